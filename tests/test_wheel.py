"""The wheel carries everything that play needs: the front end, data, words and migrations."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kilnyard"
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
CARRIED = ("*.toml", "*.ftl", "server/static/**/*", "server/storage/migrations/**/*.py", "py.typed")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a pure wheel built from a copy of the source."""
    folder = tmp_path_factory.mktemp("wheel")
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    command = ("-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation", "--quiet", "-w", ".")
    environment = {**os.environ, "KILNYARD_PURE": "1"}
    subprocess.run([sys.executable, *command], cwd=folder, env=environment, check=True)
    (built,) = folder.glob("*.whl")
    with ZipFile(built) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("pattern", CARRIED)
def test_the_wheel_leaves_nothing_out(wheel: set[str], pattern: str) -> None:
    files = [path for path in PACKAGE.rglob(pattern) if path.is_file()]
    names = {str(path.relative_to(PACKAGE.parent)) for path in files}
    assert names
    assert names <= wheel
