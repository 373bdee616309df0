"""What unknown Threat cards are worth to somebody of some strength: the decks, read once.

Every card is weighed for an ordinary character, so that what is expected depends only on the
book, the own battle scores, Life and the mission. That can be remembered.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.longing import Hunt
from emberhold.games.relic.bot.odds import battling_odds
from emberhold.games.relic.bot.worth import worth
from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import BY_DECK
from emberhold.games.relic.setting_up.setup import complete, new_state
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ASSET, COLOURS, ENCOUNTER, ENEMY
from emberhold.games.relic.timing.moments import PENALTY, RESOLVE, REWARD
from emberhold.parts.encoding import room_for_more

Icons = tuple[int, int, int]
Ways = tuple[int, int]
"""The least value of enemies that may be passed, and the form in which the character may battle a
single one; `NO_WAYS` for most."""
NO_WAYS: Final[Ways] = (99, -1)


class Appraised:
    """A Threat card as an ordinary character sees it."""

    __slots__ = ("attribute", "card", "gain", "harm", "prize", "value")

    def __init__(self, card: Card, game: State) -> None:
        act = Act(game.figures[0], card)
        self.card = card
        self.attribute = card.attribute if card.sort == ENEMY else -1
        self.value = card.value
        reward, penalty, resolved = card.text(REWARD), card.text(PENALTY), card.text(RESOLVE)
        self.prize = card.worth * w.TROPHY_POINT
        self.prize += 0.0 if reward is None else worth(game, act, reward)
        self.harm = 0.0 if penalty is None else min(0.0, worth(game, act, penalty))
        self.gain = 0.0 if resolved is None else worth(game, act, resolved)
        if card.sort == ASSET:
            self.gain = w.WARGEAR + 1
        elif card.sort == ENCOUNTER and card.charges:
            self.gain = max(0.0, self.gain)


Fought: TypeAlias = tuple[float, float]
"""The chance to win a battle, and what it is worth."""


class Stack:
    """Enemies of one attribute, who are battled together (R-092)."""

    __slots__ = ("cards", "form", "fought", "harm", "prize", "value")

    def __init__(self, form: int) -> None:
        self.form = form
        self.cards: list[Appraised] = []
        self.value = 0
        self.prize = self.harm = 0.0
        self.fought: dict[int, Fought] = {}
        """How battles go that nothing unusual is about, by score and Life."""

    def add(self, card: Appraised) -> None:
        self.cards.append(card)
        self.value += card.value
        self.prize += card.prize
        self.harm += card.harm


class Hand:
    """Threat cards that are engaged with together, sorted once for all who may meet them."""

    __slots__ = ("gains", "stacks")

    def __init__(self, cards: list[Appraised]) -> None:
        self.stacks: list[Stack] = []
        self.gains: list[float] = []
        """What those that are not enemies bring."""
        for form in range(3):
            stack = Stack(form)
            for card in cards:
                if card.attribute == form:
                    stack.add(card)
            if stack.cards:
                self.stacks.append(stack)
        for card in cards:
            if card.attribute < 0:
                self.gains.append(card.gain)


_APPRAISED: Final[dict[Card, Appraised]] = {}
_DECKS: Final[list[list[Appraised]]] = []
_HANDS: Final[dict[tuple[Icons, int], list[list[Appraised]]]] = {}
_SORTED: Final[dict[tuple[Icons, int], list[Hand]]] = {}
_MEMO: Final[dict[tuple[object, ...], float]] = {}
_BESIDE: Final[dict[tuple[object, ...], float]] = {}
_MEMO_MOST: Final = 60_000
_SAMPLES: Final = 36
"""Hands of several cards that are looked at; of one card every one is."""
_SAMPLES_BESIDE: Final = 12


def _ordinary() -> State:
    """A game in which somebody ordinary is somewhere."""
    game = new_state(2, 0, complete(2, 0, {"scenario": "the-mystery-beyond"}))
    for figure in game.figures:
        figure.attributes = (4, 4, 4)
        figure.life = 4
        figure.influence = 3
    return game


def decks() -> list[list[Appraised]]:
    """The three Threat decks, each card as often as it is in them."""
    if not _DECKS:
        game = _ordinary()
        for colour in range(3):
            deck: list[Appraised] = []
            for card in BY_DECK[colour]:
                _APPRAISED[card] = Appraised(card, game)
                deck += [_APPRAISED[card]] * card.often
            _DECKS.append(deck)
    return _DECKS


def appraised(card: Card) -> Appraised | None:
    """A card that is there; Nemesis cards are not of these decks. What may be drawn is expected of
    the printed decks; a card of a box that somebody made is weighed when it is there."""
    decks()
    kind = card.kind
    found = _APPRAISED.get(kind)
    if found is None and kind.deck < len(COLOURS):
        room_for_more(_APPRAISED)
        found = _APPRAISED[kind] = Appraised(kind, _ordinary())
    return found


def expected(scores: Icons, life: int, icons: Icons, hunt: Hunt, ways: Ways) -> float:
    """What it is worth to draw that many cards of each colour and to engage with them."""
    key = (scores, min(life, 6), icons, hunt.name, hunt.each, ways)
    found = _MEMO.get(key)
    if found is None:
        if len(_MEMO) > _MEMO_MOST:
            _MEMO.clear()
        found = _MEMO[key] = _mean(scores, life, _sorted(icons), hunt, ways)
    return found


def expected_beside(  # noqa: PLR0913 (its parts, by name)
    scores: Icons, life: int, icons: Icons, lying: list[Appraised], hunt: Hunt, ways: Ways
) -> float:
    """The same where some cards are there already, and are to be engaged with too."""
    if not lying:
        return _mean(scores, life, _sorted(icons, _SAMPLES_BESIDE), hunt, ways)
    key = (scores, min(life, 6), icons, tuple(lying), hunt, ways)
    found = _BESIDE.get(key)
    if found is None:
        if len(_BESIDE) > _MEMO_MOST:
            _BESIDE.clear()
        hands = [Hand(lying + drawn) for drawn in _drawn(icons, _SAMPLES_BESIDE)]
        found = _BESIDE[key] = _mean(scores, life, hands, hunt, ways)
    return found


def _drawn(icons: Icons, samples: int) -> list[list[Appraised]]:
    """What may be drawn for some icons, a sample of it."""
    key = (icons, samples)
    hands = _HANDS.get(key)
    if hands is None:
        stride = 1 if sum(icons) == 1 else 31
        hands = _HANDS[key] = []
        for number in range(samples):
            hand: list[Appraised] = []
            for colour, deck in enumerate(decks()):
                for place in range(icons[colour]):
                    hand.append(deck[(number * stride + place * 23) % len(deck)])
            hands.append(hand)
    return hands


def _sorted(icons: Icons, samples: int = _SAMPLES) -> list[Hand]:
    """The same, sorted; of one card every one."""
    if sum(icons) == 1:
        samples = max([len(deck) for deck in decks()])
    key = (icons, samples)
    hands = _SORTED.get(key)
    if hands is None:
        hands = _SORTED[key] = [Hand(drawn) for drawn in _drawn(icons, samples)]
    return hands


def _mean(scores: Icons, life: int, hands: list[Hand], hunt: Hunt, ways: Ways) -> float:
    total = 0.0
    left = _life_left(life)
    for hand in hands:
        total += _engaged(scores, left, hand, hunt, ways)
    return total / len(hands)


def _life_left(life: int) -> int:
    """What is left after the loss of one Life, as far as it makes a difference."""
    return min(max(life, 1), len(w.LIFE_LOST)) - 1


def engaged(scores: Icons, life: int, hand: list[Appraised], hunt: Hunt, ways: Ways) -> float:
    """What it is worth to engage with some cards."""
    return _engaged(scores, _life_left(life), Hand(hand), hunt, ways)


def _engaged(scores: Icons, left: int, hand: Hand, hunt: Hunt, ways: Ways) -> float:
    """R-066, R-092: enemies of one attribute together, the surest battle first."""
    value = 0.0
    going_on = 1.0
    if hand.stacks:
        order = _battles(scores, left, hand, hunt, ways)
        if len(order) > 1:
            order.sort(reverse=True)
        for won, share in order:
            value += going_on * share
            going_on *= won
    for gain in hand.gains:
        value += going_on * gain
    return value


def _battles(scores: Icons, left: int, hand: Hand, hunt: Hunt, ways: Ways) -> list[Fought]:
    """The battles of a hand; those one may and had better walk past are not among them."""
    if not hunt.name and ways == NO_WAYS:
        return [_fought(scores[stack.form], left, stack) for stack in hand.stacks]
    order: list[Fought] = []
    for stack in hand.stacks:
        fought = _hunting(scores, left, stack, hunt, ways)
        if fought[1] < 0 and ways[0] < NO_WAYS[0]:
            rest = _not_passed(stack, ways[0])
            if not rest.cards:
                continue
            if len(rest.cards) < len(stack.cards):
                fought = max(fought, _hunting(scores, left, rest, hunt, ways), key=_worth)
        order.append(fought)
    return order


def _not_passed(stack: Stack, least: int) -> Stack:
    """Those that one may not walk past."""
    left = Stack(stack.form)
    for card in stack.cards:
        if card.value < least:
            left.add(card)
    return left


def _worth(fought: Fought) -> float:
    return fought[1]


def _fought(mine: int, left: int, stack: Stack) -> Fought:
    """A battle that nothing unusual is about."""
    key = mine * len(w.LIFE_LOST) + left
    found = stack.fought.get(key)
    if found is None:
        harm = stack.harm - w.LIFE_LOST[left]
        found = stack.fought[key] = _battled(mine - stack.value, stack.prize, harm)
    return found


def _hunting(scores: Icons, left: int, stack: Stack, hunt: Hunt, ways: Ways) -> Fought:
    """A battle of somebody who is after some enemies, or may choose how to battle."""
    count = len(stack.cards)
    mine = scores[stack.form]
    if count == 1 and ways[1] >= 0:
        mine = max(mine, scores[ways[1]])
    if not hunt.wanted and not hunt.together:
        return _fought(mine, left, stack)
    prize = _hunted(stack, hunt)
    if hunt.together and count >= hunt.together:
        prize += hunt.each
    return _battled(mine - stack.value, prize, stack.harm - w.LIFE_LOST[left])


def _battled(lead: int, prize: float, harm: float) -> Fought:
    won, lost = battling_odds(lead)
    return won, won * prize + lost * harm


def _hunted(stack: Stack, hunt: Hunt) -> float:
    """What the enemies of a stack are worth to somebody who is after some of them."""
    prize = 0.0
    for each in stack.cards:
        prize += each.prize
        if each.card in hunt.wanted:
            prize += hunt.each
    return prize
