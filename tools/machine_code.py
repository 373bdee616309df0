"""From C to machine code: what mypyc has written, compiled on all cores, and only what changed.

mypyc writes a file for each module, and all of them read the same large headers. Files of one
package are therefore compiled several at a time. An object file is kept under the digest of
everything it was made from (the C compiler, its options, the C text, the headers), so that what is
found there is right.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.docstrings import docs_of, with_docs

GROUP = "emberhold"
FAST, CALM, PLAIN = "fast", "calm", "plain"
_OPTIONS = {
    FAST: (
        "-O2",
        *("-fno-tree-pre", "-fno-gcse", "-fno-schedule-insns", "-fno-schedule-insns2"),
    ),
    CALM: ("-Og",),
    PLAIN: ("-O0",),
}
"""How hard the C compiler tries. The passes left out of -O2 take it a sixth of its time."""
_UNIT_SIZE = 1_500_000
"""How many letters of C are compiled at a time: reading the headers takes as long as 100,000."""
_KEPT = 800_000_000
"""How many bytes of object files are kept for the next time."""
_ONCE = re.compile(
    r"^(char CPyDef_\w+_____top_level__\(void\)|(?:static )?int CPyExec_|PyObject \*CPyInit_)",
    re.MULTILINE,
)
"""What runs once, when a module is imported: optimising it would take a quarter of the time."""
_SHIM = """
typedef struct _object PyObject;
extern PyObject *PyImport_ImportModule(const char *);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void Py_DecRef(PyObject *);

__attribute__((visibility("default"))) PyObject *PyInit_{name}(void) {{
    PyObject *library = PyImport_ImportModule("{library}");
    if (!library) return 0;
    PyObject *capsule = PyObject_GetAttrString(library, "init_{full}");
    Py_DecRef(library);
    if (!capsule) return 0;
    void *begin = PyCapsule_GetPointer(capsule, "{library}.init_{full}");
    Py_DecRef(capsule);
    return begin ? ((PyObject *(*)(void))begin)() : 0;
}}
"""
"""What Python opens for one module. mypyc's own does the same and reads all of Python.h for it."""
GENERATE = """
import json, sys
import setuptools
from mypyc.build import mypycify
library, *_ = mypycify(sys.argv[2:], multi_file=True, group_name={group!r})
told = dict(library=library.name, sources=library.sources)
told.update(folders=library.include_dirs, options=library.extra_compile_args)
open(sys.argv[1], "w").write(json.dumps(told))
"""
"""Run in a process of its own where the sources are: mypyc looks for them from there."""


@dataclass(frozen=True, slots=True)
class Written:
    """What mypyc has written: C files, where their headers are, how they want to be compiled."""

    folder: Path
    library: str
    sources: Sequence[str]
    folders: Sequence[str]
    options: Sequence[str]


@dataclass(frozen=True, slots=True)
class Unit:
    """C files that are compiled together."""

    sources: tuple[str, ...]
    level: str


def generate(folder: Path, modules: Sequence[str], config: Path) -> Written | None:
    """Let mypyc write C for some modules; None if it cannot, after it has said why."""
    told = folder / "written.json"
    script = GENERATE.format(group=GROUP)
    command = [sys.executable, "-c", script, told.name, "--config-file", str(config), *modules]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{done.stdout}\n{done.stderr}", file=sys.stderr)
        return None
    found = json.loads(told.read_text(encoding="utf-8"))
    written = Written(folder=folder, **found)
    _describe(written)
    return written


def _describe(written: Written) -> None:
    """Give the C files the docstrings of their modules."""
    for source in written.sources:
        python = written.folder / f"{_module(source).replace('.', '/')}.py"
        if python.is_file():  # mypyc has files of its own
            file = written.folder / source
            docs = docs_of(python.read_text(encoding="utf-8"))
            file.write_text(with_docs(file.read_text(encoding="utf-8"), docs), encoding="utf-8")


def _module(source: str) -> str:
    """The module that a C file was written from."""
    return Path(source).stem.removeprefix("__native_").replace("___", ".")


def units(written: Written, levels: Mapping[str, str]) -> list[Unit]:
    """C files parted by package and level: a change in one package leaves the others as they are.

    :param levels: how hard the C compiler tries, by module; mypyc's own files are always hot
    """
    packages: dict[tuple[str, str], list[str]] = {}
    for source in written.sources:
        module = _module(source)
        package = module.rpartition(".")[0] or source  # mypyc's own files stay by themselves
        packages.setdefault((package, levels.get(module, FAST)), []).append(source)
    found = []
    for (_, level), sources in packages.items():
        unit: list[str] = []
        size = 0
        for source in sources:
            unit.append(source)
            size += _size(written, Unit((source,), level))
            if size > _UNIT_SIZE:
                found.append(Unit(tuple(unit), level))
                unit, size = [], 0
        if unit:
            found.append(Unit(tuple(unit), level))
    return found


