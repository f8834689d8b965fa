"""A table as it is on the screen: what one reads there, and what one does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.people import Json

# Where a place of the board is not covered by anything else, as near to its middle as can be.
_POINT_OF_PLACE: Final = """place => {
  const box = place.getBoundingClientRect();
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const across of steps) for (const down of steps) {
    const [x, y] = [box.x + across * box.width, box.y + down * box.height];
    if (document.elementFromPoint(x, y)?.closest('[data-place]') === place) return [x, y];
  }
  return null;
}"""
_CHANGED: Final = """before => {
  const where = document.querySelector('output.where')?.innerText;
  const asked = document.querySelector('.prompt.asked, .curtain, .story, #result-tab');
  return where !== before && asked !== null;
}"""


class Table:
    """Somebody's place at a table, looked at on a screen with room for everything."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator(".prompt")
        self.asked = page.locator(".prompt.asked")
        self.list = page.locator("#choices")
        self.choices = self.list.locator("button.choice")
        self.glowing = page.locator("#board .glows:not([aria-pressed])")
        self.about = page.locator("section.about")
        self.moment = page.locator("output.where")
        self.curtain = page.locator(".curtain")
        self.story = page.locator("section.story")
        self.result = page.locator("section.result")
        self.plan = page.locator("section.plan")
        self.log = page.locator("section.log .list")
        self.notice = page.locator(".notice")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def place(self, name: str) -> Locator:
        """A place of the board."""
        return self.page.locator(f'#board [data-place="{name}"]')

    def point_of(self, place: Locator) -> tuple[float, float]:
        """Where to press to press this place of the board, and nothing that lies upon it."""
        point = place.evaluate(_POINT_OF_PLACE)
        assert point is not None, f"{place} is covered"
        x, y = point
        return x, y

    def press(self, place: Locator) -> None:
        self.page.mouse.click(*self.point_of(place))

    def point_at(self, place: Locator) -> None:
        self.page.mouse.move(*self.point_of(place))

    def await_turn(self) -> bool:
        """Whether it has become my turn; not so if the game has ended."""
        ended = self.story.or_(self.result)
        self.asked.or_(ended).first.wait_for(timeout=30_000)
        return self.asked.count() > 0

    def after(self, act: Callable[..., None], *given: Any) -> None:
        """Does something, and waits until it has had its effect and one is asked again."""
        before = self.moment.inner_text()
        act(*given)
        self.page.wait_for_function(_CHANGED, arg=before, timeout=30_000)

    def moves(self) -> int:
        """How many moves the page says have been made."""
        return int(self.moment.inner_text().split()[-1])


def tokens(state: Json) -> list[str | None]:
    """The moves that stand, as the table's log tells them."""
    return [entry["token"] for entry in state["log"][1:]]
