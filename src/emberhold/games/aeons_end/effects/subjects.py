"""Who a sentence is about: any player, any ally, the player with the most charges.

A subject is called with what that player does: `any_player(Suffer(3) & DiscardFromHand(1))`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator
from typing import ClassVar, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import DEED, Effect, Extent, Predicate, best
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Choice, Question
from emberhold.language import Speech
from emberhold.parts.asking import choose_player
from emberhold.parts.effects.signatures import Takes, Word

Picking = Generator[Question, Choice, Player | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject:
    """Somebody chosen by the one who resolves the card, or by the players together."""

    def __init__(self, message_id: str) -> None:
        self.message_id = message_id

    def candidates(self, game: State, act: Act) -> list[Player]:
        return game.players

    def pick(self, game: State, act: Act, what: Predicate) -> Picking:
        """A nemesis effect takes the player who can do all or most of it (WE-264, WE-265); of a
        player's own card anybody who can do some of it may be chosen (WE-334). Where nobody can do
        any of it there is nothing to choose."""
        players = self.candidates(game, act)
        if act.group:
            able = best_able(game, act, players, what)
        else:
            able = [player for player in players if what.able(game, act, player)[0]]
        if not able:
            return None
        about = {"card": act.source, "effect": what}
        player = yield from choose_player(game, act.me.seat, "player", able, about, act.group)
        act.that = player
        return player

    def __call__(self, what: Effect) -> Does:
        assert isinstance(what, Predicate)
        return Does(self, what)


def best_able(game: State, act: Act, players: list[Player], what: Predicate) -> list[Player]:
    """Those who can do most of it, of all who can do any of it."""
    able: list[Player] = []
    most = 0
    for player in players:
        done, whole = what.able(game, act, player)
        if done:
            done = min(done, whole)
            if done > most:
                able = []
                most = done
            if done == most:
                able.append(player)
    return able


SUBJECTS: Final[dict[str, Subject]] = {}
"""By the names they have in Python."""
SUBJECT: Final = Word("subject", SUBJECTS)


class Does(Effect):
    """A subject and what it does."""

    takes: ClassVar[Takes | None] = (SUBJECT, DEED)

    def __init__(self, subject: Subject, what: Predicate) -> None:
        self.subject = subject
        self.what = what

    def run(self, game: State, act: Act) -> Asking:
        who = yield from self.subject.pick(game, act, self.what)
        if who is not None:
            yield from self.what.do(game, act, who) or ()

    def extent(self, game: State, act: Act) -> Extent:
        candidates = self.subject.candidates(game, act)
        return best(self.what.able(game, act, who) for who in candidates)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        what = self.what.clause(say, "they", "they")
        return say("clause-does", who=self.subject, what=what)


class ToldOnce(Does):
    """A card names what is meant once, for its subject; a question about a tie tells it in full."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, subject: Subject, what: Predicate, short: str) -> None:
        super().__init__(subject, what)
        self.short = short

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("clause-does", who=self.subject, what=say(self.short))


class Ally(Subject):
    """WE-330: anybody else; WE-322: alone, the player is their own ally."""

    def candidates(self, game: State, act: Act) -> list[Player]:
        if game.solo:
            return game.players
        return [player for player in game.players if player is not act.me]


class Ranked(Subject):
    """The player with the most or the least of something; ties are the players' to break."""

    def __init__(self, message_id: str, rank: Callable[[Player], int]) -> None:
        super().__init__(message_id)
        self.rank = rank

    def candidates(self, game: State, act: Act) -> list[Player]:
        """WE-259, WE-260."""
        players = self.eligible(game)
        ranks = [self.rank(player) for player in players]
        most = max(ranks)
        return [player for player, rank in zip(players, ranks, strict=True) if rank == most]

    def eligible(self, game: State) -> list[Player]:
        return game.players

    def pick(self, game: State, act: Act, what: Predicate) -> Picking:
        tied = self.candidates(game, act)
        if not any(what.able(game, act, player)[0] for player in tied):
            return None
        about = {"card": act.card, "effect": what}
        player = yield from choose_player(game, act.me.seat, "tied", tied, about, act.group)
        act.that = player
        return player


class LowestLife(Ranked):
    """Life compared. WE-285: exhausted players do not count; WE-326: unless there is only one."""

    def eligible(self, game: State) -> list[Player]:
        standing = [player for player in game.players if not player.exhausted]
        return standing or game.players


class ThatPlayer(Subject):
    """The player the card has just spoken of."""

    def candidates(self, game: State, act: Act) -> list[Player]:
        return [act.that or act.me]


class DifferentPlayer(Subject):
    """Anybody but the player the card has just spoken of; alone, the same one again (LG-343)."""

    def candidates(self, game: State, act: Act) -> list[Player]:
        return [player for player in game.players if player is not act.that] or game.players


def _opened(player: Player) -> int:
    return sum(breach.open for breach in player.breaches)


any_player = Subject("who-any-player")
any_ally = Ally("who-any-ally")
that_player = ThatPlayer("who-that-player")
different_player = DifferentPlayer("who-different-player")
lowest_life = LowestLife("who-lowest-life", lambda player: -player.life)
most_life = LowestLife("who-most-life", lambda player: player.life)
most_charges = Ranked("who-most-charges", lambda player: player.charges)
most_prepped = Ranked("who-most-prepped", lambda player: len(player.prepped()))
most_opened = Ranked("who-most-opened", _opened)
fewest_opened = Ranked("who-fewest-opened", lambda player: -_opened(player))


class TwoPlayers(Effect):
    """Two different players, or alone the one player twice (WE-323).

    Which of the two comes first makes no difference, so two players are not asked.
    """

    takes: ClassVar[Takes | None] = None

    @abstractmethod
    def told(self) -> Effect:
        """What is said to be done to either of them."""
        raise NotImplementedError

    @abstractmethod
    def to_one(self, game: State, player: Player) -> Asking | None:
        raise NotImplementedError

    def run(self, game: State, act: Act) -> Asking:
        players = game.players * 2 if game.solo else game.players
        if len(players) > 2:
            about = {"card": act.card, "effect": self.told()}
            seat = act.me.seat
            first = yield from choose_player(game, seat, "player", players, about, act.group)
            others = [player for player in players if player is not first]
            second = yield from choose_player(game, seat, "player", others, about, act.group)
            players = [first, second]
        for player in players:
            yield from self.to_one(game, player) or ()
