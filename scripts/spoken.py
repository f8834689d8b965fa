"""Writes web/tests/words/spoken.json: what Python makes of the messages in web/fixtures.

The browser speaks the same messages by its own code, and a test there compares the sentences. Run
`.venv/bin/python -m scripts.spoken` after a change to fixtures or to words.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from kilnyard import games
from kilnyard.core.events import Message
from kilnyard.server.protocol import OutlookState, TableState
from kilnyard.words import LANGUAGES, Words

WEB: Final = Path(__file__).parent.parent / "web"
FIXTURES: Final = WEB / "fixtures"
FILE: Final = WEB / "tests" / "words" / "spoken.json"


class Sentence(msgspec.Struct, frozen=True):
    """A message, the names of the seats where it is said, and its sentence in each language."""

    id: str
    arguments: dict[str, Any]
    seats: list[str]
    spoken: dict[str, str]


def spoken() -> bytes:
    """Every sentence of the fixtures once, one to a line."""
    sentences: dict[bytes, None] = {}
    for file in sorted(FIXTURES.glob("*.json")):
        state = msgspec.json.decode(file.read_bytes(), type=TableState)
        words = words_of(state.game)
        for message in messages(state):
            sentences[msgspec.json.encode(sentence(message, state, words))] = None
    return b"[\n" + b",\n".join(sentences) + b"\n]\n"


def words_of(game: str) -> dict[str, Words]:
    package = games.find(game).package
    return {language: Words(language, [package], strict=True) for language in LANGUAGES}


def sentence(message: Message, state: TableState, words: dict[str, Words]) -> Sentence:
    """Seats without a name of their own are called by their word of the game."""
    names = [seat.name or seat.word for seat in state.seats]
    return Sentence(
        message.id,
        msgspec.to_builtins(message.arguments),
        names,
        {language: each.speak(message, names) for language, each in words.items()},
    )


def messages(state: TableState) -> Iterator[Message]:
    """All that the table has to say at this moment, and all that it has said before."""
    yield from filter(None, (state.undo_refused, state.redo_refused))
    if (observation := state.observation) is not None:
        yield from filter(None, (observation.prompt,))
        yield from (choice.label for choice in observation.choices)
        for refused in observation.refused:
            yield from (refused.label, refused.reason)
    for source in (*state.outlooks, *state.log):
        yield from told(source)


def told(source: OutlookState | Any) -> Iterator[Message]:
    yield from (Message(each.id, each.arguments) for each in source.told)


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(spoken())


if __name__ == "__main__":
    main()
