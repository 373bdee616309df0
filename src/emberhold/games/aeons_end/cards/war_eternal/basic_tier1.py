"""The nine basic nemesis cards of tier 1."""

from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.effects.base import May
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard, DiscardFromHand
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    DearestInHand,
    FateOfPrepped,
    MostPreppedByOne,
    RevealTurn,
    TakeBack,
    revealed_player,
)

TIER_1 = (
    attack("Afflict", 1, Unleash() & any_player(Suffer(3) & May(TakeBack()))),
    minion("Catacomb Drone", 1, life=5, persistent=Unleash() & GraveholdSuffers(1)),
    attack(
        "Encroach",
        1,
        Unleash() & RevealTurn(revealed_player(Suffer(2)), GraveholdSuffers(3)),
    ),
    power(
        "Heart of Nothing",
        1,
        power=2,
        to_discard=DiscardFromHand(4),
        effect=Unleash(2) | any_player(Suffer(4)),
    ),
    minion("Howling Spinners", 1, life=5, persistent=any_player(Suffer(2))),
    power("Night Unending", 1, power=3, effect=GraveholdSuffers(2 * MostPreppedByOne())),
    attack("Nix", 1, Unleash() & any_player(Suffer(1) & DearestInHand(DISCARD))),
    power(
        "Planar Collision",
        1,
        power=2,
        to_discard=FateOfPrepped(DISCARD, 2),
        effect=Unleash(2),
    ),
    attack("Thrash", 1, Unleash() & CollectivelyDiscard(2)),
)
