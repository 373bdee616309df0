"""Gate Witch: the sheet and her nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import NEMESES
from tests.support import asks, at, cards, gravehold, in_play, keys, life, marks, play, rule, tokens

PLAYERS_NEXT = {"deck": ["1", "2"], "discard": ["nemesis", "nemesis"]}
"""After the nemesis' turn the first player is asked what to do in the main phase."""


def discarded_turns(table: Table) -> list[str]:
    pieces = table.view(0).zone("order-discard").pieces
    return [str(piece.name).removeprefix("turn-card-") for piece in pieces]


def drawn(*deck: str, gates: int = 1, foe: dict[str, Any] | None = None, **more: Any) -> Table:
    """A nemesis draw phase in which the first card of that deck is drawn."""
    side = {"deck": [*deck, "smite"], "discard": [], "tokens": gates, **(foe or {})}
    more = {"turn_order": PLAYERS_NEXT, **more}
    return at(nemesis="gate-witch", phase="nemesis-draw", foe=side, **more)


def main_phase(*pieces: Any, gates: int = 1, **more: Any) -> Table:
    """A nemesis turn with those cards in play; then Planar Collision enters play."""
    side = {"deck": ["planar-collision", "smite"], "discard": [], "tokens": gates}
    more = {"turn_order": PLAYERS_NEXT, "foe": side, **more}
    return at(nemesis="gate-witch", phase="nemesis", in_play=[*pieces], **more)


# The sheet


@rule("WE-076", "WE-078")
def test_she_starts_with_seventy_life_and_one_gate() -> None:
    table = at(nemesis="gate-witch")
    assert marks(table, "nemesis")["life"] == 70
    assert tokens(table) == 1


@rule("WE-077")
def test_unleash_opens_a_gate() -> None:
    assert tokens(main_phase("null-scion")) == 2


def at_the_end_of_a_nemesis_turn(**more: Any) -> Table:
    """Five gates are open; Rift Scourge asks a question when the nemesis' next turn begins."""
    return at(
        nemesis="gate-witch",
        phase="end",
        foe={"tokens": 5},
        in_play=["rift-scourge"],
        turn_order={"deck": [], "discard": ["1", "nemesis"]},
        **more,
    )


@rule("WE-079")
def test_time_accelerates_at_the_end_of_a_nemesis_turn_with_five_gates() -> None:
    table = at_the_end_of_a_nemesis_turn()
    assert tokens(table) == 1
    assert discarded_turns(table) == ["1", "nemesis"]
    assert keys(table) == ["player:0", "player:1"]


@rule("WE-079")
@pytest.mark.parametrize(
    ("open_gates", "discard"),
    [
        pytest.param(4, ["1", "nemesis"], id="four gates"),
        pytest.param(5, ["1", "nemesis", "nemesis"], id="two nemesis cards"),
        pytest.param(5, ["1"], id="no nemesis card"),
    ],
)
def test_time_does_not_accelerate_otherwise(open_gates: int, discard: list[str]) -> None:
    table = main_phase(gates=open_gates, turn_order={"deck": ["1", "2"], "discard": discard})
    assert tokens(table) == open_gates
    assert discarded_turns(table) == [*discard, "1"]


@rule("WE-079")
def test_time_does_not_accelerate_at_the_end_of_a_players_turn() -> None:
    order = {"deck": ["2", "1"], "discard": ["nemesis", "1"]}
    table = at(nemesis="gate-witch", foe={"tokens": 6}, turn_order=order)
    play(table, "end")
    assert tokens(table) == 6
    assert discarded_turns(table) == ["nemesis", "1", "2"]


@rule("WE-080", "WE-314")
def test_harder_she_closes_three_gates_only() -> None:
    table = at_the_end_of_a_nemesis_turn(setup={"difficulty": "expert"})
    assert tokens(table) == 2
    assert discarded_turns(table) == ["1", "nemesis"]


# Tier 1


def test_deep_abomination_counts_each_players_turn_cards() -> None:
    order = {"deck": ["1", "2"], "discard": ["1", "nemesis", "1", "2", "nemesis"]}
    table = main_phase("deep-abomination", turn_order=order)
    assert [life(table, 0), life(table, 1)] == [8, 9]


@rule("WE-109")
def test_deep_abomination_lets_the_players_say_for_whom_the_wild_card_counts() -> None:
    order = {"deck": ["1", "3"], "discard": ["2", "wild", "nemesis", "nemesis"]}
    table = main_phase("deep-abomination", players=3, turn_order=order)
    assert keys(table) == ["player:0", "player:1", "player:2"]
    play(table, "player:1")
    assert [life(table, seat) for seat in range(3)] == [10, 8, 10]


