"""What causes games of War Eternal to be won: positions changed at random, and played out.

    python -m bench.caused --games 16000 --processes 16 --seed 1 --samples samples.bin
    python -m bench.caused --samples samples.bin --learn --write

In games of rules of thumb, where nothing is half done, charges, cards, life, breaches, spells and
foes are changed by lot, and the game is played to its end. Outcomes are regressed on the figures
of the changed position and, apart from them, on those of the position as it was: what goes with
winning without causing it ends up in the second part, and only the first is kept. A figure that
the rules make good or bad cannot weigh the other way (`MAGES`). `--write` puts the weights into
`fitted.py` with the command that found them. Only learning needs numpy.
"""

from __future__ import annotations

import argparse
import json
import struct
import sys
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

import emberhold
from bench.fitting import CLUMSINESS, MAGES, any_of, mage_slips
from emberhold.games import game_named
from emberhold.games.aeons_end.card import GEM, MINION, POWER, RELIC, SPELL, Card
from emberhold.games.aeons_end.fight.life import leave_play
from emberhold.games.aeons_end.figure.breaches import discard_prepped, prep
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.numbers.evaluation import FIGURES, figures, moment, settled
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.kernel.version import VERSION

if TYPE_CHECKING:
    from bench.logistic import Numbers

GAME = "war-eternal"
NEMESES = tuple(WAR_ETERNAL.box.nemeses)
NOTED = 6
"""Of a hundred turns, how many are changed."""
CHANGED = 2
"""How many changed copies of a noted position are played out."""
LIKELY = 30
"""Of a hundred changes, how many are made to a copy."""
FOLDS = 5
CHUNK = 20
"""Games a process plays before it reports."""
READY, HELD = FIGURES.index("ready damage"), FIGURES.index("spells in hand")
SCORES = "AUC, log loss, log loss of a constant"
_COPY = 700
"""Cards that are put in are numbered from here."""

Change = Callable[[State, Dice], bool]
"""Change a state; False if there was nothing to change."""
Some = Callable[[str, Sequence[int], float], list[Any]]
"""(seed, numbers of games, until when) -> what became of changed positions of them."""


class Sample(NamedTuple):
    """A changed position: what it was, what it became, and whether the game was won."""

    nemesis: str
    number: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    won: bool


# Changes


def _mage(state: State, dice: Dice) -> Player:
    return any_of(dice, state.players)


def _between(least: int, number: int, most: int) -> int:
    return max(least, min(most, number))


def charges(state: State, dice: Dice) -> bool:
    who = _mage(state, dice)
    who.charges = dice.below(who.mage.charges + 1)
    return True


def life(state: State, dice: Dice) -> bool:
    who = _mage(state, dice)
    if who.exhausted:
        return False
    who.life = 1 + dice.below(who.max_life)
    return True


def gravehold(state: State, dice: Dice) -> bool:
    state.gravehold = _between(1, state.gravehold + dice.below(17) - 8, state.max_gravehold)
    return True


def foe_life(state: State, dice: Dice) -> bool:
    if state.nemesis.untouchable:
        return False
    state.nemesis_life = _between(
        1, state.nemesis_life + dice.below(31) - 15, state.max_nemesis_life
    )
    return True


def fresh(state: State, kind: Card) -> Card:
    """A copy of a card that nobody has."""
    held = [card for p in state.players for card in (*p.deck, *p.hand, *p.discard, *p.play_area)]
    held += [card for p in state.players for breach in p.breaches for card in breach.spells]
    number = _COPY
    while kind.copy(number) in held:
        number += 1
    return kind.copy(number)


def sold(state: State, kind: str) -> list[Card]:
    """The cards of a type that the market has."""
    return [pile.card for pile in state.market if pile.card.type == kind]


def _gains(kind: str) -> Change:
    def change(state: State, dice: Dice) -> bool:
        cards = sold(state, kind)
        if not cards:
            return False
        who = _mage(state, dice)
        for _ in range(1 + dice.below(3)):
            card = fresh(state, any_of(dice, cards))
            where = dice.below(3)
            if where == 0:
                who.discard += (card,)
            elif where == 1:
                who.deck += (card,)
            elif who.hand:
                who.discard += who.hand[-1:]
                who.hand = (*who.hand[:-1], card)
        return True

    return change


