"""The game notation (.kgn): a journal as text that people read and write; see docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from kilnyard.core.editions import HOUSE, Edition, EditionError
from kilnyard.core.events import Message
from kilnyard.core.game import Game, Setup, SetupError
from kilnyard.core.journal import Journal
from kilnyard.core.notation_text import (
    CLOSE,
    HIDDEN_PICK,
    OPEN,
    OVERLAY_LINE,
    TAG,
    NotationError,
    Piece,
    escape,
    pieces_of,
    split_names,
    tag_parts,
    unescape,
)
from kilnyard.core.picking import MoveRefused

__all__ = ["NotationError", "read", "write", "write_for"]

HEADER_TAGS: Final = ("Game", "Seats", "Options", "Seed", "Edition", "Overlay", "Result", "Hidden")
NEEDED_TAGS: Final = ("Game", "Seats", "Seed")
TAGS: Final = (*HEADER_TAGS, "Check")
DIGEST_DIGITS: Final = 16
_TURN: Final = re.compile(r"([0-9]{1,9})\.")
_EDITION: Final = re.compile(r"(.*) sha256:([0-9a-f]{8,64})")


def write(journal: Journal[Any]) -> str:
    """The whole game, hidden things and all: for keeping, and for showing once it is over."""
    seen = [move.token for move in journal.moves]
    seed = f'[Seed "{escape(journal.header.seed)}"]'
    check = f'[Check "{journal.checksum()}"]'
    head = [*_header_lines(journal), seed, *_end_lines(journal)]
    return "\n".join([*head, "", *_turn_lines(journal, seen), check, ""])


def write_for(journal: Journal[Any], seat: int | None) -> str:
    """What a seat (None: a spectator) may read of a game in progress; it cannot be read back."""
    seen = [
        move.token if journal.may_see(index, seat) else HIDDEN_PICK
        for index, move in enumerate(journal.moves)
    ]
    reader = "" if seat is None else journal.game.seat_words(journal.header.setup)[seat]
    head = [*_header_lines(journal), f'[Hidden "{reader}"]', *_end_lines(journal)]
    return "\n".join([*head, "", *_turn_lines(journal, seen), ""])


def read(text: str, games: Mapping[str, Game[Any]], listening: bool = True) -> Journal[Any]:
    """The game that a text tells. NotationError, and nothing else, if it tells none."""
    reader = _Reader(games, listening)
    for piece in pieces_of(text):
        reader.take(piece)
    return reader.begun()


def _header_lines(journal: Journal[Any]) -> list[str]:
    header = journal.header
    words = journal.game.seat_words(header.setup)
    names = [name or word for name, word in zip(header.names, words, strict=False)]
    lines = [
        f'[Game "{header.game}"]',
        f'[Seats "{", ".join(escape(name, also=",") for name in names)}"]',
    ]
    if header.setup.options:
        options = " ".join(f"{name}={value}" for name, value in header.setup.options.items())
        lines.append(f'[Options "{options}"]')
    return lines


def _end_lines(journal: Journal[Any]) -> list[str]:
    """The edition, with the overlay it was made by, and the result of a game that is over."""
    header = journal.header
    lines = [f'[Edition "{escape(header.edition)} sha256:{header.digest[:DIGEST_DIGITS]}"]']
    if header.overlay is not None:
        lines.append("[Overlay]")
        lines += [f"| {line}" if line else "|" for line in header.overlay.split("\n")]
    if journal.position.is_over():
        words = journal.game.seat_words(header.setup)
        totals = [sum(points.values()) for points in journal.game.score(journal.position)]
        places = journal.game.ranking(journal.position)
        lines.append(f'[Result "{", ".join(f"{words[seat]} {totals[seat]}" for seat in places)}"]')
    return lines


def _turn_lines(journal: Journal[Any], seen: list[str]) -> list[str]:
    """One line a turn; a seat is named where it begins to move, secret picks are in parentheses."""
    words = journal.game.seat_words(journal.header.setup)
    lines: list[str] = []
    turn, seat, is_open = None, None, False
    for index, (move, token) in enumerate(zip(journal.moves, seen, strict=True)):
        if move.turn != turn:
            turn, seat = move.turn, None
            lines.append(f"{turn}.")
        if move.secret and not is_open:
            lines[-1] += f" ({words[move.seat]}: {token}"
        elif move.seat != seat or move.secret:
            lines[-1] += f" {words[move.seat]}: {token}"
        else:
            lines[-1] += f" {token}"
        is_open = move.secret and not move.revealed and index + 1 < len(seen)
        if move.secret and not is_open:
            lines[-1] += ")"
        seat = None if move.secret else move.seat
    return lines


class _Reader:
    """Takes the pieces of a text one by one: first the tags, then the moves."""

    def __init__(self, games: Mapping[str, Game[Any]], listening: bool) -> None:
        self.games = games
        self.listening = listening
        self.tags: dict[str, tuple[str, Piece]] = {}
        self.overlay: list[str] = []
        self.journal: Journal[Any] | None = None
        self.seats: dict[str, int] = {}
        self.seat: int | None = None
        self.is_open = False
        self.last = Piece("", "", 1, 1)

    def begun(self) -> Journal[Any]:
        """The game so far: dealt when the first piece comes that is not of the header."""
        if self.journal is None:
            self.journal = self._begin()
            words = self.journal.game.seat_words(self.journal.header.setup)
            self.seats = {str(seat + 1): seat for seat in range(len(words))}
            self.seats |= {name: n for n, name in enumerate(self.journal.header.names) if name}
            self.seats |= {word: seat for seat, word in enumerate(words)}
        return self.journal

    def take(self, piece: Piece) -> None:
        if piece.kind == TAG:
            self._take_tag(piece)
        elif piece.kind == OVERLAY_LINE:
            self._take_overlay(piece)
        elif piece.kind in (OPEN, CLOSE):
            self._take_parenthesis(piece)
        elif turn := _TURN.fullmatch(piece.text):
            self._take_turn(piece, int(turn[1]))
        elif piece.text.endswith(":"):
            self._take_seat(piece)
        else:
            self._take_token(piece)
        self.last = piece

    def _take_tag(self, piece: Piece) -> None:
        tag, value = tag_parts(piece)
        if tag not in TAGS:
            raise piece.error("notation-unknown-tag", tag=tag, possible=", ".join(TAGS))
        if tag == "Check":
            self._check(piece, value)
        elif self.journal is not None:
            raise piece.error("notation-late-tag", tag=tag)
        elif tag in self.tags:
            raise piece.error("notation-repeated-tag", tag=tag)
        else:
            self.tags[tag] = (value, piece)

    def _take_overlay(self, piece: Piece) -> None:
        """The overlay's own text, line by line right below its tag."""
        if self.last.kind != OVERLAY_LINE and tag_of(self.last) != "Overlay":
            raise piece.error("notation-stray", found="|")
        self.overlay.append(piece.text)

    def _take_parenthesis(self, piece: Piece) -> None:
        opens = piece.kind == OPEN
        if opens == self.is_open:
            raise piece.error("notation-stray", found=piece.text)
        self.begun()
        self.is_open = opens
        self.seat = None

    def _take_turn(self, piece: Piece, turn: int) -> None:
        journal = self.begun()
        self._refuse_after_end(piece)
        expected = journal.game.turn(journal.position)
        if turn != expected or self.is_open:
            raise piece.error("notation-wrong-turn", turn=turn, expected=expected)
        self.seat = None

    def _take_seat(self, piece: Piece) -> None:
        self.begun()
        self._refuse_after_end(piece)
        word = piece.text[:-1]
        if word not in self.seats:
            possible = ", ".join(self.seats)
            raise piece.error("notation-unknown-seat", found=word, possible=possible)
        self.seat = self.seats[word]

    def _take_token(self, piece: Piece) -> None:
        journal = self.begun()
        self._refuse_after_end(piece)
        if self.seat is None:
            raise piece.error("notation-no-seat", token=piece.text)
        secret = journal.game.engine.question(journal.position).secret
        if secret != self.is_open:
            name = "notation-secret" if secret else "notation-not-secret"
            raise piece.error(name, token=piece.text)
        try:
            journal.play_token(self.seat, piece.text)
        except MoveRefused as refused:
            raise _refusal(piece, self.seat, refused) from None

    def _refuse_after_end(self, piece: Piece) -> None:
        if self.begun().position.is_over():
            raise piece.error("notation-after-end", found=piece.text)

    def _check(self, piece: Piece, value: str) -> None:
        found = self.begun().checksum()
        if found != value:
            raise piece.error("notation-wrong-check", expected=value, found=found)

    def _begin(self) -> Journal[Any]:
        if "Hidden" in self.tags:
            raise self.tags["Hidden"][1].error("notation-hidden")
        for tag in NEEDED_TAGS:
            if tag not in self.tags:
                raise self.last.error("notation-missing-tag", tag=tag)
        game = self._game()
        names = split_names(self.tags["Seats"][0])
        setup = Setup(len(names), self._options())
        edition = self._edition(game)
        seed = unescape(self.tags["Seed"][0])
        try:
            return Journal.begin(game, setup, edition, seed, names, self.listening)
        except SetupError as error:
            raise self.tags["Seats"][1].refusal(error.message) from None

    def _game(self) -> Game[Any]:
        value, piece = self.tags["Game"]
        if value not in self.games:
            possible = ", ".join(self.games)
            raise piece.error("notation-unknown-game", game=value, possible=possible)
        return self.games[value]

    def _options(self) -> dict[str, str]:
        value, piece = self.tags.get("Options", ("", self.last))
        options: dict[str, str] = {}
        for word in value.split():
            name, equals, chosen = word.partition("=")
            if not equals or name in options:
                raise piece.error("notation-bad-option", found=word)
            options[name] = chosen
        return options

    def _edition(self, game: Game[Any]) -> Edition:
        """The edition played with; it must have the digest that the text names, if it names one."""
        overlay = "\n".join(self.overlay) if "Overlay" in self.tags else None
        try:
            edition = game.edition(overlay)
        except EditionError as error:
            raise self.tags.get("Overlay", ("", self.last))[1].refusal(error.message) from None
        if "Edition" not in self.tags:
            return edition
        value, piece = self.tags["Edition"]
        named = _EDITION.fullmatch(value)
        if named is None and unescape(value) not in (HOUSE, edition.name):
            raise piece.error("notation-other-edition", expected=value, found=edition.name)
        if named is not None and not edition.digest.startswith(named[2]):
            found = f"{edition.name} sha256:{edition.digest[:DIGEST_DIGITS]}"
            raise piece.error("notation-other-edition", expected=value, found=found)
        return edition


def tag_of(piece: Piece) -> str:
    """The name of the tag that a piece is, if it is one."""
    return tag_parts(piece)[0] if piece.kind == TAG else ""


def _refusal(piece: Piece, seat: int, refused: MoveRefused) -> NotationError:
    """What the rules say to a move that may not be made, at its place in the text."""
    reason = refused.message
    if reason.id == "refused-unknown-option":
        possible = str(reason.arguments["possible"])
        return piece.error("notation-unknown-token", token=piece.text, seat=seat, possible=possible)
    return piece.refusal(
        Message(
            "notation-refused",
            {"token": piece.text, "seat": seat, "reason": reason, "clause": refused.clause or ""},
        )
    )
