"""Editions: a user's own values are laid over the shipped ones, or refused in one sentence."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from kilnyard.core.editions import Difference, Edition, EditionError, digest, load_edition
from kilnyard.core.events import Message
from tests.core.toy import COMPONENTS, Components

SHIPPED = load_edition(COMPONENTS, None, Components, Components.check)


def load(overlay: str, folder: Path = COMPONENTS) -> Edition:
    return load_edition(folder, overlay, Components, Components.check)


def failure(overlay: str, folder: Path = COMPONENTS) -> Message:
    with pytest.raises(EditionError) as caught:
        load(overlay, folder)
    return caught.value.message


def test_the_shipped_edition_is_the_house_edition() -> None:
    assert (SHIPPED.name, SHIPPED.overlay, SHIPPED.differences) == ("house", None, ())
    assert SHIPPED.content.table.die.faces == 6


def test_values_are_counted_by_grade() -> None:
    assert SHIPPED.grades == {"certain": 7, "house": 6, "likely": 1}


def test_an_overlay_gives_only_what_differs() -> None:
    edition = load("[table.die]\nfaces = 20\n[[market.prizes]]\nnumber = 2\npoints = 5\n")
    assert edition.content.table.die.faces == 20
    assert [prize.points for prize in edition.content.market.prizes] == [2, 5, 7]
    assert edition.content.table.setup == SHIPPED.content.table.setup
    assert edition.differences == (
        Difference("market.prizes.2.points", 4, 5),
        Difference("table.die.faces", 6, 20),
    )


def test_rows_find_theirs_by_the_first_field_in_any_order() -> None:
    one = load("[[market.prizes]]\nnumber = 3\nprice = 9\n[[market.prizes]]\nprice = 0\nnumber = 1")
    two = load("[[market.prizes]]\nnumber = 1\nprice = 0\n[[market.prizes]]\nnumber = 3\nprice = 9")
    assert one.content == two.content
    assert [prize.price for prize in one.content.market.prizes] == [0, 2, 9]


@pytest.mark.parametrize(
    ("overlay", "name"),
    [("", "own"), ('name = "Ours"', "Ours"), ('name = "  Our \\n own "', "Our own")],
)
def test_an_overlay_may_name_its_edition(overlay: str, name: str) -> None:
    assert load(overlay).name == name


def test_the_digest_is_of_the_values_and_nothing_else() -> None:
    assert load('name = "ours"\n# nothing\n').digest == SHIPPED.digest
    assert load('[table.die]\nfaces = 6\ngrade = "certain"').digest == SHIPPED.digest
    assert load("[table.die]\nfaces = 7").digest != SHIPPED.digest


def test_the_digest_does_not_depend_on_order() -> None:
    one = {"a": {"t": {"x": 1, "y": 2}, "r": [{"n": 1}, {"n": 2}]}, "b": {}}
    two = {"b": {}, "a": {"r": [{"n": 1}, {"n": 2}], "t": {"y": 2, "x": 1}}}
    assert digest(one) == digest(two)
    assert digest(one) != digest({"a": {"t": {"x": 2, "y": 1}, "r": []}, "b": {}})


def test_a_grade_may_be_raised_with_the_value() -> None:
    edition = load('[[market.prizes]]\nnumber = 3\nprice = 4\ngrade = "certain"')
    assert edition.grades == {"certain": 10, "house": 3, "likely": 1}
    assert edition.differences == ()


def test_an_edition_keeps_the_text_it_was_made_by() -> None:
    assert load("[table.die]\r\nfaces = 7\r\n").overlay == "[table.die]\nfaces = 7\n"


@pytest.mark.parametrize(
    ("overlay", "id", "arguments"),
    [
        ("[table.die]\nfaces = ", "syntax", {"file": "", "line": 2, "column": 9}),
        ("[table.die]\nfaces = x", "syntax", {"line": 2, "column": 9}),
        ("[table", "syntax", {"line": 1, "column": 7}),
        ("x = " + "[" * 5000, "syntax", {"line": 1}),
        ("[table.die]\nfaces = " + "9" * 5000, "syntax", {"line": 2}),
        ("[board.die]\nfaces = 1", "unknown-value", {"path": "board", "possible": "market, table"}),
        ("[table.dice]\nfaces = 1", "unknown-value", {"path": "table.dice"}),
        ("[table.die]\nsides = 1", "unknown-value", {"path": "table.die.sides"}),
        (
            "[[market.prizes]]\nnumber = 1\ncost = 1",
            "unknown-value",
            {"path": "market.prizes.1.cost"},
        ),
        ("[[market.prizes]]\nnumber = 4", "unknown-row", {"row": "4", "possible": "1, 2, 3"}),
        ("[[market.prizes]]\nnumber = true", "unknown-row", {"row": "True"}),
        ("[[market.prizes]]\nnumber = [1]", "unknown-row", {"row": "[1]"}),
        ("[[market.prizes]]\nprice = 4", "missing-value", {"path": "market.prizes.number"}),
        ("[[market.prizes]]\nnumber = 1\n" * 2, "repeated-row", {"field": "number", "row": "1"}),
        ("table = 3", "wrong-value", {"path": "table", "expected": "[table]", "found": "3"}),
        ("[[table.die]]\nfaces = 3", "wrong-value", {"path": "table.die", "found": "[[rows]]"}),
        ("[market]\nprizes = 3", "wrong-value", {"path": "market.prizes", "expected": "[[rows]]"}),
        ("[market.prizes]\nx = 3", "wrong-value", {"found": "[table]"}),
        (
            "[table.die]\nfaces = 999",
            "wrong-value",
            {"path": "table.die.faces", "expected": "0..400", "found": "999"},
        ),
        ('[table.die]\nfaces = "six"', "wrong-value", {"found": '"six"'}),
        ("[table.die]\nfaces = 6.5", "wrong-value", {"found": "6.5"}),
        ("[table.die]\nfaces = true", "wrong-value", {"found": "true"}),
        ("[table.die]\nfaces = 2026-11-19", "wrong-value", {"found": "2026-11-19"}),
        (
            '[[market.prizes]]\nnumber = 2\ngrade = "sure"',
            "wrong-value",
            {"path": "market.prizes.2.grade", "expected": "certain | house | likely"},
        ),
        ("name = 3", "wrong-value", {"path": "name"}),
        ('name = " "', "wrong-value", {"path": "name"}),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    overlay: str, id: str, arguments: dict[str, int | str]
) -> None:
    message = failure(overlay)
    assert message.id == f"edition-{id}"
    assert {name: message.arguments[name] for name in arguments} == arguments


def test_the_game_has_the_last_word() -> None:
    assert failure("[table.setup]\ncards = 23") == Message("toy-too-few-cards", {"needed": 24})


def test_a_value_that_is_missing_in_the_folder_is_named(tmp_path: Path) -> None:
    folder = copytree(COMPONENTS, tmp_path / "components")
    (folder / "table.toml").write_text('[die]\nfaces = 6\ngrade = "house"\n', "utf-8")
    assert failure("", folder) == Message("edition-missing-value", {"path": "table.setup"})


def test_a_broken_file_of_the_folder_is_named(tmp_path: Path) -> None:
    folder = copytree(COMPONENTS, tmp_path / "components")
    (folder / "table.toml").write_text("[die\n", "utf-8")
    assert failure("", folder).arguments["file"] == "table.toml"
