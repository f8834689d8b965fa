"""The Action Phase: rotate a ring, place a Worker, perform three actions."""
