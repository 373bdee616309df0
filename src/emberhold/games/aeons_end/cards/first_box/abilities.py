"""What only the mages of the first box do: their abilities."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import SPELL, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import discard_choices
from emberhold.games.aeons_end.effects.resources import GainCharges
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.effects.threats import all_prepped, owner_of, spell_choices
from emberhold.games.aeons_end.fight.casting import cast_twice
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Takes

# Adelheim


class DiscardDrawn(Effect):
    """The nemesis card that was just drawn has no effect (AE-034, AE-035)."""

    def run(self, game: State, act: Act) -> None:
        card = act.card
        assert card is not None
        game.resolving = None
        game.nemesis_pile = game.nemesis_pile.discarded(card)
        game.say("log-warded", card=card)


# Jian


class BlackMirror(Effect):
    """Any player's prepped spell is cast, and cast again (AE-040 to AE-044)."""

    def run(self, game: State, act: Act) -> Asking:
        choices = spell_choices(all_prepped(game))
        if choices:
            about = {"card": act.source}
            choice = yield from choose(game, act.me.seat, "cast-prepped", choices, about)
            yield from cast_twice(game, act.me, owner_of(game, choice), choice[1])

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if all_prepped(game) else NONE


# Kadir


class OtherworldlyGate(Effect):
    """The active player takes spells back and may prep two to a breach (AE-045, AE-046)."""

    most = 3

    def run(self, game: State, act: Act) -> Asking:
        who = game.players[game.active]
        for left in range(self.most, 0, -1):
            choices = self.choices(who)
            if not choices:
                break
            about = {"card": act.source, "left": left}
            choice = yield Ask(who.seat, "take-back-spell", [*choices, SKIP], about)
            if choice == SKIP:
                break
            spell: Card = choice[1]
            who.discard = without(who.discard, spell)
            who.hand += (spell,)
            game.say("log-takes-from-discard", who=who.mage, card=spell)
        who.doubled = True
        game.say("log-doubled", who=who.mage)

    def choices(self, who: Player) -> list[Choice]:
        return [choice for choice in discard_choices(who.discard) if choice[1].type == SPELL]


# Phaedraxa


class Shelter(Effect):
    """No damage to players or Gravehold until the turn is over (AE-056)."""

    def run(self, game: State, act: Act) -> None:
        game.sheltered = True


# Xaxos


class ShareCharges(Effect):
    """The allies share charges, one by one, while somebody has room for one (AE-061)."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.one = GainCharges(1)

    def run(self, game: State, act: Act) -> Asking:
        about = {"card": act.source, "effect": self.one}
        for _ in range(self.amount):
            allies = any_ally.candidates(game, act)
            room = [ally for ally in allies if ally.charges < ally.mage.charges]
            if not room:
                return
            who = yield from choose_player(game, act.me.seat, "player", room, about)
            self.one.do(game, act, who)
