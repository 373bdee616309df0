"""Positions of Ashes: everything can be set by name, and nothing impossible."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import emberhold
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table
from tests.ashes.census import census
from tests.ashes.table import asked, at, cards, dice, keys, marks, play, rule, unit, units, wounds
from tests.support import fingerprint

SETUP = {"decks": ["the-iron-men", "the-mist-guardian"], "reactions": "possible"}


def place(position: Any, **more: Any) -> Table:
    return emberhold.open("ashes", 2, 1, {**SETUP, **more}, position)


# What can be set


def test_questions_with_a_single_answer_are_put_where_the_position_wants_it() -> None:
    side = {"battlefield": ["anchornaut"]}
    asked_for = play(at(p0=side, ask_always=True), "use:throw@anchornaut.1")
    assert asked(asked_for) == (0, "target")
    assert keys(asked_for) == ["target:anchornaut@1"]
    assert asked(play(at(p0=side), "use:throw@anchornaut.1"))[1] != "target"


@rule("AS-352", "AS-360", "AS-361", "AS-362")
def test_a_player_may_be_out_already() -> None:
    everything = {"players": {"0": {"out": True}}, "first": 2, "removed": ["hammer-knight"]}
    decks = ["the-iron-men", "the-mist-guardian", "the-shadows-of-viros"]
    setup = {"decks": decks, "reactions": "possible"}
    turn = {"player": 1, "phase": "turn"}
    table = emberhold.open("ashes", 3, 1, setup, {**everything, "turn": turn})
    assert marks(table, "player:0")["out"] is True
    assert (units(table, 0), dice(table, 0), cards(table, "hand:0")) == ([], {}, [])
    assert cards(table, "removed") == ["hammer-knight"]
    assert asked(table)[0] == 1
    for wrong in ({**everything, "turn": {"player": 0}}, {**everything, "first": 0}):
        with pytest.raises(PositionError, match="1, 2"):
            emberhold.open("ashes", 3, 1, setup, wrong)
    alone = {"players": {"0": {"out": True}, "1": {"out": True}}}
    with pytest.raises(PositionError, match="fewer than two players"):
        emberhold.open("ashes", 3, 1, setup, alone)
    with pytest.raises(PositionError, match="hand"):
        emberhold.open("ashes", 3, 1, setup, {"players": {"0": {"out": True, "hand": []}}})


def test_the_order_of_the_keys_does_not_matter() -> None:
    """A position is a table of names: read backwards it is the same."""
    spirit = {"unit": "mist-spirit", "owner": 1, "attached": ["root-armor"], "exhaustion": 1}
    side = {
        "hand": ["seal", "fear"],
        "battlefield": [spirit, "iron-rhino"],
        "active": {"natural-power": 2, "charm-basic": 1},
        "exhausted": {"natural": 5},
        "wounds": 3,
    }
    players = {"0": side, "1": {"battlefield": ["mist-spirit"], "wounds": 1}}
    position = {"round": 3, "first": 1, "players": players, "turn": {"player": 0, "sides": 0}}
    assert fingerprint(place(position)) == fingerprint(place(_backwards(position)))


def _backwards(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: _backwards(thing[name]) for name in reversed(list(thing))}
    return [_backwards(part) for part in thing] if isinstance(thing, list) else thing


def test_everything_on_a_unit() -> None:
    gilder = {
        "unit": "gilder",
        "wounds": 2,
        "exhaustion": 1,
        "status": 3,
        "boost": 2,
        "attached": ["root-armor", {"spell": "massive-growth", "owner": 0}],
        "dice": ["charm", {"die": "charm", "owner": 0}],
        "owner": 0,
    }
    table = at(p1={"battlefield": ["mist-spirit", gilder]})
    assert units(table, 1) == ["mist-spirit@1", "gilder@1"]
    seen = unit(table, "gilder")
    assert (seen["wounds"], seen["exhaustion"], seen["status"], seen["owner"]) == (2, 1, 3, 0)
    assert (seen["attack"], seen["life"]) == (1 + 2 + 4 + 2, 2 + 2 + 4 + 2)
    assert seen["attached"] == "root-armor.1, massive-growth.1"
    assert seen["dice"] == 2


@rule("AS-327", "AS-328", "AS-037")
def test_what_others_own_goes_back_to_them() -> None:
    spirit = {
        "unit": "mist-spirit",
        "owner": 0,
        "attached": [{"spell": "fade-away", "owner": 0}, "fade-away"],
        "dice": [{"die": "charm", "owner": 0}],
        "wounds": 1,
    }
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": [spirit]})
    play(table, "use:throw@anchornaut.1", "target:mist-spirit@1")
    assert cards(table, "conjurations:0") == ["mist-spirit"]
    assert cards(table, "discard:0") == ["fade-away"]
    assert cards(table, "discard:1") == ["fade-away"]
    assert dice(table, 0) == {"charm": 1}


def test_a_unit_may_have_bypass_for_this_turn() -> None:
    wolf = {"unit": "masked-wolf", "bypass": True}
    table = at(p0={"battlefield": [wolf]}, p1={"battlefield": ["gilder"]})
    play(table, "attack:phoenixborn")
    assert wounds(table, 1) == 2


def test_ready_spells_with_their_tokens() -> None:
    board = ["protect", {"spell": "protect", "status": 1, "exhaustion": 2}]
    table = at(p0={"spellboard": board})
    assert unit(table, "protect@1") == {"exhaustion": 0, "status": 3, "focus": 1}
    assert unit(table, "protect@2") == {"exhaustion": 2, "status": 1, "focus": 1}


@rule("AS-350")
def test_a_cancelled_ready_spell_cannot_be_used() -> None:
    board = [{"spell": "abundance", "cancelled": True}, "expand-energy"]
    table = at(p0={"spellboard": board})
    assert "use:activate@expand-energy.1" in keys(table)
    assert "use:activate@abundance.1" not in keys(table)


def test_piles_are_written_from_the_top_and_discards_from_the_oldest() -> None:
    table = at(
        p0={
            "hand": ["sleight-of-hand"],
            "draw": ["seal", "fear", "purge", "empower"],
            "discard": ["refresh", "transfer"],
            "active": ["illusion-power", "charm-basic"],
        }
    )
    play(table, "play:sleight-of-hand")
    assert cards(table, "hand:0") == ["seal", "fear", "purge"]
    assert cards(table, "discard:0") == ["refresh", "transfer", "sleight-of-hand"]


def test_dice_as_a_table_or_one_by_one() -> None:
    table = at(
        p0={"active": {"natural-power": 2, "charm-basic": 1}, "exhausted": {"charm": 4}},
        p1={"active": ["illusion-class", "illusion-class"], "exhausted": ["natural"]},
    )
    assert dice(table, 0) == {"natural-power": 2, "charm-basic": 1, "charm": 4}
    assert dice(table, 1) == {"illusion-class": 2, "natural": 1}


def test_naming_one_pool_empties_the_other_and_naming_none_leaves_both() -> None:
    players = {"0": {"active": {"natural-power": 1}}, "1": {}}
    table = place({"turn": {"player": 0}, "players": players})
    assert dice(table, 0) == {"natural-power": 1}
    assert dice(table, 1) == {"natural": 5, "illusion": 5}


def test_the_phoenixborn() -> None:
    table = at(p0={"wounds": 3, "exhaustion": 2, "reacted": True})
    seen = marks(table, "player:0")
    assert (seen["wounds"], seen["exhaustion"], seen["reacted"]) == (3, 2, True)


def test_round_first_player_and_actions_left() -> None:
    turn = {"player": 1, "phase": "turn", "mains": 0, "sides": 2}
    players = {"1": {"active": ["natural-power"]}}
    seen = place({"round": 4, "first": 0, "turn": turn, "players": players}).view(0).marks
    assert (seen["round"], seen["first"], seen["active"]) == (4, 0, 1)
    assert (seen["mains"], seen["sides"], seen["phase"]) == (0, 2, "turns")


@rule("AS-102")
def test_passes_already_made_in_a_row() -> None:
    turn = {"player": 0, "phase": "turn", "passes": 1}
    players = {"0": {"hand": ["call-upon-the-realms"]}, "1": {"active": ["charm-basic"]}}
    table = place({"turn": turn, "players": players})
    play(table, "pass", "end")
    assert asked(table) == (1, "exhaust-dice")


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("roll", (0, "discard")),
        ("discard", (0, "discard")),
        ("turns", (1, "action")),
        ("turn", (0, "action")),
        ("recovery", (0, "exhaust-dice")),
        ("round-end", (0, "discard")),
    ],
)
def test_every_phase_can_be_entered(phase: str, expected: tuple[int, str]) -> None:
    table = at(phase=phase, first=1, p0={"active": ["charm-basic"]}, p1={"active": {}})
    assert asked(table) == expected


@rule("AS-080")
def test_the_draw_step_can_be_entered() -> None:
    table = at(phase="draw", first=0, p0={"hand": ["fear"], "draw": ["seal"]})
    assert wounds(table, 0) == 3


def test_three_and_four_players() -> None:
    table = at(players=4, player=2, p3={"wounds": 5})
    assert asked(table) == (2, "action")
    assert wounds(table, 3) == 5


def test_players_may_be_a_list() -> None:
    table = place({"turn": {"player": 0}, "players": [{"wounds": 1}, {"wounds": 2}]})
    assert (wounds(table, 0), wounds(table, 1)) == (1, 2)


def test_without_a_turn_the_game_begins_as_usual() -> None:
    table = place({"players": {"0": {"wounds": 1}}})
    assert asked(table) == (0, "first-five")
    assert table.view(0).zone("draw:0").count == 30


@rule("AS-057")
@pytest.mark.parametrize(
    ("piles", "hand"),
    [
        ({"hand": [], "draw": []}, []),
        ({"draw": ["seal", "seal"]}, ["seal"]),
        ({"hand": ["seal"], "draw": ["seal"]}, ["seal"]),
    ],
)
def test_a_player_who_has_no_card_left_for_the_first_five_is_not_asked_for_one(
    piles: dict[str, Any], hand: list[str]
) -> None:
    table = place({"players": {"0": piles}})
    while asked(table)[1] == "first-five":
        table.answer(0)
    assert sorted(cards(table, "hand:0")) == hand
    assert len(cards(table, "hand:1", 1)) == 5


def test_what_is_not_named_stays_as_the_set_up_left_it() -> None:
    table = place({"turn": {"player": 0}, "players": {"0": {"hand": ["seal"]}}})
    assert table.view(0).zone("draw:0").count == 30
    assert table.view(1).zone("conjurations:1").count == 20


# Pieces and listeners


def test_no_copy_lies_in_two_places() -> None:
    """The Iron Men's own cards stay where they are; those of the position are further copies."""
    side = {
        "hand": ["anchornaut", "anchornaut"],
        "battlefield": ["anchornaut", {"unit": "iron-rhino", "attached": ["spiked-armor"]}],
        "spellboard": ["protect", "protect"],
    }
    table = place({"turn": {"player": 0}, "players": {"0": side, "1": side}})
    pieces = [piece for piece in census(table.state) if "." in piece]
    assert len(set(pieces)) == len(pieces)
    assert units(table, 0)[0] != units(table, 1)[0]


