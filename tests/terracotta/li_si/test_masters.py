"""What his Masters do for him, and how the Master cards bring them."""

from __future__ import annotations

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.events import (
    AdministratorUsed,
    BuilderUsed,
    CoinsTaken,
    InspectorMoved,
    MasterBought,
    WarriorPaid,
)
from kilnyard.games.terracotta.frames import CLEAN_UP, LI_SI_BUILD
from kilnyard.games.terracotta.li_si.building import BY_SURPRISE
from kilnyard.games.terracotta.li_si.events import (
    CardRevealed,
    InspectorsLeft,
    MasterAppointed,
    SpareActionTaken,
    WarehouseCleared,
    WarehouseTaken,
)
from kilnyard.games.terracotta.names import MASTERS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.kit import YELLOW
from tests.terracotta.li_si import stage


def with_master(master: str, **told: object) -> TerracottaPosition:
    """His Worker at a Master that he has."""
    return stage.at("middle", "master", master, masters={YELLOW: [master]}, **told)


@pytest.mark.clause("TA-SOLO-MAS-1", "TA-SOLO-MAS-2")
@pytest.mark.parametrize("master", MASTERS)
def test_a_master_he_does_not_have_is_a_spare_action(master: str) -> None:
    others = [other for other in MASTERS if other != master]
    position = stage.at("middle", "master", master, masters={YELLOW: others}, coins={YELLOW: 9})
    before = position.players.masters[:]
    heard = stage.resolve(position, "middle")
    assert [type(event) for event in heard] == [SpareActionTaken]
    assert not stage.of_kind(heard, MasterBought)
    assert position.players.masters == before
    assert position.players.coins[YELLOW] == 9


@pytest.mark.clause("TA-SOLO-MAS-3")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_the_builder_makes_a_warrior_for_as_many_coins_as_the_round(round: int) -> None:
    position = with_master("builder", round=round, coins={YELLOW: 6}, wet={YELLOW: 4})
    heard = stage.resolve(position, "middle")
    stage.settle(position)
    assert stage.of_kind(heard, BuilderUsed)[0].coins == round
    assert position.players.coins[YELLOW] == 6 - round
    assert position.players.wet[YELLOW] == 4
    assert position.wheel.warehouses == [1, 1, 1, 1]
    assert len(kit.warriors_of(position, YELLOW)) == 1


@pytest.mark.clause("TA-SOLO-MAS-3")
def test_his_last_coins_will_do() -> None:
    position = with_master("builder", round=3, coins={YELLOW: 3})
    assert stage.of_kind(stage.resolve(position, "middle"), BuilderUsed)
    assert position.players.coins[YELLOW] == 0


@pytest.mark.clause("TA-SOLO-MAS-4")
def test_without_the_coins_a_card_is_revealed() -> None:
    position = with_master("builder", round=3, coins={YELLOW: 2})
    heard = stage.resolve(position, "middle")
    assert [type(event) for event in heard] == [CardRevealed]
    assert position.players.coins[YELLOW] == 2


@pytest.mark.clause("TA-SOLO-MAS-5")
def test_the_builder_takes_a_type_with_the_most_warriors_left() -> None:
    remaining = [10, 11, 10, 10]
    position = with_master("builder", remaining=remaining)
    heard = stage.resolve(position, "middle")
    assert stage.of_kind(heard, BuilderUsed)[0].warrior == "guard"
    free = stage.solo(remaining=remaining)
    kit.run(free, frame(LI_SI_BUILD, BY_SURPRISE))
    assert list(kit.warriors_of(free, YELLOW).values()) == ["officer"]


@pytest.mark.clause("TA-SOLO-MAS-6")
def test_the_administrator_repeats_the_inner_action() -> None:
    position = with_master("administrator", inner=kit.turned_so_that("inner", "coins", 1, 4))
    heard = stage.resolve(position, "middle")
    assert heard == [AdministratorUsed(seat=YELLOW), CoinsTaken(seat=YELLOW, coins=4)]


@pytest.mark.clause("TA-SOLO-MAS-6")
def test_it_is_repeated_his_way() -> None:
    inner = kit.turned_so_that("inner", "build", 1, 3)
    position = with_master("administrator", inner=inner, wet={YELLOW: 5})
    paid = stage.of_kind(stage.resolve(position, "middle"), WarriorPaid)
    assert [event.clay for event in paid] == [3]
    heard = stage.resolve(position, "middle")
    assert [type(event) for event in heard] == [AdministratorUsed, CardRevealed]


