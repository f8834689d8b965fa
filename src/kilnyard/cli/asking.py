"""What the commands have in common: the language, the game, the table, the edition."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from kilnyard import bots, games
from kilnyard.cli.failure import Failure, read_text
from kilnyard.cli.talk import Talk
from kilnyard.core.edition_errors import EditionError
from kilnyard.core.editions import Edition
from kilnyard.core.game import Game
from kilnyard.words import LANGUAGES, choose_language

HUMAN = "human"
CHALLENGES_OPTION = "challenges"


def completing(words: Iterable[str]) -> Callable[[str], list[str]]:
    """What a shell may complete a word to; in a list with commas, its last word."""
    known = list(words)

    def complete(incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{word}" for word in known if word.startswith(last)]

    return complete


def talk_in(language: str | None, game: Game[Any] | None = None) -> Talk:
    """The words of the language asked for, or of the environment's.

    A game's own words are spoken at its table alone: another game may call its things alike.
    """
    if game is not None:
        return Talk(choose_language(language, os.environ), [game.package])
    packages = [games.find(name).package for name in games.NAMES]
    return Talk(choose_language(language, os.environ), packages)


def game_of(name: str) -> Game[Any]:
    """The game of this name; Failure if there is none."""
    try:
        return games.find(name)
    except KeyError:
        possible = ", ".join(games.NAMES)
        raise Failure("error-unknown-game", game=name, possible=possible) from None


def bot_of(name: str, others: Sequence[str] = ()) -> bots.Bot:
    """The bot of this name; Failure, naming what there is besides bots, if there is none."""
    try:
        return bots.find(name)
    except KeyError:
        possible = ", ".join([*others, *bots.BOTS])
        raise Failure("error-unknown-bot", bot=name, possible=possible) from None


def _values_of(option: str) -> list[str]:
    """The values that some game has for an option of this name."""
    every = [each for name in games.NAMES for each in games.find(name).options]
    return [value for each in every if each.name == option for value in each.values]


def _pairs(incomplete: str) -> list[str]:
    """NAME=VALUE for every option of every game."""
    every = [each for name in games.NAMES for each in games.find(name).options]
    pairs = [f"{each.name}={value}" for each in every for value in each.values]
    return [pair for pair in pairs if pair.startswith(incomplete)]


def options_of(pairs: Sequence[str], challenge: str | None = None) -> dict[str, str]:
    """The table options among `NAME=VALUE`; whether there are such is for the game to say."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Failure("error-option-form", option=pair)
        options[name] = value
    if challenge is not None:
        options[CHALLENGES_OPTION] = challenge
    return options


def edition_of(game: Game[Any], path: Path | None) -> Edition:
    """The component data as shipped, or with a user's file laid over it."""
    if path is None:
        return game.edition()
    try:
        return game.edition(read_text(path))
    except EditionError as error:
        raise Failure("error-edition", file=str(path), reason=error.message) from None


GameArgument = Annotated[
    str,
    typer.Argument(
        help="The game: see `kilnyard games`.",
        autocompletion=completing(games.NAMES),
    ),
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="The language to speak; without it, the one your terminal is set to.",
        autocompletion=completing(LANGUAGES),
    ),
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A table option, such as `crossbow=nearest`; may be given several times.",
        autocompletion=lambda incomplete: _pairs(incomplete),
    ),
]
EditionOption = Annotated[
    Path | None,
    typer.Option(
        "--edition", metavar="FILE", help="Your own component values, laid over the shipped ones."
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
SoloOption = Annotated[bool, typer.Option("--solo", help="Alone, against the game's own opponent.")]
ChallengeOption = Annotated[
    str | None,
    typer.Option(
        "--challenge",
        metavar="NAME[,NAME]",
        help="Make a solo game harder, for example `rich-treasury` or `random`.",
        autocompletion=lambda incomplete: completing(_values_of(CHALLENGES_OPTION))(incomplete),
    ),
]
