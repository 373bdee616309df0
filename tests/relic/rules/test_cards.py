"""Experience, levels, Power cards, assets, Corruption, missions and relics (sections 11 to 17)."""

from __future__ import annotations

from tests.relic.table import at, cards, keys, log, marks, play, rule, topic, where


@rule("R-095", "R-096", "R-101", "R-100")
def test_six_points_of_trophies_are_a_level() -> None:
    table = at(
        phase="experience",
        p0={"trophies": ["ork-brawlers", "ork-brawlers", "ork-warboss"], "influence": 0},
    )
    play(table, "spend:ork-brawlers@1", "spend:ork-brawlers@2", "done")
    values = marks(table, "player:0")
    assert (values["level"], values["strength"], values["influence"]) == (1, 5, 2)
    assert cards(table, "trophies:0") == ["ork-warboss"]


@rule("R-096")
def test_five_points_of_trophies_buy_nothing() -> None:
    table = at(phase="experience", p0={"trophies": ["ork-brawlers", "grot-rabble"]})
    assert not any(key.startswith("spend:") for key in keys(table))
    assert marks(table, "player:0")["level"] == 0


@rule("R-100")
def test_a_level_beyond_the_last_is_a_completed_mission() -> None:
    table = at(phase="experience", p0={"level": 12, "trophies": ["ork-warboss"]})
    play(table, "spend:ork-warboss@1")
    assert table.view(0).zone("completed:0").count == 1


@rule("R-097", "R-128", "R-129", "R-114")
def test_three_completed_missions_are_a_relic() -> None:
    table = at(
        phase="experience", p0={"completed": 4}, decks={"relic": ["oathblade", "chalice-of-dawn"]}
    )
    play(table, "relic")
    assert keys(table) == ["take:oathblade", "take:chalice-of-dawn"]
    play(table, "take:oathblade")
    assert cards(table, "assets:0") == ["oathblade"]
    assert table.view(0).zone("completed:0").count == 1


@rule("R-098", "R-099", "R-102", "R-112")
def test_limits_are_enforced_in_the_experience_phase() -> None:
    table = at(
        sheets=["ogryn", "commissar"],
        phase="experience",
        p0={"hand": ["defy-fate", "dig-in"], "assets": ["servo-porter"]},
    )
    play(table, "done")
    assert keys(table) == ["discard:defy-fate", "discard:dig-in"]
    play(table, "discard:dig-in")
    assert cards(table, "hand:0") == ["defy-fate"]


@rule("R-098")
def test_unwanted_cards_may_be_discarded() -> None:
    table = at(phase="experience", p0={"hand": ["defy-fate"], "assets": ["servo-porter"]})
    play(table, "tidy", "discard:servo-porter@1", "done")
    assert cards(table, "assets:0") == []


@rule("R-103", "R-104", "R-105", "R-004")
def test_values_have_their_bounds() -> None:
    table = at(
        p0={"space": "fortress-of-khorne", "strength": 4, "life": 5, "hand": ["spoils-of-war"]},
        dice=[1],
    )
    play(table, "roll")
    assert marks(table, "player:0")["strength"] == 4
    full = at(p0={"space": "st-antias-sanctuary", "life": 12, "influence": 3})
    play(full, "do:1", "times:1")
    assert marks(full, "player:0")["life"] == 12


@rule("R-106", "R-107")
def test_an_exploded_die_may_be_a_power_card_too() -> None:
    table = at(
        p0={"space": "outskirts", "hand": ["grisly-trophy", "storm-of-blades"], "strength": 4},
        board={"outskirts": ["ork-warboss"]},
        dice=[1],
    )
    play(table, "done", "power:grisly-trophy", "power:storm-of-blades")
    assert "wins the battle, 11 to 10" in log(table)


@rule("R-106", "R-107")
def test_of_several_power_cards_the_one_that_is_named_is_played() -> None:
    table = at(
        p0={"space": "outskirts", "hand": ["grisly-trophy", "planetary-tithe"], "strength": 4},
        board={"outskirts": ["ork-warboss"]},
        dice=[1],
    )
    play(table, "done", "power:planetary-tithe")
    assert cards(table, "hand:0") == ["grisly-trophy"]
    assert any("Planetary Tithe" in line for line in table.log("en"))


