"""Section 14: damage to minions, the nemesis, players and Gravehold, and the breach bonus."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.card import spell
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import CARDS
from tests.support import at, cards, in_play, keys, marks, nemesis_life, play, rule


@pytest.fixture(autouse=True)
def _invented_spell(monkeypatch: pytest.MonkeyPatch) -> None:
    """No spell of the box deals damage several times separately."""
    card = spell("Double Strike", 5, cast=Deal(1) & Deal(3))
    monkeypatch.setitem(CARDS, card.slug, card)


def cast(name: str, number: int = 1, state: str = "open", **more: Any) -> Table:
    """The spell is being cast from a breach of Mazahaedron's; from a closed one by itself."""
    breaches = {str(number): {"state": state, "spells": [name]}, **more.pop("breaches", {})}
    p0 = {"hand": ["crystal"], "discard": [], "breaches": breaches}
    foe = {"life": 40, "deck": ["smite"], "discard": [], **more.pop("foe", {})}
    table = at(phase="casting", p0=p0, foe=foe, **more)
    if f"cast:{number}" in keys(table):
        play(table, f"cast:{number}")
    return table


def attacked(card: str, **position: Any) -> Table:
    """Gate Witch draws an attack; she asks nothing when she is unleashed."""
    foe = {"tokens": 1, "deck": [card, "smite"], "discard": []}
    order = {"deck": ["1"], "discard": []}
    return at(nemesis="gate-witch", phase="nemesis", foe=foe, turn_order=order, **position)


# Minions and the nemesis


@rule("WE-225")
def test_damage_to_a_minion_takes_that_many_life_tokens() -> None:
    table = cast("fiery-torrent", in_play=["mangleroot", "catacomb-drone"])
    play(table, "target:mangleroot")
    assert in_play(table) == {"mangleroot": 10, "catacomb-drone": 5}


@rule("WE-226", "WE-229")
def test_a_minion_without_life_is_discarded_at_once_and_surplus_damage_is_lost() -> None:
    minions: list[Any] = [{"card": "catacomb-drone", "life": 2}, "mangleroot"]
    table = cast("conjure-the-lost", in_play=minions)
    play(table, "target:catacomb-drone")
    assert keys(table) == ["do:may", "skip"]  # the rest of the spell is still being resolved
    assert in_play(table) == {"mangleroot": 12}
    assert cards(table, "nemesis-discard") == ["catacomb-drone"]
    assert nemesis_life(table) == 40


@rule("WE-226")
def test_exactly_enough_damage_discards_a_minion_and_one_less_does_not() -> None:
    exactly = cast("fiery-torrent", in_play=[{"card": "catacomb-drone", "life": 2}])
    assert in_play(play(exactly, "target:catacomb-drone")) == {}
    less = cast("spark", in_play=[{"card": "catacomb-drone", "life": 2}])
    assert in_play(play(less, "target:catacomb-drone")) == {"catacomb-drone": 1}


@rule("WE-227")
def test_damage_to_the_nemesis_lowers_its_life() -> None:
    assert nemesis_life(cast("fiery-torrent")) == 38


@rule("WE-227", "WE-228")
def test_the_players_win_the_moment_the_nemesis_has_no_life_left() -> None:
    table = cast("conjure-the-lost", foe={"life": 3})
    assert nemesis_life(table) == 0  # never below
    assert table.question is None  # the rest of the spell is not resolved
    assert table.result is not None
    assert table.result.winners == (0, 1)


# The bonus of an open breach


