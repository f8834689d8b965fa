# Why something may not be picked, with the facts of the question as arguments.

## A turn

refused-already-entered = You have sent a Master Builder or passed in this phase already.
refused-turn-not-over = Enter a building or pass before you end your turn.

## Entering a building

refused-building-closed = The { THING($building) } is closed: its pair of buildings holds { $limit } figures at most.
refused-building-open = The { THING($building) } is not closed, so there is no limit to set aside.
refused-no-toll-due = No toll is due in the { THING($building) }.
refused-no-open-or-free = You have no unused open or free building tile.
refused-no-extra-action = You have no unused extra action tile.

## Being able to act

refused-no-statue-left = There is no unpainted soldier left in the supply, so nobody can model a statue.
refused-pit-full = There is no free space left in the pit.
refused-too-little-clay = You have too little Clay.
refused-no-soldier-left = All your soldiers stand in the pit already.
refused-no-statue-to-paint = There is no statue that you may paint.
refused-too-few-pigments = You do not have the pigments to paint there.
refused-row-empty = There is no Equipment left in the row this round.
refused-track-ends = Your Supervisor is on the last space already.

## The Workshop and the Laboratory

refused-space-occupied = Somebody stands on { $cell } already.
refused-no-signature-left = You have no Signature left.
refused-no-statue-there = There is no statue on { $cell }.
refused-painted-already = The soldier on { $cell } is painted already.
refused-signed-by-another = Another player has signed the statue on { $cell }.

## The Armoury and the Palace

refused-place-empty = There is no Equipment on place { $place } of the row.
refused-end-tile-taken = Somebody has taken that End tile.

## Tiles

refused-no-discount = You have no unused discount tile.
refused-nothing-to-reduce = There is nothing to reduce.
refused-needs-discount = Without the discount tile you could not pay.
refused-no-market = You have no unused market tile.
refused-nothing-to-exchange = You have nothing to exchange.
refused-not-held = You do not have { THING($resource, form: "a") } to give.
refused-supply-empty = The supply has no { THING($for_resource) }.
refused-exchange-begun = The market makes at least one exchange.
