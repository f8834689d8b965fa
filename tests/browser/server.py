"""The server that the browser tests visit: the real one, but its bots do not pause.

Run as `python -m tests.browser.server PORT FOLDER`. It ends when what started it ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from dataclasses import replace
from pathlib import Path

from kilnyard.server import pages
from kilnyard.server.running import listen, run
from kilnyard.server.settings import settings_of

HOST = "127.0.0.1"
# Looking at a build that is not the one shipped.
STATIC_VARIABLE = "KILNYARD_TEST_STATIC"


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    usual = settings_of(folder, os.environ, host=HOST, port=port)
    settings = replace(usual, pace=0, requests_per_second=1000, tables_per_minute=1000)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if STATIC_VARIABLE in os.environ:
        vars(pages)["STATIC"] = Path(os.environ[STATIC_VARIABLE])
    run(settings, listen(HOST, port), lambda: print("listening", flush=True))


def _end_with_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
