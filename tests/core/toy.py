"""The night market, a toy game for one to six: everything core carries, and as little as can be.

Everybody holds cards that nobody else sees. First each buries one face down (a secret pick that is
never shown). In each round all commit a card at once, and when all are revealed the highest goes
first: buy a prize, roll a die, look at two cards of the deck and keep one, or ask the next seat for
a gift, and that seat chooses which.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from kilnyard.core.chance import Chance
from kilnyard.core.editions import Edition, load_edition
from kilnyard.core.engine import Engine
from kilnyard.core.events import Event, Message
from kilnyard.core.game import Game, Outlook, Setup, TableOption
from kilnyard.core.journal import Journal
from kilnyard.core.position import Position
from kilnyard.core.question import (
    ALLOWED,
    PICK_ACTION,
    PICK_CARD,
    UNCOMMITTED,
    Question,
    SecretQuestion,
    Step,
)
from kilnyard.core.refusal import Refusal
from kilnyard.core.table import Table

NEXT_ROUND, BURY, COMMIT, NEXT_SEAT, TAKE, GIVE, KEEP = range(7)
PRIZES = 3
ROLL, LOOK, ASK, PASS = range(PRIZES, PRIZES + 4)
COIN, POINT = range(2)
SOLD_OUT, TOO_DEAR, DECK_EMPTY, NOTHING_TO_GIVE, NO_COIN, NO_POINT = range(1, 7)
PLAIN = (
    *("seats", "active", "asked", "frames", "options", "committed"),
    *("hands", "buried", "deck", "drawn", "coins", "points", "stock", "queue", "round", "turn"),
)
COMPONENTS = Path(__file__).parent / "toy_components"

Count = Annotated[int, Meta(ge=0, le=400)]
Grade = Literal["certain", "likely", "house"]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    grade: Grade


class Prize(Printed, frozen=True):
    number: Count
    price: Count
    points: Count
    stock: Count


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    prizes: list[Prize]


class SetupRow(Printed, frozen=True):
    cards: Count
    hand: Count
    coins: Count
    rounds: Count


class Die(Printed, frozen=True):
    faces: Count


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: SetupRow
    die: Die


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    market: Market
    table: TableFile

    def check(self) -> list[Message]:
        """Six hands must come out of the cards."""
        needed = 6 * self.table.setup.hand
        if self.table.setup.cards < needed:
            return [Message("toy-too-few-cards", {"needed": needed})]
        return []


class Buried(Event, frozen=True, kw_only=True, tag=True):
    seat: int


class Revealed(Event, frozen=True, kw_only=True, tag=True):
    cards: list[int]


class Bought(Event, frozen=True, kw_only=True, tag=True):
    seat: int
    points: int


class Rolled(Event, frozen=True, kw_only=True, tag=True):
    seat: int
    points: int


class Looked(Event, frozen=True, kw_only=True, tag=True):
    seat: int
    cards: list[int]


class Given(Event, frozen=True, kw_only=True, tag=True):
    seat: int
    what: str


class Night(Position):
    """A position: hands, what each seat buried, the deck (drawn from its end), coins, points."""

    def __init__(self, seats: int, printed: Components) -> None:
        super().__init__(seats, 0, 0, [])
        self.printed = printed
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.drawn: list[int] = []
        self.coins = [printed.table.setup.coins] * seats
        self.points = [0] * seats
        self.stock = [prize.stock for prize in printed.market.prizes]
        self.queue: list[int] = []
        self.round = 0
        self.turn = 1

    def copy(self) -> Night:
        twin = Night(self.seats, self.printed)
        twin.active, twin.asked, twin.frames = self.active, self.asked, self.frames[:]
        twin.options, twin.committed = self.options, self.committed
        twin.hands = [hand[:] for hand in self.hands]
        twin.buried = [cards[:] for cards in self.buried]
        twin.deck, twin.drawn = self.deck[:], self.drawn[:]
        twin.coins, twin.points, twin.stock = self.coins[:], self.points[:], self.stock[:]
        twin.queue, twin.round, twin.turn = self.queue[:], self.round, self.turn
        return twin


class NextRound(Step[Night]):
    def run(self, position: Night, frame: int, table: Table) -> None:
        if position.round < position.printed.table.setup.rounds:
            position.round += 1
            position.turn += 1
            position.frames += [NEXT_ROUND, COMMIT]


class Bury(SecretQuestion[Night]):
    """Everybody buries a card face down."""

    name: ClassVar[str] = "bury"
    kind: ClassVar[str] = PICK_CARD
    private: ClassVar[bool] = True

    def asked(self, position: Night, frame: int) -> int:
        return (1 << position.seats) - 1

    def candidates(self, position: Night, seat: int) -> list[int]:
        return position.hands[seat]

    def refused(self, position: Night, seat: int, option: int) -> int:
        return ALLOWED

    def reveal(self, position: Night, frame: int, picks: list[int], table: Table) -> None:
        for seat, card in enumerate(picks):
            position.hands[seat].remove(card)
            position.buried[seat].append(card)
            if table.listening:
                table.tell(Buried(seat=seat))

    def token(self, position: Night, option: int) -> str:
        return f"c{option}"

    def label(self, position: Night, seat: int, option: int) -> Message:
        return Message("option-card", {"card": option})


class Commit(Bury):
    """Everybody commits a card; the highest goes first."""

    name: ClassVar[str] = "commit"
    private: ClassVar[bool] = False

    def reveal(self, position: Night, frame: int, picks: list[int], table: Table) -> None:
        for seat, card in enumerate(picks):
            position.hands[seat].remove(card)
        position.queue = sorted(range(position.seats), key=lambda seat: picks[seat])
        position.frames.append(NEXT_SEAT)
        if table.listening:
            table.tell(Revealed(cards=picks))


class NextSeat(Step[Night]):
    def run(self, position: Night, frame: int, table: Table) -> None:
        if position.queue:
            position.active = position.queue.pop()
            position.turn += 1
            position.frames += [NEXT_SEAT, TAKE]


class Take(Question[Night]):
    """Buy one of the prizes, roll, look, ask for a gift, or pass."""

    name: ClassVar[str] = "take"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: Night, seat: int) -> list[int]:
        return list(range(PRIZES + 4))

    def refused(self, position: Night, seat: int, option: int) -> int:
        if option < PRIZES:
            if not position.stock[option]:
                return SOLD_OUT
            dear = position.coins[seat] < position.printed.market.prizes[option].price
            return TOO_DEAR if dear else ALLOWED
        if option == LOOK and not position.deck:
            return DECK_EMPTY
        if option == ASK and not _gifts(position):
            return NOTHING_TO_GIVE
        return ALLOWED

    def answer(self, position: Night, frame: int, seat: int, option: int, table: Table) -> None:
        if option < PRIZES:
            self._buy(position, seat, option, table)
        elif option == ROLL:
            points = table.chance.below(position.printed.table.die.faces) + 1
            position.points[seat] += points
            if table.listening:
                table.tell(Rolled(seat=seat, points=points))
        elif option == LOOK:
            table.reveal()
            position.drawn = [position.deck.pop() for _ in range(min(2, len(position.deck)))]
            position.frames.append(KEEP)
            if table.listening:
                table.tell(Looked(seat=seat, cards=position.drawn, audience=1 << seat))
        elif option == ASK:
            position.frames.append(GIVE)

    def _buy(self, position: Night, seat: int, option: int, table: Table) -> None:
        prize = position.printed.market.prizes[option]
        position.stock[option] -= 1
        position.coins[seat] -= prize.price
        position.points[seat] += prize.points
        if table.listening:
            table.tell(Bought(seat=seat, points=prize.points))

    def token(self, position: Night, option: int) -> str:
        return ["prize1", "prize2", "prize3", "roll", "look", "ask", "pass"][option]

    def label(self, position: Night, seat: int, option: int) -> Message:
        return Message(f"option-{self.token(position, option)}")

    def facts(self, position: Night, seat: int, option: int) -> dict[str, int | str]:
        return {"coins": position.coins[seat]}


def _next_seat(position: Night) -> int:
    return (position.active + 1) % position.seats


def _gifts(position: Night) -> list[int]:
    giver = _next_seat(position)
    return [gift for gift in (COIN, POINT) if (position.coins, position.points)[gift][giver] > 0]


class Give(Question[Night]):
    """The next seat gives a coin or a point, as it likes."""

    name: ClassVar[str] = "give"
    kind: ClassVar[str] = PICK_ACTION

    def seat(self, position: Night) -> int:
        return _next_seat(position)

    def candidates(self, position: Night, seat: int) -> list[int]:
        return [COIN, POINT]

    def refused(self, position: Night, seat: int, option: int) -> int:
        if option in _gifts(position):
            return ALLOWED
        return NO_COIN if option == COIN else NO_POINT

    def answer(self, position: Night, frame: int, seat: int, option: int, table: Table) -> None:
        things = position.coins if option == COIN else position.points
        things[seat] -= 1
        things[position.active] += 1
        if table.listening:
            table.tell(Given(seat=seat, what=self.token(position, option)))

    def token(self, position: Night, option: int) -> str:
        return ["coin", "point"][option]

    def label(self, position: Night, seat: int, option: int) -> Message:
        return Message(f"option-{self.token(position, option)}")


class Keep(Question[Night]):
    """Keep one of the cards looked at; the other is buried."""

    name: ClassVar[str] = "keep"
    kind: ClassVar[str] = PICK_CARD
    private: ClassVar[bool] = True

    def candidates(self, position: Night, seat: int) -> list[int]:
        return position.drawn

    def refused(self, position: Night, seat: int, option: int) -> int:
        return ALLOWED

    def answer(self, position: Night, frame: int, seat: int, option: int, table: Table) -> None:
        position.hands[seat].append(option)
        position.buried[seat] += [card for card in position.drawn if card != option]
        position.drawn = []

    def token(self, position: Night, option: int) -> str:
        return f"c{option}"

    def label(self, position: Night, seat: int, option: int) -> Message:
        return Message("option-card", {"card": option})


ENGINE: Engine[Night] = Engine([NextRound(), Bury(), Commit(), NextSeat(), Take(), Give(), Keep()])


class NightView(msgspec.Struct, frozen=True):
    """Own cards, how many the others hold, and what lies open."""

    hand: list[int]
    buried: list[int]
    drawn: list[int]
    cards: list[int]
    deck: int
    coins: list[int]
    points: list[int]
    stock: list[int]
    round: int


class NightMarket(Game[Night]):
    name: ClassVar[str] = "night-market"
    people_min: ClassVar[int] = 1
    people_max: ClassVar[int] = 6
    options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("purse", ("full", "empty")),
        TableOption("moods", ("calm", "windy"), several=True),
    )
    package: ClassVar[str] = "tests.core"
    events: ClassVar[tuple[type[Event], ...]] = (Buried, Revealed, Bought, Rolled, Looked, Given)
    refusals: ClassVar[dict[int, Refusal]] = {
        SOLD_OUT: Refusal("sold-out", "TOY-1"),
        TOO_DEAR: Refusal("too-dear", "TOY-2"),
        DECK_EMPTY: Refusal("deck-empty", "TOY-3"),
        NOTHING_TO_GIVE: Refusal("nothing-to-give", "TOY-4"),
        NO_COIN: Refusal("no-coin", "TOY-5"),
        NO_POINT: Refusal("no-point", "TOY-5"),
    }

    @property
    def engine(self) -> Engine[Night]:
        return ENGINE

    def edition(self, overlay: str | None = None) -> Edition:
        return load_edition(COMPONENTS, overlay, Components, Components.check)

    def deal(self, setup: Setup, edition: Edition, table: Table) -> Night:
        position = Night(setup.people, edition.content)
        if setup.options.get("purse") == "empty":
            position.coins = [0] * setup.people
        printed = position.printed.table.setup
        position.deck = list(range(printed.cards))
        table.chance.shuffle(position.deck)
        for hand in position.hands:
            hand += sorted(position.deck.pop() for _ in range(printed.hand))
        position.frames += [NEXT_ROUND, BURY]
        ENGINE.advance(position, table)
        return position

    def copy(self, position: Night) -> Night:
        return position.copy()

    def redeal(self, position: Night, seat: int | None, chance: Chance) -> Night:
        """What others hold, buried or are looking at, and the deck, are one pool to this seat."""
        twin = position.copy()
        others = [other for other in range(position.seats) if other != seat]
        hidden = [twin.deck, *(twin.hands[n] for n in others), *(twin.buried[n] for n in others)]
        if seat != twin.active:
            hidden.append(twin.drawn)
        pool = sorted(card for cards in hidden for card in cards)
        chance.shuffle(pool)
        for cards in hidden:
            cards[:] = [pool.pop() for _ in cards]
        if twin.drawn:
            twin.options = twin.drawn[:]
        twin.committed = [
            twin.hands[other][chance.below(len(twin.hands[other]))]
            if other != seat and pick != UNCOMMITTED
            else pick
            for other, pick in enumerate(twin.committed)
        ]
        return twin

    def view(self, position: Night, seat: int | None) -> NightView:
        return NightView(
            hand=[] if seat is None else position.hands[seat],
            buried=[] if seat is None else position.buried[seat],
            drawn=position.drawn if seat == position.active else [],
            cards=[len(hand) for hand in position.hands],
            deck=len(position.deck),
            coins=position.coins,
            points=position.points,
            stock=position.stock,
            round=position.round,
        )

    def score(self, position: Night) -> list[dict[str, int]]:
        return [{"prizes": points} for points in position.points]

    def ranking(self, position: Night) -> list[int]:
        return sorted(range(position.seats), key=lambda seat: -position.points[seat])

    def winners(self, position: Night) -> list[int]:
        best = max(position.points)
        return [seat for seat, points in enumerate(position.points) if points == best]

    def turn(self, position: Night) -> int:
        return position.turn

    def chapter(self, position: Night) -> int:
        return position.round

    def chapters(self, position: Night) -> int:
        return position.printed.table.setup.rounds

    def outlooks(self, position: Night) -> list[Outlook]:
        return []

    def as_if_turn(self, position: Night, seat: int) -> Night | None:
        return None

    def to_plain(self, position: Night) -> dict[str, Any]:
        return {name: getattr(position, name) for name in PLAIN}

    def from_plain(self, plain: dict[str, Any], setup: Setup, edition: Edition) -> Night:
        position = Night(setup.people, edition.content)
        for name in PLAIN:
            setattr(position, name, plain[name])
        return position

    def seat_words(self, setup: Setup) -> Sequence[str]:
        return ("ash", "birch", "cedar", "dogwood", "elm", "fir")[: setup.people]


GAME = NightMarket()


def begin(
    people: int = 2, seed: str = "3", names: Sequence[str] = (), listening: bool = True
) -> Journal[Night]:
    """A new game with the shipped values."""
    return Journal.begin(GAME, Setup(people), GAME.edition(), seed, names, listening)


def play_at_random(journal: Journal[Night], chance: Chance, moves: int = 1000) -> None:
    """Play on with picks that chance makes, in whatever order secret ones come."""
    for _ in range(moves):
        deciders = journal.deciders()
        if not deciders:
            return
        seat = deciders[chance.below(len(deciders))]
        options = journal.choices(seat)
        journal.play(seat, options[chance.below(len(options))])


def commit_all(journal: Journal[Night]) -> None:
    """Everybody who is asked commits the first card of the hand."""
    for seat in journal.deciders():
        journal.play(seat, journal.choices(seat)[0])


def at_the_market(people: int = 2, seed: str = "3") -> Journal[Night]:
    """A game in which the first seat of the first round chooses what to take."""
    journal = begin(people, seed)
    commit_all(journal)
    commit_all(journal)
    return journal
