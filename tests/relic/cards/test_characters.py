"""The twelve characters: how they begin, what they can, what levels bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.cards.happening import HERE, Row, acting, happened, rows
from tests.relic.table import at, marks, rule

ACTING: tuple[Row, ...] = (
    ("ultramarines-captain",
     {"player": 1, "p1": {"space": "titan-yards"}, "board": {"titan-yards": ["blood-moon"]},
      "dice": [5, 2], "decks": {"corruption": ["swollen-arm"]}}, "",
     "corruption +swollen-arm(down), 1.influence +1, on titan-yards: nothing, Willpower 7:6 "
     "passes, Willpower 5:6 fails"),
    ("ultramarines-captain",
     {"dice": [1, 1, 5], "board": {"outskirts": ["ork-veterans"]}}, "use:codex-tactics",
     "trophies +ork-veterans(5), on outskirts: nothing, 9:6 won"),
    ("ultramarines-captain",
     {"dice": [1, 5], "board": {"outskirts": ["grot-rabble"]}, "mission": "stop-the-waaagh"},
     "done do:1",
     "life +1, strength +1, influence +4, level +1, trophies +grot-rabble(2), mission "
     "-stop-the-waaagh +survey-the-sector, completed +1, on outskirts: nothing, 9:3 won"),
    ("ultramarines-captain",
     {"dice": [1, 5], "board": {"outskirts": ["grot-rabble"]}, "mission": "stop-the-waaagh"},
     "done do:2",
     "strength +1, influence +5, level +1, trophies +grot-rabble(2), mission -stop-the-waaagh "
     "+survey-the-sector, completed +1, on outskirts: nothing, 9:3 won"),
    ("ultramarines-captain",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3},
     "do mission:take-initiative",
     "willpower +1, level +1, hand +dig-in, trophies -grot-rabble(2), mission -board-the-hulk "
     "+take-initiative, on outskirts: nothing"),
    ("canoness",
     {"phase": "exploration", "space": "arbites-precinct", "dice": [5, 1]},
     "use:seek-the-heretic deck:blue",
     "life -1, on arbites-precinct: talon-stalkers, 4:10 lost"),
    ("canoness",
     {"dice": [2], "board": {"outskirts": ["nightmares"]},
      "decks": {"corruption": ["swollen-arm"]}}, "",
     "corruption +swollen-arm(down), on outskirts: nothing, Willpower 5:6 fails"),
    ("canoness", {"dice": [1, 5], "board": {"outskirts": ["blood-cultists"]}}, "",
     "influence +1, trophies +blood-cultists(4), on outskirts: nothing, 8:5 won"),
    ("canoness",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3,
      "corruption": ["withered-hand"]}, "do do:1",
     "willpower +1, level +1, trophies -grot-rabble(2), corruption -withered-hand, on "
     "outskirts: nothing"),
    ("canoness",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3,
      "corruption": ["withered-hand"]}, "do do:2",
     "life +2, willpower +1, level +1, trophies -grot-rabble(2), on outskirts: nothing"),
    ("callidus-assassin",
     {"dice": [], "board": {"outskirts": ["ork-warboss", "letter-of-credit"]}},
     "use:polymorphine evade:ork-warboss@1",
     "influence +1, assets +letter-of-credit, on outskirts: ork-warboss"),
    ("callidus-assassin",
     {"dice": [2, 3], "board": {"outskirts": ["ork-veterans"]}, "cunning": 6},
     "done use:phase-sword",
     "influence -2, trophies +ork-veterans(5), on outskirts: nothing, 9:7 won"),
    ("callidus-assassin",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3},
     "do do:1",
     "cunning +1, influence +3, level +1, trophies -grot-rabble(2), 1.influence -3, on "
     "outskirts: nothing"),
    ("callidus-assassin",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3},
     "do do:2",
     "cunning +1, level +1, to titan-yards, trophies -grot-rabble(2), 1.to outskirts, on "
     "outskirts: nothing"),
    ("commissar",
     {"phase": "movement", "board": {"transit-docks": ["talon-stalkers"]}, "dice": [5, 1]},
     "use:lead-from-the-front",
     "to transit-docks, on transit-docks: blade-dancers talon-stalkers"),
    ("commissar", {"dice": [], "board": {"outskirts": ["quartermaster"]}}, "skip use:press-gang",
     "assets +quartermaster(0), on outskirts: nothing"),
    ("commissar",
     {"dice": [2, 1, 1], "board": {"outskirts": ["ork-veterans"]}, "assets": ["street-guide"]},
     "use:summary-execution",
     "assets -street-guide, trophies +ork-veterans(5), on outskirts: nothing, 11:7 won"),
    ("commissar",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 2,
      "assets": ["street-guide"]}, "do do attribute:cunning",
     "willpower +1, cunning +1, level +1, hand +dig-in, assets -street-guide, trophies "
     "-grot-rabble(2), on outskirts: nothing"),
    ("commissar",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 2,
      "assets": ["street-guide"]}, "do skip",
     "willpower +1, level +1, hand +dig-in, trophies -grot-rabble(2), on outskirts: nothing"),
    ("ordo-malleus-inquisitor",
     {"phase": "movement"}, "use:inquisitorial-mandate space:battlefleet-antias do:3",
     "influence -1, to battlefleet-antias"),
    ("ordo-malleus-inquisitor",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "use:requisitioned-aid",
     "influence -1, trophies +grot-rabble(2), 1.influence +1, on outskirts: nothing, 7:3 won"),
    ("ordo-malleus-inquisitor",
     {"dice": [2], "board": {"outskirts": ["nightmares"]}}, "use:hexagrammic-wards",
     "influence -2, on outskirts: nothing, Willpower 5:6 fails"),
    ("ordo-malleus-inquisitor",
     {"dice": [5, 1], "board": {"outskirts": ["rage-hound"]}, "influence": 0}, "",
     "life -1, 6:11 lost"),
    ("ordo-malleus-inquisitor",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3,
      "corruption": ["withered-hand"]}, "do deck:red place:1 place:2",
     "willpower +1, level +1, trophies -grot-rabble(2), corruption -withered-hand, on "
     "outskirts: nothing"),
    ("ratling-sniper",
     {"dice": [5, 1], "board": {"outskirts": ["scrap-buggy", "ork-veterans"]}},
     "use:beneath-notice evade:scrap-buggy@1",
     "life -1, 5:10 lost"),
    ("ratling-sniper", {"dice": [1, 5, 2], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 11:3 won"),
    ("ratling-sniper",
     {"phase": "movement", "space": "underhive-sump",
      "board": {"vaulgast-spires": ["corsair-deckhands"], "underhive-sump": ["grot-rabble"]},
      "dice": [1, 5, 1]}, "move:outskirts use:take-aim card:corsair-deckhands@1",
     "to outskirts, on outskirts: corsair-deckhands ork-veterans, on vaulgast-spires: nothing"),
    ("ratling-sniper",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 2},
     "do do:1",
     "cunning +1, influence +3, level +1, trophies -grot-rabble(2), on outskirts: nothing"),
    ("ratling-sniper",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 2},
     "do do:2",
     "cunning +1, level +1, assets +siege-maul, trophies -grot-rabble(2), on outskirts: nothing"),
    ("rogue-trader", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "done",
     "influence +1, trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("rogue-trader",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "use:hired-blades times:2",
     "influence -1, trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("rogue-trader",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3},
     "do buy:siege-maul@1",
     "cunning +1, influence -1, level +1, assets +siege-maul, trophies -grot-rabble(2)"),
    ("sanctioned-psyker", {}, "", "hand +dig-in"),
    ("sanctioned-psyker",
     {"phase": "movement", "dice": [2, 5]},
     "use:second-sight deck:blue bottom move:arbites-precinct",
     "influence +2, to arbites-precinct, hand +dig-in, Cunning 7:6 passes"),
    ("sanctioned-psyker", {"hand": ["planetary-tithe"], "dice": [2]}, "play:planetary-tithe",
     "influence +3, hand -planetary-tithe +dig-in, corruption +thing-beneath-the-skin(down)"),
    ("sanctioned-psyker", {"hand": ["planetary-tithe"], "dice": [3]}, "play:planetary-tithe",
     "influence +3, hand -planetary-tithe +dig-in"),
    ("sanctioned-psyker",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3},
     "do deck:red place:1 place:2",
     "willpower +1, level +1, hand +dig-in +hand-of-fate +stir-the-nest, trophies "
     "-grot-rabble(2), on outskirts: nothing"),
    ("techpriest-enginseer",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]},
      "assets": ["siege-maul", "boarding-chainblade"]},
     "gear:siege-maul@1 gear:boarding-chainblade@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 10:3 won"),
    ("techpriest-enginseer", {"assets": ["plated-greatcoat"]}, "use:rite-of-maintenance",
     "assets -plated-greatcoat(3) +plated-greatcoat(4)"),
    ("techpriest-enginseer", {"assets": ["flak-vest"]}, "use:reforge",
     "assets -flak-vest +siege-maul"),
    ("techpriest-enginseer",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 1,
      "assets": ["plated-greatcoat"]}, "do take:psy-rod@1",
     "level +1, hand +dig-in, assets -plated-greatcoat(3) +plated-greatcoat(4) +psy-rod, "
     "trophies -grot-rabble(2), on outskirts: nothing"),
    ("ogryn", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 6:3 won"),
    ("ogryn",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}, "assets": ["psy-rod"]},
     "gear:psy-rod@1",
     "trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("ogryn", {"dice": [1, 2, 3], "board": {"outskirts": ["grot-rabble", "ork-brawlers"]}}, "",
     "trophies +grot-rabble(2) +ork-brawlers(3), on outskirts: nothing, 10:6 won"),
    ("ogryn",
     {"dice": [5, 1], "board": {"outskirts": ["ork-veterans"]}, "strength": 1, "life": 4}, "",
     "life -1, 3:10 lost"),
    ("ogryn", {"space": "chaos-titan-mals-fury"}, "", "life -1"),
    ("ogryn",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 3}, "do",
     "life +3, level +1, trophies -grot-rabble(2), on outskirts: nothing"),
    ("eversor-assassin",
     {"dice": [1, 1, 2], "board": {"outskirts": ["grot-rabble"]}}, "use:frenzon",
     "life -1, trophies +grot-rabble(2), on outskirts: nothing, 7:3 won"),
    ("eversor-assassin", {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}, "life": 1}, "",
     "trophies +grot-rabble(2), on outskirts: nothing, 5:3 won"),
    ("eversor-assassin",
     {"dice": [5, 1], "board": {"outskirts": ["iron-jaw-guards"]}, "life": 1,
      "trophies": ["grot-rabble"]}, "use:bio-meltdown",
     "life +4, influence -5, to st-antias-sanctuary, trophies +iron-jaw-guards(8), on "
     "outskirts: nothing, 5:13 lost"),
    ("eversor-assassin",
     {"board": {"outskirts": ["field-promotion"], "crystal-lake": ["scrap-buggy"],
       "silent-grove": ["flame-gang"]},
      "trophies": ["grot-rabble"], "level": 2}, "do",
     "level +1, hand +dig-in, trophies -grot-rabble(2) +scrap-buggy(6), on outskirts: nothing, "
     "on crystal-lake: nothing"),
    ("storm-trooper-sergeant",
     {"dice": [2, 2], "board": {"outskirts": ["ork-veterans"]}, "assets": ["servo-porter"]},
     "use:burn-the-kit",
     "assets -servo-porter, trophies +ork-veterans(5), on outskirts: nothing, 8:7 won"),
    ("storm-trooper-sergeant", {"space": "battlefleet-antias"}, "do:1 buy:siege-maul@1",
     "influence -3, assets +siege-maul"),
    ("storm-trooper-sergeant",
     {"board": {"outskirts": ["field-promotion"]}, "trophies": ["grot-rabble"], "level": 1},
     "do take:psy-rod@1",
     "willpower +1, level +1, assets +psy-rod, trophies -grot-rabble(2), on outskirts: nothing"),
    ("rogue-trader",
     {"p1": {"assets": ["servo-porter", "oathblade"]}}, "use:everything-has-a-price",
     "influence -3, assets +servo-porter, 1.influence +3, 1.assets -servo-porter"),
    ("rogue-trader", {"influence": 2, "p1": {"assets": ["servo-porter"]}}, "", ""),
    ("rogue-trader", {"p1": {"assets": ["oathblade"]}}, "", ""),
    ("storm-trooper-sergeant",
     {"dice": [1, 1], "board": {"outskirts": ["grot-rabble"]}, "trophies": ["ork-brawlers"]},
     "use:battlefield-salvage buy:siege-maul@1 done",
     "influence -3, assets +siege-maul, trophies -ork-brawlers(3) +grot-rabble(2), on "
     "outskirts: nothing, 5:3 won"),
    ("ultramarines-captain",
     {"decks": {"corruption": ["swollen-arm"]}, "dice": [2],
      "board": {"outskirts": ["nightmares"]}}, "",
     "corruption +swollen-arm, on outskirts: nothing, Willpower 5:6 fails"),
)  # fmt: skip


@rows(ACTING)
def test_ability(card: str, position: dict[str, Any], answers: str, change: str) -> None:
    assert happened(acting(card, position), answers) == change


SHEETS = (
    ("ultramarines-captain", 5, 3, 1, 5, "ultramar-emissary", 5, (2, 3, 4)),
    ("canoness", 3, 4, 2, 5, "st-antias-sanctuary", 5, (2, 3, 4)),
    ("callidus-assassin", 2, 2, 5, 4, "arbites-precinct", 4, (2, 3, 4)),
    ("commissar", 4, 3, 2, 5, "transit-docks", 6, (2, 3, 4)),
    ("ordo-malleus-inquisitor", 2, 4, 3, 5, "grey-knight-envoy", 5, (2, 3, 4)),
    ("ratling-sniper", 1, 3, 5, 4, "survivors-camp", 5, (2, 3, 4)),
    ("rogue-trader", 3, 2, 4, 4, "battlefleet-antias", 10, (2, 3, 4)),
    ("sanctioned-psyker", 1, 5, 3, 4, "seers-stones", 4, (2, 3, 4)),
    ("techpriest-enginseer", 3, 2, 4, 5, "machine-shrine", 7, (2, 3, 4)),
    ("ogryn", 6, 2, 1, 5, "slag-plains", 4, (1, 2, 3)),
    ("eversor-assassin", 4, 1, 4, 5, "outskirts", 6, (2, 3, 4)),
    ("storm-trooper-sergeant", 3, 3, 3, 5, "battlefleet-antias", 7, (2, 3, 4)),
)


FIELDS = ("sheet", "strength", "willpower", "cunning", "life", "start", "assets", "power")


@rule("R-020", "R-022", "R-023", "R-024", "R-102")
@pytest.mark.parametrize(FIELDS, SHEETS, ids=[sheet[0] for sheet in SHEETS])
def test_beginning(
    sheet: str,
    strength: int,
    willpower: int,
    cunning: int,
    life: int,
    start: str,
    assets: int,
    power: tuple[int, ...],
) -> None:
    """What the sheet says about the start, and the power limit at levels 0, 4 and 8."""
    other = "ogryn" if sheet == "rogue-trader" else "rogue-trader"
    table = at(sheets=[sheet, other], phase="movement")
    values = marks(table, "player:0")
    assert (values["strength"], values["willpower"], values["cunning"]) == (
        strength,
        willpower,
        cunning,
    )
    assert (values["life"], values["influence"], values["level"]) == (life, 3, 0)
    assert values["space"] == f"space:{start}"
    assert values["asset_limit"] == assets
    found = []
    for level in (0, 3, 4, 7, 8, 12):
        table = at(sheets=[sheet, other], phase="movement", p0={"level": level})
        found.append(marks(table, "player:0")["power_limit"])
    first, second, third = power
    assert found == [first, first, second, second, third, third]


TRACKS = {
    "ultramarines-captain": "si mp sl wx mi lp si ml wp xi ml cp",
    "canoness": "wi sl ip wx mi sl pi wl mp ci xl pi",
    "callidus-assassin": "ci pl si cx mp wi li cp sl mi xl pi",
    "commissar": "si lp wx si ml wp il sp ci mx li pi",
    "ordo-malleus-inquisitor": "wi cp il wx mi cl pi wl sp mi xl pi",
    "ratling-sniper": "ci lp cx wi lm wp il cp is ml xi pi",
    "rogue-trader": "ci ip si cx mi sp li ci wp mi xl pi",
    "sanctioned-psyker": "wl ci pi wx ml cp il wi pi ms xl pi",
    "techpriest-enginseer": "ci xp si cl mi sp li cx pl mi wl pi",
    "ogryn": "sl ip si lx wi mp sl wi pl mi cx pi",
    "eversor-assassin": "sl ci xp si lm cp il si px wi ml pi",
    "storm-trooper-sergeant": "si wx ci lp sm wi cl pi lx mi pl pi",
}
"""Two rewards a level: an attribute, Life, influence, a Power card, a mission, special (x)."""

BRINGS = {
    "s": "strength +1",
    "w": "willpower +1",
    "c": "cunning +1",
    "l": "life +1",
    "i": "influence +2",
    "m": "completed +1",
    "p": "hand +dig-in",
}


@rule("R-101")
@pytest.mark.parametrize("sheet", TRACKS)
def test_track(sheet: str) -> None:
    """What each level brings; special rewards (x) have rows of their own above."""
    for level, rewards in enumerate(TRACKS[sheet].split()):
        if "x" in rewards:
            continue
        risen = {"board": {HERE: ["field-promotion"]}, "trophies": ["grot-rabble"], "level": level}
        change = happened(acting(sheet, risen), "do").split(", ")
        found = {line for line in change if not line.startswith(("level", "trophies", "on "))}
        wanted = {BRINGS[reward] for reward in rewards}
        if sheet == "sanctioned-psyker":
            wanted = {line for line in wanted if "hand" not in line}
            found = {line for line in found if "hand" not in line}
        assert found == wanted


SAYS = {
    "s": {"strength": 1},
    "w": {"willpower": 1},
    "c": {"cunning": 1},
    "l": {"life": 1},
    "i": {"influence": 2},
    "m": {"mission": 1},
    "p": {"power_card": 1},
    "x": {"special": 1},
}


@rule("R-101")
@pytest.mark.parametrize("sheet", TRACKS)
def test_the_track_at_the_table_says_what_a_level_brings(sheet: str) -> None:
    table = at(sheets=[sheet, "ogryn" if sheet != "ogryn" else "commissar"])
    steps = table.view(0).area("player:0").tracks[0].steps[1:]
    wanted = [SAYS[pair[0]] | SAYS[pair[1]] for pair in TRACKS[sheet].split()]
    assert [step.marks for step in steps] == wanted
