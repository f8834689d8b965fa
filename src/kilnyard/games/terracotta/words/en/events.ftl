# One sentence for every event, with the event's fields as arguments; $seat is a player's name.

## A turn

event-ring-rotated = { $seat } pays { AMOUNT($coins, "coin") } and rotates the { THING($ring) } one step { $ring ->
    [inner] clockwise
   *[middle] counterclockwise
}.
event-worker-placed = { $seat } places { THING($worker, form: "a") } at segment { $segment }.
event-action-skipped = { $seat } leaves out the action of the { THING($ring) }.
event-clay-instead = { $seat } takes { AMOUNT($clay, "wet-clay") } in place of the action of the { THING($ring) }.
event-coins-instead = { $seat } takes { AMOUNT($coins, "coin") } in place of the action of the { THING($ring) }.

## Actions of the rings

event-coins-taken = { $seat } takes { AMOUNT($coins, "coin") }.
event-clay-taken = { $seat } takes { AMOUNT($clay, "wet-clay") }.
event-clay-soaked = { $seat } soaks { AMOUNT($clay, "dry-clay") }, which turns wet.
event-worker-upgraded = { $seat } upgrades the Craftsman at segment { $segment } to an Artisan.
event-priority-taken = { $clay ->
    [0] { $seat } takes Priority token { $number }.
   *[other] { $seat } takes Priority token { $number } and { AMOUNT($clay, "wet-clay") }.
}
event-weapon-readied = { $seat } readies the { THING($weapon) }.
event-favour-taken = { $coins ->
    [0] { $seat } takes { AMOUNT($clay, "wet-clay") } and scores { AMOUNT($points, "point") }, in place of a Priority token.
   *[other] { $seat } takes { AMOUNT($coins, "coin") } and scores { AMOUNT($points, "point") }, in place of a Priority token.
}

## Warriors and Weapons

event-warrior-paid = { $seat } pays { AMOUNT($clay, "wet-clay") } for { THING($warrior, form: "a") }; 1 of it goes dry into Warehouse { $warehouse }.
event-warrior-placed = { $points ->
    [0] { $seat } places { THING($warrior, form: "a") } on { $cell }.
   *[other] { $seat } places { THING($warrior, form: "a") } on { $cell } and scores { AMOUNT($points, "point") }.
}
event-sword-used = { $seat } uses the Sword and scores { AMOUNT($points, "point") }.
event-halberd-used = { $seat } uses the Halberd and scores { AMOUNT($points, "point") }.
event-crossbow-used = { $seat } uses the Crossbow toward { $cell } and scores { AMOUNT($points, "point") }.
event-spear-used = { $seat } uses the Spear, scores { AMOUNT($points, "point") } and takes { AMOUNT($coins, "coin") }.
event-inspector-moved = { $seat } moves the { THING($inspector) } { AMOUNT($steps, "space") } { $way ->
    [backward] backward
   *[forward] forward
}, to { $inspector ->
    [row] row
   *[column] column
} { $place }.
event-warrior-moved = { $seat } moves { THING($warrior, form: "a") } from { $from_cell } to { $cell }.

## Masters

event-master-bought = { $seat } pays { AMOUNT($coins, "coin") } for the { THING($master) }.
event-builder-used = { $seat } pays { AMOUNT($coins, "coin") } and makes { THING($warrior, form: "a") } with the Master Builder.
event-administrator-used = { $seat } performs the action of the Inner Ring again with the Master Administrator.
event-clay-maker-used = { $seat } takes { AMOUNT($clay, "wet-clay") } from the Master Clay Maker.
event-warehouses-emptied = { $seat } takes { AMOUNT($clay, "dry-clay") } from { COUNT($warehouses) ->
    [one] Warehouse
   *[other] Warehouses
} { $warehouses } with the Master Supervisor.
event-all-weapons-readied = { $seat } readies all Weapons with the Master Blacksmith.

## Specialists

event-specialist-paid = { $seat } pays { AMOUNT($coins, "coin") } and uses the { THING($weapon) } for { THING($specialist, form: "a") }.
event-specialist-placed = { $seat } places { THING($specialist, form: "a") } on { $cell }.
event-archer-placed = { $seat } places a Kneeling Archer on { $cell }, facing { THING($facing) }.
event-warrior-mounted = { $seat } mounts the { THING($warrior) } on { $cell } on a Horse that reaches to { $last_cell }.

## Scoring Phase

event-tie-broken = Kneeling Archers break the tie: { $seat } has Domination.
event-domination-tied = { AMOUNT($players, "player") } share the lead, so nobody has Domination.
event-inspector-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination in { $inspector ->
    [row] row
   *[column] column
} { $place }, with { AMOUNT($warriors, "warrior") }.
event-inspector-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence in { $inspector ->
    [row] row
   *[column] column
} { $place }, with { AMOUNT($warriors, "warrior") }.
event-inspector-advanced = The { THING($inspector) } moves on to { $inspector ->
    [row] row
   *[column] column
} { $place }.
event-musician-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($warriors, "warrior") } in line with the Musician on { $cell }.
event-tile-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination on the Scoring tile ({ THING($tile) }: { $amount }).
event-tile-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence on the Scoring tile ({ THING($tile) }: { $amount }).

