"""Recorded games are read, end as they did, and show between them what few games come to."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kilnyard.core import notation
from kilnyard.core.journal import Journal
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.position import XianPosition
from tests.xian.golden.branches import BRANCHES, ENDS, shown_by
from tests.xian.golden.story import Story

FOLDER = Path(__file__).parent
REQUIRED = tomllib.loads((FOLDER / "required.toml").read_text("utf-8"))
EACH_GAME = pytest.mark.parametrize("game", REQUIRED["game"], ids=lambda game: game["file"])
SHOWN = {branch for game in REQUIRED["game"] for branch in game["shows"]}
EXCUSED = {entry["branch"]: entry["because"] for entry in REQUIRED.get("excuse", [])}


@cache
def text_of(file: str) -> str:
    return (FOLDER / file).read_text("utf-8")


@cache
def journal_of(file: str) -> Journal[XianPosition]:
    return notation.read(text_of(file), {GAME.name: GAME})


@EACH_GAME
def test_a_recorded_game_ends_as_it_did(game: dict[str, Any]) -> None:
    journal = journal_of(game["file"])
    position = journal.position
    assert position.is_over()
    assert [position.players.total(seat) for seat in range(position.seats)] == game["points"]
    assert GAME.ranking(position) == game["ranking"]
    assert sum(move.revealed for move in journal.moves) == game["revealing_moves"]
    assert journal.checksum() == game["check"]
    assert shown_by(Story(journal)) == game["shows"]


@EACH_GAME
def test_a_recorded_game_is_written_as_it_was_read(game: dict[str, Any]) -> None:
    assert notation.write(journal_of(game["file"])) == text_of(game["file"])


def test_every_branch_is_shown_or_excused() -> None:
    assert SHOWN | set(EXCUSED) == set(BRANCHES)
    assert not SHOWN & set(EXCUSED), "what is shown needs no excuse"
    assert all(EXCUSED.values()), "an excuse says why"


def test_no_end_of_a_game_is_excused() -> None:
    assert set(ENDS) <= SHOWN


def test_every_kind_of_event_is_told_in_some_game() -> None:
    stories = [Story(journal_of(game["file"])) for game in REQUIRED["game"]]
    told = {type(event) for story in stories for event in story.heard}
    assert told == set(GAME.events)


def test_every_recorded_game_is_required() -> None:
    files = sorted(path.name for path in FOLDER.glob("*.kgn"))
    assert files == sorted(game["file"] for game in REQUIRED["game"])
