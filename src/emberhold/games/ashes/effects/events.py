"""Effects that look back at the event they answer."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import CONJURATION
from emberhold.games.ashes.effects.base import TARGET, Aimed, Resolving, Target, own_unit
from emberhold.games.ashes.effects.sorts import AMOUNT, SLUG
from emberhold.games.ashes.figure.leaving import detach, discard_if_spent
from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.state import Piece, State
from emberhold.kernel.game import Asking
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Takes


class DamageThatPhoenixborn(Resolving):
    """Damage to the Phoenixborn of the player it happened to."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        assert act.event is not None
        act.damage.append((game.players[act.event.seat].phoenixborn.card, self.amount))


class ExhaustThat(Resolving):
    """Gaze: the unit that has just entered play gets an exhaustion token."""

    def run(self, game: State, act: Act) -> None:
        assert act.event is not None
        if act.event.card is None:
            return
        piece = game.piece(act.event.card)
        if piece is not None:
            game.change(piece.card, exhaustion=piece.exhaustion + 1)
            game.say("ashes-log-exhausts", card=piece.card, amount=1)


class Cancel(Resolving):
    """AS-346: what was about to happen does not."""

    def run(self, game: State, act: Act) -> None:
        assert act.event is not None
        act.event.cancelled = True


class DivertDamage(Aimed):
    """Redirect: the damage goes to an own unit instead."""

    says: ClassVar[str] = "ashes-redirect"

    def __init__(self) -> None:
        self.target = own_unit

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        assert act.event is not None
        act.event.cancelled = True
        act.event.diverted = piece.card


class PreventDamage(Resolving):
    """Protect: each status token removed prevents one damage; without tokens it is discarded."""

    says: ClassVar[str] = "ashes-protect"

    def run(self, game: State, act: Act) -> Asking:
        assert act.event is not None
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is None or not piece.status:
            return
        most = min(piece.status, act.event.amount)
        choices = [("amount", number) for number in range(1, most + 1)]
        choice = yield from choose(
            game,
            act.me.seat,
            "protect",
            choices,
            act.about(card=act.event.card, amount=act.event.amount),
        )
        act.event.amount -= choice[1]
        game.change(act.card, status=piece.status - choice[1])
        yield from discard_if_spent(game, act.card)


class PainLink(Aimed):
    """Deal as much as was received, but no more than this unit's life value."""

    takes: ClassVar[Takes] = (TARGET,)

    def __init__(self, target: Target) -> None:
        self.target = target

    def hit(self, game: State, act: Act, piece: Piece) -> None:
        assert act.event is not None
        assert act.card is not None
        mine = game.piece(act.card)
        limit = life_of(game, mine) if mine is not None else 0
        act.damage.append((piece.card, min(act.event.amount, limit)))


class StrikeBack(Resolving):
    """Spiked Skin: damage to each unit attacking or countering this one.

    The number of the ability is its strength, as two of them add up (AS-020).
    """

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        assert act.event is not None
        amount = act.ability.number if act.ability is not None else self.amount
        act.damage += [(card, amount) for card in act.event.attackers]


class Fatal(Resolving):
    """Illusion: the unit is destroyed by this damage."""

    says: ClassVar[str] = "ashes-illusion"

    def run(self, game: State, act: Act) -> None:
        assert act.event is not None
        act.event.fatal = True


class Consume(Resolving):
    """A status token for each opposing unit destroyed; allies are removed from the game."""

    def run(self, game: State, act: Act) -> None:
        assert act.event is not None
        assert act.card is not None
        piece = game.piece(act.card)
        if piece is not None:
            game.change(act.card, status=piece.status + 1)
        destroyed = act.event.card
        if destroyed is not None and destroyed.type != CONJURATION:
            act.event.remove = True


class WoundOwnPhoenixborn(Resolving):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        act.wounds.append((act.me.phoenixborn.card, self.amount))


class ShedAlteration(Resolving):
    """Fleeting, on an alteration: it leaves its unit at the end of the round."""

    takes: ClassVar[Takes] = (SLUG,)
    says: ClassVar[str] = "ashes-shed"

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def run(self, game: State, act: Act) -> Asking:
        assert act.card is not None
        piece = game.piece(act.card)
        for card, _ in piece.attached if piece is not None else ():
            if card.slug == self.slug:
                yield from detach(game, act.card, card)
                return
