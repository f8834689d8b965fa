"""The rulebook's worked examples; a board is drawn as tests/terracotta/kit.py draws it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import told
from tests.terracotta.examples import Example


class ExampleFile(told.ExampleFile):
    """A chapter of examples of Terracotta Army."""

    kind = Example


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> told.ExampleFile | None:
    return told.collected(file_path, parent, ExampleFile)
