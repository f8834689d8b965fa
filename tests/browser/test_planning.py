"""A plan, made in another's time on a board of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Welcome
from tests.browser.records import LINK, ME
from tests.browser.seat import Seat
from tests.browser.table import Table, tokens


class Waiting:
    """It is Zoe's turn. Ada looks at the table; Zoe plays from elsewhere."""

    def __init__(self, ada: Person, zoe: Person) -> None:
        opened = ada.open(ME, LINK)
        (link,) = opened["links"]
        path = f"tables/{opened['table']}/seats/{link['seat']}/sit"
        zoe.ask("POST", path, {"token": link["token"], "name": "Zoe"})
        self.ada, self.zoe = Seat(ada, opened["table"]), Seat(zoe, opened["table"])
        if self.ada.is_asked():
            self.ada.play_turn()
        ada.visit(f"/table/{opened['table']}")
        self.table = Table(ada.page)
        expect(self.table.prompt).to_contain_text("Waiting for Zoe")


@pytest.fixture
def waiting(welcome: Welcome) -> Waiting:
    return Waiting(welcome(), welcome())


def plan(table: Table, picks: int) -> list[str]:
    """Plans the first of what is offered, so many times; what was planned, in words."""
    table.button("Plan my next turn").click()
    planned = []
    for made in range(picks):
        label = table.choices.first.locator(".label")
        planned.append(label.inner_text())
        label.click()
        expect(table.plan.get_by_role("listitem")).to_have_count(made + 1)
    return planned


def test_a_plan_is_made_while_another_thinks_and_played_when_it_is_ones_turn(
    waiting: Waiting,
) -> None:
    table = waiting.table
    before = tokens(waiting.ada.state())
    planned = plan(table, 2)
    expect(table.prompt).to_contain_text("Plan.")
    assert tokens(waiting.zoe.state()) == before
    table.button("Keep for later").click()
    expect(table.prompt).to_contain_text("Waiting for Zoe")

    waiting.zoe.play_turn(waiting.zoe.tokens()[-1])
    expect(table.prompt).not_to_contain_text("Waiting")
    before = tokens(waiting.ada.state())
    table.button("Play this plan").click()
    expect(table.plan).to_have_count(0)
    after = waiting.ada.state()["log"][1:]
    assert len(after) == len(before) + len(planned)
    assert all(entry["seat"] == after[-1]["seat"] for entry in after[len(before) :])


def test_a_plan_that_has_become_impossible_stops_and_says_why(waiting: Waiting) -> None:
    table = waiting.table
    segment = next(token for token in waiting.zoe.tokens() if token.startswith("s"))
    table.button("Plan my next turn").click()
    table.press(table.place(f"segment:{segment.removeprefix('s')}"))
    expect(table.plan.get_by_role("listitem")).to_have_count(1)
    table.button("Keep for later").click()

    waiting.zoe.play_turn(segment)
    expect(table.prompt).not_to_contain_text("Waiting")
    before = tokens(waiting.ada.state())
    table.button("Play this plan").click()
    expect(table.plan).to_contain_text("The plan stops at")
    expect(table.plan.locator(".stopped")).to_contain_text("Craftsman")
    assert tokens(waiting.ada.state()) == before
    table.button("Drop").click()
    expect(table.plan).to_have_count(0)


def test_a_plan_is_undone_step_by_step_and_dropped(waiting: Waiting) -> None:
    table = waiting.table
    before = tokens(waiting.ada.state())
    plan(table, 2)
    table.page.keyboard.press("u")
    expect(table.plan.get_by_role("listitem")).to_have_count(1)
    table.button("Drop").click()
    expect(table.plan).to_have_count(0)
    expect(table.prompt).to_contain_text("Waiting for Zoe")
    assert tokens(waiting.ada.state()) == before
