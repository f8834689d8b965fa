"""Where there is nothing to see, or nothing to be done, each case says so in its own words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.people import Person, Welcome
from tests.browser.records import BOT, LINK, ME, record, seats
from tests.browser.table import Table

UNKNOWN_TABLE = {
    "en": "There is no table",
    "fr": "Il n'y a pas de table",
    "pl": "Nie ma stołu",
}


@pytest.mark.parametrize("language", UNKNOWN_TABLE)
def test_a_table_that_is_not_there(welcome: Welcome, language: str) -> None:
    page = welcome(language=language).visit("/table/nonesuch")
    expect(page.get_by_role("heading")).to_contain_text(UNKNOWN_TABLE[language])
    page.get_by_role("main").get_by_role("link").click()
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("path", ["/nowhere", "/rules/nonesuch", "/new/nonesuch", "/table"])
def test_a_page_that_is_not_there(ada: Person, path: str) -> None:
    page = ada.visit(path)
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()


def test_a_link_that_was_revoked(welcome: Welcome) -> None:
    ada, zoe = welcome(), welcome()
    opened = ada.open(ME, LINK)
    page = ada.visit(f"/table/{opened['table']}")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="New link").click()
    expect(page.get_by_label(re.compile("^Link for")).last).to_be_visible()

    zoe.visit(opened["links"][0]["path"])
    zoe.page.get_by_role("button", name="Take the seat").click()
    expect(zoe.page.get_by_role("alert")).to_contain_text("This link is no longer good")


def test_a_seat_that_somebody_has_already(welcome: Welcome) -> None:
    ada, zoe, ben = welcome(), welcome(), welcome()
    link = ada.open(ME, LINK)["links"][0]["path"]
    zoe.visit(link).get_by_label("Your name").fill("Zoe")
    zoe.page.get_by_role("button", name="Take the seat").click()
    Table(zoe.page).prompt.wait_for()
    expect(ben.visit(link).get_by_role("main")).to_contain_text("Zoe has this seat already")


def test_a_table_that_is_full_is_watched(welcome: Welcome) -> None:
    ada, ben = welcome(), welcome()
    page = ben.visit(f"/table/{ada.open_table(ME, BOT)}")
    expect(Table(page).prompt).to_contain_text("Waiting for")
    expect(Table(page).choices).to_have_count(0)
    expect(Table(page).button("Undo")).to_have_count(0)


def test_a_table_that_nobody_may_watch(welcome: Welcome) -> None:
    ada, ben = welcome(), welcome()
    page = ben.visit(f"/table/{ada.open_table(ME, BOT, terms={'watching': 'nobody'})}")
    expect(page.get_by_role("heading")).to_contain_text("Nobody may watch this table")


def test_a_game_that_is_over_takes_no_more_moves(ada: Person) -> None:
    page = ada.visit(f"/table/{ada.load(record('over').text, *seats('over', BOT))}")
    table = Table(page)
    expect(table.prompt).to_contain_text("win")
    expect(table.choices).to_have_count(0)
    expect(table.list).to_contain_text("Step through the game")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "Line 1, column 1 of the record: The tag “Game” is missing."),
        (record("late").text.replace("s4", "s99", 1), "cannot pick “s99” now"),
        (record("late").text[:300], "of the record"),
        ("x" * 600_000, "That is too much at once."),
    ],
    ids=["not a record", "a wrong move", "cut off", "too large"],
)
def test_a_record_that_is_damaged(ada: Person, text: str, said: str) -> None:
    page = ada.visit("/")
    file = FilePayload(name="game.kgn", mimeType="text/plain", buffer=text.encode())
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    if "column" in page.get_by_role("main").inner_text():
        expect(page.locator("pre mark")).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))
