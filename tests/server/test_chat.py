"""Talk at a table: by those who sit there, in short lines, and beside the record of the game."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection

from kilnyard.server.service import chatting
from tests.server.kit import (
    GREEDY,
    HERE,
    LINK,
    ME,
    Plain,
    Site,
    Time,
    Visitor,
    serving,
    settings_for,
)


@pytest.fixture
def table(ann: Visitor, ben: Visitor) -> str:
    """Ann and Ben sit at a table."""
    opened = ann.open(ME, LINK)
    ben.sit(opened["table"], opened["links"][0])
    return str(opened["table"])


def say(visitor: Visitor, table: str, text: str, seat: int = 0) -> httpx.Response:
    return visitor.ask("POST", f"tables/{table}/chat", {"seat": seat, "text": text})


def texts(visitor: Visitor, table: str, after: int | None = None) -> list[str]:
    return [line["text"] for line in visitor.get(f"tables/{table}/chat", after=after)]


def heard(socket: ClientConnection, type: str = "chat") -> Plain:
    """The next message of a type."""
    while True:
        message: Plain = json.loads(socket.recv(timeout=5))
        if message["type"] == type:
            return message


def test_what_is_said_is_heard_by_all(ann: Visitor, ben: Visitor, table: str, site: Site) -> None:
    with ben.listen(table, said=0) as sitting, site.visitor().listen(table, said=0) as watching:
        assert heard(sitting)["lines"] == heard(watching)["lines"] == []
        answer = say(ann, table, "Good luck!")
        assert answer.status_code == 201
        line = answer.json()
        assert {**line, "at": 0} == {
            "seq": 1,
            "seat": 0,
            "name": "Ann",
            "text": "Good luck!",
            "at": 0,
        }
        assert heard(sitting) == heard(watching) == {"type": "chat", "lines": [line]}
        assert say(ben, table, "You too.", seat=1).json()["seq"] == 2
        assert [each["name"] for each in heard(watching)["lines"]] == ["Ben"]


def test_a_line_is_one_line_without_what_cannot_be_seen(ann: Visitor, table: str) -> None:
    answer = say(ann, table, "  a\n\tb \u202egnirts\x00 <b>c</b> \U0001f469\u200d\U0001f52c ")
    assert answer.json()["text"] == "a b gnirts <b>c</b> \U0001f469\u200d\U0001f52c"


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b\u200d", "x" * 301, "é" * 301])
def test_a_line_is_neither_empty_nor_long(ann: Visitor, table: str, text: str) -> None:
    answer = say(ann, table, text)
    assert (answer.status_code, answer.json()["code"]) == (422, "chat-length")
    assert answer.json()["message"]["arguments"] == {"most": 300}
    assert texts(ann, table) == []


def test_three_hundred_letters_are_not_too_many(ann: Visitor, table: str) -> None:
    assert say(ann, table, f"  {'é' * 300} ").json()["text"] == "é" * 300


def test_only_who_sits_there_speaks(ann: Visitor, ben: Visitor, table: str, site: Site) -> None:
    for answer in (say(site.visitor("Eve"), table, "Hm."), say(ben, table, "Hm.", seat=0)):
        assert (answer.status_code, answer.json()["code"]) == (403, "seat-not-yours")
    assert say(ann, table, "Hm.", seat=7).json()["code"] == "seat-unknown"
    assert say(ann, "nowhere", "Hm.").json()["code"] == "table-unknown"
    assert texts(ann, table) == []


def test_a_seats_token_speaks_for_it(ann: Visitor, ben: Visitor, site: Site) -> None:
    opened = ann.open(ME, LINK)
    ben.sit(opened["table"], opened["links"][0])
    bot = site.visitor(token=opened["links"][0]["token"])
    assert say(bot, opened["table"], "Beep.", seat=1).json()["name"] == "Ben"


@pytest.mark.parametrize(
    "body", [{}, {"seat": 0}, {"seat": "a", "text": "a"}, {"seat": 0, "text": 7}]
)
def test_what_is_no_line_is_told_so(ann: Visitor, table: str, body: Plain) -> None:
    answer = ann.ask("POST", f"tables/{table}/chat", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "request-invalid")


def test_before_and_after_the_game_there_is_talk_too(ann: Visitor, ben: Visitor) -> None:
    opened = ann.open(ME, LINK)
    table = opened["table"]
    assert say(ann, table, "Anybody?").status_code == 201
    ben.sit(table, opened["links"][0])
    ann.do(ann.state(table), "concede")
    assert say(ann, table, "Well played.").status_code == 201
    assert texts(ben, table) == ["Anybody?", "Well played."]


def test_it_is_no_part_of_the_game(ann: Visitor, ben: Visitor, table: str) -> None:
    before, record = ben.state(table), ben.get(f"tables/{table}/record")
    say(ann, table, "A secret of the kiln")
    after = ben.state(table)
    assert {**after, "now": 0} == {**before, "now": 0}
    assert ben.get(f"tables/{table}/record") == record


def test_who_said_it_is_called_as_they_were_then(ann: Visitor, ben: Visitor, table: str) -> None:
    say(ann, table, "I am Ann.")
    ann.put("me", {"name": "Anna"})
    say(ann, table, "Call me Anna.")
    lines = ben.get(f"tables/{table}/chat")
    assert [line["name"] for line in lines] == ["Ann", "Anna"]


def test_one_person_says_one_line_a_second_and_four_at_once(tmp_path: Path, time: Time) -> None:
    with serving(settings_for(tmp_path), now=time) as site:
        ann, ben = site.visitor("Ann"), site.visitor("Ben")
        opened = ann.open(ME, HERE, LINK)
        table = opened["table"]
        ben.sit(table, opened["links"][0])
        assert [say(ann, table, "one").status_code for _ in range(4)] == [201] * 4
        answer = say(ann, table, "too many", seat=1)
        assert (answer.status_code, answer.json()["code"]) == (429, "chat-too-often")
        assert say(ben, table, "mine", seat=2).status_code == 201
        time.pass_seconds(1)
        assert [say(ann, table, "later").status_code for _ in range(2)] == [201, 429]
        assert texts(ben, table) == [*["one"] * 4, "mine", "later"]


def test_what_is_refused_is_not_counted(tmp_path: Path, time: Time) -> None:
    with serving(settings_for(tmp_path), now=time) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, GREEDY)
        for _ in range(6):
            assert say(ann, table, "").json()["code"] == "chat-length"
            assert say(ann, table, "a", seat=1).json()["code"] == "seat-not-yours"
        assert say(ann, table, "a").status_code == 201


def test_of_many_lines_the_oldest_go(
    ann: Visitor, ben: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chatting.LINES_KEPT == 500
    monkeypatch.setattr(chatting, "LINES_KEPT", 3)
    for number in range(4):
        say(ann, table, f"{number}")
    assert say(ben, table, "4", seat=1).json()["seq"] == 5
    assert texts(ben, table) == ["2", "3", "4"]


def test_each_table_has_a_talk_of_its_own(ann: Visitor, ben: Visitor, table: str) -> None:
    other = ann.open_table(ME, HERE)
    say(ann, table, "here")
    assert say(ann, other, "there").json()["seq"] == 1
    assert (texts(ann, table), texts(ann, other)) == (["here"], ["there"])


def test_what_was_said_since_can_be_asked_for(ann: Visitor, ben: Visitor, table: str) -> None:
    for text in ("one", "two", "three"):
        say(ann, table, text)
    assert texts(ben, table) == texts(ben, table, after=-5) == ["one", "two", "three"]
    assert texts(ben, table, after=1) == ["two", "three"]
    assert texts(ben, table, after=3) == texts(ben, table, after=10**18) == []
    answer = ben.ask("GET", f"tables/{table}/chat", after="soon")
    assert (answer.status_code, answer.json()["code"]) == (400, "request-invalid")


def test_after_a_cut_only_what_was_missed_is_told(ann: Visitor, ben: Visitor, table: str) -> None:
    say(ann, table, "before")
    with ben.listen(table, said=0) as socket:
        assert [line["seq"] for line in heard(socket)["lines"]] == [1]
    say(ann, table, "meanwhile")
    with ben.listen(table, said=1) as socket:
        assert [line["text"] for line in heard(socket)["lines"]] == ["meanwhile"]
        ann.do(ann.state(table), "concede")
        say(ann, table, "after")
        assert [line["text"] for line in heard(socket)["lines"]] == ["after"]


def test_who_does_not_ask_for_the_talk_hears_only_what_is_new(
    ann: Visitor, ben: Visitor, table: str
) -> None:
    say(ann, table, "old")
    with ben.http.stream("GET", f"tables/{table}/stream") as answer:
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        assert [next(lines)["type"] for _ in range(2)] == ["state", "presence"]
        say(ann, table, "new")
        told = next(lines)
        assert (told["type"], [line["text"] for line in told["lines"]]) == ("chat", ["new"])


def test_who_waits_for_news_is_woken_by_talk(ann: Visitor, ben: Visitor, table: str) -> None:
    version = ben.state(table)["version"]
    speaking = threading.Timer(0.1, say, (ann, table, "Your turn"))
    speaking.start()
    news = ben.get(f"tables/{table}/events", version=version, said=0, wait=10)
    speaking.join()
    assert news["version"] == version
    path = f"tables/{table}/events"
    assert ben.ask("GET", path, version=version, said=1, wait=0).status_code == 204
    assert ben.ask("GET", path, version=version, wait=0).status_code == 204


def test_watchers_read_where_one_may_watch(ann: Visitor, ben: Visitor, table: str) -> None:
    say(ann, table, "in the open")
    assert texts(ann.site.visitor(), table) == ["in the open"]
    private = ann.open_table(ME, HERE, terms={"watching": "nobody"})
    say(ann, private, "among us")
    assert texts(ann, private) == ["among us"]
    answer = ben.ask("GET", f"tables/{private}/chat")
    assert (answer.status_code, answer.json()["code"]) == (403, "table-private")


def test_talk_outlives_the_server(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, HERE)
        say(ann, table, "See you tomorrow.")
        cookies = dict(ann.http.cookies)
    with serving(settings_for(tmp_path)) as site:
        again = site.visitor()
        again.http.cookies.update(cookies)
        assert texts(again, table) == ["See you tomorrow."]
        assert say(again, table, "Here I am.").json()["seq"] == 2
