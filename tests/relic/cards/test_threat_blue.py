"""Threat deck blue: Tyranids and the hungering dark."""

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
from tests.relic.table import at, keys, log, rule

FIGHTS: tuple[Fight, ...] = (
    ("gnawing-swarm", "willpower", 2, "", ""),
    ("scuttling-brood", "willpower", 3, "", ""),
    ("drifting-spores", "willpower", 2, "", "on outskirts: drifting-spores talon-stalkers"),
    ("leaping-hunters", "strength", 3, "", ""),
    ("brood-hybrids", "cunning", 4, "", ""),
    ("possessed-pilgrims", "willpower", 3, "", ""),
    ("whispering-shade", "willpower", 4, "", "corruption +thing-beneath-the-skin(down)"),
    ("rogue-psyker", "willpower", 4, "hand +dig-in", ""),
    ("carrion-mutants", "strength", 2, "", ""),
    ("talon-stalkers", "willpower", 5, "", ""),
    ("synapse-warriors", "willpower", 6, "", ""),
    ("acid-spitters", "strength", 5, "influence +1", "life -2"),
    ("mind-leech", "willpower", 5, "hand +dig-in", ""),
    ("pox-carriers", "willpower", 6, "", ""),
    ("cult-prophet", "willpower", 7, "influence +2", ""),
    ("void-revenant", "willpower", 7, "hand +dig-in", "corruption +thing-beneath-the-skin(down)"),
    ("dead-crew", "willpower", 5, "", ""),
    ("brood-guardians", "willpower", 8, "", ""),
    ("burrowing-terror", "strength", 9, "life +1", ""),
    ("brood-mother", "willpower", 9, "", ""),
    ("astral-devourer", "willpower", 8, "", "corruption +thing-beneath-the-skin(down)"),
    ("chameleon-stalker", "cunning", 8, "influence +2", ""),
    ("bloated-champion", "strength", 8, "", ""),
    ("dread-behemoth", "strength", 11, "strength +1", "life -2"),
    (
        "daemon-of-a-thousand-eyes",
        "willpower",
        12,
        "hand +dig-in +hand-of-fate",
        "corruption +thing-beneath-the-skin(down)",
    ),
    ("hive-tyrant", "willpower", 13, "completed +1", "life -2"),
)


@fights(FIGHTS)
def test_battle(card: str, attribute: str, value: int, reward: str, penalty: str) -> None:
    fought(card, attribute, value, reward, penalty)


ICONS = {
    "synapse-warriors": ["spore-jungle", "talon-stalkers"],
    "brood-mother": ["spore-jungle", "carrion-mutants", "talon-stalkers"],
    "dead-crew": ["spore-jungle", "blade-dancers"],
    "derelict-ship": ["spore-jungle", "talon-stalkers"],
}


@rule("R-062", "R-063")
@pytest.mark.parametrize("card", ICONS)
def test_icons(card: str) -> None:
    space, *drawn = ICONS[card]
    assert explored(card, space) == drawn


