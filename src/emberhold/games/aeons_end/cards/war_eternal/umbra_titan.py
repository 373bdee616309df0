"""Umbra Titan and its nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage, suffers
from emberhold.games.aeons_end.effects.subjects import any_player

UMBRA_TITAN = NemesisSheet(
    "Umbra Titan",
    life=70,
    difficulty=3,
    unleash=gravehold_suffers_damage(2) | any_player(suffers(2)),
    cards=(),
    token="token-pillars",
    tokens=(8, 5),
)
