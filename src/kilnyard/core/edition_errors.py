"""What is wrong with component data, said in our own words: where, what was expected, what is."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import msgspec
from msgspec import inspect

from kilnyard.core.events import Message

Plain = dict[str, Any]

_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
_AT: Final = re.compile(r"(?s)(.*?)(?: - at `\$(.*)`)?")
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_SHOWN_MAX: Final = 40
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")


class EditionError(ValueError):
    """Component data that cannot be used, with the words to say so."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.id} {message.arguments}")
        self.message = message

    @classmethod
    def expecting(cls, path: str, expected: str, found: object) -> EditionError:
        return cls(
            Message(
                "edition-wrong-value",
                {"path": path, "expected": expected, "found": _shown(found)},
            )
        )

    @classmethod
    def unknown(cls, path: str, possible: Plain) -> EditionError:
        return cls(
            Message("edition-unknown-value", {"path": path, "possible": ", ".join(possible)})
        )


def parse(text: str, file: str = "") -> Plain:
    """The tables of a TOML text; `file` is its name if it was shipped."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        lines = text.split("\n")
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (len(lines), len(lines[-1]) + 1)
        raise EditionError(
            Message("edition-syntax", {"file": file, "line": line, "column": column})
        ) from None


def is_rows(part: Any) -> bool:
    """Whether a part of a file is a list of rows."""
    return isinstance(part, list) and bool(part) and all(isinstance(row, dict) for row in part)


def key_field(rows: list[Plain]) -> str:
    """The field that rows are known by: the first one."""
    return next(iter(rows[0]), "")


def wrong_value(error: str, type: type[msgspec.Struct], plain: Plain) -> EditionError:
    """What msgspec found wrong with the data, as a message."""
    match = _AT.fullmatch(error)
    assert match is not None
    what, at = match[1], match[2] or ""
    steps: list[str | int] = [
        name or int(index) for name, index in (step.groups() for step in _STEP.finditer(at))
    ]
    path, value, expected = _follow(steps, inspect.type_info(type), plain)
    if field := _FIELD.fullmatch(what):
        inner = f"{path}.{field[2]}".removeprefix(".")
        if field[1] == "contains unknown":
            return EditionError.unknown(inner, _fields(expected, value))
        return EditionError(Message("edition-missing-value", {"path": inner}))
    return EditionError.expecting(path, _described(expected), value)


def _follow(steps: list[str | int], info: inspect.Type, value: Any) -> tuple[str, Any, Any]:
    """The path as we write it, the value there, and the type it should have."""
    names: list[str] = []
    for step in steps:
        if isinstance(step, int):
            row = value[step]
            names.append(str(row[key_field(value)]) if is_rows(value) else str(step + 1))
            info, value = _inside(info, step, value), row
        else:
            names.append(step)
            info, value = _inside(info, step, value), value.get(step)
    return ".".join(names), value, info


def _inside(info: Any, step: str | int, value: Any) -> Any:
    """The type of a field or an element, or the tags there may be in place of this one."""
    if isinstance(info, inspect.ListType | inspect.CollectionType):
        return info.item_type
    if isinstance(info, inspect.UnionType):
        tagged = [one for one in info.types if isinstance(one, inspect.StructType)]
        if tagged and step == tagged[0].tag_field:
            return inspect.LiteralType(tuple(one.tag for one in tagged))
        info = _tagged(tagged, value)
    if isinstance(info, inspect.StructType):
        for field in info.fields:
            if field.encode_name == step:
                return field.type
    return inspect.AnyType()


def _tagged(types: list[inspect.StructType], value: Any) -> Any:
    """The type of a union that a table's tag names."""
    for one in types:
        if isinstance(value, dict) and value.get(one.tag_field) == one.tag:
            return one
    return inspect.AnyType()


def _fields(info: Any, value: Any) -> Plain:
    """The fields that a table of this type may have."""
    if isinstance(info, inspect.UnionType):
        info = _tagged([one for one in info.types if isinstance(one, inspect.StructType)], value)
    return {field.encode_name: field for field in getattr(info, "fields", ())}


def _described(info: Any) -> str:
    """A type in signs that need no translation: `0..20`, `north | south`, `[table]`, `"..."`."""
    if isinstance(info, inspect.IntType | inspect.FloatType):
        low = "" if info.ge is None else str(info.ge)
        high = "" if info.le is None else str(info.le)
        return f"{low}..{high}" if low or high else "123"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(str(value) for value in info.values)
    if isinstance(info, inspect.BoolType):
        return "true | false"
    if isinstance(info, inspect.StrType):
        return '"..."'
    if isinstance(info, inspect.ListType):
        return f"[{_described(info.item_type)}, ...]"
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys(_described(one) for one in info.types))
    if isinstance(info, inspect.StructType):
        return _shape(info)
    return "..."


def _shape(info: inspect.StructType) -> str:
    """A table by its tag if it has one, and the names of its fields."""
    tag = [f'{info.tag_field} = "{info.tag}"'] if info.tag_field else []
    return f"{{ {', '.join([*tag, *(field.encode_name for field in info.fields)])} }}"


def _shown(value: object) -> str:
    """A value much as TOML has it, cut short."""
    if is_rows(value):
        text = "[[rows]]"
    elif isinstance(value, dict):
        text = "[table]"
    elif isinstance(value, str):
        text = f'"{value}"'
    else:
        text = str(value).lower()
    return text if len(text) <= _SHOWN_MAX else f"{text[: _SHOWN_MAX - 3]}..."
