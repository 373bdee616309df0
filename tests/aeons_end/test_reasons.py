"""Why something cannot be chosen, asked at tables of War Eternal."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.support import asks, at, keys, play, why


def piece_in(table: Table, zone: str, slug: str, seat: int = 0) -> str:
    pieces = table.view(seat).zone(zone).pieces
    return next(piece.id for piece in pieces if piece.id.rpartition(".")[0] == slug)


def test_what_can_be_chosen_needs_no_reason() -> None:
    table = at(p0={"hand": ["crystal", "spark"], "aether": 3, "breaches": {"1": "open"}})
    question = asks(table)
    ids = {id for option in question.options for id in option.pieces}
    assert {"breach:0:1", "breach:0:2"} < ids
    assert [table.why_not(0, id) for id in ids] == [None] * len(ids)


def test_nothing_is_changed_by_asking() -> None:
    table = at(p0={"hand": ["crystal"]})
    before = table.dumps(), keys(table)
    for area in table.view(0).areas:
        table.why_not(0, area.id)
    assert (table.dumps(), keys(table)) == before


def test_a_card_of_the_market_is_too_dear() -> None:
    table = at(p0={"hand": ["crystal"], "aether": 2})
    pile = next(p for p in table.state.market if p.cost == 5)
    told = why(table, f"pile:{pile.card.slug}")
    assert told == ("why-price", {"cost": 5, "have": 2})


def test_an_empty_pile_is_empty_whatever_it_costs() -> None:
    table = at(p0={"hand": ["crystal"], "aether": 9})
    slug = table.state.market[0].card.slug
    assert table.why_not(0, f"pile:{slug}") is None
    table = at(p0={"hand": ["crystal"], "aether": 9}, market={slug: 0})
    assert why(table, f"pile:{slug}") == ("why-pile-empty", {})


@pytest.mark.parametrize(
    ("spell", "what"), [("spark", "full"), ("pyrotechnic-surge", "dual"), ("crystal", None)]
)
def test_a_spell_needs_a_breach_with_room(spell: str, what: str | None) -> None:
    breaches = {"1": {"state": "open", "spells": ["jagged-lightning"]}, "2": "R"}
    table = at(p0={"hand": ["crystal", spell], "breaches": breaches})
    told = why(table, piece_in(table, "hand:0", spell))
    assert told == (None if what is None else ("why-no-breach", {"what": what}))


def test_a_closed_breach_says_what_it_costs() -> None:
    table = at(p0={"hand": ["crystal"], "aether": 1, "breaches": {"1": "open", "3": "D"}})
    assert why(table, "breach:0:3") == (
        "why-breach-price",
        {"number": "III", "focus": 3, "open": 7, "have": 1},
    )
    assert why(table, "breach:0:1") == ("why-breach-open", {"number": "I"})


def test_a_prepped_spell_waits_for_the_casting_phase() -> None:
    breaches = {"1": {"state": "open", "spells": ["spark"]}}
    table = at(p0={"hand": ["crystal"], "breaches": breaches})
    assert why(table, piece_in(table, "breach:0:1", "spark")) == ("why-cast-phase", {})


def test_the_casting_phase_is_not_the_main_phase() -> None:
    breaches = {"1": {"state": "open", "spells": ["spark"]}, "2": "R"}
    table = at(phase="casting", p0={"hand": ["crystal"], "breaches": breaches})
    assert why(table, "breach:0:1") is None
    for target, what in [
        (piece_in(table, "hand:0", "crystal"), "hand"),
        (f"pile:{table.state.market[0].card.slug}", "pile"),
        ("breach:0:2", "breach"),
        ("player:0", "mage"),
    ]:
        assert why(table, target) == ("why-main-phase", {"what": what})


def test_the_ability_needs_charges_and_a_charge_aether() -> None:
    hand = ["crystal"]
    table = at(p0={"hand": hand, "charges": 2, "aether": 1})
    most = table.state.players[0].mage.charges
    told = why(table, "player:0")
    assert told == ("why-charges", {"most": most, "have": 2, "cost": 2, "aether": 1})
    assert why(at(p0={"hand": hand, "charges": 2, "aether": 2}), "player:0") is None
    assert why(at(p0={"hand": hand, "charges": most}), "player:0") is None


def test_a_power_is_discarded_only_in_full() -> None:
    table = at(in_play=["heart-of-nothing"], p0={"hand": ["crystal"]})
    told = table.why_not(0, piece_in(table, "in-play", "heart-of-nothing"))
    assert told is not None
    assert told.id == "why-power"
    assert "discard four cards in hand" in told.text("en")
    able = at(in_play=["heart-of-nothing"], p0={"hand": ["crystal"] * 4})
    assert able.why_not(0, piece_in(able, "in-play", "heart-of-nothing")) is None


def test_others_things_and_those_of_nobody() -> None:
    table = at(p0={"hand": ["crystal"]})
    for target in ("player:1", "hand:1", "breach:1:2", "deck:1"):
        assert why(table, target) == ("why-others", {})
    assert why(table, "gravehold") == ("why-lies", {"what": "gravehold"})
    assert why(table, "deck:0") == ("why-lies", {"what": "deck"})
    assert why(table, "nemesis") == ("why-target", {})


def test_somebody_elses_turn() -> None:
    table = at(p0={"hand": ["crystal"]})
    told = table.why_not(1, "player:1")
    assert told is not None
    assert (told.id, told.arguments["who"]) == ("why-turn", table.state.players[0].mage)


def test_damage_goes_to_the_nemesis_or_to_a_minion() -> None:
    table = at(
        phase="casting",
        in_play=["catacomb-drone", "heart-of-nothing"],
        p0={"breaches": {"1": {"state": "open", "spells": ["spark"]}}},
    )
    play(table, "cast:1")
    assert asks(table).topic == "target"
    for target in ("player:0", "gravehold", piece_in(table, "in-play", "heart-of-nothing")):
        assert why(table, target) == ("why-choose", {"what": "target"})
    assert why(table, piece_in(table, "in-play", "catacomb-drone")) is None


def test_something_unknown_or_unseen_is_refused_alike() -> None:
    """What is in a closed hand cannot even be asked about."""
    closed = {"hands": "closed"}
    table = at(setup=closed, p1={"hand": ["spark"]}, p0={"hand": ["crystal"]})
    hidden = table.state.players[1].hand[0].piece
    texts = []
    for target in (hidden, "no-such-thing.1"):
        with pytest.raises(emberhold.EmberholdError) as refused:
            table.why_not(0, target)
        texts.append(str(refused.value).replace(target, "…"))
    assert texts[0] == texts[1]
    for seat in (2, None, "x"):
        with pytest.raises(emberhold.EmberholdError, match="no seat"):
            table.why_not(seat, "player:0")
