"""Prints the JSON Schemas of everything on the wire, for `make types`.

One schema for the protocol, and one for each game's view.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any, Final, get_type_hints

import msgspec

from kilnyard import games
from kilnyard.server import protocol

PROTOCOL: Final = "src/api/types.ts"


def wire_types() -> dict[str, Any]:
    """A schema for each file of types, by the file's path in web/."""
    found = {PROTOCOL: schema_of(structs_in(protocol))}
    for name in games.NAMES:
        module = import_module(f"kilnyard.games.{name}.view")
        found[f"src/games/{name}/view.ts"] = schema_of(structs_in(module))
    return found


def structs_in(module: Any) -> list[type]:
    """The structs that a module defines, in its order."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
    ]


def schema_of(types: list[type]) -> dict[str, Any]:
    """One schema whose definitions are these types. What the server sends has every field."""
    _, definitions = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    sent = {each.__name__ for each in types if not _is_asked(each)}
    for name, definition in definitions.items():
        definition.pop("title", None)
        for property in definition.get("properties", {}).values():
            property.pop("default", None)
        if name in sent or name not in {each.__name__ for each in types}:
            definition["required"] = list(definition.get("properties", {}))
    return {"type": "object", "definitions": definitions}


def _is_asked(each: type) -> bool:
    """Whether clients write it: its fields with defaults may be left out."""
    return each.__name__ in protocol.ASKED and bool(get_type_hints(each))


if __name__ == "__main__":
    print(json.dumps(wire_types()))
