"""Bots play Xi'an: any of them to the end, and greedy better than random."""

from __future__ import annotations

import pytest

from kilnyard.bots import BOTS, find
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.table import Table
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.position import XianPosition
from tests.laws import deciders

GAMES = 5


def played(seed: str, bots: list[str]) -> XianPosition:
    table, thoughts = Table(Chance(seed)), Chance(f"bots {seed}")
    position = GAME.deal(Setup(len(bots)), GAME.edition(), table)
    while not position.is_over():
        seat = deciders(GAME, position)[0]
        option = find(bots[seat]).choose(GAME, position, seat, thoughts)
        GAME.engine.apply(position, seat, option, table)
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_to_the_end(bot: str, seats: int) -> None:
    assert played("end", [bot] * seats).round == 6


@pytest.mark.parametrize("number", range(GAMES))
def test_greedy_beats_random_wherever_it_sits(number: int) -> None:
    place = number % 3
    bots = ["greedy" if seat == place else "random" for seat in range(3)]
    position = played(f"match {number}", bots)
    assert GAME.winners(position) == [place]
    assert position.players.total(place) > 55
