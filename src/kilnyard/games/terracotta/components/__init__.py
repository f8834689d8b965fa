"""The components of the game: what is printed on them, read strictly from the files beside this."""

from __future__ import annotations

from kilnyard.core.events import Message
from kilnyard.games.terracotta.components import board as printed_board
from kilnyard.games.terracotta.components import checks, solo


class Components(printed_board.File, frozen=True):
    """Every component file, each under its name."""

    board: printed_board.Board
    wheel: printed_board.Wheel
    organizer: printed_board.Organizer
    specialists: printed_board.Specialists
    masters: printed_board.Masters
    priority: printed_board.Priority
    setup: printed_board.Setup
    round_track: printed_board.RoundTrack
    scoring_tiles: printed_board.ScoringTiles
    final_scoring: printed_board.FinalScoring
    solo_cards: solo.SoloCards
    solo_priority: solo.SoloPriority
    solo_challenges: solo.SoloChallenges
    li_si: solo.LiSi

    def check(self) -> list[Message]:
        """What is wrong between one component and another; nothing if they make a game."""
        return checks.problems(self)
