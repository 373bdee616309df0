"""Chapter 6: Deathmind and its nine cards (LG-415 to LG-428)."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.foes.bridges import (
    SEVER_LINK,
    Bridges,
    BridgesInPlay,
    DiscardsBridgeByFirst,
    DiscardsBridges,
    LoosensLink,
    MovesBridge,
    bridges,
    build,
    gained,
    link_tokens,
    prepare,
    set_up,
    tear_down,
)
from emberhold.games.aeons_end.cards.legacy.story.stories import (
    Story,
    earn_lesson,
    once_a_game,
    to_read,
)
from emberhold.games.aeons_end.effects.base import Effect, Predicate, When
from emberhold.games.aeons_end.effects.damage import (
    GraveholdSuffers,
    Suffer,
    Unleash,
)
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard
from emberhold.games.aeons_end.effects.resources import GainLife
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import DISCARD, FateOfPrepped
from emberhold.games.aeons_end.fight.life import gravehold_gains, unleash
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.amounts import AtLeast
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Takes

HOLD_FOR_MIST: Choice = ("hold-for-mist",)
HOLD_THE_BRIDGE: Choice = ("hold-the-bridge",)


class HoldForMist(Effect):
    """LG-481: a bridge for Mist's Lesson, or another bridge."""

    def run(self, game: State, act: Act) -> Asking:
        choices = [HOLD_THE_BRIDGE]
        if bridges(game).gaps and "mist" not in game.world.get("lessons", []):
            choices = [HOLD_FOR_MIST, HOLD_THE_BRIDGE]
        about = {"card": act.card}
        choice = yield from choose(game, act.me.seat, "mist", choices, about, act.group)
        if choice == HOLD_FOR_MIST:
            yield from tear_down(game, act, bridges(game).gaps)
            earn_lesson(game, "mist")
        else:
            yield from build(game, act.me.seat, about, act.group)


class TormentEased(Predicate):
    """LG-482: life, and Brama's Lesson; Gravehold's life where it is known already."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, told: bool = False) -> None:
        self.told = told

    def opened(self, read: Collection[str]) -> Effect:
        """LG-563."""
        return TormentEased(told=True) if "E61" in read else self

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if not once_a_game(game, "E61"):
            return
        yield from any_player(GainLife(2)).run(game, act)
        if not earn_lesson(game, "brama"):
            gravehold_gains(game, 3)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-torment-eased", form=form) if self.told else to_read(say, "E61", form)


class UnleashesToOne(Effect):
    """LG-425: until Sever Link has but one token."""

    says: ClassVar[str] = "effect-unleash-to-one"

    def run(self, game: State, act: Act) -> Asking:
        while link_tokens(game) > 1:
            yield from unleash(game, 1)


class DiscardsDearPrepped(FateOfPrepped):
    """A prepped spell of at least that cost."""

    takes: ClassVar[Takes] = (number("least"),)

    def __init__(self, least: int) -> None:
        super().__init__(DISCARD)
        self.least = least

    def spells(self, player: Player) -> list[Card]:
        return [spell for spell in player.prepped() if spell.cost >= self.least]

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-discard-dear-prepped", form=form, least=self.least)


class ShieldsPerBridge(Effect):
    """LG-428: one shield token for each Bridge token in play."""

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is not None:
            shields = len(bridges(game).gaps)
            game.in_play = replaced(game.in_play, piece, piece.shielded(shields))


class DiscardPerBridge(Effect):
    """The players together discard a card in hand for each Bridge token in play."""

    def run(self, game: State, act: Act) -> Asking:
        return CollectivelyDiscard(len(bridges(game).gaps)).run(game, act)


CARDS = (
    minion(
        "Kinetic Construct",
        1,
        life=7,
        immediately=Story("E60", HoldForMist()),
        persistent=GraveholdSuffers(2) & MovesBridge(),
    ),
    attack("Mind Feast", 1, GraveholdSuffers(4) & UnleashesToOne()),
    power(
        "Memory Burst",
        1,
        power=3,
        to_discard=DiscardsDearPrepped(5),
        effect=any_player(Suffer(BridgesInPlay())) & Unleash(2),
    ),
    minion(
        "Cortex Jailer",
        2,
        life=4,
        immediately=ShieldsPerBridge(),
        persistent=lowest_life(Suffer(2)),
    ),
    attack(
        "Thought Quake",
        2,
        When(AtLeast(BridgesInPlay(), 3), DiscardsBridges(1), GraveholdSuffers(6)),
    ),
    power(
        "Brama's Torment",
        2,
        power=2,
        to_discard=DiscardsBridges(2) & TormentEased(),
        effect=any_player(Suffer(5)) & DiscardPerBridge(),
    ),
    minion("Nightmare", 3, life=17, persistent=DiscardsBridgeByFirst() | any_player(Suffer(4))),
    attack(
        "Brain Wipe",
        3,
        When(AtLeast(BridgesInPlay(), 4), Unleash(4), any_player(Suffer(5))),
    ),
    power(
        "Thoughtful Sacrifice",
        3,
        power=2,
        to_discard=DiscardsBridges(2),
        effect=GraveholdSuffers(8),
    ),
)

DEATHMIND = NemesisSheet(
    "Deathmind",
    life=80,
    difficulty=6,
    unleash=LoosensLink(),
    cards=CARDS,
    aside=(SEVER_LINK,),
    own=Bridges(),
    prepare=prepare,
    set_up=set_up,
    gained=gained,
    keeps=1,
    harder="rule-harder-deathmind",
    additional=(
        "rule-deathmind-grid",
        "rule-deathmind-last",
        "rule-deathmind-bridge",
        "rule-deathmind-connected",
    ),
)
