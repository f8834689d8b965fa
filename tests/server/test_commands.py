"""Commands: carried out once at most, never on a version that has passed, never half."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from kilnyard.core.chance import Chance
from tests.server.kit import HERE, LINK, ME, Plain, Site, Visitor, my_decider, play_on

PATIENCE = 10.0


def first_pick(state: Plain) -> Plain:
    choice = state["observation"]["choices"][0]
    return {"version": state["version"], "seat": state["viewer"], "token": choice["token"]}


def test_a_pick_is_made_and_told(ann: Visitor) -> None:
    before = ann.state(ann.open_table(ME, HERE))
    pick = first_pick(before)
    answer = ann.command(before["table"], key="once", **pick).json()
    after = answer["state"]
    assert (answer["outcome"], after["move"], after["version"]) == ("done", 1, 2)
    assert (after["log_from"], len(after["log"])) == (1, 1)
    (entry,) = after["log"]
    assert (entry["seat"], entry["token"]) == (pick["seat"], pick["token"])
    assert all(told["id"].startswith("event-") for told in entry["told"])


def test_the_same_key_is_carried_out_once(ann: Visitor) -> None:
    before = ann.state(ann.open_table(ME, HERE))
    pick = first_pick(before)
    answers = [ann.command(before["table"], key="twice", **pick) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert [answer.json()["outcome"] for answer in answers] == ["done", "repeated", "repeated"]
    assert {answer.json()["state"]["version"] for answer in answers} == {2}


def test_a_key_is_ones_own(ann: Visitor) -> None:
    """Another seat's command is not taken for a repetition because its key is the same."""
    table = ann.open_table(ME, HERE)
    chance, state = Chance("keys"), ann.state(table)
    seats: set[int | None] = set()
    while len(seats) < 2:
        seat = my_decider(state)
        if seat not in seats:
            state = ann.state(table, seat=seat)
            state = ann.do(state, key="same", token=first_pick(state)["token"])
            seats.add(seat)
        else:
            state = ann.pick_any(ann.state(table, seat=seat), chance)


def test_what_was_decided_on_an_older_version_is_stale(ann: Visitor) -> None:
    before = ann.state(ann.open_table(ME, HERE))
    now = ann.do(before, token=first_pick(before)["token"])
    answer = ann.command(before["table"], **first_pick(before))
    assert answer.status_code == 409
    assert answer.json()["outcome"] == "stale"
    assert answer.json()["state"]["version"] == now["version"]
    assert answer.json()["state"]["log_from"] == 1


def test_a_new_name_makes_no_pick_stale(ann: Visitor) -> None:
    before = ann.state(ann.open_table(ME, HERE))
    ann.put("me", {"name": "Anna"})
    assert ann.command(before["table"], **first_pick(before)).json()["outcome"] == "done"


def test_what_the_rules_refuse_leaves_nothing_behind(ann: Visitor) -> None:
    state = ann.state(ann.open_table(ME, HERE, seed="refused"))
    while not state["observation"]["refused"]:
        state = ann.pick_any(state, Chance("refused"))
        state = ann.state(state["table"], seat=my_decider(state))
    refused = state["observation"]["refused"][0]
    pick = {"version": state["version"], "seat": state["viewer"], "token": refused["token"]}
    answer = ann.command(state["table"], **pick)
    assert answer.status_code == 422
    assert answer.json()["outcome"] == "refused"
    assert answer.json()["refusal"]["clause"] == refused["clause"]
    assert answer.json()["refusal"]["message"] == refused["reason"]
    assert ann.state(state["table"], seat=state["viewer"]) | {"now": 0} == state | {"now": 0}


def test_a_seat_that_is_not_asked_is_refused(ann: Visitor) -> None:
    state = ann.state(ann.open_table(ME, HERE))
    other = 1 - state["viewer"]
    answer = ann.command(state["table"], version=1, seat=other, token="s1")
    assert answer.status_code == 422
    assert answer.json()["refusal"]["message"]["id"] == "refused-not-your-turn"


def test_nobody_moves_for_a_seat_of_others(ann: Visitor, ben: Visitor, site: Site) -> None:
    state = ann.state(ann.open_table(ME, HERE))
    for who in (ben, site.visitor()):
        answer = who.command(state["table"], **first_pick(state))
        assert (answer.status_code, answer.json()["code"]) == (403, "seat-not-yours")


