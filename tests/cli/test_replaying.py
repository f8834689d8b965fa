"""`kilnyard replay`: a saved game, looked at."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Terminal

GAME = """
[Game "terracotta"]
[Seats "Anna, greedy"]
[Seed "5"]

1. purple: s1 clay skip do
2. yellow: s8 clay
""".lstrip()


@pytest.fixture(autouse=True)
def saved(kilnyard: Terminal) -> None:
    kilnyard.write("game.kgn", GAME)


def test_a_game_is_shown_as_it_stands(kilnyard: Terminal) -> None:
    answer = kilnyard("replay game.kgn")
    assert answer.status == 0 and answer.err == ""
    assert answer.lines[0] == "After move 6 of 6"
    assert "Round 1 of 5   Turn Order 1 Anna → 2 Yellow" in answer.lines
    assert "▶ 2 Yellow (greedy)" in answer.out
    assert "• Anna readies the Sword." in answer.lines


def test_a_game_is_shown_after_any_of_its_moves(kilnyard: Terminal) -> None:
    answer = kilnyard("replay game.kgn --at 1")
    assert answer.lines[0] == "After move 1 of 6"
    assert "▶ 1 Anna" in answer.out
    assert answer.lines.count("• Anna places a Craftsman at segment 1.") == 1
    assert "readies" not in answer.out
    assert "places" not in kilnyard("replay game.kgn --at 0").out


def test_the_log_is_cut_unless_all_of_it_is_wanted(kilnyard: Terminal) -> None:
    kilnyard("play --seats random,random --seed 5 --save whole.kgn")
    cut = kilnyard("replay whole.kgn")
    whole = kilnyard("replay whole.kgn --log")
    left_out = next(line for line in cut.lines if line.startswith("… "))
    assert left_out.endswith(" earlier sentences; --log tells all")
    told = [sum(line.startswith("• ") for line in each.lines) for each in (cut, whole)]
    assert told == [15, 15 + int(left_out.split()[1])]
    assert "Final score" in whole.lines


def test_programs_are_given_json(kilnyard: Terminal) -> None:
    plain = json.loads(kilnyard("replay game.kgn --at 4 --json").out)
    assert (plain["game"], plain["seed"], plain["at"], plain["moves"]) == ("terracotta", "5", 4, 6)
    assert plain["seats"] == ["Anna", "Yellow (greedy)"]
    assert plain["played"][0] == {"seat": 0, "token": "s1"}
    assert plain["over"] is False and plain["winners"] == []
    assert plain["view"]["segments"][0]["craftsman"] == 0
    assert sum(plain["score"][0].values()) == 0


def test_what_is_told_is_told_in_the_language_asked_for(kilnyard: Terminal) -> None:
    assert kilnyard("replay game.kgn --lang pl").lines[0] == "Po ruchu 6 z 6"
