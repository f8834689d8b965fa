"""Refusals: why something may not be picked, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """The name of a reason (its message is `refused-NAME`) and the clause that gives it."""

    name: str
    clause: str
