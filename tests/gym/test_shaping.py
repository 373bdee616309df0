"""Rewards along the way, against every nemesis: progress pays, harm costs, and the end settles."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.gym import solo_env
from emberhold.kernel.scene import Scene
from emberhold.players import player_named
from tests.aeons_end.catalogue import NEMESES

BOXES = {"war-eternal": NEMESES, "aeons-end": FIRST_BOX.nemeses}
FOES = [(game, slug) for game, nemeses in BOXES.items() for slug in nemeses]
ACOLYTE = 11
"""The life of every acolyte of Hollow Crown."""


def left_of(scene: Scene) -> int:
    """What has still to be dealt, as everybody reads it on the table."""
    foe = scene.area("nemesis")
    if not foe.marks.get("untouchable"):
        return int(foe.marks["life"])
    acolytes = [piece for piece in scene.zone("in-play").pieces if piece.kind == "acolyte"]
    waiting = scene.zone("acolyte-deck").count
    return sum(int(piece.marks["life"]) for piece in acolytes) + ACOLYTE * waiting


def well_of(scene: Scene) -> tuple[int, ...]:
    """The life of Gravehold and of the mages."""
    areas = [area for area in scene.areas if area.id.startswith(("gravehold", "player:"))]
    return tuple(int(area.marks["life"]) for area in areas)


@pytest.mark.parametrize(("game", "nemesis"), FOES)
def test_progress_pays_and_harm_costs_against_every_nemesis(game: str, nemesis: str) -> None:
    table = emberhold.open(game, 2, 3, {"nemesis": nemesis})
    bot = player_named("greedy", game, 1)
    seen: set[str] = set()
    then, before = table.view(None), GAMES[game].promise(table.state, 0)
    while (question := table.question) is not None and len(table.answers) < 300:
        table.take(question, bot.choose(table, question))
        if table.result is not None:
            break
        now, promised = table.view(None), GAMES[game].promise(table.state, 0)
        dealt = left_of(then) - left_of(now)
        lost = [old - new for old, new in zip(well_of(then), well_of(now), strict=True)]
        if dealt > 0 and not any(lost):
            assert promised > before
            seen.add("progress")
        elif dealt == 0 and any(lost) and min(lost) >= 0:
            assert promised < before
            seen.add("harm")
        elif dealt == 0 and not any(lost):
            assert promised == pytest.approx(before)
        assert -1 <= promised <= 1
        then, before = now, promised
    assert seen == {"progress", "harm"}


@pytest.mark.parametrize(("game", "nemesis"), FOES)
def test_what_was_paid_along_the_way_is_settled_at_the_end(game: str, nemesis: str) -> None:
    env = solo_env(game, 1, shaping=0.5)
    env.reset(seed=5, options={"setup": {"nemesis": nemesis}})
    promised, paid, over = env.sitting.promise(0), 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(env.sitting.any_action())
        paid += reward
    assert env.sitting.promise(0) == 0
    assert paid == pytest.approx(env.sitting.returns()[0] - 0.5 * promised)
