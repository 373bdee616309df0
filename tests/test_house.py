"""The house itself: floors that only look down, games that know nothing of each other."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import emberhold

PACKAGE = Path(emberhold.__file__).parent
FLOORS = {
    "kernel": 1,
    "language": 2,
    "parts": 3,
    "games": 4,
    "players": 5,
    **dict.fromkeys(("server", "terminal", "lab", "gym"), 6),
    **dict.fromkeys(("commands", "notebook", "cli", "__main__"), 7),
}
FRONT_DOOR = "emberhold"
"""The package itself: it may be asked by the upper floors, and asks those it offers."""
NEIGHBOURS = {("gym", "terminal")}
"""Rooms of one floor that may look into another."""


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@cache
def imports(module: str, late: bool) -> list[str]:
    """What a module imports of this package: when it is loaded, or also later; never for types."""
    return [*_imports(tree(module).body, late)]


def _imports(body: list[ast.stmt], late: bool) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not late:
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                yield whole if whole in MODULES else node.module
        for inner in (getattr(node, part, []) for part in ("body", "orelse", "finalbody")):
            yield from _imports(inner, late)
        for handler in getattr(node, "handlers", []):
            yield from _imports(handler.body, late)


def named_by(module: str) -> set[str]:
    """The modules of this package that one imports when it is loaded, or for types alone."""
    types = (
        name
        for node in tree(module).body
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for name in _imports(node.body, late=False)
    )
    return {name for name in (*types, *imports(module, late=False)) if name in MODULES} - {module}


def own(module: str, late: bool) -> set[str]:
    """The modules of this package that one imports."""
    return {name for name in imports(module, late) if name in MODULES} - {module}


def floor_of(module: str) -> str:
    return module.split(".")[1] if "." in module else FRONT_DOOR


def test_no_room_looks_upward() -> None:
    """Not even late: a lower floor never needs a higher one."""
    wrong = [
        f"{module} -> {other}"
        for module in MODULES
        for other in own(module, late=True)
        if FRONT_DOOR not in (floor_of(module), floor_of(other))
        and FLOORS[floor_of(other)] > FLOORS[floor_of(module)]
    ]
    assert wrong == []


def test_rooms_of_one_floor_do_not_know_each_other() -> None:
    wrong = [
        f"{module} -> {other}"
        for module in MODULES
        for other in own(module, late=True)
        if FRONT_DOOR not in (floor_of(module), floor_of(other))
        and FLOORS[floor_of(other)] == FLOORS[floor_of(module)] == 6
        and floor_of(other) != floor_of(module)
        and (floor_of(module), floor_of(other)) not in NEIGHBOURS
    ]
    assert wrong == []


def test_the_lower_floors_do_not_use_the_front_door() -> None:
    lower = [module for module in MODULES if FLOORS.get(floor_of(module), 9) <= 5]
    assert [module for module in lower if FRONT_DOOR in own(module, late=True)] == []


@pytest.mark.parametrize("late", [False, True], ids=["when loaded", "also later"])
def test_nothing_is_imported_in_a_circle(late: bool) -> None:
    """What is loaded with a module, and what is loaded with that, and so on, is never itself."""
    circles = []
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        if module in path:
            circles.append(" -> ".join((*path[path.index(module) :], module)))
        elif module not in done:
            for other in sorted(own(module, late)):
                visit(other, (*path, module))
            done.add(module)

    for module in MODULES:
        visit(module, ())
    assert circles == []


LONG = 40
"""The number of lines a function may have."""
LONGER = {
    "emberhold.games.aeons_end.box.__init__",  # what a box holds, name by name
    "emberhold.games.aeons_end.card.__init__",  # what is printed, name by name; two of them
    "emberhold.games.aeons_end.state.copy",  # field by field, which is fastest in machine code
    "emberhold.games.ashes.card.__init__",
    "emberhold.games.relic.timing.windows._resolved",  # a window of R-242, told in one place
    "emberhold.gym.open_spiel._register",  # classes that need OpenSpiel to be defined at all
    "emberhold.server.store.migrations.versions.v0001_first_tables.upgrade",  # never changed
}


def test_functions_fit_on_a_screen() -> None:
    found = {
        f"{module}.{node.name}"
        for module in MODULES
        for node in ast.walk(tree(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONG
    }
    assert found == LONGER


MOST_IN_A_CIRCLE = 8


def test_circles_of_types_are_small() -> None:
    """A state holds cards, a card holds effects, an effect is given the state: a few files must
    know each other's types. Everything else looks one way."""
    wrong = [
        sorted(circle)
        for circle in _circles({module: named_by(module) for module in MODULES})
        if len(circle) > MOST_IN_A_CIRCLE
    ]
    assert wrong == []


