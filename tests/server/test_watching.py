"""Watching with a delay: who has no seat sees the table as it was, and nothing that came later."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kilnyard.core.chance import Chance
from kilnyard.server.protocol import Status
from kilnyard.server.service import opening
from kilnyard.server.service.delay import DELAY_MOVES, Delay, Standing
from tests.server.kit import (
    GREEDY,
    HERE,
    LINK,
    ME,
    Plain,
    Site,
    Time,
    Visitor,
    play_on,
    serving,
    settings_for,
)

LATER = {"watching": "later"}


def whole_log(visitor: Visitor, table: str) -> list[Plain]:
    log: list[Plain] = visitor.state(table)["log"]
    return log


def between_turns(log: list[Plain], move: int) -> bool:
    """Whether a turn has ended with this move."""
    return move == 0 or log[move]["turn"] != log[move + 1]["turn"]


# Which version is shown.


def standing(version: int, moves: int, ended: bool = True, over: bool = False) -> Standing:
    status: Status = "over" if over else "playing"
    return Standing(version, moves, ended, status, version, 1, [], ())


def test_the_version_shown_has_so_many_moves_after_it() -> None:
    delay = Delay(standing(1, 0))
    for moves in range(1, DELAY_MOVES + 4):
        delay.note(standing(1 + moves, moves))
        assert delay.shown.moves == max(0, moves - DELAY_MOVES)


def test_no_turn_is_shown_half_done() -> None:
    delay = Delay(standing(1, 0))
    for moves in range(1, 40):
        delay.note(standing(1 + moves, moves, ended=moves % 5 == 0))
        assert delay.shown.moves == max(0, moves - DELAY_MOVES) // 5 * 5


def test_what_happens_besides_moves_is_shown_with_the_moves_before_it() -> None:
    delay = Delay(standing(1, 0))
    delay.note(standing(2, 0))
    assert delay.shown.version == 2
    for version in range(3, 3 + DELAY_MOVES):
        delay.note(standing(version, version - 2))
    last = 2 + DELAY_MOVES
    delay.note(standing(last + 1, DELAY_MOVES))
    assert delay.shown.version == 2
    delay.note(standing(last + 2, DELAY_MOVES + 1))
    assert delay.shown.version == 3


def test_taking_back_shows_nothing_new_and_takes_nothing_away() -> None:
    delay = Delay(standing(1, 0))
    versions = itertools.count(2)
    for moves in range(1, 21):
        delay.note(standing(next(versions), moves))
    shown = delay.shown
    assert shown.moves == 8
    for moves in (15, 5, *range(6, 17)):
        delay.note(standing(next(versions), moves))
        assert delay.shown == shown
    delay.note(standing(next(versions), 17))
    assert (delay.shown.moves, delay.shown.version > shown.version) == (5, True)


def test_a_game_that_is_over_is_shown_whole() -> None:
    delay = Delay(standing(1, 0))
    delay.note(standing(2, 1))
    delay.note(standing(3, 2, over=True))
    assert delay.shown.version == 3


# What watchers see.


def test_watchers_see_the_table_as_it_was_between_two_turns(ann: Visitor, site: Site) -> None:
    table, chance, eve = ann.open_table(ME, HERE, terms=LATER), Chance("behind"), site.visitor()
    seen = []
    for moves in range(1, 45):
        state = play_on(ann, table, chance, 1)
        assert (state["move"], state["behind"]) == (moves, 0)
        log, shown = whole_log(ann, table), eve.state(table)
        assert shown["behind"] == DELAY_MOVES
        assert shown["log"] == log[: shown["move"] + 1]
        seen.append(shown["move"])
        rests = [move for move in range(moves) if between_turns(log, move)]
        assert shown["move"] == max([0, *(move for move in rests if move <= moves - DELAY_MOVES)])
    assert len(set(seen)) > 3
    past = eve.get(f"tables/{table}/moments/{seen[-1]}")
    for name in ("observation", "chapter", "outlooks", "ranking"):
        assert past[name] == eve.state(table)[name]


def test_a_host_without_a_seat_watches_like_others(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(LINK, LINK, terms=LATER)
    table = opened["table"]
    for link in opened["links"]:
        ben.sit(table, link)
    play_on(ben, table, Chance("host"), 30)
    mine, bens = ann.state(table), ben.state(table)
    assert (mine["host"], mine["viewer"], mine["behind"]) == (True, None, DELAY_MOVES)
    assert mine["move"] <= bens["move"] - DELAY_MOVES
    assert (bens["move"], bens["behind"]) == (30, 0)


def test_before_the_game_everything_is_seen(ann: Visitor, ben: Visitor, site: Site) -> None:
    opened = ann.open(ME, LINK, terms=LATER)
    table, eve = opened["table"], site.visitor()
    assert eve.state(table)["status"] == "gathering"
    ben.sit(table, opened["links"][0])
    state = eve.state(table)
    assert (state["status"], state["seats"][1]["name"]) == ("playing", "Ben")


def test_who_sits_down_sees_the_present(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE, terms=LATER)
    play_on(ann, table, Chance("sit"), 30)
    with ben.listen(table) as socket:
        watched = json.loads(socket.recv(timeout=5))
        link = ann.post(f"tables/{table}/seats/1/link")
        ben.sit(table, link)
        while (told := json.loads(socket.recv(timeout=5)))["type"] != "state":
            continue
    assert (watched["viewer"], watched["move"] <= 18) == (None, True)
    assert (told["viewer"], told["move"], told["behind"], told["log_from"]) == (1, 30, 0, 0)


def test_who_has_no_seat_any_more_is_told_the_log_anew(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, HERE, terms=LATER)
    play_on(ann, table, Chance("log"), 30)
    state = ann.state(table)
    shown = ben.state(table, after=state["move"], version=state["version"])
    assert (shown["log_from"], len(shown["log"])) == (0, shown["move"] + 1)


def test_clocks_of_a_time_past_do_not_run(tmp_path: Path, time: Time) -> None:
    terms = {**LATER, "pace": "live", "bank": 600, "increment": 0}
    with serving(settings_for(tmp_path), now=time) as site:
        ann, eve = site.visitor("Ann"), site.visitor()
        table, chance = ann.open_table(ME, HERE, terms=terms), Chance("clock")
        for _ in range(30):
            time.pass_seconds(1)
            play_on(ann, table, chance, 1)
        clocks = [seat["clock"] for seat in eve.state(table)["seats"]]
        assert not any(clock["running"] for clock in clocks)
        spent = sum(600_000 - clock["left"] for clock in clocks)
        assert spent == eve.state(table)["move"] * 1000
        time.pass_seconds(100)
        assert [seat["clock"] for seat in eve.state(table)["seats"]] == clocks


def test_when_the_game_is_over_all_is_seen(ann: Visitor, site: Site) -> None:
    table, eve = ann.open_table(ME, HERE, terms=LATER), site.visitor()
    play_on(ann, table, Chance("over"), 30)
    ann.post(f"tables/{table}/chat", {"seat": 0, "text": "I give up."})
    with eve.listen(table, said=0) as socket:
        assert json.loads(socket.recv(timeout=5))["move"] <= 18
        ann.do(ann.state(table), "concede")
        told = [json.loads(socket.recv(timeout=5)) for _ in range(4)]
    (state,) = [each for each in told if each["type"] == "state"]
    assert (state["move"], state["status"], state["behind"]) == (30, "over", 0)
    talk = [each["lines"] for each in told if each["type"] == "chat"]
    assert [[line["text"] for line in lines] for lines in talk] == [[], ["I give up."]]
    assert eve.get(f"tables/{table}/moments/30")["move"] == 30
    assert table not in [each["table"] for each in eve.get("tables")["watchable"]]


def test_after_a_restart_the_same_is_shown(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE, terms=LATER)
        play_on(ann, table, Chance("restart"), 30)
        before = site.visitor().state(table)
    with serving(settings_for(tmp_path)) as site:
        after = site.visitor().state(table)
    assert {**after, "now": 0} == {**before, "now": 0}


# What a watcher is told when.


def test_a_stream_tells_a_watcher_only_what_is_new_to_them(ann: Visitor, site: Site) -> None:
    table, chance, eve = ann.open_table(ME, HERE, terms=LATER), Chance("stream"), site.visitor()
    log: list[Plain] = []
    versions: list[int] = []
    with eve.listen(table) as socket:
        for _ in range(40):
            play_on(ann, table, chance, 1)
        last = eve.state(table)
        while not versions or versions[-1] < last["version"]:
            told = json.loads(socket.recv(timeout=5))
            if told["type"] == "state":
                versions.append(told["version"])
                assert told["log_from"] <= len(log)
                log = log[: told["log_from"]] + told["log"]
    assert log == last["log"]
    assert versions == sorted(set(versions))
    assert len(versions) < 20


def test_nobody_waits_for_what_is_not_shown(ann: Visitor, site: Site) -> None:
    table, eve = ann.open_table(ME, HERE, terms=LATER), site.visitor()
    play_on(ann, table, Chance("wait"), 30)
    shown = eve.state(table)
    answer = eve.ask("GET", f"tables/{table}/events", version=shown["version"], wait=0)
    assert answer.status_code == 204


def test_talk_is_read_when_the_table_has_come_to_it(ann: Visitor, site: Site) -> None:
    table, chance, eve = ann.open_table(ME, HERE, terms=LATER), Chance("talk"), site.visitor()
    said_at = {}
    for moves in range(0, 40, 10):
        play_on(ann, table, chance, 10)
        answer = ann.ask("POST", f"tables/{table}/chat", {"seat": 0, "text": f"after {moves + 10}"})
        said_at[f"after {moves + 10}"] = moves + 10
        assert answer.status_code == 201
        read = [line["text"] for line in eve.get(f"tables/{table}/chat")]
        shown = eve.state(table)["move"]
        assert read == [text for text, move in said_at.items() if move <= shown]
    assert read


# Nothing that came later shows anywhere.

Play = Callable[[Visitor, str], object]


def nothing(visitor: Visitor, table: str) -> None:
    """Leave it at that."""


def pick_otherwise(visitor: Visitor, table: str) -> None:
    """Other picks than were made last."""
    state = visitor.state(table)
    while state["undo_refused"] is None:
        state = visitor.do(state, "undo")
    play_on(visitor, table, Chance("otherwise"), 1)


def talk(visitor: Visitor, table: str) -> None:
    """Everything that can be done beside the board."""
    visitor.post(f"tables/{table}/chat", {"seat": 0, "text": "What a move!"})
    visitor.put("me", {"name": "Hannah"})
    visitor.post(f"tables/{table}/seats/1/link")


def leave(visitor: Visitor, table: str) -> None:
    """One of three gives up, and a bot plays on for another."""
    visitor.do(visitor.state(table, seat=1), "concede")
    visitor.post(f"tables/{table}/seats/2/bot", {"bot": "greedy"})


def seen_after(
    folder: Path, patch: pytest.MonkeyPatch, then: Play, moves: int = 30
) -> tuple[Plain, dict[str, bytes]]:
    """The state of a game that goes on so, and all that is sent to a watcher of it."""
    folder.mkdir()
    time = Time()
    with patch.context() as patched, serving(settings_for(folder, pace=1000), now=time) as site:
        patched.setattr(opening, "new_id", lambda: "table")
        ann, eve = site.visitor("Ann"), site.visitor()
        table = ann.open_table(ME, HERE, HERE, terms=LATER, seed="watching")
        play_on(ann, table, Chance("the same"), moves)
        time.pass_seconds(60)
        then(ann, table)
        return ann.state(table), everything(eve, table)


def everything(visitor: Visitor, table: str) -> dict[str, bytes]:
    """All that a visitor is sent about a table, word for word."""
    state = visitor.state(table)
    paths = ["", "/scores", "/record", "/events", "/chat"]
    paths += [f"/moments/{move}" for move in range(state["move"] + 2)]
    sent = {path: visitor.ask("GET", f"tables/{table}{path}").content for path in paths}
    sent["lists"] = visitor.ask("GET", "tables").content
    sent["fork"] = visitor.ask("POST", f"tables/{table}/forks", {"move": 0}).content
    with visitor.http.stream("GET", f"tables/{table}/stream?said=0") as answer:
        lines = (line.encode() for line in answer.iter_lines() if line)
        sent["/stream"] = b"\n".join(next(lines) for _ in range(3))
    return sent


@pytest.mark.parametrize("then", [pick_otherwise, talk, leave])
def test_nothing_that_came_later_shows_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: Play
) -> None:
    state, one = seen_after(tmp_path / "one", monkeypatch, nothing)
    other_state, two = seen_after(tmp_path / "two", monkeypatch, then)
    assert state["move"] == 30
    assert state["version"] != other_state["version"]
    assert one == two
    assert json.loads(one["lists"])["watchable"][0]["table"] == "table"
    beyond = max(int(path.rpartition("/")[2]) for path in one if "moments" in path)
    problem = json.loads(one[f"/moments/{beyond}"])
    assert problem["code"] == "move-unknown"
    assert problem["message"]["arguments"]["moves"] == beyond - 1
    assert json.loads(one["fork"])["code"] == "fork-not-over"


def test_a_game_of_bots_alone_shows_no_more_either(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, pace=1000)) as site:
        ann, eve = site.visitor("Ann"), site.visitor()
        table = ann.open_table(GREEDY, GREEDY, terms=LATER)
        for visitor in (ann, eve):
            assert visitor.state(table)["behind"] == DELAY_MOVES
            fork = visitor.ask("POST", f"tables/{table}/forks", {"move": 0})
            assert fork.json()["code"] == "fork-not-over"
            assert "[Seed" not in visitor.get(f"tables/{table}/record")


def test_terms_say_how_one_may_watch(ann: Visitor, site: Site) -> None:
    table = ann.open_table(ME, HERE, terms=LATER)
    assert site.visitor().state(table)["terms"]["watching"] == "later"
    answer = ann.ask(
        "POST",
        "tables",
        {"game": "terracotta", "seats": [ME], "terms": {"watching": "sometimes"}},
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "request-invalid")
