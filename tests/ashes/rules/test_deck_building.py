"""Sections 19 and 20: what makes a deck legal, and the suggested decks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import emberhold
from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PHOENIXBORN
from emberhold.games.ashes.dice import TYPES
from emberhold.games.ashes.setting_up.decks import SUGGESTED, Deck, parse, violations
from tests.ashes.table import asks, rule

IRON_MEN = SUGGESTED["the-iron-men"]


def wrong(deck: Deck) -> list[str]:
    """What a deck breaks, by the names of the errors."""
    return [message.id.removeprefix("error-deck-") for message in violations(deck)]


def with_cards(**counts: int) -> Deck:
    """The Iron Men with other numbers of some cards."""
    changed = {name.replace("_", "-"): count for name, count in counts.items()}
    cards = {**IRON_MEN.cards, **changed}
    return replace(IRON_MEN, cards={name: n for name, n in cards.items() if n}, first_five=())


def pile(deck: str, players: int = 2) -> Counter[str]:
    """The conjuration pile its owner looks through when a game begins."""
    table = emberhold.open("ashes", players, 1, {"decks": [deck] * players})
    pieces = table.view(0).zone("conjurations:0").pieces
    return Counter(piece.id.rpartition(".")[0] for piece in pieces)


# What is legal


@rule("AS-367")
def test_a_deck_has_exactly_one_phoenixborn() -> None:
    assert wrong(IRON_MEN) == []
    assert wrong(replace(IRON_MEN, phoenixborn="")) == ["no-phoenixborn"]
    assert "phoenixborn" in wrong(replace(IRON_MEN, phoenixborn="hammer-knight"))
    text = IRON_MEN.text()
    with pytest.raises(emberhold.SetupError) as refused:
        parse(f"{text}phoenixborn: noah-redmoon\n")
    found = refused.value.message.arguments["violations"].found
    assert [message.id for message in found] == ["error-deck-two-phoenixborn"]


@rule("AS-368")
@pytest.mark.parametrize(("seals", "legal"), [(0, False), (2, False), (3, True)])
def test_a_deck_has_exactly_30_cards(seals: int, legal: bool) -> None:
    deck = with_cards(protect=0, seal=seals)
    assert sum(deck.cards.values()) == 27 + seals
    assert wrong(deck) == ([] if legal else ["size"])
    assert wrong(with_cards(seal=1)) == ["size"], "31 cards are too many"


@rule("AS-369")
def test_a_deck_has_at_most_three_copies_of_a_card() -> None:
    assert wrong(with_cards(protect=0, anchornaut=6)) == ["copies"]
    assert wrong(with_cards(protect=2, anchornaut=4)) == ["copies"]
    assert wrong(with_cards(protect=1, seal=2)) == [], "fewer copies are allowed"


@rule("AS-370")
def test_conjurations_and_phoenixborn_are_not_among_the_30_cards() -> None:
    assert wrong(with_cards(protect=0, iron_rhino=3)) == ["not-a-deck-card"]
    assert wrong(with_cards(protect=2, noah_redmoon=1)) == ["not-a-deck-card"]


@rule("AS-371", "AS-380")
@pytest.mark.parametrize(
    ("born", "unique"),
    [
        ("aradel-summergaard", "summon-blue-jaguar"),
        ("coal-roarkwin", "one-hundred-blades"),
        ("jessa-na-ni", "fear"),
        ("maeoni-viper", "summon-silver-snake"),
        ("noah-redmoon", "summon-masked-wolf"),
        ("saria-guideman", "summon-seaside-raven"),
    ],
)
def test_a_unique_card_needs_its_own_phoenixborn(born: str, unique: str) -> None:
    common = with_cards(one_hundred_blades=0).cards
    for other in PHOENIXBORN:
        deck = Deck(other, {**common, unique: 3}, (10, 0, 0, 0))
        assert wrong(deck) == ([] if other == born else ["unique"])


@rule("AS-380")
def test_each_phoenixborn_has_one_unique_card() -> None:
    owners = [card.unique_to for card in DECK_CARDS.values() if card.unique_to is not None]
    assert sorted(owners) == sorted(PHOENIXBORN)


@rule("AS-372")
def test_a_deck_has_exactly_ten_dice_in_any_mix() -> None:
    for dice in [(10, 0, 0, 0), (3, 3, 3, 1), (0, 5, 0, 5)]:
        assert wrong(replace(IRON_MEN, dice=dice)) == []
    for dice in [(0, 0, 0, 0), (5, 0, 0, 4), (3, 3, 3, 2)]:
        assert wrong(replace(IRON_MEN, dice=dice)) == ["dice"]


@rule("AS-377")
def test_dice_need_not_match_the_cards() -> None:
    """Ten charm dice pay for no Hammer Knight; the deck is legal and can be played."""
    deck = replace(IRON_MEN, dice=(0, 10, 0, 0))
    assert wrong(deck) == []
    table = emberhold.open("ashes", 2, 1, {"decks": [deck.text(), "the-snakes-in-silver"]})
    assert table.view(0).zone("exhausted:0").count == 10


# The conjuration pile


@rule("AS-373", "AS-374", "AS-376")
@pytest.mark.parametrize("name", SUGGESTED)
def test_the_conjuration_pile_holds_each_conjuration_up_to_its_limit(name: str) -> None:
    deck = SUGGESTED[name]
    wanted = {CARDS[slug].conjures for slug in deck.cards} - {None}
    assert wanted
    assert pile(name) == {slug: CONJURED[str(slug)].limit for slug in wanted}
    assert sum(deck.cards.values()) == 30, "the pile does not count toward the 30 cards"


@rule("AS-373")
def test_a_deck_with_one_summoning_card_has_the_whole_pile() -> None:
    deck = with_cards(summon_iron_rhino=1, summon_mist_spirit=2)
    assert deck.conjurations() == ["iron-rhino", "mist-spirit"]
    assert pile(deck.text()) == {"iron-rhino": 5, "mist-spirit": 10}


@rule("AS-374")
def test_a_deck_that_summons_nothing_has_an_empty_pile() -> None:
    deck = with_cards(summon_iron_rhino=0, seal=3)
    assert wrong(deck) == []
    assert pile(deck.text()) == {}


@rule("AS-375")
def test_phoenixborn_and_conjurations_are_looked_through_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No base card does it; so for once Coal Roarkwin and the Iron Rhino bring something."""
    monkeypatch.setattr(PHOENIXBORN["coal-roarkwin"], "conjures", "gilder")
    monkeypatch.setattr(CONJURED["iron-rhino"], "conjures", "mist-spirit")
    assert sorted(IRON_MEN.conjurations()) == ["gilder", "iron-rhino", "mist-spirit"]


