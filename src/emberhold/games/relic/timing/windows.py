"""Timing windows: whatever a figure has for a moment, resolved one after the other.

Everything with a moment goes through `window`: text on sheets, assets and Corruption cards, charges
and discards, Power and Might cards. Mandatory text must be resolved before the window closes, in
the order the active player likes; what is optional is offered to the figure's own player until that
player is done (R-146, R-147).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, cast

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import CHARGE, DISCARD, FREE, Ability, Card
from emberhold.games.relic.figure.belongings import discard, leave_hand, lose_asset, spend_charge
from emberhold.games.relic.state import Figure, Stake, State
from emberhold.games.relic.terms import CANNOT, NO_POWER
from emberhold.games.relic.timing.listening import idle, said_by
from emberhold.games.relic.timing.moments import (
    INSTEAD_OF_ENGAGEMENT,
    INSTEAD_OF_MOVEMENT,
    OWN_TURN,
    PLAY_POWER,
)
from emberhold.games.relic.turn.ending import TurnOver
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Reading, Together
from emberhold.parts.asking import DONE

Answering = Generator[Question | Together, Any, Choice | None]
Moments = tuple[int, ...]
Offer = tuple[Choice, Ability, Card | None, bool]
"""A choice, the text it stands for, the card it is on, and whether that card is in hand."""


def window(game: State, figure: Figure, moments: Moments, act: Act) -> Asking | None:
    """Open a window if the figure has something to say."""
    return _opened(game, figure, moments, act) if listens(game, figure, moments) else None


def at_moment(game: State, figure: Figure, moments: Moments) -> Asking | None:
    """The same where there is nothing to tell but who and when."""
    if not listens(game, figure, moments):
        return None
    return _opened(game, figure, moments, Act(figure))


def listens(game: State, figure: Figure, moments: Moments) -> bool:
    """Whether the figure has anything for such a moment, be it of use now or not."""
    if figure.out:
        return False
    watch = figure.watch
    for moment in moments:
        if moment in watch:
            return True
    hand = figure.hand
    if not hand:
        return False
    for card in hand:
        if card.when in moments:
            return True
    return game.reactions == "always" and moments[0] != PLAY_POWER


class Along:
    """A question that is asked anyway: what can be used at that moment rides along with it."""

    __slots__ = ("about", "read", "topic")

    def __init__(self, topic: str, read: Reading, about: dict[str, Any] | None = None) -> None:
        self.topic = topic
        self.read = read
        """Its own choices; none where it need not be asked."""
        self.about = about


class _Both:
    """The choices of a question with what rides along, read again after a redeal."""

    __slots__ = ("along", "opened")

    def __init__(self, along: Along, opened: _Window) -> None:
        self.along = along
        self.opened = opened

    def __call__(self, state: Any, seat: int) -> list[Choice]:
        riding = [offer[0] for offer in self.opened.offers(state)]
        return [*self.along.read(state, seat), *riding]


class _Window:
    """An open window: what is on offer can be read off it again after a redeal."""

    __slots__ = ("_probe", "act", "done", "figure", "moments")

    def __init__(self, figure: Figure, moments: Moments, act: Act) -> None:
        self.figure = figure
        self.moments = moments
        self.act = act
        """What happened, as every text of this window meets it."""
        self._probe: Act | None = None
        """The same, to ask a text with whether it can do anything; made for the first that is."""
        self.done: list[tuple[Ability, Card | None]] = []

    def offers(self, game: State) -> list[Offer]:
        figure = self.figure
        found: list[Offer] = []
        for moment in self.moments:
            for ability, card in figure.watch.get(moment, ()):
                if self._ready(game, moment, ability, card):
                    choice = ("use", ability) if card is None else ("use", card.kind, card.number)
                    found.append((choice, ability, card, False))
        if figure.hand and not _power_barred(game, figure):
            self._from_hand(game, found)
        return found

    def _from_hand(self, game: State, found: list[Offer]) -> None:
        """One offer for each different card in hand that fits the moment."""
        kinds: list[Card] = []
        for card in self.figure.hand:
            if card.when in self.moments and card.kind not in kinds:
                kinds.append(card.kind)
                ability = card.abilities[card.when][0]
                if ability.effect.possible(game, self._aimed(card.when, card)):
                    found.append((("play", card.kind), ability, card, True))

    def _ready(self, game: State, moment: int, ability: Ability, card: Card | None) -> bool:
        figure = self.figure
        if ability.narrow is not None and not ability.narrow.fits(game, self.probe):
            return False
        if ability.once and ability in figure.used:
            return False
        if card is not None and idle(game, figure, card):
            return False
        if ability.price == FREE:
            for other, where in self.done:
                if other is ability and where is card:
                    return False
        elif ability.price == CHARGE:
            piece = figure.asset(card) if card is not None else None
            if piece is None or piece.charges == 0 or card in figure.used:
                return False
        if not ability.optional:
            return True
        return ability.effect.possible(game, self._aimed(moment, card))

    def _aimed(self, moment: int, card: Card | None) -> Act:
        probe = self.probe
        probe.amount = self.act.amount
        probe.moment = moment
        probe.card = card
        return probe

    @property
    def probe(self) -> Act:
        if self._probe is None:
            self._probe = self.act.of(self.figure)
        return self._probe

    def question(self, game: State, found: list[Offer]) -> Ask:
        """Asking for something to use, or what comes first of all that must be resolved."""
        about: dict[str, Any] = {"moment": self.moments[0], "act": self.act}
        if self.done:
            about["done"] = tuple(self.done)
        choices = choices_of(found)
        if DONE in choices:
            return Ask(self.figure.seat, "window", choices, about, False, self)
        orders = _who_orders(game, self.figure)
        if orders is not self.figure:
            about["whose"] = self.figure.seat
        return Ask(orders.seat, "order", choices, about, False, self)

    def asked_with(self, along: Along, main: Sequence[Choice], found: list[Offer]) -> Ask:
        """Asking what is asked anyway."""
        choices = [*main, *[offer[0] for offer in found]]
        about = {**(along.about or {}), "act": self.act}
        if self.done:
            about["done"] = tuple(self.done)
        return Ask(self.figure.seat, along.topic, choices, about, False, _Both(along, self))

    def presses(self, game: State, found: list[Offer]) -> bool:
        """Whether something on offer is worth a question of its own."""
        return any(not self._declined(game, offer) for offer in found)

    def _declined(self, game: State, offer: Offer) -> bool:
        """Whether it was declined in this turn, and nothing it is about has changed since."""
        return offer[1].moment == OWN_TURN and self._stake(game, offer) in self.figure.declined

    def declines(self, game: State, found: list[Offer]) -> None:
        for offer in found:
            if offer[1].moment == OWN_TURN:
                self.figure.declined += (self._stake(game, offer),)

    def _stake(self, game: State, offer: Offer) -> Stake:
        act = self._aimed(offer[1].moment, offer[2])
        return offer[1], offer[1].effect.stake(game, act)

    def __call__(self, state: Any, seat: int) -> list[Choice]:
        """The choices, as the question reads them after a redeal."""
        return choices_of(self.offers(state))


def _who_orders(game: State, figure: Figure) -> Figure:
    """R-147: the active player orders what happens at once, no matter whose text it is; the player
    who has it, if the active one has just been eliminated (R-241)."""
    return figure if game.me.out else game.me


def choices_of(offers: list[Offer]) -> list[Choice]:
    """R-146, R-147: what must be resolved comes first, in a chosen order."""
    due = [offer[0] for offer in offers if not offer[1].optional]
    return due or [*(offer[0] for offer in offers), DONE]


def _power_barred(game: State, figure: Figure) -> bool:
    """Some enemies allow no Power cards in the battle against them."""
    battle = game.battle
    if battle is None or battle.side_of(figure) is None:
        return False
    return bool(said_by(game, battle.cards, figure, CANNOT) & NO_POWER)


def anytime(game: State, figure: Figure, again: bool = False) -> Asking | None:
    """R-106, R-147: what may be used at any time of the own turn, between two steps of it.

    Something declined before in this turn is asked for again only if what it is about has changed
    since; `again` says that something has happened which may make it welcome all the same.
    """
    if figure.seat != game.active or not listens(game, figure, _ANY_TIME):
        return None
    if again:
        figure.declined = ()
    return _opened(game, figure, _ANY_TIME, Act(figure))


_ANY_TIME: Final[Moments] = (OWN_TURN,)


def ride(game: State, figure: Figure, moments: Moments, act: Act, along: Along) -> Answering:
    """Ask what is asked anyway, and with it everything that can be used now.

    What comes back is the answer to that question; None if it is not asked after all. An answer
    that is the only one, with nothing to use, is taken without a question.
    """
    opened = _Window(figure, moments, act)
    return _resolved(game, opened, opened.offers(game), along)


def _opened(game: State, figure: Figure, moments: Moments, act: Act) -> Asking | None:
    """Most windows close as soon as it is seen that nothing in them can be used now."""
    opened = _Window(figure, moments, act)
    found = opened.offers(game)
    if not opened.presses(game, found) and not _asked_anyway(game, figure):
        return None
    return cast(Asking, _resolved(game, opened, found))


def _resolved(  # noqa: C901 (a window of R-242, told in one place)
    game: State,
    opened: _Window,
    found: list[Offer],
    along: Along | None = None,
) -> Answering:
    """R-242: no matter whose turn a text ends, the others of its window are resolved as well."""
    figure, act = opened.figure, opened.act
    answer: Choice | None = None
    asked = turn_over = False
    while True:
        due = [offer for offer in found if not offer[1].optional]
        if due and sum(not other[1].effect.commutes() for other in due) <= 1:
            offer = due[0]
        else:
            main = _NO_CHOICES if along is None or due else along.read(game, figure.seat)
            if along is not None and not main and not opened.presses(game, found):
                break
            if len(main) == 1 and not found:
                answer = main[0]
                break
            asked = True
            hand = figure.hand
            if along is not None and main:
                choice = yield opened.asked_with(along, main, found)
            else:
                choice = yield opened.question(game, found)
            if figure.hand is not hand:  # it was dealt again
                found = opened.offers(game)
            used = [other for other in found if other[0] == choice]
            if not used:
                opened.declines(game, found)
                answer = choice if main else None
                break
            offer = used[0]
        opened.done.append((offer[1], offer[2]))
        instead = offer[1].moment in INSTEAD
        own = act.for_text(figure, offer[1], offer[2])
        try:
            yield from _use(game, figure, own, offer) or ()
        except TurnOver:
            if figure.seat == game.active:
                raise
            turn_over = True
        act.amount = own.amount
        if instead:
            act.amount = 1
            return None
        if figure.out:
            break
        found = opened.offers(game)
        if along is None and not found and (asked or not _asked_anyway(game, figure)):
            break
    if turn_over:
        raise TurnOver
    return answer


def _asked_anyway(game: State, figure: Figure) -> bool:
    """So that a question does not tell what is in a hand."""
    return game.reactions == "always" and bool(figure.hand)


_NO_CHOICES: Final[Sequence[Choice]] = ()

INSTEAD: Final = (INSTEAD_OF_MOVEMENT, INSTEAD_OF_ENGAGEMENT)
"""What is used instead of a phase closes the window; `act.amount` then says 1."""


def _use(game: State, figure: Figure, act: Act, offer: Offer) -> Asking | None:
    """Pay what it takes, and resolve it."""
    ability, card, in_hand = offer[1], offer[2], offer[3]
    if ability.once:
        figure.used += (ability,)
    if in_hand:
        assert card is not None
        return _played(game, figure, act, ability, card)
    _tell(game, figure, act, ability)
    if ability.price == CHARGE:
        assert card is not None
        figure.used += (card,)
        spend_charge(game, figure, card)
    elif ability.price == DISCARD:
        assert card is not None
        lose_asset(game, figure, card)
    return ability.effect.accept(game, act)


def _tell(game: State, figure: Figure, act: Act, ability: Ability) -> None:
    """A text that has to be resolved but does nothing now is not told; a rule of the scenario is
    nobody's ability."""
    if game.log is None or not (ability.optional or ability.effect.applies(game, act)):
        return
    if act.card is not None:
        game.say("relic-log-uses", who=figure.sheet, card=act.card)
    elif not ability.optional and ability in game.scenario.printed:
        game.say("relic-log-scenario", who=figure.sheet, ability=ability)
    else:
        game.say("relic-log-ability", who=figure.sheet, ability=ability)


def _played(game: State, figure: Figure, act: Act, ability: Ability, card: Card) -> Asking:
    """R-106, R-204: a card's ability instead of its number."""
    game.say("relic-log-plays", who=figure.sheet, card=card)
    leave_hand(figure, card)
    yield from played(game, figure, card) or ()
    yield from ability.effect.accept(game, act) or ()


def played(game: State, figure: Figure, card: Card) -> Asking | None:
    """R-109: a played card goes to its discard pile; some text answers that."""
    discard(game, card)
    if figure.nemesis or PLAY_POWER not in figure.watch:
        return None
    act = Act(figure)
    act.drawn = card
    return window(game, figure, (PLAY_POWER,), act)
