"""The sentences that the browser's words are compared with are the ones spoken here."""

from __future__ import annotations

from scripts.spoken import FILE, spoken


def test_the_sentences_for_the_browser_are_up_to_date() -> None:
    assert FILE.read_bytes() == spoken(), "run .venv/bin/python -m scripts.spoken"
