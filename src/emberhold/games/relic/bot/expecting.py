"""What unknown Threat cards are worth to somebody of some strength: the decks, read once.

Every card is weighed for an ordinary character, so that what is expected depends only on the
book, the own battle scores, Life and the mission. That can be remembered.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.longing import Hunt
from emberhold.games.relic.bot.odds import losing, winning
from emberhold.games.relic.bot.worth import worth
from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import BY_DECK
from emberhold.games.relic.moments import PENALTY, RESOLVE, REWARD
from emberhold.games.relic.setup import complete, new_state
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ASSET, ENCOUNTER, ENEMY

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


_APPRAISED: Final[dict[Card, Appraised]] = {}
_DECKS: Final[list[list[Appraised]]] = []
_MEMO: Final[dict[tuple[object, ...], float]] = {}
_MEMO_MOST: Final = 60_000
_SAMPLES: Final = 36
"""Hands of several cards that are looked at; of one card every one is."""


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
    """A card that is there; Nemesis cards are not of these decks."""
    decks()
    return _APPRAISED.get(card.kind)


def expected(scores: Icons, life: int, icons: Icons, hunt: Hunt, ways: Ways) -> float:
    """What it is worth to draw that many cards of each colour and to engage with them."""
    key = (scores, min(life, 6), icons, hunt.name, hunt.each, ways)
    found = _MEMO.get(key)
    if found is None:
        if len(_MEMO) > _MEMO_MOST:
            _MEMO.clear()
        found = _MEMO[key] = _mean(scores, life, icons, [], hunt, ways, _SAMPLES)
    return found


def expected_beside(
    scores: Icons, life: int, icons: Icons, lying: list[Appraised], hunt: Hunt, ways: Ways
) -> float:
    """The same where some cards are already, and are to be engaged with too."""
    return _mean(scores, life, icons, lying, hunt, ways, 12)


def _mean(
    scores: Icons,
    life: int,
    icons: Icons,
    lying: list[Appraised],
    hunt: Hunt,
    ways: Ways,
    samples: int,
) -> float:
    found = decks()
    count = sum(icons)
    size = max(len(deck) for deck in found)
    tries = size if count == 1 and not lying else samples
    total = 0.0
    for number in range(tries):
        hand = lying[:]
        for colour in range(3):
            deck = found[colour]
            for place in range(icons[colour]):
                hand.append(deck[(number * (1 if count == 1 else 31) + place * 23) % len(deck)])
        total += engaged(scores, life, hand, hunt, ways)
    return total / tries


def engaged(scores: Icons, life: int, hand: list[Appraised], hunt: Hunt, ways: Ways) -> float:
    """R-066, R-092: enemies of one attribute together, the surest battle first."""
    value = 0.0
    order: list[tuple[float, float]] = []
    for form in range(3):
        group = [each for each in hand if each.attribute == form]
        if not group:
            continue
        fought = _fought(scores, life, group, form, hunt, ways)
        left = [each for each in group if each.value < ways[0]]
        if fought[1] < 0 and len(left) < len(group):
            if not left:
                continue
            fought = max(fought, _fought(scores, life, left, form, hunt, ways), key=_worth)
        order.append(fought)
    going_on = 1.0
    for won, share in sorted(order, reverse=True):
        value += going_on * share
        going_on *= won
    for each in hand:
        if each.attribute < 0:
            value += going_on * each.gain
    return value


def _worth(fought: tuple[float, float]) -> float:
    return fought[1]


def _fought(
    scores: Icons, life: int, group: list[Appraised], form: int, hunt: Hunt, ways: Ways
) -> tuple[float, float]:
    """The chance to win a battle, and what it is worth."""
    foe = prize = harm = 0.0
    for each in group:
        foe += each.value
        prize += each.prize
        harm += each.harm
        if each.card in hunt.wanted:
            prize += hunt.each
    if hunt.together and len(group) >= hunt.together:
        prize += hunt.each
    mine = scores[form]
    if len(group) == 1 and ways[1] >= 0:
        mine = max(mine, scores[ways[1]])
    lead = mine - int(foe)
    won = winning(lead)
    harm -= w.LIFE_LOST[min(max(life, 1) - 1, len(w.LIFE_LOST) - 1)]
    return won, won * prize + losing(lead) * harm
