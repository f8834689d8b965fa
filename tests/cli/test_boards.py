"""The table drawn in text: everything on it, at every width, with and without colour."""

from __future__ import annotations

import io
import re
from functools import cache
from itertools import combinations

import msgspec
import pytest
from rich.console import Console

from kilnyard.cli.asking import talk_in
from kilnyard.cli.boards import terracotta
from kilnyard.games.terracotta.names import COLOURS, SPECIALISTS, WARRIORS, WORKERS
from kilnyard.games.terracotta.view import TerracottaView
from kilnyard.words import LANGUAGES
from tests.cli.views import LI_SI, view_for

WIDTHS = (60, 80, 100, 120)
TABLES = [view_for(4), view_for(2, LI_SI)]
MINUS = "\u2212"
MAUSOLEUM = """
    a   b   c   d   │ e   │ f   g   h   i
  1 O1  ·   ·   ·   │ ·   │ ·   ·   ·   ·
▶ 2 ·   F*  ·   ·   │ ·   │ ·   ·   ·   ·
  3 ·   ·   h2══h2══│ G2  │ ·   ·   ·   ·
    ────────────────┼─────┼──────────────
  4 ·   ·   ·   ·   │ ·   │ ·   M*  ·   ·
    ────────────────┼─────┼──────────────
  5 ·   ·   ·   ·   │ ·   │ ·   ·   C1╗ ·
  6 ·   ·   ·   ·   │ ·   │ ·   ·   h1║ ·
  7 ·   ·   A←  A↑  │ ·   │ ·   ·   h1╝ S3
                      ▲
""".strip("\n").split("\n")

PLAYERS = """
                                 Wet   Dry             Artisans            Master   Weapons
Players              VP  Coins  Clay  Clay  Craftsmen  (supply)  Priority  tokens   ready
▶ 2 Yellow           17      4     5    11          3     1 (2)         1  1 2 4 6  Sword, Halberd
  3 Green            34      5     5    11          3     1 (2)         -  1 2 4 6  Sword
  1 Purple (greedy)   0      3     5    11          3     1 (2)         -  1 2 4 6  -
""".strip("\n").split("\n")


def drawn(view: TerracottaView, language: str = "en", width: int = 100) -> list[str]:
    """The board as it is printed where there is no colour, line by line."""
    talk = talk_in(language)
    words = [*COLOURS[: len(view.players) - 1], "li-si"] if view.li_si else COLOURS
    names = talk.words.names(words[: len(view.players)])
    talk.sit_down(names, [f"{names[0]} (greedy)", *names[1:]])
    console = Console(width=width, file=io.StringIO(), no_color=True, emoji=False, markup=False)
    console.print(terracotta.draw(view, talk, width))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def words_in(lines: list[str]) -> set[str]:
    return set(re.findall(r"\w+", " ".join(lines)))


@cache
def all_words(table: int, language: str) -> set[str]:
    """All that a board says where there is room for everything."""
    return words_in(drawn(TABLES[table], language, 500))


def after(lines: list[str], start: str, count: int) -> list[str]:
    first = next(n for n, line in enumerate(lines) if line.startswith(start))
    return lines[first : first + count]


def test_the_mausoleum_shows_every_statue_with_its_owner_or_none() -> None:
    lines = after(drawn(view_for(), width=60), "    a   b", len(MAUSOLEUM))
    assert lines == MAUSOLEUM


def test_a_wide_terminal_has_the_wheel_beside_the_mausoleum() -> None:
    lines = drawn(view_for(), width=100)
    assert any(line.startswith("    a   b") and "inner" in line for line in lines)
    assert "    a   b   c   d   │ e   │ f   g   h   i" in drawn(view_for(), width=80)


def test_the_wheel_shows_actions_workers_and_clay_by_segment() -> None:
    wheel = after(drawn(view_for(), width=80), "   inner", 7)
    assert [line.replace(MINUS, "-") for line in wheel[1:]] == [
        " 1 Warrior -2 Builder       Specialist c1    ┌ 1",
        " 2 +4 Clay    Administrator Halberd    c2 a2 │",
        " 3 Soak       Inspector     Crossbow   ·     │",
        " 4 Upgrade    Clay Maker    Specialist ·     ┌ 2",
        " 5 +3 Coins   Priority      Sword      ·     │",
        " 6 +1 Coin    Blacksmith    Halberd    a2    │",
    ]


def test_the_track_shows_the_round_the_order_and_every_tile() -> None:
    assert drawn(view_for(), width=120)[:3] == [
        "Round 2 of 5   Turn Order 2 Yellow → 3 Green → 1 Purple",
        "Scoring tiles   1. North-west quarter  ▶ 2. Crossbowmen  3. Row 4  4. Coins  5. Column e",
        "Dom./Presence   3/1 VP                 5/2 VP            7/3 VP    9/4 VP    11/5 VP",
    ]


