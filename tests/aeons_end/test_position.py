"""Positions of War Eternal: everything can be set by name, and nothing impossible."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table
from tests.support import asks, at, cards, fingerprint, keys, marks, play, rule

CRYSTALLIZE = {"spells": ["crystallize"]}
HARD = {"difficulty": "expert"}

# What can be set


def test_questions_with_a_single_answer_are_put_where_the_position_wants_it() -> None:
    """A lone Spark on a closed breach must be cast; with no card and no aether a player can only
    end."""
    side = {"hand": [], "aether": 0, "breaches": {"1": {"spells": []}}}
    assert keys(at(p0=side, ask_always=True)) == ["end"]
    assert keys(at(p0=side)) != ["end"]
    forced = {"hand": [], "breaches": {"2": {"state": "D", "spells": ["spark"]}}}
    assert keys(at(phase="casting", p0=forced, ask_always=True)) == ["cast:2"]


@rule("WE-183")
def test_two_dual_breach_spells_of_one_kind_are_two_cards() -> None:
    wide = {number: {"state": "open", "spells": ["pyrotechnic-surge"]} for number in "1234"}
    table = at(phase="casting", p0={"breaches": wide})
    assert keys(table) == ["cast:1+2", "cast:3+4", "end"]
    pieces = [table.view(0).zone(f"breach:0:{number}").pieces[0].id for number in (1, 3)]
    assert len(set(pieces)) == 2
    assert keys(play(table, "cast:1+2", "skip")) == ["cast:3+4", "end"]


def test_the_order_of_the_keys_does_not_matter() -> None:
    """A position is a table of names: read backwards it is the same."""
    side = {
        "hand": ["crystal", "spark"],
        "breaches": {
            "1": {"spells": ["crystallize"]},
            "2": {"state": "open", "spells": ["crystallize"]},
            "3": {"state": "open", "spells": ["spark"]},
        },
        "aether": 2,
        "bound": {"spells": 1, "cards": 2},
        "charges": 1,
    }
    position = {
        "turn": {"player": 0, "phase": "main"},
        "gravehold": 12,
        "nemesis": {"life": 40, "tokens": 3, "deck": ["smite"], "discard": ["thrash"]},
        "in_play": [{"card": "mangleroot", "life": 5}],
        "players": {"0": side, "1": {"life": 3}},
    }
    assert fingerprint(_placed(position)) == fingerprint(_placed(_backwards(position)))


def _backwards(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: _backwards(thing[name]) for name in reversed(list(thing))}
    return [_backwards(part) for part in thing] if isinstance(thing, list) else thing


def _placed(position: dict[str, Any]) -> Table:
    wishes = {"nemesis": "umbra-titan", "market": "deck-destruction", "mages": ["gex", "garu"]}
    return emberhold.open("war-eternal", 2, 1, wishes, position)


@rule("WE-164")
def test_aether_may_be_bound_to_a_purpose() -> None:
    """Aether bound to spells pays for no charge and no gem, but helps with a spell."""
    spells = [pile.card for pile in at().state.market if pile.card.type == "spell"]
    spell = min(spells, key=lambda card: card.cost)
    bound = {"hand": ["crystal"], "aether": 1, "bound": {"spells": spell.cost - 1}}
    table = at(p0=bound)
    assert f"buy:{spell.slug}" in keys(table)
    assert "charge" not in keys(table)
    assert not any(key in keys(table) for key in ("buy:breach-ore", "buy:scoria-slag"))
    play(table, f"buy:{spell.slug}")
    assert marks(table, "player:0").get("aether", 0) == 0
    with pytest.raises(PositionError, match="not-relics-or-spells"):
        at(p0={"bound": {"minions": 2}})


def test_cards_gained_this_turn_and_what_waits_for_the_next() -> None:
    """Bloodstone Jewel pays only for the first copy; Frozen Magmite waits for the next card."""
    mine = {"aether": 6, "discard": ["bloodstone-jewel"]}
    setup = {"market": "play-it-again"}
    slugs = [pile.card.slug for pile in at(setup=setup).state.market]
    assert "bloodstone-jewel" in slugs or "volcanic-glass" in slugs
    table = at(setup=setup, p0={"hand": ["crystal"], "aether": 9, "next_gain": ["deck"]})
    bought = next(key for key in keys(table) if key.startswith("buy:"))
    play(table, bought)
    assert keys(table)[:2] == ["to:deck", "to:discard"]
    told = play(table.fork(), "to:deck").log("en")
    assert len(told) == len(play(table.fork(), "to:discard").log("en")) + 1
    assert any("deck" in line for line in told[len(table.log("en")) :])
    first = at(setup=setup, p0=mine).state.players[0]
    again = at(setup=setup, p0={**mine, "gained": ["bloodstone-jewel"]}).state.players[0]
    assert (first.gained, [card.slug for card in again.gained]) == ((), ["bloodstone-jewel"])
    assert again.gained[0] in again.discard


@rule("WE-331")
def test_destroyed_cards() -> None:
    assert cards(at(destroyed=["crystal", "spark"]), "destroyed") == ["crystal", "spark"]


@rule("WE-112", "WE-113")
def test_the_tokens_of_the_pairs() -> None:
    """Player 1 has had the turn of the pair: its card is player 2's now."""
    order = {"deck": ["1/2", "3/4"], "discard": ["nemesis"], "tokens": {"1/2": 0, "3/4": "none"}}
    pairs: dict[str, Any] = {"players": 4, "setup": {"turn_order": "pairs"}, "phase": "turn"}
    table = at(**pairs, turn_order=order)
    assert asks(table).seat == 1
    with pytest.raises(PositionError, match="none, 0, 1"):
        at(**pairs, turn_order={**order, "tokens": {"1/2": 2}})
    with pytest.raises(PositionError, match="1/2"):
        at(turn_order={"deck": ["1"], "tokens": {"1/2": 0}})


