"""Xi'an: the rulebook's examples, every clause, and whole games."""
