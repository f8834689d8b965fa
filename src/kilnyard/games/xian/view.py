"""What a seat may see of a position, in ids that words, boards and bots share.

Hidden are the cards that others hold, what they laid face down, and the Equipment they forged.
"""

from __future__ import annotations

import msgspec


class CardView(msgspec.Struct, frozen=True):
    """A worker card: its id, colour and number, and what its own action brings in this round.

    `helper` and `points` are for green cards, `pigments` for blue ones.
    """

    card: str
    pigment: str
    number: int
    worker: str
    coins: int
    clay: int
    helper: str | None
    points: int
    pigments: list[str]


class CellView(msgspec.Struct, frozen=True):
    """A space of the pit: what it shows, and who stands there.

    `soldier` is None for nobody, "statue" for an unpainted one, else "painted"; `owner` painted it,
    `signed` is whose Signature lies there.
    """

    cell: str
    section: str
    points: int
    coins: int
    pigments: list[str]
    soldier: str | None
    owner: int | None
    signed: int | None


class GroupView(msgspec.Struct, frozen=True):
    """Painted soldiers of one seat that hang together."""

    seat: int
    cells: list[str]


class RequestView(msgspec.Struct, frozen=True):
    """A token of the Emperor's."""

    section: str
    number: int
    pigment: str


class SectionView(msgspec.Struct, frozen=True):
    """A section: Clay for a statue, pigments asked for painting, points of its three places.

    `any_pigments` more may be of any colour. `soldiers` counts painted ones by seat.
    """

    section: str
    clay: int
    pigments: list[str]
    any_pigments: int
    places: list[int]
    soldiers: list[int]


class BuildingView(msgspec.Struct, frozen=True):
    """A building: whose builders are there, and what each seat would pay to enter."""

    building: str
    pair: int
    pigment: str
    builders: list[int]
    minister: bool
    closed: bool
    tolls: list[int]


class PairView(msgspec.Struct, frozen=True):
    """Two buildings with one limit; the Prime Minister is counted among those who stand there."""

    buildings: list[str]
    standing: int
    limit: int


class EquipmentView(msgspec.Struct, frozen=True):
    """An Equipment card."""

    id: str
    equipment: str
    material: str
    section: str
    coins: int
    clay: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the Supervisor track: its tile, and who is there, the highest first."""

    space: int
    tile: str
    seats: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """All that lies before a player. Lists of hidden cards are empty for everybody else.

    `put_back` are the cards that the Emperor's favour took, which are drawn last.
    """

    seat: int
    hand: list[CardView]
    cards_in_hand: int
    cards_in_deck: int
    put_back: list[str]
    under: CardView | None
    over: CardView | None
    discards: list[str]
    helpers: list[str]
    coins: int
    clay: int
    pigments: dict[str, int]
    builders: int
    signatures: int
    soldiers: int
    tiles: list[str]
    used_tiles: list[str]
    end_tile: str | None
    equipment: list[EquipmentView]
    equipment_count: int
    equipment_points: int | None
    space: int
    points: dict[str, int]
    total: int


class XianView(msgspec.Struct, frozen=True):
    """The whole table. `active` is None while pairs are chosen; `order` is that of the phase."""

    round: int
    rounds: int
    phase: int
    over: bool
    active: int | None
    deciders: list[int]
    order: list[int]
    turns_begun: int
    cells: list[CellView]
    walls: list[str]
    groups: list[GroupView]
    sections: list[SectionView]
    requests: list[RequestView]
    removed: list[RequestView]
    buildings: list[BuildingView]
    pairs: list[PairView]
    row: list[EquipmentView | None]
    equipment_left: int
    scrapped: list[EquipmentView]
    track: list[SpaceView]
    end_tiles: list[str]
    end_tiles_left: list[str]
    pigments: dict[str, int]
    statues_left: int
    players: list[PlayerView]
