# Things that are counted. Every message has $count (number).

amount-coin = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-clay = { $count } Clay
amount-wet-clay = { $count } Wet Clay
amount-dry-clay = { $count } Dry Clay
amount-point = { $count ->
    [one] { $count } Victory Point
   *[other] { $count } Victory Points
}
amount-player = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
amount-space = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
amount-warrior = { $count ->
    [one] { $count } Warrior
   *[other] { $count } Warriors
}
amount-officer = { $count ->
    [one] { $count } Officer
   *[other] { $count } Officers
}
amount-guard = { $count ->
    [one] { $count } Guard
   *[other] { $count } Guards
}
amount-crossbowman = { $count ->
    [one] { $count } Crossbowman
   *[other] { $count } Crossbowmen
}
amount-soldier = { $count ->
    [one] { $count } Soldier
   *[other] { $count } Soldiers
}
amount-segment = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-active-card = { $count ->
    [one] { $count } active card
   *[other] { $count } active cards
}