def test_questions_with_one_option_can_be_asked_too() -> None:
    spell = {"1": {"spells": ["fiery-torrent"]}}
    drawn: dict[str, Any] = {"phase": "nemesis-draw", "nemesis": "magus-of-cloaks"}
    drawn |= {"foe": {"deck": ["eclipse", "smite"], "discard": []}, "p0": {"breaches": spell}}
    assert marks(at(**drawn), "player:0")["life"] == 8
    table = at(**drawn, ask_always=True)
    assert keys(table) == ["spell:fiery-torrent@0.1"]
    assert marks(play(table, "spell:fiery-torrent@0.1"), "player:0")["life"] == 8


# What cannot be


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"p0": {"breaches": {"1": {"spells": ["spark", "spark", "spark"]}}}}, "at most 1, not 3"),
        ({"p0": {"breaches": {"1": {"spells": ["spark", "spark"]}}}}, "at most 1, not 2"),
        ({"p0": {"life": 0}, "p1": {"life": 0}}, "would be lost"),
        ({"foe": {"tokens": 20}}, "from 1 to 15"),
        ({"foe": {"tokens": 0}}, "from 1 to 15"),
        ({"nemesis": "gate-witch", "foe": {"tokens": -1}}, "from 0 to 15"),
        ({"nemesis": "magus-of-cloaks", "foe": {"tokens": 9}}, "from 2 to 8"),
        ({"nemesis": "magus-of-cloaks", "foe": {"tokens": 1}}, "from 2 to 8"),
        ({"nemesis": "magus-of-cloaks", "setup": HARD, "foe": {"tokens": 2}}, "from 3 to 9"),
        ({"nemesis": "hollow-crown", "foe": {"tokens": 1}}, "from 0 to 0"),
        ({"p0": {"played": ["spark"]}}, "“spark” cannot be here"),
        ({"in_play": ["paradox-beast"]}, "“paradox-beast” cannot be here"),
        ({"foe": {"deck": ["eclipse"]}}, "“eclipse” cannot be here"),
        ({"p0": {"trophies": 2}}, "has no entry “trophies”"),
        ({"p0": {"breaches": {"1": CRYSTALLIZE}}}, "Crystallize needs two adjacent breaches"),
        (
            {"p0": {"breaches": {"1": CRYSTALLIZE, "3": {"state": "open", **CRYSTALLIZE}}}},
            "Crystallize needs two adjacent breaches",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], told: str) -> None:
    """The first player is Mazahaedron; trophies are Quilius'."""
    with pytest.raises(PositionError, match=told):
        at(**position)


def test_what_can_share_a_breach_may_lie_there() -> None:
    kindle = {"1": {"spells": ["kindle", "spark"]}}
    assert cards(at(p0={"breaches": kindle}), "breach:0:1") == ["kindle", "spark"]


NOTHING: dict[str, Any] = {"hand": [], "deck": [], "discard": [], "breaches": {"1": {"spells": []}}}


@pytest.mark.parametrize("deck", [["1", "2"], ["1"]])
def test_a_game_in_which_nobody_is_asked_again_is_over(deck: list[str]) -> None:
    """No turn is the nemesis', and those whose turns they are have no card left."""
    players: dict[str, Any] = {"p0": NOTHING, "p1": NOTHING if "2" in deck else {}}
    table = at(phase="turn", turn_order={"deck": deck, "discard": []}, **players)
    assert table.question is None
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "defeat-standstill")
    for language in emberhold.LANGUAGES:
        assert table.result.text(language)


def test_it_is_over_as_soon_as_the_last_card_is_destroyed() -> None:
    order = {"deck": ["1"], "discard": []}
    table = at(players=1, turn_order=order, p0={**NOTHING, "hand": ["primordial-fetish"]})
    play(table, "play:primordial-fetish", "do:2")
    assert table.result is not None
    assert table.result.reason == "defeat-standstill"


@pytest.mark.parametrize(
    "still",
    [
        {"p0": {**NOTHING, "discard": ["crystal"]}},
        {"p0": {**NOTHING, "charges": 4}},
        {"p0": {**NOTHING, "breaches": {"1": {"spells": ["spark"]}}}},
    ],
)
def test_without_the_turns_of_the_nemesis_play_continues_while_a_mage_can_act(
    still: dict[str, Any],
) -> None:
    table = at(players=1, phase="turn", turn_order={"deck": ["1"], "discard": []}, **still)
    for _ in range(5):
        assert table.question is not None
        table.answer("end")


def test_with_the_turns_of_the_nemesis_mages_without_cards_play_on() -> None:
    order = {"deck": ["1", "2", "nemesis"], "discard": []}
    table = at(phase="turn", turn_order=order, p0=NOTHING, p1=NOTHING)
    while table.question is not None:
        table.answer(0)
    assert table.result is not None
    assert table.result.reason != "defeat-standstill"


@pytest.mark.parametrize("order", [["1", "2", "nemesis"], ["nemesis"]])
@pytest.mark.parametrize("card", ["null-scion", "infinite-enmity"])
def test_a_nemesis_that_hurts_nobody_does_not_take_turns_for_ever(
    card: str, order: list[str]
) -> None:
    table = at(
        nemesis="gate-witch",
        phase="turn",
        foe={"deck": [], "discard": []},
        in_play=[card],
        turn_order={"deck": order, "discard": []},
        p0=NOTHING,
        p1=NOTHING,
    )
    assert table.result is not None
    assert table.result.reason == "defeat-standstill"
