"""Which message ids the source speaks, read off its syntax so that no list is kept by hand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import emberhold
from emberhold.language import message_ids
from emberhold.parts.effects.vocabulary import word_of

SOURCE = Path(emberhold.__file__).parent
_ID = re.compile(r"[a-z]+(-[a-z0-9]+)*")

NAMED = {
    *("ability", "breach", "card", "difficulty", "game", "mage", "market", "nemesis"),
    *("state", "tier", "turn", "type"),
}
"""Families of names, whose ids are made from the catalogue; the same words start other strings."""


LISTENING = ("stage.py",)
"""Files that hear lines of the log and say none of them."""


class Spoken:
    """Everything the source says about messages."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.made: set[str] = set()
        """Ids put together from parts, with {} where a part goes: `option-{}`."""
        self.topics: set[str] = set()
        self.reasons: set[str] = set()
        self.verbs: set[str] = set()
        self.strings: set[str] = set()
        """Every string there is."""


def family(id: str) -> str:
    return id.partition("-")[0]


def _is_id(text: str) -> bool:
    return "-" in text and _ID.fullmatch(text) is not None


@cache
def families() -> set[str]:
    """What a string of the source starts with if it is a message id and nothing else."""
    return {family(id) for id in message_ids("en")} - NAMED


@cache
def spoken(package: str = "") -> Spoken:
    """What all of the source says, or one package such as `games/ashes`."""
    nodes = [node for path in _files(package) for node in _nodes(path)]
    found, heard = Spoken(), Spoken()
    for path in _files(package):
        for node in _nodes(path):
            _note(heard if path.name in LISTENING else found, node)
    found.strings |= heard.strings
    found.made |= heard.made
    found.verbs |= heard.verbs
    found.ids |= {id for id in heard.ids if family(id) != "log"} | _by_class(nodes)
    found.topics |= _arguments(nodes, "topic")
    found.reasons |= _arguments(nodes, "reason")
    return found


_CLIENT = SOURCE / "client"
_CLIENT_ID = re.compile(r"\b(?:web|server)-[a-z0-9]+(?:-[a-z0-9]+)*")
_CLIENT_MADE = re.compile(r"\b(web-[a-z0-9-]*)\$\{")
_PLURALS = ("one", "few", "many", "other")


