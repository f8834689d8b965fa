"""Searches games for the branches wanted, and records the fewest that show them all.

    .venv/bin/python -m tests.xian.golden.record

plays numbered games, which come out the same every time, and writes the games and required.toml; an
excuse for what is still missing is kept, and written by hand.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from kilnyard.bots import find
from kilnyard.core import notation
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import BLUE, NUMBERS
from kilnyard.games.xian.position import XianPosition
from tests.xian.golden.branches import BRANCHES, shown_by
from tests.xian.golden.story import Story
from tests.xian.laws import option_of

FOLDER = Path(__file__).parent
REQUIRED = FOLDER / "required.toml"
# Who sits at a table: the greedy, the busy, and those who paint whenever they can.
GREEDY, BUSY, PAINTER = range(3)
COMPANIES = ((GREEDY,), (GREEDY, BUSY), (BUSY,), (PAINTER, GREEDY), (PAINTER, PAINTER, BUSY))


def played(number: int) -> Journal[XianPosition]:
    """A numbered game to its end."""
    setup = Setup((2, 3, 4)[number % 3])
    journal = Journal.begin(GAME, setup, GAME.edition(), f"golden {number}")
    chance = Chance(f"company {number}")
    company = COMPANIES[chance.below(len(COMPANIES))]
    tempers = [company[chance.below(len(company))] for _ in range(setup.people)]
    while waiting := journal.deciders():
        seat = waiting[0]
        if tempers[seat] == BUSY:
            option = option_of(journal, seat, chance)
        elif tempers[seat] == PAINTER and (wanted := painting(journal, seat)):
            option = wanted[chance.below(len(wanted))]
        else:
            option = find("greedy").choose(GAME, journal.position, seat, chance)
        journal.play(seat, option)
    return journal


def painting(journal: Journal[XianPosition], seat: int) -> list[int]:
    """The choices that lead to pigments and to the Laboratory."""
    position = journal.position
    question, options = GAME.engine.question(position), journal.choices(seat)
    tokens = {option: question.token(position, option) for option in options}
    if question.name == "choose-pair":
        return [option for option in options if tokens[option].split("-")[1].startswith("b")]
    if question.name == "worker-action":
        wanted = "do" if position.players.over[seat] // NUMBERS == BLUE else "pigment"
        return [option for option in options if tokens[option] == wanted]
    return [option for option in options if tokens[option].endswith("laboratory")]


def search(games: int) -> dict[str, set[str]]:
    """Games as text, with what each has to show: its branches, and the events heard in it."""
    found: dict[str, set[str]] = {}
    for number in range(games):
        story = Story(journal := played(number))
        shows = {*shown_by(story), *(type(event).__name__ for event in story.heard)}
        found[notation.write(journal)] = shows
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
    people = ("two", "three", "four")[journal.header.setup.people - 2]
    file = f"{place:02}-{people}.kgn"
    (FOLDER / file).write_text(text, "utf-8")
    points = [position.players.total(seat) for seat in range(position.seats)]
    shows = "".join(f'    "{branch}",\n' for branch in shown_by(Story(journal)))
    return (
        f'[[game]]\nfile = "{file}"\npoints = {points}\nranking = {GAME.ranking(position)}\n'
        f"revealing_moves = {sum(move.revealed for move in journal.moves)}\n"
        f'check = "{journal.checksum()}"\nshows = [\n{shows}]\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Record golden games of Xi'an.")
    parser.add_argument("--games", type=int, default=1100)
    found = search(parser.parse_args().games)
    for old in FOLDER.glob("*.kgn"):
        old.unlink()
    kept = tomllib.loads(REQUIRED.read_text("utf-8")) if REQUIRED.exists() else {}
    excuses = kept.get("excuse", [])
    entries = [record(text, place) for place, text in enumerate(fewest(found), start=1)]
    entries += [
        f'[[excuse]]\nbranch = "{one["branch"]}"\nbecause = "{one["because"]}"\n' for one in excuses
    ]
    head = "# The recorded games, and what each has to show; written by record.py.\n\n"
    REQUIRED.write_text(head + "\n".join(entries), "utf-8")
    shown = set().union(*found.values())
    print(f"{len(entries)} entries; missing: {sorted(set(BRANCHES) - shown)}")


if __name__ == "__main__":
    main()
