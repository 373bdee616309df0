"""Corruption cards: when they activate, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import HERE, Row, happened, opened, rows, tainted, turned
from tests.relic.table import at, keys, log, marks, rule

TAINTED: tuple[Row, ...] = (
    ("swollen-arm", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("swollen-arm", {"dice": [1, 1], "board": {"outskirts": ["corsair-deckhands"]}}, "",
     "life -1, 2:3 lost"),
    ("swollen-arm", {"dice": [4], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence -2, on outskirts: nothing, Cunning 5:6 fails"),
    ("burning-brow", {"dice": [1, 1], "board": {"outskirts": ["gnawing-swarm"]}}, "",
     "trophies +gnawing-swarm(2), on outskirts: nothing, 5:3 won"),
    ("burning-brow", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 4:3 won"),
    ("burning-brow", {"dice": [4], "board": {"outskirts": ["drill-yard"]}}, "do",
     "life -1, Strength 7:8 fails"),
    ("serpent-tongue", {"dice": [1, 1], "board": {"outskirts": ["corsair-deckhands"]}}, "",
     "trophies +corsair-deckhands(2), on outskirts: nothing, 4:3 won"),
    ("serpent-tongue", {"dice": [1, 2], "board": {"outskirts": ["gnawing-swarm"]}}, "",
     "trophies +gnawing-swarm(2), on outskirts: nothing, 4:3 won"),
    ("serpent-tongue", {"dice": [3], "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 5:6 fails"),
    ("hunger-for-trophies", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(3), on outskirts: nothing, 5:3 won"),
    ("withered-hand", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 4:3 won"),
    ("withered-hand", {"dice": [4], "board": {"outskirts": ["drill-yard"]}}, "do",
     "life -1, Strength 7:8 fails"),
    ("voices-in-the-night", {"dice": [1, 2], "board": {"outskirts": ["gnawing-swarm"]}}, "",
     "trophies +gnawing-swarm(2), on outskirts: nothing, 4:3 won"),
    ("voices-in-the-night", {"dice": [3], "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 5:6 fails"),
    ("clouded-eyes", {"dice": [1, 3], "board": {"outskirts": ["corsair-deckhands"]}}, "",
     "trophies +corsair-deckhands(2), on outskirts: nothing, 4:3 won"),
    ("clouded-eyes", {"dice": [4], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence -2, on outskirts: nothing, Cunning 5:6 fails"),
    ("fever-dreams", {"phase": "turn", "dice": [1, 2, 5]}, "move:arbites-precinct",
     "life -1, influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("fever-dreams", {"phase": "turn", "dice": [2, 2, 5]}, "move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("fever-dreams", {"phase": "turn", "dice": [6, 2, 5]}, "roll move:arbites-precinct roll",
     "influence +2, to arbites-precinct, hand +dig-in, Cunning 7:6 passes"),
    ("mark-of-wrath", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("mark-of-wrath", {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "",
     "life -2, 6:9 lost"),
    ("gilded-craving", {}, "", "influence -1"),
    ("gilded-craving", {"influence": 4}, "", "influence -1"),
    ("gilded-craving", {"influence": 3}, "", ""),
    ("face-of-a-beast", {"dice": [5], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence -2, on outskirts: nothing, Cunning 5:6 fails"),
    ("face-of-a-beast", {"dice": [], "board": {"outskirts": ["supply-drop"]}}, "buy:siege-maul@1",
     "influence -4, assets +siege-maul, on outskirts: nothing"),
    ("face-of-a-beast",
     {"space": "crystal-lake", "dice": [4], "board": {"crystal-lake": ["pirate-raid"]}}, "",
     "influence +2, on crystal-lake: nothing, Cunning 6:6 passes"),
    ("brittle-bones", {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "",
     "life -2, 5:9 lost"),
    ("brittle-bones", {"dice": [1, 1], "board": {"outskirts": ["brood-guardians"]}}, "",
     "life -1, 4:9 lost"),
    ("beacon-of-the-warp",
     {"phase": "movement", "space": "webway-portal-north", "dice": [2, 5, 1]},
     "move:drifting-craftworld deck:red form:cunning",
     "life -1, to drifting-craftworld, on drifting-craftworld: blade-dancers eldar-militia "
     "ork-veterans, 3:10 lost"),
    ("sealed-flesh", {"dice": [], "board": {"outskirts": ["field-hospital"]}}, "do",
     "life +2, on outskirts: field-hospital(2)"),
    ("sealed-flesh",
     {"space": "drifting-craftworld", "board": {"drifting-craftworld": ["field-hospital"]}}, "do",
     "on drifting-craftworld: field-hospital(2)"),
    ("possessed-limb", {"dice": [2, 1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 4:3 won"),
    ("possessed-limb", {"dice": [3, 1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("possessed-limb", {"dice": [5, 1, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("call-of-the-rift", {"phase": "turn", "space": "chaos-titan-mals-fury", "dice": [5, 5]}, "",
     "life -1, to daemon-world-braxas"),
    ("call-of-the-rift", {"phase": "turn", "dice": [2, 5]}, "move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("gift-of-the-abyss", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 8:3 won"),
    ("gift-of-the-abyss", {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "",
     "life -1, corruption +thing-beneath-the-skin(down), 8:9 lost"),
    ("spreading-taint", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 4:3 won"),
    ("spreading-taint", {"dice": [4], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence -2, on outskirts: nothing, Cunning 5:6 fails"),
    ("brand-of-the-damned",
     {"hand": ["litany-of-purity"], "corruption": ["withered-hand"]}, "play:litany-of-purity",
     "hand -litany-of-purity, corruption -brand-of-the-damned"),
)  # fmt: skip


@rows(TAINTED)
def test_tainted(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(tainted(card, position), answers) == change


TURNED: tuple[Row, ...] = (
    ("bargain-in-the-dark", {"count": 1}, "do:1",
     "influence +3, corruption +bargain-in-the-dark +thing-beneath-the-skin(down), on "
     "outskirts: nothing, Willpower 5:6 fails"),
    ("bargain-in-the-dark", {"count": 1}, "do:2",
     "life -1, corruption +bargain-in-the-dark, on outskirts: nothing, Willpower 5:6 fails"),
    ("touch-of-rust", {"count": 3, "assets": ["servo-porter", "oathblade"]}, "",
     "assets -servo-porter, corruption +touch-of-rust, on outskirts: nothing, Willpower 5:6 "
     "fails"),
    ("babbling-in-tongues", {"count": 3, "players": 3}, "",
     "corruption +babbling-in-tongues, 1.hand +dig-in, 2.hand +hand-of-fate, on outskirts: "
     "nothing, Willpower 5:6 fails"),
    ("poisoned-generosity", {"count": 3, "assets": ["servo-porter"]}, "",
     "assets -servo-porter, corruption +poisoned-generosity, 1.assets +servo-porter, on "
     "outskirts: nothing, Willpower 5:6 fails"),
    ("poisoned-generosity", {"count": 3, "assets": ["oathblade"]}, "",
     "influence -2, corruption +poisoned-generosity, on outskirts: nothing, Willpower 5:6 fails"),
    ("lost-hours", {"count": 3}, "",
     "misses, corruption +lost-hours, on outskirts: nothing, Willpower 5:6 fails"),
    ("familiar-voice", {"count": 3}, "",
     "influence -2, corruption +familiar-voice, on outskirts: nothing, Willpower 5:6 fails"),
    ("familiar-voice", {"count": 3, "assets": ["frenzy-stimms"]}, "",
     "hand +dig-in +hand-of-fate, corruption +familiar-voice, on outskirts: nothing, Willpower "
     "5:6 fails"),
    ("wasting-away", {"count": 4, "strength": 6}, "",
     "strength -1, corruption +wasting-away, on outskirts: nothing, Willpower 5:6 fails"),
    ("wasting-away", {"count": 4, "willpower": 6, "dice": [1]}, "",
     "willpower -1, corruption +wasting-away, on outskirts: nothing, Willpower 7:6 fails"),
    ("shattered-mind",
     {"count": 4, "hand": ["hand-of-fate", "stir-the-nest", "debt-of-honour"]}, "roll",
     "hand -hand-of-fate -stir-the-nest, corruption +shattered-mind, on outskirts: nothing, "
     "Willpower 5:6 fails"),
    ("threshold-of-ascension", {"count": 2, "assets": ["whispering-gem"]}, "",
     "life -2, strength +1, willpower +1, cunning +1, corruption +threshold-of-ascension, on "
     "outskirts: nothing, Willpower 5:6 fails"),
    ("thing-beneath-the-skin", {"count": 2, "assets": ["whispering-gem"], "strength": 6}, "",
     "life -3, strength -1, corruption +thing-beneath-the-skin, on outskirts: nothing, "
     "Willpower 5:6 fails"),
)  # fmt: skip


@rows(TURNED)
def test_turned_up(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(turned(card, position), answers) == change


ACTIVATION = {
    1: [
        "swollen-arm",
        "burning-brow",
        "serpent-tongue",
        "bargain-in-the-dark",
        "hunger-for-trophies",
    ],
    2: [
        "withered-hand",
        "voices-in-the-night",
        "clouded-eyes",
        "fever-dreams",
        "mark-of-wrath",
        "gilded-craving",
        "face-of-a-beast",
    ],
    3: [
        "brittle-bones",
        "touch-of-rust",
        "beacon-of-the-warp",
        "babbling-in-tongues",
        "poisoned-generosity",
        "lost-hours",
        "familiar-voice",
    ],
    4: ["wasting-away", "sealed-flesh", "possessed-limb", "shattered-mind", "call-of-the-rift"],
    5: ["gift-of-the-abyss", "spreading-taint", "brand-of-the-damned"],
    6: ["threshold-of-ascension", "thing-beneath-the-skin"],
}


@rule("R-118", "R-119")
@pytest.mark.parametrize(
    ("number", "card"), [(n, card) for n, cards in ACTIVATION.items() for card in cards]
)
def test_activation(number: int, card: str) -> None:
    """With one card fewer it stays face down; six are too many to look at (R-120)."""
    for count in range(1, min(number + 1, 6)):
        table = opened(turned(card, {"count": count}))
        pieces = table.view(0).zone("corruption:0").pieces
        names = [piece.name for piece in pieces if piece.marks["open"]]
        assert (f"relic-card-{card}" in names) == (count >= number)


@pytest.mark.parametrize(
    ("card", "limit", "less"),
    [("touch-of-rust", "asset_limit", 1), ("shattered-mind", "power_limit", 1)],
)
def test_limits(card: str, limit: str, less: int) -> None:
    free, bound = opened({}), opened({"corruption": [card]})
    assert marks(bound, "player:0")[limit] == marks(free, "player:0")[limit] - less


def test_who_hungers_for_trophies_cannot_evade() -> None:
    hunter = {"space": HERE, "corruption": ["hunger-for-trophies"]}
    table = at(sheets=["callidus-assassin", "ogryn"], p0=hunter, board={HERE: ["ork-warboss"]})
    assert "use:polymorphine" not in keys(table)
    assert "battles Ork Warboss" in log(table)
