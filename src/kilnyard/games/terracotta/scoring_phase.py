"""Scoring Phase: the Inspectors, the Musicians, the round's Scoring tile (TA-SCO)."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.question import Step, first_of, frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.domination import (
    awards,
    dominator_among,
    dominator_of_amounts,
    tell_of_tie,
)
from kilnyard.games.terracotta.frames import (
    CLEAN_UP,
    LI_SI_SURPRISE_BUILD,
    SCORE_INSPECTOR,
    SCORE_MUSICIANS,
    SCORE_TILE,
)
from kilnyard.games.terracotta.geometry import (
    COLUMN_CELLS,
    COLUMN_LETTERS,
    COLUMN_OF,
    COLUMNS,
    QUARTER_CELLS,
    ROW_CELLS,
    ROW_OF,
    ROWS,
    cell_name,
)
from kilnyard.games.terracotta.names import (
    COLUMN_INSPECTOR,
    INSPECTIONS,
    INSPECTORS,
    MUSICIANS,
    ROW_INSPECTOR,
    TILE_CLAY,
    TILE_COINS,
    TILE_COLUMN,
    TILE_QUARTER,
    TILE_ROW,
    TILES,
)
from kilnyard.games.terracotta.position import Mausoleum, Players, TerracottaPosition
from kilnyard.games.terracotta.resources import score
from kilnyard.games.terracotta.scoring_events import (
    InspectorAdvanced,
    InspectorDominationScored,
    InspectorPresenceScored,
    MusicianScored,
    TileDominationScored,
    TilePresenceScored,
)
from kilnyard.games.terracotta.standing import counts, standing_in


def start_scoring(position: TerracottaPosition) -> None:
    """TA-SCO-1, TA-SCO-2: rows, columns, Musicians, tile, then the Cleanup Phase.

    In a solo game Li Si's Surprise Build comes before everything.
    """
    position.frames.append(frame(CLEAN_UP))
    position.frames.append(frame(SCORE_TILE))
    position.frames.append(frame(SCORE_MUSICIANS))
    position.frames.append(frame(SCORE_INSPECTOR, COLUMN_INSPECTOR))
    position.frames.append(frame(SCORE_INSPECTOR, ROW_INSPECTOR))
    if position.li_si is not None:
        position.frames.append(frame(LI_SI_SURPRISE_BUILD))


def inspected_cells(inspector: int, line: int) -> i64:
    """TA-SCO-3, TA-SCO-8: one Inspector looks along a row, the other along a column."""
    return ROW_CELLS[line] if inspector == ROW_INSPECTOR else COLUMN_CELLS[line]


def inspected_line(inspector: int, line: int) -> str:
    """An Inspector's place as people call it: the row's number or the column's letter."""
    return str(line + 1) if inspector == ROW_INSPECTOR else COLUMN_LETTERS[line]


def forward(inspector: int, line: int) -> int:
    """TA-KEY-19, TA-KEY-20: one space along the track, and from its end back to its start."""
    return (line + 1) % (ROWS if inspector == ROW_INSPECTOR else COLUMNS)


def inspection(position: TerracottaPosition, inspector: int, line: int) -> list[int]:
    """What each seat would score now if this Inspector stood at this row or column."""
    mausoleum, tables = position.mausoleum, position.tables
    warriors: i64 = standing_in(mausoleum, inspected_cells(inspector, line))
    amounts = counts(mausoleum, position.seats, warriors)
    leader = dominator_among(mausoleum, amounts, warriors)
    return awards(amounts, leader, tables.inspector_domination, tables.inspector_presence)


class ScoreInspector(Step[TerracottaPosition]):
    """TA-SCO-3 to TA-SCO-8: Warriors of every type in the line of one Inspector.

    The frame's first detail says which; scored, the Inspector moves on (TA-SCO-7).
    """

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        inspector = first_of(frame)
        line = position.inspectors[inspector]
        points = inspection(position, inspector, line)
        for seat in range(position.seats):
            score(position.players, seat, INSPECTIONS, points[seat])
        if table.listening:
            _tell_inspection(position, inspector, points, table)
        position.inspectors[inspector] = forward(inspector, line)
        if table.listening:
            place = inspected_line(inspector, position.inspectors[inspector])
            table.tell(InspectorAdvanced(inspector=INSPECTORS[inspector], place=place))


