"""Decks: the six suggested ones, deck files, validation, random decks (sections 19 and 20).

A deck file is text that people write, compare and send to each other:

    name: Snakes and scales
    phoenixborn: maeoni-viper
    dice: 5 natural, 5 charm

    3 summon-gilder         # what follows this sign is for people
    2 Open Memories         # names may be written as on the cards
    ...

    first five: summon-gilder, open-memories, ...

Lines may come in any order, a count may be written `3x`, and the First Five may be left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from emberhold.games.ashes.card import ALLY, READY, Card
from emberhold.games.ashes.cards import CARDS, DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.dice import TYPES, Exhausted
from emberhold.games.deckbuilding import read_text
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.message import Message
from emberhold.kernel.rng import Dice, shuffled
from emberhold.language import Speech
from emberhold.parts.cards import slug_of
from emberhold.parts.wishes import brief

DECK_SIZE, MOST_COPIES, DICE, FIRST_FIVE = 30, 3, 10, 5


@dataclass(frozen=True, slots=True)
class Deck:
    """A Phoenixborn, thirty cards by name and count, ten dice, and perhaps a First Five."""

    phoenixborn: str
    cards: dict[str, int]
    dice: Exhausted
    first_five: tuple[str, ...] = ()
    name: str = ""

    def conjurations(self) -> list[str]:
        """AS-373 to AS-375: what Phoenixborn, cards and their conjurations can bring into play."""
        found: list[str] = []
        bringing = [self.phoenixborn, *self.cards]
        for slug in bringing:
            conjured = CARDS[slug].conjures
            if conjured is not None and conjured not in found:
                found.append(conjured)
                bringing.append(conjured)
        return found

    def text(self) -> str:
        """The deck as a file; always the same lines for the same deck."""
        dice = ", ".join(f"{count} {TYPES[type]}" for type, count in enumerate(self.dice) if count)
        lines = [f"name: {self.name}"] if self.name else []
        lines += [f"phoenixborn: {self.phoenixborn}", f"dice: {dice}", ""]
        lines += [f"{count} {slug}" for slug, count in sorted(self.cards.items())]
        if self.first_five:
            lines += ["", f"first five: {', '.join(self.first_five)}"]
        return "\n".join([*lines, ""])


def _suggested(name: str, born: str, dice: str, cards: str) -> Deck:
    """Three of each card; `*` marks the recommended First Five."""
    names = [word.strip() for word in cards.split(",")]
    slugs = [name.rstrip("*") for name in names]
    five = tuple(name.rstrip("*") for name in names if name.endswith("*"))
    counts = [0, 0, 0, 0]
    for type in dice.split():
        counts[TYPES.index(type)] = 5
    pool = (counts[0], counts[1], counts[2], counts[3])
    return Deck(born, dict.fromkeys(slugs, 3), pool, five, name)


SUGGESTED: Final[dict[str, Deck]] = {
    deck.name: deck
    for deck in (
        _suggested(
            "the-iron-men",
            "coal-roarkwin",
            "natural ceremonial",
            "anchornaut*, chant-of-revenge, expand-energy*, hammer-knight*, iron-worker*,"
            "one-hundred-blades, protect, spiked-armor, strengthen, summon-iron-rhino*",
        ),
        _suggested(
            "the-snakes-in-silver",
            "maeoni-viper",
            "charm natural",
            "call-upon-the-realms*, empower*, golden-veil, hypnotize, molten-gold,"
            "open-memories*, refresh, summon-gilder*, summon-silver-snake*, transfer",
        ),
        _suggested(
            "the-mist-guardian",
            "aradel-summergaard",
            "natural illusion",
            "massive-growth, mist-typhoon, out-of-the-mist, reflections-in-the-water,"
            "root-armor*, shifting-mist*, steady-gaze, summon-blue-jaguar*,"
            "summon-butterfly-monk*, summon-mist-spirit*",
        ),
        _suggested(
            "the-bloodwoods-queen",
            "jessa-na-ni",
            "charm ceremonial",
            "blood-archer, blood-transfer*, cut-the-strings, fear*, final-cry,"
            "leech-warrior*, living-doll*, redirect, summon-blood-puppet*, undying-heart",
        ),
        _suggested(
            "the-cloudsea-siren",
            "saria-guideman",
            "charm illusion",
            "abundance*, enchanted-violinist, hidden-power, purge*, rose-fire-dancer*, seal,"
            "strange-copy, summon-seaside-raven*, summon-three-eyed-owl*, sympathy-pain",
        ),
        _suggested(
            "the-shadows-of-viros",
            "noah-redmoon",
            "illusion ceremonial",
            "bound-soul, bring-forth*, fade-away, shadow-counter, sleight-of-hand*,"
            "small-sacrifice*, stormwind-sniper, summon-false-demon*, summon-masked-wolf*,"
            "summon-sleeping-widows",
        ),
    )
}
"""AS-381 to AS-388."""


# Validation


def violations(deck: Deck) -> list[Message]:
    """Everything that is wrong with a deck, all at once (section 19)."""
    found = _born_violations(deck)
    for slug, count in deck.cards.items():
        found += _card_violations(deck, slug, count)
    total = sum(deck.cards.values())
    if total != DECK_SIZE:
        found.append(Message("error-deck-size", given=total, wanted=DECK_SIZE))
    if sum(deck.dice) != DICE:
        found.append(Message("error-deck-dice", given=sum(deck.dice), wanted=DICE))
    return found + _five_violations(deck)


def _born_violations(deck: Deck) -> list[Message]:
    """AS-367."""
    if not deck.phoenixborn:
        return [Message("error-deck-no-phoenixborn", known=listed(PHOENIXBORN))]
    if deck.phoenixborn not in PHOENIXBORN:
        return [_unknown("error-deck-phoenixborn", deck.phoenixborn, list(PHOENIXBORN))]
    return []


def _card_violations(deck: Deck, slug: str, count: int) -> list[Message]:
    """AS-369 to AS-371."""
    if slug not in DECK_CARDS:
        wrong = "error-deck-not-a-deck-card" if slug in CARDS else "error-deck-card"
        return [_unknown(wrong, slug, list(DECK_CARDS))]
    found = []
    card = DECK_CARDS[slug]
    if not 1 <= count <= MOST_COPIES:
        found.append(Message("error-deck-copies", card=card, given=count))
    if deck.phoenixborn in PHOENIXBORN and card.unique_to not in (None, deck.phoenixborn):
        owner = PHOENIXBORN[str(card.unique_to)]
        found.append(Message("error-deck-unique", card=card, owner=owner))
    return found


def _five_violations(deck: Deck) -> list[Message]:
    """AS-056, AS-057; a deck may also leave its First Five open."""
    five = deck.first_five
    if not five:
        return []
    found = [
        Message("error-deck-five-card", given=brief(slug))
        for slug in dict.fromkeys(five)
        if slug not in deck.cards
    ]
    if len(five) != FIRST_FIVE or len(set(five)) != len(five):
        found.append(Message("error-deck-five", given=brief(listed(five))))
    return found


def _unknown(id: str, given: str, known: list[str]) -> Message:
    return Message(id, given=brief(given), nearest=nearest(slug_of(given), known))


_MOST_SAID: Final = 900
"""A file that is not a deck at all is not quoted in full: a message has room for 1000 letters."""


class Violations:
    """What is wrong, as clauses of one sentence."""

    __slots__ = ("found",)

    def __init__(self, found: list[Message]) -> None:
        self.found = found

    def spoken(self, say: Speech) -> str:
        between = say("error-deck-separator")
        said = ""
        for place, wrong in enumerate(self.found):
            clause = say(wrong.id, **wrong.arguments)
            if len(said) + len(clause) > _MOST_SAID:
                return said + between + say("error-deck-more", amount=len(self.found) - place)
            said = said + between + clause if said else clause
        return said


# Files


class _Reading:
    """A deck file being read: what it says so far, and the lines that say nothing."""

    __slots__ = ("born", "cards", "dice", "five", "name", "wrong")

    def __init__(self, name: str) -> None:
        self.name = _plain(name)
        self.born: list[str] = []
        self.cards: dict[str, int] = {}
        self.dice = [0, 0, 0, 0]
        self.five: list[str] = []
        self.wrong: list[Message] = []

    def line(self, number: int, raw: str) -> None:
        key, found, value = raw.partition(":")
        key = _plain(key).lower()
        if found and key == "name":
            self.name = _plain(value)
            return
        line = _plain(raw.partition("#")[0])
        value = _plain(value.partition("#")[0])
        if found and key == "phoenixborn":
            self.born.append(known_as(value, PHOENIXBORN))
        elif found and key == "dice":
            self._dice(number, value)
        elif found and key == "first five":
            self.five += [known_as(part, CARDS) for part in value.split(",") if part.strip()]
        elif line:
            self._card(number, line)

    def _card(self, number: int, line: str) -> None:
        count, _, name = line.partition(" ")
        copies = _count(count)
        if copies is None or not name:
            self.wrong.append(Message("error-deck-line", number=number, given=brief(line)))
            return
        slug = known_as(name, CARDS)
        self.cards[slug] = self.cards.get(slug, 0) + copies

    def _dice(self, number: int, value: str) -> None:
        """`5 natural, 5 charm`."""
        for part in value.split(","):
            count, _, type = _plain(part).lower().partition(" ")
            dice = _count(count)
            if dice is None or not type:
                self.wrong.append(Message("error-deck-line", number=number, given=brief(part)))
            elif type not in TYPES:
                self.wrong.append(_unknown("error-deck-die", type, list(TYPES)))
            else:
                self.dice[TYPES.index(type)] += dice

    def deck(self) -> Deck:
        dice = (self.dice[0], self.dice[1], self.dice[2], self.dice[3])
        born = self.born[0] if self.born else ""
        return Deck(born, self.cards, dice, tuple(self.five), self.name)


def examined(text: str, name: str = "") -> tuple[Deck, list[Message]]:
    """A deck file as far as it can be understood, and everything that is wrong with it."""
    reading = _Reading(name)
    for number, raw in enumerate(text.splitlines(), start=1):
        reading.line(number, raw)
    deck = reading.deck()
    wrong = reading.wrong
    if len(reading.born) > 1:
        wrong.append(Message("error-deck-two-phoenixborn", given=brief(listed(reading.born))))
    return deck, wrong + violations(deck)


def parse(text: str, name: str = "") -> Deck:
    """The legal deck that a text describes, or one error that names everything wrong with it."""
    deck, wrong = examined(text.encode("utf-8", "replace").decode(), name)
    if wrong:
        raise SetupError("error-deck", "decks", name=brief(deck.name), violations=Violations(wrong))
    return deck


def read(path: str | Path) -> Deck:
    return parse(read_text(path), Path(path).stem)


def known_as(name: str, known: dict[str, Card]) -> str:
    """The slug that a name as printed or a slug stands for; an unknown name stays as it is."""
    plain = _plain(name)
    slug = slug_of(plain.replace("’", "'"))
    return slug if slug in known else plain


def _plain(text: str) -> str:
    return " ".join(text.split())


def _count(word: str) -> int | None:
    """`3` or `3x`."""
    digits = word.rstrip("xX×")
    return int(digits) if digits.isdecimal() and len(digits) < 4 else None


# Random decks


def recommended(born: Card, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The First Five printed with a deck of these cards; nothing for a deck of one's own."""
    slugs = {card.slug for card in cards}
    for deck in SUGGESTED.values():
        if deck.phoenixborn == born.slug and slugs == set(deck.cards):
            return deck.first_five
    return ()


