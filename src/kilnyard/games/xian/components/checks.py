"""What must hold between one component and another for an edition to make a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, get_args

from kilnyard.core.events import Message
from kilnyard.games.xian.components.printed import EndTileId, EquipmentId, HelperId, SectionId

if TYPE_CHECKING:
    from kilnyard.games.xian.components import Components

NUMBERS: Final = range(1, 7)
SEATS: Final = (2, 3, 4)
FACES: Final = 4
CARDS: Final = 24
REQUESTS: Final = 12
SPACES: Final = 8


def problems(components: Components) -> list[Message]:
    """One message for each thing that is wrong; none if a game can be played."""
    found = [message for message in _rows(components) if message is not None]
    if found:
        return found
    return [message for message in _numbers(components) if message is not None]


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
    workers, buildings = components.workers, components.buildings
    sections, helpers = get_args(SectionId), get_args(HelperId)
    return [
        _listed("workers.collectors", [one.number for one in workers.collectors], NUMBERS),
        _listed("workers.craftsmen", [one.number for one in workers.craftsmen], NUMBERS),
        _listed("workers.helpers", [one.number for one in workers.helpers], NUMBERS),
        _listed("workers.helpers.helper", [one.helper for one in workers.helpers], helpers),
        _listed("workers.miners", [one.number for one in workers.miners], NUMBERS),
        _listed(
            "equipment.types", [one.id for one in components.equipment.types], get_args(EquipmentId)
        ),
        _listed(
            "requests.tokens",
            [one.number for one in components.requests.tokens],
            range(1, REQUESTS + 1),
        ),
        _listed(
            "formations.faces.section",
            [one.section for one in components.formations.faces],
            [section for section in sections for _ in range(FACES)],
        ),
        _listed("buildings.limits", [one.players for one in buildings.limits], SEATS),
        _listed("buildings.tolls", [one.players for one in buildings.tolls], SEATS),
        _listed("buildings.workshop", [one.section for one in buildings.workshop], sections),
        _listed("mausoleum.start", [one.number for one in components.mausoleum.start], range(1, 5)),
        _listed(
            "end_tiles.tiles", [one.id for one in components.end_tiles.tiles], get_args(EndTileId)
        ),
        _listed(
            "scoring.majorities", [one.section for one in components.scoring.majorities], sections
        ),
    ]


def _numbers(components: Components) -> list[Message | None]:
    """What one table must have enough of for another."""
    rounds, tiles = components.setup.game.rounds, components.end_tiles.drawn.tiles
    return [
        _at_most("setup.game.rounds", rounds, CARDS // components.setup.game.hand),
        _at_most("end_tiles.drawn.tiles", tiles, len(components.end_tiles.tiles)),
        _at_least("end_tiles.drawn.tiles", tiles, max(SEATS)),
        *_statues(components),
        *(
            _at_least(f"workers.helpers.{one.number}.points", len(one.points), rounds)
            for one in components.workers.helpers
        ),
    ]


def _statues(components: Components) -> list[Message | None]:
    """Every face has eight spaces, and the supply has a soldier for each statue at the start."""
    found: list[Message | None] = []
    by_section: dict[str, int] = {}
    for face in components.formations.faces:
        squares = f"{face.upper} {face.lower}".split()
        spaces = len(squares) - squares.count("#")
        path = f"formations.faces.{face.id}"
        found += [_at_least(path, spaces, SPACES), _at_most(path, spaces, SPACES)]
        icons = max(by_section.get(face.section, 0), squares.count("S"))
        by_section[face.section] = icons
    most = sum(by_section.values())
    return [*found, _at_least("setup.supply.statues", components.setup.supply.statues, most)]
