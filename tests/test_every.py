"""Many cases in one test: a planted difference is told, readably, and hides no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.every import assert_reads, every
from tests.support.readings import Readings


def test_sentences_that_differ_are_told_by_what_they_were_and_are() -> None:
    table = [("card spark (en)", "Cast: Deal 1 damage.\nLink", "Cast: Deal 2 damage.\nLink")]
    sound = [("card kindle (en)", "Cast.", "Cast.")]
    with pytest.raises(AssertionError) as refused:
        assert_reads([*sound, *table])
    assert str(refused.value).splitlines() == [
        "1 cases differ:",
        "card spark (en)",
        "  - Cast: Deal 1 damage.",
        "  ?            ^",
        "  + Cast: Deal 2 damage.",
        "  ?            ^",
    ]
    assert_reads(sound)


def test_of_many_differences_twenty_are_told_and_the_others_counted() -> None:
    with pytest.raises(AssertionError) as refused:
        assert_reads((f"card {number}", "a", "b") for number in range(25))
    said = str(refused.value)
    assert len(re.findall(r"^card ", said, re.MULTILINE)) == 20
    assert said.endswith("and 5 more")


def test_a_case_that_fails_leaves_the_others_to_be_tried() -> None:
    tried = []

    def trials() -> None:
        with every() as case:
            for name in ("first", "second", "third"):
                with case(name):
                    tried.append(name)
                    if name == "first":
                        raise KeyError(name)
                    with pytest.raises(KeyError):
                        {"third": 3}[name]

    with pytest.raises(AssertionError, match=r"2 cases differ:\nfirst\n(.|\n)*\nthird\n"):
        trials()
    assert tried == ["first", "second", "third"]


def test_a_table_without_cases_proves_nothing() -> None:
    with pytest.raises(AssertionError):
        assert_reads([])
    with pytest.raises(AssertionError), every():
        pass


def test_a_sentence_of_a_game_that_has_changed_is_noticed(tmp_path: Path) -> None:
    words = '["card spark"]\nen = "Zap."\npl = "spark pl"\nfr = "spark fr"\n'
    (tmp_path / "words.toml").write_text(words, encoding="utf-8")
    readings = Readings(tmp_path, {}, card=lambda name, more, language: f"{name} {language}")
    with pytest.raises(AssertionError, match=r"1 cases differ:\ncard spark \(en\)"):
        readings.hold()
