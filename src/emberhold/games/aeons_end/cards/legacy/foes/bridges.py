"""The supply as a grid with bridges, and Sever Link (LG-415 to LG-428)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import PLAYER_CARDS, Card, power
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import lose_pulse, pulse_of
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.fight.life import enter_play, gravehold_suffers, suffer
from emberhold.games.aeons_end.figure.aether import FOR_COST, most_for, pay
from emberhold.games.aeons_end.figure.gaining import pile_of
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Piece, Zone
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.amounts import Amount
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Maybe, Takes
from emberhold.parts.repairs import Fixable

GAPS = ("1-2", "2-3", "4-5", "5-6", "7-8", "8-9", "1-4", "4-7", "2-5", "5-8", "3-6", "6-9")
"""LG-416: between the nine piles of the grid, by their positions."""
AT_FIRST = 6
BY_FIRST_PILE = ("1-2", "1-4")
AETHER, PULSE = 5, 4
"""LG-421: what a bridge costs."""
UNCONNECTED = 2
"""LG-423: the damage for a card from a pile that no path of bridges leads to."""
BY_AETHER: Choice = ("bridge-aether",)
BY_PULSE: Choice = ("bridge-pulse",)


def _ends(gap: str) -> tuple[int, int]:
    first, _, second = gap.partition("-")
    return int(first), int(second)


class Bridges(Own):
    """The gaps in which a Bridge token is."""

    __slots__ = ("gaps",)

    counts: ClassVar[tuple[str, ...]] = tuple(f"bridge-{gap}" for gap in GAPS)
    places: ClassVar[tuple[str, ...]] = ("bridges",)
    verbs: ClassVar[tuple[str, ...]] = ("bridge-aether", "bridge-pulse")

    def __init__(self, gaps: tuple[str, ...] = ()) -> None:
        self.gaps = tuple(gap for gap in GAPS if gap in gaps)

    def numbers(self) -> tuple[int, ...]:
        return tuple(int(gap in self.gaps) for gap in GAPS)

    def free(self) -> list[str]:
        return [gap for gap in GAPS if gap not in self.gaps]

    def connected(self) -> set[int]:
        """LG-422: the positions to which a path of bridges leads from the first."""
        reached = {1}
        for _ in GAPS:
            for gap in self.gaps:
                ends = _ends(gap)
                if reached.intersection(ends):
                    reached.update(ends)
        return reached

    def zones(self) -> tuple[Zone, ...]:
        pieces = tuple(Piece(f"bridge:{gap}", "bridge", f"gap-{gap}") for gap in self.gaps)
        return (Zone("bridges", "zone-bridges", pieces, len(pieces)),)

    def words(self, game: State, choice: Choice) -> dict[str, Any]:
        if choice[0] != "bridge":
            return {}
        first, second = _ends(choice[1])
        return {"first": game.market[first - 1].card, "second": game.market[second - 1].card}

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        """Every gap, with or without a token."""
        for gap in GAPS:
            first, second = (game.market[end - 1].card for end in _ends(gap))
            label = Message("fixable-bridge", first=first, second=second)
            there = int(gap in self.gaps)
            yield Fixable(f"nemesis.bridges.{gap}", label, there, 0, 1, _bridging(game, gap))

    def placed(self, name: str, given: Any, path: str, box: Box) -> Bridges:
        names = positions.sequence(given, path)
        return Bridges(tuple(positions.name(gap, GAPS, path) for gap in names))

    def offers(self, game: State, player: Player) -> list[Choice]:
        """LG-421."""
        if len(self.gaps) == len(GAPS):
            return []
        offered = [BY_AETHER] if most_for(player, FOR_COST) >= AETHER + game.hard else []
        return [*offered, BY_PULSE] if pulse_of(player) >= PULSE + game.hard else offered

    def take(self, game: State, player: Player, choice: Choice) -> Asking:
        if choice == BY_PULSE:
            lose_pulse(game, player, PULSE + game.hard)
        else:
            yield from pay(player, AETHER + game.hard, FOR_COST) or ()
        yield from build(game, player.seat, {"source": "nemesis"}, False)


def bridges(game: State) -> Bridges:
    own = game.own
    assert isinstance(own, Bridges)
    return own


def _bridging(game: State, gap: str) -> Callable[[int], None]:
    def setter(there: int) -> None:
        others = tuple(other for other in bridges(game).gaps if other != gap)
        game.own = Bridges((*others, gap) if there else others)

    return setter


def build(game: State, seat: int, about: dict[str, Any], together: bool) -> Asking:
    """A Bridge token into a free gap of one's choice, if there is one."""
    own = bridges(game)
    choices: list[Choice] = [("bridge", gap) for gap in own.free()]
    if choices:
        choice = yield from choose(game, seat, "build-bridge", choices, about, together)
        game.own = Bridges((*own.gaps, choice[1]))
        game.say("log-bridge-built", **own.words(game, choice))


