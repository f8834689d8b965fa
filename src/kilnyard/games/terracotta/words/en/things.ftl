# Everything on the table by its name. Forms: `a` is the name with its indefinite article.
# docs/glossary.md lists these names in all languages.

## Warriors and their Weapons

thing-officer = Officer
    .a = an Officer
thing-guard = Guard
    .a = a Guard
thing-crossbowman = Crossbowman
    .a = a Crossbowman
thing-soldier = Soldier
    .a = a Soldier
thing-sword = Sword
thing-halberd = Halberd
thing-crossbow = Crossbow
thing-spear = Spear

## Specialists

thing-horse = Horse
    .a = a Horse
thing-footman = Footman
    .a = a Footman
thing-archer = Kneeling Archer
    .a = a Kneeling Archer
thing-musician = Musician
    .a = a Musician

## Masters

thing-builder = Master Builder
thing-administrator = Master Administrator
thing-inspector = Master Inspector
thing-clay-maker = Master Clay Maker
thing-supervisor = Master Supervisor
thing-blacksmith = Master Blacksmith

## Action Wheel

thing-inner = Inner Ring
thing-middle = Middle Ring
thing-outer = Outer Ring
thing-craftsman = Craftsman
    .a = a Craftsman
thing-artisan = Artisan
    .a = an Artisan

## Inspectors, by what they look along

thing-row = Inspector of the rows
thing-column = Inspector of the columns

## Directions

thing-up = up
thing-right = right
thing-down = down
thing-left = left

## Players

thing-purple = Purple
thing-yellow = Yellow
thing-green = Green
thing-blue = Blue
thing-li-si = Li Si

## Where points come from

thing-organizer = Warrior Organizer
thing-weapons = Weapons
thing-inspectors = Inspectors
thing-musicians = Musicians
thing-tiles = Scoring tiles
thing-footmen = Footmen
thing-groups = Groups
thing-archers = Kneeling Archers
thing-leftovers = Leftovers
thing-solo = Solo game

## Scoring tiles, by what they compare

thing-tile-quarter-nw = Warriors in the north-west quarter
thing-tile-quarter-ne = Warriors in the north-east quarter
thing-tile-quarter-sw = Warriors in the south-west quarter
thing-tile-quarter-se = Warriors in the south-east quarter
thing-tile-officer = all Officers
thing-tile-guard = all Guards
thing-tile-crossbowman = all Crossbowmen
thing-tile-soldier = all Soldiers
thing-tile-middle-row = Warriors in the middle row
thing-tile-middle-column = Warriors in the middle column
thing-tile-coins = Coins
thing-tile-clay = Clay, Wet and Dry

## The Emperor's Challenges

thing-rich-treasury = Rich treasury
thing-full-stores = Full stores
thing-armed-workshop = Armed workshop
thing-imperial-favour = Imperial favour
thing-head-start = Head start
thing-trained-hand = Trained hand
thing-no-idle-hands = No idle hands
thing-overtime = Overtime

## Other words of the rules

thing-worker = Worker
thing-clay = Clay
thing-wet-clay = Wet Clay
thing-dry-clay = Dry Clay
thing-coin = Coin
thing-points = Victory Points
thing-statue = Statue
thing-warrior = Warrior
thing-specialist = Specialist
thing-weapon = Weapon
thing-master = Master
thing-master-token = Master token
thing-mausoleum = Mausoleum
thing-action-wheel = Action Wheel
thing-segment = segment
thing-warehouse = Warehouse
thing-inspector-track = Inspector track
thing-priority-token = Priority token
thing-scoring-tile = Scoring tile
thing-group = group
thing-domination = Domination
thing-presence = Presence
thing-turn-order = Turn Order
thing-round = round
thing-action-phase = Action Phase
thing-scoring-phase = Scoring Phase
thing-cleanup-phase = Cleanup Phase
thing-end-game-scoring = End Game Scoring
thing-overseer = Overseer
thing-action-card = Action card
thing-reshuffle-card = Reshuffle card
thing-spare-action = Spare Action
thing-surprise-build = Surprise Build

## Scorings to come

thing-round-scoring = Scoring of this round
thing-game-scoring = End Game Scoring
