"""How messages and events become sentences."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kilnyard.core.events import Event, Message
from kilnyard.core.game import Game
from kilnyard.words import LANGUAGES, UnspokenError, Words
from kilnyard.words.speaking import event_id
from tests.words.kit import GAMES, samples, words_of

SEATS = ["Anna", "Ben", "Cleo", "Dan"]
# What is left of a placeable that was not spoken, or of a bidirectional isolation mark.
UNSPOKEN = re.compile(r"[{}\[\]\u2068\u2069]|\?\?\?|\(\)")
SPACES = re.compile(r"  |^ | $| [.,]|\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_event_is_spoken_whole(game: Game[Any], language: str) -> None:
    words = words_of(game, language)
    for event in game.events:
        for sample in samples(game, event):
            sentence = words.tell(sample, SEATS)
            assert not UNSPOKEN.search(sentence), sentence
            assert not SPACES.search(sentence), sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence.endswith("."), sentence


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_no_event_speaks_the_id_of_a_thing(game: Game[Any], language: str) -> None:
    words = words_of(game, language)
    for event in game.events:
        for sample in samples(game, event):
            sentence = words.tell(sample, SEATS)
            for value in vars_of(sample):
                assert not re.search(rf"\b{value}\b", sentence) or value in words.thing(value)


def vars_of(event: Event) -> list[str]:
    """The ids among an event's values: longer than the name of a cell, a row or a column."""
    values = [getattr(event, name) for name in event.__struct_fields__]
    return [value for value in values if isinstance(value, str) and len(value) > 2]


def test_the_id_of_an_event_is_its_name() -> None:
    class DiceRolled(Event, frozen=True):
        pass

    assert event_id(DiceRolled) == "event-dice-rolled"


def test_what_is_missing_is_spoken_as_its_id() -> None:
    assert Words("en").speak(Message("no-such-words")) == "[no-such-words]"
    assert Words("en").thing("unicorn") == "[thing-unicorn]"


def test_what_is_missing_is_an_error_to_the_strict() -> None:
    with pytest.raises(UnspokenError):
        Words("en", strict=True).speak(Message("no-such-words"))
    with pytest.raises(UnspokenError):
        Words("en", strict=True).speak(Message("list-and", {"first": "one"}))


def test_a_seat_is_spoken_as_its_name() -> None:
    message = Message("undo-another-seat", {"seat": 0, "other_seat": 1})
    assert Words("en").speak(message, SEATS) == "Ben has moved last, so Anna can take nothing back."


def test_a_seat_without_a_name_is_spoken_by_its_number() -> None:
    assert Words("fr").speak(Message("undo-nothing", {"seat": 2})).startswith("Joueur 3 ")


def test_a_message_within_a_message_is_spoken_first() -> None:
    message = Message(
        "list-and", {"first": Message("seat-without-name", {"number": 4}), "last": "x"}
    )
    assert Words("pl").speak(message) == "Gracz 4 i x"


def test_what_a_person_has_typed_is_spoken_as_typed() -> None:
    words = Words("fr", [game.package for game in GAMES])
    message = Message("setup-unknown-option", {"option": "sword", "possible": "crossbow"})
    assert "sword" in words.speak(message)
    assert words.speak(message).endswith("crossbow.")


def test_an_empty_text_can_be_told_apart() -> None:
    words = Words("en", strict=True)
    place = {"line": 1234, "column": 5}
    assert words.speak(Message("edition-syntax", {"file": "", **place})) == (
        "The edition is not TOML at line 1234, column 5."
    )
    assert words.speak(Message("edition-syntax", {"file": "board.toml", **place})) == (
        "board.toml is not TOML at line 1234, column 5."
    )


def test_seats_are_called_by_what_people_gave_else_by_their_things() -> None:
    words = Words("fr", [game.package for game in GAMES])
    assert words.names(["purple", "li-si"], ["Anna"]) == ["Anna", "Li Si"]
    assert words.names(["purple", "yellow"], ["", "Ben"]) == ["Violet", "Ben"]
