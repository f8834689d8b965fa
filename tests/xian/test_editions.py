"""The shipped values, and editions that no game could be played with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kilnyard.core.editions import EditionError
from kilnyard.core.events import Message
from kilnyard.games.xian.components import Components
from kilnyard.games.xian.game import GAME


def objection(overlay: str) -> Message:
    """What is said to an overlay."""
    with pytest.raises(EditionError) as error:
        GAME.edition(overlay)
    return error.value.message


def shipped() -> Components:
    content: Any = GAME.edition().content
    assert isinstance(content, Components)
    return content


def test_what_the_rulebook_tells_of_the_pictures_is_kept() -> None:
    """003:114, 003:179, 003:181, 003:185, 003:222, 003:248, 003:274."""
    components = shipped()
    assert components.requests.tokens[9].pigment == "yellow"
    assert components.workers.collectors[3].coins == 3
    assert components.workers.craftsmen[4].clay == 3
    assert components.workers.helpers[1].helper == "accountant"
    assert components.workers.helpers[1].points[0] == 0
    prices = {(card.type, card.coins) for card in components.equipment.cards}
    assert {("crossbow", 1), ("sword", 3)} <= prices
    squares = {
        (face.section, square)
        for face in components.formations.faces
        for square in f"{face.upper} {face.lower}".split()
    }
    assert {("A", "4+R"), ("C", "8")} <= squares


def test_guesses_are_graded_as_such() -> None:
    edition = GAME.edition()
    assert set(edition.grades) == {"certain", "likely", "house"}
    components = shipped()
    assert {face.grade for face in components.formations.faces} == {"house"}
    assert {card.grade for card in components.equipment.cards} == {"house"}
    assert {row.grade for row in components.scoring.majorities} == {"certain"}


@pytest.mark.parametrize(
    ("overlay", "id", "path"),
    [
        ("[setup.game]\nrounds = 7", "edition-at-most", "setup.game.rounds"),
        ("[equipment.market]\ndiscarded = 5", "edition-wrong-value", "discarded"),
        ("[end_tiles.drawn]\ntiles = 3", "edition-at-least", "end_tiles.drawn.tiles"),
        ("[end_tiles.drawn]\ntiles = 9", "edition-at-most", "end_tiles.drawn.tiles"),
        ("[setup.supply]\nstatues = 5", "edition-at-least", "setup.supply.statues"),
        ("[setup.supply]\nstatues = 25", "edition-wrong-value", "statues"),
        (
            '[[formations.faces]]\nid = "a1-front"\nupper = "# # # # 5"',
            "edition-at-least",
            "a1-front",
        ),
        (
            '[[formations.faces]]\nid = "a1-front"\nupper = "4 4 S 4 5"',
            "edition-at-most",
            "a1-front",
        ),
        ('[[formations.faces]]\nid = "a1-front"\nupper = "4 4"', "edition-wrong-value", "upper"),
        ("[[workers.helpers]]\nnumber = 1\npoints = [0]", "edition-at-least", "helpers.1.points"),
        (
            '[[workers.helpers]]\nnumber = 1\nhelper = "officer"',
            "edition-rows",
            "workers.helpers.helper",
        ),
    ],
)
def test_values_that_make_no_game_are_refused(overlay: str, id: str, path: str) -> None:
    message = objection(overlay)
    assert message.id == id, message
    assert path in json.dumps(message.arguments)


def test_any_printed_value_may_be_replaced() -> None:
    overlay = '[[formations.faces]]\nid = "c1-front"\nupper = "# 9+$1+R S 6 8+B"'
    edition = GAME.edition(overlay)
    assert len(edition.differences) == 1
