"""A real server in a thread, and people who visit it."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from kilnyard.core.chance import Chance
from kilnyard.server.app import Server
from kilnyard.server.running import listen
from kilnyard.server.service.hall import milliseconds
from kilnyard.server.settings import Settings, sqlite_url
from kilnyard.server.workers.thinking import LocalThinker, Thinker

ME: Final = {"who": "me"}
HERE: Final = {"who": "here"}
LINK: Final = {"who": "link"}
GREEDY: Final = {"who": "bot", "bot": "greedy"}
RANDOM: Final = {"who": "bot", "bot": "random"}
_keys = itertools.count()

Plain = dict[str, Any]


class Time:
    """A clock that only moves when it is told to; it begins at any time."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def pass_seconds(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


def settings_for(data: Path, **changes: Any) -> Settings:
    """Settings under which tests are not slowed down."""
    usual: Plain = {
        "data": data,
        "database": sqlite_url(data),
        "secret": "a secret of tests",
        "pace": 0,
        "requests_per_second": 100_000,
        "tables_per_minute": 100_000,
    }
    return Settings(**{**usual, **changes})


class Site:
    """A server that answers at an address."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        self.loop: asyncio.AbstractEventLoop | None = None
        self.clients: list[httpx.Client] = []

    def visitor(self, name: str = "", token: str = "") -> Visitor:
        """Somebody who has not been here before, or who has nothing but a seat's token."""
        visitor = Visitor(self, token)
        self.clients.append(visitor.http)
        if name:
            visitor.put("me", {"name": name})
        return visitor

    def call(self, action: Callable[[], Any]) -> Any:
        """Have the server's own loop do something."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(action(), self.loop).result(10)


@contextmanager
def serving(
    settings: Settings,
    now: Callable[[], int] = milliseconds,
    thinker: Thinker | None = None,
) -> Iterator[Site]:
    """A server at a free port, until the end of the block."""
    server = Server(settings, thinker or LocalThinker(), now)
    listening = listen("127.0.0.1", 0)
    site = Site(server, f"127.0.0.1:{listening.getsockname()[1]}")
    config = uvicorn.Config(
        server.application(), log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=2
    )
    running = uvicorn.Server(config)
    began = threading.Event()

    async def serve() -> None:
        site.loop = asyncio.get_running_loop()
        serving = asyncio.ensure_future(running.serve([listening]))
        while not running.started and not serving.done():
            await asyncio.sleep(0.005)
        began.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    began.wait(20)
    assert running.started
    try:
        yield site
    finally:
        for client in site.clients:
            client.close()
        assert site.loop is not None
        site.loop.call_soon_threadsafe(server.hall.hub.close)
        running.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


class Visitor:
    """A browser, or a bot that has a seat's token: asks the server, and expects it to agree."""

    def __init__(self, site: Site, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.site = site
        self.http = httpx.Client(
            base_url=f"http://{site.address}/api/", headers=headers, timeout=30, trust_env=False
        )

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """Any request; None in a query is left out."""
        given = {name: value for name, value in query.items() if value is not None}
        if body is None:
            return self.http.request(method, path, params=given)
        return self.http.request(method, path, params=given, json=body)

    def get(self, path: str, **query: Any) -> Any:
        return _agreed(self.ask("GET", path, **query))

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return _agreed(self.ask("POST", path, body, **query))

    def put(self, path: str, body: Any) -> Any:
        return _agreed(self.ask("PUT", path, body))

    def open(self, *seats: Plain, **more: Any) -> Plain:
        """A new table of Terracotta Army."""
        opened: Plain = self.post("tables", {"game": "terracotta", "seats": seats, **more})
        return opened

    def open_table(self, *seats: Plain, **more: Any) -> str:
        return str(self.open(*seats, **more)["table"])

    def state(self, table: str, **query: Any) -> Plain:
        state: Plain = self.get(f"tables/{table}", **query)
        return state

    def sit(self, table: str, link: Plain, name: str = "") -> Plain:
        path = f"tables/{table}/seats/{link['seat']}/sit"
        state: Plain = self.post(path, {"token": link["token"], "name": name})
        return state

    def command(self, table: str, **command: Any) -> httpx.Response:
        """A command with a key of its own, unless one is given."""
        return self.ask("POST", f"tables/{table}/commands", {"key": f"{next(_keys)}", **command})

    def do(self, state: Plain, kind: str = "pick", token: str = "", **more: Any) -> Plain:
        """Something done for the seat that looks; the state after it."""
        command = {"version": state["version"], "seat": state["viewer"], "kind": kind, **more}
        answer = self.command(state["table"], token=token, **command)
        assert answer.status_code == 200, answer.text
        result: Plain = answer.json()
        assert result["outcome"] == "done"
        after: Plain = result["state"]
        return after

    def pick_any(self, state: Plain, chance: Chance) -> Plain:
        """Any of the choices."""
        choices = state["observation"]["choices"]
        return self.do(state, token=choices[chance.below(len(choices))]["token"])

    def listen(self, table: str, **query: Any) -> ClientConnection:
        """The table's WebSocket."""
        given = "&".join(f"{name}={value}" for name, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        url = f"ws://{self.site.address}/api/tables/{table}/live?{given}"
        return connect(url, additional_headers=headers, open_timeout=10, proxy=None)


def _agreed(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.url}: {answer.status_code} {answer.text}"
    if not answer.content:
        return None
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


def my_decider(state: Plain) -> int | None:
    """A seat of the viewer's that must decide, and no bot for it."""
    seats = [seat for seat in state["seats"] if seat["mine"] and seat["holder"] == "person"]
    mine = [seat["seat"] for seat in seats]
    return next((seat for seat in state["observation"]["deciders"] if seat in mine), None)


def play_on(visitor: Visitor, table: str, chance: Chance, moves: int = 10_000) -> Plain:
    """Random picks for all seats the visitor has, until the game is over or so many were made."""
    state = visitor.state(table)
    for _ in range(moves):
        while state["status"] == "playing" and my_decider(state) is None:
            path = f"tables/{table}/events"
            state = visitor.get(path, version=state["version"], wait=20) or state
        if state["status"] != "playing":
            break
        seat = my_decider(state)
        if state["viewer"] != seat:
            state = visitor.state(table, seat=seat)
        state = visitor.pick_any(state, chance)
    return state
