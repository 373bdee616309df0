"""Events, and the windows in which cards answer them (sections 16.2 and 18.1).

`yield from happens(game, event)` lets every mandatory trigger resolve and every player, the active
one first, use optional triggers in play and one reaction spell from hand.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import REACTION, READY, Ability, Card
from emberhold.games.ashes.costs import can_pay, pay
from emberhold.games.ashes.dice import payable
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.values import abilities_of
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.zones import without
from emberhold.parts.asking import ask_hidden, choose, distinct
from emberhold.parts.cards import copy_in, kinds_in

PASS: Choice = ("pass",)

_Trigger = tuple[int, Card, Ability]

REACTIONS: dict[str, list[Card]] = {}
"""Every reaction spell there is, by the event it answers: what anybody might be holding."""


class Event:
    """Something that would happen, happens or has happened."""

    __slots__ = (
        "amount",
        "attackers",
        "by_attack",
        "cancelled",
        "card",
        "diverted",
        "fatal",
        "kind",
        "remove",
        "seat",
        "source",
        "source_seat",
        "targets",
        "unit",
    )

    def __init__(
        self,
        kind: str,
        seat: int,
        card: Card | None = None,
        *,
        amount: int = 0,
        source: Card | None = None,
        source_seat: int = -1,
        by_attack: bool = False,
        attackers: tuple[Card, ...] = (),
        targets: tuple[Card, ...] = (),
        unit: Piece | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        """Whose card it happens to, or who does it."""
        self.card = card
        self.amount = amount
        self.source = source
        self.source_seat = source_seat
        self.by_attack = by_attack
        """Caused by an attacking or countering unit."""
        self.attackers = attackers
        self.targets = targets
        self.unit = unit
        """The piece as it was when it happened."""
        self.cancelled = False
        self.diverted: Card | None = None
        """The unit that is dealt the damage instead."""
        self.fatal = False
        """The unit is destroyed by receiving this damage, however little it is."""
        self.remove = False
        """A destroyed unit that is removed from the game instead of being discarded."""


def happens(game: State, event: Event, also: Sequence[_Trigger] = ()) -> Asking | None:
    """Open a window, if anybody could have something to say; `also` is printed on no card."""
    triggers = [*_triggers(game, event), *also]
    if triggers:
        return _window(game, event, triggers)
    if event.kind in REACTIONS:
        for player in game.players:
            if _could_react(game, player, event):
                return _window(game, event, triggers)
    return None


def _triggers(game: State, event: Event) -> list[_Trigger]:
    """Triggered text in play that answers the event: AS-220, AS-342."""
    found: list[_Trigger] = []
    for card in game.listeners:
        place = game.find(card)
        if place is None:
            if event.unit is not None and event.unit.card is card:
                found += _answering(game, game.players[event.seat], event.unit, event)
            continue
        found += _answering(game, place[0], place[1], event)
    return found


def _answering(game: State, player: Player, piece: Piece, event: Event) -> list[_Trigger]:
    return [
        (player.seat, piece.card, ability)
        for ability in abilities_of(piece)
        if ability.event == event.kind
        and (ability.when is None or ability.when(game, player, piece, event))
        and _focused(player, piece.card, ability)
    ]


def _focused(player: Player, card: Card, ability: Ability) -> bool:
    return not ability.focus or player.copies_ready(card.kind) > ability.focus


def _window(game: State, event: Event, triggers: list[_Trigger]) -> Asking:
    mandatory = [trigger for trigger in triggers if trigger[2].mandatory]
    yield from _resolve_mandatory(game, event, mandatory)
    optional = [trigger for trigger in triggers if not trigger[2].mandatory]
    for stage in _stages(optional):
        for player in game.clockwise_from(game.chooser()):
            mine = [trigger for trigger in stage if trigger[0] == player.seat]
            if not mine and not _could_react(game, player, event):
                continue
            yield from _offer(game, event, player, mine)
            if event.cancelled:
                return


def _stages(triggers: list[_Trigger]) -> list[list[_Trigger]]:
    """AS-340: what is used when something happens, then what is used after it."""
    when = [trigger for trigger in triggers if not trigger[2].after]
    after = [trigger for trigger in triggers if trigger[2].after]
    return [when, after] if when and after else [triggers]


def _resolve_mandatory(game: State, event: Event, triggers: list[_Trigger]) -> Asking:
    """AS-344: in an order chosen by the player whose turn it is."""
    while triggers := [t for t in triggers if _piece(game, t[1], event) is not None]:  # AS-220
        trigger = yield from _next(game, event, triggers)
        triggers.remove(trigger)
        seat, card, ability = trigger
        yield from _resolve(game, game.players[seat], card, ability, event)


def _next(
    game: State, event: Event, triggers: list[_Trigger]
) -> Generator[Question, Choice, _Trigger]:
    """The effect that is resolved next: by its card, then by its name if the card has several."""
    choices: list[Choice] = [("trigger", card.kind, card.number) for _, card, _ in triggers]
    choice = yield from choose(game, game.chooser(), "order", distinct(choices), {"event": event})
    mine = [t for t in triggers if (t[1].kind, t[1].number) == choice[1:]]
    names: list[Choice] = [("effect", ability.name or "charm-die") for _, _, ability in mine]
    about = {"card": mine[0][1]}
    choice = yield from choose(game, game.chooser(), "order-effect", distinct(names), about)
    return mine[names.index(choice)]


def _offer(game: State, event: Event, player: Player, triggers: list[_Trigger]) -> Asking:
    """Let one player answer the event, again and again until they pass."""
    left = list(triggers)
    while not player.out:
        usable = [t for t in left if _can_use(game, player, t, event)]
        about = {"event": event}
        asked = ask_hidden(game, player.seat, "react", partial(_answers, usable, event), about)
        if len(asked.choices) == 1 and not _must_ask(game, player, event):
            return
        choice = yield asked
        if choice[0] == "pass":
            return
        if choice[0] == "react":
            yield from _react(game, player, choice[1], event)
        else:
            used = next(t for t in usable if (t[1].kind, t[1].number) == choice[1:])
            left.remove(used)
            yield from _resolve(game, player, used[1], used[2], event)
        if event.cancelled:
            return


def _answers(usable: list[_Trigger], event: Event, game: State, seat: int) -> list[Choice]:
    choices = distinct([("trigger", card.kind, card.number) for _, card, _ in usable])
    choices += [("react", kind) for kind in _reactions(game, game.players[seat], event)]
    return [*choices, PASS]


def _piece(game: State, card: Card, event: Event) -> Piece | None:
    """A listener in play, or the very unit the event has taken from play."""
    piece = game.piece(card)
    if piece is None and event.unit is not None and event.unit.card is card:
        return event.unit
    return piece


def _can_use(game: State, player: Player, trigger: _Trigger, event: Event) -> bool:
    """Asked again before each use: an answer may have changed what the next one answers."""
    _, card, ability = trigger
    piece = _piece(game, card, event)
    if piece is None or ability not in abilities_of(piece):
        return False
    if ability.when is not None and not ability.when(game, player, piece, event):
        return False
    return can_pay(game, player, ability.cost)


def _resolve(game: State, player: Player, card: Card, ability: Ability, event: Event) -> Asking:
    """Pay, aim, resolve; AS-237: what a triggered effect spends is a cost."""
    from emberhold.games.ashes.playing import resolve

    yield from pay(game, player, ability.cost, card)
    if ability.name:
        game.say("ashes-log-triggers", who=player.phoenixborn.card, card=card, ability=ability)
    assert ability.effect is not None
    act = Act(player, card, ability.effect, event=event, ability=ability, spell=card.type == READY)
    yield from resolve(game, act)


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
    return (kind.when is None or kind.when(game, player, event)) and payable(
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
    from emberhold.games.ashes.playing import aim, carry_out

    card = copy_in(player.hand, kind)
    player.reacted = True
    player.hand = without(player.hand, card)
    game.announced = card
    yield from pay(game, player, kind.cost, card)
    act = Act(player, card, card.effect, event=event, spell=True)
    yield from aim(game, act)
    game.announced = None
    player.discard += (card,)
    game.say("ashes-log-reacts", who=player.phoenixborn.card, card=card)
    yield from carry_out(game, act)
