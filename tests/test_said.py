"""Whatever is said is given all the words its message needs, and files are read in one encoding:
read off the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from tests.support.message_ids import SOURCE

MADE_LATER = {
    "log-preps": {"places"},
    "ashes-damage-each": {"target_each"},
    "ashes-log-triggers": {"used"},
    "ashes-log-activates": {"used"},
    "relic-log-battle": {"foe"},
}
"""Words that a game adds where it speaks the message."""


_SAYING = ("Message", "SetupError", "PositionError", "SaveError", "EmberholdError", "Refused")
"""What is made with all its words at once: without any it has forgotten them."""


class _Words(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802
        """Another form of a name: it is asked for by itself."""


def _words_of(node: BaseNode) -> _Words:
    words = _Words()
    words.visit(node)
    return words


@cache
def needed() -> dict[str, set[str]]:
    """By message, the variables that its English text cannot do without."""
    found: dict[str, _Words] = {}
    for path in sorted(SOURCE.glob("**/messages/en/*.ftl")):
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found |= {
            entry.id.name: _words_of(entry) for entry in entries if isinstance(entry, Message)
        }
    return {
        id: words.variables.union(
            *(found[other].variables for other in words.messages if other in found)
        )
        for id, words in found.items()
    }


def calls(path: Path) -> Iterator[tuple[int, str, set[str]]]:
    """Every call with a message id before its words: its line, the id and the words."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if not node.keywords and not _says_all(node.func):
            continue
        id = node.args[0]
        if isinstance(id, ast.Constant) and isinstance(id.value, str) and id.value in needed():
            words = {keyword.arg for keyword in node.keywords}
            if None not in words:
                yield node.lineno, id.value, {word for word in words if word is not None}


def _says_all(function: ast.expr) -> bool:
    """Whether what is called is given all the words of a message at once, `game.say` as well."""
    if isinstance(function, ast.Attribute):
        return function.attr == "say"
    return isinstance(function, ast.Name) and function.id in _SAYING


def _is_among(word: str, given: set[str]) -> bool:
    """Whether a word is given, or the name whose case it is: `nemesis_def` is made of `nemesis`."""
    return word in given or word.rpartition("_")[0] in given


def test_every_message_is_given_the_words_it_needs() -> None:
    wrong = []
    checked = 0
    for path in sorted(SOURCE.rglob("*.py")):
        for line, id, words in calls(path):
            checked += 1
            given = words | MADE_LATER.get(id, set())
            missing = {word for word in needed()[id] if not _is_among(word, given)}
            if missing:
                wrong.append(f"{path.relative_to(SOURCE)}:{line} {id} wants {sorted(missing)}")
    assert checked > 500
    assert wrong == []


def test_every_text_file_is_read_and_written_as_utf_8() -> None:
    """Without its name the encoding would be whatever the machine prefers."""
    unnamed = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _of_a_text_file(node):
                unnamed += [] if "utf-8" in ast.unparse(node) else [f"{path.name}:{node.lineno}"]
    assert unnamed == []


def _of_a_text_file(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute) or ast.unparse(call.func.value) == "save":
        return False
    return call.func.attr in ("read_text", "write_text")
