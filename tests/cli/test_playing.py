"""`kilnyard play`: a person at the table."""

from __future__ import annotations

import re

import pytest

from kilnyard import games
from kilnyard.core.notation import read
from tests.cli.conftest import Answer, Terminal

# Purple begins, and segment 1 offers a Warrior for 2 Clay, the Master Builder and the Sword.
TABLE = "play terracotta --seats human,random --seed 5"
TURN = ["s1", "skip", "skip", "skip"]
PROMPT = re.compile(r"1.\d+, \? or h:")
# More answers than any game has questions.
ALWAYS_THE_FIRST = ["1"] * 400


def last_question(answer: Answer) -> list[str]:
    """The lines from the last question on, without the prompt."""
    first = max(n for n, line in enumerate(answer.lines) if line.startswith("Purple: "))
    return [line for line in answer.lines[first:] if not PROMPT.match(line)]


def after(answer: Answer, typed: str) -> str:
    """What came of typing this, up to the next prompt."""
    shown = PROMPT.split(answer.out)
    return next(part for part in shown if part.strip().startswith(typed))


def test_a_whole_game_ends_with_the_score_and_the_winner(kilnyard: Terminal) -> None:
    answer = kilnyard(f"{TABLE} --save game.kgn", ALWAYS_THE_FIRST)
    assert answer.status == 0 and answer.err == ""
    assert "Final score" in answer.lines
    assert re.search(r"^\w+ wins with \d+ Victory Points\.$", answer.out, re.MULTILINE)
    assert answer.lines[-1] == "Saved: game.kgn"
    journal = read(kilnyard.read("game.kgn"), {name: games.find(name) for name in games.NAMES})
    assert journal.position.is_over()


def test_a_solo_game_is_played_to_its_end_with_its_challenges(kilnyard: Terminal) -> None:
    command = "play terracotta --solo --challenge rich-treasury,overtime --seed 3"
    answer = kilnyard(f"{command} --save solo.kgn", ALWAYS_THE_FIRST)
    assert answer.status == 0 and answer.err == ""
    assert "Emperor's Challenges: Rich treasury, Overtime" in answer.out
    assert "Li Si rolls" in answer.out
    assert "Final score" in answer.lines
    assert '[Options "challenges=rich-treasury,overtime"]' in kilnyard.read("solo.kgn")


def test_the_same_seed_deals_the_same_game(kilnyard: Terminal) -> None:
    assert kilnyard(TABLE, ["1", "q", "n"]).out == kilnyard(TABLE, ["1", "q", "n"]).out
    assert kilnyard(TABLE, ["q", "n"]).out != kilnyard(f"{TABLE}1", ["q", "n"]).out


def test_without_a_seed_a_game_is_new_each_time(kilnyard: Terminal) -> None:
    first, second = (kilnyard("play", ["q", "n"]).lines[0] for _ in range(2))
    assert first.startswith("Terracotta Army, seed ")
    assert first != second


def test_every_choice_has_a_number_and_a_word_that_picks_it(kilnyard: Terminal) -> None:
    question = last_question(kilnyard(TABLE, []))
    assert question[1].startswith(" 1 Segment 1: Make a Warrior for 2 Wet Clay; ")
    assert question[1].endswith(" [s1]")
    for typed in ("1", "s1", "S1"):
        answer = kilnyard(TABLE, [typed])
        assert "• Purple places a Craftsman at segment 1." in answer.lines
        assert last_question(answer)[0].startswith("Purple: what happens with the action")


def test_a_choice_that_is_not_there_changes_nothing(kilnyard: Terminal) -> None:
    stale = kilnyard(TABLE, ["99", "0", "", "s1"])
    assert "There is no choice 99; they run from 1 to" in stale.out
    assert "There is no choice 0; they run from 1 to" in stale.out
    assert "• Purple places a Craftsman at segment 1." in stale.lines
    assert "“fly” is not understood. h tells" in kilnyard(TABLE, ["fly"]).out


def test_what_may_not_be_picked_is_answered_with_its_reason_and_rule(kilnyard: Terminal) -> None:
    answer = kilnyard(TABLE, ["s1", "officer"])
    said = after(answer, "officer")
    assert "You have 0 Wet Clay; this Warrior costs" in said
    assert "TA-WAR-1 A Warrior costs" in said


