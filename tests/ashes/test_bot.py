"""The rule-of-thumb player: sensible in plain positions, fair, legal, and better than chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

import emberhold
from emberhold.cli import main
from emberhold.games.ashes.bot import choose
from emberhold.games.ashes.bot.cards import dice_of
from emberhold.games.ashes.bot.effects import gain
from emberhold.games.ashes.bot.plan import _activations
from emberhold.games.ashes.card import Card
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.kernel.question import key_of
from emberhold.kernel.table import Table
from emberhold.lab.round_robin import pairing, standings
from emberhold.lab.statistics import wilson
from emberhold.players import seated
from tests.ashes.table import asks, at, cards, dice, play
from tests.support import fields_of


def answer(table: Table) -> str:
    """What the bot says to the question that is open."""
    return key_of(choose(table.state, asks(table)))


def answers(table: Table, number: int) -> list[str]:
    """What the bot says to the next questions, no matter who is asked."""
    said = []
    for _ in range(number):
        said.append(answer(table))
        table.answer(said[-1])
    return said


NATURAL = {"natural-class": 3, "natural-basic": 2}


# Attacking


def test_it_attacks_when_that_wins_the_game() -> None:
    table = at(p0={"battlefield": ["iron-rhino"]}, p1={"wounds": 11})
    answers(table, 1)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_it_attacks_past_a_blocker_with_all_it_takes() -> None:
    """Eight life left: three rhinos against one blocker are more than enough."""
    table = at(p0={"battlefield": ["iron-rhino"] * 3}, p1={"battlefield": ["gilder"], "wounds": 8})
    assert answers(table, 4)[0] == "attack:phoenixborn"
    while table.question is not None:
        answers(table, 1)
    assert table.result is not None


def test_it_does_not_attack_into_a_loss() -> None:
    """A Mist Spirit would only be blocked by the rhino and die of it."""
    table = at(p0={"battlefield": ["mist-spirit"], "hand": []}, p1={"battlefield": ["iron-rhino"]})
    assert answer(table) == "pass"


def test_it_attacks_a_phoenixborn_without_units() -> None:
    table = at(p0={"battlefield": ["mist-spirit"], "hand": []})
    assert answer(table) == "attack:phoenixborn"


def test_it_attacks_a_unit_that_cannot_fight_back() -> None:
    """The Leech Warrior would block an attack on the Phoenixborn; it cannot guard the Knight."""
    knight = {"unit": "hammer-knight", "wounds": 1, "exhaustion": 1}
    table = at(
        p0={"battlefield": ["masked-wolf"], "hand": []},
        p1={"battlefield": ["leech-warrior", knight]},
    )
    assert answer(table) == "attack:unit"
    assert answer(play(table, "attack:unit")) == "target:hammer-knight@1"


def test_it_attacks_the_player_who_is_nearly_out() -> None:
    table = at(players=3, p0={"battlefield": ["iron-rhino"]}, p2={"wounds": 16})
    play(table, "attack:phoenixborn")
    assert table.question is not None
    assert answer(table) == "player:2"


# Defending


def test_it_blocks_a_lethal_attacker() -> None:
    table = at(p0={"battlefield": ["iron-rhino"]}, p1={"battlefield": ["gilder"], "wounds": 12})
    play(table, "attack:phoenixborn")
    assert answer(table) == "block-with:gilder@1"


def test_it_does_not_lose_a_good_unit_for_a_few_wounds() -> None:
    """A healthy Phoenixborn takes three; the Raven's Battle Advantage would cost it the Knight."""
    table = at(p0={"battlefield": ["seaside-raven"]}, p1={"battlefield": ["hammer-knight"]})
    play(table, "attack:phoenixborn")
    assert answer(table) == "nobody"


def test_it_blocks_and_counters_what_it_destroys() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["leech-warrior"]})
    play(table, "attack:phoenixborn")
    assert answers(table, 2) == ["block-with:leech-warrior@1", "counter"]


