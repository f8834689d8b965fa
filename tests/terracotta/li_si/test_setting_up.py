"""Setup of the solo game, and the Emperor's Challenges."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.core.game import Setup, SetupError
from kilnyard.core.question import frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.frames import LI_SI_SURPRISE_BUILD, NEXT_WORKER
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.hidden import deal_anew
from kilnyard.games.terracotta.li_si.cards import reveal_card
from kilnyard.games.terracotta.li_si.events import FirstMasterAppointed
from kilnyard.games.terracotta.li_si.setting_up import opposite_upgrade
from kilnyard.games.terracotta.names import (
    CHALLENGES,
    HORSE,
    INNER,
    MASTERS,
    MUSICIAN,
    RESHUFFLE,
    UPGRADE,
    WEAPONS,
)
from kilnyard.games.terracotta.position import LiSi, TerracottaPosition
from kilnyard.games.terracotta.setting_up import set_up_solo
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at
from tests.terracotta import kit
from tests.terracotta.kit import PURPLE, YELLOW
from tests.terracotta.li_si import stage

SEEDS = [f"setup {n}" for n in range(40)]


def dealt(seed: str, *challenges: str) -> tuple[TerracottaPosition, LiSi, list[Event]]:
    """A solo game set up, his things in it, and what was told of it."""
    table = Table(Chance(seed), listening=True)
    chosen = sum(1 << CHALLENGES.index(challenge) for challenge in challenges)
    position = set_up_solo(kit.tables(), False, chosen, table)
    assert position.li_si is not None
    return position, position.li_si, table.heard


@pytest.mark.clause("TA-SOLO-SET-1")
def test_he_keeps_the_rules_for_everybody_where_his_own_say_nothing() -> None:
    """Nothing of his own says who may stand beside whom, nor what becomes of his Clay there."""
    position = stage.solo(
        li_si=kit.prime_minister(deck=stage.DECK, overseer=1),
        segment=9,
        craftsmen_at={9: YELLOW, 2: PURPLE},
        artisans={YELLOW: 1},
    )
    kit.run(position, NEXT_WORKER, chance=kit.rigged((6, 0), (6, 0)))
    assert position.wheel.artisans[1] == YELLOW
    assert position.wheel.craftsmen[1] == PURPLE


@pytest.mark.clause("TA-SOLO-SET-2")
def test_both_start_as_in_a_game_for_two() -> None:
    position, _, _ = dealt("two")
    players = position.players
    assert players.coins == [3, 3]
    assert players.craftsmen == [5, 5]
    assert players.artisans == [0, 0]
    assert players.supply == [5, 5]
    assert players.weapons == [0, 0]
    assert players.tokens[PURPLE] == 0
    assert kit.total(position) == [0, 0]


@pytest.mark.clause("TA-SOLO-SET-3")
def test_he_begins_every_round() -> None:
    for seed in SEEDS[:5]:
        position, _, _ = dealt(seed)
        assert position.order == [YELLOW, PURPLE]


@pytest.mark.clause("TA-SOLO-SET-3")
def test_nobody_can_take_a_priority_token() -> None:
    position = kit.table_of(
        li_si=kit.prime_minister(deck=stage.DECK),
        active=PURPLE,
        middle=kit.turned_so_that("middle", "priority", 1),
    )
    kit.play(position, "s1")
    while position.frames[-1] >> 8 & 255 == INNER:
        kit.play(position, kit.choices(position)[0])
    assert not [token for token in kit.choices(position) if token == "do"]


@pytest.mark.clause("TA-SOLO-SET-4")
def test_only_the_person_starts_with_clay_and_with_1() -> None:
    position, _, _ = dealt("clay")
    assert position.players.wet == [1, 0]
    assert position.players.dry == [0, 0]


@pytest.mark.clause("TA-SOLO-SET-5")
def test_a_horse_and_a_musician_are_gone_and_count_as_bought() -> None:
    position, _, _ = dealt("figures")
    assert position.bought == [1, 0, 0, 1]
    assert kit.tables().specialist_costs[HORSE][position.bought[HORSE]] == 2
    assert kit.tables().specialist_costs[MUSICIAN][position.bought[MUSICIAN]] == 2


@pytest.mark.clause("TA-SOLO-SET-6")
def test_his_weapons_stand_in_a_random_row() -> None:
    rows = [dealt(seed)[1].weapon_row for seed in SEEDS]
    assert all(sorted(row) == list(range(len(WEAPONS))) for row in rows)
    assert {row[0] for row in rows} == {row[-1] for row in rows} == set(range(len(WEAPONS)))


@pytest.mark.clause("TA-SOLO-SET-7")
def test_the_overseer_starts_opposite_the_upgrade() -> None:
    for seed in SEEDS:
        position, li_si, _ = dealt(seed)
        opposite = (li_si.overseer + 6) % SEGMENTS
        assert space_at(position, INNER, opposite) & 255 == UPGRADE


@pytest.mark.clause("TA-SOLO-SET-7")
def test_the_overseer_starts_by_how_the_inner_ring_lies() -> None:
    upgrade_at_2 = kit.turned_so_that("inner", "upgrade", 2)
    assert opposite_upgrade(kit.table_of(inner=upgrade_at_2, frames=[])) + 1 == 8


@pytest.mark.clause("TA-SOLO-SET-8")
def test_a_random_master_is_his_and_its_card_is_gone() -> None:
    appointed = set()
    for seed in SEEDS:
        position, li_si, heard = dealt(seed)
        (first,) = stage.of_kind(heard, FirstMasterAppointed)
        master = MASTERS.index(first.master)
        assert position.players.masters == [0, 1 << master]
        assert sorted([*li_si.masters, master]) == list(range(len(MASTERS)))
        assert position.players.coins[YELLOW] == 3
        appointed.add(first.master)
    assert appointed == set(MASTERS)


@pytest.mark.clause("TA-SOLO-SET-9")
def test_the_reshuffle_card_lies_anywhere_but_among_the_first_four() -> None:
    places: set[int] = set()
    first_cards: set[int] = set()
    for seed in SEEDS * 4:
        _, li_si, _ = dealt(seed + str(len(places)))
        assert sorted(li_si.deck) == list(range(RESHUFFLE + 1))
        drawn_as = len(li_si.deck) - li_si.deck.index(RESHUFFLE)
        places.add(drawn_as)
        first_cards.add(li_si.deck[-1])
        assert li_si.unmixed == 4
    assert min(places) == 5
    assert max(places) == 14
    assert len(first_cards) > 6


@pytest.mark.clause("TA-SOLO-SET-9")
@pytest.mark.parametrize(("revealed", "earliest"), [(0, 5), (1, 4), (3, 2), (4, 1), (6, 1)])
def test_a_deal_anew_keeps_what_everybody_knows_of_the_reshuffle_card(
    revealed: int, earliest: int
) -> None:
    seed = next(seed for seed in SEEDS if dealt(seed)[1].deck.index(RESHUFFLE) == 0)
    position, li_si, _ = dealt(seed)
    for _ in range(revealed):
        reveal_card(position, Table(Chance("cards")))
    assert li_si.unmixed == max(4 - revealed, 0)
    left, chance = sorted(li_si.deck), Chance("anew")
    places: set[int] = set()
    next_cards: set[int] = set()
    for _ in range(200):
        deal_anew(li_si, chance)
        assert sorted(li_si.deck) == left
        places.add(len(left) - li_si.deck.index(RESHUFFLE))
        next_cards.add(li_si.deck[-1])
    assert next_cards >= set(left) - {RESHUFFLE}
    assert places == set(range(earliest, len(left) + 1))


@pytest.mark.clause("TA-SOLO-SET-10")
def test_challenges_are_none_or_several() -> None:
    plain, none, _ = dealt("challenges")
    position, several, _ = dealt("challenges", "rich-treasury", "head-start")
    assert none.challenges == 0
    assert several.challenges == 0b10001
    assert position.players.coins[YELLOW] == plain.players.coins[YELLOW] + 4
    assert kit.total(position) == [0, 10]


def drawn_challenges(seed: str, asked_for: str) -> int:
    """The Challenges of a game where these were asked for, as a set."""
    setup = Setup(1, {"challenges": asked_for})
    position = GAME.deal(setup, GAME.edition(), Table(Chance(seed)))
    assert position.li_si is not None
    return position.li_si.challenges


@pytest.mark.clause("TA-SOLO-SET-10")
def test_challenges_may_be_drawn_and_none_is_drawn_twice() -> None:
    one = {drawn_challenges(seed, "random") for seed in SEEDS}
    assert len(one) == len(CHALLENGES)
    assert {challenges.bit_count() for challenges in one} == {1}
    for seed in SEEDS[:5]:
        assert drawn_challenges(seed, "overtime,random,random").bit_count() == 3
        assert drawn_challenges(seed, ",".join(["random"] * 8)) == 0b11111111


@pytest.mark.clause("TA-SOLO-SET-10")
def test_no_more_are_asked_for_than_there_are() -> None:
    with pytest.raises(SetupError) as error:
        drawn_challenges("many", ",".join(["random"] * 9))
    assert error.value.message.arguments == {"most": 8}


@pytest.mark.clause("TA-SOLO-CHA-1")
def test_rich_treasury() -> None:
    position, _, _ = dealt("challenge", "rich-treasury")
    assert position.players.coins == [3, 7]


@pytest.mark.clause("TA-SOLO-CHA-2")
def test_full_stores() -> None:
    position, _, _ = dealt("challenge", "full-stores")
    assert position.players.wet == [1, 4]


@pytest.mark.clause("TA-SOLO-CHA-3")
def test_armed_workshop() -> None:
    armed = {dealt(seed, "armed-workshop")[0].players.weapons[YELLOW] for seed in SEEDS}
    assert {weapons.bit_count() for weapons in armed} == {2}
    assert len(armed) == 6
    assert dealt("challenge", "armed-workshop")[0].players.weapons[PURPLE] == 0


@pytest.mark.clause("TA-SOLO-CHA-4")
def test_imperial_favour() -> None:
    position, li_si, heard = dealt("challenge", "imperial-favour")
    assert position.players.masters[YELLOW].bit_count() == 2
    assert len(li_si.masters) == 4
    assert len(stage.of_kind(heard, FirstMasterAppointed)) == 2


@pytest.mark.clause("TA-SOLO-CHA-5")
def test_head_start() -> None:
    position, _, _ = dealt("challenge", "head-start")
    assert kit.scored(position, YELLOW) == {"solo": 10}


@pytest.mark.clause("TA-SOLO-CHA-6")
def test_trained_hand() -> None:
    position, _, _ = dealt("challenge", "trained-hand")
    assert position.players.craftsmen == [5, 4]
    assert position.players.artisans == [0, 1]
    assert position.players.supply == [5, 4]


@pytest.mark.clause("TA-SOLO-CHA-7")
@pytest.mark.parametrize(("challenges", "points"), [([], 2), (["no-idle-hands"], 3)])
def test_no_idle_hands(challenges: list[str], points: int) -> None:
    li_si = kit.prime_minister(deck=stage.DECK, challenges=challenges)
    position = stage.at("middle", "priority", li_si=li_si)
    stage.resolve(position, "middle")
    assert kit.scored(position, YELLOW) == {"solo": points}


@pytest.mark.clause("TA-SOLO-CHA-8")
def test_overtime() -> None:
    li_si = kit.prime_minister(challenges=["overtime"])
    position = kit.table_of(li_si=li_si, frames=[], wet={YELLOW: 5}, coins={YELLOW: 7})
    kit.run(position, frame(LI_SI_SURPRISE_BUILD))
    stage.settle(position)
    assert position.players.wet[YELLOW] == 0
    assert position.players.coins[YELLOW] == 2
    assert len(kit.warriors_of(position, YELLOW)) == 2
