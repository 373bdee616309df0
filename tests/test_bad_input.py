"""What people get wrong: one clear line says what was given and what would be right.

Every error reads in all three languages, and nothing on a table changes because of it.
"""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold import EmberholdError, IllegalAnswer, PositionError, SetupError, Table
from emberhold.parts.wishes import brief
from tests.support import asks, fingerprint, play
from tests.support.refusals import asked, finished, refused


def open_with(**setup: Any) -> Table:
    return emberhold.open("war-eternal", setup.pop("players", 2), 1, setup)


# The game and its set-up


@pytest.mark.parametrize("name", ["war-eternel", "chess", "", "War Eternal"])
def test_an_unknown_game(name: str) -> None:
    with refused(SetupError, name, "war-eternal"):
        emberhold.open(name)


@pytest.mark.parametrize("players", [0, 5, -1, "two", "2", True, None, 2.0, 2.5, [2], (1, 2)])
def test_a_number_of_players_the_game_is_not_for(players: Any) -> None:
    with refused(SetupError, "1, 2, 3, 4"):
        emberhold.open("war-eternal", players)
    if isinstance(players, int) and not isinstance(players, bool):
        with refused(SetupError, players):
            emberhold.open("war-eternal", players)


@pytest.mark.parametrize("seed", [None, 1.5, True, [7]])
def test_a_seed_that_is_neither_a_number_nor_a_word(seed: Any) -> None:
    with refused(SetupError, seed):
        emberhold.open("war-eternal", 2, seed)


@pytest.mark.parametrize("setup", ["nemesis", 5, ["nemesis"]])
def test_a_set_up_that_is_not_a_table(setup: Any) -> None:
    with refused(SetupError, setup, "nemesis, mages, market, difficulty"):
        emberhold.open("war-eternal", 2, 1, setup)


def test_an_unknown_key_of_the_set_up() -> None:
    with refused(SetupError, "nemisis", "nemesis, mages, market, difficulty"):
        open_with(nemisis="gate-witch")


@pytest.mark.parametrize("given", ["gate-wich", "blight-lord", 7, None, ["gate-witch"]])
def test_an_unknown_nemesis(given: Any) -> None:
    with refused(SetupError, "umbra-titan, gate-witch, magus-of-cloaks, hollow-crown"):
        open_with(nemesis=given)
    if isinstance(given, str):
        with refused(SetupError, given):
            open_with(nemesis=given)


def test_the_nearest_name_is_offered() -> None:
    with pytest.raises(SetupError, match=r"mean gate-witch\?$"):
        open_with(nemesis="gate-wich")


@pytest.mark.parametrize(
    ("key", "given", "legal"),
    [
        ("difficulty", "hard", "beginner, normal, expert, extinction"),
        ("difficulty", ["normal"], "beginner, normal, expert, extinction"),
        ("turn_order", "random", "standard, pairs"),
        ("hands", "secret", "open, closed"),
        ("solo_cards", 5, "3, 4"),
        ("solo_life", 20, "12, 15"),
    ],
)
def test_an_unknown_value_of_the_set_up(key: str, given: Any, legal: str) -> None:
    with refused(SetupError, key, legal):
        open_with(players=1, **{key: given})


def test_an_unknown_mage() -> None:
    with refused(SetupError, "brama", "mazahaedron", "yan-magda"):
        open_with(mages=["gex", "brama"])


def test_a_mage_twice() -> None:
    with refused(SetupError, "gex"):
        open_with(mages=["gex", "gex"])


@pytest.mark.parametrize("mages", [["gex"], ["gex", "garu", "mist"], [], "gex", 2, None])
def test_a_wrong_number_of_mages(mages: Any) -> None:
    with refused(SetupError, "2", brief(mages)):
        open_with(mages=mages)


def test_the_pairs_variant_needs_four_players() -> None:
    with refused(SetupError, "pairs", 4, 3):
        open_with(players=3, turn_order="pairs")


@pytest.mark.parametrize("easing", [{"solo_cards": 4}, {"solo_life": 12}, {"solo_life": 15}])
def test_the_easings_of_a_game_alone_are_for_one_player(easing: dict[str, int]) -> None:
    with refused(SetupError, "solo_cards", "solo_life", 1, 2):
        open_with(players=2, **easing)


