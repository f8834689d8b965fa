"""The Armoury (003:268): an Equipment out of the row."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_CARD, Question
from kilnyard.core.table import Table
from kilnyard.games.xian.abilities import full_price, price_of
from kilnyard.games.xian.events import EquipmentClayTaken, EquipmentForged
from kilnyard.games.xian.labels import forge_label, thing_label
from kilnyard.games.xian.names import EQUIPMENTS, NOTHING, ROW_PLACES
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import NOTHING_TO_REDUCE, PLACE_EMPTY
from kilnyard.games.xian.resources import debt_points, pay_coins

_PLACES: Final[list[int]] = list(range(ROW_PLACES))


class Forge(Question[XianPosition]):
    """XI-ARM-1: which card of the row; XI-BLD-13: whatever its price."""

    name: ClassVar[str] = "forge"
    kind: ClassVar[str] = PICK_CARD

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return _PLACES

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        card = position.board.row[option]
        if card == NOTHING:
            return PLACE_EMPTY
        if position.reduced and full_price(position, seat, card) == 0:
            return NOTHING_TO_REDUCE
        return ALLOWED

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        forge(position, seat, option, table)

    def token(self, position: XianPosition, option: int) -> str:
        return f"place-{option + 1}"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        card, tables = position.board.row[option], position.tables
        if card == NOTHING:
            return thing_label("empty-place")
        coins = price_of(position, seat, card, position.reduced)
        lost = debt_points(position, seat, coins)
        name = EQUIPMENTS[tables.equipment_types[card]]
        return forge_label(name, coins, tables.equipment_clay[card], lost)

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {} if option < 0 else {"place": option + 1}


def forge(position: XianPosition, seat: int, place: int, table: Table) -> None:
    """XI-ARM-1 to XI-ARM-4: pay, take the card face down and its Clay; the place stays empty."""
    card, tables = position.board.row[place], position.tables
    coins = price_of(position, seat, card, position.reduced)
    position.board.row[place] = NOTHING
    position.players.equipment[seat].append(card)
    position.players.equipment[seat].sort()
    if table.listening:
        name = EQUIPMENTS[tables.equipment_types[card]]
        table.tell(EquipmentForged(seat=seat, equipment=name, coins=coins))
    pay_coins(position, seat, coins, table)
    clay = tables.equipment_clay[card]
    position.players.clay[seat] += clay
    if table.listening and clay > 0:
        table.tell(EquipmentClayTaken(seat=seat, clay=clay))
