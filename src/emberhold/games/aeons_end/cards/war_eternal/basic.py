"""The twenty-five basic nemesis cards, by tier."""

from emberhold.games.aeons_end.card import attack, minion, power
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers, unleashes
from emberhold.games.aeons_end.effects.moving import collectively_discard, discard_from_hand
from emberhold.games.aeons_end.effects.subjects import any_player

BASIC = (
    minion("Catacomb Drone", 1, life=5, persistent=unleashes() & gravehold_suffers_damage(1)),
    power(
        "Heart of Nothing",
        1,
        power=2,
        to_discard=discard_from_hand(4),
        effect=unleashes(2) | any_player(suffers(4)),
    ),
    attack("Thrash", 1, unleashes() & collectively_discard(2)),
)
