"""Between pages and back, on a page loaded again, with nothing that moves, in light and in dark."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Welcome
from tests.browser.records import BOT, ME, record, seats
from tests.browser.table import Table

_BACKGROUND: Final = "() => getComputedStyle(document.body).backgroundColor"


def open_moment(person: Person, name: str) -> Table:
    table = person.load(record(name).text, *seats(name, BOT))
    person.visit(f"/table/{table}")
    return Table(person.page)


def test_back_and_forward_go_through_the_pages(ada: Person) -> None:
    page = ada.visit("/")
    page.get_by_role("link", name="Rules").click()
    rules = page.get_by_role("heading", level=1).filter(has_text="Terracotta Army")
    expect(rules).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Against 1 bot").click()
    expect(page.locator("output.where")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Against 1 bot")).to_be_visible()
    page.go_forward()
    expect(page.locator("output.where")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name=re.compile("Your turn")).first.click()
    expect(page.locator("output.where")).to_be_visible()


def test_a_page_loaded_again_in_mid_game_is_as_it_was(ada: Person) -> None:
    table = open_moment(ada, "late")
    table.asked.wait_for()
    table.after(table.choices.first.click)
    prompt, moment = table.prompt.inner_text(), table.moment.inner_text()
    choices = table.choices.all_inner_texts()
    ada.page.reload()
    expect(table.prompt).to_have_text(prompt)
    expect(table.moment).to_have_text(moment)
    assert table.choices.all_inner_texts() == choices


def test_coming_back_tells_what_happened_since(ada: Person) -> None:
    name = ada.open_table(ME, BOT)
    ada.visit(f"/table/{name}")
    table = Table(ada.page)
    table.await_turn()
    mine = ada.state(name)["viewer"]
    table.after(table.choices.last.click)
    while ada.state(name)["log"][-1]["seat"] == mine:
        table.after(table.choices.last.click)
    ada.page.reload()
    since = ada.page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").first).to_be_visible()
    table.button("Seen").click()
    expect(since).to_have_count(0)


@pytest.mark.parametrize("moves", [False, True], ids=["reduced motion", "motion"])
def test_things_move_only_for_those_who_like_it(welcome: Welcome, moves: bool) -> None:
    ada = welcome(moves=moves)
    table = open_moment(ada, "late")
    table.asked.wait_for()
    seen = ada.page.evaluate(
        """async () => {
          let most = 0, on = true;
          const look = () => {
            const running = document.getAnimations().filter(one => one.playState === 'running');
            most = Math.max(most, running.length);
            if (on) requestAnimationFrame(look);
          };
          look();
          document.querySelector('#choices button.choice').click();
          await new Promise(done => setTimeout(done, 700));
          on = false;
          return most;
        }"""
    )
    assert (seen > 0) is moves


def test_the_theme_is_the_systems_until_one_is_chosen(welcome: Welcome) -> None:
    ada = welcome(theme="dark")
    page = ada.visit("/")
    page.get_by_role("button", name="To the light theme").wait_for()
    dark = page.evaluate(_BACKGROUND)
    page.get_by_role("button", name="To the light theme").click()
    light = page.evaluate(_BACKGROUND)
    assert light != dark
    page.reload()
    page.get_by_role("button", name="To the dark theme").wait_for()
    assert page.evaluate(_BACKGROUND) == light


def test_the_language_is_the_browsers_until_one_is_chosen(welcome: Welcome) -> None:
    page = welcome(language="pl-PL").visit("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("combobox").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("link", name="Règles")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_board_as_text_says_all_of_the_table(ada: Person) -> None:
    table = open_moment(ada, "late")
    table.asked.wait_for()
    ada.page.keyboard.press("t")
    board = ada.page.locator("#board")
    for name in ("Players", "Mausoleum", "Action Wheel"):
        expect(board.get_by_role("heading", name=name).first).to_be_visible()
    cells = board.get_by_role("table").nth(1)
    expect(board.get_by_role("columnheader", name="a", exact=True)).to_be_attached()
    expect(board.get_by_role("rowheader", name="7", exact=True).first).to_be_attached()
    assert cells.count()
    ada.page.keyboard.press("t")
    expect(board.get_by_role("heading", name="Mausoleum")).to_have_count(0)


def test_ears_are_told_what_happens_and_what_is_asked(ada: Person) -> None:
    table = open_moment(ada, "late")
    table.asked.wait_for()
    said = ada.page.locator('[aria-live="polite"]')
    table.after(table.choices.first.click)
    prompt = table.prompt.get_by_role("heading").inner_text()
    expect(said.filter(has_text=prompt).first).to_contain_text("choices.")
