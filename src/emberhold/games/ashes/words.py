"""How the things of this game are named inside a sentence: costs, dice, pieces, events, sources.

Each is a small object that a message is given as an argument and that speaks for itself. Where what
it says follows from a few values alone, these are its `sound`: sentences with it are remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from emberhold.games.ashes.card import PHOENIXBORN, Ability, Card, Cost
from emberhold.games.ashes.dice import SYMBOLS, Magic, Pool, die_slug
from emberhold.games.ashes.figure.values import attack_of, life_of
from emberhold.language import GRAMMAR, Speech
from emberhold.parts.reading import Named, joined

if TYPE_CHECKING:
    from emberhold.games.ashes.act import Event
    from emberhold.games.ashes.state import Piece, State


def die_named(slug: str) -> Named:
    """A die by type and face, or by type alone."""
    return Named(f"ashes-die-{slug}") if "-" in slug else Named(f"ashes-dice-{slug}")


class Another:
    """One of several with the same name, told apart by a number alone.

    AS-366: the second of two players with the same Phoenixborn, by the number of the copy; or one
    of several units that look alike.
    """

    __slots__ = ("card", "number")

    def __init__(self, card: Card, number: int = 0) -> None:
        self.card = card
        self.number = number or card.number

    def spoken(self, say: Speech) -> str:
        return say("ashes-another", card=self.card.kind, number=self.number)

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        """In every case and with every article, the number behind it."""
        number = self.number
        return {
            form: words if form in GRAMMAR else say("ashes-another", card=words, number=number)
            for form, words in say.forms(self.card.kind).items()
        }


def named(card: Card) -> Card | Another:
    """A card as sentences call it."""
    return Another(card) if card.type == PHOENIXBORN and card.number > 1 else card


def logged(arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a log line, with everything named."""
    words = {name: _logged(value) for name, value in arguments.items()}
    if "ability" in arguments:
        words["used"] = Used(arguments["card"], arguments["ability"])
    return words


def _logged(value: Any) -> Any:
    if isinstance(value, Card):
        return named(value)
    if isinstance(value, str):
        return die_named(value)
    if isinstance(value, Ability):
        return Called(value)
    return tuple(map(_logged, value)) if isinstance(value, tuple | list) else value


# Costs and dice


