"""End Game Scoring: Footmen, groups, Archers, leftovers; and who has won (TA-END)."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.bits import lowest
from kilnyard.core.question import Step
from kilnyard.core.table import Table
from kilnyard.games.terracotta.domination import awards, dominator_among, tell_of_tie
from kilnyard.games.terracotta.geometry import AROUND, OUTSIDE, cell_name
from kilnyard.games.terracotta.groups import Group, groups_of_type
from kilnyard.games.terracotta.names import ARCHERS, FOOTMEN, GROUPS, LEFTOVERS, WARRIORS
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.resources import score
from kilnyard.games.terracotta.scoring_events import (
    ArcherScored,
    FootmanDominationScored,
    FootmanPresenceScored,
    GameWon,
    GroupDominationScored,
    GroupPresenceScored,
    GroupWarriorsScored,
    LeftoversScored,
    TieWon,
)
from kilnyard.games.terracotta.standing import counts, faced, owner_of, standing_in

PLAYERS_TO_COMPARE = 2


class FinalScoring(Step[TerracottaPosition]):
    """TA-END-1 to TA-END-13: what is scored once, after the last round; then the game is over."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        for cell in position.mausoleum.footmen:
            _score_footman(position, cell, table)
        for warrior in range(len(WARRIORS)):
            for group in groups_of_type(position.mausoleum, warrior):
                _score_group(position, warrior, group, table)
        for archer in position.mausoleum.archers:
            _score_archer(position, archer, table)
        for seat in range(position.seats):
            _score_leftovers(position, seat, table)
        if table.listening:
            _tell_winner(position, table)


def _score_footman(position: TerracottaPosition, cell: int, table: Table) -> None:
    """TA-FOO-1, TA-FOO-5: Warriors of every type around a Footman; Archers break ties."""
    mausoleum, tables = position.mausoleum, position.tables
    warriors: i64 = standing_in(mausoleum, AROUND[cell])
    amounts = counts(mausoleum, position.seats, warriors)
    leader = dominator_among(mausoleum, amounts, warriors)
    points = awards(amounts, leader, tables.footman_domination, tables.footman_presence)
    for seat in range(position.seats):
        score(position.players, seat, FOOTMEN, points[seat])
        if table.listening and points[seat] > 0:
            kind = FootmanDominationScored if seat == leader else FootmanPresenceScored
            table.tell(
                kind(seat=seat, points=points[seat], cell=cell_name(cell), warriors=amounts[seat])
            )
    if table.listening:
        tell_of_tie(amounts, leader, table)


def _score_group(position: TerracottaPosition, warrior: int, group: Group, table: Table) -> None:
    """TA-END-4, TA-END-5: each Warrior is worth as many points as players share the group."""
    amounts = counts(position.mausoleum, position.seats, group.warriors)
    players = position.seats - amounts.count(0)
    for seat in range(position.seats):
        points = amounts[seat] * players
        score(position.players, seat, GROUPS, points)
        if table.listening and points > 0:
            table.tell(
                GroupWarriorsScored(
                    seat=seat,
                    points=points,
                    warrior=WARRIORS[warrior],
                    cell=cell_name(lowest(group.cells)),
                    warriors=amounts[seat],
                    players=players,
                )
            )
    if players >= PLAYERS_TO_COMPARE:
        _compare_in_group(position, warrior, group, amounts, table)


def _compare_in_group(
    position: TerracottaPosition, warrior: int, group: Group, amounts: list[int], table: Table
) -> None:
    """TA-END-6, TA-END-9: Domination and Presence in a shared group; Archers break ties."""
    tables = position.tables
    leader = dominator_among(position.mausoleum, amounts, group.warriors)
    points = awards(amounts, leader, tables.group_domination, tables.group_presence)
    for seat in range(position.seats):
        score(position.players, seat, GROUPS, points[seat])
        if table.listening and points[seat] > 0:
            kind = GroupDominationScored if seat == leader else GroupPresenceScored
            table.tell(
                kind(
                    seat=seat,
                    points=points[seat],
                    warrior=WARRIORS[warrior],
                    cell=cell_name(lowest(group.cells)),
                    warriors=amounts[seat],
                )
            )
    if table.listening:
        tell_of_tie(amounts, leader, table)


def _score_archer(position: TerracottaPosition, archer: int, table: Table) -> None:
    """TA-END-10: every Archer pays the player whose Warrior it faces."""
    target = faced(position.mausoleum, archer)
    if target == OUTSIDE:
        return
    seat = owner_of(position.mausoleum, position.seats, target)
    points = position.tables.archer_points
    score(position.players, seat, ARCHERS, points)
    if table.listening:
        table.tell(
            ArcherScored(
                seat=seat,
                points=points,
                cell=cell_name(archer & 63),
                faced_cell=cell_name(target),
            )
        )


def _score_leftovers(position: TerracottaPosition, seat: int, table: Table) -> None:
    """TA-END-11: Clay and Coins together, every full pair."""
    players = position.players
    clay = players.wet[seat] + players.dry[seat]
    coins = players.coins[seat]
    points = (clay + coins) // position.tables.leftovers_per_point
    score(players, seat, LEFTOVERS, points)
    if table.listening and points > 0:
        table.tell(LeftoversScored(seat=seat, points=points, clay=clay, coins=coins))


def ranking(position: TerracottaPosition) -> list[int]:
    """TA-END-12, TA-END-13: most points first; of equals the one earlier in Turn Order.

    Li Si always comes first in Turn Order, so a tie with him is lost (TA-SOLO-END).
    """
    standings: list[tuple[int, int, int]] = []
    for place in range(position.seats):
        seat = position.order[place]
        standings.append((-position.players.total(seat), place, seat))
    standings.sort()
    return [standing[2] for standing in standings]


def _tell_winner(position: TerracottaPosition, table: Table) -> None:
    first, second = ranking(position)[:2]
    points = position.players.total(first)
    if points == position.players.total(second):
        table.tell(TieWon(seat=first, points=points))
    else:
        table.tell(GameWon(seat=first, points=points))
