"""What happens between rounds and at the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Event


class BuildersReturned(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ROUND-1"


class RequestRemoved(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ROUND-2"
    number: int
    pigment: str


class MinisterMoved(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ROUND-3"
    building: str


class RequestDrawn(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ROUND-4"
    number: int
    pigment: str
    section: str


class EquipmentScrapped(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ROUND-5"
    equipment: str


class EquipmentRevealed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ROUND-6"
    equipment: str
    coins: int


class MajorityScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-2"
    seat: int
    section: str
    soldiers: int
    points: int


class SetScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-6"
    seat: int
    material: str
    types: int
    points: int


class MatchesScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-8"
    seat: int
    section: str
    matches: int
    points: int


class UnusedTilesScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-10"
    seat: int
    tiles: int
    points: int


class EndTileScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-11"
    seat: int
    end_tile: str
    points: int


class LeftoversScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-12"
    seat: int
    resources: int
    points: int


class GameWon(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-13"
    seat: int
    points: int


class TieWon(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-END-14"
    seat: int
    points: int


SCORING_EVENTS: Final[tuple[type[Event], ...]] = (
    BuildersReturned,
    RequestRemoved,
    MinisterMoved,
    RequestDrawn,
    EquipmentScrapped,
    EquipmentRevealed,
    MajorityScored,
    SetScored,
    MatchesScored,
    UnusedTilesScored,
    EndTileScored,
    LeftoversScored,
    GameWon,
    TieWon,
)