def random_deck(seed: int | str, born: str | None = None) -> Deck:
    """A legal deck drawn from the seed: ten cards three times, dice that pay for them."""
    dice = Dice(f"deck {seed}")
    names = list(PHOENIXBORN)
    born = born or names[dice.below(len(names))]
    allowed = [c for c in DECK_CARDS.values() if c.unique_to in (None, born)]
    picked = list(shuffled(dice, tuple(allowed)))[: DECK_SIZE // MOST_COPIES]
    cards = {card.slug: MOST_COPIES for card in picked}
    return Deck(born, cards, _fitting_dice(picked), _fitting_five(picked))


def _fitting_dice(cards: list[Card]) -> Exhausted:
    """Ten dice in proportion to the symbols the cards ask for."""
    wanted = [0, 0, 0, 0]
    for card in cards:
        for cost in (card.cost, *(ability.cost for ability in card.abilities)):
            for type in range(4):
                wanted[type] += cost.magic[2 * type + 1] + 2 * cost.magic[2 * type + 2]
    total = sum(wanted) or 1
    counts = [DICE * amount // total for amount in wanted]
    order = sorted(range(4), key=lambda type: (-wanted[type], type))
    for place in range(DICE - sum(counts)):
        counts[order[place % 4]] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def _fitting_five(cards: list[Card]) -> tuple[str, ...]:
    """What stays on the table comes first: ready spells, then allies, then the rest."""
    order = {READY: 0, ALLY: 1}
    best = sorted(cards, key=lambda card: order.get(card.type, 2))
    return tuple(card.slug for card in best[:FIRST_FIVE])
