"""Section 21: TO DISCARD."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.aeons_end.nemesis_side import CALM
from tests.support import asks, at, cards, in_play, keys, marks, play, rule


def powers_offered(table: Table) -> list[str]:
    """The powers the active player could discard now."""
    found = [key for key in keys(table) if key.startswith("discard-power:")]
    return [key.removeprefix("discard-power:") for key in found]


# When, and by whom


@rule("WE-192", "WE-295")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_may_do_it_in_the_own_main_phase(seat: int) -> None:
    rich: dict[str, Any] = {f"p{seat}": {"aether": 7}}
    table = at(player=seat, in_play=["aphotic-sun"], **rich)
    play(table, "discard-power:aphotic-sun")
    assert in_play(table) == {}
    assert marks(table, f"player:{seat}")["aether"] == 0


@rule("WE-295")
def test_it_does_not_matter_in_whose_turn_the_power_came() -> None:
    table = at(
        phase="nemesis-draw",
        foe={"deck": ["heart-of-nothing", "smite"]},
        turn_order={"deck": ["2", "1", "nemesis"], "discard": ["nemesis"]},
        p0={"hand": ["spark", "crystal", "crystal", "crystal", "torch"]},
    )
    assert asks(table).seat == 1
    assert powers_offered(table) == ["heart-of-nothing"]
    play(table, "end")
    assert asks(table).seat == 0
    assert powers_offered(table) == ["heart-of-nothing"], "in a later turn as well"


@rule("WE-295")
def test_not_in_the_casting_phase() -> None:
    table = at(
        phase="casting",
        in_play=["aphotic-sun"],
        p0={"aether": 7, "breaches": {"1": {"spells": ["spark"]}}},
    )
    assert powers_offered(table) == []
    assert powers_offered(play(table, "end")) == ["aphotic-sun"]


@rule("WE-295")
def test_several_powers_may_be_discarded_in_one_turn() -> None:
    table = at(in_play=["aphotic-sun", "chaos-flail"], p0={"aether": 15})
    play(table, "discard-power:chaos-flail", "discard-power:aphotic-sun")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard")[-2:] == ["chaos-flail", "aphotic-sun"]


# In full


@rule("WE-296")
@pytest.mark.parametrize(("aether", "allowed"), [(6, False), (7, True)])
def test_the_aether_must_be_there(aether: int, allowed: bool) -> None:
    table = at(in_play=["aphotic-sun"], p0={"aether": aether})
    assert powers_offered(table) == ["aphotic-sun"] * allowed
    if not allowed:
        with pytest.raises(IllegalAnswer):
            table.answer("discard-power:aphotic-sun")


@rule("WE-296", "WE-164")
def test_aether_for_cards_only_does_not_pay_for_it() -> None:
    """Worldheart Shard gives 2 aether that can only gain cards."""
    table = at(in_play=["aphotic-sun"], p0={"aether": 5, "hand": ["worldheart-shard", "crystal"]})
    play(table, "play:worldheart-shard", "do:2")
    assert powers_offered(table) == []
    assert powers_offered(play(table, "play:crystal")) == []


@rule("WE-296", "WE-069")
def test_aether_not_for_relics_and_spells_pays_for_it() -> None:
    """Oblivion Shard gives such aether."""
    table = at(
        mages=["dezmodia", "gex"],
        in_play=["aphotic-sun"],
        p0={"aether": 5, "hand": ["oblivion-shard", "spark"]},
    )
    play(table, "play:oblivion-shard", "discard-power:aphotic-sun")
    assert in_play(table) == {}


@rule("WE-296")
@pytest.mark.parametrize(("cards_in_hand", "allowed"), [(3, False), (4, True)])
def test_four_cards_must_be_in_hand_for_heart_of_nothing(cards_in_hand: int, allowed: bool) -> None:
    table = at(in_play=["heart-of-nothing"], p0={"hand": ["crystal"] * cards_in_hand})
    assert powers_offered(table) == ["heart-of-nothing"] * allowed


@rule("WE-296")
def test_all_of_it_is_done() -> None:
    hand = ["crystal", "crystal", "spark", "crystal", "spark"]
    table = at(in_play=["heart-of-nothing"], p0={"hand": hand, "discard": []})
    play(table, "discard-power:heart-of-nothing", "card:spark", "card:crystal", "card:crystal")
    assert in_play(table) == {"heart-of-nothing": 2}, "three of four cards"
    play(table, "card:crystal")
    assert in_play(table) == {}
    assert cards(table, "discard:0") == ["spark", "crystal", "crystal", "crystal"]


@rule("WE-296")
@pytest.mark.parametrize(("spells", "allowed"), [(1, False), (2, True)])
def test_two_own_spells_must_be_prepped_for_planar_collision(spells: int, allowed: bool) -> None:
    mine = {str(number): {"spells": ["spark"]} for number in range(1, spells + 1)}
    allys = {"2": {"spells": ["spark"]}, "3": {"state": "open", "spells": ["spark"]}}
    table = at(in_play=["planar-collision"], p0={"breaches": mine}, p1={"breaches": allys})
    assert powers_offered(table) == ["planar-collision"] * allowed


@rule("WE-296")
@pytest.mark.parametrize(("spell", "allowed"), [("kindle", False), ("aurora", True)])
def test_cataclysmic_fate_wants_a_spell_that_costs_five(spell: str, allowed: bool) -> None:
    table = at(in_play=["cataclysmic-fate"], p0={"breaches": {"1": {"spells": [spell]}}})
    assert powers_offered(table) == ["cataclysmic-fate"] * allowed


# What becomes of the power


@rule("WE-297", "WE-298")
def test_the_power_is_discarded_and_does_not_resolve() -> None:
    """Apocalypse Ritual would cost Gravehold 5 life for each nemesis card discarded."""
    table = at(
        in_play=["apocalypse-ritual", "mangleroot"],
        foe={"deck": ["night-unending"], "discard": ["nix"]},
        turn_order={"deck": ["nemesis", "1"], "discard": ["nemesis"]},
        p0={"aether": 8, "hand": ["crystal"]},
    )
    play(table, "discard-power:apocalypse-ritual")
    assert cards(table, "nemesis-discard") == ["nix", "apocalypse-ritual"]
    assert in_play(table) == {"mangleroot": 12}
    assert marks(table, "gravehold")["life"] == 30
    play(table, "end")
    assert marks(table, "gravehold")["life"] == 27, "in the nemesis turn only Mangleroot acts"


@rule("WE-298")
@pytest.mark.parametrize("tokens", [1, 2])
def test_it_does_not_matter_how_many_tokens_are_left(tokens: int) -> None:
    """Temporal Nimbus would Unleash: Gate Witch would open a gate."""
    table = at(
        nemesis="gate-witch",
        in_play=[{"card": "temporal-nimbus", "tokens": tokens}],
        p0={"aether": 6, "hand": ["crystal"]},
    )
    play(table, "discard-power:temporal-nimbus")
    assert in_play(table) == {}
    assert marks(table, "nemesis")["tokens"] == 1


@rule("WE-297")
def test_only_a_power_that_resolves_goes_to_the_bottom_of_the_deck() -> None:
    """Infinite Enmity goes there as part of its POWER effect, which does not happen."""
    table = at(nemesis="gate-witch", in_play=["infinite-enmity"], p0={"aether": 9})
    before = table.view(0).zone("nemesis-deck").count
    play(table, "discard-power:infinite-enmity")
    assert cards(table, "nemesis-discard")[-1] == "infinite-enmity"
    assert table.view(0).zone("nemesis-deck").count == before


@rule("WE-299")
@pytest.mark.parametrize("power", ["night-unending", "withering-beam"])
def test_a_power_without_the_words_cannot_be_discarded_so(power: str) -> None:
    hand = ["crystal"] * 5
    table = at(in_play=[power], turn_order=CALM, p0={"aether": 40, "hand": hand})
    assert powers_offered(table) == []
