# The game's name; what may be agreed on at a table (table-OPTION, table-OPTION-VALUE), and what
# may not.

game-terracotta = Terracotta Army
table-crossbow = Crossbow
table-crossbow-any = counts to any Statue in line
table-crossbow-nearest = counts to the nearest Statue only
table-challenges = The Emperor's Challenges
table-challenges-random = drawn at random
setup-challenges-need-solo = The Emperor's Challenges are for a game alone against Li Si.
setup-too-many-challenges = There are only { $most } Challenges to choose from.
