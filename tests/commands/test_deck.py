"""`emberhold deck`: new ones, and what is wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhold
from tests.support.commands import Capsys, refused, shown


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("options", [[], ["--random"], ["--phoenixborn", "Jessa Na Ni"]])
def test_a_new_deck_is_legal(options: list[str], language: str, capsys: Capsys) -> None:
    text = shown(capsys, "deck", "new", *options, "--language", language)
    assert text.startswith("# ")
    Path("my.deck").write_text(text, encoding="utf-8")
    legal = {"en": "a legal deck", "pl": "zgodna z zasadami", "fr": "conforme"}[language]
    assert legal in shown(capsys, "deck", "check", "my.deck", "--language", language).lower()
    assert "jessa" in text or not options or options == ["--random"]


def test_everything_wrong_with_a_deck_is_listed(capsys: Capsys) -> None:
    text = shown(capsys, "deck", "new").replace("3 protect", "4 protect\n1 fear\n2 tea")
    Path("my.deck").write_text(text, encoding="utf-8")
    said = shown(capsys, "deck", "check", "my.deck", status=1)
    assert said.count("\n  - ") == 4
    assert "Protect: from 1 to 3 copies" in said
    assert "Fear is allowed only with Jessa Na Ni" in said


def test_a_game_may_be_named_and_one_without_decks_says_so(capsys: Capsys) -> None:
    assert "phoenixborn: " in shown(capsys, "deck", "ashes", "new")
    assert "do not build their own decks" in refused(capsys, "deck", "war-eternal", "new")
