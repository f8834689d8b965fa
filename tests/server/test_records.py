"""Game records, moments, trials and forks: what was, and what might be."""

from __future__ import annotations

import pytest

from kilnyard import games
from kilnyard.core.chance import Chance
from kilnyard.core.notation import read
from tests.server.kit import GREEDY, HERE, LINK, ME, Site, Visitor, my_decider, play_on

GAMES = {name: games.find(name) for name in games.NAMES}


def play_some(ann: Visitor, table: str, moves: int = 10) -> None:
    play_on(ann, table, Chance("some"), moves)


def test_a_game_of_ones_own_is_written_whole(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    play_some(ann, table)
    record = ann.get(f"tables/{table}/record")
    assert len(read(record, GAMES).moves) == 10
    watched = ben.get(f"tables/{table}/record")
    assert '[Hidden ""]' in watched
    assert "[Seed" not in watched


def test_with_others_at_the_table_a_record_shows_what_its_reader_may_see(
    ann: Visitor, ben: Visitor
) -> None:
    opened = ann.open(ME, LINK)
    ben.sit(opened["table"], opened["links"][0])
    for who, word in ((ann, "purple"), (ben, "yellow")):
        record = who.get(f"tables/{opened['table']}/record")
        assert f'[Hidden "{word}"]' in record
        assert "[Seed" not in record


def test_a_record_is_loaded_and_played_on(ann: Visitor) -> None:
    table = ann.open_table(ME, GREEDY, seed="record")
    play_some(ann, table)
    record = ann.get(f"tables/{table}/record")
    loaded = ann.post("records", {"record": record})["table"]
    state = ann.state(loaded)
    assert state["move"] >= 10
    assert all(seat["here"] and seat["mine"] for seat in state["seats"])
    assert [seat["name"] for seat in state["seats"]] == ["Ann", ""]
    moves = len(read(record, GAMES).moves)
    assert [entry["token"] for entry in state["log"]][1:] == [
        move.token for move in read(record, GAMES).moves
    ]
    after = ann.pick_any(state, Chance("on"))
    assert after["move"] == moves + 1


def test_others_can_sit_in_a_loaded_game(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    record = ann.get(f"tables/{table}/record")
    opened = ann.post("records", {"record": record, "seats": [ME, LINK]})
    assert len(opened["links"]) == 1
    assert ann.state(opened["table"])["status"] == "gathering"
    answer = ann.ask("POST", "records", {"record": record, "seats": [ME]})
    assert (answer.status_code, answer.json()["code"]) == (422, "table-seats-of-record")


@pytest.mark.parametrize(
    ("change", "line", "column", "reason"),
    [
        (lambda text: text.replace("[Game", "[Gane", 1), 1, 1, "notation-unknown-tag"),
        (lambda text: text + "\n{", None, 1, "notation-open-comment"),
        (lambda text: text.replace("[Check", "[Oops", 1), None, 1, "notation-unknown-tag"),
        (lambda text: "", 1, 1, "notation-missing-tag"),
        (lambda text: "\x00\x01", 1, 1, "notation-missing-tag"),
    ],
)
def test_a_damaged_record_is_told_with_its_place(
    ann: Visitor, change: object, line: int | None, column: int, reason: str
) -> None:
    table = ann.open_table(ME, HERE)
    play_some(ann, table, 3)
    text = ann.get(f"tables/{table}/record")
    assert callable(change)
    damaged = change(text)
    answer = ann.ask("POST", "records", {"record": damaged})
    assert (answer.status_code, answer.json()["code"]) == (422, "record-bad")
    arguments = answer.json()["message"]["arguments"]
    assert arguments["reason"]["id"] == reason
    assert (arguments["line"] if line else None, arguments["column"]) == (line, column)


def test_a_hidden_record_is_not_played_on(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    watched = ben.get(f"tables/{table}/record")
    answer = ben.ask("POST", "records", {"record": watched})
    assert answer.json()["message"]["arguments"]["reason"]["id"] == "notation-hidden"


def test_who_is_alone_forks_at_any_time(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    play_some(ann, table)
    fork = ann.post(f"tables/{table}/forks", {"move": 6, "seats": [ME, GREEDY]})["table"]
    state = ann.state(fork)
    entries = ann.state(table)["log"][1:7]
    assert [entry["token"] for entry in state["log"]][1:7] == [one["token"] for one in entries]
    assert state["seats"][1]["bot"] == "greedy"
    assert ann.state(table)["move"] == 10


def test_strangers_neither_fork_a_game_of_bots_nor_read_its_seed(site: Site, ann: Visitor) -> None:
    table = ann.open_table(GREEDY, GREEDY)
    stranger = site.visitor()
    answer = stranger.ask("POST", f"tables/{table}/forks", {"move": 0})
    if ann.state(table)["status"] == "playing":
        assert answer.json()["code"] == "fork-not-over"
        assert "[Seed" not in stranger.get(f"tables/{table}/record")


def test_a_fork_beside_others_waits_for_the_end(ann: Visitor, ben: Visitor, site: Site) -> None:
    opened = ann.open(ME, LINK)
    table = opened["table"]
    gathering = ann.ask("POST", f"tables/{table}/forks", {"move": 0})
    assert gathering.json()["code"] == "fork-not-over"
    ben.sit(table, opened["links"][0])
    for who in (ann, ben, site.visitor()):
        answer = who.ask("POST", f"tables/{table}/forks", {"move": 0})
        assert (answer.status_code, answer.json()["code"]) == (403, "fork-not-over")
    ann.command(table, version=2, seat=0, kind="concede")
    assert ben.post(f"tables/{table}/forks", {"move": 0})["table"]


def test_a_fork_is_watched_by_nobody_else_either(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE, terms={"watching": "nobody"})
    fork = ann.post(f"tables/{table}/forks", {"move": 0})["table"]
    assert ben.ask("GET", f"tables/{fork}").json()["code"] == "table-private"


def test_there_are_only_so_many_moves(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    for move in (1, 999):
        assert ann.ask("GET", f"tables/{table}/moments/{move}").json()["code"] == "move-unknown"
    assert ann.ask("POST", f"tables/{table}/forks", {"move": -1}).json()["code"] == "move-unknown"


def test_a_moment_is_what_was_seen_then(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE), Chance("moments")
    states = [ann.state(table)]
    for _ in range(12):
        seat = my_decider(states[-1])
        states[-1] = ann.state(table, seat=seat)
        states.append(ann.pick_any(states[-1], chance))
    for state in states[:-1]:
        path = f"tables/{table}/moments/{state['move']}"
        moment = ann.get(path, seat=state["viewer"])
        assert moment["observation"] == state["observation"]
        assert moment["outlooks"] == state["outlooks"]


def test_a_trial_shows_what_a_pick_would_do_and_does_nothing(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    state = ann.state(table)
    token = state["observation"]["choices"][0]["token"]
    trials = f"tables/{table}/trials"
    tried = ann.post(trials, {"seat": state["viewer"], "tokens": [token]})
    assert (tried["played"], tried["version"], tried["refusal"]) == (1, 1, None)
    assert ann.state(table)["version"] == 1
    after = ann.do(state, token=token)
    assert tried["observation"] == after["observation"]
    assert tried["outlooks"] == after["outlooks"]
    assert tried["told"] == after["log"][0]["told"]


def test_a_trial_of_what_is_refused_says_why(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    seat = ann.state(table)["viewer"]
    tried = ann.post(f"tables/{table}/trials", {"seat": seat, "tokens": ["nonsense", "s1"]})
    assert (tried["played"], tried["refusal"]["message"]["id"]) == (0, "refused-unknown-option")


def test_a_plan_is_tried_in_the_others_time(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    other = 1 - ann.state(table)["viewer"]
    tried = ann.post(f"tables/{table}/trials", {"seat": other, "tokens": []})
    assert tried["observation"]["seat"] == other
    assert tried["observation"]["choices"]


def test_nobody_tries_for_others(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    answer = ben.ask("POST", f"tables/{table}/trials", {"seat": 0, "tokens": []})
    assert (answer.status_code, answer.json()["code"]) == (403, "seat-not-yours")
