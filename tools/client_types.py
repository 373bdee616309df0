"""The types of what the server tells a page, written for the client from the server's own.

    python -m tools.client_types            write them
    python -m tools.client_types --check    say whether they are what the server sends

Renaming a field in `emberhold.server.house.shown` changes the file, and `make client` then finds
every line of the client that still uses the old name.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from emberhold.server.house import shown

FILE = Path(shown.__file__).parent.parent / "static" / "table" / "shown.d.ts"
_HEAD = """\
// What the server tells a page about a table. Made from the server's own types:
//     python -m tools.client_types
"""
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_NOT_SENT = (msgspec.Raw, msgspec.UnsetType)
"""`Raw` is JSON that was written before, of the type beside it."""


def structs() -> list[type[msgspec.Struct]]:
    """Every shape, in the order in which they are written down."""
    return [
        thing
        for thing in vars(shown).values()
        if inspect.isclass(thing)
        and issubclass(thing, shown.Shown)
        and thing not in (shown.Shown, shown.Frame)
    ]


def text() -> str:
    """The whole file."""
    known = structs()
    parts = [_HEAD, *(_interface(struct) for struct in known)]
    parts += [
        f"export type {name} = {_type(getattr(shown, name))};\n"
        for name in ("Word", "Reply", "ServerFrame")
    ]
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  {struct.__struct_config__.tag_field}: "{tag}";')
    for field in msgspec.structs.fields(struct):
        optional = "?" if msgspec.UnsetType in get_args(field.type) else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(found: Any) -> str:
    """A type of Python in the words of TypeScript."""
    if found in _PLAIN:
        return _PLAIN[found]
    origin, parts = get_origin(found), get_args(found)
    if origin in (Union, UnionType):
        kept = [_type(part) for part in parts if part not in _NOT_SENT]
        return " | ".join(dict.fromkeys(kept))
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in parts)}]"
    if origin is dict:
        return f"Record<{_type(parts[0])}, {_type(parts[1])}>"
    if inspect.isclass(found) and issubclass(found, shown.Shown):
        return found.__name__
    raise TypeError(f"the client has no word for {found}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="change nothing")
    check: bool = parser.parse_args(arguments).check
    if check:
        same = FILE.read_text(encoding="utf-8") == text()
        if not same:
            print(f"{FILE.name} is not what the server sends; run: python -m tools.client_types")
        return 0 if same else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
