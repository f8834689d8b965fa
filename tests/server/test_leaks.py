"""Nothing hidden goes over the wire: two games that differ only in what a seat cannot know are the
same to it, byte for byte: states, streams, logs, trials, moments, scores and records."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kilnyard import games
from kilnyard.core.chance import Chance
from kilnyard.core.game import Game
from kilnyard.games.terracotta.game import GAME as TERRACOTTA
from kilnyard.server.service import opening
from tests.core.toy import GAME as NIGHT_MARKET
from tests.server.kit import LINK, ME, Time, Visitor, serving, settings_for

Play = Callable[[list[Visitor], str], object]
Seen = list[dict[str, bytes]]


class Hall:
    """Opens the same table again and again, and writes down what everybody is sent."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.patch = patch
        self.folder = folder
        self.numbers = itertools.count()

    def seen(self, game: Game[Any], people: int, play: Play, seat: int | None = None) -> Seen:
        """What each seat, and last a watcher, is sent of a game that is played so.

        What `seat` cannot know is dealt anew, if one is given.
        """
        data = self.folder / f"{next(self.numbers)}"
        data.mkdir()
        names = itertools.count()
        with self.patch.context() as patch, serving(settings_for(data), now=Time()) as site:
            patch.setattr(games, "NAMES", (game.name,))
            patch.setattr(games, "find", lambda name: game)
            patch.setattr(opening, "new_id", lambda: f"table{next(names)}")
            if seat is not None:
                patch.setattr(game, "deal", dealing_anew(game, seat), raising=False)
            visitors = [site.visitor(f"Player {number}") for number in range(people)]
            opened = visitors[0].post(
                "tables",
                {"game": game.name, "seats": [ME, *[LINK] * (people - 1)], "seed": "leak"},
            )
            for visitor, link in zip(visitors[1:], opened["links"], strict=True):
                visitor.sit(opened["table"], link)
            play(visitors, opened["table"])
            return [everything(who, opened["table"]) for who in (*visitors, site.visitor())]


def dealing_anew(game: Game[Any], seat: int) -> Callable[..., Any]:
    """A deal that looks the same to this seat and is another."""
    deal = game.deal

    def deal_anew(*arguments: Any) -> Any:
        return game.redeal(deal(*arguments), seat, Chance("otherwise"))

    return deal_anew


def everything(visitor: Visitor, table: str) -> dict[str, bytes]:
    """All that a visitor is sent about a table, word for word."""
    state = visitor.state(table)
    paths = ["", "/scores", "/record"]
    paths += [f"/moments/{move}" for move in range(state["move"] + 1)]
    sent = {path: visitor.ask("GET", f"tables/{table}{path}").content for path in paths}
    with visitor.http.stream("GET", f"tables/{table}/stream") as answer:
        lines = (line for line in answer.iter_lines() if line)
        sent["/stream"] = next(lines).encode()
    if state["viewer"] is not None:
        for choice in state["observation"]["choices"]:
            trial = {"seat": state["viewer"], "tokens": [choice["token"]]}
            answered = visitor.ask("POST", f"tables/{table}/trials", trial)
            sent[f"trial {choice['token']}"] = answered.content
    return sent


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Hall]:
    yield Hall(monkeypatch, tmp_path)


def nothing(visitors: list[Visitor], table: str) -> None:
    """Leave the table as it was dealt."""


def moves_against_li_si(visitors: list[Visitor], table: str) -> None:
    """Picks until the first card would be turned up."""
    (ann,) = visitors
    state, chance = ann.state(table), Chance("Li Si")
    while True:
        choices = state["observation"]["choices"]
        token = choices[chance.below(len(choices))]["token"]
        tried = ann.post(f"tables/{table}/trials", {"seat": 0, "tokens": [token]})
        if tried["reveals"]:
            return
        state = ann.do(state, token=token)


def test_how_li_sis_cards_lie_shows_nowhere(hall: Hall) -> None:
    one = hall.seen(TERRACOTTA, 1, moves_against_li_si)
    two = hall.seen(TERRACOTTA, 1, moves_against_li_si, seat=0)
    # The record of a game that is all one's own is whole, so that it can be played on elsewhere.
    assert one[0].pop("/record") != two[0].pop("/record")
    assert one == two
    assert b"[Seed" not in one[1]["/record"]
    assert len(one[0]) > 8


def test_the_cards_of_others_show_nowhere(hall: Hall) -> None:
    for seat in (0, 2):
        dealt = hall.seen(NIGHT_MARKET, 3, nothing)
        otherwise = hall.seen(NIGHT_MARKET, 3, nothing, seat=seat)
        assert dealt[seat] == otherwise[seat]
        assert dealt[1] != otherwise[1]
        assert dealt[3] == otherwise[3]


def picking(number: int) -> Play:
    """The second seat buries its card of this number while the first looks on."""

    def play(visitors: list[Visitor], table: str) -> None:
        state = visitors[1].state(table)
        visitors[1].do(state, token=state["observation"]["choices"][number]["token"])

    return play


def test_what_lies_unseen_is_seen_by_its_own_seat_only(hall: Hall) -> None:
    one = hall.seen(NIGHT_MARKET, 3, picking(0))
    two = hall.seen(NIGHT_MARKET, 3, picking(1))
    assert [a == b for a, b in zip(one, two, strict=True)] == [True, False, True, True]


def burying(number: int) -> Play:
    """All bury a card, the second seat its card of this number; that is never shown."""

    def play(visitors: list[Visitor], table: str) -> None:
        for seat, visitor in enumerate(visitors):
            state = visitor.state(table)
            choices = state["observation"]["choices"]
            visitor.do(state, token=choices[number if seat == 1 else 0]["token"])

    return play


def test_what_was_buried_is_never_shown_to_others(hall: Hall) -> None:
    one = hall.seen(NIGHT_MARKET, 3, burying(0))
    two = hall.seen(NIGHT_MARKET, 3, burying(1))
    assert [a == b for a, b in zip(one, two, strict=True)] == [True, False, True, True]
