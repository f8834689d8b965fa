"""The sentences that rulebook examples are told in, and what each does or checks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kilnyard.core.bits import BIT
from kilnyard.core.question import ALLOWED, first_of, frame
from kilnyard.games.terracotta.final_scoring import ranking
from kilnyard.games.terracotta.frames import (
    CHOOSE_WORKER,
    FINAL_SCORING,
    RING_ACTION,
    SCORE_INSPECTOR,
    SCORE_MUSICIANS,
    SCORE_TILE,
)
from kilnyard.games.terracotta.groups import groups_of_type
from kilnyard.games.terracotta.names import (
    COLOURS,
    INSPECTORS,
    RINGS,
    WARRIORS,
    WEAPONS,
    WORKERS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import REFUSALS
from kilnyard.games.terracotta.rules import ENGINE
from tests.terracotta import kit

Sentence = Callable[["Example", re.Match[str], str], None]
SENTENCES: dict[str, list[tuple[re.Pattern[str], Sentence]]] = {"given": [], "when": [], "then": []}

SEAT = f"(?P<seat>{'|'.join(COLOURS)})"
NUMBER = {"nothing": 0, "a": 1, "an": 1, "no": 0}


def amount(word: str) -> int:
    return NUMBER[word] if word in NUMBER else int(word)


def seat_of(found: re.Match[str]) -> int:
    return COLOURS.index(found["seat"].lower())


def sentence(part: str, form: str) -> Callable[[Sentence], Sentence]:
    """Register what a sentence of this form means; SEAT stands for a player's colour."""
    pattern = re.compile(form.replace("SEAT", SEAT), re.IGNORECASE)

    def register(meaning: Sentence) -> Sentence:
        SENTENCES[part].append((pattern, meaning))
        return meaning

    return register


class Example:
    """What has been told so far: first a table to lay out, then a position to play on."""

    def __init__(self) -> None:
        self.setup: dict[str, Any] = {"seats": 4}
        self._position: TerracottaPosition | None = None

    @property
    def position(self) -> TerracottaPosition:
        """The table as it was told; from now on nothing can be given."""
        if self._position is None:
            self._position = kit.table_of(**self.setup)
        return self._position

    def give(self, name: str, key: int, value: Any) -> None:
        self.setup.setdefault(name, {})[key] = value

    def tell(self, part: str, words: str, board: str) -> None:
        for pattern, meaning in SENTENCES[part]:
            found = pattern.fullmatch(words.strip())
            if found:
                assert part != "given" or self._position is None, "given comes first"
                meaning(self, found, board)
                return
        raise AssertionError(f"no sentence of {part} has this form")

    def drawn(self) -> str:
        return kit.drawn(self._position.mausoleum) if self._position else ""


@sentence("given", r"(?P<seats>\d) players")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.setup["seats"] = int(found["seats"])


