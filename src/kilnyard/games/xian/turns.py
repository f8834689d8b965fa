"""A turn's building action (003:208): entering, limits, tolls, the Prime Minister, passing."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_ACTION, Question, frame
from kilnyard.core.table import Table
from kilnyard.games.xian.events import (
    BuilderPlaced,
    BuildingOpened,
    ExtraActionUsed,
    MinisterRewarded,
    Passed,
    TollPaid,
    TollSpared,
)
from kilnyard.games.xian.frames import ADVANCE, FORGE, MODEL, PAINT, TAKE_TURN, USE_DISCOUNT
from kilnyard.games.xian.labels import (
    DONE_LABEL,
    MARKET_LABEL,
    PASS_LABEL,
    enter_label,
    extra_label,
)
from kilnyard.games.xian.names import BUILDINGS, EXTRA_ACTION, MINISTER, OPEN_OR_FREE, PALACE
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import (
    ALREADY_ENTERED,
    BUILDING_CLOSED,
    BUILDING_OPEN,
    NO_EXTRA_ACTION,
    NO_OPEN_OR_FREE,
    NO_TOLL_DUE,
    TURN_NOT_OVER,
)
from kilnyard.games.xian.resources import debt_points, has_tile, pay_coins, score, use_tile
from kilnyard.games.xian.tiles import action_refused, market_refused, use_market

# An option is a building with a way: 0 to 3 as one is, then opened, free of toll, extra.
ENTER: Final = 0
OPEN: Final = 1
FREE: Final = 2
EXTRA: Final = 3
WAYS: Final = ("enter", "open", "free", "extra")
USE_MARKET: Final = 16
PASS: Final = 17
DONE: Final = 18
_OPTIONS: Final[list[int]] = list(range(19))
_BUILDINGS: Final = len(BUILDINGS)
# What is pending for each building's action.
_ACTIONS: Final = (MODEL, PAINT, FORGE, ADVANCE)


class TakeTurn(Question[XianPosition]):
    """XI-BLD-1: one builder or a pass; before and after it, what Bonus tiles allow."""

    name: ClassVar[str] = "take-turn"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return _OPTIONS

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        if option == USE_MARKET:
            return market_refused(position, seat)
        if option == DONE:
            return ALLOWED if position.entered else TURN_NOT_OVER
        if option == PASS:
            return ALREADY_ENTERED if position.entered else ALLOWED
        way, building = option // _BUILDINGS, option % _BUILDINGS
        if way == EXTRA:
            if not has_tile(position.players, seat, EXTRA_ACTION):
                return NO_EXTRA_ACTION
            return action_refused(position, seat, building)
        if position.entered:
            return ALREADY_ENTERED
        return entering_refused(position, seat, building, way)

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == DONE:
            return
        position.frames.append(TAKE_TURN)
        if option == USE_MARKET:
            use_market(position, seat, table)
        elif option == PASS:
            _pass(position, seat, table)
        elif option // _BUILDINGS == EXTRA:
            _act_again(position, seat, option % _BUILDINGS, table)
        else:
            enter(position, seat, option % _BUILDINGS, option // _BUILDINGS, table)

    def token(self, position: XianPosition, option: int) -> str:
        if option >= USE_MARKET:
            return ("market", "pass", "done")[option - USE_MARKET]
        way, building = WAYS[option // _BUILDINGS], BUILDINGS[option % _BUILDINGS]
        return building if way == WAYS[ENTER] else f"{way}-{building}"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        if option == USE_MARKET:
            return MARKET_LABEL
        if option == DONE:
            return DONE_LABEL
        if option == PASS:
            return Message(PASS_LABEL, {"coins": position.tables.passing_coins})
        way, building = option // _BUILDINGS, option % _BUILDINGS
        if way == EXTRA:
            return extra_label(building)
        coins = 0 if way == FREE else toll(position, seat, building)
        return enter_label(building, WAYS[way], coins, debt_points(position, seat, coins))

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        if not 0 <= option < USE_MARKET:
            return {}
        limit = position.tables.limits[position.seats]
        return {"building": BUILDINGS[option % _BUILDINGS], "limit": limit}


def standing_in_pair(position: XianPosition, building: int) -> int:
    """XI-BLD-2, XI-BLD-3: all builders in both buildings of a pair, and the Prime Minister."""
    board = position.board
    place = board.layout.index(building)
    count = 0
    for other in (building, board.layout[place ^ 1]):
        count += builders_in(position, other)
        count += 1 if board.minister == other else 0
    return count


def builders_in(position: XianPosition, building: int) -> int:
    """All players' builders in a building."""
    builders = position.board.builders
    return sum(builders[seat * _BUILDINGS + building] for seat in range(position.seats))


