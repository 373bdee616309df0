"""The basic cards that join the set in chapter 3: deck III and L20 to L26, and their forms."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import EVOLVED, LATER
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, spaces_on
from emberhold.kernel.table import Table
from tests.legacy.support import at, world
from tests.support import cards, in_play, life, marks, play, rule

CALM = ["construct", "construct"]
BARE: dict[str, Any] = {"hand": []}
CHAMBER = {"card": "breeding-chamber", "life": 1}
"""It counts the Unleashes: 3 life each."""


def set_of(*cards: str, chapter: int = 3, stickers: int = 0) -> dict[str, Any]:
    """A world whose basic set is these cards."""
    return world(chapter, basic=[[card, stickers] for card in cards])


def drawn(card: str, stickers: int = 0, **position: Any) -> Table:
    sides = {"p0": BARE, "p1": BARE, **position}
    made = set_of(card, stickers=stickers)
    foe = {"deck": [card, *CALM], "pod_deck": []}
    return at(3, made=made, phase="nemesis-draw", foe=foe, in_play=[CHAMBER], **sides)


def acting(card: str, stickers: int = 0, **position: Any) -> Table:
    """The turn of a nemesis that has a card in play and draws nothing that matters."""
    sides = {"p0": BARE, "p1": BARE, **position}
    piece = position.pop("piece", {"card": card})
    sides.pop("piece", None)
    foe = {"deck": CALM, "pod_deck": []}
    made = set_of(card, stickers=stickers)
    return at(3, made=made, phase="nemesis", foe=foe, in_play=[CHAMBER, piece], **sides)


def ready(card: str, stickers: int = 0, **position: Any) -> Table:
    """The same of a power with its last token."""
    return acting(card, stickers, piece={"card": card, "tokens": 1}, **position)


def unleashed(table: Table) -> int:
    return int((in_play(table)["breeding-chamber"] - 1) // 3)


def in_set(table: Table) -> dict[str, int]:
    return dict(table.state.world["basic"])


@rule("LG-330", "LG-331", "LG-461")
def test_the_whole_set_has_22_cards_and_every_one_evolves() -> None:
    basic = (*BASIC_II, *LATER)
    assert [sum(card.tier == tier for card in basic) for tier in (1, 2, 3)] == [8, 7, 7]
    assert len(EVOLVED) == 26
    for card in basic:
        becomes = EVOLUTIONS[card.slug].becomes
        assert (becomes.type, becomes.tier) == (card.type, card.tier)
    further = {card.slug for card in EVOLVED if card.slug in EVOLUTIONS}
    middle = {"leviathan-hatchling", "ravenous-leviathan", "spine-thresher", "caustic-cocoon"}
    assert further == middle


@rule("LG-461")
@pytest.mark.parametrize(
    ("card", "spaces", "story", "becomes"),
    [
        ("conduct", 4, "E34", "disrupt"),
        ("endless-chasm", 5, "E30", "eternal-glare"),
        ("spine-harvester", 0, "E16", "spine-thresher"),
        ("spine-thresher", 8, "E54", "spine-reaper"),
        ("sap", 4, "E22", "reap"),
        ("drain", 4, "E42", "deplete"),
        ("tempting-offer", 5, "E44", "dark-bond"),
        ("humming-hive", 8, "E58", "humming-drones"),
        ("suffocate", 0, "E28", "sacrifice"),
        ("facet-ogre", 0, "E26", "facet-juggernaut"),
        ("maddening-spectre", 0, "E14", "maddening-eidolon"),
        ("gathering-storm", 0, "E24", "thunderous-tempest"),
    ],
)
def test_what_becomes_of_each(card: str, spaces: int, story: str, becomes: str) -> None:
    found = EVOLUTIONS[card]
    assert (found.spaces, found.story, found.becomes.slug) == (spaces, story, becomes)


# Deck III


@rule("LG-472")
def test_suffocate_evolves_or_strikes_twice() -> None:
    table = drawn("suffocate")
    play(table, "do:1")
    assert cards(table, "nemesis-discard") == ["sacrifice"]
    struck = drawn("suffocate")
    play(struck, "do:2", "player:1")
    assert marks(struck, "gravehold")["life"] == 27
    assert life(struck, 1) == 7


def test_sacrifice_unleashes_four_times_or_strikes_twice() -> None:
    table = drawn("sacrifice")
    play(table, "do:1")
    assert in_play(table)["breeding-chamber"] == 1 + 4 * 3 - 10
    struck = drawn("sacrifice")
    play(struck, "do:2", "player:0")
    assert marks(struck, "gravehold")["life"] == 26
    assert life(struck, 0) == 6


@rule("LG-473", "LG-264", "LG-280", "LG-E27")
def test_example_27_facet_ogre_and_facet_juggernaut() -> None:
    piece = {"card": "facet-ogre", "shields": 2}
    table = acting("facet-ogre", piece=piece, gravehold=15)
    assert marks(table, "gravehold")["life"] == 13
    assert _shields(table, "facet-juggernaut") == (1, 2)
    later = acting(
        "facet-juggernaut", piece={"card": "facet-juggernaut", "shields": 2}, gravehold=13
    )
    assert marks(later, "gravehold")["life"] == 10


@rule("LG-473")
def test_facet_ogre_stays_as_long_as_three_shields_are_left() -> None:
    table = acting("facet-ogre", piece={"card": "facet-ogre", "shields": 3})
    assert marks(table, "gravehold")["life"] == 27
    assert _shields(table, "facet-ogre") == (1, 3)


@rule("LG-336", "LG-473")
def test_facet_juggernaut_enters_with_five_shields_and_hits_for_six() -> None:
    table = drawn("facet-juggernaut")
    assert _shields(table, "facet-juggernaut") == (1, 5)
    hit = acting("facet-juggernaut")
    assert marks(hit, "gravehold")["life"] == 24


@rule("LG-467", "LG-470", "LG-268", "LG-E26")
def test_example_26_maddening_spectre_evolves_while_it_is_drawn() -> None:
    third = drawn("maddening-spectre")
    assert _shields(third, "maddening-spectre") == (7, 2)
    made = set_of("maddening-spectre", chapter=7)
    foe = {"deck": ["maddening-spectre", "erupt"]}
    later = at(7, made=made, phase="nemesis-draw", foe=foe, p0=BARE, p1=BARE)
    assert _shields(later, "maddening-eidolon") == (7, 4)
    assert in_set(later) == {"maddening-eidolon": 0}
    assert "maddening-spectre" in later.state.world["banished"]


def test_maddening_spectre_and_eidolon_unleash_twice() -> None:
    assert unleashed(acting("maddening-spectre")) == 2
    assert unleashed(acting("maddening-eidolon")) == 2


@pytest.mark.parametrize(("discard", "after"), [(["nemesis", "nemesis"], 6), (["nemesis"], 10)])
def test_gathering_storm_strikes_after_two_nemesis_turns(discard: list[str], after: int) -> None:
    order = {"deck": ["1", "1"], "discard": discard}
    table = ready("gathering-storm", turn_order=order)
    if after < 10:
        play(table, "player:1")
    assert life(table, 1) == after
    left = "gathering-storm" if after < 10 else "thunderous-tempest"
    assert cards(table, "nemesis-discard")[0] == left
    assert unleashed(table) == 2


@pytest.mark.parametrize(("discard", "after"), [(["nemesis", "nemesis"], 2), (["nemesis"], 5)])
def test_thunderous_tempest_always_strikes(discard: list[str], after: int) -> None:
    order = {"deck": ["1", "1"], "discard": discard}
    table = ready("thunderous-tempest", turn_order=order)
    play(table, "player:1")
    assert life(table, 1) == after
    assert unleashed(table) == 1


# L20 to L26


def test_conduct_evolves_when_the_charges_have_grown() -> None:
    table = drawn("conduct", p0={"charges": 1, "hand": []})
    assert (life(table, 0), marks(table, "player:0")["charges"]) == (8, 2)
    assert in_set(table) == {"conduct": 1}
    none = drawn("conduct")
    play(none, "player:1")
    assert marks(none, "player:1")["charges"] == 1
    assert in_set(none) == {"conduct": 0}


@rule("LG-465")
def test_disrupt_strikes_who_has_most_charges_or_anybody() -> None:
    table = drawn("disrupt", p1={"charges": 1, "hand": []})
    assert (life(table, 1), marks(table, "player:1")["charges"]) == (6, 3)
    none = drawn("disrupt")
    play(none, "player:0")
    assert life(none, 0) == 6


@rule("LG-472")
def test_endless_chasm_evolves_or_unleashes() -> None:
    table = ready("endless-chasm")
    play(table, "do:1")
    assert in_set(table) == {"endless-chasm": 1}
    struck = ready("endless-chasm")
    play(struck, "do:2")
    assert unleashed(struck) == 2
    assert marks(struck, "gravehold")["life"] == 28


@rule("LG-350")
def test_eternal_glare_looks_at_the_turn_order() -> None:
    assert unleashed(ready("eternal-glare", turn_order={"deck": ["1"]})) == 3
    other = ready("eternal-glare", turn_order={"deck": ["nemesis", "1"]})
    play(other, "player:1")
    assert life(other, 1) == 5


@rule("LG-467", "LG-470")
def test_spine_harvester_evolves_when_drawn_in_chapter_five_or_later() -> None:
    assert _shields(drawn("spine-harvester"), "spine-harvester") == (1, 2)
    made = set_of("spine-harvester", chapter=7)
    foe = {"deck": ["spine-harvester", "erupt"]}
    later = at(7, made=made, phase="nemesis-draw", foe=foe, p0=BARE, p1=BARE)
    assert _shields(later, "spine-thresher") == (1, 3)


def test_the_spines_strike_harder_and_harder() -> None:
    assert life(play(acting("spine-harvester"), "player:1"), 1) == 8
    thresher = play(acting("spine-thresher"), "player:1")
    assert (life(thresher, 1), unleashed(thresher)) == (9, 1)
    assert in_set(thresher) == {"spine-thresher": 1}
    full = play(acting("spine-thresher", spaces_on("spine-thresher", 2)), "player:1")
    assert _shields(full, "spine-reaper") == (1, 3)
    reaper = play(acting("spine-reaper"), "player:1")
    assert (life(reaper, 1), unleashed(reaper)) == (8, 1)
    assert _shields(drawn("spine-reaper"), "spine-reaper") == (2, 4)


@rule("LG-358", "LG-472")
def test_sap_takes_two_charges_or_evolves() -> None:
    table = drawn("sap", p0={"charges": 3, "hand": []})
    play(table, "do:1")
    assert marks(table, "player:0")["charges"] == 1
    assert unleashed(table) == 2
    poor = drawn("sap", p0={"charges": 1, "hand": []})
    assert in_set(poor) == {"sap": 1}
    assert unleashed(poor) == 2


def test_reap_takes_three_charges_or_life() -> None:
    table = drawn("reap", p0={"charges": 3, "hand": []})
    play(table, "do:1")
    assert (marks(table, "player:0")["charges"], life(table, 0)) == (0, 10)
    poor = drawn("reap", p0={"charges": 2, "hand": []})
    assert (marks(poor, "player:0")["charges"], life(poor, 0)) == (2, 7)


def test_drain_evolves_while_a_dear_spell_stays_prepped() -> None:
    three = {
        "hand": [],
        "breaches": {
            "1": {"spells": ["spark"]},
            "2": {"state": "open", "spells": ["spark"]},
            "3": {"state": "open", "spells": ["incinerating-fist"]},
        },
    }
    table = drawn("drain", p0=three)
    play(table, "spell:spark@0.1", "spell:spark@0.2")
    assert in_set(table) == {"drain": 1}
    assert marks(table, "gravehold")["life"] == 28
    other = drawn("drain", p0=three)
    play(other, "spell:incinerating-fist@0.3", "spell:spark@0.2")
    assert in_set(other) == {"drain": 0}


def test_deplete_discards_the_most_expensive_prepped_spell() -> None:
    spells = {"1": {"spells": ["spark"]}, "2": {"state": "open", "spells": ["fire-chakram"]}}
    table = drawn("deplete", p1={"hand": [], "breaches": spells})
    assert cards(table, "discard:1") == ["fire-chakram"]
    assert marks(table, "gravehold")["life"] == 27
    assert unleashed(table) == 2


@rule("LG-471")
def test_tempting_offer_is_put_off_until_it_becomes_dark_bond() -> None:
    spaces = spaces_on("tempting-offer", 2)
    for stickers, lies in ((0, "tempting-offer"), (spaces, "dark-bond")):
        table = at(3, made=set_of("tempting-offer", stickers=stickers), in_play=["tempting-offer"])
        play(table, "discard-power:tempting-offer")
        assert cards(table, "nemesis-discard") == [lies]


def test_tempting_offer_and_dark_bond_strike_the_weakest() -> None:
    weak = {"life": 6, "hand": []}
    assert life(ready("tempting-offer", p1=weak), 1) == 3
    bond = ready("dark-bond", p1=weak)
    assert (life(bond, 1), unleashed(bond)) == (2, 2)


def test_humming_hive_strikes_and_evolves() -> None:
    table = play(acting("humming-hive"), "player:0")
    assert life(table, 0) == 8
    assert in_set(table) == {"humming-hive": 1}
    full = play(acting("humming-hive", spaces_on("humming-hive", 2)), "player:0")
    assert _shields(full, "humming-drones") == (7, 2)


@rule("LG-354", "LG-465")
def test_humming_drones_grow_shields_without_end() -> None:
    table = play(acting("humming-drones"), "player:0")
    assert _shields(table, "humming-drones") == (9, 3)
    assert life(table, 0) == 7


def _shields(table: Table, slug: str) -> tuple[int, int]:
    piece = next(piece for piece in table.state.in_play if piece.card.slug == slug)
    return piece.tokens, piece.shields
