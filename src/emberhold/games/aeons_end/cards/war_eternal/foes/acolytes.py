"""Acolytes: which of them, and what becomes of it; their Blood Magic.

A subject is called with what happens to that acolyte, one thing after the other:
`lowest_acolyte(gains(10), blood_magic(2))`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator
from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import ACOLYTE, Card
from emberhold.games.aeons_end.cards.war_eternal.foes.acolyte_deck import (
    acolyte_deck,
    draw_acolyte,
    return_acolyte,
    shuffle_acolytes,
)
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent
from emberhold.games.aeons_end.effects.sorts import AMOUNT, TIMES
from emberhold.games.aeons_end.fight.life import damage_minion, leave_play, minion_gains_life
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.language import Speech
from emberhold.parts import reading
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Maybe, Takes
from emberhold.parts.reading import Named

_THAT_ACOLYTE = Named("who-that-acolyte")


def acolytes(game: State) -> list[Card]:
    """Acolytes in play, from the longest there to the newest."""
    return [piece.card for piece in game.in_play if piece.card.type == ACOLYTE]


def resolve_blood_magic(game: State, card: Card, spared: bool = False) -> Asking:
    """Resolve what an acolyte does; one that has left play does nothing any more."""
    if game.piece(card) is None:
        return
    game.say("log-blood-magic", card=card)
    act = Act.of_nemesis(game, card)
    act.spared = spared
    assert card.persistent is not None
    yield from card.persistent.run(game, act) or ()


# What becomes of one acolyte


class Fate:
    """Something that happens to an acolyte, told with it: `who` is its subject."""

    @abstractmethod
    def befall(self, game: State, card: Card) -> Asking | None:
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def clause(self, say: Speech, who: Named | AcolyteSubject) -> str:
        raise NotImplementedError(type(self).__name__)


class BloodMagic(Fate):
    def __init__(self, times: int = 1) -> None:
        self.times = times

    def befall(self, game: State, card: Card) -> Asking:
        for _ in range(self.times):
            yield from resolve_blood_magic(game, card)

    def clause(self, say: Speech, who: Named | AcolyteSubject) -> str:
        return say("effect-blood-magic", who=who, times=self.times)


class SuffersDamage(Fate):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def befall(self, game: State, card: Card) -> None:
        damage_minion(game, card, self.amount)

    def clause(self, say: Speech, who: Named | AcolyteSubject) -> str:
        return say("effect-acolyte-suffers", who=who, amount=self.amount)


class GainsLife(Fate):
    """WE-087: never above the life with which it entered play."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def befall(self, game: State, card: Card) -> None:
        minion_gains_life(game, card, self.amount)

    def clause(self, say: Speech, who: Named | AcolyteSubject) -> str:
        return say("effect-acolyte-gains-life", who=who, amount=self.amount)


class ReturnsToDeck(Fate):
    """To the bottom of the acolyte deck: it leaves play without being discarded."""

    def befall(self, game: State, card: Card) -> None:
        leave_play(game, card)
        return_acolyte(game, card)
        game.say("log-acolyte-returns", card=card)

    def clause(self, say: Speech, who: Named | AcolyteSubject) -> str:
        return say("effect-acolyte-returns", who=who)


class AcolyteSubject:
    """The acolyte with the most or the least life; ties are the players' to break."""

    __slots__ = ("message_id", "sign")

    def __init__(self, message_id: str, sign: int) -> None:
        self.message_id = message_id
        self.sign = sign

    def tied(self, game: State) -> list[Card]:
        """WE-259."""
        lives = [p for p in game.in_play if p.card.type == ACOLYTE]
        most = max((self.sign * piece.tokens for piece in lives), default=0)
        return [piece.card for piece in lives if self.sign * piece.tokens == most]

    def pick(self, game: State, act: Act, tied: list[Card]) -> Generator[Question, Choice, Card]:
        choices = [("card", card) for card in tied]
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "acolyte", choices, about, anyone=True)
        card: Card = choice[1]
        return card

    def __call__(self, *fates: Fate) -> Befalls:
        return Befalls(self, fates)


class Befalls(Effect):
    """An acolyte and what becomes of it, in printed order."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, subject: AcolyteSubject, fates: tuple[Fate, ...]) -> None:
        self.subject = subject
        self.fates = fates

    def run(self, game: State, act: Act) -> Asking:
        tied = self.subject.tied(game)
        if not tied:
            return
        card = yield from self.subject.pick(game, act, tied)
        for fate in self.fates:
            yield from fate.befall(game, card) or ()

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if acolytes(game) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.joined(say, self._clauses(say))

    def sentence(self, say: Speech) -> str:
        return " ".join(reading.whole(say, clause) for clause in self._clauses(say))

    def _clauses(self, say: Speech) -> list[str]:
        later = [fate.clause(say, _THAT_ACOLYTE) for fate in self.fates[1:]]
        return [self.fates[0].clause(say, self.subject), *later]


# All of them


class EachBloodMagic(Effect):
    """The Blood Magic of each acolyte in play, the oldest first, without harm to themselves."""

    takes: ClassVar[Takes] = (Maybe(TIMES, 1),)

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.times):
            for card in acolytes(game):
                yield from resolve_blood_magic(game, card, spared=True)

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if acolytes(game) else NONE

    def sentence(self, say: Speech) -> str:
        first = super().sentence(say)
        if self.times == 1:
            return first
        return f"{first} {say('sentence', clause=say('effect-repeat', times=self.times - 1))}"


class DrawAcolyte(Effect):
    def run(self, game: State, act: Act) -> None:
        draw_acolyte(game)

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if acolyte_deck(game).count else NONE


class ShuffleAcolytes(Effect):
    """The most recently discarded acolytes go back into the acolyte deck."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        latest = shuffle_acolytes(game, self.amount)
        if latest:
            game.say("log-acolytes-shuffled", cards=latest)

    def extent(self, game: State, act: Act) -> Extent:
        return min(self.amount, len(acolyte_deck(game).discard)), self.amount


lowest_acolyte = AcolyteSubject("who-acolyte-lowest", -1)
highest_acolyte = AcolyteSubject("who-acolyte-highest", 1)
