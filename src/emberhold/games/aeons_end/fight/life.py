"""Life and damage: of players, Gravehold, the nemesis and its minions; Unleash and exhaustion.

Sections 14, 19, 22 and 23 of the rules. Damage to players may ask questions on the way, because
it can exhaust them; everything else is done at once.
"""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import ACOLYTE, MINION, POWER, Card
from emberhold.games.aeons_end.figure.breaches import clear_breach, destroy_breach
from emberhold.games.aeons_end.state import InPlay, Player, State
from emberhold.kernel.game import Asking, GameOver, Result
from emberhold.kernel.zones import replaced, without
from emberhold.parts.asking import choose
from emberhold.parts.windows import Event


def win(game: State, reason: str) -> None:
    """WE-303: the game stops at once; WE-311: for all players together."""
    _over(game, Result(tuple(player.seat for player in game.players), reason))


def lose(game: State, reason: str) -> None:
    _over(game, Result((), reason))


def _over(game: State, result: Result) -> None:
    game.result = result
    if game.nemesis.over is not None:
        game.nemesis.over(game)
    raise GameOver


def check_empty_nemesis(game: State, moment: str) -> None:
    """WE-305, WE-306: nothing left in the nemesis deck, nothing in play."""
    if game.in_play or game.nemesis_pile.cards or game.resolving or game.own.minions(game):
        return
    if moment == game.box.rules.empty_nemesis:
        win(game, "victory-deck")


def _prevented(game: State, amount: int) -> None:
    """AE-056, AE-058: prevented damage was not suffered."""
    if amount > 0:
        game.say("log-prevented", amount=amount)


# Gravehold


def gravehold_suffers(game: State, amount: int) -> None:
    """WE-236, WE-308."""
    if game.sheltered:
        _prevented(game, amount)
        return
    game.gravehold = max(0, game.gravehold - amount)
    if game.log is not None:
        game.say("log-gravehold-suffers", amount=amount, left=game.gravehold)
    if game.gravehold == 0:
        lose(game, "defeat-gravehold")


def gravehold_gains(game: State, amount: int) -> None:
    """WE-100, WE-237."""
    amount = min(amount, game.max_gravehold - game.gravehold)
    game.gravehold += amount
    game.say("log-gravehold-gains", amount=amount, left=game.gravehold)


# Players


def gain_life(game: State, player: Player, amount: int) -> None:
    """WE-284: not while exhausted."""
    if player.exhausted:
        return
    amount = min(amount, player.max_life - player.life)
    player.life += amount
    game.say("log-gains-life", who=player.mage, amount=amount, left=player.life)


def suffer(game: State, player: Player, amount: int) -> Asking | None:
    """A player suffers damage; only exhaustion makes this a matter of questions."""
    if game.sheltered:
        _prevented(game, amount)
        return None
    for spell in player.watch:
        for trigger in spell.triggers:
            if trigger.event == "suffer":
                event = Event("suffer", player.seat, spell, amount=amount)
                trigger.resolve(game, player.seat, spell, event)
                amount = event.amount
    if amount <= 0:
        return None
    if player.exhausted:
        game.say("log-suffers-exhausted", who=player.mage, amount=amount, twice=2 * amount)
        gravehold_suffers(game, 2 * amount)  # WE-286
        return None
    excess = max(0, amount - player.life)
    player.life = max(0, player.life - amount)
    if game.log is not None:
        game.say("log-suffers", who=player.mage, amount=amount, left=player.life)
    return None if player.life else _become_exhausted(game, player, excess)


def _become_exhausted(game: State, player: Player, excess: int) -> Asking | None:
    """WE-268, WE-280 to WE-282, WE-288."""
    player.exhausted = True
    game.say("log-exhausted", who=player.mage)
    if not game.solo and all(other.exhausted for other in game.players):
        lose(game, "defeat-exhausted")
    if game.unleashing:
        game.exhausting += (player.seat,)
        if excess:
            gravehold_suffers(game, 2 * excess)
        return None
    return _exhaustion(game, player, excess)


def _exhaustion(game: State, player: Player, excess: int) -> Asking:
    """What the box says of it; then the excess."""
    procedure = game.box.rules.exhaustion
    if procedure is not None:
        yield from procedure(game, player) or ()
    if excess:
        gravehold_suffers(game, 2 * excess)


def unleash_and_lose_breach(game: State, player: Player) -> Asking:
    """WE-269: Unleash twice, a breach destroyed, all charges lost."""
    instead = game.nemesis.exhaust_instead
    if instead is None:
        yield from unleash(game, 2)
    else:
        yield from instead.run(game, Act.of_nemesis(game, None)) or ()
    if player.breaches:
        choices = [("breach", breach.number) for breach in player.breaches]
        choice = yield from choose(game, player.seat, "destroy-breach", choices)
        yield from clear_breach(game, player, choice[1])
        destroy_breach(game, player, choice[1])
    if player.charges:
        player.charges = 0  # WE-276
        game.say("log-charges", who=player.mage, left=0)


# Unleash


def unleash(game: State, times: int) -> Asking:
    """WE-300, WE-301; WE-277, WE-278: exhaustion waits for the end of the one being resolved."""
    for _ in range(times):
        if game.log is not None:
            game.say("log-unleash")
        game.unleashing = True
        effect = game.nemesis.hard_unleash if game.hard else game.nemesis.unleash
        yield from effect.run(game, Act.of_nemesis(game, None)) or ()
        game.unleashing = False
        while game.exhausting:
            seat, *later = game.exhausting
            game.exhausting = tuple(later)
            yield from _exhaustion(game, game.players[seat], 0)


