# What is asked (ask-NAME, with the facts of the question), and what its options are called.

## Questions

ask-favour = { $seat }: the Emperor's favour. Which cards go under your deck?
ask-choose-pair = { $seat }: phase { $phase }. Which card lies below, which above?
ask-worker-action = { $seat }: what does the card bring ({ $card })?
ask-take-turn = { $seat }: which building?
ask-exchange = { $seat }: what do you exchange ({ AMOUNT($count, "exchange") })?
ask-use-discount = { $seat }: use the discount tile in the { THING($building) }?
ask-model = { $seat }: where does the new statue stand?
ask-sign = { $seat }: sign the statue on { $cell }?
ask-paint = { $seat }: which statue do you paint?
ask-pay-pigments = { $seat }: what do you pay for the soldier on { $cell }?
ask-forge = { $seat }: which Equipment do you forge?
ask-choose-end-tile = { $seat }: which End tile do you take?

## Options

option-thing = { $thing }
option-and = { $first } and { $last }
option-cards = { $first }; { $last }
option-keep-all = Keep all four cards
option-put-back = Put back: { $cards }
option-pair = { $over } above { $under }
option-collect = Take { AMOUNT($coins, "coin") }
option-make-clay = Take { AMOUNT($clay, "clay") }
option-recruit = Recruit { THING($helper, form: "the") }: { AMOUNT($points, "point") }
option-mine = Take { THING($pigment, form: "a") }
option-mine-several = Take: { $pigments }
option-pigment = { THING($pigment, form: "a") } instead
option-enter = { $coins ->
    [0] { $building }
   *[other] { $points ->
        [0] { $building }: { AMOUNT($coins, "coin") } of toll
       *[other] { $building }: { AMOUNT($coins, "coin") } of toll, in debt: −{ AMOUNT($points, "point") }
    }
}
option-open = { $coins ->
    [0] { $building }, though closed (open or free building tile)
   *[other] { $points ->
        [0] { $building }, though closed (open or free building tile): { AMOUNT($coins, "coin") } of toll
       *[other] { $building }, though closed (open or free building tile): { AMOUNT($coins, "coin") } of toll, in debt: −{ AMOUNT($points, "point") }
    }
}
option-free = { THING($building) }, without the toll (open or free building tile)
option-extra = { THING($building) }, as an extra action
option-market = Use the market tile
option-pass = Pass: { AMOUNT($coins, "coin") }
option-done = End the turn
option-stop = Exchange nothing more
option-exchange = { THING($resource, form: "a") } for { THING($for_resource, form: "a") }
option-discount-no = Keep the discount tile
option-discount-yes = Use the discount tile
option-model = { $cell } for { AMOUNT($clay, "clay") }: { AMOUNT($points, "point") }
option-sign-no = No Signature
option-sign-yes = Sign it
option-paint = { $cell }: { AMOUNT($points, "point") }
option-forge = { $points ->
    [0] { $equipment } for { AMOUNT($coins, "coin") }
   *[other] { $equipment } for { AMOUNT($coins, "coin") }, in debt: −{ AMOUNT($points, "point") }
}{ $clay ->
    [0] { "" }
   *[other] { ", +" }{ AMOUNT($clay, "clay") }
}
