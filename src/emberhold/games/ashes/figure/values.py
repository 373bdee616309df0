"""What a piece is worth on the table now: its values, its text, what cannot touch it.

A state is only asked for what is on it, so that everybody may ask for values, the state too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from emberhold.games.ashes.card import Ability, Card, Cost

if TYPE_CHECKING:
    from emberhold.games.ashes.state import Piece, Player, State

# Guards

SPELL_GUARD: Final = "spell-guard"
_GUARDS: Final = ("magic-guard", SPELL_GUARD)
"""Both inexhaustible; on an alteration Spell Guard is for that card alone, not for its unit."""


def guarded_from(game: State, card: Card, seat: int) -> bool:
    """Magic Guard and Spell Guard: a card in play that no spell of the seat can affect."""
    found = game.find(card)
    if found is None or found[0].seat == seat:
        return False
    return any(ability.name in _GUARDS for ability in found[1].card.abilities)


# Values


def attack_of(game: State, piece: Piece) -> int:
    """AS-018, AS-255."""
    printed = piece.card.attack
    value = printed if isinstance(printed, int) else printed(game, piece)
    for card, _ in piece.attached:
        value += card.attack_bonus
    value += piece.boost + len(piece.dice)
    return max(0, value)


def life_of(game: State, piece: Piece) -> int:
    printed = piece.card.life
    value = printed if isinstance(printed, int) else printed(game, piece)
    for card, _ in piece.attached:
        value += card.life_bonus
    value += len(piece.dice)
    return max(0, value)


def recover_of(piece: Piece) -> int:
    return max(0, piece.card.recover + sum(card.recover_bonus for card, _ in piece.attached))


# Abilities


def activation_cost(player: Player, card: Card, ability: Ability) -> Cost:
    """AS-280: focus text may make a ready spell cheaper."""
    cost = ability.cost
    for focused in card.keywords:
        if focused.name == "cheaper" and player.copies_ready(card.kind) > focused.focus:
            cost = cost.cheaper(1)
    return cost


def abilities_of(piece: Piece) -> Sequence[Ability]:
    """The text a piece has now: AS-313 to AS-317, its alterations included."""
    if not (piece.attached or piece.exhaustion or piece.cancelled):
        return piece.card.abilities
    text = piece.text
    if text is None:
        text = piece.text = _read(piece)
    return text


def _read(piece: Piece) -> list[Ability]:
    silent = _silent(piece)
    lost = [card.takes_away for card, _ in piece.attached]
    found = [
        ability
        for ability in piece.card.abilities
        if (ability.inexhaustible or not silent) and ability.name not in lost
    ]
    for card, _ in piece.attached:
        found += card.abilities
    return _added_up(found)


def _added_up(abilities: list[Ability]) -> list[Ability]:
    """AS-020: two abilities with the same name and a number are one, their numbers added."""
    found: list[Ability] = []
    for ability in abilities:
        place = next(
            (n for n, other in enumerate(found) if ability.number and _same(other, ability)), None
        )
        if place is None:
            found.append(ability)
        else:
            found[place] = found[place].stronger(ability.number)
    return found


def _same(one: Ability, other: Ability) -> bool:
    return one.name == other.name and one.event == other.event


def _silent(piece: Piece) -> bool:
    """Whether a piece has no text but its inexhaustible one."""
    if piece.exhaustion or piece.cancelled:
        return True
    return any(card.mutes for card, _ in piece.attached)


def has(piece: Piece, name: str) -> bool:
    """Whether a piece has an ability by name now."""
    if name == "bypass" and piece.bypass:
        return not _silent(piece)
    if not (piece.attached or piece.exhaustion or piece.cancelled):
        return name in piece.card.named
    return any(ability.name == name for ability in abilities_of(piece))


def first_to_strike(attackers: Sequence[Piece], target: Piece | None) -> str | None:
    """AS-173: Battle Advantage on one side alone lets that side deal its damage first."""
    ours = all(has(piece, "battle-advantage") for piece in attackers)
    theirs = target is not None and has(target, "battle-advantage")
    if ours == theirs:
        return None
    return "attackers" if ours else "target"


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
