"""The Action Phase: every clause by playing picks and looking at position, refusals and events."""
