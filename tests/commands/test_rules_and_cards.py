"""`emberhold rules` and `emberhold cards`: reading."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.language import LANGUAGES, Speech
from tests.support.commands import Capsys, refused, shown

speaking = sys.modules["emberhold.language.speech"]


def test_rules_are_shown_by_number_section_and_words(capsys: Capsys) -> None:
    assert shown(capsys, "rules", "we-46").startswith("WE-046  The costs of closed breaches")
    assert shown(capsys, "rules", "WE-046", "--language", "fr").startswith("WE-046  Voici")
    assert "WE-134" in shown(capsys, "rules", "6.6")
    assert "WE-315" in shown(capsys, "rules", "extinction")
    assert "26  Glossary" in shown(capsys, "rules")


def test_rules_are_found_in_every_book(capsys: Capsys) -> None:
    assert shown(capsys, "rules", "AS-300").startswith("AS-300  Damage is resolved")
    assert "AS-334" in shown(capsys, "rules", "ashes", "meditation")
    both = shown(capsys, "rules", "discard", "pile")
    assert both.index("War Eternal ==") < both.index("\n== Ashes") < both.index("\nAS-")
    assert "== " not in shown(capsys, "rules", "slots")


COVERED = """
import pytest
from tests.support import rule

pytestmark = rule("WE-003")

@rule("WE-005", "WE-006")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("WE-007"))])
def test_something(n):
    assert book.rule("WE-010")


@rule("WE-E01")
def test_an_example():
    pass
"""


def test_coverage_lists_what_is_proven_and_what_is_missing(tmp_path: Path, capsys: Capsys) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(COVERED, encoding="utf-8")
    words = ["rules", "--coverage", "--tests", str(tmp_path / "tests")]
    text = shown(capsys, *words, status=1)
    for id in ("WE-003", "WE-005", "WE-006", "WE-007"):
        assert f"{id}  proven by deep/test_it.py\n" in text
    assert "WE-001  physical: " in text
    assert "WE-010  UNCOVERED: " in text
    assert "WE-E01  proven by deep/test_it.py\n" in text
    summary = next(line for line in text.splitlines() if "War Eternal: 345 rules" in line)
    assert "4 proven by tests" in summary
    assert summary.endswith("1 worked examples and cards.")


def test_a_test_that_is_not_python_is_one_line(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "test_broken.py").write_text("def test(:\n", encoding="utf-8")
    said = refused(capsys, "rules", "--coverage", "--tests", str(tmp_path))
    assert "test_broken.py" in said


def test_coverage_fails_for_a_number_that_no_rulebook_has(tmp_path: Path, capsys: Capsys) -> None:
    ids = ", ".join(f'"WE-{number:03}"' for number in range(1, 347))
    (tmp_path / "test_all.py").write_text(f"rule({ids})\n", encoding="utf-8")
    text = shown(capsys, "rules", "war-eternal", "--coverage", "--tests", str(tmp_path), status=1)
    assert "WE-346  is not in any rulebook" in text
    (tmp_path / "test_all.py").write_text(f"rule({ids[:-10]})\n", encoding="utf-8")
    shown(capsys, "rules", "war-eternal", "--coverage", "--tests", str(tmp_path), status=0)


def test_all_cards_are_listed_by_group(capsys: Capsys) -> None:
    text = shown(capsys, "cards")
    assert "Gems (7)\n  " in text
    assert "Spells (14)\n  " in text
    assert "Mages (8)\n  " in text
    assert "Nemeses (4)\n  " in text
    assert "Fiery Torrent · 5" in text
    assert text.index("== Aeon’s End: War Eternal ==") < text.index("Gems (7)")
    assert text.index("Gems (7)") < text.index("\n== Ashes: Rise of the Phoenixborn ==")


def test_the_cards_of_one_game_are_listed(capsys: Capsys) -> None:
    text = shown(capsys, "cards", "ashes")
    assert text.startswith("Phoenixborn (6)\n  Aradel Summergaard, ")
    groups = [int(number) for number in re.findall(r"^\S.* \((\d+)\)$", text, re.MULTILINE)]
    assert sum(groups) == 78
    assert "Gems" not in text


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_the_box_can_be_read(game: str, language: str) -> None:
    assert GAMES[game].library
    for entry in GAMES[game].library:
        assert entry.name(language)
        assert entry.facts.text(language)
        assert all(entry.text(language)), entry.slug


def test_one_card_is_shown_in_full(capsys: Capsys) -> None:
    text = shown(capsys, "cards", "mage's", "totem", "--language", "pl")
    assert text.startswith("Totem Maga (Mage’s Totem)\n  Artefakt · koszt 2\n")
    puppet = shown(capsys, "cards", "blood puppet")
    assert puppet.startswith("Blood Puppet\n  Conjuration\n  Attack 0, life 2, recover 0.\n")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "no words"), ("pl", "słów"), ("fr", "mots")]
)
@pytest.mark.parametrize("wanted", [[], ["seal"]])
def test_a_card_without_a_name_is_one_line(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, language: str, words: str, wanted: list[str]
) -> None:
    """As a box from outside may have it."""
    silent = Speech(language)
    monkeypatch.delitem(silent._messages._sources, "ashes-card-seal")
    every = {known: Speech(known) for known in LANGUAGES} | {language: silent}
    monkeypatch.setattr(speaking, "_speech", every.__getitem__)
    said = refused(capsys, "cards", "ashes", *wanted, "--language", language)
    assert "ashes-card-seal" in said
    assert words in said
