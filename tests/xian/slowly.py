"""Scoring once more, the plain way: from what lies on the table by name, without bits or tables.

Everything here is worked out from a view (all of it: `whole`), as a person would with the rulebook.
"""

from __future__ import annotations

from itertools import pairwise, permutations

from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.seeing import see
from kilnyard.games.xian.view import EquipmentView, PlayerView, XianView

PLACES = {"A": (10, 5, 2), "B": (12, 6, 3), "C": (14, 7, 4)}
SET_POINTS = {1: 2, 2: 5, 3: 10}


def view_of(position: XianPosition, seat: int) -> XianView:
    """What a seat sees."""
    return see(position, seat, [])


def whole(position: XianPosition) -> list[PlayerView]:
    """Every player as they see themselves."""
    return [view_of(position, seat).players[seat] for seat in range(position.seats)]


def group_size(soldiers: set[str], start: str) -> int:
    """How many soldiers hang together with one."""
    group, edge = {start}, [start]
    while edge:
        cell = edge.pop()
        for other in soldiers - group:
            far = abs(ord(other[0]) - ord(cell[0])) + abs(int(other[1]) - int(cell[1]))
            if far == 1:
                group.add(other)
                edge.append(other)
    return len(group)


def soldiers_of(view: XianView, seat: int, section: str | None = None) -> set[str]:
    """Where a seat's painted soldiers stand."""
    return {
        cell.cell for cell in view.cells if cell.owner == seat and section in (None, cell.section)
    }


def majority_points(view: XianView, seat: int) -> int:
    """Places are handed out one by one; those who are equal put theirs together and share."""
    points = 0
    for section, places in PLACES.items():
        counts = {
            player.seat: len(soldiers_of(view, player.seat, section)) for player in view.players
        }
        if not counts[seat]:
            continue
        better = [other for other in counts if counts[other] > counts[seat]]
        equal = [other for other in counts if counts[other] == counts[seat]]
        pot = sum((*places, 0)[len(better) : len(better) + len(equal)])
        points += pot // len(equal)
    return points


def set_points(cards: list[EquipmentView]) -> int:
    """The largest set that can be made is taken away again and again."""
    points = 0
    for material in ("wood", "bronze"):
        rest = [card.equipment for card in cards if card.material == material]
        while rest:
            types = set(rest)
            points += SET_POINTS[len(types)]
            for type in types:
                rest.remove(type)
    return points


def match_points(view: XianView, seat: int, cards: list[EquipmentView]) -> int:
    """Each card looks for a soldier of its section that no card has found yet."""
    free = {section: len(soldiers_of(view, seat, section)) for section in PLACES}
    points = 0
    for card in cards:
        if free[card.section]:
            free[card.section] -= 1
            points += 3
    return points


def resources(player: PlayerView) -> int:
    return player.coins + player.clay + sum(player.pigments.values())


def end_tile_points(view: XianView, player: PlayerView, before: int) -> int:
    """`before` are the points that the player had when the tile is looked at."""
    soldiers = len(soldiers_of(view, player.seat))
    types = [card.equipment for card in player.equipment]
    most = [
        section
        for section in PLACES
        if (own := len(soldiers_of(view, player.seat, section)))
        and all(own >= len(soldiers_of(view, other.seat, section)) for other in view.players)
    ]
    return {
        None: 0,
        "returned-resources": min(15, resources(player)),
        "every-ten-points": before // 10 if before > 0 else 0,
        "unused-tiles": 3 * len(player.tiles),
        "painted-soldiers": 2 * soldiers,
        "helpers-recruited": 2 * len(player.helpers),
        "six-points": 6,
        "section-majorities": 5 * len(most),
        "identical-pairs": 4 * sum(types.count(type) // 2 for type in set(types)),
    }[player.end_tile]


def final_totals(position: XianPosition) -> list[int]:
    """What everybody has when all is scored."""
    totals = []
    for player in whole(position):
        view = view_of(position, player.seat)
        points = player.total + majority_points(view, player.seat)
        points += set_points(player.equipment)
        points += match_points(view, player.seat, player.equipment)
        points += len(player.tiles)
        points += end_tile_points(view, player, points)
        left = resources(player)
        if player.end_tile == "returned-resources":
            left -= min(15, left)
        totals.append(points + left // 3)
    return totals


def ranking(view: XianView, totals: list[int]) -> list[int]:
    """By points, then along the track from its end, each stack from its top."""
    along = [seat for space in reversed(view.track) for seat in space.seats]
    return sorted(along, key=lambda seat: (-totals[seat], along.index(seat)))


def order_of_play(view: XianView) -> list[int]:
    """The one order in which nobody who should go first comes later."""
    along = [seat for space in reversed(view.track) for seat in space.seats]
    numbers = {player.seat: player.under.number for player in view.players if player.under}
    for order in permutations(numbers):
        keys = [(-numbers[seat], along.index(seat)) for seat in order]
        if all(one < other for one, other in pairwise(keys)):
            return list(order)
    raise AssertionError("there is always an order")


def toll(view: XianView, seat: int, building: str) -> int:
    """What a seat pays to enter, opponent by opponent."""
    (found,) = [one for one in view.buildings if one.building == building]
    coins = 0
    for player in view.players:
        there = found.builders.count(player.seat) if player.seat != seat else 0
        if there and len(view.players) == 2:
            coins += 2 if there == 1 else 3
        else:
            coins += there
    return coins
