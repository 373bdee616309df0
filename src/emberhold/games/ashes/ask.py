"""How this game asks: a question whose choices know their words and the pieces they touch.

A card in hand is written by its name (`play:seal`), a piece in play by name and copy
(`unit:mist-spirit@3`), a die by type and face (`die:natural-power`).

What the rules put into `about`: `source`, `ability` and `power` say where the question comes from,
`effect` what it is about, `card` which piece, `event` what has happened, `powers` what each type of
dice can do. Every prompt is given `$who` is asked and `$source`; every label `$topic`, `$what` and
the names of what is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.dice import DIE_OF, TYPES, die_slug
from emberhold.games.ashes.fight.foresight import foretold
from emberhold.games.ashes.figure.values import activation_cost
from emberhold.games.ashes.words import (
    Another,
    Attached,
    Called,
    Dice,
    Happening,
    Look,
    MagicWords,
    Price,
    Source,
    die_named,
    holder_of,
    looks,
    named,
)
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question
from emberhold.parts.reading import Named, Readable, Told

if TYPE_CHECKING:
    from emberhold.games.ashes.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question):
    """A question of Ashes."""

    __slots__ = ()

    # What is asked

    def prompt(self) -> Message:
        about = self._about()
        words: dict[str, Any] = {"who": self._who(self.seat), "magic": ""}
        words["source"] = Source(about.get("source"), about.get("ability"), about.get("power"))
        for name, value in about.items():
            words.update(self._told(name, value))
        words.update(self._counted())
        return Message(f"ashes-ask-{self.topic}", **words)

    def _told(self, name: str, value: Any) -> dict[str, Any]:
        """What a prompt says of one thing the rules put into `about`."""
        if name == "card" and self.topic in ("block", "guard", "counter"):
            among = self._about()["attackers"] if self.topic == "block" else (value,)
            return {"thing": _shortly(value, looks(self.state, list(among), self.seat))}
        if name == "card":
            return {"card": value, "thing": Look(self.state, value, self.seat)}
        if name in ("cards", "attackers"):
            return {"cards": tuple(Look(self.state, card, self.seat) for card in value)}
        if name == "event":
            return {"event": Happening(self.state, value, self.seat)}
        if name == "effect" and value is not None:
            return {"effect": Told(value, "inf" if self.topic == "may" else "you")}
        if name == "magic" and value is not None:
            return {"magic": MagicWords(value)}
        if name == "symbol":
            return {"symbol": Named(f"ashes-symbol-{value.lower()}")}
        if name == "whose":
            return {"whose": self._who(value)}
        return {name: value} if name in ("amount", "token") else {}

    def _counted(self) -> dict[str, Any]:
        """What the table itself adds to a prompt."""
        if self.topic == "action":
            return {"mains": self.state.mains, "sides": self.state.sides}
        if self.topic == "first-five":
            return {"number": len(self.state.players[self.seat].hand) + 1}
        return {}

    def unlisted(self) -> Sequence[Choice]:
        """AS-357: giving up, whatever one is asked."""
        return (CONCEDE,)

    # What can be answered

    def label(self, choice: Choice) -> Message:
        verb, subject, place = (*choice, None, None)[:3]
        words: dict[str, Any] = {"topic": self.topic, "what": subject}
        if isinstance(subject, Card):
            words.update(self._card_words(verb, subject, place))
        elif verb == "player":
            words["who"] = self._who(subject)
        elif verb == "use":
            words.update(self._use_words(subject, place))
        elif verb == "power":
            words.update(self._power_words(subject))
        elif subject in DIE_OF or subject in TYPES:
            words["die"] = die_named(subject)
            words["face"] = die_named(place or subject)
        elif verb == "pay":
            words["dice"] = Dice(self._about()["dice"])
        elif verb == "do":
            words.update(_told(self._about()["effect"]))
        return Message(f"ashes-option-{verb}", **words)

    def _card_words(self, verb: str, kind: Card, place: Any) -> dict[str, Any]:
        """A piece in play by how it looks, a card elsewhere by name and cost."""
        if isinstance(place, int):
            card = kind.copy(place)
            holder = holder_of(self.state, card) if verb == "alteration" else None
            if holder is not None:
                return {"thing": Attached(card, Look(self.state, holder, self.seat))}
            words: dict[str, Any] = {"thing": self._looks()[card], "card": named(card)}
            if verb in ("block-with", "guard"):
                words["thing"] = _shortly(card, self._looks())
            if verb == "trigger":
                words["ability"] = self._triggered(card)
            return words
        cost = kind.respark if verb == "respark" else kind.cost
        return {"what": "card", "card": kind, "cost": Price(cost)}

    def _looks(self) -> dict[Card, Look]:
        """Every piece this question offers, told apart from the others."""
        cards = [
            choice[1].copy(choice[2])
            for choice in self.choices
            if len(choice) == 3 and isinstance(choice[1], Card)
        ]
        cards += [self._user(choice[2]) for choice in self.choices if choice[0] == "use"]
        return looks(self.state, list(dict.fromkeys(cards)), self.seat)

    def _triggered(self, card: Card) -> Called | None:
        """The ability by which a piece answers the event, if it has only one."""
        piece = self.state.piece(card)
        attached = [other for other, _ in piece.attached] if piece is not None else []
        kind = self._about()["event"].kind
        found = [a for c in (card, *attached) for a in c.abilities if a.event == kind]
        return Called(found[0]) if len(found) == 1 else None

    def _use_words(self, name: str, place: str) -> dict[str, Any]:
        """`use:water-blast@aradel-summergaard.1`: the ability, its card and what it costs now."""
        card = self._user(place)
        ability = next(a for a in card.abilities if a.name == name)
        side = self.state.players[self.seat]
        return {
            "thing": self._looks()[card],
            "ability": Called(ability),
            "cost": Price(activation_cost(side, card, ability)),
        }

    def _user(self, place: str) -> Card:
        """The card a `use` points at."""
        side = self.state.players[self.seat]
        card: Card = next(p.card for p in side.pieces() if p.card.piece == place)
        return card

    def _power_words(self, type: str) -> dict[str, Any]:
        powers = self._about()["powers"]
        return {"die": Named(f"ashes-dice-{type}"), **_told(powers[TYPES.index(type)])}

    def foretold(self, choice: Choice) -> Message | None:
        return foretold(self.state, self.seat, self.topic, choice, self._about())

    # What it touches

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        verb, subject, place = (*choice, None, None)[:3]
        side = self.state.players[self.seat]
        if isinstance(subject, Card):
            return self._card_pieces(verb, subject, place)
        if verb == "use":
            return (place,)
        if verb == "player":
            return (f"player:{subject}",)
        if verb == "power":
            return (f"die:{self.seat}:{subject}-power",)
        if verb == "type" or self.topic == "refresh-die":
            return (f"spent:{self.seat}:{str(subject).partition('-')[0]}",)
        if verb in ("die", "exhaust", "turn") and subject in DIE_OF:
            return (f"die:{self._about().get('whose', self.seat)}:{subject}",)
        if (verb, subject) == ("exhaust", "all"):
            return self._dice_pieces(side.active)
        if (verb, subject) == ("pay", "proposed"):
            return self._dice_pieces(self._about()["dice"])
        if verb == "draw" or (verb, subject) == ("meditate", "draw-pile"):
            return (f"draw:{self.seat}",)
        return self._told_piece() if verb in ("counter", "endure", "amount") else ()

    def _told_piece(self) -> tuple[str, ...]:
        """The piece a question is about, or the one that asks it."""
        card = self._about().get("card") or self._about().get("source")
        return (card.piece,) if card is not None else ()

    def _card_pieces(self, verb: str, kind: Card, place: Any) -> tuple[str, ...]:
        """The piece itself, or all copies in the zone the question is about."""
        if isinstance(place, int):
            card = kind.copy(place)
            holder = holder_of(self.state, card) if verb == "alteration" else None
            return ((holder or card).piece,)
        side = self.state.players[self.seat]
        zone: Iterable[Card] = side.hand
        if self.topic == "take-ally":
            zone = side.discard
        elif verb == "ready":
            zone = [piece.card for piece in side.spellboard]
        elif self.topic in _UNSEEN:
            zone = ()
        return tuple(card.piece for card in zone if card.kind is kind)

    def _dice_pieces(self, pool: Sequence[int]) -> tuple[str, ...]:
        return tuple(f"die:{self.seat}:{die_slug(die)}" for die, n in enumerate(pool) if n)

    def _about(self) -> dict[str, Any]:
        return self.about or {}

    def _who(self, seat: int) -> Card | Another:
        return named(self.state.players[seat].phoenixborn.card)


def _shortly(card: Card, among: dict[Card, Look]) -> Card | Another | Look:
    """By its name, where that says enough: values are open, and a fight is seen on the table."""
    if sum(other.kind is card.kind for other in among) == 1:
        return named(card)
    number = among[card].number
    return Another(card, number) if number else among[card]


def _told(effect: Readable) -> dict[str, Any]:
    """What somebody would do, as an order and, for languages that label with it, as infinitive."""
    return {"effect": Told(effect), "effect_inf": Told(effect, "inf")}


CONCEDE: Final[Choice] = ("concede",)

_UNSEEN: Final = ("first-five", "search", "respark")
"""Topics whose cards are not in any zone that a scene shows."""


def hand(game: State, seat: int) -> tuple[Card, ...]:
    return game.players[seat].hand


def draw_pile(game: State, seat: int) -> tuple[Card, ...]:
    """Offered by name: in which order the cards are is for nobody's eyes."""
    return tuple(sorted(game.players[seat].draw_pile, key=_by_name))


def _by_name(card: Card) -> str:
    return card.slug
