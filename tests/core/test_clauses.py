"""The index of a rulebook: what a catalogue must be, and how the tests of a clause are found."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from kilnyard.core import clauses as index
from kilnyard.core.clauses import Clause, ClauseError, load_clauses, named_in, untested

GOOD = '[[clause]]\nid = "TOY-ACT-1"\ncites = ["002:17"]\n'


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose catalogue is yet to be written."""
    folder = tmp_path / "catalogue_of_toys"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, folder.name, raising=False)
    return folder


def load(package: Path, text: str) -> list[Clause]:
    (package / "clauses.toml").write_text(text, "utf-8")
    return load_clauses(package.name)


def test_clauses_keep_their_order(package: Path) -> None:
    text = GOOD + '[[clause]]\nid = "TOY-ACT-1.1"\ncites = []\ndecision = ["li-si-start"]\n'
    assert load(package, text) == [
        Clause("TOY-ACT-1", ("002:17",)),
        Clause("TOY-ACT-1.1", (), ("li-si-start",)),
    ]


@pytest.mark.parametrize(
    "text",
    [
        GOOD + GOOD,
        GOOD.replace("TOY-ACT-1", "toy act 1"),
        GOOD.replace("002:17", "page 2"),
        GOOD.replace('["002:17"]', "[]"),
        GOOD + 'decision = ["11. Somewhere"]\n',
        GOOD + 'colour = "red"\n',
        GOOD + "id",
        "",
    ],
)
def test_a_catalogue_that_contradicts_itself_is_refused(package: Path, text: str) -> None:
    with pytest.raises(ClauseError):
        load(package, text)


def test_ids_are_found_in_any_text_but_only_those_of_the_game() -> None:
    text = "TOY-ACT-1.2, TOY-ACT-3: a rule; see ART-ACT-1 and TOY-SOLO-CHA-4."
    assert named_in(text, [Clause("TOY-ACT-1")]) == {"TOY-ACT-1.2", "TOY-ACT-3", "TOY-SOLO-CHA-4"}


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "test_marks.py").write_text(
        dedent("""
            import pytest

            pytestmark = pytest.mark.clause("TOY-MOD-1")
            CASES = [pytest.param(1, marks=pytest.mark.clause("TOY-CASE-1"))]

            @pytest.mark.clause("TOY-ACT-1", "TOY-ACT-2")
            def test_one(): ...

            @pytest.mark.parametrize("n", CASES)
            def test_cases(n): ...

            @pytest.mark.clause("TOY-CLS-1")
            class TestGroup:
                pytestmark = [pytest.mark.clause("TOY-CLS-2"), pytest.mark.slow]

                @pytest.mark.clause("TOY-ACT-1")
                def test_inside(self): ...

            @pytest.mark.clause("TOY-NOT-1")
            def helper(): ...
        """),
        "utf-8",
    )
    (folder / "inner" / "helper.py").write_text("@pytest.mark.clause('TOY-NOT-2')\ndef test(): ...")
    inside = "tests/inner/test_marks.py::TestGroup::test_inside"
    one, cases = (f"tests/inner/test_marks.py::test_{name}" for name in ("one", "cases"))
    assert index.tests_by_clause(folder) == {
        "TOY-MOD-1": [one, cases, inside],
        "TOY-CASE-1": [cases],
        "TOY-ACT-1": [one, inside],
        "TOY-ACT-2": [one],
        "TOY-CLS-1": [inside],
        "TOY-CLS-2": [inside],
    }


def test_examples_are_found_by_their_headings(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "rulebook"
    folder.mkdir(parents=True)
    text = "# Examples\n\n## A row is full   (TOY-ACT-1.2, TOY-ACT-3)\n\ntext (TOY-ACT-9)\n"
    (folder / "rows.md").write_text(text, "utf-8")
    place = "tests/rulebook/rows.md::A row is full"
    assert index.tests_by_clause(tmp_path / "tests") == {
        "TOY-ACT-1.2": [place],
        "TOY-ACT-3": [place],
    }


def test_where_there_are_no_tests_nothing_is_said_about_them(tmp_path: Path) -> None:
    assert index.tests_by_clause(tmp_path / "tests") is None


def test_clauses_without_a_test_are_named() -> None:
    clauses = [Clause("TOY-ACT-1"), Clause("TOY-ACT-2")]
    assert untested(clauses, {"TOY-ACT-1": ["tests/test_marks.py::test_one"]}) == ["TOY-ACT-2"]
