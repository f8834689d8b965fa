"""Whatever is asked, offered, refused and told while games are played has words that fit."""

from __future__ import annotations

from typing import Any

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.events import Message
from kilnyard.core.game import Game, Setup
from kilnyard.core.journal import Journal
from kilnyard.core.question import ALLOWED, NO_OPTION
from kilnyard.words import LANGUAGES, Words
from tests.words.kit import GAMES, words_of

# How often each question's options are spoken; they differ with the position.
TIMES: int = 5


class Listener:
    """Plays one game at random and speaks everything in every language."""

    def __init__(self, journal: Journal[Any]) -> None:
        self.journal = journal
        self.chance = Chance("listener")
        self.languages = [words_of(journal.game, language) for language in LANGUAGES]
        self.heard: dict[tuple[str, int], int] = {}

    def play(self) -> None:
        while seats := self.journal.deciders():
            for seat in seats:
                self.hear_question(seat)
            options = self.journal.choices(seats[0])
            for event in self.journal.play(seats[0], options[self.chance.below(len(options))]):
                for words in self.languages:
                    words.tell(event, self.names(words))

    def hear_question(self, seat: int) -> None:
        game, position = self.journal.game, self.journal.position
        question = game.engine.question(position)
        facts = question.facts(position, seat, NO_OPTION)
        self.hear(Message(f"ask-{question.name}", {"seat": seat, **facts}))
        for option in question.candidates(position, seat):
            reason = question.refused(position, seat, option)
            if self.is_new(question.name, reason):
                self.hear(question.label(position, seat, option))
                if reason != ALLOWED:
                    self.hear(game.reason(position, seat, option, reason))

    def is_new(self, question: str, reason: int) -> bool:
        """Whether this kind of answer has been heard so rarely that it is worth hearing."""
        self.heard[question, reason] = self.heard.get((question, reason), 0) + 1
        return self.heard[question, reason] <= TIMES

    def hear(self, message: Message) -> None:
        for words in self.languages:
            sentence = words.speak(message, self.names(words))
            assert not set("{}[]") & set(sentence), sentence

    def names(self, words: Words) -> list[str]:
        return words.names(self.journal.game.seat_words(self.journal.header.setup))


def tables(game: Game[Any]) -> list[Setup]:
    """Every number of people, and the last value of every option they may choose from."""
    people = [Setup(count) for count in range(game.people_min, game.people_max + 1)]
    options = {option.name: option.values[-1] for option in game.options if not option.several}
    return [*people, Setup(2, options)]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_everything_in_a_game_can_be_spoken(game: Game[Any]) -> None:
    for number, setup in enumerate(tables(game)):
        Listener(Journal.begin(game, setup, game.edition(), f"words-{number}")).play()
