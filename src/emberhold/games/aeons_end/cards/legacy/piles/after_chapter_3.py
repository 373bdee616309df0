"""Deck III: the four piles that come after chapter 3 (LG-497 to LG-500)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import RELIC, Trigger, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.minions import Silences
from emberhold.games.aeons_end.effects.base import DEED, FULL, NONE, Effect, Extent, May, Predicate
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdGains
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import destroy, discard_choices
from emberhold.games.aeons_end.effects.resources import GainAether
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.cards import first_copies
from emberhold.parts.effects.signatures import Takes


class DestroysOwnTopDiscard(Predicate):
    """The top card of the own discard pile is destroyed."""

    says: ClassVar[str] = "effect-destroy-own-top-discard"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if who.discard:
            card = who.discard[-1]
            who.discard = who.discard[:-1]
            yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.discard else NONE


class TwoPlayersMay(Effect):
    """LG-498: two different players may each; LG-518: alone, the same one twice."""

    takes: ClassVar[Takes] = (DEED,)

    def __init__(self, what: Predicate) -> None:
        self.what = what
        self.one = May(what)

    def run(self, game: State, act: Act) -> Asking:
        asked: list[Player] = []
        for _ in range(2):
            left = [p for p in game.players if p.discard and (game.solo or p not in asked)]
            if not left:
                return
            about = {"card": act.card, "effect": self.what}
            who = yield from choose_player(game, act.me.seat, "player", left, about)
            asked.append(who)
            yield from self.one.do(game, act, who)

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if any(player.discard for player in game.players) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-two-players-may", what=self.what.clause(say, "inf", "they"))


class RelicOnDeck(Predicate):
    """LG-499, LG-519: a relic played this turn or discarded goes on top of the deck."""

    def choices(self, who: Player) -> list[Choice]:
        played = [card for card in who.play_area if card.type == RELIC]
        choices: list[Choice] = [("card", card) for card in first_copies(played)]
        lying = discard_choices(who.discard)
        return choices + [choice for choice in lying if choice[1].type == RELIC]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = self.choices(who)
        if not choices:
            return
        choice = yield from choose(game, who.seat, "put-on-deck", choices, {"card": act.card})
        card = choice[1]
        if choice[0] == "card":
            who.play_area = without(who.play_area, card)
        else:
            who.discard = without(who.discard, card)
        who.deck += (card,)
        game.say("log-gains-on-deck", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.choices(who) else NONE


class OnAnyDiscard(Predicate):
    """LG-500: the card just gained may go on top of any player's discard pile."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        card = act.card
        assert card is not None
        allies = [player for player in game.players if player is not who]
        lying = who.discard + who.hand + who.deck
        if not allies or card not in lying:
            return
        choices: list[Choice] = [("give", ally.seat) for ally in allies]
        if card not in who.discard:
            choices.append(("give", who.seat))
        choice = yield Ask(who.seat, "give-gained", [*choices, SKIP], {"card": card})
        if choice == SKIP:
            return
        who.discard, who.hand, who.deck = (
            tuple(other for other in zone if other is not card)
            for zone in (who.discard, who.hand, who.deck)
        )
        ally = game.players[choice[1]]
        ally.discard += (card,)
        game.say("log-gives", who=who.mage, card=card, to=ally.mage)


AFTER_CHAPTER_3 = (
    gem("Soothing Torporene", 3, play=GainAether(2) | Silences()),
    relic("Void Mill", 5, play=FocusAnyBreach() & TwoPlayersMay(DestroysOwnTopDiscard())),
    spell("Arcane Salvo", 5, cast=Deal(4), once_per_turn=RelicOnDeck()),
    spell(
        "Breach Collision",
        7,
        cast=Deal(5) & GraveholdGains(1),
        triggers=(Trigger("gained-ever", OnAnyDiscard()),),
    ),
)
