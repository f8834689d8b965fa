"""What happens in a round, told by the rules as it happens. Things are ids of names.py."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Event


class RoundBegan(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-GAME-1"
    round: int


class FavourUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-FAV-1"
    seat: int
    cards: int


class PairShown(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-PAIR-2"
    seat: int
    card: str
    over_card: str


class CoinsCollected(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-WORK-2"
    seat: int
    coins: int


class ClayMade(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-WORK-3"
    seat: int
    clay: int


class HelperRecruited(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-WORK-4"
    seat: int
    helper: str
    points: int


class PigmentMined(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-WORK-6"
    seat: int
    pigment: str


class PigmentInstead(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-WORK-7"
    seat: int
    pigment: str


class PigmentMissed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-SUP-3"
    seat: int
    pigment: str


class BuildingOpened(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-OPEN-1"
    seat: int
    building: str


class TollSpared(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-OPEN-2"
    seat: int
    building: str


class TollPaid(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-BLD-5"
    seat: int
    to_seat: int
    coins: int


class DebtSettled(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-BLD-10"
    seat: int
    coins: int
    points: int


class BuilderPlaced(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-BLD-1"
    seat: int
    building: str


class MinisterRewarded(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-BLD-14"
    seat: int
    coins: int
    points: int


class Passed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-BLD-9"
    seat: int
    coins: int


class StatueModelled(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-SHOP-3"
    seat: int
    cell: str
    clay: int
    points: int


class CoinsFound(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-SHOP-3"
    seat: int
    coins: int


class PigmentFound(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-SHOP-3"
    seat: int
    pigment: str


class CeramistScored(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-HELP-1"
    seat: int
    points: int


class StatueSigned(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-SHOP-4"
    seat: int
    cell: str


class PigmentPaid(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-LAB-4"
    seat: int
    pigment: str


class SoldierPainted(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-LAB-7"
    seat: int
    cell: str
    points: int


class EquipmentForged(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ARM-1"
    seat: int
    equipment: str
    coins: int


class EquipmentClayTaken(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-ARM-4"
    seat: int
    clay: int


class SupervisorAdvanced(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-PAL-1"
    seat: int
    space: int


class BonusTileTaken(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-PAL-3"
    seat: int
    bonus_tile: str


class EndTileTaken(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-PAL-4"
    seat: int
    end_tile: str


class MarketUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-MARK-1"
    seat: int


class DiscountUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-DISC-1"
    seat: int


class ExtraActionUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-EXTRA-1"
    seat: int
    building: str


class ResourceExchanged(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "XI-MARK-3"
    seat: int
    resource: str
    for_resource: str


TURN_EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan,
    FavourUsed,
    PairShown,
    CoinsCollected,
    ClayMade,
    HelperRecruited,
    PigmentMined,
    PigmentInstead,
    PigmentMissed,
    BuildingOpened,
    TollSpared,
    TollPaid,
    DebtSettled,
    BuilderPlaced,
    MinisterRewarded,
    Passed,
    StatueModelled,
    CoinsFound,
    PigmentFound,
    CeramistScored,
    StatueSigned,
    PigmentPaid,
    SoldierPainted,
    EquipmentForged,
    EquipmentClayTaken,
    SupervisorAdvanced,
    BonusTileTaken,
    EndTileTaken,
    MarketUsed,
    DiscountUsed,
    ExtraActionUsed,
    ResourceExchanged,
)
