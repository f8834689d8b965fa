"""Every way a game can end, and what few games come to: told from what was heard in them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from kilnyard.core.events import Event
from kilnyard.games.terracotta import events as action
from kilnyard.games.terracotta import scoring_events as scoring
from kilnyard.games.terracotta.components.checks import CARDS, MASTER_TOKENS
from kilnyard.games.terracotta.game import RANDOM_CHALLENGE, challenges_of
from kilnyard.games.terracotta.geometry import ALL_CELLS, COLUMN_LETTERS, COLUMNS, OUTSIDE, ROWS
from kilnyard.games.terracotta.groups import clusters_of_type
from kilnyard.games.terracotta.li_si import events as li_si
from kilnyard.games.terracotta.names import (
    ARTISAN,
    CHALLENGES,
    COLUMN_INSPECTOR,
    CRAFTSMAN,
    HORSE,
    INSPECTORS,
    LI_SI_SEAT,
    PERSON_SEAT,
    ROW_INSPECTOR,
    SPECIALISTS,
    SWORD,
    WARRIORS,
    WEAPONS,
    WORKERS,
)
from kilnyard.games.terracotta.standing import faced
from tests.terracotta.golden.story import Story

Branch = Callable[[Story], bool]

EVERY_MASTER = (1 << MASTER_TOKENS) - 1
MOST_PEOPLE = 4


def heard_of(kind: type[Event]) -> Branch:
    return lambda story: story.has(kind)


def in_one_round(count: int, *kinds: type[Event]) -> Branch:
    """So many events of each kind in the same round."""
    return lambda story: any(
        all(sum(isinstance(event, kind) for event in events) >= count for kind in kinds)
        for events in story.rounds()
    )


def won_by_one_of(people: int) -> Branch:
    return lambda story: story.people == people and story.has(scoring.GameWon)


def solo_ended(kind: type[scoring.GameWon | scoring.TieWon], seat: int) -> Branch:
    return lambda story: story.is_solo and story.ended(kind, seat)


def specialist_sold_out(story: Story) -> bool:
    costs = story.position.tables.specialist_costs
    return any(
        bought == len(of_type) for bought, of_type in zip(story.position.bought, costs, strict=True)
    )


def build_repeated(story: Story) -> bool:
    """The Master Administrator makes a second Warrior of the Inner Ring's action."""
    return any(
        isinstance(first, action.AdministratorUsed)
        and isinstance(second, action.WarriorPaid)
        and second.seat == first.seat
        for first, second in pairwise(story.heard)
    )


def turn_left_unused(story: Story) -> bool:
    """A Worker is placed and none of its three actions is taken."""
    unused = 0
    for event in story.heard:
        unused = unused + 1 if isinstance(event, action.ActionSkipped) else 0
        if unused == len(story.position.tables.rings):
            return True
    return False


def rider_moved(story: Story) -> bool:
    riders: set[str] = set()
    for event in story.heard:
        if isinstance(event, action.WarriorMounted):
            riders.add(event.cell)
        elif isinstance(event, action.WarriorMoved) and event.from_cell in riders:
            return True
    return False


def inspector_back_to_the_end(story: Story) -> bool:
    """A Sword moves an Inspector backward from its first space to its last."""
    ends = (str(ROWS), COLUMN_LETTERS[-1])
    return any(
        isinstance(event, action.InspectorMoved) and event.way == "backward" and event.place in ends
        for event in story.heard
    )


def archers_break_ties_for_two(story: Story) -> bool:
    """Archers decide ties for two different seats in one game."""
    return len({event.seat for event in story.heard if isinstance(event, scoring.TieBroken)}) > 1


def archer_links_groups(story: Story) -> bool:
    """Without the Archers, some group would be two."""
    mausoleum = story.position.mausoleum
    bare = mausoleum.copy()
    bare.archers = []
    return any(
        len(clusters_of_type(bare, warrior)) > len(clusters_of_type(mausoleum, warrior))
        for warrior in range(len(WARRIORS))
    )


def archer_faces_nobody(story: Story) -> bool:
    mausoleum = story.position.mausoleum
    return any(faced(mausoleum, archer) == OUTSIDE for archer in mausoleum.archers)


def group_of_all(story: Story) -> bool:
    return any(
        isinstance(event, scoring.GroupWarriorsScored) and event.players == MOST_PEOPLE
        for event in story.heard
    )


def points_beyond(points: int) -> Branch:
    return lambda story: any(
        story.position.players.total(seat) > points for seat in range(story.people)
    )


def every_master_of_one(story: Story) -> bool:
    return EVERY_MASTER in story.position.players.masters[: story.people]


def every_craftsman_upgraded(story: Story) -> bool:
    return 0 in story.position.players.supply[: story.people]


def li_si_joins(story: Story) -> bool:
    """Li Si's Artisan goes where a Craftsman of the person's is."""
    for events in story.rounds():
        taken: set[int] = set()
        for event in events:
            if isinstance(event, action.WorkerPlaced):
                if event.seat == PERSON_SEAT and event.worker == WORKERS[CRAFTSMAN]:
                    taken.add(event.segment)
                elif event.worker == WORKERS[ARTISAN] and event.segment in taken:
                    return story.is_solo
    return False


