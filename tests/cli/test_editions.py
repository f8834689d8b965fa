"""`kilnyard edition`: component values of one's own."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Terminal

MINE = 'name = "mine"\n[setup.start]\ncoins = 5\ngrade = "certain"\n'


@pytest.fixture(autouse=True)
def mine(kilnyard: Terminal) -> None:
    kilnyard.write("mine.toml", MINE)


def test_a_good_edition_is_told_with_what_it_changes(kilnyard: Terminal) -> None:
    answer = kilnyard("edition terracotta check mine.toml")
    assert answer.status == 0 and answer.err == ""
    assert answer.lines[0] == "Edition “mine” is good. It changes 1 value."
    assert answer.lines[1].split() == ["setup.start.coins", "3", "→", "5"]
    assert answer.lines[2].startswith("Edition “mine”, values by grade: ")


def test_programs_are_given_the_differences_as_json(kilnyard: Terminal) -> None:
    found = json.loads(kilnyard("edition terracotta check mine.toml --json").out)
    assert found["name"] == "mine"
    assert found["differences"] == [{"path": "setup.start.coins", "base": 3, "value": 5}]
    assert set(found["grades"]) == {"certain", "likely", "house"}
    assert len(found["digest"]) == 64


def test_all_values_can_be_shown_by_the_names_that_an_edition_uses(kilnyard: Terminal) -> None:
    assert "setup.start.coins = 3" in kilnyard("edition terracotta show").lines
    assert "setup.start.coins = 5" in kilnyard("edition terracotta show mine.toml").lines
    plain = json.loads(kilnyard("edition terracotta show mine.toml --json").out)
    assert plain["setup"]["start"]["coins"] == 5


def test_an_edition_that_is_no_good_is_refused_with_the_place(kilnyard: Terminal) -> None:
    kilnyard.write("bad.toml", "[setup.start]\ncoins = 'many'\n")
    answer = kilnyard("edition terracotta check bad.toml")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == 'kilnyard: bad.toml: setup.start.coins is "many"; expected: 0..20.\n'
