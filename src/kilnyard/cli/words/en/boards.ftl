# What stands on a board drawn in text. Short, since most of it stands in tables.

## Terracotta Army: the letters of figures and Workers, different from each other

letter-officer = O
letter-guard = G
letter-crossbowman = C
letter-soldier = S
letter-horse = h
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
short-organizer = Organizer
short-weapons = Weapons
short-inspectors = Inspectors
short-musicians = Musicians
short-tiles = Tiles
short-footmen = Footmen
short-groups = Groups
short-archers = Archers
short-leftovers = Leftovers
short-solo = Solo bonus

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
board-warehouses = a Warehouse with its Dry Clay
board-signs = Signs:
board-owners = a number is the owner’s
board-inner = inner
board-middle = middle
board-outer = outer
board-workers = who
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
# $master (text): its short name; who has a token there follows
board-at-master = { $master }:
board-priority-stack = Priority tokens on the stack:
board-players = Players
board-coins = Coins
# What stands above a column is broken at its spaces.
board-wet = Wet Clay
board-dry = Dry Clay
board-craftsmen = Craftsmen
board-artisans = Artisans (supply)
# $inhand (number): Artisans in hand; $supply (number): those yet to be gained
board-artisans-cell = { $inhand } ({ $supply })
board-weapons = Weapons ready
board-tokens = Master tokens
# $what (text): what stands above a column that has found no room; $value (text)
board-note = { $what }: { $value }
board-priority = Priority
board-points = VP
# $total (number): points; where they came from follows
board-sources = { $total } VP:
# $source (text); $points (number)
board-source = { $source } { $points }
# $points, $coins, $wet, $dry (number); $weapons (text)
board-hand = { $points } VP, { $coins } { $coins ->
    [one] Coin
   *[other] Coins
}, { $wet } Wet and { $dry } Dry Clay, Weapons ready: { $weapons }

## Li Si

board-overseer = Overseer
board-weapon-row = Weapons, most wanted first:
board-cards = Cards:
# $deck, $discarded, $masters (number): Action cards in the deck and discarded, Masters to come
board-cards-cell = { $deck } in the deck, { $discarded } discarded; Masters to come: { $masters }
board-active-cards = Active cards:
board-turns-inner = (turns the Inner Ring)
board-turns-middle = (turns the Middle Ring)
board-challenges = Emperor's Challenges:
