"""Sections 8.3 and 9: the draw phase and the order of the discard pile."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.support import asks, at, cards, keys, play, rule

ORDER = {"deck": ["2", "1", "1"], "discard": []}
PLAYED = ["crystal", "scoria-slag", "mages-totem", "crystal"]


def drawing(**p0: Any) -> Table:
    """The first player's draw phase; afterwards it is the second player's turn."""
    p0 = {"hand": [], "deck": ["spark"] * 5, "discard": [], **p0}
    return at(phase="draw", p0=p0, turn_order=ORDER)


def deck(table: Table) -> list[str]:
    """The first player's deck, top first, which nobody at the table may see."""
    return [card.slug for card in reversed(table.state.players[0].deck)]


# Playing area, hand and deck


@rule("WE-193")
def test_the_played_cards_are_discarded_in_the_order_the_player_chooses() -> None:
    table = drawing(played=PLAYED, discard=["spark"])
    assert asks(table).seat == 0
    play(table, "discard:mages-totem", "discard:crystal", "discard:scoria-slag")
    pile = ["spark", "mages-totem", "crystal", "scoria-slag", "crystal"]
    assert cards(table, "discard:0") == pile


@rule("WE-193")
def test_another_order_is_just_as_well() -> None:
    table = drawing(played=PLAYED)
    play(table, "discard:crystal", "discard:crystal", "discard:scoria-slag")
    assert cards(table, "discard:0") == ["crystal", "crystal", "scoria-slag", "mages-totem"]


@rule("WE-193")
def test_the_rest_can_be_discarded_in_the_order_in_which_it_was_played() -> None:
    table = drawing(played=["crystal", "scoria-slag", "mages-totem", "breach-ore"])
    play(table, "discard:mages-totem", "discard:rest")
    assert cards(table, "discard:0") == ["mages-totem", "crystal", "scoria-slag", "breach-ore"]
    assert cards(table, "play:0") == []


@rule("WE-193")
def test_where_all_orders_are_alike_nothing_is_asked() -> None:
    table = drawing(played=["crystal", "crystal", "crystal"])
    assert table.view(0).marks["active"] == 1
    assert cards(table, "discard:0") == ["crystal", "crystal", "crystal"]


@rule("WE-193", "WE-194")
def test_the_played_cards_are_discarded_before_cards_are_drawn() -> None:
    """With an empty deck the very cards just discarded are drawn again."""
    table = drawing(played=["crystal", "scoria-slag"], deck=[])
    assert cards(table, "hand:0") == []
    play(table, "discard:scoria-slag")
    assert cards(table, "hand:0") == ["scoria-slag", "crystal"]


@rule("WE-194", "WE-197")
def test_unplayed_cards_are_kept_and_the_hand_is_filled_up_to_five() -> None:
    table = drawing(hand=["crystal", "fiery-torrent"], deck=["spark", "mages-totem"] * 3)
    hand = ["crystal", "fiery-torrent", "spark", "mages-totem", "spark"]
    assert cards(table, "hand:0") == hand
    assert cards(table, "discard:0") == []
    assert deck(table) == ["mages-totem", "spark", "mages-totem"]


@rule("WE-195", "WE-196")
def test_a_hand_of_five_or_more_neither_draws_nor_discards() -> None:
    for size in (5, 6, 9):
        table = drawing(hand=["crystal"] * size, deck=["spark"] * 3)
        assert table.view(0).marks["active"] == 1  # the turn is over
        assert cards(table, "hand:0") == ["crystal"] * size
        assert deck(table) == ["spark"] * 3
        assert cards(table, "discard:0") == []


@rule("WE-196")
def test_a_hand_may_grow_beyond_five_in_the_middle_of_a_turn() -> None:
    """Vortex Gauntlet takes a cast spell back into the hand."""
    hand = ["vortex-gauntlet", *["crystal"] * 5]
    table = at(p0={"hand": hand, "breaches": {"1": {"spells": ["spark"]}}})
    play(table, "play:vortex-gauntlet")
    assert cards(table, "hand:0") == [*["crystal"] * 5, "spark"]


@rule("WE-198")
def test_a_player_cannot_discard_cards_at_will() -> None:
    table = at(p0={"hand": ["crystal", "spark", "mages-totem"], "aether": 9, "charges": 4})
    actions = {key.partition(":")[0] for key in keys(table)}
    assert actions == {"play", "prep", "buy", "ability", "focus", "open", "end"}


# Looking at piles


