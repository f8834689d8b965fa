"""What the README shows is what the terminal prints."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from kilnyard.cli.main import COMMANDS
from tests.cli.conftest import Terminal

HERE = Path(__file__).parent
TEXT = (HERE.parents[1] / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)


def test_the_board_and_the_question_are_what_is_printed(kilnyard: Terminal) -> None:
    shutil.copy(HERE / "picture.kgn", kilnyard.folder)
    answer = kilnyard("play --resume picture.kgn", ["?"], width=110)
    printed = "\n".join(answer.lines)
    shown = [block for block in BLOCKS if block.startswith(("Round 4", "Green:"))]
    assert len(shown) == 2
    assert [block for block in shown if block not in printed] == []


def test_every_command_it_names_is_there_with_its_options(kilnyard: Terminal) -> None:
    lines = [line.split() for block in BLOCKS for line in block.splitlines()]
    commands = [words[1:] for words in lines if words[:1] == ["kilnyard"]]
    assert {words[0] for words in commands} <= set(COMMANDS)
    for words in commands:
        text = kilnyard(f"{words[0]} --help").out
        assert [word for word in words if word.startswith("--") and word not in text] == []
