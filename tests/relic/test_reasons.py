"""Why something cannot be chosen, asked at tables of Relic."""

from __future__ import annotations

from typing import Any

from tests.relic.table import at, rule


def why(target: str, seat: int = 0, **position: Any) -> str | None:
    """The reason in English; by default the Commissar on the Outskirts rolled a 2."""
    table = at(phase="movement", dice=[2], p0={"space": "outskirts", "hand": []}, **position)
    reason = table.why_not(seat, target)
    return None if reason is None else reason.text("en")


def test_what_can_be_chosen_needs_no_reason() -> None:
    assert why("space:grey-knight-envoy") is None
    assert why("space:arbites-precinct") is None


def test_exactly_as_far_as_the_die_says() -> None:
    told = "You cannot reach Vaulgast Spires with a move of exactly 2 spaces."
    assert why("space:vaulgast-spires") == told


def test_another_tier_takes_a_crossing() -> None:
    assert why("space:dead-star") == (
        "Dead Star is in another tier; you can cross only at a corner or through a movement box."
    )
    assert why("space:warp-rift") == "Only a character with a relic may enter the Inner tier."


@rule("R-058")
def test_a_relic_alone_does_not_open_the_inner_tier() -> None:
    holder = {"space": "outskirts", "hand": [], "assets": ["chalice-of-dawn"]}
    table = at(phase="movement", dice=[2], p0=holder)
    for space in ("warp-rift", "garden-of-nurgle", "scenario-space"):
        reason = table.why_not(0, f"space:{space}")
        assert reason is not None
        assert reason.text("en") == (
            "The Inner tier can be entered only from Guardian of the Rift, at Warp Rift."
        )


def test_others_are_asked_or_own_it() -> None:
    assert why("space:dead-star", seat=1) == "It is not your turn; Commissar is playing."
    assert why("player:1") == "That is not yours; it belongs to Ogryn."
