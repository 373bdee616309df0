"""Every space of the board: its neighbours, its icons, its box."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import DECKS, Row, happened, opened, rows, standing
from tests.relic.table import keys, lying, rule, where

BOXES: tuple[Row, ...] = (
    ("grey-knight-envoy", {}, "do:1 times:3",
     "influence -3, hand +dig-in +hand-of-fate +stir-the-nest"),
    ("grey-knight-envoy", {"dice": [3]}, "do:2", "to webway-portal-north, Willpower 6:6 passes"),
    ("grey-knight-envoy", {"dice": [2]}, "do:2", "Willpower 5:6 fails"),
    ("grey-knight-envoy", {}, "do:3", ""),
    ("arbites-precinct", {"dice": [4]}, "", "influence +2, Cunning 6:6 passes"),
    ("arbites-precinct", {"dice": [3]}, "", "influence -1, Cunning 5:6 fails"),
    ("battlefleet-antias", {}, "do:1 buy:siege-maul@1", "influence -4, assets +siege-maul"),
    ("battlefleet-antias", {}, "do:2",
     "strength +1, level +1, to space-hulk, mission -board-the-hulk, completed +1"),
    ("machine-shrine", {"assets": ["field-medkit"]}, "done do:1",
     "influence -2, assets -field-medkit(3) +field-medkit(4)"),
    ("machine-shrine", {}, "do:2", "life +1, influence -2"),
    ("st-antias-sanctuary", {}, "do:1 times:3", "life +3, influence -3"),
    ("st-antias-sanctuary", {"dice": [4]}, "do:2", "to webway-portal-south, Cunning 6:6 passes"),
    ("st-antias-sanctuary", {"dice": [3]}, "do:2", "Cunning 5:6 fails"),
    ("survivors-camp", {"dice": [2]}, "", "life -1"),
    ("survivors-camp", {"dice": [3]}, "", ""),
    ("survivors-camp", {"dice": [5]}, "do:1", "strength +1"),
    ("survivors-camp", {"dice": [5]}, "do:2", "life +1"),
    ("ultramar-emissary", {}, "do:1 mission:pilgrims-road",
     "mission -board-the-hulk +pilgrims-road"),
    ("ultramar-emissary", {}, "do:2", "influence -3, hand +dig-in"),
    ("ultramar-emissary", {"dice": [2]}, "do:3", "to guardian-of-the-rift, Strength 6:6 passes"),
    ("ultramar-emissary", {"strength": 3, "dice": [2]}, "do:3", "Strength 5:6 fails"),
    ("seers-stones", {"dice": [3]}, "deck:blue place:3 place:2", "Willpower 6:6 passes"),
    ("seers-stones", {"dice": [2]}, "",
     "corruption +thing-beneath-the-skin(down), Willpower 5:6 fails"),
    ("webway-portal-north", {}, "do:1", "to webway-portal-south"),
    ("webway-portal-north", {}, "do:2 space:ultramar-emissary", "to ultramar-emissary"),
    ("webway-portal-south", {}, "do:1", "to webway-portal-north"),
    ("webway-portal-south", {}, "do:2 space:grey-knight-envoy", "to grey-knight-envoy"),
    ("antian-shrine-world", {"dice": [4]}, "do", "life -1, Willpower 7:8 fails"),
    ("blackstone-fortress", {}, "times:3",
     "influence -3, hand +dig-in +hand-of-fate +stir-the-nest"),
    ("blackstone-fortress", {}, "times:0", ""),
    ("apothecarium-sepha", {"dice": [3], "corruption": ["withered-hand"]}, "do",
     "influence -1, corruption -withered-hand, Willpower 6:6 passes"),
    ("apothecarium-sepha", {"dice": [2], "corruption": ["withered-hand"]}, "do",
     "influence -1, Willpower 5:6 fails"),
    ("astropath-beacon", {"dice": [4]}, "", "hand +dig-in, Willpower 7:7 passes"),
    ("astropath-beacon", {"dice": [3]}, "", "life -1, Willpower 6:7 fails"),
    ("warp-rift", {"dice": [5]}, "",
     "to crone-world-yllen-satari, corruption +thing-beneath-the-skin(down) "
     "+threshold-of-ascension(down), Willpower 8:9 fails"),
    ("warp-rift", {"influence": 8}, "do", "life -2, influence -8, to chaos-titan-mals-fury"),
    ("warp-rift", {"level": 8}, "", "life -2, to chaos-titan-mals-fury"),
    ("warp-rift", {"completed": 2}, "do", "life -2, to chaos-titan-mals-fury, completed -2"),
    ("warp-rift", {"influence": 8, "level": 8, "completed": 2, "dice": [3, 3]}, "do do",
     "influence -8, to palace-of-slaanesh, corruption +thing-beneath-the-skin(down), completed "
     "-2, Willpower 6:12 fails"),
    ("crone-world-yllen-satari", {"willpower": 6, "dice": [3]}, "",
     "corruption +thing-beneath-the-skin(down), Willpower 9:9 passes"),
    ("crone-world-yllen-satari", {"willpower": 6, "dice": [2]}, "",
     "corruption +thing-beneath-the-skin(down) +threshold-of-ascension(down), Willpower 8:9 "
     "fails"),
    ("chaos-titan-mals-fury", {"assets": ["servo-porter"]}, "do:1", "assets -servo-porter"),
    ("chaos-titan-mals-fury", {}, "", "life -2"),
    ("daemon-world-braxas", {"dice": [2, 6]}, "", "life -2"),
    ("daemon-world-braxas", {"dice": [4, 4]}, "", "life -1"),
    ("daemon-world-braxas", {"dice": [5, 6]}, "", ""),
    ("palace-of-slaanesh", {"willpower": 7, "dice": [5]}, "", "Willpower 12:12 passes"),
    ("palace-of-slaanesh", {"willpower": 7, "dice": [4]}, "",
     "willpower -1, corruption +thing-beneath-the-skin(down), Willpower 11:12 fails"),
    ("garden-of-nurgle", {"cunning": 7, "dice": [5]}, "", "Cunning 12:12 passes"),
    ("garden-of-nurgle", {"cunning": 7, "dice": [4]}, "", "life -1, Cunning 11:12 fails"),
    ("fortress-of-khorne", {"strength": 7, "dice": [5]}, "", "Strength 12:12 passes"),
    ("fortress-of-khorne", {"strength": 7, "dice": [4]}, "",
     "life -1, strength -1, Strength 11:12 fails"),
    ("maze-of-tzeentch", {"level": 7, "dice": [5]}, "", "level 12:12 passes"),
    ("maze-of-tzeentch", {"level": 7, "dice": [4]}, "", "influence -2, level 11:12 fails"),
    ("maze-of-tzeentch", {"level": 7, "dice": [4], "assets": ["servo-porter"]}, "do:1",
     "assets -servo-porter, level 11:12 fails"),
    ("scenario-space", {}, "", "won by 0"),
    ("antian-shrine-world",
     {"dice": [5], "corruption": ["withered-hand", "clouded-eyes"]},
     "do corruption:1 corruption:2",
     "corruption -withered-hand -clouded-eyes, Willpower 8:8 passes"),
    ("antian-shrine-world",
     {"dice": [5], "corruption": ["withered-hand", "clouded-eyes"]}, "do corruption:2 done",
     "corruption -clouded-eyes, Willpower 8:8 passes"),
    ("daemon-world-braxas",
     {"dice": [6, 3], "hand": ["hand-of-fate", "stir-the-nest", "debt-of-honour"]},
     "do:1 discard:hand-of-fate discard:stir-the-nest",
     "hand -hand-of-fate -stir-the-nest"),
)  # fmt: skip


@rows(BOXES)
def test_box(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(standing(card, position), answers) == change


OUTER = (
    ("grey-knight-envoy", ""),
    ("underhive-sump", "YR"),
    ("outskirts", "R"),
    ("vaulgast-spires", "YY"),
    ("arbites-precinct", ""),
    ("transit-docks", "BY"),
    ("battlefleet-antias", ""),
    ("slag-plains", "RB"),
    ("manufactorum-telios", "RB"),
    ("machine-shrine", ""),
    ("titan-yards", "RR"),
    ("relay-station", "YR"),
    ("st-antias-sanctuary", ""),
    ("spore-jungle", "B"),
    ("bone-marsh", "BB"),
    ("survivors-camp", ""),
    ("ash-crater", "RB"),
    ("hive-fleet-wreck", "BY"),
    ("ultramar-emissary", ""),
    ("silent-grove", "YR"),
    ("crystal-lake", "YR"),
    ("seers-stones", ""),
    ("ruined-wraithgate", "YY"),
    ("ranger-path", "BY"),
)
MIDDLE = (
    ("webway-portal-north", ""),
    ("eldar-falcon-squadron", "YY"),
    ("drifting-craftworld", "YYR"),
    ("antian-shrine-world", ""),
    ("space-hulk", ""),
    ("ork-freeboota-moon", "RR"),
    ("blackstone-fortress", ""),
    ("scrap-belt", "RRB"),
    ("webway-portal-south", ""),
    ("devoured-colony", "BB"),
    ("apothecarium-sepha", ""),
    ("fallen-bastion", "BBY"),
    ("guardian-of-the-rift", ""),
    ("dead-star", "RY"),
    ("astropath-beacon", ""),
    ("warp-touched-reef", "RBY"),
)
"""Both rings clockwise, with the icons printed on them."""

INNER = (
    "warp-rift",
    "crone-world-yllen-satari",
    "chaos-titan-mals-fury",
    "daemon-world-braxas",
    "palace-of-slaanesh",
    "garden-of-nurgle",
    "fortress-of-khorne",
    "maze-of-tzeentch",
    "scenario-space",
)


@rule("R-037", "R-039", "R-049")
@pytest.mark.parametrize("ring", [OUTER, MIDDLE])
def test_neighbours(ring: tuple[tuple[str, str], ...]) -> None:
    """One step leads to the space before or after, and from the Hulk down (R-056)."""
    for place, (space, _) in enumerate(ring):
        found = set(keys(opened({"phase": "movement", "space": space, "dice": [1]})))
        ends = {ring[place - 1][0], ring[(place + 1) % len(ring)][0]}
        ends |= {"battlefleet-antias"} if space == "space-hulk" else set()
        assert found == {f"move:{end}" for end in ends}


@rule("R-042", "R-062")
@pytest.mark.parametrize(("space", "icons"), [*OUTER, *MIDDLE])
def test_icons(space: str, icons: str) -> None:
    decks = {"R": "threat-red", "B": "threat-blue", "Y": "threat-yellow"}
    place = {"phase": "exploration", "space": space, "dice": [5, 1]}
    found = lying(opened({**place, "hand": ["hand-of-fate"]}), space)
    assert sorted(found) == sorted(
        card for colour, deck in decks.items() for card in DECKS[deck][: icons.count(colour)]
    )


@rule("R-061", "R-141")
@pytest.mark.parametrize("place", range(8))
def test_the_way_in(place: int) -> None:
    """One space a turn along the arrows, and no more."""
    table = opened({"phase": "movement", "space": INNER[place], "life": 9, "player": 0})
    assert where(table, 0) == INNER[place + 1]


@rule("R-056", "R-058")
def test_movement_boxes() -> None:
    walking = {"phase": "movement"}
    hulk = opened({**walking, "space": "antian-shrine-world", "dice": [3]})
    assert {"move:slag-plains", "move:transit-docks"} < set(keys(hulk))
    gate = {**walking, "space": "dead-star", "dice": [2]}
    assert "move:warp-rift" not in keys(opened(gate))
    assert "move:warp-rift" in keys(opened({**gate, "assets": ["oathblade"]}))
