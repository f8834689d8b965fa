"""What every test stands on: compiled rules, where there are any, as new as their source."""

import os
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def stale(extension: Path) -> bool:
    """Is this compiled module older than its source, or left over from one that is gone?"""
    source = extension.with_name(extension.name.split(".")[0] + ".py")
    return not source.exists() or extension.stat().st_mtime < source.stat().st_mtime


def pytest_configure() -> None:
    """Refuse to test compiled modules that are not what their source says."""
    if os.environ.get("KILNYARD_PURE") == "1":
        return
    old = sorted(path.name for path in SOURCE.glob("kilnyard/**/*.so") if stale(path))
    if old:
        raise pytest.UsageError(
            f"Stale compiled build ({', '.join(old)}): run 'make compile' or 'make clean'."
        )
