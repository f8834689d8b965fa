"""Which Specialist he is willing to place, and where (002:879)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members, popcount
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_DIRECTION, PICK_SPACE, Question, first_of
from kilnyard.core.question import frame as make_frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.specialists import (
    is_sold_out,
    pay_for_specialist,
    put_archer,
    put_specialist,
    specialist_cost,
)
from kilnyard.games.terracotta.action_phase.warriors import EVERY_CELL, is_empty
from kilnyard.games.terracotta.events import ArcherPlaced, SpecialistPlaced
from kilnyard.games.terracotta.frames import LI_SI_ARCHER_FACING, LI_SI_SPECIALIST_SPACE
from kilnyard.games.terracotta.geometry import (
    ALL_CELLS,
    AROUND,
    CELLS,
    HORSE_CELLS,
    OUTSIDE,
    cell_name,
)
from kilnyard.games.terracotta.groups import groups_of_type
from kilnyard.games.terracotta.labels import cell_label, direction_label
from kilnyard.games.terracotta.li_si.cards import li_si_of
from kilnyard.games.terracotta.li_si.events import SpecialistUnwanted
from kilnyard.games.terracotta.li_si.spaces import spaces_beside
from kilnyard.games.terracotta.names import (
    ARCHER,
    DIRECTIONS,
    FOOTMAN,
    HORSE,
    LI_SI_SEAT,
    PERSON_SEAT,
    SPECIALISTS,
    SWORD,
    WARRIORS,
)
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.refusals import NOT_AMONG_HIS_PLACES, SPECIALIST_NEEDS_EMPTY_SPACE
from kilnyard.games.terracotta.resources import has_active
from kilnyard.games.terracotta.scoring_phase import heard_by
from kilnyard.games.terracotta.standing import counts, faced, standing_in

_ALL_DIRECTIONS: Final[list[int]] = [0, 1, 2, 3]


def place_specialist(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-SPE-1: the first he is willing to place; TA-SOLO-SPE-12: or a Coin.

    TA-SOLO-SPE-11: he pays with the Weapon that allowed it.
    """
    for weapon in weapons_considered(position):
        specialist = position.tables.specialist_weapons.index(weapon)
        if _can_pay(position, specialist) and spaces_for(position, specialist) != 0:
            spent = weapon if has_active(position.players, LI_SI_SEAT, weapon) else SWORD
            pay_for_specialist(position, LI_SI_SEAT, specialist, spent, table)
            position.frames.append(make_frame(LI_SI_SPECIALIST_SPACE, specialist))
            return
    coins = position.tables.alternative_coins
    position.players.coins[LI_SI_SEAT] += coins
    if table.listening:
        table.tell(SpecialistUnwanted(seat=LI_SI_SEAT, coins=coins))


def weapons_considered(position: TerracottaPosition) -> list[int]:
    """TA-SOLO-SPE-1: his ready Weapons from right to left.

    TA-SOLO-SPE-10: if that is the Sword alone, the other three.
    """
    row = li_si_of(position).weapon_row
    weapons = [weapon for weapon in row if has_active(position.players, LI_SI_SEAT, weapon)]
    if weapons == [SWORD]:
        weapons = [weapon for weapon in row if weapon != SWORD]
    weapons.reverse()
    return weapons


def _can_pay(position: TerracottaPosition, specialist: int) -> bool:
    """TA-SOLO-SPE-2, TA-SPE-5: there is one left, and he has the Coins for it."""
    coins = position.players.coins[LI_SI_SEAT]
    return not is_sold_out(position, specialist) and specialist_cost(position, specialist) <= coins


def spaces_for(position: TerracottaPosition, specialist: int) -> i64:
    """The spaces he would place this Specialist on; TA-SOLO-SPE-9: none for a Horse."""
    if specialist == HORSE:
        return 0
    if specialist == ARCHER:
        mausoleum = position.mausoleum
        return spaces_beside(mausoleum, _ground(mausoleum, archer_targets(position)))
    if specialist == FOOTMAN:
        return footman_spaces(position)
    return musician_spaces(position)


def archer_targets(position: TerracottaPosition) -> i64:
    """TA-SOLO-SPE-3: his Warriors that an Archer may face, in groups that he dominates.

    TA-SOLO-SPE-4: of such groups only those with the fewest of the person's Warriors.
    """
    mausoleum = position.mausoleum
    targets: i64 = 0
    fewest = CELLS
    for warrior in range(len(WARRIORS)):
        for group in groups_of_type(mausoleum, warrior):
            amounts = counts(mausoleum, position.seats, group.warriors)
            yours = amounts[PERSON_SEAT]
            his: i64 = group.warriors & mausoleum.owned[LI_SI_SEAT]
            if amounts[LI_SI_SEAT] <= yours or yours > fewest:
                continue
            if spaces_beside(mausoleum, _ground(mausoleum, his)) == 0:
                continue
            targets = his if yours < fewest else targets | his
            fewest = yours
    return targets


