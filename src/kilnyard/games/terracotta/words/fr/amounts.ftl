# Things that are counted. Every message has $count (number).

amount-coin = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
amount-clay = { $count ->
    [one] { $count } Argile
   *[other] { $count } Argiles
}
amount-wet-clay = { $count ->
    [one] { $count } Argile Humide
   *[other] { $count } Argiles Humides
}
amount-dry-clay = { $count ->
    [one] { $count } Argile Sèche
   *[other] { $count } Argiles Sèches
}
amount-point = { $count } PV
amount-player = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
amount-space = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
amount-warrior = { $count ->
    [one] { $count } Guerrier
   *[other] { $count } Guerriers
}
amount-officer = { $count ->
    [one] { $count } Officier
   *[other] { $count } Officiers
}
amount-guard = { $count ->
    [one] { $count } Garde
   *[other] { $count } Gardes
}
amount-crossbowman = { $count ->
    [one] { $count } Arbalétrier
   *[other] { $count } Arbalétriers
}
amount-soldier = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldats
}
amount-segment = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
amount-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
amount-active-card = { $count ->
    [one] { $count } carte active
   *[other] { $count } cartes actives
}
