"""Whole games, from the home page to the result."""

from __future__ import annotations

from playwright.sync_api import expect

from kilnyard.core.chance import Chance
from tests.browser.keys import Keyboard
from tests.browser.people import Person
from tests.browser.table import Table


def test_a_game_against_three_bots_is_clicked_on_the_board_and_in_the_list(ada: Person) -> None:
    chance = Chance("clicking")
    ada.visit("/").get_by_role("button", name="Against 3 bots").click()
    table = Table(ada.page)
    on_board = in_list = 0

    while table.await_turn():
        glowing = table.glowing.all()
        if glowing and chance.below(2):
            table.after(table.press, glowing[chance.below(len(glowing))])
            on_board += 1
        else:
            choice = table.choices.nth(chance.below(table.choices.count()))
            table.after(choice.click)
            in_list += 1

    assert on_board > 20
    assert in_list > 20
    expect(table.story).to_contain_text("The final scoring")
    table.button("To the result").click()
    expect(table.result.locator("li.won")).to_have_count(1)
    expect(table.result.get_by_role("listitem").filter(has_text="1.")).to_be_visible()
    expect(table.prompt).to_contain_text("win")


def test_a_game_against_li_si_is_played_with_the_keyboard_alone(ada: Person) -> None:
    ada.visit("/").get_by_role("button", name="Alone against Li Si").wait_for()
    table = Table(ada.page)
    keyboard = Keyboard(table, Chance("typing"))
    keyboard.tab_to("Alone against Li Si")
    keyboard.press("Enter")

    while table.await_turn():
        keyboard.pick()

    assert min(keyboard.used[way] for way in ("by_number", "in_list", "on_board")) > 5
    keyboard.tab_to("To the result")
    keyboard.press("Enter")
    expect(table.result.get_by_role("listitem").filter(has_text="Li Si")).to_be_visible()
