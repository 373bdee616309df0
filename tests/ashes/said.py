"""What Ashes has to say: the ids made from its catalogue, its effects, and games to listen to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import emberhold
from emberhold.games.ashes.card import UNITS, Ability, Card
from emberhold.games.ashes.cards import CARDS, PRINTED
from emberhold.games.ashes.cards.core.powers import POWERS
from emberhold.games.ashes.dice import DIE_OF, SYMBOLS, TYPES
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.seen.card_text import moment_of, slug_of_function
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.kernel.table import Table
from tests.ashes.table import at
from tests.support.listening import Heard, play_and_listen
from tests.support.message_ids import spoken

UNNAMED = {
    *("activate", "activate-otherwise", "chant", "cheaper", "empower", "fade-away"),
    *("no-alterations", "protect", "resourceful-round", "strange-copy"),
}
"""Text that has no name on its card; the rules need one to speak of it."""

ELSEWHERE = {"bypass", "respark", "focus-1", "focus-2"}
"""Names of abilities that no card has by itself."""

CHOSEN = {"card", "do", "effect", "player", "skip"}
ORDERED = {"order", "order-effect"}
"""Verbs and topics of the questions that all games ask alike."""

TOKENS = {"wounds", "exhaustion", "status"}
"""What Transfer moves; each is a verb of its own."""


def abilities() -> list[Ability]:
    return [ability for card in CARDS.values() for ability in card.abilities]


def answering() -> list[Ability | Card]:
    """Triggered text and reaction spells."""
    texts: list[Ability | Card] = [*abilities(), *CARDS.values()]
    return [text for text in texts if text.event is not None]


def catalogue() -> dict[str, set[str]]:
    """What the ids made from parts are made of, by the way they are put together."""
    said = spoken("games/ashes")
    keywords = {a.name for a in abilities() if a.event is None and a.effect is None and not a.focus}
    values = [value for card in CARDS.values() for value in (card.attack, card.life)]
    return {
        "ashes-ability-{}": {a.name for a in abilities()} - UNNAMED | ELSEWHERE,
        "ashes-ask-{}": said.topics | ORDERED,
        "ashes-attach-{}": {
            slug_of_function(card.attach) for card in CARDS.values() if card.attach
        },
        "ashes-bonus-{}": {"attack", "life", "recover"},
        "ashes-card-{}": set(CARDS),
        "ashes-deck-{}": set(SUGGESTED),
        "ashes-dice-{}": set(TYPES),
        "ashes-die-{}": set(DIE_OF),
        "ashes-event-{}": {str(text.event) for text in answering()} - {"own-turn"},
        "ashes-group-{}": {card.type for card in CARDS.values()},
        "ashes-keyword-{}": keywords,
        "ashes-option-{}": said.verbs | TOKENS | CHOSEN,
        "ashes-symbol-{}": {symbol.lower() for symbol in SYMBOLS},
        "ashes-type-{}": {card.type for card in CARDS.values()},
        "ashes-when-{}": {moment_of(text) for text in answering()},
        "ashes-x-{}": {slug_of_function(value) for value in values if callable(value)},
    }


def effects() -> Iterator[Effect]:
    """Everything printed on a card or a die that reads as a sentence."""
    yield from POWERS
    for card in (*CARDS.values(), *PRINTED.values()):
        if card.effect is not None:
            yield card.effect
        yield from (ability.effect for ability in card.abilities if ability.effect is not None)


# Games to listen to


def random_games() -> Iterator[Table]:
    """Every suggested deck, decks drawn at random and a draft, for two, three and four players."""
    names = list(SUGGESTED)
    for players, first in ((2, 0), (4, 2), (3, 3)):
        decks = [names[(first + place) % len(names)] for place in range(players)]
        setup = {"decks": decks, "first_five": "recommended"}
        yield emberhold.open("ashes", players, players, setup)
    yield emberhold.open("ashes", 2, 5, {"decks": ["random-deck", "random-deck"]})
    yield emberhold.open("ashes", 2, 6, {"decks": "draft", "reactions": "possible"})


DICE = {"active": {f"{type}-power": 2 for type in TYPES}, "exhausted": {"natural": 1, "charm": 1}}
"""Dice for everything."""


def rich_tables() -> Iterator[Table]:
    """Two players who hold and have in play what random games seldom bring together."""
    hands = sorted(card.slug for card in CARDS.values() if card.cost.text)
    spells = [slug for slug in hands if CARDS[slug].type == "ready"]
    units = sorted(card.slug for card in CARDS.values() if card.life and card.type in UNITS)
    for place in range(14):
        sides = [
            {
                **DICE,
                "hand": _some(hands, 9 * place + 5 * seat, 9),
                "draw": ["seal", "iron-worker", "purge"],
                "discard": ["anchornaut", "blood-archer"],
                "battlefield": [
                    {"unit": slug, "wounds": 0, "status": 2, "attached": ["root-armor"]}
                    for slug in _some(units, 4 * place + 2 * seat, 3)
                ],
                "spellboard": [
                    {"spell": slug} for slug in _some(spells, 4 * place + seat, 3) for _ in range(3)
                ],
                "wounds": 3,
            }
            for seat in (0, 1)
        ]
        yield at(born="coal jessa", seed=place, mains=3, sides=3, p0=sides[0], p1=sides[1])


def _some(names: list[str], first: int, count: int) -> list[str]:
    return [names[(first + place) % len(names)] for place in range(count)]


@cache
def heard() -> Heard:
    heard = Heard()
    for seed, table in enumerate(random_games()):
        play_and_listen(heard, table, seed, answers=500)
    for seed, table in enumerate(rich_tables()):
        play_and_listen(heard, table, seed, answers=120)
    return heard