@rule("WE-199")
def test_a_player_sees_the_own_discard_pile_at_any_time_but_cannot_reorder_it() -> None:
    pile = ["spark", "mages-totem", "crystal", "spark", "fiery-torrent"]
    p0 = {"hand": ["crystal", "spark"], "discard": pile, "breaches": {"1": {"spells": ["spark"]}}}
    for phase, player in (("casting", 0), ("main", 0), ("main", 1)):
        table = at(phase=phase, player=player, p0=p0)
        assert cards(table, "discard:0", seat=0) == pile
        offered = {piece for option in asks(table).options for piece in option.pieces}
        assert not offered & {piece.id for piece in table.view(0).zone("discard:0").pieces}


@rule("WE-200")
def test_nobody_sees_a_players_deck_only_how_many_cards_it_has() -> None:
    table = at(p0={"deck": ["fiery-torrent", "spark", "mages-totem"]})
    for seat in (0, 1, None):
        assert cards(table, "deck:0", seat=seat) == []
        assert table.view(seat).zone("deck:0").count == 3


# The order of the discard pile


@rule("WE-201", "WE-202", "WE-203", "WE-205")
def test_cast_gained_and_played_cards_are_in_the_order_in_which_they_were_discarded() -> None:
    table = at(
        phase="casting",
        turn_order=ORDER,
        p0={
            "hand": ["crystal", "crystal"],
            "discard": ["mages-totem"],
            "aether": 8,
            "breaches": {"1": {"spells": ["spark"]}},
        },
    )
    play(table, "cast:1", "play:crystal")
    assert cards(table, "discard:0") == ["mages-totem", "spark"]
    play(table, "buy:scoria-slag", "buy:frozen-magmite")
    pile = ["mages-totem", "spark", "scoria-slag", "frozen-magmite"]
    assert cards(table, "discard:0") == pile
    play(table, "end")  # only now is the Crystal discarded, although it was played first
    assert cards(table, "discard:0") == [*pile, "crystal"]


@rule("WE-204", "WE-205")
def test_a_card_discarded_by_an_effect_goes_on_top_of_its_owners_pile_at_once() -> None:
    """Dread Diamond discards a prepped spell; the Diamond itself follows in the draw phase."""
    p0 = {
        "hand": ["dread-diamond", "crystal"],
        "discard": ["mages-totem"],
        "aether": 2,
        "breaches": {"1": {"spells": ["spark"]}},
    }
    table = at(p0=p0, turn_order=ORDER)
    play(table, "play:dread-diamond", "do:may")
    assert cards(table, "discard:0") == ["mages-totem", "spark"]
    play(table, "buy:scoria-slag", "end")
    assert cards(table, "discard:0") == ["mages-totem", "spark", "scoria-slag", "dread-diamond"]


@rule("WE-204")
def test_an_allys_discarded_card_goes_on_the_allys_pile() -> None:
    """Mutilate: the players together discard two prepped spells."""
    table = at(
        nemesis="gate-witch",
        phase="nemesis",
        foe={"deck": ["mutilate", "smite"], "discard": []},
        p0={"discard": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}},
        p1={"discard": ["crystal"], "breaches": {"2": {"spells": ["fiery-torrent"]}}},
    )
    # each has just one, so that there is nothing to choose
    assert cards(table, "discard:0") == ["crystal", "spark"]
    assert cards(table, "discard:1") == ["crystal", "fiery-torrent"]


@rule("WE-193", "WE-194", "WE-203", "WE-207", "WE-208")
def test_the_whole_turn_of_the_worked_example() -> None:
    """Worked examples WE-E03 and WE-E06, from the casting phase to the new hand."""
    quilius = {
        "hand": [*["crystal"] * 4, "primordial-fetish", "scoria-slag"],
        "deck": ["extinguish", "spark"],
        "discard": [],
        "breaches": {
            "1": {"spells": ["spark"]},
            "2": "open",
            "3": {"state": "R", "spells": ["jagged-lightning"]},
        },
    }
    table = at(
        mages=["quilius", "gex"],
        phase="casting",
        foe={"deck": ["smite"], "discard": ["thrash"]},
        turn_order=ORDER,
        p0=quilius,
    )
    play(table, "cast:3", "do:may", "card:crystal", "player:0", "end")
    play(table, "play:primordial-fetish", "do:1", "focus:0.3")
    play(table, "play:crystal", "play:crystal", "play:crystal", "play:scoria-slag")
    play(table, "buy:fiery-torrent")
    assert cards(table, "discard:0") == ["jagged-lightning", "crystal", "fiery-torrent"]
    assert cards(table, "hand:0") == []
    assert asks(table).topic == "discard-order"  # nothing is left to do but this
    play(table, "discard:primordial-fetish", "discard:scoria-slag")
    hand = ["extinguish", "spark", "jagged-lightning", "crystal", "fiery-torrent"]
    assert cards(table, "hand:0") == hand
    assert deck(table) == ["primordial-fetish", "scoria-slag", "crystal", "crystal", "crystal"]
    assert cards(table, "discard:0") == []
