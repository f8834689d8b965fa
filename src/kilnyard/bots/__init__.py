"""Players that are programs; they reach a game only through core's contract."""
