"""Chance: the same seed brings the same draws everywhere, and every outcome is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kilnyard.core.chance import Chance


def splitmix(state: int) -> tuple[int, int]:
    """SplitMix64 as Sebastiano Vigna's reference has it, step by step."""
    word = (1 << 64) - 1
    state = (state + 0x9E3779B97F4A7C15) & word
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & word
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & word
    return state, z ^ (z >> 31)


def test_the_words_are_those_of_splitmix() -> None:
    chance = Chance("kiln")
    state = chance.state
    for _ in range(1000):
        state, expected = splitmix(state)
        assert chance.word() == expected


def test_the_reference_values_of_splitmix() -> None:
    chance = Chance("")
    chance.state = 1234567
    assert [chance.word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_seed_brings_the_same_draws_for_ever() -> None:
    chance = Chance("kiln")
    assert [chance.below(6) for _ in range(12)] == [3, 5, 0, 4, 5, 3, 1, 2, 1, 5, 3, 4]
    cards = list(range(8))
    Chance("7").shuffle(cards)
    assert cards == [0, 1, 2, 7, 3, 6, 5, 4]


def test_another_seed_brings_other_draws() -> None:
    assert len({Chance(str(seed)).word() for seed in range(1000)}) == 1000


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance("kiln")
    chance.word()
    twin = chance.copy()
    ahead = [twin.word() for _ in range(5)]
    assert (chance.draws, twin.draws) == (1, 6)
    assert [chance.word() for _ in range(5)] == ahead


@pytest.mark.parametrize("count", [0, 1])
def test_where_there_is_nothing_to_choose_nothing_is_drawn(count: int) -> None:
    chance = Chance("kiln")
    assert chance.below(count) == 0
    assert chance.draws == 0


@pytest.mark.parametrize("count", [2, 3, 6, 63])
def test_every_number_is_as_likely(count: int) -> None:
    """Within five standard deviations; the seed is fixed, so this never fails by chance."""
    chance, each = Chance("uniform"), 2000
    seen = Counter(chance.below(count) for _ in range(each * count))
    assert sorted(seen) == list(range(count))
    assert all(abs(times - each) < 5 * each**0.5 for times in seen.values())


def test_every_order_is_as_likely() -> None:
    chance, each = Chance("orders"), 1000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * each):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        seen[tuple(things)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert all(abs(times - each) < 5 * each**0.5 for times in seen.values())
