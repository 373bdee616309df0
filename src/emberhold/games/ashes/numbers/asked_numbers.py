"""What a question of Ashes is about, as numbers: who attacks whom, which die is due, which event.

Pieces are marked in the places that actions name (see `places`), so that `fight.+1.unit.2.blocks`
and the action `target:+1.unit.2` speak of the same unit. Only the seat that is asked is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.dice import DIE_OF, NO_DICE, SLUGS, SYMBOLS, TYPES
from emberhold.games.ashes.numbers.places import ON_A_SIDE, places
from emberhold.games.ashes.numbers.places import UNITS as UNIT_PLACES
from emberhold.games.ashes.state import State
from emberhold.kernel.question import Choice, Question
from emberhold.parts.encoding import Bag, one_of, small

TOPICS: Final = (
    *("action", "meditate", "turn-die", "pay", "pay-die", "target", "react", "attackers"),
    *("block", "guard", "counter", "between-steps", "damage-order", "attack-target"),
    *("attack-unit", "resolve-attacker", "attach", "may", "target-player", "discard"),
    *("discard-cost", "discard-one", "exhaust-dice", "exhaust-die", "refresh-die", "reroll-die"),
    *("first-five", "take-ally", "search", "respark", "heal", "order", "order-effect"),
    *("copy-unit", "move-token", "move-token-to", "abundance", "overtime", "alteration"),
    *("divide", "protect", "destruction-order", "small-sacrifice"),
    *("draft-phoenixborn", "draft-card", "draft-die", "draft-exchange", "draft-give"),
)
"""What can be asked, in the order of its slots; anything else has the slot after them."""

EVENTS: Final = (
    *("attackers-declared", "dealt", "destroyed", "discarded-from-pile", "enters", "left-play"),
    *("own-turn", "received", "round-end", "turns-begin", "would-damage", "would-target"),
)
_TOLD_OF_EVENTS: Final = ("by-attack", "fatal", "diverted")
_TOKENS: Final = ("wounds", "exhaustion", "status")
_ABILITIES: Final = tuple(
    sorted({ability.name for card in CARDS.values() for ability in card.abilities if ability.name})
)
_ON_A_PIECE: Final = ("attacks", "struck", "blocked", "blocks", "asked-about", "asks", "aimed-at")
"""A piece in a fight or a question: attackers, blocked and blockers by their number in it."""
_ATTACKS, _STRUCK, _BLOCKED, _BLOCKS, _ASKED_ABOUT, _ASKS, _AIMED_AT = range(7)
_PIECES: Final = 1 + UNIT_PLACES
"""The Phoenixborn and the units of a side."""
_PLACES: Final = {name: place for place, name in enumerate(TOPICS)}
_EVENT_PLACES: Final = {name: place for place, name in enumerate(EVENTS)}
_ABILITY_PLACES: Final = {name: place for place, name in enumerate(_ABILITIES)}
_DICE: Final = ("proposed", "spent", "turned", "named")


class AskedNumbers:
    """Writes what one seat is asked."""

    def __init__(self, players: int, cards: Bag, deck: Bag) -> None:
        self._players = players
        self._cards, self._deck = cards, deck
        self.names = tuple(self._named())
        self.nothing = bytes(len(self.names))
        self._action = one_of(_PLACES["action"], len(self.names))
        """Most of what is asked: an own turn, about nothing else."""

    def _named(self) -> Iterator[str]:
        seats = [f"+{step}" for step in range(self._players)]
        yield from (f"asked.{name}" for name in (*TOPICS, "other"))
        yield from self._cards.names("asked-by")
        yield from self._cards.names("asked-about")
        yield from (f"asked-about.{who}" for who in seats)
        yield from ("asked.amount", "asked.event")
        yield from (f"event.{name}" for name in (*EVENTS, *_TOLD_OF_EVENTS))
        yield from (f"event.by.{who}" for who in seats)
        yield from (f"asked.ability.{name}" for name in _ABILITIES)
        yield from (f"asked.dice-power.{type}" for type in TYPES)
        yield from (f"asked.token.{token}" for token in _TOKENS)
        yield from (f"asked.dice-of.{who}" for who in seats)
        yield "asked.aims"
        yield from (f"due.{symbol.lower()}" for symbol in SYMBOLS)
        yield from (f"cost.{symbol.lower()}" for symbol in SYMBOLS)
        for what in _DICE:
            yield from (f"{what}.{die}" for die in SLUGS)
        yield "named.all-dice"
        yield from self._deck.names("named")
        for who in seats:
            for piece in ("phoenixborn", *(f"unit.{n}" for n in range(UNIT_PLACES))):
                yield from (f"fight.{who}.{piece}.{mark}" for mark in _ON_A_PIECE)

    def row(self, state: State, seat: int, question: Question) -> bytes:
        about = question.about or {}
        if question.topic == "action" and not state.named and state.turning[1] is NO_DICE:
            return self._action
        event = about.get("event")
        parts = [
            one_of(_PLACES.get(question.topic, len(TOPICS)), len(TOPICS) + 1),
            self._happening(seat, about, event),
            self._source(seat, about),
            _dice(state, about),
            self._chosen(state, seat),
            self._fight(state, seat, about, event),
        ]
        return b"".join(parts)

    def _relative(self, other: int, seat: int) -> bytes:
        """A seat as this one counts it; nobody for one below 0."""
        return one_of((other - seat) % self._players if other >= 0 else -1, self._players)

    def _happening(self, seat: int, about: dict[str, Any], event: Any) -> bytes:
        """The card that asks, what something happens to, and what happens."""
        one = self._cards.one
        if event is None:
            amount = about.get("amount")
            told = bytes((small(amount) if isinstance(amount, int) else 0, 0))
            row = one(about.get("source")) + one(about.get("card")) + bytes(self._players) + told
            return row + bytes(len(EVENTS) + len(_TOLD_OF_EVENTS) + self._players)
        row = one(event.source) + one(event.card) + self._relative(event.seat, seat)
        row += bytes((small(event.amount), 1))
        row += one_of(_EVENT_PLACES.get(event.kind, -1), len(EVENTS))
        row += bytes((event.by_attack, event.fatal, event.diverted is not None))
        return bytes(row + self._relative(event.source_seat, seat))

    def _source(self, seat: int, about: dict[str, Any]) -> bytes:
        """The ability or the power of a die that asks, and which tokens or whose dice it means."""
        ability = about.get("ability")
        place = -1 if ability is None else _ABILITY_PLACES.get(ability.name, -1)
        power, token = about.get("power"), about.get("token")
        return (
            one_of(place, len(_ABILITIES))
            + one_of(TYPES.index(power) if power in TYPES else -1, len(TYPES))
            + one_of(_TOKENS.index(token) if token in _TOKENS else -1, len(_TOKENS))
            + self._relative(about.get("whose", -1), seat)
            + bytes((len(about.get("aimed", ())),))
        )

    def _chosen(self, state: State, seat: int) -> bytes:
        """What this seat has named so far, where all choose at once."""
        dice = bytearray(len(SLUGS) + 1)
        cards = bytearray(self._deck.size)
        for who, choice in state.named:
            if who == seat:
                self._note(choice, dice, cards)
        return bytes(dice + cards)

    def _note(self, choice: Choice, dice: bytearray, cards: bytearray) -> None:
        if choice[0] == "exhaust":
            dice[DIE_OF.get(choice[1], len(SLUGS))] += 1
        elif choice[0] == "discard":
            cards[self._deck.place(choice[1])] += 1

    def _fight(self, state: State, seat: int, about: dict[str, Any], event: Any) -> bytes:
        """Every piece the question speaks of, marked where it is."""
        marked = _marked(about, event)
        row = bytearray(self._players * _PIECES * len(_ON_A_PIECE))
        if not marked:
            return bytes(row)
        where = places(state, seat)
        for card, mark, number in marked:
            side, spot = divmod(where.get(card, -1), ON_A_SIDE)
            if side >= 0 and spot < _PIECES:
                row[(side * _PIECES + spot) * len(_ON_A_PIECE) + mark] = small(number)
        return bytes(row)


def _marked(about: dict[str, Any], event: Any) -> list[tuple[Card, int, int]]:
    """Pieces, what they are in the fight, and as which one."""
    found: list[tuple[Card, int, int]] = []
    if not about:
        return found
    told = about if event is None else {"card": event.card, "source": event.source}
    for name, mark in (("struck", _STRUCK), ("card", _ASKED_ABOUT), ("source", _ASKS)):
        if told.get(name) is not None:
            found.append((told[name], mark, 1))
    attackers = about.get("attackers") or about.get("cards") or ()
    found += _counted(attackers if event is None else event.attackers, _ATTACKS)
    found += _counted(about.get("blocked", ()), _BLOCKED)
    found += _counted(about.get("blockers", ()), _BLOCKS)
    aimed = [card for card in about.get("aimed", ()) if isinstance(card, Card)]
    found += _counted(aimed if event is None else event.targets, _AIMED_AT)
    return found


def _counted(cards: Iterable[Card], mark: int) -> list[tuple[Card, int, int]]:
    return [(card, mark, number) for number, card in enumerate(cards, start=1)]


def _dice(state: State, about: dict[str, Any]) -> bytes:
    """What is to be paid: the symbol due now, the whole cost, and dice already meant for it."""
    symbol = about.get("symbol")
    due = one_of(SYMBOLS.index(symbol) if symbol in SYMBOLS else -1, len(SYMBOLS))
    return (
        due
        + _pool(about.get("magic"), len(SYMBOLS))
        + _pool(about.get("dice"), len(SLUGS))
        + _pool(about.get("spent"), len(SLUGS))
        + _pool(about.get("turned", state.turning[1]), len(SLUGS))
    )


def _pool(counts: Sequence[int] | None, size: int) -> bytes:
    return bytes(size) if counts is None else bytes(counts)