@rule("R-110", "R-111")
def test_power_cards_are_bought_by_a_number_declared_first() -> None:
    table = at(p0={"space": "blackstone-fortress", "influence": 2})
    assert keys(table) == ["times:2", "times:1", "times:0"]
    play(table, "times:2")
    assert table.view(0).zone("hand:0").count == 2
    assert marks(table, "player:0")["influence"] == 0


@rule("R-113")
def test_wargear_is_revealed_and_bought() -> None:
    table = at(
        p0={"space": "battlefleet-antias", "influence": 5},
        decks={"wargear": ["siege-maul", "flak-vest", "hallowed-plate"]},
    )
    play(table, "do:1", "buy:siege-maul@1", "buy:flak-vest@1")
    assert cards(table, "assets:0") == ["siege-maul", "flak-vest"]
    assert marks(table, "player:0")["influence"] == 0


@rule("R-116")
def test_the_last_charge_takes_the_card_along() -> None:
    table = at(
        phase="movement", p0={"life": 2, "assets": [{"asset": "field-medkit", "charges": 1}]}
    )
    play(table, "use:field-medkit@1")
    assert marks(table, "player:0")["life"] == 3
    assert cards(table, "assets:0") == []


@rule("R-116")
def test_one_charge_a_turn() -> None:
    table = at(phase="movement", p0={"life": 2, "assets": ["field-medkit"]}, dice=[1])
    play(table, "use:field-medkit@1")
    assert topic(table) == "move"


@rule("R-117", "R-159")
def test_a_stolen_asset_keeps_its_charges() -> None:
    table = at(
        sheets=["rogue-trader", "commissar"],
        phase="exploration",
        dice=[6, 3, 2],
        p0={"space": "bone-marsh"},
        p1={
            "space": "bone-marsh",
            "assets": [{"asset": "field-medkit", "charges": 2}, "bloodied-ledger", "oathblade"],
        },
    )
    play(table, "duel:1", "attribute:cunning")
    assert "asset:oathblade@1" not in keys(table)
    play(table, "asset:field-medkit@1", "asset:bloodied-ledger@1")
    pieces = table.view(0).zone("assets:0").pieces
    assert pieces[0].marks["charges"] == 2
    assert cards(table, "assets:0") == ["field-medkit", "bloodied-ledger"]


@rule("R-120", "R-121", "R-132", "R-133")
def test_six_corruption_cards_and_giving_up_end_a_players_game() -> None:
    table = at(
        p0={
            "space": "seers-stones",
            "corruption": [
                *("swollen-arm", "burning-brow", "serpent-tongue", "withered-hand"),
                "voices-in-the-night",
            ],
        },
        dice=[1],
        decks={"corruption": ["threshold-of-ascension"]},
    )
    assert keys(table) == ["renew", "lose"]
    play(table, "lose")
    assert table.result is not None
    assert table.result.winners == (1,)
    assert table.result.reason == "survivor"


@rule("R-121", "R-122", "R-018")
def test_a_new_character_keeps_assets_and_missions() -> None:
    table = at(
        p0={
            "space": "seers-stones",
            "assets": ["servo-porter"],
            "completed": 2,
            "corruption": [
                *("swollen-arm", "burning-brow", "serpent-tongue", "withered-hand"),
                "voices-in-the-night",
            ],
        },
        dice=[1],
        decks={"corruption": ["threshold-of-ascension"]},
    )
    play(table, "renew")
    assert cards(table, "assets:0") == ["servo-porter"]
    assert table.view(0).zone("completed:0").count == 2
    assert table.view(0).area("player:0").name != "relic-character-commissar"


@rule("R-123")
def test_the_shrine_world_takes_corruption_away() -> None:
    table = at(
        p0={"space": "antian-shrine-world", "willpower": 7, "corruption": ["swollen-arm"]},
        dice=[4],
    )
    play(table, "do", "corruption:1")
    assert table.view(0).zone("corruption:0").count == 0


