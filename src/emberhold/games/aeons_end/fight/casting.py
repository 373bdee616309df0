"""Casting a prepped spell, one's own or an ally's."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Aim, Casting
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.damage import deal_bonus
from emberhold.games.aeons_end.figure.breaches import unprep
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking


def cast(  # noqa: PLR0913 (a fight, part by part)
    game: State, caster: Player, owner: Player, spell: Card, more: int = 0, aim: Aim | None = None
) -> Asking:
    """WE-149, WE-154, WE-201: off the breach, on the owner's discard pile, then the effect.

    WE-238 to WE-242: the caster makes all choices, the bonus comes from the owner's breach. What
    is given to the spell besides works like that bonus (LG-351).
    """
    breaches = owner.breaches
    bonus = unprep(owner, spell) + more
    owner.discard += (spell,)
    return resolve_cast(game, Casting(caster, spell, owner, bonus, breaches, aim))


def cast_twice(game: State, caster: Player, owner: Player, spell: Card) -> Asking:
    """AE-041 to AE-044: first without leaving its breach, then as usual; if it has left play by
    then, its text is carried out a second time all the same."""
    breaches = owner.breaches
    bonus = sum([breach.bonus for breach in breaches if spell in breach.spells])
    yield from resolve_cast(game, Casting(caster, spell, owner, bonus, breaches, None))
    if spell in owner.prepped():
        yield from cast(game, caster, owner, spell)
    else:
        yield from resolve_cast(game, Casting(caster, spell, owner, bonus, breaches, None))


def resolve_cast(game: State, act: Casting) -> Asking:
    """The text of a spell, then the bonus of its breach if it has dealt no damage by itself."""
    spell = act.card
    assert spell is not None
    if game.log is not None:
        game.doing = (spell, spell.cast)
        game.say("log-casts", who=act.me.mage, card=spell)
    if spell.cast is not None:
        yield from spell.cast.run(game, act) or ()
    if act.bonus and not act.dealt:
        yield from deal_bonus(game, act)
    if game.log is not None:
        game.doing = None