@rule("WE-116")
def test_deep_abomination_lets_the_players_say_for_whom_a_card_of_two_counts() -> None:
    order = {"deck": ["3/4", "1/2"], "discard": ["3/4", "1/2", "nemesis", "nemesis"]}
    setup = {"turn_order": "pairs"}
    table = main_phase("deep-abomination", players=4, turn_order=order, setup=setup)
    assert keys(table) == ["player:2", "player:3"]
    play(table, "player:3")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:0")
    assert [life(table, seat) for seat in range(4)] == [9, 10, 10, 9]


@rule("WE-321")
def test_deep_abomination_counts_all_player_cards_for_the_only_player() -> None:
    order = {"deck": ["1"], "discard": ["1", "1", "nemesis", "nemesis"]}
    assert life(main_phase("deep-abomination", players=1, turn_order=order), 0) == 8


def test_hasten_hurts_by_the_gates_then_unleashes_and_goes_under_the_deck() -> None:
    table = drawn("hasten", gates=3)
    play(table, "player:1")
    assert life(table, 1) == 7
    assert tokens(table) == 4
    assert cards(table, "nemesis-discard") == []
    assert [card.slug for card in table.state.nemesis_deck] == ["hasten", "smite"]
    assert table.state.nemesis_pile.known_bottom() == 1


def test_hasten_resolved_by_engulf_leaves_the_discard_pile() -> None:
    table = drawn("engulf", gates=3, foe={"discard": ["hasten"]})
    play(table, "player:1")
    assert life(table, 1) == 7
    assert cards(table, "nemesis-discard") == ["engulf"]
    assert [card.slug for card in table.state.nemesis_deck] == ["hasten", "smite"]


def test_temporal_nimbus_unleashes_and_another_card_is_drawn_this_turn() -> None:
    side = {"deck": ["planar-collision", "paradox-beast", "smite"], "discard": [], "tokens": 1}
    table = main_phase({"card": "temporal-nimbus", "tokens": 1}, foe=side)
    assert tokens(table) == 2
    assert list(in_play(table)) == ["planar-collision", "paradox-beast"]
    assert cards(table, "nemesis-discard") == ["temporal-nimbus"]


def test_temporal_nimbus_draws_the_additional_card_in_this_turn_only() -> None:
    side = {"deck": ["planar-collision", "paradox-beast", "night-unending"], "tokens": 1}
    order = {"deck": ["nemesis", "1"], "discard": ["nemesis", "2"]}
    table = main_phase({"card": "temporal-nimbus", "tokens": 1}, foe=side, turn_order=order)
    assert list(in_play(table)) == ["planar-collision", "paradox-beast", "night-unending"]


@rule("WE-296")
@pytest.mark.parametrize(
    ("card", "price"), [("temporal-nimbus", 6), ("nether-spiral", 7), ("infinite-enmity", 8)]
)
def test_aether_discards_the_power(card: str, price: int) -> None:
    table = at(nemesis="gate-witch", in_play=[card], p0={"aether": price - 1})
    assert f"discard-power:{card}" not in keys(table)
    table = at(nemesis="gate-witch", in_play=[card], p0={"aether": price})
    play(table, f"discard-power:{card}")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == [card]


# Tier 2


def nether_spiral(deck: list[str], discard: list[str]) -> Table:
    """Nether Spiral resolves; after it Rift Scourge asks a question."""
    order = {"deck": deck, "discard": discard}
    return main_phase({"card": "nether-spiral", "tokens": 1}, "rift-scourge", turn_order=order)


def test_nether_spiral_leaves_one_player_card_of_the_players_choice() -> None:
    table = nether_spiral(["2"], ["1", "2", "1", "nemesis", "nemesis"])
    assert asks(table).anyone
    assert keys(table) == ["turn-card:1", "turn-card:2"]
    assert asks(table).options[0].pieces == ("turn:discard:0", "turn:discard:2")
    play(table, "turn-card:2")
    assert discarded_turns(table) == ["2"]
    assert sorted(card.slug for card in table.state.order_deck) == [
        *("1", "1", "2", "nemesis", "nemesis")
    ]


@rule("WE-108")
def test_nether_spiral_may_leave_the_wild_card() -> None:
    order = {"deck": ["2", "3"], "discard": ["1", "wild", "nemesis", "nemesis"]}
    table = main_phase({"card": "nether-spiral", "tokens": 1}, players=3, turn_order=order)
    assert keys(table) == ["turn-card:1", "turn-card:wild"]


