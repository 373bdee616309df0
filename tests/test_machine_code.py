"""Compiling C: what belongs together, what is kept, and what runs only once."""

from __future__ import annotations

import ast
import ctypes
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.compile import FLOORS, HOT, SOURCES, hot_modules, made_from
from tools.hook import stamp_of
from tools.kept import Kept
from tools.machine_code import (
    CALM,
    FAST,
    PLAIN,
    Compiler,
    CompilerError,
    Unit,
    Written,
    compile_all,
    generate,
    has_compiler,
    units,
)

needs_compiler = pytest.mark.skipif(
    not has_compiler(), reason="compiling needs a C compiler; Debian: apt-get install gcc"
)


@pytest.fixture
def written(tmp_path: Path) -> Written:
    folder = tmp_path / "copy"
    (folder / "build").mkdir(parents=True)
    names = ("parts___deck", "parts___cards", "kernel___table", "kernel___rng")
    sources = ["build/CPy.c", "build/__native_emberhold.c"]
    sources += [f"build/__native_emberhold___{name}.c" for name in names]
    for number, source in enumerate(sources):
        text = f'#include "life.h"\nint f{number}(void) {{ return LIFE + {number}; }}\n'
        (folder / source).write_text(text, encoding="utf-8")
    (folder / "build" / "life.h").write_text("#define LIFE 10\n", encoding="utf-8")
    return Written(folder, "emberhold__mypyc", sources, ["build"], ["-Wall", "-O3"])


def levels(level: str) -> dict[str, str]:
    names = ("parts.deck", "parts.cards", "kernel.table", "kernel.rng")
    return {f"emberhold.{name}": level for name in names}


def test_a_package_is_compiled_together_and_the_compilers_own_files_alone(written: Written) -> None:
    found = units(written, levels(CALM))
    assert [(len(unit.sources), unit.level) for unit in found] == [
        *((1, FAST), (1, FAST), (2, CALM), (2, CALM)),
    ]
    assert [source for unit in found for source in unit.sources] == list(written.sources)


def test_hot_and_calm_modules_of_a_package_are_parted(written: Written) -> None:
    found = units(written, {**levels(CALM), "emberhold.kernel.rng": FAST})
    assert [unit.level for unit in found[2:]] == [CALM, CALM, FAST]


def test_packages_are_compiled_together_where_nothing_is_optimised(written: Written) -> None:
    found = units(written, {**levels(PLAIN), "emberhold": CALM})
    assert [(len(unit.sources), unit.level) for unit in found] == [(1, FAST), (1, CALM), (4, PLAIN)]
    more = replace(written, sources=[*written.sources, "build/__native_emberhold___games___deck.c"])
    (written.folder / more.sources[-1]).touch()
    namesakes = units(more, {**levels(PLAIN), "emberhold.games.deck": PLAIN})[2:]
    assert [len(unit.sources) for unit in namesakes] == [4, 1]  # their C would clash


@needs_compiler
def test_an_object_is_made_once_and_again_when_anything_it_is_made_from_changes(
    written: Written, tmp_path: Path
) -> None:
    unit = Unit((written.sources[2], written.sources[3]), PLAIN)

    def made(unit: Unit = unit) -> Path:
        return Compiler(written, Kept(tmp_path / "kept")).object_of(unit)

    first = made()
    (tmp_path / "kept" / first.name).write_text("found", encoding="utf-8")
    first.unlink()
    other = written.folder / written.sources[4]
    other.write_text("int other(void) { return 1; }\n", encoding="utf-8")
    assert made().read_text("utf-8") == "found"
    header = written.folder / "build" / "life.h"
    header.write_text("#define LIFE 11\n", encoding="utf-8")
    assert made() != first
    assert made(Unit(unit.sources, CALM)).read_bytes() != b"found"


@needs_compiler
def test_a_library_is_linked_from_its_objects_and_is_the_same_every_time(
    written: Written, tmp_path: Path
) -> None:
    text = '__attribute__((visibility("default"))) int eleven(void) { return 11; }\n'
    (written.folder / written.sources[0]).write_text(text, encoding="utf-8")
    made = []
    for name in ("one", "two"):
        compiler = Compiler(written, Kept(tmp_path / name))
        objects = [compiler.object_of(unit) for unit in units(written, levels(PLAIN))]
        compiler.link(objects, tmp_path / f"{name}.so")
        made.append((tmp_path / f"{name}.so").read_bytes())
    assert ctypes.CDLL(os.fspath(tmp_path / "one.so")).eleven() == 11
    assert made[0] == made[1]


@needs_compiler
def test_what_the_c_compiler_says_is_not_lost(written: Written, tmp_path: Path) -> None:
    (written.folder / written.sources[0]).write_text("int wrong(", encoding="utf-8")
    with pytest.raises(CompilerError, match="error"):
        Compiler(written, Kept(tmp_path / "kept")).object_of(Unit((written.sources[0],), PLAIN))


