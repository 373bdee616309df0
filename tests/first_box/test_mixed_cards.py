"""Cards and mages of all boxes at one table: what each makes of the others (section 12)."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.card import spell as new_spell
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.games.aeons_end.mixed_game import box_named
from emberhold.kernel.table import Table
from tests.aeons_end.mixes import FIRST, SECOND, guests
from tests.first_box.foe_side import PLAYERS_NEXT
from tests.first_box.support import at
from tests.support import (
    asks,
    cards,
    charges,
    gravehold,
    in_play,
    keys,
    life,
    marks,
    nemesis_life,
    play,
    rule,
    tokens,
)
from tests.support.tables import placed

QUEEN, MASK, PRINCE = "carapace-queen", "crooked-mask", "prince-of-gluttons"
BOXES = [SECOND, FIRST, "legacy"]
HARMLESS = {"deck": ["skewer", "slaughter", "woven-sky"], "discard": []}


def mixed(
    mages: list[str],
    nemesis: str = "rageborne",
    foe: dict[str, Any] | None = None,
    *,
    phase: str = "main",
    player: int = 0,
    setup: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table with all three boxes in play, in a position."""
    wishes = {
        "boxes": BOXES,
        "guests": guests(),
        "nemesis": nemesis,
        "mages": mages,
        "market": "free-charges",
        **(setup or {}),
    }
    position["turn"] = {"player": player, "phase": phase}
    return placed(FIRST, len(mages), 1, wishes, {**HARMLESS, **(foe or {})}, position)


def market_with(*names: str) -> list[str]:
    """A market that has those spells or relics beside the usual ones."""
    usual = ["jade", "vriswood-amber", "diamond-cluster", "unstable-prism", "mages-talisman"]
    usual += ["spectral-echo", "ignite", "feral-lightning", "wildfire-whip"]
    piles = {slug: card for box in BOXES for slug, card in box_named(box).market.items()}
    for name in names:
        place = next(
            at
            for at, other in enumerate(usual)
            if other not in names and piles[other].type == piles[name].type
        )
        usual[place] = name
    return usual


def preps(table: Table) -> list[str]:
    return [key.removeprefix("prep:") for key in keys(table) if key.startswith("prep:")]


def on(*spells: str, state: str = "open") -> dict[str, Any]:
    return {"state": state, "spells": list(spells)}


# Gems


@rule("AE-082")
@pytest.mark.parametrize(("before", "aether", "after"), [(4, 3, 2), (2, 0, 2)])
def test_a_gem_that_destroys_itself_is_played_twice_and_destroyed_once(
    before: int, aether: int, after: int
) -> None:
    own = {"life": before, "hand": ["unstable-prism", "coal-shard", "crystal"], "charges": 0}
    table = mixed(["ulgimor", "jian"], p0=own)
    play(table, "play:unstable-prism", "do:1", "card:coal-shard")
    assert (marks(table, "player:0")["aether"], life(table, 0)) == (aether, after)
    assert cards(table, "destroyed") == ["coal-shard"]


@rule("AE-248")
def test_bound_aether_of_other_boxes_pays_for_what_it_is_bound_to() -> None:
    power = [{"card": "eye-of-nothing", "tokens": 2}]
    own: dict[str, Any] = {
        "aether": 4,
        "charges": 0,
        "breaches": {"1": {"spells": ["wildfire-whip"]}, "2": "D"},
    }
    six = {"charge", "focus:2", "open:2", "use:wildfire-whip@1", "discard-power:eye-of-nothing"}
    shard = {**own, "hand": ["oblivion-shard"]}
    table = mixed(["dezmodia", "brama"], in_play=power, p0=shard)
    play(table, "play:oblivion-shard")
    assert six <= set(keys(table))
    none = {**own, "aether": 0, "hand": ["moonstone-shard", "searing-ruby", "crystal"]}
    table = mixed(["jian", "brama"], in_play=power, p0=none, setup={"market": "random"})
    play(table, "play:moonstone-shard", "play:searing-ruby")
    table.answer("use:wildfire-whip@1")
    assert "charge" not in keys(table)
    assert {key for key in keys(table) if key.startswith(("use:", "focus:"))} == set()


# Two spells on a breach


def gated(*hand: str, **breaches: Any) -> Table:
    """Another mage's main phase after Otherworldly Gate."""
    names = {"one": "1", "two": "2", "three": "3", "four": "4"}
    own = {
        "hand": [*hand, "crystal"],
        "discard": [],
        "breaches": {names[name]: state for name, state in breaches.items()},
    }
    table = mixed(["kadir", "dezmodia"], player=1, p0={"charges": 5}, p1=own)
    return play(table, "ability")


