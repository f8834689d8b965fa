"""Whole games over HTTP, for every number of people."""

from __future__ import annotations

import pytest

from kilnyard import games
from kilnyard.core.chance import Chance
from kilnyard.core.notation import read
from tests.server.kit import GREEDY, HERE, LINK, ME, RANDOM, Site, Visitor, play_on

GAMES = {name: games.find(name) for name in games.NAMES}


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_a_game_around_one_device_is_played_to_its_end(ann: Visitor, people: int) -> None:
    table = ann.open_table(ME, *[HERE] * (people - 1))
    state = play_on(ann, table, Chance(f"{people}"))
    assert state["status"] == "over"
    assert state["winners"] == state["ranking"][:1]
    assert state["observation"]["choices"] == []
    record = ann.get(f"tables/{table}/record")
    assert len(read(record, GAMES).moves) == state["move"]


def test_a_game_against_bots_is_played_to_its_end(ann: Visitor) -> None:
    table = ann.open_table(ME, GREEDY, RANDOM)
    state = play_on(ann, table, Chance("bots"))
    assert state["status"] == "over"
    movers = {entry["seat"] for entry in ann.state(table)["log"][1:]}
    assert movers == {0, 1, 2}


def test_bots_alone_play_to_the_end(ann: Visitor) -> None:
    table = ann.open_table(GREEDY, RANDOM)
    version, state = 0, ann.state(table)
    while state["status"] != "over":
        version = state["version"]
        state = ann.get(f"tables/{table}/events", version=version, wait=20)
    assert state["viewer"] is None


def test_two_people_play_over_links(site: Site, ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK)
    table, chance = opened["table"], Chance("two")
    assert ann.state(table)["status"] == "gathering"
    ben.sit(table, opened["links"][0])
    states = {0: ann.state(table), 1: ben.state(table)}
    while states[0]["status"] == "playing":
        (seat,) = states[0]["observation"]["deciders"]
        states[seat] = [ann, ben][seat].pick_any(states[seat], chance)
        other = 1 - seat
        states[other] = [ann, ben][other].state(table)
    assert states[0]["ranking"] == states[1]["ranking"]
    assert [seat["name"] for seat in states[0]["seats"]] == ["Ann", "Ben"]


def test_the_scores_are_told_round_by_round(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    state = play_on(ann, table, Chance("scores"))
    scores = ann.get(f"tables/{table}/scores")
    assert [each["chapter"] for each in scores] == [1, 2, 3, 4, 5]
    assert scores[-1]["move"] == state["move"]
    totals = [sum(points.values()) for points in scores[-1]["points"]]
    assert totals[state["ranking"][0]] == max(totals)
    moves = [each["move"] for each in scores]
    assert moves == sorted(moves)
    for each in scores[:-1]:
        assert ann.get(f"tables/{table}/moments/{each['move']}")["chapter"] == each["chapter"] + 1
