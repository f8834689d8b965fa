"""Searches games for the branches wanted, and records the fewest that show them all.

    .venv/bin/python -m tests.terracotta.golden.record

plays numbered games, which come out the same every time, and what close solo games could also have
come to. It writes the games and required.toml; an excuse for what is still missing is kept, and
written by hand. It takes minutes, fewer once `make compile` has run.
"""

from __future__ import annotations

import argparse
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path

from kilnyard.bots import find
from kilnyard.core import notation
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.games.terracotta.game import GAME, is_solo
from kilnyard.games.terracotta.names import CHALLENGES, LI_SI_SEAT, OFFICER, PERSON_SEAT, WARRIORS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import laws
from tests.terracotta.golden.branches import BRANCHES, shown_by
from tests.terracotta.golden.story import Story

FOLDER = Path(__file__).parent
REQUIRED = FOLDER / "required.toml"
# An edition in which a Mausoleum fills up: nearly all spaces make Warriors, Specialists are free.
CROWDED = (FOLDER / "crowded.toml").read_text("utf-8")

GREEDY, EAGER, STUBBORN = range(3)
# Who sits at a table: everybody is one of these.
COMPANIES = ((GREEDY,), (GREEDY,), (GREEDY, EAGER), (STUBBORN,))
# How close a solo game must end to be looked at again, and how many decisions back.
CLOSE = 8
BACK = 15


def setup_of(number: int) -> Setup:
    """Two, three, four seats and solo in turn; now and then with options."""
    people, options = (2, 3, 4, 1)[number % 4], {}
    if number % 5 == 0:
        options["crossbow"] = "nearest"
    if people == 1 and number % 3 == 0:
        options["challenges"] = ",".join(CHALLENGES) if number % 7 else "random,random"
    return Setup(people, options)


def played(number: int) -> Journal[TerracottaPosition]:
    """A numbered game to its end."""
    edition = GAME.edition(CROWDED if number % 20 == 2 else None)
    journal = Journal.begin(GAME, setup_of(number), edition, f"golden {number}")
    chance = random.Random(f"company {number}")
    company = chance.choice(COMPANIES)
    play_on(journal, [chance.choice(company) for _ in range(4)], f"moves {number}")
    return journal


def play_on(journal: Journal[TerracottaPosition], tempers: list[int], seed: str) -> None:
    """To the end of the game; the stubborn take an Officer wherever they can."""
    bot, thoughts, chance = find("greedy"), Chance(seed), random.Random(seed)
    while not journal.position.is_over():
        position = journal.position
        seat, question = position.asked, GAME.engine.question(position)
        tokens = [question.token(position, option) for option in position.options]
        if tempers[seat] == EAGER:
            option = laws.random_option(position, chance, eager=True)
        elif tempers[seat] == STUBBORN and WARRIORS[OFFICER] in tokens:
            option = position.options[tokens.index(WARRIORS[OFFICER])]
        else:
            option = bot.choose(GAME, position, seat, thoughts)
        journal.play(seat, option)


def nearly(journal: Journal[TerracottaPosition]) -> Iterator[Journal[TerracottaPosition]]:
    """What a close solo game would have come to by one other choice near its end."""
    players = journal.position.players
    margin = players.total(PERSON_SEAT) - players.total(LI_SI_SEAT)
    if not is_solo(journal.header.setup) or abs(margin) > CLOSE:
        return
    for count in range(len(journal.moves) - BACK, len(journal.moves)):
        for option in journal.at(count).position.options:
            other = journal.fork(count)
            other.play(PERSON_SEAT, option)
            play_on(other, [GREEDY], f"{journal.header.seed} {count} {option}")
            yield other


def search(games: int) -> dict[str, set[str]]:
    """Games as text, with what each has to show: its branches, and the events heard in it."""
    found: dict[str, set[str]] = {}
    for number in range(games):
        journal = played(number)
        for each in (journal, *nearly(journal)):
            story = Story(each)
            shows = {*shown_by(story), *(type(event).__name__ for event in story.heard)}
            found[notation.write(each)] = shows
    return found


def fewest(found: dict[str, set[str]]) -> list[str]:
    """Games that together show all that any shows, those that show the most first."""
    missing = set().union(*found.values())
    chosen: list[str] = []
    while missing:
        best = max(found, key=lambda text: (len(missing & found[text]), -len(text)))
        chosen.append(best)
        missing -= found[best]
    return chosen


def record(text: str, place: int) -> str:
    """Write one game; its entry of required.toml."""
    journal = notation.read(text, {GAME.name: GAME})
    position = journal.position
    people = ("solo", "two", "three", "four")[journal.header.setup.people - 1]
    file = f"{place:02}-{people}.kgn"
    (FOLDER / file).write_text(text, "utf-8")
    points = [position.players.total(seat) for seat in range(position.seats)]
    shows = "".join(f'    "{branch}",\n' for branch in shown_by(Story(journal)))
    return (
        f'[[game]]\nfile = "{file}"\npoints = {points}\nranking = {GAME.ranking(position)}\n'
        f"revealing_moves = {sum(move.revealed for move in journal.moves)}\n"
        f'check = "{journal.checksum()}"\nshows = [\n{shows}]\n'
    )


def excuses(missing: list[str]) -> list[str]:
    """Their entries of required.toml, with the reasons given there so far."""
    old = tomllib.loads(REQUIRED.read_text("utf-8")) if REQUIRED.exists() else {}
    reasons = {entry["branch"]: entry["because"] for entry in old.get("excuse", [])}
    return [
        f'[[excuse]]\nbranch = "{branch}"\nbecause = "{reasons.get(branch, "")}"\n'
        for branch in missing
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Search for golden games and record them.")
    parser.add_argument("--games", type=int, default=2000)
    found = search(parser.parse_args().games)
    missing = [
        branch for branch in BRANCHES if not any(branch in shown for shown in found.values())
    ]
    reasons = excuses(missing)
    for old_game in FOLDER.glob("*.kgn"):
        old_game.unlink()
    entries = [record(text, place) for place, text in enumerate(fewest(found), start=1)]
    head = "# Golden games and what they show; written by record.py, all but the excuses.\n"
    REQUIRED.write_text("\n".join([head, *entries, *reasons]), "utf-8")
    print(f"{len(found)} games; not found: {', '.join(missing) or 'nothing'}")


if __name__ == "__main__":
    main()
