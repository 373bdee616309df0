"""The four nemeses: how they begin, what they can, what levels and bounties bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import Row, happened, hunted, rows
from tests.relic.table import against, marks, rule

HUNTING: tuple[Row, ...] = (
    ("githellion",
     {"space": "outskirts", "corruption": ["withered-hand"], "dice": [5, 1]}, "attack:0",
     "life -1, corruption -withered-hand, 1.infamy +2, 9:3 won"),
    ("githellion",
     {"phase": "movement", "board": {"crystal-lake": ["forgotten-portal"]}, "dice": [1, 3, 2]},
     "use:webway-walker do:2 move:silent-grove",
     "1.life -1, 1.to silent-grove, on silent-grove: hive-militia tactical-marines, 7:9 lost"),
    ("githellion",
     {"phase": "movement", "dice": [1]},
     "use:webway-walker space:webway-portal-south move:devoured-colony",
     "1.life -1, 1.to devoured-colony, on devoured-colony: hive-militia tactical-marines, 6:12 "
     "lost"),
    ("moarn", {"space": "outskirts", "dice": [3, 2]}, "attack:0", "life -1, 1.infamy +2, 8:6 won"),
    ("moarn", {"board": {"outskirts": ["tactical-marines"]}, "dice": [1, 2, 2]}, "",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 8:7 won"),
    ("moarn",
     {"phase": "movement", "p1": {"space": "underhive-sump"}, "dice": [1]},
     "use:relentless times:1 move:vaulgast-spires",
     "1.life -1, 1.infamy -1, 1.to vaulgast-spires, on vaulgast-spires: hive-militia "
     "tactical-marines, 7:12 lost"),
    ("moarn",
     {"phase": "experience", "board": {"crystal-lake": ["khornate-rabble"]}}, "use:cull-the-weak",
     "1.infamy +1, on crystal-lake: nothing"),
    ("luxuria", {"space": "outskirts", "dice": [5, 1]}, "attack:0",
     "life -1, corruption +thing-beneath-the-skin(down), 1.infamy +1, 9:4 won"),
    ("luxuria", {"phase": "experience", "influence": 8}, "", "1.infamy +1"),
    ("luxuria", {"phase": "experience", "influence": 7}, "", ""),
    ("luxuria", {"phase": "experience", "influence": 8, "space": "dead-star"}, "", ""),
    ("luxuria",
     {"phase": "experience",
      "corruption": ["withered-hand", "clouded-eyes", "sealed-flesh", "voices-in-the-night"]}, "",
     "1.infamy +1"),
    ("specimen-x",
     {"phase": "experience",
      "board": {"crystal-lake": ["gnawing-swarm", "gnawing-swarm", "gnawing-swarm"],
       "silent-grove": ["talon-stalkers"]}}, "",
     "1.infamy +1"),
    ("specimen-x",
     {"phase": "experience",
      "board": {"crystal-lake": ["gnawing-swarm", "gnawing-swarm", "gnawing-swarm"]}}, "",
     ""),
    ("specimen-x",
     {"board": {"outskirts": ["tactical-marines"],
       "crystal-lake": ["gnawing-swarm", "gnawing-swarm", "gnawing-swarm"]},
      "dice": [3, 2]}, "",
     "7:7 a tie"),
    ("specimen-x",
     {"phase": "movement", "board": {"crystal-lake": ["gnawing-swarm"]}, "dice": [3, 2]},
     "use:tunnels",
     "1.life -1, 1.to crystal-lake, on crystal-lake: gnawing-swarm hive-militia "
     "tactical-marines, 7:9 lost"),
    ("githellion",
     {"player": 0, "phase": "exploration", "space": "outskirts", "dice": [1, 5], "cunning": 9},
     "attack:1",
     "hand +dig-in, 1.life -1, 5:14 lost"),
    ("moarn",
     {"player": 0, "phase": "exploration", "space": "outskirts", "dice": [2, 5], "strength": 9},
     "attack:1",
     "influence +3, 1.life -1, 7:14 lost"),
    ("luxuria",
     {"player": 0, "phase": "exploration", "space": "outskirts", "dice": [2, 5], "willpower": 9,
      "corruption": ["withered-hand"]}, "attack:1",
     "corruption -withered-hand, 1.life -1, 6:14 lost"),
    ("specimen-x",
     {"player": 0, "phase": "exploration", "space": "outskirts", "dice": [2, 5], "cunning": 9},
     "attack:1 buy:siege-maul@1",
     "influence -3, assets +siege-maul, 1.life -1, 5:14 lost"),
    ("githellion",
     {"phase": "experience", "p1": {"trophies": ["assault-marines"], "level": 2},
      "space": "transit-docks", "corruption": ["withered-hand"]}, "spend:assault-marines@1",
     "life -1, corruption -withered-hand, 1.infamy +3, 1.level +1, 1.trophies "
     "-assault-marines(6)"),
    ("moarn",
     {"phase": "experience", "p1": {"trophies": ["assault-marines"], "level": 3},
      "decks": {"nemesis-moarn": ["chaos-bolter"]}}, "spend:assault-marines@1",
     "life -1, 1.strength +1, 1.level +1, 1.assets +chaos-bolter, 1.trophies -assault-marines(6)"),
    ("luxuria",
     {"phase": "experience", "p1": {"trophies": ["assault-marines"], "level": 2},
      "decks": {"nemesis-luxuria": ["whip-of-ecstasy"]}}, "spend:assault-marines@1",
     "corruption +thing-beneath-the-skin(down), 1.infamy +1, 1.level +1, 1.assets "
     "+whip-of-ecstasy, 1.trophies -assault-marines(6)"),
    ("specimen-x",
     {"phase": "experience", "p1": {"trophies": ["assault-marines"], "level": 3},
      "decks": {"nemesis-specimen-x": ["rending-claws"]}},
     "spend:assault-marines@1 space:crystal-lake",
     "1.level +1, 1.assets +rending-claws, 1.trophies -assault-marines(6), on crystal-lake: "
     "talon-stalkers"),
)  # fmt: skip


@rows(HUNTING)
def test_ability(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(hunted(card, position), answers) == change


SHEETS = (
    ("githellion", "cunning", 4, 4, "eldar-falcon-squadron"),
    ("moarn", "strength", 5, 5, "ash-crater"),
    ("luxuria", "willpower", 4, 4, "seers-stones"),
    ("specimen-x", "cunning", 3, 4, "spore-jungle"),
)


@rule("R-034", "R-035", "R-036")
@pytest.mark.parametrize(("nemesis", "attribute", "value", "life", "start"), SHEETS)
def test_beginning(nemesis: str, attribute: str, value: int, life: int, start: str) -> None:
    """A nemesis has one attribute, its Life and no infamy."""
    values = marks(against(nemesis, phase="movement"), "player:1")
    assert {name for name in ("strength", "willpower", "cunning") if name in values} == {attribute}
    assert (values[attribute], values["life"], values["infamy"]) == (value, life, 0)
    assert values["space"] == f"space:{start}"


TRACKS = {
    "githellion": "af ff xf af lf af xf nf af",
    "moarn": "an lf nf ax fl an xf la nf",
    "luxuria": "an fl xn af ln af xf la nf",
    "specimen-x": "af ln af xn al fn af fx nf",
}
"""Two rewards a level: the attribute, Life, infamy (f), a Nemesis card (n), special (x)."""

ATTRIBUTE = {sheet[0]: sheet[1] for sheet in SHEETS}
KEEPS = {
    "githellion": "exarchs-catapult",
    "moarn": "chaos-bolter",
    "luxuria": "whip-of-ecstasy",
    "specimen-x": "rending-claws",
}
"""A card of each deck that only goes to the arsenal."""


@rule("R-202", "R-203")
@pytest.mark.parametrize("nemesis", TRACKS)
def test_track(nemesis: str) -> None:
    """What each level brings; special rewards have rows of their own above."""
    for level, rewards in enumerate(TRACKS[nemesis].split()):
        if "x" in rewards:
            continue
        deck = {f"nemesis-{nemesis}": [KEEPS[nemesis]]}
        risen = {"trophies": ["assault-marines"], "level": level}
        position = hunted(nemesis, {"phase": "experience", "p1": risen, "decks": deck})
        change = happened(position, "spend:assault-marines@1").split(", ")
        found = {line for line in change if "level" not in line and "trophies" not in line}
        brings = {"a": f"1.{ATTRIBUTE[nemesis]} +1", "l": "1.life +1", "f": "1.infamy +1"}
        brings["n"] = f"1.assets +{KEEPS[nemesis]}"
        wanted = {brings[reward] for reward in rewards}
        assert found == ({"1.infamy +2"} if rewards == "ff" else wanted)


@rule("R-202")
@pytest.mark.parametrize("nemesis", TRACKS)
def test_the_track_at_the_table_says_which_attribute_grows(nemesis: str) -> None:
    steps = against(nemesis).view(0).area("player:1").tracks[0].steps[1:]
    grows = [step.marks.get(ATTRIBUTE[nemesis], 0) for step in steps]
    assert grows == [rewards.count("a") for rewards in TRACKS[nemesis].split()]
