"""The shapes of the component files, one group of classes a file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Grade = Literal["certain", "likely", "house"]
PigmentId = Literal["yellow", "red", "green", "blue"]
SectionId = Literal["A", "B", "C"]
MaterialId = Literal["wood", "bronze"]
HelperId = Literal["ceramist", "accountant", "administrator", "emissary", "scientist", "officer"]
EquipmentId = Literal["crossbow", "arrowheads", "chariot", "halberd", "horse", "sword"]
EndTileId = Literal[
    "returned-resources",
    "every-ten-points",
    "unused-tiles",
    "painted-soldiers",
    "helpers-recruited",
    "six-points",
    "section-majorities",
    "identical-pairs",
]

Few = Annotated[int, Meta(ge=0, le=20)]
AtLeastOne = Annotated[int, Meta(ge=1, le=20)]
Points = Annotated[int, Meta(ge=0, le=100)]
# A wall, a statue's space, or points with Coins or pigments; five of them.
_SQUARE = r"(#|S|\d{1,2}(\+\$\d)?(\+[YRGB])*)"
SquareRow = Annotated[str, Meta(pattern=rf"^{_SQUARE}( {_SQUARE}){{4}}$")]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component file."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component, or a number of the rules; `grade` says how sure its values are."""

    grade: Grade


class Collector(Printed, frozen=True):
    number: AtLeastOne
    coins: Few


class Craftsman(Printed, frozen=True):
    number: AtLeastOne
    clay: Few


class Helper(Printed, frozen=True):
    number: AtLeastOne
    helper: HelperId
    points: list[Points]


class Miner(Printed, frozen=True):
    number: AtLeastOne
    pigments: Annotated[list[PigmentId], Meta(min_length=1, max_length=4)]


class Abilities(Printed, frozen=True):
    ceramist_points: Points
    accountant_coins: Few
    administrator_clay: Few
    emissary_exchanges: AtLeastOne
    scientist_clay: Few
    officer_coins: Few


class Workers(File, frozen=True):
    collectors: list[Collector]
    craftsmen: list[Craftsman]
    helpers: list[Helper]
    miners: list[Miner]
    abilities: Abilities


class EquipmentType(Printed, frozen=True):
    id: EquipmentId
    material: MaterialId
    section: SectionId


class EquipmentCard(Printed, frozen=True):
    id: str
    type: EquipmentId
    coins: Few
    clay: Few


class Market(Printed, frozen=True):
    discarded: Annotated[int, Meta(ge=0, le=4)]


class Equipment(File, frozen=True):
    types: list[EquipmentType]
    cards: list[EquipmentCard]
    market: Market


class RequestToken(Printed, frozen=True):
    number: AtLeastOne
    pigment: PigmentId


class Requests(File, frozen=True):
    tokens: list[RequestToken]


class Face(Printed, frozen=True):
    id: str
    section: SectionId
    upper: SquareRow
    lower: SquareRow


class Formations(File, frozen=True):
    faces: list[Face]


class Limit(Printed, frozen=True):
    players: AtLeastOne
    builders: AtLeastOne


class Toll(Printed, frozen=True):
    players: AtLeastOne
    coins: Annotated[list[Few], Meta(min_length=2, max_length=2)]


class MinisterBonus(Printed, frozen=True):
    coins: Few
    points: Points


class Passing(Printed, frozen=True):
    coins: Few


class Debt(Printed, frozen=True):
    points: Points


class StatueCost(Printed, frozen=True):
    section: SectionId
    clay: Few


class Buildings(File, frozen=True):
    limits: list[Limit]
    tolls: list[Toll]
    minister: MinisterBonus
    passing: Passing
    debt: Debt
    workshop: list[StatueCost]


class StartTile(Printed, frozen=True):
    number: AtLeastOne
    pigment: PigmentId


class MarketTile(Printed, frozen=True):
    exchanges: AtLeastOne


class DiscountTile(Printed, frozen=True):
    resources: Literal[1]


class Mausoleum(File, frozen=True):
    start: list[StartTile]
    market: MarketTile
    discount: DiscountTile


class EndTile(Printed, frozen=True):
    id: EndTileId
    points: Points
    most: Points | None = None


class Drawn(Printed, frozen=True):
    tiles: AtLeastOne


class EndTiles(File, frozen=True):
    tiles: list[EndTile]
    drawn: Drawn


class Majority(Printed, frozen=True):
    section: SectionId
    points: Annotated[list[Points], Meta(min_length=3, max_length=3)]


class Sets(Printed, frozen=True):
    points: Annotated[list[Points], Meta(min_length=3, max_length=3)]


class PointsEach(Printed, frozen=True):
    points: Points


class Leftovers(Printed, frozen=True):
    resources_per_point: AtLeastOne


class Scoring(File, frozen=True):
    majorities: list[Majority]
    sets: Sets
    match: PointsEach
    unused: PointsEach
    leftovers: Leftovers


class Length(Printed, frozen=True):
    rounds: AtLeastOne
    hand: Literal[4]


class PlayerStart(Printed, frozen=True):
    coins: Few
    clay: Few
    builders: Literal[2]
    signatures: Few
    soldiers: AtLeastOne


class Supply(Printed, frozen=True):
    statues: AtLeastOne
    pigments: AtLeastOne


class Setup(File, frozen=True):
    game: Length
    player: PlayerStart
    supply: Supply
