"""A position as JSON can hold it, and back; nothing is lost on the way."""

from __future__ import annotations

from typing import Any

from kilnyard.games.xian.position import Board, Pit, Players, XianPosition
from kilnyard.games.xian.tables import Tables

Plain = dict[str, Any]

_PIT = ("faces", "spaces", "statues", "painted", "signed")
_BOARD = (
    *("layout", "minister", "builders", "requests", "bag", "removed", "row", "stack", "scrapped"),
    *("end_tiles", "end_left", "precedence", "pigments"),
)
_PLAYERS = (
    *("hands", "decks", "bottoms", "under", "over", "discards", "helpers", "coins", "clay"),
    *("pigments", "start_tiles", "tiles", "used", "end_tiles", "equipment", "track", "points"),
)
_POSITION = (
    *("seats", "active", "asked", "frames", "round", "phase", "turn", "order", "place"),
    *("entered", "reduced"),
)


def to_plain(position: XianPosition) -> Plain:
    """Every field of the position and its records; lists are copied."""
    plain = _fields(position, _POSITION)
    plain["committed"] = position.committed[:]
    plain["pit"] = _fields(position.pit, _PIT)
    plain["board"] = _fields(position.board, _BOARD)
    plain["players"] = _fields(position.players, _PLAYERS)
    return plain


def from_plain(plain: Plain, tables: Tables) -> XianPosition:
    """The position, but for the choices of its open question, which follow from the rest."""
    position = XianPosition(
        **{name: _copied(plain[name]) for name in _POSITION},
        tables=tables,
        pit=Pit(**_taken(plain["pit"], _PIT)),
        board=Board(**_taken(plain["board"], _BOARD)),
        players=Players(**_taken(plain["players"], _PLAYERS)),
    )
    position.committed = list(plain["committed"])
    return position


def _fields(record: object, names: tuple[str, ...]) -> Plain:
    return {name: _copied(getattr(record, name)) for name in names}


def _taken(plain: Plain, names: tuple[str, ...]) -> Plain:
    return {name: _copied(plain[name]) for name in names}


def _copied(value: Any) -> Any:
    """Lists and lists of lists are copied."""
    return [_copied(one) for one in value] if isinstance(value, list) else value
