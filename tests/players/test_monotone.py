"""What is obviously good never lowers the chance of winning: positions of many games are changed.

A change may lower the chance in two of a hundred positions at most; a control that turns every
weight round shows that the probe can tell.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bench.helpful import HELPFUL, MAGES, Change, positions, setups
from emberhold.games import game_named
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.kernel.table import Table

ALLOWED = 0.02
LEAST = 8
"""How many changes must have been possible."""
SEEDS = {"ashes": 6, "relic": 4, "legacy": 4}
GAMES = ("war-eternal", "aeons-end", "legacy", "ashes", "relic")
KINDS = [(game, kind) for game in GAMES for kind in setups(game)]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_helps_is_not_judged_to_harm(game: str, kind: str) -> None:
    tables = positions(game, setups(game)[kind], SEEDS.get(game, 12))
    checked(HELPFUL[game], game, tables, LEAST)


def lowered(game: str, tables: list[Table], change: Change) -> tuple[int, int]:
    """In how many positions a change lowers the chance of seat 0, and how many it changes."""
    evaluation = game_named(game).evaluation
    assert evaluation is not None
    worse = tried = 0
    for table in tables:
        state = table.step_began()
        before = evaluation.evaluate(state, 0)
        if change(state):
            tried += 1
            worse += evaluation.evaluate(state, 0) < before - 1e-9
    return worse, tried


def checked(changes: Mapping[str, Change], game: str, tables: list[Table], least: int) -> None:
    found = {name: lowered(game, tables, change) for name, change in changes.items()}
    met = [name for name, (_, tried) in found.items() if tried]
    assert len(met) >= least
    wrong = {name: pair for name, pair in found.items() if pair[0] > ALLOWED * pair[1]}
    assert not wrong


def test_the_probe_notices_a_weight_of_the_wrong_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    judgement = WAR_ETERNAL.box.judgement
    turned = {name: tuple(-each for each in row) for name, row in judgement.fitted.items()}
    tables = positions("war-eternal", {"nemesis": "gate-witch"}, 2)
    monkeypatch.setattr(judgement, "fitted", turned)
    with pytest.raises(AssertionError):
        checked(MAGES, "war-eternal", tables, least=1)
