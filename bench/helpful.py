"""Changes of a position that are obviously good for the first seat, and positions to try them in.

`tests/players/test_monotone.py` looks whether the chance ever falls by one, and `bench.probe`
measures by how much each raises it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import emberhold
from bench.caused import fresh, prepped, sold, stays
from emberhold.games import game_named
from emberhold.games.aeons_end.card import GEM, MINION, POWER, SPELL
from emberhold.games.aeons_end.cards.legacy.record.shipped import shipped_records
from emberhold.games.aeons_end.fight.life import leave_play
from emberhold.games.aeons_end.game import AeonsEnd
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.table import Table

Change = Callable[[Any], bool]
"""Change a state for the good of seat 0; False where there is nothing to change."""

POSITIONS = 120
CHAPTERS = (5, 6, 7, 8)
"""Those of Legacy that are not easy."""
SETTING: dict[str, dict[str, Any]] = {
    "ashes": {"decks": "random"},
    "relic": {"variant": "standard", "sheets": "random"},
}


def positions(
    game: str, setup: Mapping[str, Any], seeds: int, most: int = POSITIONS, luck: str = "probe"
) -> list[Table]:
    """Positions at the beginning of turns, from games of two by rules of thumb."""
    found: list[Table] = []
    evaluation, choose = game_named(game).evaluation, game_named(game).bot
    assert evaluation is not None
    assert choose is not None
    for seed in range(seeds):
        table = emberhold.open(game, 2, f"{luck} {seed}", dict(setup))
        asked = 0
        while (question := table.question) is not None:
            state = table.state
            if evaluation.settled(state, question) and table.at_rest:
                asked += 1
                if asked % 5 == 0:
                    found.append(table.fork())
            table.take(question, choose(state, question))
    step = max(1, len(found) // most)
    return found[::step][:most]


def replaced(things: tuple[Any, ...], old: Any, new: Any) -> tuple[Any, ...]:
    return tuple(new if each is old else each for each in things)


# Aeon's End


def _charge(state: Any) -> bool:
    me = state.players[0]
    me.charges += 1
    return bool(me.charges <= me.mage.charges)


def _life(state: Any) -> bool:
    me = state.players[0]
    me.life += 1
    return bool(me.life <= me.max_life)


def _gravehold(state: Any) -> bool:
    state.gravehold += 1
    return True


def _foe(state: Any) -> bool:
    state.nemesis_life -= 3
    return bool(state.nemesis_life > 0)


PUNISHING = ("bleed-static",)
"""Powers that hurt for every prepped spell: in their sight it may be better to wait."""


def _prep(state: Any) -> bool:
    """A spell of the hand goes to an empty open breach."""
    if any(piece.card.slug in PUNISHING for piece in state.in_play):
        return False
    me = state.players[0]
    room = [each for each in me.breaches if each.open and not each.spells]
    spells = [card for card in me.hand if card.type == SPELL and not card.dual]
    if not room or not spells:
        return False
    me.hand = tuple(card for card in me.hand if card is not spells[0])
    prepped(state, me, spells[0], room[0].number)
    return True


def _open(state: Any) -> bool:
    me = state.players[0]
    closed = [each for each in me.breaches if not each.open]
    if closed:
        me.breaches = replaced(me.breaches, closed[0], closed[0].after_opening())
    return bool(closed)


def _leaves(kind: str) -> Change:
    def change(state: Any) -> bool:
        for piece in state.in_play:
            if piece.card.type == kind and not stays(state, piece.card):
                leave_play(state, piece.card)
                return True
        return False

    return change


def _later(state: Any) -> bool:
    for piece in state.in_play:
        if piece.card.type == POWER:
            state.in_play = replaced(state.in_play, piece, piece.holding(piece.tokens + 1))
            return True
    return False


def _dearer(kind: str, slug: str) -> Change:
    """The most expensive card of a type in the market replaces one that everybody begins with."""

    def change(state: Any) -> bool:
        me = state.players[0]
        cards = sorted(sold(state, kind), key=lambda card: (card.cost, card.slug))
        for card in me.discard:
            if card.slug == slug and cards:
                me.discard = replaced(me.discard, card, fresh(state, cards[-1]))
                return True
        return False

    return change


MAGES: dict[str, Change] = {
    "a charge": _charge,
    "a life": _life,
    "a life of Gravehold": _gravehold,
    "three damage to the nemesis": _foe,
    "a spell prepped": _prep,
    "a breach opened": _open,
    "a minion less": _leaves(MINION),
    "a power less": _leaves(POWER),
    "a power that waits longer": _later,
    "a gem for a Crystal": _dearer(GEM, "crystal"),
    "a spell for a Spark": _dearer(SPELL, "spark"),
}


# Ashes


def _drawn(state: Any) -> bool:
    me = state.players[0]
    me.hand, me.draw_pile = (*me.hand, *me.draw_pile[-1:]), me.draw_pile[:-1]
    return bool(me.draw_pile)


def _given(state: Any) -> bool:
    me = state.players[0]
    me.hand = (*me.hand, *me.discard[-1:])
    return bool(me.discard)


def _healed(seat: int, by: int) -> Change:
    def change(state: Any) -> bool:
        born = state.players[seat].phoenixborn
        if born.wounds + by < 0:
            return False
        state.players[seat].phoenixborn = born.but(wounds=born.wounds + by)
        return True

    return change


def _die(state: Any) -> bool:
    me = state.players[0]
    me.active = (me.active[0] + 1, *me.active[1:])
    return True


def _power(state: Any) -> bool:
    """A basic die shows a power."""
    me = state.players[0]
    if not me.active[0]:
        return False
    me.active = (me.active[0] - 1, me.active[1], me.active[2] + 1, *me.active[3:])
    return True


def _rested(state: Any) -> bool:
    me = state.players[0]
    for piece in me.battlefield:
        if piece.exhaustion:
            me.battlefield = replaced(me.battlefield, piece, piece.but(exhaustion=0))
            return True
    return False


def _unit_healed(state: Any) -> bool:
    me = state.players[0]
    for piece in me.battlefield:
        if piece.wounds:
            me.battlefield = replaced(me.battlefield, piece, piece.but(wounds=0))
            return True
    return False


def _unit_gone(state: Any) -> bool:
    foe = state.players[1]
    foe.battlefield = foe.battlefield[1:]
    return bool(foe.battlefield)


def _card_gone(state: Any) -> bool:
    foe = state.players[1]
    foe.hand = foe.hand[1:]
    return bool(foe.hand)


DUELLISTS: dict[str, Change] = {
    "a card drawn": _drawn,
    "a card more": _given,
    "a wound healed": _healed(0, -1),
    "a wound for the opponent": _healed(1, 1),
    "a die more": _die,
    "a better face": _power,
    "a unit rested": _rested,
    "a unit healed": _unit_healed,
    "a unit less for the opponent": _unit_gone,
    "a card less for the opponent": _card_gone,
}


# Relic


def _more(name: str, by: int = 1, seat: int = 0, most: int = 99) -> Change:
    def change(state: Any) -> bool:
        figure = state.figures[seat]
        number = getattr(figure, name) + by
        if not 0 < number <= most:
            return False
        setattr(figure, name, number)
        return True

    return change


def _attribute(place: int, seat: int = 0, by: int = 1) -> Change:
    def change(state: Any) -> bool:
        figure = state.figures[seat]
        now = list(figure.attributes)
        now[place] += by
        figure.attributes = tuple(now)
        return bool(now[place] > 0)

    return change


def _clean(state: Any) -> bool:
    me = state.figures[0]
    clean, me.corruption = bool(me.corruption), me.corruption[:-1]
    return clean


CHARACTERS: dict[str, Change] = {
    "a life": _more("life", most=8),
    "influence": _more("influence"),
    "strength": _attribute(0),
    "willpower": _attribute(1),
    "cunning": _attribute(2),
    "a level": _more("level", most=12),
    "a life less for the rival": _more("life", -1, 1),
    "less influence for the rival": _more("influence", -1, 1),
    "less strength for the rival": _attribute(0, 1, -1),
    "a Corruption card less": _clean,
}


# By game

HELPFUL: dict[str, dict[str, Change]] = {
    "war-eternal": MAGES,
    "aeons-end": MAGES,
    "legacy": MAGES,
    "ashes": DUELLISTS,
    "relic": CHARACTERS,
}
"""What helps in each game."""


def setups(game: str) -> dict[str, dict[str, Any]]:
    """By name, the kinds of games that positions are taken from: all nemeses, or one kind."""
    found = game_named(game)
    if game == "legacy":
        records = shipped_records()
        return {str(chapter): {RECORD: records[chapter]} for chapter in CHAPTERS}
    if isinstance(found, AeonsEnd):
        return {nemesis: {"nemesis": nemesis} for nemesis in found.box.nemeses}
    return {"": SETTING[game]}
