"""How owners and figures are marked: by a number and a letter, and by colour where there is one."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kilnyard.cli.talk import Talk

SEAT_STYLES: Final = ("magenta", "yellow", "green", "bright_blue")
QUIET: Final = "dim"
HEADING: Final = "bold"
GOOD: Final = "bold cyan"

ARROWS: Final = {"up": "↑", "right": "→", "down": "↓", "left": "←"}
NOBODYS: Final = "*"
EMPTY: Final = "·"
ABSENT: Final = "-"


def seat_style(seat: int) -> str:
    """The colour of a seat's own things."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def seat_mark(seat: int) -> str:
    """The number that marks a seat's own things where colours do not."""
    return str(seat + 1)


def seat_text(talk: Talk, seat: int) -> Text:
    """A seat's mark and name."""
    return Text(f"{seat_mark(seat)} {talk.seat(seat)}", style=f"bold {seat_style(seat)}")


def seat_title(talk: Talk, seat: int) -> Text:
    """A seat's mark and name, and who plays it if that is a bot."""
    return Text(f"{seat_mark(seat)} {talk.title(seat)}", style=f"bold {seat_style(seat)}")


def letter(talk: Talk, thing: str) -> str:
    """The letter of a kind of figure in the reader's language."""
    return talk.say(f"letter-{thing}")