# The market

NINE = [
    *("frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish"),
    *("jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"),
]


@pytest.mark.parametrize("given", ["deck-construction", "", 5, None, True])
def test_an_unknown_market(given: Any) -> None:
    with refused(SetupError, given, "deck-destruction, play-it-again, random"):
        open_with(market=given)


def test_an_unknown_market_card() -> None:
    with refused(SetupError, "scoria-slug", "scoria-slag", "crystallize"):
        open_with(market=["scoria-slug", *NINE[1:]])


def test_a_starter_is_not_a_market_card() -> None:
    with refused(SetupError, "crystal", "scoria-slag"):
        open_with(market=["crystal", *NINE[1:]])


def test_a_card_twice_in_the_market() -> None:
    with refused(SetupError, "scoria-slag"):
        open_with(market=["scoria-slag", *NINE[1:]])


@pytest.mark.parametrize(
    ("market", "has", "needs"),
    [
        (NINE[1:], 2, 3),
        ([*NINE, "breach-ore"], 4, 3),
        ([*NINE[:3], *NINE[4:]], 1, 2),
        (NINE[:-1], 3, 4),
        ([], 0, 3),
    ],
)
def test_a_market_with_the_wrong_slots(market: list[str], has: int, needs: int) -> None:
    with refused(SetupError, has, needs):
        open_with(market=market)


@pytest.mark.parametrize("given", ["gems=3", "gem~3", "gem=three", "potion", "", "gem=", 3])
def test_an_unknown_market_filter(given: Any) -> None:
    with refused(SetupError, given, "gem=3", "spell>=6"):
        open_with(market={"random": [given]})


@pytest.mark.parametrize("filters", ["spell=99", "gem<2"])
def test_a_market_filter_no_card_meets(filters: str) -> None:
    with refused(SetupError, filters):
        open_with(market={"random": [filters]})


def test_more_filters_than_there_are_places() -> None:
    with refused(SetupError, "relic"):
        open_with(market={"random": ["relic", "relic", "relic"]})


@pytest.mark.parametrize("market", [{"gem": 3}, {"random": [], "gem": ["gem=3"]}, {}])
def test_a_market_of_filters_has_one_entry(market: Any) -> None:
    with refused(SetupError, "random", *market):
        open_with(market=market)


@pytest.mark.parametrize("given", [5, None, "gem=3"])
def test_filters_are_a_list(given: Any) -> None:
    with refused(SetupError, "gem=3"):
        open_with(market={"random": given})


# Positions


def place(position: Any) -> Table:
    setup = {"nemesis": "umbra-titan", "mages": ["gex", "garu"], "market": "deck-destruction"}
    return emberhold.open("war-eternal", 2, 1, setup, position)


@pytest.mark.parametrize(
    ("position", "given", "path", "legal"),
    [
        ({"gravhold": 3}, "gravhold", "position", "gravehold, nemesis, in_play, market"),
        ({"nemesis": {"lives": 3}}, "lives", "position.nemesis", "life, tokens, deck, discard"),
        ({"turn_order": {"pile": []}}, "pile", "position.turn_order", "deck, discard"),
        ({"players": {"0": {"hands": []}}}, "hands", "position.players.0", "life, charges"),
        ({"turn": {"who": 1}}, "who", "position.turn", "player, phase"),
        ({"players": {"2": {}}}, "2", "position.players", "0, 1"),
        ({"players": {"0": {"breaches": {"5": "R"}}}}, "5", ".breaches", "1, 2, 3, 4"),
        (
            {"players": {"0": {"breaches": {"2": {"side": "R"}}}}},
            *("side", ".breaches.2", "state, spells, focused"),
        ),
        ({"in_play": [{"name": "smite"}]}, "name", "position.in_play", "card, life, tokens"),
        ({"market": {"crystal": 3}}, "crystal", "position.market", "scoria-slag"),
    ],
)
def test_an_unknown_entry(position: Any, given: str, path: str, legal: str) -> None:
    with refused(PositionError, given, path, legal):
        place(position)


