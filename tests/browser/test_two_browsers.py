"""Two people far apart: links, cuts, a server that dies. Nothing is lost and nothing doubled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from kilnyard.core.chance import Chance
from tests.browser.people import Person
from tests.browser.records import LINK, ME
from tests.browser.site import Site
from tests.browser.table import Table, tokens

# How soon a browser has caught up, once it can reach the server.
CATCH_UP_MS: Final = 2000
_TURN_MAX: Final = 20
# What a browser says of a network that was cut and of a server that was killed.
_CUT: Final = ("net::ERR_", "WebSocket connection")


class Pair:
    """Ada has opened a table at a server of their own; Zoe has followed the link."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.site = site
        self.chance = Chance("two browsers")
        self.ada, self.zoe = Person(browser, site.address), Person(browser, site.address)
        self.ada.call_oneself("Ada")
        opened = self.ada.open(ME, LINK)
        self.name = opened["table"]
        self.ada.visit(f"/table/{self.name}")
        expect(self.ada.page.get_by_text("Waiting for everybody").first).to_be_visible()
        self.zoe.visit(opened["links"][0]["path"])
        self.zoe.page.get_by_label("Your name").fill("Zoe")
        self.zoe.page.get_by_role("button", name="Take the seat").click()
        self.adas, self.zoes = Table(self.ada.page), Table(self.zoe.page)
        self.see_the_same()

    def mover(self) -> Table:
        """Whoever is asked."""
        self.adas.page.locator(
            ".prompt.asked, .prompt.waits:has-text('Waiting for Zoe')"
        ).wait_for()
        return self.adas if self.adas.asked.count() else self.zoes

    def other(self) -> Table:
        return self.zoes if self.mover() is self.adas else self.adas

    def pick(self, table: Table) -> None:
        """Any choice, and the answer to it."""
        before = table.moment.inner_text()
        table.choices.nth(self.chance.below(table.choices.count())).click()
        expect(table.moment).not_to_have_text(before)
        expect(table.prompt).to_have_class(re.compile("asked|waits"))

    def play_turn(self, table: Table) -> None:
        """All that one is asked until it is the other's turn."""
        expect(table.asked).to_be_visible()
        for _ in range(_TURN_MAX):
            if not table.asked.count():
                return
            self.pick(table)

    def play_until_turn_of(self, table: Table) -> None:
        while self.mover() is not table:
            self.play_turn(self.mover())

    def see_the_same(self) -> None:
        """Both screens show all that the server has written down."""
        moves = len(self.journal())
        for table in (self.adas, self.zoes):
            expect(table.moment).to_have_text(f"Move {moves} of {moves}", timeout=CATCH_UP_MS)
            expect(table.notice).to_have_count(0)

    def journal(self) -> list[str | None]:
        """The moves that stand; both are told the same."""
        of_ada, of_zoe = (tokens(one.state(self.name)) for one in (self.ada, self.zoe))
        assert of_ada == of_zoe
        return of_ada

    def leave(self) -> None:
        for person in (self.ada, self.zoe):
            person.leave()
            person.forgive(*_CUT)
            assert person.complaints == []


@pytest.fixture
def pair(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    site = Site(tmp_path_factory.mktemp("own"))
    site.start()
    pair = Pair(browser, site)
    yield pair
    pair.leave()
    site.stop()


def test_who_was_cut_off_sees_what_happened_meanwhile(pair: Pair) -> None:
    pair.play_until_turn_of(pair.adas)
    pair.zoe.cut()
    expect(pair.zoes.notice).to_contain_text("Connecting again")
    seen = pair.zoes.moment.inner_text()
    pair.play_turn(pair.adas)
    assert pair.zoes.moment.inner_text() == seen

    pair.zoe.mend()
    pair.see_the_same()
    expect(pair.zoes.asked).to_be_visible()


def test_a_pick_made_without_a_connection_arrives_once(pair: Pair) -> None:
    pair.play_until_turn_of(pair.zoes)
    before = pair.journal()
    pair.zoe.cut()
    pair.zoes.choices.first.click()
    expect(pair.zoes.prompt).to_contain_text("On its way")

    pair.zoe.mend()
    expect(pair.zoes.moment).not_to_have_text(f"Move {len(before)} of {len(before)}")
    after = pair.journal()
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    pair.see_the_same()


def test_a_killed_server_comes_back_with_every_move(pair: Pair) -> None:
    pair.play_turn(pair.mover())
    mover = pair.mover()
    pair.pick(mover)
    before = pair.journal()
    pair.site.kill()
    for table in (pair.adas, pair.zoes):
        expect(table.notice).to_contain_text("Connecting again")
    mover.choices.first.click()
    expect(mover.prompt).to_contain_text("On its way")

    pair.site.start()
    expect(mover.moment).not_to_have_text(
        f"Move {len(before)} of {len(before)}", timeout=CATCH_UP_MS
    )
    after = pair.journal()
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    pair.see_the_same()
    pair.play_turn(pair.mover())
    pair.see_the_same()
