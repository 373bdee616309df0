"""Imperium cards: agents, events and arsenal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import HERE, Row, faced, happened, kept, rows
from tests.relic.table import rule

FACED: tuple[Row, ...] = (
    ("imperial-guardsman", {"p1": {"strength": 8}, "dice": [3, 2]}, "",
     "1.infamy +1, 1.trophies +imperial-guardsman(2) +tactical-marines(5), on outskirts: "
     "nothing, 11:9 won"),
    ("imperial-guardsman", {"p1": {"strength": 1}, "dice": [2, 3]}, "",
     "1.life -1, on outskirts: imperial-guardsman tactical-marines, 3:10 lost"),
    ("skitarii-hunters", {"p1": {"strength": 3}, "dice": [3, 2]}, "",
     "1.trophies +skitarii-hunters(3), on outskirts: tactical-marines, 6:5 won"),
    ("skitarii-hunters", {"p1": {"strength": 3, "assets": ["seized-auspex"]}, "dice": [2, 3]}, "",
     "1.life -1, 1.assets -seized-auspex, 5:6 lost"),
    ("novice-sisters",
     {"p1": {"strength": 3, "hand": ["butchers-frenzy"]}, "dice": [2, 3]}, "done roll",
     "1.life -1, 1.hand -butchers-frenzy, 5:6 lost"),
    ("interrogator",
     {"p1": {"strength": 5}, "dice": [3, 2], "decks": {"nemesis-moarn": ["chaos-bolter"]}}, "",
     "1.assets +chaos-bolter, 1.trophies +interrogator(5), on outskirts: nothing, 8:7 won"),
    ("interrogator",
     {"p1": {"strength": 5, "hand": ["butchers-frenzy"]}, "dice": [2, 3]}, "done roll",
     "1.life -1, 1.hand -butchers-frenzy, 7:8 lost"),
    ("librarian",
     {"p1": {"strength": 7, "hand": ["butchers-frenzy", "blood-trail", "too-angry-to-die"]},
      "dice": [2, 3]}, "done roll done discard:butchers-frenzy discard:blood-trail",
     "1.life -1, 1.hand -butchers-frenzy -blood-trail, 9:10 lost"),
    ("storm-trooper-squad",
     {"p1": {"strength": 4, "hand": ["butchers-frenzy"]}, "dice": [3, 2]}, "",
     "1.infamy +1, 1.trophies +storm-trooper-squad(4), on outskirts: nothing, 7:6 won"),
    ("fleet-armsmen", {"p1": {"strength": 4}, "dice": [3, 2]}, "do space:battlefleet-antias",
     "1.to battlefleet-antias, 1.trophies +fleet-armsmen(4), on outskirts: nothing, 7:6 won"),
    ("fleet-armsmen", {"p1": {"strength": 4}, "dice": [2, 3]}, "", "1.life -1, 6:7 lost"),
    ("zealot-mob",
     {"p1": {"strength": 9}, "dice": [2, 3],
      "board": {"outskirts": ["arbites-patrol", "hive-militia"]}}, "",
     "1.life -1, 1.infamy -1, 11:14 lost"),
    ("sentinel-walker", {"p1": {"strength": 5}, "dice": [3, 2]}, "do move:transit-docks",
     "1.to transit-docks, 1.trophies +sentinel-walker(5), on outskirts: nothing, 8:7 won"),
    ("battle-tank", {"space": "transit-docks", "p1": {"strength": 6}, "dice": [3, 2]}, "",
     "influence -2, 1.infamy +1, 1.trophies +battle-tank(6), on outskirts: nothing, 9:8 won"),
    ("battle-tank", {"p1": {"strength": 6}, "dice": [3, 2]}, "",
     "1.infamy +1, 1.trophies +battle-tank(6), on outskirts: nothing, 9:8 won"),
    ("scout-titan", {"space": "transit-docks", "p1": {"strength": 8}, "dice": [3, 2]}, "",
     "life -1, 1.infamy +2, 1.trophies +scout-titan(8), on outskirts: nothing, 11:10 won"),
    ("grey-knight-champion",
     {"p1": {"strength": 8, "assets": ["storm-bolter"]}, "dice": [3, 2]}, "",
     "1.infamy +3, 1.trophies +grey-knight-champion(8), on outskirts: nothing, 11:10 won"),
    ("venerable-dreadnought",
     {"p1": {"strength": 7}, "dice": [3, 2],
      "board": {"crystal-lake": ["arbites-patrol", "grot-rabble"]}}, "do space:crystal-lake",
     "1.trophies +venerable-dreadnought(7), on outskirts: nothing, on crystal-lake: "
     "grot-rabble, 10:9 won"),
    ("drop-pods", {"p1": {"strength": 8}, "dice": [3, 2]}, "",
     "influence -1, 1.infamy +1, 1.trophies +tactical-marines(5) +hive-militia(2), on "
     "outskirts: nothing, 11:9 won"),
    ("orbital-bombardment",
     {"space": "outskirts",
      "board": {"outskirts": ["grot-rabble", "letter-of-credit", "arbites-patrol"]}}, "done",
     "life -1, 1.life -1, on outskirts: letter-of-credit"),
    ("distress-call", {}, "",
     "1.infamy +1, on outskirts: nothing, on titan-yards: tactical-marines"),
    ("refugee-convoy", {"p1": {"strength": 8}, "dice": [3, 2]}, "do:1",
     "1.life +1, on outskirts: nothing"),
    ("refugee-convoy", {"p1": {"strength": 8}, "dice": [3, 2]}, "do:2",
     "1.infamy +2, 1.trophies +tactical-marines(5), on outskirts: nothing, 11:7 won"),
    ("panic-in-the-hive", {}, "", "influence -1, 1.infamy +1, on outskirts: nothing"),
    ("panic-in-the-hive", {"space": "dead-star"}, "", "1.infamy +1, on outskirts: nothing"),
    ("turncoat-officer", {"board": {"outskirts": ["arbites-patrol"]}}, "",
     "1.trophies +arbites-patrol(3), on outskirts: nothing"),
    ("turncoat-officer", {"p1": {"strength": 8}, "dice": [3, 2]}, "",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 11:7 won"),
    ("inquisitorial-purge", {"corruption": ["withered-hand"]}, "do",
     "life -1, corruption -withered-hand, 1.infamy -1, on outskirts: nothing"),
    ("inquisitorial-purge", {"corruption": ["withered-hand"]}, "skip",
     "1.infamy -1, on outskirts: nothing"),
    ("price-on-your-head", {}, "",
     "influence +2, hand +dig-in, 1.infamy +1, on outskirts: nothing"),
    ("price-on-your-head", {"space": "dead-star"}, "", "1.infamy +1, on outskirts: nothing"),
    ("warp-tremor", {"dice": [2]}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 5:6 fails"),
    ("warp-tremor", {"dice": [3]}, "", "on outskirts: nothing, Willpower 6:6 passes"),
    ("ultramarines-bike", {}, "", "1.assets +ultramarines-bike, on outskirts: nothing"),
    ("storm-bolter", {}, "", "1.assets +storm-bolter, on outskirts: nothing"),
)  # fmt: skip


@rows(FACED)
def test_faced(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(faced(card, position), answers) == change


KEPT: tuple[Row, ...] = (
    ("captured-power-armour",
     {"board": {"outskirts": ["tactical-marines"]}, "dice": [2, 5]},
     "gear:captured-power-armour@1 use:captured-power-armour@1",
     "1.assets -captured-power-armour, 7:10 lost"),
    ("storm-bolter",
     {"board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]}, "gear:storm-bolter@1",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 9:7 won"),
    ("plasma-gun",
     {"board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]}, "gear:plasma-gun@1",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 10:7 won"),
    ("plasma-gun",
     {"nemesis": "luxuria", "board": {"outskirts": ["tactical-marines"]}, "dice": [1, 2]},
     "gear:plasma-gun@1",
     "1.life -1, 1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 8:7 won"),
    ("medicae-supplies", {"phase": "movement", "dice": [2]}, "use:medicae-supplies@1",
     "1.life +1, 1.assets -medicae-supplies(2) +medicae-supplies(1)"),
    ("stolen-rosarius",
     {"board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2], "p1": {"strength": 5}},
     "gear:stolen-rosarius@1",
     "1.infamy +1, 1.trophies +tactical-marines(5), on outskirts: nothing, 7:7 won"),
    ("melta-bombs",
     {"board": {"outskirts": ["tactical-marines"]}, "dice": [2, 2]}, "use:melta-bombs@1",
     "1.infamy +1, 1.assets -melta-bombs, 1.trophies +tactical-marines(5), on outskirts: "
     "nothing, 11:7 won"),
    ("regimental-banner", {"nemesis": "luxuria", "space": "outskirts", "dice": [5, 2]}, "attack:0",
     "life -1, corruption +thing-beneath-the-skin(down), 1.infamy +2, 9:5 won"),
    ("regimental-banner",
     {"nemesis": "luxuria", "board": {"outskirts": ["hive-militia"]}, "dice": [5, 2]}, "",
     "influence -1, 1.trophies +hive-militia(2), on outskirts: nothing, 9:4 won"),
    ("ultramarines-bike",
     {"nemesis": "luxuria", "phase": "movement", "dice": [1]},
     "use:ultramarines-bike@1 move:grey-knight-envoy done",
     "1.to grey-knight-envoy"),
    ("seized-auspex",
     {"nemesis": "luxuria", "phase": "movement", "dice": [1, 3, 2]}, "place:2 move:underhive-sump",
     "1.life -1, 1.to underhive-sump, on underhive-sump: hive-militia tactical-marines, 7:9 lost"),
    ("cipher-seals",
     {"nemesis": "luxuria", "phase": "movement", "p1": {"space": "underhive-sump"}, "dice": [1]},
     "move:grey-knight-envoy cross",
     "1.to webway-portal-north"),
)  # fmt: skip


@rows(KEPT)
def test_kept(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(kept(card, position), answers) == change


AGENTS = (
    ("hive-militia", 2, "influence -1", ""),
    ("arbites-patrol", 3, "", "1.infamy -1"),
    ("novice-sisters", 3, "1.life +1", ""),
    ("frontier-regulars", 3, "1.infamy +1", "on outskirts: frontier-regulars tactical-marines"),
    ("death-riders-of-krieg", 4, "1.infamy +1", "1.life -2"),
    ("storm-trooper-squad", 4, "1.infamy +1", ""),
    ("battle-sisters", 4, "life -1", "1.infamy -1"),
    ("zealot-mob", 4, "1.infamy +1", ""),
    ("tactical-marines", 5, "1.infamy +1", ""),
    ("sentinel-walker", 5, "", "1.to ash-crater"),
    ("assault-marines", 6, "1.infamy +1", "1.life -2"),
    ("battle-tank", 6, "1.infamy +1", ""),
    ("chaplain", 6, "corruption +thing-beneath-the-skin(down), 1.infamy +1", ""),
    ("venerable-dreadnought", 7, "", ""),
    ("librarian", 7, "1.infamy +2", ""),
    ("grey-knight-champion", 8, "1.infamy +3", ""),
    ("scout-titan", 8, "1.infamy +2", "1.life -2"),
)


@rule("R-186", "R-196")
@pytest.mark.parametrize(("card", "value", "reward", "penalty"), AGENTS)
def test_agent(card: str, value: int, reward: str, penalty: str) -> None:
    """Moarn of as much Strength beats it by one, loses by one, and ties."""
    own = {"p1": {"strength": value}}
    usual = {f"1.trophies +{card}({value})", f"on {HERE}: nothing", f"{value + 3}:{value + 2} won"}
    change = happened(faced(card, {**own, "dice": [3, 2]}), "")
    assert set(change.split(", ")) == {*usual, *filter(None, reward.split(", "))}
    life = [] if "1.life" in penalty else ["1.life -1"]
    change = happened(faced(card, {**own, "dice": [2, 3]}), "")
    lost = {*life, f"{value + 2}:{value + 3} lost", *filter(None, penalty.split(", "))}
    assert set(change.split(", ")) == lost
    change = happened(faced(card, {**own, "dice": [2, 2]}), "")
    assert change == f"{value + 2}:{value + 2} a tie"
