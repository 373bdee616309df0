"""Evolving and growing: what the tests of single cards do not say."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, evolve
from emberhold.games.aeons_end.cards.legacy.mages.growth import SECOND_EFFECT
from emberhold.kernel.table import Table
from tests.legacy.support import at, until, world
from tests.support import cards, in_play, keys, marks, play, rule

CHAMBER = {"card": "breeding-chamber", "life": 5}


@rule("LG-263", "LG-269", "LG-261", "LG-271")
def test_an_attack_resolves_all_its_text_before_it_is_evolved() -> None:
    table = at(2, phase="nemesis-draw", foe={"deck": ["scatter", "parry"]}, p0={"hand": ["spark"]})
    until(table, "main")
    assert cards(table, "nemesis-discard") == ["demolish"]
    assert cards(table, "destroyed"), "the card from hand was destroyed all the same"
    assert "demolish" not in EVOLUTIONS, "nothing leads back"


@rule("LG-266", "LG-264", "LG-265")
def test_an_evolved_minion_keeps_its_tokens() -> None:
    egg = {"card": "leviathan-egg", "life": 2}
    table = at(2, phase="nemesis", in_play=["hate-hound", egg], foe={"deck": ["parry", "parry"]})
    until(table, "main")
    lying = [(piece.card.slug, piece.tokens) for piece in table.state.in_play]
    assert lying == [("hate-hound", 7), ("leviathan-hatchling", 2)]


@rule("LG-267")
def test_a_minion_that_has_left_play_does_not_evolve() -> None:
    table = at(2, in_play=[])
    evolve(table.state, FORMS["leviathan-egg"])
    assert ["leviathan-egg", 0] in table.state.world["basic"]


@rule("LG-466", "LG-258")
def test_a_sticker_only_fills_its_space() -> None:
    made = world(3, basic=[["humming-hive", 0]])
    hive = {"card": "humming-hive", "life": 7}
    foe = {"deck": ["unearth", "unearth"], "pod_deck": ["marrow-pod"]}
    table = at(3, made=made, phase="nemesis", in_play=[CHAMBER, hive], foe=foe)
    until(table, "main")
    assert table.state.world["basic"] == [["humming-hive", 1]]
    assert in_play(table)["humming-hive"] == 7


@rule("LG-468", "LG-467")
def test_an_evolved_card_does_nothing_immediately_by_evolving() -> None:
    """Leviathan Egg hatches; the text of the Hatchling for being drawn is not read."""
    egg = {"card": "leviathan-egg", "life": 5}
    made = world(4, basic=[["leviathan-egg", 0]])
    table = at(4, made=made, phase="nemesis", in_play=[egg], foe={"deck": ["command", "command"]})
    until(table, "main")
    assert [slug for slug, _ in table.state.world["basic"]] == ["leviathan-hatchling"]


@rule("LG-450")
def test_his_spell_deck_is_never_empty_when_a_spell_is_drawn() -> None:
    foe = {"deck": ["final-form"], "concentrate_deck": []}
    table = at(8, phase="nemesis-draw", foe=foe)
    until(table, "main")
    assert table.state.own.cards()


def improved(number: int, in_play: list[Any] | None = None, **side: Any) -> Table:
    made = world(6)
    made["mages"][0].update(ability=number, improved=SECOND_EFFECT)
    own = {"hand": [], "charges": 6, **side}
    table = at(6, made=made, p0=own, p1={"hand": []}, in_play=in_play or [], gravehold=20)
    return play(table, "ability")


@rule("LG-527")
def test_shared_insight_also_charges_the_ally() -> None:
    assert marks(improved(1), "player:1")["charges"] == 1


@rule("LG-528")
def test_mending_rite_also_heals_the_city() -> None:
    table = play(improved(2, life=3), "player:0")
    assert (marks(table, "player:0")["life"], marks(table, "gravehold")["life"]) == (7, 22)


@rule("LG-529")
def test_bulwark_also_lets_an_ally_draw() -> None:
    table = improved(3)
    assert marks(table, "gravehold")["life"] == 25
    assert len(cards(table, "hand:1")) == 1


@rule("LG-530")
def test_overchannel_also_focuses_a_breach_of_the_owner() -> None:
    table = improved(4, breaches={"1": {"spells": ["spark"]}})
    if table.question is not None and table.question.topic != "main":
        play(table, keys(table)[0])
    turned = [breach.turned for breach in table.state.players[0].breaches]
    assert turned != [0, 1, 1, 0]


@rule("LG-531", "LG-537")
def test_attunement_also_lets_somebody_prep() -> None:
    table = improved(5, hand=["spark", "crystal"], breaches={"1": "none"})
    play(table, "focus:0.2", "focus:0.3", "focus:0.4")
    while table.question is not None and table.question.topic != "main":
        play(table, next(key for key in keys(table) if key != "skip"))
    prepped = [breach for breach in table.state.players[0].breaches if breach.spells]
    assert len(prepped) == 1
    assert prepped[0].open or prepped[0].focused


@rule("LG-532")
def test_cleansing_flame_also_draws_a_card() -> None:
    table = improved(6, discard=["crystal"], deck=["fire-chakram", "spark"])
    while table.question is not None and table.question.topic != "main":
        play(table, keys(table)[0])
    assert cards(table, "hand:0") == ["fire-chakram"]


@rule("LG-533")
def test_recollection_also_heals() -> None:
    table = improved(7, discard=["crystal"], life=4)
    while table.question is not None and table.question.topic != "main":
        play(table, keys(table)[0])
    assert marks(table, "player:0")["life"] == 5


@rule("LG-534")
def test_triple_volley_also_silences() -> None:
    table = improved(8, in_play=[{"card": "kinetic-construct", "life": 7}])
    play(table, *["target:nemesis"] * 3)
    assert table.state.in_play[0].silenced


@rule("LG-553")
def test_the_frame_is_not_saved_by_itself() -> None:
    assert world(3)["frame_saved"] is False
    assert world(8)["lessons"] == []
