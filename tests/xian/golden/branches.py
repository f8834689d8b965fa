"""Every way a game can end, and what few games come to: told from what was heard in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from kilnyard.core.events import Event
from kilnyard.games.xian import events as turn
from kilnyard.games.xian import scoring_events as scoring
from kilnyard.games.xian.names import BUILDINGS, END_TILES, HELPERS
from tests.xian.golden.story import Story

Branch = Callable[[Story], bool]

STATUES_AT_START = 6
STATUES = 12
HAND = 4


def heard_of(*kinds: type[Event]) -> Branch:
    return lambda story: story.has(*kinds)


def won_by_one_of(people: int) -> Branch:
    return lambda story: story.people == people and story.has(scoring.GameWon)


def one_after(first: type[Event], second: type[Event]) -> Branch:
    """The second event follows straight on the first."""
    return lambda story: any(
        isinstance(one, first) and isinstance(other, second) for one, other in pairwise(story.heard)
    )


def in_one_turn(*kinds: type[Event]) -> Branch:
    """All these kinds of events in one turn."""
    return lambda story: any(
        all(any(isinstance(event, kind) for event in events) for kind in kinds)
        for events in story.turns
    )


def end_tile(tile: str) -> Branch:
    return lambda story: any(
        event.end_tile == tile and event.points > 0 for event in story.all_of(scoring.EndTileScored)
    )


def extra_action(building: str) -> Branch:
    return lambda story: any(
        event.building == building for event in story.all_of(turn.ExtraActionUsed)
    )


def supply_emptied(story: Story) -> bool:
    """XI-SUP-2: all twelve statues stand in the pit."""
    statues = STATUES_AT_START
    for event in story.heard:
        statues += isinstance(event, turn.StatueModelled)
        statues -= isinstance(event, turn.SoldierPainted)
        if statues == STATUES:
            return True
    return False


def row_emptied(story: Story) -> bool:
    return any(
        sum(isinstance(event, turn.EquipmentForged) for event in events) >= HAND
        for events in story.rounds()
    )


def every_helper_of_one(story: Story) -> bool:
    return (1 << len(HELPERS)) - 1 in story.position.players.helpers


def every_soldier_of_one(story: Story) -> bool:
    painted = Counter(event.seat for event in story.all_of(turn.SoldierPainted))
    return max(painted.values(), default=0) == story.position.tables.soldiers


def both_signatures_of_one(story: Story) -> bool:
    signed = Counter(event.seat for event in story.all_of(turn.StatueSigned))
    return max(signed.values(), default=0) == story.position.tables.signatures


def own_signature_painted(story: Story) -> bool:
    signed = {(event.seat, event.cell) for event in story.all_of(turn.StatueSigned)}
    painted = {(event.seat, event.cell) for event in story.all_of(turn.SoldierPainted)}
    return bool(signed & painted)


def group_of_four(story: Story) -> bool:
    return any(event.points >= 4 for event in story.all_of(turn.SoldierPainted))


def minister_not_met(story: Story) -> bool:
    """A whole round in which nobody comes to the Prime Minister first."""
    return any(
        not any(isinstance(event, turn.MinisterRewarded) for event in events)
        for events in story.rounds()
        if any(isinstance(event, turn.PairShown) for event in events)
    )


def all_share_a_section(story: Story) -> bool:
    """XI-END-3: all players are equal in a section, and each has a share."""
    scored = story.all_of(scoring.MajorityScored)
    shares = Counter((event.section, event.points) for event in scored)
    return story.people in shares.values()


def all_cards_put_back(story: Story) -> bool:
    return any(event.cards == HAND for event in story.all_of(turn.FavourUsed))


def all_bonus_tiles_of_one_used(story: Story) -> bool:
    return 15 in story.position.players.used


def twice_in_one_building(story: Story) -> bool:
    for events in story.rounds():
        sent = Counter((e.seat, e.building) for e in events if isinstance(e, turn.BuilderPlaced))
        if max(sent.values(), default=0) == 2:
            return True
    return False


ENDS: dict[str, Branch] = {
    "two-players-win": won_by_one_of(2),
    "three-players-win": won_by_one_of(3),
    "four-players-win": won_by_one_of(4),
    "track-breaks-a-tie": heard_of(scoring.TieWon),
}

RARE: dict[str, Branch] = {
    **{f"end-tile-{tile}": end_tile(tile) for tile in END_TILES},
    **{f"extra-{building}": extra_action(building) for building in BUILDINGS},
    "extra-action-won-and-used": lambda story: any(
        isinstance(one, turn.BonusTileTaken)
        and one.bonus_tile == "extra-action"
        and any(isinstance(event, turn.ExtraActionUsed) for event in events)
        for events in story.turns
        for one in events
    ),
    "extra-action-with-a-pass": in_one_turn(turn.Passed, turn.ExtraActionUsed),
    "market-and-discount-in-one-turn": in_one_turn(turn.MarketUsed, turn.DiscountUsed),
    "building-opened": heard_of(turn.BuildingOpened),
    "toll-spared": heard_of(turn.TollSpared),
    "debt-for-a-toll": one_after(turn.TollPaid, turn.DebtSettled),
    "debt-for-an-equipment": one_after(turn.EquipmentForged, turn.DebtSettled),
    "points-below-zero": lambda story: story.lowest() < 0,
    "discount-on-a-statue": one_after(turn.DiscountUsed, turn.StatueModelled),
    "discount-on-an-equipment": one_after(turn.DiscountUsed, turn.EquipmentForged),
    "discount-on-a-soldier": one_after(turn.DiscountUsed, turn.PigmentPaid),
    "all-bonus-tiles-of-one-used": all_bonus_tiles_of_one_used,
    "pigment-missed": heard_of(turn.PigmentMissed),
    "supply-emptied": supply_emptied,
    "row-emptied": row_emptied,
    "every-helper-of-one": every_helper_of_one,
    "every-soldier-of-one": every_soldier_of_one,
    "both-signatures-of-one": both_signatures_of_one,
    "own-signature-painted": own_signature_painted,
    "group-of-four": group_of_four,
    "minister-not-met": minister_not_met,
    "all-share-a-section": all_share_a_section,
    "all-cards-put-back": all_cards_put_back,
    "twice-in-one-building": twice_in_one_building,
    "beyond-100-points": lambda story: any(
        story.position.players.total(seat) > 100 for seat in range(story.people)
    ),
}

BRANCHES = {**ENDS, **RARE}


def shown_by(story: Story) -> list[str]:
    """The branches that a game comes to."""
    return [name for name, shows in BRANCHES.items() if shows(story)]
