"""Li Si's own things: cards, Weapons in their row, Challenges."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kilnyard.cli.boards.terracotta.marks import ABSENT, HEADING
from kilnyard.cli.boards.terracotta.wheel import space_text
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import CardView, TerracottaView


def li_si_lines(view: TerracottaView, talk: Talk) -> list[RenderableType]:
    """Nothing at a table without him."""
    li_si = view.li_si
    if li_si is None:
        return []
    rows = [
        ("board-overseer", talk.say("board-segment", segment=li_si.overseer)),
        ("board-weapon-row", " > ".join(talk.short(name) for name in li_si.weapon_row)),
        (
            "board-cards",
            talk.say(
                "board-cards-cell",
                deck=li_si.cards_in_deck,
                discarded=len(li_si.discarded),
                masters=li_si.masters_to_come,
            ),
        ),
        ("board-active-cards", ", ".join(_card(card, talk) for card in li_si.active) or ABSENT),
        ("board-challenges", ", ".join(talk.short(name) for name in li_si.challenges) or ABSENT),
    ]
    lines: list[RenderableType] = [Text()]
    for name, text in rows:
        lines.append(
            Text(f"{talk.say(name)}  ", style=HEADING).append(Text(text, style="not bold"))
        )
    return lines


def _card(card: CardView, talk: Talk) -> str:
    turns = " ".join(talk.say(f"board-turns-{ring}") for ring in card.rotates)
    return f"{card.number} {space_text(talk, card.space)} {turns}".strip()
