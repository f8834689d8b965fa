"""Challenging Li Si (002:734): the solo game, in which the rules themselves play a second seat."""

from kilnyard.games.terracotta.li_si.actions import LiSiCard, LiSiRing
from kilnyard.games.terracotta.li_si.building import LiSiBuild, LiSiGroup, LiSiSpace
from kilnyard.games.terracotta.li_si.events import LI_SI_EVENTS
from kilnyard.games.terracotta.li_si.masters import LiSiAppointMaster
from kilnyard.games.terracotta.li_si.setting_up import set_up_li_si
from kilnyard.games.terracotta.li_si.specialists import LiSiArcherFacing, LiSiSpecialistSpace
from kilnyard.games.terracotta.li_si.surprise_build import LiSiSurpriseBuild
from kilnyard.games.terracotta.li_si.turn import LiSiCards, LiSiEndCards, LiSiTurn

__all__ = [
    "LI_SI_EVENTS",
    "LiSiAppointMaster",
    "LiSiArcherFacing",
    "LiSiBuild",
    "LiSiCard",
    "LiSiCards",
    "LiSiEndCards",
    "LiSiGroup",
    "LiSiRing",
    "LiSiSpace",
    "LiSiSpecialistSpace",
    "LiSiSurpriseBuild",
    "LiSiTurn",
    "set_up_li_si",
]
