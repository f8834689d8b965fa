"""The sentences that rulebook examples are told in, and what each does or checks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kilnyard.core.chance import Chance
from kilnyard.core.table import Table
from kilnyard.games.xian.abilities import statues_left
from kilnyard.games.xian.final_scoring import ranking
from kilnyard.games.xian.frames import CHOOSE_PAIR, FAVOUR, FINAL_SCORING
from kilnyard.games.xian.names import (
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    COLOURS,
    HELPERS,
    PIGMENTS,
)
from kilnyard.games.xian.new_round import replace_request
from kilnyard.games.xian.phases import ChoosePair, Favour, cards_in, pair_of
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.resources import has_helper, has_tile
from tests.xian import kit

Sentence = Callable[["Example", re.Match[str]], None]
SENTENCES: dict[str, list[tuple[re.Pattern[str], Sentence]]] = {"given": [], "when": [], "then": []}

SEAT = f"(?P<seat>{'|'.join(COLOURS)})"
NUMBER = {"nothing": 0, "a": 1, "an": 1, "no": 0, "two": 2}


def amount(word: str) -> int:
    return NUMBER[word] if word in NUMBER else int(word)


def seat_of(found: re.Match[str]) -> int:
    return COLOURS.index(found["seat"].lower())


def words(text: str) -> list[str]:
    """Things in a row, with commas and `and` between them."""
    return re.sub(r",| and ", " ", text).split()


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
        self.setup: dict[str, Any] = {"seats": 2}
        self.hands: dict[int, list[str]] = {}
        self.decks: dict[int, list[str]] = {}
        self._position: XianPosition | None = None

    @property
    def position(self) -> XianPosition:
        """The table as it was told; from now on nothing can be given."""
        if self._position is None:
            self._position = kit.table_of(**self.setup)
            for seat, cards in self.hands.items():
                self._position.players.hands[seat] = sorted(map(kit.card, cards))
            for seat, cards in self.decks.items():
                self._position.players.decks[seat] = sorted(map(kit.card, cards))
        return self._position

    def give(self, name: str, key: int, value: Any) -> None:
        self.setup.setdefault(name, {})[key] = value

    def add(self, name: str, key: int, values: list[str]) -> None:
        self.setup.setdefault(name, {}).setdefault(key, []).extend(values)

    def tell(self, part: str, words: str, board: str) -> None:
        for pattern, meaning in SENTENCES[part]:
            found = pattern.fullmatch(words.strip())
            if found:
                assert part != "given" or self._position is None, "given comes first"
                meaning(self, found)
                return
        raise AssertionError(f"no sentence of {part} has this form")

    def drawn(self) -> str:
        return str(self._position and [kit.has(self._position, n) for n in range(2)])


@sentence("given", r"(?P<seats>\d) players")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["seats"] = int(found["seats"])


@sentence("given", r"round (?P<round>\d)")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["round"] = int(found["round"])


@sentence("given", r"the Prime Minister in the (?P<building>\w+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["minister"] = found["building"].lower()


@sentence("given", r"the Requests (?P<numbers>[\d, and]+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["requests"] = [int(number) for number in words(found["numbers"])]


@sentence("given", r"the pit of (?P<faces>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["faces"] = words(found["faces"])


@sentence("given", r"the row shows (?P<cards>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["row"] = words(found["cards"])


@sentence("given", r"statues on (?P<cells>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.setup["statues"] = words(found["cells"])


@sentence("given", r"SEAT's soldiers? on (?P<cells>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.add("painted", seat_of(found), words(found["cells"]))


@sentence("given", r"SEAT holds (?P<cards>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.hands[seat_of(found)] = words(found["cards"])


@sentence("given", r"only (?P<cards>.+) in SEAT's deck")
def _(example: Example, found: re.Match[str]) -> None:
    example.decks[seat_of(found)] = words(found["cards"])


@sentence("given", r"SEAT has (?P<amount>\w+) (?P<goods>coin|clay)s?")
def _(example: Example, found: re.Match[str]) -> None:
    goods = {"coin": "coins", "clay": "clay"}[found["goods"].lower()]
    example.give(goods, seat_of(found), amount(found["amount"]))


@sentence("given", r"SEAT has (?P<amount>\w+) (?P<pigment>yellow|red|green|blue) pigments?")
def _(example: Example, found: re.Match[str]) -> None:
    example.add("pigments", seat_of(found), [found["pigment"]] * amount(found["amount"]))


@sentence("given", r"SEAT has (?P<amount>\w+) builders? in the (?P<building>\w+)")
def _(example: Example, found: re.Match[str]) -> None:
    builders = [found["building"].lower()] * amount(found["amount"])
    example.add("builders", seat_of(found), builders)


@sentence("given", r"SEAT's Supervisor on space (?P<space>\d)")
def _(example: Example, found: re.Match[str]) -> None:
    example.give("track", seat_of(found), int(found["space"]))


@sentence("given", r"SEAT has forged (?P<cards>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    example.add("forged", seat_of(found), words(found["cards"]))


@sentence("given", r"the Supervisors from the top (?P<seats>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    """Each comes to the start later than the next: who is named last came first."""
    for seat in reversed(words(found["seats"])):
        example.give("track", COLOURS.index(seat.lower()), 0)


@sentence("when", r"SEAT asks for the favour and puts back (?P<cards>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    position, seat = example.position, seat_of(found)
    picks = [0] * position.seats
    picks[seat] = sum(1 << kit.card(card) for card in words(found["cards"]))
    assert cards_in(picks[seat])
    Favour().reveal(position, FAVOUR, picks, Table(Chance("example")))


@sentence("when", r"the pairs are (?P<pairs>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    """`purple b1 g2`: below, then above."""
    position = example.position
    told = words(found["pairs"])
    picks = [0] * position.seats
    for seat, under, over in zip(told[::3], told[1::3], told[2::3], strict=True):
        number = COLOURS.index(seat)
        position.players.hands[number] = [kit.card(under), kit.card(over)]
        position.players.hands[number] += [kit.card(card) for card in ("r1", "r2")]
        picks[number] = kit.card(under) * len(CARDS) + kit.card(over)
        assert pair_of(picks[number]) == (kit.card(under), kit.card(over))
    ChoosePair().reveal(position, CHOOSE_PAIR, picks, Table(Chance("example")))
    kit.run(position)


@sentence("when", r"it is SEAT's turn with (?P<over>\w\d) above (?P<under>\w\d)")
def _(example: Example, found: re.Match[str]) -> None:
    kit.begin_turn(example.position, seat_of(found), found["over"], found["under"])


@sentence("when", r"SEAT picks (?P<tokens>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    position = example.position
    assert position.asked == seat_of(found), f"{COLOURS[position.asked]} is asked"
    kit.play(position, *words(found["tokens"]))


@sentence("when", r"a Request is replaced")
def _(example: Example, found: re.Match[str]) -> None:
    replace_request(example.position, Table(Chance("example")))


@sentence("when", r"the game ends")
def _(example: Example, found: re.Match[str]) -> None:
    example.position.frames = []
    kit.run(example.position, FINAL_SCORING)


@sentence("then", r"SEAT holds (?P<cards>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    hand = [CARDS[card] for card in example.position.players.hands[seat_of(found)]]
    assert sorted(hand) == sorted(words(found["cards"])), hand


@sentence("then", r"they play in the order (?P<seats>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    order = [COLOURS[seat] for seat in example.position.order]
    assert order == words(found["seats"].lower()), order


@sentence("then", r"SEAT scores (?P<points>\w+) for (?P<source>[\w-]+)")
def _(example: Example, found: re.Match[str]) -> None:
    scored = kit.scored(example.position, seat_of(found))
    assert scored.get(found["source"], 0) == amount(found["points"]), f"scored: {scored}"


@sentence("then", r"SEAT scores (?P<points>\w+) in all")
def _(example: Example, found: re.Match[str]) -> None:
    points = kit.total(example.position)
    assert points[seat_of(found)] == amount(found["points"]), f"scored: {points}"


@sentence("then", r"SEAT has (?P<amount>\w+) (?P<goods>coin|clay)s?")
def _(example: Example, found: re.Match[str]) -> None:
    have = kit.has(example.position, seat_of(found))
    assert have.get(found["goods"].lower(), 0) == amount(found["amount"]), f"it has {have}"


@sentence("then", r"SEAT has (?P<amount>\w+) (?P<pigment>yellow|red|green|blue) pigments?")
def _(example: Example, found: re.Match[str]) -> None:
    have = kit.has(example.position, seat_of(found))
    assert have.get(found["pigment"], 0) == amount(found["amount"]), f"it has {have}"


@sentence("then", r"SEAT has the (?P<helper>ceramist|accountant)")
def _(example: Example, found: re.Match[str]) -> None:
    helper = HELPERS.index(found["helper"].lower())
    assert has_helper(example.position.players, seat_of(found), helper)


@sentence("then", r"SEAT (?P<has>has|has used) the tile (?P<tile>[\w-]+)")
def _(example: Example, found: re.Match[str]) -> None:
    players, seat = example.position.players, seat_of(found)
    tile = BONUS_TILES.index(found["tile"])
    assert players.tiles[seat] >> tile & 1
    assert has_tile(players, seat, tile) == (found["has"] == "has")


@sentence("then", r"SEAT's Supervisor is on space (?P<space>\d)")
def _(example: Example, found: re.Match[str]) -> None:
    space = example.position.players.track[seat_of(found)]
    assert space == int(found["space"]), f"it is on {space}"


@sentence("then", r"the Supervisors stand in the order (?P<seats>.+)")
def _(example: Example, found: re.Match[str]) -> None:
    order = [COLOURS[seat] for seat in example.position.board.precedence]
    assert order == words(found["seats"].lower()), order


@sentence("then", r"SEAT has (?P<amount>\w+) builders? in the (?P<building>\w+)")
def _(example: Example, found: re.Match[str]) -> None:
    place = seat_of(found) * len(BUILDINGS) + BUILDINGS.index(found["building"].lower())
    assert example.position.board.builders[place] == amount(found["amount"])


@sentence("then", r"the Prime Minister is in the (?P<building>\w+)")
def _(example: Example, found: re.Match[str]) -> None:
    building = BUILDINGS[example.position.board.minister]
    assert building == found["building"].lower(), f"he is in the {building}"


@sentence("then", r"there is a statue on (?P<cell>\w\d)( signed by SEAT)?")
def _(example: Example, found: re.Match[str]) -> None:
    pit = example.position.pit
    assert pit.statues & kit.cells([found["cell"]])
    if found["seat"]:
        assert pit.signed[seat_of(found)] & kit.cells([found["cell"]])


@sentence("then", r"(?P<count>\d+) statues are left in the supply")
def _(example: Example, found: re.Match[str]) -> None:
    left = statues_left(example.position)
    assert left == int(found["count"]), f"there are {left}"


@sentence("then", r"the supply has (?P<count>\d+) (?P<pigment>yellow|red|green|blue) pigments")
def _(example: Example, found: re.Match[str]) -> None:
    left = example.position.board.pigments[PIGMENTS.index(found["pigment"])]
    assert left == int(found["count"]), f"there are {left}"


@sentence("then", r"(?P<token>[\w-]+) is refused because (?P<reason>[a-z-]+)")
def _(example: Example, found: re.Match[str]) -> None:
    assert kit.refusal_of(example.position, found["token"]) == found["reason"]


@sentence("then", r"SEAT may pick (?P<token>[\w-]+)")
def _(example: Example, found: re.Match[str]) -> None:
    assert example.position.asked == seat_of(found)
    assert found["token"] in kit.choices(example.position)


@sentence("then", r"SEAT wins")
def _(example: Example, found: re.Match[str]) -> None:
    assert ranking(example.position)[0] == seat_of(found)
