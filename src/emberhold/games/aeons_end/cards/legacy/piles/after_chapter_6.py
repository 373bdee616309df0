"""Deck VI: the four piles that come after chapter 6 (LG-509 to LG-512)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Trigger, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import (
    GainPulse,
    LosePulse,
    LosesAnyPulse,
)
from emberhold.games.aeons_end.effects.base import Effect, May, Predicate
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.games.aeons_end.effects.moving import Draw
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges, GainLife
from emberhold.games.aeons_end.effects.revealing import RevealAndMayDestroy
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.figure.aether import gain_aether
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import turn_over
from emberhold.kernel.game import Asking
from emberhold.parts.effects.signatures import Takes


class MayExchange(Effect):
    """LG-509, LG-523: the exchange is offered in the main phase as long as the card is played."""

    def run(self, game: State, act: Act) -> None:
        return None


class RevealsOrGains(Predicate):
    """LG-510: the top card of the own deck may be destroyed; else there is aether."""

    says: ClassVar[str] = "effect-reveal-or-gain"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        top = who.deck[-1] if turn_over(game, who) else None
        yield from RevealAndMayDestroy().do(game, act, who)
        if top is None or top in who.deck:
            gain_aether(who, 1)


class AllyDraws(LosesAnyPulse):
    """LG-512: an ally draws a card for each pulse token lost."""

    takes: ClassVar[Takes] = ()
    says: ClassVar[str] = "effect-pulse-for-cards"

    def follow(self, game: State, act: Act, lost: int) -> Asking:
        return any_ally(Draw(lost)).run(game, act)


AFTER_CHAPTER_6 = (
    gem("Fulmite Slab", 6, play=GainAether(1) & GainPulse(2) & MayExchange()),
    relic("Prophetic Lens", 4, play=GainCharges(1) & RevealsOrGains()),
    spell(
        "Sparking Siphon",
        3,
        cast=Deal(2) & May(LosePulse(1), then=any_player(GainLife(1))),
        triggers=(Trigger("gained-ever", GainPulse(2)),),
    ),
    spell("Thunderous Oath", 8, cast=Deal(6) & GainPulse(1) & AllyDraws()),
)
