"""Which classes of the compiled engine may be subclassed by code that is not compiled.

A game of another package runs from its sources on a compiled kernel. The mark that allows it comes
with the compiler; where that is not installed nothing is compiled and nothing needs marking.

A compiled class that takes its `__init__` from a marked class is marked as well: without the mark
`__init__` would run twice wherever the class is called through a variable, and what the first run
had set would never be freed.
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from collections.abc import Callable
    from typing import TypeVar

    _Class = TypeVar("_Class", bound=type)

    def mypyc_attr(*_: str, **__: object) -> Callable[[_Class], _Class]:  # type: ignore[misc]
        def unmarked(marked: _Class) -> _Class:
            return marked

        return unmarked


__all__ = ["mypyc_attr"]
