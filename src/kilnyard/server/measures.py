"""What is measured and logged: numbers and outcomes, never what is hidden and never who it is."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from kilnyard.server.protocol import Command
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.settings import LogFormat

_BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Measures:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.log: Any = structlog.get_logger("kilnyard")
        self._commands = Histogram(
            "kilnyard_command_seconds",
            "How long commands took, by kind and outcome.",
            ["kind", "outcome"],
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self._bots = Histogram(
            "kilnyard_bot_seconds",
            "How long bots thought about a pick.",
            ["bot"],
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self._webhooks = Counter(
            "kilnyard_webhooks", "Webhooks sent, by outcome.", ["outcome"], registry=self.registry
        )
        self._entries = Counter(
            "kilnyard_entries", "Entries written by this process.", registry=self.registry
        )
        self._tables = Gauge(
            "kilnyard_tables", "Tables there are, by status.", ["status"], registry=self.registry
        )
        self._connected = Gauge(
            "kilnyard_connected", "Streams that are open.", registry=self.registry
        )

    def changed(self, live: LiveTable, asked: Sequence[int]) -> None:
        """One more entry was written."""
        self._entries.inc()

    def bot(self, bot: str, seconds: float) -> None:
        """A bot has thought for so long."""
        self._bots.labels(bot).observe(seconds)

    def fault(self, what: str, error: BaseException, **where: str) -> None:
        """Something of ours went wrong where nobody waits for an answer."""
        self.log.exception(what, exc_info=error, **where)

    def webhook(self, table: str, seat: int, outcome: str) -> None:
        """A webhook was sent, or could not be."""
        self._webhooks.labels(outcome).inc()
        self.log.info("webhook", table=table, seat=seat, outcome=outcome)

    @contextmanager
    def command(self, table: str, command: Command) -> Iterator[list[str]]:
        """Measure and log a command, whose outcome is put into the list."""
        started = time.perf_counter()
        outcome: list[str] = []
        try:
            yield outcome
        except ProblemError as problem:
            outcome.append(problem.code)
            raise
        finally:
            seconds = time.perf_counter() - started
            result = outcome[0] if outcome else "failed"
            self._commands.labels(command.kind, result).observe(seconds)
            self.log.info(
                "command",
                table=table,
                seat=command.seat,
                kind=command.kind,
                outcome=result,
                ms=round(seconds * 1000, 1),
            )

    async def page(self, hall: Hall) -> bytes:
        """Everything in Prometheus' own format."""
        for status, count in (await hall.storage.count_tables()).items():
            self._tables.labels(status).set(count)
        self._connected.set(hall.hub.count())
        return generate_latest(self.registry)


def set_up_logging(form: LogFormat) -> None:
    """One line for each thing worth telling, on standard error.

    Of a fault it tells where it was, and not what the values were: those might be hidden ones.
    """
    renderers: list[Any] = [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]
    if form == "json":
        renderers = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *renderers,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
