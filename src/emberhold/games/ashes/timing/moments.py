"""Abilities usable at any moment of the own turn, also between the steps of an attack (AS-101)."""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.card import Ability, Card
from emberhold.games.ashes.figure.costs import can_pay, pay
from emberhold.games.ashes.figure.values import abilities_of
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice

GO_ON: Final[Choice] = ("go-on",)


def own_turn_abilities(game: State, player: Player) -> list[tuple[Choice, Card, Ability]]:
    """Throw, Overtime and similar ones that could be used now."""
    found: list[tuple[Choice, Card, Ability]] = []
    for piece in player.battlefield:
        if piece.dying or not piece.card.triggers:
            continue
        for ability in abilities_of(piece):
            if (
                ability.event == "own-turn"
                and can_pay(game, player, ability.cost)
                and ability.answers(game, player.seat, piece.card, None)
            ):
                card = piece.card
                found.append((("use", ability.name, card.piece), card, ability))
    return found


def own_turn_moment(game: State, player: Player) -> Asking | None:
    """Between two steps of an attack: offered only if there is something to use."""
    if player.out or not own_turn_abilities(game, player):
        return None
    return _offer(game, player)


def _offer(game: State, player: Player) -> Asking:
    while usable := own_turn_abilities(game, player):
        choices = [*(choice for choice, _, _ in usable), GO_ON]
        choice = yield Ask(player.seat, "between-steps", choices)
        if choice[0] == "go-on":
            return
        card, ability = next((c, a) for key, c, a in usable if key == choice)
        yield from use_own_turn(game, player, card, ability)


def use_own_turn(game: State, player: Player, card: Card, ability: Ability) -> Asking:
    yield from pay(game, player, ability.cost, card)
    game.say("ashes-log-triggers", who=player.phoenixborn.card, card=card, ability=ability)
    assert ability.effect is not None
    yield from ability.effect.resolve(game, Act(player, card, ability=ability))
