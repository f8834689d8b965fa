"""Makes the view of a position: everything on the table, in ids; see view.py for its shape."""

from __future__ import annotations

from kilnyard.core.bits import members
from kilnyard.games.terracotta import view
from kilnyard.games.terracotta.geometry import (
    COLUMN_LETTERS,
    HORSE_CELLS,
    cell_name,
)
from kilnyard.games.terracotta.names import (
    ACTIONS,
    CHALLENGES,
    COLUMN_INSPECTOR,
    DIRECTIONS,
    MASTER,
    MASTERS,
    NOBODY,
    READY_WEAPON,
    RESHUFFLE,
    RINGS,
    ROW_INSPECTOR,
    SOURCES,
    SOURCES_COUNT,
    SPECIALISTS,
    WARRIORS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import LiSi, Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.standing import owner_of
from kilnyard.games.terracotta.tables import Tables
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at, warehouse_of


def see(position: TerracottaPosition, deciders: list[int]) -> view.TerracottaView:
    """The whole table. Nothing here depends on who looks: only the decks are hidden, from all."""
    return view.TerracottaView(
        round=position.round,
        rounds=position.tables.rounds,
        over=position.is_over(),
        active=position.active,
        deciders=deciders,
        order=position.order,
        tiles=_tiles(position),
        row_inspector=position.inspectors[ROW_INSPECTOR] + 1,
        column_inspector=COLUMN_LETTERS[position.inspectors[COLUMN_INSPECTOR]],
        figures=_figures(position.mausoleum, position.seats),
        segments=[_segment(position, segment) for segment in range(SEGMENTS)],
        warehouses=position.wheel.warehouses[:],
        organizer=_organizer(position),
        specialists=_specialists(position),
        masters=_masters(position),
        priority_tokens=_priority_tokens(position),
        players=[_player(position, seat) for seat in range(position.seats)],
        li_si=None if position.li_si is None else _li_si(position.li_si, position.tables),
        segment=position.segment + 1 if position.placed else None,
    )


def _tiles(position: TerracottaPosition) -> list[view.TileView]:
    tables = position.tables
    return [
        view.TileView(
            round=place + 1,
            tile=tables.tile_ids[tile],
            domination=tables.round_domination[place],
            presence=tables.round_presence[place],
        )
        for place, tile in enumerate(position.tiles)
    ]


def _figures(mausoleum: Mausoleum, seats: int) -> list[view.FigureView]:
    """Warriors by type, then Footmen, Archers and Musicians."""
    mounts = {horse & 63: horse for horse in mausoleum.horses}
    figures = [
        view.FigureView(
            what=WARRIORS[warrior],
            cells=_cells_of(cell, mounts),
            owner=owner_of(mausoleum, seats, cell),
        )
        for warrior in range(len(WARRIORS))
        for cell in members(mausoleum.warriors[warrior])
    ]
    figures += [view.FigureView("footman", [cell_name(cell)]) for cell in mausoleum.footmen]
    figures += [
        view.FigureView("archer", [cell_name(archer & 63)], facing=DIRECTIONS[archer >> 6])
        for archer in mausoleum.archers
    ]
    figures += [view.FigureView("musician", [cell_name(cell)]) for cell in mausoleum.musicians]
    return figures


def _cells_of(cell: int, mounts: dict[int, int]) -> list[str]:
    """A Warrior's own cell, and after it the other two of its Horse."""
    if cell not in mounts:
        return [cell_name(cell)]
    others = [other for other in members(HORSE_CELLS[mounts[cell]]) if other != cell]
    return [cell_name(cell), *(cell_name(other) for other in others)]


def space_view(space: int) -> view.SpaceView:
    """What is printed on a ring's space or on a card."""
    action, detail = space & 255, space >> 8 & 255
    if action == MASTER:
        return view.SpaceView(ACTIONS[action], thing=MASTERS[detail])
    if action == READY_WEAPON:
        return view.SpaceView(ACTIONS[action], thing=WEAPONS[detail])
    return view.SpaceView(ACTIONS[action], amount=detail or None)


def _segment(position: TerracottaPosition, segment: int) -> view.SegmentView:
    craftsman, artisan = position.wheel.craftsmen[segment], position.wheel.artisans[segment]
    return view.SegmentView(
        number=segment + 1,
        spaces=[space_view(space_at(position, ring, segment)) for ring in range(len(RINGS))],
        craftsman=None if craftsman == NOBODY else craftsman,
        artisan=None if artisan == NOBODY else artisan,
        warehouse=warehouse_of(segment) + 1,
    )


def _organizer(position: TerracottaPosition) -> list[view.ColumnView]:
    tables = position.tables
    columns: list[view.ColumnView] = []
    for warrior, name in enumerate(WARRIORS):
        remaining = position.remaining[warrior]
        rows = tables.organizer_points[: tables.warriors_per_type[warrior]]
        points = rows[len(rows) - remaining] if remaining else None
        columns.append(view.ColumnView(name, remaining, points, rows))
    return columns


def _specialists(position: TerracottaPosition) -> list[view.SpecialistView]:
    tables = position.tables
    rows: list[view.SpecialistView] = []
    for specialist, name in enumerate(SPECIALISTS):
        costs, bought = tables.specialist_costs[specialist], position.bought[specialist]
        remaining = len(costs) - bought
        weapon = WEAPONS[tables.specialist_weapons[specialist]]
        cost = costs[bought] if remaining else None
        rows.append(view.SpecialistView(name, weapon, remaining, cost, costs))
    return rows


def _masters(position: TerracottaPosition) -> list[view.MasterView]:
    return [
        view.MasterView(name, _seats_with(position.players.masters, master))
        for master, name in enumerate(MASTERS)
    ]


def _seats_with(sets: list[int], member: int) -> list[int]:
    """The seats whose set holds this member."""
    return [seat for seat, held in enumerate(sets) if held >> member & 1]


def _named(names: tuple[str, ...], held: int) -> list[str]:
    """The names of a set's members."""
    return [name for member, name in enumerate(names) if held >> member & 1]


def _priority_tokens(position: TerracottaPosition) -> list[int]:
    """The numbers still on the stack, the top one first."""
    if position.li_si is not None:
        return []
    tokens = position.tables.priority_tokens[position.seats]
    return list(range(position.priority_taken + 1, tokens + 1))


def _player(position: TerracottaPosition, seat: int) -> view.PlayerView:
    players, costs = position.players, position.tables.master_costs
    points = players.points[seat * SOURCES_COUNT : (seat + 1) * SOURCES_COUNT]
    return view.PlayerView(
        seat=seat,
        coins=players.coins[seat],
        wet_clay=players.wet[seat],
        dry_clay=players.dry[seat],
        active_weapons=_named(WEAPONS, players.weapons[seat]),
        master_tokens=[
            cost for token, cost in enumerate(costs) if not players.tokens[seat] >> token & 1
        ],
        craftsmen=players.craftsmen[seat],
        artisans=players.artisans[seat],
        artisans_in_supply=players.supply[seat],
        priority=players.priority[seat] or None,
        points=dict(zip(SOURCES, points, strict=True)),
        total=players.total(seat),
    )


def _li_si(li_si: LiSi, tables: Tables) -> view.LiSiView:
    """TA-SOLO-SET-9: how the deck lies is hidden; what is in the discard pile is not."""
    return view.LiSiView(
        overseer=li_si.overseer + 1,
        cards_in_deck=len(li_si.deck),
        discarded=[card_id(card) for card in li_si.discard],
        active=[_card(card, tables.solo_cards[card]) for card in li_si.active],
        masters_to_come=len(li_si.masters),
        weapon_row=[WEAPONS[weapon] for weapon in li_si.weapon_row],
        challenges=_named(CHALLENGES, li_si.challenges),
    )


def card_id(card: int) -> str:
    """An Action card by its number, or the other one."""
    return "reshuffle" if card == RESHUFFLE else f"card-{card + 1}"


def _card(card: int, printed: int) -> view.CardView:
    return view.CardView(
        number=card + 1,
        space=space_view(printed & 0xFFFF),
        rotates=[name for ring, name in enumerate(RINGS[:2]) if printed >> 16 + ring & 1],
        neutral=bool(printed >> 18 & 1),
    )
