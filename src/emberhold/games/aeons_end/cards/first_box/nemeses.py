"""The nemeses."""

from emberhold.games.aeons_end.cards.first_box.rageborne import RAGEBORNE

NEMESES = (RAGEBORNE,)
