# One sentence for every event, with the event's fields as arguments; $seat is a player's name.

## Rounds and phases

event-round-began = Round { $round } begins; everybody draws four cards.
event-favour-used = { $seat } puts { AMOUNT($cards, "card") } under the deck and draws as many.
event-pair-shown = { $seat } shows { $over_card } above { $card }.

## Worker actions

event-coins-collected = { $seat } collects { AMOUNT($coins, "coin") }.
event-clay-made = { $seat } receives { AMOUNT($clay, "clay") }.
event-helper-recruited = { $seat } recruits { THING($helper, form: "the") } and scores { AMOUNT($points, "point") }.
event-pigment-mined = { $seat } mines { THING($pigment, form: "a") }.
event-pigment-instead = { $seat } takes { THING($pigment, form: "a") } in place of the card's action.
event-pigment-missed = The supply has no { THING($pigment) } left for { $seat }.

## Entering a building

event-building-opened = { $seat } uses the open building tile: the { THING($building) } may be entered all the same.
event-toll-spared = { $seat } uses the free building tile: no toll is due in the { THING($building) }.
event-toll-paid = { $seat } pays { AMOUNT($coins, "coin") } of toll to { $to_seat }.
event-debt-settled = { $seat } lacks { AMOUNT($coins, "coin") } and loses { AMOUNT($points, "point") }.
event-builder-placed = { $seat } sends a Master Builder to the { THING($building) }.
event-minister-rewarded = { $seat } is the first to meet the Prime Minister: { AMOUNT($coins, "coin") } and { AMOUNT($points, "point") }.
event-passed = { $seat } passes and takes { AMOUNT($coins, "coin") }.

## Buildings

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

## Bonus tiles

event-market-used = { $seat } uses the market tile.
event-discount-used = { $seat } uses the discount tile.
event-extra-action-used = { $seat } uses the extra action tile in the { THING($building) }.
event-resource-exchanged = { $seat } exchanges { THING($resource, form: "a") } for { THING($for_resource, form: "a") }.

## A new round

event-builders-returned = All Master Builders go home.
event-request-removed = Request token { $number } ({ THING($pigment) }) leaves the pit.
event-minister-moved = The Prime Minister goes to the { THING($building) }.
event-request-drawn = Request token { $number } ({ THING($pigment) }) comes to { THING($section) }.
event-equipment-scrapped = The row loses { THING($equipment, form: "a") }.
event-equipment-revealed = The row receives { THING($equipment, form: "a") } for { AMOUNT($coins, "coin") }.

## The end of the game

event-majority-scored = { $seat } scores { AMOUNT($points, "point") } in { THING($section) } with { AMOUNT($soldiers, "soldier") }.
event-set-scored = { $seat } scores { AMOUNT($points, "point") } for a set of { AMOUNT($types, "type") } of { THING($material) } Equipment.
event-matches-scored = { $seat } scores { AMOUNT($points, "point") } for Equipment with soldiers in { THING($section) }: { AMOUNT($matches, "match") }.
event-unused-tiles-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($tiles, "tile") }.
event-end-tile-scored = { $seat } scores { AMOUNT($points, "point") } with an End tile: { THING($end_tile) }.
event-leftovers-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($resources, "resource") } left.
event-game-won = { $seat } wins with { AMOUNT($points, "point") }.
event-tie-won = { $seat } wins the tie at { AMOUNT($points, "point") } by the Supervisor track.
