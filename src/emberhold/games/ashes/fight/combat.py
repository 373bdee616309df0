"""The two attacks (sections 9 and 10), each step by its number in the rules."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.ask import Ask
from emberhold.games.ashes.card import PHOENIXBORN, Card
from emberhold.games.ashes.fight.damage import Hit, deal
from emberhold.games.ashes.figure.values import attack_of, first_to_strike, has
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.games.ashes.timing.events import happens
from emberhold.games.ashes.timing.moments import own_turn_moment
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import without
from emberhold.parts.asking import card_of, choose, choose_player, in_play

DONE: Final[Choice] = ("done",)
NOBODY: Final[Choice] = ("nobody",)

Choosing = Generator[Question | Together, Any, Any]


def able_to_attack(player: Player) -> list[Card]:
    """AS-112, AS-113: any unexhausted unit."""
    return [p.card for p in player.battlefield if not (p.exhaustion or p.dying)]


def attackable_units(game: State, seat: int) -> list[Card]:
    return [
        piece.card for side in game.opponents(seat) for piece in side.battlefield if not piece.dying
    ]


def _declare_attackers(game: State, player: Player) -> Choosing:
    """AS-112, AS-142: one or more, then what answers the declaration (AS-114)."""
    chosen: list[Card] = []
    while left := [card for card in able_to_attack(player) if card not in chosen]:
        choices = [in_play("attack-with", card) for card in left]
        if chosen:
            choices.append(DONE)
        about = {"cards": tuple(chosen)}
        choice = yield from choose(game, player.seat, "attackers", choices, about)
        if choice[0] == "done":
            break
        chosen.append(card_of(choice))
    attackers = tuple(chosen)
    game.say("ashes-log-attackers", who=player.phoenixborn.card, cards=attackers)
    event = Event("attackers-declared", player.seat, attackers=attackers)
    yield from happens(game, event) or ()
    yield from own_turn_moment(game, player) or ()
    return attackers


def _exhaust(game: State, cards: tuple[Card, ...] | list[Card]) -> None:
    """One exhaustion token on each that is still there."""
    for card in cards:
        piece = game.piece(card)
        if piece is not None and not piece.dying:
            game.change(card, exhaustion=piece.exhaustion + 1)


def _standing(game: State, card: Card) -> Piece | None:
    piece = game.piece(card)
    return None if piece is None or piece.dying else piece


def _pieces(game: State, cards: tuple[Card, ...]) -> list[Piece]:
    """Those of the units that are still there."""
    return [piece for card in cards if (piece := _standing(game, card)) is not None]


def _all_standing(game: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(piece.card for piece in _pieces(game, cards))


# Attacking a Phoenixborn


def attack_phoenixborn(game: State, player: Player) -> Asking:
    """Section 9."""
    game.mains -= 1
    game.passes = 0
    attackers = yield from _declare_attackers(game, player)
    if not _all_standing(game, attackers):  # AS-135
        return
    sides = game.opponents(player.seat)
    known = {"attackers": attackers}
    defender = yield from choose_player(game, player.seat, "attack-target", sides, known)
    game.say("ashes-log-attacks", who=player.phoenixborn.card, card=defender.phoenixborn.card)
    yield from own_turn_moment(game, player) or ()
    blocks = yield from _declare_blockers(game, defender, attackers)
    yield from own_turn_moment(game, player) or ()
    while attackers := _all_standing(game, attackers):
        if defender.out:  # AS-138
            _exhaust(game, attackers)
            return
        choices = [in_play("resolve", card) for card in attackers]
        about = _lines(game, defender, attackers, blocks)
        choice = yield from choose(game, player.seat, "resolve-attacker", choices, about)
        attacker = card_of(choice)
        attackers = without(attackers, attacker)
        yield from _resolve_attacker(game, player, defender, attacker, blocks.get(attacker))


def _declare_blockers(game: State, defender: Player, attackers: tuple[Card, ...]) -> Choosing:
    """AS-116 to AS-121: at most one for each attacker."""
    blocks: dict[Card, Card] = {}
    for attacker in attackers:
        piece = _standing(game, attacker)
        if piece is None or has(piece, "bypass"):
            continue
        free = [
            p.card
            for p in defender.battlefield
            if not p.exhaustion and not p.dying and p.card not in blocks.values()
        ]
        if not free:
            break
        choices = [*(in_play("block-with", card) for card in free), NOBODY]
        about = {"card": attacker, **_lines(game, defender, attackers, blocks)}
        choice = yield Ask(defender.seat, "block", choices, about)
        if choice[0] != "nobody":
            blocks[attacker] = card_of(choice)
            game.say("ashes-log-blocks", card=blocks[attacker], unit=attacker)
    return blocks


def _lines(
    game: State, defender: Player, attackers: tuple[Card, ...], blocks: dict[Card, Card]
) -> dict[str, Any]:
    """What a question tells of a fight: who attacks whom, and by whom they are stopped."""
    met = [
        (attacker, blocker)
        for attacker, blocker in blocks.items()
        if _standing(game, attacker) is not None and _standing(game, blocker) is not None
    ]
    return {
        "attackers": attackers,
        "struck": defender.phoenixborn.card,
        "blocked": tuple([attacker for attacker, _ in met]),
        "blockers": tuple([blocker for _, blocker in met]),
        "advantage": _first(game, defender, attackers),
    }


def _first(game: State, defender: Player, attackers: tuple[Card, ...]) -> tuple[Card, ...]:
    """AS-173: the units that would deal damage before the others."""
    pieces = [*_pieces(game, attackers), *defender.battlefield]
    return tuple([piece.card for piece in pieces if has(piece, "battle-advantage")])


def _resolve_attacker(
    game: State, player: Player, defender: Player, attacker: Card, blocker: Card | None
) -> Asking:
    """AS-122 to AS-137."""
    if blocker is None:
        born = defender.phoenixborn.card
        amount = _sum(game, (attacker,))
        yield from deal(game, [Hit(born, amount, player.seat, attacker, (attacker,))])
        _exhaust(game, [attacker])
        return
    target = _standing(game, blocker)
    if target is None:  # AS-134
        _exhaust(game, [attacker])
        return
    counters = not target.exhaustion and (yield from _counters(defender, blocker, (attacker,)))
    yield from _fight(game, player, defender, (attacker,), blocker, counters)


def _counters(
    defender: Player, unit: Card, attackers: tuple[Card, ...]
) -> Generator[Question | Together, Any, bool]:
    """AS-126, AS-155."""
    about = {"card": unit, "attackers": attackers}
    choice = yield Ask(defender.seat, "counter", [("counter",), ("endure",)], about)
    return bool(choice[0] == "counter")


# Attacking a unit


def attack_unit(game: State, player: Player) -> Asking:
    """Section 10."""
    game.mains -= 1
    game.passes = 0
    attackers = yield from _declare_attackers(game, player)
    if not _all_standing(game, attackers):  # AS-169
        return
    choices = [in_play("target", card) for card in attackable_units(game, player.seat)]
    if not choices:  # AS-166
        _exhaust(game, attackers)
        return
    choice = yield from choose(game, player.seat, "attack-unit", choices, {"attackers": attackers})
    target = card_of(choice)
    found = game.find(target)
    assert found is not None
    defender = found[0]
    game.say("ashes-log-attacks", who=player.phoenixborn.card, card=target)
    yield from own_turn_moment(game, player) or ()
    guard = yield from _declare_guard(game, defender, target, attackers)
    yield from own_turn_moment(game, player) or ()
    yield from _resolve_attack_on(game, player, defender, attackers, guard or target)


def _declare_guard(
    game: State, defender: Player, target: Card, attackers: tuple[Card, ...]
) -> Choosing:
    """AS-146 to AS-151, AS-174; nobody steps in for a unit that is gone (AS-167)."""
    attacking = _pieces(game, attackers)
    if not attacking or _standing(game, target) is None:
        return None
    if all(has(piece, "bypass") for piece in attacking):
        return None
    choices = [("guard", defender.phoenixborn.card.kind, defender.phoenixborn.card.number)]
    for piece in defender.battlefield:
        able = not piece.exhaustion and not piece.dying and has(piece, "unit-guard")
        if able and piece.card is not target:
            choices.append(in_play("guard", piece.card))
    first = _first(game, defender, attackers)
    about = {"card": target, "attackers": attackers, "advantage": first}
    choice = yield Ask(defender.seat, "guard", [*choices, NOBODY], about)
    if choice[0] == "nobody":
        return None
    guard = card_of(choice)
    game.say("ashes-log-guards", card=guard, unit=target)
    return guard


def _resolve_attack_on(
    game: State, player: Player, defender: Player, attackers: tuple[Card, ...], target: Card
) -> Asking:
    """AS-153 to AS-171."""
    attackers = _all_standing(game, attackers)
    if not attackers:  # AS-169
        return
    if target.type == PHOENIXBORN:
        amount = _sum(game, attackers)
        yield from deal(game, [Hit(target, amount, player.seat, attackers[0], attackers)])
        _exhaust(game, attackers)
        return
    piece = _standing(game, target)
    if piece is None:  # AS-167, AS-168
        _exhaust(game, attackers)
        return
    counters = not piece.exhaustion and (yield from _counters(defender, target, attackers))
    yield from _fight(game, player, defender, attackers, target, counters)


def _sum(game: State, attackers: tuple[Card, ...]) -> int:
    return sum(attack_of(game, piece) for piece in _pieces(game, attackers))


# Battle


def _fight(  # noqa: PLR0913 (a fight, part by part)
    game: State,
    player: Player,
    defender: Player,
    attackers: tuple[Card, ...],
    target: Card,
    counters: bool,
) -> Asking:
    """AS-127 to AS-130, AS-157 to AS-162, AS-173."""
    if not counters:
        yield from deal(game, _attack_hits(game, player, attackers, target))
        _exhaust(game, attackers)
        return
    first = first_to_strike(_pieces(game, attackers), _standing(game, target))
    if first == "attackers":
        yield from deal(game, _attack_hits(game, player, attackers, target))
        attackers = _all_standing(game, attackers)
        if attackers and _standing(game, target) is not None:
            yield from deal(game, (yield from _counter_hits(game, defender, target, attackers)))
    elif first == "target":
        yield from deal(game, (yield from _counter_hits(game, defender, target, attackers)))
        attackers = _all_standing(game, attackers)
        yield from deal(game, _attack_hits(game, player, attackers, target))
    else:
        back = yield from _counter_hits(game, defender, target, attackers)
        yield from deal(game, [*_attack_hits(game, player, attackers, target), *back])
    _exhaust(game, [*attackers, target])


def _attack_hits(
    game: State, player: Player, attackers: tuple[Card, ...], target: Card
) -> list[Hit]:
    """AS-164: what all attackers deal together is one instance of damage."""
    if not attackers:
        return []
    return [Hit(target, _sum(game, attackers), player.seat, attackers[0], attackers)]


def _counter_hits(
    game: State, defender: Player, target: Card, attackers: tuple[Card, ...]
) -> Generator[Question | Together, Any, list[Hit]]:
    """AS-160, AS-161: the defending player divides the counter damage."""
    piece = game.piece(target)
    assert piece is not None
    left = attack_of(game, piece)
    hits: list[Hit] = []
    for place, attacker in enumerate(attackers):
        amount = left
        if place < len(attackers) - 1 and left:
            choices = [("amount", number) for number in range(left + 1)]
            about = {"card": attacker, "amount": left, "attackers": attackers}
            choice = yield Ask(defender.seat, "divide", choices, about)
            amount = choice[1]
        left -= amount
        hits.append(Hit(attacker, amount, defender.seat, target, (target,)))
    return hits
