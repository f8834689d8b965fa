"""What lies before each player, as another seat may see it."""

from __future__ import annotations

from kilnyard.games.xian import view
from kilnyard.games.xian.abilities import soldiers_left
from kilnyard.games.xian.final_scoring import matches_in, sets_of
from kilnyard.games.xian.labels import colour_of, number_of
from kilnyard.games.xian.names import (
    BLUE,
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    END_TILES,
    EQUIPMENTS,
    GREEN,
    HELPERS,
    MATERIALS,
    NOTHING,
    NUMBERS,
    PIGMENTS,
    RED,
    SECTIONS,
    SOURCES,
    SOURCES_COUNT,
    WORKERS,
    YELLOW,
)
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.tables import Tables
from kilnyard.games.xian.workshop import signatures_left


def player_view(position: XianPosition, seat: int, knower: int | None) -> view.PlayerView:
    """XI-SET-16: hands, decks and forged Equipment are for their owner's eyes only."""
    players, tables = position.players, position.tables
    own = seat == knower
    hidden = tables if own else None
    points = players.points[seat * SOURCES_COUNT : (seat + 1) * SOURCES_COUNT]
    pigments = players.pigments[seat * len(PIGMENTS) : (seat + 1) * len(PIGMENTS)]
    end_tile = players.end_tiles[seat]
    return view.PlayerView(
        seat=seat,
        hand=[_card(position, card) for card in players.hands[seat]] if own else [],
        cards_in_hand=len(players.hands[seat]),
        cards_in_deck=len(players.decks[seat]) + len(players.bottoms[seat]),
        put_back=[CARDS[card] for card in players.bottoms[seat]] if own else [],
        under=_shown(position, players.under[seat]),
        over=_shown(position, players.over[seat]),
        discards=[CARDS[card] for card in players.discards[seat]],
        helpers=_named(HELPERS, players.helpers[seat]),
        coins=players.coins[seat],
        clay=players.clay[seat],
        pigments=dict(zip(PIGMENTS, pigments, strict=True)),
        builders=_builders_left(position, seat),
        signatures=signatures_left(position, seat),
        soldiers=soldiers_left(position, seat),
        tiles=_named(BONUS_TILES, players.tiles[seat] & ~players.used[seat]),
        used_tiles=_named(BONUS_TILES, players.used[seat]),
        end_tile=None if end_tile == NOTHING else END_TILES[end_tile],
        equipment=[equipment_view(hidden, card) for card in players.equipment[seat]]
        if hidden
        else [],
        equipment_count=len(players.equipment[seat]),
        equipment_points=equipment_points(position, seat) if own else None,
        space=players.track[seat],
        points=dict(zip(SOURCES, points, strict=True)),
        total=players.total(seat),
    )


def equipment_points(position: XianPosition, seat: int) -> int:
    """What a seat's Equipment would score now: its sets, and its matches with soldiers."""
    tables = position.tables
    points = 0
    for material in range(len(MATERIALS)):
        points += sum(tables.set_points[size] for size in sets_of(position, seat, material))
    matches = sum(matches_in(position, seat, section) for section in range(len(SECTIONS)))
    return points + matches * tables.match_points


def _named(names: tuple[str, ...], held: int) -> list[str]:
    """The names of a set's members."""
    return [name for member, name in enumerate(names) if held >> member & 1]


def _builders_left(position: XianPosition, seat: int) -> int:
    first = seat * len(BUILDINGS)
    return position.tables.builders - sum(position.board.builders[first : first + len(BUILDINGS)])


def _shown(position: XianPosition, card: int) -> view.CardView | None:
    return None if card == NOTHING else _card(position, card)


def _card(position: XianPosition, card: int) -> view.CardView:
    tables, colour, index = position.tables, colour_of(card), card % NUMBERS
    return view.CardView(
        card=CARDS[card],
        pigment=PIGMENTS[colour],
        number=number_of(card),
        worker=WORKERS[colour],
        coins=tables.collector_coins[index] if colour == YELLOW else 0,
        clay=tables.craftsman_clay[index] if colour == RED else 0,
        helper=HELPERS[index] if colour == GREEN else None,
        points=tables.helper_points[index][position.round - 1] if colour == GREEN else 0,
        pigments=[PIGMENTS[pigment] for pigment in tables.miner_pigments[index]]
        if colour == BLUE
        else [],
    )


def equipment_view(tables: Tables, card: int) -> view.EquipmentView:
    """An Equipment card."""
    type = tables.equipment_types[card]
    return view.EquipmentView(
        id=tables.equipment_ids[card],
        equipment=EQUIPMENTS[type],
        material=MATERIALS[tables.material_of[type]],
        section=SECTIONS[tables.section_of_type[type]],
        coins=tables.equipment_coins[card],
        clay=tables.equipment_clay[card],
    )
