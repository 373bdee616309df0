"""The sampler speaks a template as a reader should see it."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

import emberhold
from emberhold.language import LANGUAGES
from tests.language import compare
from tests.language.reading import Values, templates, variables
from tests.language.sample import Sampled


def given(template: str) -> dict[str, Values]:
    entry = FluentParser().parse_entry(template)
    assert isinstance(entry, ast.Message)
    return variables(entry)


def test_what_is_only_asked_for_is_not_counted() -> None:
    assert given("a = { GIVEN($near) ->\n    [yes] { $near }?\n   *[no] No.\n}") == {"near": ()}
    assert given("a = { CAP($title) }") == {"title": ()}


def test_what_is_counted_is_one_and_three_and_what_is_named() -> None:
    counts = "a = { $n ->\n    [0] None\n    [one] One\n   *[other] { $n }\n}"
    assert given(counts) == {"n": (1, 3, 0)}
    assert given("a = { WORD($n) }") == {"n": (1, 3)}


def test_a_template_is_spoken_in_each_of_its_variants() -> None:
    variants = "a = { $log ->\n    [plain] Plain\n   *[json] JSON\n}"
    assert given(variants) == {"log": ("plain", "json")}
    spoken = list(templates("errors", "en"))
    assert any("Did you mean ⟨nearest⟩?" in sentence for sentence in spoken)
    assert not any("Did you mean 1?" in sentence for sentence in spoken)


def test_hints_are_told_with_and_without_a_clear_lead() -> None:
    told = Sampled("war-eternal").listen((1,), ("hints",)).sentences("hints", "en", 1000)
    near = [hint for hint in told if hint.endswith("other answers are just as good.")]
    ahead = [hint for hint in told if hint.endswith(("of this turn.", "than the alternatives."))]
    assert near
    assert ahead
    firsts = [hint.partition(". ")[0] for hint in told]
    assert len(set(firsts)) == len(told)


def test_a_later_draw_of_cards_has_none_of_the_earlier_ones() -> None:
    first = compare.drawn(1, 300)
    second = compare.drawn(2, 300, without=[1])
    third = compare.drawn(3, 300, without=[1, 2])
    assert len({*first, *second, *third}) == 900
    assert {game for game, *_ in first} == set(emberhold.GAMES)
    assert all(len(texts) == len(LANGUAGES) for _, *texts in first)
