"""Deck VI: the four piles that come after chapter 6 (LG-509 to LG-512)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.aether import gain_aether
from emberhold.games.aeons_end.card import Trigger, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.mage_own import (
    LosesAnyPulse,
    gains_pulse,
    loses_pulse,
)
from emberhold.games.aeons_end.effects.base import Effect, Predicate, may
from emberhold.games.aeons_end.effects.damage import deal
from emberhold.games.aeons_end.effects.moving import draws
from emberhold.games.aeons_end.effects.resources import aether, gains_charges, gains_life
from emberhold.games.aeons_end.effects.revealing import RevealAndMayDestroy
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech


class MayExchange(Effect):
    """LG-509, LG-523: the exchange is offered in the main phase as long as the card is played."""

    def run(self, game: State, act: Act) -> None:
        return None

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-may-exchange")


class RevealsOrGains(Predicate):
    """LG-510: the top card of the own deck may be destroyed; else there is aether."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        before = len(game.destroyed)
        yield from RevealAndMayDestroy().do(game, act, who)
        if len(game.destroyed) == before:
            gain_aether(who, 1)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-reveal-or-gain")


class AllyDraws(LosesAnyPulse):
    """LG-512: an ally draws a card for each pulse token lost."""

    words = "effect-pulse-for-cards"

    def follow(self, game: State, act: Act, lost: int) -> Asking:
        return any_ally(draws(lost)).run(game, act)


DECK_VI = (
    gem("Fulmite Slab", 6, play=aether(1) & gains_pulse(2) & MayExchange()),
    relic("Prophetic Lens", 4, play=gains_charges(1) & RevealsOrGains()),
    spell(
        "Sparking Siphon",
        3,
        cast=deal(2) & may(loses_pulse(1), then=any_player(gains_life(1))),
        triggers=(Trigger("gained-ever", gains_pulse(2)),),
    ),
    spell("Thunderous Oath", 8, cast=deal(6) & gains_pulse(1) & AllyDraws()),
)
