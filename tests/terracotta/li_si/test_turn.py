"""His turn: dice, Overseer, Worker; Action cards; and the person's action instead of priority."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.games.terracotta.events import (
    ClayTaken,
    CoinsTaken,
    FavourTaken,
    WeaponReadied,
    WorkerPlaced,
)
from kilnyard.games.terracotta.frames import LI_SI_CARDS, LI_SI_TURN
from kilnyard.games.terracotta.li_si.events import (
    CardPerformed,
    CardRevealed,
    CardsDiscarded,
    DiceRolled,
    OverseerAdvanced,
    OverseerMoved,
    ReshuffleRevealed,
    RingTurnedByCard,
)
from kilnyard.games.terracotta.names import RESHUFFLE
from kilnyard.games.terracotta.position import LiSi, TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.kit import PURPLE, YELLOW
from tests.terracotta.li_si import stage


def thrown(first: int, second: int) -> Chance:
    """A Chance whose next two dice show this."""
    return kit.rigged((6, first - 1), (6, second - 1))


def turn(first: int, second: int, **told: object) -> tuple[TerracottaPosition, list[Event]]:
    """His turn with the Overseer at segment 1 and these dice."""
    position = kit.table_of(
        li_si=kit.prime_minister(deck=stage.DECK, overseer=1),
        frames=[],
        active=YELLOW,
        **told,  # type: ignore[arg-type]
    )
    return position, kit.run(position, LI_SI_TURN, chance=thrown(first, second))


def his(position: TerracottaPosition) -> LiSi:
    assert position.li_si is not None
    return position.li_si


@pytest.mark.clause("TA-SOLO-ACT-1")
@pytest.mark.parametrize("resource", ["coin", "clay"])
def test_in_place_of_a_priority_token_the_person_gains_points_and_a_coin_or_clay(
    resource: str,
) -> None:
    position = kit.table_of(
        li_si=kit.prime_minister(deck=stage.DECK),
        active=PURPLE,
        inner=kit.turned_so_that("inner", "coins", 1),
        middle=kit.turned_so_that("middle", "priority", 1),
    )
    kit.play(position, "s1", "do")
    coins, clay = position.players.coins[PURPLE], position.players.wet[PURPLE]
    (token,) = [token for token in kit.choices(position) if "favour" in token and resource in token]
    heard = kit.play(position, token)
    assert stage.of_kind(heard, FavourTaken)[0].points == 2
    assert kit.scored(position, PURPLE) == {"solo": 2}
    assert position.players.coins[PURPLE] == coins + (resource == "coin")
    assert position.players.wet[PURPLE] == clay + (resource == "clay")


@pytest.mark.clause("TA-SOLO-ACT-2")
@pytest.mark.parametrize(("first", "second", "steps"), [(5, 2, 2), (3, 6, 3), (4, 4, 4)])
def test_the_overseer_moves_by_the_smaller_die(first: int, second: int, steps: int) -> None:
    position, heard = turn(first, second)
    rolled = DiceRolled(seat=YELLOW, first=first, second=second, steps=steps)
    assert stage.of_kind(heard, DiceRolled) == [rolled]
    assert stage.of_kind(heard, OverseerMoved)[0].segment == 1 + steps
    assert his(position).overseer == steps


@pytest.mark.clause("TA-SOLO-ACT-2")
def test_the_overseer_goes_round_the_wheel() -> None:
    position = kit.table_of(
        li_si=kit.prime_minister(deck=stage.DECK, overseer=11), frames=[], active=YELLOW
    )
    kit.run(position, LI_SI_TURN, chance=thrown(3, 5))
    assert his(position).overseer == 1


@pytest.mark.clause("TA-SOLO-ACT-3")
def test_the_overseer_does_not_count_his_workers_nor_the_persons_artisans() -> None:
    _, heard = turn(3, 3, craftsmen_at={2: YELLOW}, artisans_at={3: YELLOW, 5: PURPLE})
    assert stage.of_kind(heard, OverseerMoved)[0].segment == 7


@pytest.mark.clause("TA-SOLO-ACT-3")
def test_the_overseer_counts_the_persons_craftsmen() -> None:
    _, heard = turn(3, 3, craftsmen_at={2: PURPLE})
    assert stage.of_kind(heard, OverseerMoved)[0].segment == 4


@pytest.mark.clause("TA-SOLO-ACT-4")
def test_his_worker_goes_where_the_overseer_stops() -> None:
    position, heard = turn(3, 3)
    assert stage.of_kind(heard, WorkerPlaced) == [
        WorkerPlaced(seat=YELLOW, worker="craftsman", segment=4)
    ]
    assert position.players.craftsmen[YELLOW] == 4
    assert not stage.of_kind(heard, OverseerAdvanced)
    assert position.asked == PURPLE


@pytest.mark.clause("TA-SOLO-ACT-5")
def test_he_places_a_craftsman_rather_than_an_artisan() -> None:
    _, heard = turn(3, 3, artisans={YELLOW: 1})
    assert stage.of_kind(heard, WorkerPlaced)[0].worker == "craftsman"


@pytest.mark.clause("TA-SOLO-ACT-4", "TA-SOLO-ACT-5")
def test_beside_the_persons_craftsman_he_places_an_artisan() -> None:
    _, heard = turn(3, 3, craftsmen_at={4: PURPLE}, artisans={YELLOW: 1})
    placed = WorkerPlaced(seat=YELLOW, worker="artisan", segment=4)
    assert stage.of_kind(heard, WorkerPlaced) == [placed]
    assert not stage.of_kind(heard, OverseerAdvanced)


@pytest.mark.clause("TA-SOLO-ACT-6")
def test_where_he_cannot_place_a_card_becomes_active() -> None:
    _, heard = turn(3, 3, craftsmen_at={4: PURPLE})
    revealed = CardRevealed(seat=YELLOW, card=1, action="coins", amount=2, thing="")
    kinds = [type(event) for event in heard]
    assert stage.of_kind(heard, CardRevealed)[0] == revealed
    assert kinds.index(CardRevealed) < kinds.index(WorkerPlaced)
    assert stage.of_kind(heard, CardPerformed)[0].card == 1


@pytest.mark.clause("TA-SOLO-ACT-7")
def test_the_overseer_then_goes_on_to_where_a_craftsman_fits() -> None:
    position, heard = turn(
        3, 3, craftsmen_at={4: PURPLE, 5: PURPLE, 6: YELLOW}, artisans_at={7: PURPLE}
    )
    assert stage.of_kind(heard, OverseerMoved)[0].segment == 4
    assert stage.of_kind(heard, OverseerAdvanced)[0].segment == 8
    assert stage.of_kind(heard, WorkerPlaced)[0].segment == 8
    assert his(position).overseer == 7


@pytest.mark.clause("TA-SOLO-ACT-8")
def test_he_performs_the_three_actions_from_the_inner_ring_outward() -> None:
    _, heard = turn(
        2,
        2,
        inner=kit.turned_so_that("inner", "coins", 3, 4),
        middle=kit.turned_so_that("middle", "clay", 3),
    )
    after = [event for event in heard if isinstance(event, CoinsTaken | ClayTaken | WeaponReadied)]
    assert after == [
        CoinsTaken(seat=YELLOW, coins=4),
        ClayTaken(seat=YELLOW, clay=2),
        WeaponReadied(seat=YELLOW, weapon="halberd"),
    ]


@pytest.mark.clause("TA-SOLO-ACT-9")
def test_active_cards_are_performed_by_number_whenever_revealed() -> None:
    position = stage.solo(li_si=kit.prime_minister(active=[6, 1, 8, 3]))
    heard = kit.run(position, LI_SI_CARDS)
    assert [event.card for event in stage.of_kind(heard, CardPerformed)] == [1, 3, 6, 8]


@pytest.mark.clause("TA-SOLO-ACT-9")
def test_cards_are_performed_after_the_actions_of_the_segment() -> None:
    _, heard = turn(
        3,
        3,
        craftsmen_at={4: PURPLE},
        inner=kit.turned_so_that("inner", "coins", 5, 4),
        middle=kit.turned_so_that("middle", "coins", 5, 3),
    )
    kinds = [type(event) for event in heard]
    last_on_wheel = max(n for n, event in enumerate(heard) if event == CoinsTaken(seat=1, coins=3))
    assert last_on_wheel < kinds.index(CardPerformed)


@pytest.mark.clause("TA-SOLO-ACT-10")
def test_every_rotation_icon_then_turns_its_ring_once() -> None:
    position = stage.solo(li_si=kit.prime_minister(active=[3, 4, 5, 6]), inner=2, middle=7)
    heard = kit.run(position, LI_SI_CARDS)
    assert (position.wheel.inner, position.wheel.middle) == (4, 8)
    kinds = [type(event) for event in heard]
    assert kinds.count(RingTurnedByCard) == 3
    assert kinds.index(RingTurnedByCard) > kinds.index(CardPerformed) + kinds.count(CardPerformed)


@pytest.mark.clause("TA-SOLO-ACT-9", "TA-SOLO-ACT-11")
def test_without_an_active_card_there_is_nothing_to_tell() -> None:
    position = stage.solo(li_si=kit.prime_minister(deck=[1], discard=[9]))
    assert kit.run(position, LI_SI_CARDS) == []
    assert his(position).discard == [8]


@pytest.mark.clause("TA-SOLO-ACT-11")
def test_the_active_cards_are_discarded_in_the_end() -> None:
    li_si = kit.prime_minister(active=[6, 1], discard=[9])
    position = stage.solo(li_si=li_si)
    heard = kit.run(position, LI_SI_CARDS)
    assert heard[-1] == CardsDiscarded(seat=YELLOW, cards=2)
    assert his(position).active == []
    assert sorted(his(position).discard) == [0, 5, 8]


def revealing(li_si: LiSi, chance: str = "any") -> tuple[LiSi, list[Event]]:
    """What has become of his cards when one was revealed."""
    position = stage.at("middle", "priority", li_si=li_si)
    heard = stage.resolve(position, "middle", Chance(chance))
    return his(position), heard


@pytest.mark.clause("TA-SOLO-ACT-12")
def test_in_place_of_the_reshuffle_card_another_is_drawn() -> None:
    li_si, heard = revealing(kit.prime_minister(deck=[7, 2, stage.RESHUFFLE_CARD]))
    assert li_si.active == [1]
    assert [event.card for event in stage.of_kind(heard, CardRevealed)] == [2]


@pytest.mark.clause("TA-SOLO-ACT-14")
def test_if_the_reshuffle_card_was_the_last_the_discards_give_another() -> None:
    li_si, _ = revealing(kit.prime_minister(deck=[stage.RESHUFFLE_CARD], discard=[5, 6, 7]))
    assert len(li_si.active) == 1
    assert sorted(li_si.active + li_si.deck) == [4, 5, 6, RESHUFFLE]


@pytest.mark.clause("TA-SOLO-ACT-13")
def test_the_reshuffle_card_makes_a_new_deck_without_the_active_cards() -> None:
    start = kit.prime_minister(deck=[3, 2, stage.RESHUFFLE_CARD], discard=[5, 6], active=[9])
    li_si, heard = revealing(start)
    assert li_si.active == [8, 1]
    assert sorted(li_si.deck) == [2, 4, 5, RESHUFFLE]
    assert li_si.discard == []
    assert stage.of_kind(heard, ReshuffleRevealed) == [ReshuffleRevealed(seat=YELLOW, cards=4)]


@pytest.mark.clause("TA-SOLO-ACT-13")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for n in range(20):
        start = kit.prime_minister(deck=[3, 2, stage.RESHUFFLE_CARD], discard=[5, 6])
        decks.add(tuple(revealing(start, f"shuffle {n}")[0].deck))
    assert len(decks) > 8


@pytest.mark.clause("TA-SOLO-ACT-13")
def test_any_other_card_leaves_deck_and_discards_alone() -> None:
    li_si, _ = revealing(kit.prime_minister(deck=[3, stage.RESHUFFLE_CARD, 2], discard=[5]))
    assert li_si.deck == [2, RESHUFFLE]
    assert li_si.discard == [4]
