"""What the engine says to its compiler: `mypyc_attr` and `i64`.

Both come with the compiler; where that is not installed nothing is compiled, nothing needs marking
and an `i64` is a number as any other. Machine code reckons with an `i64` at once, and does not
notice when it overflows: the code that uses one shows that it cannot.

`mypyc_attr` marks classes that may be subclassed by code that is not compiled: a game of another
package runs from its sources on a compiled kernel. A compiled class that takes its `__init__` from
a marked class is marked as well: without the mark `__init__` would run twice wherever the class is
called through a variable, and what the first run had set would never be freed.
"""

from __future__ import annotations

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    from collections.abc import Callable
    from typing import TypeVar

    i64 = int  # type: ignore[misc]

    _Class = TypeVar("_Class", bound=type)

    def mypyc_attr(*_: str, **__: object) -> Callable[[_Class], _Class]:  # type: ignore[misc]
        def unmarked(marked: _Class) -> _Class:
            return marked

        return unmarked


__all__ = ["i64", "mypyc_attr"]
