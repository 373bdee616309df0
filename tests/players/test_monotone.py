"""What is obviously good never lowers the chance of winning: positions of many games are changed.

A change may lower the chance in two of a hundred positions at most; a control that turns every
weight round shows that the probe can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import emberhold
from bench.caused import fresh, prepped
from emberhold.games import game_named
from emberhold.games.aeons_end.card import MINION, POWER, SPELL
from emberhold.games.aeons_end.fight.life import leave_play
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.kernel.table import Table

Change = Callable[[Any], bool]
"""Change a state for the good of seat 0; False where there is nothing to change."""

POSITIONS = 120
ALLOWED = 0.02


def probed(game: str, setup: dict[str, Any], seeds: int) -> list[Table]:
    """Positions at the beginning of turns of seat 0, from games of rules of thumb."""
    found: list[Table] = []
    evaluation, choose = game_named(game).evaluation, game_named(game).bot
    assert evaluation is not None
    assert choose is not None
    for seed in range(seeds):
        table = emberhold.open(game, 2, f"probe {seed}", setup)
        asked = 0
        while (question := table.question) is not None:
            state = table.state
            if evaluation.settled(state, question) and table.at_rest:
                asked += 1
                if asked % 5 == 0:
                    found.append(table.fork())
            table.take(question, choose(state, question))
    step = max(1, len(found) // POSITIONS)
    return found[::step][:POSITIONS]


def lowered(game: str, tables: list[Table], change: Change) -> tuple[int, int]:
    """In how many positions a change lowers the chance of seat 0, and how many it changes."""
    evaluation = game_named(game).evaluation
    assert evaluation is not None
    worse = tried = 0
    for table in tables:
        state = table.step_began()
        before = evaluation.evaluate(state, 0)
        if change(state):
            tried += 1
            worse += evaluation.evaluate(state, 0) < before - 1e-9
    return worse, tried


def replaced(things: tuple[Any, ...], old: Any, new: Any) -> tuple[Any, ...]:
    return tuple(new if each is old else each for each in things)


# War Eternal


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


def _prep(state: Any) -> bool:
    """A spell of the hand goes to an empty open breach."""
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
            if piece.card.type == kind:
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


def _for(old: str, new: str) -> Change:
    """A better card in place of one everybody begins with."""

    def change(state: Any) -> bool:
        me = state.players[0]
        kinds = state.box.of_type("gem", "relic", "spell")
        for card in me.discard:
            if card.slug == old and new in kinds:
                me.discard = replaced(me.discard, card, fresh(state, kinds[new]))
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
    "a gem for a Crystal": _for("crystal", "scoria-slag"),
    "a spell for a Spark": _for("spark", "jagged-lightning"),
}


@pytest.mark.parametrize("nemesis", list(WAR_ETERNAL.box.nemeses))
def test_what_helps_mages_is_not_judged_to_harm_them(nemesis: str) -> None:
    tables = probed("war-eternal", {"nemesis": nemesis}, 12)
    checked(MAGES, "war-eternal", tables, least=8)


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


def test_what_helps_a_phoenixborn_is_not_judged_to_harm_it() -> None:
    checked(DUELLISTS, "ashes", probed("ashes", {"decks": "random"}, 6), least=8)


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


def test_what_helps_a_character_is_not_judged_to_harm_it() -> None:
    setup = {"variant": "standard", "sheets": "random"}
    checked(CHARACTERS, "relic", probed("relic", setup, 4), least=8)


# The probe


def checked(changes: dict[str, Change], game: str, tables: list[Table], least: int) -> None:
    found = {name: lowered(game, tables, change) for name, change in changes.items()}
    met = [name for name, (_, tried) in found.items() if tried]
    assert len(met) >= least
    wrong = {name: pair for name, pair in found.items() if pair[0] > ALLOWED * pair[1]}
    assert not wrong


def test_the_probe_notices_a_weight_of_the_wrong_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    judgement = WAR_ETERNAL.box.judgement
    turned = {name: tuple(-each for each in row) for name, row in judgement.fitted.items()}
    tables = probed("war-eternal", {"nemesis": "gate-witch"}, 2)
    monkeypatch.setattr(judgement, "fitted", turned)
    with pytest.raises(AssertionError):
        checked(MAGES, "war-eternal", tables, least=1)
