"""A text that tells no game is refused in one sentence, at the place where that shows."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.notation import NotationError, read, write, write_for
from tests.core.toy import GAME, at_the_market, begin, play_at_random

GAMES = {GAME.name: GAME}
HEADER = '[Game "night-market"]\n[Seats "Anna, Ben"]\n[Seed "3"]\n'
PICKS = [move.token for move in at_the_market().moves]
BURIED = f"1. (ash: {PICKS[0]} birch: {PICKS[1]})\n"
OPENING = HEADER + BURIED + f"2. (ash: {PICKS[2]} birch: {PICKS[3]})\n"


def failure(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text, GAMES)
    return caught.value


@pytest.mark.parametrize(
    ("text", "line", "column", "id"),
    [
        ("", 1, 1, "notation-missing-tag"),
        ('[Game "night-market"]\n[Seed "3"]\n', 2, 1, "notation-missing-tag"),
        ('[Game "chess"]\n[Seats "A"]\n[Seed "3"]\n', 1, 1, "notation-unknown-game"),
        (HEADER + '[Colour "red"]', 4, 1, "notation-unknown-tag"),
        (HEADER + '  [Seed "9"]', 4, 3, "notation-repeated-tag"),
        (HEADER + '[Seed "2', 4, 1, "notation-bad-tag"),
        (HEADER + "] x", 4, 1, "notation-stray"),
        (HEADER + "{ a comment\n\n", 4, 1, "notation-open-comment"),
        (HEADER + '[Options "purse"]', 4, 1, "notation-bad-option"),
        (HEADER + '[Options "hat=red"]', 2, 1, "setup-unknown-option"),
        (HEADER + '[Options "purse=torn"]', 2, 1, "setup-unknown-value"),
        ('[Game "night-market"]\n[Seed "3"]\n[Seats ""]', 3, 1, "setup-people"),
        (HEADER + '[Edition "house sha256:00000000"]', 4, 1, "notation-other-edition"),
        (HEADER + '[Edition "my own"]', 4, 1, "notation-other-edition"),
        (HEADER + "[Overlay]\n| [table.die]\n| faces = 999", 4, 1, "edition-wrong-value"),
        (HEADER + "[Overlay]\n| faces =", 4, 1, "edition-syntax"),
        (HEADER + "| faces = 3", 4, 1, "notation-stray"),
        (HEADER + "ash: x", 4, 6, "notation-secret"),
        (HEADER + "x", 4, 1, "notation-no-seat"),
        (HEADER + "(x)", 4, 2, "notation-no-seat"),
        (HEADER + "(oak: x)", 4, 2, "notation-unknown-seat"),
        (HEADER + "(ash: x)", 4, 7, "notation-unknown-token"),
        (HEADER + "((", 4, 2, "notation-stray"),
        (HEADER + ")", 4, 1, "notation-stray"),
        (HEADER + "2.", 4, 1, "notation-wrong-turn"),
        (HEADER + f"(ash: {PICKS[0]} 1.", 4, 1 + len(f"(ash: {PICKS[0]} "), "notation-wrong-turn"),
        (HEADER + f"(ash: {PICKS[0]} {PICKS[0]})", 4, 8 + len(PICKS[0]), "notation-refused"),
        (OPENING + "3. ash: sing", 6, 9, "notation-unknown-token"),
        (OPENING + "3. ash: prize3", 6, 9, "notation-refused"),
        (OPENING + "3. birch: pass", 6, 11, "notation-refused"),
        (OPENING + "3. (ash: pass)", 6, 10, "notation-not-secret"),
        (OPENING + '[Seed "3"]', 6, 1, "notation-late-tag"),
        (OPENING + '[Check "0123"]', 6, 1, "notation-wrong-check"),
        (OPENING + "99999999999999999999999999999999.", 6, 1, "notation-no-seat"),
    ],
)
def test_what_is_wrong_is_said_where_it_is(text: str, line: int, column: int, id: str) -> None:
    error = failure(text)
    assert (error.line, error.column, error.message.id) == (line, column, id)


def test_an_unknown_token_is_answered_with_what_was_possible() -> None:
    arguments = failure(OPENING + "3. ash: sing").message.arguments
    assert arguments["token"] == "sing"
    assert arguments["possible"] == "prize1, prize2, roll, look, ask, pass"


def test_a_refused_move_is_answered_with_the_reason_and_its_clause() -> None:
    arguments = failure(OPENING + "3. ash: prize3").message.arguments
    reason = arguments["reason"]
    assert not isinstance(reason, int | str)
    assert reason.id == "refused-too-dear"
    assert arguments["clause"] == "TOY-2"


def test_nothing_follows_the_end_of_a_game() -> None:
    journal = begin(2)
    play_at_random(journal, Chance("picks"))
    for more in ("ash: pass", "pass", "30."):
        assert failure(write(journal) + more).message.id == "notation-after-end"


def test_what_was_written_for_one_seat_cannot_be_read_back() -> None:
    assert failure(write_for(at_the_market(), 0)).message.id == "notation-hidden"


def test_a_text_cut_anywhere_is_a_shorter_game_or_one_error() -> None:
    edition = GAME.edition('name = "Ours"\n[table.die]\nfaces = 3\n')
    journal = Journal.begin(GAME, Setup(3), edition, "1", ("Anna", "Ben, the 2nd"))
    play_at_random(journal, Chance("picks"))
    text = write(journal)
    read_whole = 0
    for end in range(len(text)):
        try:
            shorter = read(text[:end], GAMES)
        except NotationError:
            continue
        read_whole += 1
        assert shorter.moves[:-1] == journal.moves[: len(shorter.moves)][:-1]
    assert read_whole > len(journal.moves)


@pytest.mark.parametrize("step", range(7))
def test_a_damaged_text_is_a_game_or_one_error(step: int) -> None:
    """Characters dropped, doubled or exchanged for others never raise anything else."""
    journal = begin(2)
    play_at_random(journal, Chance("picks"))
    text, noise = write(journal), '"[](){};:|.?\\\n 0a=é\x00'
    for at in range(step, len(text), 7):
        sign = noise[at % len(noise)]
        for damaged in (
            text[:at] + text[at + 1 :],
            text[:at] + text[at] + text[at:],
            text[:at] + sign + text[at + 1 :],
            text[:at] + sign + text[at:],
        ):
            try:
                read(damaged, GAMES)
            except NotationError as error:
                assert 1 <= error.line <= damaged.count("\n") + 1
                assert error.column >= 1
