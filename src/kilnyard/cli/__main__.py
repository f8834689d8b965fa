"""`python -m kilnyard.cli`: the same as the installed command."""

from kilnyard.cli.main import run

run()
