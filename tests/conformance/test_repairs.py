"""Repairs in every game: what is set by hand is what everybody sees, and survives everything."""

from __future__ import annotations

import json
from random import Random

import pytest

import emberhold
from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError, PositionError, SaveError
from emberhold.kernel.save import parse
from emberhold.kernel.table import Table
from emberhold.parts.repairs import Fixable, visible

GAMES = ["war-eternal", "aeons-end", "legacy", "ashes", "relic"]
PLAYERS = {"relic": 3}


def opened(game: str, seed: int) -> Table:
    return emberhold.open(game, players=PLAYERS.get(game, 2), seed=seed)


def played(game: str, seed: int, answers: int) -> Table:
    """A game after some answers at random."""
    table, dice = opened(game, seed), Random(seed)
    for _ in range(answers):
        if table.question is None:
            break
        table.answer(dice.choice(list(table.question.options.keys())), table.question.seat)
    return table


def fixables(table: Table) -> dict[str, Fixable]:
    """What can be repaired where a repair begins."""
    list_of = game_named(table.game.name).fixable
    assert list_of is not None
    return {each.path: each for each in list_of(table.step_began())}


def shown(table: Table) -> list[tuple[str, int, int, int, str]]:
    return [
        (each.path, each.now, each.least, each.most, each.label.text("pl"))
        for each in fixables(table).values()
    ]


def seen(table: Table) -> list[object]:
    """What lies on the table and what is asked."""
    keys = [list(question.options.keys()) for question in table.questions]
    return [*(table.view(seat).areas for seat in range(table.players)), keys]


def some_fixes(table: Table, dice: Random) -> list[tuple[str, int]]:
    """Two numbers and one move: a second move might want the same card."""
    found = list(fixables(table).values())
    numbers = [each for each in found if each.move is None]
    moves = [each for each in found if each.move is not None]
    chosen = dice.sample(numbers, 2) + dice.sample(moves, 1)
    return [(each.path, dice.randint(each.least, each.most)) for each in chosen]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_repair_is_what_was_wished_and_survives_saving_forks_and_undo(
    game: str, seed: int
) -> None:
    table, dice = played(game, seed, 25 + 7 * seed), Random(seed)
    assert table.result is None, "a game that is over cannot be repaired: choose another seed"
    moves = [path for path, each in fixables(table).items() if each.move is not None]
    fixes = some_fixes(table, dice)
    table.repair(fixes)
    at = table.count
    now = fixables(table)
    for path, value in fixes:
        # A card that has moved is elsewhere: tests/test_moving_by_hand.py looks for it there.
        if path not in moves:
            assert now[path].now == value, path
    copies = [table.fork(), emberhold.loads(table.dumps()), table]
    for _ in range(6):
        if table.question is None:
            break
        key, seat = dice.choice(list(table.question.options.keys())), table.question.seat
        for each in copies:
            each.answer(key, seat)
    fork, loaded, _ = copies
    assert seen(fork) == seen(table) == seen(loaded)
    assert fork.dumps() == table.dumps() == loaded.dumps()
    table.undo(table.count - at)
    assert [deal.fixes for deal in table.header.deals] == [tuple(fixes)]
    assert shown(table) == shown(emberhold.loads(table.dumps()))
    if at:
        table.undo(1)
        assert table.header.deals == ()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_can_be_learned_from_what_can_be_repaired(game: str) -> None:
    """The list is the same in every world that a seat cannot tell from the real one."""
    table = played(game, 5, 40)
    list_of = game_named(game).fixable
    assert list_of is not None

    def told(state: object, seat: int) -> list[tuple[str, int, int, int]]:
        known = visible(list_of(state), seat).values()
        return [(each.path, each.now, each.least, each.most) for each in known]

    for seat in range(table.players):
        for seed in range(3):
            state = table.step_began()
            table.game.redeal(state, seat, seed)
            assert told(state, seat) == told(table.step_began(), seat)


@pytest.mark.parametrize("game", GAMES)
def test_wrong_repairs_are_refused_in_one_line_and_change_nothing(game: str) -> None:
    table = played(game, 2, 10)
    before = table.dumps()
    first = next(iter(fixables(table).values()))
    with pytest.raises(PositionError, match=r"repair.*secrets|secrets.*repair"):
        table.repair([("secrets", 1)])
    with pytest.raises(PositionError, match=str(first.most)):
        table.repair([(first.path, first.most + 1)])
    with pytest.raises(EmberholdError, match="change something"):
        table.repair([])
    assert table.dumps() == before


def test_a_file_with_a_repair_says_so_and_a_spoiled_one_is_refused() -> None:
    table = played("war-eternal", 3, 12)
    table.repair([("gravehold", 7)])
    text = table.dumps()
    assert text.startswith("emberhold save 4\n")
    assert parse(text).header.deals[0].fixes == (("gravehold", 7),)
    kept = json.dumps([["gravehold", 7]])
    for wrong in ("[]", '[["gravehold"]]', '[["gravehold", true]]', '[["gravehold", 9999]]', "7"):
        with pytest.raises(SaveError):
            emberhold.loads(text.replace(kept, wrong))


def test_without_a_repair_files_are_written_as_before() -> None:
    table = played("ashes", 3, 12)
    assert table.dumps().startswith("emberhold save 1\n")
    table.deal("abc", [0])
    assert table.dumps().startswith("emberhold save 3\n")
