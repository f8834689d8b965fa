"""`kilnyard simulate`: many games between bots."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.cli.conftest import Answer, Terminal

RANDOM = "simulate terracotta --bots random --jobs 1 --seed 1"


def report(answer: Answer) -> dict[str, Any]:
    assert answer.status == 0 and answer.err == ""
    found: dict[str, Any] = json.loads(answer.out)
    return found


def without_rates(found: dict[str, Any]) -> dict[str, Any]:
    rates = ("seconds", "games_per_second", "decisions_per_second")
    return {name: value for name, value in found.items() if name not in rates}


def test_json_says_what_came_of_the_games(kilnyard: Terminal) -> None:
    found = report(kilnyard(f"{RANDOM} --players 4 --games 3 --json"))
    assert found["games"] == 3
    assert found["games_per_second"] > 0 and found["decisions_per_second"] > 0
    assert found["compiled"] in (True, False)
    assert [seat["bot"] for seat in found["seats"]] == ["random"] * 4
    assert sum(seat["win_share"] for seat in found["seats"]) == 1
    for seat in found["seats"]:
        assert seat["mean_score_low"] <= seat["mean_score"] <= seat["mean_score_high"]
        parts = sum(part["value"] for part in seat["sources"].values())
        assert abs(parts - seat["mean_score"]) < 1e-9


def test_the_same_seed_gives_the_same_results_however_many_share_the_work(
    kilnyard: Terminal,
) -> None:
    command = "simulate terracotta --players 2 --bots random --games 2 --seed 8 --json --jobs"
    alone, together = (report(kilnyard(f"{command} {jobs}")) for jobs in (1, 2))
    assert without_rates(alone) == without_rates(together)


def test_other_seeds_give_other_results(kilnyard: Terminal) -> None:
    command = "simulate terracotta --players 2 --bots random --games 1 --jobs 1 --json --seed"
    first, second = (without_rates(report(kilnyard(f"{command} {seed}"))) for seed in "ab")
    assert first["seats"] != second["seats"]


def test_a_table_shows_scores_wins_and_where_points_came_from(kilnyard: Terminal) -> None:
    answer = kilnyard(f"{RANDOM} --players 2 --games 2")
    assert answer.lines[0] == "Terracotta Army: 2 games, seed 1"
    assert re.search(r"^1 random +\d+\.\d ± \d+\.\d +\d+\.\d% \(", answer.out, re.MULTILINE)
    assert re.search(r"^Inspectors +\d", answer.out, re.MULTILINE)
    assert re.search(r"games and \d+ decisions a second", answer.out)


def test_alone_the_games_own_seat_is_reported_too(kilnyard: Terminal) -> None:
    command = "simulate terracotta --solo --challenge random --games 1 --jobs 1 --bots random"
    assert [seat["bot"] for seat in report(kilnyard(f"{command} --json"))["seats"]] == [
        "random",
        "",
    ]
    assert "2 the game's own" in kilnyard(command).out


def test_without_names_bots_take_turns(kilnyard: Terminal) -> None:
    command = "simulate terracotta --games 1 --jobs 1 --seed 1 --json"
    for players, bots in (("", ["greedy", "random"]), (" --players 3", ["greedy", "random"] * 2)):
        found = report(kilnyard(command + players))
        assert [seat["bot"] for seat in found["seats"]] == bots[: len(found["seats"])]
        assert len(found["seats"]) == (3 if players else 2)


def test_an_edition_is_simulated(kilnyard: Terminal) -> None:
    kilnyard.write("poor.toml", "[organizer.columns]\n")
    assert kilnyard(f"{RANDOM} --players 2 --games 1 --edition poor.toml").status == 2
    kilnyard.write("rich.toml", "[setup.start]\ncoins = 20\n")
    command = f"{RANDOM} --players 2 --games 1 --json"
    rich, house = (report(kilnyard(f"{command}{more}")) for more in (" --edition rich.toml", ""))
    assert rich["seats"] != house["seats"]
