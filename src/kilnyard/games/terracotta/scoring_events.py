"""What the Scoring Phase, the Cleanup Phase and End Game Scoring tell."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Event


class Scored(Event, frozen=True, kw_only=True):
    """A seat has scored points. Each kind of scoring adds what it was for."""

    seat: int
    points: int


class TieBroken(Event, frozen=True, kw_only=True):
    """Archers have given this seat the Domination that it was tied for."""

    clause: ClassVar[str] = "TA-ARC-7"
    seat: int


class DominationTied(Event, frozen=True, kw_only=True):
    """This many players share the lead, so that nobody dominates."""

    clause: ClassVar[str] = "TA-KEY-17"
    players: int


class InspectorDominationScored(Scored, frozen=True, kw_only=True):
    """`inspector` is `row` or `column`, `place` the row's number or the column's letter."""

    clause: ClassVar[str] = "TA-SCO-4"
    inspector: str
    place: str
    warriors: int


class InspectorPresenceScored(Scored, frozen=True, kw_only=True):
    """As for Domination at an Inspector."""

    clause: ClassVar[str] = "TA-SCO-5"
    inspector: str
    place: str
    warriors: int


class InspectorAdvanced(Event, frozen=True, kw_only=True):
    """An Inspector that was just scored now stands at another row or column."""

    clause: ClassVar[str] = "TA-SCO-7"
    inspector: str
    place: str


class MusicianScored(Scored, frozen=True, kw_only=True):
    """For this many Warriors in the row and the column of the Musician on this cell."""

    clause: ClassVar[str] = "TA-MUS-1"
    cell: str
    warriors: int


class TileDominationScored(Scored, frozen=True, kw_only=True):
    """For the most Warriors, Coins or Clay that the round's tile looks at."""

    clause: ClassVar[str] = "TA-SCO-10"
    tile: str
    amount: int


class TilePresenceScored(Scored, frozen=True, kw_only=True):
    """For some of what the round's tile looks at."""

    clause: ClassVar[str] = "TA-SCO-10"
    tile: str
    amount: int


class TurnOrderPlaceTaken(Event, frozen=True, kw_only=True):
    """A seat's place in the new Turn Order, by its Priority token."""

    clause: ClassVar[str] = "TA-CLE-1"
    seat: int
    place: int


class ClayDried(Event, frozen=True, kw_only=True):
    """This much of a seat's Wet Clay is dry now, and this much stays wet."""

    clause: ClassVar[str] = "TA-CLE-2"
    seat: int
    clay: int
    wet: int


class MasterCoinsReceived(Event, frozen=True, kw_only=True):
    """The Coins of a seat's Masters."""

    clause: ClassVar[str] = "TA-CLE-3"
    seat: int
    coins: int


class WorkersTakenBack(Event, frozen=True, kw_only=True):
    """All Workers have left the wheel."""

    clause: ClassVar[str] = "TA-CLE-5.1"


class InnerRingTurned(Event, frozen=True, kw_only=True):
    """One step clockwise, between rounds."""

    clause: ClassVar[str] = "TA-CLE-5.2"


class MiddleRingTurned(Event, frozen=True, kw_only=True):
    """One step counterclockwise, between rounds."""

    clause: ClassVar[str] = "TA-CLE-5.3"


class RoundBegan(Event, frozen=True, kw_only=True):
    """The Round marker has come to this round."""

    clause: ClassVar[str] = "TA-CLE-5.4"
    round: int


class FootmanDominationScored(Scored, frozen=True, kw_only=True):
    """For the most Warriors around the Footman on this cell."""

    clause: ClassVar[str] = "TA-FOO-2"
    cell: str
    warriors: int


class FootmanPresenceScored(Scored, frozen=True, kw_only=True):
    """For some Warriors around the Footman on this cell."""

    clause: ClassVar[str] = "TA-FOO-3"
    cell: str
    warriors: int


class GroupWarriorsScored(Scored, frozen=True, kw_only=True):
    """For a seat's own Warriors in a group that so many players share.

    A group is told by its type and its first cell, counted along the rows.
    """

    clause: ClassVar[str] = "TA-END-5"
    warrior: str
    cell: str
    warriors: int
    players: int


class GroupDominationScored(Scored, frozen=True, kw_only=True):
    """For the most Warriors in a group."""

    clause: ClassVar[str] = "TA-END-7"
    warrior: str
    cell: str
    warriors: int


class GroupPresenceScored(Scored, frozen=True, kw_only=True):
    """For some Warriors in a group."""

    clause: ClassVar[str] = "TA-END-8"
    warrior: str
    cell: str
    warriors: int


class ArcherScored(Scored, frozen=True, kw_only=True):
    """For the Archer on one cell, facing the seat's Warrior on the other."""

    clause: ClassVar[str] = "TA-END-10"
    cell: str
    faced_cell: str


class LeftoversScored(Scored, frozen=True, kw_only=True):
    """For Clay, wet and dry, and Coins left over."""

    clause: ClassVar[str] = "TA-END-11"
    clay: int
    coins: int


class GameWon(Event, frozen=True, kw_only=True):
    """The game is over, and this seat has won it with so many points in all."""

    clause: ClassVar[str] = "TA-END-12"
    seat: int
    points: int


class TieWon(Event, frozen=True, kw_only=True):
    """The game is over, and of those with the most points this seat is earliest in Turn Order."""

    clause: ClassVar[str] = "TA-END-13"
    seat: int
    points: int


SCORING_EVENTS: Final[tuple[type[Event], ...]] = (
    TieBroken,
    DominationTied,
    InspectorDominationScored,
    InspectorPresenceScored,
    InspectorAdvanced,
    MusicianScored,
    TileDominationScored,
    TilePresenceScored,
    TurnOrderPlaceTaken,
    ClayDried,
    MasterCoinsReceived,
    WorkersTakenBack,
    InnerRingTurned,
    MiddleRingTurned,
    RoundBegan,
    FootmanDominationScored,
    FootmanPresenceScored,
    GroupWarriorsScored,
    GroupDominationScored,
    GroupPresenceScored,
    ArcherScored,
    LeftoversScored,
    GameWon,
    TieWon,
)
