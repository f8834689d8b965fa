"""What the rest of a turn of Xi'an promises, before it has been played out."""

from __future__ import annotations

from kilnyard.bots.insight.xian_worth import (
    CLAY_WORTH,
    COIN_WORTH,
    END_TILE_WORTH,
    PIGMENT_WORTH,
    TILE_WORTH,
)
from kilnyard.core.bits import members
from kilnyard.core.question import ALLOWED, first_of, kind_of
from kilnyard.games.xian.abilities import (
    can_pay_in,
    clay_for,
    free_spaces,
    modelling_in_refused,
    paintable,
    price_of,
)
from kilnyard.games.xian.final_scoring import matches_in, sets_of, shares, soldiers_in
from kilnyard.games.xian.frames import (
    ADVANCE,
    CHOOSE_END_TILE,
    FORGE,
    MODEL,
    NEXT_PLAYER,
    PAINT,
    PAY_PIGMENTS,
    TAKE_TURN,
)
from kilnyard.games.xian.laboratory import group_size
from kilnyard.games.xian.names import (
    ARMOURY,
    BUILDINGS,
    CERAMIST,
    LABORATORY,
    LAST_SPACE,
    MATERIALS,
    NOTHING,
    SECTIONS,
    WORKSHOP,
)
from kilnyard.games.xian.pit import section_of
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.resources import has_helper, missing_coins
from kilnyard.games.xian.turns import ENTER, builders_in, entering_refused, toll
from kilnyard.games.xian.workshop import square_at

# What others may still spoil of a majority.
MAJORITY_SURENESS = 70


def prospect(position: XianPosition, seat: int) -> int:
    """What a seat that is playing its turn may hope for before it is over."""
    value = 0
    for frame in reversed(position.frames):
        kind = kind_of(frame)
        if kind == NEXT_PLAYER:
            break
        if kind == MODEL:
            value += model_promise(position, seat)
        elif kind == PAINT:
            value += paint_promise(position, seat)
        elif kind == PAY_PIGMENTS:
            value += _soldier(position, seat, first_of(frame))
        elif kind == FORGE:
            value += forge_promise(position, seat)
        elif kind == ADVANCE:
            value += advance_promise(position, seat)
        elif kind == CHOOSE_END_TILE:
            value += END_TILE_WORTH
        elif kind == TAKE_TURN and not position.entered:
            value += turn_promise(position, seat)
    return value


def turn_promise(position: XianPosition, seat: int) -> int:
    """The best building to enter, or a pass."""
    best = COIN_WORTH * position.tables.passing_coins
    for building in range(len(BUILDINGS)):
        if entering_refused(position, seat, building, ENTER) != ALLOWED:
            continue
        value = action_promise(position, seat, building)
        value -= coins_cost(position, seat, toll(position, seat, building))
        if position.board.minister == building and builders_in(position, building) == 0:
            value += 100 * position.tables.minister_points + COIN_WORTH
        best = max(best, value)
    return best


def coins_cost(position: XianPosition, seat: int, coins: int) -> int:
    """Coins that are there, and points for those that are not."""
    missing = missing_coins(position.players, seat, coins)
    return (coins - missing) * COIN_WORTH + missing * 100 * position.tables.debt_points


def action_promise(position: XianPosition, seat: int, building: int) -> int:
    """What a building's action brings beyond what it costs."""
    if building == WORKSHOP:
        return model_promise(position, seat)
    if building == LABORATORY:
        return paint_promise(position, seat)
    if building == ARMOURY:
        return forge_promise(position, seat)
    return advance_promise(position, seat)


def model_promise(position: XianPosition, seat: int) -> int:
    """The best space that can be paid for."""
    extra = 100 if has_helper(position.players, seat, CERAMIST) else 0
    costs: list[int | None] = []
    for section in range(len(SECTIONS)):
        reason = modelling_in_refused(position, seat, section, position.reduced)
        clay = clay_for(position, seat, section, position.reduced)
        costs.append(clay * CLAY_WORTH if reason == ALLOWED else None)
    best = 0
    for cell in members(free_spaces(position)):
        cost = costs[section_of(cell)]
        if cost is None:
            continue
        square = square_at(position, cell)
        value = 100 * square.points + square.coins * COIN_WORTH
        value += len(square.pigments) * PIGMENT_WORTH
        best = max(best, value + extra - cost)
    return best


def paint_promise(position: XianPosition, seat: int) -> int:
    """The best soldier that can be paid for."""
    payable = [
        can_pay_in(position, seat, section, position.reduced) for section in range(len(SECTIONS))
    ]
    pigments = 1 if position.reduced else 2
    values = [
        _soldier(position, seat, cell) - pigments * PIGMENT_WORTH
        for cell in members(paintable(position, seat))
        if payable[section_of(cell)]
    ]
    return max(values, default=0)


def _soldier(position: XianPosition, seat: int, cell: int) -> int:
    """A soldier's group, and what it does for the majority of its section."""
    section = section_of(cell)
    amounts = [soldiers_in(position, other, section) for other in range(position.seats)]
    places = position.tables.majority_points[section]
    before = shares(amounts, places)[seat]
    amounts[seat] += 1
    gain = shares(amounts, places)[seat] - before
    return 100 * group_size(position, seat, cell) + gain * MAJORITY_SURENESS + 40


def equipment_worth(position: XianPosition, seat: int) -> int:
    """Sets and matches as they would score now."""
    tables = position.tables
    points = 0
    for material in range(len(MATERIALS)):
        points += sum(tables.set_points[size] for size in sets_of(position, seat, material))
    for section in range(len(SECTIONS)):
        points += tables.match_points * matches_in(position, seat, section)
    return 100 * points


def forge_promise(position: XianPosition, seat: int) -> int:
    """The best card of the row, less its price."""
    best = 0
    before = equipment_worth(position, seat)
    held = position.players.equipment[seat]
    for card in position.board.row:
        if card == NOTHING:
            continue
        held.append(card)
        value = equipment_worth(position, seat) - before
        held.pop()
        value += position.tables.equipment_clay[card] * CLAY_WORTH
        value -= coins_cost(position, seat, price_of(position, seat, card, position.reduced))
        best = max(best, value)
    return best


def advance_promise(position: XianPosition, seat: int) -> int:
    """The tile of the next space."""
    space = position.players.track[seat] + 1
    if space > LAST_SPACE:
        return 0
    return END_TILE_WORTH if space == LAST_SPACE else TILE_WORTH[space - 1] + 60
