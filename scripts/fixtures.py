"""Writes web/fixtures/*.json: states of tables for the front end's tests and for looking at.

Run `.venv/bin/python -m scripts.fixtures` after a change to what is on the wire.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from kilnyard import bots, games
from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.core.game import Game, Setup
from kilnyard.core.journal import Journal
from kilnyard.core.observation import observe
from kilnyard.server import protocol
from kilnyard.words.speaking import event_id

FOLDER: Final = Path(__file__).parent.parent / "web" / "fixtures"
NAMES: Final = ("Ada", "", "Zofia", "Gaston")
NOW: Final = 1_800_000_000_000

Wanted = Callable[[Journal[Any]], bool]


def asked(question: str, round: int) -> Wanted:
    """Stops where this question is put first, in this round or later."""
    return lambda journal: (
        journal.position.round >= round
        and journal.game.engine.question(journal.position).name == question
    )


def never(journal: Journal[Any]) -> bool:
    return False


# By file name: people, options, and where the game stops.
FIXTURES: Final[dict[str, tuple[int, dict[str, str], Wanted]]] = {
    "terracotta-first-turn": (4, {}, asked("take-turn", 1)),
    "terracotta-two": (2, {}, asked("take-turn", 2)),
    "terracotta-build": (3, {}, asked("ring-action", 3)),
    "terracotta-place": (4, {}, asked("place-warrior", 3)),
    "terracotta-guard": (3, {}, asked("guard-halberd", 4)),
    "terracotta-archer": (4, {}, asked("face-archer", 1)),
    "terracotta-late": (4, {}, asked("take-turn", 5)),
    "terracotta-over": (4, {}, never),
    "terracotta-solo": (1, {"challenges": "overtime,head-start"}, asked("take-turn", 3)),
}


def played(game: Game[Any], setup: Setup, wanted: Wanted) -> Journal[Any]:
    """A game between greedy bots, up to where it is wanted."""
    greedy, thoughts = bots.find("greedy"), Chance("fixtures")
    journal = Journal.begin(game, setup, game.edition(), "fixtures", NAMES[: setup.people])
    while not journal.position.is_over() and not wanted(journal):
        seat = journal.deciders()[0]
        journal.play(seat, greedy.choose(game, journal.position, seat, thoughts))
    return journal


def state_of(journal: Journal[Any]) -> protocol.TableState:
    """The table as the seat to decide sees it."""
    game, position, header = journal.game, journal.position, journal.header
    viewer = next(iter(journal.deciders()), 0)
    is_over = position.is_over()
    return protocol.TableState(
        table="fixture",
        game=game.name,
        version=len(journal.moves) + 1,
        move=len(journal.moves),
        status="over" if is_over else "playing",
        people=header.setup.people,
        options=header.setup.options,
        terms=protocol.Terms(),
        edition=header.edition,
        host=True,
        seats=seats_of(journal, viewer),
        viewer=viewer,
        observation=observe(game, position, viewer),
        chapter=game.chapter(position),
        chapters=game.chapters(position),
        undo_refused=journal.can_undo(viewer),
        redo_refused=journal.can_redo(viewer),
        outlooks=[
            protocol.OutlookState(outlook.name, outlook.points, told(outlook.events))
            for outlook in game.outlooks(position)
        ],
        ranking=game.ranking(position),
        winners=game.winners(position),
        log_from=0,
        log=log_of(journal),
        now=NOW,
    )


def seats_of(journal: Journal[Any], viewer: int) -> list[protocol.SeatState]:
    words = journal.game.seat_words(journal.header.setup)
    names = [*journal.header.names, *[""] * len(words)]
    people = journal.header.setup.people
    return [
        protocol.SeatState(
            seat=seat,
            word=word,
            name=names[seat],
            holder="game" if seat >= people else "bot" if seat == 1 else "person",
            bot="greedy" if seat == 1 and seat < people else "",
            mine=seat == viewer,
            connected=seat != 1,
        )
        for seat, word in enumerate(words)
    ]


def log_of(journal: Journal[Any]) -> list[protocol.LogEntry]:
    entries = [protocol.LogEntry(0, None, 0, 1, None, NOW, told(journal.opening))]
    for index, move in enumerate(journal.moves):
        before = journal.at(index).position
        entries.append(
            protocol.LogEntry(
                move=index + 1,
                seat=move.seat,
                turn=move.turn,
                chapter=journal.game.chapter(before),
                token=move.token,
                at=NOW,
                told=told(journal.events_of(index)),
            )
        )
    return entries


def told(events: Iterable[Event]) -> list[protocol.Told]:
    return [
        protocol.Told(event_id(type(event)), arguments_of(event), event.clause) for event in events
    ]


def arguments_of(event: Event) -> dict[str, Any]:
    fields = msgspec.structs.asdict(event)
    del fields["audience"]
    return fields


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (people, options, wanted) in FIXTURES.items():
        game = games.find(name.partition("-")[0])
        state = state_of(played(game, Setup(people, options), wanted))
        text = msgspec.json.format(msgspec.json.encode(state), indent=1)
        (FOLDER / f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