def _tell_inspection(
    position: TerracottaPosition, inspector: int, points: list[int], table: Table
) -> None:
    line = position.inspectors[inspector]
    place = inspected_line(inspector, line)
    warriors: i64 = standing_in(position.mausoleum, inspected_cells(inspector, line))
    amounts = counts(position.mausoleum, position.seats, warriors)
    leader = dominator_among(position.mausoleum, amounts, warriors)
    for seat in range(position.seats):
        if points[seat] > 0:
            kind = InspectorDominationScored if seat == leader else InspectorPresenceScored
            table.tell(
                kind(
                    seat=seat,
                    points=points[seat],
                    inspector=INSPECTORS[inspector],
                    place=place,
                    warriors=amounts[seat],
                )
            )
    tell_of_tie(amounts, leader, table)


def heard_by(mausoleum: Mausoleum, seats: int, cell: int) -> list[int]:
    """TA-MUS-1, TA-MUS-3: each seat's Warriors in the row or column of a cell, each once."""
    region: i64 = ROW_CELLS[ROW_OF[cell]] | COLUMN_CELLS[COLUMN_OF[cell]]
    return counts(mausoleum, seats, standing_in(mausoleum, region))


class ScoreMusicians(Step[TerracottaPosition]):
    """TA-MUS-1, TA-MUS-2: every Musician by itself, 1 point for each Warrior that hears it."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        for cell in position.mausoleum.musicians:
            amounts = heard_by(position.mausoleum, position.seats, cell)
            for seat in range(position.seats):
                points = amounts[seat] * position.tables.musician_points
                score(position.players, seat, MUSICIANS, points)
                if table.listening and points > 0:
                    table.tell(
                        MusicianScored(
                            seat=seat, points=points, cell=cell_name(cell), warriors=amounts[seat]
                        )
                    )


def tile_of_round(position: TerracottaPosition, round: int) -> int:
    """TA-SCO-9: the tile of a round (from 1), as in Tables.tiles: `kind | target << 8`."""
    return position.tables.tiles[position.tiles[round - 1]]


def counts_warriors(tile: int) -> bool:
    """Whether a tile looks at Warriors; the others look at Coins or Clay."""
    kind = tile & 255
    return kind not in (TILE_COINS, TILE_CLAY)


def tile_warriors(mausoleum: Mausoleum, tile: int) -> i64:
    """The Warriors that a tile of rows, columns, quarters or types counts.

    TA-SCO-11, TA-SCO-13, TA-SCO-14: those present in a part of the Mausoleum, whatever their type.
    TA-SCO-12: all of one type.
    """
    kind = tile & 255
    target = tile >> 8
    if kind == TILE_ROW:
        return standing_in(mausoleum, ROW_CELLS[target])
    if kind == TILE_COLUMN:
        return standing_in(mausoleum, COLUMN_CELLS[target])
    if kind == TILE_QUARTER:
        return standing_in(mausoleum, QUARTER_CELLS[target])
    return mausoleum.warriors[target]


def resources_compared(players: Players, seats: int, tile: int) -> list[int]:
    """TA-SCO-16, TA-SCO-17: the Coins of each seat, or its Clay, wet and dry together."""
    if tile & 255 == TILE_COINS:
        return players.coins[:seats]
    return [players.wet[seat] + players.dry[seat] for seat in range(seats)]


class ScoreTile(Step[TerracottaPosition]):
    """TA-SCO-9, TA-SCO-10: the tile of this round, paid as this round pays.

    TA-SCO-15, TA-SCO-18: Archers break ties between Warriors, not over Coins or Clay.
    """

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        tile = tile_of_round(position, position.round)
        if counts_warriors(tile):
            warriors: i64 = tile_warriors(position.mausoleum, tile)
            amounts = counts(position.mausoleum, position.seats, warriors)
            leader = dominator_among(position.mausoleum, amounts, warriors)
        else:
            amounts = resources_compared(position.players, position.seats, tile)
            leader = dominator_of_amounts(amounts)
        domination = position.tables.round_domination[position.round - 1]
        presence = position.tables.round_presence[position.round - 1]
        points = awards(amounts, leader, domination, presence)
        for seat in range(position.seats):
            score(position.players, seat, TILES, points[seat])
        if table.listening:
            _tell_tile(position, amounts, leader, points, table)


def _tell_tile(
    position: TerracottaPosition, amounts: list[int], leader: int, points: list[int], table: Table
) -> None:
    name = position.tables.tile_ids[position.tiles[position.round - 1]]
    for seat in range(position.seats):
        if points[seat] > 0:
            kind = TileDominationScored if seat == leader else TilePresenceScored
            table.tell(kind(seat=seat, points=points[seat], tile=name, amount=amounts[seat]))
    tell_of_tie(amounts, leader, table)
