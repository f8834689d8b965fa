"""What the tests of words know of a game, and what a Fluent file holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final, get_type_hints

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kilnyard import games
from kilnyard.core.events import Event
from kilnyard.core.game import Game, Setup
from kilnyard.core.question import Question
from kilnyard.words import Words
from kilnyard.words.speaking import fluent_files

GAMES: Final[tuple[Game[Any], ...]] = tuple(games.find(name) for name in games.NAMES)
CLI: Final = "kilnyard.cli"
SERVER: Final = "kilnyard.server"
# Where words are: the common ones, each game's, the server's, the terminal's.
FOLDERS: Final = (
    ("kilnyard.words", "common"),
    *((game.package, "words") for game in GAMES),
    (SERVER, "words"),
    (CLI, "words"),
)
# Games are never spoken in one sentence: what stands beside each game's own words.
BESIDE: Final = (("kilnyard.words", "common"), (SERVER, "words"), (CLI, "words"))
COUNTS: Final = (0, 1, 2, 5, 12, 22, 25)
# What an event's texts can be, by the field's name; the game's own names are added to it.
TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "way": ("forward", "backward"),
    "place": ("3", "e"),
    "cell": ("e4",),
    "from_cell": ("a1",),
    "faced_cell": ("d4",),
    "last_cell": ("c4",),
}


@dataclass
class Entry:
    """A message of a Fluent file: what it mentions. Attributes are its forms."""

    id: str
    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    forms_asked: set[str] = field(default_factory=set)
    things: set[str] = field(default_factory=set)
    amounts: set[str] = field(default_factory=set)


class _Reader(Visitor):
    """Collects what the patterns of one message mention."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        words = [one.value for one in node.arguments.positional if hasattr(one, "value")]
        if node.id.name == "THING":
            self.entry.things.update(words)
        elif node.id.name == "AMOUNT":
            self.entry.amounts.update(words)
        for named in node.arguments.named:
            if named.name.name == "form":
                self.entry.forms_asked.add(named.value.value)
        self.generic_visit(node)


def entries(folder: tuple[str, str], language: str) -> list[Entry]:
    """All messages of a folder in one language, in the order of its files."""
    found: list[Entry] = []
    for file in fluent_files(folder, language):
        for node in FluentResource(file.read_text("utf-8")).body:
            assert not isinstance(node, ast.Junk), f"{file}: {node.content}"
            if isinstance(node, ast.Message):
                entry = Entry(node.id.name, forms={one.id.name for one in node.attributes})
                _Reader(entry).visit(node)
                found.append(entry)
    return found


def folders_with(game: Game[Any]) -> list[tuple[str, str]]:
    """Where the words are that may be needed at a table of this game."""
    return [*BESIDE, (game.package, "words")]


def words_of(game: Game[Any], language: str) -> Words:
    """The words of a game, which raise an error where one is missing."""
    return Words(language, [game.package], strict=True)


def questions(game: Game[Any]) -> list[Question[Any]]:
    return [step for step in game.engine.steps if isinstance(step, Question)]


def seat_words(game: Game[Any]) -> set[str]:
    tables = range(game.people_min, game.people_max + 1)
    return {word for people in tables for word in game.seat_words(Setup(people))}


def names(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """The game's lists of ids, by the name each has in its `names` module."""
    module = import_module(f"{game.package}.names")
    return {name: value for name, value in vars(module).items() if isinstance(value, tuple)}


def samples(game: Game[Any], event: type[Event]) -> Iterator[Event]:
    """Events of a type with all sorts of values: as many as it takes to see each of them once."""
    hints = get_type_hints(event)
    fields = [name for name in event.__struct_fields__ if name != "audience"]
    values = {name: _values(game, name, hints[name]) for name in fields}
    most = max((len(each) for each in values.values()), default=1)
    columns = {name: list(islice(cycle(each), most)) for name, each in values.items()}
    for row in range(most):
        yield event(**{name: column[row] for name, column in columns.items()})


def _values(game: Game[Any], name: str, hint: Any) -> tuple[Any, ...]:
    if name == "seat" or name.endswith("_seat"):
        return (0, 1)
    if hint is int:
        return COUNTS
    if hint == list[int]:
        return ([2], [1, 3], [1, 2, 4])
    assert hint is str, f"{name}: no sample of {hint}"
    if name in TEXTS:
        return TEXTS[name]
    lists = names(game)
    if name == "tile":
        return tuple(sorted(tile_ids(game)))
    if name == "thing":
        return (*lists["MASTERS"], *lists["WEAPONS"])
    key = {"facing": "DIRECTIONS"}.get(name, f"{name.upper()}S")
    if key not in lists:
        # `over_card` is a card, `for_resource` a resource.
        key = f"{name.split('_')[-1].upper()}S"
    assert key in lists, f"{name}: no sample texts"
    return lists[key]


def tile_ids(game: Game[Any]) -> set[str]:
    """The ids of rows of component data that people see by name."""
    tiles = getattr(game.edition().content, "scoring_tiles", None)
    return {tile.id for tile in tiles.tiles} if tiles else set()


def sources(package: str) -> list[Path]:
    """The Python files of a package."""
    return sorted(Path(str(files(package))).rglob("*.py"))