def test_nether_spiral_shuffles_everything_when_no_player_card_is_there() -> None:
    table = nether_spiral(["1", "2"], ["nemesis"])
    assert discarded_turns(table) == []
    assert table.view(0).zone("order-deck").count == 3


def test_paradox_beast_hurts_gravehold_by_the_gates() -> None:
    assert gravehold(main_phase("paradox-beast", gates=4)) == 26


@rule("WE-260")
def test_portal_wretch_hurts_the_player_with_the_most_charges() -> None:
    table = main_phase("portal-wretch", p1={"charges": 1})
    assert [life(table, 0), life(table, 1)] == [10, 8]
    assert keys(main_phase("portal-wretch")) == ["player:0", "player:1"]


def killing(card: str, **more: Any) -> Table:
    """Player 1 has cast a Spark at a minion with one life."""
    table = at(
        nemesis="gate-witch",
        phase="casting",
        in_play=[{"card": card, "life": 1}],
        p0={"breaches": {"1": {"spells": ["spark"]}}},
        **more,
    )
    return play(table, "cast:1", f"target:{card}")


def test_portal_wretch_summons_a_nemesis_turn_when_discarded() -> None:
    order = {"deck": ["2"], "discard": ["nemesis", "1", "nemesis"]}
    table = killing("portal-wretch", turn_order=order)
    assert discarded_turns(table) == ["1", "nemesis"]
    assert table.view(0).zone("order-deck").count == 2
    assert cards(table, "nemesis-discard") == ["portal-wretch"]


def test_portal_wretch_summons_nothing_when_no_nemesis_card_is_discarded() -> None:
    table = killing("portal-wretch", turn_order={"deck": ["2", "nemesis"], "discard": ["1"]})
    assert discarded_turns(table) == ["1"]
    assert table.view(0).zone("order-deck").count == 2


# Tier 3


def test_distort_discards_a_player_card_from_the_turn_order_deck() -> None:
    order = {"deck": ["2", "1"], "discard": ["nemesis", "nemesis"]}
    table = drawn("distort", turn_order=order)
    assert tokens(table) == 2
    assert gravehold(table) == 30
    assert discarded_turns(table) == ["nemesis", "nemesis", "2", "1"]
    assert cards(table, "nemesis-discard") == []
    assert table.state.nemesis_deck[0].slug == "distort"


def test_distort_hurts_gravehold_when_the_nemesis_comes_next() -> None:
    order = {"deck": ["nemesis", "1"], "discard": ["2", "nemesis"]}
    table = drawn("distort", "planar-collision", turn_order=order)
    assert gravehold(table) == 25
    assert discarded_turns(table) == ["2", "nemesis", "nemesis", "1"]


@rule("WE-138", "WE-214")
def test_distort_shuffles_the_discard_pile_into_an_empty_turn_order_deck() -> None:
    table = drawn("distort", turn_order={"deck": [], "discard": ["1"]})
    assert gravehold(table) == 30
    assert discarded_turns(table) == ["1"]


def test_infinite_enmity_unleashes_up_to_six_gates_and_goes_under_the_deck() -> None:
    table = main_phase({"card": "infinite-enmity", "tokens": 1}, gates=2)
    assert tokens(table) == 6
    assert cards(table, "nemesis-discard") == []
    assert "infinite-enmity" not in in_play(table)
    assert [card.slug for card in table.state.nemesis_deck] == ["infinite-enmity", "smite"]


def test_infinite_enmity_does_not_unleash_with_six_gates_or_more() -> None:
    assert tokens(main_phase({"card": "infinite-enmity", "tokens": 1}, gates=7)) == 7


def test_rift_scourge_hurts_any_player() -> None:
    table = play(main_phase("rift-scourge"), "player:0")
    assert life(table, 0) == 6


def test_rift_scourge_goes_under_the_nemesis_deck_when_discarded() -> None:
    table = killing("rift-scourge", foe={"deck": ["smite"], "discard": []})
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == []
    assert [card.slug for card in table.state.nemesis_deck] == ["rift-scourge", "smite"]
    assert table.state.nemesis_pile.known_bottom() == 1


# Reading


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_sheet_reads_in_every_language(language: str) -> None:
    lines = sheet_text(NEMESES["gate-witch"], language)
    assert len(lines) == 6
    assert all(lines)
    assert "7" in lines[0]
    assert "70" in lines[1]
