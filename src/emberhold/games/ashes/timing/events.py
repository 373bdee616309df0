"""Events, and the windows in which cards answer them (sections 16.2 and 18.1).

`yield from happens(game, event)` lets every mandatory trigger resolve and every player, the active
one first, use optional triggers in play and one reaction spell from hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from emberhold.games.ashes.act import Act, Event
from emberhold.games.ashes.card import REACTION, READY, Ability, Card
from emberhold.games.ashes.dice import payable
from emberhold.games.ashes.figure.costs import can_pay, pay
from emberhold.games.ashes.figure.values import abilities_of
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.parts.asking import ask_hidden, distinct, in_play
from emberhold.parts.cards import copy_in, kinds_in
from emberhold.parts.windows import PASS, Heard, Pairs, Window

REACTIONS: Final[dict[str, list[Card]]] = {}
"""Every reaction spell there is, by the event it answers: what anybody might be holding."""


class _Window(Window[State, Event]):
    """Mandatory triggers first, then every player from the active one on."""

    def chooser(self, game: State, event: Event) -> int:
        """AS-344: the player whose turn it is."""
        return game.chooser()

    def seats(self, game: State, event: Event) -> list[int]:
        return [player.seat for player in game.clockwise_from(game.chooser())]

    def hearing(self, game: State, pairs: Pairs, event: Event) -> list[Heard]:
        """Triggered text in play that answers the event: AS-220, AS-342."""
        found: list[Heard] = []
        asked: list[Card] = []
        for card, _ in pairs:
            if card in asked:
                continue
            asked.append(card)
            place = game.find(card)
            if place is not None:
                found += _answering(game, place[0], place[1], event)
            elif event.unit is not None and event.unit.card is card:
                found += _answering(game, game.players[event.seat], event.unit, event)
        return found

    def waits(self, game: State, event: Event) -> bool:
        """Somebody may hold a reaction spell that fits."""
        if event.kind not in REACTIONS:
            return False
        return any(_could_react(game, player, event) for player in game.players)

    def speaks(self, game: State, event: Event, seat: int, heard: list[Heard]) -> bool:
        return bool(heard) or _could_react(game, game.players[seat], event)

    def stages(self, optional: list[Heard]) -> list[list[Heard]]:
        """AS-340: what is used when something happens, then what is used after it."""
        when = [one for one in optional if not one.trigger.after]
        after = [one for one in optional if one.trigger.after]
        return [when, after] if when and after else [optional]

    def remains(self, game: State, heard: Heard, event: Event) -> bool:
        """AS-220."""
        return _piece(game, heard.card, event) is not None

    def able(self, game: State, heard: Heard, event: Event) -> bool:
        piece = _piece(game, heard.card, event)
        if piece is None or heard.trigger not in abilities_of(piece):
            return False
        if not heard.trigger.answers(game, heard.seat, heard.card, event):
            return False
        return can_pay(game, game.players[heard.seat], heard.trigger.cost)

    def called(self, heard: Heard) -> str:
        return heard.trigger.name or "charm-die"

    def offer(self, game: State, event: Event, seat: int, heard: list[Heard]) -> Asking:
        """Let one player answer the event, again and again until they pass."""
        player = game.players[seat]
        left = list(heard)
        while not player.out and not event.cancelled:
            usable = [one for one in left if self.able(game, one, event)]
            about = {"event": event}
            asked = ask_hidden(game, seat, "react", partial(_answers, usable, event), about)
            if len(asked.choices) == 1 and not _must_ask(game, player, event):
                return
            choice = yield asked
            if choice == PASS:
                return
            if choice[0] == "react":
                yield from _react(game, player, choice[1], event)
            else:
                used = next(one for one in usable if in_play("trigger", one.card) == choice)
                left.remove(used)
                yield from self.resolve(game, used, event)

    def resolve(self, game: State, heard: Heard, event: Event) -> Asking:
        """Pay, aim, resolve; AS-237: what a triggered effect spends is a cost."""
        player, card, ability = game.players[heard.seat], heard.card, heard.trigger
        yield from pay(game, player, ability.cost, card)
        if ability.name:
            game.say("ashes-log-triggers", who=player.phoenixborn.card, card=card, ability=ability)
        act = Act(player, card, event=event, ability=ability, spell=card.type == READY)
        yield from ability.effect.resolve(game, act)


_WINDOW: Final = _Window()


def happens(game: State, event: Event, also: Sequence[Heard] = ()) -> Asking | None:
    """Open a window, if anybody could have something to say; `also` is printed on no card."""
    return _WINDOW.happens(game, event, also)


def _answering(game: State, player: Player, piece: Piece, event: Event) -> list[Heard]:
    return [
        Heard(player.seat, piece.card, ability)
        for ability in abilities_of(piece)
        if ability.event == event.kind
        and ability.answers(game, player.seat, piece.card, event)
        and _focused(player, piece.card, ability)
    ]


def _focused(player: Player, card: Card, ability: Ability) -> bool:
    return not ability.focus or player.copies_ready(card.kind) > ability.focus


def _answers(usable: list[Heard], event: Event, game: State, seat: int) -> list[Choice]:
    choices = distinct([in_play("trigger", one.card) for one in usable])
    choices += [("react", kind) for kind in _reactions(game, game.players[seat], event)]
    return [*choices, PASS]


def _piece(game: State, card: Card, event: Event) -> Piece | None:
    """A listener in play, or the very unit the event has taken from play."""
    piece = game.piece(card)
    if piece is None and event.unit is not None and event.unit.card is card:
        return event.unit
    return piece


# Reaction spells


def _reactions(game: State, player: Player, event: Event) -> list[Card]:
    """The reaction spells in hand that may be played now."""
    if player.reacted or game.phase != "turns" or event.kind not in REACTIONS:
        return []
    if game.reactions == "stops" and event.kind not in game.stops:
        return []
    return [
        kind
        for kind in kinds_in(card for card in player.hand if card.type == REACTION)
        if kind.event == event.kind and fits(game, player, kind, event)
    ]


def fits(game: State, player: Player, kind: Card, event: Event) -> bool:
    """AS-244: the printed condition is met and the cost payable."""
    return (kind.when is None or kind.when(game, player.seat, kind, event)) and payable(
        player.active, kind.cost.magic
    )


def _must_ask(game: State, player: Player, event: Event) -> bool:
    """Whether not asking would betray the hand: asked by what everybody can see alone."""
    if game.reactions == "possible":
        return False
    if game.reactions == "stops" and event.kind not in game.stops:
        return False
    return _could_react(game, player, event)


def _could_react(game: State, player: Player, event: Event) -> bool:
    """Whether, by what everybody can see, the player might hold a reaction that fits."""
    if player.reacted or player.out or game.phase != "turns" or not player.hand:
        return False
    return any(fits(game, player, kind, event) for kind in REACTIONS.get(event.kind, ()))


def _react(game: State, player: Player, kind: Card, event: Event) -> Asking:
    """AS-245 to AS-248."""
    card = copy_in(player.hand, kind)
    player.reacted = True
    player.hand = without(player.hand, card)
    game.announced = card
    yield from pay(game, player, kind.cost, card)
    effect = kind.effect
    assert effect is not None
    act = Act(player, card, event=event, spell=True)
    yield from effect.aim(game, act) or ()
    game.announced = None
    player.discard += (card,)
    game.say("ashes-log-reacts", who=player.phoenixborn.card, card=card)
    yield from effect.carry_out(game, act)
