"""The turn of the nemesis, exhaustion, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legacy.support import at, until, world
from tests.support import cards, in_play, keys, marks, play, rule

CALM = {"deck": ["slice", "slice", "slice"]}
BARE: dict[str, Any] = {"hand": []}


@rule("LG-030", "LG-187", "LG-188", "LG-209")
def test_what_is_in_play_is_resolved_from_the_oldest_to_the_newest() -> None:
    pieces = ["crust-smasher", {"card": "storm-of-knives", "tokens": 2}, "eye-grinder"]
    table = at(1, phase="nemesis", in_play=pieces, foe=CALM)
    assert marks(table, "gravehold")["life"] == 28
    assert in_play(table) == {"crust-smasher": 4, "storm-of-knives": 1, "eye-grinder": 3}
    assert keys(table) == ["player:0", "player:1"], "Eye Grinder asks who suffers 2"
    play(table, "player:1")
    assert marks(table, "player:1")["life"] == 8


@rule("LG-030", "LG-190", "LG-209")
def test_a_power_resolves_with_its_last_token_and_is_discarded() -> None:
    table = at(1, phase="nemesis", in_play=[{"card": "storm-of-knives", "tokens": 1}], foe=CALM)
    assert marks(table, "gravehold")["life"] == 30 - 4 - 3
    assert cards(table, "nemesis-discard") == ["storm-of-knives", "slice"]


@rule("LG-031", "LG-186", "LG-175", "LG-040")
def test_a_drawn_attack_is_resolved_and_discarded() -> None:
    table = at(1, phase="nemesis-draw", foe=CALM)
    assert marks(table, "gravehold")["life"] == 27
    assert cards(table, "nemesis-discard") == ["slice"]


@rule("LG-031", "LG-189", "LG-210", "LG-348")
def test_a_drawn_minion_is_the_newest_and_only_its_immediate_text_happens() -> None:
    foe = {"deck": ["mantle-auger", "slice"], "assist_deck": ["bramas-rally"]}
    table = at(1, phase="nemesis-draw", in_play=["crust-smasher"], foe=foe, p0={"life": 5})
    assert [piece.card.slug for piece in table.state.in_play] == ["crust-smasher", "mantle-auger"]
    play(table, "player:0")
    assert marks(table, "player:0")["life"] == 7
    assert marks(table, "gravehold")["life"] == 30
    assert in_play(table)["mantle-auger"] == 8


@rule("LG-192", "LG-036")
def test_nobody_has_more_life_than_at_the_start() -> None:
    foe = {"deck": ["mantle-auger", "slice"], "assist_deck": ["bramas-rally"]}
    table = at(1, phase="nemesis-draw", foe=foe, p0={"life": 9})
    play(table, "player:0")
    assert marks(table, "player:0")["life"] == 10


@rule("LG-032")
def test_an_empty_nemesis_deck_unleashes_three_times() -> None:
    table = at(1, phase="nemesis", in_play=["crust-smasher"], foe={"deck": []})
    assert marks(table, "gravehold")["life"] == 30 - 2 - 9


@rule("LG-033", "LG-035", "LG-340")
def test_what_nobody_can_do_in_full_is_done_as_far_as_possible() -> None:
    side = {"hand": ["crystal"]}
    table = at(2, phase="nemesis-draw", foe={"deck": ["scatter", "parry"]}, p0=BARE, p1=side)
    until(table, "main")
    assert cards(table, "destroyed") == ["crystal"], "only one of them has a card"


@rule("LG-034", "LG-194")
def test_of_several_players_alike_the_players_choose() -> None:
    table = at(1, phase="nemesis", in_play=[{"card": "acid-fog", "tokens": 1}], foe=CALM)
    assert keys(table) == ["player:0", "player:1"]


@rule("LG-041", "LG-185", "LG-195", "LG-176", "LG-323", "LG-325", "LG-085", "LG-172")
def test_cards_of_tier_0_are_not_part_of_the_nemesis_deck() -> None:
    table = at(1)
    sheet = table.state.nemesis
    assert len({card.slug for card in sheet.cards}) == 20
    assert len({card.slug for card in sheet.aside}) == 8
    assert {card.tier for card in sheet.aside} == {0}
    assert {card.tier for card in sheet.cards} == {1, 2, 3}
    assert not set(sheet.aside) & set(table.state.nemesis_deck)


# Exhaustion


@rule("LG-214", "LG-215", "LG-217", "LG-219")
def test_an_exhausted_player_plays_on_and_passes_damage_doubled() -> None:
    foe = {"deck": ["mantle-auger", "slice"], "assist_deck": ["bramas-rally"]}
    tired = {"life": 0, "hand": ["crystal"]}
    table = at(1, phase="nemesis", in_play=["eye-grinder"], foe=foe, p0=tired)
    play(table, "player:0")
    assert marks(table, "gravehold")["life"] == 26
    assert marks(table, "player:0")["life"] == 0, "no life for the exhausted"
    until(table, "main")
    assert "play:crystal" in keys(table)


@rule("LG-216")
def test_the_lowest_life_passes_over_the_exhausted() -> None:
    table = at(2, phase="nemesis-draw", foe={"deck": ["hunted", "parry"]}, p0={"life": 0})
    until(table, "main")
    assert marks(table, "player:1")["life"] < 10


@rule("LG-220", "LG-225")
def test_when_all_are_exhausted_the_game_is_lost() -> None:
    table = at(
        1, phase="nemesis", in_play=["eye-grinder"], foe=CALM, p0={"life": 0}, p1={"life": 1}
    )
    play(table, "player:1")
    assert table.result is not None
    assert table.result.winners == ()
    assert table.result.reason == "defeat-exhausted"


@rule("LG-226", "LG-221")
def test_without_gravehold_the_game_is_lost_at_once() -> None:
    table = at(1, phase="nemesis", in_play=["crust-smasher", "eye-grinder"], foe=CALM, gravehold=2)
    assert table.result is not None
    assert table.result.reason == "defeat-gravehold"
    assert marks(table, "player:0")["life"] == 10, "the next minion does nothing any more"


@rule("LG-223", "LG-224")
def test_an_empty_deck_and_nothing_in_play_win_at_the_end_of_a_turn() -> None:
    table = at(1, phase="nemesis-draw", foe={"deck": ["slice"]})
    assert table.result is not None
    assert table.result.winners == (0, 1)
    assert table.result.reason == "victory-deck"
    assert marks(table, "gravehold")["life"] == 27, "the last attack still happened"


@rule("LG-224")
def test_it_is_not_won_in_the_middle_of_a_turn() -> None:
    breaches = {"1": {"state": "open", "spells": ["spark"]}}
    table = at(
        1,
        phase="casting",
        in_play=[{"card": "eye-grinder", "life": 1}],
        foe={"deck": []},
        p0={"breaches": breaches},
    )
    play(table, "cast:1", "target:eye-grinder")
    assert table.result is None
    play(table, "end")
    assert table.result is not None
    assert table.result.reason == "victory-deck"


@rule("LG-227", "LG-386")
def test_a_condition_of_the_sheet_loses_at_once() -> None:
    pods = ["crystalline-pod", "electric-pod", "frozen-pod", "volcanic-pod", "marrow-pod"]
    foe = {"deck": ["summon", "unearth"], "pod_deck": ["acidic-pod"]}
    chamber = {"card": "breeding-chamber", "life": 2}
    table = at(3, phase="nemesis-draw", in_play=[chamber, *pods, "spiked-pod"], foe=foe)
    while table.result is None:
        play(table, keys(table)[0])
    assert table.result.reason == "defeat-pods"


@rule("LG-228")
def test_what_is_met_first_counts() -> None:
    """Mist takes the last life of Maelstrom after the Unleash of the same attack."""
    foe = {"deck": ["impale", "slice"], "assist_deck": ["mists-fury"], "life": 10}
    won = at(1, phase="nemesis-draw", foe=foe, gravehold=4)
    assert won.result is not None
    assert won.result.winners == (0, 1)
    lost = at(1, phase="nemesis-draw", foe=foe, gravehold=3)
    assert lost.result is not None
    assert lost.result.winners == ()


# One mage


@rule("LG-283", "LG-284", "LG-286", "LG-287")
def test_a_mage_alone_is_their_own_ally_and_not_lost_by_exhaustion() -> None:
    table = at(1, 1, p0={"hand": ["ethereal-hand"], "deck": ["spark"] * 3, "life": 0})
    play(table, "play:ethereal-hand")
    assert cards(table, "hand:0") == ["spark", "spark"]
    hurt = at(1, 1, phase="nemesis", in_play=["eye-grinder"], foe=CALM, p0={"life": 1})
    assert hurt.result is None
    assert marks(hurt, "player:0")["exhausted"]
    assert marks(hurt, "gravehold")["life"] == 30 - 2 - 3
    low = at(2, 1, phase="nemesis-draw", foe={"deck": ["hunted", "parry"]}, p0={"life": 0})
    until(low, "main")
    assert marks(low, "gravehold")["life"] < 30


@rule("LG-285", "LG-518")
def test_an_effect_on_two_players_happens_twice_to_one() -> None:
    made = world(4, 1, supply=[*world(4, 1)["supply"][:8], "void-mill"])
    side = {"hand": ["void-mill"], "discard": ["crystal", "spark", "crystal"]}
    table = at(4, 1, made=made, p0=side)
    play(table, "play:void-mill")
    while table.question is not None and table.question.topic != "main":
        chosen = [key for key in keys(table) if key != "skip"]
        play(table, chosen[0])
    assert cards(table, "destroyed") == ["crystal", "spark"]


@rule("LG-054", "LG-486")
def test_a_minion_has_no_more_life_than_it_entered_with() -> None:
    table = at(4, phase="nemesis", in_play=[{"card": "brama-infested", "life": 10}])
    assert in_play(table)["brama-infested"] == 10


@rule("LG-304", "LG-350")
def test_a_revealed_card_goes_back_on_top() -> None:
    made = world(7, supply=[*world(7)["supply"][:8], "prophetic-lens"])
    side = {"hand": ["prophetic-lens", "crystal"], "deck": ["fire-chakram", "spark"]}
    table = at(7, made=made, p0=side)
    play(table, "play:prophetic-lens")
    play(table, keys(table)[-1])
    assert [card.slug for card in table.state.players[0].deck] == ["spark", "fire-chakram"]


@rule("LG-303")
@pytest.mark.parametrize(
    ("discard", "pieces", "tier"),
    [([], [], 0), (["unearth"], [], 1), (["unearth"], ["nest-defender"], 3)],
)
def test_the_nemesis_tier_is_the_highest_in_play_or_discarded(
    discard: list[str], pieces: list[str], tier: int
) -> None:
    table = at(3, foe={"discard": discard}, in_play=pieces)
    assert marks(table, "nemesis")["tier"] == tier


@rule("LG-349")
def test_an_empty_deck_does_not_win_over_what_never_leaves() -> None:
    table = at(3, phase="nemesis-draw", in_play=["breeding-chamber"], foe={"deck": ["unearth"]})
    until(table, "main")
    assert table.result is None


@rule("LG-383", "LG-382")
def test_breeding_chamber_may_be_silenced_without_use() -> None:
    chamber = {"card": "breeding-chamber", "life": 1, "silenced": True}
    foe = {"deck": ["retribution", "unearth"], "pod_deck": ["marrow-pod"]}
    table = at(3, phase="nemesis", in_play=[chamber], foe=foe)
    until(table, "main")
    assert not table.state.in_play[0].silenced
    assert in_play(table)["breeding-chamber"] == 9, "no pod in play: the chamber is none"
