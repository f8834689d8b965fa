# Ce que disent les commandes.

## Les jeux

games-people = { $least ->
    [1] de { $least } à { $most } personnes ; en solitaire avec --solo
   *[other] de { $least } à { $most } personnes
}
games-option = { $option } : { $value }
games-usual = (d'ordinaire)

## Jouer

play-title = { $game }, graine { ID($seed) }
play-keys = Répondez par un numéro, ou par le mot entre crochets. ? dit pourquoi le reste n'est pas proposé, h donne les autres touches.
play-prompt = 1–{ $count }, ? ou h :
play-help =
    Un numéro désigne un choix ; son mot entre crochets aussi.
    ?        pourquoi le reste n'est pas proposé, avec les règles
    ? N      la règle du refus N
    ? MOT    les règles qui en parlent ; ? le code d'une règle montre celle-ci
    b        redessiner le plateau
    l        ce qui s'est passé aux derniers tours
    u, r     annuler, refaire
    s        sauvegarder ; s FICHIER sauvegarde là
    q        quitter
play-refusals = Ce qui n'est pas proposé :
play-for-example = Par exemple : { $reason }
play-nothing-refused = Tout ce qui existe peut être choisi.
play-no-such-number = Il n'y a pas de choix { $number } ; ils vont de 1 à { $count }.
play-no-such-refusal = Il n'y a pas de refus { $number } ; ? en donne la liste.
play-not-understood = « { ID($text) } » n'est pas compris. h dit ce qu'on peut taper.
play-undone = Coup annulé. À { $seat } de décider à nouveau.
play-more-rules = … et { $count } de plus : { ID($command) }
play-saved = Partie sauvegardée : { ID($file) }
play-resume = Pour continuer : { ID($command) }
play-save-first = Sauvegarder la partie avant de quitter ? (o/n)
play-words-for-no = n non
play-left = Partie quittée sans sauvegarde.

## La fin

score-source = Points
score-total = Total
score-final = Décompte final
score-winner = { $seat } l'emporte avec { AMOUNT($points, "point") }.

## Revoir

replay-title = Après le coup { $at } sur { $moves }
replay-left-out = … { $count } { $count ->
    [one] phrase précédente
   *[other] phrases précédentes
} ; --log les donne toutes

## Simuler

simulate-title = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
}, graine { ID($seed) }
simulate-seat = Siège
simulate-score = Score moyen
simulate-wins = Part de victoires (intervalle à 95 %)
simulate-mean = { $mean } ± { $reach }
simulate-share = { $share } % ({ $low }–{ $high })
simulate-own-seat = siège du jeu
simulate-compiled = règles compilées
simulate-pure = Python pur
simulate-speed = { $games } parties et { $decisions } décisions par seconde ({ $build })

## Les règles

rules-coverage = { $proven } { $proven ->
    [one] clause prouvée
   *[other] clauses prouvées
} par des tests, sur { $count }.
rules-no-tests = { $count } { $count ->
    [one] clause
   *[other] clauses
} ; les tests ne sont pas ici, on ne sait donc pas ce qu'ils prouvent.

## Les éditions

edition-good = L'édition « { ID($name) } » est valable. Elle change { $count } { $count ->
    [one] valeur
   *[other] valeurs
}.
edition-grades = Valeurs par degré de certitude : { $grades }
