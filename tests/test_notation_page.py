"""The games that the page on the notation shows can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kilnyard.core.notation import TAGS, read, write
from kilnyard.core.notation_text import TOKEN
from kilnyard.games import NAMES, find

PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
EXAMPLES = re.findall(r"```kgn\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
GAMES = {name: find(name) for name in NAMES}


def test_there_are_examples() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_read(example: str) -> None:
    journal = read(example, GAMES)
    assert journal.moves
    assert read(write(journal), GAMES).moves == journal.moves
    assert all(TOKEN.fullmatch(move.token) for move in journal.moves)


def test_every_tag_is_explained() -> None:
    assert [tag for tag in TAGS if f"`{tag}`" not in PAGE.read_text("utf-8")] == []
