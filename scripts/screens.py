"""Writes docs/screens/*.png: what the pages look like, named by what they show and how.

Run `.venv/bin/python -m scripts.screens` after a change to the front end that was built, and look
at each of them as a player would. Names given are the only ones written.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import views
from tests.browser.people import LAPTOP, PHONE, SCREEN, Person, Size, Theme, launch
from tests.browser.site import Site
from tests.browser.views import Show, Visit

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screens"
BYTES_MAX: Final = 300_000
_SIZES: Final[dict[str, Size]] = {"wide": LAPTOP, "large": SCREEN, "phone": PHONE}
_THEMES: Final[dict[str, Theme]] = {"light": "light", "dark": "dark"}
_SHOWS: Final[dict[str, Show]] = {
    **{name.replace(" ", "-"): show for name, show in views.PAGES.items()},
    **{
        f"terracotta-{name.replace(' ', '-')}": show
        for name, show in (views.TABLES | views.PHONE_PARTS).items()
    },
}
NAMES: Final = (
    "home-en-light-wide",
    "home-fr-dark-wide",
    "home-pl-light-phone",
    "new-table-fr-light-wide",
    "join-pl-dark-phone",
    "rules-en-dark-wide",
    "terracotta-archer-fr-light-wide",
    "terracotta-build-pl-dark-wide",
    "terracotta-preview-en-light-wide",
    "terracotta-why-not-fr-dark-wide",
    "terracotta-late-en-light-wide",
    "terracotta-late-pl-dark-large",
    "terracotta-plan-en-dark-wide",
    "terracotta-past-pl-light-wide",
    "terracotta-solo-en-dark-wide",
    "terracotta-score-pl-light-wide",
    "terracotta-story-fr-dark-wide",
    "terracotta-result-en-light-wide",
    "terracotta-text-board-fr-light-wide",
    "terracotta-chat-pl-dark-wide",
    "terracotta-curtain-en-dark-phone",
    "terracotta-preview-pl-light-phone",
    "terracotta-wheel-en-dark-phone",
    "terracotta-supplies-fr-light-phone",
    "terracotta-players-pl-dark-phone",
    "terracotta-log-en-light-phone",
    "terracotta-score-fr-dark-phone",
)
# The pixels of a picture with 256 colours: those most met, others by the nearest of them.
_QUANTISE: Final = """async png => {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const binOf = at => (data[at] >> 3) << 10 | (data[at + 1] >> 3) << 5 | data[at + 2] >> 3;
  const bins = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const bin = bins.get(binOf(at)) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(binOf(at), bin);
    bin.count += 1;
    bin.red += data[at];
    bin.green += data[at + 1];
    bin.blue += data[at + 2];
  }
  const colours = [...bins].sort(([, a], [, b]) => b.count - a.count).map(([bin, sum]) => ({
    bin, red: sum.red / sum.count, green: sum.green / sum.count, blue: sum.blue / sum.count,
  }));
  const palette = colours.slice(0, 256);
  const far = (a, b) =>
    3 * (a.red - b.red) ** 2 + 4 * (a.green - b.green) ** 2 + 2 * (a.blue - b.blue) ** 2;
  const nearest = colour => palette.reduce(
    (best, one, index) => far(one, colour) < far(palette[best], colour) ? index : best, 0);
  const indexOf = new Map(
    colours.map((one, index) => [one.bin, index < 256 ? index : nearest(one)]));
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = indexOf.get(binOf(4 * at));
  const rounded = palette.flatMap(({ red, green, blue }) => [red, green, blue].map(Math.round));
  return { width, height, palette: rounded, pixels: pixels.toBase64() };
}"""


class Screen(NamedTuple):
    """What to show, and to whom."""

    show: Show
    language: str
    theme: Theme
    size: Size


def screen_of(name: str) -> Screen:
    """What a file's name says: `what-language-theme-size`."""
    what, language, theme, size = name.rsplit("-", 3)
    return Screen(_SHOWS[what], language, _THEMES[theme], _SIZES[size])


def picture(browser: Browser, site: Site, screen: Screen) -> bytes:
    """What somebody sees who comes to the site for that."""
    person = Person(
        browser,
        site.address,
        size=screen.size,
        language=screen.language,
        theme=screen.theme,
        touch=screen.size == PHONE,
    )
    person.call_oneself("Ada")
    screen.show(Visit(person))
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(400)
    seen = person.page.screenshot(animations="disabled")
    person.leave()
    return seen


def small(page: Page, png: bytes) -> bytes:
    """The same picture with 256 colours."""
    image: dict[str, Any] = page.evaluate(_QUANTISE, base64.b64encode(png).decode())
    width, height = image["width"], image["height"]
    pixels = base64.b64decode(image["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", bytes(image["palette"])),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    length, check = len(data), zlib.crc32(kind + data)
    return struct.pack(">I", length) + kind + data + struct.pack(">I", check)


def write(browser: Browser, site: Site, names: list[str], tell: Callable[[str], None]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    tool = browser.new_page()
    for name in names:
        png = small(tool, picture(browser, site, screen_of(name)))
        if len(png) > BYTES_MAX:
            raise SystemExit(f"{name}: {len(png)} bytes are too many")
        (FOLDER / f"{name}.png").write_bytes(png)
        tell(f"{name}: {len(png) // 1000} KB")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = launch(playwright)
        try:
            write(browser, site, sys.argv[1:] or list(NAMES), print)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
