"""What an effect is: it is aimed, it runs, it reads.

Targets are chosen before anything resolves (AS-214), so an effect has two halves: `aim` chooses,
`run` does it. Both return None when they ask nothing. `resolve` is the whole of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator
from typing import Any, ClassVar, Final

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import PHOENIXBORN, READY, Card
from emberhold.games.ashes.dice import Magic, payable
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.effects.sorts import MAGIC, VERBS, number
from emberhold.games.ashes.figure.costs import pay_magic
from emberhold.games.ashes.figure.values import guarded_from
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.timing.settling import cancelled, settle
from emberhold.games.ashes.words import MagicWords
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.question import Question, Together
from emberhold.language import Speech
from emberhold.parts import reading
from emberhold.parts.asking import agrees, card_of, choose, in_play
from emberhold.parts.effects.signatures import Flag, Label, Refused, Takes, Word
from emberhold.parts.effects.vocabulary import Clauses


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolving(Effect):
    """An effect as the rules resolve it: every effect there is."""

    def resolve(self, game: State, act: Act) -> Asking:
        """AS-213, AS-214: what has been paid for is aimed as a whole and then carried out."""
        yield from self.aim(game, act) or ()
        yield from self.carry_out(game, act)

    def carry_out(self, game: State, act: Act) -> Asking:
        """Let the targets be answered, then do everything, then what it caused (AS-302)."""
        if (yield from cancelled(game, act)):
            _tell_cancelled(game, act)
            if act.card is not None and act.card.type == READY:
                game.change(act.card, cancelled=True)  # AS-350
            return
        yield from self.run(game, act) or ()
        yield from settle(game, act)

    def __and__(self, other: Effect) -> Effect:
        return Sequence(*parts_of(self), *parts_of(other))


def _tell_cancelled(game: State, act: Act) -> None:
    """A Phoenixborn is not cancelled, but its ability is."""
    card = act.card
    if card is not None and card.type == PHOENIXBORN:
        ability = act.ability or card.abilities[0]
        game.say("ashes-log-cancelled-ability", card=card, ability=ability)
    else:
        game.say("ashes-log-cancelled", card=card)


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Sequence) else (effect,)


class Sequence(Resolving):
    """AS-217: one thing after another, from top to bottom."""

    takes: ClassVar[Takes | None] = None

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def aim(self, game: State, act: Act) -> Asking:
        for part in self.parts:
            yield from part.aim(game, act) or ()

    def run(self, game: State, act: Act) -> Asking:
        for part in self.parts:
            yield from part.run(game, act) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.clauses(say, self.parts, form, whose)

    def sentence(self, say: Speech) -> str:
        return reading.sentences(say, self.parts)


def row(parts: list[Effect]) -> Effect:
    """One thing after another; a single one stays as it is."""
    if not parts:
        raise Refused(Message("refused-no-clause"))
    return parts[0] if len(parts) == 1 else Sequence(*parts)


CLAUSES: Final = Clauses("clauses", VERBS, row)


class May(Resolving):
    """AS-218: you may, perhaps by paying something; what hangs on it follows only if done."""

    takes: ClassVar[Takes] = (
        CLAUSES,
        Label("then", CLAUSES),
        Label("cost", MAGIC),
        Flag("while_activating"),
    )

    def __init__(
        self,
        what: Effect,
        then: Effect | None = None,
        cost: Magic | None = None,
        while_activating: bool = False,
    ) -> None:
        self.what = what
        self.then = then
        self.cost = cost
        self.while_activating = while_activating
        """Decided and paid along with the activation cost, before anything resolves."""

    def aim(self, game: State, act: Act) -> Asking:
        yield from self.what.aim(game, act) or ()
        if self.then is not None:
            yield from self.then.aim(game, act) or ()
        if self.while_activating:
            act.aimed[self] = yield from self._taken(game, act)

    def run(self, game: State, act: Act) -> Asking:
        if self.while_activating:
            taken = act.aimed[self]
        else:
            taken = yield from self._taken(game, act)
        if not taken:
            return
        act.done = True
        yield from self.what.run(game, act) or ()
        if self.then is not None and act.done:
            yield from self.then.run(game, act) or ()

    def _taken(self, game: State, act: Act) -> Generator[Question | Together, Any, bool]:
        """Whether the player wants it; what it costs is paid."""
        if not self.what.possible(game, act):
            return False
        if self.cost is not None and not payable(act.me.active, self.cost):
            return False
        about = act.about(self.what, magic=self.cost)
        if not (yield from agrees(game, act.me.seat, "may", about)):
            return False
        if self.cost is not None:
            yield from pay_magic(act.me, self.cost, act.card)
        return True

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return reading.if_done(say, self._offered(say, form), self._follows())

    def sentence(self, say: Speech) -> str:
        offered = reading.whole(say, self._offered(say, "you"))
        return reading.if_you_do(say, offered, self._follows())

    def _offered(self, say: Speech, form: str) -> str:
        if self.cost is not None:
            return reading.may(say, say("ashes-pay-magic", magic=MagicWords(self.cost)), form)
        return reading.may(say, self.what.clause(say, "inf"), form)

    def _follows(self) -> Effect | None:
        return self.then if self.cost is None else self.what


class IfDone(Resolving):
    """AS-219: something that follows only if what came before really happened."""

    takes: ClassVar[Takes] = (CLAUSES, CLAUSES)

    def __init__(self, first: Effect, then: Effect) -> None:
        self.first = first
        self.then = then

    def aim(self, game: State, act: Act) -> Asking:
        yield from self.first.aim(game, act) or ()
        yield from self.then.aim(game, act) or ()

    def run(self, game: State, act: Act) -> Asking:
        act.done = True
        yield from self.first.run(game, act) or ()
        if act.done:
            yield from self.then.run(game, act) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.first.clause(say, form)

    def sentence(self, say: Speech) -> str:
        return reading.if_you_do(say, super().sentence(say), self.then)


class Focused(Resolving):
    """Text that works only with further copies on the spellboard (AS-278, AS-279)."""

    takes: ClassVar[Takes] = (number("level"), CLAUSES)

    def __init__(self, level: int, what: Effect) -> None:
        self.level = level
        self.what = what

    def _active(self, act: Act) -> bool:
        return act.card is not None and act.me.copies_ready(act.card.kind) > self.level

    def aim(self, game: State, act: Act) -> Asking | None:
        return self.what.aim(game, act) if self._active(act) else None

    def run(self, game: State, act: Act) -> Asking | None:
        return self.what.run(game, act) if self._active(act) else None

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.what.clause(say, form)

    def sentence(self, say: Speech) -> str:
        return focus(say, self.level, self.what.sentence(say))


def focus(say: Speech, level: int, text: str) -> str:
    """Focus text is on a line of its own."""
    return "\n" + say("ashes-focus", level=level, text=text)


# Targets

Chooser = Callable[[State, Act], list[Card]]


class Target:
    """Cards in play an effect can be aimed at, by the words it is called with."""

    def __init__(self, message_id: str, cards: Chooser) -> None:
        self.message_id = message_id
        self._cards = cards

    def cards(self, game: State, act: Act) -> list[Card]:
        """AS-306: nothing that is already dying; nothing guarded against this spell."""
        return [card for card in self._cards(game, act) if not guarded(game, act, card)]


def guarded(game: State, act: Act, card: Card) -> bool:
    """Magic Guard and Spell Guard: opponents' spells cannot affect the card."""
    return act.spell and guarded_from(game, card, act.me.seat)