# Several players


@rule("AS-378")
def test_the_supply_of_dice_does_not_limit_constructed_decks() -> None:
    deck = replace(IRON_MEN, dice=(10, 0, 0, 0)).text()
    table = emberhold.open("ashes", 4, 1, {"decks": [deck] * 4})
    for seat in range(4):
        (dice,) = table.view(0).zone(f"exhausted:{seat}").pieces
        assert (dice.id, dice.marks["count"]) == (f"spent:{seat}:natural", 10)


@rule("AS-379")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_limits_apply_to_any_number_of_players(players: int) -> None:
    good, bad = IRON_MEN.text(), with_cards(seal=1).text()
    assert emberhold.open("ashes", players, 1, {"decks": [good] * players}).question is not None
    with pytest.raises(emberhold.SetupError):
        emberhold.open("ashes", players, 1, {"decks": [good] * (players - 1) + [bad]})


# The suggested decks


@rule("AS-381")
@pytest.mark.parametrize("name", SUGGESTED)
def test_a_suggested_deck_is_ten_cards_three_times_and_two_kinds_of_dice(name: str) -> None:
    deck = SUGGESTED[name]
    assert wrong(deck) == []
    assert len(deck.cards) == 10
    assert set(deck.cards.values()) == {3}
    assert sorted(deck.dice) == [0, 0, 5, 5]


