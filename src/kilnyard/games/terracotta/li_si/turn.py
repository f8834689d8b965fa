"""Li Si's turn (002:789): the dice, the Overseer, his Worker, and the active cards at its end."""

from __future__ import annotations

from kilnyard.core.question import Step
from kilnyard.core.question import frame as make_frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import WorkerPlaced
from kilnyard.games.terracotta.frames import (
    LI_SI_CARD,
    LI_SI_CARDS,
    LI_SI_END_CARDS,
    LI_SI_RING,
    NEXT_WORKER,
)
from kilnyard.games.terracotta.li_si.cards import li_si_of, reveal_card, turns
from kilnyard.games.terracotta.li_si.events import (
    CardsDiscarded,
    DiceRolled,
    OverseerAdvanced,
    OverseerMoved,
    RingTurnedByCard,
)
from kilnyard.games.terracotta.names import (
    ARTISAN,
    CRAFTSMAN,
    INNER,
    LI_SI_SEAT,
    MIDDLE,
    NOBODY,
    OUTER,
    RINGS,
    WORKERS,
)
from kilnyard.games.terracotta.position import TerracottaPosition, Wheel
from kilnyard.games.terracotta.wheel import SEGMENTS, placing_refused, put_worker, turn_ring


class LiSiTurn(Step[TerracottaPosition]):
    """TA-SOLO-ACT-2 to TA-SOLO-ACT-8: where his Worker goes; then its actions, then the cards."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        li_si = li_si_of(position)
        steps = _roll(position, table)
        li_si.overseer = after_steps(position.wheel, li_si.overseer, steps)
        if table.listening:
            table.tell(OverseerMoved(seat=LI_SI_SEAT, segment=li_si.overseer + 1))
        if not _can_place(position, li_si.overseer):
            reveal_card(position, table)
            li_si.overseer = next_empty(position.wheel, li_si.overseer)
            if table.listening:
                table.tell(OverseerAdvanced(seat=LI_SI_SEAT, segment=li_si.overseer + 1))
        _place_worker(position, li_si.overseer, table)
        frames = position.frames
        frames.append(NEXT_WORKER)
        frames.append(LI_SI_CARDS)
        frames.append(make_frame(LI_SI_RING, OUTER))
        frames.append(make_frame(LI_SI_RING, MIDDLE))
        frames.append(make_frame(LI_SI_RING, INNER))


def _roll(position: TerracottaPosition, table: Table) -> int:
    """TA-SOLO-ACT-2: the smaller of two dice."""
    faces = position.tables.solo_die_faces
    first = 1 + table.chance.below(faces)
    second = 1 + table.chance.below(faces)
    steps = min(first, second)
    if table.listening:
        table.tell(DiceRolled(seat=LI_SI_SEAT, first=first, second=second, steps=steps))
    return steps


def is_skipped(wheel: Wheel, segment: int) -> bool:
    """TA-SOLO-ACT-3: he is there already, or the person's Artisan is."""
    return wheel.artisans[segment] != NOBODY or wheel.craftsmen[segment] == LI_SI_SEAT


def after_steps(wheel: Wheel, overseer: int, steps: int) -> int:
    """TA-SOLO-ACT-2, TA-SOLO-ACT-3: clockwise, counting only what is not skipped."""
    segment = overseer
    while steps > 0:
        segment = (segment + 1) % SEGMENTS
        if not is_skipped(wheel, segment):
            steps -= 1
    return segment


def next_empty(wheel: Wheel, overseer: int) -> int:
    """TA-SOLO-ACT-7: the next segment clockwise where a Craftsman may go (TA-ACT-2.2)."""
    segment = (overseer + 1) % SEGMENTS
    while wheel.craftsmen[segment] != NOBODY or wheel.artisans[segment] != NOBODY:
        segment = (segment + 1) % SEGMENTS
    return segment


def _can_place(position: TerracottaPosition, segment: int) -> bool:
    """TA-SOLO-ACT-4: with the Workers he has, by the rules for everybody."""
    wheel, players = position.wheel, position.players
    return (
        placing_refused(wheel, players, LI_SI_SEAT, segment, CRAFTSMAN) == 0
        or placing_refused(wheel, players, LI_SI_SEAT, segment, ARTISAN) == 0
    )


def _place_worker(position: TerracottaPosition, segment: int, table: Table) -> None:
    """TA-SOLO-ACT-5: a Craftsman, if one fits."""
    wheel, players = position.wheel, position.players
    fits = placing_refused(wheel, players, LI_SI_SEAT, segment, CRAFTSMAN) == 0
    worker = CRAFTSMAN if fits else ARTISAN
    put_worker(wheel, players, LI_SI_SEAT, segment, worker)
    position.placed += 1
    position.segment = segment
    position.worker = worker
    if table.listening:
        table.tell(WorkerPlaced(seat=LI_SI_SEAT, worker=WORKERS[worker], segment=segment + 1))


class LiSiCards(Step[TerracottaPosition]):
    """TA-SOLO-ACT-9: the active cards, in the order of their numbers; then what ends them."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        active = li_si_of(position).active
        if not active:
            return
        active.sort()
        position.frames.append(LI_SI_END_CARDS)
        for card in reversed(active):
            position.frames.append(make_frame(LI_SI_CARD, card))


class LiSiEndCards(Step[TerracottaPosition]):
    """TA-SOLO-ACT-10, TA-SOLO-ACT-11: the rotation icons of all active cards, then away."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        li_si = li_si_of(position)
        for card in li_si.active:
            for ring in (INNER, MIDDLE):
                if turns(position.tables, card, ring):
                    turn_ring(position.wheel, ring)
                    if table.listening:
                        table.tell(
                            RingTurnedByCard(seat=LI_SI_SEAT, card=card + 1, ring=RINGS[ring])
                        )
        if table.listening:
            table.tell(CardsDiscarded(seat=LI_SI_SEAT, cards=len(li_si.active)))
        li_si.discard += li_si.active
        li_si.active = []
