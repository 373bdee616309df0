"""Dice on the table and a battle under way, as numbers."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.cards import CARDS
from emberhold.games.relic.fight.under_way import Battle, Roll, Side
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import TESTED
from emberhold.parts.encoding import Bag, one_of, packed

_KINDS: Final = ("movement", "test", "battle")
_MOST: Final = 6
"""The greatest number of a die or of a card played for it."""
_PLACES: Final = 4
"""Dice that are also told in their order: some texts point at one of them."""
_OF_A_ROLL: Final = ("total", "extra", "bonus", "preset", "exploded", "target")
_OF_A_SIDE: Final = (
    *("score", "value", "bonus", "support", "dice", "extra", "ready", "win-ties", "keeps-life"),
    *("no-penalty",),
)
_OF_A_BATTLE: Final = ("form", "space", "enemies", "sheet", "decided", "over")
_BELONGINGS: Final = ("asset", "arsenal", "encounter", "enemy", "agent")
_BATTLED: Final = ("enemy", "agent", "event", "encounter", "crisis")
_GEAR: Final = Bag({slug: card for slug, card in CARDS.items() if card.type in _BELONGINGS})
_FOES: Final = Bag({slug: card for slug, card in CARDS.items() if card.type in _BATTLED})

_ROLL_NAMES: Final = (
    *(f"roll.{kind}" for kind in _KINDS),
    *(f"roll.{what}" for what in _OF_A_ROLL),
    *(f"roll.shows.{number}" for number in range(1, _MOST + 1)),
    *(f"roll.die.{place}" for place in range(1, _PLACES + 1)),
    *(f"roll.tests.{what}" for what in TESTED),
)
_BATTLE_NAMES: Final = (
    *(f"battle.{what}" for what in _OF_A_BATTLE),
    *(f"battle.{side}.{what}" for side in ("mine", "foe") for what in _OF_A_SIDE),
    *(f"battle.{side}.gear.{kind}" for side in ("mine", "foe") for kind in _GEAR.kinds),
    *(f"battle.{kind}" for kind in _FOES.kinds),
)
FIGHT: Final = (*_ROLL_NAMES, *_BATTLE_NAMES)
_NO_ROLL: Final = bytes(len(_ROLL_NAMES))
_NO_BATTLE: Final = bytes(len(_BATTLE_NAMES))


def fight_seats(players: int) -> list[str]:
    seats = [f"+{other}" for other in range(players)]
    return [f"{what}.{who}" for what in ("roll", "battle.mine", "battle.foe") for who in seats]


_PEACE: Final[dict[int, bytes]] = {}
"""What is written by number of players where nothing is rolled or battled."""


def fight_row(state: State, seat: int, players: int) -> bytes:
    roll, battle = state.roll, state.battle
    if roll is None and battle is None:
        if players not in _PEACE:
            _PEACE[players] = _NO_ROLL + _NO_BATTLE + bytes(3 * players)
        return _PEACE[players]
    mine = None if battle is None else battle.mine.figure
    foe = None if battle is None else battle.foe.figure
    who = None if roll is None else roll.figure
    return b"".join(
        (
            _NO_ROLL if roll is None else _roll(roll),
            _NO_BATTLE if battle is None else _battle(battle),
            *[_seat(figure, seat, players) for figure in (who, mine, foe)],
        )
    )


def _seat(figure: Figure | None, seat: int, players: int) -> bytes:
    return one_of(-1 if figure is None else (figure.seat - seat) % players, players)


def _roll(roll: Roll) -> bytes:
    shows = [0] * _MOST
    for die in roll.dice:
        if 0 < die <= _MOST:
            shows[die - 1] += 1
    places = [*roll.dice[:_PLACES], *(0 for _ in range(_PLACES - len(roll.dice)))]
    numbers = [roll.total, roll.extra, roll.bonus, roll.preset, roll.exploded, roll.target]
    return (
        one_of(roll.kind, len(_KINDS))
        + packed([*numbers, *shows, *places])
        + one_of(roll.what, len(TESTED))
    )


def _battle(battle: Battle) -> bytes:
    numbers = [battle.form + 1, battle.space + 1, len(battle.cards)]
    numbers += [battle.sheet, battle.decided, battle.over]
    sides = (battle.mine, battle.foe)
    return b"".join(
        (
            packed(numbers),
            *[packed(_side(side)) for side in sides],
            *[_GEAR.counts(side.gear) for side in sides],
            _FOES.counts(tuple(battle.cards)),
        )
    )


def _side(side: Side) -> list[int]:
    """What everybody at the table reads off a side."""
    return [
        side.score,
        side.value,
        side.bonus,
        side.support,
        sum(side.dice),
        side.extra,
        side.ready,
        side.win_ties,
        side.keeps_life,
        side.no_penalty,
    ]
