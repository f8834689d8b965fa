"""Clocks: what a turn costs and brings, and what happens at zero."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kilnyard.core.chance import Chance
from kilnyard.server.protocol import Terms
from kilnyard.server.service.clocks import Clocks
from tests.server.kit import HERE, LINK, ME, Plain, Site, Time, Visitor, serving, settings_for

LIVE = {"pace": "live", "bank": 60, "increment": 10}
DAYS = {"pace": "days", "bank": 86_400}


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Site]:
    with serving(settings_for(tmp_path_factory.mktemp("clocks")), now=time) as site:
        yield site


def lefts(state: Plain) -> list[float]:
    return [seat["clock"]["left"] / 1000 for seat in state["seats"]]


def end_turn(visitor: Visitor, table: str) -> Plain:
    """Picks until it is another seat's turn."""
    state = visitor.state(table)
    seat = state["viewer"]
    while state["observation"]["deciders"] == [seat]:
        state = visitor.pick_any(state, Chance("turn"))
    return state


def end_times(site: Site) -> None:
    site.call(site.server.clocks.end_times)


def test_a_table_without_time_has_no_clocks(ann: Visitor) -> None:
    state = ann.state(ann.open_table(ME, HERE))
    assert [seat["clock"] for seat in state["seats"]] == [None, None]


def test_the_clock_of_who_must_decide_goes_down(ann: Visitor, time: Time) -> None:
    table = ann.open_table(ME, HERE, terms=LIVE)
    seat = ann.state(table)["viewer"]
    time.pass_seconds(7)
    state = ann.state(table)
    assert lefts(state)[seat] == 53
    assert lefts(state)[1 - seat] == 60
    assert [one["clock"]["running"] for one in state["seats"]][seat]
    assert not state["seats"][1 - seat]["clock"]["running"]


def test_the_end_of_a_turn_brings_the_increment(ann: Visitor, time: Time) -> None:
    table = ann.open_table(ME, HERE, terms=LIVE)
    seat = ann.state(table)["viewer"]
    time.pass_seconds(20)
    state = end_turn(ann, table)
    assert lefts(state)[seat] == 50
    assert state["seats"][1 - seat]["clock"]["running"]


def test_a_turn_that_ends_again_after_an_undo_brings_no_more(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE, terms=LIVE)
    seat = ann.state(table)["viewer"]
    state = end_turn(ann, table)
    for _ in range(3):
        state = ann.do(ann.do(state, "undo"), "redo")
    assert lefts(state)[seat] == 70


def test_at_a_table_of_days_every_turn_has_the_whole_time(ann: Visitor, time: Time) -> None:
    table = ann.open_table(ME, HERE, terms=DAYS)
    time.pass_seconds(80_000)
    state = end_turn(ann, table)
    assert lefts(state) == [86_400, 86_400]


def test_no_clock_runs_before_the_game_begins(ann: Visitor, ben: Visitor, time: Time) -> None:
    opened = ann.open(ME, LINK, terms=LIVE)
    time.pass_seconds(1000)
    assert lefts(ben.sit(opened["table"], opened["links"][0])) == [60, 60]


def test_at_zero_a_bot_plays_on(ann: Visitor, time: Time, site: Site) -> None:
    table = ann.open_table(ME, HERE, terms=LIVE)
    seat = ann.state(table)["viewer"]
    time.pass_seconds(59)
    end_times(site)
    assert ann.state(table)["seats"][seat]["holder"] == "person"
    time.pass_seconds(2)
    end_times(site)
    state = ann.state(table)
    assert (state["seats"][seat]["holder"], state["seats"][seat]["bot"]) == ("bot", "greedy")
    back = ann.post(f"tables/{table}/seats/{seat}/bot", {"bot": None})
    assert back["seats"][seat]["holder"] == "person"
    assert lefts(back)[seat] == 10


def test_without_an_increment_nobody_comes_back_from_zero(
    ann: Visitor, time: Time, site: Site
) -> None:
    table = ann.open_table(ME, HERE, terms={"pace": "live", "bank": 5})
    seat = ann.state(table)["viewer"]
    time.pass_seconds(6)
    end_times(site)
    answer = ann.ask("POST", f"tables/{table}/seats/{seat}/bot", {"bot": None})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-out-of-time")


def test_at_zero_the_seat_concedes_where_that_was_agreed(
    ann: Visitor, time: Time, site: Site
) -> None:
    table = ann.open_table(ME, HERE, terms={**LIVE, "at_zero": "concede"})
    seat = ann.state(table)["viewer"]
    time.pass_seconds(61)
    end_times(site)
    state = ann.state(table)
    assert (state["status"], state["winners"]) == ("over", [1 - seat])
    assert not any(one["clock"]["running"] for one in state["seats"])


def test_a_pick_that_comes_too_late_is_too_late(ann: Visitor, time: Time) -> None:
    """Also if nobody has looked at the clock yet."""
    table = ann.open_table(ME, HERE, terms=LIVE)
    state = ann.state(table)
    token = state["observation"]["choices"][0]["token"]
    time.pass_seconds(61)
    answer = ann.command(table, version=1, seat=state["viewer"], token=token)
    assert (answer.status_code, answer.json()["outcome"]) == (409, "stale")
    assert answer.json()["state"]["seats"][state["viewer"]]["holder"] == "bot"


def test_the_clock_is_the_same_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    time, data = Time(), tmp_path_factory.mktemp("restart")
    with serving(settings_for(data), now=time) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE, terms=LIVE)
        time.pass_seconds(20)
        before = lefts(ann.state(table))
        cookies = dict(ann.http.cookies)
    with serving(settings_for(data), now=time) as site:
        ann = site.visitor()
        ann.http.cookies.update(cookies)
        assert lefts(ann.state(table)) == before
        time.pass_seconds(50)
        end_times(site)
        seats = ann.state(table)["seats"]
        assert sorted(seat["holder"] for seat in seats) == ["bot", "person"]


def test_a_host_has_a_bot_play_for_who_is_gone(ann: Visitor, ben: Visitor, time: Time) -> None:
    opened = ann.open(ME, LINK)
    table, path = opened["table"], f"tables/{opened['table']}/seats/1/bot"
    ben.sit(table, opened["links"][0])
    with ben.listen(table) as socket:
        socket.recv(timeout=5)
        time.pass_seconds(100)
    assert ann.ask("POST", path, {"bot": "greedy"}).json()["code"] == "seat-not-gone"
    time.pass_seconds(61)
    assert ann.post(path, {"bot": "greedy"})["seats"][1]["holder"] == "bot"
    assert ben.post(path, {"bot": None})["seats"][1]["holder"] == "person"


def test_time_that_runs_backwards_costs_nothing() -> None:
    clocks = Clocks(Terms(pace="live", bank=60), 2)
    clocks.pass_time(1000)
    clocks.run([0])
    assert clocks.left(0, 500) == 60_000
    assert clocks.due_at() == 61_000