SMALL = {
    "emberhold/__init__.py": "",
    "emberhold/kernel/__init__.py": "",
    "emberhold/kernel/life.py": """
'Life that can be lost.'

class Life:
    'What is left.'

    def __init__(self, left: int) -> None:
        self.left = left

    def suffer(self, damage: int = 1) -> int:
        'Lose some of it.'
        self.left = max(0, self.left - damage)
        return self.left

    @property
    def lost(self) -> bool:
        'Whether nothing is left.'
        return not self.left

TEN = Life(10)
""",
    "emberhold/parts/__init__.py": "",
    "emberhold/parts/life.py": """
from collections.abc import Iterator

from emberhold.kernel.life import TEN, Life

def countdown(life: Life) -> Iterator[int]:
    'Every life on the way to "0".'
    while life.left:
        yield life.suffer(4)

LEFT = list(countdown(TEN))
""",
}
"""Two modules of one name, in two packages that are compiled apart."""
_RUN = """
import os, sys
from tools.hook import prefer
os.environ["EMBERHOLD_COMPILED"] = "1"
prefer(sys.argv[1], sys.argv[2])
sys.path.insert(0, sys.argv[2])
import emberhold.parts.life as parts, emberhold.kernel.life as kernel
print(parts.LEFT, parts.__file__ == kernel.__file__)
print(parts.__file__.endswith(".py"), kernel.__file__.endswith(".py"))
import inspect
Life = kernel.Life
for thing in (kernel, Life, Life.suffer, Life.lost, parts.countdown):
    print(inspect.getdoc(thing))
print(inspect.signature(Life), inspect.signature(Life.suffer))
"""
_TOLD = """[6, 2, 0] False
False False
Life that can be lost.
What is left.
Lose some of it.
Whether nothing is left.
Every life on the way to "0".
(left) (self, /, damage=1)
"""


@needs_compiler
@pytest.mark.thorough
@pytest.mark.interpreted
@pytest.mark.parametrize("level", [FAST, PLAIN])
def test_a_small_engine_runs_as_machine_code(tmp_path: Path, level: str) -> None:
    sources, copy, target = tmp_path / "src", tmp_path / "copy", tmp_path / "compiled"
    for name, text in SMALL.items():
        for folder in (sources, copy):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    paths = [name for name in SMALL if name.endswith("life.py")]
    written = generate(copy, paths)
    assert written is not None
    modules = [name.removesuffix(".py").replace("/", ".") for name in paths]
    target.mkdir()
    parts = units(written, dict.fromkeys(modules, level))
    compile_all(written, modules, parts, Kept(tmp_path / "kept"), target)
    looks = {name: stamp_of(str(sources / name)) for name in paths}
    (target / "sources.json").write_text(json.dumps(looks), encoding="utf-8")
    # Python starts without the machine code of its own environment, which has the same names.
    environment = {**os.environ, "EMBERHOLD_COMPILED": "0"}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-c", _RUN, str(target), str(sources)]
    told = subprocess.run(
        command, cwd=Path(__file__).parent.parent, env=environment, capture_output=True, text=True
    )
    assert told.stdout == _TOLD, told.stderr


def test_every_hot_module_is_one_that_is_compiled() -> None:
    paths = (path.relative_to(SOURCES) for path in hot_modules(SOURCES / "emberhold"))
    compiled = {".".join(path.with_suffix("").parts) for path in paths}
    named = HOT.read_text(encoding="utf-8").split()
    assert {"emberhold.kernel.table", "emberhold.games.relic.timing.windows"} <= set(named)
    assert sorted(set(named) - compiled) == [], "python -m bench.calls --write lists them again"


def test_a_compiled_module_imports_only_what_the_compiler_reads() -> None:
    """mypyc sees no other packages than those copied for it, so that it need not check them."""
    known = {*FLOORS, "__future__", *sys.stdlib_module_names}
    found = {
        (path.stem, name)
        for path in hot_modules(SOURCES / "emberhold")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in imported(node)
        if name.removeprefix("emberhold.").partition(".")[0] not in known
    }
    assert found == set()


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [str(node.module)]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def test_machine_code_is_made_again_for_another_source_level_or_name(tmp_path: Path) -> None:
    copy = tmp_path / "compiling"
    rule = copy / "emberhold" / "kernel" / "rule.py"
    rule.parent.mkdir(parents=True)
    rule.write_text("LIFE = 10", encoding="utf-8")
    first = made_from(copy, plain=True)
    assert first == made_from(copy, plain=True) != made_from(copy, plain=False)
    rule.write_text("LIFE = 11", encoding="utf-8")
    assert made_from(copy, plain=True) != first
    rule.write_text("LIFE = 10", encoding="utf-8")
    assert made_from(copy, plain=True) == first
    rule.rename(rule.with_name("law.py"))
    assert made_from(copy, plain=True) != first


def test_no_module_that_is_compiled_looks_for_files_beside_itself() -> None:
    """Machine code is elsewhere than its source, and files beside a module are not."""
    package = SOURCES / "emberhold"
    found = [
        path.relative_to(package).as_posix()
        for path in hot_modules(package)
        if "__file__" in path.read_text(encoding="utf-8")
    ]
    assert found == []
