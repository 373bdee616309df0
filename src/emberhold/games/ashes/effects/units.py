"""Units summoned, strengthened, copied and sent away; tokens moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.effects.base import (
    TARGET,
    Aimed,
    AimedAtPlayer,
    Resolving,
    Target,
    focus,
    guarded,
)
from emberhold.games.ashes.effects.sorts import AMOUNT, CARD, COUNTED, number
from emberhold.games.ashes.figure.leaving import (
    conjure,
    conjured,
    detach,
    discard_from_play,
    discard_if_spent,
    return_unit,
)
from emberhold.games.ashes.figure.values import SPELL_GUARD, attack_of
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.language import Speech
from emberhold.parts.asking import agrees, card_of, choose, in_play
from emberhold.parts.effects.signatures import Label, Maybe, Takes


def focus_level(game: State, act: Act) -> int:
    """How many further copies of the spell are ready, two at most."""
    assert act.card is not None
    return min(2, act.me.copies_ready(act.card.kind) - 1)


class Conjure(Resolving):
    """Place conjurations on the own battlefield."""

    takes: ClassVar[Takes] = (
        CARD,
        Maybe(number("most"), 1),
        Label("status", COUNTED),
        Label("after", number("after"), otherwise=0),
    )

    def __init__(
        self,
        kind: Card,
        most: int = 1,
        status: Callable[[State, Act], int] | None = None,
        after: int = 0,
    ) -> None:
        self.kind = kind
        self.most = most
        self.status = status
        self.after = after
        """How many more of them the same spell places first."""

    def possible(self, game: State, act: Act) -> bool:
        kind, me = self.kind, act.me
        slots = me.phoenixborn.card.battlefield - len(me.battlefield)
        return min(slots, sum(card.kind is kind for card in me.conjurations)) > self.after

    def run(self, game: State, act: Act) -> Asking:
        """AS-286: as many as fit; AS-478: "up to" leaves the number to the player."""
        tokens = self.status(game, act) if self.status is not None else 0
        kind, me = self.kind, act.me
        for placed in range(self.most):
            if self.most > 1 and conjured(me, kind, me) is not None:
                about = act.about(Conjure(kind, after=placed))
                if not (yield from agrees(game, me.seat, "may", about)):
                    return
            card = conjure(game, me, kind, me, tokens)
            if card is not None:
                act.entered.append((me.seat, card))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        again = "yes" if self.after else "no"
        return say("ashes-conjure", form=form, card=self.kind, amount=self.most, again=again)

    def sentence(self, say: Speech) -> str:
        levels = (1, 2) if self.status is not None else ()
        more = [focus(say, level, say("ashes-conjure-status", amount=level)) for level in levels]
        return super().sentence(say) + "".join(more)


class ConjureFor(AimedAtPlayer):
    """Place a conjuration on a target player's battlefield (AS-290)."""

    takes: ClassVar[Takes] = (CARD,)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def touch(self, game: State, act: Act, side: Player) -> None:
        card = conjure(game, act.me, self.kind, side)
        if card is not None:
            act.entered.append((side.seat, card))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("ashes-conjure-for", form=form, card=self.kind)


class Boost(Aimed):
    """More attack for the remainder of the turn."""

    takes: ClassVar[Takes] = (AMOUNT, TARGET, Label("focused", number("focused"), otherwise=0))

    def __init__(self, amount: int, target: Target, focused: int = 0) -> None:
        self.amount = amount
        self.target = target
        self.focused = focused
        """One more for a number of further copies of the spell."""

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        amount = self.amount
        if self.focused and act.card and act.me.copies_ready(act.card.kind) > self.focused:
            amount += 1
        game.change(piece.card, boost=piece.boost + amount)
        game.say("ashes-log-boosts", card=piece.card, amount=amount)

    def sentence(self, say: Speech) -> str:
        more = focus(say, self.focused, say("ashes-boost-more")) if self.focused else ""
        return super().sentence(say) + more


class BoostSelf(Resolving):
    takes: ClassVar[Takes] = (AMOUNT,)
    says: ClassVar[str] = "ashes-blood-oath"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is not None:
            game.change(act.card, boost=piece.boost + self.amount)
            act.wounds.append((act.card, 2))


class GiveBypass(Aimed):
    takes: ClassVar[Takes] = (TARGET,)

    def __init__(self, target: Target) -> None:
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        game.change(piece.card, bypass=True)


