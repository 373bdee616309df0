"""Rageborne, whose fury grows until it Strikes."""

from emberhold.games.aeons_end.card import NemesisSheet
from emberhold.games.aeons_end.effects.damage import gravehold_suffers_damage

RAGEBORNE = NemesisSheet(
    "Rageborne",
    life=70,
    difficulty=2,
    unleash=gravehold_suffers_damage(1),
    cards=(),
)
