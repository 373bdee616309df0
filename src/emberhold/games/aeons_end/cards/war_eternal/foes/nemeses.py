"""The four nemeses."""

from emberhold.games.aeons_end.cards.war_eternal.foes.gate_witch import GATE_WITCH
from emberhold.games.aeons_end.cards.war_eternal.foes.hollow_crown import HOLLOW_CROWN
from emberhold.games.aeons_end.cards.war_eternal.foes.magus_of_cloaks import MAGUS_OF_CLOAKS
from emberhold.games.aeons_end.cards.war_eternal.foes.umbra_titan import UMBRA_TITAN

NEMESES = (UMBRA_TITAN, GATE_WITCH, MAGUS_OF_CLOAKS, HOLLOW_CROWN)
