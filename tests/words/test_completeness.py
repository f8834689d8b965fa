"""Whatever a game or core can say has its words, and no words are there in vain."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest

from kilnyard.core.clauses import load_clauses
from kilnyard.core.game import Game
from kilnyard.words import LANGUAGES, Words
from kilnyard.words.speaking import event_id
from tests.words.kit import (
    CLI,
    GAMES,
    SERVER,
    Entry,
    entries,
    folders_with,
    names,
    questions,
    seat_words,
    sources,
    tile_ids,
    words_of,
)

NAMES = [game.name for game in GAMES]
HOLE = "[a-z0-9-]+"
# What code calls with a message's id, and what stands for arguments that it does not spell.
MAKERS = ("Message", "error", "say", "Failure")
UNKNOWN = "**"
every_game = pytest.mark.parametrize("game", GAMES, ids=NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def missing(words: Words, ids: Iterator[str] | list[str]) -> list[str]:
    return [id for id in ids if not words.knows(id)]


@every_game
@every_language
def test_every_event_has_a_sentence(game: Game[Any], language: str) -> None:
    assert not missing(words_of(game, language), [event_id(event) for event in game.events])


@every_game
@every_language
def test_every_refusal_has_a_sentence(game: Game[Any], language: str) -> None:
    ids = [f"refused-{refusal.name}" for refusal in game.refusals.values()]
    assert not missing(words_of(game, language), ids)


@every_game
@every_language
def test_every_question_has_a_sentence(game: Game[Any], language: str) -> None:
    ids = [f"ask-{question.name}" for question in questions(game)]
    assert not missing(words_of(game, language), ids)


@every_game
@every_language
def test_every_clause_has_a_sentence(game: Game[Any], language: str) -> None:
    words = words_of(game, language)
    assert all(words.clause(clause.id) for clause in load_clauses(game.package))


@every_game
@every_language
def test_every_thing_has_a_name(game: Game[Any], language: str) -> None:
    things = {word for name, each in names(game).items() if name != "ACTIONS" for word in each}
    things |= seat_words(game) | tile_ids(game)
    assert not missing(words_of(game, language), [f"thing-{thing}" for thing in sorted(things)])


@every_game
@every_language
def test_the_game_and_its_options_have_names(game: Game[Any], language: str) -> None:
    words = words_of(game, language)
    assert words.knows(f"game-{game.name}")
    for option in game.options:
        assert words.knows(f"table-{option.name}")
        for value in option.values:
            assert words.knows(f"table-{option.name}-{value}") or words.knows(f"thing-{value}")


@every_game
@every_language
def test_every_message_that_code_makes_has_words(game: Game[Any], language: str) -> None:
    words = Words(language, [game.package, SERVER, CLI])
    assert not missing(words, [id for id, _ in messages_beside(game)])


@every_game
def test_sentences_mention_only_what_code_gives_them(game: Game[Any]) -> None:
    every = [entry for folder in folders_with(game) for entry in entries(folder, "en")]
    mentioned = {entry.id: entry.variables for entry in every}
    for id, given in messages_beside(game):
        assert given is None or mentioned[id] <= given, id


@every_game
@every_language
def test_no_words_of_a_game_are_there_in_vain(game: Game[Any], language: str) -> None:
    every = entries((game.package, "words"), language)
    needed = {event_id(event) for event in game.events}
    needed |= {f"refused-{refusal.name}" for refusal in game.refusals.values()}
    needed |= {f"ask-{question.name}" for question in questions(game)}
    needed |= {clause.id.replace(".", "_") for clause in load_clauses(game.package)}
    needed |= {f"game-{game.name}", *(f"table-{option.name}" for option in game.options)}
    needed |= {f"table-{option.name}-{value}" for option in game.options for value in option.values}
    needed |= amounts_counted(game)
    unused = unmentioned([entry.id for entry in every if entry.id not in needed], game.package)
    assert not [id for id in unused if not id.startswith("thing-")]


@every_language
def test_no_common_words_are_there_in_vain(language: str) -> None:
    every = [entry.id for entry in entries(("kilnyard.words", "common"), language)]
    assert not unmentioned(unmentioned(every, "kilnyard.core"), "kilnyard")


@every_language
def test_no_words_of_the_server_are_there_in_vain(language: str) -> None:
    every = [entry.id for entry in entries((SERVER, "words"), language)]
    assert not unmentioned(every, SERVER)


def amounts_counted(game: Game[Any]) -> set[str]:
    """The amounts that some language's sentences mention, those of Warriors and the like too."""
    every: list[Entry] = []
    for language in LANGUAGES:
        every += entries((game.package, "words"), language)
    mentioned = {f"amount-{amount}" for entry in every for amount in entry.amounts}
    ids = {entry.id.removeprefix("amount-") for entry in every if entry.id.startswith("amount-")}
    return mentioned | {f"amount-{id}" for id in ids if id in sum(names(game).values(), ())}


def unmentioned(ids: list[str], package: str) -> list[str]:
    """Those of these ids that no text in the code of a package spells, not even with holes."""
    spelled = [re.compile(pattern) for pattern in set(texts(package))]
    return [id for id in ids if not any(pattern.fullmatch(id) for pattern in spelled)]


def texts(package: str) -> Iterator[str]:
    """Patterns of all texts in code that could be message ids."""
    for file in sources(package):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            pattern = pattern_of(node)
            if re.match(r"[a-z]+\\?-", pattern):
                yield pattern


def pattern_of(node: ast.AST) -> str:
    """A text as a pattern, with holes where values go; nothing for what is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [
            pattern_of(part) if isinstance(part, ast.Constant) else HOLE for part in node.values
        ]
        return "".join(parts)
    return ""


def messages_beside(game: Game[Any]) -> Iterator[tuple[str, set[str] | None]]:
    """The messages that a game's code makes, and all code that belongs to no game."""
    own = set(sources(game.package))
    others = {file for file in sources("kilnyard.games") if file.parent.name != "games"} - own
    yield from messages_made("kilnyard", others)


def messages_made(
    package: str, without: Collection[Path] = ()
) -> Iterator[tuple[str, set[str] | None]]:
    """The messages that code makes, and the arguments it gives them if they are spelled there."""
    for file in sources(package):
        if file in without:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or name_of(node.func) not in MAKERS or not node.args:
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, arguments_of(node)


def arguments_of(call: ast.Call) -> set[str] | None:
    """The names of a message's arguments: keywords, or the keys of a dictionary after the id."""
    given = {keyword.arg or UNKNOWN for keyword in call.keywords}
    for argument in call.args[1:]:
        keys = argument.keys if isinstance(argument, ast.Dict) else [None]
        given |= {str(key.value) if isinstance(key, ast.Constant) else UNKNOWN for key in keys}
    return None if UNKNOWN in given else given


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
