"""What every component shares: a grade, bounds for numbers, and the actions that may be printed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Grade = Literal["certain", "likely", "house"]
WarriorId = Literal["officer", "guard", "crossbowman", "soldier"]
WeaponId = Literal["sword", "halberd", "crossbow", "spear"]
SpecialistId = Literal["horse", "footman", "archer", "musician"]
MasterId = Literal[
    "builder", "administrator", "inspector", "clay-maker", "supervisor", "blacksmith"
]
QuarterId = Literal["north-west", "north-east", "south-west", "south-east"]

Few = Annotated[int, Meta(ge=0, le=20)]
AtLeastOne = Annotated[int, Meta(ge=1, le=20)]
Points = Annotated[int, Meta(ge=0, le=100)]
Rank = Annotated[int, Meta(ge=1, le=63)]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component, or a number of the rules; `grade` says how sure its values are."""

    grade: Grade


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """What a space of the wheel or a card of Li Si's lets its user do."""


class TakeCoins(Action, frozen=True, tag="coins"):
    amount: AtLeastOne


class TakeClay(Action, frozen=True, tag="clay"):
    amount: AtLeastOne


class Build(Action, frozen=True, tag="build"):
    clay: AtLeastOne


class Soak(Action, frozen=True, tag="soak"):
    pass


class Upgrade(Action, frozen=True, tag="upgrade"):
    pass


class UseMaster(Action, frozen=True, tag="master"):
    master: MasterId


class TakePriority(Action, frozen=True, tag="priority"):
    pass


class ReadyWeapon(Action, frozen=True, tag="weapon"):
    weapon: WeaponId


class BuySpecialist(Action, frozen=True, tag="specialist"):
    pass


AnyAction = (
    TakeCoins
    | TakeClay
    | Build
    | Soak
    | Upgrade
    | UseMaster
    | TakePriority
    | ReadyWeapon
    | BuySpecialist
)


class DominationAndPresence(Printed, frozen=True):
    """What a scoring pays to whoever dominates, and to everybody else present."""

    domination: Points
    presence: Points


class PointsEach(Printed, frozen=True):
    """What each one is worth."""

    points: Points
