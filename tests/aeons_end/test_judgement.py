"""What bots think of cards belongs to a box: two boxes in one process do not meet."""

from __future__ import annotations

from emberhold.games.aeons_end.box import USUAL, Box
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.games.aeons_end.cards.legacy.judgement.judging import judgement as of_legacy
from emberhold.games.aeons_end.effects.damage import EachSuffers
from emberhold.games.aeons_end.game import WAR_ETERNAL, AeonsEnd
from emberhold.games.aeons_end.mixed_game import mixed
from emberhold.games.aeons_end.numbers.judgement import Judgement
from emberhold.games.aeons_end.numbers.weights import worths
from emberhold.kernel.question import key_of
from tests.support import asks, at

CARD = "primordial-fetish"


def box_that_values(worth: float) -> Box:
    own = Judgement(worths(relic_of={CARD: worth}))
    return WAR_ETERNAL.box.changed(
        slug=f"worth-{worth}", judge=lambda: WAR_ETERNAL.box.judgement.taught(own)
    )


def gained_by(box: Box) -> str:
    """What the bot gains of a market with one card of its own liking, at a table of a box."""
    table = at(p0={"hand": [], "aether": 4})
    state = table.state
    state.box = box
    return key_of(AeonsEnd(box.slug, box).bot(state, asks(table)))


def test_two_boxes_with_one_slug_do_not_meet() -> None:
    dear, poor = box_that_values(30.0), box_that_values(-30.0)
    assert gained_by(dear) == f"buy:{CARD}"
    assert gained_by(poor) != f"buy:{CARD}"
    assert gained_by(dear) == f"buy:{CARD}"
    assert WAR_ETERNAL.box.judgement.weights.relic_of[CARD] not in (30.0, -30.0)


def test_what_one_box_teaches_is_not_known_in_another() -> None:
    assert EachSuffers in of_legacy().rules
    assert EachSuffers not in WAR_ETERNAL.box.judgement.rules
    assert "rageborne" in FIRST_BOX.judgement.fitted
    assert "rageborne" not in WAR_ETERNAL.box.judgement.fitted


def test_boxes_that_are_mixed_know_what_each_of_them_taught() -> None:
    both = mixed(WAR_ETERNAL.box, ("war-eternal", "aeons-end")).judgement
    for box in (WAR_ETERNAL.box, FIRST_BOX):
        assert set(box.judgement.rules) <= set(both.rules)
        assert set(box.judgement.answers) <= set(both.answers)
    assert both.weights.relic_of[CARD] == WAR_ETERNAL.box.judgement.weights.relic_of[CARD]


def test_a_box_without_a_judgement_has_the_usual_one() -> None:
    plain = WAR_ETERNAL.box.changed(slug="plain", judge=USUAL)
    assert set(plain.judgement.rules) < set(WAR_ETERNAL.box.judgement.rules)
