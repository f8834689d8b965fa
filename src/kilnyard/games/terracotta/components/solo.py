"""The shapes of the component files that only the solo game uses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from kilnyard.games.terracotta.components.board import File
from kilnyard.games.terracotta.components.printed import (
    AnyAction,
    AtLeastOne,
    Few,
    Points,
    PointsEach,
    Printed,
    Rank,
)


class Reshuffle(Printed, frozen=True):
    never_among_first: Few


class Card(Printed, frozen=True):
    number: AtLeastOne
    shows: AnyAction
    rotates: list[Literal["inner", "middle"]]
    neutral: bool


class SoloCards(File, frozen=True):
    reshuffle: Reshuffle
    cards: list[Card]


class RankRow(Printed, frozen=True):
    forward: Few
    ranks: list[Rank]


class RankRound(Printed, frozen=True):
    round: AtLeastOne
    lowest_rank: Rank


class SoloPriority(File, frozen=True):
    rows: list[RankRow]
    rounds: list[RankRound]


class RichTreasury(Printed, frozen=True):
    coins: Few


class FullStores(Printed, frozen=True):
    clay: Few


class ArmedWorkshop(Printed, frozen=True):
    weapons: Annotated[int, Meta(ge=0, le=4)]


class ImperialFavour(Printed, frozen=True):
    # The first Master and one after each round but the last take five of the six cards.
    masters: Annotated[int, Meta(ge=0, le=1)]


class TrainedHand(Printed, frozen=True):
    artisans: Few


class Overtime(Printed, frozen=True):
    clay: AtLeastOne
    coins: AtLeastOne


class SoloChallenges(File, frozen=True, rename="kebab"):
    rich_treasury: RichTreasury
    full_stores: FullStores
    armed_workshop: ArmedWorkshop
    imperial_favour: ImperialFavour
    head_start: PointsEach
    trained_hand: TrainedHand
    no_idle_hands: PointsEach
    overtime: Overtime


class Dice(Printed, frozen=True):
    faces: AtLeastOne


class SoloStart(Printed, frozen=True):
    human_clay: Few
    removed_horses: Few
    removed_musicians: Few


class SurpriseBuild(Printed, frozen=True):
    clay: AtLeastOne
    coins: AtLeastOne
    discard: AtLeastOne
    builds: Few


class InspectorCoins(Printed, frozen=True):
    coins: Few


class MusicianWanted(Printed, frozen=True):
    points: Points
    times_yours: AtLeastOne


class SpareAction(Printed, frozen=True):
    points: Points
    clay_enough: Few


class BuildPreference(Printed, frozen=True):
    points_ahead: Points


class WeaponBonus(Printed, frozen=True):
    points: Points
    coins: Few


class LiSi(File, frozen=True):
    dice: Dice
    start: SoloStart
    priority: PointsEach
    surprise_build: SurpriseBuild
    inspector: InspectorCoins
    musician: MusicianWanted
    spare_action: SpareAction
    build: BuildPreference
    sword: WeaponBonus
    halberd: WeaponBonus
    crossbow: WeaponBonus
    spear: WeaponBonus