@pytest.mark.clause("TA-SOLO-MAS-7")
def test_the_inspector_brings_2_coins() -> None:
    position = with_master("inspector")
    stage.resolve(position, "middle")
    assert position.players.coins == [3, 5]


def moves(board: str, **told: object) -> list[tuple[str, str, int, str]]:
    """How the Inspectors at row 1 and column a move for him."""
    position = with_master("inspector", board=board)
    heard = stage.resolve(position, "middle", **told)  # type: ignore[arg-type]
    moved = stage.of_kind(heard, InspectorMoved)
    assert len(moved) + len(stage.of_kind(heard, InspectorsLeft)) == 1
    return [(event.inspector, event.way, event.steps, event.place) for event in moved]


@pytest.mark.clause("TA-SOLO-MAS-8")
def test_it_moves_where_the_persons_loss_and_his_gain_are_greatest() -> None:
    """Rows 2 and 3 both bring him 7; the person's 7 would become 3 in row 2, nothing in row 3."""
    board = """
    .   .   .   .   Po  .   .   .   .
    .   .   .   .   .   Yo  Yc  Pg  .
    .   .   .   .   .   .   .   .   Yc
    """
    assert moves(board) == [("row", "forward", 2, "3")]


@pytest.mark.clause("TA-SOLO-MAS-8")
def test_it_may_be_the_other_inspector() -> None:
    board = """
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   Yo  .   .   .   .   .   .   .
    """
    assert moves(board) == [("column", "forward", 1, "b")]


@pytest.mark.clause("TA-SOLO-MAS-8")
def test_it_never_goes_further_or_backward() -> None:
    board = """
    .   .   .   .   Po  .   .   .   .
    .   .   .   .   Pc  .   .   .   .
    .   .   .   .   Pg  .   .   .   .
    .   .   .   .   .   Yo  .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   Yg  .   .   .
    """
    assert moves(board) == []


@pytest.mark.clause("TA-SOLO-MAS-8")
def test_if_every_move_would_hurt_him_there_is_none() -> None:
    board = """
    Yo  .   .   .   .   .   .   .   .
    .   Po  .   .   .   .   .   .   .
    .   .   Pc  .   .   .   .   .   .
    """
    assert moves(board) == []


@pytest.mark.clause("TA-SOLO-MAS-9")
def test_of_equally_good_moves_he_makes_the_shortest() -> None:
    board = """
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   Yo  .   .   .
    .   .   .   .   .   Yc  .   .   .
    """
    assert moves(board) == [("row", "forward", 1, "2")]


@pytest.mark.clause("TA-SOLO-MAS-9")
def test_a_move_that_changes_nothing_is_longer_than_none() -> None:
    assert moves("") == []


@pytest.mark.clause("TA-SOLO-MAS-10")
@pytest.mark.parametrize(("drawn", "inspector"), [(0, "row"), (1, "column")])
def test_between_two_inspectors_chance_decides(drawn: int, inspector: str) -> None:
    board = """
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   Yo  .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   Yg  .   .   .   .   .   .   .
    """
    assert [move[0] for move in moves(board, chance=kit.rigged((2, drawn)))] == [inspector]


@pytest.mark.clause("TA-SOLO-MAS-11")
def test_the_clay_maker_brings_3_clay() -> None:
    position = with_master("clay-maker")
    stage.resolve(position, "middle")
    assert position.players.wet == [0, 3]


@pytest.mark.clause("TA-SOLO-MAS-12", "TA-SOLO-MAS-13")
def test_the_supervisor_takes_the_fullest_warehouse_and_the_next_is_emptied() -> None:
    position = with_master("supervisor", warehouses=[2, 1, 4, 3])
    heard = stage.resolve(position, "middle")
    assert heard == [
        WarehouseTaken(seat=YELLOW, clay=4, warehouse=3),
        WarehouseCleared(seat=YELLOW, clay=3, warehouse=4),
    ]
    assert position.wheel.warehouses == [2, 1, 0, 0]
    assert position.players.wet == [0, 4]
    assert position.players.dry == [0, 0]


