"""Puts modules of the web client together into one script, without anything but Python.

Every module becomes a function of its own inside the script, in the order in which a browser would
have run them, and hands on what it exports. That takes the few forms of `import` and `export` the
client uses, and no circles; anything else is an error that names the module. What a module fetches
later, with `import("./name.js")`, becomes a script of its own that knows the modules of the first.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Container, Iterable
from pathlib import Path
from typing import NamedTuple

_REMARK = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*\n|//[^\n]*\n)", re.MULTILINE | re.DOTALL)
"""A remark that has its lines to itself."""
_INLINE = re.compile(r"/\*.*?\*/", re.DOTALL)
_NAMED = re.compile(r'^import \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)
_WHOLE = re.compile(r'^import \* as (\w+) from "([^"]+)";$', re.MULTILINE)
_PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)
_DECLARED = re.compile(
    r"^export ((?:async function\*?|function\*?|class|const) (\w+))", re.MULTILINE
)
_LATER = re.compile(r'\bimport\("([^"]+)"\)')
_LEFT = re.compile(r"^(?:import|export)\b[^\n]*", re.MULTILINE)

_HEAD = """export const $modules = Object.create(null);
export const $bring = async (name) => {
  if (!(name in $modules)) await import("ROOT/ENTRY/" + name);
  return $modules[name];
};
"""
_HEAD_OF_ALL = """"use strict";
const $modules = Object.create(null);
const $bring = async (name) => $modules[name];
"""
_HEAD_OF_MORE = 'import { $modules, $bring } from "ROOT/ENTRY.js";\n'


class _Module(NamedTuple):
    """A module as it is inside a script, and what it needs before it runs."""

    text: str
    needs: list[str]
    later: list[str]
    """What it may fetch when it runs."""


def script(folder: Path, entry: str, root: str) -> str:
    """Everything a page needs from the start; `root` is where its other scripts are found."""
    head = _HEAD.replace("ROOT", root).replace("ENTRY", entry.removesuffix(".js"))
    return head + "".join(_written(folder, name) for name in order(folder, entry))


def more(folder: Path, entry: str, name: str, root: str) -> str:
    """A module that a page fetches later, with whatever that needs and the page has not."""
    head = _HEAD_OF_MORE.replace("ROOT", root).replace("ENTRY", entry.removesuffix(".js"))
    there = set(order(folder, entry))
    fresh = (each for each in order(folder, name) if each not in there)
    return head + "".join(_written(folder, each) for each in fresh)


def everything(folder: Path, entry: str, but: Container[str]) -> str:
    """A script that fetches nothing: a page's own, and what it would fetch later at once.

    A plain script, so that it may be written into a page; `but` are modules to leave out.
    """
    there = order(folder, entry)
    later = {name for each in there for name in _module(folder, each).later}
    found = dict.fromkeys(
        each for name in sorted(later) if name not in but for each in order(folder, name)
    )
    # What is fetched later is used by functions only, so the page's own script may begin last.
    first = [each for each in there if each != entry]
    names = dict.fromkeys([*first, *found, entry])
    return _HEAD_OF_ALL + "".join(_written(folder, name) for name in names)


def order(folder: Path, entry: str) -> list[str]:
    """A module and everything it imports, in the order in which they run."""
    found: dict[str, None] = {}
    _visit(folder, entry, (), found)
    return list(found)


def _visit(folder: Path, name: str, on_the_way: tuple[str, ...], found: dict[str, None]) -> None:
    if name in found:
        return
    if name in on_the_way:
        raise ValueError(f"{' > '.join((*on_the_way, name))}: modules imported in a circle")
    for needed in _module(folder, name).needs:
        _visit(folder, needed, (*on_the_way, name), found)
    found[name] = None


def _written(folder: Path, name: str) -> str:
    return f'$modules["{name}"] ??= (() => {{\n{_module(folder, name).text}}})();\n'


def _module(folder: Path, name: str) -> _Module:
    text = _REMARK.sub("", (folder / name).read_text(encoding="utf-8"))
    exported = [found[2] for found in _DECLARED.finditer(text)]
    handed = [*exported, *_passed_on(text, name)]
    needs = [_resolved(name, found[2]) for form in _FORMS for found in form.finditer(text)]
    text = _NAMED.sub(lambda found: _taken(found, name), text)
    text = _WHOLE.sub(
        lambda found: f'const {found[1]} = $modules["{_resolved(name, found[2])}"];', text
    )
    text = _PASSED_ON.sub("", text)
    text = _DECLARED.sub(lambda found: found[1], text)
    later = [_resolved(name, found[1]) for found in _LATER.finditer(_INLINE.sub("", text))]
    text = _LATER.sub(lambda found: f'$bring("{_resolved(name, found[1])}")', text)
    left = _LEFT.search(text)
    if left is not None:
        raise ValueError(f"{name}: this form of import or export is not known: {left[0]}")
    return _Module(f"{text}return {{ {', '.join(handed)} }};\n", needs, later)


_FORMS = (_NAMED, _WHOLE, _PASSED_ON)


def _taken(found: re.Match[str], name: str) -> str:
    """`import { a as b }` as the names it takes from a module that has run."""
    pairs = (f"{theirs}: {ours}" for theirs, ours in _names(found[1]))
    return f'const {{ {", ".join(pairs)} }} = $modules["{_resolved(name, found[2])}"];'


def _passed_on(text: str, name: str) -> Iterable[str]:
    for found in _PASSED_ON.finditer(text):
        source = _resolved(name, found[2])
        for theirs, ours in _names(found[1]):
            yield f'{ours}: $modules["{source}"].{theirs}'


def _names(listed: str) -> Iterable[tuple[str, str]]:
    """The names in braces: each as it is called there and here."""
    for each in filter(None, map(str.strip, listed.split(","))):
        theirs, _, ours = each.partition(" as ")
        yield theirs, ours or theirs


def _resolved(name: str, given: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), given))
