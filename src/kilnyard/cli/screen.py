"""The terminal, or the pipe, that a game is played in."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from kilnyard.cli.talk import Talk
from kilnyard.cli.wrapping import hanging, wrapped

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
        self.show(wrapped(Text(text, style=style), self.console.width))

    def item(self, mark: Text, text: Text) -> None:
        """A line of a list; what does not fit into it goes on below the text, not the mark."""
        self.show(hanging(mark, text, self.console.width))

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
        for number, (token, label) in enumerate(choices, start=1):
            word = "" if label == token else f" [{token}]"
            self.item(Text(f"{number:{width}}", "bold"), Text.assemble(label, (word, "dim")))

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
