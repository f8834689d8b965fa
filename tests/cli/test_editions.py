"""`kilnyard edition`: component values of one's own."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Answer, Terminal

MINE = 'name = "mine"\n[setup.start]\ncoins = 5\ngrade = "certain"\n'


def shown_start(answer: Answer) -> list[str]:
    """The lines of the table of what everybody starts with."""
    first = answer.lines.index("[setup.start]")
    return answer.lines[first : first + 3]


@pytest.fixture(autouse=True)
def mine(kilnyard: Terminal) -> None:
    kilnyard.write("mine.toml", MINE)


def test_a_good_edition_is_told_with_what_it_changes(kilnyard: Terminal) -> None:
    answer = kilnyard("edition terracotta check mine.toml")
    assert answer.status == 0 and answer.err == ""
    assert answer.lines[0] == "Edition “mine” is good. It changes 1 value."
    assert answer.lines[1] == "setup.start.coins: 3 → 5"
    assert answer.lines[2].startswith("Values by grade: ")


def test_programs_are_given_the_differences_as_json(kilnyard: Terminal) -> None:
    found = json.loads(kilnyard("edition terracotta check mine.toml --json").out)
    assert found["name"] == "mine"
    assert found["differences"] == [{"path": "setup.start.coins", "base": 3, "value": 5}]
    assert set(found["grades"]) == {"certain", "likely", "house"}
    assert len(found["digest"]) == 64


def test_what_is_shown_is_an_edition_that_changes_nothing(kilnyard: Terminal) -> None:
    for grade in ("", " --grade house"):
        kilnyard.write("all.toml", kilnyard(f"edition terracotta show{grade}").out)
        found = json.loads(kilnyard("edition terracotta check all.toml --json").out)
        assert found["differences"] == []


def test_values_are_shown_by_grade_and_with_those_of_a_file(kilnyard: Terminal) -> None:
    assert "coins = 3" in shown_start(kilnyard("edition terracotta show"))
    assert "coins = 5" in shown_start(kilnyard("edition terracotta show mine.toml"))
    house = kilnyard("edition terracotta show --grade house").out
    assert 'grade = "house"' in house and 'grade = "certain"' not in house
    plain = json.loads(kilnyard("edition terracotta show mine.toml --json").out)
    assert plain["setup"]["start"]["coins"] == 5


def test_a_grade_that_there_is_not_is_refused(kilnyard: Terminal) -> None:
    answer = kilnyard("edition terracotta show --grade sure")
    assert (answer.status, answer.out) == (2, "")
    assert "No value has the grade “sure”." in answer.err


def test_an_edition_that_is_no_good_is_refused_with_the_place(kilnyard: Terminal) -> None:
    kilnyard.write("bad.toml", "[setup.start]\ncoins = 'many'\n")
    answer = kilnyard("edition terracotta check bad.toml")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == 'kilnyard: bad.toml: setup.start.coins is "many"; expected: 0..20.\n'
