"""The fourteen market spells."""

from emberhold.games.aeons_end.card import GEM, Trigger, spell
from emberhold.games.aeons_end.effects.base import may
from emberhold.games.aeons_end.effects.counting import (
    all_opened,
    each_opened_breach,
    neighbours_prepped,
)
from emberhold.games.aeons_end.effects.damage import deal, deal_more_if
from emberhold.games.aeons_end.effects.focusing import focus_cheapest
from emberhold.games.aeons_end.effects.moving import destroy_card, discard_from_hand
from emberhold.games.aeons_end.effects.prepping import casts_any_prepped
from emberhold.games.aeons_end.effects.replaying import takes_back_played_gem
from emberhold.games.aeons_end.effects.resources import (
    aether,
    gains_charges,
    gains_life,
    loses_charges,
    spend,
)
from emberhold.games.aeons_end.effects.sacrifice import (
    deal_for_lost,
    deal_more_paying,
    top_discard_cost,
)
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.effects.threats import DESTROY, DISCARD

SPELLS = (
    spell("Phoenix Flame", 3, cast=deal_more_paying(2, loses_charges(1), 2)),
    spell("Spectral Echo", 3, cast=deal(2) & may(destroy_card(hand=True))),
    spell("Amplify Vision", 4, cast=focus_cheapest() & deal_more_if(2, 1, all_opened())),
    spell("Ignite", 4, cast=deal(2) & any_ally(gains_charges(1))),
    spell("Lava Tendril", 4, cast=deal(3), triggers=(Trigger("casting-end", deal(1)),)),
    spell("Dark Fire", 5, cast=deal_for_lost(DISCARD, 2, 3)),
    spell(
        "Essence Theft",
        5,
        cast=deal(3) & may(discard_from_hand(), then=any_player(gains_life(1))),
    ),
    spell("Feral Lightning", 5, cast=deal(3), anywhere=True),
    spell(
        "Oblivion Swell",
        5,
        cast=deal_more_paying(2, discard_from_hand(type=GEM), top_discard_cost),
        once_per_turn=aether(1),
    ),
    spell("Chaos Arc", 6, cast=deal(3, more=2 * neighbours_prepped())),
    spell("Planar Insight", 6, cast=deal(2, more=each_opened_breach())),
    spell(
        "Wildfire Whip",
        6,
        cast=deal(4),
        once_per_turn=spend(2) & casts_any_prepped(returns=False),
        again=True,
    ),
    spell("Arcane Nexus", 7, cast=deal(4), once_per_turn=takes_back_played_gem()),
    spell("Consuming Void", 7, cast=deal_for_lost(DESTROY, 2, 3)),
)
