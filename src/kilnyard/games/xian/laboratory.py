"""The Laboratory (003:252): pigments, an own soldier in place of a statue, its group."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members, popcount
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PAY, PICK_PIECE, Question, first_of
from kilnyard.core.table import Table
from kilnyard.games.xian.abilities import (
    can_pay_in,
    paid_with,
    paintable,
    payment_held,
    payments,
)
from kilnyard.games.xian.events import PigmentPaid, SoldierPainted
from kilnyard.games.xian.frames import PAY_PIGMENTS
from kilnyard.games.xian.labels import cell_label, payment_label
from kilnyard.games.xian.names import PAINTING, PIGMENTS, SECTIONS
from kilnyard.games.xian.pit import cell_name, group_of, section_of
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import (
    NO_STATUE_THERE,
    PAINTED_ALREADY,
    SIGNED_BY_ANOTHER,
    TOO_FEW_PIGMENTS,
)
from kilnyard.games.xian.resources import return_pigment, score


class Paint(Question[XianPosition]):
    """XI-LAB-5, XI-LAB-6: which statue is painted."""

    name: ClassVar[str] = "paint"
    kind: ClassVar[str] = PICK_PIECE

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        return members(position.pit.spaces)

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        if position.pit.statues & BIT[option] == 0:
            for painted in position.pit.painted:
                if painted & BIT[option] != 0:
                    return PAINTED_ALREADY
            return NO_STATUE_THERE
        if paintable(position, seat) & BIT[option] == 0:
            return SIGNED_BY_ANOTHER
        if not can_pay_in(position, seat, section_of(option), position.reduced):
            return TOO_FEW_PIGMENTS
        return ALLOWED

    def choices(self, position: XianPosition, seat: int) -> list[int]:
        payable: list[bool] = []
        for section in range(len(SECTIONS)):
            payable.append(can_pay_in(position, seat, section, position.reduced))
        return [cell for cell in members(paintable(position, seat)) if payable[section_of(cell)]]

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        position.frames.append(PAY_PIGMENTS | option << 8)

    def token(self, position: XianPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return cell_label(option, group_size(position, seat, option))

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {} if option < 0 else {"cell": cell_name(option)}


def group_size(position: XianPosition, seat: int, cell: int) -> int:
    """XI-LAB-7, XI-LAB-8: the soldiers in the group of one that stands there or would."""
    soldiers: i64 = position.pit.painted[seat] | BIT[cell]
    return popcount(group_of(cell, soldiers))


class PayPigments(Question[XianPosition]):
    """XI-LAB-1 to XI-LAB-3: what is paid. Detail: the statue's cell."""

    name: ClassVar[str] = "pay-pigments"
    kind: ClassVar[str] = PAY

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        section = section_of(first_of(position.frames[-1]))
        return payments(position, section, position.reduced)

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        return ALLOWED if payment_held(position, seat, option) else TOO_FEW_PIGMENTS

    def answer(
        self, position: XianPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        for pigment in paid_with(option):
            return_pigment(position, seat, pigment)
            if table.listening:
                table.tell(PigmentPaid(seat=seat, pigment=PIGMENTS[pigment]))
        paint(position, seat, first_of(frame), table)

    def token(self, position: XianPosition, option: int) -> str:
        return "-".join(PIGMENTS[pigment] for pigment in paid_with(option))

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return payment_label(paid_with(option))

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cell": cell_name(first_of(position.frames[-1]))}


def paint(position: XianPosition, seat: int, cell: int, table: Table) -> None:
    """XI-LAB-5, XI-LAB-7: the statue goes back to the supply; the group is scored."""
    position.pit.statues &= ~BIT[cell]
    position.pit.painted[seat] |= BIT[cell]
    points = group_size(position, seat, cell)
    score(position.players, seat, PAINTING, points)
    if table.listening:
        table.tell(SoldierPainted(seat=seat, cell=cell_name(cell), points=points))
