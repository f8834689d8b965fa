"""Who sits where: a bot's name stands in a saved game as the name of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kilnyard.bots import BOTS, Bot
from kilnyard.cli.asking import HUMAN, bot_of
from kilnyard.cli.failure import Failure
from kilnyard.cli.talk import Talk
from kilnyard.core.journal import Journal

Players = Sequence[Bot | None]


def words_of(seats: str) -> list[str]:
    """What was asked for, seat by seat: people or bots that there are."""
    words = [word.strip() for word in seats.split(",")]
    for word in words:
        if word != HUMAN:
            bot_of(word, [HUMAN])
    return words


def names_for(words: Sequence[str]) -> list[str]:
    """What a journal is to call each seat."""
    return ["" if word == HUMAN else word for word in words]


def bots_by_name(journal: Journal[Any]) -> list[Bot | None]:
    """The bots that seats are named after; None for people, and for the game's own seats."""
    names = [*journal.header.names, *[""] * journal.position.seats]
    return [BOTS.get(name) for name in names[: journal.position.seats]]


def bots_asked_for(journal: Journal[Any], seats: str) -> list[Bot | None]:
    """Other people or bots for the seats of a game that goes on."""
    words, people = words_of(seats), journal.header.setup.people
    if len(words) != people:
        raise Failure("error-resume-seats", count=len(words), seats=people)
    bots = [None if word == HUMAN else bot_of(word) for word in words]
    return [*bots, *[None] * (journal.position.seats - people)]


def sit_down(journal: Journal[Any], players: Players, talk: Talk) -> None:
    """Call seats by their person's name, or by colour; a bot is named beside its colour."""
    people = ["" if name in BOTS else name for name in journal.header.names]
    names = talk.words.names(journal.game.seat_words(journal.header.setup), people)
    titles = [
        name if bot is None else f"{name} ({bot.name})"
        for name, bot in zip(names, players, strict=True)
    ]
    talk.sit_down(names, titles)
