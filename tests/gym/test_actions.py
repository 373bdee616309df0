"""Actions: every choice of every question is exactly one action, and means the same everywhere."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.gym import action_names, encoding_version
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.parts.encoding import SPARE, WAIT, Actions, version_of
from tests.conformance.listed import Listed
from tests.conformance.test_conformance import turns
from tests.gym.numbered import NUMBERED

listed = pytest.mark.parametrize("game", NUMBERED, ids=[game.game for game in NUMBERED])
whole_boxes = pytest.mark.parametrize("game", NUMBERED[:2], ids=[g.game for g in NUMBERED[:2]])
"""Those with enough cards to fill a list of actions."""


LISTS = Path(__file__).parent / "action_lists.json"
"""How many actions each game had for each number of players, and a version of their names."""


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


@listed
def test_a_number_stands_for_one_verb_and_one_object(game: Listed) -> None:
    """The other way round: whatever the state, an action is always that answer and no other."""
    stands: dict[tuple[int, int], tuple[Any, ...]] = {}
    for variant in range(0, 80, 2):
        table = game.open(variant, variant, record=False)
        actions = game.known().actions(table.players)
        first_spare = actions.names.index("other:0")
        for question in turns(table, Dice(variant)):
            for choice, code in zip(question.choices, actions.codes(question), strict=True):
                if not first_spare <= code < first_spare + SPARE:
                    meant = _meant(table, question, choice)
                    known = stands.setdefault((table.players, code), meant)
                    assert known == meant, actions.names[code]
    assert len(stands) > 40


def _meant(table: Table, question: Question, choice: Choice) -> tuple[Any, ...]:
    """An answer by its verb and its object, as the seat that is asked would point at it."""
    verb, subject, place = (*choice, None, None)[:3]
    if verb in ("player", "give", "attack", "duel", "pass-blade") and isinstance(subject, int):
        return verb, (subject - question.seat) % table.players
    if verb == "take" and isinstance(place, int) and table.game.name != "relic":
        return verb, (place - question.seat) % table.players
    if verb == "from-discard":
        return verb, place
    if table.game.name == "ashes":
        return _meant_in_ashes(table, question.seat, verb, subject, place)
    seats = getattr(subject, "seats", None)
    if seats is not None:
        return verb, *_turn_card(seats, question.seat, table.players)
    if isinstance(place, str) and "." in place:
        owner, _, rest = place.partition(".")
        place = f"+{(int(owner) - question.seat) % table.players}.{rest}"
    if isinstance(subject, str) and "." in subject:
        owner, _, rest = subject.partition(".")
        subject = f"+{(int(owner) - question.seat) % table.players}.{rest}"
    return verb, key_of(("", subject, place))


def _turn_card(seats: tuple[int, ...], seat: int, players: int) -> tuple[Any, ...]:
    if len(seats) == 1:
        return ("one", (seats[0] - seat) % players)
    return (len(seats), seat in seats)


def _meant_in_ashes(
    table: Table, seat: int, verb: str, subject: Any, place: Any
) -> tuple[Any, ...]:
    """A piece in play by whose it is and where it is among that player's."""
    copy = f"{subject.slug}.{place}" if isinstance(place, int) else str(place)
    for other in table.state.players:
        step = (other.seat - seat) % table.players
        for zone in ("battlefield", "spellboard"):
            pieces = [piece.card for piece in getattr(other, zone)]
            if zone == "spellboard":
                pieces = [card for card in pieces if card.slug == copy.rpartition(".")[0]]
            for number, card in enumerate(pieces):
                if card.piece == copy:
                    named = card.slug if zone == "spellboard" else ""
                    ability = _ability(card, subject) if verb == "use" else None
                    number = 0 if verb == "use" and named else number
                    return verb, step, zone, number, named, ability
        if other.phoenixborn.card.piece == copy:
            named = other.phoenixborn.card.slug if verb == "use" else ""
            return verb, step, "phoenixborn", named, subject if verb == "use" else None
    return verb, key_of(("", subject, place))


def _ability(card: Any, name: str) -> Any:
    if card.type == "ready":
        return name
    names = [ability.name for ability in card.abilities]
    return names.index(name) if name in names else len(names)


@pytest.mark.parametrize("game", [game.game for game in NUMBERED if game.outside is None])
def test_numbers_are_appended_and_never_changed(game: str) -> None:
    """What was learned stays true: a list of actions only grows at its end.

    After adding names as `later`, write the file again: `python -m tests.gym.test_actions`.
    """
    kept = json.loads(LISTS.read_text(encoding="utf-8"))[game]
    for players in game_named(game).seats:
        count, version = kept[str(players)]
        assert version_of(action_names(game, players)[:count]) == version


def test_a_version_changes_with_any_meaning() -> None:
    assert encoding_version("ashes", 2) == encoding_version("ashes", 2)
    versions = {encoding_version(game, 2) for game in ("ashes", "relic", "legacy", "war-eternal")}
    assert len(versions | {encoding_version("ashes", 3)}) == 5
    assert version_of(["a", "b"]) != version_of(["b", "a"])


def test_later_names_come_behind_the_spare_ones() -> None:
    before, after = Actions(2, ["end"]), Actions(2, ["end"], ["look", "end"])
    assert after.names == (*before.names, "look")


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


def _write_lists() -> None:
    lists: dict[str, dict[str, list[Any]]] = {}
    for game in dict.fromkeys(each.game for each in NUMBERED if each.outside is None):
        lists[game] = {}
        for players in game_named(game).seats:
            names = action_names(game, players)
            lists[game][str(players)] = [len(names), version_of(names)]
    LISTS.write_text(json.dumps(lists, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _write_lists()
