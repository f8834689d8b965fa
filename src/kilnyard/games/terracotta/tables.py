"""The component tables as the rules read them: flat, and made once for each edition."""

from __future__ import annotations

from kilnyard.games.terracotta.components import Components, printed
from kilnyard.games.terracotta.components import board as printed_board
from kilnyard.games.terracotta.components.solo import Card
from kilnyard.games.terracotta.names import (
    BUILD,
    BUY_SPECIALIST,
    MASTER,
    MASTERS,
    PRIORITY,
    READY_WEAPON,
    SOAK,
    SPECIALISTS,
    TAKE_CLAY,
    TAKE_COINS,
    TILE_CLAY,
    TILE_COINS,
    TILE_COLUMN,
    TILE_QUARTER,
    TILE_ROW,
    TILE_WARRIORS,
    UPGRADE,
    WARRIORS,
    WEAPONS,
)

QUARTERS = ("north-west", "north-east", "south-west", "south-east")


class Tables:
    """Every printed number. A ring space is `action | detail << 8`, clockwise from segment 1."""

    def __init__(self, components: Components) -> None:
        self._read_wheel(components.wheel)
        self._read_organizer(components.organizer)
        self._read_specialists(components.specialists)
        self._read_masters(components.masters)
        self._read_setup(components.setup, components.priority)
        self._read_scoring(components)
        self._read_final_scoring(components.final_scoring)
        self._read_li_si(components)
        self._read_challenges(components)

    def _read_wheel(self, wheel: printed_board.Wheel) -> None:
        """`rings[ring][slot]`; the detail is an amount, a cost, a Master or a Weapon."""
        self.rings: list[list[int]] = [
            [packed(space.shows) for space in ring]
            for ring in (wheel.inner, wheel.middle, wheel.outer)
        ]
        self.rotation_cost: int = wheel.rotation.coins
        self.alternative_clay: int = wheel.alternative.clay
        self.alternative_coins: int = wheel.alternative.coins

    def _read_organizer(self, organizer: printed_board.Organizer) -> None:
        """`organizer_points` goes by how many Warriors of the type were taken before."""
        self.organizer_points: list[int] = [row.points for row in organizer.rows]
        self.warriors_per_type: list[int] = [column.warriors for column in organizer.columns]
        self.officer_points: int = organizer.sword.points
        self.officer_steps: int = organizer.sword.steps
        self.guard_points: int = organizer.halberd.points
        self.crossbow_points: int = organizer.crossbow.points_per_space
        self.soldier_points: int = organizer.spear.points
        self.soldier_coins: int = organizer.spear.coins

    def _read_specialists(self, specialists: printed_board.Specialists) -> None:
        """In the order of names.SPECIALISTS; costs go by how many were bought before."""
        self.specialist_costs: list[list[int]] = [row.costs for row in specialists.specialists]
        self.specialist_weapons: list[int] = [
            WEAPONS.index(row.weapon) for row in specialists.specialists
        ]

    def _read_masters(self, masters: printed_board.Masters) -> None:
        """The costs on a player's tokens; clean-up bonuses in the order of names.MASTERS."""
        self.master_costs: list[int] = [token.coins for token in masters.tokens]
        self.master_coins: list[int] = [master.coins for master in masters.masters]
        self.master_protection: list[int] = [master.protected_clay for master in masters.masters]
        self.inspector_steps: int = masters.inspector.steps
        self.clay_maker_clay: int = masters.clay_maker.clay
        self.supervisor_warehouses: int = masters.supervisor.warehouses

    def _read_setup(self, setup: printed_board.Setup, priority: printed_board.Priority) -> None:
        """Lists by number of seats (from 0), by place in the turn order, or by token."""
        self.workers: list[int] = [0, 0] + [row.workers_of_each_kind for row in setup.tables]
        self.priority_tokens: list[int] = [0, 0] + [row.priority_tokens for row in setup.tables]
        self.priority_clay: list[int] = [token.clay for token in priority.tokens]
        self.start_coins: int = setup.start.coins
        self.bonus_clay: list[int] = [place.clay for place in setup.places]
        self.bonus_coins: list[int] = [place.coins for place in setup.places]
        self.warehouse_clay: int = setup.warehouses.clay

    def _read_scoring(self, components: Components) -> None:
        """A tile is `kind | target << 8` (target: row, column, type or quarter)."""
        board = components.board
        self.inspector_starts: list[int] = [track.start - 1 for track in board.inspectors]
        self.inspector_domination: int = board.inspections.domination
        self.inspector_presence: int = board.inspections.presence
        self.musician_points: int = board.musicians.points
        self.tiles: list[int] = [
            tile_counts(tile.counts) for tile in components.scoring_tiles.tiles
        ]
        self.tile_ids: list[str] = [tile.id for tile in components.scoring_tiles.tiles]
        rounds = components.round_track.rounds
        self.rounds: int = len(rounds)
        self.round_domination: list[int] = [row.domination for row in rounds]
        self.round_presence: list[int] = [row.presence for row in rounds]

    def _read_final_scoring(self, final: printed_board.FinalScoring) -> None:
        self.footman_domination: int = final.footmen.domination
        self.footman_presence: int = final.footmen.presence
        self.group_domination: int = final.groups.domination
        self.group_presence: int = final.groups.presence
        self.archer_points: int = final.archers.points
        self.leftovers_per_point: int = final.leftovers.clay_or_coins_per_point

    def _read_li_si(self, components: Components) -> None:
        """A card is `action | detail << 8 | inner << 16 | middle << 17 | neutral << 18`.

        `inner` and `middle`: it turns that ring. Index 0 is card 1. Priority: the rank
        of a cell by steps forward from the Inspectors' crossing, `[rows][columns]`; caps by round.
        """
        self.solo_cards: list[int] = [card_packed(card) for card in components.solo_cards.cards]
        self.solo_reshuffle_below: int = components.solo_cards.reshuffle.never_among_first
        self.solo_priority_levels: list[list[int]] = [
            row.ranks for row in components.solo_priority.rows
        ]
        self.solo_priority_caps: list[int] = [
            row.lowest_rank for row in components.solo_priority.rounds
        ]
        li_si = components.li_si
        self.solo_die_faces: int = li_si.dice.faces
        self.solo_priority_points: int = li_si.priority.points
        self.solo_extra_clay: int = li_si.start.human_clay
        removed = li_si.start
        self.solo_removed_specialists: list[int] = [
            {"horse": removed.removed_horses, "musician": removed.removed_musicians}.get(name, 0)
            for name in SPECIALISTS
        ]
        self.solo_spare_points: int = li_si.spare_action.points
        self.solo_spare_clay_limit: int = li_si.spare_action.clay_enough
        self.solo_surprise_clay: int = li_si.surprise_build.clay
        self.solo_surprise_coins: int = li_si.surprise_build.coins
        self.solo_surprise_discard: int = li_si.surprise_build.discard
        self.solo_surprise_builds: int = li_si.surprise_build.builds
        self.solo_inspector_coins: int = li_si.inspector.coins
        bonuses = (li_si.sword, li_si.halberd, li_si.crossbow, li_si.spear)
        self.solo_weapon_points: list[int] = [bonus.points for bonus in bonuses]
        self.solo_soldier_coins: int = li_si.spear.coins
        self.solo_musician_points: int = li_si.musician.points
        self.solo_musician_times: int = li_si.musician.times_yours
        self.solo_build_ahead: int = li_si.build.points_ahead

    def _read_challenges(self, components: Components) -> None:
        """The Emperor's Challenges, in the order of names.CHALLENGES."""
        challenges = components.solo_challenges
        self.challenge_coins: int = challenges.rich_treasury.coins
        self.challenge_clay: int = challenges.full_stores.clay
        self.challenge_weapons: int = challenges.armed_workshop.weapons
        self.challenge_masters: int = challenges.imperial_favour.masters
        self.challenge_points: int = challenges.head_start.points
        self.challenge_artisans: int = challenges.trained_hand.artisans
        self.challenge_spare_points: int = challenges.no_idle_hands.points
        self.challenge_surprise_clay: int = challenges.overtime.clay
        self.challenge_surprise_coins: int = challenges.overtime.coins


