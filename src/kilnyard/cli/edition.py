"""`kilnyard edition`: the component values a game is played with, and those of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from kilnyard.cli.asking import (
    GameArgument,
    JsonOption,
    LanguageOption,
    completing,
    edition_of,
    game_of,
    talk_in,
)
from kilnyard.cli.failure import Failure
from kilnyard.cli.overlay import overlay_text, toml_value
from kilnyard.cli.screen import Screen, new_console
from kilnyard.core.editions import Edition

ACTIONS = ("check", "show")

ActionArgument = Annotated[
    str,
    typer.Argument(
        metavar="check|show",
        help="`check` a file of your own values, or `show` all values.",
        autocompletion=completing(ACTIONS),
    ),
]
FileArgument = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="Your values, as TOML; see docs/editions.md.")
]

GradeOption = Annotated[
    str | None,
    typer.Option("--grade", help="Show only values of this grade: certain, likely or house."),
]


def edition(
    game: GameArgument,
    action: ActionArgument,
    file: FileArgument = None,
    grade: GradeOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Check a file of your own component values, or show the values that are played with.

    What `show` prints is such a file: edit it, and check it. docs/editions.md explains.

    Examples:

      kilnyard edition terracotta check mine.toml

      kilnyard edition terracotta show --grade house > mine.toml
    """
    chosen = game_of(game)
    talk = talk_in(lang, chosen)
    if action not in ACTIONS:
        raise Failure("error-edition-action", action=action, possible=", ".join(ACTIONS))
    if action == "check" and file is None:
        raise Failure("error-missing-parameter", parameter="FILE")
    found = edition_of(chosen, file)
    screen = Screen(talk, new_console())
    if action == "check":
        _check(screen, found, json)
    elif json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found.content)).decode())
    else:
        _show(found, grade)


def _check(screen: Screen, edition: Edition, json: bool) -> None:
    """What the file changes, and how far the values can be trusted."""
    if json:
        plain = {
            "name": edition.name,
            "digest": edition.digest,
            "differences": [msgspec.to_builtins(change) for change in edition.differences],
            "grades": edition.grades,
        }
        typer.echo(msgspec.json.format(msgspec.json.encode(plain)).decode())
        return
    screen.say("edition-good", name=edition.name, count=len(edition.differences))
    for change in edition.differences:
        values = f"{toml_value(change.base)} → {toml_value(change.value)}"
        screen.item(Text(f"{change.path}:"), Text(values))
    grades = ", ".join(f"{name} {count}" for name, count in edition.grades.items())
    screen.say("edition-grades", style="dim", grades=grades)


def _show(edition: Edition, grade: str | None) -> None:
    """The values as the text of an edition file that changes nothing yet."""
    if grade is not None and grade not in edition.grades:
        raise Failure("error-unknown-grade", grade=grade, possible=", ".join(edition.grades))
    typer.echo(overlay_text(msgspec.to_builtins(edition.content), grade))
