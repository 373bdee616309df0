"""What Legacy's message ids are made of."""

from __future__ import annotations

from functools import cache

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.foes.bridges import GAPS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES
from emberhold.games.aeons_end.cards.legacy.record.checking_world import LETTERS
from emberhold.games.aeons_end.cards.legacy.record.world import SHEETS, SIDES
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.story.assist import ASSISTS
from emberhold.games.aeons_end.cards.legacy.story.mentors import STANDS
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.table import open_table
from emberhold.language import message_ids
from tests.legacy.support import record, world
from tests.support.listening import Heard, play_and_listen

CARDS = {
    *FORMS,
    "flawed-crystal",
    *PILES,
    *(
        card.message_id.removeprefix("card-")
        for sheet in NEMESES.values()
        for card in (*sheet.cards, *sheet.aside)
    ),
}
STORIES = {"e06", "e10", "e11", "e56", "e57", "e60", "e61", "e62", "e63", "e64"}
"""LG-476 to LG-485: story cards with an effect."""
MENTORS = {"dezmodia", "mist", "brama", "malastar"}


@cache
def heard() -> Heard:
    """Every chapter that is written, with piles of every deck in the supply."""
    heard = Heard()
    piles = [*PILES]
    for chapter in NEMESES:
        for seed in range(2):
            first = (9 * seed + 5 * chapter) % len(piles)
            supply = (piles + piles)[first : first + 9]
            made = world(chapter, 2, supply=supply) if chapter > 2 else world(chapter)
            table = open_table(LEGACY, 2, seed, {"record": record(made)})
            play_and_listen(heard, table, seed, answers=400)
    return heard


def catalogue() -> dict[str, set[str]]:
    """The ids that Legacy puts together, by their shape; pages as far as they are written."""
    pages = {page.lower() for plot in PLOTS.values() for page in (*plot.intro, *plot.won)}
    pages |= {page.lower() for plot in PLOTS.values() for page in plot.lost} | STORIES
    pages |= {evolution.story.lower() for evolution in EVOLUTIONS.values()}
    pages |= {card.slug for card in ASSISTS} | {f"lesson-{mentor}" for mentor in MENTORS}
    written = set(message_ids("en"))
    return {
        "ability-legacy-{}": {str(n) for n in range(1, len(ABILITIES) + 1)},
        "effect-destroy-{}": {"gem"},
        "effect-discard-{}": {"gem"},
        "gap-{}": set(GAPS),
        "legacy-chapter-{}": {str(chapter) for chapter in PLOTS},
        "legacy-mentor-{}": {what for pages in STANDS.values() for what in pages.values()},
        "legacy-road-{}": {"won", "lost"},
        "legacy-rule-{}": {letter.lower() for letter in LETTERS},
        "legacy-told-{}": {"won", "lost"},
        "sheet-{}-{}": set(),
        "lesson-{}": MENTORS,
        "lesson-effect-{}": MENTORS,
        "mage-apprentice-{}": {str(number) for number in range(1, 5)},
        "mentor-{}": {"mist", "dezmodia", "xaxos", "brama"},
        "story-{}": {page for page in pages if f"story-{page}" in written},
    }


NAMES = {
    "about-{}": {"legacy"},
    "card-{}": CARDS,
    "mage-{}": set(SHEETS),
    "mage-{}-title": set(SHEETS),
    "sheet-{}": {f"{sheet}-{side}" for sheet in SHEETS for side in SIDES},
    "nemesis-{}": {sheet.slug for sheet in NEMESES.values()},
    "turn-card-{}": {
        card.message_id.removeprefix("turn-card-")
        for sheet in NEMESES.values()
        for card in sheet.own.turn_cards
    },
    "type-{}": {"assist", "nemesis-spell"},
    "when-{}": {"gained-ever", "prepped"},
}
"""What Legacy adds to shapes that War Eternal has as well."""
