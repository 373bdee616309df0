"""What a card does, as one line: the position, the answers, and everything that changed.

A row of a table names a card, what differs from the quiet position below, the answers given, and
what has changed since, in a fixed order: for each seat its values, place and belongings (seat 0
without a number), then the cards on the board, then what was rolled together in battles and tests.
Whatever is not said has not changed.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from emberhold.kernel.scene import Piece, Zone
from emberhold.kernel.table import Table
from tests.relic.table import at, lying, marks

HERE = "outskirts"
"""Where seat 0 is: one red icon, in the Hive World of the Outer tier."""

SEATS: tuple[dict[str, Any], ...] = (
    {
        "space": HERE,
        "life": 5,
        "strength": 4,
        "willpower": 3,
        "cunning": 2,
        "influence": 5,
        "mission": "board-the-hulk",
    },
    {"space": "titan-yards", "life": 5, "influence": 5, "mission": "fortune-favours-the-bold"},
    {"space": "drifting-craftworld", "life": 5, "influence": 5, "mission": "cleanse-the-altar"},
)
"""The Commissar, the Rogue Trader and the Canoness, none of whom has anything but influence."""

DECKS: dict[str, tuple[str, ...]] = {
    "threat-red": ("ork-veterans", "renegade-squad", "grot-rabble", "deserter-gang"),
    "threat-blue": ("talon-stalkers", "carrion-mutants", "gnawing-swarm", "leaping-hunters"),
    "threat-yellow": ("blade-dancers", "eldar-militia", "cutpurse-gang", "eldar-scouts"),
    "corruption": ("thing-beneath-the-skin", "threshold-of-ascension", "brand-of-the-damned"),
    "mission": ("survey-the-sector", "pilgrims-road", "take-initiative", "stop-the-waaagh"),
    "power": ("dig-in", "hand-of-fate", "stir-the-nest", "debt-of-honour"),
    "relic": ("hammer-of-the-broken-gate", "oathblade", "halo-of-the-undaunted"),
    "wargear": ("siege-maul", "psy-rod", "needle-pistol", "mirror-cloak"),
}
"""The tops of the decks, the first card uppermost, without what a row uses elsewhere."""

_TABLE = {
    *("p1", "p2", "board", "dice", "decks", "discards", "phase", "sheets", "players", "scenario"),
    *("player", "omens", "gaps", "lair", "setup", "round", "seed"),
}
_VALUES = (
    *("life", "strength", "willpower", "cunning", "influence", "infamy", "level"),
    "tokens_on_sheet",
)
_FLAGS = ("misses", "out")

Row = tuple[str, dict[str, Any], str, str]
"""A card, the position, the answers, what has changed."""


def opened(position: dict[str, Any]) -> Table:
    """The quiet position with what a row says; what is not of the table is of seat 0."""
    table = {name: value for name, value in position.items() if name in _TABLE}
    own = {name: value for name, value in position.items() if name not in _TABLE}
    players = table.setdefault("players", 2)
    table.setdefault("sheets", ["commissar", "rogue-trader", "canoness"][:players])
    for seat in range(players):
        said = own if seat == 0 else table.get(f"p{seat}", {})
        usual = SEATS[seat] if seat < len(SEATS) else {}
        wanted = {**usual, **said}
        table[f"p{seat}"] = {name: value for name, value in wanted.items() if value is not None}
    named = str(table)
    decks = {deck: [c for c in cards if f"'{c}'" not in named] for deck, cards in DECKS.items()}
    table["decks"] = {**decks, **table.get("decks", {})}
    return at(**table)


def played(position: dict[str, Any], answers: str) -> Table:
    table = opened(position)
    for answer in answers.split():
        table.answer(answer)
    return table


def happened(position: dict[str, Any], answers: str) -> str:
    """Everything that is different after the answers, as one line."""
    active = position.get("player", 0)
    resting = {**position, "player": 1 - min(active, 1), "phase": "movement", "dice": []}
    before, table = opened(resting), played(position, answers)
    found: list[str] = []
    for seat in range(position.get("players", 2)):
        prefix = f"{seat}." if seat else ""
        found += [prefix + line for line in _changed(before, table, seat)]
    found += _board(before, table) + _sums(table)
    if table.result is not None:
        found.append("won by " + " ".join(map(str, table.result.winners)))
    return ", ".join(found)


def _changed(before: Table, after: Table, seat: int) -> list[str]:
    was, now = marks(before, f"player:{seat}", seat), marks(after, f"player:{seat}", seat)
    found = [
        f"{name.partition('_')[0]} {now.get(name, 0) - was.get(name, 0):+d}"
        for name in _VALUES
        if now.get(name, 0) != was.get(name, 0)
    ]
    if now["space"] != was["space"]:
        found.append(f"to {now['space'].removeprefix('space:')}")
    found += [name for name in _FLAGS if now[name] and not was[name]]
    for zone in after.view(seat).area(f"player:{seat}").zones:
        name = zone.id.partition(":")[0]
        old = before.view(seat).zone(zone.id)
        if name == "completed":
            found += [f"completed {zone.count - old.count:+d}"] * (zone.count != old.count)
        else:
            found += [f"{name} {line}" for line in _moved(old, zone)]
    return found


def _moved(before: Zone, after: Zone) -> list[str]:
    """Cards gone and come, with their charges or what they are worth."""
    was, now = Counter(map(_told, before.pieces)), Counter(map(_told, after.pieces))
    gone = [f"-{name}" for name in (was - now).elements()]
    come = [f"+{name}" for name in (now - was).elements()]
    return [" ".join(gone + come)] if gone or come else []


def _told(piece: Piece) -> str:
    """`flak-vest`, `field-medkit(2)`, `ork-warboss(9)`, `lost-hours(down)`."""
    name = (piece.name or "hidden").removeprefix("relic-card-")
    for mark in ("charges", "worth"):
        if mark in piece.marks:
            return f"{name}({piece.marks[mark]})"
    return f"{name}(down)" if piece.marks.get("open") is False else name


def _board(before: Table, after: Table) -> list[str]:
    """Every space on which other cards are than at first, and tokens of a scenario."""
    was, now = (int(table.view(0).area("board").marks.get("omens", 0)) for table in (before, after))
    found = [f"omens {now - was:+d}"] if now != was else []
    for zone in after.view(0).area("board").zones:
        cards = sorted(_told(piece) for piece in zone.pieces if piece.kind != "figure")
        old = before.view(0).zone(zone.id).pieces
        if "gap" in zone.marks and "gap" not in before.view(0).zone(zone.id).marks:
            found.append(f"gap {zone.id.removeprefix('space:')}")
        if cards != sorted(_told(piece) for piece in old if piece.kind != "figure"):
            found.append(f"on {zone.id.removeprefix('space:')}: {' '.join(cards) or 'nothing'}")
    return found


_SCORES = re.compile(r"(wins|ties|loses) the battle, (\d+) to (\d+)")
_ENDED = {"wins": "won", "ties": "a tie", "loses": "lost"}
_TESTS = re.compile(r"(passes|fails) an? (\w+) test: (\d+) against (\d+)")


def _sums(table: Table) -> list[str]:
    """What battles and tests came to."""
    found = []
    for line in table.log("en"):
        if scores := _SCORES.search(line):
            found.append(f"{scores[2]}:{scores[3]} {_ENDED[scores[1]]}")
        elif tests := _TESTS.search(line):
            found.append(f"{tests[2]} {tests[3]}:{tests[4]} {tests[1]}")
    return found


# Battles with one enemy

Fight = tuple[str, str, int, str, str]
"""An enemy, its attribute and value, what a win brings and what a loss costs beyond the usual."""


def battled(
    card: str, attribute: str, value: int, by: int, answers: str = "", **more: Any
) -> list[str]:
    """What changes when seat 0 beats the enemy by that much, all other attributes being 1.

    The attribute is the value of the enemy (12 at most, the dice make up for the rest), so that an
    enemy of any other attribute or value would win by more, or lose.
    """
    own = dict.fromkeys(("strength", "willpower", "cunning"), 1)
    own[attribute] = min(value, 12)
    dice = [2, 2 + max(0, value - 12) + by]
    position = {**own, "board": {HERE: [card]}, "dice": dice, **more}
    return happened(position, answers).split(", ")


def won(card: str, worth: int, score: int, more: str) -> list[str]:
    """What a battle won by one brings: the trophy and what the card gives."""
    usual = [f"trophies +{card}({worth})", f"on {HERE}: nothing", f"{score + 3}:{score + 2} won"]
    return sorted([*usual, *filter(None, more.split(", "))])


def lost(score: int, more: str) -> list[str]:
    """What a battle lost by one costs: Life and what the card takes."""
    life = [] if "life" in more else ["life -1"]
    return sorted([*life, f"{score + 1}:{score + 2} lost", *filter(None, more.split(", "))])


def fought(card: str, attribute: str, value: int, reward: str, penalty: str) -> None:
    """Won by one, lost by one and tied: what the card's row says of each."""
    assert sorted(battled(card, attribute, value, 1)) == won(card, value, value, reward)
    assert sorted(battled(card, attribute, value, -1)) == lost(value, penalty)
    assert battled(card, attribute, value, 0) == [f"{value + 2}:{value + 2} a tie"]


