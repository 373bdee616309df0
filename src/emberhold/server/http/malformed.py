"""What is wrong with a message that has not the shape it should have, in words of our own.

The decoder says it in English, in one of a few forms; the field and what it should be are read off.
"""

from __future__ import annotations

import re

from emberhold.kernel.message import Message

_AT = re.compile(r" - at `\$\.?([^`]*)`$")
_EXPECTED = re.compile(r"Expected `([^`]*)`")
_MISSING = re.compile(r"missing required field `([^`]*)`")
_UNKNOWN = re.compile(r"unknown field `([^`]*)`")
_KINDS = {
    "int": "server-kind-int",
    "float": "server-kind-number",
    "str": "server-kind-text",
    "bool": "server-kind-yes-no",
    "array": "server-kind-list",
    "object": "server-kind-object",
}


def fault_of(said: str) -> Message:
    """The fault that the decoder names, as a clause."""
    at = _AT.search(said)
    where = at[1] if at else ""
    if found := _MISSING.search(said):
        return Message("server-fault-missing", field=_joined(where, found[1]))
    if found := _UNKNOWN.search(said):
        return Message("server-fault-unknown", field=_joined(where, found[1]))
    expected = _EXPECTED.match(said)
    kind = _KINDS.get(expected[1].partition(" |")[0]) if expected else None
    if kind is not None and where:
        return Message("server-fault-kind", field=where, kind=Message(kind))
    return Message("server-fault-value", field=where)


def _joined(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field
