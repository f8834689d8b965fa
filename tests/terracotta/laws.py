"""What must hold at every moment of every game of Terracotta Army."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from kilnyard.core import notation
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.observation import observe
from kilnyard.core.picking import MoveRefused
from kilnyard.core.question import ALLOWED, Question, first_of, kind_of
from kilnyard.core.table import Table
from kilnyard.games.terracotta import frames
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.names import (
    ARCHER,
    CHALLENGES,
    HORSE,
    NOBODY,
    SPECIALISTS,
    WARRIORS,
)
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.wheel import SEGMENTS

ENGINE = GAME.engine
MOVES_MAX = 1500
ROUNDS = 5
RAYS = [-9, 1, 9, -1]


class LawBroken(AssertionError):  # noqa: N818 - it reads as what it says
    """Something that must always hold does not."""


def require(holds: bool, law: str, *facts: object) -> None:
    """Complain, with the facts, if a law does not hold."""
    if not holds:
        raise LawBroken(f"{law}: {', '.join(map(str, facts))}")


def setup_of(number: int) -> Setup:
    """The table of a numbered game: 2, 3, 4 seats and solo in turn, options at random."""
    chance = random.Random(number)
    options = {}
    if chance.random() < 0.25:
        options["crossbow"] = "nearest"
    people = (2, 3, 4, 1)[number % 4]
    if people == 1 and chance.random() < 0.7:
        chosen = chance.sample(CHALLENGES, chance.randint(1, len(CHALLENGES)))
        chosen[0] = chance.choice([chosen[0], "random"])
        options["challenges"] = ",".join(chosen)
    return Setup(people, options)


def cells_of_horse(horse: int) -> list[int]:
    """The three cells a Horse covers, its rider's first."""
    return [horse % 64 + RAYS[horse // 64] * step for step in range(3)]


def figures(mausoleum: Mausoleum) -> list[int]:
    """Every cell that some figure covers, once for each figure."""
    cells = [cell for cell in range(63) for owned in mausoleum.owned if owned >> cell & 1]
    cells += [cell for horse in mausoleum.horses for cell in cells_of_horse(horse)[1:]]
    cells += [*mausoleum.footmen, *mausoleum.musicians]
    return cells + [archer % 64 for archer in mausoleum.archers]


def check_mausoleum(position: TerracottaPosition) -> None:
    """Every figure on cells of its own; every Warrior of one owner and one type."""
    mausoleum = position.mausoleum
    cells = figures(mausoleum)
    require(len(cells) == len(set(cells)), "no two figures share a cell", sorted(cells))
    covered = sum(1 << cell for cell in cells)
    require(covered == mausoleum.occupied, "occupied is where figures are", mausoleum.occupied)
    typed = [cell for cell in range(63) for those in mausoleum.warriors if those >> cell & 1]
    owned = [cell for cell in range(63) for those in mausoleum.owned if those >> cell & 1]
    require(sorted(typed) == owned, "every Warrior has one type and one owner", typed, owned)
    for horse in mausoleum.horses:
        rider, _, end = cells_of_horse(horse)
        in_line = rider // 9 == end // 9 or rider % 9 == end % 9
        require(in_line and 0 <= end < 63, "a Horse lies in one line", horse)
        require(rider in owned, "a Horse has a rider", horse)
    riders = [horse % 64 for horse in mausoleum.horses]
    require(len(riders) == len(set(riders)), "a Warrior has one Horse at most", riders)


def pending_specialists(position: TerracottaPosition) -> list[int]:
    """How many of each Specialist are paid for but do not stand yet."""
    pending = [0] * len(SPECIALISTS)
    for frame in position.frames:
        kind = kind_of(frame)
        if kind in (frames.PLACE_SPECIALIST, frames.LI_SI_SPECIALIST_SPACE):
            pending[first_of(frame)] += 1
        elif kind in (frames.FACE_ARCHER, frames.LI_SI_ARCHER_FACING):
            pending[ARCHER] += 1
        elif kind in (frames.MOUNT_HORSE, frames.LAY_HORSE):
            pending[HORSE] += 1
    return pending


def check_figures(position: TerracottaPosition) -> None:
    """No Warrior and no Specialist is lost or made from nothing."""
    mausoleum, tables = position.mausoleum, position.tables
    for warrior, name in enumerate(WARRIORS):
        standing = mausoleum.warriors[warrior].bit_count()
        whole = position.remaining[warrior] + standing == tables.warriors_per_type[warrior]
        require(whole, f"every {name} stands or remains", standing, position.remaining[warrior])
    standing_specialists = [
        len(mausoleum.horses),
        len(mausoleum.footmen),
        len(mausoleum.archers),
        len(mausoleum.musicians),
    ]
    removed = tables.solo_removed_specialists if position.li_si else [0] * len(SPECIALISTS)
    pending = pending_specialists(position)
    for number, name in enumerate(SPECIALISTS):
        there = standing_specialists[number] + removed[number] + pending[number]
        require(there == position.bought[number], f"every {name} bought is somewhere", there)
        require(there <= len(tables.specialist_costs[number]), f"no fifth {name}", there)


def check_workers(position: TerracottaPosition) -> None:
    """A Worker is in hand, on the wheel, in the supply, or out of the game for good."""
    wheel, players = position.wheel, position.players
    workers = position.tables.workers[position.seats]
    for seat in range(position.seats):
        gained = workers - players.supply[seat]
        artisans = players.artisans[seat] + wheel.artisans.count(seat)
        craftsmen = players.craftsmen[seat] + wheel.craftsmen.count(seat)
        require(artisans == gained, "Artisans come from the supply", seat, artisans, gained)
        require(craftsmen == workers - gained, "upgraded Craftsmen are gone", seat, craftsmen)
        in_range = min(players.supply[seat], players.craftsmen[seat], players.artisans[seat]) >= 0
        require(in_range, "no Worker is owed", seat)
    on_wheel = 2 * SEGMENTS - wheel.craftsmen.count(NOBODY) - wheel.artisans.count(NOBODY)
    require(on_wheel == position.placed, "placed Workers are on the wheel", on_wheel)


def check_goods(position: TerracottaPosition) -> None:
    """Nobody owes anything, and tokens are where they can be."""
    players, tables = position.players, position.tables
    goods = [*players.coins, *players.wet, *players.dry, *position.wheel.warehouses]
    require(min(goods) >= 0, "nobody owes Coins or Clay", goods)
    for seat in range(position.seats):
        require(0 <= players.weapons[seat] < 16, "four Weapons a seat", players.weapons[seat])
        tokens, masters = players.tokens[seat], players.masters[seat]
        placed = tokens.bit_count() == masters.bit_count()
        require(placed and tokens < 64 and masters < 64, "a token at every Master", tokens, masters)
    held = sorted(number for number in players.priority if number)
    stack = list(range(1, position.priority_taken + 1))
    require(held == stack, "Priority tokens off the stack are held", held, stack)
    most = tables.priority_tokens[position.seats]
    require(position.priority_taken <= most, "Priority tokens enough", position.priority_taken)


def check_progress(position: TerracottaPosition) -> None:
    """Rounds, places and Inspectors are what they can be."""
    require(1 <= position.round <= ROUNDS, "five rounds", position.round)
    order = sorted(position.order) == list(range(position.seats))
    require(order, "everybody has one place in Turn Order", position.order)
    row, column = position.inspectors
    require(0 <= row < 7 and 0 <= column < 9, "Inspectors on their tracks", row, column)
    require(len(set(position.tiles)) == ROUNDS, "five different tiles", position.tiles)


def check_position(position: TerracottaPosition) -> None:
    """Everything that can be said of a position by itself."""
    check_mausoleum(position)
    check_figures(position)
    check_workers(position)
    check_goods(position)
    check_progress(position)


def check_growth(points_before: list[int], position: TerracottaPosition) -> None:
    """Nobody ever loses a point, from whatever source it came."""
    points = position.players.points
    grown = all(now >= then for then, now in zip(points_before, points, strict=True))
    require(grown, "points only grow", points_before, points)


def check_question(position: TerracottaPosition) -> None:
    """The quick list of choices is the slow one; every other candidate has a known reason."""
    question, seat = ENGINE.question(position), position.asked
    candidates = question.candidates(position, seat)
    allowed = []
    for option in candidates:
        reason = question.refused(position, seat, option)
        if reason == ALLOWED:
            allowed.append(option)
        else:
            require(reason in GAME.refusals, "a reason has a name", question.name, option, reason)
    require(allowed == position.options, "quick and slow choices", question.name, allowed)
    require(len(allowed) > 1, "nobody is asked what has one answer", question.name, allowed)
    slow = Question.choices(question, position, seat)
    require(slow == allowed, "choices are what is not refused", question.name)
    tokens = [question.token(position, option) for option in candidates]
    require(len(set(tokens)) == len(tokens), "every candidate has its own token", tokens)
    require(all(token.split() == [token] for token in tokens), "a token is one word", tokens)


def written(position: TerracottaPosition) -> bytes:
    """The whole position as bytes that are equal for equal positions."""
    return msgspec.json.encode(GAME.to_plain(position), order="sorted")


def observed(position: TerracottaPosition, seat: int | None) -> bytes:
    """All that a seat is sent: the view, its choices and refusals, and what they are called."""
    return msgspec.json.encode(observe(GAME, position, seat))


def check_secrecy(position: TerracottaPosition, chance: Chance) -> None:
    """What nobody can know changes nothing that anybody is sent."""
    before = written(position)
    for seat in [None, *range(position.seats)]:
        other = GAME.redeal(position, seat, chance)
        same = observed(other, seat) == observed(position, seat)
        require(same, "a seat sees no hidden thing", seat)
        require(other.options == position.options, "hidden things change no choice", seat)
    require(written(position) == before, "dealing anew leaves the position alone")


def check_json(position: TerracottaPosition, setup: Setup) -> None:
    """A position that was written and read back is the same, its choices included."""
    plain = msgspec.json.decode(written(position))
    twin = GAME.from_plain(plain, setup, GAME.edition())
    require(written(twin) == written(position), "JSON there and back")
    if not position.is_over():
        require(twin.options == position.options, "the same choices after JSON")


def check_copy(position: TerracottaPosition, chance: Chance, moves: int) -> None:
    """Whatever is played on a copy leaves the original alone."""
    before, options = written(position), list(position.options)
    twin = GAME.copy(position)
    require(written(twin) == before, "a copy is the same")
    table = Table(chance)
    for _ in range(moves):
        if twin.is_over():
            break
        option = twin.options[chance.below(len(twin.options))]
        ENGINE.apply(twin, twin.asked, option, table)
    require(written(position) == before, "a copy is a thing of its own")
    require(position.options == options, "choices are never changed")


def random_option(position: TerracottaPosition, chance: random.Random, eager: bool) -> int:
    """Any choice; an eager player does something wherever it can."""
    options = position.options
    if eager and chance.random() < 0.9:
        question = ENGINE.question(position)
        idle = ("skip", "clay", "coin", "decline", "leave")
        busy = [option for option in options if question.token(position, option) not in idle]
        if busy:
            return chance.choice(busy)
    return chance.choice(options)


def random_game(number: int) -> Iterator[TerracottaPosition]:
    """The positions of a numbered game at each of its decisions, and at its end."""
    chance = random.Random(f"moves {number}")
    eager = chance.random() < 0.6
    table = Table(Chance(f"fuzz {number}"))
    position = GAME.deal(setup_of(number), GAME.edition(), table)
    for _ in range(MOVES_MAX):
        yield position
        if position.is_over():
            return
        ENGINE.apply(position, position.asked, random_option(position, chance, eager), table)
    raise LawBroken(f"a game ends within {MOVES_MAX} decisions")


def check_game(number: int, thorough: int = 150) -> int:
    """Play a numbered game under all laws; every so many positions under the slow ones too.

    Returns the number of decisions.
    """
    setup, points, decisions, turn = setup_of(number), None, 0, 0
    chance = Chance(f"laws {number}")
    position = None
    for position in random_game(number):
        check_position(position)
        if points is not None:
            check_growth(points, position)
        points = list(position.players.points)
        require(position.turn >= turn, "turns are counted", position.turn, turn)
        turn = position.turn
        if not position.is_over():
            decisions += 1
            check_question(position)
        if chance.below(thorough) == 0 or position.is_over():
            check_slowly(position, setup, chance)
    assert position is not None
    require(position.round == ROUNDS, "a game ends after the last round", position.round)
    return decisions


def check_slowly(position: TerracottaPosition, setup: Setup, chance: Chance) -> None:
    """The laws that take their time."""
    check_secrecy(position, chance)
    check_json(position, setup)
    if not position.is_over():
        check_copy(position, chance, moves=12)


def journal_of(number: int) -> Journal[TerracottaPosition]:
    """A numbered game, begun."""
    return Journal.begin(GAME, setup_of(number), GAME.edition(), f"fuzz {number}")


def check_journal(number: int, thorough: int = 25) -> Journal[TerracottaPosition]:
    """Play a numbered game through a journal under the journal's own laws; returns it, ended."""
    journal = journal_of(number)
    chance = random.Random(f"moves {number}")
    eager = chance.random() < 0.6
    while not journal.position.is_over():
        position = journal.position
        option = random_option(position, chance, eager)
        if chance.randrange(thorough) == 0:
            check_refusals(journal)
            check_undo(journal, option)
        journal.play(position.asked, option)
        if hidden(position) != hidden(journal.position):
            require(journal.moves[-1].revealed, "what was revealed stays so", len(journal.moves))
        require(len(journal.moves) < MOVES_MAX, "a game ends")
    check_notation(journal)
    return journal


def hidden(position: TerracottaPosition) -> object:
    """How many cards lie face down: if fewer do, something was revealed."""
    li_si = position.li_si
    return li_si and (sorted(li_si.deck), sorted(li_si.masters))


def check_refusals(journal: Journal[TerracottaPosition]) -> None:
    """A move is accepted exactly if it is a choice; a refused one says why and changes nothing."""
    position = journal.position
    before, count = written(position), len(journal.moves)
    question, seat = ENGINE.question(position), position.asked
    tried = {*question.candidates(position, seat), -1, 999}
    for option in tried - set(position.options):
        refusal = refused_move(journal, seat, option)
        known = option in question.candidates(position, seat)
        reasoned = refusal is not None and (refusal.clause is not None) == known
        require(reasoned, "a refusal has a reason", question.name, option, refusal)
    for other in range(position.seats):
        if other != seat:
            told = refused_move(journal, other, position.options[0]) is not None
            require(told, "it is one seat's turn", other)
    require(written(journal.position) == before, "refused moves change nothing", question.name)
    require(len(journal.moves) == count, "refused moves are not written down")


def refused_move(
    journal: Journal[TerracottaPosition], seat: int, option: int
) -> MoveRefused | None:
    """What the journal says to this move, if it does not make it."""
    try:
        journal.play(seat, option)
    except MoveRefused as refusal:
        return refusal
    return None


def check_undo(journal: Journal[TerracottaPosition], option: int) -> None:
    """A move taken back was never made; made again, it does what it did."""
    fork = journal.fork()
    before, seat = written(fork.position), fork.position.asked
    events = fork.play(seat, option)
    after = written(fork.position)
    require(written(journal.position) == before, "a fork is a journal of its own")
    objection = fork.can_undo(seat)
    require(
        (objection is not None) == fork.moves[-1].revealed,
        "a move can be taken back unless it revealed something",
        fork.moves[-1],
    )
    if objection is None:
        fork.undo(seat)
        require(written(fork.position) == before, "undone is as before", fork.moves[-1:])
        again = fork.redo(seat)
        require(written(fork.position) == after, "redone is as it was", fork.moves[-1:])
        require(again == events, "redone tells the same", fork.moves[-1:])


def check_notation(journal: Journal[TerracottaPosition]) -> None:
    """A game written down and read is the same game, move by move."""
    text = notation.write(journal)
    twin = notation.read(text, {GAME.name: GAME})
    require(twin.moves == journal.moves, "the same moves")
    require(twin.header == journal.header, "the same header", twin.header, journal.header)
    require(written(twin.position) == written(journal.position), "the same position")
    require(notation.write(twin) == text, "the same text")
    halfway = len(journal.moves) // 2
    part = notation.read(notation.write(journal.at(halfway)), {GAME.name: GAME})
    require(part.moves == journal.moves[:halfway], "half a game is the same half")
