"""What a terminal is given: languages, colour where it is wanted, lines that fit."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from kilnyard.cli.wrapping import hanging, wrapped
from kilnyard.words import LANGUAGES
from tests.cli.conftest import Terminal

TABLE = "play terracotta --seats human,greedy --seed 5"
SOLO = "play --solo --challenge random,random --seed 5"
TYPED = ["h", "1", "?", "1", "1", "1", "1", "u", "l", "b", "? 1", "nonsense"]
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9][0-9;]*m")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
SAMPLES = {"en": "Round 1 of 5", "fr": "Manche 1 sur 5", "pl": "Runda 1 z 5"}
WIDTHS = (60, 110)
# Words that neither French nor Polish has.
ENGLISH = re.compile(r"\b(the|and|Worker|Clay|Coins?|takes|places)\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [TABLE, SOLO], ids=["table", "solo"])
def test_a_game_is_told_in_every_language_and_width(
    kilnyard: Terminal, language: str, table: str
) -> None:
    for width in WIDTHS:
        answer = kilnyard(f"{table} --lang {language}", TYPED, width=width)
        assert answer.status == 0 and answer.err == ""
        assert SAMPLES[language] in answer.out
        assert max(len(line) for line in answer.lines) <= width
        assert "…" not in answer.out
        assert language == "en" or not ENGLISH.search(answer.out)


def test_the_language_is_the_environments_unless_one_is_asked_for(kilnyard: Terminal) -> None:
    kilnyard.patch.setenv("LANG", "pl_PL.UTF-8")
    assert SAMPLES["pl"] in kilnyard(TABLE).out
    assert SAMPLES["fr"] in kilnyard(f"{TABLE} --lang fr").out
    kilnyard.patch.setenv("LC_ALL", "de_AT")
    assert SAMPLES["en"] in kilnyard(TABLE).out


def test_colour_is_only_where_it_is_wanted(kilnyard: Terminal) -> None:
    plain = kilnyard(f"{TABLE} --save game.kgn", ["1"]).out
    assert "\x1b" not in plain
    kilnyard.patch.setenv("FORCE_COLOR", "1")
    coloured = kilnyard(f"{TABLE} --save game.kgn", ["1"]).out
    assert COLOUR.search(coloured)
    assert ESCAPE.sub("", coloured) == plain
    kilnyard.patch.setenv("NO_COLOR", "1")
    without = kilnyard(f"{TABLE} --save game.kgn", ["1"]).out
    assert not COLOUR.search(without)
    assert ESCAPE.sub("", without) == plain


def test_a_terminal_that_knows_no_signs_gets_none(kilnyard: Terminal) -> None:
    kilnyard.patch.setenv("TERM", "dumb")
    assert "\x1b" not in kilnyard(TABLE, ["1"]).out


def test_lines_break_at_spaces_but_not_at_those_that_do_not_break() -> None:
    text = Text("Maître Superviseur\u00a0; Acheter un Spécialiste")
    assert wrapped(text, 19).plain.split("\n") == [
        "Maître",
        "Superviseur\u00a0;",
        "Acheter un",
        "Spécialiste",
    ]
    assert wrapped(text, 20).plain.split("\n")[0] == "Maître Superviseur\u00a0;"


def test_what_does_not_fit_goes_on_below_the_text() -> None:
    assert hanging(Text("12"), Text("one two three"), 11).plain == "12 one two\n   three"
    assert hanging(Text("•"), Text("one two three"), 60).plain == "• one two three"


def test_lines_and_indents_of_a_text_stay() -> None:
    assert wrapped(Text("a\n\n  b c"), 4, 2).plain == "a\n\n  b\n  c"


def test_a_word_that_is_too_long_stands_alone() -> None:
    assert wrapped(Text("an incomprehensibility"), 8).plain == "an\nincomprehensibility"
