"""Missions and relics (R-124 to R-129, R-097)."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.figure.belongings import discard, draw, take_asset
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import MISSION, RELIC
from emberhold.games.relic.timing.listening import reindex
from emberhold.games.relic.timing.moments import COMPLETE_MISSION, GAIN_RELIC, REWARD, START
from emberhold.games.relic.timing.windows import at_moment
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without

FOR_A_RELIC: Final = 3

# What goals hear of

ENTERED: Final = 0
"""A space, also in passing: `act.where`."""
STOPPED: Final = 1
"""The Movement phase ended: `act.where`."""
DEFEATED: Final = 2
"""Enemies were beaten in one battle: `game.battle`."""
TURN_ENDED: Final = 3
EXPERIENCE: Final = 4
"""The Experience phase begins."""
WITNESSED: Final = 5
"""`act.that` did what `act.option` says."""
LOSES_BATTLE: Final = 0
LOSES_DUEL: Final = 1
WINS_DUEL: Final = 2
WINS_EXPLODING: Final = 3


# The active mission


def draw_mission(game: State, figure: Figure, count: int = 1) -> Asking:
    """R-125: of several, and of the one there is, one is kept."""
    if figure.nemesis or figure.out:
        return
    cards = draw(game, MISSION, count)
    game.offer += cards
    old = figure.mission
    choices: list[Choice] = [("mission", card.kind) for card in cards]
    if old is not None:
        choices.append(("mission", old.kind))
    if not choices:
        return
    choice = choices[0]
    if len(choices) > 1:
        choice = yield Ask(figure.seat, "mission", choices)
    kept = None
    for card in cards:
        game.offer = without(game.offer, card)
        if card.kind is choice[1]:
            kept = card
        else:
            discard(game, card)
    if kept is not None:
        if old is not None:
            discard(game, old)
        yield from begin_mission(game, figure, kept)


def replace_mission(game: State, figure: Figure, count: int) -> Asking:
    """Discard the active mission, draw some and keep one."""
    if figure.mission is not None:
        discard(game, figure.mission)
        figure.mission = None
        reindex(game, figure)
    yield from draw_mission(game, figure, count)


def begin_mission(game: State, figure: Figure, card: Card) -> Asking:
    """R-025: an instruction for the start is carried out now."""
    figure.mission = card
    figure.progress = (0,) * len(card.goals)
    figure.mark = -1
    reindex(game, figure)
    game.say("relic-log-mission", who=figure.sheet, card=card)
    effect = card.text(START)
    if effect is None:
        return
    act = Act(figure, card)
    yield from effect.run(game, act) or ()
    if effect.marks() and figure.mark < 0 and figure.mission is card:
        yield from replace_mission(game, figure, 1)


def note(game: State, figure: Figure, event: int, act: Act) -> Asking | None:
    """Something happened that a mission may count; a goal reached is rewarded at once (R-124)."""
    mission = figure.mission
    if mission is None or figure.out:
        return None
    goals, before = mission.goals, figure.progress
    after = tuple(
        [goal.note(game, figure, event, act, before[place]) for place, goal in enumerate(goals)]
    )
    if after == before:
        return None
    figure.progress = after
    for place, goal in enumerate(goals):
        if not goal.met(after[place]):
            return None
    return complete(game, figure)


def witness(game: State, figure: Figure, what: int) -> Asking:
    """Everybody's mission hears what a character did."""
    for other in game.clockwise_from(game.active):
        if other.mission is not None:
            act = Act(other)
            act.that = figure
            act.option = what
            yield from note(game, other, WITNESSED, act) or ()


def complete(game: State, figure: Figure) -> Asking:
    """R-124: take the reward and turn the card face down."""
    mission = figure.mission
    assert mission is not None
    figure.mission = None
    figure.completed += ((mission, True),)
    reindex(game, figure)
    game.say("relic-log-completes", who=figure.sheet, card=mission)
    reward = mission.text(REWARD)
    if reward is not None:
        act = Act(figure, mission)
        act.that = game.figures[figure.mark] if figure.mark >= 0 else None
        yield from reward.run(game, act) or ()
    yield from at_moment(game, figure, (COMPLETE_MISSION,)) or ()


# Completed missions


def gain_completed(game: State, figure: Figure, count: int) -> None:
    """R-127: drawn face down; what it says is ignored."""
    if figure.nemesis:
        return
    for card in draw(game, MISSION, count):
        figure.completed += ((card, False),)
        game.say("relic-log-gains-mission", who=figure.sheet)


def lose_completed(game: State, figure: Figure, count: int) -> None:
    """R-128: they go to the discard pile, those everybody knows first."""
    by_name = sorted(figure.completed, key=lambda entry: not entry[1])
    for entry in by_name[:count]:
        place = [card for card, _ in figure.completed].index(entry[0])
        figure.completed = figure.completed[:place] + figure.completed[place + 1 :]
        discard(game, entry[0])


# Relics


def draw_relic(game: State, figure: Figure, count: int, keep: int) -> Asking:
    """R-097: reveal, keep, shuffle the others back."""
    cards = draw(game, RELIC, count)
    game.offer += cards
    for _ in range(keep):
        left = [card for card in cards if card in game.offer]
        if not left:
            break
        choices: list[Choice] = [("take", card.kind) for card in left]
        choice = choices[0]
        if len(choices) > 1:
            choice = yield Ask(figure.seat, "relic", choices)
        kept = next(card for card in left if card.kind is choice[1])
        game.offer = without(game.offer, kept)
        take_asset(game, figure, kept)
        game.say("relic-log-relic", who=figure.sheet, card=kept)
    back = [card for card in cards if card in game.offer]
    for card in back:
        game.offer = without(game.offer, card)
    if back:
        game.decks[RELIC] = game.decks[RELIC].shuffled_in(game, *back)
    yield from at_moment(game, figure, (GAIN_RELIC,)) or ()
