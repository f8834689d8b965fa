"""The terminal, or the pipe, that a game is played in."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.talk import Talk

_PIPE_WIDTH = 100
# Choices that are many and short stand beside each other.
_MANY = 9
_SHORT = 14


def new_console(*, stderr: bool = False) -> Console:
    """Text as it is: no markup in what people are called, no colour where it is not wanted."""
    terminal = (sys.stderr if stderr else sys.stdout).isatty()
    width = None if terminal or "COLUMNS" in os.environ else _PIPE_WIDTH
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=width)


class Screen:
    """Shows things in one language and reads what a person answers."""

    def __init__(self, talk: Talk, console: Console) -> None:
        self.talk = talk
        self.console = console

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say(self, id: str, style: str = "", **arguments: int | str) -> None:
        self.line(self.talk.say(id, **arguments), style)

    def numbered(self, choices: Sequence[tuple[str, str]]) -> None:
        """A list to choose from, numbered from 1, each with its label and word in the notation."""
        width = len(str(len(choices)))
        if len(choices) >= _MANY and all(len(label) <= _SHORT for _, label in choices):
            cells = [
                Text(f"{number:{width}} ", "bold").append(label, "not bold")
                for number, (_, label) in enumerate(choices, start=1)
            ]
            self.show(Columns(cells, padding=(0, 3)))
            return
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold", no_wrap=True)
        for number, (token, label) in enumerate(choices, start=1):
            word = "" if label == token else f" [{token}]"
            table.add_row(str(number), Text(label).append(word, style="dim"))
        self.show(table)

    def ask(self, prompt: str) -> str | None:
        """A person's line; None at the end of input or if they will not answer.

        Through a pipe the answer is shown as well.
        """
        self.console.print(Text(prompt, style="bold"), end=" ")
        self.console.file.flush()
        try:
            answer = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.line(answer)
        return answer.strip()
