"""What a character is after: its mission, a shop, a healer, the Guardian; and how far that is."""

from __future__ import annotations

from typing import Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.strength import battle_score, passing
from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import BY_DECK
from emberhold.games.relic.effects.base import Goal
from emberhold.games.relic.effects.goals import (
    AnyOf,
    Defeat,
    DefeatTogether,
    EndTurnWithTarget,
    Enter,
    Hold,
    PassTest,
    Pay,
    Survive,
    Visit,
)
from emberhold.games.relic.map.board import (
    GUARDIAN,
    IN_AREA,
    MIDDLE_CORNERS,
    OUTER_CORNERS,
    SANCTUARY,
    SPACE_NAMED,
    SPACES,
    distance,
)
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import INNER, MIDDLE, OUTER

FLEET: Final = SPACE_NAMED["battlefleet-antias"].index
HULK: Final = SPACE_NAMED["space-hulk"].index
CLEANSING: Final = tuple(
    SPACE_NAMED[slug].index for slug in ("apothecarium-sepha", "antian-shrine-world")
)
POWER_SHOPS: Final = tuple(
    SPACE_NAMED[slug].index for slug in ("grey-knight-envoy", "blackstone-fortress")
)
RING: Final = tuple(space.index for space in SPACES if space.tier in (OUTER, MIDDLE))
_SAFE: Final = tuple(s.index for s in SPACES if s.tier == MIDDLE and not s.icon_count)
_PORTALS: Final = tuple(corner for corner in MIDDLE_CORNERS if "webway" in SPACES[corner].slug)


def _travel(one: int, other: int) -> int:
    """Steps from one space of the rings to another, crossings counted as what they take."""
    if SPACES[one].tier == SPACES[other].tier:
        return distance(one, other)
    if SPACES[one].tier == OUTER:
        return min(
            distance(one, corner) + w.CROSSING + distance(SPACES[corner].nearest, other)
            for corner in OUTER_CORNERS
        )
    by_hulk = distance(one, HULK) + 1 + distance(FLEET, other)
    nearest = min(distance(corner, other) for corner in OUTER_CORNERS)
    by_portal = min(distance(one, portal) for portal in _PORTALS) + w.CROSSING + nearest
    return min(by_hulk, by_portal)


TRAVEL: Final = tuple(tuple(_travel(one, other) for other in RING) for one in RING)
"""Both rings are at the beginning of the board."""


def travel(space: int, wanted: tuple[int, ...]) -> int:
    if SPACES[space].tier >= INNER or not wanted:
        return 99
    return min([TRAVEL[space][each] for each in wanted])


# When to go in


def ready(game: State, me: Figure) -> bool:
    """Whether it is time for the Inner tier."""
    if not me.relics or me.nemesis:
        return False
    if game.round >= w.HURRY_ROUND:
        return fitness(me) >= w.FITNESS_IN_A_HURRY
    best = max([battle_score(game, me, form) for form in range(3)])
    if best < w.DEMANDS.get(game.scenario.slug, 0):
        return False
    return fitness(me) >= w.FITNESS and len(me.corruption) <= 3


def fitness(me: Figure) -> float:
    """How much of the Inner tier somebody can bear."""
    ahead = 0.0
    if me.level >= 8:
        ahead += 1.5
    if me.influence >= 8:
        ahead += 1.5
    if len(me.completed) >= 2:
        ahead += 1.5
    return me.life + ahead + min(2, len(me.assets) - 1) + 0.5 * min(3, len(me.hand))


# Where the bot wants to be


Errand: TypeAlias = tuple[tuple[int, ...], float, float]
"""Spaces for the mission, what being there is worth, and what each step from there costs."""


