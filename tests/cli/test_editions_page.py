"""What the page on editions shows is what happens: its files are checked, its lines printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kilnyard import games
from tests.cli.conftest import Terminal

PAGE = Path(__file__).parents[2] / "docs" / "editions.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```(?:(?!```).)*```console\n(.*?)```", TEXT, re.DOTALL)


def test_there_are_examples_of_good_and_of_bad_ones() -> None:
    assert len(EXAMPLES) == TEXT.count("```toml")
    assert {"kilnyard: " in printed for _, printed in EXAMPLES} == {False, True}


@pytest.mark.parametrize(("file", "printed"), EXAMPLES)
def test_an_example_prints_what_the_page_says(kilnyard: Terminal, file: str, printed: str) -> None:
    kilnyard.write("mine.toml", file)
    command, _, expected = printed.partition("\n")
    answer = kilnyard(command.removeprefix("$ kilnyard "))
    assert answer.out + answer.err == expected


def test_every_grade_is_explained() -> None:
    for name in games.NAMES:
        assert [
            grade for grade in games.find(name).edition().grades if f"`{grade}`" not in TEXT
        ] == []
