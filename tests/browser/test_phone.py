"""On a phone: fingers, one part of the table at a time, and what matters always in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, Welcome
from tests.browser.records import BOT, ME, record, seats
from tests.browser.table import Table


@pytest.fixture
def phone(welcome: Welcome) -> Person:
    return welcome(size=PHONE, touch=True)


def open_moment(person: Person, name: str) -> Table:
    person.visit(f"/table/{person.load(record(name).text, *seats(name, BOT))}")
    table = Table(person.page)
    table.asked.wait_for()
    return table


def test_the_first_tap_shows_and_the_second_does(phone: Person) -> None:
    table = open_moment(phone, "place")
    cell = phone.page.locator('#mausoleum-panel .glows[data-place^="cell:"]').first
    x, y = table.point_of(cell)
    prompt = table.prompt.inner_text()
    phone.page.touchscreen.tap(x, y)
    expect(table.about.locator(".preview[aria-busy=false]")).to_be_visible()
    expect(table.prompt).to_have_text(prompt)
    table.button("End the turn").tap()
    expect(table.prompt).not_to_have_text(prompt)


def test_a_tap_on_what_may_not_be_picked_says_why(phone: Person) -> None:
    table = open_moment(phone, "place")
    cell = phone.page.locator('#mausoleum-panel .refused[data-place^="cell:"]').first
    phone.page.touchscreen.tap(*table.point_of(cell))
    expect(table.about.get_by_role("link")).to_have_text(re.compile("^TA-"))


def test_the_prompt_and_my_things_stay_in_sight_on_every_tab(phone: Person) -> None:
    table = open_moment(phone, "late")
    tray = phone.page.get_by_role("region", name="What is mine")
    tabs = phone.page.get_by_role("tab")
    assert tabs.count() >= 6
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        panel = phone.page.get_by_role("tabpanel", name=tab.inner_text())
        expect(panel).to_be_in_viewport(ratio=0.9)
        for shown in (table.prompt, tray):
            expect(shown).to_be_in_viewport(ratio=1)


def test_the_parts_are_swiped(phone: Person) -> None:
    table = open_moment(phone, "place")
    phone.page.locator("#board.row").evaluate("row => { row.scrollLeft += row.clientWidth; }")
    expect(phone.page.get_by_role("tab", name="Action Wheel")).to_have_attribute(
        "aria-selected", "true"
    )
    expect(table.asked).to_be_visible()


def test_the_part_with_the_choices_is_shown_by_itself(phone: Person) -> None:
    table = open_moment(phone, "build")
    phone.page.get_by_role("tab", name="Log").tap()
    choice = table.choices.filter(has_text="Guard for")
    choice.tap()
    table.button("Do it").tap()
    expect(table.prompt).to_contain_text("where does the Guard stand")
    expect(phone.page.get_by_role("tab", name="Mausoleum")).to_have_attribute(
        "aria-selected", "true"
    )


def test_what_ends_the_turn_is_said_to_do_so(phone: Person) -> None:
    name = phone.open_table(ME, BOT)
    phone.visit(f"/table/{name}")
    table = Table(phone.page)
    table.await_turn()
    end, do_it = table.button("End the turn"), table.button("Do it")
    for _ in range(20):
        moves = phone.state(name)["move"]
        if not table.choices.count():
            phone.page.locator("button.fold").tap()
        table.choices.last.tap()
        expect(table.about.locator(".preview[aria-busy=false]")).to_be_visible()
        assert phone.state(name)["move"] == moves
        if end.count():
            break
        do_it.tap()
        expect(table.about).to_have_count(0)
    turn = phone.state(name)["log"][-1]["turn"]
    end.tap()
    expect(table.about).to_have_count(0)
    table.await_turn()
    assert phone.state(name)["log"][-1]["turn"] > turn


def test_the_board_zooms_by_wheel_and_keys(ada: Person) -> None:
    table = open_moment(ada, "late")
    board = ada.page.locator("#board .window .board").first
    place = table.place("cell:e4")
    small = place.bounding_box()
    table.point_at(place)
    ada.page.mouse.wheel(0, -400)
    whole = ada.page.get_by_role("button", name="Whole board")
    expect(whole).to_be_visible()
    large = place.bounding_box()
    assert small and large and large["width"] > 1.2 * small["width"]
    whole.click()
    expect(whole).to_have_count(0)
    ada.page.keyboard.press("b")
    ada.page.keyboard.press("+")
    expect(whole).to_be_visible()
    ada.page.keyboard.press("0")
    expect(whole).to_have_count(0)
    expect(board).to_be_visible()
