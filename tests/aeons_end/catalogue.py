"""What is in the War Eternal box, for tests that look things up by slug."""

from emberhold.games.aeons_end.cards.war_eternal.box import WAR_ETERNAL

BASIC = WAR_ETERNAL.basic
CARDS = WAR_ETERNAL.cards
MAGES = WAR_ETERNAL.mages
MARKET = WAR_ETERNAL.market
NEMESES = WAR_ETERNAL.nemeses

COPIES_IN_BOX = {"crystal": 32, "spark": 14, "extinguish": 2}
"""Starters of which the box holds more than one; WE-008 and WE-009 fix the totals."""
