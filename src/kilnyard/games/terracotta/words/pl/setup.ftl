# The game's name; what may be agreed on at a table (table-OPTION, table-OPTION-VALUE), and what
# may not.

game-terracotta = Terakotowa armia
table-crossbow = Kusza
table-crossbow-any = liczy do dowolnej figury w linii
table-crossbow-nearest = liczy tylko do najbliższej figury
table-challenges = Wyzwania Cesarza
table-challenges-random = wylosowane
setup-challenges-need-solo = Wyzwania Cesarza są tylko dla gry solo, w której przeciwnikiem jest Li Si.
setup-too-many-challenges = Liczba wyzwań do wyboru: tylko { $most }.
