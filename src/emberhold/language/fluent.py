"""Reading messages: the syntax of Fluent files (https://projectfluent.org), one entry at a time.

A language has thousands of messages and a process speaks a few of them. A file is therefore only
parted into entries when a language is first spoken, and an entry is read when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from emberhold.language.phrases import (
    Call,
    Expression,
    Pattern,
    Reference,
    Select,
    Value,
    Variable,
    Variant,
)

_ID = r"[A-Za-z][A-Za-z0-9_-]*"
_HEAD = re.compile(rf"^(?:(-?{_ID}) *=|#)", re.MULTILINE)
"""Where an entry or a comment begins: nothing inside an entry looks like this at a line's start."""
_ATTRIBUTE = re.compile(rf"[ \n]*\n +\.({_ID}) *=")
_SPACES, _BLANK = re.compile(" *"), re.compile(r"[ \n]*")
_TEXT = re.compile(r"[^{}\n]+")
_LINE = re.compile(r"(\n(?: *\n)*)( +(?=[^ \n.\[*}])|(?=\{))")
"""The text continues on the next line: an indented one that begins neither attribute nor
variant."""
_INLINE = re.compile(
    r'"(?P<string>(?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"'
    r"|(?P<number>-?[0-9]+(?:\.[0-9]+)?)"
    rf"|\$(?P<variable>{_ID})"
    r"|(?P<function>[A-Z][A-Z0-9_-]*)(?=[ \n]*\()"
    rf"|(?P<entry>-?{_ID})(?:\.(?P<attribute>{_ID}))?"
)
_NAMED = re.compile(rf"({_ID})[ \n]*:[ \n]*")
_VARIANT = re.compile(rf"[ \n]*(\*?)\[[ \n]*(?:(?P<number>-?[0-9]+(?:\.[0-9]+)?)|({_ID}))[ \n]*\]")
_ESCAPE = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|(["\\]))')


class Entry(NamedTuple):
    """A message: what it says, and what it says beside (cases, a gender)."""

    value: Pattern | None
    attributes: dict[str, Pattern]


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file, unread, each by its id; that of a term begins with a hyphen."""
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    for head, end in zip(heads, ends, strict=True):
        if head[1]:
            yield head[1], text[head.end() : end]


def read(source: str) -> Entry:
    """What follows the `=` of an entry.

    :raises ValueError: if it is not Fluent
    """
    return _Reader(source).entry()


class _Indent(NamedTuple):
    """Where a text continues on another line."""

    lines: int
    spaces: int


class _Reader:
    """Reads one entry from its beginning to its end."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0

    def entry(self) -> Entry:
        value = self._pattern()
        attributes = {}
        while found := self._take(_ATTRIBUTE):
            attributes[found[1]] = self._pattern()
        self._take(_BLANK)
        if self._at < len(self._source):
            raise self._error("the end of the message")
        return Entry(value if value.parts else None, attributes)

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self._source, self._at)
        if found:
            self._at = found.end()
        return found

    def _takes(self, sign: str) -> bool:
        """Whether a sign comes next, perhaps behind blanks: then it is behind us."""
        begin = _BLANK.match(self._source, self._at).end()  # type: ignore[union-attr]
        if not self._source.startswith(sign, begin):
            return False
        self._at = begin + len(sign)
        return True

    def _needs(self, sign: str) -> None:
        if not self._takes(sign):
            raise self._error(f"`{sign}`")

    def _error(self, wanted: str) -> ValueError:
        rest = self._source[self._at :].strip().partition("\n")[0]
        return ValueError(f"expected {wanted}, found `{rest}`")

    def _pattern(self) -> Pattern:
        self._take(_SPACES)
        parts: list[str | Expression | _Indent] = []
        while True:
            if found := self._take(_TEXT):
                parts.append(found[0])
            elif self._source.startswith("{", self._at):
                parts.append(self._placeable())
            elif found := self._take(_LINE):
                lines = found[1].count("\n") if parts else 0
                parts.append(_Indent(lines, len(found[2])))
            else:
                return Pattern(_dedented(parts))

    def _placeable(self) -> Expression:
        self._needs("{")
        found = self._expression()
        if self._takes("->"):
            found = self._select(found)
        self._needs("}")
        return found

    def _expression(self) -> Expression:
        self._take(_BLANK)
        if self._source.startswith("{", self._at):
            return self._placeable()
        found = self._take(_INLINE)
        if found is None:
            raise self._error("a name, a number or a text")
        if found["string"] is not None:
            return Value(_ESCAPE.sub(_unescaped, found["string"]))
        if found["number"]:
            return Value(_number(found["number"]))
        if found["variable"]:
            return Variable(found["variable"])
        if found["function"]:
            return Call(found["function"], *self._arguments())
        term = found["entry"].startswith("-")
        given = self._arguments()[1] if term and self._ahead("(") else {}
        return Reference(found["entry"], found["attribute"], given)

    def _ahead(self, sign: str) -> bool:
        begin = _BLANK.match(self._source, self._at).end()  # type: ignore[union-attr]
        return self._source.startswith(sign, begin)

    def _arguments(self) -> tuple[list[Expression], dict[str, Expression]]:
        self._needs("(")
        places: list[Expression] = []
        names: dict[str, Expression] = {}
        while not self._takes(")"):
            self._take(_BLANK)
            if found := self._take(_NAMED):
                names[found[1]] = self._expression()
            else:
                places.append(self._expression())
            if not self._takes(",") and not self._ahead(")"):
                raise self._error("`,` or `)`")
        return places, names

    def _select(self, selector: Expression) -> Select:
        variants: list[Variant] = []
        usual: Pattern | None = None
        while found := self._take(_VARIANT):
            key = _number(found["number"]) if found["number"] else found[3]
            variants.append(Variant(key, self._pattern()))
            if found[1]:
                usual = variants[-1].pattern
        if usual is None:
            raise self._error("a variant with a `*`, for everything else")
        return Select(selector, variants, usual)


def _dedented(parts: list[str | Expression | _Indent]) -> list[str | Expression]:
    """Without the indentation that all lines have in common and blanks at the end; texts joined."""
    common = min((part.spaces for part in parts if isinstance(part, _Indent)), default=0)
    joined: list[str | Expression] = []
    for part in parts:
        if isinstance(part, _Indent):
            part = "\n" * part.lines + " " * (part.spaces - common)
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
        if not joined[-1]:
            joined.pop()
    return joined


def _number(digits: str) -> int | float:
    return float(digits) if "." in digits else int(digits)


def _unescaped(found: re.Match[str]) -> str:
    return found[3] or chr(int(found[1] or found[2], 16))
