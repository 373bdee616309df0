"""Attributes, influence and levels (R-100 to R-105, R-202)."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Sheet
from emberhold.games.relic.figure.belongings import draw_power
from emberhold.games.relic.figure.life import gain_life
from emberhold.games.relic.figure.missions import gain_completed
from emberhold.games.relic.figure.nemeses import draw_nemesis
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ATTRIBUTES, MOST_LEVEL, MOST_NEMESIS_LEVEL, MOST_VALUE
from emberhold.games.relic.turn.ending import gain_infamy
from emberhold.kernel.game import Asking
from emberhold.parts.reading import Named

REWARDS: Final[tuple[str, ...]] = (
    *("strength", "willpower", "cunning", "life", "influence", "power", "mission", "special"),
    *("attribute", "infamy", "nemesis"),
)
_LIFE: Final = 3
_INFLUENCE: Final = 4
_POWER: Final = 5
_MISSION: Final = 6
_SPECIAL: Final = 7
_ATTRIBUTE: Final = 8
_INFAMY: Final = 9
_NEMESIS: Final = 10
_PACKET: Final = 2
_CARDS: Final = {"power": "power_card", "nemesis": "nemesis_card"}


def printed_rewards(sheet: Sheet) -> list[dict[str, int]]:
    """R-101: what each level of a sheet gives, as signs with their amounts."""
    levels: list[dict[str, int]] = []
    for rewards in sheet.track:
        given: dict[str, int] = {}
        for reward in rewards:
            sign, amount = _printed(sheet, reward)
            given[sign] = given.get(sign, 0) + amount
        levels.append(given)
    return levels


def _printed(sheet: Sheet, reward: int) -> tuple[str, int]:
    if reward == _ATTRIBUTE:
        return ATTRIBUTES[sheet.attribute], 1
    return reward_sign(REWARDS[reward])


def reward_sign(reward: str) -> tuple[str, int]:
    """What a reward of a level is drawn as, with its amount."""
    return _CARDS.get(reward, reward), _PACKET if reward == REWARDS[_INFLUENCE] else 1


def gain_attribute(game: State, figure: Figure, attribute: int, amount: int) -> None:
    """R-103, R-105: never above the maximum."""
    values = list(figure.attributes)
    values[attribute] = min(MOST_VALUE, values[attribute] + amount)
    figure.attributes = (values[0], values[1], values[2])
    game.say(
        "relic-log-gains-attribute",
        who=figure.sheet,
        attribute=attribute,
        amount=amount,
        left=values[attribute],
    )


def lose_attribute(game: State, figure: Figure, attribute: int, amount: int) -> None:
    """R-103: never below the starting value."""
    least = max(1, figure.sheet.attributes[attribute])
    values = list(figure.attributes)
    values[attribute] = max(least, values[attribute] - amount)
    figure.attributes = (values[0], values[1], values[2])
    game.say(
        "relic-log-loses-attribute",
        who=figure.sheet,
        attribute=attribute,
        amount=amount,
        left=values[attribute],
    )


def gain_influence(game: State, figure: Figure, amount: int) -> None:
    if amount > 0 and not figure.nemesis:
        figure.influence += amount
        game.say("relic-log-gains-influence", who=figure.sheet, amount=amount)


def lose_influence(game: State, figure: Figure, amount: int) -> int:
    """R-111: forced losses take what is there."""
    lost = min(amount, figure.influence)
    if lost > 0:
        figure.influence -= lost
        game.say("relic-log-loses-influence", who=figure.sheet, amount=lost)
    return lost


def gain_level(game: State, figure: Figure, count: int) -> Asking:
    """R-100 to R-102, R-202, R-203."""
    most = MOST_NEMESIS_LEVEL if figure.nemesis else MOST_LEVEL
    for _ in range(count):
        if figure.level < most:
            figure.level += 1
            game.say("relic-log-level", who=figure.sheet, level=figure.level)
            first, second = figure.sheet.track[figure.level - 1]
            yield from _reward(game, figure, first) or ()
            yield from _reward(game, figure, second) or ()
        elif figure.nemesis:
            gain_infamy(game, figure, 1)
        else:
            gain_completed(game, figure, 1)


def special_of(sheet: Sheet) -> Named:
    """What the special reward of a sheet is called."""
    return Named(f"relic-special-{sheet.slug}")


def _reward(game: State, figure: Figure, reward: int) -> Asking | None:
    if reward < _LIFE:
        gain_attribute(game, figure, reward, 1)
    elif reward == _LIFE:
        gain_life(game, figure, 1)
    elif reward == _INFLUENCE:
        gain_influence(game, figure, _PACKET)
    elif reward == _POWER:
        draw_power(game, figure, 1)
    elif reward == _MISSION:
        gain_completed(game, figure, 1)
    elif reward == _SPECIAL:
        return figure.sheet.special.run(game, Act(figure, source=special_of(figure.sheet)))
    elif reward == _ATTRIBUTE:
        gain_attribute(game, figure, figure.sheet.attribute, 1)
    elif reward == _INFAMY:
        gain_infamy(game, figure, 1)
    elif reward == _NEMESIS:
        return draw_nemesis(game, figure, 1)
    return None
