"""Verbs for cards: Power, Corruption, Wargear, relics, missions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.base import AMOUNT, CHANGE, Context, Counted, Effect
from emberhold.games.relic.figure.belongings import discard, draw_power, leave_hand
from emberhold.games.relic.figure.buying import keep_wargear, offer_wargear
from emberhold.games.relic.figure.corruption import (
    discard_corruption,
    discardable,
    draw_corruption,
    owner_of,
    turn_down,
)
from emberhold.games.relic.figure.missions import (
    draw_mission,
    draw_relic,
    gain_completed,
    lose_completed,
    replace_mission,
)
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import BLUE, COLOURS, IMPERIUM, RED, RELIC, YELLOW
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.rng import below
from emberhold.language import Speech
from emberhold.parts.asking import DONE
from emberhold.parts.effects.signatures import Flag, Label, Maybe, Takes, Word


class DrawPower(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> None:
        draw_power(game, act.me, self.amount)


class _Hand:
    """The choices of a card in hand, read again after a redeal."""

    __slots__ = ()

    def __call__(self, state: Any, seat: int) -> list[Choice]:
        kinds: list[Card] = []
        for card in state.figures[seat].hand:
            if card.kind not in kinds:
                kinds.append(card.kind)
        return [("discard", kind) for kind in kinds]


HAND: Final = _Hand()


def discard_from_hand(game: State, figure: Figure, count: int, act: Act) -> Asking:
    """Cards of one's own choice."""
    for _ in range(min(count, len(figure.hand))):
        choices = HAND(game, figure.seat)
        choice = choices[0]
        if len(choices) > 1:
            about = {"act": act}
            choice = yield Ask(figure.seat, "discard-power", choices, about, False, HAND)
        card = next(card for card in figure.hand if card.kind is choice[1])
        throw_away(game, figure, card)


def throw_away(game: State, figure: Figure, card: Card) -> None:
    leave_hand(figure, card)
    discard(game, card)
    game.say("relic-log-discards-power", who=figure.sheet, card=card)


class DiscardPower(Effect):
    """Cards in hand: Power cards of a character, Might cards of a nemesis."""

    __slots__ = ("amount", "might", "random")
    takes: ClassVar[Takes] = (AMOUNT, Flag("random"))

    price = True

    def __init__(self, amount: int, random: bool = False) -> None:
        self.amount = amount
        self.random = random
        self.might = False
        """Whether they are called Might cards, as on Imperium cards."""

    def worded_for(self, context: Context) -> None:
        self.might = context.deck == IMPERIUM

    def run(self, game: State, act: Act) -> Asking | None:
        figure = act.me
        if not self.random:
            return discard_from_hand(game, figure, self.amount, act)
        for _ in range(min(self.amount, len(figure.hand))):
            throw_away(game, figure, figure.hand[below(game, len(figure.hand))])
        return None

    def possible(self, game: State, act: Act) -> bool:
        return len(act.me.hand) >= self.amount

    def applies(self, game: State, act: Act) -> bool:
        return bool(act.me.hand)

    def most(self, game: State, act: Act) -> int:
        return len(act.me.hand) // self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "relic-discard-might" if self.might else "relic-discard-power"
        if self.random and not self.might:
            id = "relic-discard-power-random"
        return say(id, form=form, amount=self.amount)


# Corruption


class DrawCorruption(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)
    price = True

    def run(self, game: State, act: Act) -> Asking:
        by = act.by
        if act.card is not None and act.card.from_nemesis:
            by = owner_of(game, act.card) or by
        return draw_corruption(game, act.me, self.amount, by)


