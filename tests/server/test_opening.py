"""Opening tables, and finding them again."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from tests.server.kit import GREEDY, HERE, LINK, ME, Plain, Site, Visitor


def problem(visitor: Visitor, *seats: Plain, **more: object) -> tuple[int, str]:
    body = {"game": "terracotta", "seats": seats, **more}
    answer = visitor.ask("POST", "tables", body)
    return answer.status_code, answer.json()["code"]


def test_what_can_be_played_is_told(ann: Visitor) -> None:
    (terracotta,) = ann.get("games")
    assert (terracotta["people_min"], terracotta["people_max"]) == (1, 4)
    assert terracotta["bots"] == ["random", "greedy"]
    assert terracotta["seat_words"]["1"][1] == "li-si"
    assert len(terracotta["clauses"]) > 100
    assert {option["name"] for option in terracotta["options"]} == {"crossbow", "challenges"}


def test_a_table_around_one_device_is_in_play_at_once(ann: Visitor) -> None:
    state = ann.state(ann.open_table(ME, {**HERE, "name": "Zoe"}))
    assert (state["status"], state["version"], state["move"], state["host"]) == (
        "playing",
        1,
        0,
        True,
    )
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Zoe"]
    assert [seat["here"] for seat in state["seats"]] == [False, True]
    assert all(seat["mine"] for seat in state["seats"])
    assert state["viewer"] in state["observation"]["deciders"]
    (entry,) = state["log"]
    assert (entry["move"], entry["seat"], entry["token"]) == (0, None, None)


def test_a_table_waits_until_every_seat_is_taken(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK, GREEDY)
    table, (link,) = opened["table"], opened["links"]
    before = ann.state(table)
    assert (before["status"], before["seats"][1]["holder"]) == ("gathering", "open")
    assert before["observation"]["deciders"] == []
    assert before["observation"]["choices"] == []
    assert link["path"] == f"/table/{table}/seat/1#{link['token']}"
    state = ben.sit(table, link)
    assert (state["status"], state["viewer"], state["host"]) == ("playing", 1, False)
    assert [seat["mine"] for seat in state["seats"]] == [False, True, False]


def test_who_opens_a_table_need_not_play(ann: Visitor) -> None:
    opened = ann.open(LINK, LINK)
    state = ann.state(opened["table"])
    assert (state["host"], state["viewer"]) == (True, None)
    assert len(opened["links"]) == 2


def test_the_same_seed_is_the_same_game(ann: Visitor) -> None:
    one, two = (ann.state(ann.open_table(ME, HERE, seed="clay")) for _ in range(2))
    other = ann.state(ann.open_table(ME, HERE))
    assert one["observation"] == two["observation"]
    assert one["observation"]["view"] != other["observation"]["view"]


def test_a_table_keeps_its_options_and_its_edition(ann: Visitor) -> None:
    overlay = 'name = "My own"\n'
    options = {"crossbow": "nearest"}
    state = ann.state(ann.open_table(ME, HERE, options=options, edition=overlay))
    assert (state["options"], state["edition"]) == (options, "My own")


@pytest.mark.parametrize(
    ("seats", "more", "code"),
    [
        ([ME], {"game": "chess"}, "game-unknown"),
        ([], {}, "setup-people"),
        ([ME] * 5, {}, "setup-people"),
        ([ME, {"who": "bot", "bot": "hal"}], {}, "bot-unknown"),
        ([ME, HERE], {"options": {"dice": "2"}}, "setup-unknown-option"),
        ([ME, HERE], {"options": {"crossbow": "far"}}, "setup-unknown-value"),
        ([ME, HERE], {"edition": "["}, "edition-syntax"),
        ([ME, HERE], {"edition": "[wheel.nothing]\nx = 1"}, "edition-unknown-value"),
        ([ME, HERE], {"terms": {"pace": "live", "bank": 0}}, "table-bad-clock"),
        ([ME, HERE], {"terms": {"pace": "days", "bank": 10**9}}, "table-bad-clock"),
        ([ME, HERE], {"terms": {"pace": "live", "bank": 60, "increment": -1}}, "table-bad-clock"),
    ],
)
def test_what_cannot_be_is_not_opened(
    ann: Visitor, seats: list[Plain], more: Plain, code: str
) -> None:
    assert problem(ann, *seats, **more) == (422, code)
    assert ann.get("tables")["mine"] == []


def test_my_tables_come_with_those_that_wait_for_me_first(ann: Visitor, ben: Visitor) -> None:
    first = ann.open_table(ME, HERE)
    second = ann.open_table(ME, HERE)
    waiting = ann.open_table(ME, LINK)
    mine = ann.get("tables")["mine"]
    assert [one["table"] for one in mine] == [first, second, waiting]
    assert [one["my_turn"] for one in mine] == [True, True, False]
    ann.pick_any(ann.state(first), Chance("pick"))
    assert [one["table"] for one in ann.get("tables")["mine"]] == [second, first, waiting]


def test_tables_in_play_are_shown_to_others_unless_nobody_may_watch(
    ann: Visitor, ben: Visitor
) -> None:
    seen = ann.open_table(ME, HERE)
    hidden = ann.open_table(ME, HERE, terms={"watching": "nobody"})
    gathering = ann.open_table(ME, LINK)
    watchable = {one["table"] for one in ben.get("tables")["watchable"]}
    assert seen in watchable
    assert not watchable & {hidden, gathering}
    assert seen not in {one["table"] for one in ann.get("tables")["watchable"]}


def test_a_name_is_one_line_of_letters_that_can_be_seen(site: Site) -> None:
    visitor = site.visitor()
    assert visitor.get("me")["name"] == ""
    named = visitor.put("me", {"name": "  Zoë\u202e\n\x00 of   Łódź " + "x" * 100})
    assert named["name"] == ("Zoë of Łódź " + "x" * 100)[:40]
    assert visitor.get("me") == named


def test_a_new_name_is_told_at_the_tables_one_sits_at(ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    ann.put("me", {"name": "Anna"})
    assert [seat["name"] for seat in ann.state(table)["seats"]] == ["Anna", ""]
    assert '[Seats "Anna, ' in ann.get(f"tables/{table}/record")


def test_one_person_opens_only_so_many_tables(site: Site) -> None:
    visitor = site.visitor("Max")
    for _ in range(50):
        visitor.open_table(LINK, LINK)
    assert problem(visitor, LINK, LINK) == (429, "table-too-many")
