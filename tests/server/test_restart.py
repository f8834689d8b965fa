"""A server that stops, or is killed, at any time loses nothing that it has acknowledged."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kilnyard import games
from kilnyard.core.chance import Chance
from kilnyard.core.notation import read
from tests.server.kit import (
    GREEDY,
    HERE,
    ME,
    RANDOM,
    Plain,
    Site,
    Visitor,
    play_on,
    serving,
    settings_for,
)

GAMES = {name: games.find(name) for name in games.NAMES}


def same_person(site: Site, visitor: Visitor) -> Visitor:
    """The same browser at a server that was started anew."""
    again = site.visitor()
    again.http.cookies.update(dict(visitor.http.cookies))
    return again


def checksum(visitor: Visitor, table: str) -> str:
    """The hash of the whole position, which ends a record."""
    record: str = visitor.get(f"tables/{table}/record")
    return read(record, GAMES).checksum()


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE, HERE)
        state = play_on(ann, table, Chance("before"), 25)
        state = ann.do(state, "undo") if state["undo_refused"] is None else state
        before, check = ann.state(table), checksum(ann, table)
    with serving(settings_for(tmp_path)) as site:
        again = same_person(site, ann)
        after = again.state(table)
        assert checksum(again, table) == check
        assert after | {"now": 0} == before | {"now": 0}
        assert after["redo_refused"] == before["redo_refused"]
        assert play_on(again, table, Chance("after"))["status"] == "over"


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, pace=30)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(GREEDY, RANDOM)
        assert ann.state(table)["move"] == 0
    with serving(settings_for(tmp_path)) as site:
        again, version = same_person(site, ann), 0
        while (state := again.state(table))["status"] != "over":
            version = state["version"]
            again.ask("GET", f"tables/{table}/events", version=version, wait=10)


def test_two_servers_on_one_database_do_not_collide(tmp_path: Path) -> None:
    """Each learns of the other's entries; of two picks at once one is stale."""
    with serving(settings_for(tmp_path)) as one, serving(settings_for(tmp_path)) as two:
        ann = one.visitor("Ann")
        table = ann.open_table(ME, HERE)
        elsewhere = same_person(two, ann)
        chance = Chance("two servers")
        for turn in range(10):
            state = ann.state(table)
            assert elsewhere.state(table) | {"now": 0} == state | {"now": 0}
            here, there = (ann, elsewhere) if turn % 2 else (elsewhere, ann)
            here.pick_any(state, chance)
            token = state["observation"]["choices"][0]["token"]
            late = there.command(table, version=state["version"], seat=state["viewer"], token=token)
            assert late.json()["outcome"] == "stale"


def send(who: Visitor, table: str, pick: Plain, outcomes: list[str]) -> None:
    outcomes.append(who.command(table, **pick).json()["outcome"])


def test_of_two_servers_that_write_at_once_one_is_first(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as one, serving(settings_for(tmp_path)) as two:
        ann = one.visitor("Ann")
        table = ann.open_table(ME, HERE)
        both = [ann, same_person(two, ann)]
        for _ in range(8):
            state = ann.state(table)
            token = state["observation"]["choices"][0]["token"]
            pick = {"version": state["version"], "seat": state["viewer"], "token": token}
            outcomes: list[str] = []

            threads = [
                threading.Thread(target=send, args=(who, table, pick, outcomes)) for who in both
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(outcomes) == ["done", "stale"]
        assert ann.state(table)["move"] == 8


@contextmanager
def kilnyard_serve(data: Path) -> Iterator[tuple[subprocess.Popen[str], Site]]:
    """The command itself, in a process of its own."""
    command = [sys.executable, "-m", "kilnyard.cli", "serve", "--port", "0", "--data", str(data)]
    environment = {**os.environ, "LANG": "C"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        site = Site.__new__(Site)
        site.address = line.strip().rpartition("/")[2]
        site.clients = []
        try:
            yield process, site
        finally:
            for client in site.clients:
                client.close()
            process.kill()
            process.communicate(timeout=20)


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    """It is killed while somebody plays as fast as they can; what was acknowledged is there."""
    acknowledged: list[str] = []
    with kilnyard_serve(tmp_path) as (process, site):
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE)
        killing = threading.Timer(0.5, process.kill)
        killing.start()
        chance, state = Chance("killed"), ann.state(table)
        try:
            while state["status"] == "playing":
                choices = state["observation"]["choices"]
                token = choices[chance.below(len(choices))]["token"]
                ann.do(state, token=token)
                acknowledged.append(token)
                state = ann.state(table)
        except Exception:
            assert process.wait(10) == -signal.SIGKILL
        killing.join()
    with kilnyard_serve(tmp_path) as (process, site):
        again = same_person(site, ann)
        log = [entry["token"] for entry in again.state(table)["log"][1:]]
        assert log[: len(acknowledged)] == acknowledged
        assert len(log) - len(acknowledged) in (0, 1)
        assert acknowledged
        assert play_on(again, table, Chance("on"), 10)["move"] >= len(log)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_stop_tells_everybody_to_come_back(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with kilnyard_serve(tmp_path) as (process, site):
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE)
        polled: list[int] = []

        def poll() -> None:
            version = ann.state(table)["version"]
            path = f"tables/{table}/events"
            answer = ann.ask("GET", path, version=version, wait=25)
            polled.append(answer.status_code)

        polling = threading.Thread(target=poll)
        polling.start()
        waiting = site.visitor()
        with waiting.listen(table) as socket:
            presence: Plain = {}
            while presence.get("connected") != [0, 1]:
                presence = json.loads(socket.recv(timeout=10))
            started = time.monotonic()
            process.send_signal(sign)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        polling.join(10)
        assert polled == [204]
        assert process.wait(10) == 0
        assert time.monotonic() - started < 5


def spoil(data: Path, statement: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(data / "kilnyard.sqlite")) as connection:
        assert connection.execute(statement).rowcount == 1
        connection.commit()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET payload = replace(payload, 's', 'x') WHERE seq = 1",
        "UPDATE entries SET payload = '{' WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 1",
        'UPDATE entries SET payload = replace(payload, \'"digest":"\', \'"digest":"0\')'
        " WHERE seq = 0",
    ],
)
def test_a_table_that_is_damaged_says_so_and_disturbs_no_other(
    tmp_path: Path, statement: str
) -> None:
    with serving(settings_for(tmp_path)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE, seed="spoilt")
        for _ in range(2):
            state = ann.state(table)
            ann.do(state, token=state["observation"]["choices"][0]["token"])
    spoil(tmp_path, statement)
    with serving(settings_for(tmp_path)) as site:
        again = same_person(site, ann)
        answer = again.ask("GET", f"tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table-unreadable")
        assert [one["table"] for one in again.get("tables")["mine"]] == [table]
        assert again.state(again.open_table(ME))["status"] == "playing"
