"""Our reader of Fluent says what Fluent's own says, of every message there is and of odd ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from emberhold.language import LANGUAGES, add_messages, drop_messages, speech
from emberhold.language.figures import figure, plural_form, written
from emberhold.language.fluent import entries, read
from emberhold.language.given import forms_of
from emberhold.language.phrases import Occasion, Pattern
from emberhold.language.speech import _Messages, _own_files

FAILED = "cannot be said"
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_KEY = re.compile(r"\[ *([A-Za-z][\w-]*|\d+) *\]")


def theirs(bundle: FluentBundle, pattern: Any, given: dict[str, Any]) -> str:
    said, errors = bundle.format_pattern(pattern, given)
    return FAILED if errors else str(said)


def ours(language: str, pattern: Pattern, sources: dict[str, str], given: dict[str, Any]) -> str:
    def other(id: str, attribute: str | None) -> Pattern:
        entry = read(sources[id])
        found = entry.attributes[attribute] if attribute else entry.value
        assert found is not None
        return found

    functions = speech(language)._messages._functions
    try:
        return pattern.said(Occasion(language, functions, other, given))
    except Exception:
        return FAILED


def occasions(source: str) -> Iterator[dict[str, Any]]:
    """Arguments that lead through every variant of a message: its keys, numbers, plain words."""
    names = sorted(set(_VARIABLE.findall(source)))
    keys = sorted(set(_KEY.findall(source)) - {"one", "few", "many", "other"})
    numbers = (0, 1, 2, 5, 12, 22, 1234, 1.5)
    for value in ("słowo", *keys, *numbers) if names else ("",):
        yield dict.fromkeys(names, value)
    for one in islice(names, 1, None):
        for value in (*keys, 1, 5):
            yield {**dict.fromkeys(names, 2), one: value}


def said_by_both(language: str, text: str) -> Iterator[tuple[str, dict[str, Any], str, str]]:
    sources = dict(entries(text))
    functions = speech(language)._messages._functions
    own = {name: function for name, function in functions.items() if name != "NUMBER"}
    bundle = FluentBundle([language], functions=own, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for id, source in sources.items():
        if id.startswith("-"):
            continue
        mine, right = read(source), bundle.get_message(id)
        assert (mine.value is None) == (right.value is None), id
        assert list(mine.attributes) == list(right.attributes), id
        pairs = [(id, mine.value, right.value)] if mine.value else []
        pairs += [(f"{id}.{it}", mine.attributes[it], right.attributes[it]) for it in mine[1]]
        for name, pattern, their_pattern in pairs:
            for given in occasions(source):
                said = ours(language, pattern, sources, given)
                yield name, given, said, theirs(bundle, their_pattern, given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("share", [20, pytest.param(1, marks=pytest.mark.long)])
def test_messages_are_said_as_fluent_says_them(share: int, language: str) -> None:
    """One message in twenty, and at night all of them: Fluent's own reader takes its time."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in _own_files(language))
    chosen = [f"{id} ={source}" for id, source in entries(text)][::share]
    compared = list(said_by_both(language, "\n".join(chosen)))
    assert [case for case in compared if case[2] != case[3]] == []
    assert sum(case[2] != FAILED for case in compared) > 10_000 // share


