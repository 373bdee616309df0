"""Playing cards and activating abilities (section 14); `effects.base` resolves what they do."""

from __future__ import annotations

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.card import (
    ACTION,
    ALLY,
    ALTERATION,
    REACTION,
    READY,
    Ability,
    Card,
)
from emberhold.games.ashes.figure.costs import can_pay, pay
from emberhold.games.ashes.figure.leaving import (
    attach,
    check_lives,
    enter_battlefield,
    enter_spellboard,
)
from emberhold.games.ashes.figure.values import abilities_of, activation_cost, attachable
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
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


def play(game: State, player: Player, kind: Card) -> Asking:
    """AS-209: announce, pay, choose targets, place or discard, resolve."""
    card = copy_in(player.hand, kind)
    player.hand = without(player.hand, card)
    game.announced = card
    yield from pay(game, player, kind.cost, card)
    unit = None
    effect = card.effect
    act = Act(player, card, spell=True)
    if kind.type == ALTERATION:
        choices = [in_play("unit", unit) for unit in attachable(game, player, kind)]
        unit = card_of((yield from choose(game, player.seat, "attach", choices, {"card": card})))
    elif effect is not None:
        yield from effect.aim(game, act) or ()
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
        assert effect is not None
        yield from effect.carry_out(game, act)
    yield from check_lives(game)


# Activating


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
    act = Act(player, card, ability=ability, spell=card.is_spell)
    yield from ability.effect.resolve(game, act)
