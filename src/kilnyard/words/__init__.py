"""The sentences people read, in every language, from message ids and parameters."""
