"""The types on the wire: what the server is asked and what it answers.

The front end's types are generated from these (`make types`), and bots read them in the OpenAPI
page. No field ever holds what its reader may not know: a state is made for one viewer.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kilnyard.core.events import Message
from kilnyard.core.observation import Observation

Holder = Literal["open", "person", "bot", "game"]
Status = Literal["gathering", "playing", "over"]
Pace = Literal["untimed", "live", "days"]
AtZero = Literal["bot", "concede"]
Watching = Literal["anyone", "later", "nobody"]
CommandKind = Literal["pick", "undo", "undo-turn", "redo", "concede"]


class Refusal(msgspec.Struct, frozen=True):
    """Why something asked for was not done, and the clause that says so."""

    message: Message
    clause: str = ""


class Problem(msgspec.Struct, frozen=True):
    """The body of every answer that is an error: a code for programs, a message for people."""

    code: str
    message: Message
    clause: str = ""


# Who you are, and what there is to play.


class Me(msgspec.Struct, frozen=True):
    """The person behind a cookie; `name` is empty until one is given."""

    player: str
    name: str


class NewName(msgspec.Struct, frozen=True):
    name: str


class OptionInfo(msgspec.Struct, frozen=True):
    """A table option of a game; the first value is usual."""

    name: str
    values: list[str]
    several: bool


class ClauseInfo(msgspec.Struct, frozen=True):
    """A rule: its sentence is the message of its id, with _ for a full stop."""

    id: str
    cites: list[str]
    decisions: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    people_min: int
    people_max: int
    options: list[OptionInfo]
    bots: list[str]
    seat_words: dict[str, list[str]]
    clauses: list[ClauseInfo]


# Opening a table.


class Terms(msgspec.Struct, frozen=True):
    """What the people at a table agree on besides the game's own options.

    Times are in seconds: a live seat has `bank` and gains `increment` with each of its turns; a
    seat at a table of days has `bank` for each turn. At zero a bot plays on, or the seat concedes.
    Where one may watch `later`, who has no seat sees the table as it was some moves ago.
    """

    pace: Pace = "untimed"
    bank: int = 0
    increment: int = 0
    at_zero: AtZero = "bot"
    watching: Watching = "anyone"


class NewSeat(msgspec.Struct, frozen=True):
    """Who is to sit: `me`, somebody at this device (`here`), by `link`, or a `bot` by its name."""

    who: Literal["me", "here", "link", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True):
    """A table to open. An empty seed means one nobody knows."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    terms: Terms = Terms()
    edition: str | None = None
    seed: str = ""


class LoadedTable(msgspec.Struct, frozen=True):
    """A game record to look at and play on. Without `seats` everybody sits at this device."""

    record: str
    seats: list[NewSeat] = []


class Fork(msgspec.Struct, frozen=True):
    """A new table that goes on from a moment of this one."""

    move: int
    seats: list[NewSeat] = []


class SeatLink(msgspec.Struct, frozen=True):
    """A link that gives its holder a seat; it is told once. `token` is also a bot's key."""

    seat: int
    path: str
    token: str


class OpenedTable(msgspec.Struct, frozen=True):
    """A table that was opened, with the links of its open seats."""

    table: str
    links: list[SeatLink]


# Seats and tables.


class ClockState(msgspec.Struct, frozen=True):
    """Milliseconds left as the state was made; `running` if they go down now."""

    left: int
    running: bool


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: `word` is the game's name for it, `name` its person's own."""

    seat: int
    word: str
    name: str
    holder: Holder
    bot: str = ""
    mine: bool = False
    here: bool = False
    connected: bool = False
    conceded: bool = False
    clock: ClockState | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list. Times are milliseconds since 1970."""

    table: str
    game: str
    status: Status
    seats: list[SeatState]
    deciders: list[int]
    chapter: int
    chapters: int
    my_turn: bool
    opened: int
    changed: int


class TableLists(msgspec.Struct, frozen=True):
    """Tables I sit at, the longest waiting for me first; and those anybody may watch."""

    mine: list[TableSummary]
    watchable: list[TableSummary]


