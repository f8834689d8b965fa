"""Whole random games for 2, 3, 4 and one, under all laws. `make fuzz` plays many more."""

from __future__ import annotations

import pytest

from tests.terracotta import laws

BATCHES = 4
GAMES_IN_BATCH = 60
JOURNALS_IN_BATCH = 16


@pytest.mark.clause("TA-GAME-1", "TA-GAME-4", "TA-KEY-1", "TA-SET-12.2")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_law_holds_at_every_decision(batch: int) -> None:
    for number in range(batch * GAMES_IN_BATCH, (batch + 1) * GAMES_IN_BATCH):
        laws.check_game(number)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_journal_keeps_its_game(batch: int) -> None:
    for number in range(batch * JOURNALS_IN_BATCH, (batch + 1) * JOURNALS_IN_BATCH):
        laws.check_journal(number)


def test_a_game_is_the_same_each_time() -> None:
    assert laws.check_journal(7).checksum() == laws.check_journal(7).checksum()
