"""Boards drawn in text: one package a game, each drawing what a seat may see and no more."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from msgspec import Struct
from rich.console import RenderableType

from kilnyard.cli.talk import Talk


class Board(Protocol):
    """What draws a game's view."""

    def draw(self, view: Struct, talk: Talk, width: int) -> RenderableType:
        """The whole table, in this many columns."""

    def brief(self, view: Struct, seat: int, talk: Talk) -> RenderableType:
        """What a seat has, in a line or two: for between the decisions of a turn."""


def find(game: str) -> Board:
    """What draws this game."""
    return cast(Board, import_module(f"kilnyard.cli.boards.{game}"))
