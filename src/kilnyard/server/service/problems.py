"""What cannot be done for whoever asks, as an exception: a code for programs, words for people."""

from __future__ import annotations

from typing import Literal

from kilnyard import bots
from kilnyard.core.events import Message

Kind = Literal["invalid", "unknown", "forbidden", "refused", "limit", "media", "damaged"]


class ProblemError(Exception):
    """Ends a request. The code is the message's id, unless the message comes from core."""

    def __init__(
        self, kind: Kind, message: Message, *, code: str | None = None, clause: str = ""
    ) -> None:
        super().__init__(f"{message.id} {message.arguments}")
        self.kind = kind
        self.message = message
        self.code = code or message.id
        self.clause = clause


def unknown_table(table: str) -> ProblemError:
    return ProblemError("unknown", Message("table-unknown", {"table": table}))


def unknown_seat(seat: int) -> ProblemError:
    return ProblemError("unknown", Message("seat-unknown", {"number": seat + 1}))


def not_your_seat(seat: int) -> ProblemError:
    return ProblemError("forbidden", Message("seat-not-yours", {"seat": seat}))


def unknown_bot(bot: str) -> ProblemError:
    possible = ", ".join(bots.BOTS)
    return ProblemError("invalid", Message("bot-unknown", {"bot": bot, "possible": possible}))


def no_such_move(move: int, moves: int) -> ProblemError:
    return ProblemError("unknown", Message("move-unknown", {"move": move, "moves": moves}))
