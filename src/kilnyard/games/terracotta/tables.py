"""The component tables as the rules read them: flat, and made once for each edition."""

from __future__ import annotations

from kilnyard.games.terracotta.components import Components


class Tables:
    """Every printed number. A ring space is `action | detail << 8`, clockwise from segment 1."""

    def __init__(self, components: Components) -> None:
        # Wheel: `rings[ring][slot]`; the detail is an amount, a cost, a Master or a Weapon.
        self.rings: list[list[int]]
        self.rotation_cost: int
        self.alternative_clay: int
        self.alternative_coins: int
        # Organizer: points by how many of that type were taken before.
        self.organizer_points: list[int]
        self.warriors_per_type: list[int]
        # Specialists, in the order of names.SPECIALISTS: costs by how many were bought before.
        self.specialist_costs: list[list[int]]
        self.specialist_weapons: list[int]
        # Masters: the costs on a player's tokens; clean-up bonuses in the order of names.MASTERS.
        self.master_costs: list[int]
        self.master_coins: list[int]
        self.master_protection: list[int]
        self.inspector_steps: int
        self.clay_maker_clay: int
        self.supervisor_warehouses: int
        # Priority tokens: the clay on each, lowest number first; how many are used by seats.
        self.priority_clay: list[int]
        self.priority_tokens: list[int]
        # Set-up; lists by number of seats (index 0 to 4) or by place in the turn order.
        self.workers: list[int]
        self.start_coins: int
        self.bonus_clay: list[int]
        self.bonus_coins: list[int]
        self.warehouse_clay: int
        self.rounds: int
        # Weapon abilities.
        self.officer_points: int
        self.officer_steps: int
        self.guard_points: int
        self.crossbow_points: int
        self.soldier_points: int
        self.soldier_coins: int
        # Scoring phase. A tile is `kind | target << 8` (target: row, column, type or quarter).
        self.inspector_domination: int
        self.inspector_presence: int
        self.musician_points: int
        self.tiles: list[int]
        self.tile_ids: list[str]
        self.round_domination: list[int]
        self.round_presence: list[int]
        # Final scoring.
        self.footman_domination: int
        self.footman_presence: int
        self.group_domination: int
        self.group_presence: int
        self.archer_points: int
        self.leftovers_per_point: int
        # Li Si. A card is `action | detail << 8 | rotate inner << 16 | rotate middle << 17 |
        # neutral << 18`, by number (index 0 is card 1). Priority cells: level by steps forward
        # from the Inspectors' crossing, `[rows forward][columns forward]`.
        self.solo_cards: list[int]
        self.solo_reshuffle_below: int
        self.solo_die_faces: int
        self.solo_priority_points: int
        self.solo_extra_clay: int
        self.solo_removed_specialists: list[int]
        self.solo_spare_points: int
        self.solo_spare_clay_limit: int
        self.solo_surprise_clay: int
        self.solo_surprise_coins: int
        self.solo_surprise_discard: int
        self.solo_surprise_builds: int
        self.solo_inspector_coins: int
        self.solo_weapon_points: list[int]
        self.solo_soldier_coins: int
        self.solo_priority_levels: list[list[int]]
        self.solo_priority_caps: list[int]
        self.solo_musician_points: int
        self.solo_musician_times: int
        self.solo_build_ahead: int
        # The Emperor's Challenges, in the order of names.CHALLENGES.
        self.challenge_coins: int
        self.challenge_clay: int
        self.challenge_weapons: int
        self.challenge_masters: int
        self.challenge_points: int
        self.challenge_artisans: int
        self.challenge_spare_points: int
        self.challenge_surprise_clay: int
        self.challenge_surprise_coins: int
