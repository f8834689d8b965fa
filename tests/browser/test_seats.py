"""From the home page to a seat, and away from it: links, bots that take over, giving up, again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Welcome
from tests.browser.records import BOT, LINK, ME, record, seats
from tests.browser.table import Table


@pytest.mark.parametrize("way", ["Against 2 bots", "Alone against Li Si"])
def test_two_clicks_after_opening_one_plays(ada: Person, way: str) -> None:
    page = ada.visit("/")
    page.get_by_role("button", name=way).click()
    assert Table(page).await_turn()


def test_a_link_is_sent_and_taken(welcome: Welcome) -> None:
    ada = welcome(permissions=["clipboard-read", "clipboard-write"])
    page = ada.visit("/new/terracotta")
    page.get_by_role("button", name="Open the table and get the links").click()
    page.get_by_role("button", name="Copy").click()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Go to the table").click()
    expect(page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()

    zoe = welcome()
    zoe.visit(link).get_by_label("Your name").fill("Zoe")
    zoe.page.get_by_role("button", name="Take the seat").click()
    for person in (ada, zoe):
        expect(person.page.locator("output.where")).to_be_visible()
        expect(person.page.get_by_text("Zoe").first).to_be_visible()


def test_the_home_page_says_where_it_is_my_turn_and_what_can_be_watched(welcome: Welcome) -> None:
    ada, ben = welcome(), welcome()
    ada.call_oneself("Ada")
    name = ada.load(record("late").text, *seats("late", BOT))
    continued = ada.visit("/").get_by_role("heading", name="Continue")
    mine = ada.page.locator("section", has=continued)
    expect(mine.get_by_role("link").first).to_contain_text("Your turn")
    expect(ada.page).to_have_title(re.compile("Your turn"))
    watched = ben.visit("/").locator(f'a[href="/table/{name}"]')
    expect(watched).to_contain_text("Ada")
    expect(watched).not_to_contain_text("Your turn")


def test_a_bot_plays_on_until_one_is_back(welcome: Welcome) -> None:
    ada, zoe = welcome(), welcome()
    opened = ada.open(ME, LINK, BOT)
    zoe.visit(opened["links"][0]["path"])
    zoe.page.get_by_role("button", name="Take the seat").click()
    page = ada.visit(f"/table/{opened['table']}")
    table = Table(page)
    table.prompt.wait_for()

    def seats_dialog(button: str) -> None:
        table.button("Table and settings").click()
        page.get_by_role("dialog").get_by_role("button", name="Seats").click()
        page.get_by_role("dialog").get_by_role("button", name=button).first.click()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()

    seats_dialog("Let a bot play on")
    expect(Table(zoe.page).asked).to_be_visible()
    expect(table.prompt).to_contain_text("Waiting for")
    seats_dialog("Take the seat back")
    Table(zoe.page).asked.wait_for()
    assert ada.state(opened["table"])["seats"][0]["holder"] == "person"


def test_giving_up_is_asked_about_and_done(ada: Person) -> None:
    name = ada.open_table(ME, BOT)
    page = ada.visit(f"/table/{name}")
    table = Table(page)
    table.await_turn()
    table.button("Table and settings").click()
    table.button("Concede the game").click()
    expect(page.get_by_text("Concede for good?")).to_be_visible()
    assert not ada.state(name)["seats"][0]["conceded"]
    page.get_by_role("dialog").get_by_role("button", name="Concede the game").last.click()
    expect(table.result).to_contain_text("conceded")
    expect(table.button("Watch the final scoring")).to_have_count(0)
    assert ada.state(name)["seats"][0]["conceded"]


def test_a_finished_game_is_played_again(ada: Person) -> None:
    name = ada.load(record("over").text, *seats("over", BOT))
    page = ada.visit(f"/table/{name}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile("/table/(?!" + name + ")"))
    expect(Table(page).asked).to_be_visible(timeout=20_000)
    again = ada.state(page.url.rsplit("/", 1)[-1].split("?")[0])
    assert [seat["holder"] for seat in again["seats"]].count("bot") == 3