def test_it_blocks_without_countering_when_its_unit_has_better_to_do() -> None:
    """A rhino that counters is exhausted: five attack are worth more than a Mist Spirit."""
    table = at(p0={"battlefield": ["mist-spirit"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "attack:phoenixborn")
    assert answers(table, 2) == ["block-with:iron-rhino@1", "endure"]


def test_it_guards_a_precious_unit_with_its_phoenixborn() -> None:
    table = at(
        p0={"battlefield": ["masked-wolf"]},
        p1={"battlefield": [{"unit": "iron-rhino", "wounds": 3, "exhaustion": 1}]},
    )
    play(table, "attack:unit")
    assert answer(table) == "guard:aradel-summergaard@1"


def test_it_lets_a_unit_go_before_its_phoenixborn_dies() -> None:
    rhino = {"unit": "iron-rhino", "wounds": 3, "exhaustion": 1}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": [rhino], "wounds": 15})
    play(table, "attack:unit")
    assert answer(table) == "nobody"


# Playing cards


def test_it_plays_the_strongest_ally_the_dice_pay() -> None:
    pool = {"ceremonial-power": 1, "natural-class": 1, "natural-basic": 1}
    table = at(p0={"hand": ["anchornaut", "hammer-knight"], "active": pool})
    assert answer(table) == "play:hammer-knight"


def test_it_puts_a_summoning_spell_down_and_uses_it_in_the_next_turn() -> None:
    table = at(
        born="aradel coal",
        p0={"hand": ["summon-blue-jaguar"], "active": NATURAL, "conjurations": ["blue-jaguar"]},
    )
    assert answers(table, 1) == ["play:summon-blue-jaguar"]
    table = at(
        born="aradel coal",
        p0={
            "hand": [],
            "spellboard": ["summon-blue-jaguar"],
            "active": NATURAL,
            "conjurations": ["blue-jaguar"],
        },
    )
    assert answers(table, 1) == ["use:activate@summon-blue-jaguar.1"]


def test_it_meditates_for_the_symbol_it_lacks() -> None:
    """A ceremonial power is all that is missing for a Hammer Knight."""
    pool = {"ceremonial-basic": 1, "natural-class": 1, "natural-basic": 1}
    table = at(p0={"hand": ["hammer-knight"], "draw": ["refresh"] * 20, "active": pool})
    assert answers(table, 4) == [
        "meditate",
        "meditate:draw-pile",
        "done",
        "turn:ceremonial-basic@ceremonial-power",
    ]
    assert answer(table) == "play:hammer-knight"


def test_it_passes_when_there_is_nothing_to_do() -> None:
    table = at(born="aradel coal", p0={"hand": ["protect"], "active": {"charm-basic": 1}})
    assert answer(table) == "pass"


def test_it_pays_with_the_dice_it_needs_least() -> None:
    """Charm dice are of no use to a deck of natural and ceremonial cards."""
    pool = {"natural-class": 2, "charm-class": 1, "ceremonial-class": 2}
    hand = ["anchornaut", "protect", "spiked-armor", "chant-of-revenge"]
    table = at(p0={"hand": hand, "active": pool})
    play(table, "play:anchornaut")
    while table.question is not None and table.question.topic in ("pay", "pay-die"):
        answers(table, 1)
    assert "charm-class" not in dice(table, 0)


def test_it_aims_at_opponents() -> None:
    table = at(
        born="aradel coal",
        p0={"battlefield": ["mist-spirit"], "active": {"natural-class": 1}, "hand": []},
        p1={"battlefield": ["hammer-knight", "anchornaut"]},
    )
    play(table, "use:water-blast@aradel-summergaard.1")
    assert answer(table).startswith(("target:hammer-knight", "target:anchornaut"))


def test_it_puts_armor_on_its_own_units_and_fades_away_those_of_others() -> None:
    sides = {"p0": {"battlefield": ["masked-wolf"]}, "p1": {"battlefield": ["iron-rhino"]}}
    own = {"hand": ["root-armor", "fade-away"], "active": {"natural-class": 1, "illusion-class": 1}}
    table = at(p0=sides["p0"] | own, p1=sides["p1"])
    assert answer(play(table, "play:root-armor")) == "unit:masked-wolf@1"
    table = at(p0=sides["p0"] | own, p1=sides["p1"])
    assert answer(play(table, "play:fade-away")) == "unit:iron-rhino@1"


# Answering


def test_it_protects_a_unit_with_just_enough() -> None:
    table = at(
        born="aradel coal",
        p0={"active": {"natural-class": 1}, "hand": []},
        p1={"battlefield": [{"unit": "hammer-knight", "wounds": 1}], "spellboard": ["protect"]},
    )
    play(table, "use:water-blast@aradel-summergaard.1")
    assert answers(table, 1) == ["trigger:protect@1"]
    assert answer(table) == "amount:1"


def test_it_keeps_protect_for_later_when_nothing_dies() -> None:
    table = at(
        born="aradel coal",
        p0={"active": {"natural-class": 1}, "hand": []},
        p1={"battlefield": ["hammer-knight"], "spellboard": ["protect"]},
    )
    play(table, "use:water-blast@aradel-summergaard.1")
    assert answer(table) == "pass"


def test_it_answers_an_attack_with_a_shadow_counter() -> None:
    table = at(
        born="coal noah",
        p0={"battlefield": ["iron-rhino"]},
        p1={"hand": ["shadow-counter"], "active": {"illusion-class": 1, "charm-basic": 1}},
    )
    play(table, "attack:phoenixborn")
    assert answer(table) == "react:shadow-counter"


# Before and after the turns


@pytest.mark.parametrize("deck", SUGGESTED)
def test_it_takes_the_first_five_its_deck_recommends(deck: str) -> None:
    table = emberhold.open("ashes", 2, 1, {"decks": [deck, deck]})
    while table.question is not None and table.question.topic == "first-five":
        answers(table, 1)
    assert sorted(cards(table, "hand:0", 0)) == sorted(SUGGESTED[deck].first_five)


def test_it_exchanges_a_card_its_dice_can_never_pay() -> None:
    pool = {"exhausted": {"natural": 5, "ceremonial": 5}}
    hand = ["hammer-knight", "molten-gold", "golden-veil"]
    table = at(phase="discard", p0={"hand": hand, "draw": ["protect"] * 20} | pool, p1={"hand": []})
    assert answers(table, 1) == ["discard:golden-veil"]
    assert "hammer-knight" in cards(table, "hand:0")


def test_it_rolls_basic_faces_again_and_keeps_powers() -> None:
    pool = {"natural-power": 1, "ceremonial-basic": 1}
    table = at(phase="recovery", p0={"active": pool, "hand": ["hammer-knight"]})
    assert answers(table, 1) == ["exhaust:ceremonial-basic"]
    assert answer(table) == "done"


def test_it_drafts_cards_and_dice_that_go_together() -> None:
    """Nearly all of what four drafted decks hold can be paid with their dice."""
    table = emberhold.open("ashes", 4, 3, {"decks": "draft"})
    while table.question is not None and table.question.topic != "first-five":
        answers(table, 1)
    for player in table.state.players:
        payable = sum(
            all(
                card.cost.magic[2 * t + 1] + card.cost.magic[2 * t + 2] <= player.exhausted[t]
                for t in range(4)
            )
            for card in player.deck
        )
        assert payable >= 24


# Fairness, legality, strength


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_know_what_its_seat_cannot_know(seed: int) -> None:
    """In worlds that look the same to its seat it does the same."""
    players, decks = ((2, "random"), (3, "random"), (2, "draft"))[seed]
    table = emberhold.open("ashes", players, seed, {"decks": decks})
    compared = 0
    while (question := table.question) is not None and compared < 150:
        said = choose(table.state, question)
        for world in ("one", "another"):
            guessed = table.redeal(question.seat, world)
            again = next(q for q in guessed.questions if q.seat == question.seat)
            assert choose(guessed.state, again) == said, question.topic
        table.take(question, said)
        compared += 1
    assert compared > 100


def test_its_window_on_the_table_shows_no_hidden_card() -> None:
    table = emberhold.open("ashes", 2, 5, {"first_five": "recommended"})
    shown = _cards_in(Sight(table.state, 0))
    me, other = table.state.players
    assert shown.issuperset(me.hand)
    assert shown.isdisjoint(other.hand)
    assert shown.isdisjoint(other.draw_pile)


def _cards_in(thing: Any) -> set[Card]:
    """Every card that can be reached from a thing."""
    if isinstance(thing, Card):
        return {thing}
    if isinstance(thing, tuple | list):
        return {card for part in thing for card in _cards_in(part)}
    names = [name for name in fields_of(thing) if name != "deck" and hasattr(thing, name)]
    return {card for name in names for card in _cards_in(getattr(thing, name))}


_TABLES: list[tuple[int, Any]] = [
    *((2, [one, other]) for one in SUGGESTED for other in list(SUGGESTED)[:2]),
    *((2, [one, "random-deck"]) for one in SUGGESTED),
    *((3, "random") for _ in range(4)),
    *((4, "random") for _ in range(4)),
    *((2, "draft") for _ in range(3)),
    (4, "draft"),
]


@pytest.mark.thorough
def test_it_plays_thirty_whole_games_by_the_rules() -> None:
    """Every deck, two to four players, drafted and random decks: legal to the end."""
    assert len(_TABLES) == 30
    for seed, (players, decks) in enumerate(_TABLES):
        table = emberhold.open("ashes", players, seed, {"decks": decks}, record=False)
        asked = 0
        while (question := table.question) is not None:
            said = choose(table.state, question)
            assert said in list(question.choices), (seed, question.topic)
            table.take(question, said)
            asked += 1
            assert asked < 6000, (seed, players, decks)
        assert table.result is not None


def test_it_plays_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        table = emberhold.open("ashes", 3, 8)
        while (question := table.question) is not None:
            table.take(question, choose(table.state, question))
        games.append(table.answers)
    assert games[0] == games[1]


def test_it_beats_a_player_who_takes_anything() -> None:
    """Twenty games with all decks, seats changing: eighteen wins at the very least."""
    names = list(SUGGESTED)
    wins = 0
    for seed in range(20):
        seat = seed % 2
        bots = ["random", "random"]
        bots[seat] = "greedy"
        decks = [names[seed % 6], names[(seed // 6 + seed) % 6]]
        table = emberhold.open("ashes", 2, f"bot {seed}", {"decks": decks}, record=False)
        players = seated(bots, "ashes", seed)
        while (question := table.question) is not None:
            table.take(question, players[question.seat].choose(table, question))
        assert table.result is not None
        wins += seat in table.result.winners
    assert wins >= 18


# The round robin


def test_in_a_pairing_every_seed_is_played_from_both_seats() -> None:
    pair = ("the-iron-men", "the-mist-guardian")
    played = pairing("ashes", "decks", pair, ["random", "random"], 4, 1, {})
    back = pairing("ashes", "decks", pair[::-1], ["random", "random"], 4, 1, {})
    assert played.tally.games == back.tally.games == 4
    totals = standings([played])
    assert [total.name for total in totals] == list(pair)
    assert totals[0].wins + totals[1].wins == 4
    assert totals[0].interval == wilson(totals[0].wins, 4)


def test_without_decks_named_a_batch_plays_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "ashes", "--games", "2", "--bots", "random", "--seed", "3", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert len(report["pairs"]) == 15
    assert [deck["name"] for deck in report["results"]] == list(SUGGESTED)
    assert all(deck["games"] == 10 for deck in report["results"])


def test_the_round_robin_is_read_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ashes", "--games", "1", "--bots", "random", "--language", "fr"]) == 0
    printed = capsys.readouterr().out
    assert "manches" in printed
    assert "Hommes de fer" in printed


def test_two_copies_of_a_ready_spell_are_one_thing_to_think_about() -> None:
    table = at(p0={"spellboard": ["blood-transfer"] * 2})
    found = [str(item.choice) for item in _activations(Sight(table.state, 0))]
    assert sum("blood-transfer" in choice for choice in found) == 1


def test_it_pays_no_more_for_a_may_than_what_it_gains() -> None:
    """Another card off an opponent's draw pile is worth a die, but not three."""
    active = ["charm-class", "charm-basic", "natural-basic"]
    table = at(
        p0={"spellboard": ["purge", "purge"], "active": active}, p1={"draw": ["refresh"] * 12}
    )
    play(table, "use:activate@purge.1", "player:1")
    question = asks(table)
    assert question.about is not None
    assert answer(table) == "do"
    question.about["magic"] = (3, *(0,) * 8)
    assert answer(table) == "skip"


def test_it_counts_the_dice_of_a_side_by_type_wherever_they_are() -> None:
    table = at(p0={"active": ["natural-class", "natural-power", "illusion-basic"]})
    mine = table.state.players[0]
    mine.exhausted = (0, 0, 0, 2)
    assert dice_of(Sight(table.state, 0).me) == (2, 0, 1, 2)


def test_everyone_draws_is_worth_more_with_copies_that_spare_the_own_side() -> None:
    """Abundance wounds those who cannot draw; each further copy spares its player one of two."""

    def worth(copies: int) -> float:
        table = at(p0={"spellboard": ["abundance"] * copies, "draw": []})
        card = table.state.players[0].spellboard[0].card
        return gain(Sight(table.state, 0), card.activations[0].effect, card)

    assert worth(1) < worth(2) < worth(3)
