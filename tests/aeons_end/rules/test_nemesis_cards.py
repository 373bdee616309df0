"""Section 5: nemesis sheets, their cards and the tiers."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.card import ACOLYTE, ATTACK, MINION, POWER
from emberhold.games.aeons_end.cards.war_eternal.foes.acolyte_deck import acolyte_deck
from emberhold.games.aeons_end.state import State
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import BASIC, NEMESES
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import at, cards, fingerprint, in_play, keys, marks, play, rule

every_nemesis = pytest.mark.parametrize("nemesis", NEMESES)
LIFE = {"umbra-titan": 70, "gate-witch": 70, "magus-of-cloaks": 35, "hollow-crown": 1}
LEVELS = ("beginner", "normal", "expert", "extinction")
FIRST_PLAYER = {"deck": ["1", "nemesis"], "discard": []}


def nemesis_side(game: State) -> dict[str, Any]:
    return seen(game).area("nemesis").marks


def nemesis_turn(nemesis: str = "gate-witch", **position: Any) -> Table:
    """A nemesis turn from its start, then player 1's; Gate Witch's Unleash asks nothing."""
    position.setdefault("turn_order", FIRST_PLAYER)
    return at(nemesis=nemesis, phase="nemesis", **position)


def nemesis_draws(card: str, nemesis: str = "gate-witch", **position: Any) -> Table:
    """The nemesis draws that card, then it is player 1's turn."""
    position.setdefault("turn_order", FIRST_PLAYER)
    return at(nemesis=nemesis, phase="nemesis-draw", foe={"deck": [card, "smite"]}, **position)


# The sheet


@rule("WE-070")
@every_nemesis
def test_a_nemesis_starts_with_its_printed_life(nemesis: str) -> None:
    side = nemesis_side(laid_out(2, nemesis=nemesis))
    assert (side["life"], side["max_life"]) == (LIFE[nemesis], LIFE[nemesis])


def after_unleash(nemesis: str, **position: Any) -> Table:
    """Null Scion unleashes in the main phase of the nemesis turn."""
    foe = {"deck": ["catacomb-drone", "smite"], **position.pop("foe", {})}
    return nemesis_turn(nemesis, in_play=["null-scion"], foe=foe, **position)


@rule("WE-071", "WE-077")
def test_gate_witch_unleashes_a_nemesis_token() -> None:
    assert marks(after_unleash("gate-witch"), "nemesis")["tokens"] == 2


@rule("WE-071")
def test_umbra_titan_unleashes_damage_or_the_loss_of_a_pillar() -> None:
    table = after_unleash("umbra-titan", turn_order={"deck": ["1"], "discard": ["nemesis"]})
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert marks(table, "nemesis")["tokens"] == 7


@rule("WE-071")
def test_magus_of_cloaks_unleashes_cloaks_or_damage_to_gravehold() -> None:
    table = after_unleash("magus-of-cloaks")
    fork = play(table.fork(), "do:1")
    assert (marks(fork, "nemesis")["tokens"], marks(fork, "gravehold")["life"]) == (6, 30)
    play(table, "do:2")
    assert (marks(table, "nemesis")["tokens"], marks(table, "gravehold")["life"]) == (4, 28)


@rule("WE-071")
def test_hollow_crown_unleashes_blood_magic() -> None:
    """Nhavkalas: Gravehold suffers 3 damage, the acolyte 1."""
    table = nemesis_turn(
        "hollow-crown", in_play=["nhavkalas", "null-scion"], foe={"deck": ["catacomb-drone"]}
    )
    assert marks(table, "gravehold")["life"] == 27
    assert in_play(table)["nhavkalas"] == 10


@rule("WE-072")
def test_additional_rules_belong_to_their_nemesis_alone() -> None:
    """Five tokens and one nemesis card discarded make Gate Witch speed up, but not Umbra Titan."""
    order = {"deck": ["1", "2"], "discard": ["nemesis"]}
    side = {"deck": ["night-unending", "smite"], "tokens": 5}
    titan = at(phase="nemesis", foe=side, turn_order=order)
    assert slugs(titan.state.order_discard) == ["nemesis", "1"]
    assert marks(titan, "nemesis")["tokens"] == 5