@rule("AE-233")
def test_two_is_the_limit_by_the_gate_whatever_has_link(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = new_spell("Twin Flame", 3, cast=Deal(2), link=True)
    monkeypatch.setitem(FIRST_BOX.cards, twin.slug, twin)

    def places(*lying: str) -> list[str]:
        own = {"hand": ["twin-flame", "spark", "crystal"], "breaches": {"1": on(*lying)}}
        table = at(mages=["kadir", "jian"], player=1, p0={"charges": 5}, p1=own)
        return [place for place in preps(play(table, "ability")) if place.endswith("@1")]

    assert places("spark") == ["twin-flame@1", "spark@1"]
    assert places("twin-flame") == ["twin-flame@1", "spark@1"]
    assert places("twin-flame", "twin-flame") == []


@rule("AE-234")
@pytest.mark.parametrize("order", [("spark", "ignite"), ("ignite", "spark")])
def test_the_spark_of_kindle_comes_on_top_of_two(order: tuple[str, str]) -> None:
    table = gated("kindle", "ignite", "spark", "spark", two="open")
    play(table, "prep:kindle@2", f"prep:{order[0]}@2")
    assert f"{order[1]}@2" in preps(table)
    play(table, f"prep:{order[1]}@2")
    assert not any(place.endswith("@2") for place in preps(table))


@rule("AE-235")
def test_a_sigil_breach_takes_two() -> None:
    table = gated("spark", "spark", "ignite", two="sigil")
    play(table, "prep:spark@2", "prep:ignite@2")
    assert cards(table, "breach:1:2") == ["spark", "ignite"]
    assert "spark@2" not in preps(table)


@rule("AE-235")
def test_phaedraxa_has_one_breach_for_a_sigil() -> None:
    table = mixed(["dezmodia", "phaedraxa"], p0={"charges": 6})
    play(table, "ability", "player:1")
    assert table.view(0).zone("breach:1:2").name == "breach-sigil"


@rule("AE-253")
def test_nothing_shares_with_a_spell_on_two_breaches() -> None:
    table = gated("crystallize", "spark", one="open", two="open", three="open")
    play(table, "prep:crystallize@2+3")
    assert preps(table) == ["spark@1"]
    table = gated("crystallize", one=on("spark"), two="open", three="open")
    assert preps(table) == ["crystallize@2+3"]


@rule("AE-049")
def test_a_breach_that_xaxos_breaks_gives_up_its_two_spells_in_an_order_of_its_owner() -> None:
    own = {"breaches": {"1": on("kindle", "ignite", "spark")}, "hand": ["crystal"], "discard": []}
    table = mixed(
        ["gex", "dezmodia"],
        "xaxos-ascended",
        {"deck": ["break", "smite"]},
        phase="nemesis-draw",
        turn_order=PLAYERS_NEXT,
        p1=own,
    )
    play(table, "spell:kindle@1.1")
    assert (asks(table).topic, asks(table).seat) == ("discard-first", 1)
    play(table, "card:spark")
    assert cards(table, "discard:1") == ["spark", "ignite"]


# Casting


@rule("AE-236", "AE-254")
@pytest.mark.parametrize(
    ("breaches", "cast", "damage"),
    [
        (
            {"1": on("spark", "spark"), "2": on("chaos-arc", state="sigil"), "3": on("ignite")},
            "cast:2",
            11,
        ),
        ({"1": on("chaos-arc"), "2": on("crystallize"), "3": on("crystallize")}, "cast:1", 5),
    ],
)
def test_chaos_arc_counts_spells_beside_it_each_once(
    breaches: dict[str, Any], cast: str, damage: int
) -> None:
    own = {"hand": ["crystal"], "discard": [], "breaches": breaches}
    table = mixed(["dezmodia", "brama"], phase="casting", p0=own)
    play(table, cast)
    assert nemesis_life(table) == 70 - damage


@rule("AE-254")
def test_a_spell_on_two_breaches_is_one_prepped_spell() -> None:
    own = {"breaches": {"1": on("spark"), "2": on("crystallize"), "3": on("crystallize")}}
    static = [{"card": "bleed-static", "tokens": 1}]
    table = mixed(
        ["gex", "brama"],
        phase="nemesis",
        foe={"deck": ["eye-of-nothing", "slaughter"]},
        in_play=static,
        turn_order=PLAYERS_NEXT,
        p0=own,
    )
    assert life(table, 0) == 6


@rule("AE-255")
@pytest.mark.parametrize(("third", "damage"), [("open", 12), ("R", 10)])
def test_black_mirror_casts_a_spell_on_two_breaches_with_both_bonuses(
    third: str, damage: int
) -> None:
    spell = "pyrotechnic-surge"
    two = {"3": on(spell, state=third), "4": on(spell)}
    table = mixed(
        ["jian", "phaedraxa"],
        p0={"charges": 4, "hand": ["crystal"]},
        p1={"hand": ["crystal"], "discard": [], "breaches": two},
    )
    play(table, "ability")
    while asks(table).topic != "main":
        play(table, keys(table)[-1])
    assert nemesis_life(table) == 70 - damage
    assert cards(table, "discard:1") == [spell]


@rule("AE-255")
def test_phaedraxa_places_such_a_spell_where_she_has_breaches() -> None:
    breaches = {"2": "open", "3": "open", "4": "open"}
    table = mixed(
        ["phaedraxa", "brama"], p0={"hand": ["crystallize", "crystal"], "breaches": breaches}
    )
    assert preps(table) == ["crystallize@2+3", "crystallize@3+4"]


@rule("AE-237")
def test_the_gauntlet_takes_a_spell_to_the_hand_and_the_mirror_leaves_it_discarded() -> None:
    prepped = {"breaches": {"1": on("spark")}, "hand": [], "discard": []}
    table = mixed(["jian", "mist"], p0={"hand": ["vortex-gauntlet", "crystal"]}, p1=prepped)
    play(table, "play:vortex-gauntlet")
    assert (nemesis_life(table), cards(table, "hand:1")) == (69, ["spark"])
    table = mixed(["jian", "mist"], p0={"charges": 4, "hand": ["crystal"]}, p1=prepped)
    play(table, "ability")
    assert (nemesis_life(table), cards(table, "discard:1")) == (68, ["spark"])


# The nemesis


@rule("AE-232", "AE-230")
def test_xaxos_meets_himself() -> None:
    wishes: dict[str, Any] = {"boxes": BOXES, "guests": guests()}
    wishes |= {"nemesis": "xaxos-ascended", "mages": ["xaxos", "gex"]}
    table = emberhold.open(FIRST, 2, 3, wishes)
    assert table.state.nemesis.slug == "xaxos-ascended"
    assert cards(table, "hand:0")[0] == "flare"
    assert table.state.players[0].mage.ability is not None


@rule("AE-240")
def test_a_husk_is_a_minion_but_nothing_is_put_on_it() -> None:
    torporene = {"hand": ["soothing-torporene", "crystal"]}
    setup = {"market": market_with("soothing-torporene")}
    table = mixed(["brama", "gex"], QUEEN, {"tokens": 3}, setup=setup, p0=torporene)
    play(table, "play:soothing-torporene")
    assert asks(table).topic == "main", "there is no minion that could be silenced"
    assert marks(table, "player:0")["aether"] == 2
    womb = [{"card": "broodwomb", "life": 5}]
    table = mixed(["brama", "gex"], QUEEN, {"tokens": 3}, setup=setup, p0=torporene, in_play=womb)
    play(table, "play:soothing-torporene", "do:2")
    [there] = table.view(0).zone("in-play").pieces
    assert there.marks["silenced"]


@rule("AE-250", "AE-037")
@pytest.mark.parametrize(
    ("nemesis", "card"),
    [("umbra-titan", "smite"), ("gate-witch", "heart-of-nothing"), ("bladius", "tempting-offer")],
)
def test_the_ward_works_against_attacks_and_powers_of_every_box(nemesis: str, card: str) -> None:
    table = drawing(nemesis, [card, "smite"])
    before = gravehold(table), tokens(table) if "tokens" in marks(table, "nemesis") else 0
    play(table, "ability")
    assert cards(table, "nemesis-discard") == [card]
    assert gravehold(table) == before[0]
    assert charges(table, 0) == 0


@rule("AE-250", "AE-037")
def test_the_ward_is_offered_for_each_of_several_cards() -> None:
    nimbus = [{"card": "temporal-nimbus", "tokens": 1}]
    table = drawing("gate-witch", ["smite", "thrash", "nix"], phase="nemesis", in_play=nimbus)
    play(table, "skip")
    assert asks(table).topic == "ability-draw"
    play(table, "ability")
    assert cards(table, "nemesis-discard")[-1] == "thrash"


def drawing(nemesis: str, deck: list[str], phase: str = "nemesis-draw", **more: Any) -> Table:
    table = mixed(
        ["adelheim", "garu"],
        nemesis,
        {"deck": deck},
        phase=phase,
        turn_order=PLAYERS_NEXT,
        p0={"charges": 5},
        **more,
    )
    assert asks(table).topic == "ability-draw"
    return table


# Damage that something else looks at


EXTINGUISH: dict[str, Any] = {
    "hand": ["crystal"],
    "discard": [],
    "breaches": {"1": on("extinguish")},
}


@rule("AE-229", "LG-396")
def test_a_possessed_mage_earns_no_trophy_and_hits_the_own_people() -> None:
    table = mixed(
        ["quilius", "gex"],
        "fungal-mesh",
        {"deck": ["eye-of-nothing", "thrash"], "tokens": 2},
        phase="nemesis-draw",
        turn_order=PLAYERS_NEXT,
        in_play=[{"card": "needlemaw", "life": 1}],
        p0=EXTINGUISH,
    )
    assert asks(table).topic == "stray-target"
    play(table, "player:1")
    assert life(table, 1) == 9
    assert in_play(table)["needlemaw"] == 1
    assert "trophies" not in marks(table, "player:0")


@rule("AE-229", "LG-454")
@pytest.mark.parametrize("mage", ["quilius", "garu"])
def test_xaxos_concentrates_as_soon_as_his_minion_is_discarded(mage: str) -> None:
    pain = [{"card": "prelatus-of-pain", "life": 1}]
    own = {**EXTINGUISH, "charges": 5}
    phase = "casting" if mage == "quilius" else "main"
    table = mixed([mage, "gex"], "xaxos-ascended", phase=phase, in_play=pain, p0=own)
    before = table.view(0).zone("beside-deck:concentrate").count
    if mage == "quilius":
        play(table, "cast:1", "target:prelatus-of-pain")
        assert marks(table, "player:0")["trophies"] == 1
    else:
        play(table, "ability", "skip", "target:prelatus-of-pain", "damage:1")
    assert table.view(0).zone("beside-deck:concentrate").count == before - 1


@rule("AE-229", "LG-541")
def test_slayers_eye_sees_a_spell_that_earns_trophies() -> None:
    eyed = guests(2, 4)
    table = mixed(
        ["bow", "quilius"],
        phase="main",
        setup={"guests": eyed, "market": market_with("vortex-gauntlet")},
        in_play=[{"card": "needlemaw", "life": 11}],
        p0={"hand": ["vortex-gauntlet", "crystal"]},
        p1=EXTINGUISH,
    )
    play(table, "play:vortex-gauntlet", "target:needlemaw")
    assert in_play(table)["needlemaw"] == 11 - 1 - 3


# Cards of Legacy


@rule("AE-219", "LG-514")
@pytest.mark.parametrize("way", ["gain:ignite", "gain:ignite@own"])
def test_adrenal_batteries_may_take_the_top_of_the_devoured_pile(way: str) -> None:
    own = {"hand": ["adrenal-batteries", "crystal"], "pulse": 5, "breaches": {"1": "open"}}
    table = mixed(
        ["bow", "gex"],
        PRINCE,
        {"devoured": ["ignite"]},
        setup={"market": market_with("adrenal-batteries")},
        market={"ignite": 3},
        p0=own,
    )
    play(table, "play:adrenal-batteries", "do:may")
    while asks(table).topic != "gain":
        play(table, keys(table)[0])
    play(table, way)
    left = table.view(0).zone("pile:ignite").count, len(cards(table, "devoured"))
    assert left == ((2, 1) if way == "gain:ignite" else (3, 0))


@rule("AE-185", "LG-510")
@pytest.mark.parametrize(("way", "aether"), [("destroy:contagion", 0), ("skip", 1)])
def test_prophetic_lens_gives_nothing_for_a_corruption_destroyed(way: str, aether: int) -> None:
    own = {"hand": ["prophetic-lens", "crystal"], "deck": ["contagion", "crystal"]}
    setup = {"market": market_with("prophetic-lens")}
    table = mixed(["brama", "gex"], MASK, {"deck": ["vex", "burden"]}, setup=setup, p0=own)
    play(table, "play:prophetic-lens", way)
    assert marks(table, "player:0")["aether"] == aether