def thins(state: State, dice: Dice) -> bool:
    """One or two cards of the beginning leave a discard pile or a deck."""
    who = _mage(state, dice)
    for name in ("discard", "deck"):
        pile = getattr(who, name)
        for place, card in enumerate(pile):
            if card.cost == 0:
                setattr(who, name, pile[:place] + pile[place + 1 :])
                return True
    return False


def breach(state: State, dice: Dice) -> bool:
    who = _mage(state, dice)
    closed = [each for each in who.breaches if not each.open]
    if not closed:
        return False
    mine = any_of(dice, closed)
    turned = mine.after_opening() if dice.below(2) else mine.after_focus().rested()
    who.breaches = tuple(turned if each is mine else each for each in who.breaches)
    return True


def ready(state: State, dice: Dice) -> bool:
    """A spell of the market or one of the discard pile is prepped, or a prepped one discarded."""
    who = _mage(state, dice)
    full = [each for each in who.breaches if each.spells and not each.spells[0].dual]
    if full and dice.below(3) == 0:
        discard_prepped(state, who, any_of(dice, full).spells[0])
        return True
    room = [each for each in who.breaches if each.open and not each.spells]
    spells = [card for card in sold(state, SPELL) if _plain(card)]
    thrown = [card for card in who.discard if card.type == SPELL and _plain(card)]
    if not room or not (spells or thrown):
        return False
    if thrown and (not spells or dice.below(2)):
        spell = any_of(dice, thrown)
        who.discard = tuple(card for card in who.discard if card is not spell)
    else:
        spell = fresh(state, any_of(dice, spells))
    prepped(state, who, spell, any_of(dice, room).number)
    return True


def prepped(state: State, who: Player, spell: Card, breach: int) -> None:
    """Put a spell on a breach as if it had been there for a while."""
    prep(state, who, spell, breach)
    who.preps = who.preps[:-1]


def _plain(spell: Card) -> bool:
    """Whether a spell takes one breach and nothing happens as it is prepped."""
    return not spell.dual and all(trigger.event != "prepped" for trigger in spell.triggers)


def swaps(state: State, dice: Dice) -> bool:
    """A card of a hand and one of the discard pile change places."""
    who = _mage(state, dice)
    if not (who.hand and who.discard) or who.hand[0].type not in (GEM, RELIC, SPELL):
        return False
    mine, theirs = any_of(dice, who.hand), any_of(dice, who.discard)
    who.hand = tuple(theirs if card is mine else card for card in who.hand)
    who.discard = tuple(mine if card is theirs else card for card in who.discard)
    return True


def stays(state: State, card: Card) -> bool:
    """Whether the rules never let a card leave play: one that the nemesis brings (LG-419)."""
    return card.slug in [each.slug for each in state.nemesis.aside]


def foes(state: State, dice: Dice) -> bool:
    """A minion or a power leaves play, or has fewer or more tokens."""
    mine = [piece for piece in state.in_play if piece.card.type in (MINION, POWER)]
    if not mine:
        return False
    piece = any_of(dice, mine)
    if dice.below(2) and not stays(state, piece.card):
        leave_play(state, piece.card)
        return True
    most = piece.card.power if piece.card.type == POWER else piece.most
    other = piece.holding(1 + dice.below(max(1, most)))
    state.in_play = tuple(other if each is piece else each for each in state.in_play)
    return True


CHANGES: dict[str, Change] = {
    "charges": charges,
    "life": life,
    "gravehold": gravehold,
    "foe life": foe_life,
    "gems": _gains(GEM),
    "spells": _gains(SPELL),
    "relics": _gains(RELIC),
    "thins": thins,
    "breach": breach,
    "ready": ready,
    "swaps": swaps,
    "foes": foes,
}


# Playing


def changed(table: Table, change: Callable[[State], None]) -> Table:
    """The position at the beginning of this step with something changed, to be played on."""
    state = table.step_began()
    change(state)
    return Table(table.game, state, table.header, False).start()


def _by_lot(dice: Dice) -> Callable[[State], None]:
    def change(state: State) -> None:
        for each in CHANGES.values():
            if dice.below(100) < LIKELY:
                each(state, dice)

    return change


