"""Pure and compiled builds live in one checkout: which of them is loaded, and when one is stale."""

import os
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from kilnyard.games import NAMES, find
from kilnyard.pure import SourceFinder
from tests.conftest import stale

ROOT = Path(__file__).parent.parent
PROJECT = ROOT / "pyproject.toml"
SHOW_FINDER = "import sys, kilnyard; print(kilnyard.pure.SourceFinder is sys.meta_path[0])"


@pytest.fixture
def twins(tmp_path: Path) -> tuple[Path, Path]:
    """A module's source and its compiled twin, which is the newer of the two."""
    source = tmp_path / "bits.py"
    extension = tmp_path / f"bits{EXTENSION_SUFFIXES[0]}"
    source.touch()
    extension.touch()
    os.utime(source, (1000, 1000))
    os.utime(extension, (2000, 2000))
    return source, extension


def test_the_finder_prefers_the_source(twins: tuple[Path, Path]) -> None:
    source, _ = twins
    spec = SourceFinder.find_spec("kilnyard.bits", [str(source.parent)])
    assert spec is not None
    assert spec.origin == str(source)


def test_the_finder_leaves_what_has_no_source_to_others(twins: tuple[Path, Path]) -> None:
    source, _ = twins
    source.unlink()
    assert SourceFinder.find_spec("kilnyard.bits", [str(source.parent)]) is None


def test_the_finder_leaves_other_packages_alone(twins: tuple[Path, Path]) -> None:
    source, _ = twins
    assert SourceFinder.find_spec("elsewhere.bits", [str(source.parent)]) is None


@pytest.mark.parametrize(("wish", "expected"), [("1", "True"), ("", "False")])
def test_the_environment_asks_for_the_source(wish: str, expected: str) -> None:
    environment = {**os.environ, "KILNYARD_PURE": wish}
    shown = subprocess.check_output([sys.executable, "-c", SHOW_FINDER], env=environment, text=True)
    assert shown.strip() == expected


def test_a_compiled_module_newer_than_its_source_is_fresh(twins: tuple[Path, Path]) -> None:
    _, extension = twins
    assert not stale(extension)


def test_a_compiled_module_older_than_its_source_is_stale(twins: tuple[Path, Path]) -> None:
    source, extension = twins
    os.utime(source, (3000, 3000))
    assert stale(extension)


def test_a_compiled_module_whose_source_is_gone_is_stale(twins: tuple[Path, Path]) -> None:
    source, extension = twins
    source.unlink()
    assert stale(extension)


def test_every_module_with_a_step_is_compiled() -> None:
    listed = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["kilnyard"]["compiled"]
    modules = {type(step).__module__ for name in NAMES for step in find(name).engine.steps}
    assert modules <= set(listed)


def test_what_is_listed_for_compiling_exists() -> None:
    listed = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["kilnyard"]["compiled"]
    missing = [
        name
        for name in listed
        if not Path(ROOT, "src", *name.split(".")).with_suffix(".py").exists()
    ]
    assert missing == []
