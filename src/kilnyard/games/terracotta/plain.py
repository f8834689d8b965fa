"""A position as JSON can hold it, and back; nothing is lost on the way."""

from __future__ import annotations

from typing import Any

from kilnyard.games.terracotta.position import (
    LiSi,
    Mausoleum,
    Players,
    TerracottaPosition,
    Wheel,
)
from kilnyard.games.terracotta.tables import Tables

Plain = dict[str, Any]

_MAUSOLEUM = ("occupied", "owned", "warriors", "footmen", "musicians", "archers", "horses")
_WHEEL = ("inner", "middle", "craftsmen", "artisans", "warehouses")
_PLAYERS = (
    "coins",
    "wet",
    "dry",
    "weapons",
    "masters",
    "tokens",
    "craftsmen",
    "artisans",
    "supply",
    "priority",
    "points",
)
_LI_SI = (
    "overseer",
    "deck",
    "discard",
    "active",
    "masters",
    "weapon_row",
    "unmixed",
    "challenges",
)
_POSITION = (
    "seats",
    "active",
    "asked",
    "frames",
    "nearest_only",
    "order",
    "tiles",
    "round",
    "turn",
    "placed",
    "rotated",
    "segment",
    "worker",
    "inspectors",
    "remaining",
    "bought",
    "priority_taken",
)


def to_plain(position: TerracottaPosition) -> Plain:
    """Every field of the position and its records; lists are copied."""
    plain = _fields(position, _POSITION)
    plain["committed"] = position.committed[:]
    plain["mausoleum"] = _fields(position.mausoleum, _MAUSOLEUM)
    plain["wheel"] = _fields(position.wheel, _WHEEL)
    plain["players"] = _fields(position.players, _PLAYERS)
    plain["li_si"] = None if position.li_si is None else _fields(position.li_si, _LI_SI)
    return plain


def from_plain(plain: Plain, tables: Tables) -> TerracottaPosition:
    """The position, but for the choices of its open question, which follow from the rest."""
    li_si = plain["li_si"]
    position = TerracottaPosition(
        **{name: _copied(plain[name]) for name in _POSITION},
        tables=tables,
        mausoleum=Mausoleum(**_taken(plain["mausoleum"], _MAUSOLEUM)),
        wheel=Wheel(**_taken(plain["wheel"], _WHEEL)),
        players=Players(**_taken(plain["players"], _PLAYERS)),
        li_si=None if li_si is None else LiSi(**_taken(li_si, _LI_SI)),
    )
    position.committed = list(plain["committed"])
    return position


def _fields(record: object, names: tuple[str, ...]) -> Plain:
    return {name: _copied(getattr(record, name)) for name in names}


def _taken(plain: Plain, names: tuple[str, ...]) -> Plain:
    return {name: _copied(plain[name]) for name in names}


def _copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value
