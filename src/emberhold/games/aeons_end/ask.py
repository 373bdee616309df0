"""How this game asks: a question whose choices know their words and the pieces they touch.

Every prompt is given `$who` speaks (a mage, or the players together), `$voice` (`one` or `all`),
`$source` (the card, ability or Unleash that asks) and what the rules put into `about`. Every label
is given `$topic` (of the question), `$voice`, `$what` (`card`, or the choice's own word) and what
the table shows of the thing chosen: `$card`, `$cost`, `$life`, `$breach`, `$owner`.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.ruleset import breaches_named
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question
from emberhold.parts.reading import Named, Readable, Told

_SEAT_SUBJECTS: Final = ("player", "give", "pass-blade")
_BREACH_SUBJECTS: Final = ("cast", "focus", "open", "breach")
_SEAT_PLACES: Final = ("take",)
_FROM_SUPPLY: Final = ("buy", "gain", "devour")
_OWN: Final = "own"
"""Where a card is that the nemesis has taken: its sheet knows the piece."""
_TOGETHER: Final = Message("word-together")
_UNLEASH: Final = Named("word-unleash")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question):
    """A question of Aeon's End."""

    __slots__ = ()

    def prompt(self) -> Message:
        voice = self._voice()
        words: dict[str, Any] = {
            "who": _TOGETHER if voice == "all" else self._mage(self.seat),
            "voice": voice,
            "ending": "yes" if ("end",) in self.choices else "no",
            **self._about(),
            "source": self._source(),
        }
        if "effect" in words:
            words["effect"] = Told(words["effect"], "inf" if self.topic == "may" else "they")
        return Message(f"ask-{self.topic}", **words)

    def label(self, choice: Choice) -> Message:
        verb, subject, place = (*choice, None, None)[:3]
        words: dict[str, Any] = {"topic": self.topic, "what": subject, "voice": self._voice()}
        if isinstance(subject, Card):
            words.update(what="card", card=subject, cost=subject.cost, life=self._life(subject))
        elif verb in _SEAT_SUBJECTS:
            words["who"] = self._mage(subject)
        elif verb in _BREACH_SUBJECTS:
            words.update(self._breach_words(verb, subject))
        if verb in _SEAT_PLACES:
            words["owner"] = self._mage(place)
        elif place is not None:
            breach = _is_breach(place)
            words.update(self._breach_words(verb, place) if breach else {"place": _counted(place)})
        words.update(self._own_words(verb, subject))
        words.update(self.state.own.words(self.state, choice))
        told = Message("option-gain-own" if place == _OWN else f"option-{verb}", **words)
        which = self._which_of_two(choice)
        return Message("option-of-two", option=told, which=which) if which else told

    def _which_of_two(self, choice: Choice) -> str:
        """Of two cards in play with one name, whether this is the older or the newer one."""
        alike = [other[1] for other in self.choices if _same_name(other, choice)]
        lying = [piece.card for piece in self.state.in_play if piece.card in alike]
        if len(lying) < 2 or choice[1] not in lying:
            return ""
        return "older" if choice[1] is lying[0] else "newer"

    def _own_words(self, verb: str, subject: Any) -> dict[str, Any]:
        """What only one verb's label needs."""
        if verb == "pay":
            return {"what": int(subject)}
        if verb == "charge":
            return {"cost": self.state.box.rules.charge_cost}
        if verb == "ability":
            return {"ability": self._mage(self.seat).ability_name}
        if verb == "discard-power":
            return _told(subject.to_discard)
        if verb == "target" and subject == "nemesis":
            return {"nemesis": self.state.nemesis, "life": self.state.nemesis_life}
        if verb == "do" and subject == "may":
            return _told(self._about()["effect"])
        if verb == "do" and "ways" in self._about():
            way = self._about()["ways"][int(subject) - 1]
            return {"way": Told(way, "text"), "way_inf": Told(way, "option")}
        return {}

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        verb, subject, place = (*choice, None, None)[:3]
        found: list[str] = []
        if isinstance(subject, Card):
            found += [] if place == _OWN else self._alike(verb, subject)
        elif verb in _SEAT_SUBJECTS:
            found.append(f"player:{subject}")
        elif verb == "turn-card":
            piled = enumerate(self.state.order_discard)
            found += [f"turn:discard:{spot}" for spot, card in piled if card is subject]
        elif verb in _BREACH_SUBJECTS:
            found += self._breach_pieces(subject)
        elif verb == "damage":
            target = self._about()["target"]
            found.append(target.piece if isinstance(target, Card) else "nemesis")
        if place is not None and verb not in _SEAT_PLACES and _is_breach(place):
            found += self._breach_pieces(place)
        return (*found, *self.state.own.pieces(choice))

    def _voice(self) -> str:
        """Whether one player is spoken to or the players together."""
        return "all" if self.anyone and not self.state.solo else "one"

    def _about(self) -> dict[str, Any]:
        return self.about or {}

    def _source(self) -> Any:
        """What asks: a card, the nemesis' Unleash, its sheet, or the mage's own ability."""
        card = self._about().get("card")
        if card is not None:
            return card
        if self.state.unleashing:
            return _UNLEASH
        of_sheet = self.anyone or self._about().get("source") == "nemesis"
        return self.state.nemesis if of_sheet else self._mage(self.seat).ability_name

    def _mage(self, seat: int) -> Any:
        return self.state.players[seat].mage

    def _life(self, card: Card) -> int:
        piece = self.state.piece(card)
        return piece.tokens if piece is not None else card.life

    def _alike(self, verb: str, card: Card) -> list[str]:
        """All copies of the card that would do as well, so that a click on any of them counts."""
        if verb in _FROM_SUPPLY:
            return [f"pile:{card.slug}"]
        if verb == "from-discard":
            return [card.piece]  # WE-205: its place in the pile counts
        player = self.state.players[self.seat]
        for zone in (player.hand, player.play_area, player.discard):
            if any(other is card for other in zone):
                return [other.piece for other in zone if other.kind is card.kind]
        return [card.piece]

    def _seat_and_numbers(self, place: Any) -> tuple[int, tuple[int, ...]]:
        """A breach is written `2`, a pair `(1, 2)`, somebody else's `1.2` or `1.1+2`."""
        if isinstance(place, str):
            seat, _, numbers = place.partition(".")
            return int(seat), tuple(int(number) for number in numbers.split("+"))
        return self.seat, place if isinstance(place, tuple) else (place,)

    def _breach_words(self, verb: str, place: Any) -> dict[str, Any]:
        """Number, owner and the spell there; in the main phase also what it costs."""
        seat, numbers = self._seat_and_numbers(place)
        words: dict[str, Any] = {"breach": breaches_named(numbers)}
        words["breaches"] = len(numbers)
        words["owner"] = self._mage(seat)
        breach = self.state.players[seat].breach(numbers[0])
        if verb == "cast" and len(breach.spells) == 1:
            words["card"] = breach.spells[0]
        if verb in ("focus", "open"):
            cost = breach.focus_cost if verb == "focus" else breach.open_cost
            words["cost"] = cost if self.topic == "main" else 0
        return words

    def _breach_pieces(self, place: Any) -> list[str]:
        seat, numbers = self._seat_and_numbers(place)
        return [f"breach:{seat}:{number}" for number in numbers]


def _same_name(one: Choice, other: Choice) -> bool:
    """Whether two options do the same with cards that bear one name."""
    if one[0] != other[0] or len(one) < 2 or len(other) < 2:
        return False
    if not (isinstance(one[1], Card) and isinstance(other[1], Card)):
        return False
    return bool(one[1].message_id == other[1].message_id)


def _told(effect: Readable) -> dict[str, Any]:
    """What somebody would do, as an order and, for languages that label with it, as infinitive."""
    return {"effect": Told(effect, "you"), "effect_inf": Told(effect, "inf")}


def _counted(place: Any) -> Any:
    """A place in a pile is a number, so that a sentence can count with it."""
    return int(place) if isinstance(place, str) and place.isdigit() else place


def _is_breach(place: Any) -> bool:
    return isinstance(place, int | tuple) or "." in str(place)
