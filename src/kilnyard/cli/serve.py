"""`kilnyard serve`: the table in a browser, for everybody who can reach this machine."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kilnyard.cli.asking import LanguageOption, talk_in
from kilnyard.cli.failure import Failure, unwritable

if TYPE_CHECKING:
    from kilnyard.server.settings import Settings

PORT = 8420
HOST = "127.0.0.1"
_DETAIL_MAX = 160

PortOption = Annotated[
    int, typer.Option("--port", min=0, max=65535, help="Where to listen; 0 is any free port.")
]
DataOption = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where everything is kept; made if need be."),
]
HostOption = Annotated[
    str, typer.Option("--host", help="Listen at this address; 0.0.0.0 is all of this machine's.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="A PostgreSQL database instead of a file in the data folder.",
    ),
]
PublicOption = Annotated[
    str,
    typer.Option(
        "--public", metavar="URL", help="The address people use, if it is another than ours."
    ),
]
OpenOption = Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")]
JsonLogOption = Annotated[bool, typer.Option("--json-log", help="Log as JSON, for programs.")]
PrivateOption = Annotated[
    bool,
    typer.Option(
        "--allow-private-webhooks",
        help="Send webhooks to this machine and its network too: for tests only.",
    ),
]


def serve(
    port: PortOption = PORT,
    data: DataOption = None,
    host: HostOption = HOST,
    database: DatabaseOption = None,
    public: PublicOption = "",
    open: OpenOption = False,
    json_log: JsonLogOption = False,
    allow_private_webhooks: PrivateOption = False,
    lang: LanguageOption = None,
) -> None:
    """Serve tables to browsers, and to bots over HTTP.

    Everything is kept in the data folder, in an SQLite database unless --database names another.
    Nobody else can reach the server unless --host lets them.

    Examples:

      kilnyard serve --open

      kilnyard serve --host 0.0.0.0 --port 80 --data /srv/kilnyard --public https://example.org
    """
    from kilnyard.server.running import address_of, run
    from kilnyard.server.settings import default_data_folder, settings_of

    folder = data or default_data_folder(os.environ)
    try:
        settings = settings_of(
            folder,
            os.environ,
            database=database,
            host=host,
            port=port,
            public=public,
            log_format="json" if json_log else "text",
            private_webhooks=allow_private_webhooks,
        )
    except OSError as error:
        raise unwritable(folder, error) from None
    listening = _ready(settings)
    address = address_of(settings, listening)

    def began() -> None:
        _announce(settings, address, lang)
        if open:
            webbrowser.open(address)

    run(settings, listening, began)


def _ready(settings: Settings) -> socket.socket:
    """A socket to listen at, and a database that answers; Failure if either is not to be had."""
    from kilnyard.server.running import listen, prepare

    host, port = settings.host, settings.port
    try:
        listening = listen(host, port)
    except OSError as error:
        raise Failure("serve-no-port", host=host, port=port, detail=error.strerror or "") from None
    try:
        prepare(settings)
    except Exception as error:
        listening.close()
        raise Failure("serve-no-database", detail=first_line(error)) from error
    return listening


def first_line(error: Exception) -> str:
    """What an error of the database says, as far as it goes into a line."""
    return (str(error) or type(error).__name__).partition("\n")[0][:_DETAIL_MAX]


def _announce(settings: Settings, address: str, language: str | None) -> None:
    talk = talk_in(language)
    print(talk.say("serve-listening", address=address), flush=True)
    print(talk.say("serve-data", folder=str(settings.data)), flush=True)
