"""Whether verbs are declared once, and as they are made."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import emberhold
from emberhold.parts.effects.signatures import Flag, Label, Maybe
from emberhold.parts.effects.vocabulary import Verb


def misdeclared(verb: Verb) -> bool:
    """Whether a verb takes more or less than its class is made with."""
    made = any("__init__" in vars(kind) for kind in verb.make.__mro__[:-1])
    arguments = list(inspect.signature(verb.make).parameters.values()) if made else []
    needed = [each for each in arguments if each.default is inspect.Parameter.empty]
    optional = [sort for sort in verb.takes if isinstance(sort, Maybe | Label | Flag)]
    return (len(arguments), len(needed)) != (len(verb.takes), len(verb.takes) - len(optional))


def second_names() -> list[str]:
    """Lines of the games that only give another name to a class."""
    found = []
    games = Path(emberhold.__file__).parent / "games"
    for path in sorted(games.rglob("*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        classes = {node.name for node in body if isinstance(node, ast.ClassDef)}
        for node in body:
            value = node.value if isinstance(node, ast.Assign) else None
            if isinstance(value, ast.Name) and value.id in classes:
                found.append(f"{path.name}: {ast.unparse(node)}")
    return found
