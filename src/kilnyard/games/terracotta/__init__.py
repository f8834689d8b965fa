"""Terracotta Army, in the order of its rulebook."""
