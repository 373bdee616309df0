"""Section 8.1: the casting phase."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.card import spell
from emberhold.games.aeons_end.effects.prepping import PrepFromDiscard
from emberhold.games.aeons_end.effects.resources import GainAether
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import CARDS
from tests.support import asks, at, cards, in_play, keys, marks, nemesis_life, play, rule

ORDER = {"deck": ["2", "1", "1"], "discard": []}


@pytest.fixture(autouse=True)
def _invented_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """No spell of the box gives aether, or is prepped again, when it is cast."""
    for card in (
        spell("Ember Well", 3, cast=GainAether(2)),
        spell("Ember Loop", 3, cast=PrepFromDiscard()),
    ):
        monkeypatch.setitem(CARDS, card.slug, card)


def casting(breaches: dict[str, Any], **more: Any) -> Table:
    """Mazahaedron at the start of her casting phase with spells on her breaches."""
    hand = more.pop("hand", ["crystal", "crystal"])
    p0 = {"hand": hand, "discard": [], "breaches": breaches, "aether": more.pop("aether", 0)}
    foe = {"life": 40, "deck": ["smite"], "discard": []}
    return at(phase="casting", p0=p0, foe=foe, turn_order=ORDER, **more)


def holding(*spells: str, state: str = "open") -> dict[str, Any]:
    return {"state": state, "spells": list(spells)}


def topic(table: Table) -> str:
    return asks(table).topic


@rule("WE-143")
def test_a_turn_is_casting_then_main_then_draw() -> None:
    table = casting({"1": holding("spark")}, hand=["crystal", "mages-totem", "crystal"])
    assert topic(table) == "casting"
    play(table, "cast:1")
    assert topic(table) == "main"
    assert cards(table, "hand:0") == ["crystal", "mages-totem", "crystal"]  # nothing drawn yet
    play(table, "play:crystal", "end")
    assert topic(table) == "main"
    assert table.view(0).marks["active"] == 1
    assert len(cards(table, "hand:0")) == 5


@rule("WE-144")
def test_a_spell_on_an_open_breach_may_be_cast() -> None:
    table = casting({"1": holding("spark")})
    assert keys(table) == ["cast:1", "end"]
    play(table, "cast:1")
    assert nemesis_life(table) == 39


@rule("WE-144")
def test_a_spell_on_an_open_breach_may_be_kept_for_later_turns() -> None:
    table = casting({"1": holding("spark")})
    play(table, "end", "end")
    assert table.view(0).marks["active"] == 1
    play(table, "end")
    assert keys(table) == ["cast:1", "end"]
    play(table, "end", "end")
    assert keys(table) == ["cast:1", "end"]
    assert nemesis_life(table) == 40


@rule("WE-145")
def test_the_only_spell_on_a_closed_breach_is_cast_without_asking() -> None:
    table = casting({"2": holding("spark", state="L")})
    assert topic(table) == "main"
    assert cards(table, "discard:0") == ["spark"]
    assert nemesis_life(table) == 39


@rule("WE-145", "WE-147")
def test_the_phase_cannot_end_while_a_spell_is_on_a_closed_breach() -> None:
    table = casting({"1": holding("spark"), "2": holding("spark", state="L")})
    with pytest.raises(IllegalAnswer):
        table.answer("end")
    assert keys(table) == ["cast:1", "cast:2"]


@rule("WE-146")
def test_the_player_may_cast_optional_spells_before_compulsory_ones() -> None:
    breaches = {
        "1": holding("spark"),
        "2": holding("jagged-lightning", state="D"),
        "3": holding("fiery-torrent", state="R"),
    }
    table = casting(breaches)
    assert keys(table) == ["cast:1", "cast:2", "cast:3"]
    play(table, "cast:3")
    assert keys(table) == ["cast:1", "cast:2"]
    play(table, "cast:1")  # then Jagged Lightning is all that is left, and must be cast
    assert cards(table, "discard:0") == ["fiery-torrent", "spark", "jagged-lightning"]


@rule("WE-146")
def test_the_order_may_as_well_be_the_other_way_round() -> None:
    table = casting({"1": holding("spark"), "2": holding("fiery-torrent", state="D")})
    play(table, "cast:2")
    assert keys(table) == ["cast:1", "end"]
    play(table, "cast:1")
    assert cards(table, "discard:0") == ["fiery-torrent", "spark"]


@rule("WE-147", "WE-181")
def test_a_spell_need_not_be_cast_any_more_once_its_breach_has_been_opened() -> None:
    table = casting({"1": holding("jagged-lightning"), "2": holding("spark", state="U")})
    assert keys(table) == ["cast:1", "cast:2"]
    play(table, "cast:1", "do:may", "player:0")  # a Crystal is discarded, II opens
    assert keys(table) == ["cast:2", "end"]
    play(table, "end")
    assert cards(table, "breach:0:2") == ["spark"]


@rule("WE-148")
def test_without_prepped_spells_the_turn_begins_with_the_main_phase() -> None:
    assert topic(casting({})) == "main"


@rule("WE-149", "WE-154", "WE-201")
def test_a_cast_spell_is_discarded_before_its_effect() -> None:
    table = casting({"1": holding("spark")}, in_play=["catacomb-drone"])
    play(table, "cast:1")
    assert topic(table) == "target"
    assert cards(table, "discard:0") == ["spark"]
    assert cards(table, "breach:0:1") == []
    assert nemesis_life(table) == 40


@rule("WE-149", "WE-204")
def test_what_the_effect_discards_lies_above_the_spell() -> None:
    table = casting({"1": holding("jagged-lightning")})
    play(table, "cast:1", "do:may", "player:1")
    assert cards(table, "discard:0") == ["jagged-lightning", "crystal"]


@rule("WE-150")
def test_casting_costs_no_aether() -> None:
    spells = {"1": holding("conjure-the-lost")}
    table = casting(spells, aether=0)
    play(table, "cast:1", "skip")
    assert nemesis_life(table) == 35
    table = casting(spells, aether=2)
    play(table, "cast:1", "skip")
    assert marks(table, "player:0")["aether"] == 2


@rule("WE-151", "WE-152")
def test_a_spell_hits_the_one_target_its_caster_chooses() -> None:
    minions = ["catacomb-drone", "mangleroot"]
    table = casting({"1": holding("fiery-torrent")}, in_play=minions)
    play(table, "cast:1")
    assert asks(table).seat == 0
    assert keys(table) == ["target:nemesis", "target:catacomb-drone", "target:mangleroot"]
    play(table, "target:mangleroot")
    assert in_play(table) == {"catacomb-drone": 5, "mangleroot": 10}
    assert nemesis_life(table) == 40
    assert topic(table) == "main"  # no second target is asked for


@rule("WE-153", "WE-186")
def test_a_spell_prepped_this_turn_is_cast_in_the_next_turn_of_its_owner_at_the_earliest() -> None:
    table = casting({}, hand=["spark", "crystal"])
    play(table, "prep:spark@1")
    assert not any(key.startswith("cast") for key in keys(table))
    play(table, "end")
    assert table.view(0).marks["active"] == 1
    assert topic(table) == "main"  # the ally cannot cast it either
    play(table, "end")
    assert keys(table) == ["cast:1", "end"]


@rule("WE-153", "WE-147")
@pytest.mark.parametrize("state", ["open", "R"])
def test_a_spell_prepped_while_casting_waits_for_the_next_turn(state: str) -> None:
    """It prepped itself again: neither may it be cast twice, nor does its breach ask for it."""
    table = casting({"1": holding("spark"), "3": holding("ember-loop", state=state)})
    play(table, "cast:3", "prep:ember-loop@3")
    assert cards(table, "breach:0:3") == ["ember-loop"]
    assert keys(table) == ["cast:1", "end"]
    told = table.why_not(0, table.view(0).zone("breach:0:3").pieces[0].id)
    assert told is not None
    assert told.id == "why-prepped-now"
    play(table, "end", "end", "end")
    assert "cast:3" in keys(table)


@rule("WE-154")
def test_the_effect_may_use_the_breach_the_spell_has_left() -> None:
    """Worked example WE-E03: Jagged Lightning turns the very breach it was cast from."""
    quilius = {
        "hand": ["crystal", "spark", "crystal"],
        "discard": [],
        "breaches": {
            "1": holding("spark"),
            "2": "open",
            "3": holding("jagged-lightning", state="R"),
        },
    }
    foe = {"life": 40, "deck": ["smite"], "discard": []}
    table = at(mages=["quilius", "gex"], phase="casting", p0=quilius, foe=foe)
    assert keys(table) == ["cast:1", "cast:3"]
    play(table, "cast:3")
    assert nemesis_life(table) == 37  # III is closed: no bonus
    play(table, "do:may", "card:crystal", "player:0")
    assert cards(table, "discard:0") == ["jagged-lightning", "crystal"]
    assert table.view(0).zone("breach:0:3").marks["turned"] == "D"
    play(table, "end")
    assert cards(table, "breach:0:1") == ["spark"]
    play(table, "prep:spark@3")
    assert cards(table, "breach:0:3") == ["spark"]


@rule("WE-155")
def test_aether_gained_while_casting_can_be_spent_in_the_main_phase() -> None:
    table = casting({"1": holding("ember-well")}, hand=["crystal"])
    play(table, "cast:1")
    assert topic(table) == "main"
    assert marks(table, "player:0")["aether"] == 2
    play(table, "charge")
    assert marks(table, "player:0")["charges"] == 1
