"""Addresses that people give us to call: never one inside this machine or its network.

A name is looked up, every address it has is checked, and the one that was checked is called, so
that a second look-up cannot answer with another.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final, NamedTuple

import httpx

from kilnyard.core.events import Message
from kilnyard.server.service.problems import ProblemError

URL_MAX: Final = 500
_PORT_MAX: Final = 65535
_SECONDS_MAX: Final = 5.0
_SCHEMES: Final = {"http": 80, "https": 443}
# Where IPv6 addresses stand for IPv4 ones by way of a translator.
_TRANSLATED: Final = (
    ipaddress.ip_network("64:ff9b::/96"),
    ipaddress.ip_network("64:ff9b:1::/48"),
)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Target(NamedTuple):
    """Where to send: a URL of the address that was checked, and the names it was found by."""

    url: httpx.URL
    host: str
    netloc: str


async def target_of(text: str, allow_private: bool) -> Target:
    """Where a URL leads; a Problem if it is none, or leads to where nobody may send us."""
    url = parse(text)
    port = url.port or _SCHEMES[url.scheme]
    try:
        loop = asyncio.get_running_loop()
        looking = loop.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        found = await asyncio.wait_for(looking, _SECONDS_MAX)
    except (OSError, UnicodeError, TimeoutError):
        raise _problem("webhook-unknown-host", host=url.host) from None
    addresses = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise _problem("webhook-private", host=url.host)
    return Target(url.copy_with(host=str(addresses[0])), url.host, url.netloc.decode("ascii"))


def parse(text: str) -> httpx.URL:
    """The URL, if it is one that a webhook may have; else a Problem."""
    try:
        url = httpx.URL(text)
        fits = url.scheme in _SCHEMES and bool(url.host) and not url.userinfo
        fits = fits and (url.port is None or 0 < url.port <= _PORT_MAX)
    except (httpx.InvalidURL, ValueError):
        fits = False
    if not fits or len(text) > URL_MAX:
        raise _problem("webhook-bad-url", most=URL_MAX)
    return url


def is_public(address: Address) -> bool:
    """Whether an address is one of the open net, also where it hides one of another kind."""
    if isinstance(address, ipaddress.IPv6Address):
        if any(address in network for network in _TRANSLATED) or address.is_site_local:
            return False
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


def _problem(id: str, **arguments: int | str) -> ProblemError:
    return ProblemError("invalid", Message(id, dict(arguments)))
