"""Finished games that were recorded once and must stay what they were."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhold
from emberhold.games.aeons_end.cards import CARDS, MAGES
from emberhold.kernel import save
from emberhold.kernel.save import Saved
from tests.golden.replaying import (
    RECORD,
    Departed,
    complaint,
    differences,
    expected,
    facts,
    path_of,
    saved_games,
)

NEMESES = ("umbra-titan", "gate-witch", "magus-of-cloaks", "hollow-crown")


def all_saves() -> list[Saved]:
    return [save.read(path_of(name)) for name in saved_games()]


@pytest.mark.parametrize("name", saved_games())
def test_the_game_is_still_the_game_it_was(name: str) -> None:
    then = expected().get(name)
    assert then is not None, f"nothing is noted about {name}: run `{RECORD} {name}`"
    try:
        changed = differences(then, facts(path_of(name)))
    except Departed as why:
        changed = [str(why)]
    if changed:
        pytest.fail(complaint(name, changed), pytrace=False)


@pytest.mark.parametrize("name", saved_games()[::6])
def test_saved_again_the_game_is_the_same_text(name: str) -> None:
    assert emberhold.load(path_of(name)).dumps() == path_of(name).read_text(encoding="utf-8")


# The collection


def test_nothing_is_noted_of_a_game_that_is_not_there() -> None:
    assert list(expected()) == saved_games(), f"run `{RECORD}`"


def test_every_nemesis_is_met_by_one_to_four_players() -> None:
    met = {(saved.header.setup["nemesis"], saved.header.players) for saved in all_saves()}
    assert met >= {(nemesis, players) for nemesis in NEMESES for players in (1, 2, 3, 4)}


def test_every_difficulty_and_variant_is_played() -> None:
    played = {(key, str(saved.header.setup[key])) for saved in all_saves() for key in _VARIANTS}
    assert played >= {(key, value) for key, values in _VARIANTS.items() for value in values}


_VARIANTS = {
    "difficulty": ("beginner", "normal", "expert", "extinction"),
    "turn_order": ("standard", "pairs"),
    "hands": ("open", "closed"),
    "solo_cards": ("3", "4"),
    "solo_life": ("None", "12", "15"),
}


def test_games_are_won_and_lost_in_every_way() -> None:
    endings = [str(saved.reason) for saved in all_saves()]
    assert set(endings) == {
        *("victory-nemesis", "victory-deck", "victory-acolytes"),
        *("defeat-gravehold", "defeat-exhausted", "defeat-pillars", "defeat-final-form"),
    }
    assert sum(ending.startswith("victory") for ending in endings) >= 4


def test_every_mage_and_every_card_of_the_box_is_met() -> None:
    met: set[str] = set()
    for name in saved_games():
        for line in emberhold.load(path_of(name)).state.log:
            met.update(thing.slug for thing in line.arguments.values() if hasattr(thing, "slug"))
    assert [slug for slug in (*MAGES, *CARDS) if slug not in met] == []


# What a developer is told


def test_a_changed_ending_is_told_with_all_that_changed() -> None:
    then = next(iter(expected().values()))
    now = {**then, "result": "defeat-flood", "questions": ["0" * 12, *then["questions"][1:]]}
    now["marks"] = {**then["marks"], "gravehold": {**then["marks"]["gravehold"], "life": 99}}
    changed = differences(then, now)
    assert changed[0].startswith("between answers 1 and 50 ")
    assert f"result: {then['result']} became defeat-flood" in changed
    assert any(line.startswith("gravehold, life at the end: ") for line in changed)
    assert f"{RECORD} some-game" in complaint("some-game", changed)


def test_a_change_of_words_only_is_told_as_that() -> None:
    then = next(iter(expected().values()))
    (line,) = differences(then, {**then, "log": "0" * 12})
    assert "in other words" in line


def test_an_answer_that_became_illegal_is_named(tmp_path: Path) -> None:
    lines = path_of(saved_games()[0]).read_text(encoding="utf-8").split("\n")
    first = lines.index("") + 1
    lines[first] = "juggle:crystal"
    (tmp_path / "game.ember").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(Departed, match="answer 1, 'juggle:crystal'"):
        facts(tmp_path / "game.ember")
