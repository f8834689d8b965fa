"""`kilnyard`: all commands, and the one place where what goes wrong is told."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any, Final, NoReturn

import typer

from kilnyard import __version__
from kilnyard.cli.failure import INTERRUPTED_STATUS, STATUS, message_of

# Each in a module and a function of its name.
COMMANDS: Final = ("play", "replay", "simulate", "rules", "edition", "games", "serve", "doctor")
_HELP: Final = "Heavy building games in your terminal, with rules that explain themselves."


def run() -> NoReturn:
    """The entry of the installed command."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        status = _carry_out(arguments)
        sys.stdout.flush()
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except BrokenPipeError:
        _close_pipe()
        return 0
    except Exception as error:
        message = message_of(error)
        if message is None:
            raise
        _tell(message, getattr(error, "journal", None), arguments)
        return STATUS
    return status


def make_app(names: Sequence[str] = COMMANDS) -> typer.Typer:
    """The command line with these commands; only their modules are loaded."""
    app = typer.Typer(
        name="kilnyard",
        help=_HELP,
        epilog="Try `kilnyard play`. Every command has a --help of its own.",
        invoke_without_command=True,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_kilnyard)
    for name in names:
        app.command(name)(getattr(import_module(f"kilnyard.cli.{name}"), name))
    return app


def _carry_out(arguments: Sequence[str]) -> int:
    """Load and run the one command that is called; all of them for help and completion."""
    named = next((word for word in arguments if not word.startswith("-")), None)
    completing = any(name.endswith("_COMPLETE") for name in os.environ)
    names = [named] if named in COMMANDS and not completing else COMMANDS
    command = typer.main.get_command(make_app([name for name in names if name is not None]))
    status: Any = command(args=list(arguments), prog_name="kilnyard", standalone_mode=False)
    return status if isinstance(status, int) else 0


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kilnyard {__version__}")
        raise typer.Exit


def _kilnyard(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_tell_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _tell(message: Any, journal: Any, arguments: Sequence[str]) -> None:
    """One line, in the language asked for if it is one that is spoken."""
    from kilnyard.cli.asking import talk_in
    from kilnyard.cli.seating import bots_by_name, sit_down
    from kilnyard.words import LanguageError

    game = None if journal is None else journal.game
    try:
        talk = talk_in(_language(arguments), game)
    except LanguageError:
        talk = talk_in(None, game)
    if journal is not None:
        sit_down(journal, bots_by_name(journal), talk)
    text = " ".join(talk.message(message).split())
    print(f"kilnyard: {text}", file=sys.stderr)


def _language(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, whether or not the rest of the command line can be understood."""
    for index, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


def _close_pipe() -> None:
    """Nobody reads what is left; without this Python would complain while it shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