def is_closed(position: XianPosition, building: int) -> bool:
    """XI-BLD-4: at the limit both buildings of the pair are closed for the round."""
    return standing_in_pair(position, building) >= position.tables.limits[position.seats]


def toll_to(position: XianPosition, building: int, other: int) -> int:
    """XI-BLD-5, XI-BLD-6: what is paid to one opponent, by how many builders they have there."""
    builders = position.board.builders[other * _BUILDINGS + building]
    return position.tables.tolls[position.seats][builders]


def toll(position: XianPosition, seat: int, building: int) -> int:
    """All that a seat pays to enter; XI-BLD-7: nothing for builders of its own."""
    coins = 0
    for other in range(position.seats):
        if other != seat:
            coins += toll_to(position, building, other)
    return coins


def entering_refused(position: XianPosition, seat: int, building: int, way: int) -> int:
    """XI-OPEN-1 to XI-OPEN-5: a limit or a toll; a tile needs one to set aside."""
    if way != ENTER and not has_tile(position.players, seat, OPEN_OR_FREE):
        return NO_OPEN_OR_FREE
    closed = is_closed(position, building)
    if closed and way != OPEN:
        return BUILDING_CLOSED
    if way == OPEN and not closed:
        return BUILDING_OPEN
    if way == FREE and toll(position, seat, building) == 0:
        return NO_TOLL_DUE
    return action_refused(position, seat, building)


def enter(position: XianPosition, seat: int, building: int, way: int, table: Table) -> None:
    """XI-BLD-1: pay the toll, send a builder, meet the Prime Minister; then act."""
    name = BUILDINGS[building]
    position.entered = True
    if way != ENTER:
        use_tile(position.players, seat, OPEN_OR_FREE)
        if table.listening:
            used = BuildingOpened if way == OPEN else TollSpared
            table.tell(used(seat=seat, building=name))
    if way != FREE:
        _pay_toll(position, seat, building, table)
    first = builders_in(position, building) == 0
    position.board.builders[seat * _BUILDINGS + building] += 1
    if table.listening:
        table.tell(BuilderPlaced(seat=seat, building=name))
    if first and position.board.minister == building:
        _meet_minister(position, seat, table)
    _act(position, building)


def _pay_toll(position: XianPosition, seat: int, building: int, table: Table) -> None:
    """XI-BLD-5, XI-BLD-11: each opponent there is paid in full, whatever the payer has."""
    for other in range(position.seats):
        coins = toll_to(position, building, other)
        if other == seat or coins == 0:
            continue
        position.players.coins[other] += coins
        if table.listening:
            table.tell(TollPaid(seat=seat, to_seat=other, coins=coins))
        pay_coins(position, seat, coins, table)


def _meet_minister(position: XianPosition, seat: int, table: Table) -> None:
    """XI-BLD-14, XI-BLD-15: at once, so that the Coin can help to pay for the action."""
    coins, points = position.tables.minister_coins, position.tables.minister_points
    position.players.coins[seat] += coins
    score(position.players, seat, MINISTER, points)
    if table.listening:
        table.tell(MinisterRewarded(seat=seat, coins=coins, points=points))


def _pass(position: XianPosition, seat: int, table: Table) -> None:
    """XI-BLD-9: a Coin in place of a building action."""
    position.entered = True
    coins = position.tables.passing_coins
    position.players.coins[seat] += coins
    if table.listening:
        table.tell(Passed(seat=seat, coins=coins))


def _act_again(position: XianPosition, seat: int, building: int, table: Table) -> None:
    """XI-EXTRA-1, XI-EXTRA-2, XI-EXTRA-4: no builder, no limit, no toll, no Prime Minister."""
    use_tile(position.players, seat, EXTRA_ACTION)
    if table.listening:
        table.tell(ExtraActionUsed(seat=seat, building=BUILDINGS[building]))
    _act(position, building)


def _act(position: XianPosition, building: int) -> None:
    """The building's action; before it, the discount tile where it can serve."""
    position.reduced = False
    position.frames.append(_ACTIONS[building])
    if building != PALACE:
        position.frames.append(frame(USE_DISCOUNT, building))
