"""`kilnyard rules`: a game's clauses, and which of them tests prove."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import kilnyard
from kilnyard.cli.asking import GameArgument, JsonOption, LanguageOption, game_of, talk_in
from kilnyard.cli.failure import Failure
from kilnyard.cli.screen import Screen, new_console
from kilnyard.cli.talk import Talk
from kilnyard.cli.telling import clauses_about, clauses_called
from kilnyard.core.clauses import Clause, load_clauses, tests_by_clause, untested

Tests = dict[str, list[str]] | None

ClauseOption = Annotated[
    str | None, typer.Option("--clause", metavar="ID", help="This clause alone, or all below it.")
]
FindOption = Annotated[
    str | None, typer.Option("--find", metavar="WORD", help="The clauses that speak of it.")
]
CoverageOption = Annotated[
    bool, typer.Option("--coverage", help="How many clauses are proven, and which are not.")
]


def rules(
    game: GameArgument,
    clause: ClauseOption = None,
    find: FindOption = None,
    coverage: CoverageOption = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Read a game's rules clause by clause, with their places in the rulebooks.

    Whether a clause is proven is known where the tests are, in a checkout of the project.

    Examples:

      kilnyard rules terracotta --clause TA-ARC --lang fr

      kilnyard rules terracotta --find musician

      kilnyard rules terracotta --coverage
    """
    chosen = game_of(game)
    talk = talk_in(lang, chosen)
    clauses = _chosen(load_clauses(chosen.package), clause, find, talk)
    alone = len(clauses) == 1
    tests = tests_by_clause(_tests_folder()) if json or coverage or alone else None
    if json:
        plain = _plain(clauses, tests, talk)
        typer.echo(msgspec.json.format(msgspec.json.encode(plain)).decode())
        return
    screen = Screen(talk, new_console())
    if coverage:
        _show_coverage(screen, clauses, tests)
    else:
        _show(screen, clauses, tests)


def _tests_folder() -> Path:
    """Beside the source, in a checkout."""
    root = Path(kilnyard.__file__).parents[2]
    return root / "tests" if (root / "pyproject.toml").exists() else root / "none"


def _chosen(
    clauses: list[Clause], clause: str | None, find: str | None, talk: Talk
) -> list[Clause]:
    """All clauses, or those asked for; Failure if there are none."""
    if clause is not None:
        clauses = clauses_called(clauses, clause)
    if find is not None:
        clauses = clauses_about(clauses, find, talk)
    if not clauses:
        raise Failure("error-unknown-clause", clause=find or clause or "")
    return clauses


def _plain(clauses: list[Clause], tests: Tests, talk: Talk) -> dict[str, Any]:
    return {
        "clauses": [
            {
                "id": clause.id,
                "wording": talk.clause(clause.id),
                "cites": list(clause.cites),
                "decision": list(clause.decision),
                "tests": None if tests is None else tests.get(clause.id, []),
            }
            for clause in clauses
        ],
        "untested": None if tests is None else untested(clauses, tests),
    }


def _show(screen: Screen, clauses: list[Clause], tests: Tests) -> None:
    width = max(len(clause.id) for clause in clauses)
    for clause in clauses:
        sources = [*clause.cites, *(f"§{decision}" for decision in clause.decision)]
        wording = Text(screen.talk.clause(clause.id) or "")
        wording.append(f"  [{', '.join(sources)}]", style="dim")
        screen.item(Text(f"{clause.id:{width}} ", style="bold"), wording)
        for test in (tests or {}).get(clause.id, []):
            screen.item(Text(" " * (width + 1)), Text(test, style="dim"))


def _show_coverage(screen: Screen, clauses: list[Clause], tests: Tests) -> None:
    if tests is None:
        screen.say("rules-no-tests", count=len(clauses))
        return
    missing = untested(clauses, tests)
    screen.say("rules-coverage", count=len(clauses), proven=len(clauses) - len(missing))
    for id in missing:
        wording = screen.talk.clause(id) or ""
        screen.line(f"{id}  {wording}")
