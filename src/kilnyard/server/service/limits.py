"""How often somebody may ask for something: a bucket that fills up again with time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kilnyard.core.events import Message
from kilnyard.server.service.problems import ProblemError

_CALLERS_MAX: Final = 10_000


class RateLimit:
    """So many requests a second for each caller, and so many seconds' worth of them at once."""

    def __init__(
        self,
        per_second: float,
        at_once: float,
        now: Callable[[], int],
        objection: str = "request-too-often",
    ) -> None:
        self._per_second = per_second
        self._most = per_second * at_once
        self._now = now
        self._objection = Message(objection)
        self._buckets: dict[str, tuple[float, int]] = {}

    def check(self, caller: str) -> None:
        """Count one request; a Problem if there were too many."""
        now = self._now()
        left, at = self._buckets.pop(caller, (self._most, now))
        left = min(self._most, left + max(0, now - at) * self._per_second / 1000)
        self._buckets[caller] = (max(0, left - 1), now)
        if len(self._buckets) > _CALLERS_MAX:
            del self._buckets[next(iter(self._buckets))]
        if left < 1:
            raise ProblemError("limit", self._objection)
