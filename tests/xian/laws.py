"""What must hold at every moment of every game of Xi'an."""

from __future__ import annotations

from kilnyard.core.bits import popcount
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.question import kind_of
from kilnyard.games.xian.frames import CHOOSE_END_TILE
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import (
    BUILDINGS,
    CARDS,
    DEBTS,
    GREEN,
    LAST_SPACE,
    NOTHING,
    NUMBERS,
    OPEN_OR_FREE,
    PIGMENTS,
    SOURCES_COUNT,
)
from kilnyard.games.xian.position import XianPosition
from tests import laws
from tests.laws import require

ROUNDS = 6
IDLE = ("pass", "pigment", "leave", "full", "done", "stop", "keep")


def setup_of(number: int) -> Setup:
    """The table of a numbered game: 2, 3 and 4 seats in turn."""
    return Setup((2, 3, 4)[number % 3])


def check_cards(position: XianPosition) -> None:
    """XI-SET-1: every seat has its 24 cards somewhere, each of them once."""
    players = position.players
    for seat in range(position.seats):
        cards = players.hands[seat] + players.decks[seat] + players.bottoms[seat]
        cards += players.discards[seat]
        cards += [card for card in (players.under[seat], players.over[seat]) if card != NOTHING]
        helpers = [GREEN * NUMBERS + n for n in range(NUMBERS) if players.helpers[seat] >> n & 1]
        cards += [card for card in helpers if card != players.over[seat]]
        require(sorted(cards) == list(range(len(CARDS))), "24 cards, each once", seat, cards)


def check_pit(position: XianPosition) -> None:
    """Nobody shares a cell; nobody has more soldiers or Signatures than there are."""
    pit, tables = position.pit, position.tables
    taken = pit.statues
    for painted in pit.painted:
        require(taken & painted == 0, "one soldier to a cell", taken, painted)
        taken |= painted
        require(painted.bit_count() <= tables.soldiers, "six soldiers at most", painted)
    require(taken & ~pit.spaces == 0, "soldiers stand on spaces", taken)
    require(popcount(pit.spaces) == 24, "24 spaces", pit.spaces)
    require(popcount(pit.statues) <= tables.statues, "twelve statues at most", pit.statues)
    signed = 0
    for cells in pit.signed:
        require(cells & signed == 0, "one Signature to a cell", cells, signed)
        require(cells & ~taken == 0, "a Signature lies under somebody", cells)
        require(cells.bit_count() <= tables.signatures, "two Signatures at most", cells)
        signed |= cells
    for seat, painted in enumerate(pit.painted):
        others = signed & ~pit.signed[seat]
        require(painted & others == 0, "nobody paints what others have signed", seat)


def check_supply(position: XianPosition) -> None:
    """Pigments, Equipment and tokens are somewhere, each of them once."""
    board, players, tables = position.board, position.players, position.tables
    for pigment in range(len(PIGMENTS)):
        held = players.pigments[pigment :: len(PIGMENTS)]
        require(min(held) >= 0 <= board.pigments[pigment], "nobody owes pigments", held)
        require(sum(held) + board.pigments[pigment] == tables.pigments, "six pigments", held)
    require(min(players.coins + players.clay) >= 0, "nobody owes Coins or Clay", players.coins)
    cards = [card for card in board.row if card != NOTHING] + board.stack + board.scrapped
    cards += [card for held in players.equipment for card in held]
    require(sorted(cards) == list(range(len(tables.equipment_ids))), "Equipment once", cards)
    tokens = sorted(board.requests + board.bag + board.removed)
    require(tokens == list(range(1, 13)), "twelve Requests", tokens)
    require(len(board.removed) == position.round - 1, "a Request a round", board.removed)


def check_buildings(position: XianPosition) -> None:
    """Builders as many as there are, pairs within their limits but for tiles that open them."""
    board, players = position.board, position.players
    for seat in range(position.seats):
        sent = sum(board.builders[seat * len(BUILDINGS) : (seat + 1) * len(BUILDINGS)])
        require(sent <= position.phase, "one builder a phase", seat, sent)
    opened = sum(used >> OPEN_OR_FREE & 1 for used in players.used)
    for pair in (board.layout[:2], board.layout[2:]):
        standing = sum(sum(board.builders[building :: len(BUILDINGS)]) for building in pair)
        standing += board.minister in pair
        limit = position.tables.limits[position.seats]
        require(standing <= limit + opened, "a pair keeps its limit", pair, standing)


