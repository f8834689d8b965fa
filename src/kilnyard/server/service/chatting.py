"""Talk at a table: short lines by those who sit there. No entry, record or rule knows of it.

A line belongs to the version of the table that it was said at. Who watches with a delay reads it
when they have come to that version, for people talk about what they see.
"""

from __future__ import annotations

from typing import Final

from kilnyard.core.events import Message
from kilnyard.server.protocol import ChatLine, Say
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.keeping import Said
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.service.visitors import Visitor, check_holds, one_line, seen_by, view_from

TEXT_MAX: Final = 300
LINES_KEPT: Final = 500
_SEQ_MAX: Final = 2**31 - 1


async def say(hall: Hall, visitor: Visitor, table: str, asked: Say) -> ChatLine:
    """Say something for a seat of the visitor's; a Problem if it is too much, or too often."""
    text = _checked(asked.text)
    async with hall.table(table) as live:
        await check_holds(hall, live, visitor, asked.seat)
        hall.talk.check(visitor.player or visitor.token_hash)
        name = live.holders[asked.seat].name
        said = Said(asked.seat, name, text, hall.now(), live.version)
        seq = await hall.storage.say(table, said, LINES_KEPT)
        hall.hub.talk(table)
    return _line(seq, said)


async def read(hall: Hall, visitor: Visitor, table: str, after: int) -> list[ChatLine]:
    """What was said after a line, as far as the visitor may read it."""
    async with hall.table(table) as live:
        seen = await seen_by(hall, live, await view_from(hall, live, visitor))
        return await lines(hall, table, after, seen.version)


async def lines(hall: Hall, table: str, after: int, version: int) -> list[ChatLine]:
    """What was said after a line, up to a version of the table."""
    kept = await hall.storage.said(table, min(max(after, 0), _SEQ_MAX), version)
    return [_line(seq, said) for seq, said in kept]


def _line(seq: int, said: Said) -> ChatLine:
    return ChatLine(seq, said.seat, said.name, said.text, said.at)


def _checked(text: str) -> str:
    """The text on one line; a Problem if there is nothing to read in it, or too much."""
    line = one_line(text)
    if len(line) > TEXT_MAX or not any(letter.isprintable() for letter in line):
        raise ProblemError("invalid", Message("chat-length", {"most": TEXT_MAX}))
    return line
