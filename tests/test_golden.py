"""Finished games that were recorded once and must stay what they were."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.games.ashes.cards import CARDS as ASHES_CARDS
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.kernel import save
from emberhold.kernel.game import LogLine
from emberhold.kernel.save import Saved
from tests.aeons_end.catalogue import CARDS, MAGES
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


def saves_of(game: str) -> dict[str, Saved]:
    """The golden games of one kind, by name."""
    saved = {name: save.read(path_of(name)) for name in saved_games()}
    return {name: found for name, found in saved.items() if found.header.game == game}


@cache
def log_of(game: str) -> list[LogLine]:
    """Everything that happens in the golden games of one kind."""
    return [line for name in saves_of(game) for line in emberhold.load(path_of(name)).state.log]


def war_eternal() -> list[Saved]:
    return list(saves_of("war-eternal").values())


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


@pytest.mark.parametrize("name", saved_games()[::4])
def test_saved_again_the_game_is_the_same_text(name: str) -> None:
    assert emberhold.load(path_of(name)).dumps() == path_of(name).read_text(encoding="utf-8")


# The collection: War Eternal


def test_nothing_is_noted_of_a_game_that_is_not_there() -> None:
    assert list(expected()) == saved_games(), f"run `{RECORD}`"


def test_every_nemesis_is_met_by_one_to_four_players() -> None:
    met = {(saved.header.setup["nemesis"], saved.header.players) for saved in war_eternal()}
    assert met >= {(nemesis, players) for nemesis in NEMESES for players in (1, 2, 3, 4)}


def test_every_difficulty_and_variant_is_played() -> None:
    played = {(key, str(saved.header.setup[key])) for saved in war_eternal() for key in _VARIANTS}
    assert played >= {(key, value) for key, values in _VARIANTS.items() for value in values}


_VARIANTS = {
    "difficulty": ("beginner", "normal", "expert", "extinction"),
    "turn_order": ("standard", "pairs"),
    "hands": ("open", "closed"),
    "solo_cards": ("3", "4"),
    "solo_life": ("None", "12", "15"),
}


def test_games_are_won_and_lost_in_every_way() -> None:
    endings = [str(saved.reason) for saved in war_eternal()]
    assert set(endings) == {
        *("victory-nemesis", "victory-deck", "victory-acolytes"),
        *("defeat-gravehold", "defeat-exhausted", "defeat-pillars", "defeat-final-form"),
    }
    assert sum(ending.startswith("victory") for ending in endings) >= 4


def test_every_mage_and_every_card_of_the_box_is_met() -> None:
    met: set[str] = set()
    for line in log_of("war-eternal"):
        met.update(thing.slug for thing in line.arguments.values() if hasattr(thing, "slug"))
    assert [slug for slug in (*MAGES, *CARDS) if slug not in met] == []


# The collection: Ashes


def ashes() -> list[Saved]:
    return list(saves_of("ashes").values())


def test_every_suggested_deck_is_played_and_every_number_of_players() -> None:
    played = [deck for saved in ashes() for deck in saved.header.setup["decks"]]
    assert set(played) >= set(SUGGESTED)
    assert {saved.header.players for saved in ashes()} == {2, 3, 4}


def test_decks_are_drafted_by_two_three_and_four_and_built_at_random() -> None:
    decks = [(saved.header.players, saved.header.setup["decks"]) for saved in ashes()]
    assert {players for players, chosen in decks if chosen == "draft"} == {2, 3, 4}
    assert any("\n" in deck for _, chosen in decks for deck in chosen)


def test_every_option_of_the_set_up_is_played() -> None:
    for key, values in _OPTIONS.items():
        assert {saved.header.setup[key] for saved in ashes()} == values


_OPTIONS = {
    "reactions": {"always", "possible", "stops"},
    "text": {"errata", "printed"},
    "first_five": {"choose", "recommended"},
    "rounds": {0, 3},
}


def test_ashes_ends_in_every_way() -> None:
    assert {saved.reason for saved in ashes()} == {"phoenixborn-destroyed", "round-limit"}
    assert "ashes-log-concedes" in {line.id for line in log_of("ashes")}


def test_every_card_of_ashes_is_used() -> None:
    """Phoenixborn play; all other cards are played, react or enter play."""
    used: set[str] = set()
    for line in log_of("ashes"):
        if line.id in _USES:
            used.update(thing.slug for thing in line.arguments.values() if hasattr(thing, "slug"))
    assert [slug for slug in ASHES_CARDS if slug not in used] == []


_USES = ("ashes-log-plays", "ashes-log-enters", "ashes-log-reacts")


# What a developer is told


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_ending_is_told_with_all_that_changed(game: str) -> None:
    then = expected()[next(iter(saves_of(game)))]
    area, marks = next(iter(then["marks"].items()))
    mark = next(iter(marks))
    now = {**then, "result": "flood", "questions": ["0" * 12, *then["questions"][1:]]}
    now["marks"] = {**then["marks"], area: {**marks, mark: 99}}
    changed = differences(then, now)
    assert changed[0].startswith("between answers 1 and 50 ")
    assert f"result: {then['result']} became flood" in changed
    assert f"{area}, {mark} at the end: {marks[mark]} became 99" in changed
    assert f"{RECORD} some-game" in complaint("some-game", changed)


def test_a_change_of_words_only_is_told_as_that() -> None:
    then = next(iter(expected().values()))
    (line,) = differences(then, {**then, "log": "0" * 12})
    assert "in other words" in line


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_became_illegal_is_named(game: str, tmp_path: Path) -> None:
    """Also where several players answer at once, and the line begins with the seat."""
    lines = path_of(next(iter(saves_of(game)))).read_text(encoding="utf-8").split("\n")
    first = lines.index("") + 1
    seat, marked, _ = lines[first].partition("> ")
    lines[first] = f"{seat}> juggle:crystal" if marked else "juggle:crystal"
    (tmp_path / "game.ember").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(Departed, match=f"answer 1, '{lines[first]}'"):
        facts(tmp_path / "game.ember")