def test_nothing_is_picked_before_the_game(ann: Visitor) -> None:
    table = ann.open_table(ME, LINK)
    answer = ann.command(table, version=1, seat=0, token="s1")
    assert answer.json()["refusal"]["message"]["id"] == "table-gathering"


@pytest.mark.parametrize("key", ["", "x" * 65])
def test_a_key_has_a_length(ann: Visitor, key: str) -> None:
    table = ann.open_table(ME)
    answer = ann.command(table, key=key, version=1, seat=0, token="s1")
    assert (answer.status_code, answer.json()["code"]) == (422, "command-key")


def test_of_two_at_once_one_is_done_and_the_other_is_told(ann: Visitor) -> None:
    before = ann.state(ann.open_table(ME, HERE))
    with ThreadPoolExecutor(2) as both:
        tasks = [both.submit(ann.command, before["table"], **first_pick(before)) for _ in range(2)]
    answers = [task.result().json() for task in tasks]
    assert sorted(answer["outcome"] for answer in answers) == ["done", "stale"]
    assert {answer["state"]["move"] for answer in answers} == {1}


def test_eight_at_one_table_lose_and_double_nothing(ann: Visitor) -> None:
    """Eight threads play the same seats as fast as they can, half of them repeating themselves."""
    table = ann.open_table(ME, HERE)
    done: list[str] = []
    lock = threading.Lock()

    def hammer(number: int) -> None:
        chance = Chance(f"{number}")
        for turn in range(12):
            state = ann.state(table)
            if state["status"] != "playing":
                return
            choices = state["observation"]["choices"]
            token = choices[chance.below(len(choices))]["token"]
            pick = {"version": state["version"], "seat": state["viewer"], "token": token}
            for _ in range(1 + number % 2):
                answer = ann.command(table, key=f"{number}-{turn}", **pick).json()
                if answer["outcome"] == "done":
                    with lock:
                        done.append(token)

    threads = [threading.Thread(target=hammer, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    state = ann.state(table)
    assert sorted(entry["token"] for entry in state["log"][1:]) == sorted(done)
    assert (state["move"], state["version"]) == (len(done), len(done) + 1)


def when_asked(who: Visitor, table: str, seats: set[int]) -> Plain:
    """The table's state once a bot has played on and one of these seats must decide."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        state = who.state(table)
        if seats & set(state["observation"]["deciders"]):
            return state
        time.sleep(0.05)
    raise AssertionError("the bot does not play on")


def test_who_concedes_comes_last_and_the_others_play_on(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE, HERE)
    state = ann.state(table, seat=0)
    answer = ann.command(table, version=state["version"], seat=0, kind="concede").json()
    seat = answer["state"]["seats"][0]
    assert (seat["conceded"], seat["holder"]) == (True, "bot")
    assert answer["state"]["status"] == "playing"
    version = when_asked(ann, table, {1, 2})["version"]
    again = ann.command(table, version=version, seat=0, kind="concede").json()
    assert again["refusal"]["message"]["id"] == "seat-conceded"
    back = ann.ask("POST", f"tables/{table}/seats/0/bot", {"bot": None})
    assert back.json()["code"] == "seat-conceded"
    end = play_on(ann, table, Chance("conceded"))
    assert end["status"] == "over"
    assert end["ranking"][-1] == 0
    assert end["winners"] != [0]


def test_when_all_but_one_have_conceded_the_game_is_over(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    state = ann.command(table, version=1, seat=1, kind="concede").json()["state"]
    assert (state["status"], state["ranking"], state["winners"]) == ("over", [0, 1], [0])
    assert state["observation"]["choices"] == []
    answer = ann.command(table, version=2, seat=0, token="s1").json()
    assert answer["refusal"]["message"]["id"] == "table-given-up"


def test_who_concedes_alone_loses_to_the_game(ann: Visitor) -> None:
    table = ann.open_table(ME)
    state = ann.command(table, version=1, seat=0, kind="concede").json()["state"]
    assert (state["status"], state["ranking"], state["winners"]) == ("over", [1, 0], [1])


def test_a_game_that_is_over_stays_so(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    state = play_on(ann, table, Chance("end"))
    for kind, why in (
        ("pick", "refused-game-over"),
        ("concede", "refused-game-over"),
        ("undo", "undo-over"),
        ("undo-turn", "undo-over"),
        ("redo", "undo-over"),
    ):
        answer = ann.command(table, version=state["version"], seat=0, kind=kind, token="s1").json()
        assert answer["refusal"]["message"]["id"] == why