def tear_down(game: State, act: Act, gaps: tuple[str, ...]) -> Asking:
    """Discard one of these Bridge tokens; the players choose which."""
    own = bridges(game)
    choices: list[Choice] = [("bridge", gap) for gap in gaps if gap in own.gaps]
    if choices:
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "tear-bridge", choices, about, act.group)
        game.own = Bridges(tuple(gap for gap in own.gaps if gap != choice[1]))
        game.say("log-bridge-torn", **own.words(game, choice))


class DiscardsBridges(Predicate):
    """How many Bridge tokens are in play."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)
    says: ClassVar[str] = "effect-discard-bridges"

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for _ in range(self.amount):
            yield from tear_down(game, act, GAPS)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(self.amount, len(bridges(game).gaps)), self.amount


class DiscardsBridgeByFirst(Effect):
    """LG-427: one next to the first pile."""

    says: ClassVar[str] = "effect-discard-bridge-by-first"

    def run(self, game: State, act: Act) -> Asking:
        return tear_down(game, act, BY_FIRST_PILE)

    def extent(self, game: State, act: Act) -> Extent:
        gaps = bridges(game).gaps
        return FULL if any(gap in gaps for gap in BY_FIRST_PILE) else NONE


class MovesBridge(Effect):
    """LG-426: a Bridge token into play, then a different one out of it."""

    says: ClassVar[str] = "effect-move-bridge"

    def run(self, game: State, act: Act) -> Asking:
        before = bridges(game).gaps
        yield from build(game, act.me.seat, {"card": act.card}, act.group)
        yield from tear_down(game, act, before)


class BridgesInPlay(Amount[State, Act]):
    words = "bridge-in-play"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return len(bridges(game).gaps)


# The sheet


def prepare(game: State, difficulty: str) -> None:
    """LG-415, LG-417: the grid, and Sever Link in play."""
    game.market = tuple(sorted(game.market, key=_grid_order))
    enter_play(game, SEVER_LINK)


def _grid_order(pile: Pile) -> tuple[int, int]:
    return PLAYER_CARDS.index(pile.card.type), pile.cost


def set_up(game: State) -> Asking:
    """LG-417: the players choose six gaps."""
    while len(bridges(game).gaps) < AT_FIRST:
        yield from build(game, game.speaker, {}, True)


def gained(game: State, player: Player, card: Card) -> Asking | None:
    """LG-423."""
    pile = pile_of(game, card)
    if pile is None or game.market.index(pile) + 1 in bridges(game).connected():
        return None
    game.say("log-unconnected", who=player.mage, card=card)
    return suffer(game, player, UNCONNECTED)


class Severs(Effect):
    """LG-419: what Sever Link does when its last token goes; it stays, with three tokens."""

    damage = 20

    def run(self, game: State, act: Act) -> Asking:
        if bridges(game).gaps:
            yield from tear_down(game, act, GAPS)
        else:
            gravehold_suffers(game, self.damage)
        _set_tokens(game, SEVER_LINK.power)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-sever", amount=self.damage)


class LoosensLink(Effect):
    """LG-418: the Unleash; at the last token Sever Link resolves at once."""

    says: ClassVar[str] = "effect-loosen-link"

    def run(self, game: State, act: Act) -> Asking:
        _set_tokens(game, link_tokens(game) - 1)
        if not link_tokens(game):
            game.say("log-power", card=SEVER_LINK)
            assert SEVER_LINK.persistent is not None
            yield from SEVER_LINK.persistent.run(game, Act.of_nemesis(game, SEVER_LINK)) or ()


def link_tokens(game: State) -> int:
    piece = game.piece(SEVER_LINK)
    return 0 if piece is None else piece.tokens


def _set_tokens(game: State, tokens: int) -> None:
    piece = game.piece(SEVER_LINK)
    if piece is not None:
        game.in_play = replaced(game.in_play, piece, piece.holding(tokens))
        game.say("log-power-token", card=SEVER_LINK, left=tokens)


SEVER_LINK = power("Sever Link", 0, power=3, effect=Severs())
