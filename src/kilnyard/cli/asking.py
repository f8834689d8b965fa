"""What the commands have in common: the language, the game, the table, the edition."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from kilnyard import bots, games
from kilnyard.cli.failure import Failure, read_text
from kilnyard.cli.talk import Talk
from kilnyard.core.edition_errors import EditionError
from kilnyard.core.editions import Edition
from kilnyard.core.game import Game
from kilnyard.words import choose_language

HUMAN = "human"
CHALLENGES_OPTION = "challenges"


def begun_with(incomplete: str, words: Sequence[str]) -> list[str]:
    """What a shell may complete a word to."""
    return [word for word in words if word.startswith(incomplete)]


def talk_in(language: str | None, seats: Sequence[str] = ()) -> Talk:
    """The words of the language asked for, or of the environment's."""
    packages = [games.find(name).package for name in games.NAMES]
    return Talk(choose_language(language, os.environ), packages, seats)


def game_of(name: str) -> Game[Any]:
    """The game of this name; Failure if there is none."""
    try:
        return games.find(name)
    except KeyError:
        possible = ", ".join(games.NAMES)
        raise Failure("error-unknown-game", game=name, possible=possible) from None


def bot_of(name: str) -> bots.Bot:
    """The bot of this name; Failure if there is none."""
    try:
        return bots.find(name)
    except KeyError:
        possible = ", ".join(bots.BOTS)
        raise Failure("error-unknown-bot", bot=name, possible=possible) from None


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
        autocompletion=lambda incomplete: begun_with(incomplete, games.NAMES),
    ),
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|fr|pl",
        help="The language to speak; without it, the one your terminal is set to.",
        autocompletion=lambda incomplete: begun_with(incomplete, ("en", "fr", "pl")),
    ),
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A table option, such as `crossbow=nearest`; may be given several times.",
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
    ),
]
