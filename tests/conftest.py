"""What every test stands on: compiled rules as new as their source, and clauses that exist."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from kilnyard.core.clauses import load_clauses

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


def unknown_clauses(named: Mapping[str, Iterable[str]]) -> list[str]:
    """The clauses that tests name and no game's catalogue has, each with its test."""
    catalogues = sorted(SOURCE.glob("kilnyard/games/*/clauses.toml"))
    games = [f"kilnyard.games.{path.parent.name}" for path in catalogues]
    known = {clause.id for game in games for clause in load_clauses(game)}
    return [f"{id} ({test})" for test, ids in named.items() for id in ids if id not in known]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse to run tests that claim to prove a clause there is not."""
    named = {
        item.nodeid: [id for mark in item.iter_markers("clause") for id in mark.args]
        for item in items
    }
    unknown = unknown_clauses(named)
    if unknown:
        raise pytest.UsageError(f"Tests name unknown clauses: {', '.join(unknown)}.")
