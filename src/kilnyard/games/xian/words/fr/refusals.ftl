# Why something may not be picked, with the facts of the question as arguments.

## A turn

refused-already-entered = Vous avez déjà envoyé un Maître-Bâtisseur ou passé dans cette phase.
refused-turn-not-over = Entrez dans un bâtiment ou passez avant de terminer votre tour.

## Entering a building

refused-building-closed = Limite atteinte { THING($building, form: "au") } : sa paire de bâtiments accueille { $limit } pions au plus.
refused-building-open = Aucune limite à écarter { THING($building, form: "au") } : l'entrée est libre.
refused-no-toll-due = Aucun péage n'est dû { THING($building, form: "au") }.
refused-no-open-or-free = Vous n'avez pas de tuile bâtiment ouvert ou gratuit à utiliser.
refused-no-extra-action = Vous n'avez pas de tuile action supplémentaire à utiliser.

## Being able to act

refused-no-statue-left = Il ne reste aucun soldat non peint dans la réserve : personne ne peut modeler de statue.
refused-pit-full = Il ne reste aucune case libre dans la fosse.
refused-too-little-clay = Vous n'avez pas assez d'Argile.
refused-no-soldier-left = Tous vos soldats sont déjà dans la fosse.
refused-no-statue-to-paint = Il n'y a aucune statue que vous puissiez peindre.
refused-too-few-pigments = Vous n'avez pas les pigments pour peindre là.
refused-row-empty = Il n'y a plus d'Équipement dans la rangée ce tour-ci.
refused-track-ends = Votre Superviseur est déjà sur la dernière case.

## The Workshop and the Laboratory

refused-space-occupied = La case { $cell } est déjà occupée.
refused-no-signature-left = Vous n'avez plus de Signature.
refused-no-statue-there = Il n'y a pas de statue en { $cell }.
refused-painted-already = Le soldat en { $cell } est déjà peint.
refused-signed-by-another = Un autre joueur a signé la statue en { $cell }.

## The Armoury and the Palace

refused-place-empty = Il n'y a pas d'Équipement à la place { $place } de la rangée.
refused-end-tile-taken = Cette tuile de fin de partie est déjà prise.

## Tiles

refused-no-discount = Vous n'avez pas de tuile réduction à utiliser.
refused-nothing-to-reduce = Il n'y a rien à réduire.
refused-needs-discount = Sans la tuile réduction, vous ne pourriez pas payer.
refused-no-market = Vous n'avez pas de tuile marché à utiliser.
refused-nothing-to-exchange = Vous n'avez rien à échanger.
refused-not-held = Vous n'avez pas cela à donner : { THING($resource) }.
refused-supply-empty = La réserve n'a pas cela : { THING($for_resource) }.
refused-exchange-begun = Le marché fait au moins un échange.
