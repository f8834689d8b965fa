# Things that are counted. Every message has $count (number).

amount-coin = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-clay = { $count } Clay
amount-point = { $count ->
    [one] { $count } Prestige Point
   *[other] { $count } Prestige Points
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-soldier = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
amount-type = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
amount-match = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
amount-tile = { $count ->
    [one] { $count } unused tile
   *[other] { $count } unused tiles
}
amount-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
amount-exchange = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}
