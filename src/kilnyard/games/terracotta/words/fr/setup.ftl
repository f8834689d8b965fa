# The game's name; what may be agreed on at a table (table-OPTION, table-OPTION-VALUE), and what
# may not.

game-terracotta = Terracotta Army – L'Armée de Terre Cuite
table-crossbow = Arbalète
table-crossbow-any = compte jusqu'à n'importe quelle Statue alignée
table-crossbow-nearest = compte seulement jusqu'à la Statue la plus proche
table-challenges = Défis de l'Empereur
table-challenges-random = tiré au hasard
setup-challenges-need-solo = Les Défis de l'Empereur sont pour une partie en solo contre Li Si.
setup-too-many-challenges = Il n'y a que { $most } Défis au choix.
