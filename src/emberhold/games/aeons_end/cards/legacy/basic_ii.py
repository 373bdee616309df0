"""The eleven basic cards that come with deck II, and what becomes of them (LG-461)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import GEM, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.basic_verbs import (
    dearest_hand_destroys,
    dearest_hand_discards_and_evolves,
    destroys_dearest_and_evolves,
    discards_and_evolves_if_free,
    gravehold_life,
)
from emberhold.games.aeons_end.cards.legacy.evolve import evolves, evolves_into, in_chapter
from emberhold.games.aeons_end.cards.legacy.verbs import discards_dear
from emberhold.games.aeons_end.effects.base import when
from emberhold.games.aeons_end.effects.counting import player_turns_discarded
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.moving import (
    collectively_discard,
    destroys_from_hand,
    discard_from_hand,
)
from emberhold.games.aeons_end.effects.resources import spend
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    collectively_prepped,
    dearest_of_ones_prepped,
)
from emberhold.parts.amounts import at_least

# The forms they take

PARALYZE = attack("Paralyze", 1, unleashes() & lowest_life(suffers(2)))
CALAMITOUS_BANE = power(
    "Calamitous Bane",
    1,
    power=3,
    to_discard=discards_dear(3),
    effect=unleashes() & any_player(suffers(3)) & collectively_discard(3),
)
UNFORESEEN_COLLAPSE = power(
    "Unforeseen Collapse",
    1,
    power=2,
    effect=unleashes(2) & any_player(dearest_of_ones_prepped(DISCARD)),
)
WAYLAY = attack("Waylay", 1, unleashes(2) & gravehold_suffers_damage(player_turns_discarded))
SKYBOUND_LEVIATHAN = minion(
    "Skybound Leviathan",
    1,
    life=9,
    persistent=gravehold_suffers_damage(2) & any_player(discard_from_hand(1)),
)
RAVENOUS_LEVIATHAN = evolves_into(
    minion("Ravenous Leviathan", 1, life=7, persistent=gravehold_suffers_damage(2) & evolves()),
    *(9, "E32", SKYBOUND_LEVIATHAN),
)
LEVIATHAN_HATCHLING = evolves_into(
    minion(
        "Leviathan Hatchling",
        1,
        life=6,
        immediately=when(in_chapter(4), evolves()),
        persistent=gravehold_suffers_damage(1),
    ),
    *(0, "E18", RAVENOUS_LEVIATHAN),
)
CRUSHING_WAVE = power(
    "Crushing Wave",
    2,
    power=2,
    to_discard=spend(8),
    effect=unleashes(2)
    & when(at_least(gravehold_life, 15), gravehold_suffers_damage(6), any_player(suffers(4))),
)
CAUSTIC_SOLDIER = minion(
    "Caustic Soldier", 2, life=12, persistent=unleashes() & gravehold_suffers_damage(2)
)
CAUSTIC_COCOON = evolves_into(
    minion(
        "Caustic Cocoon",
        2,
        life=11,
        persistent=unleashes() & gravehold_suffers_damage(1) & evolves(),
    ),
    *(8, "E40", CAUSTIC_SOLDIER),
)
CORNERED = attack("Cornered", 2, unleashes(2) & lowest_life(suffers(2) & discard_from_hand(1)))
RAY_OF_DESOLATION = power(
    "Ray of Desolation",
    3,
    power=1,
    effect=unleashes(2) & collectively_prepped(DESTROY, 2, dearest=True),
)
DEMOLISH = attack(
    "Demolish",
    3,
    unleashes(3) & gravehold_suffers_damage(2) & any_player(destroys_from_hand(3)),
)
UNMAKING = attack("Unmaking", 3, unleashes(3) & dearest_hand_destroys())

# The cards of deck II

DAZE = evolves_into(
    attack("Daze", 1, any_player(suffers(2) & discards_and_evolves_if_free(1))),
    *(4, "E36", PARALYZE),
)
CREEPING_CURSE = evolves_into(
    power(
        "Creeping Curse",
        1,
        power=2,
        to_discard=evolves(),
        effect=unleashes() & any_player(suffers(2)) & collectively_discard(2),
    ),
    *(2, "E48", CALAMITOUS_BANE),
)
AETHER_EXTRACT = evolves_into(
    power(
        "Aether Extract",
        1,
        power=2,
        effect=unleashes() & any_player(suffers(1) & discards_and_evolves_if_free(2, GEM)),
    ),
    *(4, "E52", UNFORESEEN_COLLAPSE),
)
AMBUSH = evolves_into(
    attack(
        "Ambush",
        1,
        unleashes() & gravehold_suffers_damage(2) & when(in_chapter(4), evolves()),
    ),
    *(0, "E08", WAYLAY),
)
LEVIATHAN_EGG = evolves_into(
    minion("Leviathan Egg", 1, life=5, persistent=evolves()), *(0, "E02", LEVIATHAN_HATCHLING)
)
TREMOR = evolves_into(
    power(
        "Tremor",
        2,
        power=2,
        to_discard=spend(7),
        effect=unleashes(2)
        & gravehold_suffers_damage(4)
        & when(at_least(gravehold_life, 13), evolves()),
    ),
    *(4, "E38", CRUSHING_WAVE),
)
CAUSTIC_LARVA = evolves_into(
    minion("Caustic Larva", 2, life=10, persistent=unleashes() & evolves()),
    *(8, "E20", CAUSTIC_COCOON),
)
HUNTED = evolves_into(
    attack("Hunted", 2, lowest_life(suffers(1)) & evolves()), *(0, "E04", CORNERED)
)
FLASH_OF_DECAY = evolves_into(
    power("Flash of Decay", 3, power=2, effect=unleashes(2) & destroys_dearest_and_evolves()),
    *(0, "E46", RAY_OF_DESOLATION),
)
SCATTER = evolves_into(
    attack("Scatter", 3, unleashes(2) & any_player(destroys_from_hand(1)) & evolves()),
    *(0, "E50", DEMOLISH),
)
ANNIHILATE = evolves_into(
    attack("Annihilate", 3, unleashes(2) & dearest_hand_discards_and_evolves()),
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
