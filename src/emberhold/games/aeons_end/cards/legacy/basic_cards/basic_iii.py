"""The four basic cards that come with deck III, and what becomes of them (LG-461, LG-473)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import (
    ChapterAtLeast,
    Evolves,
    evolves_into,
)
from emberhold.games.aeons_end.cards.legacy.minions import ShieldsOnThis
from emberhold.games.aeons_end.effects.base import When
from emberhold.games.aeons_end.effects.counting import NemesisTurnsDiscarded
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.state import State
from emberhold.parts.amounts import AtMost, Exactly


class OneAndShields(ShieldsOnThis):
    """1, and 1 more for each shield token on the minion whose text it is."""

    words = "one-and-shields"
    counted_each = False

    def count(self, game: State, act: Act) -> int:
        return 1 + super().count(game, act)


# The forms they take

SACRIFICE = attack("Sacrifice", 3, Unleash(4) | (GraveholdSuffers(4) & any_player(Suffer(4))))
FACET_JUGGERNAUT = minion(
    "Facet Juggernaut",
    3,
    life=1,
    shield=5,
    persistent=GraveholdSuffers(OneAndShields()),
)
MADDENING_EIDOLON = minion("Maddening Eidolon", 3, life=7, shield=4, persistent=Unleash(2))
THUNDEROUS_TEMPEST = power(
    "Thunderous Tempest",
    3,
    power=2,
    to_discard=SpendAether(9),
    effect=Unleash()
    & When(
        Exactly(NemesisTurnsDiscarded(), 2),
        any_player(Suffer(8)),
        any_player(Suffer(5)),
    ),
)

# The cards of deck III

SUFFOCATE = evolves_into(
    attack("Suffocate", 3, Evolves() | (GraveholdSuffers(3) & any_player(Suffer(3)))),
    *(0, "E28", SACRIFICE),
)
FACET_OGRE = evolves_into(
    minion(
        "Facet Ogre",
        3,
        life=1,
        shield=4,
        persistent=GraveholdSuffers(ShieldsOnThis()) & When(AtMost(ShieldsOnThis(), 2), Evolves()),
    ),
    *(0, "E26", FACET_JUGGERNAUT),
)
MADDENING_SPECTRE = evolves_into(
    minion(
        "Maddening Spectre",
        3,
        life=7,
        shield=2,
        immediately=When(ChapterAtLeast(4), Evolves()),
        persistent=Unleash(2),
    ),
    *(0, "E14", MADDENING_EIDOLON),
)
GATHERING_STORM = evolves_into(
    power(
        "Gathering Storm",
        3,
        power=2,
        to_discard=SpendAether(8),
        effect=Unleash(2)
        & When(Exactly(NemesisTurnsDiscarded(), 2), any_player(Suffer(4)), Evolves()),
    ),
    *(0, "E24", THUNDEROUS_TEMPEST),
)

BASIC_III = (SUFFOCATE, FACET_OGRE, MADDENING_SPECTRE, GATHERING_STORM)
EVOLVED_III = (SACRIFICE, FACET_JUGGERNAUT, MADDENING_EIDOLON, THUNDEROUS_TEMPEST)
