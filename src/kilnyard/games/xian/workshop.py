"""The Workshop (003:238): a new statue, the bonus of its space, and a Signature."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members, popcount
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_SPACE, YES_NO, Question, first_of, frame
from kilnyard.core.table import Table
from kilnyard.games.xian.abilities import clay_for, free_spaces, modelling_in_refused
from kilnyard.games.xian.events import (
    CeramistScored,
    CoinsFound,
    PigmentFound,
    StatueModelled,
    StatueSigned,
)
from kilnyard.games.xian.frames import SIGN
from kilnyard.games.xian.labels import statue_label, yes_no_label
from kilnyard.games.xian.names import CERAMIST, MODELLING, PIGMENTS, SECTIONS
from kilnyard.games.xian.pit import SECTION_CELLS, cell_name, section_of
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import NO_SIGNATURE_LEFT, SPACE_OCCUPIED
from kilnyard.games.xian.resources import has_helper, score, take_pigment
from kilnyard.games.xian.tables import Square

NO: Final = 0
YES: Final = 1
_NO_OR_YES: Final[list[int]] = [NO, YES]


def square_at(position: XianPosition, cell: int) -> Square:
    """What is printed on a cell."""
    face = position.pit.faces[section_of(cell)]
    return position.tables.squares[face][cell % SECTION_CELLS]


class Model(Question[XianPosition]):
    """XI-SHOP-1, XI-SHOP-2: where the new statue stands; Clay goes by the section."""

    name: ClassVar[str] = "model"
    kind: ClassVar[str] = PICK_SPACE

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return members(position.pit.spaces)

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        if free_spaces(position) & BIT[option] == 0:
            return SPACE_OCCUPIED
        return modelling_in_refused(position, seat, section_of(option), position.reduced)

    def choices(self, position: XianPosition, seat: int) -> list[int]:
        payable: list[bool] = []
        for section in range(len(SECTIONS)):
            reason = modelling_in_refused(position, seat, section, position.reduced)
            payable.append(reason == ALLOWED)
        return [cell for cell in members(free_spaces(position)) if payable[section_of(cell)]]

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        model(position, seat, option, table)

    def token(self, position: XianPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        clay = clay_for(position, seat, section_of(option), position.reduced)
        return statue_label(option, clay, square_at(position, option).points)

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        if option < 0:
            return {}
        clay = clay_for(position, seat, section_of(option), position.reduced)
        have = position.players.clay[seat]
        return {"cell": cell_name(option), "clay": clay, "have": have}


def model(position: XianPosition, seat: int, cell: int, table: Table) -> None:
    """XI-SHOP-1 to XI-SHOP-3: pay, place the statue, take what its space shows."""
    clay = clay_for(position, seat, section_of(cell), position.reduced)
    square = square_at(position, cell)
    position.players.clay[seat] -= clay
    position.pit.statues |= BIT[cell]
    score(position.players, seat, MODELLING, square.points)
    if table.listening:
        table.tell(StatueModelled(seat=seat, cell=cell_name(cell), clay=clay, points=square.points))
    _take_bonus(position, seat, square, table)
    if has_helper(position.players, seat, CERAMIST):
        points = position.tables.ceramist_points
        score(position.players, seat, MODELLING, points)
        if table.listening:
            table.tell(CeramistScored(seat=seat, points=points))
    position.frames.append(frame(SIGN, cell))


def _take_bonus(position: XianPosition, seat: int, square: Square, table: Table) -> None:
    """XI-SHOP-3: Coins, and pigments as far as there are any."""
    position.players.coins[seat] += square.coins
    if table.listening and square.coins > 0:
        table.tell(CoinsFound(seat=seat, coins=square.coins))
    for pigment in square.pigments:
        if take_pigment(position, seat, pigment, table) and table.listening:
            table.tell(PigmentFound(seat=seat, pigment=PIGMENTS[pigment]))


def signatures_left(position: XianPosition, seat: int) -> int:
    """XI-SHOP-5: those that lie in the pit never come back."""
    signed: i64 = position.pit.signed[seat]
    return position.tables.signatures - popcount(signed)


class Sign(Question[XianPosition]):
    """XI-SHOP-4: a Signature under the new statue, or none. Detail: its cell."""

    name: ClassVar[str] = "sign"
    kind: ClassVar[str] = YES_NO

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return _NO_OR_YES

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        if option == YES and signatures_left(position, seat) == 0:
            return NO_SIGNATURE_LEFT
        return ALLOWED

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == NO:
            return
        cell = first_of(frame)
        position.pit.signed[seat] |= BIT[cell]
        if table.listening:
            table.tell(StatueSigned(seat=seat, cell=cell_name(cell)))

    def token(self, position: XianPosition, option: int) -> str:
        return "sign" if option == YES else "leave"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return yes_no_label(option == YES, "sign")

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cell": cell_name(first_of(position.frames[-1]))}
