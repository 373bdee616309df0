"""What a question of Relic is about, as numbers: its topic, the text that asks, what was chosen.

Only the seat that is asked is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Ability, Card, Scenario, Sheet
from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.map.board import SPACES, Space
from emberhold.games.relic.terms import DECKS
from emberhold.games.relic.timing.moments import NAMES
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Bag, one_of, packed

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
_NUMBERS: Final = ("effect", "option", "amount", "where", "steps", "points", "looked", "discount")
_LOOKED: Final = 8
"""Cards of a deck or Corruption cards that are named by their places."""
_ANY: Final = Bag(CARDS)
_OTHERS: Final = ("that", "whose")
_NOTHING: Final = bytes(_ANY.size)


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

    def row(self, seat: int, question: Question) -> bytes:
        about = question.about or {}
        act: Act | None = about.get("act")
        that = -1 if act is None or act.that is None else act.that.seat
        return b"".join(
            (
                one_of(_TOPIC.get(question.topic, len(TOPICS)), len(TOPICS) + 1),
                packed(_numbers(about, act)),
                _named_so_far(about.get("named", ())),
                one_of(_moment(about, act), len(NAMES)),
                one_of(about.get("deck", -1), len(DECKS)),
                self._relative(that, seat),
                self._relative(about.get("whose", -1), seat),
                _source(act),
                _ANY.one(None if act is None else act.drawn),
                used_up(about.get("done", ())),
            )
        )

    def _relative(self, other: int, seat: int) -> bytes:
        return one_of((other - seat) % self._players if other >= 0 else -1, self._players)


def _named_so_far(order: Sequence[int]) -> bytes:
    """Cards that are named one after another: as which one each was, by its place."""
    row = bytearray(_LOOKED)
    for number, place in enumerate(order, start=1):
        if place <= _LOOKED:
            row[place - 1] = number
    return bytes(row)


def _moment(about: dict[str, Any], act: Act | None) -> int:
    moment: int = about.get("moment", -1)
    return act.moment if moment < 0 and act is not None else moment


def _numbers(about: dict[str, Any], act: Act | None) -> list[int]:
    """In the order of `_NUMBERS`; what begins at -1 is one greater."""
    effect = about.get("effect")
    if effect is None and "options" in about:
        effect = about["options"][0]
    told = [EFFECTS.get(id(effect), 0)]
    told += [0, 0, 0] if act is None else [act.option + 1, act.amount, act.where + 1]
    return told + [about.get(name, 0) for name in ("steps", "points", "looked", "discount")]


def _source(act: Act | None) -> bytes:
    """The card, ability, space, scenario or sheet that asks."""
    source = None if act is None or act.card is not None else act.source
    card = _NOTHING if act is None else _ANY.one(act.card)
    ability = _ABILITY.get(source.slug, -1) if isinstance(source, Ability) else -1
    space = source.index if isinstance(source, Space) else -1
    kinds = bytes((isinstance(source, Scenario), isinstance(source, Sheet)))
    return card + one_of(ability, len(ABILITIES)) + one_of(space, len(SPACES)) + kinds


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
    return bytes(row)


def used_names(prefix: str) -> list[str]:
    return [*_ANY.names(prefix), *(f"{prefix}.{slug}" for slug in ABILITIES)]
