"""The worked examples of the rules, number for number."""

from __future__ import annotations

from tests.relic.table import against, at, cards, keys, log, lying, marks, play, rule, topic, where


@rule("R-E01", "R-154", "R-155", "R-156", "R-157", "R-158", "R-162", "R-163")
def test_a_skill_duel_in_strength() -> None:
    table = at(
        sheets=["commissar", "rogue-trader"],
        phase="exploration",
        dice=[2],
        p0={"space": "bone-marsh", "strength": 6, "life": 5, "assets": ["renegade-ogryn"]},
        p1={
            "space": "bone-marsh",
            "strength": 3,
            "assets": ["fist-of-the-venerable", "bloodied-ledger"],
            "hand": ["steady-hand"],
        },
    )
    play(table, "duel:1", "attribute:strength", "power:steady-hand")
    assert "Rogue Trader passes a Strength test: 11 against 11." in log(table)
    assert marks(table, "player:0")["life"] == 3
    assert cards(table, "assets:1") == ["fist-of-the-venerable", "bloodied-ledger"]


@rule("R-E02", "R-002", "R-226")
def test_a_nemesis_is_not_a_player() -> None:
    table = at(
        players=3,
        sheets=["ratling-sniper", "moarn", "canoness"],
        setup={"variant": "enemies", "roles": ["character", "nemesis", "character"]},
        phase="experience",
        decks={"mission": ["watch-yourself"]},
    )
    assert table.view(0).zone("mission:0").pieces[0].marks["target"] == 2


@rule("R-E03", "R-002", "R-074", "R-178")
def test_a_nemesis_is_not_an_enemy() -> None:
    table = against(
        "moarn",
        "callidus-assassin",
        player=1,
        phase="exploration",
        dice=[3, 3],
        p0={"space": "ash-crater"},
        p1={"space": "ash-crater"},
    )
    play(table, "attack:0")
    assert "evades" not in log(table)
    assert marks(table, "player:0")["life"] == 3


@rule("R-E04", "R-179", "R-231")
def test_imperium_cards_are_drawn_whatever_threats_lie_there() -> None:
    table = against(
        "luxuria",
        player=1,
        phase="exploration",
        p1={"space": "vaulgast-spires"},
        board={"vaulgast-spires": ["eldar-scouts", "cutpurse-gang"]},
        decks={"imperium": ["ultramarines-bike", "death-riders-of-krieg"]},
    )
    assert "The Imperium responds at Vaulgast Spires: Ultramarines Bike" in log(table)
    assert "Death Riders of Krieg" in log(table)


@rule("R-E05", "R-180")
def test_without_icons_and_imperium_cards_a_nemesis_draws_its_own() -> None:
    table = against(
        "specimen-x",
        "rogue-trader",
        player=1,
        phase="exploration",
        p0={"space": "arbites-precinct"},
        p1={"space": "arbites-precinct"},
        board={"arbites-precinct": ["purestrain-genestealer"]},
        decks={"nemesis-specimen-x": ["rending-claws"]},
    )
    play(table, "done")
    assert cards(table, "assets:1") == ["rending-claws"]


@rule("R-E06", "R-062", "R-063")
def test_only_the_short_colour_is_drawn() -> None:
    table = at(
        phase="exploration",
        p0={"space": "bone-marsh"},
        board={"bone-marsh": ["gnawing-swarm", "ork-brawlers"]},
        decks={"threat-blue": ["scuttling-brood"]},
    )
    assert topic(table) == "enemies"
    assert lying(table, "bone-marsh") == ["gnawing-swarm", "ork-brawlers", "scuttling-brood"]


@rule("R-E07", "R-186", "R-096")
def test_what_is_over_a_multiple_of_six_is_lost() -> None:
    table = against(
        "moarn",
        player=1,
        phase="experience",
        p1={"trophies": ["death-riders-of-krieg", "death-riders-of-krieg"], "infamy": 3},
        decks={"nemesis-moarn": ["chaos-bolter"]},
    )
    play(table, "spend:death-riders-of-krieg@1")
    assert marks(table, "player:1")["level"] == 1
    assert marks(table, "player:1")["strength"] == 6
    assert cards(table, "trophies:1") == []
    assert cards(table, "assets:1") == ["chaos-bolter"]


@rule("R-E08", "R-189", "R-188")
def test_the_form_is_the_attribute_of_the_nemesis_no_matter_who_began() -> None:
    table = against(
        "moarn",
        "ratling-sniper",
        phase="exploration",
        p0={"space": "ash-crater", "hand": ["defy-fate"]},
        p1={"space": "ash-crater"},
        dice=[3],
    )
    play(table, "attack:1")
    assert topic(table) == "roll-battle"
    assert table.question is not None
    assert table.question.prompt().text("en").startswith("Strength battle")


