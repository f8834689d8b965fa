"""One server and one browser for all; for each test people who have never been there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person, Welcome, launch
from tests.browser.site import Site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture
def welcome(site: Site, browser: Browser) -> Iterator[Welcome]:
    """Lets people in; at the end none of their browsers may have complained of anything."""
    people: list[Person] = []

    def let_in(**wishes: Any) -> Person:
        people.append(Person(browser, site.address, **wishes))
        return people[-1]

    yield let_in
    for person in people:
        person.leave()
    assert [complaint for person in people for complaint in person.complaints] == []


@pytest.fixture
def ada(welcome: Welcome) -> Person:
    return welcome()
