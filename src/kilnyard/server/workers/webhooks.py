"""Webhooks: tells an address that a seat's turn has come, signed with the seat's secret."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

import httpx
import msgspec

from kilnyard.server.measures import Measures
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.keeping import SeatKeeping
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.workers.addresses import target_of

SIGNATURE: Final = "kilnyard-signature"
TIMESTAMP: Final = "kilnyard-timestamp"
# How long to wait before each further try.
PAUSES: Final = (2.0, 15.0, 60.0)
_SECONDS_MAX: Final = 5.0
_AT_ONCE_MAX: Final = 8
_WAITING_MAX: Final = 1000


class TurnNotice(msgspec.Struct, frozen=True):
    """What is sent: whose turn has come, at which version of which table, and its address."""

    table: str
    game: str
    seat: int
    version: int
    address: str
    type: str = "your-turn"


class Announcer:
    """Sends notices, a few at a time, and again after a while if nobody takes them."""

    def __init__(
        self,
        hall: Hall,
        measures: Measures,
        public: str,
        allow_private: bool,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self._hall = hall
        self._measures = measures
        self._public = public
        self._allow_private = allow_private
        self._pauses = pauses
        self._client: httpx.AsyncClient | None = None
        self._places = asyncio.Semaphore(_AT_ONCE_MAX)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._hall.on_change.append(self.changed)

    async def stop(self) -> None:
        """Send no more; what was not taken is lost, since the table tells the same."""
        self._hall.on_change.remove(self.changed)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    async def check(self, url: str) -> None:
        """A Problem unless webhooks may be sent there; an empty address is none."""
        if url:
            await target_of(url, self._allow_private)

    def changed(self, live: LiveTable, asked: Sequence[int]) -> None:
        """Some seats must decide now; perhaps they want to be told."""
        for seat in asked:
            if live.holders[seat].kind == "person" and len(self._tasks) < _WAITING_MAX:
                address = f"{self._public}/table/{live.table}?seat={seat}"
                notice = TurnNotice(live.table, live.game.name, seat, live.version, address)
                task = asyncio.create_task(self._announce(notice))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _announce(self, notice: TurnNotice) -> None:
        try:
            await self._insist(notice)
        except Exception as error:
            self._measures.fault("webhook-failed", error, table=notice.table)

    async def _insist(self, notice: TurnNotice) -> None:
        """Send a notice until it is taken, or no longer true, or was sent often enough."""
        kept = await self._hall.storage.seat(notice.table, notice.seat)
        if not kept.webhook_url:
            return
        for pause in (*self._pauses, None):
            async with self._places:
                outcome = await self._send(notice, kept)
            self._measures.webhook(notice.table, notice.seat, outcome)
            if outcome in ("taken", "refused") or pause is None:
                return
            await asyncio.sleep(pause)
            if not await self._is_due(notice):
                return

    async def _is_due(self, notice: TurnNotice) -> bool:
        """Whether the seat still has to decide."""
        async with self._hall.table(notice.table, fresh=False) as live:
            return notice.seat in live.deciders()

    async def _send(self, notice: TurnNotice, kept: SeatKeeping) -> str:
        """Whether it was taken, refused for good, or may be tried again."""
        try:
            target = await target_of(kept.webhook_url, self._allow_private)
        except ProblemError:
            return "refused"
        body = msgspec.json.encode(notice)
        stamp = str(self._hall.now() // 1000)
        headers = {
            "host": target.netloc,
            "content-type": "application/json",
            "user-agent": "kilnyard",
            TIMESTAMP: stamp,
            SIGNATURE: signature(kept.webhook_secret, stamp, body),
        }
        client = self._client = self._client or _new_client()
        extensions = {"sni_hostname": target.host}
        request = client.build_request(
            "POST", target.url, content=body, headers=headers, extensions=extensions
        )
        try:
            response = await client.send(request, stream=True)
        except httpx.HTTPError:
            return "unreachable"
        await response.aclose()
        return _outcome(response.status_code)


def signature(secret: str, stamp: str, body: bytes) -> str:
    """What proves that a notice is ours: of its time, a full stop and its body."""
    signed = hmac.new(secret.encode(), f"{stamp}.".encode() + body, hashlib.sha256)
    return f"sha256={signed.hexdigest()}"


def _outcome(status: int) -> str:
    if status < 300:
        return "taken"
    return "refused" if status < 500 and status not in (408, 429) else "failed"


def _new_client() -> httpx.AsyncClient:
    """No redirects and no proxies: what is called is what was checked."""
    return httpx.AsyncClient(timeout=_SECONDS_MAX, follow_redirects=False, trust_env=False)
