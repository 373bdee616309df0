"""Cards shown to everybody and, unless the effect says otherwise, put back (section 11)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import destroy
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import turn_over
from emberhold.games.aeons_end.turn.order import refill_order_deck
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.amounts import Condition
from emberhold.parts.asking import choose, choose_player


def show_top(who: Player) -> None:
    """Everybody knows the top card of the deck now."""
    who.shuffled = min(who.shuffled, len(who.deck) - 1)
    who.peeked = without(who.peeked, who.deck[-1]) if who.deck[-1] in who.peeked else who.peeked


class RevealTurnCard(Effect):
    """Reveal the top card of the turn-order deck; it stays there (WE-212, WE-214)."""

    def run(self, game: State, act: Act) -> None:
        refill_order_deck(game)
        game.order_known_top = max(game.order_known_top, 1)
        game.say("log-reveals-turn", card=game.order_deck[-1])


class RevealedTurnToBottom(Predicate):
    """Put the revealed card under the turn-order deck, where everybody knows it to be."""

    def do(self, game: State, act: Act, who: Player) -> None:
        deck = game.order_deck
        game.order_deck = (deck[-1], *deck[:-1])
        game.order_known_top -= 1
        game.order_known_bottom = min(game.order_known_bottom + 1, len(deck))
        game.say("log-turn-to-bottom", who=who.mage, card=deck[-1])

    def able(self, game: State, act: Act, who: Player) -> Extent:
        """A deck of one card has its top at the bottom."""
        return FULL if len(game.order_deck) > 1 else NONE


class NemesisTurnRevealed(Condition[State, Act]):
    """Whether the card just revealed from the turn-order deck is the nemesis'."""

    def holds(self, game: State, act: Act) -> bool:
        return not game.order_deck[-1].seats

    def clause(self, say: Speech) -> str:
        return say("if-nemesis-turn-revealed")


class PlayerTurnRevealed(Condition[State, Act]):
    """Whether it is a player's; WE-108: the wild card is one."""

    def holds(self, game: State, act: Act) -> bool:
        return bool(game.order_deck[-1].seats)

    def clause(self, say: Speech) -> str:
        return say("if-player-turn-revealed")


class RevealHand(Predicate):
    def do(self, game: State, act: Act, who: Player) -> None:
        if game.log is not None:
            id = "log-reveals-hand" if who.hand else "log-reveals-empty-hand"
            game.say(id, who=who.mage, cards=who.hand)


class RevealAndMayDestroy(Predicate):
    """Reveal the top card of the own deck; the player may destroy it, else it stays on top."""

    says: ClassVar[str] = "effect-reveal-top"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if not turn_over(game, who):
            return
        card = who.deck[-1]
        show_top(who)
        game.say("log-reveals", who=who.mage, card=card)
        choices: list[Choice] = [("destroy", card), ("skip",)]
        about = {"card": act.card, "revealed": card}
        choice = yield from choose(game, who.seat, "destroy-revealed", choices, about)
        if choice[0] == "destroy":
            who.deck = who.deck[:-1]
            yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.deck_size or who.discard else NONE

    def sentence(self, say: Speech) -> str:
        may = say("sentence", clause=say("effect-may-destroy-revealed"))
        return f"{super().sentence(say)} {may}"


class EachSifts(Effect):
    """Every player reveals the top card of the own deck, and discards it or not (AE-077)."""

    def run(self, game: State, act: Act) -> Asking:
        left = [player for player in game.players if player.deck or player.discard]
        about = {"card": act.card}
        while left:
            who = yield from choose_player(game, act.me.seat, "sift-next", left, about)
            left = [player for player in left if player is not who]
            turn_over(game, who)
            card = who.deck[-1]
            show_top(who)
            game.say("log-reveals", who=who.mage, card=card)
            choices: list[Choice] = [("discard", card), ("skip",)]
            revealed = {"card": act.card, "revealed": card}
            choice = yield from choose(game, who.seat, "sift", choices, revealed)
            if choice[0] == "discard":
                who.deck = who.deck[:-1]
                who.discard += (card,)
                game.say("log-discards-top", who=who.mage, card=card)
