"""Pods and the Breeding Chamber of chapter 3, and the blade that points at a mage."""

from __future__ import annotations

from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.sorts import AMOUNT, TIMES, number
from emberhold.games.aeons_end.effects.subjects import Picking, Subject, lowest_life
from emberhold.games.aeons_end.fight.life import enter_play, lose
from emberhold.games.aeons_end.figure.aether import FOR_COST, most_for, pay
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.own_deck import OwnDeck
from emberhold.games.aeons_end.state import InPlay, Player, State
from emberhold.games.aeons_end.turn.nemesis import resolve_persistent
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Marks
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.amounts import Condition
from emberhold.parts.asking import choose
from emberhold.parts.deck import Deck
from emberhold.parts.effects.signatures import Flag, Maybe, Takes
from emberhold.parts.windows import Event

POD = " Pod"
CHAMBER = "breeding-chamber"
BLADE = "exterminating-blade"
SEVEN = 7
"""LG-386: with this many pods in play the players have lost."""
IMBUES_AT, IMBUING_COSTS = 11, 10
"""LG-384."""
PASSING_COSTS = 3
"""LG-478."""
NOBODY = -1


def is_pod(card: Card) -> bool:
    """LG-383: Breeding Chamber is none."""
    return card.name.endswith(POD)


class Pods(OwnDeck):
    """The pods that are not in play, those that rest this turn, and whom E11 is in front of."""

    __slots__ = ("asleep", "pointed")

    counts: ClassVar[tuple[str, ...]] = ("pod-deck", "blade")
    places: ClassVar[tuple[str, ...]] = ("pod_deck", "pod_discard", "blade")
    verbs: ClassVar[tuple[str, ...]] = ("pass-blade",)
    zone: ClassVar[str] = "pod"
    deck_name: ClassVar[str] = "zone-pod-deck"
    discard_name: ClassVar[str] = "zone-pod-discard"
    most_in_play: ClassVar[int] = SEVEN - 1

    def __init__(
        self, pile: Deck[Card], pointed: int = NOBODY, asleep: tuple[Card, ...] = ()
    ) -> None:
        super().__init__(pile)
        self.pointed = pointed
        """The seat that has E11 in front of it."""
        self.asleep = asleep
        """Drawn by Organic Forge in this turn."""

    def belongs(self, card: Card) -> bool:
        return is_pod(card)

    def with_pile(self, pile: Deck[Card]) -> Pods:
        return Pods(pile, self.pointed, self.asleep)

    def numbers(self) -> tuple[int, ...]:
        return (self.count, self.pointed + 1)

    def marks(self) -> Marks:
        return {} if self.pointed == NOBODY else {"blade": self.pointed + 1}

    def placed(self, name: str, given: Any, path: str, box: Box) -> Own:
        if name != "blade":
            return super().placed(name, given, path, box)
        return Pods(self.pile, positions.number(given, path, 0, len(box.people) - 1), self.asleep)

    def offers(self, game: State, player: Player) -> list[Choice]:
        """LG-478, LG-487: E11 may be passed to an ally."""
        if player.seat != self.pointed or most_for(player, FOR_COST) < PASSING_COSTS:
            return []
        return [("pass-blade", ally.seat) for ally in game.players if ally is not player]

    def take(self, game: State, player: Player, choice: Choice) -> Asking:
        yield from pay(player, PASSING_COSTS, FOR_COST) or ()
        point_at(game, game.players[choice[1]])


def pods(game: State) -> Pods:
    own = game.own
    assert isinstance(own, Pods)
    return own


def pods_in_play(game: State) -> list[InPlay]:
    return [piece for piece in game.in_play if is_pod(piece.card)]


def draw_pod(game: State) -> Asking:
    """LG-348, LG-385, LG-386: like a drawn minion, as the newest card in play."""
    own = pods(game)
    drawn, pile = own.pile.draw(game)
    if not drawn:
        return
    card = drawn[0]
    game.own = own.with_pile(pile)
    game.begin_resolving(card)
    enter_play(game, card)
    game.say("log-acolyte-enters", card=card)
    if len(pods_in_play(game)) >= SEVEN:
        lose(game, "defeat-pods")
    if card.immediately is not None:
        yield from card.immediately.run(game, Act.of_nemesis(game, card)) or ()
    game.end_resolving()


def discards_pod(game: State, card: Card) -> bool:
    """LG-385; LG-478: with the Blade E11 goes back."""
    own = pods(game)
    if card.slug == BLADE:
        game.own = Pods(own.pile, NOBODY, own.asleep)
    if not is_pod(card):
        return False
    game.own = own.with_pile(own.pile.discarded(card))
    return True


def guarded(game: State, seat: int, card: Card, event: Event) -> None:
    """Damage to a pod, which other cards in play may prevent (LG-390)."""
    for other, trigger in game.listeners.to("pod-damage"):
        trigger.resolve(game, seat, other, event)