@pytest.mark.clause("TA-SOLO-MAS-12", "TA-SOLO-MAS-13")
def test_with_clay_in_one_warehouse_alone_there_is_nothing_to_empty() -> None:
    position = with_master("supervisor", warehouses=[0, 2, 0, 0])
    heard = stage.resolve(position, "middle")
    assert heard == [WarehouseTaken(seat=YELLOW, clay=2, warehouse=2)]
    assert position.wheel.warehouses == [0, 0, 0, 0]


@pytest.mark.clause("TA-SOLO-MAS-14")
@pytest.mark.parametrize(("drawn", "taken", "cleared"), [(0, 2, 3), (1, 3, 2)])
def test_between_equal_warehouses_chance_decides(drawn: int, taken: int, cleared: int) -> None:
    position = with_master("supervisor", warehouses=[2, 3, 3, 1])
    heard = stage.resolve(position, "middle", kit.rigged((2, drawn)))
    assert stage.of_kind(heard, WarehouseTaken)[0].warehouse == taken
    assert stage.of_kind(heard, WarehouseCleared)[0].warehouse == cleared


@pytest.mark.clause("TA-SOLO-MAS-14")
@pytest.mark.parametrize(("drawn", "cleared"), [(0, 1), (1, 2)])
def test_chance_decides_about_the_one_to_empty_as_well(drawn: int, cleared: int) -> None:
    position = with_master("supervisor", warehouses=[2, 2, 3, 1])
    heard = stage.resolve(position, "middle", kit.rigged((2, drawn)))
    assert stage.of_kind(heard, WarehouseCleared)[0].warehouse == cleared


@pytest.mark.clause("TA-SOLO-SPARE-4")
def test_a_supervisor_of_empty_warehouses_is_a_spare_action() -> None:
    position = with_master("supervisor", warehouses=[0, 0, 0, 0])
    heard = stage.resolve(position, "middle")
    assert [type(event) for event in heard] == [SpareActionTaken]


@pytest.mark.clause("TA-SOLO-MAS-15")
def test_the_blacksmith_readies_all_his_weapons() -> None:
    position = with_master("blacksmith", weapons={YELLOW: ["halberd"]})
    stage.resolve(position, "middle")
    assert position.players.weapons == [0, 0b1111]
    assert kit.total(position) == [0, 0]


@pytest.mark.clause("TA-SOLO-SCO-4")
def test_after_a_round_the_next_master_card_gives_him_that_master() -> None:
    li_si = kit.prime_minister(deck=stage.DECK, masters=["supervisor", "inspector"])
    position = stage.solo(li_si=li_si, masters={YELLOW: ["builder"]})
    heard = kit.run(position, CLEAN_UP, chance=kit.rigged((6, 0), (6, 0)))
    assert stage.of_kind(heard, MasterAppointed) == [
        MasterAppointed(seat=YELLOW, master="inspector")
    ]
    assert position.players.masters == [0, 0b000101]


@pytest.mark.clause("TA-SOLO-SCO-4")
def test_it_costs_him_nothing() -> None:
    li_si = kit.prime_minister(deck=stage.DECK, masters=["inspector"])
    position = stage.solo(li_si=li_si)
    heard = kit.run(position, CLEAN_UP)
    spent = heard[: heard.index(MasterAppointed(seat=YELLOW, master="inspector"))]
    assert not stage.of_kind(spent, MasterBought)
    assert position.players.tokens[YELLOW].bit_count() == 1
    assert position.players.coins[YELLOW] >= 3


@pytest.mark.clause("TA-SOLO-SCO-4")
def test_after_the_last_round_there_is_no_master_card() -> None:
    li_si = kit.prime_minister(masters=["supervisor", "inspector"])
    position = stage.solo(li_si=li_si, round=5)
    heard = kit.run(position, CLEAN_UP)
    assert not stage.of_kind(heard, MasterAppointed)
    assert position.is_over()


@pytest.mark.clause("TA-SOLO-SCO-5")
def test_a_master_card_never_comes_back() -> None:
    li_si = kit.prime_minister(deck=stage.DECK, masters=["supervisor", "inspector"])
    position = stage.solo(li_si=li_si)
    kit.run(position, CLEAN_UP)
    assert position.li_si is not None
    assert position.li_si.masters == [MASTERS.index("supervisor")]
