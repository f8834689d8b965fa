"""Plays thousands of random games under all laws of tests/GAME/laws.py: `make fuzz`.

A broken law is told with the number of its game; `--game GAME --first NUMBER --games 1` plays that
one again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

JOURNAL_EVERY = 8
COMPLAINTS_MAX = 10


def play(game: str, number: int) -> tuple[int, int, str]:
    """One game: its number, its decisions, and the law that it broke, if it did."""
    laws = import_module(f"tests.{game}.laws")
    try:
        decisions = laws.check_game(number)
        if number % JOURNAL_EVERY < 1 or laws.setup_of(number).people == 1:
            laws.check_journal(number)
    except Exception:
        return number, 0, traceback.format_exc(limit=-6)
    return number, decisions, ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games under all laws.")
    parser.add_argument("--game", default="terracotta")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    wanted = parser.parse_args()
    numbers = range(wanted.first, wanted.first + wanted.games)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    decisions, broken, began = 0, 0, time.monotonic()
    with Pool(wanted.jobs) as pool, Progress(*columns) as progress:
        bar = progress.add_task("games", total=wanted.games)
        for number, made, complaint in pool.imap_unordered(
            partial(play, wanted.game), numbers, chunksize=20
        ):
            decisions += made
            progress.advance(bar)
            if complaint:
                broken += 1
                progress.console.print(f"Game {number}:\n{complaint}", markup=False)
            if broken == COMPLAINTS_MAX:
                pool.terminate()
                break
    seconds = time.monotonic() - began
    print(f"{decisions:,} decisions in {seconds:,.0f} s; {broken} games broke a law.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
