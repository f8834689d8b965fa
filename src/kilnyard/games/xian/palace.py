"""The Palace (003:278): the Supervisor goes one space on, and there is a tile for it."""

from __future__ import annotations

from typing import ClassVar

from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_CARD, Question, Step
from kilnyard.core.table import Table
from kilnyard.games.xian.events import BonusTileTaken, EndTileTaken, SupervisorAdvanced
from kilnyard.games.xian.frames import CHOOSE_END_TILE
from kilnyard.games.xian.labels import thing_label
from kilnyard.games.xian.names import BONUS_TILES, EMISSARY, END_TILES, LAST_SPACE
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import END_TILE_TAKEN
from kilnyard.games.xian.resources import has_helper
from kilnyard.games.xian.tiles import offer_exchanges


class Advance(Step[XianPosition]):
    """XI-PAL-1 to XI-PAL-4: one space forward, onto the stack there, and its tile."""

    def run(self, position: XianPosition, frame: int, table: Table) -> None:
        seat, players = position.active, position.players
        players.track[seat] += 1
        space = players.track[seat]
        put_on_top(position.board.precedence, players.track, seat)
        if table.listening:
            table.tell(SupervisorAdvanced(seat=seat, space=space))
        if has_helper(players, seat, EMISSARY):
            offer_exchanges(position, position.tables.emissary_exchanges, optional=True)
        if space == LAST_SPACE:
            position.frames.append(CHOOSE_END_TILE)
            return
        players.tiles[seat] |= 1 << space - 1
        if table.listening:
            table.tell(BonusTileTaken(seat=seat, bonus_tile=BONUS_TILES[space - 1]))


def put_on_top(precedence: list[int], track: list[int], seat: int) -> None:
    """XI-PAL-2: ahead of everybody on its space, behind everybody further on."""
    precedence.remove(seat)
    place = 0
    while place < len(precedence) and track[precedence[place]] > track[seat]:
        place += 1
    precedence.insert(place, seat)


class ChooseEndTile(Question[XianPosition]):
    """XI-PAL-4: one of the End tiles that are left."""

    name: ClassVar[str] = "choose-end-tile"
    kind: ClassVar[str] = PICK_CARD

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return position.board.end_tiles

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        return ALLOWED if position.board.end_left >> option & 1 else END_TILE_TAKEN

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        position.board.end_left &= ~(1 << option)
        position.players.end_tiles[seat] = option
        if table.listening:
            table.tell(EndTileTaken(seat=seat, end_tile=END_TILES[option]))

    def token(self, position: XianPosition, option: int) -> str:
        return END_TILES[option]

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return thing_label(END_TILES[option])

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {} if option < 0 else {"end_tile": END_TILES[option]}
