"""What a good player of Xi'an looks at.

A standing adds up, in hundredths of a point: points already made; what the pit, Equipment and End
tiles would bring; what resources, Helpers and tiles will be worth; and, for a pair that is chosen
or a turn that is being played, what is still to come of it.
"""

from __future__ import annotations

from typing import Any, Final

from kilnyard.bots.insight.xian_prospects import (
    MAJORITY_SURENESS,
    equipment_worth,
    prospect,
    turn_promise,
)
from kilnyard.bots.insight.xian_worth import (
    NUMBER_WORTH,
    SIGNATURE_WORTH,
    SIGNED_WORTH,
    card_worth,
    helpers_worth,
    pair_worth,
    phases_left,
    resources_worth,
    tiles_worth,
    track_worth,
)
from kilnyard.core.bits import members
from kilnyard.core.chance import Chance
from kilnyard.core.game import Game
from kilnyard.core.question import UNCOMMITTED, kind_of
from kilnyard.core.table import Table
from kilnyard.games.xian.end_tiles import end_tile_points
from kilnyard.games.xian.final_scoring import shares, soldiers_in
from kilnyard.games.xian.frames import CHOOSE_PAIR, FAVOUR, WORKER_ACTION
from kilnyard.games.xian.names import NOTHING, SECTIONS
from kilnyard.games.xian.phases import cards_in, pair_of
from kilnyard.games.xian.pit import section_of
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.worker_action import DO, PIGMENT, WorkerAction
from kilnyard.games.xian.workshop import signatures_left

_RIVALS: Final = 60
_DRAWN_CARD: Final = 230
_WORKER: Final = WorkerAction()


def standing(game: Game[Any], position: Any, seat: int) -> int:
    """How well a seat stands, compared with the strongest of the others."""
    assert isinstance(position, XianPosition)
    values = [100 * position.players.total(each) for each in range(position.seats)]
    if not position.is_over():
        for each in range(position.seats):
            values[each] += _settled(position, each)
        values[seat] += _to_come(position, seat)
    rivals = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(rivals) * _RIVALS // 100


def _settled(position: XianPosition, seat: int) -> int:
    """What a seat has on the table and in hand."""
    waits = seat in position.order[position.place :] or seat == position.active
    value = _majorities(position, seat) + equipment_worth(position, seat) * 9 // 10
    value += resources_worth(position, seat, waits) + helpers_worth(position, seat)
    value += tiles_worth(position, seat, waits) + track_worth(position, seat)
    tile = position.players.end_tiles[seat]
    if tile != NOTHING:
        value += 100 * end_tile_points(position, seat, tile, False) + 40 * phases_left(position)
    return value + _signatures(position, seat)


def _majorities(position: XianPosition, seat: int) -> int:
    """Places in the sections, as far as they are sure."""
    sure = 100 - (100 - MAJORITY_SURENESS) * min(1, phases_left(position))
    value = 0
    for section in range(len(SECTIONS)):
        amounts = [soldiers_in(position, other, section) for other in range(position.seats)]
        value += sure * shares(amounts, position.tables.majority_points[section])[seat]
    return value


def _signatures(position: XianPosition, seat: int) -> int:
    """Statues kept for oneself, and Signatures kept for later."""
    if phases_left(position) == 0:
        return 0
    kept = position.pit.signed[seat] & position.pit.statues
    value = sum(SIGNED_WORTH[section_of(cell)] for cell in members(kept))
    return value + min(signatures_left(position, seat) * SIGNATURE_WORTH, 220)


def _to_come(position: XianPosition, seat: int) -> int:
    """A pair that lies face down, one that waits for its turn, or the rest of a turn."""
    if position.committed:
        pick = position.committed[seat]
        return 0 if pick == UNCOMMITTED else _chosen(position, seat, pick)
    if seat in position.order[position.place :] and position.players.over[seat] != NOTHING:
        return _pair_to_play(position, seat)
    if seat != position.active or position.frames[-1] in (CHOOSE_PAIR, FAVOUR):
        return _aside(position, position.players.hands[seat])
    if any(kind_of(frame) == WORKER_ACTION for frame in position.frames):
        return _pair_to_play(position, seat)
    return prospect(position, seat) + _aside(position, position.players.hands[seat])


def _chosen(position: XianPosition, seat: int, pick: int) -> int:
    """Cards put back and a pair chosen, each by what it leaves to be done."""
    hand = position.players.hands[seat]
    if position.frames[-1] == FAVOUR:
        back = cards_in(pick)
        kept = sum(card_worth(position, card) for card in hand if card not in back)
        return kept + _DRAWN_CARD * len(back)
    under, over = pair_of(pick)
    twin = position.copy()
    twin.players.under[seat], twin.players.over[seat] = under, over
    twin.players.hands[seat] = [card for card in hand if card not in (under, over)]
    return _pair_to_play(twin, seat)


def _pair_to_play(position: XianPosition, seat: int) -> int:
    """The better use of the upper card with the best building after it, and the cards aside."""
    under = position.players.under[seat]
    before = resources_worth(position, seat, True) + helpers_worth(position, seat)
    before += 100 * position.players.total(seat)
    best = 0
    for use in (DO, PIGMENT):
        twin = position.copy()
        twin.active = seat
        _WORKER.answer(twin, WORKER_ACTION, seat, use, Table(Chance("")))
        value = resources_worth(twin, seat, True) + helpers_worth(twin, seat)
        value += 100 * twin.players.total(seat) + turn_promise(twin, seat) - before
        best = max(best, value)
    aside = _aside(position, position.players.hands[seat])
    return best + NUMBER_WORTH * (under % 6 + 1) + aside


def _aside(position: XianPosition, cards: list[int]) -> int:
    """The better order of two cards set aside for the second phase."""
    if len(cards) != 2:
        return 0
    one, other = cards
    return max(pair_worth(position, one, other), pair_worth(position, other, one))
