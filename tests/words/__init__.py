"""Words: every sentence there must be, in every language, and how they are spoken."""
