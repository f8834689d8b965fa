"""The Action Phase (002:344): in Turn Order, one Worker after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import (
    ALLOWED,
    PICK_PIECE,
    PICK_SPACE,
    Question,
    Step,
    first_of,
    frame,
)
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import RingRotated, WorkerPlaced
from kilnyard.games.terracotta.frames import (
    CHOOSE_WORKER,
    LI_SI_TURN,
    NEXT_WORKER,
    RING_ACTION,
    TAKE_TURN,
)
from kilnyard.games.terracotta.labels import space_message, thing_label
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
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import ALREADY_ROTATED, TOO_FEW_COINS_TO_ROTATE
from kilnyard.games.terracotta.scoring_phase import start_scoring
from kilnyard.games.terracotta.wheel import (
    SEGMENTS,
    placing_refused,
    put_worker,
    space_at,
    turn_ring,
)

ROTATE_INNER: Final = SEGMENTS
ROTATE_MIDDLE: Final = SEGMENTS + 1
_ALL_OPTIONS: Final[list[int]] = list(range(SEGMENTS + 2))
_BOTH_WORKERS: Final[list[int]] = [CRAFTSMAN, ARTISAN]


class NextWorker(Step[TerracottaPosition]):
    """TA-GAME-3, TA-GAME-4: the next player places a Worker, until every Worker is placed."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        if position.placed == position.seats * position.tables.workers[position.seats]:
            start_scoring(position)
            return
        position.active = position.order[position.placed % position.seats]
        position.rotated = False
        position.turn += 1
        if position.li_si is not None and position.active == LI_SI_SEAT:
            position.frames.append(LI_SI_TURN)
        else:
            position.frames.append(TAKE_TURN)


class TakeTurn(Question[TerracottaPosition]):
    """Steps 1 and 2 of a turn: rotate a ring if you wish, then place a Worker at a segment."""

    name: ClassVar[str] = "take-turn"
    kind: ClassVar[str] = PICK_SPACE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _ALL_OPTIONS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        """A segment is open to either Worker the seat still has; a ring by TA-ACT-1.1, 1.4."""
        if option >= ROTATE_INNER:
            return rotation_refused(position, seat)
        wheel, players = position.wheel, position.players
        reason = placing_refused(wheel, players, seat, option, CRAFTSMAN)
        if reason and placing_refused(wheel, players, seat, option, ARTISAN):
            return reason
        return ALLOWED

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        craftsmen, artisans = position.wheel.craftsmen, position.wheel.artisans
        if position.players.artisans[seat]:
            options = [n for n in range(SEGMENTS) if artisans[n] == NOBODY]
        else:
            options = [
                n for n in range(SEGMENTS) if artisans[n] == NOBODY and craftsmen[n] == NOBODY
            ]
        if rotation_refused(position, seat) == ALLOWED:
            options.append(ROTATE_INNER)
            options.append(ROTATE_MIDDLE)
        return options

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option >= ROTATE_INNER:
            rotate(position, seat, INNER if option == ROTATE_INNER else MIDDLE, table)
            position.frames.append(TAKE_TURN)
        else:
            position.frames.append(CHOOSE_WORKER | option << 8)

    def token(self, position: TerracottaPosition, option: int) -> str:
        if option >= ROTATE_INNER:
            return "rotate-inner" if option == ROTATE_INNER else "rotate-middle"
        return f"s{option + 1}"

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option >= ROTATE_INNER:
            ring = "inner" if option == ROTATE_INNER else "middle"
            return Message(f"option-rotate-{ring}", {"cost": position.tables.rotation_cost})
        spaces = [space_message(space_at(position, ring, option)) for ring in range(3)]
        return Message(
            "option-segment",
            {
                "segment": option + 1,
                "inner": spaces[INNER],
                "middle": spaces[MIDDLE],
                "outer": spaces[OUTER],
            },
        )

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        if option >= ROTATE_INNER:
            return {"cost": position.tables.rotation_cost, "have": position.players.coins[seat]}
        return {"segment": option + 1}


def rotation_refused(position: TerracottaPosition, seat: int) -> int:
    """TA-ACT-1.4: once a turn. TA-ACT-1.1: for 2 Coins."""
    if position.rotated:
        return ALREADY_ROTATED
    if position.players.coins[seat] < position.tables.rotation_cost:
        return TOO_FEW_COINS_TO_ROTATE
    return ALLOWED


def rotate(position: TerracottaPosition, seat: int, ring: int, table: Table) -> None:
    """TA-ACT-1.1: pay, and turn the ring one step its own way."""
    cost = position.tables.rotation_cost
    position.players.coins[seat] -= cost
    position.rotated = True
    turn_ring(position.wheel, ring)
    if table.listening:
        table.tell(RingRotated(seat=seat, ring=RINGS[ring], coins=cost))


class ChooseWorker(Question[TerracottaPosition]):
    """TA-ACT-2.1: a Craftsman or an Artisan, whichever the segment takes. Detail: the segment."""

    name: ClassVar[str] = "choose-worker"
    kind: ClassVar[str] = PICK_PIECE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _BOTH_WORKERS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        segment = first_of(position.frames[-1])
        return placing_refused(position.wheel, position.players, seat, segment, option)

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        place_worker(position, seat, first_of(frame), option, table)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return WORKERS[option]

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return thing_label(WORKERS[option])

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"segment": first_of(position.frames[-1]) + 1}


def place_worker(
    position: TerracottaPosition, seat: int, segment: int, worker: int, table: Table
) -> None:
    """Step 2 of a turn, and TA-ACT-3.2 comes next: the Inner Ring, the Middle, the Outer."""
    put_worker(position.wheel, position.players, seat, segment, worker)
    position.placed += 1
    position.segment = segment
    position.worker = worker
    if table.listening:
        table.tell(WorkerPlaced(seat=seat, worker=WORKERS[worker], segment=segment + 1))
    frames = position.frames
    frames.append(NEXT_WORKER)
    frames.append(frame(RING_ACTION, OUTER))
    frames.append(frame(RING_ACTION, MIDDLE))
    frames.append(frame(RING_ACTION, INNER))
