"""The twenty-two basic nemesis cards (AE-115)."""

from emberhold.games.aeons_end.card import Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.basic_verbs import (
    awakens,
    dear_prepped,
    destroys_dear,
    gathers_darkness,
    ray_against_gems,
    shuffles_nemesis_turns,
)
from emberhold.games.aeons_end.effects.base import either_does, foremost
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.moving import destroys_from_hand, discard_from_hand, draws
from emberhold.games.aeons_end.effects.resources import loses_charges, spend
from emberhold.games.aeons_end.effects.subjects import (
    any_player,
    lowest_life,
    most_charges,
    most_opened,
    most_prepped,
)
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    dearest_of_ones_prepped,
    prepped_by_that_player,
    this_minion_suffers,
    this_minions_life,
)
from emberhold.games.aeons_end.effects.warding import one_at_most

_TIER_1 = (
    power(
        "Agony Field",
        1,
        power=2,
        to_discard=destroys_dear(2),
        effect=unleashes() & any_player(foremost(discard_from_hand(3), draws())),
    ),
    minion("Bane Sire", 1, life=6, persistent=unleashes()),
    power("Bleed Static", 1, power=3, effect=most_prepped(suffers(2 * prepped_by_that_player()))),
    power("Eye of Nothing", 1, power=2, to_discard=spend(6), effect=unleashes(2)),
    minion(
        "Haze Spewer",
        1,
        life=5,
        persistent=gravehold_suffers_damage(this_minions_life()) & this_minion_suffers(1),
    ),
    attack("Skewer", 1, unleashes() & any_player(suffers(3) & draws())),
    attack("Slaughter", 1, unleashes() & gravehold_suffers_damage(3)),
    power(
        "Woven Sky",
        1,
        power=2,
        to_discard=discard_from_hand(3),
        effect=unleashes() & any_player(suffers(4)),
    ),
)

_TIER_2 = (
    attack("Awaken", 2, unleashes(2) & gravehold_suffers_damage(3) | awakens()),
    minion(
        "Cauterizer",
        2,
        life=3,
        persistent=any_player(suffers(this_minions_life())),
        triggers=(Trigger("minion-damage", change=one_at_most, text="rule-monstrosity-of-omens"),),
    ),
    attack("Dispel", 2, unleashes(2) & most_prepped(dearest_of_ones_prepped(DISCARD))),
    minion("Needlemaw", 2, life=11, persistent=gravehold_suffers_damage(2)),
    attack("Lay Waste", 2, unleashes(2) & any_player(suffers(2))),
    power("Pulverizing Ray", 2, power=1, effect=ray_against_gems(18, each=3, most=6)),
    minion(
        "Venomite",
        2,
        life=9,
        persistent=lowest_life(suffers(2)) | any_player(dear_prepped(DISCARD, 1, cost=3)),
    ),
)

_TIER_3 = (
    power(
        "Doom Aegis",
        3,
        power=1,
        to_discard=spend(7),
        effect=most_charges(suffers(4) & loses_charges(None)),
    ),
    attack("Gather Darkness", 3, any_player(gathers_darkness(4)) & unleashes(2)),
    minion("Jagged One", 3, life=14, persistent=unleashes(2)),
    attack(
        "Obliterate",
        3,
        unleashes(2) & most_opened(either_does(destroys_from_hand(4), suffers(4))),
    ),
    power(
        "Reality Rupture",
        3,
        power=1,
        to_discard=dear_prepped(DESTROY, 2, cost=3),
        effect=unleashes(3),
    ),
    attack(
        "Sunder",
        3,
        gravehold_suffers_damage(4) & lowest_life(suffers(4)) | shuffles_nemesis_turns(),
    ),
    attack("Topple", 3, unleashes(2) & gravehold_suffers_damage(4)),
)

BASIC = (*_TIER_1, *_TIER_2, *_TIER_3)
