"""The eleven basic cards that come with deck II, and what becomes of them (LG-461)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import GEM, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_verbs import (
    DearestHandDestroys,
    DearestHandDiscardsAndEvolves,
    DestroysDearestAndEvolvesIfCheap,
    DiscardsAndEvolvesIfFree,
    GraveholdLife,
)
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import (
    ChapterAtLeast,
    Evolves,
    evolves_into,
)
from emberhold.games.aeons_end.cards.legacy.verbs import DiscardsDear
from emberhold.games.aeons_end.effects.base import When
from emberhold.games.aeons_end.effects.counting import PlayerTurnsDiscarded
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import (
    CollectivelyDiscard,
    DestroysFromHand,
    DiscardFromHand,
)
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    CollectivelyPrepped,
    DearestOfOnesPrepped,
)
from emberhold.parts.amounts import AtLeast

# The forms they take

PARALYZE = attack("Paralyze", 1, Unleash() & lowest_life(Suffer(2)))
CALAMITOUS_BANE = power(
    "Calamitous Bane",
    1,
    power=3,
    to_discard=DiscardsDear(3),
    effect=Unleash() & any_player(Suffer(3)) & CollectivelyDiscard(3),
)
UNFORESEEN_COLLAPSE = power(
    "Unforeseen Collapse",
    1,
    power=2,
    effect=Unleash(2) & any_player(DearestOfOnesPrepped(DISCARD)),
)
WAYLAY = attack("Waylay", 1, Unleash(2) & GraveholdSuffers(PlayerTurnsDiscarded()))
SKYBOUND_LEVIATHAN = minion(
    "Skybound Leviathan",
    1,
    life=9,
    persistent=GraveholdSuffers(2) & any_player(DiscardFromHand(1)),
)
RAVENOUS_LEVIATHAN = evolves_into(
    minion("Ravenous Leviathan", 1, life=7, persistent=GraveholdSuffers(2) & Evolves()),
    *(9, "E32", SKYBOUND_LEVIATHAN),
)
LEVIATHAN_HATCHLING = evolves_into(
    minion(
        "Leviathan Hatchling",
        1,
        life=6,
        immediately=When(ChapterAtLeast(4), Evolves()),
        persistent=GraveholdSuffers(1),
    ),
    *(0, "E18", RAVENOUS_LEVIATHAN),
)
CRUSHING_WAVE = power(
    "Crushing Wave",
    2,
    power=2,
    to_discard=SpendAether(8),
    effect=Unleash(2)
    & When(AtLeast(GraveholdLife(), 15), GraveholdSuffers(6), any_player(Suffer(4))),
)
CAUSTIC_SOLDIER = minion("Caustic Soldier", 2, life=12, persistent=Unleash() & GraveholdSuffers(2))
CAUSTIC_COCOON = evolves_into(
    minion(
        "Caustic Cocoon",
        2,
        life=11,
        persistent=Unleash() & GraveholdSuffers(1) & Evolves(),
    ),
    *(8, "E40", CAUSTIC_SOLDIER),
)
CORNERED = attack("Cornered", 2, Unleash(2) & lowest_life(Suffer(2) & DiscardFromHand(1)))
RAY_OF_DESOLATION = power(
    "Ray of Desolation",
    3,
    power=1,
    effect=Unleash(2) & CollectivelyPrepped(DESTROY, 2, dearest=True),
)
DEMOLISH = attack(
    "Demolish",
    3,
    Unleash(3) & GraveholdSuffers(2) & any_player(DestroysFromHand(3)),
)
UNMAKING = attack("Unmaking", 3, Unleash(3) & DearestHandDestroys())

# The cards of deck II

DAZE = evolves_into(
    attack("Daze", 1, any_player(Suffer(2) & DiscardsAndEvolvesIfFree(1))),
    *(4, "E36", PARALYZE),
)
CREEPING_CURSE = evolves_into(
    power(
        "Creeping Curse",
        1,
        power=2,
        to_discard=Evolves(),
        effect=Unleash() & any_player(Suffer(2)) & CollectivelyDiscard(2),
    ),
    *(2, "E48", CALAMITOUS_BANE),
)
AETHER_EXTRACT = evolves_into(
    power(
        "Aether Extract",
        1,
        power=2,
        effect=Unleash() & any_player(Suffer(1) & DiscardsAndEvolvesIfFree(2, GEM)),
    ),
    *(4, "E52", UNFORESEEN_COLLAPSE),
)
AMBUSH = evolves_into(
    attack(
        "Ambush",
        1,
        Unleash() & GraveholdSuffers(2) & When(ChapterAtLeast(4), Evolves()),
    ),
    *(0, "E08", WAYLAY),
)
LEVIATHAN_EGG = evolves_into(
    minion("Leviathan Egg", 1, life=5, persistent=Evolves()), *(0, "E02", LEVIATHAN_HATCHLING)
)
TREMOR = evolves_into(
    power(
        "Tremor",
        2,
        power=2,
        to_discard=SpendAether(7),
        effect=Unleash(2) & GraveholdSuffers(4) & When(AtLeast(GraveholdLife(), 13), Evolves()),
    ),
    *(4, "E38", CRUSHING_WAVE),
)
CAUSTIC_LARVA = evolves_into(
    minion("Caustic Larva", 2, life=10, persistent=Unleash() & Evolves()),
    *(8, "E20", CAUSTIC_COCOON),
)
HUNTED = evolves_into(
    attack("Hunted", 2, lowest_life(Suffer(1)) & Evolves()), *(0, "E04", CORNERED)
)
FLASH_OF_DECAY = evolves_into(
    power("Flash of Decay", 3, power=2, effect=Unleash(2) & DestroysDearestAndEvolvesIfCheap()),
    *(0, "E46", RAY_OF_DESOLATION),
)
SCATTER = evolves_into(
    attack("Scatter", 3, Unleash(2) & any_player(DestroysFromHand(1)) & Evolves()),
    *(0, "E50", DEMOLISH),
)
ANNIHILATE = evolves_into(
    attack("Annihilate", 3, Unleash(2) & DearestHandDiscardsAndEvolves()),
    *(6, "E12", UNMAKING),
)

BASIC_II = (
    *(AETHER_EXTRACT, CREEPING_CURSE, DAZE, AMBUSH, LEVIATHAN_EGG),
    *(HUNTED, CAUSTIC_LARVA, TREMOR),
    *(FLASH_OF_DECAY, SCATTER, ANNIHILATE),
)
"""In the order in which they are in the deck."""

EVOLVED_II = (
    *(PARALYZE, CALAMITOUS_BANE, UNFORESEEN_COLLAPSE, WAYLAY, LEVIATHAN_HATCHLING),
    *(RAVENOUS_LEVIATHAN, SKYBOUND_LEVIATHAN, CRUSHING_WAVE, CAUSTIC_COCOON, CAUSTIC_SOLDIER),
    *(CORNERED, RAY_OF_DESOLATION, DEMOLISH, UNMAKING),
)
