# One sentence for every event, with the event's fields as arguments; $seat is a player's name.
# Names are unknown words: nothing stands before them that would depend on their first letter, and
# nothing after them on their gender.

## A turn

event-ring-rotated = { $ring ->
    [inner] { $seat } paie { AMOUNT($coins, "coin") } et tourne le Disque Central d'un cran dans le sens horaire.
   *[middle] { $seat } paie { AMOUNT($coins, "coin") } et tourne le Disque Intermédiaire d'un cran dans le sens antihoraire.
}
event-worker-placed = { $seat } place { THING($worker, form: "un") } au segment { $segment }.
event-action-skipped = { $seat } laisse de côté l'action { THING($ring, form: "du") }.
event-clay-instead = { $seat } prend { AMOUNT($clay, "wet-clay") } au lieu de l'action { THING($ring, form: "du") }.
event-coins-instead = { $seat } prend { AMOUNT($coins, "coin") } au lieu de l'action { THING($ring, form: "du") }.

## Actions of the rings

event-coins-taken = { $seat } prend { AMOUNT($coins, "coin") }.
event-clay-taken = { $seat } prend { AMOUNT($clay, "wet-clay") }.
event-clay-soaked = { $seat } humidifie { AMOUNT($clay, "dry-clay") }.
event-worker-upgraded = { $seat } transforme en Artisan l'Apprenti du segment { $segment }.
event-priority-taken = { $clay ->
    [0] { $seat } prend le jeton Priorité { $number }.
   *[other] { $seat } prend le jeton Priorité { $number } et { AMOUNT($clay, "wet-clay") }.
}
event-weapon-readied = { $seat } réactive { THING($weapon, form: "le") }.
event-favour-taken = { $coins ->
    [0] { $seat } prend { AMOUNT($clay, "wet-clay") } et gagne { AMOUNT($points, "point") } au lieu d'un jeton Priorité.
   *[other] { $seat } prend { AMOUNT($coins, "coin") } et gagne { AMOUNT($points, "point") } au lieu d'un jeton Priorité.
}

## Warriors and Weapons

event-warrior-paid = { $seat } paie { AMOUNT($clay, "wet-clay") } pour { THING($warrior, form: "un") } ; l'une d'elles va, Sèche, dans l'Entrepôt { $warehouse }.
event-warrior-placed = { $points ->
    [0] { $seat } place { THING($warrior, form: "un") } en { $cell }.
   *[other] { $seat } place { THING($warrior, form: "un") } en { $cell } et gagne { AMOUNT($points, "point") }.
}
event-sword-used = { $seat } utilise l'Épée et gagne { AMOUNT($points, "point") }.
event-halberd-used = { $seat } utilise la Hallebarde et gagne { AMOUNT($points, "point") }.
event-crossbow-used = { $seat } utilise l'Arbalète vers { $cell } et gagne { AMOUNT($points, "point") }.
event-spear-used = { $seat } utilise la Lance, gagne { AMOUNT($points, "point") } et prend { AMOUNT($coins, "coin") }.
event-inspector-moved = { $seat } fait { $way ->
    [backward] reculer
   *[forward] avancer
} { THING($inspector, form: "le") } de { AMOUNT($steps, "space") }, jusqu'à la { $inspector ->
    [row] ligne
   *[column] colonne
} { $place }.
event-warrior-moved = { $seat } déplace { THING($warrior, form: "un") } de { $from_cell } à { $cell }.

## Masters

event-master-bought = { $seat } paie { AMOUNT($coins, "coin") } pour { THING($master, form: "le") }.
event-builder-used = { $seat } paie { AMOUNT($coins, "coin") } et façonne { THING($warrior, form: "un") } grâce au Maître Façonneur.
event-administrator-used = { $seat } effectue de nouveau l'action du Disque Central grâce au Maître Administrateur.
event-clay-maker-used = { $seat } prend { AMOUNT($clay, "wet-clay") } grâce au Maître des Argilières.
event-warehouses-emptied = { COUNT($warehouses) ->
    [one] { $seat } prend { AMOUNT($clay, "dry-clay") } dans l'Entrepôt { $warehouses } grâce au Maître Superviseur.
   *[other] { $seat } prend { AMOUNT($clay, "dry-clay") } dans les Entrepôts { $warehouses } grâce au Maître Superviseur.
}
event-all-weapons-readied = { $seat } réactive toutes ses Armes grâce au Maître Forgeron.

