# Everything on the table by its name. Forms: `a` is the name with its indefinite article.

## Workers

thing-worker = Worker
thing-collector = Tax Collector
    .the = the Tax Collector
thing-craftsman = Craftsman
    .the = the Craftsman
thing-helper = Helper
    .the = the Helper
thing-miner = Miner
    .the = the Miner
thing-y1 = Tax Collector 1
thing-y2 = Tax Collector 2
thing-y3 = Tax Collector 3
thing-y4 = Tax Collector 4
thing-y5 = Tax Collector 5
thing-y6 = Tax Collector 6
thing-r1 = Craftsman 1
thing-r2 = Craftsman 2
thing-r3 = Craftsman 3
thing-r4 = Craftsman 4
thing-r5 = Craftsman 5
thing-r6 = Craftsman 6
thing-g1 = Helper 1, Ceramist
thing-g2 = Helper 2, Accountant
thing-g3 = Helper 3, Administrator
thing-g4 = Helper 4, Emissary
thing-g5 = Helper 5, Scientist
thing-g6 = Helper 6, Officer
thing-b1 = Miner 1
thing-b2 = Miner 2
thing-b3 = Miner 3
thing-b4 = Miner 4
thing-b5 = Miner 5
thing-b6 = Miner 6

## Helpers

thing-ceramist = Ceramist
    .the = the Ceramist
thing-accountant = Accountant
    .the = the Accountant
thing-administrator = Administrator
    .the = the Administrator
thing-emissary = Emissary
    .the = the Emissary
thing-scientist = Scientist
    .the = the Scientist
thing-officer = Officer
    .the = the Officer

## Buildings

thing-workshop = Workshop
thing-laboratory = Laboratory
thing-armoury = Armoury
thing-palace = Palace

## Resources

thing-resource = resource
thing-coin = Coin
    .a = a Coin
thing-clay = Clay
    .a = 1 Clay
thing-yellow = yellow pigment
    .a = a yellow pigment
thing-red = red pigment
    .a = a red pigment
thing-green = green pigment
    .a = a green pigment
thing-blue = blue pigment
    .a = a blue pigment

## The pit

thing-pit = pit
thing-A = section A
thing-B = section B
thing-C = section C
thing-statue = statue
thing-soldier = soldier
thing-signature = Signature
thing-group = group
thing-request = Request token

## Equipment

thing-equipment = Equipment
thing-empty-place = empty place
thing-crossbow = Crossbow
    .a = a Crossbow
thing-arrowheads = Arrowheads
    .a = Arrowheads
thing-chariot = Chariot
    .a = a Chariot
thing-halberd = Halberd
    .a = a Halberd
thing-horse = Horse
    .a = a Horse
thing-sword = Sword
    .a = a Sword
thing-wood = wood
thing-bronze = bronze

## The Supervisor track and its tiles

thing-supervisor = Supervisor
thing-start-tile = start tile
thing-bonus-tile = Bonus tile
thing-end-tiles = End tiles
thing-open-or-free = open or free building
    .the = the open or free building tile
thing-market = market
    .the = the market tile
thing-discount = discount
    .the = the discount tile
thing-extra-action = extra action
    .the = the extra action tile
thing-returned-resources = 1 point per resource given back, 15 at most
thing-every-ten-points = 1 point per 10 points
thing-unused-tiles = 3 points per unused Bonus tile
thing-painted-soldiers = 2 points per painted soldier
thing-helpers-recruited = 2 points per Helper
thing-six-points = 6 points
thing-section-majorities = 5 points per section majority
thing-identical-pairs = 4 points per pair of identical Equipment

## Players

thing-purple = Purple
thing-orange = Orange
thing-cyan = Cyan
thing-jade = Jade

## Where points come from

thing-modelling = Modelling
thing-painting = Painting
thing-recruiting = Helpers
thing-prime-minister = Prime Minister
thing-debts = Debts
thing-majorities = Majorities
thing-equipment-sets = Sets of Equipment
thing-equipment-matches = Equipment with soldiers
thing-bonus-tiles = Unused Bonus tiles
thing-end-tile = End tile
thing-leftovers = Leftovers

## Other words of the rules

thing-master-builder = Master Builder
thing-toll = toll
thing-points = Prestige Points
thing-round = round
thing-phase = phase
thing-game-scoring = Final scoring
