"""Whole random games for 2, 3 and 4, under all laws. `make fuzz` plays many more."""

from __future__ import annotations

import pytest

from tests.xian import laws

BATCHES = 3
GAMES_IN_BATCH = 12
JOURNALS_IN_BATCH = 4


@pytest.mark.clause("XI-GAME-1", "XI-SET-1", "XI-SUP-3", "XI-SET-16", "XI-ARM-2", "XI-SHOP-5")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_law_holds_at_every_decision(batch: int) -> None:
    for number in range(batch * GAMES_IN_BATCH, (batch + 1) * GAMES_IN_BATCH):
        laws.check_game(number)


@pytest.mark.clause("XI-FAV-2", "XI-PAIR-1")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_journal_keeps_its_game(batch: int) -> None:
    for number in range(batch * JOURNALS_IN_BATCH, (batch + 1) * JOURNALS_IN_BATCH):
        laws.check_journal(number)


def test_a_game_is_the_same_each_time() -> None:
    assert laws.check_journal(7).checksum() == laws.check_journal(7).checksum()
