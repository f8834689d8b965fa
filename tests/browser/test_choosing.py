"""Choosing: what a choice would do, why another is no choice, and taking a pick back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.records import BOT, ME, record, seats
from tests.browser.table import Table

SitDown = Callable[[str], Table]


@pytest.fixture
def sit_down(ada: Person) -> SitDown:
    """Ada takes over the seat to decide at some moment of a game."""

    def sit_down(name: str) -> Table:
        table = ada.load(record(name).text, *seats(name, BOT))
        ada.visit(f"/table/{table}")
        Table(ada.page).asked.wait_for()
        return Table(ada.page)

    return sit_down


def test_pointing_at_a_choice_says_what_it_costs_and_brings(sit_down: SitDown) -> None:
    table = sit_down("build")
    choice = table.choices.filter(has_text="Victory Points").first
    choice.hover()
    expect(table.about).to_contain_text(choice.locator(".label").inner_text())
    expect(table.about).to_contain_text("→")
    assert table.moves() == record("build").moves


def test_pointing_on_the_board_is_pointing_in_the_list(sit_down: SitDown) -> None:
    table = sit_down("late")
    segment = table.page.locator('#board .glows[data-place^="segment:"]').first
    table.point_at(segment)
    pointed = table.choices.and_(table.page.locator(".pointed"))
    expect(pointed).to_have_count(1)
    name = pointed.locator(".label").inner_text()
    assert name.startswith("Segment")
    expect(table.about).to_contain_text(name)


def test_a_scoring_to_come_shows_what_a_place_would_do_to_it(sit_down: SitDown) -> None:
    table = sit_down("place")
    table.choices.first.hover()
    scoring = table.about.get_by_role("heading", name="End Game Scoring")
    expect(scoring).to_be_visible()
    expect(table.about.get_by_role("listitem").filter(has_text="→").first).to_be_visible()


def test_what_may_not_be_picked_says_why_and_opens_its_rule(sit_down: SitDown) -> None:
    table = sit_down("place")
    refused = table.page.locator('#board .refused[aria-disabled="true"]').first
    table.press(refused)
    clause = table.about.get_by_role("link")
    expect(clause).to_have_text(re.compile(r"^TA-[A-Z]+-"))
    assert table.moves() == record("place").moves
    with table.page.expect_popup() as opened:
        clause.click()
    rule = clause.inner_text().split()[0]
    expect(opened.value).to_have_url(re.compile(f"/rules/terracotta#{rule}$"))
    expect(opened.value.locator(f'[id="{rule}"]')).to_be_in_viewport()


def test_the_list_says_of_everything_refused_why(sit_down: SitDown) -> None:
    table = sit_down("place")
    folded = table.list.locator("details")
    expect(folded.get_by_role("listitem").first).not_to_be_visible()
    folded.locator("summary").click()
    reasons = folded.locator(".reason").all_inner_texts()
    assert len(reasons) == int(re.sub(r"\D", "", folded.locator("summary").inner_text()))
    assert all(reason.endswith(".") for reason in reasons)


def test_a_turn_is_taken_back_pick_by_pick_and_made_again(sit_down: SitDown) -> None:
    table = sit_down("late")
    prompts = [table.prompt.inner_text()]
    for _ in range(2):
        table.after(table.choices.first.click)
        prompts.append(table.prompt.inner_text())

    for prompt in reversed(prompts[:-1]):
        table.after(table.button("Undo").click)
        expect(table.prompt).to_have_text(prompt)
    for prompt in prompts[1:]:
        table.after(table.page.keyboard.press, "r")
        expect(table.prompt).to_have_text(prompt)
    table.after(table.page.keyboard.press, "Shift+U")
    expect(table.prompt).to_have_text(prompts[0])
    assert table.moves() == record("late").moves


def test_undo_takes_back_what_the_bots_did_since(ada: Person) -> None:
    ada.visit(f"/table/{ada.open_table(ME, BOT)}")
    table = Table(ada.page)
    table.await_turn()
    prompt, moves = table.prompt.inner_text(), table.moves()
    while table.moves() < moves + 8:
        table.after(table.choices.last.click)
    while table.moves() > moves:
        table.after(table.button("Undo the whole turn").click)
    expect(table.prompt).to_have_text(prompt)


def test_the_end_of_a_turn_is_asked_about_where_that_is_wished(ada: Person) -> None:
    ada.visit(f"/table/{ada.open_table(ME, BOT)}")
    table = Table(ada.page)
    table.await_turn()
    table.button("Table and settings").click()
    group = ada.page.get_by_role("group", name="Ask before a choice ends my turn")
    group.get_by_label("Always").check()
    table.button("Close").click()
    last = pick_until_asked(table)

    moves = table.moves()
    table.button("Go back").click()
    expect(table.button("End the turn")).to_have_count(0)
    assert table.moves() == moves
    last.click()
    table.button("End the turn").click()
    expect(table.moment).not_to_have_text(f"Move {moves} of {moves}")


def test_the_end_of_a_turn_chosen_on_the_board_is_asked_about_too(sit_down: SitDown) -> None:
    table = sit_down("place")
    table.button("Table and settings").click()
    group = table.page.get_by_role("group", name="Ask before a choice ends my turn")
    group.get_by_label("Always").check()
    table.button("Close").click()
    table.press(table.place("cell:f1"))
    table.after(table.button("End the turn").click)
    assert table.moves() > record("place").moves


def pick_until_asked(table: Table) -> Locator:
    """Picks the last choice of each until a pick is held back; that pick."""
    for _ in range(20):
        before = table.moment.inner_text()
        last = table.choices.last
        last.click()
        held = table.button("End the turn")
        held.or_(table.page.locator("output.where", has_not_text=before)).first.wait_for()
        if held.count():
            return last
    raise AssertionError("no pick ended the turn")