def _size(written: Written, unit: Unit) -> int:
    return sum((written.folder / source).stat().st_size for source in unit.sources)


class Compiler:
    """The C compiler of this machine, as Python itself was compiled, with a store of objects."""

    def __init__(self, written: Written, kept: Path) -> None:
        self._written = written
        self._kept = kept
        kept.mkdir(parents=True, exist_ok=True)
        own = shlex.split(sysconfig.get_config_var("CFLAGS") or "")
        own = [option for option in own if not option.startswith(("-O", "-g", "-W"))]
        theirs = [option for option in written.options if not option.startswith(("-O", "-g", "-W"))]
        self._options = [*own, *theirs, "-g0", "-w", "-fPIC", "-fvisibility=hidden"]
        self._folders = [*written.folders, sysconfig.get_paths()["include"]]
        version = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True)
        headers = sorted((written.folder / "build").glob("*.h"))
        seen = [version.stdout, sys.version, *(file.read_text("utf-8") for file in headers)]
        self._surroundings = digest(seen)

    def object_of(self, unit: Unit) -> Path:
        """The object file of a unit, compiled unless it is there from an earlier time."""
        texts = [(self._written.folder / source).read_text("utf-8") for source in unit.sources]
        options = [*self._options, *_OPTIONS[unit.level]]
        kept = self._kept / f"{digest([self._surroundings, *options, *texts])}.o"
        if kept.exists():
            os.utime(kept)
            return kept
        source = self._written.folder / "build" / f"{kept.stem}.c"
        attribute = '__attribute__((optimize("O0"))) ' if unit.level != PLAIN else ""
        text = "".join(_ONCE.sub(rf"{attribute}\1", text) for text in texts)
        source.write_text(text, encoding="utf-8")
        folders = [f"-I{folder}" for folder in self._folders]
        made = source.with_suffix(".o")
        self._run(["cc", *options, *folders, "-c", str(source), "-o", str(made)])
        made.replace(kept)
        return kept

    def shim(self, module: str, target: Path) -> None:
        """The file that Python opens for a module."""
        name, full = module.rpartition(".")[2], module.replace(".", "___")
        source = self._written.folder / "build" / f"shim_{full}.c"
        text = _SHIM.format(name=name, full=full, library=self._written.library)
        source.write_text(text, encoding="utf-8")
        target.parent.mkdir(parents=True, exist_ok=True)
        self.link([source], target)

    def link(self, parts: Iterable[Path], target: Path) -> None:
        linker = shlex.split(sysconfig.get_config_var("LDSHARED"))
        symbolic = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
        options = ["-O1", "-g0", "-fPIC", "-fvisibility=hidden"]
        self._run([*linker, *options, *symbolic, *map(str, parts), "-o", str(target)])

    def _run(self, command: Sequence[str]) -> None:
        done = subprocess.run(
            command, cwd=self._written.folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise CompilerError(done.stderr)


class CompilerError(Exception):
    """What the C compiler has to say."""


def digest(texts: Iterable[str]) -> str:
    found = hashlib.sha256()
    for text in texts:
        data = text.encode()
        found.update(len(data).to_bytes(8, "big"))
        found.update(data)
    return found.hexdigest()


def compile_all(
    written: Written, modules: Sequence[str], parts: Sequence[Unit], kept: Path, target: Path
) -> None:
    """Machine code of all modules in a folder, made on all cores.

    :raises CompilerError: if the C compiler fails
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    compiler = Compiler(written, kept)
    largest = sorted(parts, key=lambda unit: -_size(written, unit))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = dict(zip(largest, pool.map(compiler.object_of, largest), strict=True))
        files = [target / f"{module.replace('.', '/')}{suffix}" for module in modules]
        list(pool.map(compiler.shim, modules, files))
    compiler.link([objects[unit] for unit in parts], target / f"{written.library}{suffix}")
    _tidy(kept)


def _tidy(kept: Path) -> None:
    """Forget the objects that were not used for longest."""
    files = sorted(kept.glob("*.o"), key=lambda file: -file.stat().st_mtime)
    size = 0
    for file in files:
        size += file.stat().st_size
        if size > _KEPT:
            file.unlink()


def has_compiler() -> bool:
    return shutil.which("cc") is not None
