"""`kilnyard serve` and `kilnyard doctor` as somebody types them."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kilnyard.cli import doctor
from kilnyard.cli.main import main
from kilnyard.server import pages


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("KILNYARD_DATABASE", raising=False)
    return tmp_path / "data"


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are there, and bots that may think here."""
    monkeypatch.setattr(pages, "missing", lambda: [])
    monkeypatch.setattr(
        doctor, "check_worker", lambda: doctor._finding("worker", "good", "doctor-worker")
    )


def examine(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, str]]:
    """The doctor's exit status, and the grade of every check."""
    status = main(["doctor", "--json", "--port", "0", *arguments])
    found = json.loads(capsys.readouterr().out)
    return status, {one["check"]: one["grade"] for one in found}


def test_where_all_is_well_the_doctor_says_so(
    whole: None, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, grades = examine(capsys, "--data", str(data))
    assert status == 0
    assert set(grades) == {
        *("python", "rules", "data", "database", "port", "pages", "languages", "worker")
    }
    assert grades["database"] == "good"
    assert not data.exists()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_doctor_speaks_every_language(
    whole: None, data: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["doctor", "--port", "0", "--data", str(data), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert said.count("✓") >= 7
    assert "[" not in said


def test_what_is_essential_and_missing_is_told(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, whole: None
) -> None:
    monkeypatch.setattr(pages, "missing", lambda: ["index.html"])
    database = "postgresql://nobody@127.0.0.1:1/none"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        folder = "/proc/nothing"
        status, grades = examine(capsys, "--data", folder, "--database", database, "--port", port)
    assert status == 1
    bad = {check for check, grade in grades.items() if grade == "bad"}
    assert bad == {"data", "database", "port", "pages"}


def test_bots_can_think_here() -> None:
    assert doctor.check_worker().grade == "good"


def test_a_language_that_lacks_something_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = doctor._ids
    monkeypatch.setattr(
        doctor, "_ids", lambda folder, language: list(ids(folder, language))[language == "pl" :]
    )
    finding = doctor.check_languages()
    assert (finding.grade, finding.message.arguments["code"]) == ("bad", "pl")


def test_a_port_that_is_taken_is_told_in_a_line(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(data), "--lang", "en"]) == 2
    assert f"Port {port} of 127.0.0.1 is not free" in capsys.readouterr().err


def test_a_database_that_is_none_is_told_in_a_line(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    (data / "kilnyard.sqlite").write_bytes(b"this is no database" * 100)
    assert main(["serve", "--port", "0", "--data", str(data), "--lang", "en"]) == 2
    assert "The database does not answer: " in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--port", "0", "--data", "/proc/nothing", "--lang", "en"]) == 2
    assert "/proc/nothing" in capsys.readouterr().err


def test_playing_in_the_terminal_loads_no_server() -> None:
    """What is slow to load is loaded by who needs it."""
    code = """
import sys
from kilnyard.cli.main import make_app
make_app()
heavy = ("litestar", "sqlalchemy", "alembic", "uvicorn", "httpx", "structlog", "kilnyard.server")
print([name for name in heavy if name in sys.modules])
"""
    environment = {**os.environ, "KILNYARD_PURE": "1"}
    shown = subprocess.check_output([sys.executable, "-c", code], env=environment, text=True)
    assert shown.strip() == "[]"
