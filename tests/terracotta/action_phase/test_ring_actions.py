"""Step 3 of a turn: the three actions, what may be taken in their place, and what each does."""

from __future__ import annotations

import pytest

from kilnyard.core.events import Message
from kilnyard.games.terracotta.events import (
    ActionSkipped,
    ClayTaken,
    CoinsTaken,
    FavourTaken,
    PriorityTaken,
    WeaponReadied,
    WorkerUpgraded,
)
from kilnyard.games.terracotta.labels import space_message
from kilnyard.games.terracotta.names import ACTIONS, NOBODY, OUTER, RINGS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.rules import ENGINE
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import (
    asked,
    consider,
    finish_turn,
    reach,
    ring_asked,
    segments_with,
    standing,
)
from tests.terracotta.kit import PURPLE, YELLOW


def label_of(position: TerracottaPosition, token: str) -> Message:
    option = position.options[kit.choices(position).index(token)]
    return ENGINE.question(position).label(position, position.asked, option)


@pytest.mark.clause("TA-ACT-3.1", "TA-ACT-3.2")
@pytest.mark.parametrize("segment", range(1, SEGMENTS + 1))
def test_the_three_actions_of_the_segment_from_the_inside_out(segment: int) -> None:
    position = kit.table_of(coins={PURPLE: 9}, inner=3, middle=5)
    outer = space_at(position, OUTER, segment - 1)
    position.players.weapons[PURPLE] = 0b1000 if ACTIONS[outer & 255] == "specialist" else 0
    kit.play(position, f"s{segment}")
    for ring, name in enumerate(RINGS):
        assert position.asked == PURPLE
        assert ring_asked(position) == name
        question = ENGINE.question(position)
        shown = space_at(position, ring, segment - 1)
        facts = question.facts(position, PURPLE, position.options[0])
        assert facts["action"] == ACTIONS[shown & 255]
        if "do" in kit.choices(position):
            assert label_of(position, "do") == space_message(shown)
        kit.play(position, "skip")
    assert asked(position) == "take-turn"
    assert position.asked == YELLOW


@pytest.mark.clause("TA-ACT-3.3")
def test_an_action_is_finished_before_the_next_begins() -> None:
    position = kit.table_of(wet={PURPLE: 9}, weapons={PURPLE: ["halberd"]}, board=standing(a1="Po"))
    reach(position, "inner", "build")
    kit.play(position, "guard")
    assert asked(position) == "place-warrior"
    kit.play(position, "e5")
    assert asked(position) == "guard-halberd"
    kit.play(position, "a1")
    assert asked(position) == "guard-slide"
    kit.play(position, "a4")
    assert ring_asked(position) == "middle"


@pytest.mark.clause("TA-ACT-3.4")
@pytest.mark.parametrize("ring", ["inner", "middle"])
@pytest.mark.parametrize("action", ["clay", "coins"])
def test_clay_or_a_coin_in_place_of_an_inner_or_middle_action(ring: str, action: str) -> None:
    position = kit.table_of(coins={PURPLE: 3})
    reach(position, ring, action)
    clay = position.copy()
    kit.play(clay, "clay")
    assert (clay.players.wet[PURPLE], clay.players.dry[PURPLE]) == (1, 0)
    assert clay.players.coins[PURPLE] == 3
    kit.play(position, "coin")
    assert position.players.coins[PURPLE] == 4
    assert position.players.wet[PURPLE] == 0


@pytest.mark.clause("TA-ACT-3.5")
def test_any_action_may_be_left_out() -> None:
    position = kit.table_of(weapons={PURPLE: []})
    segment = segments_with(position, "outer", "weapon")[0]
    before = position.copy().players
    heard = kit.play(position, f"s{segment}", "skip", "skip", "skip")
    skipped = [event.ring for event in heard if isinstance(event, ActionSkipped)]
    assert skipped == ["inner", "middle", "outer"]
    after = position.players
    assert (after.coins, after.wet, after.dry) == (before.coins, before.wet, before.dry)
    assert after.weapons == before.weapons
    assert position.asked == YELLOW


