"""What causes games of Ashes and Relic to be won: positions changed at random, and played out.

    python -m bench.rivals ashes --games 4000 --processes 16 --seed 1 --samples ashes.bin
    python -m bench.rivals ashes --samples ashes.bin --learn --write

As `bench.caused` does it for mages: in games of rules of thumb, where nothing is half done, life,
cards, dice, units, attributes and more of both sides are changed by lot, and the game is played to
its end. The outcome for the first seat is regressed on how far it is ahead in the changed position
and, apart from that, in the position as it was; only the first part is kept. Figures that no change
touches have no second part.
"""

from __future__ import annotations

import json
import struct
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import time
from typing import Any, NamedTuple

import emberhold
from bench import caused
from bench.caused import FOLDS
from bench.fitting import CLUMSINESS, FITTINGS, Score, any_of, tell_scores, tell_weights, write
from emberhold.games import game_named
from emberhold.games.ashes.figure.values import life_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.version import VERSION

Change = Callable[[Any, Dice], bool]
"""Change a state; False if there was nothing to change."""

NOTED = 12
"""Of a hundred turns, how many are changed."""
LIKELY = 25
"""Of a hundred changes, how many are made to a copy."""


class Sample(NamedTuple):
    """How far the first seat was ahead, and is after a change, and whether it won."""

    number: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    won: bool


# Ashes


def _wounds(state: Any, dice: Dice) -> bool:
    me = any_of(dice, state.players)
    born = me.phoenixborn
    me.phoenixborn = born.but(wounds=dice.below(life_of(state, born)))
    return True


def _hand(state: Any, dice: Dice) -> bool:
    """One card is drawn, put back, thrown away or found again."""
    me = any_of(dice, state.players)
    way = dice.below(4)
    if way == 0 and me.draw_pile:
        me.hand, me.draw_pile = (*me.hand, me.draw_pile[-1]), me.draw_pile[:-1]
    elif way == 1 and me.hand:
        me.draw_pile, me.hand = (*me.draw_pile, me.hand[-1]), me.hand[:-1]
    elif way == 2 and me.hand:
        me.discard, me.hand = (*me.discard, me.hand[-1]), me.hand[:-1]
    elif way == 3 and me.discard:
        me.hand, me.discard = (*me.hand, me.discard[-1]), me.discard[:-1]
    else:
        return False
    return True


def _pile(state: Any, dice: Dice) -> bool:
    me = any_of(dice, state.players)
    count = 1 + dice.below(4)
    if len(me.draw_pile) <= count:
        return False
    me.discard, me.draw_pile = me.discard + me.draw_pile[-count:], me.draw_pile[:-count]
    return True


