"""Print how light and how fast the table is in a real browser: `make bench-table`."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.measuring import answers, first_load, jumps, p95
from tests.browser.people import Person, launch
from tests.browser.records import BOT, ME
from tests.browser.site import Site


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = launch(playwright)
        try:
            for language in ("en", "fr", "pl"):
                new = Person(browser, site.address, language=language)
                told(f"home page, {language}: JavaScript and CSS", first_load(new, "/"))
                new = Person(browser, site.address, language=language)
                table = new.open_table(ME, BOT)
                told(f"a table, {language}: JavaScript and CSS", first_load(new, f"/table/{table}"))
            waited("click to new screen, bots thinking", answers(Person(browser, site.address)))
            waited("any move of a finished game", jumps(Person(browser, site.address)))
        finally:
            browser.close()
            site.stop()


def told(what: str, size: int) -> None:
    print(f"{what:44} {size / 1000:6.1f} KB gzipped")


def waited(what: str, waits: list[float]) -> None:
    middle, most = statistics.median(waits), max(waits)
    print(f"{what:44} {middle:4.0f} ms median, {p95(waits):4.0f} ms p95, {most:4.0f} ms at most")


if __name__ == "__main__":
    main()
