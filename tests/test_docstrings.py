"""The docstrings that machine code is given, in C as mypyc writes it."""

from __future__ import annotations

import ast
import re

from tools.docstrings import docs_of, with_docs

SOURCE = '''
"""Life, and what is "left"?"""

class Life:
    """What is left."""

    def suffer(self, damage: int) -> int:
        """Lose some of it.

        Never more than is there: ż.
        """

    def gain(self, life): ...

    @property
    def lost(self) -> bool:
        """Whether nothing is left."""

class _Life:
    """Another one."""

def fall(life: Life) -> None:
    """To 0."""
'''
WRITTEN = r"""
static PyGetSetDef kernel___life___Life_getseters[] = {
    {"left",
     (getter)kernel___life___Life_get_left, (setter)kernel___life___Life_set_left,
     NULL, NULL},
    {"lost",
     (getter)kernel___life___Life_get_lost,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef kernel___life___Life_methods[] = {
    {"suffer",
     (PyCFunction)CPyPy_kernel___life___Life___suffer,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("suffer($self, damage)\n--\n\n")},
    {"gain",
     (PyCFunction)CPyPy_kernel___life___Life___gain,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain($self, life)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {NULL}  /* Sentinel */
};
static PyTypeObject CPyType_kernel___life___Life_template_ = {
    .tp_doc = PyDoc_STR("Life(left)\n--\n\n"),
};
static PyTypeObject CPyType_kernel___life____Life_template_ = {
    .tp_doc = PyDoc_STR(NULL),
};
static PyMethodDef kernel___lifemodule_methods[] = {
    {"fall", (PyCFunction)CPyPy_life___fall, METH_FASTCALL, PyDoc_STR("fall(life)\n--\n\n")},
    {NULL, NULL, 0, NULL}
};
static struct PyModuleDef kernel___lifemodule = {
    PyModuleDef_HEAD_INIT,
    "emberhold.kernel.life",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
};
"""


def literals(text: str) -> list[str]:
    """The strings of C text as Python reads them; both spell bytes in the same way."""
    spelled = re.findall(r'"(?:[^"\\]|\\.)*"', text)
    return [ast.literal_eval(f"b{each}").decode() for each in spelled]


def test_everything_that_has_a_docstring_is_given_it() -> None:
    said = literals(with_docs(WRITTEN, docs_of(SOURCE)))
    assert [text for text in said if text not in literals(WRITTEN)] == [
        "Whether nothing is left.",
        "suffer($self, damage)\n--\n\nLose some of it.\n\nNever more than is there: ż.",
        "Life(left)\n--\n\nWhat is left.",
        "Another one.",
        "fall(life)\n--\n\nTo 0.",
        'Life, and what is "left"?',
    ]


def test_nothing_else_is_changed() -> None:
    assert with_docs(WRITTEN, {}) == WRITTEN
    assert with_docs(WRITTEN, docs_of("life = 10")) == WRITTEN
    given = with_docs(WRITTEN, docs_of(SOURCE))
    same = [line for line in WRITTEN.splitlines() if line in given.splitlines()]
    assert len(same) == len(WRITTEN.splitlines()) - 6


def test_a_property_keeps_what_reads_and_what_writes_it() -> None:
    given = " ".join(with_docs(WRITTEN, docs_of(SOURCE)).split())
    assert 'Life_get_lost, NULL, "Whether nothing is left.", NULL},' in given
    assert "(setter)kernel___life___Life_set_left, NULL, NULL}," in given
