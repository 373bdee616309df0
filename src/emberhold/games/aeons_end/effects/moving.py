"""Cards on the move: discarded, destroyed, drawn, taken back."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import choose_card, choose_player
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.language import Speech


class DiscardFromHand(Predicate):
    """Discard cards from the hand, of the player's own choice."""

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for _ in range(min(self.amount, len(who.hand))):
            card = yield from choose_card(who.seat, "discard", who.hand, {"card": act.card})
            who.hand = without(who.hand, card)
            who.discard += (card,)
            game.say("log-discards", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(who.hand), self.amount), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-discard-from-hand", form=form, whose=whose, amount=self.amount)


class CollectivelyDiscard(Effect):
    """WE-337: the players together discard cards from their hands and share it out."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        one = DiscardFromHand(1)
        about = {"card": act.card, "effect": one}
        for _ in range(self.amount):
            players = [player for player in game.players if player.hand]
            if not players:
                return
            who = yield from choose_player(game, act.me.seat, "player", players, about, anyone=True)
            yield from one.do(game, act, who)

    def extent(self, game: State, act: Act) -> Extent:
        return min(sum(len(player.hand) for player in game.players), self.amount), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-collectively-discard", amount=self.amount)


class DestroyThis(Predicate):
    """Destroy the very card that is being resolved (WE-331)."""

    def do(self, game: State, act: Act, who: Player) -> None:
        card = act.card
        assert card is not None
        owner = act.owner
        if card in owner.play_area:
            owner.play_area = without(owner.play_area, card)
        elif card in owner.discard:
            owner.discard = without(owner.discard, card)
        else:
            return
        game.destroyed += (card,)
        game.say("log-destroys", who=owner.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        there = act.card in act.owner.play_area or act.card in act.owner.discard
        return FULL if there else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-destroy-this", form=form)


class DestroyPlayed(Predicate):
    """Destroy a gem or relic played this turn; the card that says so is one of them."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        card = yield from choose_card(who.seat, "destroy", who.play_area, {"card": act.card})
        who.play_area = without(who.play_area, card)
        game.destroyed += (card,)
        game.say("log-destroys", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.play_area else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-destroy-played", form=form)


class Draw(Predicate):
    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        draw(game, who, self.amount)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(who.deck) + len(who.discard), self.amount), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-draw", form=form, amount=self.amount)


discard_from_hand = DiscardFromHand
collectively_discard = CollectivelyDiscard
destroy_this = DestroyThis
destroy_played = DestroyPlayed
draws = Draw
