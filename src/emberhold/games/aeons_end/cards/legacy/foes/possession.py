"""Possession: Fungal Mesh makes mages cast against their own (LG-393 to LG-399)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act, Aim
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.story.stories import earn_lesson, enters_with
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent
from emberhold.games.aeons_end.effects.moving import destroy
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.threats import dearest_of, owner_of, spell_choices
from emberhold.games.aeons_end.effects.tokens import GainTokens, lose_tokens
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.fight.life import gravehold_suffers, suffer
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Marks
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Takes

NEEDED = 2
"""LG-393: tokens that a possession costs."""
NOBODY_PREPPED = 4
"""LG-394: what Gravehold suffers instead."""
BRAMA = "brama"
SPARED_LIFE = 14
"""LG-479."""


class MeshToken(GainTokens):
    """LG-392."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "effect-mesh-token")


class Mercy(Own):
    """Whether Brama was spared in this game."""

    __slots__ = ("spared",)

    def __init__(self, spared: bool = False) -> None:
        self.spared = spared

    def marks(self) -> Marks:
        return {"spared": True} if self.spared else {}


def possesses(game: State) -> Asking | None:
    """LG-393: what happens at the end of the nemesis turn."""
    if game.active != -1 or game.tokens < NEEDED:
        return None
    return _possess(game)


def _possess(game: State) -> Asking:
    while game.tokens >= NEEDED:
        yield from _possess_once(game)
        lose_tokens(game, NEEDED)


def _possess_once(game: State) -> Asking:
    """LG-394, LG-395, LG-398."""
    able = [player for player in game.players if player.prepped()]
    if not able:
        gravehold_suffers(game, NOBODY_PREPPED)
        return
    who = yield from choose_player(game, game.speaker, "possess", able, None, anyone=True)
    game.say("log-possesses", who=who.mage)
    choices = spell_choices((who, spell) for spell in who.prepped())
    choice = yield from choose(game, who.seat, "possessed", choices)
    yield from cast_astray(game, who, choice[1], at_own_people, int(game.hard))
    spell: Card = choice[1]
    if not spell.cost and spell in who.discard:
        who.discard = without(who.discard, spell)
        destroy(game, who, spell)


def at_own_people(game: State, act: Act, amount: int) -> Asking:
    """LG-396: one damage goes to Gravehold or to a player, as the caster chooses."""
    if amount <= 0:
        return
    choices: list[Choice] = [("gravehold",), *(("player", p.seat) for p in game.players)]
    about = {"card": act.card, "amount": amount}
    choice = yield from choose(game, act.me.seat, "stray-target", choices, about)
    if choice[0] == "gravehold":
        gravehold_suffers(game, amount)
    else:
        yield from suffer(game, game.players[choice[1]], amount) or ()


def at_caster(game: State, act: Act, amount: int) -> Asking:
    """LG-399."""
    if amount > 0:
        yield from suffer(game, act.me, amount) or ()


def cast_astray(game: State, who: Player, spell: Card, aim: Aim, more: int = 0) -> Asking:
    """LG-346, LG-397: like any casting but for where the damage goes; aether is lost."""
    yield from cast(game, who, who, spell, more, aim)
    if game.active != who.seat:
        who.aether = 0
        who.bound = ()


class Overload(Effect):
    """LG-399: the most expensive prepped spell of all, against the player who prepped it."""

    def run(self, game: State, act: Act) -> Asking:
        spells = dearest_of((p, spell) for p in game.players for spell in p.prepped())
        choices = spell_choices(spells)
        if choices:
            about = {"card": act.card}
            choice = yield from choose(game, act.me.seat, "cast-prepped", choices, about, act.group)
            yield from cast_astray(game, owner_of(game, choice), choice[1], at_caster)


class SparesBrama(Effect):
    """LG-479, LG-475: more life now, and a lesson when she is freed of the threads."""

    def run(self, game: State, act: Act) -> None:
        enters_with(game, act, SPARED_LIFE)
        game.own = Mercy(True)

    def extent(self, game: State, act: Act) -> Extent:
        return NONE if BRAMA in game.world.get("lessons", ()) else FULL

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-spare-brama", form=form, life=SPARED_LIFE)


def frees_brama(game: State, card: Card) -> bool:
    """When she is discarded; she is on the nemesis discard pile like any other card."""
    own = game.own
    if card.slug == "brama-infested" and isinstance(own, Mercy) and own.spared:
        earn_lesson(game, BRAMA)
    return False