@cache
def client_words() -> str:
    """All that the pages and scripts of the web client consist of."""
    files = sorted(path for path in _CLIENT.rglob("*") if path.suffix in (".html", ".js"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def spoken_by_client(known: set[str]) -> set[str]:
    """Ids of the web client: written out, counted (`-one`, `-few`) or begun (`web-verb-${…}`)."""
    written = set(_CLIENT_ID.findall(client_words()))
    counted = {f"{id}-{plural}" for id in written for plural in _PLURALS}
    begun = tuple(set(_CLIENT_MADE.findall(client_words())))
    return (written | counted | {id for id in known if begun and id.startswith(begun)}) & known


@cache
def _files(package: str = "") -> list[Path]:
    return sorted((SOURCE / package).rglob("*.py"))


@cache
def _nodes(path: Path) -> list[ast.AST]:
    """A module and everything in it, walked once: there are half a million nodes."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def _constants() -> dict[str, list[str]]:
    """Names such as FROM_HAND that stand for a string."""
    found: dict[str, list[str]] = {}
    for path in _files():
        module = _nodes(path)[0]
        assert isinstance(module, ast.Module)
        for node in module.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text)))
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text)))
                ):
                    found.setdefault(name, []).append(text)
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                    for target, value in zip(names, values, strict=False):
                        if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                            found.setdefault(target.id, []).append(str(value.value))
    return found


BY_CLASS = ("effect", "ashes", "relic")
"""Families of messages that an effect reads as by the name of its class."""


def _by_class(nodes: list[ast.AST]) -> set[str]:
    words = [word_of(node.name) for node in nodes if isinstance(node, ast.ClassDef)]
    ids = {f"{family}-{word.replace('_', '-')}" for family in BY_CLASS for word in words}
    return ids & set(message_ids("en"))


def _note(found: Spoken, node: ast.AST) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        found.strings.add(node.value)
    match node:
        case ast.Constant(value=str(text)) if _is_id(text) and family(text) in families():
            found.ids.add(text)
        case ast.Call(
            func=ast.Attribute(attr="say")
            | ast.Name(id="say" | "Message" | "Named")
            | ast.Call(func=ast.Name(id="speech")),
            args=[first, *_],
        ):
            found.ids |= {text for text in _texts(first) if _ID.fullmatch(text)}
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
            if family(start) in families() | NAMED and "-" in start:
                found.made.add(_shape(node))
        case ast.Assign() | ast.AnnAssign() | ast.AugAssign() | ast.Return() | ast.Expr():
            found.verbs |= set(_verbs(node))
        case ast.FunctionDef(returns=ast.Name(id="Choice")):
            found.verbs |= {verb for part in ast.walk(node) for verb in _returned(part)}
        case ast.FunctionDef(returns=ast.Subscript(slice=ast.Name(id="Choice"))):
            found.verbs |= {verb for part in ast.walk(node) for verb in _first_words(part)}
        case ast.Call(func=ast.Name(id="in_play"), args=[first, *_]):
            found.verbs |= set(_texts(first))


def _shape(made: ast.JoinedStr) -> str:
    return "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in made.values)


def _texts(node: ast.AST) -> Iterator[str]:
    """The strings an argument may be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) if name.isupper():
            yield from _constants().get(name, ())
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one)
            yield from _texts(other)


def _verbs(statement: ast.AST) -> Iterator[str]:
    """The verbs of choices: tuples `("play", card)` in statements that speak of choices."""
    parts = list(ast.walk(statement))
    if any(isinstance(part, ast.Name) and "hoice" in part.id for part in parts):
        for part in parts:
            yield from _first_words(part)


def _first_words(node: ast.AST) -> Iterator[str]:
    """What a tuple begins with."""
    if isinstance(node, ast.Tuple) and node.elts:
        yield from (text for text in _texts(node.elts[0]) if _ID.fullmatch(text))


def _returned(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        yield from _texts(node.value.elts[0])


def _arguments(nodes: list[ast.AST], name: str) -> set[str]:
    """The strings given for a parameter of that name, wherever a function has one."""
    places = _places(name)
    kept = set(_kept(nodes, name))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return kept | {text for call in calls for text in _given(call, places, name)}


@cache
def _places(name: str) -> dict[str, set[int]]:
    """Which of its parameters has that name, for every function and class there is.

    Functions of one name in different packages may have it in different places.
    """
    places: dict[str, set[int]] = {}
    for path in _files():
        for node in _nodes(path):
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        places.setdefault(node.name, set()).update(_place(part, name))
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                places.setdefault(node.name, set()).update(_place(node, name))
    if "Question" in places:
        for asked in ("Ask", "DraftAsk", "Between", "WhatName"):
            places[asked] = places["Question"]
    return places


def _kept(nodes: list[ast.AST], name: str) -> Iterator[str]:
    """The strings kept in a variable of that name before they are given."""
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                yield from _texts(value)


def _place(function: ast.FunctionDef, name: str) -> set[int]:
    parameters = [p.arg for p in function.args.args if p.arg not in ("self", "cls")]
    return {parameters.index(name)} if name in parameters else set()


def _given(call: ast.Call, places: dict[str, set[int]], name: str) -> Iterator[str]:
    called = str(getattr(call.func, "attr", "") or getattr(call.func, "id", ""))
    for place in places.get(called, ()):
        if place < len(call.args):
            yield from _texts(call.args[place])
    if places.get(called):
        for keyword in call.keywords:
            if keyword.arg == name:
                yield from _texts(keyword.value)