def test_copies_in_play_have_the_lowest_numbers() -> None:
    spirits: Any = {"battlefield": ["mist-spirit"], "conjurations": ["mist-spirit"] * 3}
    table = at(p0=spirits, p1=spirits)
    assert (units(table, 0), units(table, 1)) == (["mist-spirit@1"], ["mist-spirit@2"])


def test_triggered_text_of_what_is_placed_works() -> None:
    """The unit has none of its own: its alteration has."""
    spiked = {"unit": "iron-rhino", "attached": ["spiked-armor"]}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": [spiked]})
    play(table, "attack:unit", "nobody", "endure")
    assert units(table, 0) == []


def test_what_is_no_longer_in_play_has_no_triggered_text() -> None:
    table = at(p0={"battlefield": ["gilder"]}, p1={"battlefield": []})
    assert [card.slug for card in table.state.listeners.cards] == ["gilder"]


def test_cards_as_first_printed() -> None:
    side: Any = {"battlefield": ["enchanted-violinist"], "hand": ["enchanted-violinist"]}
    table = at(setup={"text": "printed"}, p0=side)
    assert "play:enchanted-violinist" in keys(table)


# Keeping


def test_a_game_from_a_position_is_saved_with_it() -> None:
    gilder = {"unit": "gilder", "wounds": 1, "attached": ["root-armor"], "dice": ["charm"]}
    table = at(
        p0={"battlefield": ["anchornaut", gilder], "active": {"natural-power": 1}},
        p1={"battlefield": ["iron-rhino"], "spellboard": [{"spell": "protect", "status": 2}]},
    )
    play(table, "use:throw@anchornaut.1", "target:iron-rhino@1", "pass")
    again = emberhold.loads(table.dumps())
    assert fingerprint(again) == fingerprint(table)


