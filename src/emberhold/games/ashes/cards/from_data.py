"""Cards of Ashes written as data, in the verbs that Python writes.

    card_from_data({"type": "action", "name": "Flare", "cost": "M 1Nc",
                    "effect": [["damage", 2, "unit"], ["may", [["draw"]]]]}, "mine.toml: Flare")

The same card in Python is `Card("Flare", ACTION, cost="M 1Nc", effect=Damage(2, unit) &
May(Draw()))`. What cannot be read is a `BookError` of one line that names the place, the card and
the clause.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberhold.games.ashes import card as kinds
from emberhold.games.ashes.card import Ability, Card
from emberhold.games.ashes.cards.core import moments
from emberhold.games.ashes.cards.core.conjurations import CONJURED, own_status, summoning_monks
from emberhold.games.ashes.cards.core.spells import illusory, weak
from emberhold.games.ashes.effects import book, sorts
from emberhold.games.ashes.effects.base import CLAUSES
from emberhold.games.ashes.effects.sorts import COST, SLUG, number
from emberhold.kernel.message import Message
from emberhold.parts.effects.book import BookError, checked
from emberhold.parts.effects.signatures import Sort, Text, Truth, Word, shortly

__all__ = ["card_from_data", "learn"]

learn = book.learn
sorts.CONJURED.update(CONJURED)

_TRUTH: Final = Truth("flag")
_NAME: Final = Text("name")
_EVENT: Final = Text("event")
_OCCASION: Final = Word(
    "occasion",
    {name: found for name, found in vars(moments).items() if name.islower() and callable(found)},
)
_COUNTED: Final = Word("value", {"own_status": own_status, "summoning_monks": summoning_monks})


class _Value(Sort):
    """A number, or X as it is counted."""

    def read(self, given: Any) -> Any:
        return _COUNTED.read(given) if isinstance(given, str) else number("value").read(given)


_ABILITY: Final[dict[str, Sort]] = {
    "name": _NAME,
    "number": number("number"),
    "cost": COST,
    "event": _EVENT,
    "when": _OCCASION,
    "effect": CLAUSES,
    "inexhaustible": _TRUTH,
    "mandatory": _TRUTH,
    "focus": number("focus"),
    "after": _TRUTH,
}
_TYPES: Final = (
    *(kinds.PHOENIXBORN, kinds.ALLY, kinds.CONJURATION, kinds.ACTION, kinds.REACTION),
    *(kinds.ALTERATION, kinds.READY),
)
_CARD: Final[dict[str, Sort]] = {
    "name": _NAME,
    "type": Word("type", {type: type for type in _TYPES}),
    "cost": COST,
    "unique_to": SLUG,
    "attack": _Value("attack"),
    "life": _Value("life"),
    "recover": number("recover"),
    "battlefield": number("battlefield"),
    "spellboard": number("spellboard"),
    "limit": number("limit"),
    "conjures": SLUG,
    "effect": CLAUSES,
    "event": _EVENT,
    "when": _OCCASION,
    "attach": Word("units", {"weak": weak, "illusory": illusory}),
    "attack_bonus": number("bonus"),
    "life_bonus": number("bonus"),
    "recover_bonus": number("bonus"),
    "mutes": _TRUTH,
    "takes_away": Text("ability"),
    "respark": COST,
    "status": number("status"),
    "abilities": Sort("abilities"),
}
_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    kinds.PHOENIXBORN: ("life", "battlefield", "spellboard"),
    kinds.ALLY: ("cost", "attack", "life", "recover"),
    kinds.CONJURATION: ("limit", "attack", "life", "recover"),
    kinds.ACTION: ("cost",),
    kinds.REACTION: ("cost", "event", "effect"),
    kinds.ALTERATION: ("cost",),
    kinds.READY: ("cost", "abilities"),
}


def card_from_data(entry: Mapping[str, Any], at: str) -> Card:
    """A card; `at` is where it is written. Instead of clauses there may be an effect."""
    fields = checked(entry, _CARD, at, "name", "type")
    checked(entry, _CARD, at, *_NEEDED[fields["type"]])
    fields["abilities"] = _abilities(fields.get("abilities", ()), at)
    made = Card(**fields)
    if made.type == kinds.CONJURATION:
        sorts.CONJURED.setdefault(made.slug, made)
    return made


def _abilities(given: Any, at: str) -> tuple[Ability, ...]:
    if not isinstance(given, list | tuple):
        raise BookError(at, Message("refused-list", name="abilities", given=shortly(given)))
    return tuple([each if isinstance(each, Ability) else _ability(each, at) for each in given])


def _ability(given: Any, at: str) -> Ability:
    if not isinstance(given, dict):
        raise BookError(at, Message("refused-ashes-ability", given=shortly(given)))
    fields = checked(given, _ABILITY, f"{at}: {given.get('name', '?')}", "name")
    return Ability(fields.pop("name"), **fields)
