"""The four basic cards that come with deck III, and what becomes of them (LG-461, LG-473)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.cards.legacy.evolve import evolves, evolves_into, in_chapter
from emberhold.games.aeons_end.cards.legacy.minions import ShieldsOnThis, shields_on_this
from emberhold.games.aeons_end.effects.base import when
from emberhold.games.aeons_end.effects.counting import nemesis_turns_discarded
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.resources import spend
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.state import State
from emberhold.parts.amounts import at_most, exactly


class OneAndShields(ShieldsOnThis):
    """1, and 1 more for each shield token on the minion whose text it is."""

    words = "one-and-shields"
    counted_each = False

    def count(self, game: State, act: Act) -> int:
        return 1 + super().count(game, act)


# The forms they take

SACRIFICE = attack(
    "Sacrifice", 3, unleashes(4) | (gravehold_suffers_damage(4) & any_player(suffers(4)))
)
FACET_JUGGERNAUT = minion(
    "Facet Juggernaut",
    3,
    life=1,
    shield=5,
    persistent=gravehold_suffers_damage(OneAndShields()),
)
MADDENING_EIDOLON = minion("Maddening Eidolon", 3, life=7, shield=4, persistent=unleashes(2))
THUNDEROUS_TEMPEST = power(
    "Thunderous Tempest",
    3,
    power=2,
    to_discard=spend(9),
    effect=unleashes()
    & when(
        exactly(nemesis_turns_discarded, 2),
        any_player(suffers(8)),
        any_player(suffers(5)),
    ),
)

# The cards of deck III

SUFFOCATE = evolves_into(
    attack("Suffocate", 3, evolves() | (gravehold_suffers_damage(3) & any_player(suffers(3)))),
    *(0, "E28", SACRIFICE),
)
FACET_OGRE = evolves_into(
    minion(
        "Facet Ogre",
        3,
        life=1,
        shield=4,
        persistent=gravehold_suffers_damage(shields_on_this)
        & when(at_most(shields_on_this, 2), evolves()),
    ),
    *(0, "E26", FACET_JUGGERNAUT),
)
MADDENING_SPECTRE = evolves_into(
    minion(
        "Maddening Spectre",
        3,
        life=7,
        shield=2,
        immediately=when(in_chapter(4), evolves()),
        persistent=unleashes(2),
    ),
    *(0, "E14", MADDENING_EIDOLON),
)
GATHERING_STORM = evolves_into(
    power(
        "Gathering Storm",
        3,
        power=2,
        to_discard=spend(8),
        effect=unleashes(2)
        & when(exactly(nemesis_turns_discarded, 2), any_player(suffers(4)), evolves()),
    ),
    *(0, "E24", THUNDEROUS_TEMPEST),
)

BASIC_III = (SUFFOCATE, FACET_OGRE, MADDENING_SPECTRE, GATHERING_STORM)
EVOLVED_III = (SACRIFICE, FACET_JUGGERNAUT, MADDENING_EIDOLON, THUNDEROUS_TEMPEST)
