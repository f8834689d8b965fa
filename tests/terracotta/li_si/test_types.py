"""Which type of Warrior he builds, and what his Weapons add to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.core.question import frame
from kilnyard.games.terracotta.events import InspectorMoved, WarriorPlaced
from kilnyard.games.terracotta.frames import LI_SI_BUILD
from kilnyard.games.terracotta.li_si.building import BY_CLAY, BY_MASTER_BUILDER, BY_SURPRISE
from kilnyard.games.terracotta.li_si.events import (
    InspectorsLeftBySword,
    LiSiCrossbowUsed,
    LiSiHalberdUsed,
    LiSiSpearUsed,
    LiSiSwordUsed,
)
from kilnyard.games.terracotta.names import WARRIORS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.kit import YELLOW
from tests.terracotta.li_si import stage

OFFICER_SOON = ["tile-coins", "tile-officer", "tile-clay", "tile-coins", "tile-clay"]
SPECIALIST_SEGMENT = stage.outer_segment("specialist")
WEAPON_SEGMENT = stage.outer_segment("weapon")
NEUTRAL = 13


def building(
    means: int = BY_CLAY,
    *,
    ready: Sequence[str] = (),
    row: Sequence[str] = WEAPONS,
    active: Sequence[int] = (),
    chance: Chance | None = None,
    **told: Any,
) -> tuple[TerracottaPosition, list[Event]]:
    """He builds, with these Weapons ready in his row and these cards active."""
    told.setdefault("wet", {YELLOW: 4})
    told.setdefault("segment", WEAPON_SEGMENT)
    li_si = kit.prime_minister(deck=stage.DECK, weapon_row=row, active=active)
    position = stage.solo(li_si=li_si, weapons={YELLOW: ready}, **told)
    heard = kit.run(position, frame(LI_SI_BUILD, means, 2), chance=chance)
    return position, heard + stage.settle(position)


def built(*args: Any, **told: Any) -> str:
    """The type he builds."""
    _, heard = building(*args, **told)
    (placed,) = stage.of_kind(heard, WarriorPlaced)
    return placed.warrior


def row_of(position: TerracottaPosition) -> list[str]:
    """His Weapons from left to right."""
    assert position.li_si is not None
    return [WEAPONS[weapon] for weapon in position.li_si.weapon_row]


@pytest.mark.clause("TA-SOLO-BUILD-1")
@pytest.mark.parametrize("ready", WEAPONS)
def test_he_prefers_a_type_whose_weapon_is_ready(ready: str) -> None:
    wanted = WARRIORS[WEAPONS.index(ready)]
    assert built(ready=[ready], tiles=OFFICER_SOON) == wanted


@pytest.mark.clause("TA-SOLO-BUILD-1")
def test_with_the_administrator_too() -> None:
    position = stage.at(
        "middle",
        "master",
        "administrator",
        masters={YELLOW: ["administrator"]},
        inner=kit.turned_so_that("inner", "build", 1, 3),
        wet={YELLOW: 3},
        weapons={YELLOW: ["crossbow"]},
        tiles=OFFICER_SOON,
    )
    stage.resolve(position, "middle")
    assert list(kit.warriors_of(position, YELLOW).values()) == ["crossbowman"]
    assert position.players.weapons == [0, 0]


@pytest.mark.clause("TA-SOLO-BUILD-2")
def test_he_drops_that_for_3_points_more() -> None:
    """Guards are worth 4, then 5; the others 7."""
    assert built(ready=["halberd"], tiles=OFFICER_SOON, remaining=[11, 5, 11, 11]) == "officer"
    assert built(ready=["halberd"], tiles=OFFICER_SOON, remaining=[11, 6, 11, 11]) == "guard"


@pytest.mark.clause("TA-SOLO-BUILD-2")
def test_the_best_type_with_a_weapon_is_what_counts() -> None:
    ready = ["halberd", "spear"]
    assert built(ready=ready, tiles=OFFICER_SOON, remaining=[11, 5, 11, 6]) == "soldier"


@pytest.mark.clause("TA-SOLO-BUILD-3")
@pytest.mark.parametrize("means", [BY_MASTER_BUILDER, BY_SURPRISE])
def test_weapons_play_no_part_in_other_builds(means: int) -> None:
    position, heard = building(means, ready=["halberd"], tiles=OFFICER_SOON)
    assert [event.warrior for event in stage.of_kind(heard, WarriorPlaced)] == ["officer"]
    assert position.players.weapons == [0, 0b0010]


@pytest.mark.clause("TA-SOLO-BUILD-25")
@pytest.mark.parametrize("means", [BY_MASTER_BUILDER, BY_SURPRISE])
def test_other_builds_use_no_weapon(means: int) -> None:
    position, heard = building(means, ready=WEAPONS)
    assert len(stage.of_kind(heard, WarriorPlaced)) == 1
    assert position.players.weapons == [0, 0b1111]
    assert kit.scored(position, YELLOW) == {"organizer": 7}


@pytest.mark.clause("TA-SOLO-BUILD-4")
def test_of_the_types_left_the_one_worth_most() -> None:
    assert built(remaining=[9, 9, 10, 8], tiles=OFFICER_SOON) == "crossbowman"
    assert built(remaining=[0, 2, 0, 1]) == "guard"


TWO_TYPES = ["tile-coins", "tile-soldier", "tile-guard", "tile-clay", "tile-officer"]


@pytest.mark.clause("TA-SOLO-BUILD-5")
def test_of_equals_the_one_on_the_earliest_tile() -> None:
    assert built(tiles=TWO_TYPES, round=1) == "soldier"
    assert built(tiles=TWO_TYPES, round=2) == "soldier"
    assert built(tiles=TWO_TYPES, round=3) == "guard"
    row = ["spear", "crossbow", "halberd", "sword"]
    assert built(tiles=TWO_TYPES, round=4, row=row) == "officer"
    assert built(tiles=TWO_TYPES, round=5, row=row) == "officer"


@pytest.mark.clause("TA-SOLO-BUILD-5")
def test_only_of_equals() -> None:
    assert built(tiles=TWO_TYPES, round=1, remaining=[11, 11, 11, 9]) == "guard"


@pytest.mark.clause("TA-SOLO-BUILD-6")
def test_of_equals_the_one_whose_weapon_is_further_left() -> None:
    row = ["spear", "crossbow", "halberd", "sword"]
    assert built(row=row, tiles=stage.SILENT_TILES) == "soldier"
    assert built(row=row, tiles=stage.SILENT_TILES, remaining=[11, 10, 9, 9]) == "guard"


@pytest.mark.clause("TA-SOLO-BUILD-7")
@pytest.mark.parametrize("means", [BY_CLAY, BY_MASTER_BUILDER, BY_SURPRISE])
def test_he_scores_the_organizer_however_he_builds(means: int) -> None:
    position, heard = building(means, remaining=[9, 9, 9, 9])
    assert stage.of_kind(heard, WarriorPlaced)[0].points == 6
    assert kit.scored(position, YELLOW) == {"organizer": 6}
    assert sum(position.remaining) == 35


@pytest.mark.clause("TA-SOLO-BUILD-25")
def test_he_uses_the_weapon_of_that_type_if_it_is_ready() -> None:
    position, _ = building(ready=["halberd", "spear"], tiles=TWO_TYPES)
    assert list(kit.warriors_of(position, YELLOW).values()) == ["soldier"]
    assert position.players.weapons == [0, 0b0010]


@pytest.mark.clause("TA-SOLO-BUILD-25")
def test_and_no_other() -> None:
    position, _ = building(ready=["halberd"], remaining=[11, 5, 5, 5])
    assert list(kit.warriors_of(position, YELLOW).values()) == ["officer"]
    assert kit.scored(position, YELLOW) == {"organizer": 7}
    assert position.players.weapons == [0, 0b0010]


@pytest.mark.clause("TA-SOLO-BUILD-26")
def test_the_weapon_turns_inactive_and_goes_to_the_left_end() -> None:
    row = ["spear", "crossbow", "halberd", "sword"]
    position, _ = building(ready=["halberd"], row=row)
    assert row_of(position) == ["halberd", "spear", "crossbow", "sword"]
    assert position.players.weapons == [0, 0]


@pytest.mark.clause("TA-SOLO-BUILD-27")
def test_his_sword_scores_2() -> None:
    position, heard = building(ready=["sword"])
    assert stage.of_kind(heard, LiSiSwordUsed) == [LiSiSwordUsed(seat=YELLOW, points=2)]
    assert kit.scored(position, YELLOW) == {"organizer": 7, "weapons": 2}


@pytest.mark.clause("TA-SOLO-BUILD-30")
def test_his_halberd_scores_3() -> None:
    position, heard = building(ready=["halberd"])
    assert stage.of_kind(heard, LiSiHalberdUsed) == [LiSiHalberdUsed(seat=YELLOW, points=3)]
    assert kit.scored(position, YELLOW) == {"organizer": 7, "weapons": 3}


@pytest.mark.clause("TA-SOLO-BUILD-31")
def test_his_crossbow_scores_3() -> None:
    position, heard = building(ready=["crossbow"])
    assert stage.of_kind(heard, LiSiCrossbowUsed) == [LiSiCrossbowUsed(seat=YELLOW, points=3)]
    assert kit.scored(position, YELLOW) == {"organizer": 7, "weapons": 3}


@pytest.mark.clause("TA-SOLO-BUILD-32")
def test_his_spear_scores_2_and_brings_2_coins() -> None:
    position, heard = building(ready=["spear"])
    assert stage.of_kind(heard, LiSiSpearUsed) == [LiSiSpearUsed(seat=YELLOW, points=2, coins=2)]
    assert kit.scored(position, YELLOW) == {"organizer": 7, "weapons": 2}
    assert position.players.coins == [3, 5]


def swung(*rows: str, chance: Chance | None = None) -> list[tuple[str, str, str]]:
    """How his Sword moves the Inspectors at row 1 and column a, his Officer now on a1."""
    empty = ".   .   .   .   .   .   .   .   .\n"
    board = "".join(row + "\n" if row else empty for row in rows)
    position, heard = building(ready=["sword"], board=board, chance=chance)
    assert kit.warriors_of(position, YELLOW)["a1"] == "officer"
    moves = stage.of_kind(heard, InspectorMoved)
    assert len(moves) + len(stage.of_kind(heard, InspectorsLeftBySword)) == 1
    assert all(move.steps == 1 for move in moves)
    return [(move.inspector, move.way, move.place) for move in moves]


SHARED = ".   .   .   .   Pg  .   .   .   ."
HIS = ".   .   .   .   .   Yg  .   .   ."
HERS = ".   .   .   .   .   Pc  .   .   ."


@pytest.mark.clause("TA-SOLO-BUILD-28")
def test_his_sword_moves_an_inspector_where_it_helps_most() -> None:
    assert swung(SHARED, HIS, "", "", "", "", HERS) == [("row", "forward", "2")]
    assert swung(SHARED, HERS, "", "", "", "", HIS) == [("row", "backward", "7")]


@pytest.mark.clause("TA-SOLO-BUILD-28")
def test_it_moves_none_if_every_move_would_hurt_him() -> None:
    assert swung("", HERS, "", "", "", "", HERS) == []


@pytest.mark.clause("TA-SOLO-BUILD-28")
def test_a_move_that_changes_nothing_does_not_hurt_him() -> None:
    assert swung(SHARED) == [("row", "forward", "2")]


@pytest.mark.clause("TA-SOLO-BUILD-29")
def test_of_equally_good_moves_he_prefers_forward() -> None:
    assert swung(SHARED, HIS, "", "", "", "", HIS) == [("row", "forward", "2")]


@pytest.mark.clause("TA-SOLO-BUILD-29")
@pytest.mark.parametrize(("drawn", "move"), [(0, ("row", "2")), (1, ("column", "b"))])
def test_between_two_inspectors_chance_decides(drawn: int, move: tuple[str, str]) -> None:
    both = "Pg  Yc  .   .   .   .   .   .   ."
    moves = swung(SHARED, HIS, "", "", both, chance=kit.rigged((2, drawn)))
    assert moves == [(move[0], "forward", move[1])]


@pytest.mark.clause("TA-SOLO-BUILD-33")
def test_for_a_neutral_card_he_keeps_his_weapons_at_a_specialist_segment() -> None:
    position, heard = building(
        ready=["halberd", "sword"], active=[NEUTRAL], segment=SPECIALIST_SEGMENT, tiles=OFFICER_SOON
    )
    assert stage.of_kind(heard, WarriorPlaced)[0].warrior == "officer"
    assert position.players.weapons == [0, 0b0011]
    assert kit.scored(position, YELLOW) == {"organizer": 7}


@pytest.mark.clause("TA-SOLO-BUILD-33")
@pytest.mark.parametrize(
    ("active", "segment"), [([12], SPECIALIST_SEGMENT), ([NEUTRAL], WEAPON_SEGMENT)]
)
def test_but_only_for_both_together(active: list[int], segment: int) -> None:
    position, heard = building(
        ready=["halberd"], active=active, segment=segment, tiles=OFFICER_SOON
    )
    assert stage.of_kind(heard, WarriorPlaced)[0].warrior == "guard"
    assert position.players.weapons == [0, 0]
