# What is asked (ask-NAME, with the facts of the question), and what its options are called.

## Questions

ask-take-turn = { $seat }: place a Worker at a segment, or rotate a ring first.
ask-choose-worker = { $seat }: which Worker goes to segment { $segment }?
ask-ring-action = { $seat }: what happens with the action of the { THING($ring) }?
ask-place-warrior = { $seat }: where does the { THING($warrior) } stand?
ask-officer-sword = { $seat }: use the Sword for { AMOUNT($points, "point") }, and move an Inspector { AMOUNT($steps, "space") }?
ask-guard-halberd = { $seat }: use the Halberd for { AMOUNT($points, "point") }, and move another Warrior?
ask-guard-slide = { $seat }: where does the { THING($warrior) } on { $from_cell } move?
ask-crossbowman-crossbow = { $seat }: use the Crossbow from { $from_cell }? Toward which Statue?
ask-soldier-spear = { $seat }: use the Spear for { AMOUNT($points, "point") } and { AMOUNT($coins, "coin") }?
ask-place-specialist = { $seat }: where does the { THING($specialist) } stand?
ask-face-archer = { $seat }: which way does the Kneeling Archer on { $cell } face?
ask-mount-horse = { $seat }: which Warrior mounts the Horse?
ask-lay-horse = { $seat }: which way does the Horse lie from its rider on { $cell }?
ask-builder-warrior = { $seat }: which Warrior comes from the Master Builder, for { AMOUNT($cost, "coin") }?
ask-move-inspector = { $seat }: which Inspector moves, and how far?
ask-empty-warehouses = { $seat }: which { $warehouses } Warehouses give you their Clay?
ask-li-si-group = { $seat }: Li Si has more than one group for { THING($warrior, form: "a") }. Which one grows?
ask-li-si-space = { $seat }: Li Si has more than one space for { THING($warrior, form: "a") }. Which one?
ask-li-si-specialist-space = { $seat }: Li Si has more than one space for { THING($specialist, form: "a") }. Which one?
ask-li-si-archer-facing = { $seat }: which way does Li Si's Kneeling Archer on { $cell } face?

## Options

option-decline = Leave it
option-skip = Leave out this action
option-cell = { $cell }
option-thing = { $thing }
option-direction-up = Up
option-direction-right = Right
option-direction-down = Down
option-direction-left = Left
option-move-row-forward = { THING("row") }: { AMOUNT($steps, "space") } forward
option-move-row-backward = { THING("row") }: { AMOUNT($steps, "space") } backward
option-move-column-forward = { THING("column") }: { AMOUNT($steps, "space") } forward
option-move-column-backward = { THING("column") }: { AMOUNT($steps, "space") } backward
option-rotate-inner = Rotate the Inner Ring clockwise for { AMOUNT($cost, "coin") }
option-rotate-middle = Rotate the Middle Ring counterclockwise for { AMOUNT($cost, "coin") }
option-segment = Segment { $segment }: { $inner }; { $middle }; { $outer }
option-take-clay = Take { AMOUNT($amount, "wet-clay") } instead
option-take-coins = Take { AMOUNT($amount, "coin") } instead
option-make-warrior = { $warrior } for { AMOUNT($clay, "wet-clay") }: { AMOUNT($points, "point") }
option-build-warrior = { $warrior } for { AMOUNT($coins, "coin") }
option-buy-specialist = { $specialist } for { AMOUNT($coins, "coin") } and the { $weapon }
option-buy-master = { $master }: token { $token } for { AMOUNT($coins, "coin") }
option-favour-clay = { AMOUNT($amount, "wet-clay") } and { AMOUNT($points, "point") }
option-favour-coins = { AMOUNT($amount, "coin") } and { AMOUNT($points, "point") }
option-use-weapon = Use the { $weapon }: { AMOUNT($points, "point") }
option-use-spear = Use the Spear: { AMOUNT($points, "point") } and { AMOUNT($coins, "coin") }
option-shoot = Statue on { $cell }: { AMOUNT($points, "point") }
option-warrior = { $warrior } on { $cell } ({ $owner_seat })
option-group = { AMOUNT($warriors, $warrior) } at { $cell }
option-empty-warehouses = Warehouses { $warehouses }: { AMOUNT($clay, "dry-clay") }

## What is printed on an action space

space-coins = Take { AMOUNT($amount, "coin") }
space-clay = Take { AMOUNT($amount, "wet-clay") }
space-build = Make a Warrior for { AMOUNT($amount, "wet-clay") }
space-soak = Soak all Dry Clay
space-upgrade = Upgrade the Craftsman
space-master = { $master }
space-priority = Take a Priority token
space-weapon = Ready the { $weapon }
space-specialist = Buy a Specialist
