"""What a seat may see of a position, in ids that words, boards and bots share.

Only the order of Li Si's cards is hidden in this game, and from everybody alike.
"""

from __future__ import annotations

import msgspec


class SpaceView(msgspec.Struct, frozen=True):
    """One action of a ring: its kind, and what is printed with it.

    `amount` is the Coins or Clay it brings or the Clay it costs; `thing` a Master or a Weapon.
    """

    action: str
    amount: int | None = None
    thing: str | None = None


class SegmentView(msgspec.Struct, frozen=True):
    """The three actions in line at a segment, from the middle of the wheel, and who is there."""

    number: int
    spaces: list[SpaceView]
    craftsman: int | None
    artisan: int | None
    warehouse: int


class FigureView(msgspec.Struct, frozen=True):
    """A Statue. A mounted Warrior covers three cells, its own first."""

    what: str
    cells: list[str]
    owner: int | None = None
    facing: str | None = None


class ColumnView(msgspec.Struct, frozen=True):
    """A column of the Warrior Organizer; `points` is None when it is empty.

    `rows` are the points beside each of its rows, from the row that is taken first.
    """

    warrior: str
    remaining: int
    points: int | None
    rows: list[int] = []


class SpecialistView(msgspec.Struct, frozen=True):
    """A kind of Specialist on offer; `cost` is None when it is sold out.

    `costs` are the Coins for each of its kind, from the one that is bought first.
    """

    specialist: str
    weapon: str
    remaining: int
    cost: int | None
    costs: list[int] = []


class TileView(msgspec.Struct, frozen=True):
    """A Scoring tile, and what its round pays."""

    round: int
    tile: str
    domination: int
    presence: int


class MasterView(msgspec.Struct, frozen=True):
    """Who has a token at a Master."""

    master: str
    seats: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """All that lies before a player, points by source included."""

    seat: int
    coins: int
    wet_clay: int
    dry_clay: int
    active_weapons: list[str]
    master_tokens: list[int]
    craftsmen: int
    artisans: int
    artisans_in_supply: int
    priority: int | None
    points: dict[str, int]
    total: int


class CardView(msgspec.Struct, frozen=True):
    """An Action card of Li Si's."""

    number: int
    space: SpaceView
    rotates: list[str]
    neutral: bool


class LiSiView(msgspec.Struct, frozen=True):
    """Li Si's own things: everything but the order of his cards."""

    overseer: int
    cards_in_deck: int
    discarded: list[str]
    active: list[CardView]
    masters_to_come: int
    weapon_row: list[str]
    challenges: list[str]


class TerracottaView(msgspec.Struct, frozen=True):
    """The whole table. Segments are numbered from 1, inspectors stand at a row and a column.

    `segment` is where this round's last Worker was placed, None before the first one.
    """

    round: int
    rounds: int
    over: bool
    active: int
    deciders: list[int]
    order: list[int]
    tiles: list[TileView]
    row_inspector: int
    column_inspector: str
    figures: list[FigureView]
    segments: list[SegmentView]
    warehouses: list[int]
    organizer: list[ColumnView]
    specialists: list[SpecialistView]
    masters: list[MasterView]
    priority_tokens: list[int]
    players: list[PlayerView]
    li_si: LiSiView | None
    segment: int | None = None
