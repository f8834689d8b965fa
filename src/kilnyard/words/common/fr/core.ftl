# What core says about tables, moves, editions and game records. Arguments that are called by a text
# are spoken as they were typed.

## Setting up a table

setup-people = Ce jeu se joue de { $least } à { $most } personnes, pas à { $people }.
setup-unknown-option = Ce jeu n'a pas d'option « { ID($option) } ». Ses options : { ID($possible) }.
setup-unknown-value = L'option « { ID($option) } » n'a pas de valeur « { ID($value) } ». Possibles : { ID($possible) }.

## Moves

refused-not-your-turn = Ce n'est pas à { $seat } de décider maintenant.
refused-game-over = La partie est finie ; il n'y a plus rien à décider.
refused-unknown-option = « { ID($option) } » n'est pas au choix de { $seat } maintenant. Possibles : { ID($possible) }.
undo-nothing = { $seat } n'a aucun coup à reprendre.
undo-another-seat = Le dernier coup est à { $other_seat } : { $seat } ne peut rien reprendre.
undo-revealed = { $seat } ne peut reprendre ce coup : il a révélé quelque chose.
redo-nothing = Il n'y a aucun coup à rejouer.
redo-another-seat = Le coup à rejouer est à { $other_seat }, pas à { $seat }.
plan-no-turn = { $seat } n'a pas de tour à préparer maintenant.

## Editions: component data of a user's own

edition-syntax = { $file ->
    [none] L'édition n'est pas du TOML à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
   *[other] { ID($file) } n'est pas du TOML à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
}
edition-wrong-value = { ID($path) } vaut { ID($found) } ; attendu : { ID($expected) }.
edition-unknown-value = { ID($path) } n'existe pas. Possibles ici : { ID($possible) }.
edition-missing-value = { ID($path) } manque.
edition-unknown-row = { ID($path) } n'a pas de ligne avec { ID($field) } = { ID($row) }. Possibles : { ID($possible) }.
edition-repeated-row = { ID($path) } a deux lignes avec { ID($field) } = { ID($row) }.
edition-rows = { ID($path) } doit avoir exactement ces lignes, dans cet ordre : { ID($rows) }.
edition-at-most = { ID($path) } vaut { $value } ; le maximum est { $most }.
edition-at-least = { ID($path) } vaut { $value } ; le minimum est { $least }.

## Game records

notation-bad-tag = Ceci n'est pas une étiquette ; une étiquette s'écrit [Nom "valeur"].
notation-unknown-tag = Il n'y a pas d'étiquette « { ID($tag) } ». Étiquettes : { ID($possible) }.
notation-repeated-tag = L'étiquette « { ID($tag) } » est là pour la seconde fois.
notation-late-tag = L'étiquette « { ID($tag) } » doit venir avant le premier coup.
notation-missing-tag = L'étiquette « { ID($tag) } » manque.
notation-open-comment = Ce commentaire n'est jamais fermé.
notation-stray = « { ID($found) } » n'a pas sa place ici.
notation-unknown-game = Il n'y a pas de jeu « { ID($game) } ». Jeux : { ID($possible) }.
notation-bad-option = « { ID($found) } » n'est pas une option ; une option s'écrit nom=valeur, et une seule fois.
notation-other-edition = La partie a été jouée avec l'édition « { ID($expected) } » ; celle-ci est « { ID($found) } ».
notation-hidden = Cette partie est notée sans ce qui était caché : on ne peut pas la reprendre.
notation-wrong-turn = Cette ligne est celle du tour { $turn }, mais c'est le tour { $expected } qui vient.
notation-unknown-seat = Personne ici ne s'appelle « { ID($found) } ». Possibles : { ID($possible) }.
notation-no-seat = On ne sait pas qui joue « { ID($token) } » ; écrivez avant le coup la place et deux-points.
notation-secret = « { ID($token) } » est un choix secret ; ceux-là sont entre parenthèses.
notation-not-secret = « { ID($token) } » n'est pas un choix secret ; eux seuls sont entre parenthèses.
notation-unknown-token = { $seat } ne peut pas choisir « { ID($token) } » maintenant. Possibles : { ID($possible) }.
notation-refused = { $clause ->
    [none] { $seat } ne peut pas choisir « { ID($token) } » : { $reason }
   *[other] { $seat } ne peut pas choisir « { ID($token) } » : { $reason } ({ ID($clause) })
}
notation-after-end = La partie est finie, mais « { ID($found) } » suit.
notation-wrong-check = La position n'est pas celle de la notation : son contrôle est { ID($found) }, la notation dit { ID($expected) }.