class Price:
    """A cost as it is read: `main action, exhaust, 1 natural class`."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    @property
    def sound(self) -> tuple[Any, ...]:
        cost = self.cost
        return cost.main, cost.side, cost.exhaust, cost.discard, cost.magic

    def spoken(self, say: Speech) -> str:
        cost = self.cost
        parts = []
        if cost.main:
            parts.append(say("ashes-cost-main"))
        if cost.side:
            parts.append(say("ashes-cost-side"))
        if cost.exhaust:
            parts.append(say("ashes-cost-exhaust"))
        if cost.discard:
            parts.append(say("ashes-cost-discard", amount=cost.discard))
        return ", ".join([*parts, *_symbols(say, cost.magic)])


_PRINTED = sorted(SYMBOLS, key=lambda name: "pcB".index(name[-1]))
"""The symbols as costs print them: powers, classes, and basic ones last."""


def _symbols(say: Speech, magic: Magic, case: str = "nom") -> list[str]:
    counts = dict(zip(SYMBOLS, magic, strict=True))
    return [
        say(
            "ashes-cost-magic",
            amount=counts[name],
            symbol=Named(f"ashes-symbol-{name.lower()}"),
            case=case,
        )
        for name in _PRINTED
        if counts[name]
    ]


class MagicWords:
    """The symbols of a magic cost."""

    __slots__ = ("magic",)

    def __init__(self, magic: Magic) -> None:
        self.magic = magic

    @property
    def sound(self) -> Magic:
        return self.magic

    def spoken(self, say: Speech) -> str:
        return ", ".join(_symbols(say, self.magic))

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        symbols = _symbols(say, self.magic, "acc")
        return {"acc": joined(say, symbols) if symbols else ""}


class Dice:
    """Some dice, counted."""

    __slots__ = ("pool",)

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    @property
    def sound(self) -> Pool:
        return self.pool

    def spoken(self, say: Speech) -> str:
        return joined(
            say,
            [
                say("ashes-counted-die", amount=count, die=die_named(die_slug(die)))
                for die, count in enumerate(self.pool)
                if count
            ],
        )


# Abilities


class Called:
    """An ability by its name; the text of a spell has none."""

    __slots__ = ("ability",)

    def __init__(self, ability: Ability) -> None:
        self.ability = ability

    @property
    def sound(self) -> str:
        return self.ability.message_id

    def spoken(self, say: Speech) -> str:
        id = self.ability.message_id
        return say(id) if say.knows(id) else ""


class Source:
    """What asks: a card, the ability of a card, or the power of a die."""

    __slots__ = ("ability", "card", "power")

    def __init__(
        self, card: Card | None, ability: Ability | None = None, power: str | None = None
    ) -> None:
        self.card = card
        self.ability = ability
        self.power = power

    @property
    def sound(self) -> tuple[Any, ...]:
        card, ability = self.card, self.ability
        return (
            self.power,
            None if card is None else (card.message_id, card.number),
            None if ability is None else ability.message_id,
        )

    def spoken(self, say: Speech) -> str:
        if self.power is not None:
            return say("ashes-source-power", die=Named(f"ashes-dice-{self.power}"))
        if self.card is None:
            return ""
        ability = self._ability(say)
        if ability is not None:
            return say("ashes-source-ability", card=named(self.card), ability=ability)
        return say("ashes-source-card", card=named(self.card))

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        """`Water Blast (Aradel Summergaard)`, where a sentence goes on to name it."""
        ability = self._ability(say)
        if self.card is None or self.power is not None or ability is None:
            return {"used": self.spoken(say)}
        return {"used": say("ashes-used", card=named(self.card), ability=ability)}

    def _ability(self, say: Speech) -> Ability | None:
        """The ability meant, if it has a name; of a Phoenixborn its only one."""
        ability = self.ability
        if ability is None and self.card is not None and self.card.type == PHOENIXBORN:
            ability = self.card.abilities[0]
        return ability if ability is not None and say.knows(ability.message_id) else None


class Used:
    """What a player uses: an ability by name and card, a Phoenixborn's by name, or a spell."""

    __slots__ = ("ability", "card")

    def __init__(self, card: Card, ability: Ability) -> None:
        self.card = card
        self.ability = ability

    def spoken(self, say: Speech) -> str:
        if not say.knows(self.ability.message_id):
            return say("ashes-source-card", card=named(self.card))
        if self.card.type == PHOENIXBORN:
            return say("ashes-used-own", ability=self.ability)
        return say("ashes-used", card=self.card, ability=self.ability)


# Pieces in play