@rule("WE-072")
def test_only_umbra_titan_wins_by_taking_the_last_token() -> None:
    """Gate Witch has no tokens left and plays on; Gravehold without pillars is lost."""
    witch = nemesis_turn(foe={"tokens": 0, "deck": ["night-unending", "smite"]})
    assert witch.result is None
    order = {"deck": ["1"], "discard": ["nemesis"]}
    titan = after_unleash("umbra-titan", foe={"tokens": 1}, turn_order=order)
    play(titan, "do:2")
    assert titan.result is not None
    assert titan.result.winners == ()


@rule("WE-073")
def test_the_harder_rule_is_used_at_expert_and_extinction_only() -> None:
    pillars = [nemesis_side(laid_out(2, nemesis="umbra-titan", difficulty=d)) for d in LEVELS]
    assert [side["tokens"] for side in pillars] == [8, 8, 5, 5]


@rule("WE-074")
def test_the_difficulty_rating_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(1 <= sheet.difficulty <= 10 for sheet in NEMESES.values())

    def game(rating: int) -> Any:
        monkeypatch.setattr(NEMESES["umbra-titan"], "difficulty", rating)
        table = at(phase="nemesis", seed=4)
        for _ in range(60):
            if table.question is not None:
                table.answer(0)
        return fingerprint(table)

    assert game(1) == game(10)


@rule("WE-075")
def test_the_sheets_own_setup_comes_after_the_nemesis_deck() -> None:
    """Hollow Crown draws two acolytes; its nemesis deck is as large as anybody's."""
    game = laid_out(2, nemesis="hollow-crown")
    assert [piece.card.type for piece in game.in_play] == [ACOLYTE, ACOLYTE]
    assert len(acolyte_deck(game).deck) == 7
    assert len(game.nemesis_deck) == 24
    assert not any(card.type == ACOLYTE for card in game.nemesis_deck)


@rule("WE-076", "WE-078")
def test_gate_witch_starts_with_70_life_and_one_token() -> None:
    side = nemesis_side(laid_out(2, nemesis="gate-witch"))
    assert (side["life"], side["tokens"]) == (70, 1)


@rule("WE-081")
def test_umbra_titan_starts_with_70_life_and_eight_tokens() -> None:
    side = nemesis_side(laid_out(2, nemesis="umbra-titan"))
    assert (side["life"], side["tokens"]) == (70, 8)


# Gate Witch speeds up


def end_of_witchs_turn(
    tokens: int, discard: list[str], difficulty: str = "normal", seed: int = 1
) -> Table:
    """The nemesis turn ends with that many tokens and these turn-order cards discarded."""
    return at(
        nemesis="gate-witch",
        setup={"difficulty": difficulty},
        seed=seed,
        phase="nemesis-draw",
        foe={"tokens": tokens, "deck": ["night-unending", "planar-collision", "smite"]},
        turn_order={"deck": ["1", "1", "2", "2"], "discard": discard},
    )


def nemesis_cards_coming(table: Table) -> int:
    return slugs(table.state.order_deck).count("nemesis")


@rule("WE-079")
@pytest.mark.parametrize("tokens", [5, 6, 9])
def test_with_five_tokens_her_turn_card_is_shuffled_back(tokens: int) -> None:
    places = set()
    for seed in SEEDS:
        table = end_of_witchs_turn(tokens, ["nemesis"], seed=seed)
        state = table.state
        everything = slugs((*state.order_discard, *state.order_deck[::-1]))
        assert sorted(everything) == ["1", "1", "2", "2", "nemesis"]
        places.add(everything.index("nemesis"))
        if everything[0] != "nemesis":
            assert marks(table, "nemesis")["tokens"] == tokens - 4
            assert nemesis_cards_coming(table) == 1
    assert len(places) > 2, "it is shuffled in, not put on top or at the bottom"


