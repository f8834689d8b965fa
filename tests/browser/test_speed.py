"""How light and how fast the pages are; `make bench-table` prints the figures.

The limits of time are wide, since a machine that tests has other things to do; the figures of a
quiet one are in the README.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.measuring import answers, first_load, jumps, p95
from tests.browser.people import Person, Welcome
from tests.browser.records import BOT, ME

FIRST_LOAD_MAX: Final = 150_000
ANSWER_MS: Final = 100
JUMP_MS: Final = 300
# How much slower a busy machine may be.
_BUSY: Final = 2


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_first_page_loads_little(welcome: Welcome, language: str) -> None:
    assert first_load(welcome(language=language), "/") < FIRST_LOAD_MAX


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_table_loads_little(welcome: Welcome, language: str) -> None:
    ada = welcome(language=language)
    assert first_load(ada, f"/table/{ada.open_table(ME, BOT)}") < FIRST_LOAD_MAX


def test_a_click_is_answered_at_once_while_bots_think(ada: Person) -> None:
    waits = answers(ada)
    assert len(waits) > 40
    assert p95(waits) < _BUSY * ANSWER_MS


def test_a_finished_game_opens_at_any_move_at_once(ada: Person) -> None:
    assert max(jumps(ada)) < _BUSY * JUMP_MS
