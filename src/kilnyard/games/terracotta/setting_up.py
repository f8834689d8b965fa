"""Game Setup (002:168): what is laid out, dealt and handed out before the first round."""

from __future__ import annotations

from kilnyard.core.bits import NOTHING
from kilnyard.core.table import Table
from kilnyard.games.terracotta.frames import NEXT_WORKER
from kilnyard.games.terracotta.li_si.setting_up import set_up_li_si
from kilnyard.games.terracotta.names import LI_SI_SEAT, NOBODY, PERSON_SEAT, SOURCES_COUNT
from kilnyard.games.terracotta.position import Mausoleum, Players, TerracottaPosition, Wheel
from kilnyard.games.terracotta.tables import Tables
from kilnyard.games.terracotta.wheel import SEGMENTS, WAREHOUSES


def set_up(tables: Tables, seats: int, nearest_only: bool, table: Table) -> TerracottaPosition:
    """TA-SET-1 to TA-SET-16, for as many players as there are seats."""
    position = _lay_out(tables, seats, nearest_only, table)
    first = table.chance.below(seats)
    position.order = [(first + place) % seats for place in range(seats)]
    for place in range(seats):
        _give_bonus(position, position.order[place], place)
    position.frames.append(NEXT_WORKER)
    return position


def set_up_solo(
    tables: Tables, nearest_only: bool, challenges: int, table: Table
) -> TerracottaPosition:
    """TA-SOLO-SET-1, TA-SOLO-SET-2: a table for two, where Li Si begins every round."""
    position = _lay_out(tables, 2, nearest_only, table)
    position.order = [LI_SI_SEAT, PERSON_SEAT]
    set_up_li_si(position, challenges, table)
    position.frames.append(NEXT_WORKER)
    return position


def _lay_out(tables: Tables, seats: int, nearest_only: bool, table: Table) -> TerracottaPosition:
    """All that does not depend on who begins (TA-SET-1 to TA-SET-14)."""
    wheel = _lay_out_wheel(tables, table)
    tiles = _draw_tiles(tables, table)
    return TerracottaPosition(
        seats=seats,
        active=0,
        asked=0,
        frames=[],
        tables=tables,
        nearest_only=nearest_only,
        order=[],
        tiles=tiles,
        round=1,
        turn=0,
        placed=0,
        rotated=False,
        segment=0,
        worker=0,
        inspectors=tables.inspector_starts[:],
        remaining=tables.warriors_per_type[:],
        bought=[0] * len(tables.specialist_costs),
        priority_taken=0,
        mausoleum=_empty_mausoleum(tables, seats),
        wheel=wheel,
        players=_equip_players(tables, seats),
        li_si=None,
    )


def _empty_mausoleum(tables: Tables, seats: int) -> Mausoleum:
    """TA-SET-1: nobody stands in it."""
    return Mausoleum(NOTHING, [0] * seats, [0] * len(tables.warriors_per_type), [], [], [], [])


def _lay_out_wheel(tables: Tables, table: Table) -> Wheel:
    """TA-SET-3, TA-SET-4: Clay in the Warehouses; the rings in random positions."""
    return Wheel(
        inner=table.chance.below(SEGMENTS),
        middle=table.chance.below(SEGMENTS),
        craftsmen=[NOBODY] * SEGMENTS,
        artisans=[NOBODY] * SEGMENTS,
        warehouses=[tables.warehouse_clay] * WAREHOUSES,
    )


def _draw_tiles(tables: Tables, table: Table) -> list[int]:
    """TA-SET-5: one random Scoring tile for each round; the others are not used."""
    tiles = list(range(len(tables.tiles)))
    table.chance.shuffle(tiles)
    return tiles[: tables.rounds]


def _equip_players(tables: Tables, seats: int) -> Players:
    """TA-SET-11 to TA-SET-14: Coins, inactive Weapons, Workers, Master tokens, no points."""
    workers = tables.workers[seats]
    return Players(
        coins=[tables.start_coins] * seats,
        wet=[0] * seats,
        dry=[0] * seats,
        weapons=[0] * seats,
        masters=[0] * seats,
        tokens=[0] * seats,
        craftsmen=[workers] * seats,
        artisans=[0] * seats,
        supply=[workers] * seats,
        priority=[0] * seats,
        points=[0] * (seats * SOURCES_COUNT),
    )


def _give_bonus(position: TerracottaPosition, seat: int, place: int) -> None:
    """TA-SET-16 to TA-SET-16.2: the later in Turn Order, the more Clay and Coins."""
    position.players.wet[seat] += position.tables.bonus_clay[place]
    position.players.coins[seat] += position.tables.bonus_coins[place]
