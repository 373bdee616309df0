"""Cards moved by hand in a repair: none is lost, slots are respected, nothing hidden is named."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.games.ashes.card import READY
from emberhold.games.ashes.cards import DECK_CARDS
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table
from emberhold.lab.playing import play_out
from emberhold.parts.repairs import Fixable, visible
from emberhold.players import seated
from tests.conformance.listed import LISTED
from tests.legacy.support import record, world

CENSUS = {listed.game: listed.census for listed in LISTED}
MOMENTS = [
    ("war-eternal", 2, 120, {}),
    ("war-eternal", 3, 60, {"hands": "closed"}),
    ("aeons-end", 2, 60, {}),
    ("legacy", 2, 60, {}),
    ("ashes", 2, 30, {}),
    ("ashes", 2, 80, {}),
    ("relic", 3, 120, {}),
    ("war-eternal", 2, 120, {"nemesis": "hollow-crown"}),
    ("aeons-end", 2, 120, {"nemesis": "crooked-mask"}),
    ("aeons-end", 2, 120, {"nemesis": "prince-of-gluttons"}),
    *(("legacy", 2, 90, {"record": record(world(chapter, 2))}) for chapter in (3, 6, 7, 8)),
]
"""The last of them against nemeses that have decks, piles and tokens of their own."""


def begun(game: str, players: int, answers: int, setup: dict[str, Any]) -> Table:
    """A game of sensible players after some answers."""
    table = emberhold.open(game, players=players, seed=5, setup=setup)
    bots = seated(["greedy"] * players, game, 5)
    while table.count < answers and (question := table.question) is not None:
        table.take(question, bots[question.seat].choose(table, question))
    return table


def listed(state: Any, game: str) -> list[Fixable]:
    found = game_named(game).fixable
    assert found is not None
    return list(found(state))


def moves_of(table: Table, game: str) -> dict[str, Fixable]:
    found = listed(table.step_began(), game)
    return {each.path: each for each in found if each.move is not None}


@pytest.mark.parametrize(("game", "players", "answers", "setup"), MOMENTS)
def test_every_move_keeps_all_cards_and_can_be_played_from(
    game: str, players: int, answers: int, setup: dict[str, Any]
) -> None:
    table = begun(game, players, answers, setup)
    before = CENSUS[game](table.step_began())
    moves = moves_of(table, game)
    assert len(moves) >= 10
    for number, (path, move) in enumerate(moves.items()):
        fork = table.fork()
        fork.repair([(path, move.most)])
        assert CENSUS[game](fork.step_began()) == before, path
        if number % 24 == 0:
            again = emberhold.loads(fork.dumps())
            assert again.view(0).areas == fork.view(0).areas
            play_out(fork, seated(["random"] * players, game, 3))
            assert fork.result is not None


@pytest.mark.parametrize(("game", "players", "answers", "setup"), MOMENTS)
def test_what_a_seat_is_shown_is_the_same_in_all_worlds_it_cannot_tell_apart(
    game: str, players: int, answers: int, setup: dict[str, Any]
) -> None:
    table = begun(game, players, answers, setup)
    told = False
    for seat in range(players):
        other = table.redeal(seat, 11)
        here, there = listed(table.state, game), listed(other.state, game)
        shown = [(each.path, each.now, each.most) for each in visible(here, seat).values()]
        assert shown == [(e.path, e.now, e.most) for e in visible(there, seat).values()]
        told = told or {each.path for each in here} != {each.path for each in there}
    assert told == (game in ("ashes", "relic")), "the list without the seat's eyes is the control"


def at(game: str, position: dict[str, Any], **setup: Any) -> dict[str, Fixable]:
    table = emberhold.open(game, players=2, seed=1, setup=setup, position=position)
    return moves_of(table, game)


def test_spells_go_to_breaches_that_are_open_and_free() -> None:
    full = {"state": "open", "spells": ["spark"]}
    mine = {"hand": ["spark", "kindle"], "breaches": {"1": full, "2": "open", "3": "R"}}
    turn = {"player": 0, "phase": "main"}
    found = at("war-eternal", {"turn": turn, "players": {"0": mine}}, market="deck-destruction")
    own = {path for path in found if path.startswith("players.0.hand-to-breach")}
    assert own == {"players.0.hand-to-breach-2.spark", "players.0.hand-to-breach-2.kindle"}


def test_a_full_battlefield_takes_no_unit_and_a_full_spellboard_no_spell() -> None:
    turn = {"player": 0}
    mine: dict[str, Any] = {"discard": ["hammer-knight", "strengthen"], "battlefield": []}
    decks = {"decks": ["the-iron-men", "the-mist-guardian"], "first_five": "recommended"}
    free = at("ashes", {"turn": turn, "players": {"0": mine}}, **decks)
    assert "players.0.discard-to-battlefield.hammer-knight" in free
    assert "players.0.discard-to-spellboard.strengthen" in free
    table = emberhold.open("ashes", players=2, seed=1, setup=decks)
    born = table.state.players[0].phoenixborn.card
    mine["battlefield"] = ["iron-worker"] * born.battlefield
    ready = [card.slug for card in DECK_CARDS.values() if card.type == READY]
    mine["spellboard"] = [slug for slug in ready if slug != "strengthen"][: born.spellboard]
    full = at("ashes", {"turn": turn, "players": {"0": mine}}, **decks)
    assert not any("-to-battlefield." in path and "players.0" in path for path in full)
    assert "players.0.discard-to-spellboard.strengthen" not in full
    assert "players.0.discard-to-hand.strengthen" in full


def test_a_minion_goes_out_of_play_and_comes_back_whole() -> None:
    position = {
        "turn": {"player": 0, "phase": "main"},
        "in_play": [{"card": "mangleroot", "life": 5}],
    }
    table = emberhold.open("war-eternal", players=2, seed=1, position=position)
    table.repair([("nemesis.in-play-to-nemesis-discard.mangleroot", 1)])
    assert table.state.in_play == ()
    table.repair([("nemesis.nemesis-discard-to-in-play.mangleroot", 1)])
    (piece,) = table.state.in_play
    assert (piece.card.slug, piece.tokens) == ("mangleroot", piece.card.life)


def test_a_spell_across_two_breaches_goes_there_and_comes_back() -> None:
    breaches = {"1": "open", "2": "open", "3": "R"}
    mine = {"hand": ["pyrotechnic-surge", "crystal"], "breaches": breaches}
    position = {"turn": {"player": 0, "phase": "main"}, "players": {"0": mine}}
    table = emberhold.open("war-eternal", players=2, seed=1, position=position)
    own = [path for path in moves_of(table, "war-eternal") if path.startswith("players.0.hand")]
    own = [path for path in own if "breach" in path]
    assert own == ["players.0.hand-to-two-breaches-1.pyrotechnic-surge"]
    label = moves_of(table, "war-eternal")[own[0]].label
    assert label.text("pl") == "Pirotechniczna Nawała: Ręka → Bramy I i II"
    table.repair([(own[0], 1)])
    first, second = table.state.players[0].breaches[:2]
    assert first.spells == second.spells != ()
    table.repair([("players.0.breaches-to-hand.pyrotechnic-surge", 1)])
    assert [card.slug for card in table.state.players[0].hand] == ["crystal", "pyrotechnic-surge"]
    assert all(not breach.spells for breach in table.state.players[0].breaches)


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_card_goes_to_somebody_else(hands: str) -> None:
    table = begun("war-eternal", 2, 0, {"hands": hands})
    before = [len(player.hand) for player in table.state.players]
    table.repair([("players.0.hand-to-hand-of-1.crystal", 2)])
    assert [len(player.hand) for player in table.state.players] == [before[0] - 2, before[1] + 2]
    table.repair([("players.1.hand-to-discard-of-0.crystal", 1)])
    assert [card.slug for card in table.state.players[0].discard] == ["crystal"]
    seen = {each.path for each in visible(listed(table.step_began(), "war-eternal"), 0).values()}
    assert any("players.1.hand-to-" in path for path in seen) == (hands == "open")


def test_an_asset_goes_to_another_character_and_never_to_a_nemesis() -> None:
    table = begun("relic", 3, 200, {})
    given = [path for path in moves_of(table, "relic") if "-to-assets-of-" in path]
    assert given
    giver, taker = int(given[0].split(".")[1]), int(given[0].split("-of-")[1].split(".")[0])
    before = [len(figure.assets) for figure in table.step_began().figures]
    table.repair([(given[0], 1)])
    after = [len(figure.assets) for figure in table.step_began().figures]
    assert (after[giver], after[taker]) == (before[giver] - 1, before[taker] + 1)


def test_acolytes_come_and_go_between_play_their_deck_and_their_discard_pile() -> None:
    foe = {"acolyte_deck": ["holadran", "kurgax"], "acolyte_discard": ["lurzan"]}
    position = {
        "turn": {"player": 0, "phase": "main"},
        "in_play": [{"card": "bezu", "life": 3}],
        "nemesis": foe,
    }
    setup = {"nemesis": "hollow-crown"}
    table = emberhold.open("war-eternal", players=2, seed=1, setup=setup, position=position)
    table.repair([("nemesis.in-play-to-acolyte-discard.bezu", 1)])
    table.repair([("nemesis.acolyte-discard-to-in-play.lurzan", 1)])
    table.repair([("nemesis.acolyte-discard-to-bottom.bezu", 1)])
    table.repair([("nemesis.acolyte-deck-to-in-play", 1)])
    assert [piece.card.slug for piece in table.state.in_play] == ["lurzan", "holadran"]
    assert [card.slug for card in table.state.own.deck] == ["bezu", "kurgax"]
    assert table.state.own.discard == ()


def test_bridges_are_set_and_taken_away_gap_by_gap() -> None:
    table = begun("legacy", 2, 90, {"record": record(world(6, 2))})
    had = set(table.state.own.gaps)
    there = {path for path in fixed(table) if path.startswith("nemesis.bridges.")}
    assert len(there) == 12
    gone = min(had)
    table.repair([(f"nemesis.bridges.{gone}", 0)])
    assert set(table.state.own.gaps) == had - {gone}


def fixed(table: Table) -> dict[str, Fixable]:
    return {each.path: each for each in listed(table.step_began(), "legacy")}


def test_the_name_of_the_first_move_there_was_is_still_understood() -> None:
    position = {"players": {"0": {"discard": ["crystal", "spark"], "hand": []}}}
    table = emberhold.open("war-eternal", players=2, seed=1, position=position)
    table.repair([("players.0.return.crystal", 1)])
    assert [card.slug for card in table.state.players[0].hand] == ["crystal"]
    with pytest.raises(PositionError, match="from 0 to 1"):
        table.repair([("players.0.discard-to-hand.spark", 2)])
