"""A terminal to type commands into: in a folder of its own, a hundred columns wide, in English."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from kilnyard.cli.main import main

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLORTERM")


@dataclass(frozen=True)
class Answer:
    """What a command has left: its exit status and what it printed."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.splitlines()]


class Terminal:
    """Runs commands here, in this process; `typed` is what a person answers, line by line."""

    def __init__(
        self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch, folder: Path
    ) -> None:
        self.capture = capture
        self.patch = patch
        self.folder = folder

    def __call__(self, command: str, typed: Sequence[str] = (), width: int = 100) -> Answer:
        return self.run(command.split(), typed, width)

    def run(self, words: Sequence[str], typed: Sequence[str] = (), width: int = 100) -> Answer:
        self.patch.setenv("COLUMNS", str(width))
        self.patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.capture.readouterr()
        status = main(words)
        printed = self.capture.readouterr()
        return Answer(status, printed.out, printed.err)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, "utf-8")
        return path

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def files(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())


@pytest.fixture
def kilnyard(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """The command, in an empty folder."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.chdir(tmp_path)
    return Terminal(capsys, monkeypatch, tmp_path)
