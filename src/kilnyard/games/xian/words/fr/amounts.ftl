# Things that are counted. Every message has $count (number).

amount-coin = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
amount-clay = { $count ->
    [one] { $count } Argile
   *[other] { $count } Argiles
}
amount-point = { $count } PP
amount-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
amount-soldier = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
amount-type = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
amount-match = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
amount-tile = { $count ->
    [one] { $count } tuile non utilisée
   *[other] { $count } tuiles non utilisées
}
amount-resource = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
amount-exchange = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