def line_of(place: str) -> int:
    """A row's number or a column's letter, counted from 0."""
    return COLUMN_LETTERS.index(place) if place in COLUMN_LETTERS else int(place) - 1


def li_si_builds_round_the_end(story: Story) -> bool:
    """The space he builds on is one forward of both Inspectors, past the end of a track."""
    lines = story.position.tables.inspector_starts[:]
    for event in story.heard if story.is_solo else []:
        if isinstance(event, action.InspectorMoved | scoring.InspectorAdvanced):
            lines[INSPECTORS.index(event.inspector)] = line_of(event.place)
        elif isinstance(event, action.WarriorPlaced) and event.seat == LI_SI_SEAT:
            column, row = map(line_of, event.cell)
            forward = [(lines[ROW_INSPECTOR] + 1) % ROWS, (lines[COLUMN_INSPECTOR] + 1) % COLUMNS]
            if [row, column] == forward and 0 in forward:
                return True
    return False


def reshuffle_card_last(story: Story) -> bool:
    """The first deck is used up before the Reshuffle card, so the discards give the next card."""
    cards = 0
    for event in story.heard:
        cards += isinstance(event, li_si.CardRevealed)
        if isinstance(event, li_si.ReshuffleRevealed):
            return cards == CARDS + 1
    return False


def sword_stands_in(story: Story) -> bool:
    """Li Si pays for a Specialist with a Sword, his only ready Weapon."""
    return story.is_solo and any(
        isinstance(event, action.SpecialistPaid)
        and event.seat == LI_SI_SEAT
        and event.weapon == WEAPONS[SWORD]
        and event.specialist != SPECIALISTS[HORSE]
        for event in story.heard
    )


def every_challenge(story: Story) -> bool:
    met = story.position.li_si
    return met is not None and met.challenges == (1 << len(CHALLENGES)) - 1


ENDS: dict[str, Branch] = {
    "two-players-win": won_by_one_of(2),
    "three-players-win": won_by_one_of(3),
    "four-players-win": won_by_one_of(4),
    "turn-order-breaks-a-tie": lambda story: not story.is_solo and story.has(scoring.TieWon),
    "solo-won": solo_ended(scoring.GameWon, PERSON_SEAT),
    "solo-lost": solo_ended(scoring.GameWon, LI_SI_SEAT),
    "solo-tie-lost": solo_ended(scoring.TieWon, LI_SI_SEAT),
}

RARE: dict[str, Branch] = {
    "own-edition": lambda story: story.header.overlay is not None,
    "column-emptied": lambda story: story.header.overlay is None and 0 in story.position.remaining,
    "organizer-emptied": lambda story: max(story.position.remaining) == 0,
    "mausoleum-full": lambda story: story.position.mausoleum.occupied == ALL_CELLS,
    "specialist-sold-out": specialist_sold_out,
    "build-repeated": build_repeated,
    "turn-left-unused": turn_left_unused,
    "rider-moved": rider_moved,
    "inspector-back-to-the-end": inspector_back_to_the_end,
    "archers-break-ties-for-two": archers_break_ties_for_two,
    "archer-links-groups": archer_links_groups,
    "archer-faces-nobody": archer_faces_nobody,
    "group-of-all-four": group_of_all,
    "three-priority-tokens": in_one_round(3, action.PriorityTaken),
    "beyond-200-points": points_beyond(200),
    "beyond-300-points": points_beyond(300),
    "every-master-of-one": every_master_of_one,
    "every-craftsman-upgraded": every_craftsman_upgraded,
    "nearest-crossbow": lambda story: (
        story.position.nearest_only and story.has(action.CrossbowUsed)
    ),
    "li-si-joins": li_si_joins,
    "li-si-builds-round-the-end": li_si_builds_round_the_end,
    "li-si-leaves-inspectors": heard_of(li_si.InspectorsLeft),
    "li-si-leaves-inspectors-by-sword": heard_of(li_si.InspectorsLeftBySword),
    "reshuffle-card": heard_of(li_si.ReshuffleRevealed),
    "reshuffle-card-last": reshuffle_card_last,
    "surprise-builds-four": in_one_round(
        2, li_si.SurpriseClayDiscarded, li_si.SurpriseCoinsDiscarded
    ),
    "sword-stands-in": sword_stands_in,
    "second-warehouse-cleared": heard_of(li_si.WarehouseCleared),
    "specialist-unwanted": heard_of(li_si.SpecialistUnwanted),
    "every-challenge": every_challenge,
    "challenge-drawn": lambda story: RANDOM_CHALLENGE in challenges_of(story.header.setup),
}

BRANCHES = {**ENDS, **RARE}


def shown_by(story: Story) -> list[str]:
    """The branches that a game comes to."""
    return [name for name, shows in BRANCHES.items() if shows(story)]