def test_supplies_show_what_is_left_and_what_it_costs_or_brings() -> None:
    lines = drawn(view_for(), width=120)
    assert after(lines, "Warriors", 2) == [
        "Warriors        O Officer       G Guard        C Crossbowman  S Soldier",
        "                10 left, +7 VP  9 left, +6 VP  none left      1 left, +2 VP",
    ]
    assert after(lines, "Specialists", 2) == [
        "Specialists     Horse (Sword)   Footman (Halberd)  Archer (Crossbow)  Musician (Spear)",
        "                4 left, 1 Coin  3 left, 2 Coins    none left          1 left, 4 Coins",
    ]
    assert after(lines, "Masters", 2) == [
        "Masters         Builder: 2 1   Administrator: -   Inspector: -   Clay Maker: -   "
        "Supervisor: -   Blacksmith: -",
        "                Priority tokens on the stack: 2",
    ]


def test_players_stand_in_turn_order_with_all_they_have() -> None:
    lines = drawn(view_for(), width=120)
    start = next(n for n, line in enumerate(lines) if line.startswith("Players")) - 1
    assert lines[start : start + 5] == PLAYERS


def test_what_finds_no_room_in_the_players_table_stands_below_it() -> None:
    lines = drawn(view_for(), width=80)
    assert "  1 Purple  Master tokens: 1 2 4 6  Weapons ready: -" in lines
    assert "  2 Yellow  Master tokens: 1 2 4 6  Weapons ready: Sword, Halberd" in lines


def test_where_points_came_from_stands_below() -> None:
    lines = drawn(view_for(), width=120)
    assert "  2 Yellow  17 VP: Organizer 7  Inspectors 10" in lines
    assert "  3 Green  34 VP: Organizer 14  Inspectors 20" in lines


def test_li_si_shows_everything_but_the_order_of_his_cards() -> None:
    text = "\n".join(drawn(view_for(2, LI_SI), width=120))
    assert "Weapons, most wanted first: Spear > Sword > Crossbow > Halberd" in text
    assert "Cards: 9 in the deck, 2 discarded; Masters to come: 4" in text
    assert f"12 Warrior {MINUS}2 (turns the Inner Ring) (turns the Middle Ring)" in text
    assert "Emperor's Challenges: Rich treasury, Overtime" in text
    assert re.search(r"^◆7 |\s◆7 ", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_clipped_or_broken_at_any_width(language: str, width: int) -> None:
    for table, view in enumerate(TABLES):
        lines = drawn(view, language, width)
        assert max(map(len, lines)) <= width
        assert "…" not in "".join(lines)
        assert not [line for line in lines if re.match(r"\s*[;:!?)]", line)]
        assert all_words(table, language) <= words_in(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_apart_without_colour(language: str) -> None:
    """TA-KEY-5: every owner has a number, and every figure a sign of its own."""
    talk = talk_in(language)
    signs = [talk.say(f"letter-{name}") for name in (*WARRIORS, *SPECIALISTS, *WORKERS)]
    assert all(one != other for one, other in combinations(signs, 2))
    board = view_for()
    for seat in range(3):
        figures = [msgspec.structs.replace(figure, owner=seat) for figure in board.figures[:1]]
        view = msgspec.structs.replace(board, figures=figures)
        assert any(f"{signs[0]}{seat + 1} " in line for line in drawn(view, language))


def test_owners_have_colours_where_there_are_any() -> None:
    talk = talk_in("en")
    talk.sit_down(["Purple", "Yellow", "Green"])
    file = io.StringIO()
    console = Console(width=100, file=file, force_terminal=True, color_system="standard")
    console.print(terracotta.draw(view_for(), talk, 100))
    assert "\x1b[1;35mO1" in file.getvalue()
    assert "\x1b[1;32mS3" in file.getvalue()


def test_a_game_that_is_over_has_neither_a_turn_nor_a_tile_to_come() -> None:
    view = msgspec.structs.replace(view_for(), over=True)
    assert not [line for line in drawn(view) if "▶ 2." in line or "▶ 2 Yellow" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_tells_what_a_player_has(language: str) -> None:
    talk = talk_in(language)
    talk.sit_down(["A", "B", "C"])
    line = str(terracotta.brief(view_for(), 1, talk))
    for number in ("17", "4", "5", "11"):
        assert re.search(rf"\b{number}\b", line)
    assert line.startswith("2 B")
