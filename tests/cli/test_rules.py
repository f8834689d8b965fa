"""`kilnyard rules` and `kilnyard games`: what can be played and by which rules."""

from __future__ import annotations

import json

import pytest

from kilnyard.cli import rules
from tests.cli.conftest import Terminal


def test_json_lists_clauses_and_those_without_a_test(kilnyard: Terminal) -> None:
    found = json.loads(kilnyard("rules terracotta --coverage --json").out)
    assert len(found["clauses"]) >= 150
    assert found["untested"] == []
    clause = next(each for each in found["clauses"] if each["id"] == "TA-ACT-2.2")
    assert clause["wording"] and clause["cites"] and clause["tests"]


def test_coverage_is_said_in_a_line(kilnyard: Terminal) -> None:
    line = kilnyard("rules terracotta --coverage").lines
    assert line == [f"{line[0].split()[0]} of {line[0].split()[0]} clauses are proven by tests."]


def test_where_there_are_no_tests_nothing_is_claimed(
    kilnyard: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "_tests_folder", lambda: kilnyard.folder / "none")
    answer = kilnyard("rules terracotta --coverage")
    assert answer.out.endswith("the tests are not here, so what they prove is not known.\n")
    assert json.loads(kilnyard("rules terracotta --json").out)["untested"] is None


def test_rules_are_read_one_by_one_with_their_places(kilnyard: Terminal) -> None:
    assert "TA-ACT-2.2" in kilnyard("rules terracotta").out
    some = kilnyard("rules terracotta --clause ta-arc").lines
    ids = [line.split()[0] for line in some if line.startswith("TA-")]
    assert ids == [f"TA-ARC-{number}" for number in range(1, len(ids) + 1)]
    one = kilnyard("rules terracotta --clause TA-ARC-9").out
    assert "tests/terracotta/" in one and "§archers-break-ties" in one


def test_rules_are_found_by_a_word_of_any_language(kilnyard: Terminal) -> None:
    for language, word in (("en", "Musician"), ("fr", "Musicien"), ("pl", "muzyk")):
        found = kilnyard(f"rules terracotta --find {word.upper()} --lang {language}").lines
        assert found and word.lower() in " ".join(found).lower()


def test_games_are_listed_with_what_a_table_may_agree_on(kilnyard: Terminal) -> None:
    answer = kilnyard("games", width=120)
    assert answer.lines[:2] == [
        "terracotta: Terracotta Army",
        "1 to 4 people; alone with --solo",
    ]
    usual = [line for line in answer.lines if line.endswith("(usual)")]
    assert [line.split()[1] for line in usual] == ["crossbow=any"]
    assert "The Emperor's Challenges: Overtime" in answer.out
    assert "xian: Xi'an" in answer.lines and "2 to 4 people" in answer.lines


def test_programs_are_given_the_list_as_json(kilnyard: Terminal) -> None:
    game, other = json.loads(kilnyard("games --json").out)
    assert (other["name"], other["people_min"], other["people_max"]) == ("xian", 2, 4)
    assert (game["name"], game["people_min"], game["people_max"]) == ("terracotta", 1, 4)
    assert game["options"][0] == {
        "name": "crossbow",
        "values": ["any", "nearest"],
        "several": False,
    }
