"""The game notation: what is written is read back the same, and reads well."""

from __future__ import annotations

from textwrap import dedent

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.notation import read, write
from tests.core.toy import GAME, Night, at_the_market, begin, commit_all, play_at_random

GAMES = {GAME.name: GAME}
HEADER = '[Game "night-market"]\n[Seats "Anna, Ben"]\n[Seed "7"]\n'


def finished(people: int) -> Journal[Night]:
    journal = begin(people, seed=f"seed {people}", names=("Anna", "", "Maria de la Luz"))
    play_at_random(journal, Chance("picks"))
    return journal


def assert_same(one: Journal[Night], other: Journal[Night]) -> None:
    assert one.header == other.header
    assert one.moves == other.moves
    assert one.checksum() == other.checksum()
    assert one.table.chance.state == other.table.chance.state
    assert [one.events_of(n) for n in range(len(one.moves))] == [
        other.events_of(n) for n in range(len(other.moves))
    ]


@pytest.mark.parametrize("people", range(1, 7))
def test_what_is_written_reads_back_the_same_after_every_move(people: int) -> None:
    journal = finished(people)
    for count in range(len(journal.moves) + 1):
        then = journal.at(count)
        text = write(then)
        again = read(text, GAMES)
        assert_same(again, then)
        assert write(again) == text


def test_a_game_is_one_line_a_turn() -> None:
    journal = at_the_market()
    journal.play_token(0, "prize1")
    edition = f"house sha256:{journal.header.digest[:16]}"
    picks = [move.token for move in journal.moves]
    assert write(journal) == dedent(f"""\
        [Game "night-market"]
        [Seats "ash, birch"]
        [Seed "3"]
        [Edition "{edition}"]

        1. (ash: {picks[0]} birch: {picks[1]})
        2. (ash: {picks[2]} birch: {picks[3]})
        3. ash: prize1
        [Check "{journal.checksum()}"]
        """)


def test_picks_of_several_seats_in_a_turn_are_told_apart() -> None:
    journal = at_the_market()
    journal.play_token(0, "prize1")
    journal.play_token(1, "prize1")
    commit_all(journal)
    asking = journal.position.asked
    journal.play_token(asking, "ask")
    journal.play_token(1 - asking, "point")
    words = GAME.seat_words(Setup(2))
    assert f"\n6. {words[asking]}: ask {words[1 - asking]}: point\n" in write(journal)


def test_a_finished_game_tells_its_result() -> None:
    journal = finished(2)
    points = journal.position.points
    first, second = GAME.ranking(journal.position)
    words = GAME.seat_words(Setup(2))
    result = f"{words[first]} {points[first]}, {words[second]} {points[second]}"
    assert f'[Result "{result}"]' in write(journal)


@pytest.mark.parametrize(
    "names",
    [
        ("Anna, the first", 'Ben "Boom" B'),
        ("back\\slash\\", ","),
        ("\\,", '\\"'),
        ("Łucja", "Éloïse [2] (bis) {x} ; |"),
        ("2", "1"),
        ("birch", "ash"),
        ("", ""),
        ("?", "[Check"),
    ],
)
def test_any_name_can_be_written(names: tuple[str, str]) -> None:
    journal = begin(2, names=names)
    play_at_random(journal, Chance("picks"), 9)
    assert_same(read(write(journal), GAMES), journal)


@pytest.mark.parametrize("seed", ["", "7", "a b", 'x"y', "\\n", "line\nbreak\r\n", "?", "é"])
def test_any_seed_can_be_written(seed: str) -> None:
    journal = begin(2, seed=seed)
    assert_same(read(write(journal), GAMES), journal)


def test_options_are_written() -> None:
    setup = Setup(3, {"purse": "empty", "moods": "calm,windy"})
    journal = Journal.begin(GAME, setup, GAME.edition(), "7")
    text = write(journal)
    assert '[Options "purse=empty moods=calm,windy"]' in text
    assert_same(read(text, GAMES), journal)


@pytest.mark.parametrize(
    "overlay",
    [
        'name = "Anna\'s \\"own\\""\n[table.die]\nfaces = 20\n',
        "",
        "\n\n# only a comment\n  \n[table.die]\n  faces = 2   \n\n",
        "[table.die]\r\nfaces = 3\r\n",
        '[[market.prizes]]\nnumber = 2\nprice = 0 # [Check "x"] { ; (',
    ],
)
def test_a_journal_carries_its_edition_with_it(overlay: str) -> None:
    journal = Journal.begin(GAME, Setup(2), GAME.edition(overlay), "7")
    play_at_random(journal, Chance("picks"))
    assert_same(read(write(journal), GAMES), journal)


def test_a_file_with_the_line_ends_of_windows_is_read() -> None:
    journal = Journal.begin(GAME, Setup(2), GAME.edition("[table.die]\nfaces = 3\n"), "7")
    play_at_random(journal, Chance("picks"))
    text = "\ufeff" + write(journal).replace("\n", "\r\n")
    assert_same(read(text, GAMES), journal)


def test_by_hand_only_the_moves_are_needed() -> None:
    written = at_the_market()
    picks = [move.token for move in written.moves]
    text = f"""
        ; Anna and Ben at the market
        [Game "night-market"] [Seed "3"]
        [Seats "Anna, Ben"]

        ({{ both bury
          a card }} Anna: {picks[0]} Ben: {picks[1]}
        )
        2. (2: {picks[3]} ash: {picks[2]})   ; in any order, by word, name or number
        Anna: prize1
    """
    journal = read(text, GAMES)
    written.play_token(0, "prize1")
    assert journal.moves == written.moves
    assert journal.header.names == ("Anna", "Ben")


def test_a_header_alone_is_a_game_that_has_just_begun() -> None:
    assert read(HEADER, GAMES).moves == []


def test_picks_still_unseen_are_kept() -> None:
    journal = begin(3)
    journal.play(1, journal.choices(1)[0])
    text = write(journal)
    assert f"1. (birch: {journal.moves[0].token})\n" in text
    again = read(text, GAMES)
    assert again.deciders() == [0, 2]
    assert_same(again, journal)


def test_a_check_may_stand_anywhere_among_the_moves() -> None:
    journal = at_the_market()
    lines = write(journal).splitlines()
    lines.insert(7, f'[Check "{journal.at(4).checksum()}"]')
    lines.insert(6, f'[Check "{journal.at(2).checksum()}"]')
    assert_same(read("\n".join(lines), GAMES), journal)
