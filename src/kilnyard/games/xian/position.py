"""A position of the game: a record of small records, copied often and cheaply."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.position import Position
from kilnyard.games.xian.names import SOURCES_COUNT
from kilnyard.games.xian.tables import Tables


class Pit:
    """Where soldiers stand. `faces` are the Formation boards of the sections and never change.

    `spaces` are all cells for soldiers, `statues` those with an unpainted one. `painted[seat]` and
    `signed[seat]` hold a seat's soldiers, and its Signatures under whatever stands there.
    """

    def __init__(
        self, faces: list[int], spaces: i64, statues: i64, painted: list[int], signed: list[int]
    ) -> None:
        self.faces = faces
        self.spaces = spaces
        self.statues = statues
        self.painted = painted
        self.signed = signed

    def copy(self) -> Pit:
        return Pit(self.faces, self.spaces, self.statues, self.painted[:], self.signed[:])


class Board:
    """What lies open beside the pit.

    `layout[place]` is the building on a place (0 and 1 are a pair, 2 and 3 the other), `minister`
    the building he is in, `builders` counts by `seat * 4 + building`. `requests` are the numbers of
    the four tokens in the order of pit.REQUEST_SECTIONS, `bag` those not yet drawn, `removed`
    those that lie on the round track. `row` holds Equipment cards or NOTHING, `stack` the cards not
    yet drawn. `end_tiles` are those in play, `end_left` the set of those nobody has taken.
    `precedence` lists the seats from the Supervisor who is ahead of all to the last one.
    """

    def __init__(
        self,
        layout: list[int],
        minister: int,
        builders: list[int],
        requests: list[int],
        bag: list[int],
        removed: list[int],
        row: list[int],
        stack: list[int],
        scrapped: list[int],
        end_tiles: list[int],
        end_left: int,
        precedence: list[int],
        pigments: list[int],
    ) -> None:
        self.layout = layout
        self.minister = minister
        self.builders = builders
        self.requests = requests
        self.bag = bag
        self.removed = removed
        self.row = row
        self.stack = stack
        self.scrapped = scrapped
        self.end_tiles = end_tiles
        self.end_left = end_left
        self.precedence = precedence
        self.pigments = pigments

    def copy(self) -> Board:
        return Board(
            self.layout,
            self.minister,
            self.builders[:],
            self.requests[:],
            self.bag[:],
            self.removed[:],
            self.row[:],
            self.stack[:],
            self.scrapped[:],
            self.end_tiles,
            self.end_left,
            self.precedence[:],
            self.pigments[:],
        )


class Players:
    """What each seat has, one list entry a seat.

    `decks` are the cards not yet drawn, in no order: chance draws from them. `bottoms` lie below
    them, put back by the Emperor's favour, and are drawn last. `under` and `over` are the pair
    shown in this phase, or NOTHING. `helpers`, `tiles` and `used` are sets in an integer: Helpers
    recruited, Bonus tiles taken, those of them used. `pigments` runs over seats, then colours;
    `points` over seats, then sources.
    """

    def __init__(
        self,
        hands: list[list[int]],
        decks: list[list[int]],
        bottoms: list[list[int]],
        under: list[int],
        over: list[int],
        discards: list[list[int]],
        helpers: list[int],
        coins: list[int],
        clay: list[int],
        pigments: list[int],
        start_tiles: list[int],
        tiles: list[int],
        used: list[int],
        end_tiles: list[int],
        equipment: list[list[int]],
        track: list[int],
        points: list[int],
    ) -> None:
        self.hands = hands
        self.decks = decks
        self.bottoms = bottoms
        self.under = under
        self.over = over
        self.discards = discards
        self.helpers = helpers
        self.coins = coins
        self.clay = clay
        self.pigments = pigments
        self.start_tiles = start_tiles
        self.tiles = tiles
        self.used = used
        self.end_tiles = end_tiles
        self.equipment = equipment
        self.track = track
        self.points = points

    def copy(self) -> Players:
        return Players(
            [cards[:] for cards in self.hands],
            [cards[:] for cards in self.decks],
            [cards[:] for cards in self.bottoms],
            self.under[:],
            self.over[:],
            [cards[:] for cards in self.discards],
            self.helpers[:],
            self.coins[:],
            self.clay[:],
            self.pigments[:],
            self.start_tiles,
            self.tiles[:],
            self.used[:],
            self.end_tiles[:],
            [cards[:] for cards in self.equipment],
            self.track[:],
            self.points[:],
        )

    def total(self, seat: int) -> int:
        """The seat's points from all sources."""
        return sum(self.points[seat * SOURCES_COUNT : (seat + 1) * SOURCES_COUNT])


class XianPosition(Position):
    """All of a game in progress but its chance.

    `order` are the seats in the order of this phase and `place` says how many have begun their
    turn. `entered`: the seat whose turn it is has sent a builder or passed. `reduced`: it uses its
    discount tile for the action being carried out.
    """

    def __init__(
        self,
        seats: int,
        active: int,
        asked: int,
        frames: list[int],
        tables: Tables,
        round: int,
        phase: int,
        turn: int,
        order: list[int],
        place: int,
        entered: bool,
        reduced: bool,
        pit: Pit,
        board: Board,
        players: Players,
    ) -> None:
        super().__init__(seats, active, asked, frames)
        self.tables = tables
        self.round = round
        self.phase = phase
        self.turn = turn
        self.order = order
        self.place = place
        self.entered = entered
        self.reduced = reduced
        self.pit = pit
        self.board = board
        self.players = players

    def copy(self) -> XianPosition:
        """A position of its own; tables, Formation boards and the layout never change."""
        twin = XianPosition(
            self.seats,
            self.active,
            self.asked,
            self.frames[:],
            self.tables,
            self.round,
            self.phase,
            self.turn,
            self.order,
            self.place,
            self.entered,
            self.reduced,
            self.pit.copy(),
            self.board.copy(),
            self.players.copy(),
        )
        twin.options = self.options
        twin.committed = self.committed
        return twin