def _faces(state: Any, dice: Dice) -> bool:
    """One die shows another face, or one comes or goes."""
    me = any_of(dice, state.players)
    pool = list(me.active)
    there = [place for place, count in enumerate(pool) if count]
    way = dice.below(3)
    if way and there:
        pool[any_of(dice, there)] -= 1
    if way < 2:
        kinds = sorted({place // 3 for place in there}) or [0]
        pool[3 * any_of(dice, kinds) + dice.below(3)] += 1
    me.active = tuple(pool)
    return True


def _unit(state: Any, dice: Dice) -> bool:
    """A unit is hurt or healed, rested or exhausted, or leaves."""
    me = any_of(dice, state.players)
    if not me.battlefield:
        return False
    piece = any_of(dice, me.battlefield)
    way = dice.below(3)
    if way == 0:
        me.battlefield = tuple(each for each in me.battlefield if each is not piece)
        return True
    if way == 1:
        other = piece.but(exhaustion=1 - min(1, piece.exhaustion))
    else:
        other = piece.but(wounds=dice.below(max(1, life_of(state, piece))))
    me.battlefield = tuple(other if each is piece else each for each in me.battlefield)
    return True


# Relic


def _number(name: str, by: int, most: int) -> Change:
    def change(state: Any, dice: Dice) -> bool:
        me = any_of(dice, state.figures)
        number = getattr(me, name) + dice.below(2 * by + 1) - by
        if me.nemesis or not 1 <= number <= most:
            return False
        setattr(me, name, number)
        return True

    return change


def _attribute(state: Any, dice: Dice) -> bool:
    me = any_of(dice, state.figures)
    now = list(me.attributes)
    place = dice.below(3)
    now[place] = max(1, now[place] + dice.below(5) - 2)
    me.attributes = tuple(now)
    return not me.nemesis


def _clean(state: Any, dice: Dice) -> bool:
    me = any_of(dice, state.figures)
    there = bool(me.corruption)
    me.corruption = me.corruption[: dice.below(1 + len(me.corruption))]
    return there


def _loses(name: str) -> Change:
    def change(state: Any, dice: Dice) -> bool:
        me = any_of(dice, state.figures)
        held = getattr(me, name)
        if not held or me.nemesis:
            return False
        setattr(me, name, held[:-1])
        if name == "hand":
            me.seen = me.seen[:-1]
        return True

    return change


CHANGES: Mapping[str, tuple[Change, ...]] = {
    "ashes": (_wounds, _hand, _hand, _pile, _faces, _faces, _unit, _unit),
    "relic": (
        *(_number("life", 3, 8), _number("influence", 4, 20), _number("level", 2, 12)),
        *(_attribute, _attribute, _clean, _loses("trophies"), _loses("hand")),
    ),
}


# Playing


def samples(game: str, seed: str, number: int) -> list[Sample]:
    """One game, and what became of changed positions of it."""
    fitting = FITTINGS[game]
    dice = Dice(f"rivals {seed} {number}")
    players, wishes = fitting.setup(dice, fitting.kinds[0])
    table = emberhold.open(game, players, f"rivals {seed} {number}", wishes)
    evaluation, choose = game_named(game).evaluation, game_named(game).pilot
    assert evaluation is not None
    assert choose is not None
    clumsiness = any_of(dice, CLUMSINESS)
    found: list[Sample] = []
    now = -1
    while (question := table.question) is not None:
        state: Any = table.state
        if evaluation.settled(state, question) and evaluation.moment(state) != now:
            now = evaluation.moment(state)
            if table.at_rest and dice.below(100) < NOTED:
                before = fitting.figures(state)
                other = caused.changed(table, partial(_by_lot, CHANGES[game], dice))
                if other.state.result is None:
                    after = fitting.figures(other.state)
                    won = _finished(game, other)
                    if won is not None:
                        found.append(Sample(number, before, after, won))
        choice = choose(state, question)
        if dice.below(1000) < clumsiness * fitting.slip(question, choice):
            choice = any_of(dice, question.choices)
        table.take(question, choice)
    return found


def _by_lot(changes: Sequence[Change], dice: Dice, state: Any) -> None:
    for each in changes:
        if dice.below(100) < LIKELY:
            each(state, dice)


def _finished(game: str, table: emberhold.Table) -> bool | None:
    """Whether the first seat wins from here by rules of thumb; None if nobody does."""
    choose = game_named(game).pilot
    assert choose is not None
    while (question := table.question) is not None:
        table.take(question, choose(table.state, question))
    return FITTINGS[game].won(table.state.result)


def some(game: str, seed: str, numbers: Sequence[int], until: float) -> list[Sample]:
    found: list[Sample] = []
    for number in numbers:
        if time() > until:
            break
        found += samples(game, seed, number)
    return found


# Keeping


def kept(game: str, found: Sequence[Sample]) -> bytes:
    """Samples as a file: a line that says what it is, then two bytes a figure, compressed."""
    names = FITTINGS[game].names
    head = {"version": VERSION, "game": game, "figures": names, "samples": len(found)}
    shape = f"<IB{2 * len(names)}e"
    body = b"".join(struct.pack(shape, s.number, s.won, *s.before, *s.after) for s in found)
    return json.dumps(head).encode() + b"\n" + zlib.compress(body, 9)


def read(game: str, data: bytes) -> list[Sample]:
    """The samples of a file; those of other figures are refused."""
    line, _, body = data.partition(b"\n")
    names = FITTINGS[game].names
    if tuple(json.loads(line)["figures"]) != names:
        raise SystemExit("the samples were taken with other figures; take them again")
    rows = struct.iter_unpack(f"<IB{2 * len(names)}e", zlib.decompress(body))
    width = len(names)
    return [Sample(row[0], row[2 : 2 + width], row[2 + width :], bool(row[1])) for row in rows]


# Learning


def weights_of(game: str, found: Sequence[Sample]) -> Any:
    """What the changed figures cause."""
    import numpy as np

    from bench.logistic import fit_signed

    fitting = FITTINGS[game]
    after = np.array([each.after for each in found])
    before = np.array([each.before for each in found])
    touched = (np.abs(after - before) > 1e-6).any(axis=0)
    won = np.array([float(each.won) for each in found])
    signs = [fitting.signs.get(name, 0) for name in fitting.names]
    both = np.hstack([after, before[:, touched]])
    fitted = fit_signed(both, won, np.array(signs + [0] * int(touched.sum())))
    return fitted[: after.shape[1]]


def learnt(game: str, found: Sequence[Sample]) -> tuple[list[float], Score]:
    """The weights, and how well those not held out foresee the rest."""
    import numpy as np

    from bench.logistic import auc, chances, log_loss

    rest = [each for each in found if each.number % FOLDS]
    held = [each for each in found if each.number % FOLDS == 0]
    guessed = chances(np.array([each.after for each in held]), weights_of(game, rest))
    won = np.array([float(each.won) for each in held])
    plain = log_loss(float(np.mean([each.won for each in rest])), won)
    share = float(np.mean([each.won for each in found]))
    score = Score(len(found), share, auc(guessed, won), log_loss(guessed, won), plain)
    return [float(weight) for weight in weights_of(game, found)], score


def main(words: Sequence[str] | None = None) -> int:
    parser = caused.parser(__doc__)
    parser.add_argument("game", choices=CHANGES)
    given = parser.parse_args(words)
    if not given.learn:
        found: Any = caused.taken(given, partial(some, given.game))
        given.samples.write_bytes(kept(given.game, found))
        print(f"{len(found)} changed positions of {found[-1].number + 1} games")
        return 0
    mine = read(given.game, given.samples.read_bytes())
    kind = FITTINGS[given.game].kinds[0]
    weights, score = learnt(given.game, mine)
    tell_scores(given.game, mine[-1].number + 1, {kind: score})
    tell_weights(FITTINGS[given.game].names, {kind: weights})
    if given.write:
        print(f"\nwritten: {write(given.game, {kind: weights}, {kind: score})}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
