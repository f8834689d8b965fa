"""Whatever is asked wrongly is answered with a Problem that every language has words for."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from kilnyard import games
from kilnyard.core.events import Message
from kilnyard.server.service.limits import RateLimit
from kilnyard.server.service.problems import ProblemError
from kilnyard.words import LANGUAGES, Words
from tests.server.kit import HERE, ME, Plain, Site, Time, Visitor, serving, settings_for

TABLE = "tables/{table}"
SEAT = "tables/{table}/seats/0"
# Every address that takes a body, with a body that would do.
BODIES: dict[tuple[str, str], Plain] = {
    ("PUT", "me"): {"name": "Ann"},
    ("POST", "tables"): {"game": "terracotta", "seats": [ME]},
    ("POST", "records"): {"record": ""},
    ("POST", f"{TABLE}/commands"): {"key": "k", "version": 1, "seat": 0, "token": "s1"},
    ("POST", f"{TABLE}/trials"): {"seat": 0, "tokens": []},
    ("POST", f"{TABLE}/forks"): {"move": 0},
    ("POST", f"{SEAT}/sit"): {"token": "t"},
    ("POST", f"{SEAT}/bot"): {"bot": "greedy"},
    ("PUT", f"{SEAT}/webhook"): {"url": ""},
}
LOOKS = ("", "/events", "/stream", "/moments/0", "/scores", "/record")
every_body = pytest.mark.parametrize(
    ("method", "path", "body"), [(*address, body) for address, body in BODIES.items()]
)


@pytest.fixture(scope="module")
def table(site: Site) -> str:
    return site.visitor("Ann").open_table(ME, HERE)


@pytest.fixture(scope="module")
def words() -> list[Words]:
    packages = [*(games.find(name).package for name in games.NAMES), "kilnyard.server"]
    return [Words(language, packages, strict=True) for language in LANGUAGES]


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a Problem; it is one, and nothing else."""
    problem = answer.json()
    assert set(problem) == {"code", "message", "clause"}
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, problem["code"]


@every_body
def test_what_is_no_json_is_told_so(
    ann: Visitor, table: str, method: str, path: str, body: Plain
) -> None:
    address = path.format(table=table)
    json = {"content-type": "application/json"}
    for text in (b"{", b"\xff\xfe", b"[1, 2", b"nope"):
        answer = ann.http.request(method, address, content=text, headers=json)
        assert code(answer) == (400, "request-invalid")


@every_body
def test_what_has_other_types_is_told_so(
    ann: Visitor, table: str, method: str, path: str, body: Plain
) -> None:
    address = path.format(table=table)
    wrongs: list[object] = [[], 7, "text", None, {name: {"x": [{}]} for name in body}]
    for wrong in wrongs:
        answer = ann.http.request(method, address, json=wrong)
        assert code(answer) == (400, "request-invalid")


@every_body
def test_what_comes_as_a_form_is_not_taken(
    ann: Visitor, table: str, method: str, path: str, body: Plain
) -> None:
    """Other sites' pages can send forms in a visitor's name, but no JSON."""
    address = path.format(table=table)
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = ann.http.request(method, address, content=b"{}", headers={"content-type": kind})
        assert code(answer) == (415, "request-not-json")


@every_body
def test_what_another_sites_page_sends_is_not_taken(
    ann: Visitor, table: str, method: str, path: str, body: Plain
) -> None:
    headers = {"origin": "http://elsewhere.example"}
    answer = ann.http.request(method, path.format(table=table), json=body, headers=headers)
    assert code(answer) == (403, "request-foreign")


@every_body
def test_what_is_far_too_long_is_not_read(
    ann: Visitor, table: str, method: str, path: str, body: Plain
) -> None:
    address = path.format(table=table)
    long = b'"' + b"x" * 600_000 + b'"'
    answer = ann.http.request(
        method, address, content=long, headers={"content-type": "application/json"}
    )
    assert code(answer) == (413, "request-too-large")


@every_body
def test_a_table_that_is_not_there_is_told_so(
    ann: Visitor, method: str, path: str, body: Plain
) -> None:
    if "{table}" not in path:
        return
    answer = ann.http.request(method, path.format(table="nowhere"), json=body)
    assert code(answer) == (404, "table-unknown")


@pytest.mark.parametrize("path", LOOKS[:2] + LOOKS[3:])
def test_there_is_nothing_to_see_where_no_table_is(ann: Visitor, path: str) -> None:
    assert code(ann.ask("GET", f"tables/nowhere{path}")) == (404, "table-unknown")


@pytest.mark.parametrize(
    "query", [{"seat": "x"}, {"after": ""}, {"version": "1.5"}, {"seat": 1, "after": "9x"}]
)
def test_numbers_in_addresses_are_numbers(ann: Visitor, table: str, query: Plain) -> None:
    assert code(ann.ask("GET", f"tables/{table}", **query)) == (400, "request-invalid")


@pytest.mark.parametrize("wait", ["nan", "-1", "soon", "-inf"])
def test_nobody_waits_for_no_time_at_all(ann: Visitor, table: str, wait: str) -> None:
    answer = ann.ask("GET", f"tables/{table}/events", version=1, wait=wait)
    assert code(answer) == (400, "request-invalid")


