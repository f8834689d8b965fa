"""Clay, Coins, Weapons and Victory Points: what players gain, and from where."""

from __future__ import annotations

from kilnyard.games.terracotta.names import SOURCES_COUNT
from kilnyard.games.terracotta.position import Players


def score(players: Players, seat: int, source: int, points: int) -> None:
    """TA-KEY-1: Victory Points count from the moment they are received."""
    players.points[seat * SOURCES_COUNT + source] += points


def has_active(players: Players, seat: int, weapon: int) -> bool:
    """Whether the seat's Weapon of this type is active (TA-KEY-11)."""
    return players.weapons[seat] >> weapon & 1 == 1


def ready(players: Players, seat: int, weapon: int) -> None:
    """TA-KEY-12: an active Weapon stays active."""
    players.weapons[seat] |= 1 << weapon


def use(players: Players, seat: int, weapon: int) -> None:
    """TA-KEY-11: a Weapon that has been used is inactive."""
    players.weapons[seat] &= ~(1 << weapon)


def has_master(players: Players, seat: int, master: int) -> bool:
    """Whether the seat has a token at this Master (TA-RING-7)."""
    return players.masters[seat] >> master & 1 == 1


def soak(players: Players, seat: int) -> int:
    """TA-RING-4: all Dry Clay becomes Wet; returns how much it was."""
    clay = players.dry[seat]
    players.wet[seat] += clay
    players.dry[seat] = 0
    return clay
