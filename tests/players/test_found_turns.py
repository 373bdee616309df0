"""Puzzles in turns that are too large, or too much luck, to be looked through as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import emberhold
from emberhold.games.puzzles import OPEN, SOLVED, moment_of
from emberhold.kernel.table import Table
from emberhold.players import player_named
from emberhold.players.finding import Effort, Found, find
from emberhold.players.solving import Search, follow, laid_out

EFFORT = Effort(worlds=8)
ASHES = {"decks": ["the-mist-guardian", "the-iron-men"], "reactions": "possible"}
RELIC = {"scenario": "the-mystery-beyond", "sheets": ["commissar", "sanctioned-psyker"]}
MEDITATION = (
    "meditate",
    "meditate:draw-pile",
    "meditate:draw-pile",
    "done",
    "turn:natural-basic@natural-power",
    "turn:natural-basic@natural-power",
    "play:molten-gold",
    "target:coal-roarkwin@1",
)


def in_ashes(**foe: Any) -> Mapping[str, Any]:
    """Molten Gold wants two power dice, and one of the three that show nothing is another's."""
    mine = {
        "hand": ["molten-gold", "summon-gilder"],
        "spellboard": [],
        "battlefield": [],
        "active": {"natural-basic": 2, "ceremonial-basic": 1},
    }
    theirs = {"hand": [], "spellboard": [], "battlefield": [{"unit": "gilder"}], "active": []}
    players = {"0": mine, "1": {**theirs, **foe}}
    return {"round": 2, "turn": {"player": 0}, "players": players}


def in_relic(*hand: str) -> Mapping[str, Any]:
    """One card has the number that leads to a space, the other the one for the test there."""
    mine = {"space": "underhive-sump", "hand": list(hand), "influence": 5, "life": 2}
    skills = {"strength": 4, "willpower": 4, "cunning": 4}
    players = {"0": {**mine, **skills}, "1": {"space": "seers-stones"}}
    return {"turn": {"player": 0, "phase": "movement"}, "players": players}


def played(
    game: str, setup: Mapping[str, Any], position: Mapping[str, Any], hasty: Sequence[str]
) -> Table:
    """A turn that began hastily and was played on by the game's own player."""
    table = emberhold.open(game, 2, 5, setup, position=position)
    follow(table, hasty)
    began, player = moment_of(table.state), player_named("greedy", game, "turn")
    while table.question is not None and moment_of(table.state) == began:
        table.take(table.question, player.choose(table, table.question))
    return table


def only_puzzle(table: Table) -> Found:
    (found,) = find(table, EFFORT)
    return found


@pytest.mark.parametrize(("wounds", "goal"), [(12, "win"), (3, "wounds:6")])
def test_a_turn_with_a_meditation_is_looked_through_in_ashes(wounds: int, goal: str) -> None:
    """AS-181: any cards of hand, pile and spellboard may go, and any dice may be turned."""
    found = only_puzzle(played("ashes", ASHES, in_ashes(wounds=wounds), ["pass"]))
    assert (found.puzzle.goal, found.puzzle.solution) == (goal, MEDITATION)
    assert found.margin == 1.0


def test_cards_with_the_right_numbers_are_a_puzzle_in_relic() -> None:
    found = only_puzzle(played("relic", RELIC, in_relic("combat-drugs", "sabotage"), ["roll"]))
    puzzle = found.puzzle
    assert puzzle.goal == "influence:7"
    assert puzzle.solution == ("power:sabotage", "move:arbites-precinct", "power:combat-drugs")
    for seed in (None, "another", "a third"):
        table = laid_out(puzzle, seed)
        search = Search(puzzle, moment_of(table.state))
        for key in puzzle.solution:
            assert search.stands(table) == OPEN
            follow(table, [key])
        assert search.stands(table) == SOLVED


def test_what_only_a_roll_can_reach_is_not_asked_for_in_relic() -> None:
    """Without the card for the test the die decides, as it does where the turn leads."""
    assert list(find(played("relic", RELIC, in_relic("sabotage"), ["roll"]), EFFORT)) == []
