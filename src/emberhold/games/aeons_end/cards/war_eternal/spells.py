"""The fourteen market spells."""

from emberhold.games.aeons_end.card import Card, Trigger, spell
from emberhold.games.aeons_end.effects.base import May, When
from emberhold.games.aeons_end.effects.counting import (
    GemsInThatHand,
    OtherCopiesPrepped,
    SupplyEmpty,
    YourOtherPrepped,
)
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdGains
from emberhold.games.aeons_end.effects.focusing import FocusCheapest
from emberhold.games.aeons_end.effects.moving import (
    DestroyCard,
    DestroyThis,
    DiscardFromHand,
    Draw,
)
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.revealing import (
    RevealAndMayDestroy,
    RevealedTurnToBottom,
    RevealHand,
    RevealTurnCard,
)
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.figure.aether import FOR_SPELL
from emberhold.games.aeons_end.state import State
from emberhold.parts.windows import Event


def _one_less(game: State, seat: int, card: Card, event: Event) -> None:
    """Equilibrium never turns damage into none, nor none into some."""
    if event.amount > 1:
        event.amount -= 1


SPELLS = (
    spell("Thoughtform Familiar", 3, cast=Deal(2, more=YourOtherPrepped())),
    spell("Carbonize", 4, cast=Deal(3) & RevealTurnCard() & May(RevealedTurnToBottom())),
    spell(
        "Jagged Lightning",
        4,
        cast=Deal(3) & May(DiscardFromHand(), then=any_player(FocusCheapest())),
    ),
    spell("Kindle", 4, cast=Deal(3), shares_breach="spark"),
    spell("Pyrotechnic Surge", 4, cast=Deal(4) & May(DestroyCard(discard=True)), dual=True),
    spell("Aurora", 5, cast=Deal(3), once_per_turn=GainCharges(1)),
    spell("Celestial Spire", 5, cast=Deal(3) & When(SupplyEmpty(), any_ally(Draw()))),
    spell("Convection Field", 5, cast=Deal(4) | Deal(2) & any_ally(May(DestroyCard(hand=True)))),
    spell("Fiery Torrent", 5, cast=Deal(2, more=2 * OtherCopiesPrepped())),
    spell("Conjure the Lost", 6, cast=Deal(5) & May(DestroyThis(), then=GraveholdGains(4))),
    spell("Nova Forge", 6, cast=Deal(4), once_per_turn=GainAether(2, FOR_SPELL)),
    spell(
        "Equilibrium",
        7,
        cast=Deal(4),
        triggers=(Trigger("suffer", change=_one_less, text="rule-equilibrium"),),
    ),
    spell(
        "Reduce to Ash",
        7,
        cast=Deal(4),
        triggers=(Trigger("casting-start", RevealAndMayDestroy()),),
    ),
    spell(
        "Crystallize",
        8,
        cast=any_ally(RevealHand()) & Deal(2 * GemsInThatHand()),
        dual=True,
    ),
)
