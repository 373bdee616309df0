"""The ways in which a line of Python can be spoilt, each told as the line before and after.

Two sets of kinds: `FAULTS` turn something round, `OMISSIONS` leave something out, which is how a
card or a rule is wrong most often.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import ndiff

_COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
_RECKONED = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}
_SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


_SHOWN = 60
"""Words of the lines of a mutation up to which they are shown whole."""


@dataclass(frozen=True)
class Mutation:
    """One place of a file, the text there and what is put in its place."""

    file: str
    kind: str
    line: int
    """The line as it was numbered when the place was found."""
    was: str
    """The lines around the place, as they are."""
    now: str
    """The same lines, spoilt."""

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is called wherever the lines have moved to."""
        return self.file, self.was.strip(), self.now.strip()

    def applied(self, source: str) -> str | None:
        """The source with the mutation, where its lines are nearest to where they were found."""
        found = source.find(self.was)
        places = []
        while found >= 0:
            places.append(found)
            found = source.find(self.was, found + 1)
        if not places:
            return None
        best = min(places, key=lambda place: abs(source.count("\n", 0, place) + 1 - self.line))
        return source[:best] + self.now + source[best + len(self.was) :]

    def fits(self, source: str) -> bool:
        """Whether the source is Python with it, and another program."""
        spoilt = self.applied(source)
        if spoilt is None:
            return False
        try:
            return ast.dump(ast.parse(spoilt)) != ast.dump(ast.parse(source))
        except SyntaxError:
            return False

    def __str__(self) -> str:
        """Of a table of a hundred entries the words that are different."""
        before, after = self.was.split(), self.now.split()
        if len(before) > _SHOWN:
            words = list(ndiff(before, after))
            before = ["...", *(word[2:] for word in words if word[0] == "-")]
            after = ["...", *(word[2:] for word in words if word[0] == "+")]
        said = f"- {' '.join(before)}\n    + {' '.join(after)}"
        return f"{self.file}:{self.line} [{self.kind}]\n    {said}"


@dataclass(frozen=True)
class _Change:
    """Other text for a node; columns count bytes, as `ast` does."""

    kind: str
    node: ast.expr | ast.stmt
    text: str


class _Text:
    """A source of which any node can be read."""

    def __init__(self, source: str) -> None:
        self.lines = [line.encode() for line in source.splitlines(keepends=True)]

    def __call__(self, node: ast.expr | ast.keyword) -> str:
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        if first == last:
            return self.lines[first][node.col_offset : node.end_col_offset].decode()
        head, tail = self.lines[first][node.col_offset :], self.lines[last][: node.end_col_offset]
        return b"".join((head, *self.lines[first + 1 : last], tail)).decode()


_ASSERTING = "strict"
"""An argument that only asserts: `zip` with it refuses what cannot be."""


FAULTS = "faults"
OMISSIONS = "omissions"
KINDS = (FAULTS, OMISSIONS)


def mutations_in(file: str, source: str, kinds: str = FAULTS) -> list[Mutation]:
    """Every mutation of a file; whether it still is Python is asked of the chosen ones."""
    lines = source.splitlines(keepends=True)
    found = []
    changes = _omissions if kinds == OMISSIONS else _faults
    for change in changes(ast.parse(source), _Text(source)):
        first, last = change.node.lineno, change.node.end_lineno or change.node.lineno
        was = "".join(lines[first - 1 : last])
        start, end = change.node.col_offset, change.node.end_col_offset or 0
        head = lines[first - 1].encode()[:start].decode()
        tail = lines[last - 1].encode()[end:].decode()
        now = head + change.text + tail
        if now != was:
            found.append(Mutation(file, change.kind, first, was, now))
    return found


def _faults(tree: ast.Module, text: _Text) -> Iterator[_Change]:
    for node in _spoilable(tree):
        yield from _in_expression(node, text)
        yield from _in_statement(node, text)


def _omissions(tree: ast.Module, text: _Text) -> Iterator[_Change]:
    fixed = {id(part) for node in ast.walk(tree) for part in _as_long_as_it_is(node)}
    for node in _spoilable(tree):
        if isinstance(node, ast.expr):
            yield from _one_fewer(node, text, id(node) in fixed)
            yield from _one_way(node, text)
        yield from _unguarded(node)


