"""The API reference: every module that a program or a game of your own may use.

    python -m tools.reference            check, and write the pages to build/reference/
    python -m tools.reference --index    write docs/reference.md again, a line for each module

The pages are made by pdoc from the docstrings. A module or a public class that has none is an
error, and so is a function of `emberhold` itself: they are what people look up.
"""

from __future__ import annotations

import argparse
import ast
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PAGES = ROOT / "build" / "reference"
INDEX = ROOT / "docs" / "reference.md"
ROOMS = ("kernel", "language", "parts", "games", "players", "lab", "gym")
"""The packages that are meant to be used from outside."""
_HEAD = """\
# What there is to call

Every module that a program, a bot or a game of your own may use, floor by floor from the bottom up.
`make reference` makes a page of each from its docstrings, with every class and function, and writes
them to `build/reference/index.html`. This list is made from the docstrings, too:
`.venv/bin/python -m tools.reference --index`.

`import emberhold` is the front door: `open`, `load`, `loads`, `campaign`, `register`, and the types
of what they give.
"""


def files() -> Iterator[tuple[str, Path]]:
    """The documented modules by name; the games themselves are read by their rules, not by API."""
    yield "emberhold", SOURCES / "emberhold" / "__init__.py"
    games = [folder for folder in (SOURCES / "emberhold" / "games").iterdir() if folder.is_dir()]
    for room in ROOMS:
        for path in sorted((SOURCES / "emberhold" / room).rglob("*.py")):
            parts = path.relative_to(SOURCES).with_suffix("").parts
            if parts[-1] == "__main__" or any(path.is_relative_to(game) for game in games):
                continue
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def silent() -> list[str]:
    """What ought to have a docstring and has none."""
    found = []
    for name, path in files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if ast.get_docstring(tree) is None:
            found.append(name)
        kinds = (ast.ClassDef, ast.FunctionDef) if name == "emberhold" else (ast.ClassDef,)
        found += [
            f"{name}.{node.name}"
            for node in tree.body
            if isinstance(node, kinds)
            and not node.name.startswith("_")
            and ast.get_docstring(node) is None
        ]
    return found


def index() -> str:
    """The list of modules, each with the first sentence of its docstring."""
    parts, room = [_HEAD], ""
    for name, path in files():
        if name == "emberhold":
            continue
        if name.split(".")[1] != room:
            room = name.split(".")[1]
            parts.append(f"\n## {room}\n\n| module | what it is |\n|---|---|\n")
        told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        first = " ".join(told.split("\n\n")[0].split()).replace("|", "\\|")
        parts.append(f"| `{name}` | {first} |\n")
    return "".join(parts)


def write_pages() -> None:
    """One page a module, with a search."""
    pdoc, render = import_module("pdoc"), import_module("pdoc.render")
    # pdoc cannot follow every annotation of a named tuple; it then shows it as written.
    warnings.filterwarnings("ignore", message="Error parsing type annotation")
    # Some packages bring their modules along, others do not: all are named.
    warnings.filterwarnings("ignore", message="The module specification")
    render.configure(docformat="markdown", show_source=False)
    pdoc.pdoc(*(name for name, _ in files()), output_directory=PAGES)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--index", action="store_true", help="write docs/reference.md, no pages")
    if parser.parse_args(arguments).index:
        INDEX.write_text(index(), encoding="utf-8")
        return 0
    missing = silent()
    for name in missing:
        print(f"no docstring: {name}")
    if missing:
        return 1
    write_pages()
    print(f"wrote {PAGES.relative_to(ROOT)}/index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