# A table as one viewer sees it.


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as a message to be said, and the clause that made it happen."""

    id: str
    arguments: dict[str, Any]
    clause: str = ""


class LogEntry(msgspec.Struct, frozen=True):
    """One move and what came of it; move 0 is the set-up. `token` is null where it is hidden."""

    move: int
    seat: int | None
    turn: int
    chapter: int
    token: str | None
    at: int
    told: list[Told]


class OutlookState(msgspec.Struct, frozen=True):
    """What a coming scoring would bring each seat if it came now, by source, and how."""

    name: str
    points: list[dict[str, int]]
    told: list[Told]


class TableState(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """All that one viewer is told of a table at one version.

    `version` counts everything that was ever written down about the table; `move` the moves that
    stand. `log` replaces what the viewer has from entry `log_from` on. Who watches with a delay is
    told of the table as it was, between two turns, at least `behind` moves ago or at its beginning.
    """

    table: str
    game: str
    version: int
    move: int
    status: Status
    people: int
    options: dict[str, str]
    terms: Terms
    edition: str
    host: bool
    seats: list[SeatState]
    viewer: int | None
    observation: Observation | None
    chapter: int
    chapters: int
    undo_refused: Message | None
    redo_refused: Message | None
    outlooks: list[OutlookState]
    ranking: list[int]
    winners: list[int]
    log_from: int
    log: list[LogEntry]
    now: int
    behind: int = 0


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats have somebody looking at this moment, and how many watch."""

    connected: list[int]
    watchers: int


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at the table, by whom as they were called then. Lines count from 1."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """What was said since the last such message."""

    lines: list[ChatLine]


class Gone(msgspec.Struct, frozen=True, tag_field="type", tag="gone"):
    """The last word on a stream: why it ends for good."""

    message: Message


StreamMessage = TableState | Presence | Chat | Gone


# Moves.


class Command(msgspec.Struct, frozen=True):
    """Something a seat does, decided on a version. The same key is carried out once at most.

    `token` is the pick's word in the notation.
    """

    key: str
    version: int
    seat: int
    kind: CommandKind = "pick"
    token: str = ""


class CommandResult(msgspec.Struct, frozen=True):
    """What became of a command; the state is the present one either way."""

    outcome: Literal["done", "repeated", "stale", "refused"]
    state: TableState
    refusal: Refusal | None = None


class Trial(msgspec.Struct, frozen=True):
    """Picks to try on a private fork: a preview of one, or a plan of many.

    A seat that is not asked now plans its next turn as if the others had passed.
    """

    seat: int
    tokens: list[str]


class TrialResult(msgspec.Struct, frozen=True):
    """Where a trial leads. It stops at what is refused or would turn up something hidden."""

    version: int
    played: int
    ends_turn: bool
    reveals: bool
    observation: Observation
    outlooks: list[OutlookState]
    told: list[Told]
    refusal: Refusal | None = None


# Looking back.


class Moment(msgspec.Struct, frozen=True):
    """The table as this viewer saw it after so many moves."""

    move: int
    observation: Observation
    chapter: int
    outlooks: list[OutlookState]
    ranking: list[int]


class ChapterScores(msgspec.Struct, frozen=True):
    """Each seat's points by source when a round was over (or now, in the one being played)."""

    chapter: int
    move: int
    points: list[dict[str, int]]


# Talk.


class Say(msgspec.Struct, frozen=True):
    """Something to be said at a table for a seat of mine, on one line."""

    seat: int
    text: str


# Seats.


class Sit(msgspec.Struct, frozen=True):
    """Taking a seat by its link."""

    token: str
    name: str = ""


class HandOver(msgspec.Struct, frozen=True):
    """A bot for a seat of mine, or none to take it back."""

    bot: str | None


class Webhook(msgspec.Struct, frozen=True):
    """Where a seat's turn is announced; an empty url ends that. The secret signs what is sent."""

    url: str
    secret: str = ""


# What clients write; all other types are the server's to write.
ASKED = (
    "NewName",
    "Terms",
    "NewSeat",
    "NewTable",
    "LoadedTable",
    "Fork",
    "Command",
    "Trial",
    "Say",
    "Sit",
    "HandOver",
    "Webhook",
)
