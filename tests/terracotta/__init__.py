"""Terracotta Army: the rulebook's examples, every clause, and whole games."""
