"""Chapter 7: Maelstrom: Risen and its nine cards (LG-429 to LG-439)."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.foes.beacons import (
    BEACONS,
    Beacons,
    BeaconsInPlay,
    DrawsBeacon,
    OnAssaultTurn,
    SpendsByAssault,
    StaysBeside,
    assault,
    discards_beacon,
    prepare,
)
from emberhold.games.aeons_end.cards.legacy.foes.degrade import DearestHandDegrades
from emberhold.games.aeons_end.cards.legacy.story.stories import enters_with, once_a_game, to_read
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate, When
from emberhold.games.aeons_end.effects.damage import Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import DestroysFromHand
from emberhold.games.aeons_end.effects.resources import SpendAether
from emberhold.games.aeons_end.effects.subjects import (
    Ranked,
    ToldOnce,
    any_player,
    different_player,
    fewest_opened,
    lowest_life,
    most_prepped,
)
from emberhold.games.aeons_end.figure.breaches import unprep
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose_copy
from emberhold.parts.deck import Deck
from emberhold.parts.effects.signatures import Takes

DEAR = 2
"""What Blight takes costs at least as much."""


def dear(player: Player) -> tuple[Card, ...]:
    return tuple(card for card in player.hand if card.cost >= DEAR)


def _count_dear(player: Player) -> int:
    return len(dear(player))


class DiscardsDearAndDraws(Predicate):
    """All dear cards in hand are discarded, in the player's order, and as many drawn."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        amount = len(dear(who))
        for _ in range(amount):
            card = yield from choose_copy(game, who.seat, "discard", dear(who), {"card": act.card})
            who.hand = without(who.hand, card)
            who.discard += (card,)
            game.say("log-discards", who=who.mage, card=card)
        draw(game, who, amount)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if dear(who) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-discard-dear-and-draw", least=DEAR)


class TakesPreppedToHand(Predicate):
    """All prepped spells go back to hand."""

    says: ClassVar[str] = "effect-take-prepped"

    def do(self, game: State, act: Act, who: Player) -> None:
        for spell in who.prepped():
            unprep(who, spell)
            who.hand += (spell,)
            game.say("log-takes-prepped", who=who.mage, card=spell)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.prepped() else NONE


class BladiusReturns(Effect):
    """LG-483, LG-484: weaker if he was defeated in chapter 2, stronger if he escaped."""

    takes: ClassVar[Takes | None] = None

    weak = 10
    strong = 14
    shields = 2

    def __init__(self, read: Collection[str] = ()) -> None:
        self.read = read

    def opened(self, read: Collection[str]) -> Effect:
        """LG-563."""
        return BladiusReturns(read)

    def run(self, game: State, act: Act) -> Asking:
        if game.world.get("bladius_defeated", False):
            if once_a_game(game, "E62"):
                enters_with(game, act, self.weak)
        elif once_a_game(game, "E63"):
            yield from fewest_opened(Suffer(2)).run(game, act)
            enters_with(game, act, self.strong, self.shields)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        weak = say("effect-bladius-weak", life=self.weak)
        strong = say("effect-bladius-strong", shields=self.shields)
        return say(
            "effect-bladius-returns",
            defeated=weak if "E62" in self.read else to_read(say, "E62"),
            escaped=strong if "E63" in self.read else to_read(say, "E63"),
        )


most_dear = Ranked("who-most-dear-in-hand", _count_dear)

CARDS = (
    minion(
        "Whipping Wires",
        1,
        life=7,
        persistent=When(OnAssaultTurn(), any_player(Suffer(2)), Unleash()),
    ),
    power("Slice", 1, slug="slice-of-risen", power=3, effect=DearestHandDegrades(Suffer(3))),
    power(
        "Venomous Coil",
        1,
        power=3,
        to_discard=SpendAether(6),
        effect=Unleash(2) & any_player(Suffer(BeaconsInPlay())),
    ),
    attack(
        "Blight",
        2,
        Unleash(2) & ToldOnce(most_dear, DiscardsDearAndDraws(), "effect-discard-them-and-draw"),
    ),
    minion(
        "Bladius",
        2,
        slug="bladius-of-risen",
        life=14,
        immediately=BladiusReturns(),
        persistent=fewest_opened(Suffer(2)),
    ),
    power(
        "Ferocious Assault",
        2,
        power=3,
        to_discard=SpendAether(8),
        effect=Unleash() & StaysBeside(),
    ),
    power(
        "Cracking Earth",
        3,
        power=2,
        to_discard=SpendsByAssault(10, 8),
        effect=lowest_life(Suffer(3)) & different_player(Suffer(4)),
    ),
    minion(
        "Beast of Blades",
        3,
        life=17,
        persistent=Unleash() & any_player(Suffer(BeaconsInPlay())),
    ),
    attack("Erupt", 3, Unleash(2) & most_prepped(TakesPreppedToHand() & DestroysFromHand(3))),
)

MAELSTROM_RISEN = NemesisSheet(
    "Maelstrom: Risen",
    slug="maelstrom-risen",
    life=65,
    difficulty=8,
    unleash=DrawsBeacon(),
    cards=CARDS,
    aside=BEACONS,
    own=Beacons(Deck(BEACONS)),
    prepare=prepare,
    discards=discards_beacon,
    turn_start=assault,
    harder="rule-harder-risen",
    additional=("rule-risen-assault", "rule-risen-beacons", "rule-risen-ten"),
)