@sentence("given", r"round (?P<round>\d)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.setup["round"] = int(found["round"])


@sentence("given", r"the Mausoleum:")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.setup["board"] = board


@sentence("given", r"no coins and no clay")
def _(example: Example, found: re.Match[str], board: str) -> None:
    for seat in range(example.setup["seats"]):
        example.give("coins", seat, 0)


@sentence("given", r"SEAT has (?P<amount>\w+) (?P<goods>coin|wet clay|dry clay)s?")
def _(example: Example, found: re.Match[str], board: str) -> None:
    goods = {"coin": "coins", "wet clay": "wet", "dry clay": "dry"}[found["goods"].lower()]
    example.give(goods, seat_of(found), amount(found["amount"]))


@sentence("given", r"SEAT has an artisan in hand")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.give("artisans", seat_of(found), 1)


@sentence("given", r"SEAT's (?P<weapon>\w+) is active")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.give("weapons", seat_of(found), [found["weapon"]])


@sentence("given", r"it is SEAT's turn")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.setup["active"] = seat_of(found)


@sentence("given", r"segment (?P<segment>\d+): SEAT (?P<worker>craftsman|artisan)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    workers = "craftsmen_at" if found["worker"] == "craftsman" else "artisans_at"
    example.give(workers, int(found["segment"]), seat_of(found))


@sentence("given", r"the (?P<ring>inner|middle) ring shows (?P<action>\w+) at segment (?P<at>\d+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    turns = kit.turned_so_that(found["ring"], found["action"], int(found["at"]))
    example.setup[found["ring"]] = turns


@sentence("given", r"the inner ring shows a Warrior for (?P<clay>\d) clay at segment (?P<at>\d+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    turns = kit.turned_so_that("inner", "build", int(found["at"]), int(found["clay"]))
    example.setup["inner"] = turns


@sentence("given", r"(?P<left>\d+) (?P<warrior>\w+?)s? left in the Organizer")
def _(example: Example, found: re.Match[str], board: str) -> None:
    remaining = list(kit.tables().warriors_per_type)
    remaining[WARRIORS.index(found["warrior"].lower())] = int(found["left"])
    example.setup["remaining"] = remaining


@sentence("given", r"the Inspectors at row (?P<row>\d) and column (?P<column>[a-i])")
def _(example: Example, found: re.Match[str], board: str) -> None:
    example.setup["inspectors"] = (int(found["row"]), found["column"])


@sentence("given", r"the Scoring token (?P<tile>tile-[a-z-]+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    others = [tile for tile in kit.tables().tile_ids if tile != found["tile"]]
    tiles = others[:5]
    tiles[example.setup.get("round", 1) - 1] = found["tile"]
    example.setup["tiles"] = tiles


def play(example: Example, seat: int, *tokens: str) -> None:
    assert example.position.asked == seat, f"{COLOURS[example.position.asked]} is asked"
    kit.play(example.position, *tokens)


@sentence("when", r"SEAT places an? (?P<worker>craftsman|artisan) on segment (?P<segment>\d+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    play(example, seat_of(found), f"s{found['segment']}")
    if ENGINE.question(example.position).name == "choose-worker":
        play(example, seat_of(found), found["worker"])
    worker = WORKERS[example.position.worker]
    assert worker == found["worker"], f"it was an {worker}"


@sentence("when", r"SEAT makes an? (?P<warrior>\w+) on (?P<cell>[a-i]\d)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    play(example, seat_of(found), found["warrior"].lower(), found["cell"])


@sentence("when", r"SEAT uses the crossbow as far as (?P<cell>[a-i]\d)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    play(example, seat_of(found), found["cell"])


@sentence("when", r"SEAT takes an? (?P<what>clay|coin) instead")
def _(example: Example, found: re.Match[str], board: str) -> None:
    play(example, seat_of(found), found["what"])


@sentence("when", r"SEAT performs the action")
def _(example: Example, found: re.Match[str], board: str) -> None:
    play(example, seat_of(found), "do")


@sentence("when", r"SEAT does nothing")
def _(example: Example, found: re.Match[str], board: str) -> None:
    play(example, seat_of(found), "skip")


@sentence("when", r"the Inspector of the (?P<line>row|column)s is scored")
def _(example: Example, found: re.Match[str], board: str) -> None:
    run(example, frame(SCORE_INSPECTOR, INSPECTORS.index(found["line"].lower())))


@sentence("when", r"the Musicians are scored")
def _(example: Example, found: re.Match[str], board: str) -> None:
    run(example, SCORE_MUSICIANS)


@sentence("when", r"the Scoring token is scored")
def _(example: Example, found: re.Match[str], board: str) -> None:
    run(example, SCORE_TILE)


@sentence("when", r"the game ends")
def _(example: Example, found: re.Match[str], board: str) -> None:
    run(example, FINAL_SCORING)


def run(example: Example, *frames: int) -> None:
    example.position.frames = []
    kit.run(example.position, *frames)


@sentence("then", r"SEAT scores (?P<points>\w+) for (?P<source>\w+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    scored = kit.scored(example.position, seat_of(found))
    assert scored.get(found["source"], 0) == amount(found["points"]), f"scored: {scored}"


@sentence("then", r"SEAT scores (?P<points>\w+)( in all)?")
def _(example: Example, found: re.Match[str], board: str) -> None:
    points = kit.total(example.position)
    assert points[seat_of(found)] == amount(found["points"]), f"scored: {points}"


@sentence("then", r"SEAT has (?P<amount>\w+) (?P<goods>coin|wet clay|dry clay)s?")
def _(example: Example, found: re.Match[str], board: str) -> None:
    players = example.position.players
    goods = {"coin": players.coins, "wet clay": players.wet, "dry clay": players.dry}
    have = goods[found["goods"].lower()][seat_of(found)]
    assert have == amount(found["amount"]), f"it has {have}"


@sentence("then", r"SEAT's (?P<weapon>\w+) is (?P<side>active|inactive)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    weapon = WEAPONS.index(found["weapon"])
    active = example.position.players.weapons[seat_of(found)] >> weapon & 1
    assert bool(active) == (found["side"] == "active")


@sentence("then", r"the Warehouse in quarter (?P<quarter>\d) holds (?P<clay>\d+) dry clay")
def _(example: Example, found: re.Match[str], board: str) -> None:
    warehouses = example.position.wheel.warehouses
    assert warehouses[int(found["quarter"]) - 1] == int(found["clay"]), f"they hold {warehouses}"


@sentence("then", r"segment (?P<segment>\d+): SEAT craftsman, (?P<other>\w+) artisan")
def _(example: Example, found: re.Match[str], board: str) -> None:
    wheel, segment = example.position.wheel, int(found["segment"]) - 1
    there = (wheel.craftsmen[segment], wheel.artisans[segment])
    assert there == (seat_of(found), COLOURS.index(found["other"].lower()))


MAY_PLACE = r"SEAT may place an? (?P<worker>craftsman|artisan) on segment (?P<segment>\d+)"


def placing_refused(example: Example, found: re.Match[str]) -> str:
    """Why a seat, were it its turn, could not place this Worker there; empty if it could."""
    position = example.position.copy()
    position.frames = [frame(CHOOSE_WORKER, int(found["segment"]) - 1)]
    worker = WORKERS.index(found["worker"])
    code = ENGINE.question(position).refused(position, seat_of(found), worker)
    return "" if code == ALLOWED else REFUSALS[code].name


@sentence("then", MAY_PLACE)
def _(example: Example, found: re.Match[str], board: str) -> None:
    assert placing_refused(example, found) == ""


@sentence("then", MAY_PLACE.replace("may", "may not") + r" +because (?P<reason>[a-z-]+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    assert placing_refused(example, found) == found["reason"]


@sentence("then", r"SEAT is asked about the (?P<ring>inner|middle|outer) ring")
def _(example: Example, found: re.Match[str], board: str) -> None:
    position = example.position
    assert position.asked == seat_of(found)
    assert position.frames[-1] & 255 == RING_ACTION, ENGINE.question(position).name
    assert RINGS[first_of(position.frames[-1])] == found["ring"]


@sentence("then", r"it is SEAT's turn")
def _(example: Example, found: re.Match[str], board: str) -> None:
    assert example.position.active == seat_of(found)
    assert ENGINE.question(example.position).name == "take-turn"


@sentence("then", r"SEAT may (?P<options>[a-z0-9, -]+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    choices = kit.choices(example.position)
    assert choices == found["options"].split(", "), f"it may: {', '.join(choices)}"


@sentence("then", r"(?P<token>[a-z]+) is refused +because (?P<reason>[a-z-]+)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    assert kit.refusal_of(example.position, found["token"]) == found["reason"]


@sentence("then", r"(?P<count>\d+) groups? of (?P<warrior>\w+)s")
def _(example: Example, found: re.Match[str], board: str) -> None:
    warrior = WARRIORS.index(found["warrior"].lower())
    groups = groups_of_type(example.position.mausoleum, warrior)
    assert len(groups) == int(found["count"]), f"there are {len(groups)}"


@sentence("then", r"the group at (?P<cell>[a-i]\d) has (?P<count>\d+) Warriors?")
def _(example: Example, found: re.Match[str], board: str) -> None:
    warriors = group_at(example, found["cell"])
    assert warriors.bit_count() == int(found["count"])


@sentence("then", r"(?P<count>\d+) of them (is|are) SEAT's in the group at (?P<cell>[a-i]\d)")
def _(example: Example, found: re.Match[str], board: str) -> None:
    owned = example.position.mausoleum.owned[seat_of(found)]
    assert (group_at(example, found["cell"]) & owned).bit_count() == int(found["count"])


@sentence("then", r"the Warrior on (?P<cell>[a-i]\d) is in no group")
def _(example: Example, found: re.Match[str], board: str) -> None:
    assert group_at(example, found["cell"]) == 0


def group_at(example: Example, name: str) -> int:
    """The Warriors of the group on a cell, none if there is no group."""
    for warrior in range(len(WARRIORS)):
        for group in groups_of_type(example.position.mausoleum, warrior):
            if group.warriors & BIT[kit.cell(name)]:
                return int(group.warriors)
    return 0


@sentence("then", r"the Mausoleum:")
def _(example: Example, found: re.Match[str], board: str) -> None:
    expected = kit.board(board)
    expected.owned = expected.owned[: example.position.seats]
    assert kit.drawn(example.position.mausoleum) == kit.drawn(expected)


@sentence("then", r"SEAT wins")
def _(example: Example, found: re.Match[str], board: str) -> None:
    assert example.position.is_over()
    assert ranking(example.position)[0] == seat_of(found)
