"""The text side of the game notation: a file as pieces, each with its place, and what is quoted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kilnyard.core.events import Message

TAG: Final = "tag"
OVERLAY_LINE: Final = "overlay-line"
OPEN: Final = "("
CLOSE: Final = ")"
WORD: Final = "word"
HIDDEN_PICK: Final = "?"

_TAG: Final = re.compile(r'\[(\w+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?[ \t]*\]')
_WORD: Final = re.compile(r'[^\s;{}()\[\]"|]+')
_BLANK: Final = re.compile(r"\s+")
_NAME: Final = re.compile(r"(?:[^,\\]|\\.)+")
_ESCAPED: Final = re.compile(r"\\(.)")

# What a token may look like, so that it cannot be taken for anything else in the notation.
TOKEN: Final = re.compile(r"[^\s;{}()\[\]\"|:?]*[^\s;{}()\[\]\"|:?.]")


class NotationError(ValueError):
    """A text that tells no game: where that shows, counted from 1, and the words to say why."""

    def __init__(self, line: int, column: int, message: Message) -> None:
        super().__init__(f"{line}:{column}: {message.id} {message.arguments}")
        self.line = line
        self.column = column
        self.message = message


@dataclass(frozen=True)
class Piece:
    """A tag, a line of an overlay, a parenthesis or a word, and where it stands."""

    kind: str
    text: str
    line: int
    column: int

    def error(self, id: str, **arguments: int | str) -> NotationError:
        return self.refusal(Message(id, {**arguments}))

    def refusal(self, message: Message) -> NotationError:
        return NotationError(self.line, self.column, message)


def pieces_of(text: str) -> Iterator[Piece]:
    """Everything in the text but blanks and comments, in order."""
    comment: Piece | None = None
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.removesuffix("\r")
        if comment is None and line.startswith("|"):
            yield Piece(OVERLAY_LINE, line[1:].removeprefix(" "), number, 1)
            continue
        at = 0
        while at < len(line):
            if comment is not None:
                at, comment = _end_of_comment(line, at, comment)
            elif line[at] == ";":
                break
            elif line[at] == "{":
                comment = Piece("{", "{", number, at + 1)
                at += 1
            else:
                piece, at = _piece_at(line, at, number)
                if piece is not None:
                    yield piece
    if comment is not None:
        raise comment.error("notation-open-comment")


def _end_of_comment(line: str, at: int, comment: Piece) -> tuple[int, Piece | None]:
    end = line.find("}", at)
    return (len(line), comment) if end < 0 else (end + 1, None)


def _piece_at(line: str, at: int, number: int) -> tuple[Piece | None, int]:
    """The piece that begins here, None for blanks, and where the next one begins."""
    if blank := _BLANK.match(line, at):
        return None, blank.end()
    if line[at] in (OPEN, CLOSE):
        return Piece(line[at], line[at], number, at + 1), at + 1
    if tag := _TAG.match(line, at):
        return Piece(TAG, tag[0], number, at + 1), tag.end()
    if word := _WORD.match(line, at):
        return Piece(WORD, word[0], number, at + 1), word.end()
    id = "notation-bad-tag" if line[at] == "[" else "notation-stray"
    raise Piece(WORD, line[at], number, at + 1).error(id, found=line[at])


def tag_parts(piece: Piece) -> tuple[str, str]:
    """The name of a tag and its value, still escaped; a tag may have no value."""
    tag = _TAG.fullmatch(piece.text)
    assert tag is not None
    return tag[1], tag[2] or ""


def escape(value: str, also: str = "") -> str:
    """A value as it stands between quotation marks."""
    for special in ("\\", '"', *also):
        value = value.replace(special, "\\" + special)
    return value.replace("\r", "\\r").replace("\n", "\\n")


def unescape(value: str) -> str:
    breaks = {"n": "\n", "r": "\r"}
    return _ESCAPED.sub(lambda escaped: breaks.get(escaped[1], escaped[1]), value)


def split_names(value: str) -> list[str]:
    """The names between commas; a comma of a name's own has a backslash before it."""
    return [unescape(name).strip() for name in _NAME.findall(value)]
