"""`kilnyard doctor`: whether everything is there that a table in a browser needs."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.text import Text

from kilnyard import games
from kilnyard.cli.asking import JsonOption, LanguageOption, talk_in
from kilnyard.cli.screen import Screen, new_console
from kilnyard.cli.serve import (
    HOST,
    PORT,
    DatabaseOption,
    DataOption,
    HostOption,
    PortOption,
    first_line,
)
from kilnyard.core.events import Message
from kilnyard.words import LANGUAGES
from kilnyard.words.speaking import fluent_files, folders

_PYTHON_MIN: Final = (3, 11)
_MARKS: Final = {"good": ("✓", "green"), "note": ("!", "yellow"), "bad": ("✗", "bold red")}


@dataclass(frozen=True)
class Finding:
    """What was found: `bad` keeps the server from working, `note` does not."""

    check: str
    grade: str
    message: Message


def doctor(
    port: PortOption = PORT,
    data: DataOption = None,
    host: HostOption = HOST,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Look whether a server can start here, and say what to do if it cannot.

    Give it what you give `kilnyard serve`. The exit status is 1 if something essential is missing.
    """
    from kilnyard.server.settings import default_data_folder

    folder = data or default_data_folder(os.environ)
    checks: list[Callable[[], Finding]] = [
        check_python,
        check_rules,
        lambda: check_data(folder),
        lambda: check_database(folder, database),
        lambda: check_port(host, port),
        check_pages,
        check_languages,
        check_worker,
    ]
    findings = [check() for check in checks]
    talk = talk_in(lang)
    if json:
        plain = [
            {"check": one.check, "grade": one.grade, "text": talk.message(one.message)}
            for one in findings
        ]
        typer.echo(msgspec.json.format(msgspec.json.encode(plain)).decode())
    else:
        screen = Screen(talk, new_console())
        for one in findings:
            mark, style = _MARKS[one.grade]
            screen.item(Text(f"{mark} ", style), Text(talk.message(one.message)))
    if any(one.grade == "bad" for one in findings):
        raise typer.Exit(1)


def check_python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < _PYTHON_MIN:
        return _finding("python", "bad", "doctor-python-old", version=version)
    return _finding("python", "good", "doctor-python", version=version)


def check_rules() -> Finding:
    """Compiled rules are faster; everything else is the same."""
    from kilnyard.core import engine

    if str(engine.__file__).endswith(".py"):
        return _finding("rules", "note", "doctor-rules-pure")
    return _finding("rules", "good", "doctor-rules-compiled")


def check_data(folder: Path) -> Finding:
    """Whether the data folder can be made and written to; one that is not there stays away."""
    nearest = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    try:
        with tempfile.NamedTemporaryFile(dir=nearest):
            return _finding("data", "good", "doctor-data", folder=str(folder))
    except OSError as error:
        detail = error.strerror or str(error)
        return _finding("data", "bad", "doctor-data-bad", folder=str(folder), detail=detail)


def check_database(folder: Path, database: str | None) -> Finding:
    """Whether the database answers; one that is not there yet is made when the server starts."""
    from kilnyard.server.settings import DATABASE_FILE, DATABASE_VARIABLE, sqlite_url

    url = database or os.environ.get(DATABASE_VARIABLE)
    if url is None and not (folder / DATABASE_FILE).exists():
        return _finding("database", "good", "doctor-database-new")
    try:
        current = asyncio.run(_is_up_to_date(url or sqlite_url(folder)))
    except Exception as error:
        return _finding("database", "bad", "doctor-database-bad", detail=first_line(error))
    return _finding("database", "good", f"doctor-database-{'good' if current else 'old'}")


async def _is_up_to_date(url: str) -> bool:
    from kilnyard.server.storage.database import connect, is_up_to_date

    engine = connect(url)
    try:
        return await is_up_to_date(engine)
    finally:
        await engine.dispose()


def check_port(host: str, port: int) -> Finding:
    from kilnyard.server.running import listen

    try:
        listen(host, port).close()
    except OSError as error:
        detail = error.strerror or str(error)
        return _finding("port", "bad", "doctor-port-taken", host=host, port=port, detail=detail)
    return _finding("port", "good", "doctor-port", host=host, port=port)


def check_pages() -> Finding:
    from kilnyard.server.pages import missing

    absent = missing()
    if absent:
        return _finding("pages", "bad", "doctor-pages-missing", file=absent[0])
    return _finding("pages", "good", "doctor-pages")


def check_languages() -> Finding:
    """Whether every language says what English says."""
    packages = [games.find(name).package for name in games.NAMES]
    every = folders([*packages, "kilnyard.server", "kilnyard.cli"])
    english = {(folder, id) for folder in every for id in _ids(folder, "en")}
    for language in LANGUAGES:
        absent = english - {(folder, id) for folder in every for id in _ids(folder, language)}
        if absent or not english:
            count = len(absent)
            return _finding(
                "languages", "bad", "doctor-languages-missing", code=language, count=count
            )
    return _finding("languages", "good", "doctor-languages", codes=", ".join(LANGUAGES))


def check_worker() -> Finding:
    """Whether bots get a process of their own to think in."""
    from kilnyard.server.workers.thinking import ProcessThinker

    thinker = ProcessThinker()
    try:
        asyncio.run(thinker.warm_up())
    except Exception as error:
        return _finding("worker", "bad", "doctor-worker-bad", detail=first_line(error))
    finally:
        thinker.close()
    return _finding("worker", "good", "doctor-worker")


def _ids(folder: tuple[str, str], language: str) -> Iterator[str]:
    """The messages of a folder in one language."""
    for file in fluent_files(folder, language):
        for line in file.read_text("utf-8").splitlines():
            if line[:1].isalpha() and "=" in line:
                yield line.partition("=")[0].strip()


def _finding(check: str, grade: str, id: str, **arguments: int | str) -> Finding:
    return Finding(check, grade, Message(id, dict(arguments)))