@rule("R-124", "R-126")
def test_a_mission_is_rewarded_at_once_and_a_new_one_drawn_later() -> None:
    table = at(
        p0={"space": "outskirts", "strength": 12, "influence": 0, "mission": "stop-the-waaagh"},
        board={"outskirts": ["ork-brawlers"]},
        dice=[1, 2],
        decks={"mission": ["take-initiative"]},
    )
    assert marks(table, "player:0")["level"] == 1
    assert marks(table, "player:0")["influence"] == 2 + 2
    assert table.view(0).zone("completed:0").count == 1
    assert cards(table, "mission:0") == ["take-initiative"]


@rule("R-125")
def test_of_two_missions_one_is_kept() -> None:
    table = at(
        p0={"space": "outskirts", "mission": "stop-the-waaagh"},
        board={"outskirts": ["faint-signal"]},
        decks={"mission": ["take-initiative"]},
    )
    play(table, "do")
    assert keys(table) == ["mission:take-initiative", "mission:stop-the-waaagh"]
    play(table, "mission:take-initiative")
    assert cards(table, "mission:0") == ["take-initiative"]


@rule("R-127")
def test_a_gained_mission_lies_face_down() -> None:
    table = at(
        p0={"space": "outskirts", "influence": 5},
        board={"outskirts": ["relic-pilgrim"]},
    )
    play(table, "place:1", "do")
    assert table.view(0).zone("completed:0").count == 1
    assert table.view(0).zone("completed:0").pieces == ()


@rule("R-149", "R-150", "R-016")
def test_an_empty_deck_is_its_discards_shuffled() -> None:
    table = at(p0={"space": "blackstone-fortress", "influence": 3})
    deck = table.state.decks[5]
    table.state.decks[5] = type(deck)((), deck.all)
    table.answer("times:3")
    assert table.view(0).zone("hand:0").count == 3


@rule("R-153", "R-008", "R-009")
def test_an_apostate_asset_makes_an_apostate() -> None:
    table = at(p0={"space": "machine-shrine", "influence": 4, "assets": ["bloodied-ledger"]})
    assert marks(table, "player:0")["apostate"] is True
    assert marks(table, "player:1")["apostate"] is False


@rule("R-160", "R-161")
def test_a_willpower_duel_shows_the_hand() -> None:
    table = at(
        sheets=["canoness", "commissar"],
        phase="exploration",
        dice=[6, 3, 2],
        p0={"space": "bone-marsh"},
        p1={
            "space": "bone-marsh",
            "hand": ["iron-rations"],
            "assets": ["bloodied-ledger"],
            "influence": 4,
        },
    )
    play(table, "duel:1", "attribute:willpower", "roll")
    assert keys(table) == ["power:iron-rations", "influence:3"]
    play(table, "power:iron-rations", "asset:bloodied-ledger@1")
    assert cards(table, "hand:0") == ["iron-rations"]
    assert cards(table, "assets:0") == ["bloodied-ledger"]


@rule("R-233")
def test_the_loser_of_a_duel_is_robbed_before_being_vanquished() -> None:
    table = at(
        sheets=["ogryn", "commissar"],
        phase="exploration",
        dice=[6, 3, 2],
        p0={"space": "bone-marsh"},
        p1={"space": "bone-marsh", "life": 1, "assets": ["bloodied-ledger"]},
    )
    play(table, "duel:1", "attribute:strength", "asset:bloodied-ledger@1")
    assert cards(table, "assets:0") == ["bloodied-ledger"]
    assert where(table, 1) == "st-antias-sanctuary"


@rule("R-053")
def test_special_movement_works_in_the_phase_it_is_used() -> None:
    table = at(
        phase="movement",
        p0={"space": "relay-station", "assets": [{"asset": "captured-buggy", "charges": 1}]},
    )
    play(table, "use:captured-buggy@1", "move:bone-marsh")
    assert where(table, 0) == "bone-marsh"
    assert cards(table, "assets:0") == []
