"""How the things of this game are named inside a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from emberhold.games.relic.card import Ability, Card, Sheet
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.terms import DECKS, TESTED
from emberhold.language import GRAMMAR, Speech
from emberhold.language.speech import counted
from emberhold.parts.reading import Named, joined

if TYPE_CHECKING:
    from emberhold.games.relic.effects.base import Effect


class Numbered:
    """One of several copies of a card, told apart by a number."""

    __slots__ = ("card", "number")

    def __init__(self, card: Card, number: int) -> None:
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

    def __init__(self, card: Card | Named, number: int | None) -> None:
        self.card = card
        self.number = number

    def spoken(self, say: Speech) -> str:
        words = say("relic-quoted", name=self.card)
        if self.number is None:
            return words
        return say("relic-numbered", card=words, number=self.number)


class Way:
    """One of several ways as an answer: an order in languages that want one."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def spoken(self, say: Speech) -> str:
        return self.effect.order(say)


class Quoted:
    """Some cards by their names, each in quotes where the language wants them."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards

    def spoken(self, say: Speech) -> str:
        return joined(say, counted([say("relic-quoted", name=card) for card in self.cards]))

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        return {"number": "one" if len(self.cards) == 1 else "several"}


class Enemies:
    """Whom a battle is against: cards, a figure, or the sheet."""

    __slots__ = ("against", "cards")

    def __init__(self, cards: list[Card], against: Sheet | None) -> None:
        self.cards = cards
        self.against = against

    def spoken(self, say: Speech) -> str:
        if self.against is not None:
            return say(self.against.message_id)
        if not self.cards:
            return say("relic-the-sheet")
        return Quoted(self.cards).spoken(say)

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        """What kind of enemy it is, and the forms of a single name, or of all with “and”."""
        if self.against is not None:
            return {**say.forms(self.against), "kind": "figure"}
        if not self.cards:
            return {**say.forms(Named("relic-the-sheet")), "kind": "sheet"}
        kind = "one" if len(self.cards) == 1 else "several"
        return {**say.forms(tuple(self.cards)), "kind": kind}


def deck_name(deck: int, told: bool = False) -> Named:
    """A deck in the genitive: `of the red Threat deck`; a nemesis' own as it is called to its face,
    or told of to others."""
    name = DECKS[deck]
    if not name.startswith("nemesis"):
        return Named(f"relic-deck-of-{name}")
    return Named("relic-deck-of-its-nemesis" if told else "relic-deck-of-nemesis")


def logged(arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a log line, with everything named."""
    words = dict(arguments)
    if "space" in words:
        words["space"] = SPACES[words["space"]]
    if "deck" in words:
        words["deck"] = deck_name(words["deck"], True)
    if "dice" in words:
        words["dice"] = ", ".join(map(str, words["dice"]))
    for name in ("attribute", "what"):
        if name in words:
            words[name] = TESTED[words[name]]
    if "against" in words:
        words["foe"] = Enemies(words.pop("cards"), words.pop("against"))
    if "cards" in words:
        words["cards"] = Quoted(words["cards"])
    if "ability" in words:
        ability: Ability = words["ability"]
        words["ability"] = Named(ability.message_id)
    return words
