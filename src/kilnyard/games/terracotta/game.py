"""Terracotta Army as core and everything above it know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from kilnyard.core.chance import Chance
from kilnyard.core.editions import Edition, load_edition
from kilnyard.core.engine import Engine
from kilnyard.core.events import Event, Message
from kilnyard.core.game import Game, Outlook, Setup, SetupError, TableOption
from kilnyard.core.refusal import Refusal
from kilnyard.core.table import Table
from kilnyard.games.terracotta.components import Components
from kilnyard.games.terracotta.events import ACTION_EVENTS
from kilnyard.games.terracotta.final_scoring import ranking
from kilnyard.games.terracotta.hidden import deal_anew
from kilnyard.games.terracotta.li_si.events import LI_SI_EVENTS
from kilnyard.games.terracotta.looking_ahead import as_if_turn, outlooks, points_by_source
from kilnyard.games.terracotta.names import (
    CHALLENGES,
    COLOURS,
    PERSON_SEAT,
)
from kilnyard.games.terracotta.plain import from_plain, to_plain
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import REFUSALS
from kilnyard.games.terracotta.rules import ENGINE
from kilnyard.games.terracotta.scoring_events import SCORING_EVENTS
from kilnyard.games.terracotta.seeing import see
from kilnyard.games.terracotta.setting_up import set_up, set_up_solo
from kilnyard.games.terracotta.tables import Tables
from kilnyard.games.terracotta.view import TerracottaView

ANY_STATUE = "any"
NEAREST_STATUE = "nearest"
RANDOM_CHALLENGE = "random"
CROSSBOW_OPTION = TableOption("crossbow", (ANY_STATUE, NEAREST_STATUE))
CHALLENGES_OPTION = TableOption("challenges", (*CHALLENGES, RANDOM_CHALLENGE), several=True)


class TerracottaGame(Game[TerracottaPosition]):
    """Two to four people against each other, or one against Li Si."""

    name: ClassVar[str] = "terracotta"
    people_min: ClassVar[int] = 1
    people_max: ClassVar[int] = 4
    package: ClassVar[str] = "kilnyard.games.terracotta"
    options: ClassVar[tuple[TableOption, ...]] = (CROSSBOW_OPTION, CHALLENGES_OPTION)
    events: ClassVar[tuple[type[Event], ...]] = ACTION_EVENTS + SCORING_EVENTS + LI_SI_EVENTS
    refusals: ClassVar[dict[int, Refusal]] = REFUSALS

    @property
    def engine(self) -> Engine[TerracottaPosition]:
        return ENGINE

    def edition(self, overlay: str | None = None) -> Edition:
        if overlay is None:
            return _shipped_edition()
        return load_edition(f"{self.package}.components", overlay, Components, Components.check)

    def deal(self, setup: Setup, edition: Edition, table: Table) -> TerracottaPosition:
        self.check_setup(setup)
        names = challenges_of(setup)
        tables = _tables(edition)
        nearest_only = CROSSBOW_OPTION.chosen(setup) == [NEAREST_STATUE]
        if is_solo(setup):
            challenges = _chosen_challenges(names, table.chance)
            position = set_up_solo(tables, nearest_only, challenges, table)
        else:
            position = set_up(tables, setup.people, nearest_only, table)
        self.engine.advance(position, table)
        return position

    def copy(self, position: TerracottaPosition) -> TerracottaPosition:
        return position.copy()

    def redeal(
        self, position: TerracottaPosition, seat: int | None, chance: Chance
    ) -> TerracottaPosition:
        twin = position.copy()
        if twin.li_si is not None:
            deal_anew(twin.li_si, chance)
        return twin

    def view(self, position: TerracottaPosition, seat: int | None) -> TerracottaView:
        deciders = self.engine.deciders(position)
        return see(position, [seat for seat in range(position.seats) if deciders >> seat & 1])

    def score(self, position: TerracottaPosition) -> list[dict[str, int]]:
        return points_by_source(position.players.points)

    def ranking(self, position: TerracottaPosition) -> list[int]:
        return ranking(position)

    def winners(self, position: TerracottaPosition) -> list[int]:
        return ranking(position)[:1] if position.is_over() else []

    def turn(self, position: TerracottaPosition) -> int:
        return position.turn

    def chapter(self, position: TerracottaPosition) -> int:
        return position.round

    def chapters(self, position: TerracottaPosition) -> int:
        return position.tables.rounds

    def outlooks(self, position: TerracottaPosition) -> list[Outlook]:
        return outlooks(self.engine, position)

    def as_if_turn(self, position: TerracottaPosition, seat: int) -> TerracottaPosition | None:
        return as_if_turn(self.engine, position, seat)

    def to_plain(self, position: TerracottaPosition) -> dict[str, Any]:
        return to_plain(position)

    def from_plain(
        self, plain: dict[str, Any], setup: Setup, edition: Edition
    ) -> TerracottaPosition:
        position = from_plain(plain, _tables(edition))
        if position.frames:
            question = self.engine.question(position)
            position.options = question.choices(position, position.asked)
        return position

    def seat_words(self, setup: Setup) -> Sequence[str]:
        if is_solo(setup):
            return (COLOURS[PERSON_SEAT], "li-si")
        return COLOURS[: setup.people]


def is_solo(setup: Setup) -> bool:
    """One person alone plays against Li Si."""
    return setup.people == 1


def challenges_of(setup: Setup) -> list[str]:
    """TA-SOLO-SET-10: the Emperor's Challenges asked for, by name; SetupError if they cannot be."""
    names = CHALLENGES_OPTION.chosen(setup)
    if names and not is_solo(setup):
        raise SetupError(Message("setup-challenges-need-solo"))
    if len(names) > len(CHALLENGES):
        raise SetupError(Message("setup-too-many-challenges", {"most": len(CHALLENGES)}))
    return names


def _chosen_challenges(names: list[str], chance: Chance) -> int:
    """TA-SOLO-SET-10: those named, and for each `random` one more that chance draws."""
    chosen = 0
    for name in names:
        if name != RANDOM_CHALLENGE:
            chosen |= 1 << CHALLENGES.index(name)
    for _ in range(names.count(RANDOM_CHALLENGE)):
        left = [number for number in range(len(CHALLENGES)) if not chosen >> number & 1]
        if left:
            chosen |= 1 << left[chance.below(len(left))]
    return chosen


@lru_cache(maxsize=1)
def _shipped_edition() -> Edition:
    package = f"{TerracottaGame.package}.components"
    return load_edition(package, None, Components, Components.check)


_TABLES: dict[str, Tables] = {}


def _tables(edition: Edition) -> Tables:
    """One Tables for each edition, however many games are dealt with it."""
    if edition.digest not in _TABLES:
        _TABLES[edition.digest] = Tables(edition.content)
    return _TABLES[edition.digest]


GAME = TerracottaGame()
