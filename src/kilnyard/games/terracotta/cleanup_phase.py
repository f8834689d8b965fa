"""Cleanup Phase: Turn Order, Clay, Masters' Coins; then the next round or the end (TA-CLE)."""

from __future__ import annotations

from typing import Final

from kilnyard.core.question import Step, frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.frames import FINAL_SCORING, LI_SI_APPOINT_MASTER, NEXT_WORKER
from kilnyard.games.terracotta.names import INNER, MASTERS, MIDDLE, NOBODY
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.resources import has_master
from kilnyard.games.terracotta.scoring_events import (
    ClayDried,
    InnerRingTurned,
    MasterCoinsReceived,
    MiddleRingTurned,
    RoundBegan,
    TurnOrderPlaceTaken,
    WorkersTakenBack,
)
from kilnyard.games.terracotta.wheel import SEGMENTS, turn_ring

LI_SI_SEAT: Final = 1


class CleanUp(Step[TerracottaPosition]):
    """TA-CLE-4: order, Clay and Coins are settled in every round, the last one too."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        _settle_order(position, table)
        _dry_clay(position, table)
        _receive_coins(position, table)
        if position.round == position.tables.rounds:
            position.frames.append(FINAL_SCORING)
        else:
            _prepare_round(position, table)


def new_order(order: list[int], priority: list[int]) -> list[int]:
    """TA-CLE-1.1 to TA-CLE-1.3: seats with Priority tokens come first, by their numbers.

    TA-CLE-1.4: the others follow in the order they had. TA-CLE-1: no tokens, no change.
    """
    first: list[int] = []
    for number in range(1, len(order) + 1):
        for seat in order:
            if priority[seat] == number:
                first.append(seat)
    return first + [seat for seat in order if priority[seat] == 0]


def _settle_order(position: TerracottaPosition, table: Table) -> None:
    """TA-CLE-1, TA-CLE-1.5: seats are put in their new order and the tokens go back."""
    if position.priority_taken == 0:
        return
    position.order = new_order(position.order, position.players.priority)
    position.priority_taken = 0
    for place in range(position.seats):
        seat = position.order[place]
        position.players.priority[seat] = 0
        if table.listening:
            table.tell(TurnOrderPlaceTaken(seat=seat, place=place + 1))


def _is_li_si(position: TerracottaPosition, seat: int) -> bool:
    """TA-SOLO-SCO-2, TA-SOLO-SCO-3: his Clay never dries, his Masters bring no Coins."""
    return position.li_si is not None and seat == LI_SI_SEAT


def bonus_of_masters(position: TerracottaPosition, seat: int, bonuses: list[int]) -> int:
    """TA-MAS-3: what a seat's Masters are worth together; `bonuses` lists what each is worth."""
    bonus = 0
    for master in range(len(MASTERS)):
        if has_master(position.players, seat, master):
            bonus += bonuses[master]
    return bonus


def _dry_clay(position: TerracottaPosition, table: Table) -> None:
    """TA-CLE-2, TA-MAS-2, TA-MAS-4: Wet Clay dries, all but what Masters protect."""
    players = position.players
    for seat in range(position.seats):
        if _is_li_si(position, seat):
            continue
        clay = players.wet[seat] - bonus_of_masters(
            position, seat, position.tables.master_protection
        )
        if clay <= 0:
            continue
        players.wet[seat] -= clay
        players.dry[seat] += clay
        if table.listening:
            table.tell(ClayDried(seat=seat, clay=clay, wet=players.wet[seat]))


def _receive_coins(position: TerracottaPosition, table: Table) -> None:
    """TA-CLE-3, TA-MAS-1: the Coins of each seat's Masters."""
    for seat in range(position.seats):
        if _is_li_si(position, seat):
            continue
        coins = bonus_of_masters(position, seat, position.tables.master_coins)
        position.players.coins[seat] += coins
        if table.listening and coins > 0:
            table.tell(MasterCoinsReceived(seat=seat, coins=coins))


def _prepare_round(position: TerracottaPosition, table: Table) -> None:
    """TA-CLE-5.1 to TA-CLE-5.5: Workers, rings, Round marker; the new order's first begins.

    TA-SOLO-SCO-4: in a solo game Li Si is given a Master before that.
    """
    _take_workers_back(position)
    turn_ring(position.wheel, INNER)
    turn_ring(position.wheel, MIDDLE)
    position.round += 1
    position.placed = 0
    if table.listening:
        table.tell(WorkersTakenBack())
        table.tell(InnerRingTurned())
        table.tell(MiddleRingTurned())
        table.tell(RoundBegan(round=position.round))
    position.frames.append(frame(NEXT_WORKER))
    if position.li_si is not None:
        position.frames.append(frame(LI_SI_APPOINT_MASTER))


def _take_workers_back(position: TerracottaPosition) -> None:
    """TA-CLE-5.1: every Worker on the wheel goes back to its player's hand."""
    wheel, players = position.wheel, position.players
    for segment in range(SEGMENTS):
        craftsman = wheel.craftsmen[segment]
        if craftsman != NOBODY:
            players.craftsmen[craftsman] += 1
            wheel.craftsmen[segment] = NOBODY
        artisan = wheel.artisans[segment]
        if artisan != NOBODY:
            players.artisans[artisan] += 1
            wheel.artisans[segment] = NOBODY
