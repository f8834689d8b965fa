"""The journal: a game is its header and its moves, and every position follows from them."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup, SetupError
from kilnyard.core.journal import SNAPSHOTS_MAX, Journal
from kilnyard.core.picking import MoveRefused
from kilnyard.core.table import Table
from tests.core.toy import (
    ASK,
    ENGINE,
    GAME,
    PASS,
    PRIZES,
    ROLL,
    Night,
    Rolled,
    Take,
    at_the_market,
    begin,
    commit_all,
    play_at_random,
)


def finished(people: int = 3, seed: str = "1", listening: bool = True) -> Journal[Night]:
    journal = begin(people, seed, listening=listening)
    play_at_random(journal, Chance(f"picks {seed}"))
    return journal


def played_from_the_start(journal: Journal[Night], count: int) -> Night:
    """The slow twin of `at`: deal, then every move in order."""
    header = journal.header
    table = Table(Chance(header.seed))
    position = GAME.deal(header.setup, journal.edition, table)
    for move in journal.moves[:count]:
        ENGINE.apply(position, move.seat, move.option, table)
    return position


def refusal(journal: Journal[Night], seat: int, option: int) -> MoveRefused:
    with pytest.raises(MoveRefused) as caught:
        journal.play(seat, option)
    return caught.value


def test_the_header_says_what_the_game_was_begun_with() -> None:
    journal = begin(2, seed="kiln", names=("Anna",))
    header = journal.header
    assert (header.game, header.seed, header.edition) == ("night-market", "kiln", "house")
    assert header.names == ("Anna", "")
    assert header.digest == GAME.edition().digest


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (("  Anna  Maria ", "Ben"), ("Anna Maria", "Ben")),
        (("ash", "Ben"), ("", "Ben")),
        (("Anna", "Ben", "Chloe"), ("Anna", "Ben")),
    ],
)
def test_names_are_tidied(given: tuple[str, ...], kept: tuple[str, ...]) -> None:
    assert begin(2, names=given).header.names == kept


@pytest.mark.parametrize(
    ("setup", "id"),
    [
        (Setup(0), "setup-people"),
        (Setup(7), "setup-people"),
        (Setup(2, {"purse": "torn"}), "setup-unknown-value"),
        (Setup(2, {"hat": "red"}), "setup-unknown-option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(setup: Setup, id: str) -> None:
    with pytest.raises(SetupError) as caught:
        Journal.begin(GAME, setup, GAME.edition(), "1")
    assert caught.value.message.id == id


def test_a_legal_move_is_played_and_told() -> None:
    journal = at_the_market()
    seat = journal.position.asked
    before = journal.position
    events = journal.play(seat, ROLL)
    assert isinstance(events[0], Rolled)
    assert journal.moves[-1].token == "roll"
    assert journal.position is not before


def test_a_move_that_is_refused_says_why_and_by_which_clause() -> None:
    journal = at_the_market()
    seat = journal.position.asked
    refused = refusal(journal, seat, PRIZES - 1)
    assert refused.message.id == "refused-too-dear"
    assert refused.message.arguments == {"coins": 3}
    assert refused.clause == "TOY-2"


def test_only_who_is_asked_may_move() -> None:
    journal = at_the_market()
    idle = 1 - journal.position.asked
    assert refusal(journal, idle, PASS).message.id == "refused-not-your-turn"
    assert refusal(journal, 17, PASS).message.id == "refused-not-your-turn"
    assert refusal(journal, -1, PASS).message.id == "refused-not-your-turn"


def test_an_option_from_elsewhere_is_unknown() -> None:
    journal = at_the_market()
    message = refusal(journal, journal.position.asked, 99).message
    assert message.id == "refused-unknown-option"
    assert message.arguments["possible"] == "prize1, prize2, roll, look, ask, pass"


def test_nobody_moves_when_the_game_is_over() -> None:
    assert refusal(finished(), 0, PASS).message.id == "refused-game-over"


@pytest.mark.parametrize(("token", "id"), [("prize3", "too-dear"), ("sing", "unknown-option")])
def test_a_token_that_is_no_choice_is_refused(token: str, id: str) -> None:
    journal = at_the_market()
    with pytest.raises(MoveRefused) as caught:
        journal.play_token(journal.position.asked, token)
    assert caught.value.message.id == f"refused-{id}"


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    journal = at_the_market()
    before, moves = journal.checksum(), len(journal.moves)
    refusal(journal, journal.position.asked, PRIZES - 1)
    assert (journal.checksum(), len(journal.moves)) == (before, moves)


def test_a_fault_in_the_rules_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = at_the_market()
    before, state = journal.checksum(), journal.table.chance.state
    moves = journal.moves[:]

    def fall_over(
        self: Take, position: Night, frame: int, seat: int, option: int, table: Table
    ) -> None:
        position.coins[seat] = 99
        table.chance.word()
        raise ZeroDivisionError

    monkeypatch.setattr(Take, "answer", fall_over)
    with pytest.raises(ZeroDivisionError):
        journal.play(journal.position.asked, PASS)
    assert (journal.checksum(), journal.table.chance.state) == (before, state)
    assert journal.moves == moves
    monkeypatch.undo()
    journal.play(journal.position.asked, PASS)


def test_answers_that_nobody_chose_are_not_written() -> None:
    journal = at_the_market()
    count = len(journal.moves)
    journal.play(journal.position.asked, ASK)
    assert len(journal.moves) == count + 1


@pytest.mark.parametrize("people", range(1, 7))
def test_the_position_follows_from_the_moves(people: int) -> None:
    journal = finished(people)
    again = played_from_the_start(journal, len(journal.moves))
    assert GAME.to_plain(again) == GAME.to_plain(journal.position)


def test_looking_back_agrees_with_playing_from_the_start() -> None:
    journal = finished(4)
    for count in range(len(journal.moves) + 1):
        then = journal.at(count)
        assert GAME.to_plain(then.position) == GAME.to_plain(played_from_the_start(journal, count))
        assert then.moves == journal.moves[:count]


def test_there_is_no_looking_past_either_end() -> None:
    journal = at_the_market()
    for count in (-1, len(journal.moves) + 1):
        with pytest.raises(IndexError):
            journal.at(count)


def test_a_fork_is_played_on_without_touching_the_original() -> None:
    journal = finished()
    before = journal.checksum()
    fork = journal.fork(10)
    play_at_random(fork, Chance("another way"))
    assert fork.moves[:10] == journal.moves[:10]
    assert fork.moves != journal.moves
    assert journal.checksum() == before
    assert GAME.to_plain(played_from_the_start(fork, len(fork.moves))) == GAME.to_plain(
        fork.position
    )


def test_a_fork_played_the_same_way_is_the_same_game() -> None:
    journal = finished()
    fork = journal.fork(5)
    for move in journal.moves[5:]:
        fork.play(move.seat, move.option)
    assert fork.checksum() == journal.checksum()
    assert fork.moves == journal.moves


def test_what_happened_can_be_told_later_even_if_nobody_listened() -> None:
    heard, unheard = finished(3), finished(3, listening=False)
    assert heard.moves == unheard.moves
    for index in range(len(heard.moves)):
        assert heard.events_of(index) == unheard.events_of(index)


def test_memory_is_bounded_in_a_very_long_game() -> None:
    edition = GAME.edition("[table.setup]\nrounds=50\nhand=60\ncards=360")
    journal = Journal.begin(GAME, Setup(6), edition, "1")
    journal._interval = 1
    play_at_random(journal, Chance("picks"), 500)
    assert len(journal.moves) == 500
    assert SNAPSHOTS_MAX / 2 <= len(journal._snapshots) <= SNAPSHOTS_MAX
    then = played_from_the_start(journal, 321)
    assert GAME.to_plain(journal.at(321).position) == GAME.to_plain(then)


def test_checksums_tell_positions_apart() -> None:
    journal = finished()
    sums = [journal.at(count).checksum() for count in range(len(journal.moves) + 1)]
    assert len(set(sums)) == len(sums)


def test_moves_know_what_revealed_something() -> None:
    journal = begin(2)
    commit_all(journal)
    assert [move.revealed for move in journal.moves] == [False, True]
    commit_all(journal)
    journal.play_token(journal.position.asked, "roll")
    journal.play_token(journal.position.asked, "pass")
    assert [move.revealed for move in journal.moves[2:]] == [False, True, True, False]
    commit_all(journal)
    journal.play_token(journal.position.asked, "look")
    assert journal.moves[-1].revealed
