"""Chapter 6: Deathmind and its nine cards (LG-415 to LG-428)."""

from __future__ import annotations

from collections.abc import Collection

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card, NemesisSheet, attack, minion, power
from emberhold.games.aeons_end.cards.legacy.bridges import (
    SEVER_LINK,
    Bridges,
    LoosensLink,
    bridges,
    bridges_in_play,
    build,
    discards_bridge_by_first,
    discards_bridges,
    gained,
    link_tokens,
    moves_bridge,
    prepare,
    set_up,
    tear_down,
)
from emberhold.games.aeons_end.cards.legacy.stories import earn_lesson, once_a_game, story, to_read
from emberhold.games.aeons_end.effects.base import Effect, Predicate, when
from emberhold.games.aeons_end.effects.damage import (
    gravehold_suffers_damage,
    suffers,
    unleashes,
)
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard
from emberhold.games.aeons_end.effects.resources import gains_life
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import DISCARD, FateOfPrepped
from emberhold.games.aeons_end.life import gravehold_gains, unleash
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import replaced
from emberhold.language import Speech
from emberhold.parts.amounts import at_least
from emberhold.parts.asking import choose

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

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-hold-for-mist")


class TormentEased(Predicate):
    """LG-482: life, and Brama's Lesson; Gravehold's life where it is known already."""

    def __init__(self, told: bool = False) -> None:
        self.told = told

    def opened(self, read: Collection[str]) -> Effect:
        """LG-563."""
        return TormentEased(told=True) if "E61" in read else self

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if not once_a_game(game, "E61"):
            return
        yield from any_player(gains_life(2)).run(game, act)
        if not earn_lesson(game, "brama"):
            gravehold_gains(game, 3)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-torment-eased", form=form) if self.told else to_read(say, "E61", form)


class UnleashesToOne(Effect):
    """LG-425: until Sever Link has but one token."""

    def run(self, game: State, act: Act) -> Asking:
        while link_tokens(game) > 1:
            yield from unleash(game, 1)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-unleash-to-one")


class DiscardsDearPrepped(FateOfPrepped):
    """A prepped spell of at least that cost."""

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

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-shields-per-bridge")


class DiscardPerBridge(Effect):
    """The players together discard a card in hand for each Bridge token in play."""

    def run(self, game: State, act: Act) -> Asking:
        return CollectivelyDiscard(len(bridges(game).gaps)).run(game, act)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-discard-per-bridge")


CARDS = (
    minion(
        "Kinetic Construct",
        1,
        life=7,
        immediately=story("E60", HoldForMist()),
        persistent=gravehold_suffers_damage(2) & moves_bridge(),
    ),
    attack("Mind Feast", 1, gravehold_suffers_damage(4) & UnleashesToOne()),
    power(
        "Memory Burst",
        1,
        power=3,
        to_discard=DiscardsDearPrepped(5),
        effect=any_player(suffers(bridges_in_play)) & unleashes(2),
    ),
    minion(
        "Cortex Jailer",
        2,
        life=4,
        immediately=ShieldsPerBridge(),
        persistent=lowest_life(suffers(2)),
    ),
    attack(
        "Thought Quake",
        2,
        when(at_least(bridges_in_play, 3), discards_bridges(1), gravehold_suffers_damage(6)),
    ),
    power(
        "Brama's Torment",
        2,
        power=2,
        to_discard=discards_bridges(2) & TormentEased(),
        effect=any_player(suffers(5)) & DiscardPerBridge(),
    ),
    minion("Nightmare", 3, life=17, persistent=discards_bridge_by_first() | any_player(suffers(4))),
    attack(
        "Brain Wipe",
        3,
        when(at_least(bridges_in_play, 4), unleashes(4), any_player(suffers(5))),
    ),
    power(
        "Thoughtful Sacrifice",
        3,
        power=2,
        to_discard=discards_bridges(2),
        effect=gravehold_suffers_damage(8),
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
