"""Bonus tiles and exchanges (003:286, 003:417): the market, the Emissary, the discount."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import (
    ALLOWED,
    PICK_ACTION,
    YES_NO,
    Question,
    first_of,
    frame,
    second_of,
)
from kilnyard.core.table import Table
from kilnyard.games.xian.abilities import able, refused_there
from kilnyard.games.xian.events import DiscountUsed, MarketUsed, ResourceExchanged
from kilnyard.games.xian.frames import EXCHANGE
from kilnyard.games.xian.labels import STOP_LABEL, exchange_label, yes_no_label
from kilnyard.games.xian.names import BUILDINGS, DISCOUNT, MARKET, RESOURCES
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import (
    EXCHANGE_BEGUN,
    NEEDS_DISCOUNT,
    NO_DISCOUNT,
    NO_MARKET,
    NOT_HELD,
    NOTHING_TO_EXCHANGE,
    NOTHING_TO_REDUCE,
    SUPPLY_EMPTY,
)
from kilnyard.games.xian.resources import (
    give_resource,
    has_tile,
    in_supply,
    receive_resource,
    resource_held,
    resources_held,
    use_tile,
)

NO: Final = 0
YES: Final = 1
_KINDS: Final = len(RESOURCES)
STOP: Final = _KINDS * _KINDS
_EXCHANGES: Final[list[int]] = [
    given * _KINDS + taken for given in range(_KINDS) for taken in range(_KINDS) if given != taken
] + [STOP]
_NO_OR_YES: Final[list[int]] = [NO, YES]


def market_refused(position: XianPosition, seat: int) -> int:
    """XI-MARK-1: with an unused tile, and something to give."""
    if not has_tile(position.players, seat, MARKET):
        return NO_MARKET
    if resources_held(position.players, seat) == 0:
        return NOTHING_TO_EXCHANGE
    return ALLOWED


def use_market(position: XianPosition, seat: int, table: Table) -> None:
    """XI-MARK-1: up to two exchanges; the first has to be made."""
    use_tile(position.players, seat, MARKET)
    if table.listening:
        table.tell(MarketUsed(seat=seat))
    offer_exchanges(position, position.tables.market_exchanges, optional=False)


def offer_exchanges(position: XianPosition, count: int, optional: bool) -> None:
    """So many exchanges, each after the other."""
    position.frames.append(frame(EXCHANGE, count, 1 if optional else 0))


class Exchange(Question[XianPosition]):
    """One resource for another. Details: how many exchanges are left, whether one may stop."""

    name: ClassVar[str] = "exchange"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return _EXCHANGES

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        """XI-MARK-3: what is given must be held, what is taken must be there."""
        if option == STOP:
            return ALLOWED if second_of(position.frames[-1]) else EXCHANGE_BEGUN
        if resource_held(position.players, seat, option // _KINDS) == 0:
            return NOT_HELD
        return ALLOWED if in_supply(position, option % _KINDS) else SUPPLY_EMPTY

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == STOP:
            return
        given, taken = option // _KINDS, option % _KINDS
        give_resource(position, seat, given)
        receive_resource(position, seat, taken, table)
        if table.listening:
            table.tell(
                ResourceExchanged(
                    seat=seat, resource=RESOURCES[given], for_resource=RESOURCES[taken]
                )
            )
        if first_of(frame) > 1:
            offer_exchanges(position, first_of(frame) - 1, optional=True)

    def token(self, position: XianPosition, option: int) -> str:
        if option == STOP:
            return "stop"
        return f"{RESOURCES[option // _KINDS]}-{RESOURCES[option % _KINDS]}"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        if option == STOP:
            return STOP_LABEL
        return exchange_label(option // _KINDS, option % _KINDS)

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        count = first_of(position.frames[-1])
        if option in (STOP, -1):
            return {"count": count}
        given, taken = RESOURCES[option // _KINDS], RESOURCES[option % _KINDS]
        return {"count": count, "resource": given, "for_resource": taken}


class UseDiscount(Question[XianPosition]):
    """XI-DISC-1 to XI-DISC-4: is the discount tile used for this action? Detail: the building."""

    name: ClassVar[str] = "use-discount"
    kind: ClassVar[str] = YES_NO

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return _NO_OR_YES

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        building = first_of(position.frames[-1])
        if option == NO:
            return ALLOWED if able(position, seat, building, False) else NEEDS_DISCOUNT
        if not has_tile(position.players, seat, DISCOUNT):
            return NO_DISCOUNT
        return ALLOWED if able(position, seat, building, True) else NOTHING_TO_REDUCE

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        position.reduced = option == YES
        if option == NO:
            return
        use_tile(position.players, seat, DISCOUNT)
        if table.listening:
            table.tell(DiscountUsed(seat=seat))

    def token(self, position: XianPosition, option: int) -> str:
        return "reduce" if option == YES else "full"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return yes_no_label(option == YES, "discount")

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"building": BUILDINGS[first_of(position.frames[-1])]}


def action_refused(position: XianPosition, seat: int, building: int) -> int:
    """XI-BLD-8: whether a seat could act in a building, with its discount tile if need be."""
    reason = refused_there(position, seat, building, False)
    if reason and has_tile(position.players, seat, DISCOUNT):
        return refused_there(position, seat, building, True)
    return reason
