"""Kilnyard in a terminal."""
