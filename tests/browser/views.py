"""Every page there is, and a table at the moments that look different."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from tests.browser.people import Person
from tests.browser.records import BOT, HERE, LINK, ME, record, seats

Show = Callable[["Visit"], None]


class Visit:
    """A person who looks at everything; on a phone, with fingers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        size = self.page.viewport_size
        assert size is not None
        self.is_phone = size["width"] < 1000
        self._tables: dict[str, str] = {}

    def table(self, moment: str, query: str = "") -> None:
        """A table at some moment, with the one to decide looking at it."""
        if moment not in self._tables:
            loaded = self.person.load(record(moment).text, *seats(moment, BOT))
            self._tables[moment] = loaded
        self.go(f"/table/{self._tables[moment]}{query}")
        self.page.locator("#choices, [role=tabpanel], .story").first.wait_for()

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main :is(h1, h2)").first.wait_for(state="attached")

    def press(self, selector: str) -> None:
        found = self.page.locator(selector).first
        if self.is_phone:
            found.tap()
        else:
            found.click()

    def menu(self) -> None:
        self.press(".tools button:last-of-type")
        self.page.locator("dialog[open]").wait_for()


def _home(visit: Visit) -> None:
    visit.person.open_table(ME, LINK, LINK)
    visit.table("late")
    visit.table("over")
    visit.go("/")
    visit.page.locator("a[href^='/table/']").first.wait_for()


def _new_table(visit: Visit) -> None:
    visit.go("/new/terracotta")
    form = visit.page.locator("form")
    form.get_by_role("radio").nth(3).check(force=True)
    form.locator("input[name*=pace], fieldset input[type=radio]").nth(9).check(force=True)
    visit.press("details summary")


def _new_solo(visit: Visit) -> None:
    visit.go("/new/terracotta")
    visit.page.locator("form").get_by_role("radio").first.check(force=True)


def _invitations(visit: Visit) -> None:
    visit.go("/new/terracotta")
    visit.press("form .end button")
    visit.page.locator("input[readonly]").first.wait_for()


def _join(visit: Visit) -> None:
    opened = visit.person.open(HERE, LINK, LINK)
    visit.go(opened["links"][0]["path"])


def _gathering(visit: Visit) -> None:
    visit.go(f"/table/{visit.person.open_table(ME, LINK, LINK, BOT)}")
    visit.page.locator(".gathering").first.wait_for()


def _settings(visit: Visit) -> None:
    visit.go("/")
    visit.press("header .tools > button:last-of-type")
    visit.page.locator("dialog[open]").wait_for()


def _at(moment: str, query: str = "") -> Show:
    return lambda visit: visit.table(moment, query)


def _preview(visit: Visit) -> None:
    visit.table("place")
    if visit.is_phone:
        visit.press("button.fold")
        visit.page.locator("button.choice").nth(5).tap()
    else:
        visit.page.locator("button.choice").nth(5).hover()
    visit.page.locator(".preview[aria-busy=false]").wait_for()


def _why_not(visit: Visit) -> None:
    visit.table("place")
    if visit.is_phone:
        visit.press("button.fold")
    visit.press("#choices details summary")
    visit.press("#choices details li button")
    visit.page.locator(".about .why").wait_for()


def _score(visit: Visit) -> None:
    visit.table("late")
    visit.press("#score-tab")


def _result(visit: Visit) -> None:
    visit.table("over")
    visit.press("#result-tab")


def _story(visit: Visit) -> None:
    _result(visit)
    visit.press("section.result .buttons button")
    visit.page.locator("section.story").wait_for()
    visit.press("section.story .controls button:nth-of-type(2)")


def _text_board(visit: Visit) -> None:
    visit.table("solo")
    visit.page.keyboard.press("t")
    visit.page.locator(".text-board").first.wait_for()


def _table_menu(visit: Visit) -> None:
    visit.table("late")
    visit.menu()


def _seats_dialog(visit: Visit) -> None:
    visit.table("two")
    visit.menu()
    visit.press("dialog[open] .row button")
    visit.page.locator("dialog[open] li.card").first.wait_for()


def _keys(visit: Visit) -> None:
    visit.table("early")
    visit.page.keyboard.press("?")
    visit.page.locator("dialog[open]").wait_for()


def _plan(visit: Visit) -> None:
    visit.table("late")
    visit.page.keyboard.press("p")
    visit.page.locator("section.plan").wait_for()
    if not visit.is_phone:
        visit.page.locator("button.choice").first.click()
        visit.page.locator("section.plan li").wait_for()


def _chat(visit: Visit) -> None:
    """With somebody who has sat down and said nothing yet."""
    opened = visit.person.open(ME, LINK)
    browser = visit.person.context.browser
    assert browser is not None
    friend = Person(browser, visit.person.address)
    sit = {"token": opened["links"][0]["token"], "name": "Zofia Wiśniewska"}
    friend.ask("POST", f"tables/{opened['table']}/seats/1/sit", sit)
    friend.leave()
    visit.go(f"/table/{opened['table']}")
    visit.press("#chat-tab")
    visit.page.locator("#chat-input").fill(
        "Good luck! Have you seen who is first in the Turn Order?"
    )
    visit.page.locator("#chat-input").press("Enter")
    visit.page.locator(".chat li .text").wait_for()


def _curtain(visit: Visit) -> None:
    visit.go(f"/table/{visit.person.open_table(ME, HERE)}")
    visit.page.locator(".prompt.asked").wait_for()
    visit.menu()
    visit.press("dialog[open] .row button:last-of-type")
    visit.page.locator(".curtain").wait_for()


def _part(name: str) -> Show:
    """A tab of the table on a phone."""

    def show(visit: Visit) -> None:
        visit.table("late")
        visit.press(f"#{name}-tab")

    return show


PAGES: Final[dict[str, Show]] = {
    "home": _home,
    "new table": _new_table,
    "new solo table": _new_solo,
    "invitations": _invitations,
    "join": _join,
    "settings": _settings,
    "rules": lambda visit: visit.go("/rules/terracotta"),
    "api": lambda visit: visit.go("/api"),
    "figures": lambda visit: visit.go("/figures"),
    "missing": lambda visit: visit.go("/nowhere"),
}
TABLES: Final[dict[str, Show]] = {
    "gathering": _gathering,
    "early": _at("early"),
    "build": _at("build"),
    "archer": _at("archer"),
    "guard": _at("guard"),
    "late": _at("late"),
    "solo": _at("solo"),
    "past": _at("over", "?move=200"),
    "preview": _preview,
    "why not": _why_not,
    "score": _score,
    "result": _result,
    "story": _story,
    "text board": _text_board,
    "plan": _plan,
    "menu": _table_menu,
    "seats": _seats_dialog,
    "keys": _keys,
    "chat": _chat,
    "curtain": _curtain,
}
PHONE_PARTS: Final[dict[str, Show]] = {
    name: _part(name) for name in ("mausoleum", "wheel", "supplies", "players", "log")
}
# A name that takes its room.
_LONG_NAME: Final = "Gaston de la Brasserie"


def views(person: Person) -> Iterator[tuple[str, bool]]:
    """Shows one after the other: its name, and whether it is a table's page."""
    visit = Visit(person)
    person.call_oneself(_LONG_NAME)
    tables = TABLES | PHONE_PARTS if visit.is_phone else TABLES
    for shows, is_table in ((PAGES, False), (tables, True)):
        for name, show in shows.items():
            show(visit)
            visit.page.evaluate("document.fonts.ready")
            yield name, is_table
