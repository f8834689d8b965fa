"""`kilnyard simulate`: many games between bots, and how sure their results are."""

from __future__ import annotations

import os
import secrets
from itertools import cycle, islice
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kilnyard.bots import BOTS
from kilnyard.cli.asking import (
    ChallengeOption,
    EditionOption,
    GameArgument,
    JsonOption,
    LanguageOption,
    OptionsOption,
    SoloOption,
    bot_of,
    completing,
    edition_of,
    game_of,
    options_of,
    talk_in,
)
from kilnyard.cli.failure import Failure
from kilnyard.cli.screen import Screen, new_console
from kilnyard.cli.talk import Talk, capitalised
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.lab.simulation import Plan, Report, SeatReport
from kilnyard.lab.simulation import simulate as simulate_games
from kilnyard.lab.statistics import Estimate

USUAL_BOTS = ("greedy", "random")
_SEED_BYTES = 4

PlayersOption = Annotated[
    int | None, typer.Option("--players", metavar="N", help="How many seats; else one for a bot.")
]
GamesOption = Annotated[int, typer.Option("--games", metavar="M", help="How many games.")]
BotsOption = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="BOT,BOT,...",
        help=f"A bot for each seat, or one for all: {', '.join(f'`{name}`' for name in BOTS)}. "
        "Without it, they take turns, the best first.",
        autocompletion=completing(BOTS),
    ),
]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", metavar="J", help="How many processes; else one a core.")
]
SeedOption = Annotated[
    str | None, typer.Option("--seed", help="The same seed gives the same results.")
]


def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: GamesOption = 100,
    bots: BotsOption = None,
    jobs: JobsOption = None,
    seed: SeedOption = None,
    solo: SoloOption = False,
    challenge: ChallengeOption = None,
    option: OptionsOption = None,
    edition: EditionOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Play many games between bots and report scores and wins with 95% confidence intervals.

    The same seed gives the same results, however many processes share the work.

    Examples:

      kilnyard simulate terracotta --players 4 --games 1000 --bots greedy,random,random,random

      kilnyard simulate terracotta --solo --bots greedy --games 200 --edition mine.toml --json
    """
    chosen = game_of(game)
    talk = talk_in(lang, chosen)
    words = list(USUAL_BOTS) if bots is None else [word.strip() for word in bots.split(",")]
    people = 1 if solo else len(words) if players is None else players
    if solo and people != (players or people):
        raise Failure("error-solo-seats", count=players or 0)
    for name, count in (("--games", games), ("--jobs", jobs)):
        if count is not None and count < 1:
            raise Failure("error-at-least-one", option=name, value=count)
    options = options_of(option or (), challenge)
    dealt_by = secrets.token_hex(_SEED_BYTES) if seed is None else seed
    values = edition_of(chosen, edition)
    # A table that cannot be dealt is refused here, not in another process.
    Journal.begin(chosen, Setup(people, options), values, dealt_by, listening=False)
    plan = Plan(
        game=chosen.name,
        people=people,
        options=options,
        overlay=values.overlay,
        bots=_seated(words, people, bots is None),
        games=games,
        seed=dealt_by,
    )
    report = _with_progress(plan, jobs or _cores(), talk)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    _show(Screen(talk, new_console()), report)


def _seated(words: list[str], people: int, taking_turns: bool) -> tuple[str, ...]:
    """A bot for each seat that a person could have; a single one sits everywhere."""
    names = [bot_of(word).name for word in words]
    if not taking_turns and len(names) not in (1, people):
        raise Failure("error-bots-count", count=len(names), seats=people)
    return tuple(islice(cycle(names), people))


def _cores() -> int:
    """The processors that this process may use, where the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _with_progress(plan: Plan, jobs: int, talk: Talk) -> Report:
    """Play it all, with a bar on a terminal that shows how far it is."""
    console = new_console(stderr=True)
    progress = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with progress:
        task = progress.add_task("", total=plan.games)
        return simulate_games(plan, jobs, lambda count: progress.advance(task, count))


def _show(screen: Screen, report: Report) -> None:
    game = screen.talk.say(f"game-{report.game}")
    screen.say("simulate-title", style="bold", game=game, games=report.games, seed=report.seed)
    screen.show(_results(report, screen.talk), Text(), _sources(report, screen.talk), Text())
    build = screen.talk.say("simulate-compiled" if report.compiled else "simulate-pure")
    screen.say(
        "simulate-speed",
        style="dim",
        games=f"{report.games_per_second:.1f}",
        decisions=f"{report.decisions_per_second:.0f}",
        build=build,
    )


def _results(report: Report, talk: Talk) -> RenderableType:
    """Each seat's mean score and share of wins, with their intervals."""
    table = Table(box=None, padding=(0, 3, 0, 0), show_edge=False)
    for name in ("seat", "score", "wins"):
        table.add_column(
            talk.say(f"simulate-{name}"), justify="left" if name == "seat" else "right"
        )
    for seat in report.seats:
        score = Estimate(seat.mean_score, seat.mean_score_low, seat.mean_score_high)
        wins = (seat.win_share, seat.win_share_low, seat.win_share_high)
        percent = talk.say("simulate-share", **_named(wins, 100))
        table.add_row(_name(seat, talk), _estimate(score, talk), percent)
    return table


def _sources(report: Report, talk: Talk) -> RenderableType:
    """Where the points came from."""
    table = Table(box=None, padding=(0, 3, 0, 0), show_edge=False)
    table.add_column(talk.say("score-source"))
    for seat in report.seats:
        table.add_column(_name(seat, talk), justify="right")
    for source in report.seats[0].sources:
        parts = [seat.sources[source] for seat in report.seats]
        if any(part.value for part in parts):
            table.add_row(
                capitalised(talk.thing(source)), *(_estimate(part, talk) for part in parts)
            )
    return table


def _name(seat: SeatReport, talk: Talk) -> str:
    return f"{seat.seat + 1} {seat.bot or talk.say('simulate-own-seat')}"


def _estimate(estimate: Estimate, talk: Talk) -> str:
    reach = (estimate.high - estimate.low) / 2
    return talk.say("simulate-mean", mean=f"{estimate.value:.1f}", reach=f"{reach:.1f}")


def _named(values: tuple[float, float, float], factor: int) -> dict[str, str]:
    shown = [f"{value * factor:.1f}" for value in values]
    return dict(zip(("share", "low", "high"), shown, strict=True))