@rule("R-E09", "R-197")
def test_the_bounty_of_specimen_x_is_cheap_wargear() -> None:
    table = against(
        "specimen-x",
        phase="exploration",
        dice=[1, 5],
        p0={"space": "spore-jungle", "cunning": 6, "influence": 4},
        decks={"wargear": ["siege-maul"]},
    )
    play(table, "attack:1")
    assert keys(table) == ["buy:siege-maul@1", "done"]
    play(table, "buy:siege-maul@1")
    assert marks(table, "player:0")["influence"] == 1


@rule("R-E10", "R-204")
def test_greed_counts_the_influence_of_the_character() -> None:
    table = against(
        "luxuria",
        player=1,
        phase="exploration",
        dice=[1, 1],
        p0={"space": "seers-stones", "influence": 5},
        p1={"hand": ["greed"]},
        decks={"corruption": ["lost-hours"]},
    )
    play(table, "attack:0", "play:greed")
    assert "Luxuria wins the battle, 10 to 4" in log(table)


@rule("R-E11", "R-207", "R-135")
def test_spaces_with_a_token_are_not_counted() -> None:
    table = at(
        scenario="master-collector",
        p0={"space": "warp-rift", "influence": 8},
        gaps={"crone-world-yllen-satari": 1},
        dice=[6, 6],
    )
    play(table, "do")
    assert where(table, 0) == "daemon-world-braxas"
    assert marks(table, "player:0")["influence"] == 0


@rule("R-E12", "R-208")
def test_an_empty_wreck_gives_a_token() -> None:
    table = at(
        scenario="hulk-of-the-wayward-warrior", p0={"space": "scenario-space", "level": 3}, lair=[]
    )
    assert "now has 1 token on the scenario sheet" in log(table)


@rule("R-E13", "R-216", "R-159")
def test_trophies_of_the_eversor_can_be_stolen() -> None:
    table = at(
        sheets=["rogue-trader", "eversor-assassin"],
        phase="exploration",
        dice=[6, 3, 2],
        p0={"space": "bone-marsh"},
        p1={"space": "bone-marsh", "trophies": ["ork-warboss"], "assets": ["bloodied-ledger"]},
    )
    play(table, "duel:1", "attribute:cunning", "asset:ork-warboss@1")
    assert cards(table, "trophies:0") == ["ork-warboss"]
    assert cards(table, "trophies:1") == []


@rule("R-E14", "R-210", "R-221")
def test_berserker_rage_never_finds_the_partner() -> None:
    table = at(
        sheets=["commissar", "canoness", "moarn", "luxuria"],
        scenario="dark-alliance",
        player=2,
        phase="exploration",
        dice=[3, 3],
        p0={"space": "survivors-camp"},
        p1={"space": "titan-yards"},
        p2={"space": "machine-shrine"},
        decks={"nemesis-moarn": ["berserker-rage"]},
    )
    assert where(table, 2) == "titan-yards"
    assert "Moarn Goreheart battles Canoness" in log(table)


@rule("R-E15", "R-218")
def test_corruption_of_luxuria_counts_also_face_down() -> None:
    table = against(
        "luxuria",
        "canoness",
        player=1,
        phase="exploration",
        p1={"space": "arbites-precinct"},
        decks={"nemesis-luxuria": ["silken-whispers"]},
    )
    pieces = table.view(0).zone("corruption:0").pieces
    assert [piece.marks["open"] for piece in pieces] == [False]
    assert marks(table, "player:0")["influence"] == 3


@rule("R-E16", "R-219", "R-220", "R-217", "R-121", "R-122")
def test_githellion_gains_nothing_from_those_who_are_lost() -> None:
    table = against(
        "githellion",
        "storm-trooper-sergeant",
        p0={
            "space": "seers-stones",
            "willpower": 1,
            "corruption": [
                *("swollen-arm", "burning-brow", "serpent-tongue", "withered-hand"),
                "voices-in-the-night",
            ],
        },
        dice=[1],
        decks={"corruption": ["threshold-of-ascension"]},
    )
    play(table, "renew")
    assert marks(table, "player:1")["infamy"] == 0
    assert table.view(0).zone("corruption:0").count == 0
    assert marks(table, "player:0")["influence"] == 3


@rule("R-E16", "R-217", "R-220")
def test_the_sergeant_burns_the_vision_stone() -> None:
    table = against(
        "githellion",
        "storm-trooper-sergeant",
        p0={"space": "bone-marsh", "strength": 3, "assets": ["vision-stone"]},
        board={"bone-marsh": ["ork-brawlers", "gnawing-swarm"]},
        dice=[3, 2],
    )
    play(table, "form:strength", "use:burn-the-kit")
    assert "Storm Trooper Sergeant wins the battle, 7 to 6" in log(table)
    assert cards(table, "assets:0") == []


