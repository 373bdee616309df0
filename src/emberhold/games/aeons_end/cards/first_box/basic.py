"""The twenty-two basic nemesis cards."""

from emberhold.games.aeons_end.card import Card

BASIC: tuple[Card, ...] = ()
