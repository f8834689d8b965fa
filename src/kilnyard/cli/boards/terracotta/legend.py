"""What the signs on the board mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.terracotta.marks import NOBODYS, QUIET, letter
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.names import WARRIORS, WORKERS
from kilnyard.games.terracotta.view import TerracottaView

_SPECIALISTS: Final = (("horse", ""), ("footman", NOBODYS), ("archer", "→"), ("musician", NOBODYS))


def draw_legend(view: TerracottaView, talk: Talk, width: int) -> Text:
    """TA-KEY-5, TA-KEY-6: Warriors carry their owner's number, Specialists nobody's."""
    signs = [(letter(talk, name), talk.short(name)) for name in WARRIORS]
    signs += [(letter(talk, name) + sign, talk.short(name)) for name, sign in _SPECIALISTS]
    signs += [(letter(talk, name), talk.short(name)) for name in WORKERS]
    signs += [("▶▲", talk.say("board-inspectors")), ("┌│", talk.say("board-warehouses"))]
    if view.li_si is not None:
        signs.append(("◆", talk.say("board-overseer")))
    parts = [talk.say("board-signs"), *(f"{sign} {name}" for sign, name in signs)]
    return flow([Text(part, style=QUIET) for part in [*parts, talk.say("board-owners")]], width)
