"""`kilnyard edition`: the component values a game is played with, and those of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
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


def edition(
    game: GameArgument,
    action: ActionArgument,
    file: FileArgument = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Check a file of your own component values, or show the values that are played with.

    Examples:

      kilnyard edition terracotta check mine.toml

      kilnyard edition terracotta show mine.toml --json
    """
    talk = talk_in(lang)
    chosen = game_of(game)
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
        _show(screen, found)


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
    table = Table.grid(padding=(0, 2))
    for change in edition.differences:
        table.add_row(change.path, Text(f"{change.base} → {change.value}"))
    screen.show(table)
    _show_grades(screen, edition)


def _show(screen: Screen, edition: Edition) -> None:
    """Every value, one a line, under the path that an edition names it by."""
    for path, value in _values("", msgspec.to_builtins(edition.content)):
        screen.line(f"{path} = {value}")
    _show_grades(screen, edition)


def _values(path: str, part: Any) -> list[tuple[str, Any]]:
    """The values below a path."""
    if isinstance(part, dict):
        inside = [(str(key), value) for key, value in part.items()]
    elif isinstance(part, list) and any(isinstance(one, dict) for one in part):
        inside = [(str(next(iter(row.values()))), row) for row in part]
    else:
        return [(path, part)]
    return [
        found
        for name, value in inside
        for found in _values(f"{path}.{name}" if path else name, value)
    ]


def _show_grades(screen: Screen, edition: Edition) -> None:
    grades = ", ".join(f"{name} {count}" for name, count in edition.grades.items())
    screen.say("edition-grades", style="dim", name=edition.name, grades=grades)