## Specialists

event-specialist-paid = { $seat } paie { AMOUNT($coins, "coin") } et utilise { THING($weapon, form: "le") } pour { THING($specialist, form: "un") }.
event-specialist-placed = { $seat } place { THING($specialist, form: "un") } en { $cell }.
event-archer-placed = { $seat } place un Archer Agenouillé en { $cell }, orienté { THING($facing) }.
event-warrior-mounted = { $seat } met en selle { THING($warrior, form: "le") } en { $cell } sur un Cheval qui s'étend jusqu'en { $last_cell }.

## Scoring Phase

event-tie-broken = Les Archers Agenouillés tranchent l'égalité : la Domination va à { $seat }.
event-domination-tied = { AMOUNT($players, "player") } se partagent la tête, donc personne n'a la Domination.
event-inspector-domination-scored = { $inspector ->
    [row] { $seat } gagne { AMOUNT($points, "point") } pour la Domination sur la ligne { $place }, avec { AMOUNT($warriors, "warrior") }.
   *[column] { $seat } gagne { AMOUNT($points, "point") } pour la Domination sur la colonne { $place }, avec { AMOUNT($warriors, "warrior") }.
}
event-inspector-presence-scored = { $inspector ->
    [row] { $seat } gagne { AMOUNT($points, "point") } pour la Présence sur la ligne { $place }, avec { AMOUNT($warriors, "warrior") }.
   *[column] { $seat } gagne { AMOUNT($points, "point") } pour la Présence sur la colonne { $place }, avec { AMOUNT($warriors, "warrior") }.
}
event-inspector-advanced = { $inspector ->
    [row] L'Inspecteur des lignes passe à la ligne { $place }.
   *[column] L'Inspecteur des colonnes passe à la colonne { $place }.
}
event-musician-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($warriors, "warrior") } sur la ligne ou la colonne du Musicien en { $cell }.
event-tile-domination-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Domination sur la tuile Décompte ({ THING($tile) } : { $amount }).
event-tile-presence-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Présence sur la tuile Décompte ({ THING($tile) } : { $amount }).

## Cleanup Phase

event-turn-order-place-taken = { $seat } prend la place { $place } du nouvel Ordre du Tour.
event-clay-dried = { $wet ->
    [0] { $seat } retourne { AMOUNT($clay, "clay") } face Sèche.
   *[other] { $seat } retourne { AMOUNT($clay, "clay") } face Sèche et garde { AMOUNT($wet, "wet-clay") }.
}
event-master-coins-received = { $seat } prend { AMOUNT($coins, "coin") } grâce à ses Maîtres.
event-workers-taken-back = Tous les joueurs reprennent leurs Ouvriers.
event-inner-ring-turned = Le Disque Central tourne d'un cran dans le sens horaire.
event-middle-ring-turned = Le Disque Intermédiaire tourne d'un cran dans le sens antihoraire.
event-round-began = La manche { $round } commence.

## End Game Scoring

event-footman-domination-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Domination autour du Serviteur en { $cell }, avec { AMOUNT($warriors, "warrior") }.
event-footman-presence-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Présence autour du Serviteur en { $cell }, avec { AMOUNT($warriors, "warrior") }.
event-group-warriors-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($warriors, $warrior) } dans le groupe en { $cell }, partagé par { AMOUNT($players, "player") }.
event-group-domination-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Domination dans le groupe en { $cell }, avec { AMOUNT($warriors, $warrior) }.
event-group-presence-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Présence dans le groupe en { $cell }, avec { AMOUNT($warriors, $warrior) }.
event-archer-scored = { $seat } gagne { AMOUNT($points, "point") } pour l'Archer Agenouillé en { $cell }, qui fait face à { $faced_cell }.
event-leftovers-scored = { $seat } gagne { AMOUNT($points, "point") } pour ses restes : { AMOUNT($clay, "clay") } et { AMOUNT($coins, "coin") }.
event-game-won = { $seat } remporte la partie avec { AMOUNT($points, "point") }.
event-tie-won = { $seat } partage la tête avec { AMOUNT($points, "point") } et l'emporte par sa place dans l'Ordre du Tour.

