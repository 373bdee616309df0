"""The types of what the server tells a page, written for the client from the server's own.

    python -m tools.client_types            write them
    python -m tools.client_types --check    say whether they are what the server sends

Renaming a field in `emberhold.server.house.pages.shown` (a table) or `told` (the pages beside it)
changes a file, and `make client` then finds every line of the client that still uses the old name.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from emberhold.server.house.pages import shown, told

_CLIENT = Path(shown.__file__).parents[3] / "client" / "common"
FILES = {shown: _CLIENT / "shown.d.ts", told: _CLIENT / "told.d.ts"}
"""Where the types of each module are written."""
_HEADS = {
    shown: "// What the server tells a page about a table. Made from the server's own types:\n",
    told: "// What the server tells the pages beside a table. Made from the server's own types:\n",
}
_COMMAND = "//     python -m tools.client_types\n"
_NAMED = {shown: ("Word", "Reply", "ServerFrame"), told: ("Named",)}
"""Types that are not structs and have a name all the same."""
_PLAIN = {
    Any: "any",
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}
_NOT_SENT = (msgspec.Raw, msgspec.UnsetType)
"""`Raw` is JSON that was written before, of the type beside it."""


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Every shape of a module, in the order in which they are written down."""
    return [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, shown.Shown)
        and thing.__module__ == module.__name__
        and thing not in (shown.Shown, shown.Frame, shown.Sight)
    ]


def text(module: ModuleType) -> str:
    """A whole file."""
    interfaces = [_interface(struct) for struct in structs(module)]
    named = [f"export type {name} = {_type(getattr(module, name))};\n" for name in _NAMED[module]]
    return "\n".join([_HEADS[module] + _COMMAND, *_borrowed(module), *interfaces, *named])


def _borrowed(module: ModuleType) -> list[str]:
    """The types a module uses that are written down in another file."""
    found: dict[Path, set[str]] = {}
    for struct in structs(module):
        for field in msgspec.structs.fields(struct):
            for part in _parts(field.type):
                home = sys.modules[part.__module__]
                if home is not module:
                    found.setdefault(FILES[home], set()).add(part.__name__)
    return [
        f"import type {{ {', '.join(sorted(names))} }} from "
        f'"./{file.name.removesuffix(".d.ts")}.js";\n'
        for file, names in found.items()
    ]


def _parts(found: Any) -> Iterator[type[shown.Shown]]:
    """The shapes inside a type."""
    if inspect.isclass(found) and issubclass(found, shown.Shown):
        yield found
    for part in get_args(found):
        yield from _parts(part)


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
    same = True
    for module, file in FILES.items():
        if not check:
            file.write_text(text(module), encoding="utf-8")
        elif file.read_text(encoding="utf-8") != text(module):
            print(f"{file.name} is not what the server sends; run: python -m tools.client_types")
            same = False
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
