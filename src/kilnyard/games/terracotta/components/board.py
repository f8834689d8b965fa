"""The shapes of the component files that every game uses, one group of classes a file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kilnyard.games.terracotta.components.printed import (
    AnyAction,
    AtLeastOne,
    DominationAndPresence,
    Few,
    MasterId,
    Points,
    PointsEach,
    Printed,
    QuarterId,
    SpecialistId,
    WarriorId,
    WeaponId,
)


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component file."""


class Mausoleum(Printed, frozen=True):
    rows: Literal[7]
    columns: Literal[9]


class InspectorTrack(Printed, frozen=True):
    id: Literal["row", "column"]
    spaces: Literal[7, 9]
    start: AtLeastOne


class Board(File, frozen=True):
    mausoleum: Mausoleum
    inspectors: list[InspectorTrack]
    inspections: DominationAndPresence
    musicians: PointsEach


class Rotation(Printed, frozen=True):
    coins: Few


class Alternative(Printed, frozen=True):
    clay: Few
    coins: Few


class Space(Printed, frozen=True):
    slot: AtLeastOne
    shows: AnyAction


class Wheel(File, frozen=True):
    rotation: Rotation
    alternative: Alternative
    inner: list[Space]
    middle: list[Space]
    outer: list[Space]


class OrganizerColumn(Printed, frozen=True):
    id: WarriorId
    warriors: AtLeastOne


class OrganizerRow(Printed, frozen=True):
    row: AtLeastOne
    points: Points


class Sword(Printed, frozen=True):
    points: Points
    steps: Few


class Crossbow(Printed, frozen=True):
    points_per_space: Points


class Spear(Printed, frozen=True):
    points: Points
    coins: Few


class Organizer(File, frozen=True):
    columns: list[OrganizerColumn]
    rows: list[OrganizerRow]
    sword: Sword
    halberd: PointsEach
    crossbow: Crossbow
    spear: Spear


class Specialist(Printed, frozen=True):
    id: SpecialistId
    weapon: WeaponId
    costs: Annotated[list[Few], Meta(min_length=1)]


class Specialists(File, frozen=True):
    specialists: list[Specialist]


class MasterToken(Printed, frozen=True):
    number: AtLeastOne
    coins: Few


class Master(Printed, frozen=True):
    id: MasterId
    coins: Few
    protected_clay: Few


class MasterInspector(Printed, frozen=True):
    steps: AtLeastOne


class MasterClayMaker(Printed, frozen=True):
    clay: AtLeastOne


class MasterSupervisor(Printed, frozen=True):
    warehouses: AtLeastOne


class Masters(File, frozen=True, rename="kebab"):
    tokens: list[MasterToken]
    masters: list[Master]
    inspector: MasterInspector
    clay_maker: MasterClayMaker
    supervisor: MasterSupervisor


class PriorityToken(Printed, frozen=True):
    number: AtLeastOne
    clay: Few


class Priority(File, frozen=True):
    tokens: list[PriorityToken]


class SetupForPlayers(Printed, frozen=True):
    players: AtLeastOne
    workers_of_each_kind: AtLeastOne
    priority_tokens: Few


class Start(Printed, frozen=True):
    coins: Few


class Place(Printed, frozen=True):
    place: AtLeastOne
    clay: Few
    coins: Few


class Warehouses(Printed, frozen=True):
    clay: Few


class Setup(File, frozen=True):
    tables: list[SetupForPlayers]
    start: Start
    places: list[Place]
    warehouses: Warehouses


class Round(DominationAndPresence, frozen=True):
    round: AtLeastOne


class RoundTrack(File, frozen=True):
    rounds: Annotated[list[Round], Meta(min_length=1)]


class Counted(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag=str.lower
):
    """What a Scoring tile looks at."""


class Row(Counted, frozen=True):
    row: AtLeastOne


class Column(Counted, frozen=True):
    column: AtLeastOne


class Warriors(Counted, frozen=True):
    warrior: WarriorId


class Quarter(Counted, frozen=True):
    quarter: QuarterId


class Coins(Counted, frozen=True):
    pass


class Clay(Counted, frozen=True):
    pass


class Tile(Printed, frozen=True):
    id: str
    counts: Row | Column | Warriors | Quarter | Coins | Clay


class ScoringTiles(File, frozen=True):
    tiles: list[Tile]


class Leftovers(Printed, frozen=True):
    clay_or_coins_per_point: AtLeastOne


class FinalScoring(File, frozen=True):
    footmen: DominationAndPresence
    groups: DominationAndPresence
    archers: PointsEach
    leftovers: Leftovers
