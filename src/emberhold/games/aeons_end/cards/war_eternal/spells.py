"""The fourteen market spells."""

from emberhold.games.aeons_end.aether import FOR_SPELL
from emberhold.games.aeons_end.card import Card, Trigger, spell
from emberhold.games.aeons_end.effects.base import may, when
from emberhold.games.aeons_end.effects.counting import (
    gems_in_that_hand,
    other_copies_prepped,
    supply_empty,
    your_other_prepped,
)
from emberhold.games.aeons_end.effects.damage import deal, gravehold_gains_life
from emberhold.games.aeons_end.effects.focusing import focus_cheapest
from emberhold.games.aeons_end.effects.moving import (
    destroy_card,
    destroy_this,
    discard_from_hand,
    draws,
)
from emberhold.games.aeons_end.effects.resources import aether, gains_charges
from emberhold.games.aeons_end.effects.revealing import (
    revealed_turn_to_bottom,
    reveals_and_may_destroy,
    reveals_hand,
    reveals_turn_card,
)
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.state import State
from emberhold.parts.windows import Event


def _one_less(game: State, seat: int, card: Card, event: Event) -> None:
    """Equilibrium never turns damage into none, nor none into some."""
    if event.amount > 1:
        event.amount -= 1


SPELLS = (
    spell("Thoughtform Familiar", 3, cast=deal(2, more=your_other_prepped())),
    spell("Carbonize", 4, cast=deal(3) & reveals_turn_card() & may(revealed_turn_to_bottom())),
    spell(
        "Jagged Lightning",
        4,
        cast=deal(3) & may(discard_from_hand(), then=any_player(focus_cheapest())),
    ),
    spell("Kindle", 4, cast=deal(3), shares_breach="spark"),
    spell("Pyrotechnic Surge", 4, cast=deal(4) & may(destroy_card(discard=True)), dual=True),
    spell("Aurora", 5, cast=deal(3), once_per_turn=gains_charges(1)),
    spell("Celestial Spire", 5, cast=deal(3) & when(supply_empty(), any_ally(draws()))),
    spell("Convection Field", 5, cast=deal(4) | deal(2) & any_ally(may(destroy_card(hand=True)))),
    spell("Fiery Torrent", 5, cast=deal(2, more=2 * other_copies_prepped())),
    spell("Conjure the Lost", 6, cast=deal(5) & may(destroy_this(), then=gravehold_gains_life(4))),
    spell("Nova Forge", 6, cast=deal(4), once_per_turn=aether(2, FOR_SPELL)),
    spell(
        "Equilibrium",
        7,
        cast=deal(4),
        triggers=(Trigger("suffer", change=_one_less, text="rule-equilibrium"),),
    ),
    spell(
        "Reduce to Ash",
        7,
        cast=deal(4),
        triggers=(Trigger("casting-start", reveals_and_may_destroy()),),
    ),
    spell(
        "Crystallize",
        8,
        cast=any_ally(reveals_hand()) & deal(2 * gems_in_that_hand()),
        dual=True,
    ),
)
