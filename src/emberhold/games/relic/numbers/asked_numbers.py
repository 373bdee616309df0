"""What a question of Relic is about, as numbers: its topic, the text that asks, what was chosen.

Only the seat that is asked is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Ability, Card, Scenario, Sheet
from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.map.board import SPACES, Space
from emberhold.games.relic.terms import DECKS
from emberhold.games.relic.timing.moments import NAMES
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Bag, small

TOPICS: Final = (
    *("armour", "attribute", "bid", "buy", "card", "challenge", "charge", "choose", "choose-die"),
    *("colour", "corrupted", "cross", "die", "discard-asset", "discard-corruption"),
    *("discard-power", "discard-trophy", "duel", "encounter", "enemies", "evade", "event"),
    *("experience", "form", "gate", "give", "keep", "look-deck", "look-one", "look-order", "may"),
    *("may-steal", "mission", "move", "move-up-to", "order", "relic", "roll-battle"),
    *("roll-movement", "roll-test", "sheet", "spend", "spend-charge", "steal", "take-power"),
    *("tidy", "times", "trade", "turn-down", "weapon", "where", "who", "window"),
)
"""What can be asked, in the order of its slots; anything else has the slot after them."""

_TOPIC: Final = {topic: place for place, topic in enumerate(TOPICS)}
_SHEETS: Final = (*CHARACTERS.values(), *NEMESES.values())
_PRINTED: Final = (
    *(sheet.printed for sheet in _SHEETS),
    *(scenario.printed for scenario in SCENARIOS.values()),
)
ABILITIES: Final = tuple(dict.fromkeys(ability.slug for printed in _PRINTED for ability in printed))
"""The abilities of sheets and the rules of scenarios; text on a card goes by the card."""
_ABILITY: Final = {slug: place for place, slug in enumerate(ABILITIES)}
_TOLD: Final = ("steps", "points", "looked", "discount")
_NUMBERS: Final = ("effect", "option", "amount", "where", *_TOLD)
_LOOKED: Final = 8
"""Cards of a deck or Corruption cards that are named by their places."""
_ANY: Final = Bag(CARDS)
_OTHERS: Final = ("that", "whose")


def _texts() -> Iterator[list[Effect]]:
    """The effects printed on each card, sheet, scenario and space."""
    for card in CARDS.values():
        yield [ability.effect for found in card.abilities.values() for ability in found]
    for sheet in _SHEETS:
        effects = [ability.effect for found in sheet.abilities.values() for ability in found]
        bounty = [] if sheet.bounty is None else [sheet.bounty]
        yield [*effects, sheet.special, *bounty]
    for scenario in SCENARIOS.values():
        effects = [ability.effect for found in scenario.abilities.values() for ability in found]
        more = (scenario.confrontation, scenario.preparation, scenario.gate)
        yield [*effects, *(effect for effect in more if effect is not None)]
    for space in SPACES:
        yield [each for each in (space.box, space.entered) if isinstance(each, Effect)]


def _whole(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _whole(effect.inner())


EFFECTS: Final = {
    id(effect): number for text in _texts() for number, effect in enumerate(_whole(text), start=1)
}
"""Which part of its text an effect is: two questions of one card may be about different parts."""


class AskedNumbers:
    """Writes what one seat is asked."""

    def __init__(self, players: int) -> None:
        self._players = players
        self.names = tuple(self._named())
        self.nothing = bytes(len(self.names))
        self._numbers = len(TOPICS) + 1
        self._looked = self._numbers + len(_NUMBERS)
        self._moment = self._looked + _LOOKED
        self._deck = self._moment + len(NAMES)
        self._that = self._deck + len(DECKS)
        self._whose = self._that + players
        self._by_card = self._whose + players
        self._by_ability = self._by_card + _ANY.size
        self._by_space = self._by_ability + len(ABILITIES)
        self._by_rest = self._by_space + len(SPACES)
        self._about = self._by_rest + 2
        self._used = self._about + _ANY.size

    def _named(self) -> Iterator[str]:
        yield from (f"asked.{topic}" for topic in (*TOPICS, "other"))
        yield from (f"asked-about.{number}" for number in _NUMBERS)
        yield from (f"asked.named.{place}" for place in range(1, _LOOKED + 1))
        yield from (f"moment.{name.replace('_', '-')}" for name in NAMES)
        yield from (f"asked.deck.{deck}" for deck in DECKS)
        for what in _OTHERS:
            yield from (f"asked.{what}.+{other}" for other in range(self._players))
        yield from _ANY.names("asked-by")
        yield from (f"asked-by.{slug}" for slug in ABILITIES)
        yield from (f"asked-by.space.{space.slug}" for space in SPACES)
        yield from ("asked-by.scenario", "asked-by.sheet")
        yield from _ANY.names("asked-about")
        yield from _ANY.names("used-now")
        yield from (f"used-now.{slug}" for slug in ABILITIES)

    def row(self, seat: int, question: Question) -> bytearray:
        about = question.about
        row = bytearray(self.nothing)
        row[_TOPIC.get(question.topic, len(TOPICS))] = 1
        if not about:
            return row
        act: Act | None = about.get("act")
        self._write_numbers(row, about, act)
        for number, place in enumerate(about.get("named", ()), start=1):
            if place <= _LOOKED:  # cards named one after another: as which one, by its place
                row[self._looked + place - 1] = number
        deck: int = about.get("deck", -1)
        if deck >= 0:
            row[self._deck + deck] = 1
        self._point(row, self._whose, about.get("whose", -1), seat)
        moment: int = about.get("moment", -1)
        if act is not None:
            moment = act.moment if moment < 0 else moment
            self._write_act(row, seat, act)
        if moment >= 0:
            row[self._moment + moment] = 1
        used = about.get("done", ())
        if used:
            row[self._used :] = used_up(used)
        return row

    def _point(self, row: bytearray, start: int, other: int, seat: int) -> None:
        """Mark a seat as this one counts it; nobody for one below 0."""
        if other >= 0:
            row[start + (other - seat) % self._players] = 1

    def _write_numbers(self, row: bytearray, about: dict[str, Any], act: Act | None) -> None:
        """In the order of `_NUMBERS`; what begins at -1 is one greater."""
        start = self._numbers
        effect = about.get("effect")
        if effect is None and "options" in about:
            effect = about["options"][0]
        row[start] = small(EFFECTS.get(id(effect), 0))
        if act is not None:
            row[start + 1] = small(act.option + 1)
            row[start + 2] = small(act.amount)
            row[start + 3] = small(act.where + 1)
        for place, name in enumerate(_TOLD):
            number = about.get(name)
            if number is not None:
                row[start + 4 + place] = small(number)

    def _write_act(self, row: bytearray, seat: int, act: Act) -> None:
        """The card, ability, space, scenario or sheet that asks, and what it is about."""
        if act.that is not None:
            self._point(row, self._that, act.that.seat, seat)
        if act.drawn is not None:
            self._write_card(row, self._about, act.drawn)
        if act.card is not None:
            self._write_card(row, self._by_card, act.card)
            return
        source = act.source
        if isinstance(source, Ability):
            place = _ABILITY.get(source.slug, -1)
            if place >= 0:
                row[self._by_ability + place] = 1
        elif isinstance(source, Space):
            row[self._by_space + source.index] = 1
        elif isinstance(source, Scenario):
            row[self._by_rest] = 1
        elif isinstance(source, Sheet):
            row[self._by_rest + 1] = 1

    def _write_card(self, row: bytearray, start: int, card: Card) -> None:
        place = _ANY.place(card)
        if place >= 0:
            row[start + place] = 1


_UNUSED: Final = bytes(_ANY.size + len(ABILITIES))


def used_up(used: Iterable[Any]) -> bytes:
    """Cards and abilities that have been used, by their names."""
    if not used:
        return _UNUSED
    row = bytearray(_UNUSED)
    for one in used:
        ability, card = one if isinstance(one, tuple) else (one, None)
        if card is None and isinstance(ability, Card):
            card = ability
        if card is not None:
            row[_ANY.place(card)] = 1
        elif isinstance(ability, Ability) and ability.slug in _ABILITY:
            row[_ANY.size + _ABILITY[ability.slug]] = 1
    return b"".join((row,))


def used_names(prefix: str) -> list[str]:
    return [*_ANY.names(prefix), *(f"{prefix}.{slug}" for slug in ABILITIES)]
