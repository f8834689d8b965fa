"""The components of the game: what is printed on them, read strictly from the files beside this."""

from __future__ import annotations

from kilnyard.core.events import Message
from kilnyard.games.terracotta.components import board, solo


class Components(board.File, frozen=True):
    """Every component file, each under its name."""

    board: board.Board
    wheel: board.Wheel
    organizer: board.Organizer
    specialists: board.Specialists
    masters: board.Masters
    priority: board.Priority
    setup: board.Setup
    round_track: board.RoundTrack
    scoring_tiles: board.ScoringTiles
    final_scoring: board.FinalScoring
    solo_cards: solo.SoloCards
    solo_priority: solo.SoloPriority
    solo_challenges: solo.SoloChallenges
    li_si: solo.LiSi

    def check(self) -> list[Message]:
        """What is wrong between one component and another; nothing if they make a game."""
        return []
