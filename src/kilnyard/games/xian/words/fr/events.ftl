# One sentence for every event, with the event's fields as arguments; $seat is a player's name.

## Rounds and phases

event-round-began = Le tour { $round } commence ; chacun pioche quatre cartes.
event-favour-used = { $seat } place { AMOUNT($cards, "card") } sous sa pioche et en tire autant.
event-pair-shown = { $seat } révèle { $over_card } sur { $card }.

## Worker actions

event-coins-collected = { $seat } perçoit { AMOUNT($coins, "coin") }.
event-clay-made = { $seat } obtient { AMOUNT($clay, "clay") }.
event-helper-recruited = { $seat } recrute { THING($helper, form: "le") } et gagne { AMOUNT($points, "point") }.
event-pigment-mined = { $seat } extrait { THING($pigment, form: "un") }.
event-pigment-instead = { $seat } prend { THING($pigment, form: "un") } à la place de l'action de la carte.
event-pigment-missed = La réserve n'a plus de { THING($pigment) } pour { $seat }.

## Entering a building

event-building-opened = { $seat } utilise la tuile bâtiment ouvert : l'entrée { THING($building, form: "du") } est permise malgré la limite.
event-toll-spared = { $seat } utilise la tuile bâtiment gratuit : aucun péage n'est dû { THING($building, form: "au") }.
event-toll-paid = { $seat } paie un péage de { AMOUNT($coins, "coin") }, qui va à { $to_seat }.
event-debt-settled = Il manque { AMOUNT($coins, "coin") } : { $seat } perd { AMOUNT($points, "point") }.
event-builder-placed = { $seat } envoie un Maître-Bâtisseur { THING($building, form: "au") }.
event-minister-rewarded = { $seat } rencontre en premier lieu le Premier ministre : { AMOUNT($coins, "coin") } et { AMOUNT($points, "point") }.
event-passed = { $seat } passe et prend { AMOUNT($coins, "coin") }.

## Buildings

event-statue-modelled = { $seat } modèle une statue en { $cell } pour { AMOUNT($clay, "clay") } et gagne { AMOUNT($points, "point") }.
event-coins-found = { $seat } prend { AMOUNT($coins, "coin") } de la case.
event-pigment-found = { $seat } prend { THING($pigment, form: "un") } de la case.
event-ceramist-scored = { $seat } gagne { AMOUNT($points, "point") } grâce au Céramiste.
event-statue-signed = { $seat } signe la statue en { $cell }.
event-pigment-paid = { $seat } paie { THING($pigment, form: "un") }.
event-soldier-painted = { $seat } peint le soldat en { $cell } et gagne { AMOUNT($points, "point") } pour son groupe.
event-equipment-forged = { $seat } forge { THING($equipment, form: "un") } pour { AMOUNT($coins, "coin") }.
event-equipment-clay-taken = { $seat } prend { AMOUNT($clay, "clay") } avec l'Équipement.
event-supervisor-advanced = { $seat } avance son Superviseur jusqu'à la case { $space }.
event-bonus-tile-taken = { $seat } prend { THING($bonus_tile, form: "le") }.
event-end-tile-taken = { $seat } prend une tuile de fin de partie : { THING($end_tile) }.

## Bonus tiles

event-market-used = { $seat } utilise la tuile marché.
event-discount-used = { $seat } utilise la tuile réduction.
event-extra-action-used = { $seat } utilise la tuile action supplémentaire { THING($building, form: "au") }.
event-resource-exchanged = { $seat } échange { THING($resource, form: "un") } contre { THING($for_resource, form: "un") }.

## A new round

event-builders-returned = Tous les Maîtres-Bâtisseurs rentrent.
event-request-removed = Le jeton Requête { $number } ({ THING($pigment) }) quitte la fosse.
event-minister-moved = Le Premier ministre va { THING($building, form: "au") }.
event-request-drawn = Le jeton Requête { $number } ({ THING($pigment) }) arrive en { THING($section) }.
event-equipment-scrapped = La rangée perd { THING($equipment, form: "un") }.
event-equipment-revealed = La rangée reçoit { THING($equipment, form: "un") } pour { AMOUNT($coins, "coin") }.

## The end of the game

event-majority-scored = { $seat } gagne { AMOUNT($points, "point") } en { THING($section) } avec { AMOUNT($soldiers, "soldier") }.
event-set-scored = { $seat } gagne { AMOUNT($points, "point") } pour un ensemble de { AMOUNT($types, "type") } en { THING($material) }.
event-matches-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($matches, "match") } Équipement-soldat en { THING($section) }.
event-unused-tiles-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($tiles, "tile") }.
event-end-tile-scored = { $seat } gagne { AMOUNT($points, "point") } avec sa tuile de fin de partie : { THING($end_tile) }.
event-leftovers-scored = { $seat } gagne { AMOUNT($points, "point") } pour ce qui reste ({ AMOUNT($resources, "resource") }).
event-game-won = { $seat } gagne la partie avec { AMOUNT($points, "point") }.
event-tie-won = { $seat } gagne la partie à égalité de points ({ AMOUNT($points, "point") }) grâce à la Piste du superviseur.
