"""What lies around the pit: the round, the buildings, the row of Equipment, the track."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.xian.marks import (
    ABSENT,
    MINISTER,
    colour,
    headed,
    seat_mark,
    seat_text,
)
from kilnyard.cli.talk import Talk, capitalised
from kilnyard.games.xian.view import BuildingView, EquipmentView, SpaceView, XianView

_INDENT: Final = "      "


def draw_round(view: XianView, talk: Talk, width: int) -> list[RenderableType]:
    """Round and phase, who plays in what order, and the requests that are gone."""
    parts = [
        Text(
            talk.say("xian-round", round=view.round, rounds=view.rounds, phase=view.phase),
            style="bold",
        )
    ]
    if view.active is not None:
        order = Text(f"{talk.say('xian-order')} ", style="bold")
        for place, seat in enumerate(view.order):
            order.append(" → " if place else "", style="not bold")
            order.append_text(seat_text(talk, seat))
        parts.append(order)
    if view.removed:
        gone = [f"{token.number} {colour(talk, token.pigment)}" for token in view.removed]
        parts.append(headed(talk.say("xian-removed"), ", ".join(gone)))
    return [flow(parts, width, "   ", _INDENT)]


def draw_town(view: XianView, talk: Talk, width: int) -> list[RenderableType]:
    """Requests, buildings pair by pair, Equipment, the track and what is left of the tiles."""
    requests = [
        _note(token.section, f"{token.number} {colour(talk, token.pigment)}", talk)
        for token in view.requests
    ]
    supply = [Text(f"{colour(talk, name)} {count}") for name, count in view.pigments.items()]
    supply.append(Text(talk.say("xian-statues-left", count=view.statues_left)))
    return [
        _line("xian-requests", requests, talk, width),
        *(_pair(view, pair, talk, width) for pair in range(len(view.pairs))),
        _line("xian-row", _row(view, talk), talk, width),
        _line("xian-track", [_space(space, talk) for space in view.track], talk, width),
        _line("xian-end-tiles", _end_tiles(view, talk), talk, width),
        _line("xian-supply", supply, talk, width),
    ]


def _line(name: str, parts: list[Text], talk: Talk, width: int) -> Text:
    return flow([Text(talk.say(name), style="bold"), *parts], width, "   ", _INDENT)


def _note(what: str, value: str, talk: Talk) -> Text:
    """What it is, a colon as the language writes it, and what there is to say of it."""
    return Text(talk.say("xian-note", what=what, value=value))


def _pair(view: XianView, pair: int, talk: Talk, width: int) -> Text:
    """XI-BLD-2: two buildings, and how near they are to their limit."""
    found = view.pairs[pair]
    heading = talk.say("xian-pair", standing=found.standing, limit=found.limit)
    buildings = [building for building in view.buildings if building.pair == pair + 1]
    parts = [_building(building, talk) for building in buildings]
    if buildings[0].closed:
        parts.append(Text(talk.say("xian-closed"), style="bold"))
    return flow([Text(heading, style="bold"), *parts], width, "   ", _INDENT)


def _building(building: BuildingView, talk: Talk) -> Text:
    """Its colour, the Prime Minister, whose builders are there and what others would pay."""
    text = Text(capitalised(talk.thing(building.building)))
    text.append(f" ({colour(talk, building.pigment)})")
    if building.minister:
        text.append(f" {MINISTER} {talk.say('xian-minister')}", style="bold")
    if building.builders:
        builders = " ".join(seat_mark(seat) for seat in building.builders)
        text.append(f" [{builders}]", style="bold")
        tolls = [f"{seat_mark(seat)}:{coins}" for seat, coins in enumerate(building.tolls)]
        text.append(f" {talk.say('xian-tolls', tolls=' '.join(tolls))}")
    return text


def equipment_text(card: EquipmentView, talk: Talk) -> str:
    """A card: what it is, its material and section, its price and Clay."""
    return talk.say(
        "xian-equipment",
        name=capitalised(talk.thing(card.equipment)),
        material=talk.thing(card.material),
        section=card.section,
        coins=card.coins,
        clay=card.clay,
    )


def _row(view: XianView, talk: Talk) -> list[Text]:
    return [
        Text(f"{place}. {ABSENT if card is None else equipment_text(card, talk)}")
        for place, card in enumerate(view.row, start=1)
    ]


def _space(space: SpaceView, talk: Talk) -> Text:
    seats = " ".join(seat_mark(seat) for seat in space.seats) or ABSENT
    return Text(f"{space.space} ").append_text(_note(space.tile, seats, talk))


def _end_tiles(view: XianView, talk: Talk) -> list[Text]:
    left = [Text(talk.thing(tile)) for tile in view.end_tiles_left]
    return left or [Text(ABSENT)]