def test_a_position_can_be_written_as_toml() -> None:
    position = tomllib.loads("""
        round = 3
        first = 1
        turn = { player = 0, phase = "turn" }
        [players.0]
        hand = ["seal"]
        battlefield = ["iron-rhino", { unit = "gilder", wounds = 1 }]
        active = { natural-power = 2 }
    """)
    table = place(position)
    assert [name.split("@")[0] for name in units(table, 0)] == ["iron-rhino", "gilder"]


# What is refused


@pytest.mark.parametrize(
    ("position", "given", "path", "legal"),
    [
        ({"rounds": 3}, "rounds", "position", "round, players, removed, first, turn"),
        ({"turn": {"who": 1}}, "who", "position.turn", "phase, player, mains, sides, passes"),
        (
            {"players": {"0": {"hands": []}}},
            "hands",
            "position.players.0",
            "battlefield, spellboard",
        ),
        ({"players": {"2": {}}}, "2", "position.players", "0, 1"),
        (
            {"players": {"0": {"battlefield": [{"unit": "gilder", "life": 3}]}}},
            "life",
            "position.players.0.battlefield",
            "unit, wounds, exhaustion, status",
        ),
        (
            {"players": {"0": {"spellboard": [{"spell": "purge", "wounds": 3}]}}},
            "wounds",
            "position.players.0.spellboard",
            "spell, exhaustion, status, cancelled",
        ),
        (
            {"players": {"0": {"active": {"natural": 1}}}},
            "natural",
            "position.players.0.active",
            "natural-basic, natural-class, natural-power",
        ),
        (
            {"players": {"0": {"exhausted": {"fire": 1}}}},
            "fire",
            "position.players.0.exhausted",
            "natural, charm, illusion, ceremonial",
        ),
    ],
)
def test_an_unknown_entry(position: Any, given: str, path: str, legal: str) -> None:
    refused(position, f"“{given}”", path, legal)


