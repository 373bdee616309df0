"""What is on a mage's sheet in the later chapters: pulse tokens and a mastery.

LG-314, LG-359; LG-316, LG-542.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import GEM, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.figure.aether import FOR_BREACH, gain_aether
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Marks
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose
from emberhold.parts.cards import first_copies
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.repairs import Fixable

MOST_PULSE = 5
NEVER = -1
KEYSTONE, SLAYERS_EYE, SECOND_WIND, QUICK_HANDS = 4, 5, 7, 8
EACH_TURN = (KEYSTONE, SLAYERS_EYE)
KEYSTONE_AETHER, EYE_DAMAGE, WIND_CARDS = 4, 3, 2
"""LG-316: how much more these masteries give: aether for breaches, damage, cards."""
WIND: tuple[Choice, ...] = (("draw-two",), ("skip",))
EXCHANGE: Choice = ("exchange",)
EXCHANGER = "fulmite-slab"
"""LG-509, LG-523: once played, it lets pulse tokens be exchanged for aether in that turn."""


class MageOwn(Own):
    """The pulse tokens on the sheet, and the mastery that is used at the table."""

    __slots__ = ("mastery", "pulse", "used")

    counts: ClassVar[tuple[str, ...]] = ("pulse", "mastery-used")
    places: ClassVar[tuple[str, ...]] = ("pulse",)
    verbs: ClassVar[tuple[str, ...]] = ("exchange", "quick-hands")

    def __init__(self, pulse: int = 0, mastery: int = 0, used: int = NEVER) -> None:
        self.pulse = pulse
        self.mastery = mastery
        self.used = used
        """The turn in which the mastery was used last."""

    def ready(self, game: State, mastery: int) -> bool:
        """LG-541: once in a turn; LG-542: the others once in a game."""
        if mastery != self.mastery:
            return False
        return self.used == NEVER or (mastery in EACH_TURN and self.used != game.turn)

    def use(self, game: State, player: Player) -> None:
        player.own = MageOwn(self.pulse, self.mastery, game.turn)

    def numbers(self) -> tuple[int, ...]:
        return self.pulse, self.used - NEVER

    def marks(self) -> Marks:
        return {"pulse": self.pulse} if self.pulse else {}

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        assert seat is not None
        player = game.players[seat]

        def setter(pulse: int) -> None:
            player.own = MageOwn(pulse, self.mastery, self.used)

        path, label = f"players.{seat}.pulse", Message("fixable-pulse")
        yield Fixable(path, label, self.pulse, 0, MOST_PULSE, setter, seat)

    def placed(self, name: str, given: Any, path: str, box: Box) -> MageOwn:
        return MageOwn(positions.number(given, path, 0, MOST_PULSE), self.mastery, self.used)

    def offers(self, game: State, player: Player) -> list[Choice]:
        offered: list[Choice] = []
        if self.pulse and any(card.slug == EXCHANGER for card in player.play_area):
            offered.append(EXCHANGE)
        if self.ready(game, QUICK_HANDS):
            gained = [card for card in player.gained if card in player.discard]
            offered += [("quick-hands", card) for card in first_copies(gained)]
        return offered

    def take(self, game: State, player: Player, choice: Choice) -> None:
        if choice == EXCHANGE:
            lose_pulse(game, player, 1)
            player.aether += 1
            return
        card = choice[1]
        self.use(game, player)
        player.discard = without(player.discard, card)
        player.hand += (card,)
        game.say("log-takes-from-discard", who=player.mage, card=card)

    def after_playing(self, game: State, player: Player, card: Card) -> None:
        """Keystone, LG-541: aether for breaches with the first gem of a turn."""
        if card.type == GEM and self.ready(game, KEYSTONE):
            self.use(game, player)
            gain_aether(player, KEYSTONE_AETHER, FOR_BREACH)
            game.say("log-keystone", who=player.mage)

    def against_minion(self, game: State, player: Player) -> int:
        """Slayer's Eye, LG-541: the first damage to a minion of the first spell that deals it."""
        if not self.ready(game, SLAYERS_EYE):
            return 0
        self.use(game, player)
        return EYE_DAMAGE

    def after_drawing(self, game: State, player: Player) -> Asking | None:
        """Second Wind, LG-542."""
        if self.ready(game, SECOND_WIND) and (player.deck or player.discard):
            return self._second_wind(game, player)
        return None

    def _second_wind(self, game: State, player: Player) -> Asking:
        choice = yield from choose(game, player.seat, "second-wind", list(WIND), None)
        if choice[0] == "draw-two":
            self.use(game, player)
            draw(game, player, WIND_CARDS)


def pulse_of(player: Player) -> int:
    """Before there are pulse tokens nobody has any."""
    own = player.own
    return own.pulse if isinstance(own, MageOwn) else 0


def gain_pulse(game: State, player: Player, amount: int) -> None:
    """LG-359: never more than five."""
    _set_pulse(game, player, min(MOST_PULSE, pulse_of(player) + amount))


def lose_pulse(game: State, player: Player, amount: int) -> None:
    _set_pulse(game, player, max(0, pulse_of(player) - amount))


def _set_pulse(game: State, player: Player, amount: int) -> None:
    if isinstance(player.own, MageOwn) and amount != player.own.pulse:
        player.own = MageOwn(amount, player.own.mastery, player.own.used)
        game.say("log-pulse", who=player.mage, left=amount)


class GainPulse(Predicate):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        gain_pulse(game, who, self.amount)


class LosePulse(Predicate):
    """As a price it must be paid in full (LG-359)."""

    takes: ClassVar[Takes] = (AMOUNT,)

    a_price = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        lose_pulse(game, who, self.amount)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if pulse_of(who) >= self.amount else NONE


class LosesAnyPulse(Effect):
    """Any number of pulse tokens may be lost; something follows for each of them."""

    takes: ClassVar[Takes | None] = None

    @abstractmethod
    def follow(self, game: State, act: Act, lost: int) -> Asking | None:
        raise NotImplementedError(type(self).__name__)

    def run(self, game: State, act: Act) -> Asking:
        held = pulse_of(act.me)
        if not held:
            return
        choices: list[Choice] = [("pulse", number) for number in range(held + 1)]
        choice = yield from choose(
            game, act.me.seat, "lose-any-pulse", choices, {"card": act.card, "effect": self}
        )
        if choice[1]:
            lose_pulse(game, act.me, choice[1])
            yield from self.follow(game, act, choice[1]) or ()
