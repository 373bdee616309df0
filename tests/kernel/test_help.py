"""What `help` says of the engine, compiled or not: every docstring and every parameter."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import emberhold
from emberhold.kernel import table
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table

SOURCES = Path(emberhold.__file__).parents[1]
NATIVE = [emberhold.Table, emberhold.Question, emberhold.Option, Dice]
"""Classes of the engine that people use."""


def written(thing: type) -> ast.ClassDef:
    """A class as its source says it."""
    source = (SOURCES / f"{thing.__module__.replace('.', '/')}.py").read_text(encoding="utf-8")
    nodes = ast.parse(source).body
    return next(
        node for node in nodes if isinstance(node, ast.ClassDef) and node.name == thing.__name__
    )


def public(found: ast.ClassDef) -> list[ast.FunctionDef]:
    methods = [node for node in found.body if isinstance(node, ast.FunctionDef)]
    return [node for node in methods if not node.name.startswith("_")]


@pytest.mark.parametrize("thing", NATIVE, ids=lambda thing: thing.__name__)
def test_docstrings_are_those_of_the_sources(thing: type) -> None:
    found = written(thing)
    assert inspect.getdoc(thing) == ast.get_docstring(found)
    said = {node.name: doc for node in public(found) if (doc := ast.get_docstring(node))}
    assert {name: inspect.getdoc(getattr(thing, name)) for name in said} == said


@pytest.mark.parametrize("thing", NATIVE, ids=lambda thing: thing.__name__)
def test_parameters_are_those_of_the_sources(thing: type) -> None:
    """Machine code keeps names and defaults; the types are in the sources, for type checkers."""
    for node in public(written(thing)):
        if not node.decorator_list:
            asked = inspect.signature(getattr(thing, node.name)).parameters
            assert list(asked) == [each.arg for each in node.args.args], node.name
            with_default = [each for each in asked.values() if each.default is not each.empty]
            assert len(with_default) == len(node.args.defaults), node.name


def test_functions_and_modules_have_theirs_too() -> None:
    assert inspect.getdoc(open_table) == "Set a game up and run it to its first question."
    assert list(inspect.signature(open_table).parameters)[:3] == ["game", "players", "seed"]
    source = (SOURCES / "emberhold" / "kernel" / "table.py").read_text(encoding="utf-8")
    assert inspect.getdoc(table) == ast.get_docstring(ast.parse(source))
