"""Where one wants to be: inside, when the time has come; before that where help is."""

from __future__ import annotations

from emberhold.games.relic.board import (
    GUARDIAN,
    OUTER_CORNERS,
    SANCTUARY,
    SPACE_NAMED,
    SPACES,
    distance,
)
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.strength import battle_score
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import MIDDLE, OUTER

_FLEET = SPACE_NAMED["battlefleet-antias"].index
_BOXES_FOR_CORRUPTION = tuple(
    SPACE_NAMED[slug].index for slug in ("apothecarium-sepha", "antian-shrine-world")
)


def ready(game: State, me: Figure) -> bool:
    """Whether it is time for the Inner tier."""
    if not me.relics or me.nemesis:
        return False
    best = max(battle_score(game, me, form) for form in range(3))
    strong = me.level >= w.READY_LEVEL and me.life >= 4 and len(me.corruption) <= 3
    return strong or best >= 15 or game.round >= w.HURRY_ROUND


def inward(game: State, me: Figure) -> float:
    return 40.0 if ready(game, me) else -30.0


def wish_for(game: State, me: Figure, space: int) -> float:
    """How well a space lies for what one wants to do next."""
    tier = SPACES[space].tier
    if me.nemesis:
        return 0.0
    if ready(game, me):
        return _inward_bound(space)
    scores = [battle_score(game, me, form) for form in range(3)]
    strong = max(scores) >= w.READY_SCORE or sum(scores) >= 2 * w.READY_SCORE
    value = 0.0
    if tier == MIDDLE:
        value += 2.5 if strong else -3.0
    if len(me.corruption) >= 3 and tier == MIDDLE:
        value -= w.NEAR * min(distance(space, box) for box in _BOXES_FOR_CORRUPTION)
    if me.life <= 2 and me.influence and tier == OUTER:
        value -= 2 * w.NEAR * distance(space, SANCTUARY)
    elif me.influence >= 4 and len(me.assets) < me.sheet.asset_limit and tier == OUTER:
        value -= w.NEAR * distance(space, _FLEET)
    elif strong and tier == OUTER:
        value -= w.NEAR * min(distance(space, corner) for corner in OUTER_CORNERS)
    return value


def _inward_bound(space: int) -> float:
    """Any corner of the Outer tier leads to the Middle; there the Guardian is passed on the way."""
    if SPACES[space].tier == MIDDLE:
        return 16.0 - 2 * w.NEAR * distance(space, GUARDIAN)
    if SPACES[space].corner:
        return 9.0
    return 4.0 - 2 * w.NEAR * min(distance(space, corner) for corner in OUTER_CORNERS)
