"""A line of the log with everything in it named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberhold.games.relic.card import Ability, Card, Sheet
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.terms import TESTED
from emberhold.games.relic.words import deck_name
from emberhold.language import Speech
from emberhold.language.speech import counted
from emberhold.parts.reading import Named, joined


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