def test_a_question_mark_lists_refusals_with_their_rules(kilnyard: Terminal) -> None:
    answer = kilnyard(TABLE, ["s1", "?", "? 1", "? 99"])
    said = after(answer, "?")
    assert "Not on offer:" in said
    assert "1 TA-WAR-1  A Warrior costs" in said
    assert "→ You have 0 Wet Clay; this Warrior costs 2." in " ".join(said.split())
    assert "TA-WAR-1 A Warrior costs" in after(answer, "? 1")
    assert "There is no refusal 99" in after(answer, "? 99")


def test_a_question_mark_finds_rules_by_code_and_by_word(kilnyard: Terminal) -> None:
    answer = kilnyard(TABLE, ["?", "? ta-act-2.2", "? TA-ARC", "? musician", "? xyzzy"])
    assert "Everything there is may be picked." in answer.out
    assert "TA-ACT-2.2 " in after(answer, "? ta-act-2.2")
    assert after(answer, "? TA-ARC").count("TA-ARC-") > 5
    assert "Musician" in after(answer, "? musician")
    assert "There is no rule “xyzzy”." in answer.out


def test_more_rules_than_fit_are_counted(kilnyard: Terminal) -> None:
    said = after(kilnyard(TABLE, ["? warrior"]), "? warrior")
    assert len(re.findall(r"^TA-", said, re.MULTILINE)) == 12
    assert re.search(r"… and \d+ more: kilnyard rules terracotta --find warrior", said)


def test_undo_takes_a_choice_back_and_redo_makes_it_again(kilnyard: Terminal) -> None:
    begun = last_question(kilnyard(TABLE, []))
    moved = last_question(kilnyard(TABLE, ["s1"]))
    undone = kilnyard(TABLE, ["s1", "u"])
    assert "Taken back. Purple decides again." in undone.lines
    assert last_question(undone)[:6] == begun[:6]
    redone = kilnyard(TABLE, ["s1", "u", "r"])
    assert last_question(redone)[:4] == moved[:4]
    assert "There is no move to make again." in kilnyard(TABLE, ["s1", "r"]).out
    assert "Purple has no move to take back." in kilnyard(TABLE, ["u"]).out


def test_undo_goes_back_past_what_bots_have_done_and_redo_lets_them_do_it(
    kilnyard: Terminal,
) -> None:
    played = kilnyard(f"{TABLE} --save played.kgn", TURN)
    assert "Yellow places" in played.out
    kilnyard(f"{TABLE} --save undone.kgn", [*TURN, "u"])
    assert kilnyard.read("undone.kgn").count("yellow:") == 0
    kilnyard(f"{TABLE} --save redone.kgn", [*TURN, "u", "r"])
    assert kilnyard.read("redone.kgn") == kilnyard.read("played.kgn")


def test_what_cannot_be_taken_back_is_said(kilnyard: Terminal) -> None:
    """TA-SOLO: Li Si's dice have been rolled since."""
    answer = kilnyard("play --solo --seed 3", ["1", "skip", "skip", "skip", "u"])
    assert "has revealed something, so it stands." in answer.out


def test_help_log_and_board_can_be_asked_for(kilnyard: Terminal) -> None:
    answer = kilnyard(TABLE, ["s1", "h", "l", "b"])
    assert "A number picks a choice" in after(answer, "h")
    assert "• Purple places a Craftsman at segment 1." in after(answer, "l")
    assert "Round 1 of 5" in after(answer, "b")


def test_a_saved_game_is_played_on_as_if_it_had_not_been_left(kilnyard: Terminal) -> None:
    whole = kilnyard(f"{TABLE} --save whole.kgn", ["1"] * 12)
    assert whole.lines[-1] == "Play on with: kilnyard play --resume whole.kgn"
    kilnyard(f"{TABLE} --save parts.kgn", ["1"] * 5)
    resumed = kilnyard("play --resume parts.kgn", ["1"] * 7)
    assert resumed.status == 0
    assert kilnyard.read("parts.kgn") == kilnyard.read("whole.kgn")


