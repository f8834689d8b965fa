"""What cannot be done is said in one line, with status 2, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from kilnyard.cli.main import main
from tests.cli.conftest import Terminal

GAME = """
[Game "terracotta"]
[Seats "purple, random"]
[Seed "5"]

1. purple: s1 clay skip do
2. yellow: s8
""".lstrip()
HEAD = GAME.partition("1. ")[0]
WITHOUT_SEED = GAME.replace('[Seed "5"]\n', "")
FILES: dict[str, str | bytes] = {
    "good.kgn": GAME,
    "cut.kgn": GAME.replace('"5"]', '"5'),
    "empty.kgn": "",
    "turn.kgn": GAME.replace("2. yellow: s8", "2. purple: s2"),
    "number.kgn": GAME.replace("2. yellow", "3. yellow"),
    "stale.kgn": GAME.replace("s8", "s1"),
    "word.kgn": GAME.replace("s8", "fly"),
    "nobody.kgn": GAME.replace("yellow", "orange"),
    "check.kgn": f'{GAME}[Check "0000000000000000"]\n',
    "hidden.kgn": WITHOUT_SEED.replace("\n\n", '\n[Hidden "purple"]\n\n', 1),
    "seedless.kgn": WITHOUT_SEED,
    "other.kgn": GAME.replace("terracotta", "chess"),
    "crowd.kgn": f"{HEAD}1. purple: s1".replace("purple, random", "a, b, c, d, e"),
    "option.kgn": HEAD.replace("[Seed", '[Options "crossbow=far"]\n[Seed'),
    "edition.kgn": HEAD.replace("[Seed", '[Edition "mine sha256:0123456789abcdef"]\n[Seed'),
    "overlay.kgn": f"{HEAD}[Overlay]\n| [setup.start]\n| coins = -1\n",
    "picture.kgn": b"\x89PNG\r\n\x1a\n\xff\xfe",
    "syntax.toml": "[setup.start\n",
    "unknown.toml": "[setup.people]\n",
    "value.toml": "[setup.start]\ncoins = -1\n",
    "row.toml": "[[setup.tables]]\nplayers = 9\n",
}
BAD = {
    # What there is not.
    "play chess": "There is no game “chess”. There are: terracotta, xian.",
    "rules chess": "There is no game “chess”.",
    "play horse": "There is no game “horse”.",
    "deal terracotta": "There is no command “deal”.",
    "play --fast": "There is no option --fast here.",
    "play --lang": "The option --lang needs a value.",
    "play --lang de": "There are no words for the language “de”.",
    "play terracotta now": "More is given than is understood: now.",
    "play --option crossbow": "“crossbow” is not of the form NAME=VALUE.",
    "play --option crossbow=far": "has no value “far”. Possible: any, nearest.",
    "play --option bow=any": "This game has no option “bow”.",
    "rules": "game is missing.",
    "rules terracotta --clause TA-XYZ": "There is no rule “TA-XYZ”.",
    "rules terracotta --find xyzzy": "There is no rule “xyzzy”.",
    # Impossible tables.
    "play --seats human,human,human,human,human": "for 1 to 4 people, not for 5.",
    "play --seats human,": "“” cannot play here. Possible: human, random, greedy.",
    "play --seats human,deep": "“deep” cannot play here.",
    "play --solo --seats human,random": "A solo game has one seat for you",
    "play --solo --challenge nonsense": "has no value “nonsense”.",
    "play --challenge overtime": "are for a game alone against Li Si.",
    "simulate terracotta --players 5 --bots random": "for 1 to 4 people, not for 5.",
    "simulate terracotta --players 0": "for 1 to 4 people, not for 0.",
    "simulate terracotta --players -2": "for 1 to 4 people, not for -2.",
    "simulate terracotta --players 3 --bots greedy,random": "2 bots are named for 3 seats.",
    "simulate terracotta --bots human,random": "“human” cannot play here. Possible: random,",
    "simulate terracotta --players 2 --challenge overtime": "are for a game alone",
    "simulate terracotta --games -3": "--games must be at least 1, not -3.",
    "simulate terracotta --games many": "The value of --games must be a whole number.",
    "simulate terracotta --jobs 0": "--jobs must be at least 1, not 0.",
    # Saved games that are none.
    "play --resume missing.kgn": "Cannot read missing.kgn: there is no such file or folder.",
    "play --resume .": "Cannot read .: it is a folder.",
    "play --resume picture.kgn": "Cannot read picture.kgn: it is not a text in UTF-8.",
    "play --resume empty.kgn": "empty.kgn, line 1, column 1: The tag “Game” is missing.",
    "play --resume cut.kgn": "cut.kgn, line 3, column 1: This is no tag;",
    "play --resume seedless.kgn": "The tag “Seed” is missing.",
    "play --resume other.kgn": "line 1, column 1: There is no game “chess”.",
    "play --resume crowd.kgn": "line 2, column 1: This game is for 1 to 4 people, not for 5.",
    "play --resume option.kgn": "has no value “far”.",
    "play --resume edition.kgn": "The record was played with the edition “mine sha256:",
    "play --resume overlay.kgn": "setup.start.coins is -1; expected: 0..20.",
    "play --resume turn.kgn": "column 12: Purple may not pick “s2”: It is not for Purple to",
    "play --resume number.kgn": "line 6, column 1: This line is for turn 3, but turn 2",
    "play --resume stale.kgn": "line 6, column 12: Yellow may not pick “s1”: There is a Craftsman",
    "play --resume word.kgn": "line 6, column 12: Yellow cannot pick “fly” now. Possible: s2,",
    "play --resume nobody.kgn": "line 6, column 4: Nobody here is called “orange”.",
    "play --resume check.kgn": "line 7, column 1: The position does not match the record:",
    "play --resume hidden.kgn": "This record leaves out what was hidden",
    "replay hidden.kgn": "This record leaves out what was hidden",
    "replay stale.kgn": "(TA-ACT-2.2)",
    "replay good.kgn --at 6": "There is no move 6; the game has 5.",
    "replay good.kgn --at -1": "There is no move -1;",
    # What a saved game has settled.
    "play --resume good.kgn --seed 4": "Leave out --seed with --resume",
    "play --resume good.kgn --solo": "Leave out --solo with --resume",
    "play --resume good.kgn --challenge overtime": "Leave out --challenge with --resume",
    "play --resume good.kgn --edition value.toml": "Leave out --edition with --resume",
    "play terracotta --resume good.kgn": "Leave out GAME with --resume",
    "play --resume good.kgn --seats human": "The saved game has 2 seats, and 1 were asked for.",
    # Editions that are no good.
    "edition terracotta check missing.toml": "Cannot read missing.toml:",
    "edition terracotta check syntax.toml": "syntax.toml: The edition is not TOML at line 1",
    "edition terracotta check unknown.toml": "There is no setup.people. Possible here:",
    "edition terracotta check value.toml": "setup.start.coins is -1; expected: 0..20.",
    "edition terracotta check row.toml": "setup.tables has no row with players = 9.",
    "edition terracotta check": "FILE is missing.",
    "edition terracotta burn value.toml": "“burn” cannot be done with an edition.",
    "play --edition value.toml": "value.toml: setup.start.coins is -1;",
    "simulate terracotta --edition row.toml": "row.toml: setup.tables has no row",
    # Where nothing can be written.
    "play --save nowhere/game.kgn": "Cannot write nowhere/game.kgn: there is no such file or",
    "play --save .": "Cannot write .: it is a folder.",
    "play --resume good.kgn --save good.kgn/x": "Cannot write good.kgn/x: there is no such file",
}


@pytest.fixture(autouse=True)
def files(kilnyard: Terminal) -> None:
    for name, content in FILES.items():
        data = content if isinstance(content, bytes) else content.encode()
        (kilnyard.folder / name).write_bytes(data)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("command", BAD)
def test_one_line_says_what_is_wrong_and_nothing_is_changed(
    kilnyard: Terminal, command: str
) -> None:
    before = contents(kilnyard.folder)
    answer = kilnyard(command, ["1", "1", "1"])
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.startswith("kilnyard: ") and answer.err.count("\n") == 1
    assert BAD[command] in answer.err
    assert contents(kilnyard.folder) == before


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_what_is_wrong_is_said_in_the_language_asked_for(kilnyard: Terminal, language: str) -> None:
    english = kilnyard("play --resume turn.kgn").err
    answer = kilnyard(f"play --resume turn.kgn --lang {language}")
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert answer.err != english and "turn.kgn" in answer.err


def test_no_place_for_a_game_is_touched_by_one_that_cannot_be(kilnyard: Terminal) -> None:
    for command in ("play --seats human,deep", "play --resume stale.kgn"):
        assert kilnyard(f"{command} --save good.kgn").status == 2
    assert kilnyard.read("good.kgn") == GAME


def test_a_folder_that_may_not_be_written_in_is_named(
    kilnyard: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(**_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("tempfile.mkstemp", forbidden)
    answer = kilnyard("play --save game.kgn")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == "kilnyard: Cannot write game.kgn: permission is denied.\n"


def test_a_fault_of_ours_is_not_hidden(kilnyard: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("kilnyard.cli.games._show", broken)
    with pytest.raises(ZeroDivisionError):
        main(["games"])


def test_an_interruption_ends_quietly(kilnyard: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kilnyard.cli.games._show", interrupted)
    answer = kilnyard("games")
    assert (answer.status, answer.out, answer.err) == (130, "", "")
