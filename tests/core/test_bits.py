"""Sets in an integer agree with their slow, obvious twin: Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kilnyard.core.bits import BIT, BITS_MAX, NOTHING, lowest, members, popcount

things = st.sets(st.integers(0, BITS_MAX - 1))


def mask_of(numbers: set[int]) -> int:
    """The set as an integer, built the slow way."""
    return sum(2**number for number in numbers)


def test_each_thing_has_its_bit() -> None:
    assert [2**number for number in range(BITS_MAX)] == BIT


@given(things)
def test_members_are_the_things_smallest_first(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


@given(things)
def test_popcount_counts_the_things(numbers: set[int]) -> None:
    assert popcount(mask_of(numbers)) == len(numbers)


@given(things.filter(bool))
def test_lowest_is_the_smallest_thing(numbers: set[int]) -> None:
    assert lowest(mask_of(numbers)) == min(numbers)


def test_the_list_of_members_is_the_callers_own() -> None:
    members(7).append(99)
    assert members(7) == [0, 1, 2]


def test_the_ends_of_the_range() -> None:
    everything = mask_of(set(range(BITS_MAX)))
    assert members(NOTHING) == []
    assert popcount(NOTHING) == 0
    assert members(everything) == list(range(BITS_MAX))
    assert popcount(everything) == BITS_MAX
    assert lowest(BIT[62]) == 62
