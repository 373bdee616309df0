"""Preparing for a battle: weapons, armour, what is played before the dice (R-083, R-190, R-192)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import CANNOT, NO_ARMOUR, NO_WEAPON
from emberhold.games.relic.timing.listening import said_by, weapon_limit
from emberhold.games.relic.timing.moments import OTHER_PREPARE, PREPARE
from emberhold.games.relic.timing.windows import at_moment, listens, window
from emberhold.games.relic.traits import ARMOUR, WEAPON, Trait
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts.asking import DONE

if TYPE_CHECKING:
    from emberhold.games.relic.fight.under_way import Battle, Side

_OTHERS: Final[tuple[int, ...]] = (OTHER_PREPARE,)


def prepare(game: State, battle: Battle, figure: Figure) -> Asking:
    side = battle.side_of(figure)
    assert side is not None
    forbidden = said_by(game, battle.cards, figure, CANNOT)
    if not forbidden & NO_WEAPON and _undeclared(figure, side, WEAPON):
        yield from _declare(game, figure, side, WEAPON, "weapon", weapon_limit(game, figure))
    if not forbidden & NO_ARMOUR and _undeclared(figure, side, ARMOUR):
        yield from _declare(game, figure, side, ARMOUR, "armour", 1)
    side.ready = True
    for card in list(battle.cards):
        for ability in card.abilities.get(PREPARE, ()):
            yield from ability.effect.run(game, Act(figure, card)) or ()
    if battle.anybody:
        yield from at_moment(game, figure, (PREPARE,)) or ()


def _undeclared(figure: Figure, side: Side, trait: Trait) -> list[Card]:
    """Weapons or armour that are not used yet."""
    found = [piece.card for piece in figure.assets if trait in piece.card.traits]
    return [card for card in found if card not in side.gear]


def _declare(  # noqa: PLR0913 (a fight, part by part)
    game: State, figure: Figure, side: Side, trait: Trait, topic: str, most: int
) -> Asking:
    """Which weapon or armour is used; none is a choice too."""
    for _ in range(most):
        cards = _undeclared(figure, side, trait)
        if not cards:
            return
        choices: list[Choice] = [("gear", card.kind, card.number) for card in cards]
        choice = yield Ask(figure.seat, topic, [*choices, DONE])
        if choice == DONE:
            return
        card = next(card for card in cards if card.number == choice[2] and card.kind is choice[1])
        side.gear += (card,)


def others_prepare(game: State, figure: Figure) -> Asking | None:
    """Power cards that others may play in this battle."""
    for other in game.figures:
        if other is not figure and not other.nemesis and listens(game, other, _OTHERS):
            return _others_prepare(game, figure)
    return None


def _others_prepare(game: State, figure: Figure) -> Asking:
    for other in game.others(figure):
        if listens(game, other, _OTHERS):
            act = Act(other)
            act.that = figure
            yield from window(game, other, _OTHERS, act) or ()
