"""What happens in the Action Phase, told by the rules as it happens. Things are ids of names.py."""

from __future__ import annotations

from typing import ClassVar

from kilnyard.core.events import Event


class RingRotated(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ACT-1.1"
    seat: int
    ring: str
    coins: int


class WorkerPlaced(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ACT-2.1"
    seat: int
    worker: str
    segment: int


class ActionSkipped(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ACT-3.5"
    seat: int
    ring: str


class ClayInstead(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ACT-3.4"
    seat: int
    ring: str
    clay: int


class CoinsInstead(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ACT-3.4"
    seat: int
    ring: str
    coins: int


class CoinsTaken(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-1"
    seat: int
    coins: int


class ClayTaken(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-2"
    seat: int
    clay: int


class ClaySoaked(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-4"
    seat: int
    clay: int


class WorkerUpgraded(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-5"
    seat: int
    segment: int


class WarriorPaid(Event, frozen=True, kw_only=True):
    """One of the Clay went Dry into a Warehouse, numbered from 1."""

    clause: ClassVar[str] = "TA-WAR-2"
    seat: int
    warrior: str
    clay: int
    warehouse: int


class WarriorPlaced(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-WAR-7"
    seat: int
    warrior: str
    cell: str
    points: int


class SwordUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-OFF-1"
    seat: int
    points: int


class InspectorMoved(Event, frozen=True, kw_only=True):
    """`place` is the row's number or the column's letter where the Inspector now stands."""

    clause: ClassVar[str] = "TA-KEY-19"
    seat: int
    inspector: str
    way: str
    steps: int
    place: str


class HalberdUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-GUA-1"
    seat: int
    points: int


class WarriorMoved(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-GUA-2"
    seat: int
    warrior: str
    from_cell: str
    cell: str


class CrossbowUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-CRO-1"
    seat: int
    cell: str
    points: int


class SpearUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-SOL-1"
    seat: int
    points: int
    coins: int


class MasterBought(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-8"
    seat: int
    master: str
    coins: int


class BuilderUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-BUI-1"
    seat: int
    warrior: str
    coins: int


class AdministratorUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ADM-1"
    seat: int


class ClayMakerUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-CLA-1"
    seat: int
    clay: int


class WarehousesEmptied(Event, frozen=True, kw_only=True):
    """The Warehouses, numbered from 1."""

    clause: ClassVar[str] = "TA-SUP-1"
    seat: int
    warehouses: list[int]
    clay: int


class AllWeaponsReadied(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-BLA-1"
    seat: int


class PriorityTaken(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-12"
    seat: int
    number: int
    clay: int


class WeaponReadied(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-RING-15"
    seat: int
    weapon: str


class SpecialistPaid(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-SPE-1"
    seat: int
    specialist: str
    coins: int
    weapon: str


class SpecialistPlaced(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-SPE-4"
    seat: int
    specialist: str
    cell: str


class ArcherPlaced(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-ARC-1"
    seat: int
    cell: str
    facing: str


class WarriorMounted(Event, frozen=True, kw_only=True):
    """`cell` is the rider's, `last_cell` the far end of the Horse."""

    clause: ClassVar[str] = "TA-HOR-1"
    seat: int
    warrior: str
    cell: str
    last_cell: str


class FavourTaken(Event, frozen=True, kw_only=True):
    """In a solo game, in place of a Priority token."""

    clause: ClassVar[str] = "TA-SOLO-ACT-1"
    seat: int
    points: int
    coins: int
    clay: int


ACTION_EVENTS: tuple[type[Event], ...] = (
    RingRotated,
    WorkerPlaced,
    ActionSkipped,
    ClayInstead,
    CoinsInstead,
    CoinsTaken,
    ClayTaken,
    ClaySoaked,
    WorkerUpgraded,
    WarriorPaid,
    WarriorPlaced,
    SwordUsed,
    InspectorMoved,
    HalberdUsed,
    WarriorMoved,
    CrossbowUsed,
    SpearUsed,
    MasterBought,
    BuilderUsed,
    AdministratorUsed,
    ClayMakerUsed,
    WarehousesEmptied,
    AllWeaponsReadied,
    PriorityTaken,
    WeaponReadied,
    SpecialistPaid,
    SpecialistPlaced,
    ArcherPlaced,
    WarriorMounted,
    FavourTaken,
)
