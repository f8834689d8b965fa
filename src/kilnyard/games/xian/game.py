"""Xi'an as core and everything above it know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from kilnyard.core.chance import Chance
from kilnyard.core.editions import Edition, load_edition
from kilnyard.core.engine import Engine
from kilnyard.core.events import Event
from kilnyard.core.game import Game, Outlook, Setup
from kilnyard.core.refusal import Refusal
from kilnyard.core.table import Table
from kilnyard.games.xian.components import Components
from kilnyard.games.xian.events import TURN_EVENTS
from kilnyard.games.xian.final_scoring import ranking
from kilnyard.games.xian.hidden import deal_anew
from kilnyard.games.xian.looking_ahead import as_if_turn, outlooks, points_by_source
from kilnyard.games.xian.names import COLOURS
from kilnyard.games.xian.plain import from_plain, to_plain
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import REFUSALS
from kilnyard.games.xian.rules import ENGINE
from kilnyard.games.xian.scoring_events import SCORING_EVENTS
from kilnyard.games.xian.seeing import see
from kilnyard.games.xian.setting_up import set_up
from kilnyard.games.xian.tables import Tables
from kilnyard.games.xian.view import XianView


class XianGame(Game[XianPosition]):
    """Two to four people; what they hold and choose is hidden from the others."""

    name: ClassVar[str] = "xian"
    people_min: ClassVar[int] = 2
    people_max: ClassVar[int] = 4
    package: ClassVar[str] = "kilnyard.games.xian"
    events: ClassVar[tuple[type[Event], ...]] = TURN_EVENTS + SCORING_EVENTS
    refusals: ClassVar[dict[int, Refusal]] = REFUSALS

    @property
    def engine(self) -> Engine[XianPosition]:
        return ENGINE

    def edition(self, overlay: str | None = None) -> Edition:
        if overlay is None:
            return _shipped_edition()
        return load_edition(f"{self.package}.components", overlay, Components, Components.check)

    def deal(self, setup: Setup, edition: Edition, table: Table) -> XianPosition:
        self.check_setup(setup)
        position = set_up(_tables(edition), setup.people, table)
        self.engine.advance(position, table)
        return position

    def copy(self, position: XianPosition) -> XianPosition:
        return position.copy()

    def redeal(self, position: XianPosition, seat: int | None, chance: Chance) -> XianPosition:
        twin = position.copy()
        deal_anew(self.engine, twin, seat, chance)
        return twin

    def view(self, position: XianPosition, seat: int | None) -> XianView:
        deciders = self.engine.deciders(position)
        return see(position, seat, [one for one in range(position.seats) if deciders >> one & 1])

    def score(self, position: XianPosition) -> list[dict[str, int]]:
        return points_by_source(position.players.points)

    def ranking(self, position: XianPosition) -> list[int]:
        return ranking(position)

    def winners(self, position: XianPosition) -> list[int]:
        return ranking(position)[:1] if position.is_over() else []

    def turn(self, position: XianPosition) -> int:
        return position.turn

    def chapter(self, position: XianPosition) -> int:
        return position.round

    def chapters(self, position: XianPosition) -> int:
        return position.tables.rounds

    def outlooks(self, position: XianPosition) -> list[Outlook]:
        return outlooks(self.engine, position)

    def as_if_turn(self, position: XianPosition, seat: int) -> XianPosition | None:
        return as_if_turn(self.engine, position, seat)

    def to_plain(self, position: XianPosition) -> dict[str, Any]:
        return to_plain(position)

    def from_plain(self, plain: dict[str, Any], setup: Setup, edition: Edition) -> XianPosition:
        position = from_plain(plain, _tables(edition))
        if position.frames and not self.engine.question(position).secret:
            question = self.engine.question(position)
            position.options = question.choices(position, position.asked)
        return position

    def seat_words(self, setup: Setup) -> Sequence[str]:
        return COLOURS[: setup.people]


@lru_cache(maxsize=1)
def _shipped_edition() -> Edition:
    package = f"{XianGame.package}.components"
    return load_edition(package, None, Components, Components.check)


_TABLES: dict[str, Tables] = {}


def _tables(edition: Edition) -> Tables:
    """One Tables for each edition, however many games are dealt with it."""
    if edition.digest not in _TABLES:
        _TABLES[edition.digest] = Tables(edition.content)
    return _TABLES[edition.digest]


GAME = XianGame()
