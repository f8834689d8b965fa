"""Heavy building games on any screen, with rules that explain themselves."""

import os

from kilnyard import pure

__version__ = "0.1.0"

if os.environ.get("KILNYARD_PURE") == "1":
    pure.prefer_source()
