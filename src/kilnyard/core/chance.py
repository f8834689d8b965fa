"""Chance: the one place randomness comes from, kept outside the positions that bots may copy."""

from __future__ import annotations

from hashlib import blake2b

_WORD = 0xFFFFFFFFFFFFFFFF


class ChanceSealed(Exception):  # noqa: N818 - it is where a trial ends, not an error
    """Somebody tries out moves, and here something hidden would turn up."""


class Chance:
    """A reproducible stream of draws: SplitMix64 started from the game's seed.

    `draws` counts what was drawn, so that a journal knows which moves revealed something. Nothing
    can be drawn from a sealed one.
    """

    def __init__(self, seed: str) -> None:
        self.state: int = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")
        self.draws: int = 0
        self.sealed: bool = False

    def copy(self) -> Chance:
        twin = Chance("")
        twin.state = self.state
        twin.draws = self.draws
        return twin

    def word(self) -> int:
        """The next 64 random bits."""
        if self.sealed:
            raise ChanceSealed
        self.draws += 1
        self.state = self.state + 0x9E3779B97F4A7C15 & _WORD
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return mixed ^ mixed >> 31

    def below(self, count: int) -> int:
        """A number from 0 to count - 1; with fewer than 2 to choose from nothing is drawn."""
        if count < 2:
            return 0
        return self.word() * count >> 64

    def shuffle(self, things: list[int]) -> None:
        """Every order equally likely, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
