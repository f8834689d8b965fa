"""A server of its own process, which can be stopped, killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

HOST: Final = "127.0.0.1"
_ROOT: Final = Path(__file__).parents[2]
_SECONDS_TO_END: Final = 10


class Site:
    """Where the people of these tests meet. It keeps its address and its folder for life."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Ends when the server answers."""
        log = self.folder / "server.log"
        with log.open("a") as noted:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.server", str(self.port), str(self.folder)],
                cwd=_ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=noted,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said == "listening\n", log.read_text()

    def kill(self) -> None:
        """As when the power fails."""
        assert self._process is not None
        self._process.kill()
        self._forget()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._forget()

    def _forget(self) -> None:
        assert self._process is not None
        self._process.wait(_SECONDS_TO_END)
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()
        self._process = None


def _free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
        return port