## Li Si

event-first-master-appointed = { $seat } a dès le départ { THING($master, form: "le") }.
event-dice-rolled = { $seat } lance les dés : { $first } et { $second } ; le Contremaître avance de { AMOUNT($steps, "segment") }.
event-overseer-moved = { $seat } voit le Contremaître s'arrêter au segment { $segment }.
event-overseer-advanced = { $seat } ne peut y placer aucun Ouvrier ; le Contremaître continue jusqu'au segment { $segment }.
event-card-revealed = { $seat } révèle la carte { $card } : { $action ->
    [coins] prendre { AMOUNT($amount, "coin") }
    [clay] prendre { AMOUNT($amount, "clay") }
    [build] façonner un Guerrier pour { AMOUNT($amount, "clay") }
    [soak] humidifier l'Argile
    [upgrade] transformer l'Apprenti
    [master] utiliser { THING($thing, form: "le") }
    [priority] prendre un jeton Priorité
    [weapon] réactiver { THING($thing, form: "le") }
   *[specialist] acheter un Spécialiste
}.
event-reshuffle-revealed = { $seat } révèle la carte Mélange ; la nouvelle pioche compte { AMOUNT($cards, "card") }.
event-card-performed = { $seat } effectue l'action de la carte { $card }.
event-ring-turned-by-card = { $seat } tourne { THING($ring, form: "le") } d'un cran, comme le montre la carte { $card }.
event-cards-discarded = { $seat } défausse { AMOUNT($cards, "active-card") }.
event-spare-action-taken = { $coins ->
    [0] { $seat } prend { AMOUNT($clay, "clay") } et gagne { AMOUNT($points, "point") } par une Action de Rechange.
   *[other] { $seat } prend { AMOUNT($coins, "coin") } et gagne { AMOUNT($points, "point") } par une Action de Rechange.
}
event-clay-of-warehouse-taken = { $seat } prend { AMOUNT($clay, "clay") } dans la réserve, autant qu'il y en a dans l'Entrepôt { $warehouse }.
event-inspector-coins-received = { $seat } prend { AMOUNT($coins, "coin") } grâce au Maître Inspecteur.
event-inspectors-left = { $seat } laisse les deux Inspecteurs en place : aucun déplacement ne serait utile.
event-inspectors-left-by-sword = { $seat } laisse les deux Inspecteurs en place : avec l'Épée, tout déplacement serait nuisible.
event-warehouse-taken = { $seat } prend { AMOUNT($clay, "clay") } dans l'Entrepôt { $warehouse } grâce au Maître Superviseur.
event-warehouse-cleared = { $seat } remet dans la réserve { AMOUNT($clay, "clay") } de l'Entrepôt { $warehouse }.
event-li-si-sword-used = { $seat } utilise l'Épée et gagne { AMOUNT($points, "point") }.
event-li-si-halberd-used = { $seat } utilise la Hallebarde et gagne { AMOUNT($points, "point") }.
event-li-si-crossbow-used = { $seat } utilise l'Arbalète et gagne { AMOUNT($points, "point") }.
event-li-si-spear-used = { $seat } utilise la Lance, gagne { AMOUNT($points, "point") } et prend { AMOUNT($coins, "coin") }.
event-specialist-unwanted = { $seat } ne veut aucun Spécialiste et prend { AMOUNT($coins, "coin") }.
event-surprise-clay-discarded = { $seat } défausse { AMOUNT($clay, "clay") } pour un Façonnage Surprise.
event-surprise-coins-discarded = { $seat } défausse { AMOUNT($coins, "coin") } pour un Façonnage Surprise.
event-master-appointed = { $seat } gagne { THING($master, form: "le") }.
