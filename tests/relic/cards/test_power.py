"""Power cards: each as a number and as an ability."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import HERE, Row, happened, held, rows
from tests.relic.table import at, keys, play, rule

HELD: tuple[Row, ...] = (
    ("saints-aegis",
     {"dice": [5, 1], "board": {"outskirts": ["ork-warboss"]}}, "roll play:saints-aegis",
     "life +1, hand -saints-aegis, 5:14 lost"),
    ("saints-aegis", {"dice": [5, 1], "board": {"outskirts": ["ork-warboss"]}}, "roll done",
     "life -1, 5:14 lost"),
    ("killing-stroke", {"board": {"outskirts": ["flame-gang"]}}, "play:killing-stroke",
     "influence +2, hand -killing-stroke, trophies +flame-gang(7), on outskirts: nothing"),
    ("killing-stroke", {"dice": [5, 2], "board": {"outskirts": ["iron-jaw-guards"]}}, "roll",
     "life -1, 6:13 lost"),
    ("torn-veil", {"phase": "movement", "dice": [5]}, "play:torn-veil space:arbites-precinct",
     "influence +2, to arbites-precinct, hand -torn-veil, Cunning 7:6 passes"),
    ("litany-of-purity", {"corruption": ["sealed-flesh"]}, "play:litany-of-purity",
     "hand -litany-of-purity, corruption -sealed-flesh"),
    ("storm-of-blades",
     {"board": {"outskirts": ["ork-veterans"]}, "dice": [2, 2, 3, 1]}, "play:storm-of-blades",
     "hand -storm-of-blades, trophies +ork-veterans(5), on outskirts: nothing, 10:7 won"),
    ("defy-fate",
     {"board": {"outskirts": ["ork-veterans"]}, "dice": [2, 1, 5]}, "roll play:defy-fate",
     "hand -defy-fate, trophies +ork-veterans(5), on outskirts: nothing, 9:7 won"),
    ("defy-fate", {"dice": [3, 5], "board": {"outskirts": ["pirate-raid"]}}, "roll play:defy-fate",
     "influence +2, hand -defy-fate, on outskirts: nothing, Cunning 7:6 passes"),
    ("defy-fate",
     {"phase": "movement", "dice": [1, 2, 5]}, "roll play:defy-fate move:arbites-precinct",
     "influence +2, to arbites-precinct, hand -defy-fate, Cunning 7:6 passes"),
    ("field-surgery", {}, "play:field-surgery", "life +2, hand -field-surgery"),
    ("smoke-and-shadow",
     {"board": {"outskirts": ["ork-warboss", "letter-of-credit"]}},
     "play:smoke-and-shadow do evade:ork-warboss@1",
     "hand -smoke-and-shadow +dig-in, assets +letter-of-credit, on outskirts: ork-warboss"),
    ("quartermasters-seal", {}, "play:quartermasters-seal buy:siege-maul@1 done",
     "influence -2, hand -quartermasters-seal, assets +siege-maul"),
    ("breaching-charge",
     {"board": {"outskirts": ["ork-veterans"]}, "dice": [2, 1]}, "play:breaching-charge",
     "hand -breaching-charge, trophies +ork-veterans(5), on outskirts: nothing, 9:7 won"),
    ("planetary-tithe", {}, "play:planetary-tithe", "influence +3, hand -planetary-tithe"),
    ("warded-mind",
     {"corruption": ["swollen-arm"], "decks": {"corruption": ["withered-hand"]}, "dice": [2],
      "board": {"outskirts": ["nightmares"]}}, "roll play:warded-mind",
     "hand -warded-mind +dig-in, corruption +withered-hand(down), on outskirts: nothing, "
     "Willpower 5:6 fails"),
    ("warded-mind",
     {"corruption": ["swollen-arm"], "decks": {"corruption": ["withered-hand"]}, "dice": [2],
      "board": {"outskirts": ["nightmares"]}}, "roll done",
     "corruption +withered-hand, on outskirts: nothing, Willpower 5:6 fails"),
    ("hidden-paths",
     {"phase": "movement", "dice": [1, 5]},
     "roll move:underhive-sump play:hidden-paths move:arbites-precinct",
     "influence +2, to arbites-precinct, hand -hidden-paths, Cunning 7:6 passes"),
    ("sabotage", {"p1": {"assets": ["servo-porter"]}, "dice": [3]}, "play:sabotage",
     "hand -sabotage, 1.assets -servo-porter, Cunning 7:8 fails"),
    ("sabotage", {"p1": {"assets": ["servo-porter"]}, "dice": [4]}, "play:sabotage",
     "hand -sabotage, Cunning 8:8 passes"),
    ("steady-hand",
     {"board": {"outskirts": ["ork-veterans"]}, "dice": [2, 1]}, "roll play:steady-hand",
     "hand -steady-hand, trophies +ork-veterans(5), on outskirts: nothing, 9:7 won"),
    ("nerves-of-steel",
     {"dice": [2], "board": {"outskirts": ["pirate-raid"]}}, "play:nerves-of-steel",
     "influence +2, hand -nerves-of-steel, on outskirts: nothing, Cunning 8:6 passes"),
    ("nerves-of-steel", {"dice": [2], "board": {"outskirts": ["pirate-raid"]}}, "done roll",
     "influence -2, on outskirts: nothing, Cunning 4:6 fails"),
    ("astropathic-trance", {}, "play:astropathic-trance deck:blue place:2 place:3",
     "hand -astropathic-trance +dig-in"),
    ("rite-of-awakening", {"assets": ["field-medkit"]}, "play:rite-of-awakening do:1",
     "hand -rite-of-awakening, assets -field-medkit(3) +field-medkit(5)"),
    ("rite-of-awakening", {"assets": ["field-medkit"]}, "play:rite-of-awakening do:2",
     "influence +2, hand -rite-of-awakening"),
    ("combat-drugs",
     {"board": {"outskirts": ["ork-veterans"]}, "dice": [2, 1]}, "play:combat-drugs",
     "hand -combat-drugs, 7:7 a tie"),
    ("iron-rations", {}, "play:iron-rations do:1", "life +1, hand -iron-rations"),
    ("iron-rations", {}, "play:iron-rations do:2", "influence +2, hand -iron-rations"),
    ("change-of-orders", {}, "play:change-of-orders mission:pilgrims-road",
     "hand -change-of-orders, mission -board-the-hulk +pilgrims-road"),
    ("false-trail",
     {"board": {"vaulgast-spires": ["grot-rabble"]}}, "play:false-trail space:crystal-lake",
     "hand -false-trail, on vaulgast-spires: nothing, on crystal-lake: grot-rabble"),
    ("spoils-of-war", {"trophies": ["grot-rabble", "grot-rabble"]}, "play:spoils-of-war",
     "influence +2, hand -spoils-of-war"),
    ("spoils-of-war",
     {"trophies": ["grot-rabble", "grot-rabble", "ork-brawlers", "ork-brawlers"]},
     "play:spoils-of-war",
     "influence +3, hand -spoils-of-war"),
    ("dig-in",
     {"dice": [5, 1], "board": {"outskirts": ["ork-warboss"]}, "assets": ["servo-porter"]},
     "roll play:dig-in",
     "life -1, influence +1, hand -dig-in, 5:14 lost"),
    ("silence-the-whispers", {"corruption": ["sealed-flesh"]}, "play:silence-the-whispers",
     "hand -silence-the-whispers, corruption -sealed-flesh +sealed-flesh(down)"),
    ("one-step-further",
     {"phase": "movement", "dice": [1, 5]},
     "roll move:vaulgast-spires play:one-step-further move:arbites-precinct",
     "influence +2, to arbites-precinct, hand -one-step-further, Cunning 7:6 passes"),
    ("grisly-trophy",
     {"board": {"outskirts": ["ork-veterans"]}, "dice": [1, 5]}, "roll play:grisly-trophy",
     "hand -grisly-trophy, trophies +ork-veterans(7), on outskirts: nothing, 9:6 won"),
)  # fmt: skip


@rows(HELD)
def test_held(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(held(card, position), answers) == change


OTHERS: tuple[Row, ...] = (
    ("stir-the-nest",
     {"player": 1, "p1": {"space": "outskirts", "strength": 4}, "space": "titan-yards",
      "board": {"outskirts": ["ork-veterans"]}, "dice": [1, 5]}, "done play:stir-the-nest",
     "influence +1, hand -stir-the-nest, 1.life -1, 9:10 lost"),
    ("debt-of-honour",
     {"player": 1, "p1": {"space": "outskirts", "strength": 4}, "space": "titan-yards",
      "board": {"outskirts": ["ork-veterans"]}, "dice": [3, 1]}, "done play:debt-of-honour",
     "influence +3, hand -debt-of-honour, 1.influence +1, 1.trophies +ork-veterans(5), on "
     "outskirts: nothing, 9:8 won"),
    ("hand-of-fate",
     {"player": 1, "p1": {"space": "outskirts", "strength": 4}, "space": "titan-yards",
      "board": {"outskirts": ["ork-veterans"]}, "dice": [1, 5, 2]}, "done play:hand-of-fate",
     "hand -hand-of-fate, 6:6 a tie"),
)  # fmt: skip


@rows(OTHERS)
def test_played_in_the_turn_of_another(
    card: str, position: dict[str, Any], answers: str, change: str
) -> None:
    assert happened(held(card, position), answers) == change


NUMBERS = {
    1: ["saints-aegis", "killing-stroke", "torn-veil", "litany-of-purity", "storm-of-blades"],
    2: ["defy-fate", "field-surgery", "smoke-and-shadow", "stir-the-nest", "quartermasters-seal"],
    3: ["breaching-charge", "planetary-tithe", "warded-mind", "hidden-paths", "sabotage"],
    4: [
        "steady-hand",
        "nerves-of-steel",
        "astropathic-trance",
        "debt-of-honour",
        "rite-of-awakening",
    ],
    5: ["combat-drugs", "iron-rations", "change-of-orders", "hand-of-fate", "false-trail"],
    6: ["spoils-of-war", "dig-in", "silence-the-whispers", "one-step-further", "grisly-trophy"],
}


@rule("R-106", "R-107")
@pytest.mark.parametrize(
    ("number", "card"), [(n, c) for n, cards in NUMBERS.items() for c in cards]
)
def test_number(number: int, card: str) -> None:
    """A card of that number moves so far, a six too (R-232)."""
    table = at(phase="movement", p0={"space": HERE, "hand": [card]})
    while f"power:{card}" not in keys(table):
        play(table, "done")
    play(table, f"power:{card}")
    while "done" in keys(table):
        play(table, "done")
    outer = [zone.id for zone in table.view(0).area("board").zones][:24]
    place = outer.index(f"space:{HERE}")
    ends = {outer[(place + number) % 24], outer[(place - number) % 24]}
    assert {f"space:{key.removeprefix('move:')}" for key in keys(table)} == ends