def _units(players: list[Player]) -> list[Card]:
    return [piece.card for side in players for piece in side.battlefield if not piece.dying]


def _born(players: list[Player]) -> list[Card]:
    return [side.phoenixborn.card for side in players]


def _slashed(game: State, act: Act) -> list[Card]:
    """Any unit, or the Phoenixborn of an opponent who has no units."""
    bare = [side for side in game.opponents(act.me.seat) if not side.battlefield]
    return _units(game.in_game()) + _born(bare)


def _ready(players: list[Player]) -> list[Card]:
    return [piece.card for side in players for piece in side.spellboard]


def _each_ready(players: list[Player]) -> list[Card]:
    """One of each ready spell on every spellboard: its other copies share its fate."""
    found: list[Card] = []
    for side in players:
        kinds = list(dict.fromkeys(piece.card.kind for piece in side.spellboard))
        found += [next(p.card for p in side.spellboard if p.card.kind is kind) for kind in kinds]
    return found


def _from_attacker(game: State, act: Act) -> list[Card]:
    """Units of the opponent who caused what the reaction answers."""
    seat = act.event.source_seat if act.event is not None else -1
    return _units([side for side in game.opponents(act.me.seat) if side.seat == seat])


unit = Target("ashes-target-unit", lambda game, act: _units(game.in_game()))
own_unit = Target("ashes-target-own-unit", lambda game, act: _units([act.me]))
opposing_unit = Target(
    "ashes-target-opposing-unit", lambda game, act: _units(game.opponents(act.me.seat))
)
attackers_unit = Target("ashes-target-attackers-unit", _from_attacker)
unit_or_phoenixborn = Target(
    "ashes-target-unit-or-phoenixborn",
    lambda game, act: _units(game.in_game()) + _born(game.in_game()),
)
phoenixborn = Target("ashes-target-phoenixborn", lambda game, act: _born(game.in_game()))
unit_or_bare_phoenixborn = Target("ashes-target-slash", _slashed)
opposing_ready = Target(
    "ashes-target-opposing-ready", lambda game, act: _ready(game.opponents(act.me.seat))
)
any_ready = Target("ashes-target-ready", lambda game, act: _each_ready(game.in_game()))


