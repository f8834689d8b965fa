"""Picks that several make unseen at once, at a table of a game that has them."""

from __future__ import annotations

import pytest

from kilnyard import games
from kilnyard.core.chance import Chance
from tests.core.toy import GAME
from tests.server.kit import HERE, LINK, ME, RANDOM, Plain, Site, Visitor, play_on

find = games.find


@pytest.fixture(autouse=True)
def night_market(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server knows the night market too."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, GAME.name))
    monkeypatch.setattr(games, "find", lambda name: GAME if name == GAME.name else find(name))


@pytest.fixture
def people(site: Site, ann: Visitor, ben: Visitor) -> list[Visitor]:
    return [ann, ben, site.visitor("Cas")]


@pytest.fixture
def table(people: list[Visitor]) -> str:
    """A table of three, where everybody is to bury a card."""
    seats = [ME, LINK, LINK]
    opened = people[0].post("tables", {"game": GAME.name, "seats": seats, "seed": "night"})
    for visitor, link in zip(people[1:], opened["links"], strict=True):
        visitor.sit(opened["table"], link)
    return str(opened["table"])


def pick(visitor: Visitor, state: Plain, choice: int = 0) -> Plain:
    return visitor.do(state, token=state["observation"]["choices"][choice]["token"])


def all_bury(people: list[Visitor], table: str) -> None:
    for visitor in people:
        pick(visitor, visitor.state(table))


def test_all_are_asked_at_once(people: list[Visitor], table: str) -> None:
    for seat, visitor in enumerate(people):
        state = visitor.state(table)
        assert state["observation"]["deciders"] == [0, 1, 2]
        assert state["viewer"] == seat
        assert state["observation"]["choices"]


def test_who_picks_unseen_makes_no_others_pick_stale(people: list[Visitor], table: str) -> None:
    states = [visitor.state(table) for visitor in people]
    for seat in (2, 0, 1):
        pick(people[seat], states[seat])
    assert people[0].state(table)["move"] == 3


def test_a_pick_is_in_the_log_before_it_is_seen_and_again_after(
    people: list[Visitor], table: str
) -> None:
    all_bury(people, table)
    ann, ben, _ = people
    before = ann.state(table)
    tokens = [entry["token"] for entry in before["log"][1:]]
    assert [token is None for token in tokens] == [False, True, True]
    pick(ben, ben.state(table))
    hidden = ann.state(table, after=before["move"], version=before["version"])
    assert (hidden["log_from"], hidden["log"][0]["seat"], hidden["log"][0]["token"]) == (4, 1, None)
    pick(ann, hidden)
    third = people[2].state(table)
    pick(people[2], third)
    shown = ann.state(table, after=hidden["move"], version=hidden["version"])
    assert shown["log_from"] == 4
    assert [entry["seat"] for entry in shown["log"]] == [0, 1, 2]
    assert all(entry["token"] for entry in shown["log"])
    assert shown["log"][-1]["told"]
    without_version = ann.state(table, after=hidden["move"])
    assert without_version["log_from"] <= 4


def test_an_unseen_pick_may_be_changed_while_others_think(
    people: list[Visitor], table: str
) -> None:
    ann, ben, _ = people
    bens = ben.state(table)
    state = pick(ann, ann.state(table))
    assert state["observation"]["committed"]["token"]
    assert state["undo_refused"] is None
    pick(ben, bens)
    for kind in ("undo", "undo-turn"):
        state = ann.do(ann.state(table), kind)
        assert state["observation"]["choices"]
        assert [entry["seat"] for entry in ann.state(table)["log"][1:]] == [1]
        state = pick(ann, state, choice=1)
    assert [entry["seat"] for entry in ann.state(table)["log"][1:]] == [0, 1]


def test_once_all_have_picked_it_stays(people: list[Visitor], table: str) -> None:
    all_bury(people, table)
    refused = [visitor.state(table)["undo_refused"] for visitor in people]
    assert all(message is not None for message in refused)


def test_all_clocks_run_while_all_are_asked(ann: Visitor) -> None:
    terms = {"pace": "live", "bank": 60}
    body = {"game": GAME.name, "seats": [ME, HERE, HERE], "terms": terms}
    table = ann.post("tables", body)["table"]
    state = ann.state(table, seat=1)
    assert [seat["clock"]["running"] for seat in state["seats"]] == [True] * 3
    state = pick(ann, state)
    assert [seat["clock"]["running"] for seat in state["seats"]] == [True, False, True]


def test_a_pick_for_later_is_not_tried_in_the_open(people: list[Visitor], table: str) -> None:
    """A trial of an unseen pick shows nothing of what others have picked."""
    ann, ben, cas = people
    for visitor in (ben, cas):
        pick(visitor, visitor.state(table))
    token = ann.state(table)["observation"]["choices"][0]["token"]
    tried = ann.post(f"tables/{table}/trials", {"seat": 0, "tokens": [token]})
    assert (tried["reveals"], tried["told"]) == (True, [])


def test_whole_games_are_played_with_bots_that_pick_unseen(ann: Visitor) -> None:
    for seats in ([ME, RANDOM, RANDOM], [ME, HERE, HERE, HERE]):
        table = ann.post("tables", {"game": GAME.name, "seats": seats})["table"]
        assert play_on(ann, table, Chance("night"))["status"] == "over"


def test_who_is_alone_takes_back_among_bots_that_pick_unseen(ann: Visitor) -> None:
    body = {"game": GAME.name, "seats": [ME, RANDOM, RANDOM], "seed": "alone"}
    table = ann.post("tables", body)["table"]
    state, chance = ann.state(table), Chance("alone")
    taken_back = 0
    while state["status"] == "playing":
        state = play_on(ann, table, chance, 1)
        if state["status"] == "playing" and state["undo_refused"] is None:
            answer = ann.command(table, version=state["version"], seat=0, kind="undo").json()
            taken_back += answer["outcome"] == "done"
            state = answer["state"]
            state = play_on(ann, table, chance, 1)
    assert taken_back