class DiscardCorruption(Effect):
    """One's own, by choice; `up_to` leaves the number open."""

    __slots__ = ("amount", "up_to")
    takes: ClassVar[Takes] = (AMOUNT, Flag("up_to"))

    price = True
    counts = True

    def __init__(self, amount: int, up_to: bool = False) -> None:
        self.amount = amount
        self.up_to = up_to

    def run(self, game: State, act: Act) -> Asking:
        figure = act.me
        chosen: list[Card] = []
        named: list[int] = []
        for _ in range(self.amount):
            places = [
                place
                for place in discardable(game, figure)
                if figure.corruption[place].card not in chosen
            ]
            if not places:
                break
            choices: list[Choice] = [("corruption", place + 1) for place in places]
            if self.up_to:
                choices.append(DONE)
            choice = choices[0]
            if len(choices) > 1:
                about = {"act": act, "named": tuple(named)}
                choice = yield Ask(figure.seat, "discard-corruption", choices, about)
            if choice == DONE:
                break
            named.append(choice[1])
            chosen.append(figure.corruption[choice[1] - 1].card)
        if chosen:
            yield from discard_corruption(game, figure, chosen)

    def possible(self, game: State, act: Act) -> bool:
        return len(discardable(game, act.me)) >= (1 if self.up_to else self.amount)

    def applies(self, game: State, act: Act) -> bool:
        return bool(discardable(game, act.me))

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return (len(act.me.corruption),)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "relic-discard-corruption-up-to" if self.up_to else "relic-discard-corruption"
        return say(id, form=form, amount=self.amount)


class DiscardDrawnCorruption(Effect):
    """The card just drawn, before it can activate."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()
    counts = True

    def run(self, game: State, act: Act) -> Asking | None:
        return discard_corruption(game, act.me, [act.drawn]) if act.drawn is not None else None


class TurnDownCorruption(Counted):
    """Face-up Corruption cards are turned face down."""

    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)
    price = True

    def run(self, game: State, act: Act) -> Asking:
        figure = act.me
        for _ in range(self.amount):
            places = [place for place, taint in enumerate(figure.corruption) if taint.open]
            if not places:
                return
            choices: list[Choice] = [("corruption", place + 1) for place in places]
            choice = choices[0]
            if len(choices) > 1:
                choice = yield Ask(figure.seat, "turn-down", choices, {"act": act})
            turn_down(game, figure, figure.corruption[choice[1] - 1].card)

    def possible(self, game: State, act: Act) -> bool:
        return any(taint.open for taint in act.me.corruption)

    def applies(self, game: State, act: Act) -> bool:
        return self.possible(game, act)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return (sum(taint.open for taint in act.me.corruption),)


class TurnDownDrawn(Effect):
    """The card just drawn is placed face down, whatever its number."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        if act.drawn is not None:
            turn_down(game, act.me, act.drawn)


# Wargear and relics


class DrawWargear(Effect):
    __slots__ = ("amount", "keep")
    takes: ClassVar[Takes] = (AMOUNT, Label("keep", AMOUNT, needed=True))

    def __init__(self, amount: int, keep: int) -> None:
        self.amount = amount
        self.keep = keep

    def run(self, game: State, act: Act) -> Asking:
        return keep_wargear(game, act.me, self.amount, self.keep)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "relic-draw-wargear-keep" if self.amount > self.keep else "relic-draw-wargear"
        return say(id, form=form, amount=self.amount, keep=self.keep)


class OfferWargear(Effect):
    __slots__ = ("amount", "discount")
    takes: ClassVar[Takes] = (AMOUNT, Label("discount", CHANGE, needed=True))

    def __init__(self, amount: int, discount: int) -> None:
        self.amount = amount
        self.discount = discount

    def run(self, game: State, act: Act) -> Asking:
        return offer_wargear(game, act.me, self.amount, self.discount)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return (act.me.influence,)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        sign = "more" if self.discount < 0 else "less" if self.discount else "none"
        return say(
            "relic-offer-wargear",
            form=form,
            amount=self.amount,
            sign=sign,
            change=abs(self.discount),
        )


