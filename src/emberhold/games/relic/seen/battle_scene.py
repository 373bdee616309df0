"""A battle as everybody sees it: who is against whom, what each side counts, the score."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.reckoning import meanings, reckon
from emberhold.games.relic.fight.under_way import BATTLING, LOST, TIED, WON, Battle, Side
from emberhold.games.relic.map.board import space_id
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ATTRIBUTES, BATTLE, DECKS, NO_PENALTY, TROPHY
from emberhold.games.relic.timing.listening import constant, idle
from emberhold.games.relic.timing.moments import ALWAYS, PENALTY, REWARD
from emberhold.kernel.scene import Area, Marker, Marks, Step, Track, Zone
from emberhold.kernel.scene import Piece as Drawn

_PREPARE, _FIRST, _SECOND, _SCORE, _RESULT = 0, 1, 2, 3, 4
_OUTCOMES: Final = {WON: "win", TIED: "tie", LOST: "loss"}


def battle_area(game: State, battle: Battle) -> Area:
    """R-082: both sides with what they count, their dice, and what is at stake."""
    reckon(game, battle)
    mine, foe = _dice(game, battle.mine), _dice(game, battle.foe)
    zones = (
        _side(battle, battle.mine, "mine", mine),
        _side(battle, battle.foe, "foe", foe),
        dice_zone(game, "dice:mine", mine, 1 + battle.mine.extra),
        dice_zone(game, "dice:foe", foe, 1 + battle.foe.extra),
        _counts(game, battle, battle.mine, "mine"),
        _counts(game, battle, battle.foe, "foe"),
    )
    form = ATTRIBUTES[battle.form]
    marks: Marks = {"space": space_id(battle.space), "form": form, **_stakes(game, battle)}
    told = meanings(game, battle)
    if told:
        marks["faces"] = " ".join(told)
    if battle.over and battle.outcome in _OUTCOMES:
        marks["outcome"] = _OUTCOMES[battle.outcome]
    return Area("battle", f"relic-battle-{form}", zones, marks, None, (_steps(game, battle),))


# The two sides


def _side(battle: Battle, side: Side, name: str, dice: tuple[int, ...]) -> Zone:
    if side.figure is not None:
        sheet = side.figure.sheet
        pieces: tuple[Drawn, ...] = (Drawn(f"fighter:{name}", "sheet", sheet.message_id),)
        called = sheet.message_id
    else:
        pieces = tuple(
            Drawn(f"battled:{card.piece}", card.type, card.message_id, {"deck": _deck(card)})
            for card in battle.cards
        )
        called = "relic-zone-enemies"
    marks: Marks = {ATTRIBUTES[battle.form]: side.value}
    if side.bonus + side.support:
        marks["extra"] = side.bonus + side.support
    if dice:
        marks["dice_sum"] = sum(dice)
    if side.figure is not None:
        marks["life"] = side.figure.life
    marks["score"] = side.value + side.bonus + side.support + sum(dice)
    return Zone(f"side:{name}", called, pieces, len(pieces), marks)


def _deck(card: Card) -> str:
    """The colour of the Threat deck a card is from, or the name of its deck."""
    return DECKS[card.deck].removeprefix("threat-") if card.deck >= 0 else ""


def _dice(game: State, side: Side) -> tuple[int, ...]:
    """What a side has thrown, also in a roll that is not over."""
    roll = game.roll
    if roll is not None and roll.kind == BATTLING and roll.figure is side.figure:
        return roll.dice
    return side.dice


def dice_zone(game: State, zone: str, shown: tuple[int, ...], first: int = 0) -> Zone:
    """Dice as they are; each throw is a new piece, so that a screen can let it roll. Those after
    the first ones were thrown because another one exploded.
    """
    throw = f"{zone}:{game.round}-{game.active}"
    dice = []
    for place, face in enumerate(shown):
        marks: Marks = {"thrown": True}
        if first and place >= first:
            marks["again"] = True
        dice.append(Drawn(f"{throw}:{place}:{face}", "die", f"relic-die-{face}", marks))
    return Zone(zone, "relic-zone-dice", tuple(dice), len(dice))


# What a side counts, line by line


def _counts(game: State, battle: Battle, side: Side, name: str) -> Zone:
    """The attribute or the values of cards, text that adds to it, and what is added for this
    battle alone; together with the dice they are the score.
    """
    form = ATTRIBUTES[battle.form]
    lines: list[Drawn] = []
    if side.figure is not None:
        own = side.figure.attributes[battle.form]
        lines.append(_line(name, f"relic-{form}", form, own))
        lines += _constants(game, battle, side.figure, name)
    elif battle.cards:
        lines += [_line(name, c.message_id, form, c.value, c.piece) for c in battle.cards]
    else:
        lines.append(_line(name, f"relic-{form}", form, side.value))
    if side.bonus + side.support:
        lines.append(_line(name, "relic-count-bonus", "extra", side.bonus + side.support))
    return Zone(f"counts:{name}", "relic-zone-counts", tuple(lines), len(lines))


def _constants(game: State, battle: Battle, figure: Figure, name: str) -> list[Drawn]:
    """Weapons declared, and whatever else says that the attribute is higher in battle."""
    lines = []
    act = Act(figure)
    for place, (ability, card) in enumerate(figure.watch.get(ALWAYS, ())):
        if card is not None and idle(game, figure, card):
            continue
        act.card = card
        value = ability.effect.value(game, act, BATTLE + battle.form)
        if value:
            of = ability.message_id if card is None else card.message_id
            lines.append(_line(name, of, "extra", value, str(place)))
    return lines


def _line(name: str, of: str, sign: str, value: int, which: str = "") -> Drawn:
    return Drawn(f"count:{name}:{which or of}", "count", of, {"sign": sign, "value": value})


# What it is about


def _stakes(game: State, battle: Battle) -> Marks:
    """R-088 to R-090, R-197: what losing costs and what winning brings, but for what cards say."""
    if battle.foe.figure is not None:
        return {"stake": "each"}
    figure = battle.mine.figure
    assert figure is not None
    spared = battle.mine.no_penalty or bool(constant(game, figure, NO_PENALTY))
    penalty = not spared and any(card.text(PENALTY) is not None for card in battle.cards)
    life = "no" if battle.mine.keeps_life else "yes"
    marks: Marks = {"stake": f"{life}-{'yes' if penalty else 'no'}"}
    if battle.cards:
        each = constant(game, figure, TROPHY)
        worth = battle.more + sum([card.worth + each for card in battle.cards])
        reward = any(card.text(REWARD) is not None for card in battle.cards)
        marks["prize_more" if reward else "prize"] = worth
    return marks


def _steps(game: State, battle: Battle) -> Track:
    """R-082, R-189: a nemesis rolls before the character it battles, a character after."""
    nemesis = _is_nemesis(battle.mine)
    if battle.foe.figure is not None:
        rolls = ("nemesis", "character")
    else:
        rolls = ("own", "enemy") if nemesis else ("enemy", "own")
    names = ("prepare", *rolls, "score", "result")
    steps = tuple(Step(f"relic-step-{name}") for name in names)
    marker = Marker("step", _step(game, battle, nemesis), "relic-steps")
    return Track("steps", "relic-steps", steps, (marker,), "steps")


def _is_nemesis(side: Side) -> bool:
    return side.figure is not None and side.figure.nemesis


def _step(game: State, battle: Battle, nemesis: bool) -> int:
    if battle.over:
        return _RESULT
    roll = game.roll
    rolls = roll.figure if roll is not None and roll.kind == BATTLING else None
    first, second = (battle.mine, battle.foe) if nemesis else (battle.foe, battle.mine)
    if second.dice:
        return _SCORE
    if rolls is not None and rolls is second.figure:
        return _SECOND
    if first.dice:
        return _SECOND if nemesis else _FIRST
    return _FIRST if rolls is not None and rolls is first.figure else _PREPARE
