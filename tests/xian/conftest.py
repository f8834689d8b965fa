"""The rulebook's worked examples; the sentences they are told in are in examples.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import told
from tests.xian.examples import Example


class ExampleFile(told.ExampleFile):
    """A chapter of examples of Xi'an."""

    kind = Example


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> told.ExampleFile | None:
    return told.collected(file_path, parent, ExampleFile)
