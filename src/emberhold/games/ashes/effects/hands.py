"""Cards drawn, discarded, searched for and returned to hand."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.ask import draw_pile, hand
from emberhold.games.ashes.card import ALLY
from emberhold.games.ashes.effects.base import AimedAtPlayer, Resolving, focus
from emberhold.games.ashes.effects.sorts import AMOUNT
from emberhold.games.ashes.figure.copies import lose_sight
from emberhold.games.ashes.figure.meditation import discard_top
from emberhold.games.ashes.state import Player, State
from emberhold.games.ashes.turn.prepare import draw
from emberhold.kernel.game import Asking
from emberhold.kernel.rng import shuffled
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose, choose_card, choose_hidden_card
from emberhold.parts.effects.signatures import Flag, Maybe, Takes


class Draw(Resolving):
    """AS-082: drawing from an empty pile costs nothing outside the prepare phase."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def possible(self, game: State, act: Act) -> bool:
        return bool(act.me.draw_pile)

    def run(self, game: State, act: Act) -> None:
        act.done = draw(game, act.me, self.amount) == self.amount


class DiscardCard(Resolving):
    """Discard a card from the own hand."""

    says: ClassVar[str] = "ashes-discard"

    def run(self, game: State, act: Act) -> Asking:
        yield from discard_from_hand(game, act, act.me)


def discard_from_hand(game: State, act: Act, player: Player) -> Asking:
    if not player.hand:
        return
    card = yield from choose_hidden_card(game, player.seat, "discard-one", hand, act.about())
    player.hand = without(player.hand, card)
    player.discard += (card,)
    game.say("ashes-log-discards", who=player.phoenixborn.card, card=card)


class DiscardTop(AimedAtPlayer):
    """A target player discards the top card of the draw pile, or that player one more."""

    takes: ClassVar[Takes] = (Flag("again"),)

    def __init__(self, again: bool = False) -> None:
        self.again = again
        """On the player whom the first part of the spell was aimed at."""

    def aim(self, game: State, act: Act) -> Asking:
        if self.again:
            first = next(part for part in act.aimed if isinstance(part, DiscardTop))
            act.aimed[self] = act.aimed[first]
        else:
            yield from super().aim(game, act)

    def possible(self, game: State, act: Act) -> bool:
        return bool(game.players[act.aimed[self]].draw_pile)

    def touch(self, game: State, act: Act, side: Player) -> None:
        if discard_top(game, side):
            act.discarded.append(side.seat)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("ashes-discard-top", form=form, again="yes" if self.again else "no")


class MakeDiscard(AimedAtPlayer):
    """A target player discards a card of their own choice from hand."""

    def touch(self, game: State, act: Act, side: Player) -> Asking:
        return discard_from_hand(game, act, side)


class TakeAlly(Resolving):
    """Take an ally from the own discard pile into hand; perhaps the Phoenixborn pays for it."""

    takes: ClassVar[Takes] = (Flag("at_a_price"),)

    def __init__(self, at_a_price: bool = False) -> None:
        self.at_a_price = at_a_price

    def run(self, game: State, act: Act) -> Asking:
        allies = [card for card in act.me.discard if card.type == ALLY]
        if not allies:
            return
        card = yield from choose_card(game, act.me.seat, "take-ally", allies, act.about())
        act.me.discard = without(act.me.discard, card)
        act.me.hand += (card,)
        lose_sight(game, act.me)
        game.say("ashes-log-takes", who=act.me.phoenixborn.card, card=card)
        if self.at_a_price and isinstance(card.attack, int):
            act.damage.append((act.me.phoenixborn.card, card.attack))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("ashes-take-ally", form=form, price="yes" if self.at_a_price else "no")


class Search(Resolving):
    """Search the own draw pile for a card; AS-223: then shuffle it."""

    def possible(self, game: State, act: Act) -> bool:
        return bool(act.me.draw_pile)

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        card = yield from choose_hidden_card(game, me.seat, "search", draw_pile, act.about())
        me.draw_pile = without(me.draw_pile, card)
        me.hand += (card,)
        me.draw_pile = shuffled(game, me.draw_pile)
        game.say("ashes-log-searches", who=me.phoenixborn.card)


class EveryoneDraws(Resolving):
    """Abundance: everybody may draw up to two; what is not drawn hurts, the owner less."""

    def run(self, game: State, act: Act) -> Asking:
        assert act.card is not None
        spared = min(2, act.me.copies_ready(act.card.kind) - 1)
        for side in game.clockwise_from(act.me.seat):
            most = min(2, len(side.draw_pile))
            choices = [("draw", number) for number in range(most, -1, -1)]
            choice = yield from choose(game, side.seat, "abundance", choices, act.about())
            drawn = draw(game, side, choice[1])
            harm = 2 - drawn - (spared if side is act.me else 0)
            if harm > 0:
                act.damage.append((side.phoenixborn.card, harm))

    def sentence(self, say: Speech) -> str:
        spared = focus(say, 1, say("ashes-spared")) + focus(say, 2, say("ashes-spared-again"))
        return super().sentence(say) + spared