LISTED = {
    "the-iron-men": (
        "Coal Roarkwin: natural, ceremonial",
        "Anchornaut†, Chant of Revenge, Expand Energy†, Hammer Knight†, Iron Worker†,"
        " One Hundred Blades, Protect, Spiked Armor, Strengthen, Summon Iron Rhino†",
        "5 Iron Rhino",
    ),
    "the-snakes-in-silver": (
        "Maeoni Viper: natural, charm",
        "Call Upon the Realms†, Empower†, Golden Veil, Hypnotize, Molten Gold, Open Memories†,"
        " Refresh, Summon Gilder†, Summon Silver Snake†, Transfer",
        "5 Gilder, 3 Silver Snake",
    ),
    "the-mist-guardian": (
        "Aradel Summergaard: natural, illusion",
        "Massive Growth, Mist Typhoon, Out of the Mist, Reflections in the Water, Root Armor†,"
        " Shifting Mist†, Steady Gaze, Summon Blue Jaguar†, Summon Butterfly Monk†,"
        " Summon Mist Spirit†",
        "5 Blue Jaguar, 5 Butterfly Monk, 10 Mist Spirit",
    ),
    "the-bloodwoods-queen": (
        "Jessa Na Ni: charm, ceremonial",
        "Blood Archer, Blood Transfer†, Cut the Strings, Fear†, Final Cry, Leech Warrior†,"
        " Living Doll†, Redirect, Summon Blood Puppet†, Undying Heart",
        "5 Blood Puppet",
    ),
    "the-cloudsea-siren": (
        "Saria Guideman: charm, illusion",
        "Abundance†, Enchanted Violinist, Hidden Power, Purge†, Rose Fire Dancer†, Seal,"
        " Strange Copy, Summon Seaside Raven†, Summon Three-Eyed Owl†, Sympathy Pain",
        "2 Seaside Raven, 5 Three-Eyed Owl",
    ),
    "the-shadows-of-viros": (
        "Noah Redmoon: illusion, ceremonial",
        "Bound Soul, Bring Forth†, Fade Away, Shadow Counter, Sleight of Hand†, Small Sacrifice†,"
        " Stormwind Sniper, Summon False Demon†, Summon Masked Wolf†, Summon Sleeping Widows",
        "5 False Demon, 5 Masked Wolf, 6 Sleeping Widow",
    ),
}
"""Phoenixborn and dice, cards with their marks, conjuration pile, as the rulebook lists them."""


@rule("AS-383", "AS-384", "AS-385", "AS-386", "AS-387", "AS-388")
@pytest.mark.parametrize("name", LISTED)
def test_the_suggested_decks_are_as_the_rulebook_lists_them(name: str) -> None:
    deck = SUGGESTED[name]
    born, cards, conjured = LISTED[name]
    dice = [type for type, count in zip(TYPES, deck.dice, strict=True) if count]
    assert f"{PHOENIXBORN[deck.phoenixborn].name}: {', '.join(dice)}" == born
    marked = [CARDS[s].name + ("†" if s in deck.first_five else "") for s in deck.cards]
    assert ", ".join(marked) == cards
    found = sorted((CARDS[slug].name, count) for slug, count in pile(name).items())
    assert ", ".join(f"{count} {card}" for card, count in found) == conjured


@rule("AS-382")
def test_the_recommended_first_five_can_be_taken_but_need_not() -> None:
    decks = ["the-iron-men", "the-snakes-in-silver"]
    dealt = emberhold.open("ashes", 2, 1, {"decks": decks, "first_five": "recommended"})
    for seat, deck in enumerate(decks):
        hand = dealt.view(seat).zone(f"hand:{seat}").pieces
        assert {piece.id.rpartition(".")[0] for piece in hand} == set(SUGGESTED[deck].first_five)
    chosen = emberhold.open("ashes", 2, 1, {"decks": decks, "first_five": "choose"})
    assert len(asks(chosen).options) == 10, "any of the ten cards may be chosen"
