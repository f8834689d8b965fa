"""A new round (003:298): builders, requests, the Prime Minister, the row of Equipment."""

from __future__ import annotations

from kilnyard.core.question import Step
from kilnyard.core.table import Table
from kilnyard.games.xian.names import (
    BUILDINGS,
    EQUIPMENTS,
    NOTHING,
    PIGMENTS,
    ROW_PLACES,
    SECTIONS,
)
from kilnyard.games.xian.pit import REQUEST_SECTIONS
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.scoring_events import (
    BuildersReturned,
    EquipmentRevealed,
    EquipmentScrapped,
    MinisterMoved,
    RequestDrawn,
    RequestRemoved,
)
from kilnyard.games.xian.setting_up import draw_one


class NewRound(Step[XianPosition]):
    """XI-ROUND-1 to XI-ROUND-6: after every round but the last (XI-ROUND-7)."""

    def run(self, position: XianPosition, frame: int, table: Table) -> None:
        builders = position.board.builders
        for place in range(len(builders)):
            builders[place] = 0
        if table.listening:
            table.tell(BuildersReturned())
        replace_request(position, table)
        refresh_row(position, table)
        position.round += 1


def replace_request(position: XianPosition, table: Table) -> None:
    """XI-ROUND-2 to XI-ROUND-4: the lowest token goes, its colour calls, another comes."""
    board, pigments = position.board, position.tables.request_pigments
    number = min(board.requests)
    place = board.requests.index(number)
    board.removed.append(number)
    board.minister = pigments[number]
    board.requests[place] = draw_one(board.bag, table)
    if table.listening:
        drawn = board.requests[place]
        section = SECTIONS[REQUEST_SECTIONS[place]]
        table.tell(RequestRemoved(number=number, pigment=PIGMENTS[pigments[number]]))
        table.tell(MinisterMoved(building=BUILDINGS[board.minister]))
        pigment = PIGMENTS[pigments[drawn]]
        table.tell(RequestDrawn(number=drawn, pigment=pigment, section=section))


def refresh_row(position: XianPosition, table: Table) -> None:
    """XI-ROUND-5, XI-ROUND-6: the first two places are emptied, the rest slides, new cards come."""
    board, tables = position.board, position.tables
    for place in range(tables.row_discarded):
        card = board.row[place]
        if card != NOTHING:
            board.scrapped.append(card)
            if table.listening:
                name = EQUIPMENTS[tables.equipment_types[card]]
                table.tell(EquipmentScrapped(equipment=name))
    board.row = [card for card in board.row[tables.row_discarded :] if card != NOTHING]
    while len(board.row) < ROW_PLACES:
        card = draw_one(board.stack, table)
        board.row.append(card)
        if table.listening:
            name = EQUIPMENTS[tables.equipment_types[card]]
            coins = tables.equipment_coins[card]
            table.tell(EquipmentRevealed(equipment=name, coins=coins))
