"""The tables of a box: TOML with the lines on which things are written.

`tomllib` says where the spelling is wrong. Where a field is wrong, its line is found by a look at
the headers: the third `[[card]]` of a file is its third card.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from emberhold.kernel.message import Message
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.refusing import (
    DEEPEST,
    MOST_WORDS_OF_A_TEXT,
    BoxError,
    refused,
    refused_because,
)

_HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.\s\"-]+?)\s*\]\]?\s*(?:#.*)?")
_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
_AT_END: Final = "(at end of document)"


class Written(NamedTuple):
    """A table of a box, and where it is."""

    fields: dict[str, Any]
    file: str
    line: int
    lines: dict[str, int]
    """On which line each field begins."""

    def refused(self, id: str, at: str = "", /, **arguments: Any) -> BoxError:
        """A reason, with the line of a field."""
        return refused_because(Message(id, **arguments), self.file, self.at(at))

    def at(self, field: str) -> int:
        return self.lines.get(field, self.line)

    def without(self, *names: str) -> dict[str, Any]:
        return {name: value for name, value in self.fields.items() if name not in names}


def read_table(contents: Contents, name: str) -> dict[str, Any]:
    """A file as TOML, with everything in it bounded."""
    try:
        text = contents.files[name].decode("utf-8")
    except UnicodeDecodeError as error:
        line = contents.files[name][: error.start].count(b"\n") + 1
        raise refused("error-box-letters", name, line) from None
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why = str(error)
        at = _LINE.search(why)
        line = int(at[1]) if at else text.count("\n") + 1
        said = _LINE.sub("", why).replace(_AT_END, "").strip()
        raise refused("error-box-toml", name, line, why=said) from None
    except (RecursionError, ValueError, OverflowError):
        raise refused("error-box-deep", name, most=DEEPEST) from None
    return found


def written(contents: Contents, file: str, table: Mapping[str, Any], kind: str) -> list[Written]:
    """The tables `[[kind]]` of a file, each with its line."""
    text = contents.files[file].decode("utf-8")
    return _placed(text, file, table.get(kind, []), kind)


def inside(contents: Contents, outer: Written, place: int, kind: str) -> list[Written]:
    """The tables `[[outer.kind]]` of the outer table with that number in its file."""
    text = contents.files[outer.file].decode("utf-8")
    head, _, name = kind.partition(".")
    given = outer.fields.get(name, [])
    return _placed(text, outer.file, given, kind, _after(text, head, place))


def _placed(text: str, file: str, given: Any, kind: str, begin: int = 0) -> list[Written]:
    heads = [head for head in _heads(text) if head.line > begin]
    mine = [head for head in heads if head.name == kind]
    name = kind.rpartition(".")[2]
    if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
        line = mine[0].line if mine else _field(text, name)
        raise refused("error-box-tables", file, line, kind=f"[[{kind}]]")
    found = []
    for number, fields in enumerate(given):
        head = mine[number] if number < len(mine) else None
        line = head.line if head else _field(text, name)
        lines = dict(_fields(text, head.line)) if head else {}
        found.append(Written(fields, file, line, lines))
    return found


class _Head(NamedTuple):
    name: str
    line: int


def _heads(text: str) -> list[_Head]:
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        if matched := _HEADER.fullmatch(line):
            found.append(_Head("".join(matched[1].replace('"', "").split()), number))
    return found


def _after(text: str, kind: str, place: int) -> int:
    mine = [head.line for head in _heads(text) if head.name == kind]
    return mine[place] if place < len(mine) else 0


def _fields(text: str, header: int) -> Iterator[tuple[str, int]]:
    """The fields below a header, up to the next one."""
    for number, line in enumerate(text.split("\n")[header:], start=header + 1):
        if _HEADER.fullmatch(line):
            head = "".join(line.strip(" []").split())
            yield head.rpartition(".")[2], number
            if line.lstrip().startswith("[["):
                return
        elif matched := re.match(r"\s*\"?([A-Za-z0-9_-]+)\"?\s*[.=]", line):
            yield matched[1], number


def _field(text: str, name: str) -> int:
    for number, line in enumerate(text.split("\n"), start=1):
        if re.match(rf"\s*{re.escape(name)}\s*=", line):
            return number
    return 1


def check_bounds(entry: Written) -> None:
    """No text is longer, and nothing deeper, than a card could ever need."""
    for name, value in entry.fields.items():
        count = counted(value)
        if count is None:
            raise entry.refused("error-box-deep", name, most=DEEPEST)
        if count > MOST_WORDS_OF_A_TEXT:
            raise entry.refused(
                "error-box-long", name, field=name, given=count, most=MOST_WORDS_OF_A_TEXT
            )


def counted(value: Any) -> int | None:
    """How many words and numbers there are in a value; None where it is too deep."""
    count = 0
    left = [(value, 0)]
    while left:
        part, depth = left.pop()
        if depth > DEEPEST:
            return None
        if isinstance(part, dict):
            left += [(each, depth + 1) for each in part.values()]
        elif isinstance(part, list):
            left += [(each, depth + 1) for each in part]
        else:
            count += 1
    return count