def armed(card: str, roll: int, strength: int, willpower: int, cunning: int) -> None:
    """What a weapon adds in a battle of each form, against enemies of value 8."""
    plain = {"strength": 1, "willpower": 1, "cunning": 1, "dice": [roll, roll], "assets": [card]}
    enemies = {"traitor-legionary": willpower, "iron-jaw-guards": strength}
    enemies["eldar-sword-masters"] = cunning
    for enemy, bonus in enemies.items():
        change = happened({**plain, "board": {HERE: [enemy]}}, f"gear:{card}@1")
        assert f"{1 + roll + bonus}:{8 + roll} lost" in change


def raised(card: str, limit: str) -> int:
    """By how much an asset raises a limit of its owner."""
    free, owner = opened({}), opened({"assets": [card]})
    more: int = marks(owner, "player:0")[limit] - marks(free, "player:0")[limit]
    return more


def explored(card: str, space: str) -> list[str]:
    """What is drawn where the card is and seat 0 explores: its icons count (R-062)."""
    position = {"space": space, "phase": "exploration", "dice": [5, 1]}
    table = opened({**position, "board": {space: [card]}, "hand": ["hand-of-fate"]})
    found = lying(table, space)
    found.remove(card)
    return sorted(found)


# Tables of rows


def rows(table: tuple[Row, ...]) -> pytest.MarkDecorator:
    names = [card for card, _, _, _ in table]
    return pytest.mark.parametrize(("card", "position", "answers", "change"), table, ids=names)


