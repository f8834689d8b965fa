"""The index of a rulebook: its clauses one by one, and the tests that name them.

A game's package holds `clauses.toml`: for each clause an id, the places in the rulebooks that it
comes from, and the house decisions that settle what those leave open. Tests are found by reading
their files, so that nothing needs to run.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

_ID: Final = re.compile(r"[A-Z]{2,}(?:-[A-Z]+)+-\d+(?:\.\d+)*")
_CITE: Final = re.compile(r"\d{3}:\d+")
_DECISION: Final = re.compile(r"[a-z][a-z0-9-]*")
_HEADING: Final = re.compile(r"#+\s+(.+?)\s*\(([A-Z]{2,}-[^()]+)\)\s*")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class ClauseError(ValueError):
    """A catalogue of clauses that contradicts itself."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable rule. A citation is `rulebook:line`, a decision a heading of the documents."""

    id: str
    cites: tuple[str, ...] = ()
    decision: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Catalogue:
    clause: list[Clause]


def load_clauses(package: str) -> list[Clause]:
    """A game's clauses in the order of its rulebook; ClauseError if they are not well formed."""
    text = (files(package) / "clauses.toml").read_text("utf-8")
    try:
        clauses = msgspec.convert(tomllib.loads(text), _Catalogue).clause
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ClauseError(str(error)) from error
    _check(clauses)
    return clauses


def named_in(text: str, clauses: Iterable[Clause]) -> set[str]:
    """Everything in a text that looks like an id of one of these clauses' game."""
    games = {clause.id.partition("-")[0] for clause in clauses}
    return {found for found in _ID.findall(text) if found.partition("-")[0] in games}


def tests_by_clause(tests_folder: Path) -> dict[str, list[str]] | None:
    """The tests that name each clause; None where there are no tests, as in an installed game."""
    if not tests_folder.is_dir():
        return None
    found: dict[str, list[str]] = {}
    for path in sorted(tests_folder.rglob("*")):
        place = path.relative_to(tests_folder.parent).as_posix()
        if path.suffix == ".py" and path.name.startswith("test_"):
            _gather(found, place, _marked_tests(ast.parse(path.read_text("utf-8"))))
        elif path.suffix == ".md" and path.parent.name == "rulebook":
            _gather(found, place, _headed_examples(path.read_text("utf-8")))
    return found


def untested(clauses: Iterable[Clause], tests: Mapping[str, list[str]]) -> list[str]:
    """The clauses that no test names."""
    return [clause.id for clause in clauses if not tests.get(clause.id)]


def _check(clauses: list[Clause]) -> None:
    seen: set[str] = set()
    for clause in clauses:
        if not _ID.fullmatch(clause.id):
            raise ClauseError(f"{clause.id} is not an id of a clause")
        if clause.id in seen:
            raise ClauseError(f"{clause.id} stands there twice")
        if not clause.cites and not clause.decision:
            raise ClauseError(f"{clause.id} comes from nowhere")
        for cite in clause.cites:
            if not _CITE.fullmatch(cite):
                raise ClauseError(f"{clause.id} cites {cite!r}, which is no place in a rulebook")
        for decision in clause.decision:
            if not _DECISION.fullmatch(decision):
                raise ClauseError(f"{clause.id} names {decision!r}, which is no decision")
        seen.add(clause.id)


def _gather(found: dict[str, list[str]], place: str, tests: Iterable[tuple[str, set[str]]]) -> None:
    for test, ids in tests:
        for id in sorted(ids):
            found.setdefault(id, []).append(f"{place}::{test}")


def _headed_examples(text: str) -> Iterator[tuple[str, set[str]]]:
    """Headings that end in clause ids in parentheses."""
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            yield heading[1], {id.strip() for id in heading[2].split(",")}


def _marked_tests(module: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """Test functions and methods, with the ids that they, their class and their module name."""
    constants = {name: ids for name, value in _assigned(module.body) if (ids := _ids_in(value, {}))}
    yield from _tests_of(module.body, "", constants.get("pytestmark", set()), constants)


def _tests_of(
    body: list[ast.stmt], prefix: str, inherited: set[str], constants: dict[str, set[str]]
) -> Iterator[tuple[str, set[str]]]:
    for statement in body:
        if not isinstance(statement, Function | ast.ClassDef):
            continue
        ids = inherited.union(*(_ids_in(mark, constants) for mark in statement.decorator_list))
        name = f"{prefix}{statement.name}"
        if isinstance(statement, ast.ClassDef):
            marks = [value for name, value in _assigned(statement.body) if name == "pytestmark"]
            ids = ids.union(*(_ids_in(mark, constants) for mark in marks))
            yield from _tests_of(statement.body, f"{name}::", ids, constants)
        elif statement.name.startswith("test") and ids:
            yield name, ids


def _assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The names given to values in a module or class."""
    for statement in body:
        if isinstance(statement, ast.Assign):
            targets, value = statement.targets, statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            targets, value = [statement.target], statement.value
        else:
            continue
        yield from ((target.id, value) for target in targets if isinstance(target, ast.Name))


def _ids_in(expression: ast.expr, constants: dict[str, set[str]]) -> set[str]:
    """The ids in every `mark.clause(...)` of an expression, and in constants that it names."""
    ids: set[str] = set()
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            ids |= constants.get(node.id, set())
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "clause"
        ):
            ids |= {
                one.value
                for one in node.args
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    return ids
