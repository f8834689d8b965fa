"""Lines broken at spaces, but never at a space that does not break, which rich knows nothing of."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len
from rich.text import Text

_WORD: Final = re.compile(r" *[^ ]+")


def wrapped(text: Text, width: int, indent: int = 0) -> Text:
    """The text in lines of this width; those that go on with another are indented."""
    lines = [_broken(line, width, indent) for line in text.split("\n", allow_blank=True)]
    return Text("\n").join(lines)


def hanging(mark: Text, text: Text, width: int) -> Text:
    """A mark and, to the right of it, the text in lines of what is left of this width."""
    line = Text.assemble(mark, " ", text)
    return wrapped(line, width, mark.cell_len + 1)


def _broken(line: Text, width: int, indent: int) -> Text:
    """One line of a text in as many as it takes."""
    breaks: list[int] = []
    column = 0
    for word in _WORD.finditer(line.plain):
        length = cell_len(word[0])
        if column and column + length > width:
            breaks.append(word.end() - len(word[0].lstrip(" ")))
            length = indent + cell_len(word[0].lstrip(" "))
            column = 0
        column += length
    pieces = list(line.divide(breaks))
    for piece in pieces:
        piece.rstrip()
    return Text(f"\n{' ' * indent}").join(pieces)
