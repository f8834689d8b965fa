"""Game records of moments worth looking at: games between bots, played up to there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from kilnyard import games
from kilnyard.core.game import Setup
from kilnyard.core.notation import write
from scripts.fixtures import Wanted, asked, never, played

ME: Final = {"who": "me"}
HERE: Final = {"who": "here"}
LINK: Final = {"who": "link"}
BOT: Final = {"who": "bot", "bot": "greedy"}

# By name: people, options, and where the game stops.
_MOMENTS: Final[Mapping[str, tuple[int, dict[str, str], Wanted]]] = {
    "early": (4, {}, asked("take-turn", 1)),
    "two": (2, {}, asked("take-turn", 2)),
    "build": (3, {}, asked("ring-action", 3)),
    "place": (4, {}, asked("place-warrior", 3)),
    "guard": (3, {}, asked("guard-halberd", 4)),
    "archer": (4, {}, asked("face-archer", 1)),
    "late": (4, {}, asked("take-turn", 5)),
    "over": (4, {}, never),
    "solo": (1, {"challenges": "overtime,head-start"}, asked("take-turn", 3)),
    "solo-over": (1, {}, never),
}
NAMES: Final = tuple(_MOMENTS)


class Record(NamedTuple):
    """A game as it is written down; how many play, whose decision it stops at, after how many."""

    text: str
    people: int
    decider: int
    moves: int


@cache
def record(name: str) -> Record:
    people, options, wanted = _MOMENTS[name]
    journal = played(games.find("terracotta"), Setup(people, options), wanted)
    decider = next(iter(journal.deciders()), 0)
    return Record(write(journal), people, decider, len(journal.moves))


def seats(name: str, others: Mapping[str, str]) -> list[Mapping[str, str]]:
    """Who sits there, if the one to decide is me."""
    _, people, decider, _ = record(name)
    return [ME if seat == decider else others for seat in range(people)]
