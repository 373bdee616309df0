"""Code of its own: what only one card or sheet says."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.assets import hand_over
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.effects.fights import own_side
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.effects.scenarios import PLAIN_TOKEN
from emberhold.games.relic.fight.results import fight_enemies
from emberhold.games.relic.fight.under_way import LOST, TIED, VOID
from emberhold.games.relic.figure.belongings import (
    discard,
    draw,
    join_hand,
    release_trophy,
    take_asset,
    take_trophy,
)
from emberhold.games.relic.figure.buying import put_away
from emberhold.games.relic.figure.levels import gain_influence, lose_influence
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import (
    ACTIVATION_ONE,
    ATTRIBUTES,
    ENEMY,
    KEEPS_TROPHIES,
    POWER,
    TROPHIES_ARE_ASSETS,
    WARGEAR,
)
from emberhold.games.relic.timing.windows import anytime
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.rng import shuffled
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import DONE
from emberhold.parts.deck import EVERYBODY, Deck
from emberhold.parts.effects.signatures import Takes

Beating = Generator[Question | Together, Any, bool]


class Constantly(Effect):
    """Something that simply holds; the flow asks for it."""

    __slots__ = ()

    what = -1

    def value(self, game: State, act: Act, what: int) -> int:
        return 1 if what == self.what else 0


class KeepsTrophies(Constantly):
    """Eversor Assassin: trophies are kept when vanquished."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()
    what = KEEPS_TROPHIES


class TrophiesAreAssets(Constantly):
    """R-216: trophies can be used as assets."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()
    what = TROPHIES_ARE_ASSETS


class ActivationOne(Constantly):
    """The activation number of Corruption cards is 1."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()
    what = ACTIVATION_ONE


class Gaps(Constantly):
    """R-207: an Inner space with a token is not on the board."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()


class Pact(Constantly):
    """R-210: partners never harm each other."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()


class Teams(Constantly):
    """R-210: who plays with whom."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()


class FlipPower(Effect):
    """Casket of Portents: the top Power card's number in the battle."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        for card in draw(game, POWER):
            discard(game, card)
            game.say("relic-log-flips", who=act.me.sheet, card=card, number=card.power)
            side = own_side(game, act)
            if side is not None:
                side.bonus += card.power

    def possible(self, game: State, act: Act) -> bool:
        return bool(game.decks[POWER].all)


class DrawPowerDiscard(Effect):
    """Immeasurable Tome: the top card of the Power discard pile."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        if self.possible(game, act):
            card = game.decks[POWER].discard[-1]
            game.decks[POWER] = game.decks[POWER].without_discarded(card)
            join_hand(act.me, card, EVERYBODY)
            game.say("relic-log-recovers", who=act.me.sheet, card=card)

    def possible(self, game: State, act: Act) -> bool:
        return bool(game.decks[POWER].discard)


class PowerToBottom(Effect):
    """Immeasurable Tome: a played Power card goes under its discard pile."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        card = act.drawn
        deck = game.decks[POWER]
        if card is not None and card in deck.discard:
            taken = deck.without_discarded(card)
            game.decks[POWER] = Deck(taken.cards, (card, *taken.discard), taken.known)


class ExchangeHands(Effect):
    """Crossed Dreams: all Power cards change hands; both know what they gave away."""

    __slots__ = ("who",)
    takes: ClassVar[Takes] = (WHO,)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, game: State, act: Act) -> Asking:
        other = yield from self.who.one(game, act)
        act.that = other
        if other is None:
            return
        me = act.me
        mine, theirs = me.hand, other.hand
        knows_mine = tuple(mask | 1 << me.seat for mask in me.seen)
        knows_theirs = tuple(mask | 1 << other.seat for mask in other.seen)
        me.hand, me.seen = theirs, knows_theirs
        other.hand, other.seen = mine, knows_mine
        game.say("relic-log-exchanges", who=me.sheet, to=other.sheet)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-exchange-hands", form=form, who=self.who.words(say))


class AuctionWargear(Effect):
    """Pirate Auction: one bid each, higher than those before."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking:
        cards = draw(game, WARGEAR)
        if not cards:
            return
        game.offer += cards
        game.say("relic-log-reveals", who=act.me.sheet, cards=cards)
        best, bidder = 0, None
        for figure in game.clockwise_from(act.me.seat):
            if figure.influence > best:
                bids: list[Choice] = [("bid", n) for n in range(best + 1, figure.influence + 1)]
                choice = yield Ask(figure.seat, "bid", [*bids, DONE], {"act": act})
                if choice != DONE:
                    best, bidder = choice[1], figure
                    game.say("relic-log-bids", who=figure.sheet, amount=best)
        if bidder is not None:
            lose_influence(game, bidder, best)
            game.offer = without(game.offer, cards[0])
            take_asset(game, bidder, cards[0])
            game.say("relic-log-buys", who=bidder.sheet, card=cards[0], price=best)
        put_away(game, cards)


# Hulk of the Wayward Warrior


class FillLair(Effect):
    """R-244: one card of each Threat deck, without the strong enemies; what is not an enemy is put
    aside and replaced."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        for colour in range(3):
            aside: list[Card] = []
            cards = draw(game, colour)
            while cards and cards[0].sort != ENEMY:
                aside += cards
                cards = draw(game, colour)
            for card in cards:
                if card.value > _WEAK:
                    discard(game, card)
                else:
                    game.lair += (card,)
            for card in aside:
                discard(game, card)


