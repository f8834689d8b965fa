"""`kilnyard replay`: a saved game, as it was after any of its moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from kilnyard.cli import boards
from kilnyard.cli.asking import JsonOption, LanguageOption, talk_in
from kilnyard.cli.failure import Failure
from kilnyard.cli.reading import read_journal
from kilnyard.cli.screen import Screen, new_console
from kilnyard.cli.seating import bots_by_name, sit_down
from kilnyard.cli.talk import Talk
from kilnyard.cli.telling import score_table, tell_end, tell_events
from kilnyard.core.events import Event
from kilnyard.core.journal import Journal

_LAST_SENTENCES = 15

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A game in notation (.kgn).")]
AtOption = Annotated[
    int | None,
    typer.Option("--at", metavar="N", help="After so many moves; without it, at the end."),
]
LogOption = Annotated[bool, typer.Option("--log", help="Tell everything that happened before.")]


def replay(
    file: FileArgument,
    at: AtOption = None,
    log: LogOption = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Show a saved game: the table after N moves, what happened last, the score.

    Examples:

      kilnyard replay terracotta-7.kgn --at 40

      kilnyard replay terracotta-7.kgn --json > game.json
    """
    whole = read_journal(file)
    if at is not None and not 0 <= at <= len(whole.moves):
        raise Failure("error-at", at=at, moves=len(whole.moves))
    journal = whole if at is None else whole.at(at)
    talk = talk_in(lang, journal.game)
    sit_down(journal, bots_by_name(journal), talk)
    if json:
        plain = _plain(journal, len(whole.moves), talk)
        typer.echo(msgspec.json.format(msgspec.json.encode(plain)).decode())
        return
    _show(Screen(talk, new_console()), journal, len(whole.moves), log)


def _events(journal: Journal[Any]) -> list[Event]:
    events = list(journal.opening)
    for index in range(len(journal.moves)):
        events += journal.events_of(index)
    return events


def _show(screen: Screen, journal: Journal[Any], moves: int, log: bool) -> None:
    game, position = journal.game, journal.position
    screen.say("replay-title", style="bold", at=len(journal.moves), moves=moves)
    screen.line("")
    view = game.view(position, None)
    screen.show(boards.find(game.name).draw(view, screen.talk, screen.console.width))
    events = _events(journal)
    left_out = 0 if log else max(0, len(events) - _LAST_SENTENCES)
    screen.line("")
    if left_out:
        screen.say("replay-left-out", style="dim", count=left_out)
    tell_events(screen, events[left_out:])
    if position.is_over():
        tell_end(screen, game, position)
    else:
        screen.line("")
        screen.show(score_table(game, position, screen.talk))


def _plain(journal: Journal[Any], moves: int, talk: Talk) -> dict[str, Any]:
    """What programs may want: the table as everybody sees it, the moves, the log, the points."""
    game, position = journal.game, journal.position
    return {
        "game": game.name,
        "seed": journal.header.seed,
        "seats": talk.titles,
        "at": len(journal.moves),
        "moves": moves,
        "over": position.is_over(),
        "played": [{"seat": move.seat, "token": move.token} for move in journal.moves],
        "log": [talk.event(event) for event in _events(journal)],
        "score": game.score(position),
        "ranking": list(game.ranking(position)),
        "winners": list(game.winners(position)),
        "checksum": journal.checksum(),
        "view": msgspec.to_builtins(game.view(position, None)),
    }
