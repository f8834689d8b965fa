"""Editions that no game could be played with are refused, and the message says where and why."""

from __future__ import annotations

import pytest

from kilnyard.core.editions import EditionError
from kilnyard.core.events import Message
from kilnyard.games.terracotta.game import GAME


def objection(overlay: str) -> Message:
    """What is said to an overlay."""
    with pytest.raises(EditionError) as error:
        GAME.edition(overlay)
    return error.value.message


def row(table: str, key: str, value: str) -> str:
    """An overlay that changes one row of a list."""
    return f"[[{table}]]\n{key}\n{value}\n"


@pytest.mark.parametrize(
    ("overlay", "path", "most"),
    [
        (row("organizer.columns", 'id = "guard"', "warriors = 12"), "guard.warriors", 11),
        (row("setup.tables", "players = 4", "workers_of_each_kind = 4"), "each_kind", 3),
        (row("setup.tables", "players = 3", "priority_tokens = 4"), "3.priority_tokens", 3),
        (row("board.inspectors", 'id = "row"', "start = 8"), "row.start", 7),
        (row("board.inspectors", 'id = "column"', "start = 10"), "column.start", 9),
        (row("board.inspectors", 'id = "row"', "spaces = 9"), "row.spaces", 7),
        ("[masters.supervisor]\nwarehouses = 5", "supervisor.warehouses", 4),
        (row("wheel.inner", "slot = 4", 'shows = { action = "upgrade" }'), "inner.upgrade", 1),
        (
            row(
                "wheel.inner", "slot = 4", 'shows = { action = "master", master = "administrator" }'
            ),
            "inner.administrator",
            0,
        ),
        (
            row(
                "scoring_tiles.tiles", 'id = "tile-middle-row"', 'counts = { of = "row", row = 8 }'
            ),
            "tile-middle-row.counts.row",
            7,
        ),
        (
            row(
                "scoring_tiles.tiles", 'id = "tile-clay"', 'counts = { of = "column", column = 10 }'
            ),
            "tile-clay.counts.column",
            9,
        ),
        (
            row("specialists.specialists", 'id = "musician"', 'weapon = "sword"'),
            "weapon.sword",
            1,
        ),
        ("[li_si.start]\nremoved_horses = 5", "removed_horses", 4),
        ("[solo_cards.reshuffle]\nnever_among_first = 14", "never_among_first", 13),
    ],
)
def test_a_value_that_is_too_great_for_the_others_is_refused(
    overlay: str, path: str, most: int
) -> None:
    message = objection(overlay)
    assert message.id == "edition-at-most"
    assert str(message.arguments["path"]).endswith(path)
    assert message.arguments["most"] == most


@pytest.mark.parametrize(
    ("overlay", "path", "least"),
    [
        (row("board.inspectors", 'id = "column"', "spaces = 7"), "column.spaces", 9),
        (row("wheel.inner", "slot = 8", 'shows = { action = "soak" }'), "inner.upgrade", 1),
    ],
)
def test_a_value_that_is_too_small_for_the_others_is_refused(
    overlay: str, path: str, least: int
) -> None:
    message = objection(overlay)
    assert message.id == "edition-at-least"
    assert str(message.arguments["path"]).endswith(path)
    assert message.arguments["least"] == least


@pytest.mark.clause("TA-SOLO-SUR-2", "TA-SOLO-SUR-3", "TA-SOLO-CHA-8")
@pytest.mark.parametrize(
    ("overlay", "most"),
    [
        ("[li_si.surprise_build]\ndiscard = 6", 5),
        ("[li_si.surprise_build]\nclay = 4", 4),
        ("[solo_challenges.overtime]\ncoins = 3", 3),
    ],
)
def test_li_si_discards_no_more_than_he_must_have(overlay: str, most: int) -> None:
    message = objection(overlay)
    assert message.arguments["path"] == "li_si.surprise_build.discard"
    assert message.arguments["most"] == most


@pytest.mark.clause("TA-SOLO-CHA-6")
def test_li_si_has_no_more_trained_hands_than_workers() -> None:
    overlay = "[solo_challenges.trained-hand]\nartisans = {}"
    assert objection(overlay.format(6)).arguments["most"] == 5
    assert GAME.edition(overlay.format(5)).differences


@pytest.mark.clause("TA-SOLO-BUILD-32")
@pytest.mark.parametrize("weapon", ["sword", "halberd", "crossbow"])
def test_only_li_sis_spear_brings_coins(weapon: str) -> None:
    message = objection(f"[li_si.{weapon}]\ncoins = 1")
    assert message.arguments == {"path": f"li_si.{weapon}.coins", "value": 1, "most": 0}
    assert GAME.edition("[li_si.spear]\ncoins = 1").differences


def test_weapons_and_specialists_may_be_paired_otherwise() -> None:
    swapped = row("specialists.specialists", 'id = "footman"', 'weapon = "crossbow"')
    swapped += row("specialists.specialists", 'id = "archer"', 'weapon = "halberd"')
    assert len(GAME.edition(swapped).differences) == 2
