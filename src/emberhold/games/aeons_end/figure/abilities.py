"""Abilities: used in the main phase of their mage, or at the moment that the sheet names.

A mage whose ability belongs to another moment is a helper (`State.helpers`). Where no helper sits
at the table nothing of this is ever asked.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import AT_NEMESIS_DRAW, AT_TURN_CARD, Card, TurnCard
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice

ABILITY: Final[Choice] = ("ability",)
LATER: Final[Choice] = ("later",)
DECLINE: Final[Choice] = ("skip",)


def is_charged(player: Player) -> bool:
    """WE-031: only with all charges."""
    return 0 < player.charges == player.mage.charges


def use_ability(game: State, player: Player, card: Card | None = None) -> Asking | None:
    """WE-032: the charges are gone first, then the effect resolves; perhaps about a card."""
    player.charges = 0
    game.say("log-ability", who=player.mage, ability=player.mage.ability_name)
    assert player.mage.ability is not None
    return player.mage.ability.run(game, Act(player, card))


def ready_at(game: State, timing: str) -> list[Player]:
    """The helpers who could use their ability at such a moment."""
    helpers = [game.players[seat] for seat in game.helpers]
    return [player for player in helpers if player.mage.timing == timing and is_charged(player)]


def at_turn_card(game: State, card: TurnCard) -> Asking:
    """AE-055: right after a turn-order card is drawn, before anybody gets the turn."""
    for player in ready_at(game, AT_TURN_CARD):
        yield from _offered(game, player, "ability-turn", {"turn": card}, None)


def at_nemesis_draw(game: State, card: Card) -> Asking:
    """AE-034, AE-037: when an attack or a power is drawn, before any of its text."""
    for player in ready_at(game, AT_NEMESIS_DRAW):
        if game.resolving is card:
            yield from _offered(game, player, "ability-draw", {"drawn": card}, card)


def _offered(
    game: State, player: Player, topic: str, about: dict[str, Any], card: Card | None
) -> Asking:
    choices = [ABILITY, DECLINE]
    choice = yield Ask(player.seat, topic, choices, about)
    if choice == ABILITY:
        yield from use_ability(game, player, card) or ()
