"""The first box: what is in it, and its rules."""

from __future__ import annotations

from dataclasses import replace

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.cards.first_box.basic import BASIC
from emberhold.games.aeons_end.cards.first_box.foes.nemeses import NEMESES
from emberhold.games.aeons_end.cards.first_box.gems import GEMS
from emberhold.games.aeons_end.cards.first_box.mages import MAGES
from emberhold.games.aeons_end.cards.first_box.relics import RELICS
from emberhold.games.aeons_end.cards.first_box.spells import SPELLS
from emberhold.games.aeons_end.cards.first_box.starters import STARTERS
from emberhold.games.aeons_end.cards.war_eternal.box import RULES as WAR_ETERNAL_RULES
from emberhold.games.aeons_end.effects.book import learn_box
from emberhold.parts.choices import Plan
from emberhold.parts.rulebook import rules_folder

RULES = replace(WAR_ETERNAL_RULES, other_tiles={}, spells_a_breach=2)
"""AE-001 to AE-010: those of War Eternal; AE-011: no Sigil breaches; AE-046."""

SUGGESTED_MARKETS: dict[str, tuple[str, ...]] = {
    "deck-destruction-first-box": (
        *("jade", "searing-ruby", "burning-opal"),
        *("flexing-dagger", "bottled-vortex"),
        *("amplify-vision", "essence-theft", "planar-insight", "consuming-void"),
    ),
    "free-charges": (
        *("jade", "vriswood-amber", "diamond-cluster"),
        *("unstable-prism", "mages-talisman"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    ),
}
"""AE-021 to AE-023."""

PLANS = (
    Plan(
        seats=("person", "greedy"),
        wishes={
            "nemesis": "rageborne",
            "mages": ["adelheim", "brama"],
            "market": "deck-destruction-first-box",
        },
        name="setup-quick-aeons-end",
        note="setup-quick-note-aeons-end",
    ),
    Plan(
        seats=("person",),
        wishes={"market": "free-charges", "solo_life": 12, "difficulty": "beginner"},
        name="setup-preset-aeons-end-alone",
        note="setup-preset-note-aeons-end-alone",
    ),
    Plan(
        seats=("person", "greedy", "greedy"),
        wishes={
            "nemesis": "carapace-queen",
            "mages": ["jian", "mist-first-box", "lash"],
            "market": "free-charges",
        },
        name="setup-preset-aeons-end-queen",
        note="setup-preset-note-aeons-end-queen",
    ),
    Plan(
        seats=("person", "person"),
        wishes={
            "nemesis": "crooked-mask",
            "mages": ["phaedraxa", "brama"],
            "market": "free-charges",
        },
        name="setup-preset-aeons-end-mask",
        note="setup-preset-note-aeons-end-mask",
    ),
    Plan(
        seats=("person", "greedy"),
        wishes={
            "nemesis": "prince-of-gluttons",
            "mages": ["kadir", "jian"],
            "market": "deck-destruction-first-box",
        },
        name="setup-preset-aeons-end-prince",
        note="setup-preset-note-aeons-end-prince",
    ),
)
"""AE-024 to AE-026."""

TOPICS = (
    *("ability-draw", "ability-now", "ability-turn", "arrange-turns", "destroy-some"),
    *("discard-first", "lose-for-damage", "play-twice", "shuffle-turn", "sift", "sift-next"),
    *("suffer-to-destroy", "take-back-gem", "take-back-spell"),
    *("corruption", "corruption-to", "devour", "focus-own", "give-gem", "look-at-top", "spread"),
    *("turn-back",),
)
"""What only its mages, cards and nemeses ask."""


FIRST_BOX = Box(
    "aeons-end",
    rules=RULES,
    starters=STARTERS,
    piles=(*GEMS, *RELICS, *SPELLS),
    basic=BASIC,
    people=MAGES,
    sheets=NEMESES,
    suggested=SUGGESTED_MARKETS,
    plans=PLANS,
    rulebook=rules_folder("emberhold.games.aeons_end.cards.first_box") / "aeons_end",
    topics=TOPICS,
    judge="emberhold.games.aeons_end.cards.first_box.judging:judgement",
)

learn_box(__name__.removesuffix("box"))
