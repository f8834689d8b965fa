"""Webhooks: a seat's turn is announced, signed, to addresses of the open net only."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import queue
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from kilnyard.core.chance import Chance
from kilnyard.server.service.keeping import SeatKeeping
from kilnyard.server.workers.addresses import is_public, target_of
from tests.server.kit import HERE, LINK, ME, Plain, Site, Visitor, play_on, serving, settings_for

Received = tuple[dict[str, str], bytes]


class Receiver(BaseHTTPRequestHandler):
    """Takes notices, after as many failures as it was told to have."""

    failures = 0
    taken: queue.Queue[Received]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        type(self).taken.put((headers, body))
        type(self).failures -= 1
        self.send_response(204 if type(self).failures < 0 else 503)
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


@pytest.fixture
def receiver() -> Iterator[tuple[str, type[Receiver]]]:
    kind = type("OneReceiver", (Receiver,), {"taken": queue.Queue(), "failures": 0})
    with HTTPServer(("127.0.0.1", 0), kind) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/hook", kind
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("webhooks")
    with serving(settings_for(data, private_webhooks=True, public="http://kiln.example")) as site:
        site.server.announcer._pauses = (0.01, 0.01)
        yield site


def together(ann: Visitor, ben: Visitor) -> str:
    opened = ann.open(ME, LINK, seed="webhooks")
    ben.sit(opened["table"], opened["links"][0])
    return str(opened["table"])


def until_asked(ann: Visitor, ben: Visitor, table: str, seat: int) -> Plain:
    """Picks until this seat must decide, having not before."""
    state, chance = ann.state(table), Chance("asked")
    while state["observation"]["deciders"] != [seat]:
        decider = state["observation"]["deciders"][0]
        who = (ann, ben)[decider]
        state = who.pick_any(who.state(table), chance)
    return state


def test_a_turn_is_announced_and_signed(
    ann: Visitor, ben: Visitor, receiver: tuple[str, type[Receiver]]
) -> None:
    address, kind = receiver
    table = together(ann, ben)
    decider = ann.state(table)["observation"]["deciders"][0]
    other = 1 - decider
    webhook = {"url": address, "secret": "between us"}
    assert (ann, ben)[other].put(f"tables/{table}/seats/{other}/webhook", webhook) is None
    state = until_asked(ann, ben, table, other)
    headers, body = kind.taken.get(timeout=5)
    notice = json.loads(body)
    assert notice == {
        "table": table,
        "game": "terracotta",
        "seat": other,
        "version": state["version"],
        "address": f"http://kiln.example/table/{table}?seat={other}",
        "type": "your-turn",
    }
    stamp = headers["kilnyard-timestamp"]
    signed = hmac.new(b"between us", f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()
    assert headers["kilnyard-signature"] == f"sha256={signed}"
    assert headers["host"] == address.split("/")[2]


def test_a_notice_that_was_not_taken_is_sent_again(
    ann: Visitor, ben: Visitor, receiver: tuple[str, type[Receiver]]
) -> None:
    address, kind = receiver
    kind.failures = 2
    table = together(ann, ben)
    other = 1 - ann.state(table)["observation"]["deciders"][0]
    (ann, ben)[other].put(f"tables/{table}/seats/{other}/webhook", {"url": address})
    until_asked(ann, ben, table, other)
    bodies = {kind.taken.get(timeout=5)[1] for _ in range(3)}
    assert len(bodies) == 1


def test_a_webhook_is_ended_by_an_empty_address(
    ann: Visitor, ben: Visitor, receiver: tuple[str, type[Receiver]]
) -> None:
    address, kind = receiver
    table = together(ann, ben)
    for seat, who in enumerate((ann, ben)):
        for url in (address, ""):
            who.put(f"tables/{table}/seats/{seat}/webhook", {"url": url})
    until_asked(ann, ben, table, 1 - ann.state(table)["observation"]["deciders"][0])
    with pytest.raises(queue.Empty):
        kind.taken.get(timeout=0.1)


def test_nobody_listens_and_the_game_goes_on(ann: Visitor) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        table = ann.open_table(ME, HERE)
        ann.put(f"tables/{table}/seats/0/webhook", {"url": address})
        assert play_on(ann, table, Chance("deaf"), 20)["move"] == 20


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("ftp://example.org/", "webhook-bad-url"),
        ("nonsense", "webhook-bad-url"),
        ("http://", "webhook-bad-url"),
        ("http://user:word@example.org/", "webhook-bad-url"),
        ("http://[::1", "webhook-bad-url"),
        ("http://127.0.0.1:99999/", "webhook-bad-url"),
        ("https://example.org/" + "x" * 500, "webhook-bad-url"),
        ("http://nowhere.invalid/", "webhook-unknown-host"),
    ],
)
def test_a_webhook_needs_an_address(ann: Visitor, url: str, code: str) -> None:
    table = ann.open_table(ME)
    answer = ann.ask("PUT", f"tables/{table}/seats/0/webhook", {"url": url})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_nobody_sets_the_webhook_of_others(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table(ME)
    answer = ben.ask("PUT", f"tables/{table}/seats/0/webhook", {"url": "http://localhost"})
    assert (answer.status_code, answer.json()["code"]) == (403, "seat-not-yours")


@pytest.fixture(scope="module")
def open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server as it is run for others."""
    with serving(settings_for(tmp_path_factory.mktemp("open"))) as site:
        yield site


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.7", "169.254.169.254", "2130706433"]
)
def test_no_webhook_leads_inside(open_site: Site, host: str) -> None:
    ann = open_site.visitor("Ann")
    table = ann.open_table(ME)
    url = {"url": f"http://{host}:8080/"}
    answer = ann.ask("PUT", f"tables/{table}/seats/0/webhook", url)
    assert (answer.status_code, answer.json()["code"]) == (422, "webhook-private")


def test_a_host_that_leads_inside_later_is_not_called(
    open_site: Site, receiver: tuple[str, type[Receiver]]
) -> None:
    address, kind = receiver
    ann, ben = open_site.visitor("Ann"), open_site.visitor("Ben")
    table = together(ann, ben)
    keeper = open_site.server.hall.storage
    other = 1 - ann.state(table)["observation"]["deciders"][0]

    async def keep() -> None:
        kept = await keeper.seat(table, other)
        changed = SeatKeeping(kept.link, kept.token_hash, kept.adds, address, "")
        await keeper.keep_seat(table, other, changed)

    open_site.call(keep)
    until_asked(ann, ben, table, other)
    with pytest.raises(queue.Empty):
        kind.taken.get(timeout=0.2)


def test_what_is_called_is_the_address_that_was_checked() -> None:
    """A name that is looked up again cannot lead elsewhere; the receiver is told the name."""
    target = asyncio.run(target_of("https://localhost:8443/hook?x=1", allow_private=True))
    assert ipaddress.ip_address(target.url.host).is_loopback
    assert (target.url.port, target.url.raw_path) == (8443, b"/hook?x=1")
    assert (target.host, target.netloc) == ("localhost", "localhost:8443")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("198.18.0.1", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::7f00:1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::1", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("fc00::1", False),
        ("fe80::1", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("2001:db8::1", False),
    ],
)
def test_which_addresses_are_of_the_open_net(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) == public