## Cleanup Phase

event-turn-order-place-taken = { $seat } is number { $place } in the new Turn Order.
event-clay-dried = { $wet ->
    [0] { $seat } sees { AMOUNT($clay, "wet-clay") } dry.
   *[other] { $seat } sees { AMOUNT($clay, "wet-clay") } dry and keeps { $wet } wet.
}
event-master-coins-received = { $seat } takes { AMOUNT($coins, "coin") } from the Masters.
event-workers-taken-back = All players take their Workers back.
event-inner-ring-turned = The Inner Ring turns one step clockwise.
event-middle-ring-turned = The Middle Ring turns one step counterclockwise.
event-round-began = Round { $round } begins.

## End Game Scoring

event-footman-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination around the Footman on { $cell }, with { AMOUNT($warriors, "warrior") }.
event-footman-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence around the Footman on { $cell }, with { AMOUNT($warriors, "warrior") }.
event-group-warriors-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($warriors, $warrior) } in the group at { $cell }, shared by { AMOUNT($players, "player") }.
event-group-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination in the group at { $cell }, with { AMOUNT($warriors, $warrior) }.
event-group-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence in the group at { $cell }, with { AMOUNT($warriors, $warrior) }.
event-archer-scored = { $seat } scores { AMOUNT($points, "point") } for the Kneeling Archer on { $cell }, which faces { $faced_cell }.
event-leftovers-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($clay, "clay") } and { AMOUNT($coins, "coin") } left over.
event-game-won = { $seat } wins the game with { AMOUNT($points, "point") }.
event-tie-won = { $seat } shares the lead with { AMOUNT($points, "point") } and wins by being earlier in Turn Order.

## Li Si

event-first-master-appointed = { $seat } has the { THING($master) } from the start.
event-dice-rolled = { $seat } rolls { $first } and { $second } for the Overseer, which moves { AMOUNT($steps, "segment") }.
event-overseer-moved = The Overseer of { $seat } stops at segment { $segment }.
event-overseer-advanced = No Worker of { $seat } fits there; the Overseer goes on to segment { $segment }.
event-card-revealed = { $seat } reveals card { $card }: { $action ->
    [coins] take { AMOUNT($amount, "coin") }
    [clay] take { AMOUNT($amount, "clay") }
    [build] make a Warrior for { AMOUNT($amount, "clay") }
    [soak] soak Clay
    [upgrade] upgrade the Craftsman
    [master] use the { THING($thing) }
    [priority] take a Priority token
    [weapon] ready the { THING($thing) }
   *[specialist] buy a Specialist
}.
event-reshuffle-revealed = { $seat } reveals the Reshuffle card; the new deck has { AMOUNT($cards, "card") }.
event-card-performed = { $seat } performs card { $card }.
event-ring-turned-by-card = Card { $card } of { $seat } turns the { THING($ring) } one step.
event-cards-discarded = { $seat } discards { AMOUNT($cards, "active-card") }.
event-spare-action-taken = { $coins ->
    [0] { $seat } takes { AMOUNT($clay, "clay") } and scores { AMOUNT($points, "point") } with a Spare Action.
   *[other] { $seat } takes { AMOUNT($coins, "coin") } and scores { AMOUNT($points, "point") } with a Spare Action.
}
event-clay-of-warehouse-taken = { $seat } takes { AMOUNT($clay, "clay") } from the supply, as much as lies in Warehouse { $warehouse }.
event-inspector-coins-received = { $seat } takes { AMOUNT($coins, "coin") } from the Master Inspector.
event-inspectors-left = { $seat } leaves both Inspectors where they stand, since no move would help.
event-inspectors-left-by-sword = { $seat } leaves both Inspectors where they stand, since with the Sword every move would hurt.
event-warehouse-taken = { $seat } takes { AMOUNT($clay, "clay") } from Warehouse { $warehouse } with the Master Supervisor.
event-warehouse-cleared = { $seat } returns { AMOUNT($clay, "clay") } from Warehouse { $warehouse } to the supply.
event-li-si-sword-used = { $seat } uses the Sword and scores { AMOUNT($points, "point") }.
event-li-si-halberd-used = { $seat } uses the Halberd and scores { AMOUNT($points, "point") }.
event-li-si-crossbow-used = { $seat } uses the Crossbow and scores { AMOUNT($points, "point") }.
event-li-si-spear-used = { $seat } uses the Spear, scores { AMOUNT($points, "point") } and takes { AMOUNT($coins, "coin") }.
event-specialist-unwanted = { $seat } wants no Specialist and takes { AMOUNT($coins, "coin") }.
event-surprise-clay-discarded = { $seat } discards { AMOUNT($clay, "clay") } for a Surprise Build.
event-surprise-coins-discarded = { $seat } discards { AMOUNT($coins, "coin") } for a Surprise Build.
event-master-appointed = { $seat } gains the { THING($master) }.
