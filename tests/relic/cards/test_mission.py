"""Missions: how they begin, when they are met, and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.wording import words_of
from tests.relic.cards.happening import Row, assigned, happened, opened, played, rows
from tests.relic.table import keys, marks, rule

ASSIGNED: tuple[Row, ...] = (
    ("stop-the-waaagh", {"dice": [1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "strength +1, influence +4, level +1, trophies +grot-rabble(2), mission -stop-the-waaagh "
     "+survey-the-sector, completed +1, on outskirts: nothing, 6:3 won"),
    ("stop-the-waaagh", {"dice": [1, 2], "board": {"outskirts": ["deserter-gang"]}}, "",
     "trophies +deserter-gang(3), on outskirts: nothing, 6:4 won"),
    ("liberate-the-forge-world",
     {"space": "slag-plains", "dice": [1, 2], "board": {"slag-plains": ["grot-rabble"]}},
     "buy:siege-maul@1 done",
     "strength +1, level +1, assets +siege-maul, trophies +grot-rabble(2), mission "
     "-liberate-the-forge-world, completed +1, on slag-plains: nothing, 6:3 won"),
    ("liberate-the-forge-world", {"dice": [1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("take-initiative",
     {"progress": [2], "dice": [1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "strength +1, influence +3, level +1, hand +dig-in, trophies +grot-rabble(2), mission "
     "-take-initiative +survey-the-sector, completed +1, on outskirts: nothing, 6:3 won"),
    ("take-initiative",
     {"progress": [1], "dice": [1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("watch-yourself",
     {"target": 1, "player": 1, "p1": {"space": "outskirts"}, "space": "titan-yards",
      "dice": [5, 1], "board": {"outskirts": ["ork-veterans"]}}, "done",
     "strength +1, influence +4, level +1, hand +dig-in, mission -watch-yourself, completed +1, "
     "1.life -1, 1.influence -2, 4:10 lost"),
    ("sealed-message", {"target": 1, "p1": {"space": "outskirts"}}, "",
     "strength +1, influence +5, level +1, mission -sealed-message, completed +1, 1.influence +1"),
    ("sealed-message", {"target": 1}, "", ""),
    ("burn-out-the-brood",
     {"progress": [1], "dice": [1, 2], "board": {"outskirts": ["gnawing-swarm"]}}, "",
     "life +2, strength +1, influence +3, level +1, trophies +gnawing-swarm(2), mission "
     "-burn-out-the-brood +survey-the-sector, completed +1, on outskirts: nothing, 5:3 won"),
    ("unmask-the-raiders",
     {"progress": [1], "dice": [1, 5], "board": {"outskirts": ["void-pirates"]}},
     "deck:red place:1 place:2",
     "strength +1, influence +2, level +1, hand +dig-in +hand-of-fate, trophies "
     "+void-pirates(5), mission -unmask-the-raiders +survey-the-sector, "
     "completed +1, on outskirts: nothing, 9:6 "
     "won"),
    ("unmask-the-raiders",
     {"progress": [1], "dice": [1, 5], "board": {"outskirts": ["eldar-militia"]}},
     "deck:red place:1 place:2",
     "strength +1, influence +2, level +1, hand +dig-in +hand-of-fate, trophies "
     "+eldar-militia(3), mission -unmask-the-raiders +survey-the-sector, "
     "completed +1, on outskirts: nothing, 9:4 "
     "won"),
    ("bring-down-the-colossus",
     {"strength": 9, "dice": [1, 2], "board": {"outskirts": ["iron-jaw-guards"]}},
     "attribute:cunning",
     "strength +1, cunning +1, influence +2, level +1, trophies +iron-jaw-guards(8), mission "
     "-bring-down-the-colossus, completed +1, on outskirts: nothing, 11:9 won"),
    ("bring-down-the-colossus",
     {"strength": 9, "dice": [1, 2], "board": {"outskirts": ["flame-gang"]}}, "",
     "influence +2, trophies +flame-gang(7), on outskirts: nothing, 11:8 won"),
    ("master-of-three-arts",
     {"progress": [1, 0, 1], "dice": [1, 2], "board": {"outskirts": ["gnawing-swarm"]}}, "",
     "strength +1, cunning +1, influence +2, level +1, hand +dig-in, trophies +gnawing-swarm(2),"
     " mission -master-of-three-arts +survey-the-sector, "
     "completed +1, on outskirts: nothing, 5:3 won"),
    ("against-the-odds",
     {"dice": [1, 5], "board": {"outskirts": ["grot-rabble", "grot-rabble"]}},
     "attribute:willpower",
     "strength +1, willpower +1, influence +2, level +1, trophies +grot-rabble(2) "
     "+grot-rabble(2), mission -against-the-odds +survey-the-sector, completed +1, on outskirts:"
     " nothing, 9:5 won"),
    ("against-the-odds", {"dice": [1, 5], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("fortune-favours-the-bold",
     {"dice": [1, 6, 1], "board": {"outskirts": ["grot-rabble"]},
      "p1": {"mission": "survey-the-sector"}}, "",
     "strength +1, influence +2, level +1, hand +dig-in +hand-of-fate, trophies +grot-rabble(2),"
     " mission -fortune-favours-the-bold +pilgrims-road, "
     "completed +1, on outskirts: nothing, 11:3 won"),
    ("fortune-favours-the-bold",
     {"dice": [1, 5], "board": {"outskirts": ["grot-rabble"]},
      "p1": {"mission": "survey-the-sector"}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("pilgrims-road",
     {"phase": "movement", "progress": [4160], "dice": [2], "corruption": ["withered-hand"]},
     "move:grey-knight-envoy do:2 do:3",
     "life +3, strength +1, influence +2, level +1, to grey-knight-envoy, hand +dig-in, mission "
     "-pilgrims-road +survey-the-sector, completed +1"),
    ("survey-the-sector",
     {"phase": "movement", "progress": [6], "dice": [1, 5, 1]}, "move:underhive-sump",
     "strength +1, influence +5, level +1, to underhive-sump, mission -survey-the-sector, "
     "completed +1, on underhive-sump: blade-dancers ork-veterans"),
    ("board-the-hulk",
     {"phase": "movement", "space": "antian-shrine-world", "dice": [2, 5, 1]},
     "move:ork-freeboota-moon take:psy-rod@1 gear:psy-rod@1",
     "life -1, strength +1, influence +2, level +1, to ork-freeboota-moon, assets +psy-rod, "
     "mission -board-the-hulk, completed +1, on ork-freeboota-moon: ork-veterans renegade-squad,"
     " 6:15 lost"),
    ("escort-the-astropath",
     {"phase": "movement", "space": "guardian-of-the-rift", "dice": [2, 4]},
     "move:astropath-beacon",
     "strength +1, willpower +1, influence +2, level +1, to astropath-beacon, hand +dig-in, "
     "mission -escort-the-astropath, completed +1"),
    ("relief-for-the-camps", {"space": "survivors-camp", "dice": [3]}, "do",
     "life +2, strength +2, influence -2, level +1, mission -relief-for-the-camps "
     "+survey-the-sector, completed +1"),
    ("relief-for-the-camps", {"space": "survivors-camp", "dice": [3]}, "skip", ""),
    ("arm-the-militia",
     {"space": "arbites-precinct", "assets": ["flak-vest"], "dice": [5]}, "do roll",
     "strength +1, influence +7, level +1, hand +dig-in +hand-of-fate, assets -flak-vest, "
     "mission -arm-the-militia +survey-the-sector, completed +1, Cunning 7:6 passes"),
    ("trophies-for-ultramar",
     {"space": "ultramar-emissary", "trophies": ["grot-rabble", "ork-brawlers", "ork-brawlers"]},
     "do trophy:grot-rabble@1 trophy:ork-brawlers@1 do:4",
     "strength +1, influence +3, level +1, trophies -grot-rabble(2) -ork-brawlers(3) "
     "-ork-brawlers(3), mission -trophies-for-ultramar +survey-the-sector, completed +1"),
    ("forbidden-lore",
     {"space": "seers-stones", "dice": [5]}, "do attribute:cunning roll deck:red place:1 place:2",
     "strength +1, cunning +1, influence +2, level +1, hand +dig-in, corruption "
     "+thing-beneath-the-skin(down), mission -forbidden-lore +survey-the-sector, "
     "completed +1, Willpower 8:6 passes"),
    ("errand-of-mercy", {"p1": {"space": "outskirts"}}, "do",
     "life +1, strength +1, willpower +1, level +1, mission -errand-of-mercy +survey-the-sector,"
     " completed +1, 1.influence +2"),
    ("errand-of-mercy", {"p1": {"space": "outskirts"}, "assets": ["servo-porter"]}, "do do:2",
     "life +1, strength +1, willpower +1, influence +2, level +1, assets -servo-porter, mission "
     "-errand-of-mercy +survey-the-sector, completed +1, 1.assets +servo-porter"),
    ("cleanse-the-altar",
     {"space": "apothecarium-sepha", "dice": [4], "corruption": ["clouded-eyes"], "influence": 0},
     "",
     "life +1, strength +1, influence +2, level +1, hand +dig-in, corruption -clouded-eyes, "
     "mission -cleanse-the-altar, completed +1, Willpower 7:7 passes"),
    ("cleanse-the-altar", {"space": "apothecarium-sepha", "dice": [3], "influence": 0}, "",
     "Willpower 6:7 fails"),
    ("beyond-the-last-light",
     {"space": "astropath-beacon", "progress": [2], "dice": [4]}, "attribute:strength",
     "strength +2, influence +2, level +1, hand +dig-in, mission -beyond-the-last-light "
     "+survey-the-sector, "
     "completed +1, Willpower 7:7 passes"),
    ("beyond-the-last-light", {"space": "astropath-beacon", "progress": [2], "dice": [3]}, "",
     "life -1, Willpower 6:7 fails"),
    ("fill-the-war-chest", {"influence": 7}, "",
     "strength +1, cunning +1, influence +2, level +1, mission -fill-the-war-chest "
     "+survey-the-sector, completed +1"),
    ("fill-the-war-chest", {"influence": 6}, "", ""),
    ("judge-the-fallen",
     {"dice": [1, 5], "willpower": 4, "board": {"outskirts": ["blood-cultists"]}}, "",
     "strength +1, influence +4, level +1, hand +dig-in, trophies +blood-cultists(4), mission "
     "-judge-the-fallen +survey-the-sector, completed +1, on outskirts: nothing, 9:5 won"),
    ("judge-the-fallen",
     {"dice": [1, 5], "willpower": 4, "board": {"outskirts": ["blood-cultists"]},
      "corruption": ["withered-hand"]}, "do:1",
     "strength +1, influence +2, level +1, trophies +blood-cultists(4), corruption "
     "-withered-hand, mission -judge-the-fallen +survey-the-sector, completed +1, on outskirts: "
     "nothing, 9:5 won"),
)  # fmt: skip


@rows(ASSIGNED)
def test_assigned(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(assigned(card, position), answers) == change


DRAWN = {"phase": "experience", "mission": None, "players": 3}


@rule("R-025", "R-126")
def test_what_begins_with_a_mission() -> None:
    forge = {**DRAWN, "decks": {"mission": ["liberate-the-forge-world"]}}
    assert happened(forge, "space:titan-yards") == (
        "mission +liberate-the-forge-world, on titan-yards: ork-veterans"
    )
    assert set(keys(opened(forge))) == {
        *("space:slag-plains", "space:manufactorum-telios", "space:titan-yards"),
        "space:relay-station",
    }


@rule("R-025")
@pytest.mark.parametrize(
    ("card", "answers", "target"), [("watch-yourself", "", 1), ("sealed-message", "player:2", 2)]
)
def test_whom_a_mission_is_about(card: str, answers: str, target: int) -> None:
    table = played({**DRAWN, "decks": {"mission": [card]}}, answers)
    scene = table.view(0)
    mission = scene.zone("mission:0").pieces[0]
    assert mission.marks["target"] == target
    words = words_of(scene, "pl")
    name = words.say(scene.area(f"player:{target}").name)
    assert words.mark(mission.marks, "target") == f"cel ({name})"


@rule("R-124")
def test_a_duel_is_judged_and_watched() -> None:
    both = {"space": "outskirts", "assets": ["frenzy-stimms"]}
    duel: dict[str, Any] = {"phase": "movement", "space": "underhive-sump", "p1": both}
    fought = "move:outskirts duel:1 attribute:strength done"
    won = {**duel, "dice": [1, 5, 2], "mission": "judge-the-fallen"}
    assert "completed +1" in happened(won, fought)
    watched = {"mission": "watch-yourself", "target": 1}
    assert "completed +1" in happened({**duel, "dice": [1, 5, 2], "mission": watched}, fought)


def test_an_escort_takes_the_room_of_an_asset() -> None:
    free, bound = opened({}), opened({"mission": "escort-the-astropath"})
    assert marks(bound, "player:0")["asset_limit"] == marks(free, "player:0")["asset_limit"] - 1