def fights(table: tuple[Fight, ...]) -> pytest.MarkDecorator:
    fields = ("card", "attribute", "value", "reward", "penalty")
    return pytest.mark.parametrize(fields, table, ids=[fight[0] for fight in table])


def laid(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with the card on the space of seat 0, or where a mover goes."""
    board = position.get("board", {})
    space = HERE if position.get("phase") == "movement" else position.get("space", HERE)
    return {**position, "board": {**board, space: [card, *board.get(space, ())]}}


def owned(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with the card among the assets of seat 0."""
    return {**position, "assets": [card, *position.get("assets", ())]}


def held(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with the card in the hand of seat 0."""
    return {**position, "hand": [card, *position.get("hand", ())]}


def tainted(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with the card face up among the Corruption cards of seat 0."""
    return {**position, "corruption": [card, *position.get("corruption", ())]}


_DOWN = (
    *("sealed-flesh", "call-of-the-rift", "gilded-craving", "beacon-of-the-warp"),
    "voices-in-the-night",
)


def turned(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position in which seat 0 draws the card and then has `count` Corruption cards."""
    others = [name for name in _DOWN if name != card][: position["count"] - 1]
    drawn = {
        "dice": [2],
        "board": {HERE: ["nightmares"]},
        **position,
        "corruption": [{"corruption": name, "open": False} for name in others],
        "decks": {"corruption": [card, *(c for c in DECKS["corruption"] if c != card)]},
    }
    del drawn["count"]
    return drawn


def assigned(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with the card as the mission of seat 0, with its progress and its target."""
    said = {name: position[name] for name in ("progress", "target") if name in position}
    rest = {name: value for name, value in position.items() if name not in said}
    return {**rest, "mission": {"mission": card, **said}}


# A nemesis and its cards

ROLES = {"variant": "duel", "roles": ["character", "nemesis"]}
HUNTER: dict[str, Any] = {"space": HERE, "life": 4, "infamy": 5, "mission": None, "influence": None}
_IMPERIUM = ("tactical-marines", "hive-militia", "arbites-patrol", "chaplain")


def hunted(nemesis: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position at a table of a character and that nemesis, whose turn it is."""
    named = str(position)
    imperium = [card for card in _IMPERIUM if f"'{card}'" not in named]
    return {
        "space": "titan-yards",
        "player": 1,
        "phase": "exploration",
        "sheets": ["commissar", nemesis],
        "setup": ROLES,
        **position,
        "p1": {**HUNTER, **position.get("p1", {})},
        "decks": {"imperium": imperium, **position.get("decks", {})},
    }


def faced(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with an Imperium card on the space of a nemesis, Moarn if none is named."""
    rest = {name: value for name, value in position.items() if name != "nemesis"}
    board = rest.get("board", {})
    rest["board"] = {**board, HERE: [card, *board.get(HERE, ())]}
    return hunted(position.get("nemesis", "moarn"), rest)


def kept(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with the card in the arsenal of a nemesis, or in its hand if it is Might."""
    place = position.get("in", "assets")
    rest = {name: value for name, value in position.items() if name not in ("nemesis", "in")}
    own = rest.get("p1", {})
    rest["p1"] = {**own, place: [card, *own.get(place, ())]}
    return hunted(position.get("nemesis", "moarn"), rest)


def sent(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position in which a nemesis draws the card of its own deck (R-180)."""
    nemesis = position["nemesis"]
    rest = {name: value for name, value in position.items() if name != "nemesis"}
    rest["p1"] = {"space": "arbites-precinct", **rest.get("p1", {})}
    deck = f"nemesis-{nemesis}"
    more = rest.get("decks", {}).get(deck, ())
    rest["decks"] = {**rest.get("decks", {}), deck: [card, *more]}
    return hunted(nemesis, rest)


def suffered(card: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position of a character with a vertical card of a nemesis where `in` says."""
    place = position["in"]
    rest = {name: value for name, value in position.items() if name not in ("nemesis", "in")}
    usual = {"space": HERE, "player": 0, "phase": "engagement", **rest}
    usual["p1"] = {"space": "astropath-beacon", **rest.get("p1", {})}
    how = {"board": laid, "assets": owned, "corruption": tainted}[place]
    return hunted(position["nemesis"], how(card, usual))


# Spaces and sheets


def standing(space: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with seat 0 on that space."""
    return {"space": space, **position}


def acting(sheet: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position with seat 0 as that character."""
    other = "ogryn" if sheet == "rogue-trader" else "rogue-trader"
    return {"sheets": [sheet, other], **position}


def confronting(scenario: str, position: dict[str, Any]) -> dict[str, Any]:
    """The position of that scenario with seat 0 at its sheet."""
    return {"scenario": scenario, "space": "scenario-space", **position}
