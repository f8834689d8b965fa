# The pages of rules and of the seat protocol.

# $game (text): the game's name
rules-title = Rules: { $game }
# $count (number): rules
rules-about = The { $count } rules as the table keeps them, one sentence each, in our own words. Whenever something is not possible, the table names one of these.
rules-search = Search
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-parts = Parts of the rules
# $lines (text): numbers of lines; $count (number): how many
rules-cite-en = { $count ->
    [one] English rulebook, line { $lines }
   *[other] English rulebook, lines { $lines }
}
rules-cite-fr = { $count ->
    [one] French rulebook, line { $lines }
   *[other] French rulebook, lines { $lines }
}
rules-cite-pl = { $count ->
    [one] Polish rulebook, line { $lines }
   *[other] Polish rulebook, lines { $lines }
}
# $decision (text): the name of a decision of ours
rules-decision = our decision: { ID($decision) }

## Terracotta Army

rules-part-TA-SET = Set-up
rules-part-TA-KEY = Key concepts
rules-part-TA-GAME = Rounds and phases
rules-part-TA-ACT = Action Phase
rules-part-TA-RING = Ring actions
rules-part-TA-WAR = Making Warriors
rules-part-TA-OFF = The Officer
rules-part-TA-GUA = The Guard
rules-part-TA-CRO = The Crossbowman
rules-part-TA-SOL = The Soldier
rules-part-TA-SPE = Buying Specialists
rules-part-TA-HOR = The Horse
rules-part-TA-FOO = The Footman
rules-part-TA-ARC = The Kneeling Archer
rules-part-TA-MUS = The Musician
rules-part-TA-MAS = Masters in the Cleanup Phase
rules-part-TA-BUI = The Master Builder
rules-part-TA-ADM = The Master Administrator
rules-part-TA-INS = The Master Inspector
rules-part-TA-CLA = The Master Clay Maker
rules-part-TA-SUP = The Master Supervisor
rules-part-TA-BLA = The Master Blacksmith
rules-part-TA-SCO = Scoring Phase
rules-part-TA-CLE = Cleanup Phase
rules-part-TA-END = End Game Scoring
rules-part-TA-SOLO-SET = Li Si: set-up
rules-part-TA-SOLO-ACT = Li Si: Action Phase
rules-part-TA-SOLO-SUR = Li Si: Surprise Build
rules-part-TA-SOLO-SCO = Li Si: scoring and cleanup
rules-part-TA-SOLO-RING = Li Si: ring actions
rules-part-TA-SOLO-MAS = Li Si: Masters
rules-part-TA-SOLO-WEA = Li Si: Weapons
rules-part-TA-SOLO-SPE = Li Si: Specialists
rules-part-TA-SOLO-SPARE = Li Si: cards and Spare Actions
rules-part-TA-SOLO-BUILD = Li Si: Warriors
rules-part-TA-SOLO-CHA = The Emperor's Challenges
rules-part-TA-SOLO-END = Li Si: the end

## The seat protocol

api-title = The seat protocol
api-about = Everything these pages do, a program can do too: it asks the same addresses and is told what its seat may know. The key of a seat is the token at the end of its link, sent as “Authorization: Bearer TOKEN”.
api-docs = How a bot sits down and plays is told step by step in docs/seat-protocol.md, with a whole bot in examples/random_bot.py.
api-raw = The whole description as OpenAPI (JSON)
api-paths = What can be asked
api-types = What is sent and answered
api-takes = is sent
api-gives = answers
