"""The component tables as the rules read them: flat, and made once for each edition."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.bits import BIT
from kilnyard.games.xian.components import Components, printed
from kilnyard.games.xian.names import (
    EQUIPMENTS,
    MATERIALS,
    PIGMENTS,
    SECTIONS,
)

PIGMENT_LETTERS = "YRGB"
WALL = "#"
STATUE = "S"
FACES_PER_SECTION = 4


class Square:
    """What is printed on one square of a Formation board."""

    def __init__(
        self, wall: bool, statue: bool, points: int, coins: int, pigments: list[int]
    ) -> None:
        self.wall = wall
        self.statue = statue
        self.points = points
        self.coins = coins
        self.pigments = pigments


class Tables:
    """Every printed number. Lists by number of players start with two that stand for none."""

    def __init__(self, components: Components) -> None:
        self._read_workers(components.workers)
        self._read_equipment(components.equipment)
        self._read_pit(components.formations, components.requests)
        self._read_buildings(components.buildings)
        self._read_mausoleum(components.mausoleum, components.end_tiles)
        self._read_scoring(components.scoring)
        self._read_setup(components.setup)

    def _read_workers(self, workers: printed.Workers) -> None:
        """By number from 0; a Helper's points by round from 0."""
        self.collector_coins: list[int] = [card.coins for card in workers.collectors]
        self.craftsman_clay: list[int] = [card.clay for card in workers.craftsmen]
        self.helper_points: list[list[int]] = [card.points for card in workers.helpers]
        self.miner_pigments: list[list[int]] = [
            [PIGMENTS.index(pigment) for pigment in card.pigments] for card in workers.miners
        ]
        abilities = workers.abilities
        self.ceramist_points: int = abilities.ceramist_points
        self.accountant_coins: int = abilities.accountant_coins
        self.administrator_clay: int = abilities.administrator_clay
        self.emissary_exchanges: int = abilities.emissary_exchanges
        self.scientist_clay: int = abilities.scientist_clay
        self.officer_coins: int = abilities.officer_coins

    def _read_equipment(self, equipment: printed.Equipment) -> None:
        """Types by number; cards by number with their type, price and Clay."""
        self.material_of: list[int] = [MATERIALS.index(type.material) for type in equipment.types]
        self.section_of_type: list[int] = [SECTIONS.index(type.section) for type in equipment.types]
        self.equipment_ids: list[str] = [card.id for card in equipment.cards]
        self.equipment_types: list[int] = [EQUIPMENTS.index(card.type) for card in equipment.cards]
        self.equipment_coins: list[int] = [card.coins for card in equipment.cards]
        self.equipment_clay: list[int] = [card.clay for card in equipment.cards]
        self.row_discarded: int = equipment.market.discarded

    def _read_pit(self, formations: printed.Formations, requests: printed.Requests) -> None:
        """`squares[face]` lists ten squares; a token's pigment goes by its number from 1."""
        self.face_ids: list[str] = [face.id for face in formations.faces]
        self.squares: list[list[Square]] = [
            [square_of(text) for text in f"{face.upper} {face.lower}".split()]
            for face in formations.faces
        ]
        self.request_pigments: list[int] = [0] + [
            PIGMENTS.index(token.pigment) for token in requests.tokens
        ]

    def _read_buildings(self, buildings: printed.Buildings) -> None:
        """`tolls[players][builders]` is what is paid to one opponent who has so many there."""
        self.limits: list[int] = [0, 0] + [row.builders for row in buildings.limits]
        self.tolls: list[list[int]] = [[], []] + [[0, *row.coins] for row in buildings.tolls]
        self.minister_coins: int = buildings.minister.coins
        self.minister_points: int = buildings.minister.points
        self.passing_coins: int = buildings.passing.coins
        self.debt_points: int = buildings.debt.points
        self.statue_clay: list[int] = [row.clay for row in buildings.workshop]

    def _read_mausoleum(self, mausoleum: printed.Mausoleum, end_tiles: printed.EndTiles) -> None:
        """Start tiles by number from 0; End tiles in the order of names.END_TILES."""
        self.start_pigments: list[int] = [PIGMENTS.index(tile.pigment) for tile in mausoleum.start]
        self.market_exchanges: int = mausoleum.market.exchanges
        self.discount_resources: int = mausoleum.discount.resources
        self.end_points: list[int] = [tile.points for tile in end_tiles.tiles]
        self.end_most: list[int] = [
            10_000 if tile.most is None else tile.most for tile in end_tiles.tiles
        ]
        self.end_drawn: int = end_tiles.drawn.tiles

    def _read_scoring(self, scoring: printed.Scoring) -> None:
        """Places after the third bring nothing (XI-END-5)."""
        self.majority_points: list[list[int]] = [[*row.points, 0] for row in scoring.majorities]
        self.set_points: list[int] = [0, *scoring.sets.points]
        self.match_points: int = scoring.match.points
        self.unused_points: int = scoring.unused.points
        self.resources_per_point: int = scoring.leftovers.resources_per_point

    def _read_setup(self, setup: printed.Setup) -> None:
        self.rounds: int = setup.game.rounds
        self.hand: int = setup.game.hand
        self.start_coins: int = setup.player.coins
        self.start_clay: int = setup.player.clay
        self.builders: int = setup.player.builders
        self.signatures: int = setup.player.signatures
        self.soldiers: int = setup.player.soldiers
        self.statues: int = setup.supply.statues
        self.pigments: int = setup.supply.pigments


def square_of(text: str) -> Square:
    """A square as the files write it: `#`, `S`, or points with Coins and pigments."""
    if text in (WALL, STATUE):
        return Square(text == WALL, text == STATUE, 0, 0, [])
    points, *extras = text.split("+")
    coins = sum(int(extra[1:]) for extra in extras if extra.startswith("$"))
    pigments = [PIGMENT_LETTERS.index(extra) for extra in extras if extra in PIGMENT_LETTERS]
    return Square(False, False, int(points), coins, pigments)


def cells_of(squares: list[Square], first_cell: int, statues: bool) -> i64:
    """The spaces of a face for soldiers, or only those where a statue stands from the start."""
    cells: i64 = 0
    for place in range(len(squares)):
        square = squares[place]
        if square.statue or not (square.wall or statues):
            cells |= BIT[first_cell + place]
    return cells
