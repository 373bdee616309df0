"""The fourteen market spells."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.support import asks, at, cards, keys, marks, play, rule

LIFE = 40
TRIO = {
    "market": [
        *("dread-diamond", "frozen-magmite", "breach-ore"),
        *("conclave-scroll", "fiend-catcher"),
        *("carbonize", "celestial-spire", "convection-field", "aurora"),
    ]
}


def casting(*spells: str, more: dict[str, Any] | None = None, **position: Any) -> Table:
    """Player 0 in the casting phase with spells on breaches I, II, ...; none of them adds damage.

    A crystal in hand keeps the turn from running on by itself.
    """
    breaches: dict[str, Any] = {"1": "open", "2": "open", "3": "none", "4": "none"}
    for number, spell in enumerate(spells, start=1):
        breaches[str(number)] = {"spells": [spell]}
    one = {"hand": ["crystal"], "discard": [], "breaches": breaches, **(more or {})}
    return at(phase="casting", p0=one, foe={"life": LIFE}, **position)


def dual(spell: str, **more: Any) -> dict[str, Any]:
    """A player with one spell across breaches I and II."""
    on = {"spells": [spell]}
    breaches = {"1": on, "2": on, "3": "none", "4": "none"}
    return {"hand": ["crystal"], "discard": [], "breaches": breaches, **more}


def dealt(table: Table) -> int:
    return LIFE - int(marks(table, "nemesis")["life"])


PLAIN = {
    "thoughtform-familiar": 2,
    "kindle": 3,
    "aurora": 3,
    "celestial-spire": 3,
    "fiery-torrent": 2,
    "nova-forge": 4,
    "equilibrium": 4,
}
"""Spells that ask nothing, and the damage they deal by themselves."""


@pytest.mark.parametrize(("spell", "damage"), PLAIN.items())
def test_damage(spell: str, damage: int) -> None:
    table = play(casting(spell), "cast:1")
    assert dealt(table) == damage
    assert cards(table, "discard:0") == [spell]


@pytest.mark.parametrize(("spell", "damage"), PLAIN.items())
@rule("WE-230", "WE-233")
def test_an_open_third_breach_adds_one_damage_once(spell: str, damage: int) -> None:
    table = casting(more={"breaches": {"3": {"spells": [spell]}}})
    assert dealt(play(table, "cast:3")) == damage + 1


# Thoughtform Familiar


def test_thoughtform_familiar_counts_the_other_prepped_spells() -> None:
    table = casting("thoughtform-familiar", "spark", p1={"breaches": {"2": {"spells": ["spark"]}}})
    assert dealt(play(table, "cast:1")) == 3


def test_a_spell_on_two_breaches_is_one_spell() -> None:
    on = {"spells": ["crystallize"]}
    breaches = {"1": {"spells": ["thoughtform-familiar"]}, "2": on, "3": on}
    table = casting(more={"breaches": breaches})
    assert dealt(play(table, "cast:1")) == 3


# Carbonize


def test_carbonize_may_put_any_revealed_turn_under_the_deck() -> None:
    table = casting("carbonize", turn_order={"deck": ["1", "2", "nemesis"], "discard": ["1"]})
    play(table, "cast:1")
    assert dealt(table) == 3
    assert keys(table) == ["do:may", "skip"]
    known = table.view(1).zone("order-deck").pieces
    assert [piece.name for piece in known] == ["turn-card-1"]
    play(table, "do:may")
    known = table.view(1).zone("order-deck").pieces
    assert [(piece.id, piece.name) for piece in known] == [("turn:bottom:0", "turn-card-1")]
    play(table, "end")
    assert table.view(0).zone("order-discard").pieces[-1].name == "turn-card-2"


def test_or_leave_it_on_top() -> None:
    table = casting("carbonize", turn_order={"deck": ["1", "2", "nemesis"], "discard": ["1"]})
    play(table, "cast:1", "skip", "end")
    assert table.view(0).zone("order-discard").pieces[-1].name == "turn-card-1"


def test_the_only_card_of_the_turn_order_deck_has_nowhere_to_go() -> None:
    table = casting("carbonize", turn_order={"deck": ["2"], "discard": ["1"]})
    play(table, "cast:1")
    assert "play:crystal" in keys(table)


# Jagged Lightning


@rule("WE-334", "WE-339")
def test_jagged_lightning_trades_a_card_for_a_focus_of_any_player() -> None:
    table = casting(
        "jagged-lightning",
        more={"hand": ["crystal", "spark"]},
        p1={"breaches": {"3": "R", "4": "U"}},
    )
    play(table, "cast:1", "do:may", "card:spark")
    assert dealt(table) == 3
    assert table.view(0).zone("breach:1:3").marks["turned"] == "D"  # nobody else has a closed one
    assert cards(table, "discard:0") == ["jagged-lightning", "spark"]


def test_jagged_lightning_focuses_nothing_for_nothing() -> None:
    table = casting("jagged-lightning", p1={"breaches": {"3": "R"}})
    play(table, "cast:1", "skip")
    assert cards(table, "hand:0") == ["crystal"]
    assert table.view(0).zone("breach:1:3").marks["turned"] == "R"


# Kindle


def test_kindle_lets_one_spark_join_it() -> None:
    one = {"hand": ["kindle", "spark", "spark"], "breaches": {"1": "open", "2": "none"}}
    table = at(p0={**one, "aether": 2})
    play(table, "prep:kindle@1", "prep:spark@1")
    assert cards(table, "breach:0:1") == ["kindle", "spark"]
    assert "prep:spark@1" not in keys(table)


def test_nothing_but_a_spark_joins_kindle_and_kindle_joins_nothing() -> None:
    one = {"hand": ["kindle", "kindle", "torch"], "breaches": {"2": "none"}, "aether": 2}
    table = play(at(p0=one), "prep:kindle@1")
    assert [key for key in keys(table) if key.startswith("prep")] == []
    spark = {"1": {"spells": ["spark"]}, "2": "none"}
    table = at(p0={"hand": ["kindle"], "breaches": spark, "aether": 2})
    assert [key for key in keys(table) if key.startswith("prep")] == []


def test_kindle_and_its_spark_are_cast_one_by_one() -> None:
    table = casting(more={"breaches": {"1": {"spells": ["kindle", "spark"]}}})
    assert keys(table) == ["cast:kindle@1", "cast:spark@1", "end"]
    play(table, "cast:kindle@1")
    assert dealt(table) == 3
    assert cards(table, "breach:0:1") == ["spark"]


# Pyrotechnic Surge


def test_pyrotechnic_surge_needs_two_adjacent_breaches() -> None:
    breaches = {"1": "open", "2": "open", "3": "open", "4": {"spells": ["spark"]}}
    table = at(p0={"hand": ["pyrotechnic-surge"], "breaches": breaches})
    assert keys(table) == ["prep:pyrotechnic-surge@1+2", "prep:pyrotechnic-surge@2+3", "end"]
    apart = {"1": "open", "2": "none", "3": "open", "4": {"spells": ["spark"]}}
    table = at(p0={"hand": ["pyrotechnic-surge"], "breaches": apart, "aether": 2})
    assert [key for key in keys(table) if key.startswith("prep")] == []


def test_it_fills_both_breaches() -> None:
    breaches = {"1": "open", "2": "open", "3": "none", "4": "none"}
    hand = ["pyrotechnic-surge", "spark", "crystal"]
    table = at(p0={"hand": hand, "breaches": breaches})
    play(table, "prep:pyrotechnic-surge@1+2")
    assert keys(table) == ["play:crystal", "end"]


def test_pyrotechnic_surge_may_destroy_a_card_in_the_discard_pile() -> None:
    table = at(phase="casting", foe={"life": LIFE}, p0=dual("pyrotechnic-surge", discard=["spark"]))
    play(table, "cast:1+2", "do:may")
    assert dealt(table) == 4
    assert keys(table) == ["from-discard:pyrotechnic-surge@1", "from-discard:spark@2"]
    play(table, "from-discard:spark@2")
    assert cards(table, "discard:0") == ["pyrotechnic-surge"]
    assert cards(table, "destroyed") == ["spark"]


def test_pyrotechnic_surge_may_destroy_nothing() -> None:
    table = at(phase="casting", p0=dual("pyrotechnic-surge", discard=["spark"]))
    play(table, "cast:1+2", "skip")
    assert cards(table, "discard:0") == ["spark", "pyrotechnic-surge"]


def test_both_breaches_add_their_bonus() -> None:
    on = {"spells": ["pyrotechnic-surge"]}
    table = casting(more={"breaches": {"3": on, "4": on}})
    assert dealt(play(table, "cast:3+4")) == 6


# Aurora and Nova Forge


@rule("WE-187", "WE-188", "WE-190", "WE-191")
def test_aurora_gives_a_charge_once_a_turn_while_it_stays_prepped() -> None:
    table = at(p0={"hand": ["aurora", "crystal"], "charges": 0, "breaches": {"1": "open"}})
    play(table, "prep:aurora@1", "use:aurora@1")
    assert marks(table, "player:0")["charges"] == 1
    assert cards(table, "breach:0:1") == ["aurora"]
    assert "use:aurora@1" not in keys(table)


@rule("WE-191")
def test_each_copy_of_aurora_can_be_used() -> None:
    on = {"spells": ["aurora"]}
    table = at(p0={"hand": ["crystal"], "charges": 0, "breaches": {"1": on, "2": on}})
    play(table, "use:aurora@1", "use:aurora@2")
    assert marks(table, "player:0")["charges"] == 2


@rule("WE-164")
def test_nova_forge_gives_aether_for_spells_only() -> None:
    forge = {"1": {"spells": ["nova-forge"]}, "2": "R"}
    setup = {"market": "play-it-again"}
    table = at(setup=setup, p0={"hand": ["crystal"], "aether": 1, "breaches": forge})
    play(table, "use:nova-forge@1")
    assert [key for key in keys(table) if key.startswith(("buy", "charge", "focus"))] == [
        "buy:thoughtform-familiar"
    ]
    play(table, "buy:thoughtform-familiar")
    assert marks(table, "player:0")["aether"] == 0
    assert "use:nova-forge@1" not in keys(table)


# Celestial Spire


def test_celestial_spire_has_an_ally_draw_when_its_pile_is_empty() -> None:
    ally = {"hand": ["crystal"], "deck": ["spark", "crystal"]}
    table = casting("celestial-spire", setup=TRIO, market={"celestial-spire": 0}, p1=ally)
    play(table, "cast:1")
    assert dealt(table) == 3
    assert cards(table, "hand:1") == ["crystal", "spark"]


def test_while_copies_are_left_nobody_draws() -> None:
    ally = {"hand": ["crystal"], "deck": ["spark", "crystal"]}
    table = casting("celestial-spire", setup=TRIO, market={"celestial-spire": 1}, p1=ally)
    play(table, "cast:1")
    assert cards(table, "hand:1") == ["crystal"]


@rule("WE-322")
def test_alone_the_player_draws() -> None:
    table = casting(
        "celestial-spire",
        players=1,
        setup=TRIO,
        market={"celestial-spire": 0},
        more={"deck": ["spark"]},
    )
    play(table, "cast:1")
    assert cards(table, "hand:0") == ["crystal", "spark"]


# Convection Field


def test_convection_field_deals_four_damage() -> None:
    table = play(casting("convection-field"), "cast:1", "do:1")
    assert dealt(table) == 4


def test_or_two_and_an_ally_may_destroy_a_card_in_hand() -> None:
    table = casting("convection-field", p1={"hand": ["crystal", "spark"]})
    play(table, "cast:1", "do:2")
    assert dealt(table) == 2
    assert asks(table).seat == 1
    play(table, "do:may", "from-hand:spark")
    assert cards(table, "hand:1") == ["crystal"]
    assert cards(table, "destroyed") == ["spark"]


def test_the_ally_may_keep_the_hand() -> None:
    table = casting("convection-field", p1={"hand": ["crystal", "spark"]})
    play(table, "cast:1", "do:2", "skip")
    assert cards(table, "hand:1") == ["crystal", "spark"]


# Fiery Torrent


def test_fiery_torrent_counts_the_others_of_all_players() -> None:
    ally = {"breaches": {"2": {"spells": ["fiery-torrent"]}}}
    table = casting("fiery-torrent", "fiery-torrent", p1=ally)
    play(table, "cast:1")
    assert dealt(table) == 6
    play(table, "cast:2")
    assert dealt(table) == 10


# Conjure the Lost


def test_conjure_the_lost_may_be_destroyed_for_gravehold() -> None:
    table = play(casting("conjure-the-lost", gravehold=20), "cast:1", "do:may")
    assert dealt(table) == 5
    assert marks(table, "gravehold")["life"] == 24
    assert cards(table, "destroyed") == ["conjure-the-lost"]


def test_conjure_the_lost_may_be_kept() -> None:
    table = play(casting("conjure-the-lost", gravehold=20), "cast:1", "skip")
    assert marks(table, "gravehold")["life"] == 20
    assert cards(table, "discard:0") == ["conjure-the-lost"]


# Equilibrium


@pytest.mark.parametrize(("copies", "suffered"), [(0, 2), (1, 1), (2, 1)])
def test_equilibrium_lessens_damage_to_no_less_than_one(copies: int, suffered: int) -> None:
    breaches = {str(n + 1): {"spells": ["equilibrium"]} for n in range(copies)}
    one = {"hand": ["coal-shard", "crystal"], "life": 8, "breaches": breaches}
    table = play(at(p0=one), "play:coal-shard")  # suffer 2 damage
    assert marks(table, "player:0")["life"] == 8 - suffered


def test_equilibrium_does_nothing_for_allies() -> None:
    ally = {"breaches": {"2": {"spells": ["equilibrium"]}}}
    table = at(p0={"hand": ["coal-shard", "crystal"], "life": 8}, p1=ally)
    assert marks(play(table, "play:coal-shard"), "player:0")["life"] == 6


def test_two_equilibriums_take_two_off_a_heavy_blow() -> None:
    breaches = {"2": {"spells": ["equilibrium"]}, "3": {"spells": ["equilibrium"]}}
    table = at(
        phase="nemesis",
        in_play=[{"card": "heart-of-nothing", "tokens": 1}],
        p0={"life": 10, "breaches": breaches},
    )
    play(table, "do:2", "player:0")  # any player suffers 4 damage
    assert marks(table, "player:0")["life"] == 8


# Reduce to Ash


def ash(deck: list[str], discard: list[str] | None = None) -> Table:
    return casting("reduce-to-ash", more={"deck": deck, "discard": discard or []})


@rule("WE-189")
def test_reduce_to_ash_reveals_the_top_card_before_the_casting() -> None:
    table = ash(["spark", "crystal"])
    assert keys(table) == ["destroy:spark", "skip"]
    assert any("Spark" in line for line in table.log("en", seat=1))
    play(table, "destroy:spark")
    assert cards(table, "destroyed") == ["spark"]
    assert table.view(0).zone("deck:0").count == 1
    assert dealt(play(table, "cast:1")) == 4


@rule("WE-212")
def test_a_spared_card_stays_on_top_of_the_deck() -> None:
    table = ash(["spark", "crystal"])
    play(table, "skip", "end", "end")
    assert cards(table, "hand:0") == ["crystal", "spark", "crystal"]


@rule("WE-207", "WE-208", "WE-214")
def test_with_an_empty_deck_the_discard_pile_is_turned_over_first() -> None:
    table = ash([], discard=["crystal", "spark"])
    assert keys(table) == ["destroy:crystal", "skip"]
    assert cards(table, "discard:0") == []


@rule("WE-211")
def test_with_no_cards_at_all_nothing_is_revealed() -> None:
    assert keys(ash([])) == ["cast:1", "end"]


def test_each_copy_reveals() -> None:
    table = casting("reduce-to-ash", "reduce-to-ash", more={"deck": ["spark", "crystal"]})
    play(table, "destroy:spark", "destroy:crystal")
    assert cards(table, "destroyed") == ["spark", "crystal"]


# Crystallize


def test_crystallize_counts_the_gems_in_an_allys_hand() -> None:
    ally = {"hand": ["crystal", "breach-ore", "spark", "mages-totem"]}
    table = at(phase="casting", foe={"life": LIFE}, p0=dual("crystallize"), p1=ally)
    play(table, "cast:1+2")
    assert dealt(table) == 4


def test_the_caster_chooses_the_ally_who_reveals_the_hand_to_all() -> None:
    table = at(
        players=3,
        phase="casting",
        setup={"hands": "closed"},
        foe={"life": LIFE},
        p0=dual("crystallize"),
        p1={"hand": ["spark"]},
        p2={"hand": ["crystal", "crystal", "crystal"]},
    )
    play(table, "cast:1+2")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:2")
    assert dealt(table) == 6
    assert any("Crystal, Crystal, Crystal" in line for line in table.log("en", seat=None))


@rule("WE-231")
def test_without_gems_only_the_breaches_bonus_is_left() -> None:
    on = {"spells": ["crystallize"]}
    table = casting(more={"breaches": {"2": on, "3": on}}, p1={"hand": ["spark"]})
    assert dealt(play(table, "cast:2+3")) == 1


@rule("WE-322")
def test_alone_crystallize_counts_the_players_own_gems() -> None:
    own = dual("crystallize", hand=["crystal", "crystal"])
    table = at(players=1, phase="casting", foe={"life": LIFE}, p0=own)
    assert dealt(play(table, "cast:1+2")) == 4
