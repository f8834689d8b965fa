"""Views made by hand, with everything on the table that a board must be able to draw."""

from __future__ import annotations

from kilnyard.games.terracotta import view
from kilnyard.games.terracotta.names import MASTERS, SOURCES, SPECIALISTS, WARRIORS, WEAPONS

INNER = [("build", 2), ("clay", 4), ("soak", None), ("upgrade", None), ("coins", 3), ("coins", 1)]
MIDDLE = ["builder", "administrator", "inspector", "clay-maker", "supervisor", "blacksmith"]
FIGURES = [
    view.FigureView("officer", ["a1"], owner=0),
    view.FigureView("guard", ["e3", "d3", "c3"], owner=1),
    view.FigureView("crossbowman", ["h5", "h6", "h7"], owner=0),
    view.FigureView("soldier", ["i7"], owner=2),
    view.FigureView("footman", ["b2"]),
    view.FigureView("musician", ["g4"]),
    view.FigureView("archer", ["c7"], facing="left"),
    view.FigureView("archer", ["d7"], facing="up"),
]
TILES = [
    "tile-quarter-nw",
    "tile-crossbowman",
    "tile-middle-row",
    "tile-coins",
    "tile-middle-column",
]
LI_SI = view.LiSiView(
    overseer=7,
    cards_in_deck=9,
    discarded=["card-1", "reshuffle"],
    active=[view.CardView(12, view.SpaceView("build", amount=2), ["inner", "middle"], False)],
    masters_to_come=4,
    weapon_row=["spear", "sword", "crossbow", "halberd"],
    challenges=["rich-treasury", "overtime"],
)


def segments() -> list[view.SegmentView]:
    return [
        view.SegmentView(
            number=number + 1,
            spaces=[
                view.SpaceView(INNER[number % 6][0], amount=INNER[number % 6][1]),
                view.SpaceView("master", thing=MIDDLE[number % 6])
                if number != 4
                else view.SpaceView("priority"),
                view.SpaceView("weapon", thing=WEAPONS[number % 4])
                if number % 3
                else view.SpaceView("specialist"),
            ],
            craftsman=number if number < 2 else None,
            artisan=1 if number in (1, 5) else None,
            warehouse=number // 3 + 1,
        )
        for number in range(12)
    ]


def player(seat: int) -> view.PlayerView:
    points = dict.fromkeys(SOURCES, 0) | {"organizer": 7 * seat, "inspectors": 10 * seat}
    return view.PlayerView(
        seat=seat,
        coins=3 + seat,
        wet_clay=5,
        dry_clay=11,
        active_weapons=list(WEAPONS[: (0, 2, 1, 4)[seat]]),
        master_tokens=[1, 2, 4, 6],
        craftsmen=3,
        artisans=1,
        artisans_in_supply=2,
        priority=1 if seat == 1 else None,
        points=points,
        total=17 * seat,
    )


def view_for(seats: int = 3, li_si: view.LiSiView | None = None) -> view.TerracottaView:
    """A table in the second round."""
    return view.TerracottaView(
        round=2,
        rounds=5,
        over=False,
        active=1,
        deciders=[1],
        order=[*range(1, seats), 0],
        tiles=[view.TileView(n + 1, name, 3 + 2 * n, 1 + n) for n, name in enumerate(TILES)],
        row_inspector=2,
        column_inspector="e",
        figures=FIGURES,
        segments=segments(),
        warehouses=[1, 2, 0, 5],
        organizer=[
            view.ColumnView(name, remaining, points)
            for name, remaining, points in zip(
                WARRIORS, (10, 9, 0, 1), (7, 6, None, 2), strict=True
            )
        ],
        specialists=[
            view.SpecialistView(name, weapon, left, cost)
            for name, weapon, left, cost in zip(
                SPECIALISTS, WEAPONS, (4, 3, 0, 1), (1, 2, None, 4), strict=True
            )
        ],
        masters=[view.MasterView(name, [1, 0] if name == "builder" else []) for name in MASTERS],
        priority_tokens=[2] if seats == 3 else [],
        players=[player(seat) for seat in range(seats)],
        li_si=li_si,
    )