def refused(position: Any, *words: str) -> None:
    """The error says what was given and what could have been, in every language."""
    with pytest.raises(PositionError) as caught:
        place(position)
    for word in words:
        assert word in str(caught.value)
    for language in emberhold.LANGUAGES:
        assert caught.value.text(language)


def side(**parts: Any) -> dict[str, Any]:
    return {"players": {"0": parts}}


@pytest.mark.parametrize(
    ("position", "given", "legal"),
    [
        (side(hand=["seel"]), "seel", "seal"),
        (side(hand=["gilder"]), "gilder", "anchornaut"),
        (side(hand=["coal-roarkwin"]), "coal-roarkwin", "anchornaut"),
        (side(draw=["mist-spirit"]), "mist-spirit", "anchornaut"),
        (side(discard=["mist-spirit"]), "mist-spirit", "anchornaut"),
        (side(conjurations=["seal"]), "seal", "mist-spirit"),
        (side(battlefield=["purge"]), "purge", "strange-copy"),
        (side(battlefield=["coal-roarkwin"]), "coal-roarkwin", "gilder"),
        (side(battlefield=[{"wounds": 1}]), "None", "gilder"),
        (side(battlefield=[{"unit": "gilder", "attached": ["purge"]}]), "purge", "root-armor"),
        (side(battlefield=[{"unit": "gilder", "dice": ["charm-power"]}]), "charm-power", "charm"),
        (side(battlefield=[{"unit": "gilder", "bypass": 1}]), "1", "true, false"),
        (side(spellboard=["seal"]), "seal", "purge"),
        (side(active=["natural"]), "natural", "natural-basic"),
        (side(exhausted=["natural-class"]), "natural-class", "natural"),
        (side(reacted="yes"), "yes", "true, false"),
        ({"turn": {"phase": "main"}}, "main", "roll, discard, draw, turns, turn, recovery"),
    ],
)
def test_an_unknown_name(position: Any, given: str, legal: str) -> None:
    refused(position, f"“{given}”", legal)


