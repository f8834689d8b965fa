"""How owners, soldiers and pigments are marked: by signs and letters, and by colour if there is."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kilnyard.cli.talk import Talk

SEAT_STYLES: Final = ("magenta", "yellow", "cyan", "green")
QUIET: Final = "dim"
HEADING: Final = "bold"

STATUE: Final = "○"
PAINTED: Final = "●"
WALL: Final = "▒"
COIN: Final = "$"
MINISTER: Final = "◆"
ABSENT: Final = "-"


def seat_style(seat: int) -> str:
    """The colour of a seat's own things."""
    return SEAT_STYLES[seat]


def seat_mark(seat: int) -> str:
    """The number that marks a seat's own things where colours do not."""
    return str(seat + 1)


def seat_text(talk: Talk, seat: int) -> Text:
    """A seat's mark and name."""
    return Text(f"{seat_mark(seat)} {talk.seat(seat)}", style=f"bold {seat_style(seat)}")


def seat_title(talk: Talk, seat: int) -> Text:
    """A seat's mark and name, and who plays it if that is a bot."""
    return Text(f"{seat_mark(seat)} {talk.title(seat)}", style=f"bold {seat_style(seat)}")


def pigment_letter(talk: Talk, pigment: str) -> str:
    """The letter of a pigment in the reader's language."""
    return talk.say(f"xian-letter-{pigment}")


def colour(talk: Talk, pigment: str) -> str:
    """A pigment's colour alone."""
    return talk.say(f"xian-colour-{pigment}")


def headed(heading: str, text: str) -> Text:
    """A heading and what belongs to it, in one part."""
    return Text(f"{heading} ", style=HEADING).append(text, style="not bold")
