"""The glossary shows what the Fluent files say."""

from __future__ import annotations

from scripts.glossary import PAGE, glossary


def test_the_glossary_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == glossary(), "run .venv/bin/python -m scripts.glossary"
