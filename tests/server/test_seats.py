"""Seats: links that give them, devices that share them, bots that play on for them."""

from __future__ import annotations

from kilnyard.core.chance import Chance
from tests.server.kit import GREEDY, HERE, LINK, ME, Plain, Site, Visitor


def gather(ann: Visitor, ben: Visitor) -> tuple[str, Plain]:
    """A table at which both sit, and the link that Ben came by."""
    opened = ann.open(ME, LINK)
    ben.sit(opened["table"], opened["links"][0])
    return opened["table"], opened["links"][0]


def refused(visitor: Visitor, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = visitor.ask(method, path, body)
    return answer.status_code, answer.json()["code"]


def test_a_wrong_link_gives_no_seat(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK, LINK)
    table, links = opened["table"], opened["links"]
    sit = f"tables/{table}/seats/1/sit"
    for token in ("", "wrong", links[1]["token"]):
        assert refused(ben, "POST", sit, {"token": token}) == (403, "link-dead")
    assert ann.state(table)["seats"][1]["holder"] == "open"


def test_a_seat_is_there_or_it_is_not(ann: Visitor) -> None:
    table = ann.open_table(ME)
    for seat in (-1, 1, 7):
        answer = refused(ann, "POST", f"tables/{table}/seats/{seat}/link")
        assert answer in ((404, "seat-unknown"), (404, "request-unknown"))


def test_sitting_down_twice_is_sitting_down_once(ann: Visitor, ben: Visitor) -> None:
    table, link = gather(ann, ben)
    version = ann.state(table)["version"]
    ben.sit(table, link)
    assert ann.state(table)["version"] == version


def test_the_same_link_opens_a_second_device(site: Site, ann: Visitor, ben: Visitor) -> None:
    table, link = gather(ann, ben)
    phone = site.visitor()
    assert phone.sit(table, link)["viewer"] == 1
    assert ben.state(table)["viewer"] == 1
    assert ben.state(table)["seats"][1]["name"] == "Ben"


def test_a_link_sent_again_is_for_somebody_else(site: Site, ann: Visitor, ben: Visitor) -> None:
    table, old = gather(ann, ben)
    new = ann.post(f"tables/{table}/seats/1/link")
    assert new["token"] != old["token"]
    stranger = site.visitor("Zoe")
    path = f"tables/{table}/seats/1/sit"
    assert refused(stranger, "POST", path, {"token": old["token"]}) == (403, "link-dead")
    assert ben.state(table)["viewer"] == 1
    assert stranger.sit(table, new)["viewer"] == 1
    assert ben.state(table)["viewer"] is None
    assert ann.state(table)["seats"][1]["name"] == "Zoe"


def test_a_link_for_ones_own_seat_takes_nothing_away(site: Site, ann: Visitor) -> None:
    table = ann.open_table(ME, HERE)
    link = ann.post(f"tables/{table}/seats/0/link")
    phone = site.visitor()
    assert phone.sit(table, link)["viewer"] == 0
    assert ann.state(table, seat=0)["seats"][0]["mine"]


def test_a_link_that_was_ended_gives_no_seat(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK)
    table, link = opened["table"], opened["links"][0]
    assert ann.ask("DELETE", f"tables/{table}/seats/1/link").status_code == 204
    path = f"tables/{table}/seats/1/sit"
    assert refused(ben, "POST", path, {"token": link["token"]}) == (403, "link-dead")


def test_before_the_game_a_guest_may_leave_and_be_sent_away(ann: Visitor, ben: Visitor) -> None:
    for who in (ann, ben):
        opened = ann.open(ME, LINK, LINK)
        table, link = opened["table"], opened["links"][0]
        ben.sit(table, link)
        assert who.ask("DELETE", f"tables/{table}/seats/1/link").status_code == 204
        assert ann.state(table)["seats"][1]["holder"] == "open"
        assert ben.state(table)["viewer"] is None


def test_only_the_host_and_the_seats_own_person_send_links(
    site: Site, ann: Visitor, ben: Visitor
) -> None:
    table, _ = gather(ann, ben)
    assert refused(ben, "POST", f"tables/{table}/seats/0/link") == (403, "seat-not-yours")
    assert refused(ben, "DELETE", f"tables/{table}/seats/0/link") == (403, "seat-not-yours")
    nobody = site.visitor()
    assert refused(nobody, "POST", f"tables/{table}/seats/1/link") == (403, "seat-not-yours")
    assert ben.post(f"tables/{table}/seats/1/link")["seat"] == 1


def test_a_seats_token_is_enough_to_play(site: Site, ann: Visitor) -> None:
    opened = ann.open(ME, LINK)
    table, link = opened["table"], opened["links"][0]
    bot = site.visitor(token=link["token"])
    assert bot.state(table)["viewer"] is None
    bot.http.cookies.clear()
    bot.sit(table, link, "Robo")
    bot.http.cookies.clear()
    state = bot.state(table)
    assert (state["viewer"], state["seats"][1]["name"]) == (1, "Robo")
    chance = Chance("token")
    while state["observation"]["deciders"] != [1]:
        ann.pick_any(ann.state(table), chance)
        state = bot.state(table)
    bot.pick_any(state, chance)


def test_a_token_that_nobody_sat_down_with_shows_nothing(
    site: Site, ann: Visitor, ben: Visitor
) -> None:
    """Or else a host could look into a guest's hand by a link that nobody uses."""
    table, _ = gather(ann, ben)
    new = ann.post(f"tables/{table}/seats/1/link")
    spy = site.visitor(token=new["token"])
    assert spy.state(table)["viewer"] is None


def test_a_bot_plays_on_and_its_person_comes_back(ann: Visitor, ben: Visitor) -> None:
    table, _ = gather(ann, ben)
    state = ben.post(f"tables/{table}/seats/1/bot", {"bot": "greedy"})
    assert (state["seats"][1]["holder"], state["seats"][1]["bot"]) == ("bot", "greedy")
    assert state["seats"][1]["mine"] and state["viewer"] == 1
    assert state["observation"]["choices"] == []
    assert state["undo_refused"]["id"] == "seat-with-bot"
    answer = ben.command(table, version=state["version"], seat=1, token="s1")
    assert answer.status_code in (409, 422)
    back = ben.post(f"tables/{table}/seats/1/bot", {"bot": None})
    assert (back["seats"][1]["holder"], back["seats"][1]["bot"]) == ("person", "")


def test_a_seat_is_not_handed_over_by_others(ann: Visitor, ben: Visitor) -> None:
    table, _ = gather(ann, ben)
    hand = {"bot": "greedy"}
    assert refused(ben, "POST", f"tables/{table}/seats/0/bot", hand) == (403, "seat-not-yours")
    assert refused(ben, "POST", f"tables/{table}/seats/1/bot", {"bot": "hal"}) == (
        422,
        "bot-unknown",
    )
    with ben.listen(table):
        path = f"tables/{table}/seats/1/bot"
        assert refused(ann, "POST", path, hand) == (409, "seat-not-gone")
        assert refused(ann, "POST", path, {"bot": None}) == (403, "seat-not-yours")


def test_a_bots_own_seat_has_nobody_to_come_back(ann: Visitor) -> None:
    table = ann.open_table(ME, GREEDY)
    path = f"tables/{table}/seats/1/bot"
    assert refused(ann, "POST", path, {"bot": "random"}) == (409, "seat-bots-own")


def test_somebody_may_take_over_from_a_bot_by_a_link(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME, GREEDY)
    link = ann.post(f"tables/{table}/seats/1/link")
    state = ben.sit(table, link)
    assert (state["viewer"], state["seats"][1]["holder"]) == (1, "person")
    assert state["seats"][1]["name"] == "Ben"


def test_nothing_is_handed_over_before_the_game(ann: Visitor) -> None:
    table = ann.open_table(ME, LINK)
    path = f"tables/{table}/seats/0/bot"
    assert refused(ann, "POST", path, {"bot": "greedy"}) == (409, "table-not-playing")