def check_track(position: XianPosition) -> None:
    """Tiles go with spaces, and who is ahead with the track."""
    board, players = position.board, position.players
    choosing = any(kind_of(frame) == CHOOSE_END_TILE for frame in position.frames)
    for seat in range(position.seats):
        space = players.track[seat]
        tiles = (1 << min(space, LAST_SPACE - 1)) - 1
        require(players.tiles[seat] == tiles, "a tile for every space", seat, space)
        require(players.used[seat] & ~tiles == 0, "only own tiles are used", seat)
        has_end = players.end_tiles[seat] != NOTHING
        pending = choosing and position.active == seat
        require(has_end == (space == LAST_SPACE and not pending), "an End tile at the end", seat)
    taken = [tile for tile in players.end_tiles if tile != NOTHING]
    left = [tile for tile in board.end_tiles if board.end_left >> tile & 1]
    require(sorted(taken + left) == board.end_tiles, "End tiles once", taken, left)
    spaces = [players.track[seat] for seat in board.precedence]
    require(spaces == sorted(spaces, reverse=True), "who is ahead goes first", spaces)
    require(sorted(board.precedence) == list(range(position.seats)), "everybody is on the track")


def check_position(position: XianPosition) -> None:
    """Everything that can be said of a position by itself."""
    check_cards(position)
    check_pit(position)
    check_supply(position)
    check_buildings(position)
    check_track(position)
    require(1 <= position.round <= ROUNDS, "six rounds", position.round)
    require(position.phase in (1, 2), "two phases", position.phase)


def check_growth(before: list[int], position: XianPosition) -> None:
    """XI-BLD-10: only debts ever take points away."""
    for place, (then, now) in enumerate(zip(before, position.players.points, strict=True)):
        if place % SOURCES_COUNT == DEBTS:
            require(now <= then, "debts grow", place)
        else:
            require(now >= then, "other points grow", place)


def check_equipment_hidden(position: XianPosition) -> None:
    """XI-ARM-2: what Equipment a seat has forged changes nothing that others are sent."""
    for owner in range(position.seats):
        twin = GAME.copy(position)
        held = twin.players.equipment[owner]
        spare = [card for card in range(len(position.tables.equipment_ids)) if card not in held]
        twin.players.equipment[owner] = spare[: len(held)]
        for seat in [None, *range(position.seats)]:
            if seat != owner:
                same = laws.observed(GAME, twin, seat) == laws.observed(GAME, position, seat)
                require(same, "forged Equipment is hidden", owner, seat)
        if not position.is_over():
            same = GAME.outlooks(twin) == GAME.outlooks(position)
            require(same, "an outlook shows no forged Equipment", owner)


def check_slowly(position: XianPosition, setup: Setup, chance: Chance) -> None:
    """The laws that take their time."""
    laws.check_secrecy(GAME, position, chance)
    laws.check_json(GAME, position, setup)
    check_equipment_hidden(position)
    if not position.is_over():
        laws.check_copy(GAME, position, chance, moves=12)


def check_game(number: int, thorough: int = 40) -> int:
    """Play a numbered game under all laws; every so many positions under the slow ones too.

    Returns the number of decisions.
    """
    setup, chance = setup_of(number), Chance(f"laws {number}")
    points: list[int] | None = None
    decisions, turn = 0, 0
    for position, _ in laws.positions_of(GAME, setup, f"fuzz {number}", Chance(f"moves {number}")):
        check_position(position)
        if points is not None:
            check_growth(points, position)
        points = list(position.players.points)
        require(position.turn >= turn, "turns are counted", position.turn, turn)
        turn = position.turn
        if not position.is_over():
            decisions += 1
            laws.check_question(GAME, position)
        if chance.below(thorough) == 0 or position.is_over():
            check_slowly(position, setup, chance)
    require(position.round == ROUNDS, "a game ends after the last round", position.round)
    return decisions


def option_of(journal: Journal[XianPosition], seat: int, chance: Chance) -> int:
    """Any choice, mostly one that does something."""
    question, options = GAME.engine.question(journal.position), journal.choices(seat)
    if chance.below(10) > 0:
        busy = [one for one in options if question.token(journal.position, one) not in IDLE]
        options = busy or options
    return options[chance.below(len(options))]


def check_journal(number: int, thorough: int = 25) -> Journal[XianPosition]:
    """Play a numbered game through a journal under the journal's own laws; returns it, ended."""
    journal = Journal.begin(GAME, setup_of(number), GAME.edition(), f"fuzz {number}")
    chance = Chance(f"journal {number}")
    while waiting := journal.deciders():
        seat = waiting[chance.below(len(waiting))]
        option = option_of(journal, seat, chance)
        if chance.below(thorough) == 0:
            laws.check_refusals(journal)
            laws.check_undo(journal, seat, option)
        before = journal.position
        journal.play(seat, option)
        if _face_up(before) != _face_up(journal.position):
            revealed = any(move.revealed for move in journal.moves[-before.seats :])
            require(revealed, "what was revealed stays so", len(journal.moves))
        require(len(journal.moves) < laws.MOVES_MAX, "a game ends")
    laws.check_notation(journal)
    return journal


def _face_up(position: XianPosition) -> object:
    """How much has turned up."""
    decks = [len(deck) for deck in position.players.decks]
    return decks, len(position.board.stack), len(position.board.bag)
