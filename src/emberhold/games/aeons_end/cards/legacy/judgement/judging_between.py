"""What a sensible group chooses between two games: piles, stickers, abilities, masteries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from emberhold.games.aeons_end.bot.answers import Answer
from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, Card
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.kernel.question import Choice, Question

PILES_BY_WORTH = (
    *("arcing-silicate", "thunderous-oath", "breach-collision", "fiery-conclusion"),
    *("conductive-grit", "arcane-salvo", "breach-communion", "refined-lumenium"),
    *("phased-portalite", "soothing-torporene", "branching-radite", "bending-beam"),
    *("sphere-of-inversion", "reality-stabilizer", "force-transfusion", "brane-knife"),
    *("pyro-geist", "starfire-frenzy", "incinerating-fist", "ancient-cyanolith"),
    *("infernal-mirror", "fire-chakram", "entangled-shard", "prophetic-lens"),
    *("ethereal-hand", "fulmite-slab", "gilded-marble", "sparking-siphon"),
    *("breach-flare", "warping-haze", "adrenal-batteries", "void-mill"),
    *("crumbling-compound", "voltaic-relay", "gravity-node", "neural-wreath", "geophage"),
)
"""All piles of the campaign, the best first."""
LEAST = {GEM: 2, SPELL: 4, RELIC: 1}
"""How many piles of a type a group keeps at least."""
CHEAP_GEM = 4
CHEAP_SPELL = 4

STARTERS = ((2, 8, 7, 1, 6, 3, 5, 4), (8, 5, 7, 6, 1, 2, 3, 4))
"""LG-242 to LG-249 and LG-311: stickers in the order in which they are taken."""
ABILITIES_BY_WORTH = (2, 8, 3, 4, 1, 7, 6, 5)
MASTERIES_BY_WORTH = (4, 6, 5, 3, 2, 1, 8, 7)
SOUND_FIRST = (7,)
"""Chapters in which sound Crystals begin in hand: against beacons breaches open early."""
STEP_BETTER = 6
"""By how many places a banished pile must be better to be fetched back (LG-310)."""


def place_of(card: Card) -> int:
    """The lower, the better."""
    found = card.slug in PILES_BY_WORTH
    return PILES_BY_WORTH.index(card.slug) if found else len(PILES_BY_WORTH)


def _best_pile(sight: Sight, question: Question) -> Choice:
    return min(question.choices, key=lambda choice: place_of(choice[1]))


def spare(cards: Sequence[Card]) -> list[Card]:
    """The piles a group can do without: some of each type and something cheap stay (LG-158)."""
    kept: set[str] = set()
    for type, least in LEAST.items():
        kept.update(_best(least, (card for card in cards if card.type == type)))
    kept.update(_best(1, (c for c in cards if c.type == GEM and c.cost <= CHEAP_GEM)))
    kept.update(_best(2, (c for c in cards if c.type == SPELL and c.cost <= CHEAP_SPELL)))
    return [card for card in cards if card.slug not in kept]


def _best(amount: int, cards: Iterable[Card]) -> list[str]:
    return [card.slug for card in sorted(cards, key=place_of)[:amount]]


def _worst_pile(sight: Sight, question: Question) -> Choice:
    cards = [choice[1] for choice in question.choices]
    free = spare(cards) or cards
    choices = [choice for choice in question.choices if choice[1] in free]
    return max(choices, key=lambda choice: place_of(choice[1]))


def _reprieve(sight: Sight, question: Question) -> Choice:
    """LG-310: a banished pile that is clearly better than the worst of the supply."""
    best = min(question.choices[:-1], key=lambda choice: place_of(choice[1]))
    supply = [pile.card for pile in sight.market]
    worst = max((place_of(card) for card in spare(supply)), default=0)
    better = worst - place_of(best[1]) >= STEP_BETTER
    return best if better else question.choices[-1]


def _by(order: Sequence[int]) -> Answer:
    def take(sight: Sight, question: Question) -> Choice:
        return min(question.choices, key=lambda choice: order.index(int(choice[1])))

    return take


_FIRST = _by(STARTERS[0])
_SECOND = _by(STARTERS[1])


def _starter(sight: Sight, question: Question) -> Choice:
    """Who has no starter yet chooses the first, the others the second."""
    mages = sight.world.get("mages", ())
    seat = question.seat
    own = mages[seat]["starters"] if seat < len(mages) else ()
    rule: Callable[[Sight, Question], Choice] = _SECOND if own else _FIRST
    return rule(sight, question)


def _crystals(sight: Sight, question: Question) -> Choice:
    """LG-403: flawed ones in hand at first, as the first turns buy cards anyway."""
    return question.choices[-1 if sight.world["chapter"] in SOUND_FIRST else 0]


BETWEEN_ANSWERS: dict[str, Answer] = {
    "add-pile": _best_pile,
    "banish-pile": _worst_pile,
    "reprieve": _reprieve,
    "sticker": _starter,
    "ability": _by(ABILITIES_BY_WORTH),
    "mastery": _by(MASTERIES_BY_WORTH),
    "crystals": _crystals,
}
"""What is not here is answered with the first option: names, pages, sheets, fewer spaces."""
