"""Ready spells that hurt an own unit for something in return."""

from __future__ import annotations

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.card import PHOENIXBORN
from emberhold.games.ashes.effects.base import Aimed, Resolving, focus, opposing_unit, own_unit
from emberhold.games.ashes.effects.harm import Damage
from emberhold.games.ashes.fight.damage import remove_wounds
from emberhold.games.ashes.state import Piece, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.asking import agrees, card_of, in_play


class BloodTransfer(Aimed):
    """Two damage to an own unit; if done, another own unit or the Phoenixborn may heal."""

    def __init__(self) -> None:
        self.target = own_unit

    def hit(self, game: State, act: Act, piece: Piece) -> Asking:
        act.damage.append((piece.card, 2))
        others = [p for p in act.me.battlefield if p.card is not piece.card and not p.dying]
        choices = [in_play("heal", p.card) for p in (*others, act.me.phoenixborn) if p.wounds]
        if not choices:
            return
        choice = yield Ask(act.me.seat, "heal", [*choices, ("skip",)], act.about())
        if choice[0] == "heal":
            healed = card_of(choice)
            remove_wounds(game, healed, 1 if healed.type == PHOENIXBORN else 2)


class SmallSacrifice(Resolving):
    """One damage to an own unit; if done, perhaps one to an opposing unit; or exhaust both."""

    def __init__(self) -> None:
        self.mine = Damage(1, own_unit)
        self.theirs = Damage(1, opposing_unit)

    def aim(self, game: State, act: Act) -> Asking:
        yield from self.mine.aim(game, act)
        yield from self.theirs.aim(game, act)

    def run(self, game: State, act: Act) -> Asking:
        own, other = act.aimed.get(self.mine), act.aimed.get(self.theirs)
        mine = game.piece(own) if own is not None else None
        theirs = game.piece(other) if other is not None else None
        if mine is None:
            return
        about = act.about(self.theirs)
        assert act.card is not None
        focused = act.me.copies_ready(act.card.kind) > 1
        if focused and theirs is not None and not mine.exhaustion and not theirs.exhaustion:
            choices = [("exhaust-both",), ("damage",)]
            choice = yield Ask(act.me.seat, "small-sacrifice", choices, about)
            if choice[0] == "exhaust-both":
                game.change(mine.card, exhaustion=1)
                game.change(theirs.card, exhaustion=1)
                return
        act.damage.append((mine.card, 1))
        if theirs is not None and (yield from agrees(game, act.me.seat, "may", about)):
            act.damage.append((theirs.card, 1))

    def sentence(self, say: Speech) -> str:
        return super().sentence(say) + focus(say, 1, say("ashes-small-sacrifice-focus"))