def prevents_all(game: State, seat: int, card: Card, event: Event) -> None:
    event.amount = 0


# The Breeding Chamber


def chamber(game: State) -> InPlay | None:
    return next((piece for piece in game.in_play if piece.card.slug == CHAMBER), None)


def chamber_gains(game: State, amount: int) -> None:
    """LG-382: without a maximum."""
    piece = chamber(game)
    if piece is not None:
        life = piece.tokens + amount
        most = max(piece.most, life)
        later = InPlay(piece.card, life, piece.shields, piece.silenced, most)
        game.in_play = replaced(game.in_play, piece, later)
        game.say("log-minion-gains-life", card=piece.card, amount=amount, left=life)


def imbues(game: State) -> Asking | None:
    """LG-384: what happens at the end of the nemesis turn."""
    if game.active != -1:
        return None
    own = pods(game)
    if own.asleep:
        game.own = Pods(own.pile, own.pointed)
    return _imbue(game) if _may_imbue(game) else None


def _may_imbue(game: State) -> bool:
    piece = chamber(game)
    return piece is not None and piece.tokens >= IMBUES_AT


def _imbue(game: State) -> Asking:
    while _may_imbue(game):
        yield from draw_pod(game)
        piece = chamber(game)
        assert piece is not None
        life = piece.tokens - IMBUING_COSTS
        game.in_play = replaced(game.in_play, piece, piece.holding(life))
        game.say("log-imbues", card=piece.card, left=life)


# Verbs


class ChamberGains(Effect):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        chamber_gains(game, self.amount)


class DrawsPods(Effect):
    """Pods enter play, perhaps resting for this turn, perhaps with little life (LG-389, LG-391)."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1), Flag("asleep"), Maybe(number("life"), 0))

    def __init__(self, amount: int = 1, asleep: bool = False, life: int = 0) -> None:
        self.amount = amount
        self.asleep = asleep
        self.life = life

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.amount):
            before = game.in_play
            yield from draw_pod(game)
            if len(game.in_play) > len(before):
                self._change(game, game.in_play[-1])

    def _change(self, game: State, piece: InPlay) -> None:
        if self.life:
            weak = InPlay(piece.card, self.life, piece.shields, piece.silenced, self.life)
            game.in_play = replaced(game.in_play, piece, weak)
        if self.asleep:
            own = pods(game)
            game.own = Pods(own.pile, own.pointed, (*own.asleep, piece.card))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        how = "asleep" if self.asleep else "weak" if self.life else "plain"
        return say("effect-draw-pods", amount=self.amount, how=how, life=self.life)


class PodPersistent(Effect):
    """The PERSISTENT effect of the pod with the most life, several times (LG-387, LG-388)."""

    takes: ClassVar[Takes] = (TIMES,)

    def __init__(self, times: int) -> None:
        self.times = times

    def ready(self, game: State) -> list[Card]:
        pieces = pods_in_play(game)
        most = max((piece.tokens for piece in pieces), default=0)
        asleep = pods(game).asleep
        return [p.card for p in pieces if p.tokens == most and p.card not in asleep]

    def run(self, game: State, act: Act) -> Asking:
        choices = [("pod", card) for card in self.ready(game)]
        if not choices:
            return
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "pod", choices, about, act.group)
        for _ in range(self.times):
            piece = game.piece(choice[1])
            if piece is not None:
                yield from resolve_persistent(game, piece) or ()

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if self.ready(game) else NONE


class NoPodInPlay(Condition[State, Act]):
    def holds(self, game: State, act: Act) -> bool:
        return not pods_in_play(game)

    def clause(self, say: Speech) -> str:
        return say("if-no-pod")


# The blade


def point_at(game: State, player: Player) -> None:
    own = pods(game)
    game.own = Pods(own.pile, player.seat, own.asleep)
    game.say("log-blade-points", who=player.mage)


class PointsAt(Effect):
    """LG-478: E11 is put in front of any player."""

    says: ClassVar[str] = "effect-blade-points"

    def run(self, game: State, act: Act) -> Asking:
        choices = [("player", player.seat) for player in game.players]
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "blade", choices, about, act.group)
        point_at(game, game.players[choice[1]])


class PointedAt(Subject):
    """The player who has E11; nobody if it is gone."""

    def candidates(self, game: State, act: Act) -> list[Player]:
        return [player for player in game.players if player.seat == pods(game).pointed]

    def pick(self, game: State, act: Act, what: Predicate) -> Picking:
        if game.world.get("free"):
            return (yield from lowest_life.pick(game, act, what))
        if pods(game).pointed == NOBODY:
            return None
        return (yield from super().pick(game, act, what))


pointed_at = PointedAt("who-pointed-at")
