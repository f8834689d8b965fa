"""Every page, in every language, on every size of screen and in both themes, is fit to be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import LAPTOP, PHONE, SCREEN, Json, Person, Theme, Welcome
from tests.browser.views import views

_HERE: Final = Path(__file__).parent
_FAULTS: Final = (_HERE / "faults.js").read_text("utf-8").rstrip().removesuffix(";")
_AXE: Final = _HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN_AXE: Final = """async rules => {
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""
# What a theme changes: the colours.
_RULES: Final[dict[Theme, list[str]]] = {"light": [], "dark": ["color-contrast"]}
LANGUAGES: Final = ("en", "fr", "pl")
# Wide enough for all parts of a table at once.
_WIDE: Final = (LAPTOP, SCREEN)


def faults(person: Person, is_table: bool) -> list[str]:
    found: Json = person.page.evaluate(f"({_FAULTS})({str(is_table).lower()})")
    return [str(fault) for fault in found]


@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_wide_screens_nothing_scrolls_is_clipped_or_overlaps(
    welcome: Welcome, language: str
) -> None:
    person = welcome(language=language)
    found = []
    for name, is_table in views(person):
        for width, height in _WIDE:
            person.page.set_viewport_size({"width": width, "height": height})
            for fault in faults(person, is_table):
                found.append(f"{name} at {width}: {fault}")
        person.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    assert found == []


@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_scrolls_is_clipped_or_overlaps(welcome: Welcome, language: str) -> None:
    person = welcome(size=PHONE, touch=True, language=language)
    found = [
        f"{name}: {fault}" for name, is_table in views(person) for fault in faults(person, is_table)
    ]
    assert found == []


@pytest.mark.timeout(240)
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_nothing_bars_anybody_in_either_theme(welcome: Welcome, phone: bool) -> None:
    person = welcome(size=PHONE if phone else LAPTOP, touch=phone)
    axe = _AXE.read_text("utf-8")
    found = []
    for name, _ in views(person):
        person.page.evaluate(axe)
        for theme, rules in _RULES.items():
            person.page.emulate_media(color_scheme=theme)
            for violation in person.page.evaluate(_RUN_AXE, rules):
                found.append(f"{name}, {theme}: {violation}")
    assert found == []


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ("<p style='width: 2000px'>wide</p>", "scrolls sideways"),
        ("<p style='height: 2000px'>long</p>", "scrolls down"),
        ("<p style='width: 9px; overflow: clip; white-space: nowrap'>a line</p>", "clipped"),
        ("<p style='width: 9px; overflow: hidden'><b>something</b></p>", "too narrow"),
        ("<p style='height: 6px; overflow: clip'>too low</p>", "clipped"),
        ("<svg width='40' height='20'><text y='15'>too long</text></svg>", "clipped"),
        ("<button style='width: 20px; padding: 0'>too long</button>", "bursts its button"),
        ("<p>one</p><p style='margin-top: -2.2em'>two</p>", "over one another"),
        ("<button>one</button><button style='margin-left: -12px'>two</button>", "upon each other"),
    ],
)
def test_a_fault_would_be_seen(ada: Person, page: str, fault: str) -> None:
    ada.page.set_content(f"<!doctype html><title>A page</title>{page}")
    assert any(fault in found for found in faults(ada, is_table=True))


def test_a_page_without_faults_has_none(ada: Person) -> None:
    ada.page.set_content("<!doctype html><title>A page</title><p>All is well.</p>")
    assert faults(ada, is_table=True) == []
