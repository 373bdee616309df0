"""Wargear: what it costs and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import Row, armed, happened, owned, played, raised, rows
from tests.relic.table import keys, rule

OWNED: tuple[Row, ...] = (
    ("frag-grenade",
     {"dice": [1, 2, 3], "board": {"outskirts": ["grot-rabble"]}},
     "gear:frag-grenade@1 use:frag-grenade@1",
     "assets -frag-grenade(2) +frag-grenade(1), trophies +grot-rabble(2), on outskirts: "
     "nothing, 9:3 won"),
    ("mk2-combat-carapace",
     {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:mk2-combat-carapace@1",
     "5:9 lost"),
    ("mk2-combat-carapace",
     {"dice": [1, 1], "board": {"outskirts": ["brood-guardians"]}}, "gear:mk2-combat-carapace@1",
     "life -1, 4:9 lost"),
    ("sunfire-caster",
     {"dice": [1, 2], "board": {"outskirts": ["grot-rabble"]}}, "gear:sunfire-caster@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 10:3 won"),
    ("sunfire-caster",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "gear:sunfire-caster@1",
     "life -1, trophies +grot-rabble(2), on outskirts: nothing, 9:3 won"),
    ("thermal-charge",
     {"dice": [1, 2], "board": {"outskirts": ["grot-rabble"]}}, "use:thermal-charge@1",
     "assets -thermal-charge, trophies +grot-rabble(2), on outskirts: nothing, 12:3 won"),
    ("flak-vest",
     {"dice": [1, 1, 4], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:flak-vest@1",
     "life -1, 5:9 lost"),
    ("flak-vest",
     {"dice": [1, 1, 5], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:flak-vest@1",
     "5:9 lost"),
    ("mirror-cloak",
     {"dice": [1, 1], "board": {"outskirts": ["eldar-sword-masters"]}}, "gear:mirror-cloak@1",
     "3:9 lost"),
    ("mirror-cloak",
     {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:mirror-cloak@1",
     "life -1, 5:9 lost"),
    ("hallowed-plate",
     {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:hallowed-plate@1",
     "5:9 lost"),
    ("field-medkit", {}, "use:field-medkit@1",
     "life +1, assets -field-medkit(3) +field-medkit(2)"),
    ("spirit-auspex", {"dice": [3], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence +2, on outskirts: nothing, Cunning 6:6 passes"),
    ("spirit-auspex",
     {"phase": "movement", "dice": [2, 5]},
     "use:spirit-auspex@1 deck:blue bottom move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 8:6 passes"),
    ("leap-harness",
     {"phase": "movement", "dice": [1, 5]},
     "move:vaulgast-spires use:leap-harness@1 move:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("purity-scrolls",
     {"dice": [2], "board": {"outskirts": ["nightmares"]}}, "use:purity-scrolls@1",
     "assets -purity-scrolls, on outskirts: nothing, Willpower 5:6 fails"),
    ("command-vox", {}, "use:command-vox@1 mission:pilgrims-road",
     "assets -command-vox(2) +command-vox(1), mission -board-the-hulk +pilgrims-road"),
    ("shadow-netting",
     {"dice": [], "board": {"outskirts": ["ork-warboss", "letter-of-credit"]}},
     "use:shadow-netting@1 evade:ork-warboss@1",
     "assets -shadow-netting(2) +shadow-netting(1) +letter-of-credit, on outskirts: ork-warboss"),
    ("recall-beacon", {"phase": "movement"}, "use:recall-beacon@1 space:battlefleet-antias do:3",
     "to battlefleet-antias, assets -recall-beacon"),
    ("vortex-grenade",
     {"dice": [], "board": {"outskirts": ["ork-warboss", "gnawing-swarm"]}},
     "form:strength gear:vortex-grenade@1 use:vortex-grenade@1",
     "assets -vortex-grenade, trophies +ork-warboss(9) +gnawing-swarm(2), on outskirts: nothing"),
    ("plecian-tome", {"phase": "movement"}, "use:plecian-tome@1",
     "cunning +1, assets -plecian-tome"),
    ("kineblades",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "hand": ["hand-of-fate", "stir-the-nest"]}, "gear:kineblades@1 roll",
     "trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("kineblades",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "hand": ["hand-of-fate", "stir-the-nest"]}, "gear:kineblades@1 power:stir-the-nest",
     "hand -stir-the-nest, trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("neuro-disruptor",
     {"dice": [1, 6, 1], "board": {"outskirts": ["gnawing-swarm"]}}, "gear:neuro-disruptor@1",
     "life -1, trophies +gnawing-swarm(2), on outskirts: nothing, 14:3 won"),
    ("scissorhand",
     {"dice": [1, 5, 1], "board": {"outskirts": ["corsair-deckhands"]}}, "gear:scissorhand@1",
     "life -1, trophies +corsair-deckhands(2), on outskirts: nothing, 11:3 won"),
    ("chaos-chain-axe",
     {"dice": [1, 6, 1], "board": {"outskirts": ["grot-rabble"]}}, "gear:chaos-chain-axe@1",
     "life -1, trophies +grot-rabble(2), on outskirts: nothing, 16:3 won"),
    ("whisper-forged-blade",
     {"dice": [1, 1], "board": {"outskirts": ["dread-behemoth"]}}, "gear:whisper-forged-blade@1",
     "life -2, corruption +thing-beneath-the-skin(down), 8:12 lost"),
    ("elixir-of-spite",
     {"dice": [1, 1, 2], "board": {"outskirts": ["grot-rabble"]}}, "use:elixir-of-spite@1",
     "assets -elixir-of-spite(3) +elixir-of-spite(2), trophies +grot-rabble(2), corruption "
     "+thing-beneath-the-skin(down), on outskirts: nothing, 10:3 won"),
    ("elixir-of-spite",
     {"dice": [2, 1, 2], "board": {"outskirts": ["grot-rabble"]}}, "use:elixir-of-spite@1",
     "assets -elixir-of-spite(3) +elixir-of-spite(2), trophies +grot-rabble(2), on outskirts: "
     "nothing, 10:3 won"),
    ("bloodied-ledger", {}, "", "influence +1"),
    ("skinweavers-mantle",
     {"dice": [1, 1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:skinweavers-mantle@1",
     "corruption +thing-beneath-the-skin(down), 5:9 lost"),
    ("skinweavers-mantle",
     {"dice": [1, 1, 2], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:skinweavers-mantle@1",
     "5:9 lost"),
    ("flicker-crystal",
     {"phase": "movement", "dice": [5]}, "use:flicker-crystal@1 space:arbites-precinct",
     "influence +2, to arbites-precinct, Cunning 7:6 passes"),
    ("smugglers-contract",
     {"dice": [], "board": {"outskirts": ["supply-drop"]}}, "buy:siege-maul@1 done",
     "influence -2, assets +siege-maul, on outskirts: nothing"),
    ("smugglers-contract",
     {"phase": "movement", "space": "underhive-sump", "dice": [1, 5, 2],
      "p1": {"space": "outskirts", "assets": ["frenzy-stimms"]}},
     "move:outskirts duel:1 attribute:strength done",
     "influence +1, to outskirts, 1.life -2, Strength 9:2 passes, Strength 5:9 fails"),
    ("stolen-rosette", {"p1": {"space": "transit-docks"}}, "use:stolen-rosette@1",
     "influence +2, assets -stolen-rosette(3) +stolen-rosette(2), 1.influence -2"),
    ("stolen-rosette", {}, "done", ""),
    ("witch-lens", {"dice": [1], "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +thing-beneath-the-skin(down), on outskirts: nothing, Willpower 6:6 fails"),
    ("witch-lens", {"dice": [2], "board": {"outskirts": ["nightmares"]}}, "",
     "hand +dig-in, on outskirts: nothing, Willpower 7:6 passes"),
    ("loaded-dice",
     {"dice": [1, 1, 5], "board": {"outskirts": ["grot-rabble"]}}, "use:loaded-dice@1",
     "assets -loaded-dice(2) +loaded-dice(1), trophies +grot-rabble(2), on outskirts: nothing, "
     "9:3 won"),
    ("siege-exoframe", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("siege-exoframe", {"dice": [2], "board": {"outskirts": ["drill-yard"]}}, "do",
     "strength +1, on outskirts: nothing, Strength 8:8 passes"),
    ("icon-of-the-steadfast", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("icon-of-the-steadfast", {"dice": [3], "board": {"outskirts": ["pirate-raid"]}}, "",
     "influence +2, on outskirts: nothing, Cunning 6:6 passes"),
    ("icon-of-the-steadfast",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}, "assets": ["bloodied-ledger"]}, "",
     "influence +1, trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("psy-warded-helm",
     {"dice": [1, 1], "board": {"outskirts": ["brood-guardians"]}}, "gear:psy-warded-helm@1",
     "4:9 lost"),
    ("psy-warded-helm",
     {"dice": [1, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "gear:psy-warded-helm@1",
     "life -1, 5:9 lost"),
    ("cleansing-flamer",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble", "grot-rabble"]}},
     "gear:cleansing-flamer@1",
     "trophies +grot-rabble(2) +grot-rabble(2), on outskirts: nothing, 7:5 won"),
    ("cleansing-flamer",
     {"dice": [1, 1], "board": {"outskirts": ["gnawing-swarm"]}}, "gear:cleansing-flamer@1",
     "trophies +gnawing-swarm(2), on outskirts: nothing, 7:3 won"),
    ("ork-splitter-shells",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "use:ork-splitter-shells@1",
     "assets -ork-splitter-shells(3) +ork-splitter-shells(2), trophies +grot-rabble(2), on "
     "outskirts: nothing, 9:3 won"),
    ("ork-splitter-shells", {"dice": [1, 1], "board": {"outskirts": ["deserter-gang"]}}, "",
     "trophies +deserter-gang(3), on outskirts: nothing, 5:4 won"),
    ("bounty-papers", {"dice": [1, 5], "board": {"outskirts": ["scrap-buggy"]}}, "",
     "influence +1, trophies +scrap-buggy(6), on outskirts: nothing, 9:7 won"),
    ("bounty-papers", {"dice": [1, 5], "board": {"outskirts": ["ork-veterans"]}}, "",
     "trophies +ork-veterans(5), on outskirts: nothing, 9:6 won"),
    ("stasis-grenade",
     {"dice": [5, 1], "board": {"outskirts": ["iron-jaw-guards"]}}, "use:stasis-grenade@1",
     "life -1, assets -stasis-grenade, 5:9 lost"),
    ("survival-suit",
     {"dice": [5, 1], "board": {"outskirts": ["pit-champion"]}}, "gear:survival-suit@1",
     "life -1, 5:12 lost"),
    ("grav-sled",
     {"phase": "movement", "dice": [1, 5]},
     "move:underhive-sump use:grav-sled@1 move:vaulgast-spires form:strength",
     "life -1, to vaulgast-spires, assets -grav-sled(3) +grav-sled(2), on vaulgast-spires: "
     "blade-dancers eldar-militia, 6:8 lost"),
)  # fmt: skip


@rows(OWNED)
def test_owned(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(owned(card, position), answers) == change


WEAPONS = (
    ("boarding-chainblade", 2, 0, 0),
    ("psy-rod", 0, 2, 0),
    ("needle-pistol", 0, 0, 2),
    ("siege-maul", 3, 0, 0),
    ("soulfire-staff", 0, 3, 0),
    ("marksmans-rifle", 0, 0, 3),
    ("blessed-carbine", 2, 2, 2),
    ("sunfire-caster", 4, 4, 4),
    ("neuro-disruptor", 0, 4, 0),
    ("scissorhand", 0, 0, 3),
    ("chaos-chain-axe", 5, 0, 0),
    ("whisper-forged-blade", 3, 3, 3),
)


@pytest.mark.parametrize(("card", "strength", "willpower", "cunning"), WEAPONS)
def test_weapon(card: str, strength: int, willpower: int, cunning: int) -> None:
    armed(card, 2, strength, willpower, cunning)


LIMITS = (
    ("servo-porter", "asset_limit", 3),
    ("siege-exoframe", "asset_limit", 2),
    ("witch-lens", "power_limit", 1),
)


@pytest.mark.parametrize(("card", "limit", "more"), LIMITS)
def test_limit(card: str, limit: str, more: int) -> None:
    assert raised(card, limit) == more


COSTS = {
    1: ["flak-vest", "servo-porter", "command-vox", "loaded-dice"],
    2: [
        "frag-grenade",
        "boarding-chainblade",
        "psy-rod",
        "needle-pistol",
        "thermal-charge",
        "field-medkit",
        "spirit-auspex",
        "shadow-netting",
        "recall-beacon",
        "plecian-tome",
        "elixir-of-spite",
        "smugglers-contract",
        "ork-splitter-shells",
        "stasis-grenade",
        "survival-suit",
    ],
    3: [
        "mk2-combat-carapace",
        "mirror-cloak",
        "purity-scrolls",
        "neuro-disruptor",
        "scissorhand",
        "skinweavers-mantle",
        "stolen-rosette",
        "witch-lens",
        "psy-warded-helm",
        "cleansing-flamer",
        "bounty-papers",
        "grav-sled",
    ],
    4: [
        "siege-maul",
        "soulfire-staff",
        "marksmans-rifle",
        "leap-harness",
        "vortex-grenade",
        "kineblades",
        "chaos-chain-axe",
        "whisper-forged-blade",
        "bloodied-ledger",
        "flicker-crystal",
    ],
    5: ["blessed-carbine", "hallowed-plate", "icon-of-the-steadfast"],
    6: ["sunfire-caster", "siege-exoframe"],
}


@rule("R-113")
@pytest.mark.parametrize(
    ("cost", "card"), [(n, card) for n, cards in COSTS.items() for card in cards]
)
def test_cost(cost: int, card: str) -> None:
    shop: dict[str, Any] = {"space": "battlefleet-antias", "decks": {"wargear": [card]}}
    assert f"buy:{card}@1" not in keys(played({**shop, "influence": cost - 1}, "do:1"))
    assert f"assets +{card}" in happened({**shop, "influence": cost}, f"do:1 buy:{card}@1")
