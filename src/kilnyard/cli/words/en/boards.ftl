# What stands on a board drawn in text. Short, since most of it stands in tables.

## Terracotta Army: the letters of figures and Workers, different from each other

letter-officer = O
letter-guard = G
letter-crossbowman = C
letter-soldier = S
letter-footman = F
letter-archer = A
letter-musician = M
letter-craftsman = c
letter-artisan = a

## Short names

short-builder = Builder
short-administrator = Administrator
short-inspector = Inspector
short-clay-maker = Clay Maker
short-supervisor = Supervisor
short-blacksmith = Blacksmith
short-archer = Archer
short-tile-quarter-nw = North-west quarter
short-tile-quarter-ne = North-east quarter
short-tile-quarter-sw = South-west quarter
short-tile-quarter-se = South-east quarter
short-tile-officer = Officers
short-tile-guard = Guards
short-tile-crossbowman = Crossbowmen
short-tile-soldier = Soldiers
short-tile-middle-row = Row 4
short-tile-middle-column = Column e
short-tile-coins = Coins
short-tile-clay = Clay, wet or dry
short-organizer = organizer
short-weapons = Weapons
short-inspectors = Inspectors
short-musicians = Musicians
short-tiles = tiles
short-footmen = Footmen
short-groups = groups
short-archers = Archers
short-leftovers = leftovers
short-solo = solo bonus

## The spaces of the Action Wheel; $amount (number): Coins or Clay, $thing (text): Master or Weapon

wheel-coins = +{ $amount } { $amount ->
    [one] Coin
   *[other] Coins
}
wheel-clay = +{ $amount } Clay
wheel-build = Warrior −{ $amount }
wheel-soak = Soak
wheel-upgrade = Upgrade
wheel-master = { $thing }
wheel-priority = Priority
wheel-weapon = { $thing }
wheel-specialist = Specialist

## The parts of the table

board-inspectors = where the Inspectors stand
# $warrior (text): the rider's mark; $first, $last (text): the ends of the Horse
board-rider = { $warrior } rides from { $first } to { $last }
board-signs = Signs:
board-owners = a number is the owner’s
board-inner = inner
board-middle = middle
board-outer = outer
board-workers = there
board-warehouse = Clay
# $round, $rounds (number)
board-round = Round { $round } of { $rounds }
board-order = Turn Order
board-tiles = Scoring tiles
board-tiles-pay = Dom./Presence
# $domination, $presence (number): points of the round's tile
board-pays = { $domination }/{ $presence } VP
board-organizer = Warriors
# $remaining (number): Warriors left; $points (number): what the next is worth
board-column = { $remaining } left, +{ $points } VP
board-none-left = none left
board-specialists = Specialists
# $remaining (number): left; $coins (number): price
board-price = { $remaining } left, { $coins } { $coins ->
    [one] Coin
   *[other] Coins
}
board-masters = Masters
board-priority-stack = Priority tokens on the stack
board-players = Players
board-coins = Coins
board-wet = Wet
board-dry = Dry
board-craftsmen = Craftsmen
board-artisans = Artisans
# $inhand (number): Artisans in hand; $supply (number): those yet to be gained
board-artisans-cell = { $inhand } (+{ $supply })
# $weapons (text): their names, or none
board-weapons = Weapons ready: { $weapons }
# $tokens (text): the prices on them
board-tokens = Master tokens: { $tokens }
board-priority = Priority
board-points = VP
# $total (number); $sources (text): points by source, added up
board-sources = { $total } VP = { $sources }
# $points, $coins, $wet, $dry (number); $weapons (text)
board-hand = { $points } VP, { $coins } { $coins ->
    [one] Coin
   *[other] Coins
}, { $wet } Wet and { $dry } Dry Clay, Weapons ready: { $weapons }

## Li Si

board-overseer = Overseer (◆) at
# $segment (number)
board-segment = segment { $segment }
board-weapon-row = Weapons, most wanted first
board-cards = Cards
# $deck, $discarded, $masters (number): Action cards in the deck and discarded, Masters to come
board-cards-cell = { $deck } in the deck, { $discarded } discarded; Masters to come: { $masters }
board-active-cards = Active cards
board-turns-inner = (turns inner)
board-turns-middle = (turns middle)
board-challenges = Emperor's Challenges