class Outlook:
    """What is the same wherever one goes: how strong one is, and whether it is time to go in."""

    __slots__ = ("_scores", "errands", "game", "me", "ready", "values")

    def __init__(self, game: State, me: Figure) -> None:
        self.game = game
        self.me = me
        self.ready = ready(game, me)
        self._scores: tuple[int, int, int] | None = None
        self.errands: list[Errand] | None = None
        """Where the mission leads, once somebody has asked."""
        self.values: dict[int, float] = {}
        """What the spaces that were looked at are worth."""

    @property
    def scores(self) -> tuple[int, int, int]:
        """The battle scores, found when somebody asks."""
        found = self._scores
        if found is None:
            game, me = self.game, self.me
            found = battle_score(game, me, 0), battle_score(game, me, 1), battle_score(game, me, 2)
            self._scores = found
        return found

    @property
    def strong(self) -> bool:
        """Whether the stacks of the Middle tier are prey rather than danger."""
        return max(self.scores) >= w.READY_SCORE or sum(self.scores) >= 2 * w.READY_SCORE


class _Thinking:
    """What has been found while one question is thought about: the table does not change then."""

    __slots__ = ("open", "seen")

    def __init__(self) -> None:
        self.open = False
        self.seen: dict[int, Outlook] = {}


_THINKING: Final = _Thinking()


def begin_thinking() -> None:
    _THINKING.seen.clear()
    _THINKING.open = True


def end_thinking() -> None:
    _THINKING.open = False
    _THINKING.seen.clear()


def outlook(game: State, me: Figure) -> Outlook:
    """The outlook of a figure, the same for as long as one question is thought about."""
    found = _THINKING.seen.get(me.seat)
    if found is None or found.game is not game or found.me is not me:
        found = Outlook(game, me)
        if _THINKING.open:
            _THINKING.seen[me.seat] = found
    return found


def inward(seen: Outlook) -> float:
    return 40.0 if seen.ready else -30.0


def pull(game: State, me: Figure, space: int, seen: Outlook) -> float:
    """How good a space is for what comes next."""
    if me.nemesis or SPACES[space].tier >= INNER:
        return 0.0
    if seen.ready:
        return -w.HASTE * travel(space, (GUARDIAN,))
    value = _on_errands(game, me, space, seen)
    if me.life <= (4 if me.relics else 3) and me.influence:
        value -= w.NEAR * (6 - me.life) * travel(space, (SANCTUARY,)) / 3
    spare = me.influence if not saving(me) else 0
    if spare >= 4 and len(me.assets) < me.sheet.asset_limit:
        value -= w.NEAR * travel(space, (FLEET,))
    room = me.sheet.power_limits[min(me.level, 12)] - len(me.hand)
    if spare >= 3 and room >= 2:
        value -= w.NEAR * travel(space, POWER_SHOPS)
    if len(me.corruption) >= 4:
        value -= w.NEAR * travel(space, CLEANSING)
    if SPACES[space].tier == MIDDLE and SPACES[space].icon_count and not seen.strong:
        value -= 2.0
    return value


# Missions


def mission_worth(me: Figure) -> float:
    """A third of a relic, which only the first of opens the Inner tier."""
    return w.MISSION_LATER if me.relics else w.MISSION + len(me.completed)


def goals_left(me: Figure) -> list[tuple[Goal, int]]:
    """What the mission still asks for, and how far each has come."""
    return _quest(me).goals


class _Quest:
    """A mission as far as it has come: what is left of it is read once."""

    __slots__ = ("goals", "hunts", "saving")

    def __init__(self, mission: Card | None, progress: tuple[int, ...]) -> None:
        self.goals: list[tuple[Goal, int]] = []
        for place, goal in enumerate(mission.goals if mission is not None else ()):
            come = progress[place] if place < len(progress) else 0
            if goal.met(come):
                continue
            if isinstance(goal, AnyOf):
                self.goals += [(each, 0) for each in goal.goals]
            else:
                self.goals.append((goal, come))
        self.saving = any(isinstance(goal, Hold) for goal, _ in self.goals)
        """Whether it asks for influence to be held."""
        self.hunts: dict[tuple[int, float], Hunt] = {}
        """What it wants to be beaten, by area and by what the mission is worth."""


_QUESTS: Final[dict[tuple[Card | None, tuple[int, ...]], _Quest]] = {}
_QUESTS_MOST: Final = 20_000


