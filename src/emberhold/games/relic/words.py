"""How the things of this game are named inside a sentence."""

from __future__ import annotations

from emberhold.games.relic.terms import DECKS
from emberhold.language import GRAMMAR, Speech
from emberhold.parts.cards import PhysicalCard
from emberhold.parts.reading import Named


class Numbered:
    """One of several copies of a card, told apart by a number."""

    __slots__ = ("card", "number")

    def __init__(self, card: PhysicalCard, number: int) -> None:
        self.card = card
        self.number = number

    def spoken(self, say: Speech) -> str:
        return say("relic-numbered", card=self.card, number=self.number)

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        """In every case and with every article, the number behind it."""
        number = self.number
        return {
            form: words if form in GRAMMAR else say("relic-numbered", card=words, number=number)
            for form, words in say.forms(self.card).items()
        }


class Copy:
    """A card or ability, in quotes where the language wants them; the number of a copy follows."""

    __slots__ = ("card", "number")

    def __init__(self, card: PhysicalCard | Named, number: int | None) -> None:
        self.card = card
        self.number = number

    def spoken(self, say: Speech) -> str:
        words = say("relic-quoted", name=self.card)
        if self.number is None:
            return words
        return say("relic-numbered", card=words, number=self.number)


def deck_name(deck: int, told: bool = False) -> Named:
    """A deck in the genitive: `of the red Threat deck`; a nemesis' own as it is called to its face,
    or told of to others."""
    name = DECKS[deck]
    if not name.startswith("nemesis"):
        return Named(f"relic-deck-of-{name}")
    return Named("relic-deck-of-its-nemesis" if told else "relic-deck-of-nemesis")
