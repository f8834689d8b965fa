# What is asked (ask-NAME, with the facts of the question), and what its options are called.

## Questions

ask-favour = { $seat }: łaska cesarza. Które karty odłożyć pod talię?
ask-choose-pair = { $seat }: faza { $phase }. Która karta pod spodem, a która na wierzchu?
ask-worker-action = { $seat }: co przynosi karta ({ $card })?
ask-take-turn = { $seat }: który budynek?
ask-exchange = { $seat }: co wymieniasz ({ AMOUNT($count, "exchange") })?
ask-use-discount = { $seat }: użyć płytki zniżki { THING($building, form: "loc") }?
ask-model = { $seat }: gdzie postawić nowy posąg?
ask-sign = { $seat }: podpisać posąg na polu { $cell }?
ask-paint = { $seat }: który posąg pomalować?
ask-pay-pigments = { $seat }: czym zapłacić za żołnierza na polu { $cell }?
ask-forge = { $seat }: które wyposażenie wykuć?
ask-choose-end-tile = { $seat }: którą płytkę końcową wziąć?

## Options

option-thing = { $thing }
option-and = { $first } i { $last }
option-cards = { $first }; { $last }
option-keep-all = Zatrzymaj wszystkie cztery karty
option-put-back = Odłóż: { $cards }
option-pair = { $over } na wierzchu, { $under } pod spodem
option-collect = Weź { AMOUNT($coins, "coin", form: "acc") }
option-make-clay = Weź { AMOUNT($clay, "clay", form: "acc") }
option-recruit = Zwerbuj { THING($helper, form: "acc") }: { AMOUNT($points, "point") }
option-mine = Weź: { THING($pigment) }
option-mine-several = Weź: { $pigments }
option-pigment = Zamiast tego { THING($pigment) }
option-enter = { $coins ->
    [0] { $building }
   *[other] { $points ->
        [0] { $building }, myto: { AMOUNT($coins, "coin") }
       *[other] { $building }, myto: { AMOUNT($coins, "coin") }, dług: −{ AMOUNT($points, "point") }
    }
}
option-open = { $coins ->
    [0] { $building }, mimo limitu (płytka otwartego lub darmowego budynku)
   *[other] { $points ->
        [0] { $building }, mimo limitu (płytka otwartego lub darmowego budynku), myto: { AMOUNT($coins, "coin") }
       *[other] { $building }, mimo limitu (płytka otwartego lub darmowego budynku), myto: { AMOUNT($coins, "coin") }, dług: −{ AMOUNT($points, "point") }
    }
}
option-free = { THING($building) }, bez myta (płytka otwartego lub darmowego budynku)
option-extra = { THING($building) }, jako dodatkowa akcja
option-market = Użyj płytki targu
option-pass = Pas: { AMOUNT($coins, "coin") }
option-done = Zakończ ruch
option-stop = Nic więcej nie wymieniaj
option-exchange = { THING($resource, form: "acc") } na { THING($for_resource, form: "acc") }
option-discount-no = Zachowaj płytkę zniżki
option-discount-yes = Użyj płytki zniżki
option-model = { $cell } za { AMOUNT($clay, "clay", form: "acc") }: { AMOUNT($points, "point") }
option-sign-no = Bez sygnatury
option-sign-yes = Podpisz
option-paint = { $cell }: { AMOUNT($points, "point") }
option-forge = { $points ->
    [0] { $equipment } za { AMOUNT($coins, "coin", form: "acc") }
   *[other] { $equipment } za { AMOUNT($coins, "coin", form: "acc") }, dług: −{ AMOUNT($points, "point") }
}{ $clay ->
    [0] { "" }
   *[other] { ", +" }{ AMOUNT($clay, "clay") }
}
