"""Skill duels between characters (R-154 to R-163)."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.assets import hand_over
from emberhold.games.relic.fight.skill import skill_value
from emberhold.games.relic.figure.belongings import NO_RELIC, assets_with, join_hand, leave_hand
from emberhold.games.relic.figure.levels import gain_influence, lose_influence
from emberhold.games.relic.figure.life import vanquish, wound
from emberhold.games.relic.figure.missions import LOSES_DUEL, WINS_DUEL, witness
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ATTRIBUTES, CUNNING, STRENGTH
from emberhold.games.relic.timing.moments import WIN_DUEL
from emberhold.games.relic.timing.windows import at_moment
from emberhold.games.relic.traits import APOSTATE, RELIC_TRAIT
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts.asking import DONE

_BEGINNING: Final = 2
_LIFE: Final = 2
_INFLUENCE: Final = 3


def duel(game: State, challenger: Figure, defender: Figure) -> Asking:
    """The challenger picks an attribute; both test it, one after the other."""
    choices: list[Choice] = [("attribute", name) for name in ATTRIBUTES]
    choice = yield Ask(challenger.seat, "duel", choices, {"whose": defender.seat})
    attribute = ATTRIBUTES.index(choice[1])
    game.say("relic-log-duel", who=challenger.sheet, to=defender.sheet, attribute=attribute)
    value = yield from skill_value(game, challenger, attribute, _BEGINNING)
    if value < 0:
        return
    answer = yield from skill_value(game, defender, attribute, value)
    winner, loser = (defender, challenger) if answer >= 0 else (challenger, defender)
    game.say("relic-log-duel-won", who=winner.sheet)
    yield from _prize(game, winner, loser, attribute)
    yield from at_moment(game, winner, (WIN_DUEL,)) or ()
    yield from witness(game, winner, WINS_DUEL)
    yield from witness(game, loser, LOSES_DUEL)
    if loser.life <= 0:
        yield from vanquish(game, loser)


def _prize(game: State, winner: Figure, loser: Figure, attribute: int) -> Asking:
    """R-158 to R-161, R-233: Life is lost and assets are stolen before anybody is vanquished."""
    if attribute == STRENGTH:
        yield from wound(game, loser, _LIFE, winner)
    elif attribute == CUNNING:
        yield from _steal(game, winner, loser, assets_with(game, loser, NO_RELIC))
    else:
        yield from _look(game, winner, loser)
    yield from _steal(game, winner, loser, _apostate(loser))


def _apostate(figure: Figure) -> list[Card]:
    cards = [piece.card for piece in figure.assets]
    return [card for card in cards if card.has(APOSTATE) and not card.has(RELIC_TRAIT)]


def _steal(game: State, winner: Figure, loser: Figure, cards: list[Card]) -> Asking:
    """R-159, R-161: the winner may take one, never a relic."""
    if not cards:
        return
    choices: list[Choice] = [("asset", card.kind, card.number) for card in cards]
    about = {"act": Act(winner), "whose": loser.seat}
    choice = yield Ask(winner.seat, "may-steal", [*choices, DONE], about)
    if choice != DONE:
        card = next(c for c in cards if c.kind is choice[1] and c.number == choice[2])
        hand_over(game, loser, winner, card)


class _Looking:
    """R-160: the loser's Power cards, or influence."""

    __slots__ = ("loser",)

    def __init__(self, loser: int) -> None:
        self.loser = loser

    def __call__(self, state: Any, seat: int) -> list[Choice]:
        figure: Figure = state.figures[self.loser]
        kinds = dict.fromkeys(card.kind for card in figure.hand)
        choices: list[Choice] = [("power", kind) for kind in kinds]
        if figure.influence:
            choices.append(("influence", min(_INFLUENCE, figure.influence)))
        return choices


def _look(game: State, winner: Figure, loser: Figure) -> Asking:
    loser.seen = tuple(mask | 1 << winner.seat for mask in loser.seen)
    looking = _Looking(loser.seat)
    choices = looking(game, winner.seat)
    if not choices:
        return
    choice = choices[0]
    if len(choices) > 1:
        about = {"whose": loser.seat}
        choice = yield Ask(winner.seat, "take-power", choices, about, False, looking)
    if choice[0] == "influence":
        gain_influence(game, winner, lose_influence(game, loser, _INFLUENCE))
        return
    card = next(card for card in loser.hand if card.kind is choice[1])
    seen = leave_hand(loser, card)
    join_hand(winner, card, seen | 1 << loser.seat)
    game.say("relic-log-takes-power", who=winner.sheet, to=loser.sheet)
