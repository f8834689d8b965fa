"""Looking back over a game, keeping it, and going on from any moment of it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person, Welcome
from tests.browser.records import BOT, record, seats
from tests.browser.table import Table, tokens


def finished_game(person: Person) -> str:
    return person.load(record("over").text, *seats("over", BOT))


def look_at(person: Person, table: str, query: str = "") -> Table:
    person.visit(f"/table/{table}{query}")
    expect(person.page.locator("output.where")).to_be_visible()
    return Table(person.page)


def test_the_whole_game_is_stepped_through_by_buttons_keys_and_the_line(ada: Person) -> None:
    table = look_at(ada, finished_game(ada))
    moves = record("over").moves
    line = ada.page.get_by_role("slider", name="The moment shown")

    table.button("A move back").click()
    expect(table.moment).to_have_text(f"Move {moves - 1} of {moves}")
    expect(table.prompt).to_contain_text("Looking back: round 5")
    ada.page.keyboard.press("[")
    expect(table.moment).to_have_text(f"Move {moves - 2} of {moves}")
    ada.page.keyboard.press("]")
    expect(table.moment).to_have_text(f"Move {moves - 1} of {moves}")
    for _ in range(4):
        table.button("A round back").click()
    expect(table.prompt).to_contain_text("Looking back: round 1")
    line.press("Home")
    expect(table.prompt).to_contain_text("the start of the game")
    expect(table.choices).to_have_count(0)
    line.press("End")
    table.button("Back to now").click()
    expect(table.moment).to_have_text(f"Move {moves} of {moves}")
    expect(table.prompt).to_contain_text("win")


def test_the_board_shows_the_moment_looked_at(ada: Person) -> None:
    name = finished_game(ada)
    table = look_at(ada, name, "?move=0")
    expect(table.page.get_by_text("Looking back: the start of the game")).to_be_visible()
    ada.page.keyboard.press("t")
    expect(table.page.get_by_role("heading", name="Mausoleum")).to_be_visible()
    at_start = table.page.locator("#board").inner_text()
    ada.page.keyboard.press("n")
    expect(table.page.locator("#board")).not_to_have_text(at_start)


def test_a_link_to_a_moment_shows_it_to_anybody(welcome: Welcome) -> None:
    ada, ben = welcome(permissions=["clipboard-read", "clipboard-write"]), welcome()
    table = look_at(ada, finished_game(ada), "?move=100")
    table.page.get_by_role("tab", name="Result").click()
    table.button("Copy a link to this moment").first.click()
    expect(table.button("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("?move=100")

    ben.visit(link)
    expect(ben.page.locator("output.where")).to_have_text(f"Move 100 of {record('over').moves}")


def test_the_game_plays_itself_again_to_its_end(ada: Person) -> None:
    moves = record("over").moves
    table = look_at(ada, finished_game(ada), f"?move={moves - 3}")
    expect(table.moment).to_have_text(f"Move {moves - 3} of {moves}")
    ada.page.get_by_role("combobox", name="Speed").select_option("4")
    table.button("Play the game again").click()
    expect(table.moment).to_have_text(f"Move {moves} of {moves}")
    expect(table.button("Play the game again")).to_be_visible()


def test_a_game_is_saved_as_a_file_and_loaded_again(ada: Person, tmp_path: Path) -> None:
    name = finished_game(ada)
    table = look_at(ada, name)
    with ada.page.expect_download() as saved:
        table.button("Save the game record (.kgn)").click()
    file = tmp_path / saved.value.suggested_filename
    assert file.suffix == ".kgn"
    saved.value.save_as(file)

    page = ada.visit("/")
    page.get_by_label("Choose a file").set_input_files(file)
    page.wait_for_url(re.compile("/table/(?!" + name + ")"))
    expect(page.locator("output.where")).to_be_visible()
    loaded = page.url.rsplit("/", 1)[-1]
    assert tokens(ada.state(loaded)) == tokens(ada.state(name))


def test_a_game_is_played_on_from_any_moment_against_bots(ada: Person) -> None:
    name = finished_game(ada)
    table = look_at(ada, name, "?move=120")
    expect(table.moment).to_contain_text("Move 120")
    table.page.get_by_role("tab", name="Result").click()
    table.button("Go on from here against bots").first.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("after move 120")
    dialog.get_by_role("button", name="Open it").click()
    ada.page.wait_for_url(re.compile("/table/(?!" + name + ")"))
    expect(table.asked).to_be_visible(timeout=20_000)
    fork = ada.page.url.rsplit("/", 1)[-1]
    assert tokens(ada.state(fork))[:120] == tokens(ada.state(name))[:120]
    table.after(table.choices.first.click)
    assert ada.state(name)["status"] == "over"
