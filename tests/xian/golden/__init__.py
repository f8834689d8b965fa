"""Whole games that were recorded once and must come out the same for ever."""
