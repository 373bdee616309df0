"""What lies ahead is what comes, and never anything a seat cannot know."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

import emberhold
from emberhold.games.ashes.state import State as AshesState
from emberhold.games.relic.seen.foresight import added, exploding_die, hundredths
from emberhold.kernel.advice import Outlook
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.ashes.table import asks
from tests.ashes.table import at as ashes_at
from tests.relic.table import at as relic_at
from tests.relic.table import rule
from tests.support import at, play

_ON_SIX = 1 << 6


def told(table: Table, seat: int = 0, key: str | None = None) -> list[str]:
    return [
        each.text.text("en") for each in table.foresight(seat) if key is None or each.key == key
    ]


# Aeon's End


def test_the_deck_is_named_in_the_order_in_which_it_is_drawn() -> None:
    table = at(p0={"hand": ["crystal"], "deck": ["spark", "kindle"], "discard": ["mages-totem"]})
    assert told(table)[:2] == [
        "You draw next, in this order: Spark, Kindle.",
        "Then your discard pile is turned over: Mage’s Totem.",
    ]
    before = len(table.log("en"))
    play(table, "end")
    drawn = [line.partition(" draws ")[2] for line in table.log("en", 0)[before:]]
    assert [card for card in drawn if card][:3] == ["Spark.", "Kindle.", "Mage’s Totem."]


@pytest.mark.parametrize(("deck", "place", "hand"), [(2, 4, 1), (4, 6, 2), (8, 10, 2), (9, 11, 3)])
def test_it_is_told_when_a_card_bought_now_is_drawn(deck: int, place: int, hand: int) -> None:
    mine = {"hand": [], "aether": 7, "deck": ["spark"] * deck, "discard": ["crystal"]}
    table = at(p0=mine)
    (line,) = [each for each in told(table) if each.startswith("A card you gain now")]
    assert f" number {place} of the cards you draw: " in line
    where = {1: "your next hand", 2: "the hand after the next", 3: "your hand 3 turns from now"}
    assert f" in {where[hand]}, if you play all " in line
    keys = [option.key for option in asks(table).options]
    bought = next(key for key in keys if key.startswith("buy:"))
    play(table, bought)
    ahead = [card.slug for each in table.foresight(0) for _, card in each.cards if card is not None]
    if place <= 10:
        assert bought == f"buy:{ahead[place - 1]}"


def test_a_nemesis_deck_is_counted_by_tier() -> None:
    table = emberhold.open("war-eternal", 2, 7, {"nemesis": "umbra-titan"})
    lines = [line for line in told(table) if line.startswith("Nemesis deck")]
    numbers = [
        [int(word) for word in line.replace(",", " ").split() if word.isdigit()] for line in lines
    ]
    hidden = len(table.state.nemesis_pile.cards)
    assert sum(own + basic for own, basic in numbers) == hidden
    assert not any("Grubber" in line for line in lines)


# Relic


def test_an_exploding_die_is_reckoned_exactly() -> None:
    die = exploding_die(_ON_SIX, 13)
    assert die[6] == 0
    assert die[5] == Fraction(1, 6)
    assert die[7] == Fraction(1, 36)
    assert die[13] == Fraction(1, 216)
    two = added(die, die)
    assert two[2] == Fraction(1, 36)
    assert two[8] == sum(die[part] * die[8 - part] for part in range(9))


@pytest.mark.parametrize("shares", [(1, 1, 1), (80, 5, 15), (1, 998, 1), (0, 0, 7)])
def test_hundredths_add_up(shares: tuple[int, ...]) -> None:
    parts = [Fraction(share, sum(shares)) for share in shares]
    assert sum(hundredths(*parts)) == 100


def warboss(strength: int, *dice: int) -> Table:
    """In a battle against a Warboss that has rolled a 2, with a card that may be a number."""
    return relic_at(
        p0={"space": "outskirts", "strength": strength, "hand": ["spoils-of-war"]},
        board={"outskirts": ["ork-warboss"]},
        dice=[2, *dice],
    )


def outcome(strength: int, *dice: int) -> str:
    """What comes of the battle where the dice fall like that."""
    table = warboss(strength, *dice)
    for _ in dice:
        table.answer("roll")
    log = " ".join(table.log("en"))
    return next(end for end in ("wins", "ties", "loses") if f" {end}" in log)


@rule("R-086", "R-087", "R-088")
@pytest.mark.parametrize("strength", [4, 6, 8, 9])
def test_the_chance_of_a_battle_is_that_of_its_dice(strength: int) -> None:
    """Every face played out; after a 6 every face of the die that follows."""
    (line,) = told(warboss(strength), key="roll")
    chances = dict.fromkeys(("wins", "ties", "loses"), Fraction(0))
    for face in range(1, 6):
        chances[outcome(strength, face)] += Fraction(1, 6)
    for face in range(1, 6):
        chances[outcome(strength, 6, face)] += Fraction(1, 36)
    chances["wins"] += Fraction(1, 36)  # two sixes and more are enough here
    win, tie, lose = hundredths(*chances.values())
    assert line == f"By the dice alone: win {win}, tie {tie}, lose {lose} of 100."
    assert told(warboss(strength), key="power:spoils-of-war")


@rule("R-076", "R-077", "R-078")
@pytest.mark.parametrize("willpower", [1, 3, 5, 9])
def test_the_chance_of_a_test_is_that_of_its_dice(willpower: int) -> None:
    """A 1 fails whatever the skill; after a 6 another die is rolled."""

    def testing(*dice: int) -> Table:
        mine = {"space": "astropath-beacon", "willpower": willpower, "hand": ["spoils-of-war"]}
        return relic_at(p0=mine, dice=list(dice))

    def passes(*dice: int) -> bool:
        table = testing(*dice)
        for _ in dice:
            table.answer("roll")
        return "passes a Willpower test" in " ".join(table.log("en"))

    chance = sum((Fraction(passes(face), 6) for face in range(1, 6)), Fraction(0))
    chance += sum((Fraction(passes(6, face), 36) for face in range(1, 6)), Fraction(1, 36))
    passed, failed = hundredths(chance, 1 - chance)
    expected = f"By the dice alone: pass {passed}, fail {failed} of 100."
    assert told(testing(), key="roll") == [expected]


# Ashes


def test_a_draw_pile_is_counted_and_its_chances_are_exact() -> None:
    """Every hand that could be drawn is counted out; nothing of the order is told."""
    pile = ["refresh", "seal", "refresh", "fear", "seal", "refresh"]
    table = ashes_at(p0={"hand": ["call-upon-the-realms"] * 3, "draw": pile})
    hands = list(combinations(pile, 2))
    first, *lines = told(table)
    assert "you draw 2 cards" in first
    assert first.endswith("from 6 in your draw pile.")
    for name, slug in (("Fear", "fear"), ("Refresh", "refresh"), ("Seal", "seal")):
        chance = rounded(sum(slug in hand for hand in hands), len(hands))
        (line,) = [each for each in lines if each.startswith(f"{name}:")]
        assert f"{pile.count(slug)} in your draw pile" in line
        assert f"in {chance} of 100" in line
    assert [line.partition(":")[0] for line in lines] == ["Fear", "Refresh", "Seal"]


def test_what_cannot_be_drawn_is_told_as_damage() -> None:
    table = ashes_at(p0={"hand": ["call-upon-the-realms"], "draw": ["seal"]})
    assert "you draw 1 card at" in told(table)[0]
    assert told(table)[0].endswith("and receive 3 damage.")


def rounded(part: int, whole: int) -> int:
    """Hundredths of a whole, half of one rounded up."""
    return (200 * part + whole) // (2 * whole)


# Secrets


def _cheating(state: AshesState, seat: int, asked: Question | None) -> tuple[Outlook, ...]:
    """A control: it names the cards in the order of the pile."""
    pile = state.players[seat].draw_pile
    named = [Message("ashes-foresee-card", card=card.kind, amount=1, chance=1) for card in pile]
    return tuple(Outlook(message) for message in named)


def test_looking_ahead_by_cheating_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of secrets below would find a game that tells what its seat cannot know."""
    monkeypatch.setattr(emberhold.GAMES["ashes"], "foresight", _cheating)
    with pytest.raises(AssertionError):
        test_worlds_a_seat_cannot_tell_apart_look_ahead_alike("ashes")


@pytest.mark.parametrize("game", ["war-eternal", "aeons-end", "ashes", "relic"])
def test_worlds_a_seat_cannot_tell_apart_look_ahead_alike(game: str) -> None:
    table = emberhold.open(game, 2, 11)
    dice = Dice(3)
    looked = 0
    for moment in range(120):
        question = table.question
        if question is None:
            break
        if moment % 6 == 0:
            seat = question.seat
            seen = told(table.redeal(seat, 0), seat)
            looked += bool(seen)
            for seed in (1, 2):
                assert told(table.redeal(seat, seed), seat) == seen
        keys = question.options.keys()
        table.answer(keys[dice.below(len(keys))], question.seat)
    assert looked or game == "relic"  # there only in a fight: tests/relic/test_odds.py