def _spoilable(node: ast.AST) -> Iterator[ast.AST]:
    """What runs and what matters: no annotation, docstring, assertion or import for types."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _idle(child):
                yield from _spoilable(child)


def _idle(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg == _ASSERTING
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test) or "__main__" in ast.unparse(node.test)
    if isinstance(node, ast.Assign | ast.AnnAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        return isinstance(target, ast.Name) and target.id in ("__slots__", "__all__")
    if isinstance(node, ast.FunctionDef):
        return node.name in ("__repr__", "__str__")
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def _in_expression(node: ast.AST, text: _Text) -> Iterator[_Change]:  # noqa: C901 (one case for each kind of node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right = text(node.left), text(node.comparators[0])
        yield _Change("comparison", node, f"{left} {_COMPARED[type(node.ops[0])][1]} {right}")
    elif isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        yield _Change("and/or", node, f"({word.join(f'({text(part)})' for part in node.values)})")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _Change("negation", node, f"({text(node.operand)})")
    elif isinstance(node, ast.BinOp) and type(node.op) in _RECKONED:
        left, right = text(node.left), text(node.right)
        yield _Change("sum", node, f"{left} {_RECKONED[type(node.op)][1]} {right}")
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield _Change("constant", node, str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield _Change("constant", node, str(node.value + 1))
        yield _Change("constant", node, f"({node.value - 1})")
    elif isinstance(node, ast.IfExp):
        yield _Change("condition", node.test, f"(not ({text(node.test)}))")
    elif isinstance(node, ast.Call):
        yield from _in_call(node, text)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield _Change("condition", test, f"(not ({text(test)}))")


def _in_call(node: ast.Call, text: _Text) -> Iterator[_Change]:
    called = text(node.func)
    if called in _SWAPPED:
        yield _Change("swapped", node.func, _SWAPPED[called])
    for dropped in node.keywords:
        if _idle(dropped):
            continue
        parts: list[ast.expr | ast.keyword] = [*node.args]
        parts += [keyword for keyword in node.keywords if keyword is not dropped]
        if dropped.arg is not None and all(keyword.arg for keyword in node.keywords):
            words = ", ".join(text(part) for part in parts)
            yield _Change("argument", node, f"{called}({words})")


def _in_statement(node: ast.AST, text: _Text) -> Iterator[_Change]:
    if isinstance(node, ast.If | ast.While):
        yield _Change("condition", node.test, f"not ({text(node.test)})")
    elif isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue):
        yield _Change("statement", node, "pass")
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name):
        yield _Change("statement", node, "pass")  # without a name of its own nothing would run
    elif isinstance(node, ast.FunctionDef) and node.returns is not None:
        body = [part for part in node.body if not _idle(part)]
        if ast.unparse(node.returns) == "None" and len(body) > 1:
            yield _Change("early return", body[0], "return")


_BRACKETS: dict[type[ast.expr], tuple[str, str]] = {
    ast.Tuple: ("(", ",)"),
    ast.List: ("[", "]"),
    ast.Set: ("{", "}"),
    ast.Dict: ("{", "}"),
}
_EMPTY = {ast.Tuple: "()", ast.Set: "set()"}


def _as_long_as_it_is(node: ast.AST) -> Iterator[ast.expr]:
    """What cannot be shorter: the types or axes in an index, and one value for each name."""
    if isinstance(node, ast.Subscript):
        yield node.slice
        if isinstance(node.slice, ast.Tuple):
            yield from node.slice.elts
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
        yield node.value


def _one_fewer(node: ast.expr, text: _Text, fixed: bool) -> Iterator[_Change]:
    """Each element gone."""
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        parts = [f"{text(key)}: {text(of)}" if key else f"**{text(of)}" for key, of in pairs]
    elif isinstance(node, ast.Tuple | ast.List | ast.Set) and not (fixed or _is_target(node)):
        parts = [text(part) for part in node.elts]
    else:
        return
    opening, closing = _BRACKETS[type(node)]
    for gone in range(len(parts)):
        left = ", ".join(parts[:gone] + parts[gone + 1 :])
        empty = _EMPTY.get(type(node), opening + closing)
        yield _Change("element", node, f"{opening}{left}{closing}" if left else empty)


def _is_target(node: ast.Tuple | ast.List | ast.Set) -> bool:
    return not isinstance(node, ast.Set) and not isinstance(node.ctx, ast.Load)


def _one_way(node: ast.expr, text: _Text) -> Iterator[_Change]:
    """The last operand gone, and of two ways always the same one."""
    if isinstance(node, ast.BoolOp):
        word = " and " if isinstance(node.op, ast.And) else " or "
        parts = [f"({text(part)})" for part in node.values[:-1]]
        yield _Change("operand", node, f"({word.join(parts)})" if parts[1:] else parts[0])
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.BitOr | ast.BitAnd):
        yield _Change("operand", node, f"({text(node.left)})")
    elif isinstance(node, ast.IfExp):
        yield _Change("ternary", node, f"({text(node.body)})")
        yield _Change("ternary", node, f"({text(node.orelse)})")


_LEAVING = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def _unguarded(node: ast.AST) -> Iterator[_Change]:
    """Nothing sorted out, and nothing turned away at the door."""
    if isinstance(node, ast.comprehension):
        yield from (_Change("guard", test, "True") for test in node.ifs)
    elif isinstance(node, ast.match_case) and node.guard is not None:
        yield _Change("guard", node.guard, "True")
    elif isinstance(node, ast.If) and not node.orelse and isinstance(node.body[0], _LEAVING):
        yield _Change("guard", node, "pass")
