"""Which cards on the board: `chosen enemy value<=4`, `all Tyranid in area`."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias

from emberhold.games.relic.act import Act
from emberhold.games.relic.ask import Ask
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.phrases.quantities import message_word
from emberhold.games.relic.figure.belongings import space_of
from emberhold.games.relic.map.board import (
    FIRST_INNER,
    IN_AREA,
    IN_TIER,
    SPACES,
    TIER_OF,
    along,
)
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import AGENT, ENEMY, IMPERIUM, INNER
from emberhold.games.relic.traits import TRAITS, Trait
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Text, Word, quoted, unknown

Picking = Generator[Question | Together, Any, list[Card]]

TRAIT: Final = Word("trait", TRAITS)


# Cards by name

PRINTED: Final[dict[str, Card]] = {}
"""Every card of the book by its slug; filled before the first clause is read."""


class _CardName(Text):
    """Cards of one name, whatever their deck."""

    def parse(self, text: str) -> tuple[Card, ...]:
        if text not in PRINTED:
            raise unknown("card", text, PRINTED)
        return tuple([card for slug, card in PRINTED.items() if slug.startswith(text)])


CARD_NAME: Final = _CardName("card")


def card_words(say: Speech, cards: tuple[Card, ...]) -> str:
    return say(cards[0].message_id)


# Where cards are


class Spot:
    """Spaces that cards are looked for on."""

    __slots__ = ("id", "spaces", "word")

    def __init__(self, word: str, spaces: Callable[[Act], tuple[int, ...]]) -> None:
        self.word = word
        self.spaces = spaces
        self.id = f"relic-place-{message_word(word)}"


def _area(act: Act) -> tuple[int, ...]:
    area = SPACES[act.me.space].area
    return IN_AREA[area] if area >= 0 else (act.me.space,)


def _neighbouring(act: Act) -> tuple[int, ...]:
    here = act.me.space
    return (along(here, -1), along(here, 1)) if TIER_OF[here] < INNER else ()


HERE: Final = Spot("here", lambda act: (act.me.space,))
THAT_SPACE: Final = Spot("that_space", lambda act: (act.where,))
TIER: Final = Spot("tier", lambda act: IN_TIER[TIER_OF[act.me.space]])
AREA: Final = Spot("area", _area)
BOARD: Final = Spot("board", lambda act: tuple(range(FIRST_INNER)))
NEIGHBOURING: Final = Spot("neighbouring_space", _neighbouring)
SPOTS: Final = {spot.word: spot for spot in (HERE, AREA, TIER, BOARD)}
_AFTER: Final = {
    "in area": AREA,
    "in tier": TIER,
    "here": HERE,
    "on neighbouring_space": NEIGHBOURING,
}


# Kinds of cards

Fitting: TypeAlias = Callable[[Card, Act], bool]


def _agent(card: Card, act: Act) -> bool:
    return card.sort == AGENT


def _card(card: Card, act: Act) -> bool:
    return card.deck != IMPERIUM


def _enemy(card: Card, act: Act) -> bool:
    return card.sort == ENEMY


_KINDS: Final[dict[str, Fitting]] = {
    "card": _card,
    "enemy": _enemy,
    "own_enemy": lambda card, act: (
        card.sort == ENEMY and card.deck == act.me.sheet.deck and act.me.nemesis
    ),
    "agent": _agent,
    "agents": _agent,
}


class What:
    """Some cards on the board."""

    __slots__ = ("all", "fits", "kind", "least", "most", "place", "trait")

    def __init__(
        self,
        kind: str,
        fits: Fitting,
        all: bool = True,
        place: Spot | None = None,
        trait: Trait | None = None,
    ) -> None:
        self.kind = kind
        """What they are called: `card`, `enemy`, `own_enemy`, `agent` or `trait`."""
        self.fits = fits
        self.all = all
        self.place = place
        self.trait = trait
        self.least, self.most = 0, 99

    def lying(self, place: Spot) -> What:
        """The same, looked for in some place where none was named."""
        if self.place is None:
            self.place = place
        return self

    def cards(self, game: State, act: Act) -> list[Card]:
        if self.place is None:
            return []
        return [
            piece.card
            for space in self.place.spaces(act)
            for piece in game.board[space]
            if self._fits(piece.card, act)
        ]

    def _fits(self, card: Card, act: Act) -> bool:
        if self.trait is not None and self.trait not in card.traits:
            return False
        return self.fits(card, act) and self.least <= card.value <= self.most

    def pick(self, game: State, act: Act) -> Picking:
        """Those it is about: all, or one that is chosen."""
        cards = self.cards(game, act)
        if self.all or len(cards) < 2:
            return cards
        choices: list[Choice] = [("card", card.kind, card.number) for card in cards]
        choice = yield Ask(act.me.seat, "card", choices, {"act": act})
        return [card for card in cards if card.kind is choice[1] and card.number == choice[2]]

    # Reading

    def words(self, say: Speech, somewhere: str = "", case: str = "object") -> str:
        """With the place they are in, or `somewhere` in its stead."""
        trait = say(self.trait.message_id) if self.trait is not None else ""
        all = "yes" if self.all else "no"
        what = say(f"relic-what-{message_word(self.kind)}", all=all, trait=trait)
        value = ""
        if self.most < 99:
            value = say("relic-what-value-most", value=self.most)
        elif self.least:
            value = say("relic-what-value-least", value=self.least)
        where = somewhere or self._place_words(say, case)
        return " ".join(words for words in (what, value, where) if words)

    def _place_words(self, say: Speech, case: str) -> str:
        return say(self.place.id, case=case, of="cards") if self.place is not None else ""


class This(What):
    """The card the text is on."""

    __slots__ = ()

    def cards(self, game: State, act: Act) -> list[Card]:
        return [act.card] if act.card is not None and space_of(game, act.card) >= 0 else []

    def _place_words(self, say: Speech, case: str) -> str:
        return ""


class Drawn(This):
    """The card just drawn."""

    __slots__ = ()

    def cards(self, game: State, act: Act) -> list[Card]:
        return [act.drawn] if act.drawn is not None else []


# Reading the book

_SHAPE: Final = re.compile(rf"(all|chosen) (.+?)(?: value(<=|>=)(\d+))?(?: ({'|'.join(_AFTER)}))?$")


class _Cards(Text):
    """`chosen enemy value<=4 in tier`."""

    def means(self) -> str:
        which = f"`all` or `chosen` with {quoted(_KINDS)} or a trait"
        return f"`this`, `drawn`, or {which}; perhaps `value<=4`; perhaps {quoted(_AFTER)}"

    def parse(self, text: str) -> What:
        if text == "this":
            return This(text, _card)
        if text == "drawn":
            return Drawn(text, _card)
        found = _SHAPE.match(text)
        if found is None:
            raise unknown("cards", text, ["this", "drawn", "all enemy", "chosen enemy"])
        what = _kind(found[2], found[1] == "all", _AFTER.get(found[5] or ""))
        if found[3] == "<=":
            what.most = int(found[4])
        elif found[3] == ">=":
            what.least = int(found[4])
        return what


def _kind(word: str, all: bool, place: Spot | None) -> What:
    if word in _KINDS:
        return What(word.removesuffix("s"), _KINDS[word], all, place)
    if word in TRAITS:
        return What("trait", _enemy, all, place, TRAITS[word])
    raise unknown("cards", word, [*_KINDS, *TRAITS])


CARDS: Final = _Cards("cards")
