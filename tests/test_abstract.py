"""No class of a game inherits a method that somebody has still to write.

What a subclass has to write is an abstract method; `mypy` then refuses code that makes an object
without it. What `mypy` cannot follow, a class found by name, is looked at here.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from emberhold.games.aeons_end.own import Own
from tests.test_house import MODULES, floor_of, tree

ROOMS = [name for name in MODULES if floor_of(name) in ("kernel", "parts", "games")]


def unwritten() -> Iterator[tuple[str, str, ast.FunctionDef]]:
    """Module, class and method wherever a method only says that it is not written."""
    for module in ROOMS:
        for kind in ast.walk(tree(module)):
            if isinstance(kind, ast.ClassDef):
                for method in kind.body:
                    if isinstance(method, ast.FunctionDef) and _raises(method):
                        yield module, kind.name, method


def _raises(method: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node)
        for node in ast.walk(method)
    )


@cache
def classes() -> list[type[Any]]:
    found = {
        value: None
        for module in ROOMS
        for value in vars(import_module(module)).values()
        if inspect.isclass(value) and value.__module__ in MODULES
    }
    return list(found)


def inherited(kind: type[Any], methods: set[tuple[str, str, str]]) -> list[str]:
    """The methods among these that a class has from a base that left them unwritten."""
    return [
        f"{kind.__module__}.{kind.__name__}.{name}"
        for name in {name for _, _, name in methods}
        for home in [next((base for base in kind.__mro__ if name in vars(base)), object)]
        if (home.__module__, home.__name__, name) in methods
    ]


def test_what_a_subclass_has_to_write_is_declared_abstract() -> None:
    found = list(unwritten())
    assert len(found) > 20
    wrong = [
        f"{module}.{kind}.{method.name}"
        for module, kind, method in found
        if "abstractmethod" not in map(ast.unparse, method.decorator_list)
    ]
    assert wrong == []


def test_no_class_lacks_a_method() -> None:
    methods = {(module, kind, method.name) for module, kind, method in unwritten()}
    bases = {base for kind in classes() for base in kind.__mro__[1:]}
    last = [kind for kind in classes() if kind not in bases]
    assert len(last) > 700
    assert sorted(name for kind in last for name in inherited(kind, methods)) == []


def test_a_sheet_that_offers_actions_or_places_answers_for_them() -> None:
    """What is nobody's own does nothing; a sheet that names something has to say what it does."""
    sheets = [kind for kind in classes() if issubclass(kind, Own)]
    assert any(kind.verbs for kind in sheets)
    assert any(kind.places for kind in sheets)
    for kind in sheets:
        assert not kind.verbs or kind.take is not Own.take, kind.__name__
        assert not kind.places or kind.placed is not Own.placed, kind.__name__
