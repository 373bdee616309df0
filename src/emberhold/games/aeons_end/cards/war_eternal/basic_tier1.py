"""The nine basic nemesis cards of tier 1."""

from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.effects.base import may
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.moving import collectively_discard, discard_from_hand
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    dearest_in_hand,
    most_prepped_by_one,
    prepped_fate,
    revealed_player,
    reveals_turn,
    takes_back,
)

TIER_1 = (
    attack("Afflict", 1, unleashes() & any_player(suffers(3) & may(takes_back()))),
    minion("Catacomb Drone", 1, life=5, persistent=unleashes() & gravehold_suffers_damage(1)),
    attack(
        "Encroach",
        1,
        unleashes() & reveals_turn(revealed_player(suffers(2)), gravehold_suffers_damage(3)),
    ),
    power(
        "Heart of Nothing",
        1,
        power=2,
        to_discard=discard_from_hand(4),
        effect=unleashes(2) | any_player(suffers(4)),
    ),
    minion("Howling Spinners", 1, life=5, persistent=any_player(suffers(2))),
    power("Night Unending", 1, power=3, effect=gravehold_suffers_damage(2 * most_prepped_by_one())),
    attack("Nix", 1, unleashes() & any_player(suffers(1) & dearest_in_hand(DISCARD))),
    power(
        "Planar Collision",
        1,
        power=2,
        to_discard=prepped_fate(DISCARD, 2),
        effect=unleashes(2),
    ),
    attack("Thrash", 1, unleashes() & collectively_discard(2)),
)
