"""From C to machine code: what mypyc has written, compiled on all cores, and only what changed.

mypyc writes a file for each module, and all of them read the same large headers. Files of one
package are therefore compiled several at a time, and where nothing is optimised those of several
packages. An object file is kept under the digest of everything it was made from: the C compiler,
its options, the C text, the headers.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tools.docstrings import docs_of, with_docs
from tools.kept import Kept, digest

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
_UNIT_SIZE = {FAST: 1_500_000, CALM: 1_500_000, PLAIN: 5_000_000}
"""How many letters of C are compiled at a time: reading the headers takes as long as 100,000, or,
where nothing is optimised, 250,000."""
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
_CONFIG = """
[mypy]
mypy_path = .
explicit_package_bases = true
python_version = 3.11
follow_imports = silent
ignore_missing_imports = true
no_site_packages = true
"""
"""How mypy reads what mypyc compiles: `make lint` is strict, this is quick. Compiled modules import
no other packages than their own, and those that their neighbours import change no code."""
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


def generate(folder: Path, modules: Sequence[str]) -> Written | None:
    """Let mypyc write C for some modules; None if it cannot, after it has said why."""
    told, config = folder / "written.json", folder / "mypy.ini"
    config.write_text(_CONFIG, encoding="utf-8")
    script = GENERATE.format(group=GROUP)
    command = [sys.executable, "-c", script, told.name, "--config-file", config.name, *modules]
    always = {**os.environ, "PYTHONHASHSEED": "0"}  # the same C every time
    done = subprocess.run(
        command, cwd=folder, env=always, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = f"{done.stdout}{done.stderr}" or f"mypyc ended with {done.returncode}"
        print(said, file=sys.stderr)
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


@dataclass(slots=True)
class _Filling:
    """A unit that grows; no two of its modules have the same name, or their C would clash."""

    sources: list[str] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    size: int = 0


def units(written: Written, levels: Mapping[str, str]) -> list[Unit]:
    """C files parted by package and level: a change in one package leaves the others as they are.
    Without optimising, a new object costs less than reading the headers once more.

    :param levels: how hard the C compiler tries, by module; mypyc's own files are hot unless named
    """
    kin: dict[tuple[str, str], list[_Filling]] = {}
    for source in written.sources:
        package, _, name = _module(source).rpartition(".")
        level = levels.get(_module(source), FAST)
        package = "" if package and level == PLAIN else package or source  # mypyc's own stay alone
        fillings = kin.setdefault((package, level), [])
        fits = (one for one in fillings if one.size <= _UNIT_SIZE[level] and name not in one.names)
        filling = next(fits, None)
        if filling is None:
            fillings.append(filling := _Filling())
        filling.sources.append(source)
        filling.names.add(name)
        filling.size += _size(written, Unit((source,), level))
    return [
        Unit(tuple(filling.sources), level)
        for (_, level), fillings in kin.items()
        for filling in fillings
    ]


def _size(written: Written, unit: Unit) -> int:
    return sum((written.folder / source).stat().st_size for source in unit.sources)


class Compiler:
    """The C compiler of this machine, as Python itself was compiled, and what it made before."""

    def __init__(self, written: Written, kept: Kept) -> None:
        self._written = written
        self._kept = kept
        own = shlex.split(sysconfig.get_config_var("CFLAGS") or "")
        own = [option for option in own if not option.startswith(("-O", "-g", "-W"))]
        theirs = [option for option in written.options if not option.startswith(("-O", "-g", "-W"))]
        self._options = [*own, *theirs, "-g0", "-w", "-fPIC", "-fvisibility=hidden"]
        self._folders = [*written.folders, sysconfig.get_paths()["include"]]
        headers = sorted((written.folder / "build").glob("*.h"))
        self._surroundings = digest([tools(), *(file.read_text("utf-8") for file in headers)])

    def object_of(self, unit: Unit) -> Path:
        """The object file of a unit, compiled unless it is there from an earlier time."""
        texts = [(self._written.folder / source).read_text("utf-8") for source in unit.sources]
        options = [*self._options, *_OPTIONS[unit.level]]
        name = f"{digest([self._surroundings, *options, *texts])}.o"
        made = self._written.folder / "build" / name
        if self._kept.give(name, made):
            return made
        source = made.with_suffix(".c")
        attribute = '__attribute__((optimize("O0"))) ' if unit.level != PLAIN else ""
        text = "".join(_ONCE.sub(rf"{attribute}\1", text) for text in texts)
        source.write_text(text, encoding="utf-8")
        folders = [f"-I{folder}" for folder in self._folders]
        self._run(["cc", *options, *folders, "-c", str(source), "-o", str(made)])
        self._kept.keep(name, made)
        return made

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
            raise CompilerError(done.stderr or f"{command[0]} ended with {done.returncode}")


class CompilerError(Exception):
    """What the C compiler has to say."""


def tools() -> str:
    """What machine code is made with, and for."""
    version = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True)
    settings = [sysconfig.get_config_var(name) for name in ("CFLAGS", "LDSHARED", "EXT_SUFFIX")]
    return repr([version.stdout, sys.version, settings, platform.libc_ver()])


def compile_all(
    written: Written, modules: Sequence[str], parts: Sequence[Unit], kept: Kept, target: Path
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


def has_compiler() -> bool:
    return shutil.which("cc") is not None
