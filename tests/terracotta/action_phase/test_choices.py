"""Whole games: what is offered is what is not refused, and everything has its words."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.events import Message
from kilnyard.core.game import Setup
from kilnyard.core.position import Position
from kilnyard.core.question import ALLOWED, DECISION_KINDS
from kilnyard.core.table import Table
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import REFUSALS
from kilnyard.games.terracotta.rules import ENGINE

GAMES = 24
QUESTIONS = {
    "take-turn",
    "choose-worker",
    "ring-action",
    "place-warrior",
    "officer-sword",
    "guard-halberd",
    "guard-slide",
    "crossbowman-crossbow",
    "soldier-spear",
    "place-specialist",
    "face-archer",
    "mount-horse",
    "lay-horse",
    "builder-warrior",
    "move-inspector",
    "empty-warehouses",
}


def begun(seed: int) -> TerracottaPosition:
    """A game that has begun, where everybody is rich enough to do what the game has to offer."""
    options = {"crossbow": "nearest" if seed % 2 else "any"}
    position = GAME.deal(Setup(2 + seed % 3, options), GAME.edition(), Table(Chance(f"{seed}")))
    for seat in range(position.seats):
        position.players.coins[seat] += 20
        position.players.wet[seat] += 30
    return position


def check_question(position: TerracottaPosition) -> None:
    """The offer is the slow one; tokens differ; every candidate has a label and facts."""
    question, seat = ENGINE.question(position), position.asked
    candidates = question.candidates(position, seat)
    codes = [question.refused(position, seat, option) for option in candidates]
    allowed = [o for o, code in zip(candidates, codes, strict=True) if code == ALLOWED]
    assert position.options == allowed, question.name
    assert question.kind in DECISION_KINDS
    tokens = [question.token(position, option) for option in candidates]
    assert len(set(tokens)) == len(tokens), question.name
    for option, code in zip(candidates, codes, strict=True):
        assert code == ALLOWED or code in REFUSALS
        assert isinstance(question.label(position, seat, option), Message)
        assert isinstance(question.facts(position, seat, option), dict)


def pick(position: Position, random: Random) -> int:
    """Any option, but those that do something more often than those that leave something out."""
    options = position.options
    return options[min(random.randrange(len(options)), random.randrange(len(options)))]


@pytest.mark.clause("TA-ACT-2.1", "TA-WAR-6", "TA-GUA-2", "TA-CRO-2", "TA-HOR-2")
def test_in_whole_games_only_what_is_not_refused_is_offered() -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        random, table = Random(seed), Table(Chance(f"game {seed}"), listening=True)
        position = begun(seed)
        while not position.is_over():
            check_question(position)
            asked[ENGINE.question(position).name] += 1
            ENGINE.apply(position, position.asked, pick(position, random), table)
    assert set(asked) == QUESTIONS