@rule("WE-080")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_at_increased_difficulty_she_loses_three_tokens(difficulty: str) -> None:
    tables = [end_of_witchs_turn(6, ["nemesis"], difficulty, seed) for seed in SEEDS]
    calm = [table for table in tables if nemesis_cards_coming(table) == 1]
    assert calm
    assert {marks(table, "nemesis")["tokens"] for table in calm} == {3}


@rule("WE-079")
@pytest.mark.parametrize(
    ("tokens", "discard"),
    [(4, ["nemesis"]), (5, []), (9, ["nemesis", "nemesis"])],
    ids=["four tokens", "no nemesis card discarded", "both discarded"],
)
def test_otherwise_she_does_not(tokens: int, discard: list[str]) -> None:
    table = end_of_witchs_turn(tokens, discard)
    assert marks(table, "nemesis")["tokens"] == tokens
    assert slugs(table.state.order_discard) == [*discard, "1"]
    assert nemesis_cards_coming(table) == 0


@rule("WE-079")
def test_the_end_of_a_players_turn_is_not_her_moment() -> None:
    table = at(
        nemesis="gate-witch",
        foe={"tokens": 5},
        turn_order={"deck": ["2", "1"], "discard": ["nemesis", "1"]},
    )
    play(table, "end")
    assert marks(table, "player:1")["active"]
    assert marks(table, "nemesis")["tokens"] == 5
    assert slugs(table.state.order_discard) == ["nemesis", "1", "2"]


# Nemesis cards


@rule("WE-082")
def test_a_card_of_the_nemesis_deck_is_an_attack_a_minion_or_a_power() -> None:
    for nemesis in NEMESES:
        types = {card.type for card in laid_out(4, nemesis=nemesis).nemesis_deck}
        assert types == {ATTACK, MINION, POWER}


@rule("WE-083")
def test_an_attack_resolves_when_drawn_and_is_discarded() -> None:
    """Smite: Unleash twice, Gravehold suffers 2 damage."""
    table = nemesis_draws("smite")
    assert marks(table, "nemesis")["tokens"] == 1 + 2
    assert marks(table, "gravehold")["life"] == 28
    assert cards(table, "nemesis-discard") == ["smite"]
    assert in_play(table) == {}


@rule("WE-084")
def test_a_minion_enters_play_with_its_printed_life_and_stays() -> None:
    table = nemesis_draws("mangleroot", p0={"hand": ["crystal"]})
    assert in_play(table) == {"mangleroot": 12}
    play(table, "end")
    assert "mangleroot" in in_play(table)


@rule("WE-085")
def test_a_minions_persistent_effect_is_resolved_in_the_nemesis_main_phase() -> None:
    """Mangleroot: Gravehold suffers 3 damage, the minion 2."""
    table = nemesis_turn(in_play=["mangleroot"], foe={"deck": ["night-unending", "smite"]})
    assert marks(table, "gravehold")["life"] == 27
    assert in_play(table)["mangleroot"] == 10
    drawn = nemesis_draws("mangleroot")
    assert marks(drawn, "gravehold")["life"] == 30, "not in the draw phase"


