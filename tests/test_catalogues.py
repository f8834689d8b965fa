"""Every clause that the code of a game names stands in the game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

from kilnyard.core.clauses import load_clauses, named_in
from kilnyard.games import NAMES, find
from tests.conftest import unknown_clauses

games = pytest.mark.parametrize("name", NAMES)


def unknown(name: str, named: Iterable[str]) -> list[str]:
    """Which of these the catalogue of the game does not have."""
    known = {clause.id for clause in load_clauses(f"kilnyard.games.{name}")}
    return sorted(set(named) - known)


@games
def test_the_source_cites_clauses_that_exist(name: str) -> None:
    clauses = load_clauses(f"kilnyard.games.{name}")
    folder = Path(str(files(f"kilnyard.games.{name}")))
    for path in sorted(folder.rglob("*.py")):
        cited = named_in(path.read_text("utf-8"), clauses)
        assert unknown(name, cited) == [], path.name


@games
def test_refusals_cite_clauses_that_exist(name: str) -> None:
    assert unknown(name, (refusal.clause for refusal in find(name).refusals.values())) == []


@games
def test_events_cite_clauses_that_exist(name: str) -> None:
    assert unknown(name, (event.clause for event in find(name).events if event.clause)) == []


def test_a_test_that_names_an_unknown_clause_is_found_out() -> None:
    named = {"tests/test_a.py::test_one": ["TA-SET-1", "TA-SET-999"], "tests/test_b.py": ["TA-X"]}
    assert unknown_clauses(named) == [
        "TA-SET-999 (tests/test_a.py::test_one)",
        "TA-X (tests/test_b.py)",
    ]
