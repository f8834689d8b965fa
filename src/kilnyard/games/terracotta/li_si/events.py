"""What Li Si does, told so that it can be followed without his cards and dice at hand."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Event


class FirstMasterAppointed(Event, frozen=True, kw_only=True):
    """Before the game, by the first Master card."""

    clause: ClassVar[str] = "TA-SOLO-SET-8"
    seat: int
    master: str


class DiceRolled(Event, frozen=True, kw_only=True):
    """The two Overseer dice; `steps` is the smaller of them."""

    clause: ClassVar[str] = "TA-SOLO-ACT-2"
    seat: int
    first: int
    second: int
    steps: int


class OverseerMoved(Event, frozen=True, kw_only=True):
    """The Overseer has stopped at this segment, counted from 1."""

    clause: ClassVar[str] = "TA-SOLO-ACT-2"
    seat: int
    segment: int


class OverseerAdvanced(Event, frozen=True, kw_only=True):
    """No Worker of his fitted where the Overseer had stopped; it has gone on to this segment."""

    clause: ClassVar[str] = "TA-SOLO-ACT-7"
    seat: int
    segment: int


class CardRevealed(Event, frozen=True, kw_only=True):
    """An Action card is active now.

    `action` is an id of names.ACTIONS, `amount` the Coins or Clay shown with it or 0, `thing` the
    Master or Weapon shown with it or empty.
    """

    clause: ClassVar[str] = "TA-SOLO-ACT-6"
    seat: int
    card: int
    action: str
    amount: int
    thing: str


class ReshuffleRevealed(Event, frozen=True, kw_only=True):
    """The deck was made anew with the discard pile, and has this many cards."""

    clause: ClassVar[str] = "TA-SOLO-ACT-13"
    seat: int
    cards: int


class CardPerformed(Event, frozen=True, kw_only=True):
    """What follows is the action of this active card."""

    clause: ClassVar[str] = "TA-SOLO-ACT-9"
    seat: int
    card: int


class RingTurnedByCard(Event, frozen=True, kw_only=True):
    """A rotation icon on an active card."""

    clause: ClassVar[str] = "TA-SOLO-ACT-10"
    seat: int
    card: int
    ring: str


class CardsDiscarded(Event, frozen=True, kw_only=True):
    """The active cards have gone to the discard pile."""

    clause: ClassVar[str] = "TA-SOLO-ACT-11"
    seat: int
    cards: int


class SpareActionTaken(Event, frozen=True, kw_only=True):
    """Either `coins` or `clay` is 0."""

    clause: ClassVar[str] = "TA-SOLO-SPARE-5"
    seat: int
    coins: int
    clay: int
    points: int


class ClayOfWarehouseTaken(Event, frozen=True, kw_only=True):
    """Soak: Clay from the supply, as much as lies in this Warehouse, numbered from 1."""

    clause: ClassVar[str] = "TA-SOLO-RING-4"
    seat: int
    clay: int
    warehouse: int


class InspectorCoinsReceived(Event, frozen=True, kw_only=True):
    """From the Master Inspector."""

    clause: ClassVar[str] = "TA-SOLO-MAS-7"
    seat: int
    coins: int


class InspectorsLeft(Event, frozen=True, kw_only=True):
    """With the Master Inspector no move would have helped him, so he has made none."""

    clause: ClassVar[str] = "TA-SOLO-MAS-8"
    seat: int


class InspectorsLeftBySword(Event, frozen=True, kw_only=True):
    """With his Sword every move of an Inspector would have hurt him, so he has made none."""

    clause: ClassVar[str] = "TA-SOLO-BUILD-28"
    seat: int


class WarehouseTaken(Event, frozen=True, kw_only=True):
    """Master Supervisor: all Clay of this Warehouse, numbered from 1, Wet at once."""

    clause: ClassVar[str] = "TA-SOLO-MAS-12"
    seat: int
    clay: int
    warehouse: int


class WarehouseCleared(Event, frozen=True, kw_only=True):
    """Master Supervisor: all Clay of this Warehouse, numbered from 1, has gone to the supply."""

    clause: ClassVar[str] = "TA-SOLO-MAS-13"
    seat: int
    clay: int
    warehouse: int


class LiSiSwordUsed(Event, frozen=True, kw_only=True):
    """The Sword is inactive now and stands at the front of his row, as after his other Weapons."""

    clause: ClassVar[str] = "TA-SOLO-BUILD-27"
    seat: int
    points: int


class LiSiHalberdUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-SOLO-BUILD-30"
    seat: int
    points: int


class LiSiCrossbowUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-SOLO-BUILD-31"
    seat: int
    points: int


class LiSiSpearUsed(Event, frozen=True, kw_only=True):
    clause: ClassVar[str] = "TA-SOLO-BUILD-32"
    seat: int
    points: int
    coins: int


class SpecialistUnwanted(Event, frozen=True, kw_only=True):
    """He has placed no Specialist and receives Coins."""

    clause: ClassVar[str] = "TA-SOLO-SPE-12"
    seat: int
    coins: int


class SurpriseClayDiscarded(Event, frozen=True, kw_only=True):
    """A Surprise Build follows."""

    clause: ClassVar[str] = "TA-SOLO-SUR-2"
    seat: int
    clay: int


class SurpriseCoinsDiscarded(Event, frozen=True, kw_only=True):
    """A Surprise Build follows."""

    clause: ClassVar[str] = "TA-SOLO-SUR-3"
    seat: int
    coins: int


class MasterAppointed(Event, frozen=True, kw_only=True):
    """Between rounds, by the next Master card."""

    clause: ClassVar[str] = "TA-SOLO-SCO-4"
    seat: int
    master: str


LI_SI_EVENTS: Final[tuple[type[Event], ...]] = (
    FirstMasterAppointed,
    DiceRolled,
    OverseerMoved,
    OverseerAdvanced,
    CardRevealed,
    ReshuffleRevealed,
    CardPerformed,
    RingTurnedByCard,
    CardsDiscarded,
    SpareActionTaken,
    ClayOfWarehouseTaken,
    InspectorCoinsReceived,
    InspectorsLeft,
    InspectorsLeftBySword,
    WarehouseTaken,
    WarehouseCleared,
    LiSiSwordUsed,
    LiSiHalberdUsed,
    LiSiCrossbowUsed,
    LiSiSpearUsed,
    SpecialistUnwanted,
    SurpriseClayDiscarded,
    SurpriseCoinsDiscarded,
    MasterAppointed,
)
