# The game's name.

game-xian = Xi'an
