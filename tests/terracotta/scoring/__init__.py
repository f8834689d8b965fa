"""Scoring: every clause by itself, and against a slow twin that shares no code with the rules."""
