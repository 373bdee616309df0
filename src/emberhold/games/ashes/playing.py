"""Playing cards, activating abilities, and resolving what they do (section 14)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import (
    ACTION,
    ALLY,
    ALTERATION,
    REACTION,
    READY,
    Ability,
    Card,
    Cost,
)
from emberhold.games.ashes.costs import can_pay, pay
from emberhold.games.ashes.damage import Hit, deal, place_wounds
from emberhold.games.ashes.events import Event, happens
from emberhold.games.ashes.leaving import (
    attach,
    check_lives,
    enter_battlefield,
    enter_spellboard,
)
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.values import abilities_of, has
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import without
from emberhold.parts.asking import card_of, choose, in_play
from emberhold.parts.cards import copy_in

# What may be played


def playable(game: State, player: Player, kind: Card) -> bool:
    """Whether a card in hand can be played as an action now."""
    if kind.type == REACTION or not can_pay(game, player, kind.cost, kind):
        return False
    if kind.type == ALLY or _to_battlefield(kind):
        return player.has_room()  # AS-252, AS-286
    if kind.type == READY:
        return player.has_slot(kind)
    if kind.type == ALTERATION:
        return bool(attachable(game, player, kind))  # AS-257
    return True


def _to_battlefield(kind: Card) -> bool:
    """AS-243: an action spell that is placed on the battlefield."""
    return kind.type == ACTION and any(a.name == "strange-copy" for a in kind.abilities)


def attachable(game: State, player: Player, kind: Card) -> list[Card]:
    """AS-256, AS-258: any unit, unless the alteration or the unit says otherwise."""
    return [
        piece.card
        for side in game.in_game()
        for piece in side.battlefield
        if not piece.dying
        and (kind.attach is None or kind.attach(game, piece))
        and not has(piece, "no-alterations")
        and not (side is not player and has(piece, "magic-guard"))
    ]


def play(game: State, player: Player, kind: Card) -> Asking:
    """AS-209: announce, pay, choose targets, place or discard, resolve."""
    card = copy_in(player.hand, kind)
    player.hand = without(player.hand, card)
    game.announced = card
    yield from pay(game, player, kind.cost, card)
    unit = None
    act = Act(player, card, card.effect, spell=True)
    if kind.type == ALTERATION:
        choices = [in_play("unit", unit) for unit in attachable(game, player, kind)]
        unit = card_of((yield from choose(game, player.seat, "attach", choices, {"card": card})))
    elif card.effect is not None:
        yield from aim(game, act)
    game.announced = None
    game.say("ashes-log-plays", who=player.phoenixborn.card, card=card)
    if kind.type == ALLY or _to_battlefield(kind):
        yield from enter_battlefield(game, player, card)
    elif kind.type == READY:
        enter_spellboard(game, player, card)
    elif unit is not None:
        attach(game, card, player.seat, unit)
    else:
        player.discard += (card,)
        yield from carry_out(game, act)
    yield from check_lives(game)


# Activating


def activation_cost(player: Player, card: Card, ability: Ability) -> Cost:
    """AS-280: focus text may make a ready spell cheaper."""
    cost = ability.cost
    for focused in card.keywords:
        if focused.name == "cheaper" and player.copies_ready(card.kind) > focused.focus:
            cost = cost.cheaper(1)
    return cost


def activations(game: State, player: Player) -> list[tuple[Choice, Card, Ability]]:
    """Every ability of this side that may be used as an action now, as a choice."""
    found: list[tuple[Choice, Card, Ability]] = []
    seen: list[tuple[Card, int, str]] = []
    for piece in player.pieces():
        card = piece.card
        if not card.activations:
            continue
        for ability in card.activations:
            cost = ability.cost
            if (cost.main and not game.mains) or (cost.side and not game.sides):
                continue
            if ability not in abilities_of(piece) or not _usable(game, player, piece, ability):
                continue
            if card.type == READY:
                same = (card.kind, 0, ability.name)
                if same in seen:
                    continue
                seen.append(same)
            found.append((("use", ability.name, card.piece), card, ability))
    return found


def _usable(game: State, player: Player, piece: Piece, ability: Ability) -> bool:
    if ability.focus and player.copies_ready(piece.card.kind) <= ability.focus:
        return False
    if not ability.answers(game, player.seat, piece.card, None):
        return False
    return can_pay(game, player, activation_cost(player, piece.card, ability))


def activate(game: State, player: Player, card: Card, ability: Ability) -> Asking:
    """AS-213."""
    yield from pay(game, player, activation_cost(player, card, ability), card)
    game.say("ashes-log-activates", who=player.phoenixborn.card, card=card, ability=ability)
    assert ability.effect is not None
    act = Act(player, card, ability.effect, ability=ability, spell=card.is_spell)
    yield from resolve(game, act)


# Resolving


def resolve(game: State, act: Act) -> Asking:
    """AS-213: what has been paid for is aimed and carried out."""
    yield from aim(game, act)
    yield from carry_out(game, act)


def aim(game: State, act: Act) -> Asking:
    """AS-214: choose all targets, before anything resolves."""
    yield from act.effect.aim(game, act) or ()


def carry_out(game: State, act: Act) -> Asking:
    """Let the targets be answered, then do everything, then what it caused (AS-302)."""
    if (yield from _cancelled(game, act)):
        game.say("ashes-log-cancelled", card=act.card)
        if act.card is not None and act.card.type == READY:
            game.change(act.card, cancelled=True)  # AS-350
        return
    yield from act.effect.run(game, act) or ()
    yield from settle(game, act)


def settle(game: State, act: Act) -> Asking:
    """What the effects have caused: units that entered, cards discarded, damage, wounds."""
    entered = act.entered
    act.entered = []
    for seat, card in entered:
        yield from happens(game, Event("enters", seat, card)) or ()
    discarded = act.discarded
    act.discarded = []
    for seat in dict.fromkeys(discarded):
        event = Event("discarded-from-pile", seat, amount=discarded.count(seat))
        yield from happens(game, event) or ()
    hits = [
        Hit(card, amount, act.me.seat, act.card, spell=act.spell) for card, amount in act.damage
    ]
    act.damage = []
    yield from deal(game, hits)
    wounds = act.wounds
    act.wounds = []
    for card, amount in wounds:
        yield from place_wounds(game, card, amount, act.me.seat)
    yield from check_lives(game, act.me.seat)


def _cancelled(game: State, act: Act) -> Generator[Question | Together, Any, bool]:
    """Give the controllers of targeted units the chance to cancel."""
    for side in game.opponents(act.me.seat):
        mine = tuple(
            card
            for card in act.aimed.values()
            if isinstance(card, Card) and any(p.card is card for p in side.battlefield)
        )
        if mine:
            event = Event(
                "would-target", side.seat, act.card, source_seat=act.me.seat, targets=mine
            )
            yield from happens(game, event) or ()
            if event.cancelled:
                return True
    return False
