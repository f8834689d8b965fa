"""News as it comes, and what was missed: over a WebSocket, as lines, or by asking again."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kilnyard.core.chance import Chance
from kilnyard.server.service import hub, streaming
from tests.server.kit import GREEDY, HERE, LINK, ME, Plain, Site, Visitor


def heard(socket: ClientConnection, type: str = "state") -> Plain:
    """The next message of a type."""
    while True:
        message: Plain = json.loads(socket.recv(timeout=5))
        if message["type"] == type:
            return message


def without_time(state: Plain) -> Plain:
    """What is the same however it was asked for."""
    seats = [{**seat, "connected": None} for seat in state["seats"]]
    return {**state, "now": None, "seats": seats, "log": None, "log_from": None}


def joined(known: list[Any], state: Plain) -> list[Any]:
    """The log after a state has come, as a client keeps it."""
    assert state["log_from"] <= len(known)
    return known[: state["log_from"]] + list(state["log"])


def test_a_socket_tells_the_state_at_once_and_after_every_entry(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE), Chance("socket")
    with ann.listen(table) as socket:
        first = heard(socket)
        assert first["seats"][0]["connected"]
        assert (first["move"], first["log_from"], len(first["log"])) == (0, 0, 1)
        log = first["log"]
        for move in range(1, 4):
            after = ann.pick_any(ann.state(table), chance)
            told = heard(socket)
            assert (told["move"], told["log_from"]) == (move, move)
            assert without_time(told) == without_time(ann.state(table))
            assert told["version"] == after["version"]
            log = joined(log, told)
        assert log == ann.state(table)["log"]


def test_after_a_cut_only_what_was_missed_is_told(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE), Chance("cut")
    with ann.listen(table) as socket:
        known = heard(socket)
    for _ in range(3):
        ann.pick_any(ann.state(table), chance)
    with ann.listen(table, after=0, version=known["version"]) as socket:
        state = heard(socket)
        assert (state["log_from"], len(state["log"])) == (1, 3)


def test_moves_undone_during_a_cut_are_told_anew(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    before = ann.state(table)
    one, two = (choice["token"] for choice in before["observation"]["choices"][:2])
    known = ann.do(before, token=one)
    log = joined(before["log"], known)
    ann.do(ann.do(known, "undo"), token=two)
    with ann.listen(table, after=1, version=known["version"]) as socket:
        state = heard(socket)
    assert (state["move"], state["log_from"]) == (1, 1)
    assert joined(log, state) == ann.state(table)["log"]
    with ann.listen(table, after=1) as socket:
        assert heard(socket)["log_from"] == 1


def test_a_client_that_knows_nonsense_is_told_everything(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    ann.pick_any(ann.state(table), Chance("nonsense"))
    for query in ({"version": 99}, {"version": -5, "after": -1}, {"after": -7}):
        state = ann.state(table, **query)
        assert (state["log_from"], len(state["log"])) == (0, 2)
    assert ann.state(table, after=50)["log"] == []


def test_who_looks_is_told_to_the_others(ann: Visitor, ben: Visitor, site: Site) -> None:
    opened = ann.open(ME, LINK)
    table = opened["table"]
    ben.sit(table, opened["links"][0])
    with ann.listen(table) as socket:
        assert heard(socket, "presence") == {"type": "presence", "connected": [0], "watchers": 0}
        with ben.listen(table):
            assert heard(socket, "presence")["connected"] == [0, 1]
        assert heard(socket, "presence")["connected"] == [0]
        with site.visitor().listen(table):
            assert heard(socket, "presence")["watchers"] == 1


def test_who_sits_down_while_looking_is_shown_the_seat(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK)
    table = opened["table"]
    with ben.listen(table) as socket:
        assert heard(socket)["viewer"] is None
        ben.sit(table, opened["links"][0])
        state = heard(socket)
        assert (state["viewer"], state["log_from"]) == (1, 0)


@pytest.mark.parametrize("table", ["nowhere", "private"])
def test_the_last_word_says_why_there_is_nothing(ann: Visitor, ben: Visitor, table: str) -> None:
    if table == "private":
        table = ann.open_table(ME, HERE, terms={"watching": "nobody"})
    with ben.listen(table) as socket:
        assert heard(socket, "gone")["message"]["id"] in ("table-unknown", "table-private")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_pages_of_other_sites_hear_nothing(ann: Visitor) -> None:
    table = ann.open_table(ME)
    url = f"ws://{ann.site.address}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        connect(url, origin=Origin("http://elsewhere.example"), proxy=None)


def test_what_a_client_says_into_a_socket_is_of_no_account(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    with ann.listen(table) as socket:
        heard(socket)
        socket.send("pick s1")
        socket.send(b"\x00\xff")
        ann.pick_any(ann.state(table), Chance("said"))
        assert heard(socket)["move"] == 1


def test_asking_waits_for_news(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    state = ann.state(table)
    events = f"tables/{table}/events"
    assert ann.ask("GET", events, version=state["version"], wait=0).status_code == 204
    assert ann.ask("GET", events, after=0, wait=0.05).status_code == 204
    assert ann.get(events, version=0)["move"] == 0
    picking = threading.Timer(0.1, lambda: ann.pick_any(state, Chance("poll")))
    waiting = ann.site.visitor()
    picking.start()
    news = waiting.get(events, after=0, version=state["version"], wait=10)
    picking.join()
    assert (news["move"], news["log_from"]) == (1, 1)
    assert waiting.get(events, after=0)["move"] == 1


def test_lines_tell_the_same_as_the_socket(ann: Visitor) -> None:
    table, chance = ann.open_table(ME, HERE), Chance("lines")
    with ann.http.stream("GET", f"tables/{table}/stream") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        assert next(lines)["move"] == 0
        assert next(lines)["type"] == "presence"
        ann.pick_any(ann.state(table), chance)
        told = next(lines)
        assert (told["move"], told["log_from"]) == (1, 1)


def test_watchers_see_the_table_from_nowhere(ann: Visitor, site: Site) -> None:
    table = ann.open_table(ME, GREEDY)
    state = site.visitor().state(table)
    assert (state["viewer"], state["host"]) == (None, False)
    assert state["observation"]["choices"] == []
    assert state["undo_refused"]["id"] == "watching-only"
    assert not any(seat["mine"] for seat in state["seats"])


def test_a_table_that_nobody_may_watch_is_for_its_people(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE, terms={"watching": "nobody"})
    assert ann.state(table)["status"] == "playing"
    for path in ("", "/events", "/moments/0", "/scores", "/record"):
        answer = ben.ask("GET", f"tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "table-private")
    fork = ben.ask("POST", f"tables/{table}/forks", {"move": 0})
    assert fork.json()["code"] == "table-private"


def test_another_seat_of_mine_is_another_view(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE, HERE)
    assert [ann.state(table, seat=seat)["viewer"] for seat in range(3)] == [0, 1, 2]
    deciding = ann.state(table)["observation"]["deciders"][0]
    assert ann.state(table)["viewer"] == deciding
    assert ann.state(table, seat=9)["viewer"] == deciding


def test_a_table_is_full_of_watchers_at_some_time(
    ann: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LISTENERS_MAX", 1)
    table = ann.open_table(ME)
    with ann.listen(table) as socket:
        heard(socket)
        with ben.listen(table) as second:
            assert heard(second, "gone")["message"]["id"] == "table-crowded"
        answer = ben.ask("GET", f"tables/{table}/events", version=99, wait=1)
        assert (answer.status_code, answer.json()["code"]) == (429, "table-crowded")


def test_a_stream_that_fails_is_closed_so_that_it_is_opened_anew(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open_table(ME, HERE)

    def broken(*arguments: object) -> None:
        raise RuntimeError("what nobody should hear")

    state = ann.state(table)
    with ann.listen(table) as socket, monkeypatch.context() as patched:
        heard(socket, "presence")
        patched.setattr(streaming, "table_state", broken)
        ann.pick_any(state, Chance("broken"))
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=5)
    with ann.listen(table) as socket:
        assert heard(socket)["move"] == 1
