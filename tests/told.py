"""Worked examples of rulebooks: Markdown files whose code blocks pytest runs.

An example is a heading that ends in the clauses it proves, words for people, and a block of
given / when / then. Each game says in its `examples.py` which sentences a block may use; a board
follows the sentence that ends in a colon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

HEADING = re.compile(r"## (?P<title>.+?)\s*\((?P<clauses>[A-Z]{2,}-[^)]+)\)$")
STARTS = ("given ", "when ", "then ", "and ")
BLOCK_MARK = "```"


class Told(Protocol):
    """An example being told, sentence by sentence."""

    def tell(self, part: str, words: str, board: str) -> None:
        """Do or check what a sentence says; AssertionError if it is not so."""

    def drawn(self) -> str:
        """The position so far, for whoever reads what failed."""


class ExampleItem(pytest.Item):
    """One heading with its block."""

    def __init__(
        self, *, lines: list[tuple[int, str]], clauses: list[str], kind: type[Told], **rest: Any
    ) -> None:
        super().__init__(**rest)
        self.lines = lines
        self.kind = kind
        self.add_marker(pytest.mark.clause(*clauses))

    def runtest(self) -> None:
        example, part = self.kind(), ""
        for number, sentence, board in sentences(self.lines):
            first, words = sentence.split(maxsplit=1)
            part = part if first == "and" else first
            try:
                example.tell(part, words, board)
            except AssertionError as error:
                where = f"{self.path.name}:{number}: {sentence}"
                raise AssertionError(f"{where}\n{error}\n{example.drawn()}") from error

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        if isinstance(excinfo.value, AssertionError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo, style))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.lines[0][0] - 1, self.name


class ExampleFile(pytest.File):
    """A chapter of examples; `kind` is what tells the game's own."""

    kind: type[Told]

    def collect(self) -> Iterator[ExampleItem]:
        for heading, lines in blocks(self.path.read_text("utf-8")):
            found = HEADING.match(heading)
            if found is None:
                raise self.CollectError(f"{self.path}: no clauses after {heading!r}")
            clauses = [clause.strip() for clause in found["clauses"].split(",")]
            yield ExampleItem.from_parent(
                self, name=found["title"].strip(), lines=lines, clauses=clauses, kind=self.kind
            )


def collected(
    file_path: Path, parent: pytest.Collector, kind: type[ExampleFile]
) -> ExampleFile | None:
    """A file of examples, if this is one."""
    if file_path.suffix == ".md" and file_path.parent.name == "rulebook":
        return kind.from_parent(parent, path=file_path)
    return None


def blocks(text: str) -> Iterator[tuple[str, list[tuple[int, str]]]]:
    """Every heading of the second rank, with the numbered lines of the blocks below it."""
    heading, inside = "", False
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            if lines:
                yield heading, lines
            heading, lines = line, []
        elif line.startswith(BLOCK_MARK):
            inside = not inside
        elif inside and line.strip():
            lines.append((number, line))
    if lines:
        yield heading, lines


def sentences(lines: list[tuple[int, str]]) -> Iterator[tuple[int, str, str]]:
    """Sentences in their order, each with the board drawn below it."""
    starts = [n for n, (_, line) in enumerate(lines) if line.startswith(STARTS)]
    assert starts[:1] == [0], "an example begins with given, when or then"
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        number, sentence = lines[start]
        yield number, sentence, "\n".join(line for _, line in lines[start + 1 : end])
