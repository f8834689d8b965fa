"""Coins, Clay, pigments and points: what players gain and pay."""

from __future__ import annotations

from kilnyard.core.table import Table
from kilnyard.games.xian.events import DebtSettled, PigmentMissed
from kilnyard.games.xian.names import (
    CLAY,
    COIN,
    DEBTS,
    FIRST_PIGMENT,
    PIGMENTS,
    RESOURCES,
    SOURCES_COUNT,
)
from kilnyard.games.xian.position import Players, XianPosition


def score(players: Players, seat: int, source: int, points: int) -> None:
    """Points count from the moment they are received; there may be fewer than none (XI-BLD-12)."""
    players.points[seat * SOURCES_COUNT + source] += points


def has_helper(players: Players, seat: int, helper: int) -> bool:
    """XI-WORK-4: whether the seat has recruited this Helper."""
    return players.helpers[seat] >> helper & 1 == 1


def has_tile(players: Players, seat: int, tile: int) -> bool:
    """XI-TILE-1: whether the seat has this Bonus tile and has not used it."""
    return (players.tiles[seat] & ~players.used[seat]) >> tile & 1 == 1


def use_tile(players: Players, seat: int, tile: int) -> None:
    """XI-TILE-1: the tile is turned face down."""
    players.used[seat] |= 1 << tile


def pigments_of(players: Players, seat: int, pigment: int) -> int:
    """How many of one pigment a seat has."""
    return players.pigments[seat * len(PIGMENTS) + pigment]


def take_pigment(position: XianPosition, seat: int, pigment: int, table: Table) -> bool:
    """XI-SUP-3: one from the supply if there is one; says whether there was."""
    if position.board.pigments[pigment] == 0:
        if table.listening:
            table.tell(PigmentMissed(seat=seat, pigment=PIGMENTS[pigment]))
        return False
    position.board.pigments[pigment] -= 1
    position.players.pigments[seat * len(PIGMENTS) + pigment] += 1
    return True


def return_pigment(position: XianPosition, seat: int, pigment: int) -> None:
    """XI-LAB-4: pigments that are paid go back to the supply."""
    position.players.pigments[seat * len(PIGMENTS) + pigment] -= 1
    position.board.pigments[pigment] += 1


def missing_coins(players: Players, seat: int, coins: int) -> int:
    """How many of these Coins a seat would owe."""
    return max(0, coins - players.coins[seat])


def debt_points(position: XianPosition, seat: int, coins: int) -> int:
    """XI-BLD-10: the points that paying so much would cost."""
    return missing_coins(position.players, seat, coins) * position.tables.debt_points


def pay_coins(position: XianPosition, seat: int, coins: int, table: Table) -> None:
    """XI-BLD-10: all the Coins one has, then two points for each that is missing."""
    players = position.players
    missing = missing_coins(players, seat, coins)
    players.coins[seat] -= coins - missing
    if missing == 0:
        return
    points = missing * position.tables.debt_points
    score(players, seat, DEBTS, -points)
    if table.listening:
        table.tell(DebtSettled(seat=seat, coins=missing, points=points))


def resource_held(players: Players, seat: int, resource: int) -> int:
    """How much of a resource (names.RESOURCES) a seat has."""
    if resource == COIN:
        return players.coins[seat]
    if resource == CLAY:
        return players.clay[seat]
    return pigments_of(players, seat, resource - FIRST_PIGMENT)


def resources_held(players: Players, seat: int) -> int:
    """All of a seat's resources together."""
    return sum(resource_held(players, seat, resource) for resource in range(len(RESOURCES)))


def in_supply(position: XianPosition, resource: int) -> bool:
    """XI-SUP-1, XI-SUP-3: only pigments can run out."""
    return resource < FIRST_PIGMENT or position.board.pigments[resource - FIRST_PIGMENT] > 0


def give_resource(position: XianPosition, seat: int, resource: int) -> None:
    """One resource back to the supply."""
    if resource == COIN:
        position.players.coins[seat] -= 1
    elif resource == CLAY:
        position.players.clay[seat] -= 1
    else:
        return_pigment(position, seat, resource - FIRST_PIGMENT)


def receive_resource(position: XianPosition, seat: int, resource: int, table: Table) -> None:
    """One resource from the supply."""
    if resource == COIN:
        position.players.coins[seat] += 1
    elif resource == CLAY:
        position.players.clay[seat] += 1
    else:
        take_pigment(position, seat, resource - FIRST_PIGMENT, table)
