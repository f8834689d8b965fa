"""The rules, ready to play: what does the work of each kind of frame, in the order of frames.py."""

from __future__ import annotations

from typing import Final

from kilnyard.core.engine import Engine
from kilnyard.core.question import Step
from kilnyard.games.xian.armoury import Forge
from kilnyard.games.xian.final_scoring import FinalScoring
from kilnyard.games.xian.laboratory import Paint, PayPigments
from kilnyard.games.xian.new_round import NewRound
from kilnyard.games.xian.palace import Advance, ChooseEndTile
from kilnyard.games.xian.phases import ChoosePair, Favour, NextPlayer, StartRound
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.tiles import Exchange, UseDiscount
from kilnyard.games.xian.turns import TakeTurn
from kilnyard.games.xian.worker_action import WorkerAction
from kilnyard.games.xian.workshop import Model, Sign

STEPS: Final[list[Step[XianPosition]]] = [
    StartRound(),
    Favour(),
    ChoosePair(),
    NextPlayer(),
    WorkerAction(),
    TakeTurn(),
    Exchange(),
    UseDiscount(),
    Model(),
    Sign(),
    Paint(),
    PayPigments(),
    Forge(),
    Advance(),
    ChooseEndTile(),
    NewRound(),
    FinalScoring(),
]

ENGINE: Final[Engine[XianPosition]] = Engine(STEPS)
