"""Decks: the six suggested ones, plain text files, validation, random decks (sections 19 and 20).

A deck file is readable and diffable:

    # Snakes and scales
    phoenixborn: maeoni-viper
    dice: 5 charm, 5 natural
    3 summon-gilder
    ...
    first five: summon-gilder, empower, ...
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.dice import TYPES, Exhausted
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.message import Message
from emberhold.kernel.rng import Dice, shuffled

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
        """AS-373 to AS-375: what the cards of the deck can bring into play, each once."""
        found: list[str] = []
        for slug in self.cards:
            conjured = CARDS[slug].conjures
            if conjured is not None and conjured not in found:
                found.append(conjured)
        return found

    def text(self) -> str:
        """The deck as a file."""
        dice = ", ".join(f"{n} {TYPES[t]}" for t, n in enumerate(self.dice) if n)
        lines = [f"phoenixborn: {self.phoenixborn}", f"dice: {dice}"]
        lines += [f"{count} {slug}" for slug, count in sorted(self.cards.items())]
        if self.first_five:
            lines.append(f"first five: {', '.join(self.first_five)}")
        heading = [f"# {self.name}"] if self.name else []
        return "\n".join([*heading, *lines, ""])


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


SUGGESTED: dict[str, Deck] = {
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
    found: list[Message] = []
    if deck.phoenixborn not in PHOENIXBORN:
        found.append(_unknown("error-deck-phoenixborn", deck.phoenixborn, list(PHOENIXBORN)))
    for slug, count in deck.cards.items():
        if slug not in DECK_CARDS:
            wrong = "error-deck-not-a-deck-card" if slug in CARDS else "error-deck-card"
            found.append(_unknown(wrong, slug, list(DECK_CARDS)))
        elif not 1 <= count <= MOST_COPIES:
            found.append(Message("error-deck-copies", card=DECK_CARDS[slug], given=count))
        elif DECK_CARDS[slug].unique_to not in (None, deck.phoenixborn):
            owner = PHOENIXBORN[str(DECK_CARDS[slug].unique_to)]
            found.append(Message("error-deck-unique", card=DECK_CARDS[slug], owner=owner))
    total = sum(deck.cards.values())
    if total != DECK_SIZE:
        found.append(Message("error-deck-size", given=total, wanted=DECK_SIZE))
    if sum(deck.dice) != DICE:
        found.append(Message("error-deck-dice", given=sum(deck.dice), wanted=DICE))
    return found + _five_violations(deck)


def _five_violations(deck: Deck) -> list[Message]:
    five = deck.first_five
    if not five:
        return []
    found = [Message("error-deck-five-card", given=slug) for slug in five if slug not in deck.cards]
    if len(five) != FIRST_FIVE or len(set(five)) != len(five):
        found.append(Message("error-deck-five", given=listed(five)))
    return found


def _unknown(id: str, given: str, known: list[str]) -> Message:
    return Message(id, given=given, nearest=nearest(given, known))


def check(deck: Deck) -> None:
    """Raise one error that names every violation."""
    found = violations(deck)
    if found:
        raise SetupError("error-deck", name=deck.name or "deck", violations=found)


# Files


def parse(text: str, name: str = "deck") -> Deck:
    """Read a deck file; what it says may still break the rules of deck building."""
    born, five = "", ()
    cards: dict[str, int] = {}
    dice = [0, 0, 0, 0]
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        key, _, value = line.partition(":")
        if not line or line.startswith("#"):
            continue
        if key == "phoenixborn":
            born = value.strip()
        elif key == "first five":
            five = tuple(part.strip() for part in value.split(","))  # type: ignore[assignment]
        elif key == "dice":
            _read_dice(value, dice, number, name)
        else:
            count, _, slug = line.partition(" ")
            if not count.isdecimal() or not slug:
                raise SetupError("error-deck-line", name=name, number=number, given=line)
            cards[slug.strip()] = cards.get(slug.strip(), 0) + int(count)
    return Deck(born, cards, (dice[0], dice[1], dice[2], dice[3]), five, name)


def _read_dice(text: str, dice: list[int], number: int, name: str) -> None:
    for part in text.split(","):
        count, _, type = part.strip().partition(" ")
        if not count.isdecimal() or type not in TYPES:
            raise SetupError("error-deck-line", name=name, number=number, given=part.strip())
        dice[TYPES.index(type)] += int(count)


def read(path: str | Path) -> Deck:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "UTF-8"
        raise SetupError("error-deck-read", path=str(path), why=why) from None
    return parse(text, Path(path).stem)


# Random decks


def random_deck(seed: int | str, born: str | None = None) -> Deck:
    """A legal deck drawn from the seed: ten cards three times, dice that pay for them."""
    dice = Dice(f"deck {seed}")
    names = list(PHOENIXBORN)
    born = born or names[dice.below(len(names))]
    allowed = [c for c in DECK_CARDS.values() if c.unique_to in (None, born)]
    picked = list(shuffled(dice, tuple(allowed)))[:10]
    return Deck(born, {card.slug: 3 for card in picked}, _fitting_dice(picked), (), "random")


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


__all__ = ["CONJURED", "SUGGESTED", "Deck", "check", "parse", "random_deck", "read", "violations"]
