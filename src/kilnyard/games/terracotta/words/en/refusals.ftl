# Why something may not be picked, with the facts of the question as arguments.

## Rotating a ring

refused-already-rotated = You have rotated a ring in this turn already; one is the most.
refused-too-few-coins-to-rotate = You have { AMOUNT($have, "coin") }; rotating a ring costs { $cost }.

## Placing a Worker

refused-segment-closed = There is an Artisan at segment { $segment }, so no other Worker may come there this round.
refused-segment-needs-artisan = There is a Craftsman at segment { $segment }, so only an Artisan may join it.
refused-no-craftsman-in-hand = You have no Craftsman left to place this round.
refused-no-artisan-in-hand = You have no Artisan left to place this round; an upgrade brings one.

## Performing actions

refused-outer-ring-has-no-alternative = Clay or Coins may be taken only in place of an action of the Inner or the Middle Ring.
refused-repeated-action-has-no-alternative = The Master Administrator repeats the action itself; Clay or Coins in its place are not on offer.
refused-no-dry-clay = You have no Dry Clay to soak.
refused-upgrade-needs-craftsman = You have placed an Artisan here, and only a Craftsman can be upgraded.
refused-priority-stack-empty = All Priority tokens are taken this round.
refused-priority-token-held = You have a Priority token already; one is the most.
refused-weapon-already-active = Your { THING($weapon) } is active already.

## Making Warriors

refused-too-little-wet-clay = You have { AMOUNT($have, "wet-clay") }; this Warrior costs { $cost }. Soaking turns Dry Clay wet.
refused-organizer-column-empty = There is no { THING($warrior) } left in the Organizer.
refused-mausoleum-full = The Mausoleum has no empty space left.
refused-cell-occupied = There is a Statue on { $cell } already; choose an empty space.

## Weapon abilities

refused-not-your-warrior = There is no Warrior of yours on { $cell }.
refused-warrior-just-made = The Warrior on { $cell } has just been made; only another Warrior of yours may move.
refused-warrior-cannot-move = The Warrior on { $cell } has no empty space to move to.
refused-way-not-empty = A Statue stands in the way to { $cell }; every space of the way must be empty.
refused-horse-cannot-follow = With its Warrior on { $cell }, the Horse would reach out of the Mausoleum.
refused-not-in-line = { $cell } is neither in the row nor in the column of the Warrior on { $from_cell }.
refused-no-empty-space-between = There is no empty space between the Crossbowman and the Statue on { $cell }.
refused-not-nearest-statue = A nearer Statue hides the one on { $cell }; at this table only the nearest may be chosen.
refused-no-statue-there = There is no Statue on { $cell } to shoot toward.

## Specialists

refused-weapon-inactive = The { THING($specialist) } needs your { THING($weapon) }, which is not active; ready it first.
refused-too-few-coins-for-specialist = You have { AMOUNT($have, "coin") }; the { THING($specialist) } costs { $cost }.
refused-specialist-sold-out = There is no { THING($specialist) } left to buy.
refused-no-warrior-can-mount = None of your Warriors can mount: a Horse needs two empty spaces in line beside a Warrior that has no Horse yet.
refused-no-space-for-specialist = The Mausoleum has no empty space for the { THING($specialist) }.
refused-specialist-needs-empty-space = There is a Statue on { $cell } already; a Specialist needs an empty space.
refused-not-your-rider = The Warrior on { $cell } is not yours; only a Warrior of yours may mount.
refused-already-mounted = The Warrior on { $cell } has a Horse already; one is the most.
refused-no-room-for-horse = A Horse does not fit there: it needs two empty spaces in line beside the Warrior on { $cell }.

## Masters

refused-master-token-spent = You have placed that Master token already.
refused-too-few-coins-for-master = You have { AMOUNT($have, "coin") }; this Master token costs { $cost }.
refused-too-few-coins-to-build = You have { AMOUNT($have, "coin") }; the Master Builder costs { $cost } this round.
refused-not-most-remaining = The Master Builder makes only a Warrior of the type with the most left in the Organizer.
refused-warehouses-empty = There is no Clay in those Warehouses.
refused-all-weapons-active = All your Weapons are active already.

## Choosing for Li Si

refused-not-among-his-places = Li Si's rules leave him other places than this one.