@rule("R-E17", "R-213", "R-109")
def test_kineblades_do_not_count_the_card_that_was_played() -> None:
    table = at(
        p0={
            "space": "outskirts",
            "strength": 4,
            "assets": ["kineblades"],
            "hand": ["litany-of-purity", "field-surgery", "planetary-tithe"],
        },
        board={"outskirts": ["ork-brawlers"]},
        dice=[6, 1],
    )
    play(table, "done", "gear:kineblades@1", "power:planetary-tithe")
    assert "loses the battle, 9 to 10" in log(table)


@rule("R-E18", "R-094", "R-214", "R-130")
def test_neuro_disruptor_at_one_life() -> None:
    table = at(
        p0={"space": "transit-docks", "life": 1, "assets": ["neuro-disruptor"]},
        board={"transit-docks": ["gnawing-swarm"]},
        dice=[1, 6],
    )
    play(table, "gear:neuro-disruptor@1")
    assert where(table, 0) == "st-antias-sanctuary"
    assert lying(table, "transit-docks") == ["gnawing-swarm"]
    assert marks(table, "player:0")["life"] == 5
    assert cards(table, "trophies:0") == []


@rule("R-E19", "R-215", "R-230")
def test_the_guardsman_calls_for_help_each_time() -> None:
    table = against(
        "moarn",
        player=1,
        phase="exploration",
        p1={"space": "outskirts", "strength": 1},
        board={"outskirts": ["imperial-guardsman"]},
        decks={"imperium": ["novice-sisters"]},
        dice=[2, 6, 1],
    )
    assert lying(table, "outskirts") == ["imperial-guardsman", "novice-sisters"]


@rule("R-E20", "R-205")
def test_a_vanquished_nemesis_loses_half_its_infamy_rounded_up() -> None:
    table = against(
        "githellion",
        phase="exploration",
        dice=[1, 5],
        p0={"space": "bone-marsh", "cunning": 6},
        p1={"space": "bone-marsh", "life": 1, "infamy": 9, "hand": ["avenging-strike"]},
    )
    play(table, "attack:1", "done", "roll")
    values = marks(table, "player:1")
    assert (values["infamy"], values["life"]) == (4, 4)
    assert where(table, 1) == "eldar-falcon-squadron"
    assert table.view(1).zone("hand:1").count == 0


@rule("R-E21", "R-194", "R-199", "R-200", "R-087")
def test_support_counts_for_both_sides() -> None:
    table = against(
        "githellion",
        player=1,
        phase="exploration",
        dice=[3, 6, 2],
        p0={"space": "ash-crater", "cunning": 3},
        p1={"space": "ash-crater", "cunning": 4},
        board={"ash-crater": ["ork-brawlers", "gnawing-swarm", "tactical-marines"]},
    )
    play(table, "attack:0")
    assert "Githellion Ath’ulwei loses the battle, 9 to 12" in log(table)
    assert marks(table, "player:1")["life"] == 3
    assert table.view(0).zone("hand:0").count == 1
    assert len(lying(table, "ash-crater")) == 3


@rule("R-E22", "R-092", "R-069", "R-090")
def test_mixed_enemies_fight_by_attribute() -> None:
    table = at(
        p0={"space": "ash-crater", "strength": 3, "willpower": 3, "influence": 2},
        board={"ash-crater": ["ork-brawlers", "squig-pack", "gnawing-swarm"]},
        dice=[1, 3, 4, 1],
    )
    play(table, "form:willpower")
    assert cards(table, "trophies:0") == ["gnawing-swarm"]
    assert "loses the battle, 4 to 11" in log(table)
    assert marks(table, "player:0")["life"] == 4
    assert lying(table, "ash-crater") == ["ork-brawlers", "squig-pack"]


@rule("R-E23", "R-118", "R-119")
def test_corruption_wakes_by_its_number() -> None:
    table = at(
        sheets=["commissar", "ogryn"],
        p0={"space": "seers-stones", "corruption": ["swollen-arm", "burning-brow"], "assets": []},
        dice=[1],
        decks={"corruption": ["babbling-in-tongues"]},
    )
    pieces = table.view(0).zone("corruption:0").pieces
    assert [piece.marks["open"] for piece in pieces] == [True, True, True]
    table = at(
        sheets=["commissar", "ogryn"],
        p0={
            "space": "seers-stones",
            "corruption": ["swollen-arm", "burning-brow", "serpent-tongue"],
        },
        dice=[1],
        decks={"corruption": ["spreading-taint"]},
    )
    pieces = table.view(0).zone("corruption:0").pieces
    assert [piece.marks["open"] for piece in pieces] == [True, True, True, False]


@rule("R-E24", "R-202")
def test_levels_beyond_the_ninth_are_infamy() -> None:
    table = against(
        "moarn",
        player=1,
        phase="experience",
        p1={"level": 9, "infamy": 5, "trophies": ["scout-titan", "tactical-marines"]},
    )
    play(table, "spend:scout-titan@1", "spend:tactical-marines@1")
    assert marks(table, "player:1")["infamy"] == 7
