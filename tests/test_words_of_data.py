"""No word of the data is compared in play: what a clause says becomes objects when it is read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberhold

GAMES = Path(emberhold.__file__).parent / "games"
READING = {"__init__", "parse", "read", "_parsed", "_kind", "_area", "_compared", "_within"}
"""Functions that run when cards are loaded."""
SPEAKING = {"clause", "sentence", "spoken", "option"}
"""Functions that run when a card is read aloud."""
ANSWERS = ("choice[", "form", "whose", "game.phase", "struck", "target[")
"""What begins a comparison with an answer, a form of speech or a phase."""


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name not in READING:
            yield node


@pytest.mark.parametrize("game", ["aeons_end", "ashes", "relic"])
def test_the_rooms_of_the_verbs_compare_no_words(game: str) -> None:
    """Read off the sources: where nothing is loaded, only answers are told apart by their words."""
    rooms = sorted((GAMES / game / "effects").rglob("*.py"))
    assert len(rooms) > 10
    found = [
        f"{path.name}:{node.lineno} {ast.unparse(node)}"
        for path in rooms
        for function in functions(path)
        for node in ast.walk(function)
        if isinstance(node, ast.Compare) and _spells(node)
    ]
    assert found == []


def _spells(node: ast.Compare) -> bool:
    if ast.unparse(node.left).startswith(ANSWERS):
        return False
    parts = [part for side in (node.left, *node.comparators) for part in ast.walk(side)]
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in parts)


@pytest.mark.parametrize("game", ["aeons_end", "ashes", "relic"])
def test_no_verb_compares_a_word_it_was_made_with(game: str) -> None:
    """Nor by a name that stands for one: `self.fate == DESTROY`."""
    found = []
    for path in sorted((GAMES / game).rglob("*.py")):
        for kind in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(kind, ast.ClassDef):
                words = {f"self.{name}" for name in _words_made_with(kind)}
                found += [f"{path.name}:{line}" for line in _compared(kind, words)]
    assert found == []


def _words_made_with(kind: ast.ClassDef) -> Iterator[str]:
    """The words of a class that takes arguments in data."""
    if not any(
        isinstance(p, ast.AnnAssign) and ast.unparse(p.target) == "takes" for p in kind.body
    ):
        return
    for part in kind.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            for given in part.args.args:
                if given.annotation is not None and ast.unparse(given.annotation) == "str":
                    yield given.arg


def _compared(kind: ast.ClassDef, words: set[str]) -> Iterator[int]:
    """Where a word is compared with one that is known beforehand."""
    for method in kind.body:
        if isinstance(method, ast.FunctionDef) and method.name not in READING | SPEAKING:
            for node in ast.walk(method):
                if isinstance(node, ast.Compare):
                    sides = {ast.unparse(side) for side in (node.left, *node.comparators)}
                    if sides & words and any(side.isupper() or side[0] in "'(" for side in sides):
                        yield node.lineno


def test_a_compared_word_is_found() -> None:
    text = """
class Loses:
    takes: ClassVar = (FATE,)
    def __init__(self, fate: str) -> None:
        self.fate = fate
    def run(self) -> bool:
        return self.fate == DESTROY
"""
    (kind,) = ast.parse(text).body
    assert isinstance(kind, ast.ClassDef)
    assert list(_words_made_with(kind)) == ["fate"]
    assert list(_compared(kind, {"self.fate"})) == [7]
