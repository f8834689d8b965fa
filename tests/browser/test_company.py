"""In company: people talk at a table, and others watch it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person, Welcome
from tests.browser.records import LINK, ME
from tests.browser.seat import Seat
from tests.browser.table import Table


class Company:
    """Ada and Zoe sit at a table and look at it; Ben only watches."""

    def __init__(self, welcome: Welcome, **terms: str) -> None:
        self.ada, self.zoe, self.ben = welcome(), welcome(), welcome()
        self.ada.call_oneself("Ada")
        opened = self.ada.open(ME, LINK, terms=terms)
        (link,) = opened["links"]
        self.name = opened["table"]
        path = f"tables/{self.name}/seats/{link['seat']}/sit"
        self.zoe.ask("POST", path, {"token": link["token"], "name": "Zoe"})
        for person in (self.ada, self.zoe, self.ben):
            person.visit(f"/table/{self.name}")
            expect(person.page.locator("output.where")).to_be_visible()


@pytest.fixture
def company(welcome: Welcome) -> Company:
    return Company(welcome)


def chat_tab(person: Person) -> Locator:
    return person.page.get_by_role("tab", name="Chat")


def say(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Say it").click()


def test_what_one_says_the_other_reads_as_it_was_typed(company: Company) -> None:
    chat_tab(company.ada).click()
    say(company.ada, "<b>Salut</b> Zoé!")
    expect(chat_tab(company.zoe)).to_contain_text("1")
    chat_tab(company.zoe).click()
    said = company.zoe.page.get_by_role("group", name="What was said")
    expect(said).to_contain_text("Ada")
    expect(said).to_contain_text("<b>Salut</b> Zoé!")
    say(company.zoe, "Salut!")
    expect(company.ada.page.get_by_role("group", name="What was said")).to_contain_text("Zoe")
    company.ada.page.reload()
    chat_tab(company.ada).click()
    lines = company.ada.page.get_by_role("group", name="What was said").get_by_role("listitem")
    expect(lines).to_have_count(2)


def test_somebody_need_not_be_listened_to(company: Company) -> None:
    chat_tab(company.ada).click()
    company.ada.page.get_by_role("button", name="Hide what Zoe says").click()
    chat_tab(company.zoe).click()
    say(company.zoe, "blah")
    say(company.ada, "Anybody there?")
    said = company.ada.page.get_by_role("group", name="What was said")
    expect(said).to_contain_text("Anybody there?")
    expect(said).not_to_contain_text("blah")


def test_watchers_read_but_do_not_talk(company: Company) -> None:
    chat_tab(company.ada).click()
    say(company.ada, "Hello")
    chat_tab(company.ben).click()
    expect(company.ben.page.get_by_role("tabpanel")).to_contain_text("Only those who sit here talk")
    expect(company.ben.page.get_by_label("Say something")).to_have_count(0)


def test_typing_is_no_shortcut(company: Company) -> None:
    """Letters and digits that are keys at the table are only letters in the chat."""
    moves = Table(company.ada.page).moves()
    chat_tab(company.ada).click()
    company.ada.page.get_by_label("Say something").press_sequentially("1 tulip")
    expect(company.ada.page.locator(".text-board")).to_have_count(0)
    assert Table(company.ada.page).moves() == moves


def test_watchers_see_moves_at_once_or_later(welcome: Welcome) -> None:
    at_once, later = Company(welcome), Company(welcome, watching="later")
    for company in (at_once, later):
        seat = Seat(company.ada, company.name)
        (seat if seat.is_asked() else Seat(company.zoe, company.name)).play_turn()
    expect(Table(at_once.ben.page).moment).not_to_have_text("Move 0 of 0")
    expect(later.ben.page.locator(".prompt")).to_contain_text("moves behind")
    expect(Table(later.ben.page).moment).to_have_text("Move 0 of 0")
