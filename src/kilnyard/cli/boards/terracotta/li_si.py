"""Li Si's own things: cards, Weapons in their row, Challenges."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.terracotta.marks import ABSENT, HEADING, seat_text
from kilnyard.cli.boards.terracotta.wheel import space_text
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.names import LI_SI_SEAT
from kilnyard.games.terracotta.view import CardView, LiSiView, TerracottaView

_INDENT = "      "


def draw_li_si(view: TerracottaView, talk: Talk, width: int) -> list[RenderableType]:
    """Nothing at a table without him."""
    if view.li_si is None:
        return []
    parts = [Text("  ").append_text(seat_text(talk, LI_SI_SEAT))]
    parts += [
        Text(f"{talk.say(name)} ", style=HEADING).append(text, style="not bold")
        for name, text in _things(view.li_si, talk)
    ]
    return [Text(), flow(parts, width, indent=_INDENT)]


def _things(li_si: LiSiView, talk: Talk) -> list[tuple[str, str]]:
    cards = talk.say(
        "board-cards-cell",
        deck=li_si.cards_in_deck,
        discarded=len(li_si.discarded),
        masters=li_si.masters_to_come,
    )
    return [
        ("board-weapon-row", " > ".join(talk.short(name) for name in li_si.weapon_row)),
        ("board-cards", cards),
        ("board-active-cards", ", ".join(_card(card, talk) for card in li_si.active) or ABSENT),
        ("board-challenges", ", ".join(talk.short(name) for name in li_si.challenges) or ABSENT),
    ]


def _card(card: CardView, talk: Talk) -> str:
    turns = " ".join(talk.say(f"board-turns-{ring}") for ring in card.rotates)
    return f"{card.number} {space_text(talk, card.space)} {turns}".strip()
