"""The worker action (003:189): what the upper card brings, or a pigment of its colour instead."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_ACTION, Question
from kilnyard.core.table import Table
from kilnyard.games.xian.events import (
    ClayMade,
    CoinsCollected,
    HelperRecruited,
    PigmentInstead,
    PigmentMined,
)
from kilnyard.games.xian.frames import WORKER_ACTION
from kilnyard.games.xian.labels import MARKET_LABEL, colour_of, pigment_label, work_label
from kilnyard.games.xian.names import (
    ACCOUNTANT,
    ADMINISTRATOR,
    CARDS,
    GREEN,
    HELPERS,
    NUMBERS,
    PIGMENTS,
    RECRUITING,
    RED,
    YELLOW,
)
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.resources import has_helper, score, take_pigment
from kilnyard.games.xian.tiles import market_refused, use_market

DO: Final = 0
PIGMENT: Final = 1
MARKET_FIRST: Final = 2
_OPTIONS: Final[list[int]] = [DO, PIGMENT, MARKET_FIRST]


class WorkerAction(Question[XianPosition]):
    """XI-WORK-1: one of the two must be done. XI-MARK-2: the market may come before it."""

    name: ClassVar[str] = "worker-action"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return _OPTIONS

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        """XI-WORK-9: either may be done even if the supply has no such pigment."""
        return market_refused(position, seat) if option == MARKET_FIRST else ALLOWED

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == MARKET_FIRST:
            position.frames.append(WORKER_ACTION)
            use_market(position, seat, table)
        elif option == PIGMENT:
            _take_colour(position, seat, table)
        else:
            _work(position, seat, table)

    def token(self, position: XianPosition, option: int) -> str:
        return ("do", "pigment", "market")[option]

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        card = position.players.over[seat]
        if option == MARKET_FIRST:
            return MARKET_LABEL
        if option == PIGMENT:
            return pigment_label(colour_of(card))
        extra = helpers_share(position, seat, colour_of(card))
        return work_label(position.tables, card, position.round, extra)

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"card": CARDS[position.players.over[seat]]}


def helpers_share(position: XianPosition, seat: int, colour: int) -> int:
    """XI-HELP-2, XI-HELP-3: what the Accountant and the Administrator add to a card's action."""
    if colour == YELLOW and has_helper(position.players, seat, ACCOUNTANT):
        return position.tables.accountant_coins
    if colour == RED and has_helper(position.players, seat, ADMINISTRATOR):
        return position.tables.administrator_clay
    return 0


def _take_colour(position: XianPosition, seat: int, table: Table) -> None:
    """XI-WORK-7: one pigment of the card's colour."""
    pigment = colour_of(position.players.over[seat])
    if take_pigment(position, seat, pigment, table) and table.listening:
        table.tell(PigmentInstead(seat=seat, pigment=PIGMENTS[pigment]))


def _work(position: XianPosition, seat: int, table: Table) -> None:
    """XI-WORK-2 to XI-WORK-6, by the colour of the card."""
    players, tables = position.players, position.tables
    colour, index = colour_of(players.over[seat]), players.over[seat] % NUMBERS
    extra = helpers_share(position, seat, colour)
    if colour == YELLOW:
        coins = tables.collector_coins[index] + extra
        players.coins[seat] += coins
        if table.listening:
            table.tell(CoinsCollected(seat=seat, coins=coins))
    elif colour == RED:
        clay = tables.craftsman_clay[index] + extra
        players.clay[seat] += clay
        if table.listening:
            table.tell(ClayMade(seat=seat, clay=clay))
    elif colour == GREEN:
        _recruit(position, seat, index, table)
    else:
        for pigment in tables.miner_pigments[index]:
            if take_pigment(position, seat, pigment, table) and table.listening:
                table.tell(PigmentMined(seat=seat, pigment=PIGMENTS[pigment]))


def _recruit(position: XianPosition, seat: int, helper: int, table: Table) -> None:
    """XI-WORK-4, XI-WORK-5: the Helper stays, and brings the points of this round."""
    points = position.tables.helper_points[helper][position.round - 1]
    position.players.helpers[seat] |= 1 << helper
    score(position.players, seat, RECRUITING, points)
    if table.listening:
        table.tell(HelperRecruited(seat=seat, helper=HELPERS[helper], points=points))