def packed(shows: printed.AnyAction) -> int:
    """What a space or card lets its user do, as the rules read it."""
    if isinstance(shows, printed.TakeCoins):
        return TAKE_COINS | shows.amount << 8
    if isinstance(shows, printed.TakeClay):
        return TAKE_CLAY | shows.amount << 8
    if isinstance(shows, printed.Build):
        return BUILD | shows.clay << 8
    if isinstance(shows, printed.UseMaster):
        return MASTER | MASTERS.index(shows.master) << 8
    if isinstance(shows, printed.ReadyWeapon):
        return READY_WEAPON | WEAPONS.index(shows.weapon) << 8
    if isinstance(shows, printed.Soak):
        return SOAK
    if isinstance(shows, printed.Upgrade):
        return UPGRADE
    return PRIORITY if isinstance(shows, printed.TakePriority) else BUY_SPECIALIST


def card_packed(card: Card) -> int:
    """An Action card: its action, the rings it turns, whether it is Neutral."""
    flags = ("inner" in card.rotates) | ("middle" in card.rotates) << 1 | card.neutral << 2
    return packed(card.shows) | flags << 16


def tile_counts(counts: printed_board.Counted) -> int:
    """What a Scoring tile looks at."""
    if isinstance(counts, printed_board.Row):
        return TILE_ROW | counts.row - 1 << 8
    if isinstance(counts, printed_board.Column):
        return TILE_COLUMN | counts.column - 1 << 8
    if isinstance(counts, printed_board.Warriors):
        return TILE_WARRIORS | WARRIORS.index(counts.warrior) << 8
    if isinstance(counts, printed_board.Quarter):
        return TILE_QUARTER | QUARTERS.index(counts.quarter) << 8
    return TILE_COINS if isinstance(counts, printed_board.Coins) else TILE_CLAY