@pytest.mark.parametrize("number", [10**6, 10**18, 10**30])
def test_numbers_far_too_large_are_of_nothing(ann: Visitor, number: int) -> None:
    table = ann.open_table(ME, HERE)
    asked = [
        ann.ask("GET", f"tables/{table}/moments/{number}"),
        ann.ask("POST", f"tables/{table}/seats/{number}/link"),
        ann.ask("POST", f"tables/{table}/forks", {"move": number}),
        ann.command(table, version=1, seat=number, token="s1"),
        ann.ask("POST", f"tables/{table}/trials", {"seat": number, "tokens": []}),
    ]
    for answer in asked:
        assert code(answer)[0] in (400, 403, 404)
    assert ann.ask("GET", f"tables/{table}", seat=number, after=number).status_code in (200, 400)
    late = ann.command(table, version=number, seat=0, token="s1")
    assert late.status_code in (400, 409)


def test_addresses_that_are_none(ann: Visitor, table: str) -> None:
    for path in ("nothing", "tables/x/y/z", f"tables/{table}/moments/x", "../api/none"):
        assert code(ann.ask("GET", path)) == (404, "request-unknown")
    for method, path in (("DELETE", "me"), ("PATCH", f"tables/{table}"), ("POST", "games")):
        assert code(ann.ask(method, path)) == (405, "request-method")


@pytest.mark.parametrize(
    "cookie", ["", "x", "InN5NGE3dmIzNW13diI.wrong", '"forged"', "a" * 5000, "é"]
)
def test_a_forged_cookie_is_nobody(site: Site, table: str, cookie: str) -> None:
    headers = {b"cookie": f"kilnyard={cookie}".encode()}
    answer = httpx.get(f"http://{site.address}/api/tables/{table}", headers=headers)
    assert answer.json()["viewer"] is None


@pytest.mark.parametrize(
    "authority", ["Bearer", "Bearer x y", "Basic eDp5", "Bearer " + "x" * 4000]
)
def test_a_wrong_token_is_nobody(site: Site, table: str, authority: str) -> None:
    headers = {"authorization": authority}
    answer = httpx.get(f"http://{site.address}/api/tables/{table}", headers=headers)
    assert answer.json()["viewer"] is None


def test_every_problem_can_be_said(
    ann: Visitor, ben: Visitor, table: str, words: list[Words]
) -> None:
    long = {"record": "[Game"}
    answers = [
        ben.command(table, version=1, seat=0, token="s1"),
        ben.ask("POST", "records", long),
        ben.ask("POST", "tables", {"game": "go", "seats": []}),
        ben.ask("GET", "tables/nowhere"),
        ben.ask("GET", f"tables/{table}/moments/99"),
        ben.ask("PUT", "me", {"name": 7}),
        ann.ask("PUT", f"tables/{table}/seats/0/webhook", {"url": "ftp://x"}),
    ]
    for answer in answers:
        message = answer.json()["message"]
        for language in words:
            assert language.speak(msgspec.convert(message, Message))


def test_a_fault_of_ours_is_told_without_details(
    site: Site, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*arguments: object) -> None:
        raise RuntimeError("what nobody should read")

    monkeypatch.setattr(site.server.hall.storage, "name", broken)
    answer = ann.ask("GET", "me")
    assert code(answer) == (500, "server-fault")
    assert "nobody" not in answer.text


def test_nothing_is_half_done_when_the_storage_fails(
    site: Site, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is played before it is written; if it cannot be, it was never played."""
    state = ann.state(ann.open_table(ME, HERE))
    pick: Plain = {
        "version": 1,
        "seat": state["viewer"],
        "token": state["observation"]["choices"][0]["token"],
    }

    async def broken(*arguments: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(site.server.hall.storage, "append", broken)
        assert code(ann.command(state["table"], key="k", **pick)) == (500, "server-fault")
    assert ann.state(state["table"])["move"] == 0
    assert ann.command(state["table"], key="k", **pick).json()["outcome"] == "done"


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("busy")
    time = Time()
    limits: Plain = {"requests_per_second": 10, "tables_per_minute": 1}
    with serving(settings_for(data, **limits), now=time) as site:
        yield site


def test_who_asks_too_often_has_to_wait(busy: Site) -> None:
    one, other = busy.visitor("One"), busy.visitor("Other")
    answers = [one.ask("GET", "me") for _ in range(60)]
    assert [answer.status_code for answer in answers[:30]] == [200] * 30
    assert code(answers[-1]) == (429, "request-too-often")
    assert answers[-1].headers["retry-after"] == "1"
    assert other.ask("GET", "me").status_code == 200


def test_one_address_opens_only_so_many_tables_at_once(busy: Site) -> None:
    codes = {
        busy.visitor().ask("POST", "tables", BODIES["POST", "tables"]).status_code for _ in range(5)
    }
    assert codes == {201, 429}


def test_waiting_helps() -> None:
    time = Time()
    limit = RateLimit(1, 3, time)
    for _ in range(3):
        limit.check("somebody")
    with pytest.raises(ProblemError):
        limit.check("somebody")
    time.pass_seconds(1)
    limit.check("somebody")