LYING: tuple[Row, ...] = (
    ("whispering-shade",
     {"willpower": 4, "dice": [1, 1], "corruption": ["sealed-flesh", "call-of-the-rift"]}, "",
     "life -1, corruption +thing-beneath-the-skin(down), 5:7 lost"),
    ("rogue-psyker", {"willpower": 4, "dice": [5, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -1, hand -hand-of-fate, 5:9 lost"),
    ("acid-spitters", {"dice": [5, 1], "assets": ["hallowed-plate"]}, "done do:1",
     "life -1, assets -hallowed-plate, 5:10 lost"),
    ("mind-leech",
     {"dice": [5, 1], "hand": ["hand-of-fate", "debt-of-honour", "stir-the-nest"]},
     "roll discard:hand-of-fate discard:debt-of-honour",
     "life -1, hand -hand-of-fate -debt-of-honour, 4:10 lost"),
    ("purestrain-genestealer", {"cunning": 7, "dice": [2, 2]}, "", "life -1, 9:9 lost"),
    ("purestrain-genestealer", {"cunning": 7, "dice": [1, 2]}, "",
     "hand +dig-in, trophies +purestrain-genestealer(7), on outskirts: nothing, 9:8 won"),
    ("purestrain-genestealer", {"cunning": 7, "dice": [2, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -1, 8:9 lost"),
    ("cult-prophet",
     {"space": "grey-knight-envoy", "phase": "movement", "sheets": ["ogryn", "rogue-trader"],
      "dice": [2, 2, 5, 1]}, "move:outskirts form:willpower",
     "life -1, to outskirts, corruption +thing-beneath-the-skin(down), on outskirts: "
     "cult-prophet ork-veterans, Willpower 5:6 fails, 4:12 lost"),
    ("cult-prophet",
     {"space": "grey-knight-envoy", "phase": "movement", "sheets": ["ogryn", "rogue-trader"],
      "dice": [2, 3, 5, 1], "willpower": 3}, "move:outskirts form:willpower",
     "life -1, to outskirts, on outskirts: cult-prophet ork-veterans, Willpower 6:6 passes, "
     "4:12 lost"),
    ("void-revenant", {"willpower": 7, "dice": [1, 3], "assets": ["oathblade"]}, "",
     "hand +dig-in, trophies +void-revenant(7), on outskirts: nothing, 10:8 won"),
    ("burrowing-terror",
     {"phase": "movement", "sheets": ["ogryn", "rogue-trader"], "dice": [2, 2, 5]},
     "move:arbites-precinct",
     "life -1, influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("burrowing-terror",
     {"phase": "movement", "sheets": ["ogryn", "rogue-trader"], "dice": [3, 2, 5]},
     "move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("astral-devourer", {"willpower": 8, "dice": [1, 5], "corruption": ["sealed-flesh"]}, "",
     "trophies +astral-devourer(8), corruption -sealed-flesh, on outskirts: nothing, 13:9 won"),
    ("sorcerer-of-the-veil", {"willpower": 10, "dice": [1, 5], "hand": ["hand-of-fate"]}, "do:1",
     "hand -hand-of-fate +dig-in +stir-the-nest, trophies +sorcerer-of-the-veil(10), on "
     "outskirts: nothing, 15:11 won"),
    ("sorcerer-of-the-veil",
     {"willpower": 10, "dice": [1, 5], "hand": ["hand-of-fate"]}, "do:2 roll",
     "hand +dig-in +stir-the-nest, trophies +sorcerer-of-the-veil(10), corruption "
     "+thing-beneath-the-skin(down), on outskirts: nothing, 15:11 won"),
    ("sorcerer-of-the-veil",
     {"willpower": 10, "dice": [1, 2], "hand": ["hand-of-fate"]}, "do:3 roll",
     "life -1, 12:14 lost"),
    ("dread-behemoth", {"dice": [5, 1], "assets": ["hallowed-plate"]}, "", "life -2, 5:16 lost"),
    ("daemon-of-a-thousand-eyes", {"willpower": 12, "dice": [1, 5]}, "place:3 place:1",
     "hand +dig-in +hand-of-fate, trophies +daemon-of-a-thousand-eyes(12), on outskirts: "
     "nothing, 17:13 won"),
    ("daemon-of-a-thousand-eyes",
     {"willpower": 12, "dice": [5, 1], "hand": ["hand-of-fate"]}, "roll",
     "life -1, hand -hand-of-fate, corruption +thing-beneath-the-skin(down), 13:17 lost"),
    ("hive-tyrant",
     {"willpower": 12, "dice": [1, 5],
      "board": {"vaulgast-spires": ["gnawing-swarm"],
       "transit-docks": ["talon-stalkers", "ork-veterans"]}}, "",
     "trophies +hive-tyrant(13), completed +1, on outskirts: nothing, on vaulgast-spires: "
     "nothing, on transit-docks: ork-veterans, 17:16 won"),
    ("warp-storm",
     {"players": 3, "hand": ["hand-of-fate"], "dice": [1, 3],
      "board": {"vaulgast-spires": ["gnawing-swarm"], "drifting-craftworld": ["talon-stalkers"]}},
     "roll",
     "hand -hand-of-fate, on outskirts: nothing, on vaulgast-spires: nothing, Willpower 4:5 "
     "fails, Willpower 5:5 passes"),
    ("shadow-of-the-hive", {"hand": ["hand-of-fate"]}, "do:1",
     "hand -hand-of-fate, 1.life -1, on outskirts: nothing"),
    ("shadow-of-the-hive", {"hand": ["hand-of-fate"]}, "do:2",
     "life -1, 1.life -1, on outskirts: nothing"),
    ("spawning-pools", {"space": "bone-marsh", "dice": [5, 1]}, "",
     "life -1, on spore-jungle: talon-stalkers, on bone-marsh: carrion-mutants, on ash-crater: "
     "gnawing-swarm, on hive-fleet-wreck: leaping-hunters, 5:7 lost"),
    ("the-swarm-moves",
     {"dice": [5, 1],
      "board": {"vaulgast-spires": ["gnawing-swarm"], "transit-docks": ["talon-stalkers"],
       "ranger-path": ["scuttling-brood"]}}, "roll done",
     "life -1, hand +dig-in, on outskirts: gnawing-swarm talon-stalkers, on vaulgast-spires: "
     "nothing, on transit-docks: nothing, 4:12 lost"),
    ("nightmares", {"dice": [2]}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 5:6 fails"),
    ("nightmares", {"dice": [3]}, "", "hand +dig-in, on outskirts: nothing, Willpower 6:6 passes"),
    ("moment-of-clarity", {"corruption": ["sealed-flesh"]}, "do:1",
     "corruption -sealed-flesh +sealed-flesh(down), on outskirts: nothing"),
    ("moment-of-clarity", {"corruption": ["sealed-flesh"]}, "do:2",
     "hand +dig-in +hand-of-fate, on outskirts: nothing"),
    ("moment-of-clarity", {}, "do:3", "life +2, on outskirts: nothing"),
    ("faint-signal", {}, "do mission:survey-the-sector",
     "influence +2, mission -board-the-hulk +survey-the-sector, on outskirts: nothing"),
    ("faint-signal", {}, "skip", "influence +2, on outskirts: nothing"),
    ("plague-ship", {"players": 3, "dice": [2, 2]}, "",
     "influence +1, 1.life -1, on outskirts: nothing, Strength 6:6 passes, Strength 5:6 fails"),
    ("vigil-of-dread", {"dice": [5]}, "do",
     "strength +1, influence +2, level +1, on outskirts: nothing, Willpower 8:8 passes"),
    ("vigil-of-dread", {"dice": [4]}, "do",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 7:8 fails"),
    ("vigil-of-dread", {}, "skip", "on outskirts: nothing"),
    ("crossed-dreams",
     {"hand": ["dig-in", "hand-of-fate"], "p1": {"hand": ["stir-the-nest"]},
      "decks": {"power": ["debt-of-honour", "saints-aegis"]}}, "",
     "hand -dig-in -hand-of-fate +stir-the-nest +debt-of-honour, 1.hand -stir-the-nest +dig-in "
     "+hand-of-fate +saints-aegis, on outskirts: nothing"),
    ("crossed-dreams",
     {"players": 3, "hand": ["dig-in"],
      "p2": {"space": "crystal-lake", "hand": ["stir-the-nest"]},
      "decks": {"power": ["debt-of-honour", "saints-aegis"]}}, "player:2",
     "hand -dig-in +stir-the-nest +debt-of-honour, 2.hand -stir-the-nest +dig-in "
     "+saints-aegis, on outskirts: nothing"),
    ("wandering-hospitaller", {"corruption": ["sealed-flesh"]}, "do done",
     "influence -2, corruption -sealed-flesh, on outskirts: wandering-hospitaller(1)"),
    ("silent-astropath", {}, "do:1 deck:red place:2 place:1 done", "influence -1"),
    ("silent-astropath", {}, "do:2 done", "influence -2, hand +dig-in +hand-of-fate"),
    ("derelict-ship", {"dice": [2]}, "do", "life -1, on outskirts: derelict-ship(2)"),
    ("derelict-ship", {"dice": [3]}, "do", "influence +2, on outskirts: derelict-ship(2)"),
    ("derelict-ship", {"dice": [5]}, "do", "assets +siege-maul, on outskirts: derelict-ship(2)"),
    ("meditation-cell", {"dice": [5], "hand": ["hand-of-fate"]}, "do roll",
     "willpower +1, on outskirts: nothing, Willpower 8:8 passes"),
    ("meditation-cell", {"dice": [4], "hand": ["hand-of-fate"]}, "do roll",
     "hand -hand-of-fate, Willpower 7:8 fails"),
    ("xenobiologist",
     {"trophies": ["talon-stalkers"], "board": {"vaulgast-spires": ["gnawing-swarm"]}},
     "do:1 done",
     "influence +2, hand +dig-in, trophies -talon-stalkers(5)"),
    ("xenobiologist",
     {"trophies": ["talon-stalkers"], "board": {"vaulgast-spires": ["gnawing-swarm"]}},
     "do:2 done",
     "influence -1, on vaulgast-spires: nothing"),
    ("whispering-idol", {}, "do do:1",
     "hand +dig-in +hand-of-fate +stir-the-nest, corruption +thing-beneath-the-skin(down), on "
     "outskirts: whispering-idol(2)"),
    ("whispering-idol", {}, "do do:2",
     "corruption +thing-beneath-the-skin(down) +threshold-of-ascension(down), completed +1, on "
     "outskirts: whispering-idol(2)"),
    ("forgotten-archive", {"dice": [6, 1]}, "do place:1 place:2",
     "completed +1, on outskirts: forgotten-archive(1), Cunning 9:8 passes"),
    ("forgotten-archive", {"dice": [5]}, "do place:1 place:2",
     "influence -1, on outskirts: forgotten-archive(1), Cunning 7:8 fails"),
    ("escape-pod", {}, "do space:ultramar-emissary",
     "life +1, to ultramar-emissary, on outskirts: nothing"),
    ("hidden-congregation", {"dice": [4]}, "do",
     "influence +2, on outskirts: hidden-congregation(2), Willpower 7:7 passes"),
    ("hidden-congregation", {"dice": [3]}, "do",
     "corruption +thing-beneath-the-skin(down), on outskirts: hidden-congregation(2), "
     "Willpower 6:7 fails"),
    ("hidden-congregation", {"assets": ["frenzy-stimms"]}, "do",
     "influence +2, hand +dig-in, on outskirts: hidden-congregation(2)"),
)  # fmt: skip


@rows(LYING)
def test_lying(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(laid(card, position), answers) == change


OWNED: tuple[Row, ...] = (
    ("warded-icon", {"dice": [3], "board": {"outskirts": ["nightmares"]}}, "",
     "hand +dig-in, on outskirts: nothing, Willpower 8:6 passes"),
    ("novice-psyker", {"dice": [1, 1], "board": {"outskirts": ["gnawing-swarm"]}}, "done",
     "trophies +gnawing-swarm(2), on outskirts: nothing, 6:3 won"),
    ("novice-psyker", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "done",
     "trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("purity-seals", {"corruption": ["sealed-flesh"]}, "use:purity-seals@1",
     "assets -purity-seals(3) +purity-seals(2), corruption -sealed-flesh +sealed-flesh(down)"),
    ("talon-blade",
     {"dice": [2, 2], "board": {"outskirts": ["ork-veterans"]}}, "gear:talon-blade@1",
     "trophies +ork-veterans(5), on outskirts: nothing, 7:7 won"),
    ("tracker-servitor",
     {"dice": [2, 5], "board": {"outskirts": ["gnawing-swarm", "ork-veterans"]}},
     "use:tracker-servitor@1 evade:gnawing-swarm@1 done",
     "trophies +ork-veterans(5), on outskirts: gnawing-swarm, 9:7 won"),
    ("tracker-servitor", {"phase": "movement", "dice": [2, 5]}, "top move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("stasis-coffin", {"corruption": ["sealed-flesh"]}, "use:stasis-coffin@1",
     "life +4, assets -stasis-coffin, corruption -sealed-flesh"),
    ("chitin-mantle",
     {"dice": [2, 2], "board": {"outskirts": ["void-revenant"]}}, "gear:chitin-mantle@1",
     "life -1, 5:8 lost"),
    ("outcast-chirurgeon",
     {"phase": "turn", "dice": [2, 2, 5]}, "use:outcast-chirurgeon@1 move:arbites-precinct",
     "influence +2, to arbites-precinct, corruption +thing-beneath-the-skin(down), Cunning 7:6 "
     "passes"),
    ("outcast-chirurgeon",
     {"phase": "turn", "dice": [3, 2, 5]}, "use:outcast-chirurgeon@1 move:arbites-precinct",
     "life +1, influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("caged-familiar", {}, "use:caged-familiar@1",
     "hand +dig-in +hand-of-fate, assets -caged-familiar(3) +caged-familiar(2), corruption "
     "+thing-beneath-the-skin(down)"),
    ("caged-familiar", {"dice": [2], "board": {"outskirts": ["nightmares"]}}, "done",
     "hand +dig-in, on outskirts: nothing, Willpower 6:6 passes"),
)  # fmt: skip


@rows(OWNED)
def test_owned(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(owned(card, position), answers) == change


def test_when_the_chameleon_stalker_is_drawn_it_is_noticed_or_not() -> None:
    drawn: dict[str, Any] = {"phase": "exploration", "space": "spore-jungle"}
    drawn["decks"] = {"threat-blue": ["chameleon-stalker"]}
    assert happened({**drawn, "dice": [4, 5, 1]}, "") == (
        "life -2, on spore-jungle: chameleon-stalker, Cunning 6:7 fails, 3:13 lost"
    )
    assert happened({**drawn, "dice": [5, 5, 1]}, "") == (
        "life -1, on spore-jungle: chameleon-stalker, Cunning 7:7 passes, 3:13 lost"
    )


@rule("R-074")
@pytest.mark.parametrize("card", ["purestrain-genestealer", "rage-hound"])
def test_nobody_evades_these(card: str) -> None:
    table = at(sheets=["callidus-assassin", "ogryn"], p0={"space": HERE}, board={HERE: [card]})
    assert "battles" in log(table)
    assert "use:polymorphine" not in keys(table)
