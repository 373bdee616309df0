"""The eleven corruptions."""

from emberhold.games.aeons_end.card import GEM, SPELL, corruption
from emberhold.games.aeons_end.cards.first_box.foes.corruption_verbs import (
    TO_HAND,
    DestroysOther,
    DiscardsOthers,
    GainsCorruptions,
    GainsFrom,
    GainsRelicAndSuffers,
    LooksAtTop,
    ShufflesPlayerTurn,
    TakesBackFree,
)
from emberhold.games.aeons_end.effects.base import May
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdSuffers, Suffer
from emberhold.games.aeons_end.effects.focusing import FocusOwnBreach
from emberhold.games.aeons_end.effects.moving import DestroyThis
from emberhold.games.aeons_end.effects.resources import GainCharges, GainLife

CORRUPTIONS = (
    corruption("Blind Abandon", Suffer(1) & May(DestroysOther()) & DestroyThis()),
    corruption("Contagion", Suffer(1) & TakesBackFree() & DestroyThis()),
    corruption("Delirium Veil", GraveholdSuffers(2) & FocusOwnBreach() & DestroyThis()),
    corruption("Dire Wisdom", GainsFrom(SPELL) & GainsCorruptions(3) & DestroyThis()),
    corruption("Endless Hunger", GraveholdSuffers(3) & GainLife(2) & DestroyThis()),
    corruption("Fever of War", Suffer(1) & Deal(2) & DestroyThis()),
    corruption("Grim Sight", GraveholdSuffers(2) & LooksAtTop() & DestroyThis()),
    corruption(
        "Insatiable Avarice",
        Suffer(2) & GainsFrom(GEM, TO_HAND, cheapest=True) & DestroyThis(),
    ),
    corruption("Lust For Power", Suffer(1) & GainCharges(1) & DestroyThis()),
    corruption(
        "Nothingness",
        DiscardsOthers(2) & Suffer(2) & ShufflesPlayerTurn() & DestroyThis(),
    ),
    corruption("Reckless Might", GainsRelicAndSuffers() & DestroyThis()),
)
"""AE-184: each is resolved from top to bottom and destroys itself last."""
