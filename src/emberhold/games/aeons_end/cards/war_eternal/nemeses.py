"""The four nemeses."""

from emberhold.games.aeons_end.cards.war_eternal.umbra_titan import UMBRA_TITAN

NEMESES = (UMBRA_TITAN,)
