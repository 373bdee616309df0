"""Copies of a card look alike: nobody may follow one of them through a hand or a draw pile.

The ids of a scene and the keys of options tell copies apart, so that a piece can be followed while
everybody sees it. Where it goes out of sight, the copies that are now unseen change places. Only
luck that is secret does this: games of the quick one have always been numbered as they are.
"""

from __future__ import annotations

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.rng import aside, is_secret


def lose_sight(game: State, player: Player) -> None:
    """The cards of a player that others cannot see keep their kinds and lose their numbers."""
    if not is_secret(game):
        return
    unseen = player.hand + player.draw_pile
    copies: dict[Card, list[Card]] = {}
    for card in aside(game, unseen):
        copies.setdefault(card.kind, []).append(card)
    mixed = tuple(copies[card.kind].pop() for card in unseen)
    player.hand = mixed[: len(player.hand)]
    player.draw_pile = mixed[len(player.hand) :]