class DrawRelic(Effect):
    __slots__ = ("amount", "keep")
    takes: ClassVar[Takes] = (AMOUNT, Label("keep", AMOUNT, needed=True))

    def __init__(self, amount: int, keep: int) -> None:
        self.amount = amount
        self.keep = keep

    def run(self, game: State, act: Act) -> Asking:
        return draw_relic(game, act.me, self.amount, self.keep)


# Missions


class DrawMission(Effect):
    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking:
        return draw_mission(game, act.me)


class ReplaceMission(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        return (act.me.mission,)

    def run(self, game: State, act: Act) -> Asking:
        return replace_mission(game, act.me, self.amount)


class GainCompletedMission(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> None:
        gain_completed(game, act.me, self.amount)


class LoseCompletedMission(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)
    price = True

    def run(self, game: State, act: Act) -> None:
        lose_completed(game, act.me, self.amount)

    def possible(self, game: State, act: Act) -> bool:
        return len(act.me.completed) >= self.amount


# Looking


OWN_NEMESIS: Final = -1
ANY_THREAT: Final = -2
_DECKS: Final = {
    "threat-red": RED,
    "threat-blue": BLUE,
    "threat-yellow": YELLOW,
    "relic": RELIC,
    "imperium": IMPERIUM,
    "nemesis": OWN_NEMESIS,
    "any-threat": ANY_THREAT,
}
_DECK_WORDS: Final = {deck: word for word, deck in _DECKS.items()}
DECK: Final = Word("deck", _DECKS)


class LookTop(Effect):
    """Look at the top of a deck and put the cards back in any order; a single one top or bottom."""

    __slots__ = ("amount", "deck")
    takes: ClassVar[Takes] = (DECK, AMOUNT)

    def __init__(self, deck: int, amount: int) -> None:
        self.deck = deck
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        deck = act.me.sheet.deck if self.deck == OWN_NEMESIS else self.deck
        seat = act.me.seat
        if deck < 0:
            choices: list[Choice] = [("deck", colour) for colour in COLOURS]
            choice = yield Ask(seat, "look-deck", choices, {"act": act})
            deck = COLOURS.index(choice[1])
        game.decks[deck] = game.decks[deck].seen(self.amount, seat)
        count = min(self.amount, len(game.decks[deck].cards))
        game.say("relic-log-looks", who=act.me.sheet, amount=count, deck=deck)
        if count:
            game.say("relic-log-looked", seat, cards=game.decks[deck].cards[: -count - 1 : -1])
        if count == 1:
            yield from self._top_or_bottom(game, seat, deck)
        elif count:
            yield from self._ordered(game, seat, deck, count)

    def stake(self, game: State, act: Act) -> tuple[Any, ...]:
        """What is on top matters where it is about to be drawn."""
        return (act.me.space,)

    def _top_or_bottom(self, game: State, seat: int, deck: int) -> Asking:
        about = {"deck": deck, "looked": 1}
        choice = yield Ask(seat, "look-one", [("top",), ("bottom",)], about)
        if choice[0] == "bottom":
            card = game.decks[deck].cards[-1]
            game.decks[deck] = game.decks[deck].without_top().put_at_bottom((card,), 1 << seat)

    def _ordered(self, game: State, seat: int, deck: int, count: int) -> Asking:
        """Which is on top, then below it, and so on: named by their places as they were."""
        places = list(range(1, count + 1))
        order: list[int] = []
        while len(places) > 1:
            choices: list[Choice] = [("place", place) for place in places]
            about = {"deck": deck, "looked": count, "named": tuple(order)}
            choice = yield Ask(seat, "look-order", choices, about)
            order.append(choice[1])
            places.remove(choice[1])
        order.append(places[0])
        cards = game.decks[deck].cards
        laid = tuple(cards[-place] for place in reversed(order))
        game.decks[deck] = game.decks[deck].reordered(laid, seat)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        deck = say(f"relic-deck-of-{_DECK_WORDS[self.deck]}")
        id = "relic-look-one" if self.amount == 1 else "relic-look-top"
        return say(id, form=form, amount=self.amount, deck=deck)
