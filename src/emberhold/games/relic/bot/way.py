"""Where somebody is going, told in turns: what the pilot wants, and what a space is worth then."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.journey import met
from emberhold.games.relic.bot.longing import (
    CLEANSING,
    FLEET,
    POWER_SHOPS,
    Outlook,
    fitness,
    goals_left,
    inward,
    mission_worth,
    places_for,
    saving,
)
from emberhold.games.relic.bot.strength import battle_score
from emberhold.games.relic.bot.turns import AGAIN, Turns, after_landing, chances_of, turns_to
from emberhold.games.relic.effects.goals import Defeat, Enter, Visit
from emberhold.games.relic.map.board import GUARDIAN, SANCTUARY, SPACE_NAMED, SPACES, Path, paths
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import IMPERIUM, INNER, MIDDLE


def ready_to_march(game: State, me: Figure) -> bool:
    """Whether it is time for the Inner tier, with Corruption in view even in a hurry."""
    if not me.relics or me.nemesis or len(me.corruption) > w.MARCH_TAINT:
        return False
    if game.round >= w.HURRY_ROUND:
        return fitness(me) >= w.FITNESS_IN_A_HURRY
    best = max([battle_score(game, me, form) for form in range(3)])
    return best >= w.DEMANDS.get(game.scenario.slug, 0) and fitness(me) >= w.MARCH_FITNESS


# Missions that take too long

_EMISSARY: Final = SPACE_NAMED["ultramar-emissary"].index
"""Where a mission is exchanged for one of two others."""


def takes(slug: str) -> float:
    """The rounds a mission takes on the average."""
    return w.TAKES.get(slug, w.ANY_TAKES)


def still_takes(me: Figure) -> float:
    """The rounds the mission under way still takes: the same, less what is done of it."""
    mission = me.mission
    if mission is None:
        return 0.0
    left = 1.0
    if len(mission.goals) == 1:
        goal, progress = mission.goals[0], me.progress[0]
        if isinstance(goal, Defeat):
            left = max(0, goal.amount - progress) / max(1, goal.amount)
        elif isinstance(goal, Visit):
            left = max(0, goal.amount - progress.bit_count()) / max(1, goal.amount)
    return left * takes(mission.slug)


def exchanging(me: Figure) -> float:
    """What it is worth to get another mission."""
    if me.relics or me.mission is None:
        return 0.0
    return w.EXCHANGE * (still_takes(me) - w.ANOTHER_TAKES)


# What the bot wants


class Wish:
    """Somewhere to be: what each turn on the way costs, and what arriving is worth."""

    __slots__ = ("each_turn", "in_passing", "prize", "turns", "wanted")

    def __init__(
        self,
        wanted: tuple[int, ...],
        each_turn: float,
        turns: Turns,
        prize: float = 0.0,
        in_passing: bool = False,
    ) -> None:
        self.wanted = wanted
        self.each_turn = each_turn
        self.turns = turns
        self.prize = prize
        self.in_passing = in_passing


class Way:
    """All that somebody wishes for now."""

    __slots__ = ("bold", "chances", "game", "me", "seen", "wishes")

    def __init__(self, game: State, me: Figure) -> None:
        self.game = game
        self.me = me
        self.seen = seen = Outlook(game, me)
        seen.ready = ready_to_march(game, me)
        self.bold = seen.ready or seen.strong
        """Whether the Middle tier is a place to be."""
        self.chances = chances_of(game, me) if self.bold else (0.0, 0.0, 0.0, 0.0)
        self.wishes: list[Wish] = []
        if seen.ready:
            rest = AGAIN if game.scenario.gates else 1.0
            turns = turns_to((GUARDIAN,), True, self.chances, rest)
            self.wishes.append(Wish((GUARDIAN,), w.MARCH, turns))
        else:
            self._errands()
            self._shops()

    def _errands(self) -> None:
        """What the mission asks for."""
        game, me = self.game, self.me
        whole = mission_worth(me)
        for goal, progress in goals_left(me):
            wanted, share = places_for(game, me, goal, progress)
            if wanted:
                in_passing = isinstance(goal, Enter)
                turns = turns_to(wanted, in_passing, self.chances)
                each = w.ERRAND_TURN * min(1.0, 2 * share)
                self.wishes.append(Wish(wanted, each, turns, whole * share, in_passing))

        if not me.relics and still_takes(me) > w.SLOW:
            turns = turns_to((_EMISSARY,), False, self.chances)
            self.wishes.append(Wish((_EMISSARY,), w.EXCHANGE_TURN, turns, exchanging(me)))

    def _shops(self) -> None:
        """A healer for the weak, a shop for the rich."""
        me = self.me
        if me.life <= (4 if me.relics else 3) and me.influence:
            self._near((SANCTUARY,), (6 - me.life) / 3)
        spare = 0 if saving(me) else me.influence
        if spare >= 4 and len(me.assets) < me.sheet.asset_limit:
            self._near((FLEET,), 1.0)
        room = me.sheet.power_limits[min(me.level, 12)] - len(me.hand)
        if spare >= 3 and room >= 2:
            self._near(POWER_SHOPS, 1.0)
        if len(me.corruption) >= 4:
            self._near(CLEANSING, 1.0)

    def _near(self, wanted: tuple[int, ...], share: float) -> None:
        turns = turns_to(wanted, False, self.chances)
        self.wishes.append(Wish(wanted, w.NEAR_TURN * share, turns))

    def pull(self, space: int, landing: bool) -> float:
        """How good a space is; `landing`: its box may yet be used this turn."""
        if SPACES[space].tier >= INNER:
            return 0.0
        value = 0.0
        for wish in self.wishes:
            turns = wish.turns
            left = after_landing(turns, space, self.chances) if landing else turns[space]
            value -= wish.each_turn * min(left, w.FAR)
            if wish.prize and not wish.in_passing and space in wish.wanted:
                value += wish.prize
        if SPACES[space].tier == MIDDLE and SPACES[space].icon_count and not self.bold:
            value -= 2.0
        return value

    def value(self, space: int, path: Path = ()) -> float:
        """What it is worth to end the movement on a space, having come by a path."""
        game, me, seen = self.game, self.me, self.seen
        if SPACES[space].tier >= INNER:
            return inward(seen)
        if space == GUARDIAN and seen.ready and game.scenario.gates:
            return inward(seen)
        there = met(game, me, space, seen)
        if seen.ready:
            there *= w.MARCH_BY_THE_WAY
        barred = [piece for piece in game.board[space] if piece.card.deck != IMPERIUM]
        value = self.pull(space, not barred) + there
        for wish in self.wishes:
            if wish.in_passing and wish.prize and (space in wish.wanted or wish.wanted[0] in path):
                value += wish.prize
        return value

    def reach(self, steps: int) -> float:
        """The best that a die of that number leads to."""
        found = paths(self.game, self.me, self.me.space, steps, True)
        return max([self.value(path[-1], path) for path in found], default=0.0)

    def walking(self) -> float:
        """What the movement die is worth."""
        return sum([self.reach(steps) for steps in range(1, 7)]) / 6
