"""Threat deck yellow: Eldar, pirates and intrigue."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.relic.cards.happening import (
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
from tests.relic.table import at, log, lying, play, rule

FIGHTS: tuple[Fight, ...] = (
    ("corsair-deckhands", "cunning", 2, "", ""),
    ("echoes-of-the-dead", "willpower", 2, "", ""),
    ("turncoat-informer", "cunning", 2, "", ""),
    ("eldar-scouts", "cunning", 3, "", ""),
    ("eldar-militia", "strength", 3, "", ""),
    ("cutpurse-gang", "cunning", 3, "", ""),
    ("masked-cultists", "cunning", 4, "", ""),
    ("blade-dancers", "cunning", 5, "", ""),
    ("brood-infiltrators", "cunning", 5, "", ""),
    ("void-pirates", "strength", 5, "", ""),
    ("fallen-tech-adept", "cunning", 5, "", ""),
    ("skimmer-raiders", "cunning", 6, "", ""),
    ("rune-singers", "willpower", 6, "", ""),
    ("hidden-marksman", "cunning", 6, "influence +2", ""),
    ("corsair-captain", "cunning", 7, "influence +3", "influence -3"),
    (
        "face-stealer",
        "cunning",
        7,
        "influence +2, 1.influence -2",
        "to titan-yards, 1.to outskirts",
    ),
    ("eldar-sword-masters", "cunning", 8, "", ""),
    ("hired-killer", "cunning", 8, "influence +2", ""),
    ("eldar-seer", "willpower", 8, "", ""),
    (
        "weaver-of-lies",
        "willpower",
        8,
        "",
        "mission -board-the-hulk +survey-the-sector, corruption +thing-beneath-the-skin(down)",
    ),
    ("prince-of-pain", "cunning", 9, "influence +3", "life -2"),
    ("pirate-admiral", "cunning", 10, "influence +4", ""),
    ("phantom-walker", "cunning", 11, "", ""),
    ("daemon-puppeteer", "cunning", 12, "", "corruption +thing-beneath-the-skin(down)"),
    ("burning-avatar", "strength", 13, "life +2, completed +1", "life -2"),
)


@fights(FIGHTS)
def test_battle(card: str, attribute: str, value: int, reward: str, penalty: str) -> None:
    fought(card, attribute, value, reward, penalty)


ICONS = {
    "brood-infiltrators": ["underhive-sump", "ork-veterans", "talon-stalkers"],
    "skimmer-raiders": ["underhive-sump", "blade-dancers", "ork-veterans"],
    "pirate-admiral": ["underhive-sump", "blade-dancers", "ork-veterans", "renegade-squad"],
    "phantom-walker": ["underhive-sump", "ork-veterans", "talon-stalkers"],
    "gambling-den": ["underhive-sump", "blade-dancers", "ork-veterans"],
}


@rule("R-062", "R-063")
@pytest.mark.parametrize("card", ICONS)
def test_icons(card: str) -> None:
    space, *drawn = ICONS[card]
    assert explored(card, space) == drawn


LYING: tuple[Row, ...] = (
    ("turncoat-informer", {"dice": [1, 3]}, "deck:blue place:3 place:1",
     "trophies +turncoat-informer(2), on outskirts: nothing, 5:3 won"),
    ("wanted-smugglers", {"cunning": 4, "dice": [1, 2]}, "",
     "trophies +wanted-smugglers(6), on outskirts: nothing, 6:5 won"),
    ("wanted-smugglers", {"cunning": 4, "dice": [2, 1]}, "", "life -1, influence -1, 5:6 lost"),
    ("fallen-tech-adept",
     {"cunning": 5, "dice": [1, 2],
      "assets": ["servo-porter", {"asset": "field-medkit", "charges": 1}]}, "done",
     "assets -field-medkit(1) +field-medkit(3), trophies +fallen-tech-adept(5), on outskirts: "
     "nothing, 7:6 won"),
    ("fallen-tech-adept",
     {"cunning": 5, "dice": [2, 1], "assets": ["servo-porter", "guard-veteran"]}, "done",
     "life -1, assets -servo-porter, 6:7 lost"),
    ("hidden-marksman",
     {"space": "grey-knight-envoy", "phase": "movement", "sheets": ["ogryn", "rogue-trader"],
      "dice": [2, 2, 5, 1]}, "move:outskirts form:cunning",
     "life -2, to outskirts, on outskirts: hidden-marksman ork-veterans, 3:11 lost"),
    ("hidden-marksman",
     {"space": "grey-knight-envoy", "phase": "movement", "sheets": ["ogryn", "rogue-trader"],
      "dice": [2, 3, 5, 1]}, "move:outskirts form:cunning",
     "life -1, to outskirts, on outskirts: hidden-marksman ork-veterans, 3:11 lost"),
    ("bounty-hunter", {}, "do", "influence -2"),
    ("bounty-hunter", {"strength": 6, "dice": [1, 2]}, "skip",
     "influence +2, trophies +bounty-hunter(6), on outskirts: nothing, 8:7 won"),
    ("bounty-hunter", {"strength": 6, "dice": [2, 1], "trophies": ["grot-rabble"]}, "skip",
     "life -1, trophies -grot-rabble(2), 7:8 lost"),
    ("eldar-seer", {"willpower": 8, "dice": [1, 3]}, "place:1 place:2",
     "hand +dig-in, trophies +eldar-seer(8), on outskirts: nothing, 11:9 won"),
    ("eldar-seer", {"willpower": 8, "dice": [3, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -1, hand -hand-of-fate, 9:11 lost"),
    ("weaver-of-lies", {"willpower": 8, "dice": [1, 3]}, "do",
     "trophies +weaver-of-lies(8), mission -board-the-hulk +survey-the-sector, on outskirts: "
     "nothing, 11:9 won"),
    ("weaver-of-lies", {"willpower": 8, "dice": [1, 3]}, "skip",
     "trophies +weaver-of-lies(8), on outskirts: nothing, 11:9 won"),
    ("wraith-sentinel", {"strength": 9, "dice": [1, 6]}, "attribute:cunning",
     "cunning +1, trophies +wraith-sentinel(9), on outskirts: nothing, 15:10 won"),
    ("wraith-sentinel", {"strength": 9, "dice": [2, 1]}, "", "life -1, 10:11 lost"),
    ("wraith-sentinel", {"strength": 9, "dice": [2, 2]}, "", "11:11 a tie"),
    ("prince-of-pain", {"dice": [5, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -2, hand -hand-of-fate, 3:14 lost"),
    ("daemon-puppeteer", {"cunning": 12, "dice": [1, 3]}, "attribute:willpower",
     "willpower +2, trophies +daemon-puppeteer(12), on outskirts: nothing, 15:13 won"),
    ("daemon-puppeteer", {"dice": [5, 1], "assets": ["servo-porter"]}, "",
     "life -1, assets -servo-porter, corruption +thing-beneath-the-skin(down), 1.assets "
     "+servo-porter, 3:17 lost"),
    ("market-panic", {"p1": {"influence": 3}}, "",
     "influence -2, 1.influence +1, on outskirts: nothing"),
    ("market-panic", {"influence": 4, "p1": {"influence": 4}}, "",
     "influence -2, 1.influence -2, on outskirts: nothing"),
    ("webway-surge", {"dice": [2]}, "skip", "1.to st-antias-sanctuary, on outskirts: nothing"),
    ("webway-surge", {"dice": [3]}, "do space:webway-portal-north",
     "to webway-portal-north, on outskirts: nothing"),
    ("pirate-raid", {"dice": [4]}, "", "influence +2, on outskirts: nothing, Cunning 6:6 passes"),
    ("pirate-raid", {"dice": [3]}, "", "influence -2, on outskirts: nothing, Cunning 5:6 fails"),
    ("court-intrigue", {}, "", "influence +2, 1.influence -2, on outskirts: nothing"),
    ("court-intrigue",
     {"hand": ["hand-of-fate"], "p1": {"space": "vaulgast-spires", "assets": ["servo-porter"]}},
     "do:2",
     "hand -hand-of-fate, assets +servo-porter, 1.assets -servo-porter, on outskirts: nothing"),
    ("governors-favour", {"trophies": ["grot-rabble"]}, "do:1",
     "influence +3, on outskirts: nothing"),
    ("governors-favour", {"trophies": ["grot-rabble"]}, "do:2",
     "hand +dig-in +hand-of-fate, on outskirts: nothing"),
    ("governors-favour", {"trophies": ["grot-rabble"]}, "do:3",
     "strength +1, influence +2, level +1, trophies -grot-rabble(2), on outskirts: nothing"),
    ("old-debts", {}, "do:1", "influence -2, on outskirts: nothing"),
    ("old-debts", {"p1": {"influence": 9}}, "do:2",
     "influence +1, 1.corruption +thing-beneath-the-skin(down), on outskirts: nothing"),
    ("shifting-stars", {"board": {"vaulgast-spires": ["grot-rabble"]}}, "do space:crystal-lake do",
     "to titan-yards, 1.to outskirts, on outskirts: nothing, on vaulgast-spires: nothing, on "
     "crystal-lake: grot-rabble"),
    ("shifting-stars", {"board": {"vaulgast-spires": ["grot-rabble"]}}, "skip skip",
     "on outskirts: nothing"),
    ("carnival-of-masks", {"assets": ["servo-porter"]}, "do:1 do:2",
     "assets -servo-porter, 1.influence -1, 1.assets +servo-porter, on outskirts: nothing"),
    ("carnival-of-masks", {"assets": ["servo-porter"]}, "do:2",
     "influence -1, 1.influence -1, on outskirts: nothing"),
    ("ambush-in-the-fog", {"dice": [5, 1]}, "form:cunning",
     "life -1, on outskirts: blade-dancers ork-veterans, 3:10 lost"),
    ("pirate-auction", {}, "bid:2 bid:3",
     "1.influence -3, 1.assets +siege-maul, on outskirts: nothing"),
    ("pirate-auction", {}, "bid:2 done",
     "influence -2, assets +siege-maul, on outskirts: nothing"),
    ("pirate-auction", {}, "done done", "on outskirts: nothing"),
    ("forgotten-portal", {"board": {"crystal-lake": ["forgotten-portal"]}}, "do:1",
     "to crystal-lake"),
    ("forgotten-portal", {}, "do:2 space:webway-portal-south",
     "influence -2, to webway-portal-south"),
    ("forgotten-portal", {"influence": 1}, "", ""),
    ("shady-broker", {"assets": ["servo-porter"]}, "do do:1 done",
     "influence +3, assets -servo-porter, on outskirts: shady-broker(2)"),
    ("shady-broker", {}, "do buy:siege-maul@1 done done",
     "influence -3, assets +siege-maul, on outskirts: shady-broker(2)"),
    ("wandering-seer", {"corruption": ["sealed-flesh"]}, "do:1 deck:yellow place:1 place:2 done",
     "influence -1, hand +dig-in"),
    ("wandering-seer", {"corruption": ["sealed-flesh"]}, "do:2",
     "influence -3, corruption -sealed-flesh, on outskirts: nothing"),
    ("gambling-den", {"dice": [3]}, "do", "influence -1"),
    ("gambling-den", {"dice": [4]}, "do", "influence +1"),
    ("gambling-den", {"dice": [6]}, "do", "influence +4"),
    ("guild-envoy", {"trophies": ["grot-rabble"]}, "do do:1 done",
     "influence +3, trophies -grot-rabble(2), on outskirts: guild-envoy(1)"),
    ("guild-envoy", {"trophies": ["grot-rabble"]}, "do do:2 done",
     "influence -4, completed +1, on outskirts: guild-envoy(1)"),
    ("spymaster", {"hand": ["hand-of-fate"]}, "do:1 done",
     "influence -1, mission -board-the-hulk +survey-the-sector"),
    ("spymaster", {"hand": ["hand-of-fate"]}, "do:2 done",
     "influence +2, hand -hand-of-fate, 1.influence -2"),
    ("court-of-blades", {"cunning": 4, "dice": [4]}, "do",
     "cunning +1, on outskirts: nothing, Cunning 8:8 passes"),
    ("court-of-blades", {"cunning": 4, "dice": [3]}, "do", "influence -2, Cunning 7:8 fails"),
)  # fmt: skip


@rows(LYING)
def test_lying(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(laid(card, position), answers) == change


OWNED: tuple[Row, ...] = (
    ("street-guide", {"dice": [2], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence +2, on outskirts: nothing, Cunning 6:6 passes"),
    ("corsair-blade",
     {"dice": [1, 1], "board": {"outskirts": ["corsair-deckhands"]}}, "gear:corsair-blade@1",
     "trophies +corsair-deckhands(2), on outskirts: nothing, 5:3 won"),
    ("corsair-blade",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "gear:corsair-blade@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("salvaged-skimmer",
     {"phase": "movement", "dice": [5, 1]},
     "use:salvaged-skimmer@1 move:manufactorum-telios form:strength",
     "life -1, to manufactorum-telios, assets -salvaged-skimmer(3) +salvaged-skimmer(2), on "
     "manufactorum-telios: ork-veterans talon-stalkers, 5:10 lost"),
    ("cloak-of-shifting-light",
     {"board": {"outskirts": ["ork-warboss"]}}, "use:cloak-of-shifting-light@1",
     "assets -cloak-of-shifting-light(3) +cloak-of-shifting-light(2)"),
    ("letter-of-credit", {}, "use:letter-of-credit@1", "influence +4, assets -letter-of-credit"),
    ("hired-gunner", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "done do:1",
     "influence -1, trophies +grot-rabble(2), on outskirts: nothing, 8:3 won"),
    ("hired-gunner", {}, "do:2", "assets -hired-gunner"),
    ("singing-crystal", {"dice": [1, 6, 2], "board": {"outskirts": ["grot-rabble"]}}, "roll",
     "hand +dig-in, trophies +grot-rabble(2), on outskirts: nothing, 12:3 won"),
    ("black-market-contact",
     {"phase": "turn", "dice": [2, 5]},
     "use:black-market-contact@1 buy:siege-maul@1 move:arbites-precinct",
     "influence -3, to arbites-precinct, assets +siege-maul, Cunning 7:6 passes"),
    ("black-market-contact",
     {"phase": "turn", "dice": [2, 5]}, "use:black-market-contact@1 done move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("forged-warrant", {"influence": 6, "board": {"outskirts": ["quartermaster"]}}, "skip done",
     "hand +dig-in"),
    ("forged-warrant", {"board": {"outskirts": ["supply-drop"]}}, "buy:siege-maul@1 done",
     "influence -2, assets +siege-maul, on outskirts: nothing"),
    ("masked-blackmailer",
     {"phase": "turn", "dice": [2, 5], "p1": {"space": "vaulgast-spires"}},
     "use:masked-blackmailer@1 move:arbites-precinct",
     "influence +3, to arbites-precinct, 1.influence -1, Cunning 7:6 passes"),
)  # fmt: skip


@rows(OWNED)
def test_owned(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(owned(card, position), answers) == change


def test_the_hired_killer_comes_for_the_highest_level() -> None:
    drawn: dict[str, Any] = {"phase": "exploration", "space": "underhive-sump"}
    drawn["decks"] = {"threat-yellow": ["hired-killer"]}
    found = happened({**drawn, "dice": [5, 1], "p1": {"level": 2}}, "")
    assert found.startswith("life -1, on underhive-sump: ork-veterans")
    assert "on titan-yards: hired-killer" in found


def hired(space: str) -> Table:
    """A Hired Killer is drawn beside a harmless card; whom he seeks is elsewhere."""
    return at(
        phase="exploration",
        p0={"space": "silent-grove"},
        board={"silent-grove": ["blood-cultists"]},
        dice=[1, 1],
        p1={"level": 3, "space": space},
        decks={"threat-yellow": ["hired-killer"]},
    )


@pytest.mark.parametrize("space", ["grey-knight-envoy", "ranger-path", "webway-portal-north"])
def test_a_hired_killer_goes_to_any_space_of_the_two_rings(space: str) -> None:
    table = hired(space)
    assert lying(table, space) == ["hired-killer"]
    assert lying(table, "silent-grove") == ["blood-cultists"]
    assert re.search("Moved to .*: Hired Killer", log(table))


@pytest.mark.parametrize("space", ["warp-rift", "maze-of-tzeentch", "scenario-space"])
def test_a_hired_killer_follows_nobody_into_the_inner_tier(space: str) -> None:
    table = hired(space)
    assert "hired-killer" not in lying(table, space)
    assert "Hired Killer moves to" not in log(table)
    assert lying(table, "silent-grove") == ["blood-cultists", "hired-killer"]


def test_what_lies_on_an_enemy_moves_along() -> None:
    table = at(
        p0={"hand": ["false-trail"], "space": "arbites-precinct"},
        board={"vaulgast-spires": [{"card": "grot-rabble", "charges": 2}]},
    )
    play(table, "play:false-trail", "space:crystal-lake")
    pieces = table.view(0).zone("space:crystal-lake").pieces
    assert [piece.marks["charges"] for piece in pieces if piece.kind != "figure"] == [2]
