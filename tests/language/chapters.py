"""Legacy for the sampler: all it can unseal, and a table at every chapter of a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from emberhold.games import GAMES
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES, IMPROVEMENTS, MASTERIES
from emberhold.games.aeons_end.cards.legacy.mages.starters import CHOICES, PLACES, personal_starter
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.story.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.aeons_end.seen.card_text import card_text
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.campaign import RECORD, Record
from emberhold.kernel.game import Result
from emberhold.kernel.table import Table, open_table
from emberhold.language import Speech, message_ids, speech
from tests.legacy.support import record, world

_WON, _LOST = Result((0, 1), "victory"), Result((), "defeat-gravehold")


def cards(language: str) -> Iterator[str]:
    """Everything that is unsealed in some campaign, each text once."""
    say = speech(language)
    for card in _cards():
        yield "\n".join((say(card.message_id), *card_text(card, language)))
    for sheet in NEMESES.values():
        yield "\n".join((say(sheet.message_id), *sheet_text(sheet, language)))
    for number, ability in enumerate(ABILITIES, 1):
        effects = (ability.effect.sentence(say), ability.second.sentence(say))
        yield "\n".join((say(f"ability-legacy-{number}"), *effects))
    taught = {id for game in GAMES.values() for lesson in game.lessons for id in lesson.messages}
    for kind in ("mastery-", "lesson-"):
        own = (id for id in message_ids("en") if id.startswith(kind) and id not in taught)
        yield from (_told(say, id) for id in own if plain(id))
    yield from stories(language)


def _told(say: Speech, id: str) -> str:
    """What a lesson does is a clause; as a text it is a sentence."""
    return say("sentence", clause=say(id)) if id.startswith("lesson-effect-") else say(id)


def stories(language: str) -> Iterator[str]:
    """Every page and every story card."""
    say = speech(language)
    yield from (say(id) for id in message_ids("en") if id.startswith("story-") and plain(id))


def plain(id: str) -> bool:
    """Whether a message speaks without being told anything."""
    try:
        return bool(speech("en")(id))
    except (KeyError, ValueError):
        return False


def _cards() -> Iterator[Card]:
    yield from FORMS.values()
    yield from PILES.values()
    for place in range(PLACES):
        for number in range(1, CHOICES + 1):
            for mages in BY_MAGES:
                yield personal_starter("bow", place, number, "Ember", mages)
    for sheet in NEMESES.values():
        yield from (*sheet.cards, *sheet.aside)


def tables(seed: int) -> Iterator[Table]:
    """The chapters, each after the last was won or lost, with other piles for every seed."""
    for chapter, won in product(PLOTS, (True, False)):
        made = _after(chapter - 1, won, seed) if chapter > 1 else world(1)
        yield open_table(LEGACY, 2, seed, {RECORD: record(made)})


def _after(chapter: int, won: bool, seed: int) -> dict[str, Any]:
    """A world in which a chapter has just been played, its reward not yet in the supply."""
    reward = tuple(REWARDS.values())[chapter - 1]
    piles = [slug for slug, card in PILES.items() if card not in reward]
    first = (9 * seed + 5 * chapter + won) % len(piles)
    supply = {"supply": (piles + piles)[first : first + 9]} if chapter > 1 else {}
    made = world(chapter, 2, **supply, **(_grown(chapter, seed) if chapter > 5 else {}))
    return LEGACY.campaign.after(Record(LEGACY.name, 2, 1, 0, made), {}, _WON if won else _LOST)


def _grown(chapter: int, seed: int) -> dict[str, object]:
    """Mages as they are late in a campaign: an improved ability and a mastery."""
    mages = [
        {
            **mage,
            "ability": (seed + chapter + seat) % len(ABILITIES) + 1,
            "improved": IMPROVEMENTS[(seed + seat) % 2],
            "mastery": (seed + chapter + seat) % MASTERIES + 1,
        }
        for seat, mage in enumerate(world(chapter)["mages"])
    ]
    return {"mages": mages}
