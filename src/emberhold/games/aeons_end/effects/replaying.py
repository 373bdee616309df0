"""Gems played more than once in a turn."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import GEM, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import destroy
from emberhold.games.aeons_end.figure.playing import play_text
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.parts.amounts import Amount
from emberhold.parts.asking import choose_copy


def _gems(cards: tuple[Card, ...]) -> list[Card]:
    return [card for card in cards if card.type == GEM]


class TimesPlayed(Amount[State, Act]):
    """How often the acting player has played this card this turn, any copy of it (AE-075)."""

    words = "times-played"

    def count(self, game: State, act: Act) -> int:
        assert act.card is not None
        kind = act.card.kind
        return sum(card is kind for card in act.me.plays)


class PlayGemTwice(Predicate):
    """A gem in hand is played twice and then destroyed (AE-080 to AE-083)."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        gems = _gems(who.hand)
        if not gems:
            return
        about = {"card": act.card}
        gem = yield from choose_copy(game, who.seat, "play-twice", gems, about)
        who.hand = without(who.hand, gem)
        who.play_area += (gem,)
        for _ in range(2):
            yield from play_text(game, who, gem) or ()
        if gem in who.play_area:
            who.play_area = without(who.play_area, gem)
            yield from destroy(game, who, gem) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if _gems(who.hand) else NONE


class TakeBackPlayedGem(Predicate):
    """A gem played this turn comes back into the hand; its aether stays (AE-098)."""

    needs = True

    def do(self, game: State, act: Act, who: Player) -> Asking:
        gems = _gems(who.play_area)
        if not gems:
            return
        about = {"card": act.card}
        gem = yield from choose_copy(game, who.seat, "take-back-gem", gems, about)
        who.play_area = without(who.play_area, gem)
        who.hand += (gem,)
        game.say("log-takes-back", who=who.mage, card=gem)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if _gems(who.play_area) else NONE
