"""What a server is told when it starts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8420
DATABASE_FILE: Final = "kilnyard.sqlite"
SECRET_FILE: Final = "secret"
# A secret may come from the environment, for servers whose folders are made anew.
SECRET_VARIABLE: Final = "KILNYARD_SECRET"
DATABASE_VARIABLE: Final = "KILNYARD_DATABASE"
_SECRET_BYTES: Final = 32

LogFormat = Literal["text", "json"]


@dataclass(frozen=True)
class Settings:
    """`public` is the address people reach the server by, if it is another than it listens at.

    `pace` is how many seconds lie between a bot's move and the one before it, so that people can
    follow. `private_webhooks` allows webhooks to addresses of this machine and its network.
    """

    data: Path
    database: str
    secret: str
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    public: str = ""
    pace: float = 0.7
    log_format: LogFormat = "text"
    private_webhooks: bool = False
    requests_per_second: float = 50
    tables_per_minute: float = 20


def settings_of(
    data: Path,
    environment: Mapping[str, str],
    *,
    database: str | None = None,
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    public: str = "",
    log_format: LogFormat = "text",
    private_webhooks: bool = False,
) -> Settings:
    """The settings of a server that keeps its things in this folder, which is made if need be."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    url = database or environment.get(DATABASE_VARIABLE) or sqlite_url(data)
    return Settings(
        data=data,
        database=url,
        secret=environment.get(SECRET_VARIABLE) or kept_secret(data),
        host=host,
        port=port,
        public=public.rstrip("/"),
        log_format=log_format,
        private_webhooks=private_webhooks,
    )


def default_data_folder(environment: Mapping[str, str]) -> Path:
    """Where a person's own data belongs, as the XDG rules have it."""
    base = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kilnyard"


def sqlite_url(data: Path) -> str:
    """The database in a data folder."""
    return f"sqlite:///{data.absolute() / DATABASE_FILE}"


def kept_secret(data: Path) -> str:
    """What cookies are signed with: made once, and readable by nobody else."""
    path = data / SECRET_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii").strip()
    with os.fdopen(handle, "w", encoding="ascii") as file:
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        file.write(f"{secret}\n")
    return secret
