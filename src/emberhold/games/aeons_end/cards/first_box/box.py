"""The first box: what is in it, and its rules."""

from __future__ import annotations

from dataclasses import replace

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.cards.first_box.basic import BASIC
from emberhold.games.aeons_end.cards.first_box.mages import MAGES
from emberhold.games.aeons_end.cards.first_box.nemeses import NEMESES
from emberhold.games.aeons_end.cards.first_box.starters import STARTERS
from emberhold.games.aeons_end.cards.war_eternal.box import RULES as WAR_ETERNAL_RULES
from emberhold.parts.rulebook import rules_folder

RULES = replace(WAR_ETERNAL_RULES, other_tiles={})
"""AE-001 to AE-010: those of War Eternal; AE-011: no Sigil breaches."""

FIRST_BOX = Box(
    "aeons-end",
    rules=RULES,
    starters=STARTERS,
    piles=(),
    basic=BASIC,
    people=MAGES,
    sheets=NEMESES,
    plans=(),
    rulebook=rules_folder("emberhold.games.aeons_end.cards.first_box") / "aeons_end",
    by_itself=False,
)
