"""Chapter 2: Bladius, his stacked deck and the frame of the fourth breach."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.cards.legacy.foes.bladius import BLADIUS_ATTACKS, STACKED
from emberhold.games.aeons_end.cards.legacy.story.campaign import carried
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.aeons_end.seen.card_text import card_text
from tests.legacy.support import at, record, world
from tests.support import asks, cards, in_play, keys, marks, play, rule

CALM = ["parry", "parry"]


@rule("LG-327", "LG-373", "LG-374")
def test_the_deck_is_in_its_order() -> None:
    setup = LEGACY.setup(4, 5, {"record": record(world(2, 4))})
    state = LEGACY.new(4, 5, setup)
    deck = [card.slug for card in state.nemesis_deck[::-1]]
    assert deck == [card.slug for card in STACKED]
    assert len(deck) == 21
    assert state.nemesis_life == 40


@rule("LG-344", "LG-375", "LG-376")
@pytest.mark.parametrize(("players", "left"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_bladius_attacks_banishes_by_the_number_of_mages(players: int, left: int) -> None:
    table = at(2, players, phase="nemesis-draw")
    while table.question is not None and table.question.topic != "main":
        play(table, keys(table)[0])
    after = carried(table.state)
    first_tier = [
        slug for slug, _ in after["basic"] if slug in {c.slug for c in STACKED if c.tier == 1}
    ]
    assert len(first_tier) == left
    assert "bladius-attacks" in cards(table, "nemesis-discard")
    assert len(after["banished"]) == [5, 4, 3, 0][players - 1]


@rule("LG-344", "LG-376")
def test_bladius_attacks_says_that_what_leaves_the_deck_is_banished() -> None:
    """Not discarded: a discarded card would come back in a later chapter."""
    firsts = [card_text(BLADIUS_ATTACKS, language)[0] for language in ("en", "pl", "fr")]
    assert firsts[0].startswith("Banish the top 5 / 4 / 3 / 0 cards of the nemesis deck")
    assert "wykluczcie z wierzchu talii Nemezis pięć kart" in firsts[1]
    assert firsts[2].startswith("Bannissez les cinq cartes du dessus")
    told = at(2, 2, phase="nemesis-draw").log("en")
    assert len([line for line in told if "banished" in line]) == 4


@rule("LG-377")
def test_bladius_escapes_when_there_is_no_card_to_draw() -> None:
    table = at(2, phase="nemesis-draw", foe={"deck": []}, in_play=["hate-hound"])
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "defeat-bladius-escapes")


@rule("LG-378")
def test_outlasting_his_deck_still_wins() -> None:
    table = at(2, phase="end", foe={"deck": []})
    assert table.result is not None
    assert table.result.reason == "victory-deck"


@rule("LG-373")
def test_unleash_strikes_who_has_fewest_open_breaches() -> None:
    table = at(
        2,
        phase="nemesis",
        in_play=["vile-impaler"],
        foe={"deck": ["lunge", "lunge"]},
        p0={"breaches": {"2": "open"}},
    )
    play(table, "player:0")
    assert marks(table, "player:1")["life"] == 8


@rule("LG-476", "LG-486")
@pytest.mark.parametrize(
    ("answer", "gravehold", "life", "saved"), [("rescue", 27, 9, True), ("abandon", 30, 6, False)]
)
def test_the_frame_is_saved_or_falls(answer: str, gravehold: int, life: int, saved: bool) -> None:
    table = at(2, phase="nemesis-draw", foe={"deck": ["voracious-corroders", *CALM]})
    play(table, answer)
    assert marks(table, "gravehold")["life"] == gravehold
    assert in_play(table) == {"voracious-corroders": life}
    assert carried(table.state)["frame_saved"] is saved
    assert "E06" in carried(table.state)["read"]


@pytest.mark.parametrize(("card", "gravehold"), [("parry", 28), ("lunge", 26), ("hate-hound", 30)])
def test_what_his_cards_do_to_gravehold(card: str, gravehold: int) -> None:
    hands = {"hand": ["spark"]}
    table = at(2, phase="nemesis-draw", foe={"deck": [card, *CALM]}, p0=hands, p1=hands)
    assert marks(table, "gravehold")["life"] == gravehold


def test_riposte_makes_the_players_discard_together() -> None:
    hands = {"hand": ["spark", "crystal"]}
    table = at(2, phase="nemesis-draw", foe={"deck": ["riposte", *CALM]}, p0=hands, p1=hands)
    while table.question is not None and table.question.topic in ("player", "tied", "discard"):
        play(table, keys(table)[0])
    assert len(cards(table, "discard:0")) + len(cards(table, "discard:1")) == 3


def test_fleche_discards_the_most_expensive_prepped_spell() -> None:
    spells = {"breaches": {"1": {"spells": ["fire-chakram"]}}}
    table = at(
        2,
        phase="nemesis",
        in_play=[{"card": "fleche", "tokens": 1}],
        foe={"deck": ["lunge", "lunge"]},
        p0={"breaches": {"2": "open"}},
        p1=spells,
    )
    assert cards(table, "discard:1") == ["fire-chakram"]
    assert marks(table, "player:1")["life"] == 6


def test_iron_charger_destroys_a_prepped_spell_and_discards_a_card() -> None:
    spells = {"hand": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}}
    table = at(
        2, phase="nemesis", in_play=["iron-charger"], foe={"deck": ["lunge", "lunge"]}, p1=spells
    )
    assert cards(table, "destroyed") == ["spark"]
    assert "crystal" in cards(table, "discard:1")


@rule("LG-340", "LG-338")
def test_of_two_prepped_spells_iron_charger_destroys_the_one_that_is_chosen() -> None:
    lying = {"1": {"spells": ["spark"]}, "2": {"state": "open", "spells": ["fire-chakram"]}}
    table = at(
        2,
        phase="nemesis",
        in_play=["iron-charger"],
        foe={"deck": ["lunge", "lunge"]},
        p1={"hand": [], "breaches": lying},
    )
    play(table, "player:1")
    assert asks(table).topic == "prepped"
    assert keys(table) == ["spell:spark@1.1", "spell:fire-chakram@1.2"]
    play(table, "spell:spark@1.1")
    assert cards(table, "destroyed") == ["spark"]
    assert cards(table, "breach:1:2") == ["fire-chakram"]
