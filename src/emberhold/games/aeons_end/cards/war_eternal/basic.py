"""The twenty-five basic nemesis cards, which every nemesis deck is filled up with (WE-120)."""

from emberhold.games.aeons_end.cards.war_eternal.basic_tier1 import TIER_1
from emberhold.games.aeons_end.cards.war_eternal.basic_tier2 import TIER_2
from emberhold.games.aeons_end.cards.war_eternal.basic_tier3 import TIER_3

BASIC = (*TIER_1, *TIER_2, *TIER_3)
