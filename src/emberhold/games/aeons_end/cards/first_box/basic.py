"""The twenty-two basic nemesis cards (AE-115)."""

from emberhold.games.aeons_end.card import Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.first_box.basic_verbs import (
    Awakens,
    DestroysDear,
    FateOfDearPrepped,
    GathersDarkness,
    RayAgainstGems,
    ShufflesNemesisTurns,
)
from emberhold.games.aeons_end.effects.base import EitherDoes, Foremost
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import DestroysFromHand, DiscardFromHand, Draw
from emberhold.games.aeons_end.effects.resources import LoseCharges, SpendAether
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
    DearestOfOnesPrepped,
    PreppedByThatPlayer,
    ThisMinionsLife,
    ThisMinionSuffers,
)
from emberhold.games.aeons_end.effects.warding import one_at_most

_TIER_1 = (
    power(
        "Agony Field",
        1,
        power=2,
        to_discard=DestroysDear(2),
        effect=Unleash() & any_player(Foremost(DiscardFromHand(3), Draw())),
    ),
    minion("Bane Sire", 1, life=6, persistent=Unleash()),
    power("Bleed Static", 1, power=3, effect=most_prepped(Suffer(2 * PreppedByThatPlayer()))),
    power("Eye of Nothing", 1, power=2, to_discard=SpendAether(6), effect=Unleash(2)),
    minion(
        "Haze Spewer",
        1,
        life=5,
        persistent=GraveholdSuffers(ThisMinionsLife()) & ThisMinionSuffers(1),
    ),
    attack("Skewer", 1, Unleash() & any_player(Suffer(3) & Draw())),
    attack("Slaughter", 1, Unleash() & GraveholdSuffers(3)),
    power(
        "Woven Sky",
        1,
        power=2,
        to_discard=DiscardFromHand(3),
        effect=Unleash() & any_player(Suffer(4)),
    ),
)

_TIER_2 = (
    attack("Awaken", 2, Unleash(2) & GraveholdSuffers(3) | Awakens()),
    minion(
        "Cauterizer",
        2,
        life=3,
        persistent=any_player(Suffer(ThisMinionsLife())),
        triggers=(Trigger("minion-damage", change=one_at_most, text="rule-monstrosity-of-omens"),),
    ),
    attack("Dispel", 2, Unleash(2) & most_prepped(DearestOfOnesPrepped(DISCARD))),
    minion("Needlemaw", 2, life=11, persistent=GraveholdSuffers(2)),
    attack("Lay Waste", 2, Unleash(2) & any_player(Suffer(2))),
    power("Pulverizing Ray", 2, power=1, effect=RayAgainstGems(18, each=3, most=6)),
    minion(
        "Venomite",
        2,
        life=9,
        persistent=lowest_life(Suffer(2)) | any_player(FateOfDearPrepped(DISCARD, 1, cost=3)),
    ),
)

_TIER_3 = (
    power(
        "Doom Aegis",
        3,
        power=1,
        to_discard=SpendAether(7),
        effect=most_charges(Suffer(4) & LoseCharges(None)),
    ),
    attack("Gather Darkness", 3, any_player(GathersDarkness(4)) & Unleash(2)),
    minion("Jagged One", 3, life=14, persistent=Unleash(2)),
    attack(
        "Obliterate",
        3,
        Unleash(2) & most_opened(EitherDoes(DestroysFromHand(4), Suffer(4))),
    ),
    power(
        "Reality Rupture",
        3,
        power=1,
        to_discard=FateOfDearPrepped(DESTROY, 2, cost=3),
        effect=Unleash(3),
    ),
    attack(
        "Sunder",
        3,
        GraveholdSuffers(4) & lowest_life(Suffer(4)) | ShufflesNemesisTurns(),
    ),
    attack("Topple", 3, Unleash(2) & GraveholdSuffers(4)),
)

BASIC = (*_TIER_1, *_TIER_2, *_TIER_3)
