"""Compare Kilnyard's speed with that of its peers, as ratios taken in the same rounds.

Every round runs each workload once, one after the other and each in a process of its own, so that
a slow minute of the machine is slow for all. What is printed is the median over the rounds; the
required ratios are those of the project's issue A.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

WORKLOAD = Path(__file__).with_name("workload.py")
Rates = dict[str, float]


@dataclass(frozen=True)
class Runner:
    """A workload, the interpreter that runs it, and whether the rules may be compiled ones."""

    name: str
    workload: str
    python: str
    pure: bool = False

    def run(self, seconds: float) -> Rates:
        """The rates it printed; RuntimeError with its last words if it failed."""
        environment = dict(os.environ)
        environment.pop("KILNYARD_PURE", None)
        if self.pure:
            environment["KILNYARD_PURE"] = "1"
        command = [self.python, str(WORKLOAD), self.workload, str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{self.name}: {done.stderr.strip().splitlines()[-1]}")
        rates: Rates = json.loads(done.stdout.strip().splitlines()[-1])
        return rates


@dataclass(frozen=True)
class Ratio:
    """A comparison that must hold: `ours` is at least `least` times `theirs`."""

    ours: str
    theirs: str
    measure: str
    least: float


RATIOS = (
    Ratio("pure", "catanatron", "decisions_per_second", 2),
    Ratio("pure", "catanatron", "games_per_second", 8),
    Ratio("compiled", "catanatron", "decisions_per_second", 8),
    Ratio("compiled", "backgammon", "decisions_per_second", 2),
)
COPY_LIMITS = {"pure": 10.0, "compiled": 3.0}


def runners(peers: str) -> list[Runner]:
    here = sys.executable
    return [
        Runner("pure", "terracotta", here, pure=True),
        Runner("compiled", "terracotta", here),
        Runner("catanatron", "catanatron", peers),
        Runner("backgammon", "backgammon", peers),
        Runner("pure copy", "copying", here, pure=True),
        Runner("compiled copy", "copying", here),
    ]


def measure(peers: str, rounds: int, seconds: float) -> dict[str, list[Rates]]:
    """All rounds of every workload; a peer that does not run here is left out, aloud."""
    found: dict[str, list[Rates]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        everyone = runners(peers)
        task = progress.add_task("measuring", total=rounds * len(everyone))
        for _ in range(rounds):
            for runner in everyone:
                progress.update(task, description=f"measuring {runner.name}")
                try:
                    found.setdefault(runner.name, []).append(runner.run(seconds))
                except RuntimeError as error:
                    progress.console.print(f"Left out: {error}")
                progress.advance(task)
    return {name: rates for name, rates in found.items() if rates}


def median(found: dict[str, list[Rates]], name: str, rate: str) -> float:
    return statistics.median(rates[rate] for rates in found[name])


def ratio_of(found: dict[str, list[Rates]], ratio: Ratio) -> float:
    """The median of the rounds' own ratios."""
    pairs = zip(found[ratio.ours], found[ratio.theirs], strict=False)
    return statistics.median(ours[ratio.measure] / theirs[ratio.measure] for ours, theirs in pairs)


def rates_table(found: dict[str, list[Rates]]) -> Table:
    table = Table("workload", "games/s", "decisions/s", title="Random games, one core")
    for name in ("pure", "compiled", "catanatron", "backgammon"):
        if name in found:
            games = median(found, name, "games_per_second")
            decisions = median(found, name, "decisions_per_second")
            table.add_row(name, f"{games:,.0f}", f"{decisions:,.0f}")
    return table


def verdicts(found: dict[str, list[Rates]]) -> list[tuple[str, float, float, bool]]:
    """Each requirement with what was measured, what is required, and whether it holds."""
    rows = []
    for ratio in RATIOS:
        if ratio.ours in found and ratio.theirs in found:
            measured = ratio_of(found, ratio)
            name = f"{ratio.ours} / {ratio.theirs}, {ratio.measure.replace('_', ' ')}"
            rows.append((name, measured, ratio.least, measured >= ratio.least))
    for build, limit in COPY_LIMITS.items():
        if f"{build} copy" in found:
            measured = median(found, f"{build} copy", "microseconds_per_copy")
            rows.append((f"{build} copy of a position, µs", measured, limit, measured <= limit))
    return rows


def main() -> int:
    """Exit status 1 if a requirement does not hold, 2 if the compiled build is missing."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--peers", required=True, help="the interpreter that has the peers")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--json", type=Path, help="also write everything measured to this file")
    wanted = arguments.parse_args()
    found = measure(wanted.peers, wanted.rounds, wanted.seconds)
    rows = verdicts(found)
    console = Console()
    console.print(rates_table(found))
    table = Table("requirement", "measured", "required", "", title="Ratios within each round")
    for name, measured, required, holds in rows:
        table.add_row(name, f"{measured:.2f}", f"{required:g}", "holds" if holds else "FAILS")
    console.print(table)
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if not found["compiled"][0]["compiled"]:
        console.print("The compiled build is missing: run 'make compile' first.")
        return 2
    return 0 if all(holds for *_, holds in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
