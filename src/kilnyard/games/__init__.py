"""One folder per game, each laid out in the order of its rulebook."""
