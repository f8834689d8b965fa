"""What every game's table has in common; it knows no game."""
