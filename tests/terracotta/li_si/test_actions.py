"""What each action of the wheel does for him, on the wheel and on a card; Spare Actions."""

from __future__ import annotations

from typing import Any

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import WarriorPaid, WorkerUpgraded
from kilnyard.games.terracotta.frames import LI_SI_CARDS
from kilnyard.games.terracotta.geometry import ALL_CELLS
from kilnyard.games.terracotta.li_si.actions import perform
from kilnyard.games.terracotta.li_si.events import CardRevealed, SpareActionTaken
from kilnyard.games.terracotta.names import (
    ARTISAN,
    BUILDER,
    MASTER,
    NOBODY,
    PRIORITY,
    UPGRADE,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.kit import PURPLE, YELLOW
from tests.terracotta.li_si import stage

SPARE_CLAY = SpareActionTaken(seat=YELLOW, coins=0, clay=1, points=2)
SPARE_COIN = SpareActionTaken(seat=YELLOW, coins=1, clay=0, points=2)


def active(position: TerracottaPosition) -> list[int]:
    """The active cards by number."""
    assert position.li_si is not None
    return [card + 1 for card in position.li_si.active]


@pytest.mark.clause("TA-SOLO-RING-1")
def test_coins() -> None:
    position = stage.at("inner", "coins", 4)
    stage.resolve(position, "inner")
    assert position.players.coins == [3, 7]


@pytest.mark.clause("TA-SOLO-RING-2")
def test_clay() -> None:
    position = stage.at("inner", "clay", 4)
    stage.resolve(position, "inner")
    assert position.players.wet == [0, 4]


@pytest.mark.clause("TA-SOLO-RING-3")
def test_a_warrior_for_clay_one_of_which_goes_to_the_warehouse() -> None:
    position = stage.at("inner", "build", 3, segment=5, wet={YELLOW: 4})
    heard = stage.resolve(position, "inner")
    assert position.players.wet[YELLOW] == 1
    assert position.wheel.warehouses == [1, 2, 1, 1]
    assert stage.of_kind(heard, WarriorPaid)[0].clay == 3
    assert len(kit.warriors_of(position, YELLOW)) == 1


@pytest.mark.clause("TA-SOLO-RING-4")
def test_soak_brings_as_much_clay_as_lies_in_the_fullest_warehouse() -> None:
    position = stage.at("inner", "soak", warehouses=[2, 5, 1, 0], wet={YELLOW: 1})
    stage.resolve(position, "inner")
    assert position.players.wet[YELLOW] == 6
    assert position.wheel.warehouses == [2, 5, 1, 0]


@pytest.mark.clause("TA-SOLO-RING-5")
def test_upgrade() -> None:
    position = stage.at("inner", "upgrade", segment=4)
    heard = stage.resolve(position, "inner")
    assert heard == [WorkerUpgraded(seat=YELLOW, segment=4)]
    assert position.wheel.craftsmen[3] == NOBODY
    assert position.wheel.artisans[3] == YELLOW
    assert position.players.supply[YELLOW] == 4


@pytest.mark.clause("TA-SOLO-RING-6")
def test_an_upgrade_of_an_artisan_reveals_a_card() -> None:
    position = stage.at("inner", "upgrade", worker=ARTISAN)
    heard = stage.resolve(position, "inner")
    assert active(position) == [1]
    assert not stage.of_kind(heard, SpareActionTaken)


@pytest.mark.clause("TA-SOLO-RING-7")
def test_priority_is_a_spare_action_and_a_card() -> None:
    position = stage.at("middle", "priority")
    heard = stage.resolve(position, "middle")
    assert [type(event) for event in heard] == [SpareActionTaken, CardRevealed]
    assert active(position) == [1]
    assert position.players.priority == [0, 0]


@pytest.mark.clause("TA-SOLO-RING-8")
def test_without_the_clay_for_a_warrior_a_card_is_revealed() -> None:
    position = stage.at("inner", "build", 3, wet={YELLOW: 2})
    heard = stage.resolve(position, "inner")
    assert [type(event) for event in heard] == [CardRevealed]
    assert position.players.wet[YELLOW] == 2
    assert active(position) == [1]


@pytest.mark.clause("TA-SOLO-WEA-1")
def test_the_weapon_shown_is_readied() -> None:
    li_si = kit.prime_minister(weapon_row=["spear", "sword", "crossbow", "halberd"])
    position = stage.at("outer", "weapon", "crossbow", li_si=li_si)
    stage.resolve(position, "outer")
    assert position.players.weapons == [0, 0b0100]


@pytest.mark.clause("TA-SOLO-WEA-2")
def test_or_the_leftmost_that_is_not_ready() -> None:
    li_si = kit.prime_minister(weapon_row=["spear", "sword", "crossbow", "halberd"])
    position = stage.at(
        "outer", "weapon", "crossbow", li_si=li_si, weapons={YELLOW: ["crossbow", "spear"]}
    )
    stage.resolve(position, "outer")
    assert position.players.weapons == [0, 0b1101]


@pytest.mark.clause("TA-SOLO-WEA-3")
def test_or_with_all_four_ready_a_spare_action() -> None:
    weapons = {YELLOW: ["sword", "halberd", "crossbow", "spear"]}
    position = stage.at("outer", "weapon", "crossbow", weapons=weapons)
    assert stage.resolve(position, "outer") == [SPARE_CLAY]


@pytest.mark.clause("TA-SOLO-SPARE-1")
def test_cards_do_what_the_wheel_does() -> None:
    position = stage.solo(wet={YELLOW: 4}, warehouses=[1, 3, 1, 1])
    stage.perform_card(position, 2)
    stage.perform_card(position, 3)
    stage.perform_card(position, 5)
    stage.perform_card(position, 7)
    stage.perform_card(position, 10)
    assert position.players.coins[YELLOW] == 3 + 3
    assert position.players.wet[YELLOW] == 4 + 2 + 3 - 4
    assert len(kit.warriors_of(position, YELLOW)) == 1
    assert not position.players.weapons[YELLOW] & 0b1101


@pytest.mark.clause("TA-SOLO-SPARE-2")
def test_a_card_he_cannot_perform_is_a_spare_action_and_reveals_none() -> None:
    position = stage.solo(
        li_si=kit.prime_minister(deck=stage.DECK[:-1], active=[1, 10]), wet={YELLOW: 3}
    )
    heard = kit.run(position, LI_SI_CARDS)
    assert stage.of_kind(heard, SpareActionTaken) == [SPARE_CLAY]
    assert not stage.of_kind(heard, CardRevealed)
    assert position.players.wet[YELLOW] == 4


@pytest.mark.clause("TA-SOLO-SPARE-2")
@pytest.mark.parametrize(
    ("space", "told"),
    [
        (PRIORITY, {}),
        (UPGRADE, {"worker": ARTISAN}),
        (MASTER | BUILDER << 8, {"masters": {YELLOW: ["builder"]}, "coins": {YELLOW: 0}}),
    ],
)
def test_nor_does_a_card_that_only_an_edition_has(space: int, told: dict[str, Any]) -> None:
    position, table = stage.solo(**told), Table(Chance("card"), listening=True)
    perform(position, space, True, table)
    assert table.heard == [SPARE_CLAY]
    assert active(position) == []


@pytest.mark.clause("TA-SOLO-SPARE-3")
def test_a_warrior_by_a_card_fills_the_warehouse_of_his_last_worker() -> None:
    position = stage.solo(segment=8, wet={YELLOW: 3})
    heard = stage.perform_card(position, 11)
    assert stage.of_kind(heard, WarriorPaid)[0].warehouse == 3
    assert position.wheel.warehouses == [1, 1, 2, 1]


@pytest.mark.clause("TA-SOLO-SPARE-4")
def test_soaking_with_empty_warehouses_is_a_spare_action() -> None:
    position = stage.at("inner", "soak", warehouses=[0, 0, 0, 0])
    assert stage.resolve(position, "inner") == [SPARE_CLAY]


@pytest.mark.clause("TA-SOLO-SPARE-4")
def test_building_in_a_full_mausoleum_is_a_spare_action() -> None:
    position = stage.at("inner", "build", 3, wet={YELLOW: 5})
    position.mausoleum.occupied = ALL_CELLS
    assert stage.resolve(position, "inner") == [SPARE_COIN]


@pytest.mark.clause("TA-SOLO-SPARE-4")
def test_building_from_an_empty_organizer_too() -> None:
    position = stage.at("inner", "build", 3, wet={YELLOW: 5}, remaining=[0, 0, 0, 0])
    assert stage.resolve(position, "inner") == [SPARE_COIN]


@pytest.mark.clause("TA-SOLO-SPARE-4")
@pytest.mark.parametrize("coins", [0, 5])
def test_so_it_is_for_coins(coins: int) -> None:
    position = stage.at(
        "middle", "master", "builder", masters={YELLOW: ["builder"]}, coins={YELLOW: coins}
    )
    position.mausoleum.occupied = ALL_CELLS
    assert stage.resolve(position, "middle") == [SPARE_CLAY]
    assert position.players.coins[YELLOW] == coins


@pytest.mark.clause("TA-SOLO-SPARE-4")
def test_a_blacksmith_with_nothing_to_ready_is_a_spare_action() -> None:
    position = stage.at(
        "middle",
        "master",
        "blacksmith",
        masters={YELLOW: ["blacksmith"]},
        weapons={YELLOW: ["sword", "halberd", "crossbow", "spear"]},
    )
    assert stage.resolve(position, "middle") == [SPARE_CLAY]


@pytest.mark.clause("TA-SOLO-SPARE-5")
def test_a_spare_action_brings_one_thing_and_2_points() -> None:
    position = stage.at("middle", "priority")
    stage.resolve(position, "middle")
    assert kit.scored(position, YELLOW) == {"solo": 2}
    assert position.players.wet[YELLOW] + position.players.coins[YELLOW] == 3 + 1
    assert kit.scored(position, PURPLE) == {}


TILES = ["tile-officer", "tile-coins", "tile-clay", "tile-guard", "tile-soldier"]


@pytest.mark.clause("TA-SOLO-SPARE-5")
@pytest.mark.parametrize(
    ("clay", "coins_after", "clay_after"), [(0, 3, 1), (4, 3, 5), (5, 4, 5), (9, 4, 9)]
)
def test_what_it_brings_is_his(clay: int, coins_after: int, clay_after: int) -> None:
    position = stage.at("middle", "priority", tiles=TILES, wet={YELLOW: clay})
    stage.resolve(position, "middle")
    assert position.players.coins == [3, coins_after]
    assert position.players.wet == [0, clay_after]


@pytest.mark.clause("TA-SOLO-SPARE-6")
@pytest.mark.parametrize(
    ("round", "wet", "spare"), [(2, 0, SPARE_COIN), (3, 0, SPARE_CLAY), (3, 9, SPARE_CLAY)]
)
def test_he_takes_what_the_tile_of_the_round_counts(
    round: int, wet: int, spare: SpareActionTaken
) -> None:
    position = stage.at("middle", "priority", tiles=TILES, round=round, wet={YELLOW: wet})
    assert stage.resolve(position, "middle")[0] == spare


@pytest.mark.clause("TA-SOLO-SPARE-7")
def test_otherwise_a_coin_with_5_clay() -> None:
    position = stage.at("middle", "priority", tiles=TILES, wet={YELLOW: 5})
    assert stage.resolve(position, "middle")[0] == SPARE_COIN


@pytest.mark.clause("TA-SOLO-SPARE-8")
def test_otherwise_clay() -> None:
    position = stage.at("middle", "priority", tiles=TILES, wet={YELLOW: 4})
    assert stage.resolve(position, "middle")[0] == SPARE_CLAY
