"""The English around the code: comments, docstrings, names of tests, notes in scripts, pages; and
every English message, of pages and commands as of games.

Text in backticks and in quotation marks is left out: it quotes code or somebody's words.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("src", "tests", "tools", "bench", "docs", "examples")
STYLE_SHEET = "## English style sheet"
"""The section that has to name what it advises against."""

_QUOTED = re.compile(r"`[^`]*`|“[^”]*”|„[^”]*”|«[^»]*»|\"[^\"\n]*\"")
_FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
_TYPE = re.compile(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}")
_NOTE = re.compile(r"/\*.*?\*/|(?:(?<=\s)|^)//[^\n]*", re.DOTALL | re.MULTILINE)


def sources() -> Iterator[Path]:
    """Every file with prose for developers; rulebooks are for players and are checked elsewhere."""
    yield from sorted(ROOT.glob("*.md"))
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            rulebook = path.suffix == ".md" and path.parent.name == "rules"
            foreign = path.suffix == ".ftl" and path.parent.name != "en"
            if path.suffix in _READERS and not rulebook and not foreign:
                yield path


def prose(path: Path) -> Iterator[str]:
    """What a file says to its readers, one piece after the other, each on one line."""
    for text in _READERS[path.suffix](path.read_text(encoding="utf-8")):
        yield " ".join(_QUOTED.sub("…", text).split())


def _python(source: str) -> Iterator[str]:
    yield from _comments(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name.replace("_", " ")
        for inner in getattr(node, "body", []) if isinstance(node, _WITH_BODY) else []:
            if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant):
                yield str(inner.value.value)


_WITH_BODY = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _comments(source: str) -> Iterator[str]:
    """Comments; those in lines of their own below each other are one piece."""
    tokens = [
        token
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    piece: list[str] = []
    for token, after in pairwise([*tokens, None]):
        assert token is not None
        piece.append(token.string.lstrip("# "))
        if after is None or after.start != (token.start[0] + 1, token.start[1]):
            yield " ".join(piece)
            piece = []


def _script(source: str) -> Iterator[str]:
    for note in _NOTE.findall(source):
        bare = re.sub(r"^\s*(/\*+|\*/|\*|//)|\*/$", "", note, flags=re.MULTILINE)
        yield _TYPE.sub("…", bare)


def _page(source: str) -> Iterator[str]:
    before, heading, sheet = source.partition(STYLE_SHEET)
    text = _FENCED.sub("", before + sheet[sheet.find("\n## ") :] if heading else before)
    yield from re.split(r"\n\s*\n|\n(?=[-|#])", text)


def _messages(source: str) -> Iterator[str]:
    """Messages and notes, without ids and the keys of variants."""
    for entry in re.split(r"\n(?=\S)", source):
        yield re.sub(r"^#+ |^ *\.?[\w-]+ =|\*?\[[\w.-]+\]", "", entry, flags=re.MULTILINE)


_READERS = {".py": _python, ".js": _script, ".css": _script, ".md": _page, ".ftl": _messages}
