"""Playing with nothing but a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kilnyard.core.chance import Chance
from tests.browser.table import Table

_ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
_STEPS: Final = 8
_TABS_MAX: Final = 60
_NAME_OF_FOCUS: Final = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return '';
  return focused.getAttribute('aria-label') ?? focused.innerText ?? '';
}"""
_MAY_BE_PICKED: Final = "() => !!document.activeElement.closest('.glows:not([aria-pressed])')"


class Keyboard:
    """Ways to pick without a pointer; `used` counts how often each was taken."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.used: dict[str, int] = {}

    def press(self, *keys: str) -> None:
        for key in keys:
            self.table.page.keyboard.press(key)

    def tab_to(self, name: str) -> None:
        """Goes on with the Tab key until what is called so has the focus."""
        for _ in range(_TABS_MAX):
            self.press("Tab")
            if name in self.table.page.evaluate(_NAME_OF_FOCUS):
                return
        raise AssertionError(f"Tab never comes to {name!r}")

    def pick(self) -> None:
        """Any choice in any way."""
        ways: tuple[Callable[[], bool], ...] = (self.on_board, self.in_list, self.by_number)
        way = ways[self.chance.below(len(ways))]
        if not way():
            way = self.by_number
            way()
        self.used[way.__name__] = self.used.get(way.__name__, 0) + 1

    def by_number(self) -> bool:
        """Types the number of a choice; Enter says that no more digits follow."""
        number = 1 + self.chance.below(self.table.choices.count())
        typed = self.table.page.locator(".typed")

        def press() -> None:
            self.press(*str(number))
            if typed.count():
                self.press("Enter")

        self.table.after(press)
        return True

    def in_list(self) -> bool:
        """Goes through the list with the arrows."""
        self.press("d")
        for _ in range(self.chance.below(_STEPS)):
            self.press("ArrowDown" if self.chance.below(2) else "ArrowRight")
        self.table.after(self.press, "Enter")
        return True

    def on_board(self) -> bool:
        """Goes over the board with the arrows, and picks if it comes to what may be picked."""
        if not self.table.glowing.count():
            return False
        self.press("b")
        for _ in range(_STEPS):
            self.press(_ARROWS[self.chance.below(len(_ARROWS))])
            if self.chance.below(2) and self.table.page.evaluate(_MAY_BE_PICKED):
                self.table.after(self.press, "Enter" if self.chance.below(2) else " ")
                return True
        return False