def _quest(me: Figure) -> _Quest:
    key = (me.mission, me.progress)
    found = _QUESTS.get(key)
    if found is None:
        if len(_QUESTS) > _QUESTS_MOST:
            _QUESTS.clear()
        found = _QUESTS[key] = _Quest(me.mission, me.progress)
    return found


def _on_errands(game: State, me: Figure, space: int, seen: Outlook) -> float:
    """What a space does for the mission, there or on the way."""
    errands = seen.errands
    if errands is None:
        errands = seen.errands = _errands(game, me)
    value = 0.0
    for wanted, prize, each in errands:
        steps = travel(space, wanted)
        there = prize if not steps else 0.0
        value += there - each * steps
    return value


def _errands(game: State, me: Figure) -> list[Errand]:
    found: list[Errand] = []
    whole = mission_worth(me)
    for goal, progress in goals_left(me):
        wanted, share = places_for(game, me, goal, progress)
        if wanted:
            found.append((wanted, whole * share, w.ERRAND * min(1.0, 2 * share)))
    return found


def places_for(game: State, me: Figure, goal: Goal, progress: int) -> tuple[tuple[int, ...], float]:
    """Where a goal is worked at, and how much of it is done by being there once."""
    if isinstance(goal, Enter):
        return (goal.space.index,), 1.0
    if isinstance(goal, PassTest):
        return goal.spaces, passing(game, me, goal.attribute, goal.target)
    if isinstance(goal, Pay):
        if not goal.price.possible(game, Act(me, me.mission)):
            return (), 0.0
        if goal.with_other:
            return tuple(f.space for f in game.others(me) if f.tier < INNER), 0.8
        return goal.spaces, 1.0
    if isinstance(goal, Visit):
        left = tuple(s for s in RING if goal.stopping(s, progress) != progress)
        return left, 1.0 / goal.amount
    if isinstance(goal, EndTurnWithTarget) and me.mark >= 0:
        space = game.figures[me.mark].space
        return ((space,), 1.0) if SPACES[space].tier < INNER else ((), 0.0)
    if isinstance(goal, Survive):
        return _SAFE, 0.5
    if isinstance(goal, Defeat) and goal.area is not None:
        area = IN_AREA[goal.area.index]
        return tuple(s for s in area if game.enemies_on(s)) or area, 0.4
    return (), 0.0


def saving(me: Figure) -> bool:
    """Whether the mission asks for influence to be held."""
    return _quest(me).saving


class Hunt:
    """What a mission wants to be beaten."""

    __slots__ = ("each", "name", "together", "wanted")

    def __init__(self, name: str, each: float) -> None:
        self.name = name
        self.each = each
        """What each of them is worth."""
        self.wanted: list[Card] = []
        self.together = 0


_PREY: Final[dict[Defeat, list[Card]]] = {}


def _prey(goal: Defeat) -> list[Card]:
    """The enemies of the Threat decks that a goal counts; the book does not change."""
    found = _PREY.get(goal)
    if found is None:
        enemies = [card for deck in range(3) for card in BY_DECK[deck] if card.attribute >= 0]
        found = _PREY[goal] = [card for card in enemies if goal.fits(card)]
    return found


def hunt_of(me: Figure, space: int) -> Hunt:
    """The enemies the mission asks for on a space."""
    quest = _quest(me)
    key = (SPACES[space].area, mission_worth(me))
    found = quest.hunts.get(key)
    if found is None:
        found = quest.hunts[key] = _hunt(me, space, quest.goals)
    return found


def _hunt(me: Figure, space: int, goals: list[tuple[Goal, int]]) -> Hunt:
    hunt = Hunt("", 0.0)
    for goal, progress in goals:
        if isinstance(goal, Defeat):
            if goal.area is not None and SPACES[space].area != goal.area.index:
                continue
            hunt.name = me.mission.slug if me.mission is not None else ""
            hunt.each = mission_worth(me) / max(1, goal.amount - progress)
            hunt.wanted += _prey(goal)
        elif isinstance(goal, DefeatTogether):
            hunt.name = me.mission.slug if me.mission is not None else ""
            hunt.each = mission_worth(me)
            hunt.together = goal.amount
    if len(me.progress) > 1:
        hunt.name += str(me.progress)
    return hunt
