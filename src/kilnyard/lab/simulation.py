"""Many games between bots on all cores, and what came of them.

A game's seed is made of the simulation's seed and the game's number, so the results are the same
however the games are shared out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

import msgspec

from kilnyard import bots, games
from kilnyard.core.chance import Chance
from kilnyard.core.game import Game, Setup
from kilnyard.core.table import Table
from kilnyard.lab.statistics import Estimate, mean_of, share_of

# Enough chunks that no core waits long for the last, each long enough to be worth sending.
_CHUNKS_PER_JOB: Final = 8
_CHUNK_MAX: Final = 250


class Plan(msgspec.Struct, frozen=True):
    """What to play: everything another process needs, in plain values."""

    game: str
    people: int
    options: dict[str, str]
    overlay: str | None
    bots: tuple[str, ...]
    games: int
    seed: str


class Outcome(msgspec.Struct, frozen=True):
    """One game: each seat's points by source, who won, how many decisions it took."""

    points: list[dict[str, int]]
    winners: list[int]
    decisions: int


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared. Points by source are means."""

    seat: int
    bot: str
    mean_score: float
    mean_score_low: float
    mean_score_high: float
    win_share: float
    win_share_low: float
    win_share_high: float
    sources: dict[str, Estimate]


class Report(msgspec.Struct, frozen=True):
    """What came of all games. Everything but the rates depends on the plan alone."""

    game: str
    seed: str
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    compiled: bool
    seats: list[SeatReport]


def simulate(plan: Plan, jobs: int, played: Callable[[int], None]) -> Report:
    """Play everything; `played` is told of the games that were finished, so many at a time."""
    start = perf_counter()
    chunks = _chunks(plan.games, jobs)
    finished: dict[range, list[Outcome]] = {}
    for chunk, outcomes in _play_all(plan, chunks, jobs):
        finished[chunk] = outcomes
        played(len(outcomes))
    outcomes = [outcome for chunk in chunks for outcome in finished[chunk]]
    return _report(plan, outcomes, perf_counter() - start)


def _chunks(count: int, jobs: int) -> list[range]:
    size = max(1, min(_CHUNK_MAX, count // (jobs * _CHUNKS_PER_JOB)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def _play_all(plan: Plan, chunks: list[range], jobs: int) -> Iterator[tuple[range, list[Outcome]]]:
    """The chunks as they are finished: here, or in processes that start from nothing."""
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield chunk, play_chunk(plan, chunk)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn")) as pool:
        pending = {pool.submit(play_chunk, plan, chunk): chunk for chunk in chunks}
        try:
            for future in as_completed(pending):
                yield pending[future], future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_chunk(plan: Plan, numbers: range) -> list[Outcome]:
    """The games of these numbers, one after the other."""
    game = games.find(plan.game)
    setup = Setup(plan.people, plan.options)
    edition = game.edition(plan.overlay)
    players = [bots.find(name) for name in plan.bots]
    return [
        _play(game, game.deal(setup, edition, table), table, players, seed)
        for seed in (f"{plan.seed}-{number}" for number in numbers)
        for table in (Table(Chance(seed)),)
    ]


def _play(
    game: Game[Any], position: Any, table: Table, players: list[bots.Bot], seed: str
) -> Outcome:
    """One game; each bot has a chance of its own, and none has the game's."""
    chances = [Chance(f"{seed} seat {seat}") for seat in range(len(players))]
    decisions = 0
    while waiting := game.engine.deciders(position):
        seat = (waiting & -waiting).bit_length() - 1
        option = players[seat].choose(game, position, seat, chances[seat])
        game.engine.apply(position, seat, option, table)
        decisions += 1
    return Outcome(game.score(position), game.winners(position), decisions)


def _report(plan: Plan, outcomes: list[Outcome], seconds: float) -> Report:
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats = len(outcomes[0].points)
    names = [*plan.bots, *[""] * seats]
    return Report(
        game=plan.game,
        seed=plan.seed,
        games=len(outcomes),
        decisions=decisions,
        seconds=seconds,
        games_per_second=len(outcomes) / seconds,
        decisions_per_second=decisions / seconds,
        compiled=is_compiled(),
        seats=[_seat_report(seat, names[seat], outcomes) for seat in range(seats)],
    )


def _seat_report(seat: int, bot: str, outcomes: list[Outcome]) -> SeatReport:
    """A win that is shared counts as a part of one."""
    score = mean_of([sum(outcome.points[seat].values()) for outcome in outcomes])
    wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
    share = share_of(wins, len(outcomes))
    return SeatReport(
        seat=seat,
        bot=bot,
        mean_score=score.value,
        mean_score_low=score.low,
        mean_score_high=score.high,
        win_share=share.value,
        win_share_low=share.low,
        win_share_high=share.high,
        sources={
            source: mean_of([outcome.points[seat][source] for outcome in outcomes])
            for source in outcomes[0].points[seat]
        },
    )


def is_compiled() -> bool:
    """Whether the rules that run here are the compiled ones."""
    return not str(sys.modules[Table.__module__].__file__).endswith(".py")
