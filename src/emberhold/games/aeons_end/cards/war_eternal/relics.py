"""The six market relics."""

from emberhold.games.aeons_end.card import relic
from emberhold.games.aeons_end.effects.base import May, When
from emberhold.games.aeons_end.effects.counting import SupplyEmpty
from emberhold.games.aeons_end.effects.damage import GraveholdGains
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach
from emberhold.games.aeons_end.effects.moving import (
    DestroyCard,
    DestroyPlayed,
    DestroyThis,
    DestroyTopDiscard,
)
from emberhold.games.aeons_end.effects.prepping import CastAnyPrepped, PrepFromDiscard
from emberhold.games.aeons_end.effects.resources import GainCharges, GainLife
from emberhold.games.aeons_end.effects.revealing import (
    NemesisTurnRevealed,
    RevealedTurnToBottom,
    RevealTurnCard,
)
from emberhold.games.aeons_end.effects.subjects import any_ally

RELICS = (
    relic("Mage's Totem", 2, play=DestroyPlayed() | DestroyThis() & GraveholdGains(1)),
    relic(
        "Conclave Scroll",
        3,
        play=GainCharges(1) & When(SupplyEmpty(), May(DestroyTopDiscard())),
    ),
    relic(
        "Fiend Catcher",
        3,
        play=May(DestroyCard(hand=True, discard=True))
        & RevealTurnCard()
        & When(NemesisTurnRevealed(), May(RevealedTurnToBottom())),
    ),
    relic("Cairn Compass", 4, play=any_ally(May(PrepFromDiscard()))),
    relic("Primordial Fetish", 4, play=FocusAnyBreach() | DestroyThis() & GainLife(3)),
    relic("Vortex Gauntlet", 6, play=CastAnyPrepped()),
)
