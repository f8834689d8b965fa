# Why something may not be picked, with the facts of the question as arguments.

## Rotating a ring

refused-already-rotated = Un Disque a déjà tourné pendant ce tour ; un seul est permis.
refused-too-few-coins-to-rotate = Vous avez { AMOUNT($have, "coin") } ; tourner un Disque en coûte { $cost }.

## Placing a Worker

refused-segment-closed = Un Artisan occupe le segment { $segment } : aucun autre Ouvrier ne peut y venir cette manche.
refused-segment-needs-artisan = Un Apprenti occupe le segment { $segment } : seul un Artisan peut le rejoindre.
refused-no-craftsman-in-hand = Il ne vous reste aucun Apprenti à placer cette manche.
refused-no-artisan-in-hand = Il ne vous reste aucun Artisan à placer cette manche ; transformer un Apprenti en donne un.

## Performing actions

refused-outer-ring-has-no-alternative = On ne prend d'Argile ou de Pièce qu'à la place d'une action du Disque Central ou Intermédiaire.
refused-repeated-action-has-no-alternative = Le Maître Administrateur répète l'action elle-même : ni Argile ni Pièce à sa place.
refused-no-dry-clay = Vous n'avez pas d'Argile Sèche à humidifier.
refused-upgrade-needs-craftsman = C'est un Artisan que vous avez placé ici, et seul un Apprenti peut être transformé.
refused-priority-stack-empty = Tous les jetons Priorité sont pris pour cette manche.
refused-priority-token-held = Vous avez déjà un jeton Priorité ; un seul est permis.
refused-weapon-already-active = Cette Arme est déjà active : { THING($weapon) }.

## Making Warriors

refused-too-little-wet-clay = Vous avez { AMOUNT($have, "wet-clay") } ; ce Guerrier en coûte { $cost }. On peut humidifier l'Argile Sèche.
refused-organizer-column-empty = Il n'y a plus de figurine de ce type dans le Rack : { THING($warrior) }.
refused-mausoleum-full = Le Mausolée n'a plus aucune case vide.
refused-cell-occupied = Il y a déjà une Statue en { $cell } ; choisissez une case vide.

## Weapon abilities

refused-not-your-warrior = Aucun Guerrier à vous en { $cell }.
refused-warrior-just-made = Le Guerrier en { $cell } vient d'être façonné ; seul un autre de vos Guerriers peut se déplacer.
refused-warrior-cannot-move = Le Guerrier en { $cell } n'a aucune case vide où aller.
refused-way-not-empty = Une Statue barre le chemin vers { $cell } ; toutes les cases du chemin doivent être vides.
refused-horse-cannot-follow = Avec son Guerrier en { $cell }, le Cheval sortirait du Mausolée.
refused-not-in-line = { $cell } n'est ni sur la ligne ni sur la colonne du Guerrier en { $from_cell }.
refused-no-empty-space-between = Il n'y a aucune case vide entre l'Arbalétrier et la Statue en { $cell }.
refused-not-nearest-statue = Une Statue plus proche cache celle en { $cell } ; à cette table, seule la plus proche compte.
refused-no-statue-there = Il n'y a pas de Statue à viser en { $cell }.

## Specialists

refused-weapon-inactive = Ce Spécialiste demande une Arme active ({ THING($specialist) } : { THING($weapon) }) ; réactivez-la d'abord.
refused-too-few-coins-for-specialist = Vous avez { AMOUNT($have, "coin") } ; { THING($specialist, form: "le") } en coûte { $cost }.
refused-specialist-sold-out = Ce Spécialiste n'est plus à vendre : { THING($specialist) }.
refused-no-space-for-specialist = Le Mausolée n'a aucune case vide pour { THING($specialist, form: "le") }.
refused-specialist-needs-empty-space = Il y a déjà une Statue en { $cell } ; il faut une case vide au Spécialiste.
refused-no-warrior-can-mount = Aucun de vos Guerriers ne peut monter : un Cheval demande deux cases vides alignées à côté d'un Guerrier encore à pied.
refused-not-your-rider = Le Guerrier en { $cell } n'est pas à vous ; seul un de vos Guerriers peut monter.
refused-already-mounted = Le Guerrier en { $cell } a déjà un Cheval ; un seul est permis.
refused-no-room-for-horse = Un Cheval n'y tient pas : il lui faut deux cases vides alignées à côté du Guerrier en { $cell }.

## Masters

refused-master-token-spent = Ce jeton Maître est déjà placé.
refused-too-few-coins-for-master = Vous avez { AMOUNT($have, "coin") } ; ce jeton Maître en coûte { $cost }.
refused-too-few-coins-to-build = Vous avez { AMOUNT($have, "coin") } ; le Maître Façonneur en coûte { $cost } cette manche.
refused-not-most-remaining = Le Maître Façonneur ne donne qu'un Guerrier du type le plus nombreux dans le Rack.
refused-warehouses-empty = Il n'y a pas d'Argile dans ces Entrepôts.
refused-all-weapons-active = Toutes vos Armes sont déjà actives.

## Choosing for Li Si

refused-not-among-his-places = Les règles de Li Si lui laissent d'autres places que celle-ci.
