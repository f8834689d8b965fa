"""Writes docs/glossary.md: what every thing of every game is called in each language.

Run `.venv/bin/python -m scripts.glossary` after a change to a things.ftl.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from kilnyard import games
from kilnyard.core.events import Message
from kilnyard.words import LANGUAGES, Words

PAGE: Final = Path(__file__).parent.parent / "docs" / "glossary.md"
NAMES: Final = {"en": "English", "fr": "Français", "pl": "Polski"}
START: Final = """# Glossary

What things are called, here and in the rulebooks' own languages. Written by
`.venv/bin/python -m scripts.glossary` from the `words/LANGUAGE/things.ftl` of each game."""


def glossary() -> str:
    """The whole page."""
    parts = [START]
    for name in games.NAMES:
        package = games.find(name).package
        title = Words("en", [package], strict=True).speak(Message(f"game-{name}"))
        parts += [f"\n## {title}", *chapters(package)]
    return "\n".join(parts) + "\n"


def chapters(package: str) -> list[str]:
    """A table for each heading of the English file."""
    languages = [Words(language, [package], strict=True) for language in LANGUAGES]
    header = ["| id |" + "".join(f" {NAMES[language]} |" for language in LANGUAGES)]
    header += ["|---|" + "---|" * len(LANGUAGES)]
    text = (files(package) / "words" / "en" / "things.ftl").read_text("utf-8")
    lines: list[str] = []
    for node in FluentResource(text).body:
        if isinstance(node, ast.GroupComment):
            lines += ["", f"### {node.content}", "", *header]
        elif isinstance(node, ast.Message):
            word = node.id.name.removeprefix("thing-")
            cells = "".join(f" {words.thing(word)} |" for words in languages)
            lines.append(f"| `{word}` |{cells}")
    return lines


if __name__ == "__main__":
    PAGE.write_text(glossary(), "utf-8")
