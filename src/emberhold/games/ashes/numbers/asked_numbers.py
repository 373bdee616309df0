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
from emberhold.kernel.question import Question
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
        self.names = names = tuple(self._named())
        self.nothing = bytes(len(names))
        self._action = one_of(_PLACES["action"], len(names))
        """Most of what is asked: an own turn, about nothing else."""
        self._asked_by = len(TOPICS) + 1
        self._about = self._asked_by + cards.size
        self._about_seat = self._about + cards.size
        self._amount = names.index("asked.amount")
        self._event = names.index(f"event.{EVENTS[0]}")
        self._event_told = self._event + len(EVENTS)
        self._event_by = self._event_told + len(_TOLD_OF_EVENTS)
        self._ability = self._event_by + players
        self._power = self._ability + len(_ABILITIES)
        self._token = self._power + len(TYPES)
        self._dice_of = self._token + len(_TOKENS)
        self._aims = names.index("asked.aims")
        self._due = self._aims + 1
        self._cost = self._due + len(SYMBOLS)
        self._proposed = self._cost + len(SYMBOLS)
        self._spent = self._proposed + len(SLUGS)
        self._turned = self._spent + len(SLUGS)
        self._named_dice = self._turned + len(SLUGS)
        self._named_cards = self._named_dice + len(SLUGS) + 1
        self._pieces = self._named_cards + deck.size

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

    def row(self, state: State, seat: int, question: Question) -> bytes | bytearray:
        about = question.about
        turned = state.turning[1]
        if question.topic == "action" and not state.named and turned is NO_DICE:
            return self._action
        row = bytearray(self.nothing)
        row[_PLACES.get(question.topic, len(TOPICS))] = 1
        if about:
            turned = about.get("turned", turned)
            event = about.get("event")
            if event is None:
                self._write_plain(row, about)
            else:
                self._write_event(row, seat, event)
            self._write_source(row, seat, about)
            self._write_dice(row, about)
            self._write_fight(row, state, seat, _marked(about, event))
        if turned is not NO_DICE and turned is not None:
            row[self._turned : self._turned + len(SLUGS)] = bytes(turned)
        if state.named:
            self._write_named(row, state, seat)
        return row

    def _point(self, row: bytearray, start: int, other: int, seat: int) -> None:
        """Mark a seat as this one counts it; nobody for one below 0."""
        if other >= 0:
            row[start + (other - seat) % self._players] = 1

    def _write_card(self, row: bytearray, start: int, card: Any) -> None:
        if card is not None:
            place = self._cards.place(card)
            if place >= 0:
                row[start + place] = 1

    def _write_plain(self, row: bytearray, about: dict[str, Any]) -> None:
        """The card that asks, the one it asks about, and an amount."""
        self._write_card(row, self._asked_by, about.get("source"))
        self._write_card(row, self._about, about.get("card"))
        amount = about.get("amount")
        if isinstance(amount, int):
            row[self._amount] = small(amount)

    def _write_event(self, row: bytearray, seat: int, event: Any) -> None:
        """What happens or would happen, what does it, and what it happens to."""
        self._write_card(row, self._asked_by, event.source)
        self._write_card(row, self._about, event.card)
        self._point(row, self._about_seat, event.seat, seat)
        row[self._amount] = small(event.amount)
        row[self._amount + 1] = 1
        place = _EVENT_PLACES.get(event.kind, -1)
        if place >= 0:
            row[self._event + place] = 1
        row[self._event_told] = event.by_attack
        row[self._event_told + 1] = event.fatal
        row[self._event_told + 2] = event.diverted is not None
        self._point(row, self._event_by, event.source_seat, seat)

    def _write_source(self, row: bytearray, seat: int, about: dict[str, Any]) -> None:
        """The ability or the power of a die that asks, and which tokens or whose dice it means."""
        ability = about.get("ability")
        place = -1 if ability is None else _ABILITY_PLACES.get(ability.name, -1)
        if place >= 0:
            row[self._ability + place] = 1
        power, token = about.get("power"), about.get("token")
        if power in TYPES:
            row[self._power + TYPES.index(power)] = 1
        if token in _TOKENS:
            row[self._token + _TOKENS.index(token)] = 1
        self._point(row, self._dice_of, about.get("whose", -1), seat)
        row[self._aims] = len(about.get("aimed", ()))

    def _write_dice(self, row: bytearray, about: dict[str, Any]) -> None:
        """What is to be paid: the symbol due now, the whole cost, and dice already meant for it."""
        symbol = about.get("symbol")
        if symbol in SYMBOLS:
            row[self._due + SYMBOLS.index(symbol)] = 1
        _put(row, self._cost, about.get("magic"))
        _put(row, self._proposed, about.get("dice"))
        _put(row, self._spent, about.get("spent"))

    def _write_named(self, row: bytearray, state: State, seat: int) -> None:
        """What this seat has named so far, where all choose at once."""
        for who, choice in state.named:
            if who == seat:
                if choice[0] == "exhaust":
                    row[self._named_dice + DIE_OF.get(choice[1], len(SLUGS))] += 1
                elif choice[0] == "discard":
                    row[self._named_cards + self._deck.place(choice[1])] += 1

    def _write_fight(
        self, row: bytearray, state: State, seat: int, marked: list[tuple[Card, int, int]]
    ) -> None:
        """Every piece the question speaks of, marked where it is."""
        if not marked:
            return
        where = places(state, seat)
        for card, mark, number in marked:
            side, spot = divmod(where.get(card, -1), ON_A_SIDE)
            if side >= 0 and spot < _PIECES:
                slot = (side * _PIECES + spot) * len(_ON_A_PIECE) + mark
                row[self._pieces + slot] = small(number)


def _marked(about: dict[str, Any], event: Any) -> list[tuple[Card, int, int]]:
    """Pieces, what they are in the fight, and as which one."""
    found: list[tuple[Card, int, int]] = []
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


def _put(row: bytearray, start: int, counts: Sequence[int] | None) -> None:
    """Write a pool of dice or symbols."""
    if counts is not None:
        row[start : start + len(counts)] = bytes(counts)
