"""One measurement in a process of its own: `python workload.py NAME SECONDS` prints one JSON line.

All rates are per second of processor time, so that other programs on the machine count as little
as they can. Every workload plays random games, and what it counts is named in its line.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

WARM_UP_SECONDS = 1.0


def timed(play: Callable[[int], int], seconds: float) -> dict[str, float]:
    """Play until the time is up; `play(n)` plays game n and returns its decisions."""
    number = 0
    warm = time.process_time() + WARM_UP_SECONDS
    while time.process_time() < warm:
        play(number)
        number += 1
    start, games, decisions = time.process_time(), 0, 0
    while (elapsed := time.process_time() - start) < seconds:
        decisions += play(number + games)
        games += 1
    return {"games_per_second": games / elapsed, "decisions_per_second": decisions / elapsed}


def terracotta(seconds: float) -> dict[str, float | bool]:
    """Whole games of Terracotta Army at four seats, all choices listed at every decision."""
    from kilnyard import games
    from kilnyard.core.game import Setup
    from kilnyard.games.terracotta import rules
    from kilnyard.lab.playout import Playout

    game = games.find("terracotta")
    playout = Playout(game, Setup(people=4))
    return {
        **timed(lambda number: playout.play(f"bench-{number}").decisions, seconds),
        "compiled": not str(rules.__file__).endswith(".py"),
    }


def copying(seconds: float) -> dict[str, float]:
    """Copies of positions in the middle of games at four seats."""
    from kilnyard import games
    from kilnyard.core.game import Setup
    from kilnyard.lab.playout import Playout

    game = games.find("terracotta")
    playout = Playout(game, Setup(people=4))
    positions = [playout.position_after(f"bench-{number}", 120) for number in range(20)]
    start, copies = time.process_time(), 0
    while (elapsed := time.process_time() - start) < seconds:
        for position in positions:
            for _ in range(50):
                game.copy(position)
        copies += 50 * len(positions)
    return {"microseconds_per_copy": elapsed / copies * 1e6}


def catanatron(seconds: float) -> dict[str, float]:
    """Whole games of Catanatron between four of its random players; forced actions count too."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(number: int) -> int:
        random.seed(number)
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        records = state.action_records if hasattr(state, "action_records") else state.actions
        return len(records)

    return timed(play, seconds)


def backgammon(seconds: float) -> dict[str, float]:
    """OpenSpiel's backgammon in its C++ loop: random playouts, counted in players' actions."""
    import numpy
    import pyspiel

    game = pyspiel.load_game("backgammon")
    mean_length = sum(_backgammon_length(game, number) for number in range(60)) / 60
    rollouts = 100
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    numpy.random.seed(1)

    def play(number: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, number)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, number, False)
        bot.mcts_search(state)
        return round(rollouts * mean_length)

    rates = timed(play, seconds)
    rates["games_per_second"] *= rollouts
    return rates


def _backgammon_length(game: object, seed: int) -> int:
    """How many actions of players a random game takes."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    chance, actions = random.Random(seed), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = [weight for _, weight in outcomes]
            state.apply_action(chance.choices([one for one, _ in outcomes], weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
    return actions


WORKLOADS: dict[str, Callable[[float], dict[str, float]]] = {
    "terracotta": terracotta,
    "copying": copying,
    "catanatron": catanatron,
    "backgammon": backgammon,
}

if __name__ == "__main__":
    print(json.dumps(WORKLOADS[sys.argv[1]](float(sys.argv[2]))))