_WEAK: Final = 7


class TrophyToLair(Effect):
    """A trophy spent may go into the scenario deck."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        card = act.drawn
        if card is not None and card in game.decks[card.deck].discard:
            game.decks[card.deck] = game.decks[card.deck].without_discarded(card)
            game.lair += (card,)
            game.say("relic-log-lair", who=act.me.sheet, card=card)

    def possible(self, game: State, act: Act) -> bool:
        return act.drawn is not None


class BattleLair(Effect):
    """The Confrontation: some cards of the scenario deck, enemies by attribute."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        if not game.lair:
            self._token(game, me)
            return
        pile = shuffled(game, game.lair)
        count = _ROOMS + len(me.tokens)
        drawn, game.lair = pile[:count], pile[count:]
        enemies = [card for card in drawn if card.sort == ENEMY]
        for card in drawn:
            if card.sort != ENEMY:
                discard(game, card)
        game.offer += tuple(enemies)
        game.say("relic-log-reveals", who=me.sheet, cards=drawn)
        try:
            beaten = yield from self._battles(game, me, enemies)
        finally:
            back = [card for card in enemies if card in game.offer]
            for card in back:
                game.offer = without(game.offer, card)
            game.lair = shuffled(game, (*game.lair, *back))
        if beaten:
            self._token(game, me)

    def _battles(self, game: State, me: Figure, enemies: list[Card]) -> Beating:
        left = list(enemies)
        while left:
            forms = sorted({card.attribute for card in left})
            form = forms[0]
            if len(forms) > 1:
                choices: list[Choice] = [("form", ATTRIBUTES[n]) for n in forms]
                choice = yield Ask(me.seat, "enemies", choices)
                form = ATTRIBUTES.index(choice[1])
            group = [card for card in left if card.attribute == form]
            outcome = yield from fight_enemies(game, me, group)
            if outcome in (LOST, TIED, VOID):
                return False
            left = [card for card in left if card.attribute != form]
            if left:
                yield from anytime(game, me, True) or ()
        return True

    def _token(self, game: State, me: Figure) -> None:
        me.tokens += (PLAIN_TOKEN,)
        game.say("relic-log-token", who=me.sheet, total=len(me.tokens))


_ROOMS: Final = 4


# Shoulder to Shoulder


class Trade(Effect):
    """Give each other whatever you like, one thing after another; giving is free."""

    __slots__ = ("who",)
    takes: ClassVar[Takes] = (WHO,)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, game: State, act: Act) -> Asking:
        other = yield from self.who.one(game, act)
        if other is None:
            return
        for giver, taker in ((act.me, other), (other, act.me)):
            yield from self._give(game, giver, taker)

    def _give(self, game: State, giver: Figure, taker: Figure) -> Asking:
        while True:
            choices = GIVING(game, giver.seat)
            if len(choices) == 1:
                return
            about = {"whose": taker.seat}
            choice = yield Ask(giver.seat, "trade", choices, about, False, GIVING)
            if choice == DONE:
                return
            self._hand(game, giver, taker, choice)

    def _hand(self, game: State, giver: Figure, taker: Figure, choice: Choice) -> None:
        if choice[0] == "influence":
            gain_influence(game, taker, lose_influence(game, giver, 1))
        elif choice[0] == "asset":
            card = next(c for c in _of(giver) if c.kind is choice[1] and c.number == choice[2])
            hand_over(game, giver, taker, card)
        elif choice[0] == "trophy":
            lying = [p for p in giver.trophies if p.card.kind is choice[1]]
            piece = next(p for p in lying if p.card.number == choice[2])
            release_trophy(giver, piece.card)
            take_trophy(taker, piece.card, piece.charges)
        else:
            place = next(n for n, card in enumerate(giver.hand) if card.kind is choice[1])
            card, seen = giver.hand[place], giver.seen[place]
            giver.hand = giver.hand[:place] + giver.hand[place + 1 :]
            giver.seen = giver.seen[:place] + giver.seen[place + 1 :]
            join_hand(taker, card, seen | 1 << giver.seat)

    def possible(self, game: State, act: Act) -> bool:
        return bool(self.who.figures(game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-trade", form=form, who=self.who.beside(say))


def _of(figure: Figure) -> list[Card]:
    return [piece.card for piece in figure.assets]


class _Giving:
    """What somebody can give away, read again after a redeal."""

    __slots__ = ()

    def __call__(self, state: State, seat: int) -> list[Choice]:
        figure = state.figures[seat]
        choices: list[Choice] = [DONE]
        if figure.influence:
            choices.append(("influence", 1))
        choices += [("asset", p.card.kind, p.card.number) for p in figure.assets]
        choices += [("trophy", p.card.kind, p.card.number) for p in figure.trophies]
        kinds: list[Card] = []
        for card in figure.hand:
            if card.kind not in kinds:
                kinds.append(card.kind)
                choices.append(("power", card.kind))
        return choices


GIVING: Final = _Giving()
