"""What our decisions page says, and the clauses that rest on it, name the same decisions."""

from pathlib import Path

from kilnyard.core.clauses import load_clauses

PAGE = Path(__file__).parents[2] / "docs" / "xian-decisions.md"


def headings() -> list[str]:
    """The decisions of the page, by the names clauses use."""
    lines = PAGE.read_text("utf-8").splitlines()
    return [line.removeprefix("### ") for line in lines if line.startswith("### ")]


def test_every_decision_of_a_clause_is_on_the_page_and_every_one_there_is_used() -> None:
    used = {name for clause in load_clauses("kilnyard.games.xian") for name in clause.decision}
    assert used == set(headings())


def test_no_decision_stands_twice() -> None:
    assert len(headings()) == len(set(headings()))
