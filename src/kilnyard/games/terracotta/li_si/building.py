"""Building the Prime Minister's Warriors (002:909): the type, the price, the placing."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.bits import BIT, lowest, members, popcount
from kilnyard.core.events import Message
from kilnyard.core.question import (
    ALLOWED,
    PICK_SPACE,
    Question,
    Step,
    first_of,
    second_of,
    third_of,
)
from kilnyard.core.question import frame as make_frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.warriors import (
    EVERY_CELL,
    is_empty,
    organizer_value,
    pay_clay,
    put_warrior,
)
from kilnyard.games.terracotta.events import BuilderUsed, WarriorPlaced
from kilnyard.games.terracotta.frames import LI_SI_GROUP, LI_SI_SPACE
from kilnyard.games.terracotta.geometry import ALL_CELLS, cell_name
from kilnyard.games.terracotta.groups import Group, clusters_of_type
from kilnyard.games.terracotta.labels import cell_label
from kilnyard.games.terracotta.li_si.bonuses import use_weapon, weapon_fits
from kilnyard.games.terracotta.li_si.cards import li_si_of
from kilnyard.games.terracotta.li_si.spaces import NO_GROUP, groups_wanted, spaces_wanted
from kilnyard.games.terracotta.names import (
    LI_SI_SEAT,
    ORGANIZER,
    PERSON_SEAT,
    TILE_WARRIORS,
    WARRIORS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import CELL_OCCUPIED, NOT_AMONG_HIS_PLACES
from kilnyard.games.terracotta.resources import score
from kilnyard.games.terracotta.scoring_phase import tile_of_round

# What lets him build.
BY_CLAY: Final = 0
BY_MASTER_BUILDER: Final = 1
BY_SURPRISE: Final = 2


def can_build(position: TerracottaPosition) -> bool:
    """TA-WAR-4, TA-WAR-6: there is a Warrior to take and a space to put it on."""
    return position.mausoleum.occupied != ALL_CELLS and max(position.remaining) > 0


def warrior_wanted(position: TerracottaPosition, means: int) -> int:
    """The type he builds, narrowed down step by step to one.

    TA-SOLO-BUILD-6: at last the one whose Weapon stands furthest to the left in his row.
    """
    types = [n for n in range(len(WARRIORS)) if position.remaining[n] > 0]
    if means == BY_MASTER_BUILDER:
        types = _most_remaining(position, types)
    elif means == BY_CLAY:
        types = _with_weapons(position, types)
    types = _worth_most(position, types)
    if len(types) > 1:
        types = _earliest_on_tiles(position, types)
    for weapon in li_si_of(position).weapon_row:
        if weapon in types:
            return weapon
    return types[0]


def _most_remaining(position: TerracottaPosition, types: list[int]) -> list[int]:
    """TA-SOLO-MAS-5: with the Master Builder, as for everybody (TA-BUI-3)."""
    most = max(position.remaining)
    return [warrior for warrior in types if position.remaining[warrior] == most]


def _with_weapons(position: TerracottaPosition, types: list[int]) -> list[int]:
    """TA-SOLO-BUILD-1: types whose Weapon he has; TA-SOLO-BUILD-2: unless another is worth more.

    TA-SOLO-BUILD-3: this plays no part in a Surprise Build or with the Master Builder.
    """
    armed = [warrior for warrior in types if weapon_fits(position, warrior)]
    if not armed or len(armed) == len(types):
        return types
    best_armed = max([organizer_value(position, warrior) for warrior in armed])
    best = max([organizer_value(position, warrior) for warrior in types])
    return types if best >= best_armed + position.tables.solo_build_ahead else armed


def _worth_most(position: TerracottaPosition, types: list[int]) -> list[int]:
    """TA-SOLO-BUILD-4."""
    best = max([organizer_value(position, warrior) for warrior in types])
    return [warrior for warrior in types if organizer_value(position, warrior) == best]


def _earliest_on_tiles(position: TerracottaPosition, types: list[int]) -> list[int]:
    """TA-SOLO-BUILD-5: the type that a tile counts soonest, if any counts one of these."""
    for round in range(position.round, len(position.tiles) + 1):
        tile = tile_of_round(position, round)
        if tile & 255 == TILE_WARRIORS and tile >> 8 in types:
            return [tile >> 8]
    return types


class LiSiBuild(Step[TerracottaPosition]):
    """He chooses a type and pays; then the group and the space. Details: the means, the price.

    TA-SOLO-RING-3, TA-SOLO-SPARE-3: one of the Clay goes to the Warehouse by his last Worker.
    """

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        means = first_of(frame)
        warrior = warrior_wanted(position, means)
        if means == BY_CLAY:
            pay_clay(position, LI_SI_SEAT, warrior, second_of(frame), table)
        elif means == BY_MASTER_BUILDER:
            _pay_builder(position, warrior, second_of(frame), table)
        if groups_wanted(position, warrior):
            position.frames.append(make_frame(LI_SI_GROUP, warrior, means))
        else:
            position.frames.append(make_frame(LI_SI_SPACE, warrior, means, NO_GROUP))


def _pay_builder(position: TerracottaPosition, warrior: int, coins: int, table: Table) -> None:
    """TA-SOLO-MAS-3: Coins, as many as the number of the round."""
    position.players.coins[LI_SI_SEAT] -= coins
    if table.listening:
        table.tell(BuilderUsed(seat=LI_SI_SEAT, warrior=WARRIORS[warrior], coins=coins))


class LiSiGroup(Question[TerracottaPosition]):
    """TA-SOLO-BUILD-24: which of equal groups he adds to. Details: the type, the means.

    A group is named by its first cell, counted along the rows.
    """

    name: ClassVar[str] = "li-si-group"
    kind: ClassVar[str] = PICK_SPACE

    def seat(self, position: TerracottaPosition) -> int:
        return PERSON_SEAT

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        warrior = first_of(position.frames[-1])
        clusters = clusters_of_type(position.mausoleum, warrior)
        return [int(lowest(cluster.cells)) for cluster in clusters]

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED if option in self.choices(position, seat) else NOT_AMONG_HIS_PLACES

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        groups = groups_wanted(position, first_of(position.frames[-1]))
        return [int(lowest(group.cells)) for group in groups]

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        position.frames.append(make_frame(LI_SI_SPACE, first_of(frame), second_of(frame), option))

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        warrior = first_of(position.frames[-1])
        group = _group_at(position, warrior, option)
        return Message(
            "option-group",
            {
                "warrior": WARRIORS[warrior],
                "cell": cell_name(option),
                "warriors": int(popcount(group.warriors)),
            },
        )

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"warrior": WARRIORS[first_of(position.frames[-1])], "cell": cell_name(option)}


def _group_at(position: TerracottaPosition, warrior: int, cell: int) -> Group:
    """The Warriors of one type that this cell belongs to."""
    clusters = clusters_of_type(position.mausoleum, warrior)
    return next(cluster for cluster in clusters if cluster.cells & BIT[cell])


class LiSiSpace(Question[TerracottaPosition]):
    """TA-SOLO-BUILD-24: which of equal spaces he builds on. Details: type, means, group."""

    name: ClassVar[str] = "li-si-space"
    kind: ClassVar[str] = PICK_SPACE

    def seat(self, position: TerracottaPosition) -> int:
        return PERSON_SEAT

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return EVERY_CELL

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        if not is_empty(position.mausoleum, option):
            return CELL_OCCUPIED
        return ALLOWED if option in self.choices(position, seat) else NOT_AMONG_HIS_PLACES

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        frame = position.frames[-1]
        return members(spaces_wanted(position, first_of(frame), third_of(frame)))

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        warrior, means = first_of(frame), second_of(frame)
        _place(position, warrior, option, table)
        if means == BY_CLAY and weapon_fits(position, warrior):
            use_weapon(position, warrior, table)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return cell_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"warrior": WARRIORS[first_of(position.frames[-1])], "cell": cell_name(option)}


def _place(position: TerracottaPosition, warrior: int, cell: int, table: Table) -> None:
    """TA-SOLO-BUILD-7: he scores the Organizer's points however he came to build."""
    points = organizer_value(position, warrior)
    put_warrior(position, LI_SI_SEAT, warrior, cell)
    score(position.players, LI_SI_SEAT, ORGANIZER, points)
    if table.listening:
        table.tell(
            WarriorPlaced(
                seat=LI_SI_SEAT, warrior=WARRIORS[warrior], cell=cell_name(cell), points=points
            )
        )
