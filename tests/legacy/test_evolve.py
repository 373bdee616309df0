"""Evolve: stickers, transformations, and every basic card of deck II."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II, EVOLVED_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, spaces_on
from emberhold.games.aeons_end.cards.legacy.story.campaign import carried
from emberhold.kernel.table import Table
from tests.legacy.support import at, world
from tests.support import cards, in_play, keys, marks, play, rule

CALM = ["lunge", "lunge"]
BARE: dict[str, Any] = {"hand": []}


def stickers(table: Table) -> dict[str, int]:
    return dict(carried(table.state)["basic"])


def drawn(card: str, made: dict[str, Any] | None = None, **position: Any) -> Table:
    bare = {"p0": BARE, "p1": BARE, **position}
    return at(2, phase="nemesis-draw", made=made, foe={"deck": [card, *CALM]}, **bare)


def acting(card: str, made: dict[str, Any] | None = None, **position: Any) -> Table:
    """A minion's or a power's moment; what is drawn afterwards only costs Gravehold 4."""
    bare = {"p0": BARE, "p1": BARE, **position}
    lying = [{"card": card, "tokens": 1} if FORMS[card].power else card]
    return at(2, phase="nemesis", made=made, foe={"deck": CALM}, in_play=lying, **bare)


def with_stickers(card: str, count: int, chapter: int = 2) -> dict[str, Any]:
    made = world(2)
    basic = [[slug, count if slug == card else 0] for slug, _ in made["basic"]]
    if card not in {slug for slug, _ in basic}:
        basic.append([card, count])
    return {**made, "basic": basic, "chapter": chapter}


@rule("LG-331", "LG-461")
def test_every_basic_card_has_a_form_of_its_type_and_tier() -> None:
    for card in BASIC_II:
        form = EVOLUTIONS[card.slug].becomes
        assert (form.type, form.tier) == (card.type, card.tier)
        assert form in EVOLVED_II
    last = [card for card in EVOLVED_II if card.slug not in EVOLUTIONS]
    assert len(last) == 11


@rule("LG-258", "LG-278")
def test_a_free_space_takes_a_sticker_and_nothing_else_happens() -> None:
    table = acting("caustic-larva")
    play(table, "player:0")
    assert stickers(table)["caustic-larva"] == 1
    assert in_play(table) == {"caustic-larva": 10}


@rule("LG-260", "LG-264", "LG-265", "LG-268")
def test_a_minion_without_a_free_space_transforms_with_its_tokens() -> None:
    made = with_stickers("caustic-larva", spaces_on("caustic-larva", 2))
    table = at(
        2,
        phase="nemesis",
        made=made,
        foe={"deck": CALM},
        in_play=[{"card": "caustic-larva", "life": 3}],
        p0=BARE,
        p1=BARE,
    )
    play(table, "player:0")
    assert in_play(table) == {"caustic-cocoon": 3}
    assert stickers(table)["caustic-cocoon"] == 0
    assert "caustic-larva" not in stickers(table)
    assert "caustic-larva" in carried(table.state)["banished"]
    assert "E20" in carried(table.state)["read"]


@rule("LG-270", "LG-273", "LG-274", "LG-277")
def test_scatter_becomes_demolish_at_once() -> None:
    hands = {"hand": ["crystal"]}
    table = drawn("scatter", p0=hands, p1=BARE)
    while keys(table)[0].startswith("player:"):
        play(table, keys(table)[0])
    assert cards(table, "nemesis-discard")[-1] == "demolish"
    assert cards(table, "destroyed") == ["crystal"]
    assert stickers(table)["demolish"] == 0


@rule("LG-471")
def test_a_power_can_be_discarded_by_evolving_it() -> None:
    table = at(2, made=with_stickers("creeping-curse", 2), in_play=["creeping-curse"])
    play(table, "discard-power:creeping-curse")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == ["calamitous-bane"]
    again = at(2, in_play=["creeping-curse"])
    play(again, "discard-power:creeping-curse")
    assert cards(again, "nemesis-discard") == ["creeping-curse"]
    assert stickers(again)["creeping-curse"] == 1


@rule("LG-470")
def test_ambush_evolves_from_chapter_four_on() -> None:
    early = drawn("ambush")
    while keys(early)[0].startswith("player:"):
        play(early, keys(early)[0])
    assert cards(early, "nemesis-discard") == ["ambush"]


def test_leviathan_egg_hatches_in_its_first_main_phase() -> None:
    table = acting("leviathan-egg")
    assert in_play(table) == {"leviathan-hatchling": 5}


@rule("LG-462")
def test_hunted_becomes_cornered() -> None:
    table = drawn("hunted", p0={"life": 4, "hand": []})
    assert marks(table, "player:0")["life"] == 3
    assert cards(table, "nemesis-discard") == ["cornered"]
    later = drawn(
        "cornered",
        with_stickers("cornered", 0),
        p0={"life": 9, "hand": ["crystal", "crystal"], "breaches": {"2": "open"}},
        p1={"life": 10, "hand": ["crystal"]},
    )
    assert marks(later, "player:1")["life"] == 10 - 2 - 2 - 2
    assert cards(later, "discard:1") == ["crystal"]


def test_daze_gets_a_sticker_for_a_free_card_only() -> None:
    table = drawn("daze", p0={"hand": ["crystal"]}, p1=BARE)
    assert stickers(table)["daze"] == 1
    dear = drawn("daze", p0={"hand": ["fire-chakram"]}, p1=BARE)
    assert stickers(dear)["daze"] == 0


def test_aether_extract_needs_two_free_gems() -> None:
    table = acting("aether-extract", p0={"hand": ["crystal", "crystal"]}, p1=BARE)
    _answer_players(table)
    assert stickers(table)["aether-extract"] == 1
    one = acting("aether-extract", p0={"hand": ["crystal"]}, p1=BARE)
    _answer_players(one)
    assert stickers(one)["aether-extract"] == 0


@pytest.mark.parametrize(("gravehold", "count"), [(17, 1), (16, 0)])
def test_tremor_looks_at_gravehold_after_its_damage(gravehold: int, count: int) -> None:
    table = acting("tremor", gravehold=gravehold)
    _answer_players(table)
    assert stickers(table)["tremor"] == count


def test_flash_of_decay_evolves_when_the_spell_was_cheap_or_there_was_none() -> None:
    none = acting("flash-of-decay")
    _answer_players(none)
    assert cards(none, "nemesis-discard")[0] == "ray-of-desolation"
    dear = acting(
        "flash-of-decay", p0={"hand": [], "breaches": {"1": {"spells": ["gravity-node"]}}}
    )
    _answer_players(dear)
    assert cards(dear, "nemesis-discard")[0] == "flash-of-decay"
    assert cards(dear, "destroyed") == ["gravity-node"]


@rule("LG-469")
def test_annihilate_evolves_once_for_each_dear_card_left() -> None:
    hand = {"hand": ["gilded-marble", "gilded-marble", "gilded-marble", "crystal", "crystal"]}
    table = drawn("annihilate", p0=hand, p1=BARE)
    _answer_players(table)
    play(table, "discard:crystal" if "discard:crystal" in keys(table) else "card:crystal")
    _answer_first(table, "discard")
    assert stickers(table)["annihilate"] == 3


def _answer_players(table: Table) -> None:
    while table.question is not None and keys(table)[0].startswith("player:"):
        play(table, keys(table)[0])


def _answer_first(table: Table, topic: str) -> None:
    while table.question is not None and table.question.topic == topic:
        play(table, keys(table)[-1])


# The forms they take


@rule("LG-463")
def test_unmaking_destroys_the_most_expensive_card() -> None:
    hand = {"hand": ["gilded-marble", "crystal", "crystal"]}
    made = with_stickers("unmaking", 0)
    table = drawn("unmaking", made, p0=hand, p1=BARE)
    _answer_players(table)
    assert cards(table, "destroyed") == ["gilded-marble"]
    assert [card.slug for card in table.state.players[0].deck] == []
    assert cards(table, "discard:0") == ["crystal", "crystal"]


def test_skybound_leviathan_strikes_city_and_hand() -> None:
    table = acting(
        "skybound-leviathan", with_stickers("skybound-leviathan", 0), p0={"hand": ["spark"]}
    )
    assert cards(table, "discard:0")[:1] == ["spark"]
    assert marks(table, "gravehold")["life"] == 30 - 2 - 4


def test_waylay_counts_the_player_cards_in_the_turn_order() -> None:
    order = {"deck": ["1"], "discard": ["nemesis", "2", "1", "2"]}
    table = drawn("waylay", with_stickers("waylay", 0), turn_order=order)
    _answer_players(table)
    assert marks(table, "gravehold")["life"] == 27


@pytest.mark.parametrize(("gravehold", "left"), [(20, 14), (14, 14)])
def test_crushing_wave_strikes_the_city_or_a_player(gravehold: int, left: int) -> None:
    made = with_stickers("crushing-wave", 0)
    table = at(
        2,
        phase="nemesis",
        made=made,
        foe={"deck": ["parry", "parry"]},
        in_play=[{"card": "crushing-wave", "tokens": 1}],
        gravehold=gravehold,
        p0=BARE,
        p1=BARE,
    )
    _answer_players(table)
    assert marks(table, "gravehold")["life"] == left - 2
