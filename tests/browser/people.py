"""People with a browser each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

Json = Any
Size = tuple[int, int]
Theme = Literal["light", "dark"]

LAPTOP: Final[Size] = (1280, 720)
SCREEN: Final[Size] = (1600, 1000)
PHONE: Final[Size] = (390, 844)
_CHROMIUM: Final = "/usr/bin/chromium"
_ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
# An answer that says no is for the page to tell; the browser notes it as well.
_SAID_NO: Final = "Failed to load resource: the server responded with a status of"
_WAIT_MS: Final = 10_000


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=_CHROMIUM, args=list(_ARGUMENTS))


class Person:
    """Somebody who visits the site, with cookies of their own.

    Everything their browser complains of is kept in `complaints`.
    """

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.context = _context(browser, address, **wishes)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page: Page = self.context.new_page()

    def visit(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        """What the server answers this person's browser."""
        answer = self.context.request.fetch(f"/api/{path}", method=method, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        text = answer.text()
        return answer.json() if text and "json" in answer.headers["content-type"] else text

    def call_oneself(self, name: str) -> None:
        self.ask("PUT", "me", {"name": name})

    def open(self, *seats: Mapping[str, str], **more: Json) -> Json:
        """A new table of Terracotta Army."""
        return self.ask("POST", "tables", {"game": "terracotta", "seats": seats, **more})

    def open_table(self, *seats: Mapping[str, str], **more: Json) -> str:
        return str(self.open(*seats, **more)["table"])

    def load(self, record: str, *seats: Mapping[str, str]) -> str:
        """A table that goes on from a game record."""
        return str(self.ask("POST", "records", {"record": record, "seats": seats})["table"])

    def state(self, table: str) -> Json:
        return self.ask("GET", f"tables/{table}")

    def cut(self) -> None:
        """This browser's network is gone."""
        self.context.set_offline(True)

    def mend(self) -> None:
        self.context.set_offline(False)

    def leave(self) -> None:
        self.context.close()

    def forgive(self, *texts: str) -> None:
        """Leaves out complaints of what was done to this browser on purpose."""
        left = [one for one in self.complaints if not any(text in one for text in texts)]
        self.complaints[:] = left

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not said.text.startswith(_SAID_NO):
            self.complaints.append(f"{said.page.url if said.page else ''}: {said.text}")


def _context(
    browser: Browser,
    address: str,
    *,
    size: Size = LAPTOP,
    language: str = "en",
    theme: Theme = "light",
    touch: bool = False,
    moves: bool = False,
    **more: Any,
) -> BrowserContext:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,
        reduced_motion="no-preference" if moves else "reduce",
        has_touch=touch,
        is_mobile=touch,
        **more,
    )
    context.set_default_timeout(_WAIT_MS)
    return context


Welcome = Callable[..., Person]
