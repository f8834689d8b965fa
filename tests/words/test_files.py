"""The Fluent files of all languages say the same things."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from kilnyard.core.game import Game
from kilnyard.words import LANGUAGES
from kilnyard.words.speaking import fluent_files
from tests.words.kit import FOLDERS, GAMES, Entry, entries, folders_with

OTHERS = [language for language in LANGUAGES if language != "en"]
PLACEABLE = re.compile(r"\{[^{}]*\}")
BARE_SIGN = re.compile(r"(?<![\u00a0\u202f])[;:?!»](?=[\s.,)]|$)|«(?![\u00a0\u202f])")
FOLDER_IDS = [package for package, _ in FOLDERS]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def entries_with(game: Game[Any], language: str) -> list[Entry]:
    """Every message that may be spoken at a table of this game."""
    return [entry for folder in folders_with(game) for entry in entries(folder, language)]


@pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_IDS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(folder: tuple[str, str], language: str) -> None:
    english = {entry.id for entry in entries(folder, "en")}
    assert {entry.id for entry in entries(folder, language)} == english


@pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_IDS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(folder: tuple[str, str], language: str) -> None:
    english = {entry.id: entry.variables for entry in entries(folder, "en")}
    theirs = {entry.id: entry.variables for entry in entries(folder, language)}
    differing = {id: theirs[id] for id in theirs if theirs[id] != english.get(id)}
    assert not differing, {id: english.get(id) for id in differing}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(game: Game[Any], language: str) -> None:
    ids = Counter(entry.id for entry in entries_with(game, language))
    assert not [id for id, count in ids.items() if count > 1]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_and_amounts_that_are_mentioned_exist(game: Game[Any], language: str) -> None:
    every = entries_with(game, language)
    known = {entry.id for entry in every}
    wanted = {f"thing-{thing}" for entry in every for thing in entry.things}
    wanted |= {f"amount-{amount}" for entry in every for amount in entry.amounts}
    assert not wanted - known


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_asked_for_by_names_that_things_have(game: Game[Any], language: str) -> None:
    every = entries_with(game, language)
    had = {form for entry in every for form in entry.forms}
    asked = {form for entry in every for form in entry.forms_asked}
    assert asked == had


@pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_IDS)
def test_french_signs_stand_off_by_a_space_that_does_not_break(folder: tuple[str, str]) -> None:
    for file in fluent_files(folder, "fr"):
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not BARE_SIGN.search(PLACEABLE.sub("x", line)), line
