"""Actions: every choice of every question is exactly one action, and means the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.gym import action_names
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.parts.encoding import SPARE, WAIT, Actions
from tests.conformance.listed import Listed
from tests.conformance.test_conformance import turns
from tests.gym.numbered import NUMBERED

listed = pytest.mark.parametrize("game", NUMBERED, ids=[game.game for game in NUMBERED])
whole_boxes = pytest.mark.parametrize("game", NUMBERED[:2], ids=[g.game for g in NUMBERED[:2]])
"""Those with enough cards to fill a list of actions."""


def actions_for(known: dict[int, Actions], table: Table, game: str) -> Actions:
    if table.players not in known:
        known[table.players] = game_named(game).actions(table.players)
    return known[table.players]


@listed
@pytest.mark.parametrize("batch", range(4))
def test_every_choice_is_one_action_and_back(game: Listed, batch: int) -> None:
    known: dict[int, Actions] = {}
    spare = asked = 0
    for variant in range(batch * 20, batch * 20 + 20):
        table = game.open(variant, variant, record=False)
        actions = actions_for(known, table, game.game)
        for question in turns(table, Dice(variant)):
            codes = actions.codes(question)
            assert len(codes) == len(question.choices) == len(set(codes))
            assert all(0 < code < actions.size for code in codes)
            if asked % 50 == 0:
                assert codes == game.known().actions(table.players).codes(question)
            spare += sum(actions.names[code].startswith("other:") for code in codes)
            asked += 1
    assert asked > 500
    assert spare < asked / 100, "choices that have no action of their own are the exception"


@listed
def test_names_are_distinct_and_say_what_they_stand_for(game: Listed) -> None:
    for players in game.known().seats:
        names = action_names(game.game, players)
        assert len(set(names)) == len(names)
        assert names[0] == WAIT
        assert names[-1] == f"other:{SPARE - 1}"


@whole_boxes
def test_an_action_means_the_same_in_every_state(game: Listed) -> None:
    """What an option key alone says keeps its action, whatever else is on the table."""
    meant: dict[tuple[int, int, str], set[int]] = {}
    for variant in range(60):
        table = game.open(variant, variant, record=False)
        actions = game.known().actions(table.players)
        for question in turns(table, Dice(variant)):
            for choice, code in zip(question.choices, actions.codes(question), strict=True):
                if not _points_at_a_piece(choice) and code < actions.size - SPARE:
                    key = (table.players, question.seat, key_of(choice))
                    meant.setdefault(key, set()).add(code)
    assert len(meant) > 300
    assert all(len(codes) == 1 for codes in meant.values())


def _points_at_a_piece(choice: Choice) -> bool:
    """Pieces in play are named by where they are, which changes; so are cards in discard piles."""
    if choice[0] in ("from-discard", "take"):
        return True
    numbered = len(choice) == 3 and isinstance(choice[2], int) and not isinstance(choice[1], str)
    return numbered or choice[0] == "use"


def test_seats_are_counted_from_the_one_who_is_asked() -> None:
    actions = game_named("war-eternal").actions(3)
    choices: list[Choice] = [("player", 0), ("player", 1), ("player", 2)]
    spelled = [
        [actions.names[code] for code in actions.codes(Question(seat, "player", choices))]
        for seat in range(3)
    ]
    assert spelled[0] == ["player:+0", "player:+1", "player:+2"]
    assert spelled[1] == ["player:+2", "player:+0", "player:+1"]
    assert spelled[2] == ["player:+1", "player:+2", "player:+0"]


def test_pieces_are_named_by_where_they_are() -> None:
    """Two units of the same kind are two places; the other side's are counted as the other's."""
    table = emberhold.open(
        "ashes",
        setup={"decks": ["the-iron-men", "the-snakes-in-silver"]},
        position={
            "turn": {"player": 0},
            "players": {
                "0": {"battlefield": ["anchornaut", "anchornaut"]},
                "1": {"battlefield": ["gilder"]},
            },
        },
    )
    table.answer("attack:phoenixborn")
    question = table.question
    assert question is not None
    actions = game_named("ashes").actions(2)
    names = [actions.names[code] for code in actions.codes(question)]
    assert names[:2] == ["attack-with:+0.unit.0", "attack-with:+0.unit.1"]


def test_what_has_no_action_of_its_own_gets_a_spare_one() -> None:
    actions = game_named("war-eternal").actions(2)
    question = Question(0, "main", [("end",), ("unheard-of", 1), ("unheard-of", 2)])
    names = [actions.names[code] for code in actions.codes(question)]
    assert names == ["end", "other:0", "other:1"]


@whole_boxes
def test_random_games_use_much_of_the_list(game: Listed) -> None:
    """The list is not padded: the verbs in it are the verbs that are asked."""
    used: Counter[str] = Counter()
    for variant in range(80):
        table = game.open(variant, variant, record=False)
        actions = game.known().actions(table.players)
        for question in turns(table, Dice(variant)):
            used.update(actions.names[code].partition(":")[0] for code in actions.codes(question))
    verbs = {name.partition(":")[0] for name in action_names(game.game, 4)} - {WAIT, "other"}
    assert len(verbs & set(used)) > 0.6 * len(verbs)
    assert set(used) - {"other"} <= verbs
