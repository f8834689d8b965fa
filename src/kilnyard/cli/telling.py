"""What is told of a game besides its board: choices, refusals, what happened, the final score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from kilnyard.cli.screen import Screen
from kilnyard.cli.talk import Talk, capitalised
from kilnyard.core.clauses import Clause
from kilnyard.core.events import Event
from kilnyard.core.game import Game
from kilnyard.core.observation import Refused

_QUIET = "dim"
_REASONS_MAX = 4


def tell_events(screen: Screen, events: Iterable[Event]) -> None:
    """The log: a sentence an event."""
    for event in events:
        screen.item(Text("•", style=_QUIET), Text(screen.talk.event(event)))


def refusals_by_clause(refused: list[Refused]) -> list[tuple[str, list[Refused]]]:
    """What may not be picked, gathered under the clauses that say so."""
    gathered: dict[str, list[Refused]] = {}
    for each in refused:
        gathered.setdefault(each.clause, []).append(each)
    return list(gathered.items())


def tell_refusals(screen: Screen, refused: list[Refused]) -> None:
    """Every clause that forbids something, with its wording, what it forbids and why."""
    if not refused:
        screen.say("play-nothing-refused")
        return
    screen.say("play-refusals", style="bold")
    for number, (clause, forbidden) in enumerate(refusals_by_clause(refused), start=1):
        mark = Text(str(number), style="bold")
        screen.item(mark, _clause_text(screen.talk, clause))
        for text in _forbidden(forbidden, screen.talk):
            screen.item(Text(" " * len(mark)), text)


def _forbidden(forbidden: list[Refused], talk: Talk) -> list[Text]:
    """What a clause forbids, by reason; if they are many, one reason stands for all."""
    reasons: dict[str, list[str]] = {}
    for each in forbidden:
        reasons.setdefault(talk.message(each.reason), []).append(talk.message(each.label))
    if len(reasons) > _REASONS_MAX:
        words = " ".join(f"[{each.token}]" for each in forbidden)
        return [Text(words), Text(talk.say("play-for-example", reason=next(iter(reasons))))]
    return [Text(f"{' / '.join(labels)} → {reason}") for reason, labels in reasons.items()]


def clauses_called(clauses: Iterable[Clause], id: str) -> list[Clause]:
    """The clause of this id, or all below it."""
    wanted = id.upper()
    below = (f"{wanted}-", f"{wanted}.")
    return [one for one in clauses if one.id == wanted or one.id.startswith(below)]


def clauses_about(clauses: Iterable[Clause], word: str, talk: Talk) -> list[Clause]:
    """The clauses that speak of it in this language."""
    wanted = word.strip().casefold()
    return [one for one in clauses if wanted and wanted in (talk.clause(one.id) or "").casefold()]


def _clause_text(talk: Talk, clause: str) -> Text:
    """A clause's id and wording."""
    return Text.assemble((clause, _QUIET), "  ", talk.clause(clause) or "")


def score_table(game: Game[Any], position: Any, talk: Talk) -> Table:
    """Points by source, a column for each seat from first to last."""
    scores, order = game.score(position), game.ranking(position)
    table = Table(box=None, padding=(0, 3, 0, 0), show_edge=False)
    table.add_column(talk.say("score-source"), header_style="bold")
    for place, seat in enumerate(order, start=1):
        table.add_column(f"{place}. {talk.title(seat)}", justify="right", header_style="bold")
    for source in scores[0]:
        if any(points[source] for points in scores):
            table.add_row(
                capitalised(talk.thing(source)), *(str(scores[seat][source]) for seat in order)
            )
    totals = (str(sum(scores[seat].values())) for seat in order)
    table.add_row(talk.say("score-total"), *totals, style="bold")
    return table


def tell_end(screen: Screen, game: Game[Any], position: Any) -> None:
    """The final score by source, the ranking, the winner."""
    screen.line("")
    screen.say("score-final", style="bold")
    screen.show(score_table(game, position, screen.talk))
    screen.line("")
    scores = game.score(position)
    for seat in game.winners(position):
        points = sum(scores[seat].values())
        screen.say("score-winner", style="bold", seat=seat, points=points)