@pytest.mark.parametrize(
    ("position", "given", "least", "most"),
    [
        ({"round": 0}, "0", 1, 60),
        ({"first": 2}, "2", 0, 1),
        ({"turn": {"player": 2}}, "2", 0, 1),
        ({"turn": {"mains": 10}}, "10", 0, 9),
        ({"turn": {"sides": -1}}, "-1", 0, 9),
        ({"turn": {"passes": "one"}}, "one", 0, 3),
        (side(wounds=15), "15", 0, 14),
        (side(exhaustion=True), "True", 0, 99),
        (side(active={"natural-power": 11}), "11", 0, 10),
        (side(battlefield=[{"unit": "gilder", "status": 1.5}]), "1.5", 0, 99),
        (side(battlefield=[{"unit": "gilder", "owner": 2}]), "2", 0, 1),
        (side(spellboard=[{"spell": "purge", "exhaustion": -1}]), "-1", 0, 99),
    ],
)
def test_a_number_out_of_bounds(position: Any, given: str, least: int, most: int) -> None:
    refused(position, f"“{given}”", f"from {least} to {most}")


@pytest.mark.parametrize(
    ("position", "path"),
    [
        (side(hand="seal"), "position.players.0.hand"),
        (side(battlefield={"unit": "gilder"}), "position.players.0.battlefield"),
        (side(battlefield=[{"unit": "gilder", "dice": "charm"}]), "battlefield.gilder.dice"),
        (side(spellboard=3), "position.players.0.spellboard"),
        (side(active=3), "position.players.0.active"),
        ({"players": {"0": 3}}, "position.players.0"),
        ({"players": 3}, "position.players"),
        ({"turn": 1}, "position.turn"),
        (["round"], "position"),
    ],
)
def test_a_value_of_the_wrong_type(position: Any, path: str) -> None:
    refused(position, path)


@rule("AS-283", "AS-284")
def test_no_more_than_the_slots_hold() -> None:
    refused(side(battlefield=["mist-spirit"] * 7), "battlefield", "at most 6, not 7")
    five = ["purge", "protect", "abundance", "empower", "hypnotize"]
    place(side(spellboard=[*five, "purge"]))
    refused(side(spellboard=[*five, "strengthen"]), "spellboard", "at most 5, not 6")


@rule("AS-372")
def test_no_more_than_ten_dice() -> None:
    refused(side(active={"natural-power": 6, "charm-basic": 5}), "active", "at most 10, not 11")
    both = side(active={"natural-power": 6}, exhausted={"natural": 5})
    refused(both, "exhausted", "at most 10, not 11")


@rule("AS-292", "AS-308")
def test_no_unit_that_is_destroyed_already() -> None:
    refused(side(battlefield=[{"unit": "gilder", "wounds": 2}]), "Gilder", "2 life and 2 wounds")
    refused(side(battlefield=["butterfly-monk"]), "Butterfly Monk", "0 life and 0 wounds")
    armored = {"unit": "gilder", "wounds": 3, "attached": ["root-armor"]}
    place(side(battlefield=[armored]))
    place(side(battlefield=["butterfly-monk"], spellboard=["summon-butterfly-monk"]))
