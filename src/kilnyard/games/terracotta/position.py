"""A position of the game: a record of small records, copied often and cheaply."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.position import Position
from kilnyard.games.terracotta.names import SOURCES_COUNT
from kilnyard.games.terracotta.tables import Tables


class Mausoleum:
    """Who stands where. A mounted Warrior's own cell is where it stood when the Horse came.

    `owned[seat]` and `warriors[type]` hold Warriors' own cells; `horses` and `archers` hold
    `cell | direction << 6` (the way the Horse lies from its rider; the way the Archer faces).
    """

    def __init__(
        self,
        occupied: i64,
        owned: list[int],
        warriors: list[int],
        footmen: list[int],
        musicians: list[int],
        archers: list[int],
        horses: list[int],
    ) -> None:
        self.occupied = occupied
        self.owned = owned
        self.warriors = warriors
        self.footmen = footmen
        self.musicians = musicians
        self.archers = archers
        self.horses = horses

    def copy(self) -> Mausoleum:
        return Mausoleum(
            self.occupied,
            self.owned[:],
            self.warriors[:],
            self.footmen[:],
            self.musicians[:],
            self.archers[:],
            self.horses[:],
        )


class Wheel:
    """How far each ring has turned, who stands at each segment, the clay in the Warehouses.

    `craftsmen[segment]` and `artisans[segment]` hold a seat or NOBODY.
    """

    def __init__(
        self,
        inner: int,
        middle: int,
        craftsmen: list[int],
        artisans: list[int],
        warehouses: list[int],
    ) -> None:
        self.inner = inner
        self.middle = middle
        self.craftsmen = craftsmen
        self.artisans = artisans
        self.warehouses = warehouses

    def copy(self) -> Wheel:
        return Wheel(
            self.inner, self.middle, self.craftsmen[:], self.artisans[:], self.warehouses[:]
        )


class Players:
    """What each seat has, one list entry a seat.

    `weapons`, `masters` and `tokens` are sets in an integer: active Weapons, Masters whose area
    holds the seat's token, Master tokens already spent. `craftsmen` and `artisans` are the Workers
    still in hand, `supply` the Artisans yet to be gained. `points` runs over seats, then sources.
    """

    def __init__(
        self,
        coins: list[int],
        wet: list[int],
        dry: list[int],
        weapons: list[int],
        masters: list[int],
        tokens: list[int],
        craftsmen: list[int],
        artisans: list[int],
        supply: list[int],
        priority: list[int],
        points: list[int],
    ) -> None:
        self.coins = coins
        self.wet = wet
        self.dry = dry
        self.weapons = weapons
        self.masters = masters
        self.tokens = tokens
        self.craftsmen = craftsmen
        self.artisans = artisans
        self.supply = supply
        self.priority = priority
        self.points = points

    def copy(self) -> Players:
        return Players(
            self.coins[:],
            self.wet[:],
            self.dry[:],
            self.weapons[:],
            self.masters[:],
            self.tokens[:],
            self.craftsmen[:],
            self.artisans[:],
            self.supply[:],
            self.priority[:],
            self.points[:],
        )

    def total(self, seat: int) -> int:
        """The seat's Victory Points from all sources."""
        return sum(self.points[seat * SOURCES_COUNT : (seat + 1) * SOURCES_COUNT])


class LiSi:
    """The Prime Minister's own things in a solo game. He always sits at seat 1.

    Cards are numbers (see Tables.solo_cards), RESHUFFLE among them; `deck` is drawn from its end.
    `unmixed` counts the next draws that cannot be the Reshuffle card, as everybody knows of the
    first deck. `weapon_row` holds his Weapons from front to back.
    """

    def __init__(
        self,
        overseer: int,
        deck: list[int],
        discard: list[int],
        active: list[int],
        masters: list[int],
        weapon_row: list[int],
        unmixed: int,
        challenges: int,
    ) -> None:
        self.overseer = overseer
        self.deck = deck
        self.discard = discard
        self.active = active
        self.masters = masters
        self.weapon_row = weapon_row
        self.unmixed = unmixed
        self.challenges = challenges

    def copy(self) -> LiSi:
        return LiSi(
            self.overseer,
            self.deck[:],
            self.discard[:],
            self.active[:],
            self.masters[:],
            self.weapon_row[:],
            self.unmixed,
            self.challenges,
        )


class TerracottaPosition(Position):
    """All of a game in progress but its chance.

    `placed` counts the Workers placed this round; `rotated`, `segment` and `worker` belong to the
    turn being played. `remaining` and `bought` count Warriors left and Specialists sold by type;
    `priority_taken` the Priority tokens off the stack.
    """

    def __init__(
        self,
        seats: int,
        active: int,
        asked: int,
        frames: list[int],
        tables: Tables,
        nearest_only: bool,
        order: list[int],
        tiles: list[int],
        round: int,
        turn: int,
        placed: int,
        rotated: bool,
        segment: int,
        worker: int,
        inspectors: list[int],
        remaining: list[int],
        bought: list[int],
        priority_taken: int,
        mausoleum: Mausoleum,
        wheel: Wheel,
        players: Players,
        li_si: LiSi | None,
    ) -> None:
        super().__init__(seats, active, asked, frames)
        self.tables = tables
        self.nearest_only = nearest_only
        self.order = order
        self.tiles = tiles
        self.round = round
        self.turn = turn
        self.placed = placed
        self.rotated = rotated
        self.segment = segment
        self.worker = worker
        self.inspectors = inspectors
        self.remaining = remaining
        self.bought = bought
        self.priority_taken = priority_taken
        self.mausoleum = mausoleum
        self.wheel = wheel
        self.players = players
        self.li_si = li_si

    def copy(self) -> TerracottaPosition:
        """A position of its own; tables and tiles never change, so they are shared."""
        twin = TerracottaPosition(
            self.seats,
            self.active,
            self.asked,
            self.frames[:],
            self.tables,
            self.nearest_only,
            self.order,
            self.tiles,
            self.round,
            self.turn,
            self.placed,
            self.rotated,
            self.segment,
            self.worker,
            self.inspectors[:],
            self.remaining[:],
            self.bought[:],
            self.priority_taken,
            self.mausoleum.copy(),
            self.wheel.copy(),
            self.players.copy(),
            None if self.li_si is None else self.li_si.copy(),
        )
        twin.options = self.options
        twin.committed = self.committed
        return twin
