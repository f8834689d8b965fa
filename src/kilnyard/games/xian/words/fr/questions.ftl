# What is asked (ask-NAME, with the facts of the question), and what its options are called.

## Questions

ask-favour = { $seat } : faveur de l'Empereur. Quelles cartes placer sous votre pioche ?
ask-choose-pair = { $seat } : phase { $phase }. Quelle carte dessous, quelle carte dessus ?
ask-worker-action = { $seat } : que rapporte la carte ({ $card }) ?
ask-take-turn = { $seat } : quel bâtiment ?
ask-exchange = { $seat } : qu'échangez-vous ({ AMOUNT($count, "exchange") }) ?
ask-use-discount = { $seat } : utiliser la tuile réduction { THING($building, form: "au") } ?
ask-model = { $seat } : où placer la nouvelle statue ?
ask-sign = { $seat } : signer la statue en { $cell } ?
ask-paint = { $seat } : quelle statue peignez-vous ?
ask-pay-pigments = { $seat } : que payez-vous pour le soldat en { $cell } ?
ask-forge = { $seat } : quel Équipement forgez-vous ?
ask-choose-end-tile = { $seat } : quelle tuile de fin de partie prenez-vous ?

## Options

option-thing = { $thing }
option-and = { $first } et { $last }
option-cards = { $first } ; { $last }
option-keep-all = Garder les quatre cartes
option-put-back = Replacer : { $cards }
option-pair = { $over } sur { $under }
option-collect = Prendre { AMOUNT($coins, "coin") }
option-make-clay = Prendre { AMOUNT($clay, "clay") }
option-recruit = Recruter { THING($helper, form: "le") } : { AMOUNT($points, "point") }
option-mine = Prendre { THING($pigment, form: "un") }
option-mine-several = Prendre : { $pigments }
option-pigment = { THING($pigment, form: "un") } à la place
option-enter = { $coins ->
    [0] { $building }
   *[other] { $points ->
        [0] { $building }, péage { AMOUNT($coins, "coin") }
       *[other] { $building }, péage { AMOUNT($coins, "coin") }, dette −{ AMOUNT($points, "point") }
    }
}
option-open = { $coins ->
    [0] { $building }, malgré la limite (tuile bâtiment ouvert ou gratuit)
   *[other] { $points ->
        [0] { $building }, malgré la limite (tuile bâtiment ouvert ou gratuit), péage { AMOUNT($coins, "coin") }
       *[other] { $building }, malgré la limite (tuile bâtiment ouvert ou gratuit), péage { AMOUNT($coins, "coin") }, dette −{ AMOUNT($points, "point") }
    }
}
option-free = { THING($building) }, sans péage (tuile bâtiment ouvert ou gratuit)
option-extra = { THING($building) }, en action supplémentaire
option-market = Utiliser la tuile marché
option-pass = Passer : { AMOUNT($coins, "coin") }
option-done = Terminer le tour
option-stop = Ne plus rien échanger
option-exchange = { THING($resource, form: "un") } contre { THING($for_resource, form: "un") }
option-discount-no = Garder la tuile réduction
option-discount-yes = Utiliser la tuile réduction
option-model = { $cell } pour { AMOUNT($clay, "clay") } : { AMOUNT($points, "point") }
option-sign-no = Pas de Signature
option-sign-yes = Signer
option-paint = { $cell } : { AMOUNT($points, "point") }
option-forge = { $points ->
    [0] { $equipment } pour { AMOUNT($coins, "coin") }
   *[other] { $equipment } pour { AMOUNT($coins, "coin") }, dette −{ AMOUNT($points, "point") }
}{ $clay ->
    [0] { "" }
   *[other] { ", +" }{ AMOUNT($clay, "clay") }
}
