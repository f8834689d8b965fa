# What stands on the board of Xi'an drawn in text. Short, since most of it stands in lines.
# $tolls, $pigments, $name, $material, $section, $source, $what, $value (text): short words; the others are numbers.

xian-round = Round { $round } of { $rounds }, phase { $phase }
xian-order = Order:
xian-removed = Requests gone:
xian-requests = Requests
xian-pair = Buildings { $standing }/{ $limit }
xian-closed = CLOSED
xian-minister = Prime Minister
xian-tolls = toll { $tolls }
xian-row = Equipment
xian-equipment = { $name } ({ $material }, { $section }) { $coins }${ $clay ->
    [0] { "" }
   *[other] { " " }+{ $clay } Clay
}
xian-track = Supervisors
xian-end-tiles = End tiles left
xian-supply = Supply
xian-statues-left = statues { $count }
xian-statue = statue
xian-painted = painted by 1
xian-signed = signed by 1
xian-space = what a space brings
xian-statue-cost = statue
xian-clay-cell = { $clay } Clay
xian-paint-cost = painting
xian-any = any
xian-places = places
xian-soldiers = soldiers
xian-players = Players
xian-points-short = PP
xian-coins-short = $
xian-clay-short = Clay
xian-builders-short = Bld
xian-signatures-short = Sig
xian-soldiers-short = Sol
xian-pair-shown = shows
xian-hand = hand
xian-cards-in-hand = cards in hand: { $count }
xian-helpers = Helpers:
xian-tiles = tiles:
xian-used-tiles = used:
xian-end-tile = End tile:
xian-equipment-count = Equipment forged: { $count }
xian-own-equipment = Equipment:
xian-equipment-points = { $points } PP now
xian-source = { $source } { $points }
xian-note = { $what }: { $value }
xian-sources = { $total } PP:
xian-brief = { $points } PP, { $coins }$, Clay { $clay }, pigments: { $pigments }
xian-letter-yellow = Y
xian-letter-red = R
xian-letter-green = G
xian-letter-blue = B
xian-colour-yellow = yellow
xian-colour-red = red
xian-colour-green = green
xian-colour-blue = blue
