"""Around one device: the screen goes from hand to hand, and a curtain falls in between."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.records import HERE, ME
from tests.browser.table import Table


def play_turn(table: Table, name: str) -> None:
    """The first choice of each, as long as the same person is asked."""
    expect(table.asked).to_contain_text(name)
    while table.asked.count() and name in table.prompt.inner_text():
        table.after(table.choices.first.click)


def test_two_people_open_a_table_at_this_device_and_take_turns(ada: Person) -> None:
    page = ada.visit("/new/terracotta")
    page.get_by_text("At this device", exact=True).click()
    page.get_by_label("Name of who plays Yellow").fill("Zoe")
    page.get_by_role("button", name="Open the table").click()
    table = Table(page)
    first, second = ("Zoe", "Purple") if "Zoe" in table.prompt.inner_text() else ("Purple", "Zoe")

    play_turn(table, first)
    expect(table.asked).to_contain_text(second)
    play_turn(table, second)
    expect(table.asked).to_contain_text(first)


def test_the_curtain_hides_everything_until_the_next_person_is_there(ada: Person) -> None:
    page = ada.visit(f"/table/{ada.open_table(ME, HERE | {'name': 'Zoe'})}")
    table = Table(page)
    table.asked.wait_for()
    table.button("Table and settings").click()
    page.get_by_role("group", name="Cover the table").get_by_label("Always").check()
    table.button("Close").click()
    play_turn(table, table.prompt.inner_text().partition(":")[0])

    for _ in range(2):
        name = table.curtain.get_by_role("heading").inner_text().removeprefix("Pass the screen to ")
        expect(page.locator("#board")).to_have_count(0)
        expect(page.locator("#choices")).to_have_count(0)
        page.keyboard.press("1")
        table.button(f"I am {name}").click()
        play_turn(table, name)
        expect(table.curtain).to_be_visible()


def test_the_table_is_covered_when_somebody_wishes(ada: Person) -> None:
    page = ada.visit(f"/table/{ada.open_table(ME, HERE)}")
    table = Table(page)
    asked = table.asked.inner_text()
    table.button("Table and settings").click()
    table.button("Cover the table").click()
    expect(page.locator("#board")).to_have_count(0)
    table.curtain.get_by_role("button").press("Enter")
    expect(table.asked).to_have_text(asked)
