var e=`
amount-coin = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-clay = { $count } Clay
amount-point = { $count ->
    [one] { $count } Prestige Point
   *[other] { $count } Prestige Points
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-soldier = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
amount-type = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
amount-match = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
amount-tile = { $count ->
    [one] { $count } unused tile
   *[other] { $count } unused tiles
}
amount-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
amount-exchange = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}



XI-SET-1 = Every player has the same 24 Worker cards: six of each of four colours, numbered 1 to 6.
XI-SET-2 = Every player starts with 2 Coins and 1 Clay.
XI-SET-3 = Every player has 2 Master Builders, 2 Signatures and 6 soldiers of a colour of their own.
XI-SET-4 = Every player starts with 0 Prestige Points.
XI-SET-5 = Four Equipment cards lie face up in a row from left to right when the game begins.
XI-SET-6 = Four Request tokens are drawn at random: one for section A, two for section B, one for section C.
XI-SET-7 = The four buildings are laid at random on two pairs of places.
XI-SET-8 = The Prime Minister starts in the building of the colour of the highest Request token.
XI-SET-9 = Spaces 1 to 4 of the Supervisor track hold four tiles each: open or free building, market, discount, extra action.
XI-SET-10 = Four of the eight End tiles are drawn for space 5 and lie open to all; the others are not used.
XI-SET-11 = Every player is dealt one start tile at random.
XI-SET-12 = All Supervisors start in one stack on space 0; the lower a player's start number, the higher the Supervisor lies.
XI-SET-13 = The start tile gives one pigment: yellow for number 1, red for 2, green for 3, blue for 4.
XI-SET-14 = Each section of the pit gets one Formation face at random, out of four.
XI-SET-15 = An unpainted statue stands on every statue icon from the start.
XI-SET-16 = All is open but the cards in hand and set aside, the decks, and the Equipment that players have taken.
XI-SET-17 = The pit is one grid of 24 spaces: section A touches B, and B touches C.


XI-SUP-1 = Coins and Clay never run out.
XI-SUP-2 = There are 12 unpainted soldiers; while none is left in the supply, nobody can model a statue.
XI-SUP-3 = There are 6 pigments of each colour; a player takes what there is and nothing for the rest.


XI-GAME-1 = The game has 6 rounds of 2 phases, so everybody plays 12 phases.
XI-GAME-2 = At the start of a round everybody draws four Worker cards.
XI-GAME-3 = A pair is played in the first phase; the two cards set aside make the pair of the second.
XI-FAV-1 = Once, in the first round only, a player may put cards of the hand under the deck and draw as many.
XI-FAV-2 = Which cards were put under the deck is not shown; they are drawn in the last round.
XI-PAIR-1 = All players choose their pairs unseen and at the same time.
XI-PAIR-2 = The card below gives the order of play with its number, the card above gives the action.
XI-PAIR-3 = In the second phase the two cards left may be laid in either order, again unseen and at once.
XI-PAIR-4 = Once the pairs are shown, the cards lie as they are.
XI-ORDER-1 = The player with the highest number below plays first, then the others by their numbers.
XI-ORDER-2 = Between equal numbers, the Supervisor who is further on the track goes first.
XI-ORDER-3 = Between equal numbers on the same space, the Supervisor who lies higher in the stack goes first.
XI-ORDER-4 = The order found when the pairs are shown holds for the whole phase.
XI-ORDER-5 = Used cards are discarded face up at the end of the phase, all but recruited Helpers.


XI-WORK-1 = A turn begins with the action of the card above, which must be done.
XI-WORK-2 = A Tax Collector brings 2, 3 or 4 Coins, as the card says.
XI-WORK-3 = A Craftsman brings 1, 2 or 3 Clay, as the card says.
XI-WORK-4 = A recruited Helper stays before the player and works for the rest of the game.
XI-WORK-5 = Recruiting a Helper brings at once the points printed for the round being played.
XI-WORK-6 = A Miner brings the pigments shown on the card, one or two.
XI-WORK-7 = In place of its action every card can bring one pigment of its own colour.
XI-WORK-8 = A Helper played for its pigment or laid below is discarded and brings no points.
XI-WORK-9 = The pigment of the card's colour may be chosen even if the supply has none; it then brings nothing.


XI-HELP-1 = With the Ceramist, every statue you model brings 1 point more.
XI-HELP-2 = With the Accountant, the action of a Tax Collector brings 1 Coin more.
XI-HELP-3 = With the Administrator, the action of a Craftsman brings 1 Clay more.
XI-HELP-4 = With the Emissary, you may exchange one resource whenever your Supervisor advances.
XI-HELP-5 = With the Scientist, a statue costs 1 Clay less.
XI-HELP-6 = With the Officer, an Equipment costs 1 Coin less.
XI-HELP-7 = A Helper works from the moment it is recruited, in the same turn too.
XI-HELP-8 = The Accountant and the Administrator add nothing to other gains, nor to a pigment taken instead.
XI-HELP-9 = What Helpers and Bonus tiles do adds up.


XI-BLD-1 = In each phase a player may send one Master Builder to a building, and no more.
XI-BLD-2 = A pair of buildings takes 3 figures in a game for 2, 4 in a game for 3 and 5 in a game for 4.
XI-BLD-3 = The Prime Minister counts toward the limit of the pair he stands in.
XI-BLD-4 = At the limit both buildings of the pair are closed for the rest of the round.
XI-BLD-5 = Whoever enters pays each opponent 1 Coin for every Master Builder that opponent has in the building.
XI-BLD-6 = In a game for 2 the toll is 2 Coins for one opposing Master Builder and 3 Coins for two.
XI-BLD-7 = Your own Master Builders cost nothing, and you may enter the same building in both phases.
XI-BLD-8 = Only a player who is able to act in a building may enter it.
XI-BLD-9 = Who does not enter a building passes and takes 1 Coin.
XI-BLD-10 = Who has too few Coins pays all of them and loses 2 points for each one that is missing.
XI-BLD-11 = Players to whom a toll is owed are paid in full all the same, from the supply.
XI-BLD-12 = Points may fall below 0.
XI-BLD-13 = Coins may be owed for a toll or an Equipment; Clay and pigments must be held.
XI-BLD-14 = The first player of the round to enter the Prime Minister's building takes 1 Coin and 1 point.
XI-BLD-15 = The Prime Minister's Coin comes on entering and can help to pay for the action.
XI-BLD-16 = The toll is paid on entering, before the action brings anything.


XI-SHOP-1 = A statue costs 2 Clay in section A, 3 in section B and 5 in section C.
XI-SHOP-2 = A new statue goes to any space of the section where nobody stands.
XI-SHOP-3 = The space of a new statue brings at once the points, Coins or pigments that it shows.
XI-SHOP-4 = Under a statue that you model you may put a Signature, and only then.
XI-SHOP-5 = Every player has two Signatures for the whole game; they never come back.


XI-LAB-1 = In section A painting costs the requested pigment and another of any colour.
XI-LAB-2 = In section B painting costs the two requested pigments.
XI-LAB-3 = In section C painting costs two of the requested pigment.
XI-LAB-4 = Pigments that are paid go back to the supply.
XI-LAB-5 = A soldier of your own takes the place of an unpainted statue, which goes back to the supply.
XI-LAB-6 = Statues signed by another player cannot be painted.
XI-LAB-7 = A painted soldier brings 1 point for each soldier of its group, itself included.
XI-LAB-8 = A group is soldiers of one colour that touch side to side, in one section or several.
XI-LAB-9 = Every player can paint six soldiers in a game.


XI-ARM-1 = In the Armoury you take an Equipment of the row for the Coins printed on it.
XI-ARM-2 = Equipment that was taken lies face down.
XI-ARM-3 = The row is not filled up before the end of the round.
XI-ARM-4 = Some Equipment brings Clay at once.


XI-PAL-1 = In the Palace your Supervisor goes one space forward.
XI-PAL-2 = A Supervisor who comes to a space lies on top of those already there.
XI-PAL-3 = You take the tile of the space that your Supervisor has reached.
XI-PAL-4 = On the last space you take one of the End tiles that are left.
XI-PAL-5 = A Supervisor on the last space goes no further.


XI-TILE-1 = A Bonus tile is used once in the game, from the moment it is taken.
XI-TILE-2 = Several Bonus tiles may be used in one turn, each in one's own turn only.
XI-OPEN-1 = The open building tile lets you enter a closed building; the toll is paid.
XI-OPEN-2 = Or it spares the toll of a building that is not closed.
XI-OPEN-3 = A Master Builder who came by the tile counts, so a pair may stand above its limit.
XI-OPEN-4 = The tile never spares the cost of the action itself.
XI-OPEN-5 = The tile can be used only where there is a limit or a toll to set aside.
XI-MARK-1 = The market exchanges one or two resources for others of the supply.
XI-MARK-2 = The market may be used before the worker action, or before or after the building action.
XI-MARK-3 = In an exchange you first give what you have, then take what the supply has.
XI-DISC-1 = The discount tile takes 1 Clay off a statue.
XI-DISC-2 = The discount tile takes 1 Coin off an Equipment.
XI-DISC-3 = With the discount tile one of the two pigments, whichever you like, is enough to paint.
XI-DISC-4 = The discount tile needs something to reduce, and a toll is not that.
XI-EXTRA-1 = The extra action tile performs the action of any building without a Master Builder.
XI-EXTRA-2 = An extra action knows no limit and no toll.
XI-EXTRA-3 = It comes after the worker action, before or after a Master Builder or a pass, even in the turn it was won.
XI-EXTRA-4 = An extra action never brings the Prime Minister's bonus.


XI-ROUND-1 = After each round but the last, all Master Builders go home.
XI-ROUND-2 = The lowest Request token leaves the pit for the round track.
XI-ROUND-3 = The Prime Minister goes to the building of that token's colour.
XI-ROUND-4 = A new Request token is drawn for the space that has become empty.
XI-ROUND-5 = Equipment on the first two places of the row is discarded.
XI-ROUND-6 = The other Equipment slides to the left, and the row is filled up to four.
XI-ROUND-7 = After round 6 there is no new round, only the final scoring.


XI-END-1 = The game ends after round 6, and then these points are added.
XI-END-2 = The most painted soldiers bring 10, 5 and 2 points in section A, 12, 6 and 3 in B, 14, 7 and 4 in C.
XI-END-3 = Players with equally many share the points of their places, rounded down.
XI-END-4 = Who has no soldier in a section has no place there.
XI-END-5 = The fourth place brings nothing.
XI-END-6 = Different Equipment of one material makes a set: 2, 5 or 10 points for 1, 2 or 3 types.
XI-END-7 = Every Equipment belongs to one set, and the sets are as large as they can be.
XI-END-8 = An Equipment brings 3 points more with a painted soldier of yours in its section.
XI-END-9 = Each soldier serves one Equipment at most.
XI-END-10 = Every unused Bonus tile brings 1 point.
XI-END-11 = The End tile of each player who reached the last space is scored.
XI-END-12 = Every three resources left bring 1 point, whatever they are.
XI-END-13 = Who has the most points wins.
XI-END-14 = Between equals, the Supervisor further on the track wins, then the one higher in the stack.


XI-GOAL-1 = One End tile brings 1 point for each resource given back, 15 at most; those are not left over.
XI-GOAL-2 = One End tile brings 1 point for every 10 points scored before it.
XI-GOAL-3 = One End tile brings 3 points more for each unused Bonus tile.
XI-GOAL-4 = One End tile brings 2 points for each painted soldier of yours.
XI-GOAL-5 = One End tile brings 2 points for each Helper you have recruited.
XI-GOAL-6 = One End tile brings 6 points.
XI-GOAL-7 = One End tile brings 5 points for each section where nobody has painted more soldiers than you.
XI-GOAL-8 = One End tile brings 4 points for each two Equipments of the same type.



event-round-began = Round { $round } begins; everybody draws four cards.
event-favour-used = { $seat } puts { AMOUNT($cards, "card") } under the deck and draws as many.
event-pair-shown = { $seat } shows { $over_card } above { $card }.


event-coins-collected = { $seat } collects { AMOUNT($coins, "coin") }.
event-clay-made = { $seat } receives { AMOUNT($clay, "clay") }.
event-helper-recruited = { $seat } recruits { THING($helper, form: "the") } and scores { AMOUNT($points, "point") }.
event-pigment-mined = { $seat } mines { THING($pigment, form: "a") }.
event-pigment-instead = { $seat } takes { THING($pigment, form: "a") } in place of the card's action.
event-pigment-missed = The supply has no { THING($pigment) } left for { $seat }.


event-building-opened = { $seat } uses the open building tile: the { THING($building) } may be entered all the same.
event-toll-spared = { $seat } uses the free building tile: no toll is due in the { THING($building) }.
event-toll-paid = { $seat } pays { AMOUNT($coins, "coin") } of toll to { $to_seat }.
event-debt-settled = { $seat } lacks { AMOUNT($coins, "coin") } and loses { AMOUNT($points, "point") }.
event-builder-placed = { $seat } sends a Master Builder to the { THING($building) }.
event-minister-rewarded = { $seat } is the first to meet the Prime Minister: { AMOUNT($coins, "coin") } and { AMOUNT($points, "point") }.
event-passed = { $seat } passes and takes { AMOUNT($coins, "coin") }.


event-statue-modelled = { $seat } models a statue on { $cell } for { AMOUNT($clay, "clay") } and scores { AMOUNT($points, "point") }.
event-coins-found = { $seat } takes { AMOUNT($coins, "coin") } from the space.
event-pigment-found = { $seat } takes { THING($pigment, form: "a") } from the space.
event-ceramist-scored = { $seat } scores { AMOUNT($points, "point") } with the Ceramist.
event-statue-signed = { $seat } signs the statue on { $cell }.
event-pigment-paid = { $seat } pays { THING($pigment, form: "a") }.
event-soldier-painted = { $seat } paints the soldier on { $cell } and scores { AMOUNT($points, "point") } for its group.
event-equipment-forged = { $seat } forges { THING($equipment, form: "a") } for { AMOUNT($coins, "coin") }.
event-equipment-clay-taken = { $seat } takes { AMOUNT($clay, "clay") } with the Equipment.
event-supervisor-advanced = The Supervisor of { $seat } advances to space { $space }.
event-bonus-tile-taken = { $seat } takes { THING($bonus_tile, form: "the") }.
event-end-tile-taken = { $seat } takes an End tile: { THING($end_tile) }.


event-market-used = { $seat } uses the market tile.
event-discount-used = { $seat } uses the discount tile.
event-extra-action-used = { $seat } uses the extra action tile in the { THING($building) }.
event-resource-exchanged = { $seat } exchanges { THING($resource, form: "a") } for { THING($for_resource, form: "a") }.


event-builders-returned = All Master Builders go home.
event-request-removed = Request token { $number } ({ THING($pigment) }) leaves the pit.
event-minister-moved = The Prime Minister goes to the { THING($building) }.
event-request-drawn = Request token { $number } ({ THING($pigment) }) comes to { THING($section) }.
event-equipment-scrapped = The row loses { THING($equipment, form: "a") }.
event-equipment-revealed = The row receives { THING($equipment, form: "a") } for { AMOUNT($coins, "coin") }.


event-majority-scored = { $seat } scores { AMOUNT($points, "point") } in { THING($section) } with { AMOUNT($soldiers, "soldier") }.
event-set-scored = { $seat } scores { AMOUNT($points, "point") } for a set of { AMOUNT($types, "type") } of { THING($material) } Equipment.
event-matches-scored = { $seat } scores { AMOUNT($points, "point") } for Equipment with soldiers in { THING($section) }: { AMOUNT($matches, "match") }.
event-unused-tiles-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($tiles, "tile") }.
event-end-tile-scored = { $seat } scores { AMOUNT($points, "point") } with an End tile: { THING($end_tile) }.
event-leftovers-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($resources, "resource") } left.
event-game-won = { $seat } wins with { AMOUNT($points, "point") }.
event-tie-won = { $seat } wins the tie at { AMOUNT($points, "point") } by the Supervisor track.



ask-favour = { $seat }: the Emperor's favour. Which cards go under your deck?
ask-choose-pair = { $seat }: phase { $phase }. Which card lies below, which above?
ask-worker-action = { $seat }: what does the card bring ({ $card })?
ask-take-turn = { $seat }: which building?
ask-exchange = { $seat }: what do you exchange ({ AMOUNT($count, "exchange") })?
ask-use-discount = { $seat }: use the discount tile in the { THING($building) }?
ask-model = { $seat }: where does the new statue stand?
ask-sign = { $seat }: sign the statue on { $cell }?
ask-paint = { $seat }: which statue do you paint?
ask-pay-pigments = { $seat }: what do you pay for the soldier on { $cell }?
ask-forge = { $seat }: which Equipment do you forge?
ask-choose-end-tile = { $seat }: which End tile do you take?


option-thing = { $thing }
option-and = { $first } and { $last }
option-cards = { $first }; { $last }
option-keep-all = Keep all four cards
option-put-back = Put back: { $cards }
option-pair = { $over } above { $under }
option-collect = Take { AMOUNT($coins, "coin") }
option-make-clay = Take { AMOUNT($clay, "clay") }
option-recruit = Recruit { THING($helper, form: "the") }: { AMOUNT($points, "point") }
option-mine = Take { THING($pigment, form: "a") }
option-mine-several = Take: { $pigments }
option-pigment = { THING($pigment, form: "a") } instead
option-enter = { $coins ->
    [0] { $building }
   *[other] { $points ->
        [0] { $building }: { AMOUNT($coins, "coin") } of toll
       *[other] { $building }: { AMOUNT($coins, "coin") } of toll, in debt: −{ AMOUNT($points, "point") }
    }
}
option-open = { $coins ->
    [0] { $building }, though closed (open or free building tile)
   *[other] { $points ->
        [0] { $building }, though closed (open or free building tile): { AMOUNT($coins, "coin") } of toll
       *[other] { $building }, though closed (open or free building tile): { AMOUNT($coins, "coin") } of toll, in debt: −{ AMOUNT($points, "point") }
    }
}
option-free = { THING($building) }, without the toll (open or free building tile)
option-extra = { THING($building) }, as an extra action
option-market = Use the market tile
option-pass = Pass: { AMOUNT($coins, "coin") }
option-done = End the turn
option-stop = Exchange nothing more
option-exchange = { THING($resource, form: "a") } for { THING($for_resource, form: "a") }
option-discount-no = Keep the discount tile
option-discount-yes = Use the discount tile
option-model = { $cell } for { AMOUNT($clay, "clay") }: { AMOUNT($points, "point") }
option-sign-no = No Signature
option-sign-yes = Sign it
option-paint = { $cell }: { AMOUNT($points, "point") }
option-forge = { $points ->
    [0] { $equipment } for { AMOUNT($coins, "coin") }
   *[other] { $equipment } for { AMOUNT($coins, "coin") }, in debt: −{ AMOUNT($points, "point") }
}{ $clay ->
    [0] { "" }
   *[other] { ", +" }{ AMOUNT($clay, "clay") }
}



refused-already-entered = You have sent a Master Builder or passed in this phase already.
refused-turn-not-over = Enter a building or pass before you end your turn.


refused-building-closed = The { THING($building) } is closed: its pair of buildings holds { $limit } figures at most.
refused-building-open = The { THING($building) } is not closed, so there is no limit to set aside.
refused-no-toll-due = No toll is due in the { THING($building) }.
refused-no-open-or-free = You have no unused open or free building tile.
refused-no-extra-action = You have no unused extra action tile.


refused-no-statue-left = There is no unpainted soldier left in the supply, so nobody can model a statue.
refused-pit-full = There is no free space left in the pit.
refused-too-little-clay = You have too little Clay.
refused-no-soldier-left = All your soldiers stand in the pit already.
refused-no-statue-to-paint = There is no statue that you may paint.
refused-too-few-pigments = You do not have the pigments to paint there.
refused-row-empty = There is no Equipment left in the row this round.
refused-track-ends = Your Supervisor is on the last space already.


refused-space-occupied = Somebody stands on { $cell } already.
refused-no-signature-left = You have no Signature left.
refused-no-statue-there = There is no statue on { $cell }.
refused-painted-already = The soldier on { $cell } is painted already.
refused-signed-by-another = Another player has signed the statue on { $cell }.


refused-place-empty = There is no Equipment on place { $place } of the row.
refused-end-tile-taken = Somebody has taken that End tile.


refused-no-discount = You have no unused discount tile.
refused-nothing-to-reduce = There is nothing to reduce.
refused-needs-discount = Without the discount tile you could not pay.
refused-no-market = You have no unused market tile.
refused-nothing-to-exchange = You have nothing to exchange.
refused-not-held = You do not have { THING($resource, form: "a") } to give.
refused-supply-empty = The supply has no { THING($for_resource) }.
refused-exchange-begun = The market makes at least one exchange.


game-xian = Xi'an



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


thing-workshop = Workshop
thing-laboratory = Laboratory
thing-armoury = Armoury
thing-palace = Palace


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


thing-pit = pit
thing-A = section A
thing-B = section B
thing-C = section C
thing-statue = statue
thing-soldier = soldier
thing-signature = Signature
thing-group = group
thing-request = Request token


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


thing-purple = Purple
thing-orange = Orange
thing-cyan = Cyan
thing-jade = Jade


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


thing-master-builder = Master Builder
thing-toll = toll
thing-points = Prestige Points
thing-round = round
thing-phase = phase
thing-game-scoring = Final scoring
`;export{e as default};