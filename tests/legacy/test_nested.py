"""A nemesis card drawn while another is being resolved: the table holds both."""

from __future__ import annotations

from tests.legacy.support import at
from tests.support import cards, keys, play, rule

CHAMBER = {"card": "breeding-chamber", "life": 4}


@rule("LG-345", "LG-348")
def test_the_outer_card_is_open_until_the_inner_one_is_resolved() -> None:
    foe = {"deck": ["construct", "unearth"], "pod_deck": ["electric-pod"]}
    table = at(3, phase="nemesis-draw", in_play=[CHAMBER], foe=foe, p0={"hand": []})
    assert table.state.resolving is not None
    assert table.state.resolving.slug == "electric-pod"
    assert cards(table, "resolving") == ["construct"]
    assert "construct" not in cards(table, "nemesis-discard")
    twin = table.fork()
    for one in (table, twin):
        play(one, keys(one)[-1])
        assert cards(one, "nemesis-discard") == ["construct"]
    assert not any(zone.id == "resolving" for zone in table.view(0).area("nemesis").zones)


@rule("LG-345", "LG-371")
def test_what_is_being_resolved_is_not_dealt_again() -> None:
    """Dezmodia's Flare waits, in play, while Ruin asks whom it hits."""
    foe = {"deck": ["dezmodias-flare", "ruin", "shockwave"]}
    table = at(1, phase="nemesis-draw", foe=foe)
    assert [card.slug for card in table.state.unresolved()] == ["dezmodias-flare", "ruin"]
    guess = table.redeal(0, 4)
    lying = [card.slug for card in guess.state.nemesis_deck]
    assert lying == ["shockwave"]
    assert [card.slug for card in guess.state.unresolved()] == ["dezmodias-flare", "ruin"]


@rule("LG-211")
def test_a_minion_that_waits_in_play_cannot_be_damaged_yet() -> None:
    """A beacon drawn by an attack: neither is a target before both are resolved."""
    foe = {"deck": ["blight"], "beacon_deck": ["draining-beacon", "draining-beacon"]}
    table = at(7, phase="nemesis-draw", foe=foe)
    assert [card.slug for card in table.state.unresolved()] == ["blight", "draining-beacon"]
    assert cards(table, "resolving") == ["blight"]
