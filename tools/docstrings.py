"""Docstrings for machine code: mypyc writes the signatures of what it compiles and nothing else.

`help(table.undo)` should say the same whether or not the engine is compiled. So the C text that
mypyc has written is given the docstrings of the source: of the module, of classes, functions and
methods behind their signatures, and of properties.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping

_TYPE = re.compile(
    r"static PyTypeObject CPyType_(?P<prefix>\w+)_template_ = \{.*?^\};", re.DOTALL | re.MULTILINE
)
_METHODS = re.compile(
    r"static PyMethodDef (?P<prefix>\w+)_methods\[\] = \{.*?^\};", re.DOTALL | re.MULTILINE
)
_PROPERTIES = re.compile(
    r"static PyGetSetDef (?P<prefix>\w+)_getseters\[\] = \{.*?^\};", re.DOTALL | re.MULTILINE
)
_FUNCTIONS = re.compile(
    r"static PyMethodDef \w+module_methods\[\] = \{.*?^\};", re.DOTALL | re.MULTILINE
)
_MODULE = re.compile(r"(PyModuleDef_HEAD_INIT,\n *\"[^\"]+\",\n *)NULL(, /\* docstring \*/)")
_SIGNATURE = re.compile(r'PyDoc_STR\((?:"(?P<signature>(?:[^"\\]|\\.)*)"|NULL)\)')
_CALLABLE = re.compile(r'\{"(?P<name>\w+)",[^{}]*?' + _SIGNATURE.pattern)
_PROPERTY = re.compile(r'(?P<head>\{"(?P<name>\w+)",[^{}]*?)NULL(?P<end>, NULL\},)')

Docs = Mapping[str, str]
"""Docstrings by name: `""` is the module, then `Table`, `Table.undo`, `open_table`."""


def docs_of(source: str) -> dict[str, str]:
    """The docstrings of a module, cleaned as `inspect.getdoc` cleans them."""
    module = ast.parse(source)
    found = {"": ast.get_docstring(module)}
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            inside = (each for each in node.body if isinstance(each, ast.FunctionDef))
            for each in inside:  # a property comes before its setter, which has none
                found.setdefault(f"{node.name}.{each.name}", ast.get_docstring(each))
    return {name: doc for name, doc in found.items() if doc}


def with_docs(written: str, docs: Docs) -> str:
    """The C text of a module with its docstrings."""
    classes = sorted({name.partition(".")[0] for name in docs if name}, key=len, reverse=True)

    def a_type(match: re.Match[str]) -> str:
        doc = docs.get(_class_of(match["prefix"], classes), "")
        return _SIGNATURE.sub(lambda found: _behind(found, doc), match[0])

    def methods(match: re.Match[str]) -> str:
        return _callables(match[0], docs, f"{_class_of(match['prefix'], classes)}.")

    def properties(match: re.Match[str]) -> str:
        within = _class_of(match["prefix"], classes)

        def one(found: re.Match[str]) -> str:
            doc = docs.get(f"{within}.{found['name']}")
            return f"{found['head']}{_literal(doc)}{found['end']}" if doc else found[0]

        return _PROPERTY.sub(one, match[0])

    written = _TYPE.sub(a_type, written)
    written = _METHODS.sub(methods, written)
    written = _PROPERTIES.sub(properties, written)
    written = _FUNCTIONS.sub(lambda match: _callables(match[0], docs, ""), written)
    if docs.get(""):
        written = _MODULE.sub(lambda match: f"{match[1]}{_literal(docs[''])}{match[2]}", written)
    return written


def _class_of(prefix: str, classes: Iterable[str]) -> str:
    """The class whose table it is: `kernel___table___Table` is Table. The longest name comes
    first, so that `_Table` is not taken for `Table`."""
    return next((name for name in classes if prefix.endswith(f"___{name}")), "?")


def _callables(table: str, docs: Docs, within: str) -> str:
    def one(found: re.Match[str]) -> str:
        doc = docs.get(f"{within}{found['name']}", "")
        return _SIGNATURE.sub(lambda signature: _behind(signature, doc), found[0])

    return _CALLABLE.sub(one, table)


def _behind(found: re.Match[str], doc: str) -> str:
    """A docstring behind the signature, if there is one; Python parts them again."""
    if not doc:
        return found[0]
    signature = found["signature"]
    return f"PyDoc_STR({_literal(doc, signature or '')})"


def _literal(text: str, before: str = "") -> str:
    """A string of C; everything but plain letters is spelled by its bytes."""
    spelled = [
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    ]
    return f'"{before}{"".join(spelled)}"'