def test_a_finished_game_is_shown_again_when_it_is_resumed(kilnyard: Terminal) -> None:
    ended = kilnyard("play --seats random,random --seed 5 --save done.kgn")
    again = kilnyard("play --resume done.kgn")
    start = ended.lines.index("Final score")
    assert again.lines[again.lines.index("Final score") :] == ended.lines[start:]


def test_saving_keeps_the_game_in_that_file_from_then_on(kilnyard: Terminal) -> None:
    answer = kilnyard(TABLE, ["s1", "s my game.kgn", "skip", "q"])
    assert "Saved: my game.kgn" in answer.lines
    assert answer.lines[-1] == "Play on with: kilnyard play --resume 'my game.kgn'"
    assert "s1 skip" in kilnyard.read("my game.kgn")


def test_a_save_that_fails_is_said_and_the_game_goes_on(kilnyard: Terminal) -> None:
    answer = kilnyard(TABLE, ["s nowhere/game.kgn", "s1", "q", "n"])
    assert "Cannot write nowhere/game.kgn: there is no such file or folder." in answer.out
    assert "• Purple places a Craftsman at segment 1." in answer.lines
    assert kilnyard.files() == []


def test_quitting_asks_whether_to_save(kilnyard: Terminal) -> None:
    assert kilnyard(TABLE, ["s1", "q", "n"]).lines[-1] == "Left without saving."
    assert kilnyard.files() == []
    saved = kilnyard(TABLE, ["s1", "q", "y"])
    assert saved.lines[-2:] == [
        "Saved: terracotta-5.kgn",
        "Play on with: kilnyard play --resume terracotta-5.kgn",
    ]


def test_a_game_is_saved_when_input_ends_and_never_over_another(kilnyard: Terminal) -> None:
    kilnyard(TABLE, ["s1"])
    kilnyard(TABLE, ["s2"])
    assert kilnyard.files() == ["terracotta-5-2.kgn", "terracotta-5.kgn"]
    assert "s1" in kilnyard.read("terracotta-5.kgn")


def test_a_game_is_saved_when_it_is_interrupted(
    kilnyard: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    answer = kilnyard(TABLE)
    assert answer.status == 0
    assert "Saved: terracotta-5.kgn" in answer.lines


def test_people_share_a_terminal_and_are_asked_in_turn(kilnyard: Terminal) -> None:
    answer = kilnyard("play --seats human,human --seed 5", [*TURN, "s2"])
    assert "Yellow: place a Worker at a segment, or rotate a ring first." in answer.lines
    assert "• Yellow places a Craftsman at segment 2." in answer.lines


def test_a_saved_game_may_go_on_with_others_in_its_seats(kilnyard: Terminal) -> None:
    kilnyard(f"{TABLE} --save game.kgn", ["s1", "q"])
    answer = kilnyard("play --resume game.kgn --seats human,greedy", ["q"])
    assert "2 Yellow (greedy)" in answer.out


def test_people_are_called_by_their_names(kilnyard: Terminal) -> None:
    kilnyard.write("names.kgn", '[Game "terracotta"]\n[Seats "Zoë [b], random"]\n[Seed "1"]\n')
    answer = kilnyard("play --resume names.kgn", ["1", "q"])
    assert "Zoë [b]: " in answer.out
    assert "2 Yellow (random)" in answer.out


def test_typed_text_is_never_taken_for_a_word_of_the_game(kilnyard: Terminal) -> None:
    answer = kilnyard("play --seats human,random --seed sword", ["horse", "s crossbow", "q"])
    assert answer.lines[0] == "Terracotta Army, seed sword"
    assert "“horse” is not understood." in answer.out
    assert "Saved: crossbow" in answer.lines


def test_an_edition_is_played_with_and_saved_with_the_game(kilnyard: Terminal) -> None:
    kilnyard.write("rich.toml", 'name = "rich"\n[setup.start]\ncoins = 9\n')
    answer = kilnyard(f"{TABLE} --edition rich.toml --save game.kgn", ["q"])
    assert re.search(r"▶ 1 Purple +0 +9 ", answer.out)
    assert '[Edition "rich sha256:' in kilnyard.read("game.kgn")
    assert re.search(r"▶ 1 Purple +0 +9 ", kilnyard("play --resume game.kgn", ["q"]).out)