@rule("WE-230")
@pytest.mark.parametrize(("number", "damage"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_spell_from_an_open_breach_with_plus_one_deals_one_more(number: int, damage: int) -> None:
    assert nemesis_life(cast("spark", number)) == 40 - damage


@rule("WE-230", "WE-232")
@pytest.mark.parametrize("number", [3, 4])
def test_a_closed_breach_gives_no_bonus(number: int) -> None:
    assert nemesis_life(cast("spark", number, "U")) == 39


@rule("WE-231")
def test_a_spell_that_deals_no_damage_still_deals_the_bonus_to_a_chosen_target() -> None:
    """Torch, used to focus a breach, from the open breach III."""
    table = cast("torch", 3, in_play=["catacomb-drone"])
    play(table, "do:2", "focus:0.2")
    assert table.view(0).zone("breach:0:2").marks["turned"] == "U"
    assert keys(table) == ["target:nemesis", "target:catacomb-drone"]
    play(table, "target:catacomb-drone")
    assert in_play(table) == {"catacomb-drone": 4}
    assert nemesis_life(table) == 40


@rule("WE-231")
def test_without_a_bonus_such_a_spell_deals_nothing() -> None:
    table = cast("torch", 1)
    play(table, "do:2", "focus:0.2")
    assert nemesis_life(table) == 40


@rule("WE-232")
def test_a_breach_that_the_spell_itself_opens_comes_too_late_for_the_bonus() -> None:
    table = cast("torch", 3, "U")
    play(table, "do:2", "focus:0.3")
    assert table.view(0).zone("breach:0:3").marks["bonus"] == 1
    assert nemesis_life(table) == 40


@rule("WE-232")
def test_the_bonus_is_that_of_the_breach_the_spell_was_on_not_of_another_open_one() -> None:
    assert nemesis_life(cast("spark", 1, breaches={"3": "open", "4": "open"})) == 39


@rule("WE-233")
def test_additional_damage_is_part_of_the_same_damage_and_gets_the_bonus_once() -> None:
    """Fiery Torrent: 2, and 2 more for each of two other copies; 1 for breach IV."""
    others = {"1": {"spells": ["fiery-torrent"]}, "2": {"spells": ["fiery-torrent"]}}
    table = cast("fiery-torrent", 4, breaches=others, in_play=["mangleroot"])
    play(table, "target:nemesis")
    assert nemesis_life(table) == 40 - (2 + 4 + 1)
    assert in_play(table) == {"mangleroot": 12}


@rule("WE-234")
def test_damage_dealt_several_times_gets_the_bonus_each_time() -> None:
    """An invented spell: deal 1 damage, then deal 3 damage."""
    table = cast("double-strike", 3, in_play=["mangleroot"])
    play(table, "target:mangleroot", "target:nemesis")
    assert in_play(table) == {"mangleroot": 10}
    assert nemesis_life(table) == 36


# Players and Gravehold


@rule("WE-235")
def test_damage_to_a_player_lowers_life() -> None:
    table = attacked("afflict", p1={"life": 7, "discard": []})
    play(table, "player:1")
    assert marks(table, "player:1")["life"] == 4


@rule("WE-235")
def test_a_players_life_does_not_go_below_zero() -> None:
    table = attacked("afflict", p1={"life": 2, "discard": []})
    play(table, "player:1", "breach:2")  # an exhausted player destroys a breach
    assert marks(table, "player:1")["life"] == 0


@rule("WE-236")
def test_damage_to_gravehold_lowers_its_life() -> None:
    assert marks(attacked("smite", gravehold=12), "gravehold")["life"] == 10


@rule("WE-236")
def test_graveholds_life_does_not_go_below_zero() -> None:
    table = attacked("smite", gravehold=1)
    assert marks(table, "gravehold")["life"] == 0
    assert table.result is not None
    assert table.result.winners == ()


@rule("WE-237")
@pytest.mark.parametrize(("life", "after"), [(5, 8), (8, 10), (10, 10)])
def test_life_gained_by_a_player_is_cut_at_the_life_of_the_start(life: int, after: int) -> None:
    table = at(p0={"life": life, "hand": ["primordial-fetish", "crystal"]})
    play(table, "play:primordial-fetish", "do:2")
    assert marks(table, "player:0")["life"] == after


@rule("WE-237")
@pytest.mark.parametrize(("life", "after"), [(20, 24), (28, 30), (30, 30)])
def test_life_gained_by_gravehold_is_cut_at_its_life_of_the_start(life: int, after: int) -> None:
    table = play(cast("conjure-the-lost", gravehold=life), "do:may")
    assert marks(table, "gravehold")["life"] == after
