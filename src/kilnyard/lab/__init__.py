"""Plays many games and measures what they did."""
