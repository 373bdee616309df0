"""The file of a puzzle that was found."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from emberhold.players.finding.weighing import Found


def written(found: Found) -> str:
    """A puzzle as our puzzle files are written."""
    puzzle = found.puzzle
    sure = f"margin {found.margin:.2f}, standard error {found.error:.2f}, {found.worlds} worlds"
    lines = [
        f"# Found after {found.place} answers of a game: {sure}.",
        "",
        f"game = {_toml(puzzle.game)}",
        f"seats = {_toml(puzzle.seats)}",
        f"seed = {_toml(puzzle.seed)}",
        f"goal = {_toml(puzzle.goal)}",
        f"tempting = {_toml(puzzle.tempting)}",
        f"solution = {_toml(puzzle.solution)}",
        f"setup = {_toml(puzzle.setup)}",
    ]
    if puzzle.position is not None:
        lines.append(f"position = {_toml(puzzle.position)}")
    if puzzle.past is not None:
        past = {name: value for name, value in asdict(puzzle.past).items() if name != "deals"}
        lines.append(f"past = {_toml(past)}")
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    """A value on one line; what is None is left out, as files have no word for it."""
    if isinstance(value, Mapping):
        pairs = [(key, each) for key, each in value.items() if each is not None]
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in pairs) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return json.dumps(value)
