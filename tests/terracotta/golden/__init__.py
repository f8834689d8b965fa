"""Golden games: recorded once, played again by every test run, with the same end."""
