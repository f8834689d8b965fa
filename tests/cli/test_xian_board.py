"""Xi'an drawn in text: everything on it, at every width, with and without colour."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console

from kilnyard.cli.boards import xian
from kilnyard.cli.talk import Talk
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.view import XianView
from kilnyard.words import LANGUAGES
from tests.laws import positions_of

WIDTHS = (60, 80, 100, 120)


@cache
def views() -> list[XianView]:
    """Moments of two games, as their first seat sees them."""
    found = []
    for people, seed in ((4, "board 4"), (2, "board 2")):
        positions = [
            GAME.copy(position)
            for position, _ in positions_of(GAME, Setup(people), seed, Chance(seed))
        ]
        found += [GAME.view(position, 0) for position in positions[:: len(positions) // 3]]
    return found


def talk_of(language: str, people: int) -> Talk:
    talk = Talk(language, [GAME.package])
    names = talk.words.names(GAME.seat_words(Setup(people)))
    talk.sit_down(names, [f"{names[0]} (greedy)", *names[1:]])
    return talk


def drawn(view: XianView, language: str = "en", width: int = 100) -> list[str]:
    """The board as it is printed where there is no colour, line by line."""
    talk = talk_of(language, len(view.players))
    console = Console(width=width, file=io.StringIO(), no_color=True, emoji=False, markup=False)
    console.print(xian.draw(view, talk, width))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def words_in(lines: list[str]) -> set[str]:
    return set(re.findall(r"\w+", " ".join(lines)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_clipped_or_broken_at_any_width(language: str, width: int) -> None:
    for view in views():
        lines = drawn(view, language, width)
        assert max(map(len, lines)) <= width
        assert "…" not in "".join(lines)
        assert "[" not in re.sub(r"\[[\d ]+\]", "", "".join(lines)), "every word is there"
        assert not [line for line in lines if re.match(r"\s*[;:!?)]", line)]
        assert words_in(drawn(view, language, 500)) <= words_in(lines)


def test_the_pit_shows_spaces_walls_statues_and_owners() -> None:
    for view in views():
        lines = drawn(view, width=80)
        start = next(n for n, line in enumerate(lines) if line.split() == list("abcde"))
        grid = [line[4:] for line in lines[start + 1 : start + 9] if "─" not in line]
        marks = {
            f"{column}{row + 1}": line[8 * place : 8 * place + 8].strip()
            for row, line in enumerate(grid)
            for place, column in enumerate("abcde")
        }
        assert all(marks[cell] == "▒▒▒" for cell in view.walls)
        for cell in view.cells:
            signed = "" if cell.signed is None else f"/{cell.signed + 1}"
            if cell.owner is not None:
                assert marks[cell.cell] == f"●{cell.owner + 1}{signed}"
            elif cell.soldier:
                assert marks[cell.cell] == f"○{signed}"
            else:
                assert marks[cell.cell].startswith(str(cell.points))


def test_limits_and_tolls_are_seen_before_one_goes_there() -> None:
    view = next(view for view in views() if any(one.builders for one in view.buildings))
    text = "\n".join(drawn(view, width=120))
    for pair in view.pairs:
        assert f"Buildings {pair.standing}/{pair.limit}" in text
    (building,) = [one for one in view.buildings if one.builders][:1]
    tolls = " ".join(f"{seat + 1}:{coins}" for seat, coins in enumerate(building.tolls))
    assert f"toll {tolls}" in text


def test_only_ones_own_hand_is_shown() -> None:
    view = views()[0]
    lines = [line for line in drawn(view, width=200) if "  hand " in line]
    assert len(lines) == 1 and lines[0].strip().startswith("1 Purple")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_tells_what_a_player_has(language: str) -> None:
    for view in views():
        line = str(xian.brief(view, 1, talk_of(language, len(view.players))))
        player = view.players[1]
        assert line.startswith("2 ")
        for number in (player.total, player.coins, player.clay):
            assert str(number) in line


def test_owners_have_colours_where_there_are_any() -> None:
    file = io.StringIO()
    console = Console(width=100, file=file, force_terminal=True, color_system="standard")
    view = views()[0]
    console.print(xian.draw(view, talk_of("en", len(view.players)), 100))
    assert "\x1b[1;35m" in file.getvalue()