@pytest.mark.clause("TA-ACT-3.6")
@pytest.mark.parametrize("action", ["weapon", "specialist"])
def test_the_outer_ring_gives_nothing_in_place_of_its_action(action: str) -> None:
    position = kit.table_of(coins={PURPLE: 9}, weapons={PURPLE: ["spear"]})
    reach(position, "outer", action)
    assert kit.refusal_of(position, "clay") == "outer-ring-has-no-alternative"
    assert kit.refusal_of(position, "coin") == "outer-ring-has-no-alternative"
    assert not {"clay", "coin"} & set(kit.choices(position))
    assert "skip" in kit.choices(position)


def amounts(action: str) -> list[tuple[str, int]]:
    """Every ring and amount with which an action is printed on the wheel."""
    rings = kit.tables().rings
    return sorted(
        {
            (name, space >> 8)
            for name, spaces in zip(RINGS, rings, strict=True)
            for space in spaces
            if ACTIONS[space & 255] == action
        }
    )


@pytest.mark.clause("TA-RING-1")
@pytest.mark.parametrize(("ring", "amount"), amounts("coins"))
def test_coins_are_taken(ring: str, amount: int) -> None:
    position = kit.table_of(coins={PURPLE: 1})
    reach(position, ring, "coins", amount)
    assert kit.play(position, "do")[0] == CoinsTaken(seat=PURPLE, coins=amount)
    assert position.players.coins[PURPLE] == 1 + amount


@pytest.mark.clause("TA-RING-1", "TA-RING-2")
def test_the_wheel_shows_two_to_four_coins_and_two_or_four_clay() -> None:
    assert {amount for _, amount in amounts("coins")} == {2, 3, 4}
    assert {amount for _, amount in amounts("clay")} == {2, 4}


@pytest.mark.clause("TA-RING-2")
@pytest.mark.parametrize(("ring", "amount"), amounts("clay"))
def test_wet_clay_is_taken(ring: str, amount: int) -> None:
    position = kit.table_of(wet={PURPLE: 1})
    reach(position, ring, "clay", amount)
    assert kit.play(position, "do")[0] == ClayTaken(seat=PURPLE, clay=amount)
    assert position.players.wet[PURPLE] == 1 + amount
    assert position.players.dry[PURPLE] == 0


@pytest.mark.clause("TA-RING-4")
def test_soaking_turns_all_dry_clay_wet() -> None:
    position = kit.table_of(wet={PURPLE: 1}, dry={PURPLE: 5, YELLOW: 2})
    reach(position, "inner", "soak")
    kit.play(position, "do")
    assert position.players.wet == [6, 0]
    assert position.players.dry == [0, 2]


@pytest.mark.clause("TA-RING-4")
def test_without_dry_clay_there_is_nothing_to_soak() -> None:
    position = kit.table_of(wet={PURPLE: 4})
    reach(position, "inner", "soak")
    assert kit.refusal_of(position, "do") == "no-dry-clay"


@pytest.mark.clause("TA-RING-5")
def test_an_upgrade_puts_an_artisan_in_the_craftsmans_place() -> None:
    position = kit.table_of()
    hand, supply = position.players.craftsmen[PURPLE], position.players.supply[PURPLE]
    reach(position, "inner", "upgrade")
    segment = segments_with(position, "inner", "upgrade")[0]
    heard = kit.play(position, "do")
    assert heard[0] == WorkerUpgraded(seat=PURPLE, segment=segment)
    assert position.wheel.craftsmen[segment - 1] == NOBODY
    assert position.wheel.artisans[segment - 1] == PURPLE
    assert position.players.craftsmen[PURPLE] == hand - 1
    assert position.players.supply[PURPLE] == supply - 1
    assert position.players.artisans[PURPLE] == 0