def finished(table: Table) -> bool:
    """Whether the rules of thumb win from here."""
    choose = game_named(table.game.name).pilot
    assert choose is not None
    while (question := table.question) is not None:
        table.take(question, choose(table.state, question))
    return bool(table.state.result.winners)


def samples(seed: str, number: int) -> list[Sample]:
    """One game, and what became of changed positions of it."""
    nemesis = NEMESES[number % len(NEMESES)]
    dice = Dice(f"caused {seed} {number}")
    players = any_of(dice, (2, 2, 2, 2, 2, 1, 3, 4))
    difficulty = any_of(dice, ("beginner", "normal", "normal", "normal", "expert"))
    wishes = {"nemesis": nemesis, "difficulty": difficulty}
    return watched(emberhold.open(GAME, players, f"caused {seed} {number}", wishes), number, dice)


def watched(table: Table, number: int, dice: Dice) -> list[Sample]:
    """Play a table to its end, clumsily; what became of changed positions of it."""
    choose = game_named(table.game.name).pilot
    assert choose is not None
    nemesis = table.state.nemesis.slug
    clumsiness = any_of(dice, CLUMSINESS)
    found: list[Sample] = []
    now = -1
    while (question := table.question) is not None:
        state: Any = table.state
        if settled(state, question) and moment(state) != now and table.at_rest:
            now = moment(state)
            if dice.below(100) < NOTED:
                before = figures(state)
                for _ in range(CHANGED):
                    other = changed(table, _by_lot(dice))
                    if other.state.result is None:
                        after = figures(other.state)
                        found.append(Sample(nemesis, number, before, after, finished(other)))
        choice = choose(state, question)
        if dice.below(1000) < clumsiness * mage_slips(question, choice):
            choice = any_of(dice, question.choices)
        table.take(question, choice)
    return found


def some(seed: str, numbers: Sequence[int], until: float) -> list[Sample]:
    found: list[Sample] = []
    for number in numbers:
        if time() > until:
            break
        found += samples(seed, number)
    return found


# Fitting


def weights_of(found: Sequence[Sample]) -> tuple[Numbers, Numbers]:
    """What the changed figures cause, and the standard errors."""
    import numpy as np

    from bench.logistic import chances, fit_signed

    after = np.array([each.after for each in found])
    before = np.array([each.before for each in found])[:, 1:]
    won = np.array([float(each.won) for each in found])
    both = np.hstack([after, before])
    both[:, HELD] += both[:, READY]  # a prepped spell counts as one in hand does, and for more
    signs = np.array([MAGES.get(name, 0) for name in FIGURES] + [0] * before.shape[1])
    fitted = fit_signed(both, won, signs)
    guessed = chances(both, fitted)
    bend = (both * (guessed * (1 - guessed))[:, None]).T @ both + 3 * np.eye(both.shape[1])
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    count = after.shape[1]
    caused = fitted[:count].copy()
    caused[READY] += caused[HELD]
    caused[0] += _level(after, won, caused)
    return caused, errors[:count]


def _level(after: Numbers, won: Numbers, weights: Numbers) -> float:
    """How much must be added for the chances to be right on the whole."""
    from bench.logistic import chances

    low, high = -10.0, 10.0
    for _ in range(50):
        middle = (low + high) / 2
        shifted = weights.copy()
        shifted[0] += middle
        if chances(after, shifted).mean() < won.mean():
            low = middle
        else:
            high = middle
    return middle


def judged(found: Sequence[Sample], weights: Numbers) -> tuple[float, float, float]:
    """AUC and log loss of weights on held-out positions, and the log loss of a constant."""
    import numpy as np

    from bench.logistic import auc, chances, log_loss

    after = np.array([each.after for each in found])
    won = np.array([float(each.won) for each in found])
    guessed = chances(after, weights)
    return auc(guessed, won), log_loss(guessed, won), log_loss(float(won.mean()), won)


def kept(found: Sequence[Sample]) -> bytes:
    """Samples as a file: a line that says what it is, then two bytes a figure, compressed."""
    width = len(FIGURES)
    nemeses = list(dict.fromkeys(each.nemesis for each in found))
    head = {"version": VERSION, "figures": FIGURES, "nemeses": nemeses, "samples": len(found)}
    body = bytearray()
    for each in found:
        body += struct.pack(
            f"<BIB{2 * width}e",
            nemeses.index(each.nemesis),
            each.number,
            each.won,
            *each.before,
            *each.after,
        )
    return json.dumps(head).encode() + b"\n" + zlib.compress(bytes(body), 9)


