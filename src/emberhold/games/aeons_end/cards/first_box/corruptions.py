"""The eleven corruptions."""

from emberhold.games.aeons_end.card import GEM, SPELL, corruption
from emberhold.games.aeons_end.cards.first_box.corruption_verbs import (
    TO_HAND,
    destroys_other,
    discards_others,
    gains_corruptions,
    gains_from,
    gains_relic_and_suffers,
    looks_at_top,
    shuffles_player_turn,
    takes_back_free,
)
from emberhold.games.aeons_end.effects.base import may
from emberhold.games.aeons_end.effects.damage import deal, gravehold_suffers_damage, suffers
from emberhold.games.aeons_end.effects.focusing import focus_own_breach
from emberhold.games.aeons_end.effects.moving import destroy_this
from emberhold.games.aeons_end.effects.resources import gains_charges, gains_life

CORRUPTIONS = (
    corruption("Blind Abandon", suffers(1) & may(destroys_other()) & destroy_this()),
    corruption("Contagion", suffers(1) & takes_back_free() & destroy_this()),
    corruption("Delirium Veil", gravehold_suffers_damage(2) & focus_own_breach() & destroy_this()),
    corruption("Dire Wisdom", gains_from(SPELL) & gains_corruptions(3) & destroy_this()),
    corruption("Endless Hunger", gravehold_suffers_damage(3) & gains_life(2) & destroy_this()),
    corruption("Fever of War", suffers(1) & deal(2) & destroy_this()),
    corruption("Grim Sight", gravehold_suffers_damage(2) & looks_at_top() & destroy_this()),
    corruption(
        "Insatiable Avarice",
        suffers(2) & gains_from(GEM, TO_HAND, cheapest=True) & destroy_this(),
    ),
    corruption("Lust For Power", suffers(1) & gains_charges(1) & destroy_this()),
    corruption(
        "Nothingness",
        discards_others(2) & suffers(2) & shuffles_player_turn() & destroy_this(),
    ),
    corruption("Reckless Might", gains_relic_and_suffers() & destroy_this()),
)
"""AE-184: each is resolved from top to bottom and destroys itself last."""
