"""Breaches: focusing, opening, prepping and destroying; `casting.py` casts what is on them."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, Trigger
from emberhold.games.aeons_end.state import Breach, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import replaced, without
from emberhold.parts.asking import choose_copy
from emberhold.parts.cards import first_copies
from emberhold.parts.windows import Event


def closed_breaches(player: Player) -> list[Breach]:
    return [breach for breach in player.breaches if not breach.open]


def cheapest_closed(player: Player) -> Breach | None:
    """WE-339: the closed breach with the lowest focus cost."""
    closed = closed_breaches(player)
    return min(closed, key=lambda breach: breach.focus_cost) if closed else None


def set_breach(player: Player, old: Breach, new: Breach) -> None:
    player.breaches = replaced(player.breaches, old, new)


# Focusing and opening


def focus(game: State, player: Player, number: int) -> Asking | None:
    """WE-042, WE-047: turn the tile; with the yellow side up it opens."""
    breach = player.breach(number)
    if breach is None or breach.open:
        return None
    after = breach.after_focus()
    set_breach(player, breach, after)
    game.say("log-opens" if after.open else "log-focuses", who=player.mage, number=number)
    return _breach_moved(game, player) if player.watch else None


def open_breach(game: State, player: Player, number: int) -> Asking | None:
    """WE-179."""
    breach = player.breach(number)
    if breach is None or breach.open:
        return None
    set_breach(player, breach, breach.after_opening())
    game.say("log-opens", who=player.mage, number=number)
    return _breach_moved(game, player) if player.watch else None


def _breach_moved(game: State, player: Player) -> Asking | None:
    """What prepped spells do when their owner focuses or opens a breach in the own turn."""
    if game.active != player.seat:
        return None
    return heard(game, player, "breach-moved")


def heard(game: State, player: Player, event: str) -> Asking | None:
    """Resolve what the player's prepped spells do at an event, breach by breach."""
    found = [
        (spell, trigger)
        for spell in player.watch
        for trigger in spell.triggers
        if trigger.event == event
    ]
    return _resolve_heard(game, player, found) if found else None


def _resolve_heard(game: State, player: Player, found: list[tuple[Card, Trigger]]) -> Asking:
    for spell, trigger in found:
        if spell in player.watch:
            event = Event(str(trigger.event), player.seat, spell)
            yield from trigger.resolve(game, player.seat, spell, event) or ()


# Prepping


def room_for(breach: Breach, spell: Card) -> bool:
    """WE-052, WE-183, WE-215 to WE-217, and what cards on the breach allow."""
    spells = breach.spells
    return not spells or (len(spells) == 1 and shares(spells[0], spell))


def shares(other: Card, spell: Card) -> bool:
    """Whether a spell may join another on its breach: WE-215, or what the other one says."""
    may = (spell.link and other.link) or other.shares_breach == spell.slug
    return may and not (spell.dual or other.dual)


def has_second_room(breach: Breach, spell: Card) -> bool:
    """AE-046: whether a spell may join others where two are allowed.

    AE-234: one that joins by what another spell says comes on top of the two; AE-253: a spell on
    two breaches leaves no room.
    """
    there = breach.spells
    if spell.dual or any(other.dual for other in there):
        return False
    joined = any(other.shares_breach == one.slug for other in there for one in there)
    joins = joined or any(other.shares_breach == spell.slug for other in there)
    return len(there) < (3 if joins else 2)


def places_for(player: Player, spell: Card, anywhere: bool = False) -> list[int | tuple[int, int]]:
    """Where a spell may be prepped: WE-050, WE-182; `anywhere` counts closed breaches as well."""
    free: list[int | tuple[int, int]] = []
    for breach in player.breaches:
        if (breach.open or breach.focused or anywhere or spell.anywhere) and (
            not breach.spells
            or room_for(breach, spell)
            or (player.doubled and breach.open and has_second_room(breach, spell))
        ):
            free.append(breach.number)
    if not spell.dual:
        return free
    return [(number, number + 1) for number in range(1, 4) if number in free and number + 1 in free]


def prep(game: State, player: Player, spell: Card, place: int | tuple[int, int]) -> Asking | None:
    """Put a spell that has left its zone on a breach, or on two adjacent ones."""
    for number in place if isinstance(place, tuple) else (place,):
        breach = player.breach(number)
        assert breach is not None
        set_breach(player, breach, breach.holding((*breach.spells, spell)))
    player.preps += (spell,)
    if spell.watches:
        player.watch += (spell,)
    if game.log is not None:
        game.say("log-preps", who=player.mage, card=spell, breaches=place)
    return _when_prepped(game, player, spell) if spell.triggers else None


def _when_prepped(game: State, player: Player, spell: Card) -> Asking | None:
    for trigger in spell.triggers:
        if trigger.event == "prepped":
            event = Event("prepped", player.seat, spell)
            return trigger.resolve(game, player.seat, spell, event)
    return None


def unprep(player: Player, spell: Card) -> int:
    """Take a spell off its breaches; the bonus they gave it (WE-232)."""
    bonus = 0
    for breach in player.breaches:
        if spell in breach.spells:
            bonus += breach.bonus
            set_breach(player, breach, breach.holding(without(breach.spells, spell)))
    if spell.watches:
        player.watch = without(player.watch, spell)
    return bonus


def discard_prepped(game: State, player: Player, spell: Card) -> None:
    unprep(player, spell)
    player.discard += (spell,)
    game.say("log-discards-prepped", who=player.mage, card=spell)


def destroy_prepped(game: State, player: Player, spell: Card) -> None:
    unprep(player, spell)
    game.destroyed += (spell,)
    game.say("log-destroys", who=player.mage, card=spell)


def clear_breach(game: State, player: Player, number: int) -> Asking:
    """AE-049: two spells that another ability has put on a breach are discarded in an order of
    their owner's choice before the breach is gone; what allows another beside it keeps the order
    of prepping."""
    breach = player.breach(number)
    while breach is not None and len(first_copies(breach.spells)) > 1:
        one, two, *_ = breach.spells
        if len(breach.spells) == 2 and (shares(one, two) or shares(two, one)):
            return
        spells = first_copies(breach.spells)
        spell = yield from choose_copy(game, player.seat, "discard-first", spells)
        discard_prepped(game, player, spell)
        breach = player.breach(number)


def destroy_breach(game: State, player: Player, number: int) -> None:
    """WE-271 to WE-274: its spells are discarded, the other breaches keep their places."""
    breach = player.breach(number)
    if breach is None:
        return
    for spell in breach.spells:
        discard_prepped(game, player, spell)
    player.breaches = tuple(b for b in player.breaches if b.number != number)
    game.say("log-destroys-breach", who=player.mage, number=number)