def _ground(mausoleum: Mausoleum, warriors: i64) -> i64:
    """All the cells these Warriors cover (TA-HOR-4)."""
    cells: i64 = warriors
    for horse in mausoleum.horses:
        if BIT[horse & 63] & warriors != 0:
            cells |= HORSE_CELLS[horse]
    return cells


def footman_spaces(position: TerracottaPosition) -> i64:
    """TA-SOLO-SPE-5: where the person could not catch up with him any more."""
    mausoleum = position.mausoleum
    empty: i64 = ALL_CELLS & ~mausoleum.occupied
    spaces: i64 = 0
    for cell in members(empty):
        amounts = counts(mausoleum, position.seats, standing_in(mausoleum, AROUND[cell]))
        lead = amounts[LI_SI_SEAT] - amounts[PERSON_SEAT]
        if lead > popcount(AROUND[cell] & empty):
            spaces |= BIT[cell]
    return spaces


def musician_spaces(position: TerracottaPosition) -> i64:
    """TA-SOLO-SPE-6: enough points, and enough more than the person's; TA-SOLO-SPE-7."""
    mausoleum, tables = position.mausoleum, position.tables
    spaces: i64 = 0
    greatest = 0
    for cell in members(ALL_CELLS & ~mausoleum.occupied):
        amounts = heard_by(mausoleum, position.seats, cell)
        his = amounts[LI_SI_SEAT] * tables.musician_points
        yours = amounts[PERSON_SEAT] * tables.musician_points
        if his < tables.solo_musician_points or his < tables.solo_musician_times * yours:
            continue
        if his - yours > greatest:
            greatest = his - yours
            spaces = 0
        if his - yours == greatest:
            spaces |= BIT[cell]
    return spaces


class LiSiSpecialistSpace(Question[TerracottaPosition]):
    """TA-SOLO-SPE-8: which of the spaces left to him. Detail: the Specialist."""

    name: ClassVar[str] = "li-si-specialist-space"
    kind: ClassVar[str] = PICK_SPACE

    def seat(self, position: TerracottaPosition) -> int:
        return PERSON_SEAT

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return EVERY_CELL

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        if not is_empty(position.mausoleum, option):
            return SPECIALIST_NEEDS_EMPTY_SPACE
        return ALLOWED if option in self.choices(position, seat) else NOT_AMONG_HIS_PLACES

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return members(spaces_for(position, first_of(position.frames[-1])))

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        specialist = first_of(frame)
        if specialist == ARCHER:
            position.frames.append(make_frame(LI_SI_ARCHER_FACING, option))
            return
        put_specialist(position.mausoleum, specialist, option)
        if table.listening:
            table.tell(
                SpecialistPlaced(
                    seat=LI_SI_SEAT, specialist=SPECIALISTS[specialist], cell=cell_name(option)
                )
            )

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return cell_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        specialist = SPECIALISTS[first_of(position.frames[-1])]
        return {"specialist": specialist, "cell": cell_name(option)}


class LiSiArcherFacing(Question[TerracottaPosition]):
    """TA-SOLO-SPE-3, TA-SOLO-SPE-8: which way his Archer faces. Detail: its cell."""

    name: ClassVar[str] = "li-si-archer-facing"
    kind: ClassVar[str] = PICK_DIRECTION

    def seat(self, position: TerracottaPosition) -> int:
        return PERSON_SEAT

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _ALL_DIRECTIONS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        archer = first_of(position.frames[-1]) | option << 6
        target = faced(position.mausoleum, archer)
        if target == OUTSIDE or archer_targets(position) & BIT[target] == 0:
            return NOT_AMONG_HIS_PLACES
        return ALLOWED

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        cell = first_of(frame)
        put_archer(position.mausoleum, cell, option)
        if table.listening:
            table.tell(
                ArcherPlaced(seat=LI_SI_SEAT, cell=cell_name(cell), facing=DIRECTIONS[option])
            )

    def token(self, position: TerracottaPosition, option: int) -> str:
        return DIRECTIONS[option]

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return direction_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cell": cell_name(first_of(position.frames[-1]))}