@pytest.mark.parametrize(
    ("position", "given", "legal"),
    [
        ({"players": {"0": {"hand": ["crystl"]}}}, "crystl", "crystal"),
        ({"players": {"0": {"hand": ["smite"]}}}, "smite", "crystal"),
        ({"players": {"0": {"hand": [3]}}}, "3", "crystal"),
        ({"players": {"0": {"hand": [["crystal"]]}}}, "crystal", "spark"),
        ({"players": {"0": {"deck": ["crystal", "bezu"]}}}, "bezu", "crystal"),
        ({"nemesis": {"deck": ["crystal"]}}, "crystal", "smite"),
        ({"nemesis": {"acolyte_deck": ["bezu"]}}, "acolyte_deck", "life, tokens, deck, discard"),
        ({"players": {"0": {"trophies": 1}}}, "trophies", "life, charges, aether"),
        ({"in_play": ["smite"]}, "smite", "catacomb-drone"),
        ({"in_play": [{"life": 3}]}, "None", "catacomb-drone"),
        ({"players": {"0": {"breaches": {"2": "left"}}}}, "left", "open, R, D, L, U, sigil"),
        ({"players": {"0": {"breaches": {"1": "R"}}}}, "R", "open, sigil"),
        (
            {"players": {"0": {"breaches": {"2": {"spells": ["crystal"]}}}}},
            *("crystal", "spark"),
        ),
        (
            {"players": {"0": {"breaches": {"2": {"focused": "yes"}}}}},
            *("yes", "true, false"),
        ),
        ({"turn": {"phase": "breakfast"}}, "breakfast", "casting, main, draw"),
        ({"turn_order": {"deck": ["5"]}}, "5", "nemesis"),
    ],
)
def test_an_unknown_name(position: Any, given: str, legal: str) -> None:
    with refused(PositionError, given, legal):
        place(position)


def test_an_unknown_name_in_what_only_one_sheet_has() -> None:
    crown = {"nemesis": "hollow-crown"}
    with refused(PositionError, "smite", "bezu"):
        emberhold.open(
            "war-eternal", 2, 7, crown, position={"nemesis": {"acolyte_deck": ["smite"]}}
        )
    with refused(PositionError, "-1", "999"):
        emberhold.open(
            "war-eternal",
            *(1, 7, {"mages": ["quilius"]}),
            position={"players": {"0": {"trophies": -1}}},
        )


@pytest.mark.parametrize(
    ("position", "given", "least", "most"),
    [
        ({"players": {"0": {"life": 11}}}, "11", 0, 10),
        ({"players": {"0": {"life": -1}}}, "-1", 0, 10),
        ({"players": {"0": {"charges": 6}}}, "6", 0, 5),
        ({"players": {"0": {"aether": -2}}}, "-2", 0, 999),
        ({"players": {"0": {"aether": "many"}}}, "many", 0, 999),
        ({"players": {"0": {"life": True}}}, "True", 0, 10),
        ({"players": {"0": {"life": 2.5}}}, "2.5", 0, 10),
        ({"players": {"0": {"life": None}}}, "None", 0, 10),
        ({"gravehold": 31}, "31", 1, 30),
        ({"gravehold": 0}, "0", 1, 30),
        ({"nemesis": {"life": 71}}, "71", 1, 70),
        ({"nemesis": {"tokens": -1}}, "-1", 1, 15),
        ({"in_play": [{"card": "mangleroot", "life": 13}]}, "13", 1, 12),
        ({"in_play": [{"card": "night-unending", "tokens": 0}]}, "0", 1, 3),
        ({"market": {"scoria-slag": 8}}, "8", 0, 7),
        ({"turn": {"player": 2}}, "2", 0, 1),
    ],
)
def test_a_number_out_of_bounds(position: Any, given: str, least: int, most: int) -> None:
    with refused(PositionError, given, least, most):
        place(position)


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"players": {"0": {"hand": "crystal"}}}, "position.players.0.hand"),
        ({"players": {"0": {"hand": 3}}}, "position.players.0.hand"),
        ({"players": {"0": 3}}, "position.players.0"),
        ({"players": 3}, "position.players"),
        ({"players": {"0": {"breaches": ["open"]}}}, "position.players.0.breaches"),
        ({"nemesis": "umbra-titan"}, "position.nemesis"),
        ({"in_play": "catacomb-drone"}, "position.in_play"),
        ({"market": ["scoria-slag"]}, "position.market"),
        ({"turn_order": ["1"]}, "position.turn_order"),
        ({"turn": 1}, "position.turn"),
    ],
)
def test_a_value_of_the_wrong_type(position: Any, path: str) -> None:
    with refused(PositionError, path):
        place(position)


