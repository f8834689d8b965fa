"""Li Si, clause by clause."""