# The nemesis and its minions


def damage_nemesis(game: State, amount: int) -> None:
    """WE-227, WE-228, with what the sheet and the cards in play make of it."""
    if game.nemesis.untouchable:
        return
    if game.nemesis.damage_taken is not None:
        amount = game.nemesis.damage_taken(game, amount)
    if amount <= 0:
        return
    game.nemesis_life = max(0, game.nemesis_life - amount)
    game.say("log-nemesis-damaged", nemesis=game.nemesis, amount=amount, left=game.nemesis_life)
    if game.nemesis_life == 0:
        win(game, "victory-nemesis")
    for card, trigger in game.listeners.to("nemesis-damaged"):
        trigger.resolve(game, game.active, card, Event("nemesis-damaged", amount=amount))


def nemesis_gains(game: State, amount: int) -> None:
    """Never above the life it began with."""
    amount = min(amount, game.max_nemesis_life - game.nemesis_life)
    game.nemesis_life += amount
    game.say("log-nemesis-gains", nemesis=game.nemesis, amount=amount, left=game.nemesis_life)


def being_drawn(game: State, card: Card) -> bool:
    """Whether a card that is in play already is still being resolved as drawn (LG-211)."""
    return card is game.resolving or card in game.waiting


def damage_minion(game: State, card: Card, amount: int, by: int = -1) -> bool:
    """WE-225, WE-226; true if the minion was discarded by it.

    One that is in play while it is only being drawn cannot be damaged yet. `by` is the seat that
    deals the damage, if anybody does.
    """
    piece = game.piece(card)
    if piece is None or being_drawn(game, card):
        return False
    if card.triggers:
        amount = answered(game, Event("minion-damage", card=card, amount=amount)).amount
    if amount <= 0:
        return False
    if piece.shields:
        game.in_play = replaced(game.in_play, piece, piece.shielded(piece.shields - 1))
        game.say("log-shield-lost", card=card, left=piece.shields - 1)
        return False
    life = max(card.least_life, piece.tokens - amount)
    game.in_play = replaced(game.in_play, piece, piece.holding(life))
    if game.log is not None:
        game.say("log-minion-damaged", card=card, amount=amount, left=life)
    if card.triggers:
        answered(game, Event("minion-damaged", by, card, amount=amount))
    if life == 0:
        discard_from_play(game, card)
    return life == 0


def answered(game: Any, event: Event) -> Event:
    """An event after the card it happens to has had its say."""
    for trigger in event.card.triggers:
        if trigger.event == event.kind:
            trigger.resolve(game, event.seat, event.card, event)
    return event


def minion_gains_life(game: State, card: Card, amount: int) -> None:
    """WE-087: never above the life with which it entered play."""
    piece = game.piece(card)
    if piece is not None:
        amount = max(0, min(amount, piece.most - piece.tokens))
        life = piece.tokens + amount
        game.in_play = replaced(game.in_play, piece, piece.holding(life))
        game.say("log-minion-gains-life", card=card, amount=amount, left=life)


def enter_play(game: State, card: Card) -> None:
    """WE-084, WE-088, WE-257: with its printed tokens, as the newest card in play."""
    tokens = card.power if card.type == POWER else card.life
    most = 0
    if card.life_equals is not None:
        tokens = most = card.life_equals.value(game, Act.of_nemesis(game, card))
    game.in_play += (InPlay(card, tokens, card.shield, most=most),)
    game.listeners = game.listeners.entered(card, card.triggers)


def leave_play(game: State, card: Card) -> None:
    piece = game.piece(card)
    if piece is not None:
        game.in_play = without(game.in_play, piece)
    if card.triggers:
        game.listeners = game.listeners.left(card)


def discard_from_play(game: State, card: Card) -> None:
    """WE-086, WE-297: to its discard pile, or where the card says."""
    leave_play(game, card)
    game.say("log-discarded-from-play", card=card)
    if game.nemesis.discards is not None and game.nemesis.discards(game, card):
        return
    if card.triggers and answered(game, Event("discarded", card=card)).cancelled:
        return
    game.nemesis_pile = game.nemesis_pile.discarded(card)
    check_empty_nemesis(game, "at-once")


def minions(game: State) -> list[Card]:
    """Minions in play, acolytes among them, from the longest in play to the newest."""
    found = [piece.card for piece in game.in_play if piece.card.type in (MINION, ACOLYTE)]
    if game.resolving is None and not game.waiting:
        return found
    return [card for card in found if not being_drawn(game, card)]


def powers(game: State) -> list[Card]:
    return [piece.card for piece in game.in_play if piece.card.type == POWER]


def foe_life(game: State) -> int:
    """What has still to be dealt: to the nemesis, or to all it hides behind."""
    if not game.nemesis.untouchable:
        return game.nemesis_life
    there = sum([piece.tokens for piece in game.in_play if piece.card.type == ACOLYTE])
    return there + game.own.life()


def foe_share(game: State) -> float:
    """How much of the foe is left, from 1 to 0; of one that hides, of all who stand before it."""
    if not game.nemesis.untouchable:
        return game.nemesis_life / game.max_nemesis_life
    there = [piece.card.life for piece in game.in_play if piece.card.type == ACOLYTE]
    whole = sum(there) + sum([card.life for card in game.own.cards()])
    return foe_life(game) / whole if whole else 1.0
