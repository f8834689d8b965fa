"""Tests of the terminal: every command, as a person types it."""