def _circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Modules from each of which every other of them is reached."""
    back: dict[str, set[str]] = {module: set() for module in graph}
    for module, others in graph.items():
        for other in others:
            back[other].add(module)
    left = set(graph)
    found = []
    while left:
        start = min(left)
        circle = _reached(graph, start, left) & _reached(back, start, left)
        found.append(circle)
        left -= circle
    return found


def _reached(graph: dict[str, set[str]], start: str, among: set[str]) -> set[str]:
    seen: set[str] = set()
    todo = [start]
    while todo:
        module = todo.pop()
        if module not in seen:
            seen.add(module)
            todo += graph[module] & among
    return seen


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(map(sorted, _circles(graph))) == [["a", "b", "c"], ["d", "e"], ["f"]]


MOST_UNTYPED = 39
"""The number of places in the server that may speak of values by names nobody checks: wishes,
options, records of campaigns and events, whose shape others decide."""


def test_the_server_speaks_in_types() -> None:
    untyped = [
        f"{module}: {line.strip()}"
        for module, path in MODULES.items()
        if floor_of(module) == "server"
        for line in path.read_text(encoding="utf-8").splitlines()
        if "dict[str, Any]" in line
    ]
    assert len(untyped) <= MOST_UNTYPED, untyped


def test_no_game_knows_another() -> None:
    wrong = []
    for module in MODULES:
        game = _game_of(module)
        for other in own(module, late=True):
            if game is not None and _game_of(other) not in (None, game):
                wrong.append(f"{module} -> {other}")
    assert wrong == []


def _game_of(module: str) -> str | None:
    """The game a module belongs to; None for what the games have in common."""
    parts = module.split(".")
    inside = len(parts) > 2 and parts[1] == "games"
    return parts[2] if inside and (PACKAGE / "games" / parts[2]).is_dir() else None


MOST_IN_A_FOLDER = 20


def test_no_folder_has_more_files_than_one_can_look_through() -> None:
    """Modules and messages alike; what they are about is the name of their folder."""
    folders = Counter(
        path.parent.relative_to(PACKAGE).as_posix()
        for room in ("games", "server")
        for path in (PACKAGE / room).rglob("*")
        if path.is_file() and path.suffix in (".py", ".ftl")
    )
    assert {name: n for name, n in folders.items() if n > MOST_IN_A_FOLDER} == {}


def test_late_imports_inside_a_game_stand_in_its_entry_alone() -> None:
    """`game.py`, or `<box>_game.py`, loads the parts when they are first used; everything else
    knows what it needs."""
    wrong = [
        module
        for module in MODULES
        if _game_of(module) is not None
        and not module.endswith((".game", "_game"))
        and own(module, late=True) != own(module, late=False)
    ]
    assert wrong == []


def test_nothing_above_the_games_knows_one() -> None:
    """Neither by a room of it nor by its name: what a game is like is data it brings itself."""
    wrong = [
        f"{module} -> {known}"
        for module in MODULES
        if FLOORS.get(floor_of(module), 9) != FLOORS["games"]
        for known in [
            *(other for other in own(module, late=True) if _game_of(other) is not None),
            *(text for text in _texts(tree(module)) if text in emberhold.GAMES),
        ]
    ]
    assert wrong == []


def _texts(module: ast.Module) -> Iterator[str]:
    """The texts in the code of a module."""
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_games_are_found_by_name_in_one_place() -> None:
    """Nobody else puts the name of a module of a game together."""
    looking = [
        module
        for module in MODULES
        if any(
            isinstance(node, ast.Call)
            and ast.unparse(node.func).rpartition(".")[2] in ("import_module", "__import__")
            and not (node.args and isinstance(node.args[0], ast.Constant))
            for node in ast.walk(tree(module))
        )
    ]
    allowed = {
        "emberhold.games.registry",  # the games
        "emberhold.cli",  # the commands
        "emberhold.games.aeons_end.box",  # its bot, which a box names whole
        *("emberhold.gym.extras", "emberhold.lab.extras"),  # packages that may be missing
    }
    assert set(looking) <= allowed
    assert "emberhold.games.registry" in looking


def test_importing_emberhold_loads_no_game_and_nothing_foreign() -> None:
    """What is imported when the front door opens, followed to the end."""
    seen: set[str] = set()
    left = [FRONT_DOOR]
    while left:
        module = left.pop()
        if module not in seen:
            seen.add(module)
            left += own(module, late=False)
            left += [module.rpartition(".")[0]] if "." in module else []
    assert {_game_of(module) for module in seen} == {None}
    foreign = {name.split(".")[0] for module in seen for name in imports(module, late=False)}
    assert not foreign & {"fluent", "msgspec", "rich", "starlette", "sqlalchemy", "numpy"}
