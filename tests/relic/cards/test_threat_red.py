"""Threat deck red: Orks and war."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import (
    HERE,
    Fight,
    Row,
    explored,
    fights,
    fought,
    happened,
    laid,
    owned,
    rows,
)
from tests.relic.table import rule

FIGHTS: tuple[Fight, ...] = (
    ("grot-rabble", "strength", 2, "", ""),
    ("ork-brawlers", "strength", 3, "", ""),
    ("ork-lookouts", "cunning", 3, "", ""),
    ("squig-pack", "strength", 4, "", ""),
    ("deserter-gang", "strength", 3, "", ""),
    ("blood-cultists", "willpower", 4, "", ""),
    ("salvage-mutant", "cunning", 2, "influence +1", ""),
    ("bomb-runt", "strength", 2, "", "life -2"),
    ("war-drummer", "willpower", 3, "influence +1", ""),
    ("ork-veterans", "strength", 5, "", ""),
    ("scrap-buggy", "strength", 6, "", ""),
    ("rocket-jumpers", "cunning", 5, "", "on outskirts: nothing, on titan-yards: rocket-jumpers"),
    ("scrap-tinker", "cunning", 6, "", ""),
    ("renegade-squad", "strength", 5, "", ""),
    ("rage-hound", "willpower", 6, "hand +dig-in", ""),
    ("pit-champion", "strength", 7, "influence +2", "corruption +thing-beneath-the-skin(down)"),
    ("flame-gang", "strength", 7, "influence +2", "life -2"),
    ("iron-jaw-guards", "strength", 8, "", ""),
    ("scrap-walker", "strength", 9, "assets +siege-maul", ""),
    ("ork-warboss", "strength", 9, "influence +2", ""),
    ("renegade-siege-tank", "strength", 10, "influence +3", ""),
    ("daemon-of-slaughter", "strength", 8, "hand +dig-in", ""),
    ("traitor-legionary", "willpower", 8, "", ""),
    ("stray-siege-beast", "strength", 10, "", ""),
    ("overlord-green-tide", "strength", 11, "", ""),
    ("typhus", "willpower", 12, "completed +1", "corruption +thing-beneath-the-skin(down)"),
    ("scrap-colossus", "strength", 14, "completed +1", "life -2"),
)


@fights(FIGHTS)
def test_battle(card: str, attribute: str, value: int, reward: str, penalty: str) -> None:
    fought(card, attribute, value, reward, penalty)


ICONS = {
    "ork-lookouts": ["ork-veterans"],
    "overlord-green-tide": ["ork-veterans"],
    "fighting-pit": ["ork-veterans"],
    "stray-siege-beast": ["talon-stalkers"],
    "ork-brawlers": [],
}


@rule("R-062", "R-063")
@pytest.mark.parametrize("card", ICONS)
def test_icons(card: str) -> None:
    assert explored(card, HERE) == ICONS[card]


HIVE = {"vaulgast-spires": ["squig-pack"], "transit-docks": ["ork-veterans"]}
"""Orks of value 4 and 5 in the area of seat 0, and one beyond it."""
AREA = {**HIVE, "slag-plains": ["grot-rabble"]}
WAR = {"vaulgast-spires": ["total-war"]}
TELIOS = "manufactorum-telios"
BARRAGE = {"vaulgast-spires": ["squig-pack", "field-hospital"]}
ENVOY = {"space": "grey-knight-envoy", "phase": "movement", "sheets": ["ogryn", "rogue-trader"]}
DAEMON = {"phase": "exploration", "decks": {"threat-red": ["daemon-of-slaughter"]}}
CLEAR = f"on {HERE}: nothing"

LYING: tuple[Row, ...] = (
    ("bomb-runt", {"dice": [1, 2], "board": AREA}, "do",
     f"trophies +bomb-runt(2), {CLEAR}, on vaulgast-spires: nothing, 6:3 won"),
    ("bomb-runt", {"dice": [1, 2], "board": AREA}, "skip",
     f"trophies +bomb-runt(2), {CLEAR}, 6:3 won"),
    ("war-drummer", {"willpower": 8, "dice": [1, 1, 5, 1], "board": {HERE: ["grot-rabble"] * 2}},
     "form:willpower", "life -1, influence +1, trophies +war-drummer(3), "
     f"on {HERE}: grot-rabble grot-rabble, 9:8 won, 5:9 lost"),
    ("rocket-jumpers", {"cunning": 5, "dice": [1, 3]}, "do move:transit-docks",
     f"to transit-docks, trophies +rocket-jumpers(5), {CLEAR}, 8:6 won"),
    ("scrap-tinker", {"cunning": 6, "dice": [1, 3]}, "buy:siege-maul@1",
     f"influence -2, assets +siege-maul, trophies +scrap-tinker(6), {CLEAR}, 9:7 won"),
    ("storm-caller", {"willpower": 4, "dice": [2, 1, 5]}, "",
     f"hand +dig-in, trophies +storm-caller(6), {CLEAR}, 9:5 won"),
    ("storm-caller", {"willpower": 4, "dice": [3, 1, 5]}, "",
     f"hand +dig-in, trophies +storm-caller(6), {CLEAR}, 9:7 won"),
    ("storm-caller", {"willpower": 4, "dice": [5, 1, 5]}, "", "9:9 a tie"),
    ("flame-gang", {"dice": [5, 1], "assets": ["servo-porter"]}, "do:1",
     "life -1, assets -servo-porter, 5:12 lost"),
    ("ork-warboss", {"dice": [5, 1], "assets": ["servo-porter"]}, "",
     "life -1, assets -servo-porter, 5:14 lost"),
    ("scrap-walker", {"dice": [1, 1], "assets": ["hallowed-plate"]}, "", "life -1, 5:10 lost"),
    ("overlord-green-tide", {"strength": 11, "dice": [1, 5], "board": AREA}, "",
     f"trophies +overlord-green-tide(11) +squig-pack(4), {CLEAR}, on vaulgast-spires: nothing, "
     "16:12 won"),
    ("typhus", {"willpower": 12, "dice": [1, 5], "corruption": ["withered-hand"]}, "",
     f"trophies +typhus(12), corruption -withered-hand, completed +1, {CLEAR}, 17:13 won"),
    ("scrap-colossus", {"strength": 12, "dice": [1, 5]}, "take:psy-rod@1",
     f"assets +psy-rod, trophies +scrap-colossus(14), completed +1, {CLEAR}, 17:15 won"),
    ("orbital-barrage", {"p1": {"space": "vaulgast-spires"}, "board": BARRAGE},
     "space:vaulgast-spires", f"1.life -1, {CLEAR}, on vaulgast-spires: nothing"),
    ("orbital-barrage", {"board": {HERE: ["ork-warboss"]}}, f"space:{HERE}", f"life -1, {CLEAR}"),
    ("green-tide", {"dice": [1, 1]}, "",
     f"life -1, on {HERE}: ork-veterans renegade-squad, 5:11 lost"),
    ("war-tithe", {"hand": ["dig-in"]}, "do:2 do:1",
     f"hand -dig-in, 1.influence -2, {CLEAR}"),
    ("war-tithe", {"influence": 1}, "do:3", f"life -1, 1.life -1, {CLEAR}"),
    ("triumph-parade", {"completed": 2}, "", f"influence +3, 1.influence +1, {CLEAR}"),
    ("supply-drop", {}, "buy:siege-maul@1 buy:needle-pistol@1 done",
     f"influence -4, assets +siege-maul +needle-pistol, {CLEAR}"),
    ("field-promotion", {"trophies": ["ork-brawlers"]}, "do",
     f"strength +1, influence +2, level +1, trophies -ork-brawlers(3), {CLEAR}"),
    ("blood-moon", {"players": 3, "dice": [3, 3]}, "",
     f"influence +1, 1.corruption +thing-beneath-the-skin(down), {CLEAR}, "
     "Willpower 6:6 passes, Willpower 5:6 fails"),
    ("warlords-challenge", {"p1": {"level": 3}}, "",
     f"1.influence +2, {CLEAR}, on titan-yards: ork-veterans"),
    ("total-war", {}, "", ""),
    ("total-war", {"dice": [1, 3], "board": {HERE: ["grot-rabble"]}}, "",
     f"influence +1, trophies +grot-rabble(2), {CLEAR}, 7:4 won"),
    ("grot-rabble", {"dice": [1, 3], "board": WAR}, "",
     f"influence +1, trophies +grot-rabble(2), {CLEAR}, 7:4 won"),
    ("invasion-front", {"space": TELIOS, "dice": [5, 1]}, "",
     f"life -1, on slag-plains: ork-veterans, on {TELIOS}: renegade-squad, "
     "on titan-yards: grot-rabble, on relay-station: deserter-gang, 5:10 lost"),
    ("quartermaster", {}, "do take:psy-rod@1 done",
     f"influence -2, assets +psy-rod, on {HERE}: quartermaster(2)"),
    ("quartermaster", {"influence": 1}, "done", ""),
    ("field-hospital", {}, "do", f"life +2, on {HERE}: field-hospital(2)"),
    ("drill-yard", {"dice": [4]}, "do", f"strength +1, {CLEAR}, Strength 8:8 passes"),
    ("drill-yard", {"dice": [3]}, "do", "life -1, Strength 7:8 fails"),
    ("fighting-pit", {"dice": [3]}, "do", "influence +3, Strength 7:7 passes"),
    ("fighting-pit", {"dice": [2]}, "do", "life -1, influence -2, Strength 6:7 fails"),
    ("recruiting-sergeant", {"trophies": ["grot-rabble"]}, "do:1 done",
     "influence +3, trophies -grot-rabble(2)"),
    ("recruiting-sergeant", {}, "do:2 done", "mission -board-the-hulk +survey-the-sector"),
    ("skull-shrine", {}, "do:1",
     f"strength +1, corruption +thing-beneath-the-skin(down), {CLEAR}"),
    ("skull-shrine", {"dice": [4]}, "do:2", f"influence +2, {CLEAR}, Willpower 7:7 passes"),
    ("skull-shrine", {"dice": [3]}, "do:2",
     "corruption +thing-beneath-the-skin(down), Willpower 6:7 fails"),
    ("field-chaplain", {"corruption": ["withered-hand"], "dice": [4]}, "do done",
     f"corruption -withered-hand, on {HERE}: field-chaplain(1), Willpower 7:7 passes"),
    ("field-chaplain", {"dice": [3]}, "do done",
     f"influence -1, on {HERE}: field-chaplain(1), Willpower 6:7 fails"),
    ("relic-pilgrim", {}, "place:2 do", f"influence -5, completed +1, {CLEAR}"),
    ("troop-lander", {}, "do space:silent-grove",
     f"influence -1, to silent-grove, on {HERE}: troop-lander(1)"),
    ("purge-order", {"assets": ["frenzy-stimms"]}, "do:1",
     f"assets -frenzy-stimms(4), 1.influence +1, {CLEAR}"),
    ("purge-order", {"assets": ["frenzy-stimms"]}, "do:2",
     f"life -2, 1.influence +1, {CLEAR}"),
    ("renegade-siege-tank", {**ENVOY, "space": "grey-knight-envoy", "dice": [2, 4, 5, 1]},
     f"move:{HERE}", f"life -2, to {HERE}, Cunning 6:7 fails, 6:15 lost"),
    ("renegade-siege-tank", {**ENVOY, "cunning": 3, "dice": [2, 4, 5, 1]},
     f"move:{HERE}", f"life -1, to {HERE}, Cunning 7:7 passes, 6:15 lost"),
)  # fmt: skip


@rows(LYING)
def test_lying(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(laid(card, position), answers) == change


RABBLE = {"dice": [1, 2], "board": {HERE: ["grot-rabble"]}}
BOSS = {"dice": [1, 2], "board": {HERE: ["ork-warboss"]}}

OWNED: tuple[Row, ...] = (
    ("guard-veteran", RABBLE, "done", f"trophies +grot-rabble(2), {CLEAR}, 8:3 won"),
    ("guard-veteran", {"dice": [1, 2], "board": {HERE: ["gnawing-swarm"]}}, "done",
     f"trophies +gnawing-swarm(2), {CLEAR}, 5:3 won"),
    ("combat-medic", {}, "use:combat-medic@1", "life +1, assets -combat-medic(4) +combat-medic(3)"),
    ("captured-buggy", {"phase": "movement"}, "use:captured-buggy@1 move:transit-docks",
     "to transit-docks, assets -captured-buggy(4) +captured-buggy(3), on transit-docks: "
     "blade-dancers talon-stalkers"),
    ("looted-cannon", RABBLE, "gear:looted-cannon@1",
     f"trophies +grot-rabble(2), {CLEAR}, 10:3 won"),
    ("looted-cannon", {**RABBLE, "dice": [1, 1]}, "gear:looted-cannon@1",
     f"life -1, trophies +grot-rabble(2), {CLEAR}, 9:3 won"),
    ("plated-greatcoat", {"dice": [1, 2], "board": {HERE: ["iron-jaw-guards"]}},
     "gear:plated-greatcoat@1 use:plated-greatcoat@1",
     "assets -plated-greatcoat(3) +plated-greatcoat(2), 6:9 lost"),
    ("battle-standard", RABBLE, "use:battle-standard@1",
     f"influence -1, trophies +grot-rabble(2), {CLEAR}, 8:3 won"),
    ("demolition-charge", {"board": {HERE: ["flame-gang"]}}, "use:demolition-charge@1",
     f"influence +2, assets -demolition-charge, trophies +flame-gang(7), {CLEAR}"),
    ("demolition-charge", {"dice": [1, 2], "board": {HERE: ["iron-jaw-guards"]}}, "",
     "life -1, 6:9 lost"),
    ("renegade-ogryn", {"dice": [2], "board": {HERE: ["drill-yard"]}}, "do",
     f"strength +1, {CLEAR}, Strength 9:8 passes"),
    ("frenzy-stimms", {**RABBLE, "dice": [1, 2, 3]}, "use:frenzy-stimms@1",
     f"assets -frenzy-stimms(4) +frenzy-stimms(3), trophies +grot-rabble(2), {CLEAR}, 9:3 won"),
)  # fmt: skip


@rows(OWNED)
def test_owned(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(owned(card, position), answers) == change


def test_when_the_daemon_of_slaughter_is_drawn_its_area_is_tested() -> None:
    change = happened({**DAEMON, "p1": {"space": "transit-docks"}, "dice": [3, 2, 5, 1]}, "")
    assert change == (
        "life -1, 1.life -1, on outskirts: daemon-of-slaughter, "
        "Willpower 6:6 passes, Willpower 4:6 fails, 5:13 lost"
    )
