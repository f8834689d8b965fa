"""`kilnyard play`: a game at this terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from kilnyard import games
from kilnyard.bots import BOTS
from kilnyard.cli.asking import (
    HUMAN,
    ChallengeOption,
    EditionOption,
    LanguageOption,
    OptionsOption,
    SoloOption,
    completing,
    edition_of,
    game_of,
    options_of,
    talk_in,
)
from kilnyard.cli.failure import Failure
from kilnyard.cli.reading import read_journal
from kilnyard.cli.saving import Keeper
from kilnyard.cli.screen import Screen, new_console
from kilnyard.cli.seating import (
    bots_asked_for,
    bots_by_name,
    names_for,
    sit_down,
    words_of,
)
from kilnyard.cli.session import Session
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal

USUAL_GAME = games.NAMES[0]
USUAL_SEATS = f"{HUMAN},greedy,greedy"
_SEED_BYTES = 4
# What a saved game brings itself.
_SETTLED = ("GAME", "--solo", "--challenge", "--seed", "--option", "--edition")

GameArgument = Annotated[
    str | None,
    typer.Argument(
        help="The game: see `kilnyard games`.",
        show_default=USUAL_GAME,
        autocompletion=completing(games.NAMES),
    ),
]
SeatsOption = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="WHO,WHO,...",
        help=f"Who plays, seat by seat: `{HUMAN}`, {', '.join(f'`{name}`' for name in BOTS)}.",
        autocompletion=completing((HUMAN, *BOTS)),
    ),
]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", help="Deals the same game again; without it, a new one is drawn."),
]
ResumeOption = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Play a saved game on.")
]
SaveOption = Annotated[
    Path | None,
    typer.Option("--save", metavar="FILE", help="Keep the game in this file, move by move."),
]


def play(
    game: GameArgument = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    solo: SoloOption = False,
    challenge: ChallengeOption = None,
    resume: ResumeOption = None,
    save: SaveOption = None,
    option: OptionsOption = None,
    edition: EditionOption = None,
    lang: LanguageOption = None,
) -> None:
    """Play a game here: against bots, against each other, or alone.

    Without options it is you against two bots that know what they do. Choices are numbered; `h`
    tells the other keys, `?` says why something is not among them. When input ends, the game is
    saved, and you are told how to go on with it.

    Examples:

      kilnyard play terracotta --seats human,greedy,random --seed 7

      kilnyard play terracotta --solo --challenge rich-treasury,overtime --lang pl

      kilnyard play --resume terracotta-7.kgn
    """
    if resume is None:
        options = options_of(option or (), challenge)
        journal = _begin(game or USUAL_GAME, seats, seed, solo, options, edition)
        players = bots_by_name(journal)
    else:
        chosen = (game, solo or None, challenge, seed, option, edition)
        _refuse_with_resume(dict(zip(_SETTLED, chosen, strict=True)))
        journal = read_journal(resume)
        players = bots_by_name(journal) if seats is None else bots_asked_for(journal, seats)
    talk = talk_in(lang, journal.game)
    sit_down(journal, players, talk)
    keeper = Keeper(save or resume)
    if save is not None:
        keeper.autosave(journal)
    screen = Screen(talk, new_console())
    game_name = talk.say(f"game-{journal.game.name}")
    screen.say("play-title", style="bold", game=game_name, seed=journal.header.seed)
    screen.say("play-keys", style="dim")
    Session(journal, players, screen, keeper).run()


def _refuse_with_resume(chosen: dict[str, object]) -> None:
    """Failure if something is chosen that a saved game has settled."""
    for name, value in chosen.items():
        if value is not None:
            raise Failure("error-resume-with", option=name)


def _begin(
    name: str,
    seats: str | None,
    seed: str | None,
    solo: bool,
    options: dict[str, str],
    edition: Path | None,
) -> Journal[Any]:
    """A new game."""
    game = game_of(name)
    usual = HUMAN if solo else USUAL_SEATS
    words = words_of(usual if seats is None else seats)
    if solo and len(words) != 1:
        raise Failure("error-solo-seats", count=len(words))
    setup = Setup(len(words), options)
    game.check_setup(setup)
    chosen = secrets.token_hex(_SEED_BYTES) if seed is None else seed
    return Journal.begin(game, setup, edition_of(game, edition), chosen, names_for(words))
