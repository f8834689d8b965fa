"""Events: the only narrative. Log lines, animation, statistics and previews are made of them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

EVERYONE = -1


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something that happened. Fields are plain: seats are numbers, things are ids of words.

    `clause` names the rule that made it happen; `audience` is the set of seats (one bit each) that
    may learn of it, `EVERYONE` unless the rules say otherwise.
    """

    clause: ClassVar[str] = ""
    audience: int = EVERYONE

    def may_be_told_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may learn of the event."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)


class Message(msgspec.Struct, frozen=True):
    """Something to be said to a person: a message id of the Fluent files and its arguments.

    Argument values are numbers, ids of words, or messages said in their place; an argument called
    `seat` (or ending in `_seat`) is a seat's number and is spoken as that seat's name.
    """

    id: str
    arguments: dict[str, int | str | Message] = {}
