"""What every game's position has: whose turn it is, and the stack of pending work."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The common part of a position; each game adds its own records, compiled or not.

    `active` is the seat whose turn it is, and `asked` the seat that must decide now. `options` is
    the list of its choices, made once when the game stopped at the question and never changed, so
    copies may share it. `committed` holds each seat's unseen pick while a secret question is open,
    and is empty otherwise. A position whose stack is empty is over.
    """

    def __init__(self, seats: int, active: int, asked: int, frames: list[int]) -> None:
        self.seats = seats
        self.active = active
        self.asked = asked
        self.frames = frames
        self.options: list[int] = []
        self.committed: list[int] = []

    def is_over(self) -> bool:
        return not self.frames