@pytest.mark.clause("TA-RING-6")
def test_an_artisan_cannot_be_upgraded_but_clay_or_a_coin_may_be_taken() -> None:
    position = kit.table_of(artisans={PURPLE: 1})
    segment = segments_with(position, "inner", "upgrade")[0]
    kit.play(position, f"s{segment}", "artisan")
    assert kit.refusal_of(position, "do") == "upgrade-needs-craftsman"
    assert kit.choices(position) == ["clay", "coin", "skip"]


@pytest.mark.clause("TA-RING-12", "TA-RING-13")
def test_priority_tokens_come_off_the_top_with_their_clay() -> None:
    position = kit.table_of(seats=4, wet={0: 0, 1: 0})
    clay = position.tables.priority_clay
    spaces = segments_with(position, "middle", "priority")
    for seat, segment in enumerate(spaces[:2]):
        heard = kit.play(position, f"s{segment}", "skip", "do")
        assert heard[-1] == PriorityTaken(seat=seat, number=seat + 1, clay=clay[seat])
        assert position.players.priority[seat] == seat + 1
        assert position.players.wet[seat] == clay[seat]
        finish_turn(position)
    assert clay[1] > 0


@pytest.mark.clause("TA-RING-12")
def test_with_no_token_left_there_is_none_to_take() -> None:
    position = kit.table_of(priority={YELLOW: 1}, active=PURPLE)
    reach(position, "middle", "priority")
    assert kit.refusal_of(position, "do") == "priority-stack-empty"
    assert kit.choices(position) == ["clay", "coin", "skip"]


@pytest.mark.clause("TA-RING-14")
def test_one_priority_token_is_the_most() -> None:
    position = kit.table_of(seats=3, priority={PURPLE: 1})
    reach(position, "middle", "priority")
    assert kit.refusal_of(position, "do") == "priority-token-held"
    assert {"clay", "coin"} <= set(kit.choices(position))


@pytest.mark.clause("TA-RING-15")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_the_weapon_shown_is_readied(weapon: str) -> None:
    others = [other for other in WEAPONS if other != weapon]
    position = kit.table_of(weapons={PURPLE: others[:1]})
    reach(position, "outer", "weapon", weapon)
    assert kit.play(position, "do")[0] == WeaponReadied(seat=PURPLE, weapon=weapon)
    active = {WEAPONS.index(others[0]), WEAPONS.index(weapon)}
    assert position.players.weapons[PURPLE] == sum(1 << weapon for weapon in active)
    assert position.players.weapons[YELLOW] == 0


@pytest.mark.clause("TA-KEY-12")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_an_active_weapon_cannot_be_readied_again(weapon: str) -> None:
    position = kit.table_of(weapons={PURPLE: [weapon]}, frames=[])
    consider(position, "outer", "weapon", weapon)
    assert kit.refusal_of(position, "do") == "weapon-already-active"
    assert kit.choices(position) == ["skip"]


@pytest.mark.clause("TA-KEY-12")
def test_readying_leaves_the_other_weapons_as_they_are() -> None:
    position = kit.table_of(weapons={PURPLE: ["sword", "spear"]})
    reach(position, "outer", "weapon", "halberd")
    kit.play(position, "do")
    assert position.players.weapons[PURPLE] == 0b1011


@pytest.mark.clause("TA-SOLO-ACT-1")
@pytest.mark.parametrize(("token", "coins", "clay"), [("favour-coin", 1, 0), ("favour-clay", 0, 1)])
def test_alone_a_favour_stands_for_the_priority_token(token: str, coins: int, clay: int) -> None:
    position = kit.table_of(li_si=kit.prime_minister(), active=PURPLE, coins={PURPLE: 0})
    reach(position, "middle", "priority")
    assert kit.choices(position) == ["favour-coin", "favour-clay", "clay", "coin", "skip"]
    points = position.tables.solo_priority_points
    heard = kit.play(position, token)
    assert heard[0] == FavourTaken(seat=PURPLE, points=points, coins=coins, clay=clay)
    assert position.players.coins[PURPLE] == coins
    assert position.players.wet[PURPLE] == clay
    assert kit.scored(position, PURPLE) == {"solo": points}
    assert position.players.priority == [0, 0]
