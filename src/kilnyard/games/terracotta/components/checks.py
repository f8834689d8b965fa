"""What must hold between one component and another for an edition to make a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, get_args

from kilnyard.core.events import Message
from kilnyard.games.terracotta.components.board import Column, Row
from kilnyard.games.terracotta.components.printed import (
    MasterId,
    SpecialistId,
    Upgrade,
    UseMaster,
    WarriorId,
    WeaponId,
)
from kilnyard.games.terracotta.geometry import COLUMNS, ROWS

if TYPE_CHECKING:
    from kilnyard.games.terracotta.components import Components

SLOTS: Final = 12
WAREHOUSES: Final = 4
MASTER_TOKENS: Final = 6
CARDS: Final = 13
SEATS: Final = (2, 3, 4)


def problems(components: Components) -> list[Message]:
    """One message for each thing that is wrong; none if a game can be played."""
    rows = [message for message in _rows(components) if message is not None]
    if rows:
        return rows
    found = [
        *_numbers(components),
        *_places(components),
        *_weapons(components),
        *_solo_rows(components),
        *_solo_numbers(components),
    ]
    return [message for message in found if message is not None]


def _listed(path: str, found: Iterable[object], wanted: Iterable[object]) -> Message | None:
    """The rows of a table must be exactly these, in this order."""
    wanted_text = ", ".join(str(one) for one in wanted)
    if ", ".join(str(one) for one in found) == wanted_text:
        return None
    return Message("edition-rows", {"path": path, "rows": wanted_text})


def _at_most(path: str, value: int, most: int) -> Message | None:
    if value <= most:
        return None
    return Message("edition-at-most", {"path": path, "value": value, "most": most})


def _at_least(path: str, value: int, least: int) -> Message | None:
    if value >= least:
        return None
    return Message("edition-at-least", {"path": path, "value": value, "least": least})


def _rows(components: Components) -> list[Message | None]:
    """The lists whose order and length the rules rely on."""
    wheel, masters = components.wheel, components.masters
    slots = range(1, SLOTS + 1)
    return [
        _listed(
            "board.inspectors", [one.id for one in components.board.inspectors], ["row", "column"]
        ),
        _listed("wheel.inner", [space.slot for space in wheel.inner], slots),
        _listed("wheel.middle", [space.slot for space in wheel.middle], slots),
        _listed("wheel.outer", [space.slot for space in wheel.outer], slots),
        _listed(
            "organizer.columns",
            [one.id for one in components.organizer.columns],
            get_args(WarriorId),
        ),
        _listed(
            "specialists.specialists",
            [one.id for one in components.specialists.specialists],
            get_args(SpecialistId),
        ),
        _listed("masters.masters", [one.id for one in masters.masters], get_args(MasterId)),
        _listed(
            "masters.tokens", [one.number for one in masters.tokens], range(1, MASTER_TOKENS + 1)
        ),
        _listed("setup.tables", [row.players for row in components.setup.tables], SEATS),
        _listed("setup.places", [row.place for row in components.setup.places], (1, *SEATS)),
    ]


def _numbers(components: Components) -> list[Message | None]:
    """What one table must have enough of for another."""
    organizer, setup = components.organizer, components.setup
    upgrades = [space for space in components.wheel.inner if isinstance(space.shows, Upgrade)]
    return [
        *(
            _at_most(
                f"organizer.columns.{column.id}.warriors", column.warriors, len(organizer.rows)
            )
            for column in organizer.columns
        ),
        *(
            _at_most(
                f"setup.tables.{row.players}.workers_of_each_kind",
                row.workers_of_each_kind,
                SLOTS // row.players,
            )
            for row in setup.tables
        ),
        *(
            _at_most(
                f"setup.tables.{row.players}.priority_tokens",
                row.priority_tokens,
                min(row.players, len(components.priority.tokens)),
            )
            for row in setup.tables
        ),
        _at_most(
            "round_track.rounds",
            len(components.round_track.rounds),
            len(components.scoring_tiles.tiles),
        ),
        _at_most(
            "masters.supervisor.warehouses", components.masters.supervisor.warehouses, WAREHOUSES
        ),
        _at_least("wheel.inner.upgrade", len(upgrades), 1),
        _at_most("wheel.inner.upgrade", len(upgrades), 1),
        _at_most("wheel.inner.administrator", _administrators(components), 0),
    ]


def _places(components: Components) -> list[Message | None]:
    """Inspectors and Scoring tiles keep to the rows and columns that there are."""
    row_inspector, column_inspector = components.board.inspectors[:2]
    tiles = components.scoring_tiles.tiles
    return [
        _at_most("board.inspectors.row.spaces", row_inspector.spaces, ROWS),
        _at_least("board.inspectors.column.spaces", column_inspector.spaces, COLUMNS),
        _at_most("board.inspectors.row.start", row_inspector.start, ROWS),
        _at_most("board.inspectors.column.start", column_inspector.start, COLUMNS),
        *(
            _at_most(f"scoring_tiles.tiles.{tile.id}.counts.row", tile.counts.row, ROWS)
            for tile in tiles
            if isinstance(tile.counts, Row)
        ),
        *(
            _at_most(f"scoring_tiles.tiles.{tile.id}.counts.column", tile.counts.column, COLUMNS)
            for tile in tiles
            if isinstance(tile.counts, Column)
        ),
    ]


def _weapons(components: Components) -> list[Message | None]:
    """Each buys one type of Specialist: Li Si chooses the type by it (TA-SOLO-SPE-1)."""
    used = [row.weapon for row in components.specialists.specialists]
    return [
        _at_most(f"specialists.specialists.weapon.{weapon}", used.count(weapon), 1)
        for weapon in get_args(WeaponId)
    ]


def _administrators(components: Components) -> int:
    """On the Inner Ring the Master Administrator would repeat itself for ever (TA-ADM-1)."""
    shown = [space.shows for space in components.wheel.inner]
    return sum(isinstance(one, UseMaster) and one.master == "administrator" for one in shown)


def _solo_rows(components: Components) -> list[Message | None]:
    """The cards and the chart of the solo game."""
    cards, priority = components.solo_cards, components.solo_priority
    rounds = len(components.round_track.rounds)
    removed = components.li_si.start
    horse, _, _, musician = components.specialists.specialists[:4]
    return [
        _at_most("li_si.start.removed_horses", removed.removed_horses, len(horse.costs)),
        _at_most("li_si.start.removed_musicians", removed.removed_musicians, len(musician.costs)),
        _listed("solo_cards.cards", [card.number for card in cards.cards], range(1, CARDS + 1)),
        _at_most(
            "solo_cards.reshuffle.never_among_first", cards.reshuffle.never_among_first, CARDS
        ),
        _listed("solo_priority.rows", [row.forward for row in priority.rows], range(ROWS)),
        *(
            _listed(f"solo_priority.rows.{row.forward}.ranks", [len(row.ranks)], [COLUMNS])
            for row in priority.rows
        ),
        _listed(
            "solo_priority.rounds", [row.round for row in priority.rounds], range(1, rounds + 1)
        ),
    ]


def _solo_numbers(components: Components) -> list[Message | None]:
    """Li Si never gives more than he has; of his Weapons' bonuses only the Spear's has Coins."""
    li_si, challenges = components.li_si, components.solo_challenges
    surprise, overtime = li_si.surprise_build, challenges.overtime
    needed = min(surprise.clay, surprise.coins, overtime.clay, overtime.coins)
    workers = components.setup.tables[0].workers_of_each_kind
    return [
        _at_most("li_si.surprise_build.discard", surprise.discard, needed),
        _at_most(
            "solo_challenges.trained-hand.artisans", challenges.trained_hand.artisans, workers
        ),
        _at_most("li_si.sword.coins", li_si.sword.coins, 0),
        _at_most("li_si.halberd.coins", li_si.halberd.coins, 0),
        _at_most("li_si.crossbow.coins", li_si.crossbow.coins, 0),
    ]
