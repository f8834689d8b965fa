"""Taking back: one's own latest moves, to where something was revealed; alone, bots' moves too."""

from __future__ import annotations

from kilnyard.core.chance import Chance
from tests.server.kit import GREEDY, HERE, ME, RANDOM, Plain, Visitor, my_decider

START = ["s4", "clay", "coin"]


def play(visitor: Visitor, state: Plain, moves: int, chance: Chance) -> Plain:
    """So many picks of whoever must decide."""
    for _ in range(moves):
        seat = my_decider(state)
        if seat != state["viewer"]:
            state = visitor.state(state["table"], seat=seat)
        state = visitor.pick_any(state, chance)
    return state


def tokens(visitor: Visitor, table: str) -> list[str]:
    return [entry["token"] for entry in visitor.state(table)["log"][1:]]


def settled(visitor: Visitor, table: str) -> Plain:
    """The state when it is the visitor's turn again."""
    state = visitor.state(table)
    while state["status"] == "playing" and my_decider(state) is None:
        path = f"tables/{table}/events"
        state = visitor.get(path, version=state["version"], wait=20) or state
    return state


def test_a_pick_is_taken_back_and_made_again(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE, seed="undo")
    before = ann.state(table)
    assert before["undo_refused"]["id"] == "undo-nothing"
    token = before["observation"]["choices"][0]["token"]
    after = ann.do(before, token=token)
    assert (after["undo_refused"], after["redo_refused"]["id"]) == (None, "redo-nothing")
    undone = ann.do(after, "undo")
    assert undone["observation"] == before["observation"]
    assert (undone["move"], undone["log_from"], undone["log"]) == (0, 1, [])
    assert undone["redo_refused"] is None
    redone = ann.do(undone, "redo")
    assert (redone["move"], redone["observation"]) == (1, after["observation"])
    assert (redone["log_from"], redone["log"][0]["token"]) == (1, token)


def test_a_pick_after_an_undo_replaces_the_entry(ann: Visitor) -> None:
    before = ann.state(ann.open_table(ME, HERE))
    one, two = (choice["token"] for choice in before["observation"]["choices"][:2])
    picked = ann.do(before, token=one)
    other = ann.do(ann.do(picked, "undo"), token=two)
    assert tokens(ann, before["table"]) == [two]
    behind = ann.state(before["table"], after=1, version=picked["version"])
    assert (behind["log_from"], [entry["token"] for entry in behind["log"]]) == (1, [two])
    assert ann.state(before["table"], after=1, version=other["version"])["log"] == []


def test_a_whole_turn_is_taken_back(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE, seed="turn"), Chance("turn")
    start = ann.state(table)
    state, seat = start, start["viewer"]
    for _ in range(3):
        state = ann.pick_any(state, chance)
    assert (state["move"], my_decider(state)) == (3, seat)
    undone = ann.do(state, "undo-turn")
    assert undone["move"] == 0
    assert undone["observation"] == start["observation"]


def test_a_turn_that_has_just_ended_is_taken_back(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE, seed="ended"), Chance("ended")
    state = ann.state(table)
    seat = state["viewer"]
    while my_decider(state) == seat:
        state = ann.pick_any(state, chance)
    undone = ann.do(ann.state(table, seat=seat), "undo-turn")
    assert undone["move"] == 0


def test_nobody_takes_back_the_move_of_another(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE), Chance("another")
    state = ann.state(table)
    seat = state["viewer"]
    while my_decider(state) == seat:
        state = ann.pick_any(state, chance)
    other = 1 - seat
    state = ann.state(table, seat=other)
    assert state["undo_refused"]["id"] == "undo-another-seat"
    for kind in ("undo", "undo-turn"):
        answer = ann.command(table, version=state["version"], seat=other, kind=kind)
        assert answer.status_code == 422
        assert answer.json()["refusal"]["message"]["id"] == "undo-another-seat"


def test_who_is_alone_takes_back_what_bots_have_done_since(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, GREEDY, RANDOM, seed="bots"), Chance("bots")
    state = settled(ann, table)
    before = state["observation"]
    mine = state["move"]
    while my_decider(state) is not None and state["log"][-1:] is not None:
        state = ann.pick_any(state, chance)
        if my_decider(state) is None:
            break
    state = settled(ann, table)
    entries = ann.state(table)["log"][1:]
    bots_moves = [entry for entry in entries[mine:] if entry["seat"] != 0]
    assert bots_moves
    assert state["undo_refused"] is None
    undone = ann.do(state, "undo-turn")
    assert undone["move"] == mine
    assert undone["observation"] == before


def test_redo_brings_back_what_bots_did_too(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, GREEDY, seed="redo"), Chance("redo")
    state = settled(ann, table)
    while my_decider(state) is not None:
        state = ann.pick_any(state, chance)
    state = settled(ann, table)
    played = tokens(ann, table)
    undone = ann.do(state, "undo")
    assert undone["move"] < state["move"]
    ann.do(undone, "redo")
    state = settled(ann, table)
    assert tokens(ann, table)[: len(played)] == played


def test_what_was_revealed_stays(ann: Visitor) -> None:
    """Against Li Si a turn ends with a card that is turned up."""
    table, chance = ann.open_table(ME, seed="revealed"), Chance("revealed")
    state = ann.state(table)
    while state["undo_refused"] is None or state["undo_refused"]["id"] != "undo-revealed":
        state = ann.pick_any(state, chance)
        assert state["status"] == "playing"
    answer = ann.command(table, version=state["version"], seat=0, kind="undo")
    assert answer.status_code == 422
    assert answer.json()["refusal"]["message"]["id"] == "undo-revealed"
    assert ann.state(table)["move"] == state["move"]