@rule("WE-086")
def test_a_minion_without_life_is_discarded_immediately() -> None:
    table = at(
        phase="casting",
        in_play=[{"card": "mangleroot", "life": 1}, "howling-spinners"],
        p0={"breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "cast:1", "target:mangleroot")
    assert in_play(table) == {"howling-spinners": 5}
    assert cards(table, "nemesis-discard") == ["mangleroot"]


@rule("WE-087")
@pytest.mark.parametrize(("life", "after"), [(1, 11), (3, 11), (11, 11)])
def test_a_minion_never_has_more_life_than_it_entered_with(life: int, after: int) -> None:
    """Ascend: the acolyte with the lowest life gains 10; its printed life is 11."""
    table = nemesis_draws(
        "ascend", "hollow-crown", in_play=[{"card": "lurzan", "life": life}], p0={"life": 9}
    )
    assert in_play(table) == {"lurzan": after}


@rule("WE-088")
@pytest.mark.parametrize(
    ("power", "tokens"), [("planar-collision", 2), ("night-unending", 3), ("morbid-gyre", 1)]
)
def test_a_power_enters_play_with_its_power_tokens(power: str, tokens: int) -> None:
    assert in_play(nemesis_draws(power)) == {power: tokens}


@rule("WE-089")
@pytest.mark.parametrize("power", ["morbid-gyre", "planar-collision"])
def test_a_power_resolves_in_the_main_phase_of_the_xth_following_nemesis_turn(power: str) -> None:
    """Both unleash twice: Gate Witch gains two tokens in that turn and not before."""
    x = {"morbid-gyre": 1, "planar-collision": 2}[power]
    table = at(
        nemesis="gate-witch",
        phase="nemesis-draw",
        foe={"tokens": 0, "deck": [power, "night-unending", "apocalypse-ritual", "aphotic-sun"]},
        turn_order={"deck": ["1", "nemesis", "1", "nemesis", "1", "nemesis"], "discard": []},
        p0={"hand": ["crystal"] * 6},
        p1={"hand": []},
    )
    for turns in range(1, x + 1):
        assert in_play(table)[power] == x - turns + 1
        assert marks(table, "nemesis")["tokens"] == 0
        play(table, "end")
        while table.question is not None and table.question.topic != "main":
            table.answer(0)
    assert power not in in_play(table)
    assert marks(table, "nemesis")["tokens"] == 2
    assert power in cards(table, "nemesis-discard")


@rule("WE-090")
def test_a_power_may_say_how_to_discard_it() -> None:
    """Planar Collision: discard two prepped spells."""
    spark = {"state": "open", "spells": ["spark"]}
    table = at(
        in_play=["planar-collision", "night-unending"],
        p0={"hand": ["crystal"], "breaches": {"1": spark, "2": spark}},
    )
    assert "discard-power:planar-collision" in keys(table)
    assert "discard-power:night-unending" not in keys(table)
    play(table, "discard-power:planar-collision", "spell:spark@0.1")
    assert in_play(table) == {"night-unending": 3}
    assert cards(table, "discard:0") == ["spark", "spark"]


@rule("WE-091")
@every_nemesis
def test_every_card_names_its_nemesis_or_is_basic(nemesis: str) -> None:
    assert {card.nemesis for card in NEMESES[nemesis].cards} == {nemesis}
    assert {card.nemesis for card in BASIC} == {None}
    used: set[str] = set()
    for seed in SEEDS:
        for card in laid_out(4, seed, nemesis=nemesis).nemesis_deck:
            assert card.nemesis in (None, nemesis)
            if card.nemesis is None:
                used.add(card.slug)
    assert used == {card.slug for card in BASIC}, "every basic card can meet every nemesis"


@rule("WE-092", "WE-119")
@every_nemesis
def test_nine_specific_cards_three_of_each_tier(nemesis: str) -> None:
    assert [card.tier for card in NEMESES[nemesis].cards].count(1) == 3
    for players in (1, 2, 3, 4):
        deck = laid_out(players, nemesis=nemesis).nemesis_deck
        own = [card.tier for card in deck if card.nemesis == nemesis]
        assert sorted(own) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("WE-093")
def test_the_nemesis_deck_has_tiers_one_to_three() -> None:
    assert [sum(card.tier == tier for card in BASIC) for tier in (1, 2, 3)] == [9, 8, 8]
    for nemesis in NEMESES:
        assert {card.tier for card in laid_out(2, nemesis=nemesis).nemesis_deck} == {1, 2, 3}


@rule("WE-094", "WE-126")
def test_cards_of_tier_zero_stay_outside_the_nemesis_deck() -> None:
    """Only Hollow Crown has any: nine acolytes with a deck of their own."""
    for nemesis, sheet in NEMESES.items():
        nought = {card.slug for card in (*sheet.cards, *sheet.aside) if card.tier == 0}
        assert len(nought) == (9 if nemesis == "hollow-crown" else 0)
        for seed in SEEDS:
            game = laid_out(2, seed, nemesis=nemesis)
            assert not nought & set(slugs(game.nemesis_deck))
            outside = [*game.own.cards(), *(piece.card for piece in game.in_play)]
            assert set(slugs(outside)) == nought
