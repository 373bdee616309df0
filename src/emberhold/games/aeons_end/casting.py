"""Casting a prepped spell, one's own or an ally's."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Aim, Casting
from emberhold.games.aeons_end.breaches import unprep
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.damage import deal_bonus
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking


def cast(
    game: State, caster: Player, owner: Player, spell: Card, more: int = 0, aim: Aim | None = None
) -> Asking:
    """WE-149, WE-154, WE-201: off the breach, on the owner's discard pile, then the effect.

    WE-238 to WE-242: the caster makes all choices, the bonus comes from the owner's breach. What
    is given to the spell besides works like that bonus (LG-351).
    """
    breaches = owner.breaches
    bonus = unprep(owner, spell) + more
    owner.discard += (spell,)
    if game.log is not None:
        game.doing = (spell, spell.cast)
        game.say("log-casts", who=caster.mage, card=spell)
    act = Casting(caster, spell, owner, bonus, breaches, aim)
    if spell.cast is not None:
        yield from spell.cast.run(game, act) or ()
    if bonus and not act.dealt:
        yield from deal_bonus(game, act)
    if game.log is not None:
        game.doing = None