ODD = r"""
# a comment
### and another
plain = words
with-spaces   =   words behind many spaces~~
block =
    the first line
      an indented one

    and one behind an empty line
begun = here
    and continued
dented =
      six
    four
  two
gaps = { $a }{ $b } and { "a text" }{ 3 }{ -2.50 }
escapes = { "\"" }{ "\\" }{ "\u00e9" }{ "\U01F600" }{ "{" }
nested = { { $a } }
only-attributes =
    .gen = of it
    .dat = to it
both = name
    .gen =
        of the
        name
    .sel = { $a ->
        [one] one
       *[other] { $b } others
    }
choice = { $a ->
    [0] nothing
    [1.5] one and a half
    [word] a word
    [few] a few
    [many] many
   *[other] other
    }
choice-to-the-left = { $a ->
[one] a
*[other] b
} behind
column-zero = text
{ $a } begins a line
across = { CAP(
    $a
  ) }
inner = { $a ->
   *[other] { $b ->
       *[other]
            deep
              deeper
    }
}
-brand = Emberhold
    .gender = n
-declined = { $case ->
   *[nominative] ogień
    [genitive] ognia
    }
-shy = before { $missing }
term = { -brand } and { -declined(case: "genitive") } and { -declined }
term-attribute = { -brand.gender ->
    [n] neuter
   *[other] not
    }
reference = { plain }, { both.gen }
number = { NUMBER($a) } { NUMBER($a, minimumFractionDigits: 2) } { NUMBER($a, useGrouping: 0) }
percent = { NUMBER($a, style: "percent") }
    { NUMBER($a, style: "percent", maximumFractionDigits: 1) }
selected-number = { NUMBER($a) ->
    [1] exactly one
    [few] a few
   *[other] other
    }
unknown-message = { not-there }
unknown-term = { -not-there }
unknown-function = { NOT_THERE($a) }
unknown-attribute = { plain.not-there }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_odd_messages_are_said_as_fluent_says_them(language: str) -> None:
    compared = list(said_by_both(language, ODD.replace("~", " ")))
    assert [case for case in compared if case[2] != case[3]] == []
    failed = {name for name, _, said, _ in compared if said == FAILED}
    assert {name for name in failed if name.startswith("unknown")} == {
        *("unknown-message", "unknown-term", "unknown-function", "unknown-attribute"),
    }


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("{ $a", "expected `}`"),
        ("{ }", "a name, a number or a text"),
        ("{ $a ->\n    [one] one\n    }", "a variant with a `*`"),
        ("words } more", "the end of the message"),
        ("words\njunk at the line's start\n", "found `junk at"),
        ("{ CAP($a $b) }", "`,` or `)`"),
        ('{ "never closed }', "a name, a number or a text"),
    ],
)
def test_what_is_not_fluent_says_what_was_expected(source: str, wanted: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wanted)):
        read(source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_locale_data_has_it(language: str) -> None:
    from babel import Locale
    from babel.numbers import format_decimal, format_percent
    from babel.plural import to_python

    rule = to_python(Locale.parse(language).plural_form)
    whole = [*range(130), 999, 1000, 1001, 12_345, 1_000_000, 2_000_000, 1_234_567, -5, -1234]
    for number in (*whole, 0.5, 1.5, 2.5, 0.0625, 1234.5678, 99.9996, -0.25):
        assert written(number, language) == format_decimal(number, locale=language)
        share = figure(number, style="percent")
        assert written(share, language) == format_percent(number, locale=language)
        assert plural_form(number, language) == rule(number), number


def test_only_what_is_said_is_read() -> None:
    """A language costs next to nothing before it speaks, and then what it says."""
    found = _Messages("pl")
    assert "game-ashes" in found
    assert not found._read
    assert found["game-ashes"].value is not None
    assert set(found._read) == {"game-ashes"}


def test_a_message_that_cannot_be_read_is_named_and_silences_no_other(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    broken = "odd-broken = { $never\nodd-sound = words\n"
    (tmp_path / "en" / "odd.ftl").write_text(broken, encoding="utf-8")
    add_messages(tmp_path)
    try:
        assert speech("en")("odd-sound") == "words"
        with pytest.raises(ValueError, match=r"en: odd-broken: expected `}`"):
            speech("en")("odd-broken")
    finally:
        drop_messages(tmp_path)


def test_a_style_nobody_can_write_is_named() -> None:
    with pytest.raises(ValueError, match="decimal or percent, not currency"):
        figure(3, style="currency")


def test_a_given_name_is_declined_where_its_kind_is_and_only_in_polish() -> None:
    like = {"gen": "Maga", "ins": "Magiem", "gender": "m"}
    assert forms_of("Ola", "pl", like)["gen"] == "Maga Ola"
    assert forms_of("Ola", "pl", like)["acc"] == "Ola"
    assert forms_of("Ola", "en", like)["gen"] == "Ola"
