# What is asked (ask-NAME, with the facts of the question), and what its options are called.

## Questions

ask-take-turn = { $seat } : placez un Ouvrier sur un segment, ou tournez d'abord un Disque.
ask-choose-worker = { $seat } : quel Ouvrier va au segment { $segment } ?
ask-ring-action = { $seat } : que faire de l'action { THING($ring, form: "du") } ?
ask-place-warrior = { $seat } : où placer { THING($warrior, form: "le") } ?
ask-officer-sword = { $seat } : utiliser l'Épée pour { AMOUNT($points, "point") }, et déplacer un Inspecteur de { AMOUNT($steps, "space") } ?
ask-guard-halberd = { $seat } : utiliser la Hallebarde pour { AMOUNT($points, "point") }, et déplacer un autre Guerrier ?
ask-guard-slide = { $seat } : où déplacer { THING($warrior, form: "le") } en { $from_cell } ?
ask-crossbowman-crossbow = { $seat } : utiliser l'Arbalète depuis { $from_cell } ? Vers quelle Statue ?
ask-soldier-spear = { $seat } : utiliser la Lance pour { AMOUNT($points, "point") } et { AMOUNT($coins, "coin") } ?
ask-place-specialist = { $seat } : où placer { THING($specialist, form: "le") } ?
ask-face-archer = { $seat } : vers où orienter l'Archer Agenouillé en { $cell } ?
ask-mount-horse = { $seat } : quel Guerrier monte le Cheval ?
ask-lay-horse = { $seat } : vers où s'étend le Cheval depuis son cavalier en { $cell } ?
ask-builder-warrior = { $seat } : quel Guerrier le Maître Façonneur donne-t-il pour { AMOUNT($cost, "coin") } ?
ask-move-inspector = { $seat } : quel Inspecteur avancer, et de combien ?
ask-empty-warehouses = { $seat } : quels sont les { $warehouses } Entrepôts à vider ?
ask-li-si-group = { $seat } : Li Si a plusieurs groupes pour { THING($warrior, form: "un") }. Lequel agrandir ?
ask-li-si-space = { $seat } : Li Si a plusieurs cases pour { THING($warrior, form: "un") }. Laquelle ?
ask-li-si-specialist-space = { $seat } : Li Si a plusieurs cases pour { THING($specialist, form: "un") }. Laquelle ?
ask-li-si-archer-facing = { $seat } : vers où orienter l'Archer Agenouillé de Li Si en { $cell } ?

## Options

option-decline = Ne pas s'en servir
option-skip = Laisser cette action de côté
option-cell = { $cell }
option-thing = { $thing }
option-direction-up = Vers le haut
option-direction-right = Vers la droite
option-direction-down = Vers le bas
option-direction-left = Vers la gauche
option-move-row-forward = { THING("row") } : avancer de { AMOUNT($steps, "space") }
option-move-row-backward = { THING("row") } : reculer de { AMOUNT($steps, "space") }
option-move-column-forward = { THING("column") } : avancer de { AMOUNT($steps, "space") }
option-move-column-backward = { THING("column") } : reculer de { AMOUNT($steps, "space") }
option-rotate-inner = Tourner le Disque Central dans le sens horaire pour { AMOUNT($cost, "coin") }
option-rotate-middle = Tourner le Disque Intermédiaire dans le sens antihoraire pour { AMOUNT($cost, "coin") }
option-segment = Segment { $segment } : { $inner } ; { $middle } ; { $outer }
option-take-clay = Prendre { AMOUNT($amount, "wet-clay") } à la place
option-take-coins = Prendre { AMOUNT($amount, "coin") } à la place
option-make-warrior = { $warrior } pour { AMOUNT($clay, "wet-clay") } : { AMOUNT($points, "point") }
option-build-warrior = { $warrior } pour { AMOUNT($coins, "coin") }
option-buy-specialist = { $specialist } pour { AMOUNT($coins, "coin") } et { THING($weapon, form: "le") }
option-buy-master = { $master } : jeton { $token } pour { AMOUNT($coins, "coin") }
option-favour-clay = { AMOUNT($amount, "wet-clay") } et { AMOUNT($points, "point") }
option-favour-coins = { AMOUNT($amount, "coin") } et { AMOUNT($points, "point") }
option-use-weapon = Utiliser { THING($weapon, form: "le") } : { AMOUNT($points, "point") }
option-use-spear = Utiliser la Lance : { AMOUNT($points, "point") } et { AMOUNT($coins, "coin") }
option-shoot = Statue en { $cell } : { AMOUNT($points, "point") }
option-warrior = { $warrior } en { $cell } ({ $owner_seat })
option-group = { AMOUNT($warriors, $warrior) } en { $cell }
option-empty-warehouses = Entrepôts { $warehouses } : { AMOUNT($clay, "dry-clay") }

## What is printed on an action space

space-coins = Prendre { AMOUNT($amount, "coin") }
space-clay = Prendre { AMOUNT($amount, "wet-clay") }
space-build = Façonner un Guerrier pour { AMOUNT($amount, "wet-clay") }
space-soak = Humidifier toute l'Argile Sèche
space-upgrade = Transformer l'Apprenti
space-master = { $master }
space-priority = Prendre un jeton Priorité
space-weapon = Réactiver { THING($weapon, form: "le") }
space-specialist = Acheter un Spécialiste