class ReturnUnit(Aimed):
    """The unit goes back to its owner."""

    takes: ClassVar[Takes] = (TARGET,)

    def __init__(self, target: Target) -> None:
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> Asking:
        return return_unit(game, piece.card)


class PlaceStatus(Aimed):
    takes: ClassVar[Takes] = (AMOUNT, TARGET)

    def __init__(self, amount: int, target: Target) -> None:
        self.amount = amount
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        game.change(piece.card, status=piece.status + self.amount)


class StatusOnSelf(Resolving):
    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is not None:
            game.change(act.card, status=piece.status + self.amount)


class SpendForSides(Resolving):
    """Overtime: remove status tokens, each gives a side action."""

    says: ClassVar[str] = "ashes-overtime"

    def run(self, game: State, act: Act) -> Asking:
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is None:
            return
        choices = [("amount", number) for number in range(1, piece.status + 1)]
        choice = yield from choose(game, act.me.seat, "overtime", choices, act.about())
        game.change(act.card, status=piece.status - choice[1])
        game.sides += choice[1]


class CopyUnit(Resolving):
    """Strange Copy: as many status tokens as an opponent's unit has attack."""

    def run(self, game: State, act: Act) -> Asking:
        assert act.card is not None
        units = [p for side in game.opponents(act.me.seat) for p in side.battlefield if not p.dying]
        if not units:
            return
        choices = [in_play("target", piece.card) for piece in units]
        choice = yield from choose(game, act.me.seat, "copy-unit", choices, act.about())
        original = game.piece(card_of(choice))
        if original is not None:
            game.change(act.card, status=attack_of(game, original))


class DiscardSelf(Resolving):
    """Fleeting, on a unit."""

    def run(self, game: State, act: Act) -> Asking:
        assert act.card is not None
        return discard_from_play(game, act.card, respark=False)


class DiscardAlteration(Resolving):
    """Discard a target alteration spell from a unit."""

    def aim(self, game: State, act: Act) -> Asking:
        """AS-259: its controller is the unit's, and it may have Spell Guard."""
        choices = [
            in_play("alteration", card)
            for side in game.in_game()
            for piece in side.battlefield
            for card, _ in piece.attached
            if side is act.me or not any(a.name == SPELL_GUARD for a in card.abilities)
        ]
        act.aimed[self] = None
        if choices:
            choice = yield from choose(game, act.me.seat, "alteration", choices, act.about())
            act.aimed[self] = card_of(choice)

    def possible(self, game: State, act: Act) -> bool:
        return act.aimed.get(self) is not None

    def run(self, game: State, act: Act) -> Asking:
        target = act.aimed.get(self)
        for side in game.in_game():
            for piece in side.battlefield:
                for card, _ in piece.attached:
                    if card is target:
                        yield from detach(game, piece.card, card, act.me.seat)
                        return


class MoveToken(AimedAtPlayer):
    """AS-324: move a token from one card of a player to another, Phoenixborn aside."""

    def touch(self, game: State, act: Act, side: Player) -> Asking:
        pieces = [
            piece
            for piece in (*side.battlefield, *side.spellboard)
            if not guarded(game, act, piece.card)
        ]
        choices: list[Choice] = [
            (kind, p.card.kind, p.card.number)
            for p in pieces
            for kind, count in _tokens(p)
            if count and len(pieces) > 1
        ]
        if not choices:
            return
        choice = yield from choose(game, act.me.seat, "move-token", choices, act.about())
        giver, kind = card_of(choice), choice[0]
        takers = [in_play("to", p.card) for p in pieces if p.card is not giver]
        about = act.about(card=giver, token=kind)
        taker = card_of((yield from choose(game, act.me.seat, "move-token-to", takers, about)))
        _add(game, giver, kind, -1)
        _add(game, taker, kind, 1)
        yield from discard_if_spent(game, giver)


def _tokens(piece: Piece) -> list[tuple[str, int]]:
    return [
        ("wounds", piece.wounds),
        ("exhaustion", piece.exhaustion),
        ("status", piece.status),
    ]


def _add(game: State, card: Card, kind: str, change: int) -> None:
    piece = game.piece(card)
    if piece is not None:
        game.change(card, **{kind: getattr(piece, kind) + change})