@pytest.mark.parametrize("given", [5, "main", ["main"]])
def test_a_position_that_is_not_a_table(given: Any) -> None:
    with refused(PositionError, "position", "players"):
        place(given)


@pytest.mark.parametrize("card", ["3", "4", "wild", "3/4"])
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_turn_order_card_of_nobody_at_the_table(card: str, pile: str) -> None:
    with refused(PositionError, card, f"position.turn_order.{pile}", "nemesis, 1, 2"):
        place({"turn_order": {pile: ["1", card]}})


def test_a_refused_position_leaves_nothing_behind() -> None:
    """The first half is right, the second is not; the next table knows nothing of either."""
    before = fingerprint(place({"turn": {"phase": "main"}}))
    wrong = {"gravehold": 3, "players": {"0": {"life": 2, "hand": ["spark", "crystl"]}}}
    with refused(PositionError, "crystl"):
        place(wrong)
    assert fingerprint(place({"turn": {"phase": "main"}})) == before


# Answers


@pytest.mark.parametrize("answer", ["play:crystl", "buy:crystallize", "cast:1", "", "end "])
def test_an_answer_that_is_not_an_option(answer: str) -> None:
    table = asked()
    before = fingerprint(table), table.log()
    with refused(IllegalAnswer, answer, "play:crystal", "prep:spark@1", "charge", "end"):
        table.answer(answer)
    assert (fingerprint(table), table.log()) == before


def test_the_nearest_option_is_offered() -> None:
    with pytest.raises(IllegalAnswer, match=r"mean play:crystal\?$"):
        asked().answer("play:crystl")


@pytest.mark.parametrize("index", [-1, 99])
def test_an_index_out_of_range(index: int) -> None:
    table = asked()
    before = fingerprint(table)
    with refused(IllegalAnswer, index, len(asks(table).options) - 1):
        table.answer(index)
    assert fingerprint(table) == before


@pytest.mark.parametrize("answer", [None, 1.5, ("end",), ["end"]])
def test_an_answer_of_the_wrong_type(answer: Any) -> None:
    table = asked()
    before = fingerprint(table)
    with refused(IllegalAnswer, "play:crystal", "end"):
        table.answer(answer)
    assert fingerprint(table) == before


def test_an_option_of_another_question() -> None:
    table = asked()
    old = asks(table).options[0]
    play(table, "play:crystal")
    before = fingerprint(table)
    with refused(IllegalAnswer, old.key, "end"):
        table.answer(old)
    assert fingerprint(table) == before


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_the_wrong_seat_answers(seat: int) -> None:
    table = asked()
    before = fingerprint(table)
    with refused(IllegalAnswer, seat, 0):
        table.answer("end", seat=seat)
    assert fingerprint(table) == before
    table.answer("play:crystal", seat=0)


def test_an_answer_after_the_end() -> None:
    table = finished()
    assert table.result is not None
    before = fingerprint(table)
    for answer in ("end", 0):
        with refused(IllegalAnswer):
            table.answer(answer)
    assert fingerprint(table) == before


@pytest.mark.parametrize("answers", [-1, 2, 99])
def test_more_undone_than_was_answered(answers: int) -> None:
    table = play(asked(), "play:crystal")
    before = fingerprint(table)
    with refused(EmberholdError, answers, 1):
        table.undo(answers)
    assert fingerprint(table) == before


def test_an_unknown_language() -> None:
    table = asked()
    with refused(EmberholdError, "de", "en, pl, fr"):
        asks(table).options[0].label("de")