TARGETS: Final = {
    "unit": unit,
    "own_unit": own_unit,
    "opposing_unit": opposing_unit,
    "attackers_unit": attackers_unit,
    "unit_or_phoenixborn": unit_or_phoenixborn,
    "phoenixborn": phoenixborn,
    "unit_or_bare_phoenixborn": unit_or_bare_phoenixborn,
    "opposing_ready": opposing_ready,
    "any_ready": any_ready,
}
"""By the names they have in Python."""
TARGET: Final = Word("target", TARGETS)


class Aimed(Resolving):
    """An effect with one target."""

    target: Target

    def aim(self, game: State, act: Act) -> Asking:
        """AS-215: a part without a legal target is ignored."""
        cards = self.target.cards(game, act)
        act.aimed[self] = None
        if cards:
            choices = [in_play("target", card) for card in cards]
            about = act.about(self)
            choice = yield from choose(game, act.me.seat, "target", choices, about)
            act.aimed[self] = card_of(choice)

    def run(self, game: State, act: Act) -> Asking | None:
        card = act.aimed.get(self)
        piece = game.piece(card) if card is not None else None
        if piece is None or piece.dying:
            act.done = False
            return None
        return self.hit(game, act, piece)

    def possible(self, game: State, act: Act) -> bool:
        card = act.aimed.get(self)
        piece = game.piece(card) if card is not None else None
        return piece is not None and not piece.dying

    @abstractmethod
    def hit(self, game: State, act: Act, piece: Piece) -> Asking | None:
        """Carry it out on the target, which is still there."""
        raise NotImplementedError(type(self).__name__)


class AimedAtPlayer(Resolving):
    """An effect on a target player."""

    def among(self, game: State, act: Act) -> list[Player]:
        return game.in_game()

    def aim(self, game: State, act: Act) -> Asking:
        choices = [("player", side.seat) for side in self.among(game, act)]
        about = act.about(self)
        choice = yield from choose(game, act.me.seat, "target-player", choices, about)
        act.aimed[self] = choice[1]

    def run(self, game: State, act: Act) -> Asking | None:
        side = game.players[act.aimed[self]]
        return None if side.out else self.touch(game, act, side)

    @abstractmethod
    def touch(self, game: State, act: Act, side: Player) -> Asking | None:
        raise NotImplementedError(type(self).__name__)
