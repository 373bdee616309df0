"""Playing a gem or relic that is in the play area."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.own import NOTHING
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking


def play_text(game: State, player: Player, card: Card) -> Asking | None:
    """WE-158, WE-159: what a played card does."""
    if card.counted:
        player.plays += (card.kind,)
    if game.log is not None:
        game.doing = (card, card.effect)
        game.say("log-plays", who=player.mage, card=card)
    if player.own is not NOTHING:
        player.own.after_playing(game, player, card)
    assert card.effect is not None
    return card.effect.run(game, Act(player, card))
