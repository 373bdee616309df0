"""Relics."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import Row, armed, happened, owned, played, raised, rows
from tests.relic.table import against, log, marks, play, rule

OWNED: tuple[Row, ...] = (
    ("fist-of-the-venerable", {"dice": [2], "board": {"outskirts": ["drill-yard"]}}, "do",
     "strength +1, on outskirts: nothing, Strength 10:8 passes"),
    ("casket-of-portents",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "decks": {"power": ["breaching-charge"]}}, "use:casket-of-portents@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 8:3 won"),
    ("oathblade",
     {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:oathblade@1",
     "trophies +iron-jaw-guards(8), on outskirts: nothing, 9:9 won"),
    ("cuirass-of-a-thousand-martyrs",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}},
     "gear:cuirass-of-a-thousand-martyrs@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("cuirass-of-a-thousand-martyrs",
     {"dice": [5, 1], "board": {"outskirts": ["pit-champion"]}},
     "gear:cuirass-of-a-thousand-martyrs@1",
     "6:12 lost"),
    ("mantle-of-the-first-crusade",
     {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}},
     "gear:mantle-of-the-first-crusade@1",
     "life -1, 5:6 lost"),
    ("chalice-of-dawn", {"phase": "turn", "dice": [2, 5]}, "move:arbites-precinct",
     "life +1, influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("chalice-of-dawn", {"phase": "turn", "life": 6, "dice": [2, 5]}, "move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("compass-of-the-lost-helmsman",
     {"phase": "movement", "dice": [5]},
     "use:compass-of-the-lost-helmsman@1 die:2 move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("eye-of-the-blind-seer",
     {"phase": "exploration", "dice": [5, 1]}, "use:eye-of-the-blind-seer@1",
     "life -1, on outskirts: renegade-squad, 5:10 lost"),
    ("seal-of-saint-orsola", {"dice": [2], "board": {"outskirts": ["nightmares"]}}, "",
     "hand +dig-in, on outskirts: nothing, Willpower 6:6 passes"),
    ("seal-of-saint-orsola",
     {"dice": [1], "board": {"outskirts": ["nightmares"]}}, "use:seal-of-saint-orsola@1",
     "influence -2, on outskirts: nothing, Willpower 5:6 fails"),
    ("hourglass-of-ages",
     {"dice": [1, 1, 5], "board": {"outskirts": ["grot-rabble"]}}, "use:hourglass-of-ages@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("standard-of-the-undying-regiment",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("standard-of-the-undying-regiment",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "assets": ["street-guide", "novice-psyker"]}, "done",
     "trophies +grot-rabble(2), on outskirts: nothing, 8:3 won"),
    ("standard-of-the-undying-regiment",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "assets": ["street-guide", "novice-psyker", "tracker-servitor", "combat-medic"]},
     "done done",
     "trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("warrant-of-the-high-lords", {}, "", "influence +2"),
    ("warrant-of-the-high-lords",
     {"dice": [], "board": {"outskirts": ["supply-drop"]}}, "buy:siege-maul@1 done",
     "assets +siege-maul, on outskirts: nothing"),
    ("cowl-of-the-choirmaster", {}, "", "hand +dig-in"),
    ("heart-of-the-machine-saint",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "assets": ["servo-porter", "warded-icon"]}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("heart-of-the-machine-saint",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "assets": ["servo-porter", "warded-icon", "singing-crystal", "spirit-auspex"]}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 8:3 won"),
    ("heart-of-the-machine-saint",
     {"phase": "turn", "dice": [2, 5], "assets": ["plated-greatcoat"]},
     "use:heart-of-the-machine-saint@1 move:arbites-precinct",
     "influence +2, to arbites-precinct, assets -plated-greatcoat(3) +plated-greatcoat(4), "
     "Cunning 7:6 passes"),
    ("halo-of-the-undaunted", {"dice": [1, 4, 3], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 12:3 won"),
    ("whispering-gem",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "corruption": ["sealed-flesh", "call-of-the-rift"]}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("whispering-gem",
     {"dice": [2], "board": {"outskirts": ["nightmares"]},
      "decks": {"corruption": ["spreading-taint"]}}, "",
     "corruption +spreading-taint, on outskirts: nothing, Willpower 5:6 fails"),
    ("immeasurable-tome",
     {"phase": "movement", "discards": {"power": ["dig-in", "planetary-tithe"]}, "dice": [2, 5]},
     "use:immeasurable-tome@1 roll move:arbites-precinct",
     "to arbites-precinct, hand +planetary-tithe"),
    ("chains-of-the-bound-daemon",
     {"dice": [1, 6, 1], "board": {"outskirts": ["grot-rabble"]}},
     "gear:chains-of-the-bound-daemon@1",
     "trophies +grot-rabble(2), corruption +thing-beneath-the-skin(down), on outskirts: "
     "nothing, 17:3 won"),
    ("mask-of-a-thousand-lies", {"dice": [2], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence +2, on outskirts: nothing, Cunning 7:6 passes"),
    ("mask-of-a-thousand-lies",
     {"phase": "movement", "space": "underhive-sump", "dice": [1, 5, 2],
      "p1": {"space": "outskirts", "assets": ["frenzy-stimms"]}},
     "move:outskirts duel:1 attribute:strength done",
     "influence +2, to outskirts, 1.life -2, Strength 12:2 passes, Strength 5:12 fails"),
    ("hunters-firebrand", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("twin-fangs-of-midnight",
     {"dice": [1, 2, 3], "board": {"outskirts": ["grot-rabble"]}}, "gear:twin-fangs-of-midnight@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("twin-fangs-of-midnight",
     {"dice": [1, 6, 3, 1], "board": {"outskirts": ["grot-rabble"]}},
     "gear:twin-fangs-of-midnight@1",
     "influence +1, trophies +grot-rabble(2), on outskirts: nothing, 14:3 won"),
    ("lantern-of-the-rift-pilgrim",
     {"space": "palace-of-slaanesh", "willpower": 7, "dice": [3]}, "",
     "Willpower 12:12 passes"),
    ("lantern-of-the-rift-pilgrim",
     {"space": "garden-of-nurgle", "dice": [2], "hand": ["hand-of-fate"]},
     "roll use:lantern-of-the-rift-pilgrim@1",
     "hand -hand-of-fate, Cunning 6:12 fails"),
)  # fmt: skip


@rows(OWNED)
def test_owned(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(owned(card, position), answers) == change


WEAPONS = (
    ("oathblade", 4, 4, 4),
    ("hammer-of-the-broken-gate", 6, 0, 0),
    ("sceptre-of-silent-thunder", 0, 5, 0),
    ("needle-of-the-veiled-saint", 0, 0, 5),
    ("chains-of-the-bound-daemon", 6, 6, 6),
)


@pytest.mark.parametrize(("card", "strength", "willpower", "cunning"), WEAPONS)
def test_weapon(card: str, strength: int, willpower: int, cunning: int) -> None:
    armed(card, 1, strength, willpower, cunning)


LIMITS = (
    ("standard-of-the-undying-regiment", "asset_limit", 2),
    ("cowl-of-the-choirmaster", "power_limit", 1),
)


@pytest.mark.parametrize(("card", "limit", "more"), LIMITS)
def test_limit(card: str, limit: str, more: int) -> None:
    assert raised(card, limit) == more


def test_the_tome_keeps_what_is_played_at_the_bottom() -> None:
    """The card played comes up again only after those that were there before."""
    tome: dict[str, Any] = {"assets": ["immeasurable-tome"], "discards": {"power": ["dig-in"]}}
    table = played({**tome, "hand": ["planetary-tithe"]}, "play:planetary-tithe")
    top = table.view(0).zone("discard:5").pieces
    assert [piece.name for piece in top] == ["relic-card-dig-in"]


@rule("R-192")
def test_the_firebrand_hunts_nemeses() -> None:
    hunter = {"space": "bone-marsh", "strength": 5, "assets": ["hunters-firebrand"]}
    hunted = {"space": "spore-jungle", "strength": 5, "infamy": 6}
    table = against(phase="movement", p0=hunter, p1=hunted, dice=[1, 2, 2])
    play(table, "move:spore-jungle", "attack:1")
    assert "the battle, 7 to 11" in log(table)
    assert marks(table, "player:1")["infamy"] == 4
