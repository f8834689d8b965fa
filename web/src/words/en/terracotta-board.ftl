# What is said on Terracotta Army's board, of its players, and on its text board.

## The parts of the board

part-mausoleum = Mausoleum
part-wheel = Action Wheel
part-supplies = Supplies
board-title-organizer = Warriors
board-title-specialists = Specialists
board-title-masters = Masters
board-title-order = Turn Order
board-title-priority = Priority tokens
board-rounds = Rounds and Scoring tiles
board-none = none
board-name-builder = Builder
board-name-administrator = Administrator
board-name-inspector = Inspector
board-name-clay-maker = Clay Maker
board-name-supervisor = Supervisor
board-name-blacksmith = Blacksmith

## A thing under the pointer. Players go by $seat (text)

# $about (text): what it is; $reason (text): a sentence
board-refused = { $about }. Not now: { $reason }
# $cell (text); $figure (text): what stands there
board-cell = { $cell }: { $figure }
board-cell-empty = { $cell }: empty
# $warrior: a thing; $rider_cell (text)
board-warrior = { $warrior } ({ $seat })
board-rider = { $warrior } on a Horse ({ $seat })
board-horse = Horse, its rider on { $rider_cell } ({ $seat })
# $facing: a direction
board-archer = Kneeling Archer, facing { $facing }
# $actions, $workers (text)
board-segment = { $actions }. { $workers }
# $worker: a thing
board-worker = { $worker }: { $seat }
board-both-workers = { THING("craftsman") }: { $seat }, { THING("artisan") }: { $other_seat }
# $ring: a thing
board-ring = { $ring }
# $warehouse, $clay (number)
board-warehouse = Warehouse { $warehouse }: { AMOUNT($clay, "dry-clay") }
# $inspector: row or column; $place (text or number): where it stands
board-inspector = { $inspector }: { $inspector ->
    [row] row { $place }
   *[column] column { $place }
}
# $tile: a thing; $round, $domination, $presence (number)
board-tile = Round { $round }: { $tile }. Domination { $domination }, Presence { $presence }
# $warrior: a thing; $remaining, $points (number)
board-column = { $remaining ->
    [0] { $warrior }: none left
   *[other] { $warrior }: { $remaining } left, the next is worth { AMOUNT($points, "point") }
}
# $specialist, $weapon: things; $remaining, $cost (number)
board-specialist = { $remaining ->
    [0] { $specialist }: none left
   *[other] { $specialist }: { $remaining } left, for { AMOUNT($cost, "coin") } and the { $weapon }
}
# $master: a thing; $names (text)
board-master = { $master }: { $names }
board-master-free = { $master }: nobody yet
# $coins (number)
board-token = Master token for { AMOUNT($coins, "coin") }
# $names (text)
board-order = Turn Order: { $names }
# $count (number); $numbers (text)
board-priority = { $count ->
    [0] No Priority token left on the stack
    [one] On the stack: Priority token { $numbers }
   *[other] On the stack: Priority tokens { $numbers }
}

## Li Si

# $segment (number)
board-overseer = The Overseer of Li Si: segment { $segment }
# $cards (number)
board-deck = Deck: { AMOUNT($cards, "card") }
# $count, $reshuffle (number); $numbers (text): the numbers of the cards
board-discard = { $count ->
    [0] No card discarded
   *[other] { $reshuffle ->
        [0] Discarded: { $numbers }
       *[other] Discarded: { $numbers } and the Reshuffle card
    }
}
# $card (number); $action (text); $rings: things
board-card = Card { $card }: { $action }
board-card-turning = Card { $card }: { $action }; turns the { $rings }
# $weapons, $ready: things; $count (number): how many are ready
board-weapon-row = { $count ->
    [0] Weapons, most wanted first: { $weapons }. None is ready
   *[other] Weapons, most wanted first: { $weapons }. Ready: { $ready }
}
# $masters (number)
board-masters-to-come = Master cards to come: { $masters }
# $count (number); $challenges: things
board-challenges = { $count ->
    [0] No Challenge of the Emperor
   *[other] The Emperor’s Challenges: { $challenges }
}

## A player

# $points (number): what this round's scoring would bring now
player-coming = round +{ $points }
player-coming-about = This round’s scoring would bring { AMOUNT($points, "point") } now
# $weapon: a thing
player-weapon-ready = { $weapon }: ready
player-weapon-used = { $weapon }: not ready
# $count (number)
player-craftsmen = Craftsmen in hand: { $count }
# $supply (number): Artisans that upgrades can still bring
player-artisans = Artisans in hand: { $count }, to be gained: { $supply }
# $tokens (text): the Coins printed on them
player-tokens = { $count ->
    [one] Master token for { $tokens }
   *[other] Master tokens for { $tokens }
}
player-no-tokens = No Master token left
# $number (number)
player-priority = Priority token { $number }
player-sources = Points by source
player-source-organizer = Organizer
player-source-weapons = Weapons
player-source-inspectors = Inspectors
player-source-musicians = Musicians
player-source-tiles = Scoring tiles
player-source-footmen = Footmen
player-source-groups = Groups
player-source-archers = Archers
player-source-leftovers = Leftovers
player-source-solo = Solo bonus

## The text board

text-players = Players
# $round, $rounds (number)
text-round = Round { $round } of { $rounds }
text-active = It is the turn of { $seat }.
text-empty = empty
text-nobody = nobody
# $weapons: things
text-weapons = { $weapons }
text-col-round = Round
text-col-tile = Scoring tile
text-col-domination = Domination
text-col-presence = Presence
text-col-segment = Segment
text-col-inner = Inner Ring
text-col-middle = Middle Ring
text-col-outer = Outer Ring
text-col-craftsman = Craftsman
text-col-artisan = Artisan
text-col-warehouse = Warehouse
text-col-warrior = Warrior
text-col-left = Left
text-col-points = Points, next first
text-col-specialist = Specialist
text-col-weapon = Weapon
text-col-price = Price
text-col-master = Master
text-col-owners = Who has a token there
text-row-colour = Colour
text-row-points = Victory Points
text-row-coins = Coins
text-row-wet = Wet Clay
text-row-dry = Dry Clay
text-row-weapons = Weapons ready
text-row-craftsmen = Craftsmen in hand
text-row-artisans = Artisans in hand
text-row-supply = Artisans to be gained
text-row-tokens = Master tokens left
text-row-priority = Priority token

## The gallery of drawings

gallery-title = Gallery of boards
# $name (text): the name of a saved moment
gallery-board = Board: { $name }
zoom-whole = Whole board