class Look:
    """A piece as a seat tells it from others: its values, tokens, side and attachments."""

    __slots__ = ("card", "number", "seat", "state")

    def __init__(self, state: State, card: Card, seat: int, number: int = 0) -> None:
        self.state = state
        self.card = card
        self.seat = seat
        self.number = number
        """Which of several that look alike; 0 if there is only one."""

    def spoken(self, say: Speech) -> str:
        look = self.look(say)
        if not look:
            return say("ashes-source-card", card=named(self.card))
        return say("ashes-look", card=named(self.card), look=look)

    def spoken_forms(self, say: Speech) -> dict[str, str]:
        """In every case and with every article, what tells it apart behind it."""
        look = self.look(say)
        return {
            form: say("ashes-look", card=words, look=look)
            if look and form not in GRAMMAR
            else words
            for form, words in say.forms(named(self.card)).items()
        }

    def look(self, say: Speech) -> str:
        """What tells it apart, without its name."""
        return ", ".join(words for words in self._parts(say) if words)

    def alike(self) -> Any:
        """Equal for pieces that read alike."""
        found = self.state.find(self.card)
        if found is None:
            return self.card.kind
        side, piece = found
        kinds = tuple(card.slug for card, _ in piece.attached)
        tokens = (piece.wounds, piece.exhaustion, piece.status, len(piece.dice))
        return self.card.kind, side.seat, self._values(piece), tokens, kinds

    def _parts(self, say: Speech) -> Iterable[str]:
        found = self.state.find(self.card)
        if found is None:
            return
        side, piece = found
        yield self._told_values(say, piece)
        if piece.wounds:
            yield say("ashes-look-wounds", amount=piece.wounds)
        if piece.exhaustion:
            yield say("ashes-look-exhaustion", amount=piece.exhaustion)
        if piece.status:
            yield say("ashes-look-status", amount=piece.status)
        if piece.dice:
            yield say("ashes-look-dice", amount=len(piece.dice))
        if side.seat != self.seat and self.card.type != PHOENIXBORN:
            yield say("ashes-look-side", who=named(side.phoenixborn.card))
        if self.number:
            yield say("ashes-look-number", number=self.number)
        if piece.attached:
            yield say("ashes-look-attached", cards=tuple(card for card, _ in piece.attached))

    def _values(self, piece: Piece) -> tuple[int, int]:
        if piece.card.type == "ready":
            return 0, 0
        return attack_of(self.state, piece), life_of(self.state, piece)

    def _told_values(self, say: Speech, piece: Piece) -> str:
        attack, life = self._values(piece)
        if piece.card.type == PHOENIXBORN:
            return say("ashes-look-life", life=life)
        return say("ashes-look-values", attack=attack, life=life) if life else ""


class Attached:
    """An alteration spell and the unit it is under."""

    __slots__ = ("card", "unit")

    def __init__(self, card: Card, unit: Look) -> None:
        self.card = card
        self.unit = unit

    def spoken(self, say: Speech) -> str:
        return say("ashes-look-on", card=self.card, thing=self.unit)


def looks(state: State, cards: Sequence[Card], seat: int) -> dict[Card, Look]:
    """Several pieces of one question, those that look alike told apart by numbers."""
    seen = {card: Look(state, card, seat) for card in cards}
    groups: dict[Any, list[Look]] = {}
    for look in seen.values():
        groups.setdefault(look.alike(), []).append(look)
    for group in groups.values():
        if len(group) > 1:
            for number, look in enumerate(group, start=1):
                look.number = number
    return seen


def holder_of(state: State, card: Card) -> Card | None:
    """The unit an alteration spell is under."""
    for side in state.players:
        for piece in side.battlefield:
            if any(attached is card for attached, _ in piece.attached):
                return piece.card
    return None


# Events


class Happening:
    """Why a seat is asked for a reaction: what has happened or is about to."""

    __slots__ = ("event", "seat", "state")

    def __init__(self, state: State, event: Event, seat: int) -> None:
        self.state = state
        self.event = event
        self.seat = seat

    def spoken(self, say: Speech) -> str:
        event = self.event
        words: dict[str, Any] = {"amount": event.amount, "who": self._side(event.seat)}
        words["mine"] = "yes" if event.seat == self.seat else "no"
        words["source"] = Source(event.source)
        if event.card is not None:
            words["card"] = event.card
            thing = Look(self.state, event.card, self.seat)
            words["thing"] = thing
            words["look"] = thing.look(say)
            own = event.card is self.state.players[self.seat].phoenixborn.card
            words["own"] = "yes" if own else "no"
        if event.source_seat >= 0:
            words["by"] = self._side(event.source_seat)
        if event.kind == "would-target":
            words["source"] = Source(event.card)
            if event.card is None:
                words["source"] = words["source_used"] = Named("ashes-any-power")
        cards = event.targets or event.attackers
        words["cards"] = tuple(Look(self.state, card, self.seat) for card in cards)
        return say(f"ashes-event-{event.kind}", **words)

    def _side(self, seat: int) -> Card | Another:
        return named(self.state.players[seat].phoenixborn.card)
