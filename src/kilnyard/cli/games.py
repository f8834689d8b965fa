"""`kilnyard games`: what can be played."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from kilnyard import games as known
from kilnyard.cli.asking import JsonOption, LanguageOption, game_of, talk_in
from kilnyard.cli.screen import Screen, new_console
from kilnyard.cli.talk import Talk
from kilnyard.core.game import Game, TableOption


def games(json: JsonOption = False, lang: LanguageOption = None) -> None:
    """List the games, for how many people they are, and what a table may agree on."""
    every = [game_of(name) for name in known.NAMES]
    if json:
        plain = [_plain(game) for game in every]
        typer.echo(msgspec.json.format(msgspec.json.encode(plain)).decode())
        return
    console = new_console()
    for game in every:
        talk = talk_in(lang, game)
        _show(Screen(talk, console), talk, game)


def _plain(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "people_min": game.people_min,
        "people_max": game.people_max,
        "options": [
            {"name": option.name, "values": list(option.values), "several": option.several}
            for option in game.options
        ],
    }


def _show(screen: Screen, talk: Talk, game: Game[Any]) -> None:
    screen.line(f"{game.name}: {talk.say(f'game-{game.name}')}", "bold")
    screen.say("games-people", least=game.people_min, most=game.people_max)
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        name = talk.say(f"table-{option.name}")
        for place, value in enumerate(option.values):
            meaning = Text(
                talk.say("games-option", option=name, value=_meaning(option, value, talk))
            )
            if place == 0 and not option.several:
                meaning.append(f" {talk.say('games-usual')}", style="dim")
            table.add_row(Text(f"  --option {option.name}={value}", style="bold"), meaning)
    screen.show(table)


def _meaning(option: TableOption, value: str, talk: Talk) -> str:
    """What a value is called: by a sentence of its own, or as the thing that it is."""
    id = f"table-{option.name}-{value}"
    return talk.say(id) if talk.words.knows(id) else talk.thing(value)
