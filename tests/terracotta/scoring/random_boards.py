"""Random legal positions to score: crowded or bare, mounted Warriors and all."""

from __future__ import annotations

import random

from kilnyard.core.bits import BIT
from kilnyard.games.terracotta.geometry import CELLS, HORSE_CELLS
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from tests.terracotta import kit


def random_mausoleum(chance: random.Random, seats: int) -> Mausoleum:
    """Any number of Warriors, up to four of every Specialist, on cells of their own."""
    empty = list(range(CELLS))
    chance.shuffle(empty)
    mausoleum = Mausoleum(0, [0] * seats, [0] * 4, [], [], [], [])
    for warrior, count in enumerate(chance.choices(range(12), k=4)):
        for _ in range(count):
            place = empty.pop()
            mausoleum.owned[chance.randrange(seats)] |= BIT[place]
            mausoleum.warriors[warrior] |= BIT[place]
    mausoleum.occupied = sum(mausoleum.owned)
    _mount(mausoleum, chance)
    for specialists in (mausoleum.footmen, mausoleum.musicians, mausoleum.archers):
        for _ in range(chance.randrange(5)):
            places = [n for n in range(CELLS) if not mausoleum.occupied & BIT[n]]
            if places:
                place = chance.choice(places)
                mausoleum.occupied |= BIT[place]
                facing = chance.randrange(4) << 6 if specialists is mausoleum.archers else 0
                specialists.append(place | facing)
    return mausoleum


def _mount(mausoleum: Mausoleum, chance: random.Random) -> None:
    """Up to four Horses under Warriors that have room for one."""
    riders = [n for n in range(CELLS) if mausoleum.occupied & BIT[n]]
    chance.shuffle(riders)
    wanted = chance.randrange(5)
    for rider in riders:
        horse = rider | chance.randrange(4) << 6
        tail = HORSE_CELLS[horse] & ~BIT[rider]
        if len(mausoleum.horses) < wanted and tail and not mausoleum.occupied & tail:
            mausoleum.horses.append(horse)
            mausoleum.occupied |= tail


def random_position(seed: int) -> TerracottaPosition:
    """A position with nobody to ask, in any round, with any tiles, Inspectors and riches."""
    chance = random.Random(seed)
    seats = chance.randint(2, 4)
    goods = [{seat: chance.randrange(8) for seat in range(seats)} for _ in range(3)]
    return kit.table_of(
        seats=seats,
        board=random_mausoleum(chance, seats),
        coins=goods[0],
        wet=goods[1],
        dry=goods[2],
        round=chance.randint(1, 5),
        tiles=chance.sample(kit.tables().tile_ids, 5),
        order=chance.sample(range(seats), seats),
        inspectors=(chance.randint(1, 7), chance.choice("abcdefghi")),
        frames=[],
    )