def read(data: bytes) -> list[Sample]:
    """The samples of a file; those of other figures are refused."""
    line, _, body = data.partition(b"\n")
    head = json.loads(line)
    if tuple(head["figures"]) != FIGURES:
        raise SystemExit("the samples were taken with other figures; take them again")
    width = len(FIGURES)
    nemeses = head["nemeses"]
    rows = struct.iter_unpack(f"<BIB{2 * width}e", zlib.decompress(body))
    return [
        Sample(nemeses[row[0]], row[1], row[3 : 3 + width], row[3 + width :], bool(row[2]))
        for row in rows
    ]


def taken(given: argparse.Namespace, some: Some = some) -> list[Any]:
    """Changed positions, as many as the time allows and no more than wanted."""
    until = time() + 60 * given.minutes
    chunks = [range(n, min(n + CHUNK, given.games)) for n in range(0, given.games, CHUNK)]
    with ProcessPoolExecutor(given.processes) as pool:
        told = pool.map(some, [given.seed] * len(chunks), chunks, [until] * len(chunks))
        return [each for part in told for each in part]


def learnt(found: Sequence[Sample]) -> dict[str, Any]:
    """The weights against each nemesis, and how well they foresee games held out."""
    report: dict[str, Any] = {}
    for nemesis in dict.fromkeys(each.nemesis for each in found):
        mine = [each for each in found if each.nemesis == nemesis]
        held_out = [each for each in mine if each.number % FOLDS == 0]
        others = [each for each in mine if each.number % FOLDS]
        scores = judged(held_out, weights_of(others)[0])
        fitted, errors = weights_of(mine)
        report[nemesis] = {
            "positions": len(mine),
            "won": sum(each.won for each in mine) / len(mine),
            SCORES: scores,
            "weights": [float(weight) for weight in fitted],
            "half intervals": [1.96 * float(error) for error in errors],
        }
    return report


def tell(report: dict[str, Any]) -> None:
    for nemesis, found in report.items():
        scores = ", ".join(f"{score:.3f}" for score in found[SCORES])
        print(f"{nemesis}: {found['positions']} positions, {found['won']:.1%} won, {scores}")
    print(f"{'':20}", *(f"{nemesis:>19}" for nemesis in report))
    for place, name in enumerate(FIGURES):
        cells = [
            f"{found['weights'][place]:10.2f} ± {found['half intervals'][place]:6.2f}"
            for found in report.values()
        ]
        print(f"{name:20}", *cells)


def main(words: Sequence[str] | None = None) -> int:
    given = parser(__doc__).parse_args(words)
    if not given.learn:
        return gather(given, taken(given))
    found = read(given.samples.read_bytes())
    report = learnt(found)
    tell(report)
    if given.write:
        weights = {nemesis: each["weights"] for nemesis, each in report.items()}
        _write(weights, f"python -m bench.caused --seed {given.seed}", len(found))
    return 0


def parser(description: str | None) -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    found.add_argument("--games", type=int, default=16_000)
    found.add_argument("--minutes", type=float, default=5.0)
    found.add_argument("--processes", type=int, default=1)
    found.add_argument("--seed", default="1")
    found.add_argument("--samples", type=Path, required=True)
    found.add_argument("--learn", action="store_true", help="from the samples already there")
    found.add_argument("--write", action="store_true", help="replace the game's fitted.py")
    return found


def gather(given: argparse.Namespace, found: Sequence[Sample]) -> int:
    """Keep what was taken."""
    given.samples.write_bytes(kept(found))
    print(f"{len(found)} changed positions of {found[-1].number + 1} games")
    return 0


def _write(weights: dict[str, list[float]], command: str, positions: int) -> None:
    from bench.fitting import SOURCE, by_nemesis

    text = by_nemesis(weights)
    mark = '"""How much each figure of `evaluation.py` counts against each nemesis, in its order.'
    text = text.replace(
        mark + '"""', f'{mark}\n\nFound by `{command}` from {positions} changed positions.\n"""'
    )
    path = SOURCE / "emberhold" / "games" / "aeons_end" / "numbers" / "fitted.py"
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
