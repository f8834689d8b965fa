"""The rules, ready to play: what does the work of each kind of frame, in the order of frames.py."""

from __future__ import annotations

from typing import Final

from kilnyard.core.engine import Engine
from kilnyard.core.question import Step
from kilnyard.games.terracotta.action_phase.guards import GuardHalberd, GuardSlide
from kilnyard.games.terracotta.action_phase.horses import LayHorse, MountHorse
from kilnyard.games.terracotta.action_phase.masters import (
    BuilderWarrior,
    EmptyWarehouses,
    MoveInspector,
)
from kilnyard.games.terracotta.action_phase.ring_actions import RingAction
from kilnyard.games.terracotta.action_phase.specialists import FaceArcher, PlaceSpecialist
from kilnyard.games.terracotta.action_phase.turns import ChooseWorker, NextWorker, TakeTurn
from kilnyard.games.terracotta.action_phase.warriors import PlaceWarrior
from kilnyard.games.terracotta.action_phase.weapons import (
    CrossbowmanCrossbow,
    OfficerSword,
    SoldierSpear,
)
from kilnyard.games.terracotta.cleanup_phase import CleanUp
from kilnyard.games.terracotta.final_scoring import FinalScoring
from kilnyard.games.terracotta.li_si import (
    LiSiAppointMaster,
    LiSiArcherFacing,
    LiSiBuild,
    LiSiCard,
    LiSiCards,
    LiSiEndCards,
    LiSiGroup,
    LiSiRing,
    LiSiSpace,
    LiSiSpecialistSpace,
    LiSiSurpriseBuild,
    LiSiTurn,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_phase import ScoreInspector, ScoreMusicians, ScoreTile

STEPS: Final[list[Step[TerracottaPosition]]] = [
    NextWorker(),
    TakeTurn(),
    ChooseWorker(),
    RingAction(),
    PlaceWarrior(),
    OfficerSword(),
    GuardHalberd(),
    GuardSlide(),
    CrossbowmanCrossbow(),
    SoldierSpear(),
    PlaceSpecialist(),
    FaceArcher(),
    MountHorse(),
    LayHorse(),
    BuilderWarrior(),
    MoveInspector(),
    EmptyWarehouses(),
    ScoreInspector(),
    ScoreMusicians(),
    ScoreTile(),
    CleanUp(),
    FinalScoring(),
    LiSiTurn(),
    LiSiRing(),
    LiSiCards(),
    LiSiCard(),
    LiSiEndCards(),
    LiSiBuild(),
    LiSiGroup(),
    LiSiSpace(),
    LiSiSpecialistSpace(),
    LiSiArcherFacing(),
    LiSiSurpriseBuild(),
    LiSiAppointMaster(),
]

ENGINE: Final[Engine[TerracottaPosition]] = Engine(STEPS)
