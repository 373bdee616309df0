"""A scene as numbers: what is where, under a name of its own."""

from __future__ import annotations

import pytest

from emberhold.kernel.question import Question
from emberhold.kernel.scene import Area, Piece, Scene, Zone
from emberhold.parts.plain_encoding import PlacedActions, SceneObservation, _counted


def test_pieces_are_told_apart_by_their_names_and_hidden_ones_by_their_kind() -> None:
    hidden = Piece("card:9", "card")
    pieces = (Piece("a.1", "card", "card-a", {"life": 2}), Piece("b.1", "card", "card-b"), hidden)
    zone = Zone("hand:0", "zone-hand", pieces, 3)
    scene = Scene("toy", 0, (Area("player:0", "area-player", (zone,)),))
    assert dict(_counted(scene)) == {
        "hand:0/count": 3,
        "hand:0/card-a": 1,
        "hand:0/card-a/life": 2,
        "hand:0/card-b": 1,
        "hand:0/card": 1,
    }


def test_the_first_choice_is_the_first_action_after_waiting() -> None:
    actions = PlacedActions(2)
    assert actions.names[:3] == ("wait", "choice:1", "choice:2")
    question = Question(0, "pick", [("a",), ("b",)])
    assert [actions.names[code] for code in actions.codes(question)] == ["choice:1", "choice:2"]


@pytest.mark.parametrize(
    ("name", "relative"),
    [
        ("hand:2", "hand:+1"),
        ("hand:0/card-a", "hand:+3/card-a"),
        ("hand:4/count", "hand:4/count"),
        ("pile:kindle/cost", "pile:kindle/cost"),
        ("turn", "turn"),
    ],
)
def test_a_seat_counts_the_others_from_itself_and_leaves_other_names(
    name: str, relative: str
) -> None:
    observation = SceneObservation(lambda state, seat: Scene("toy", seat, ()), 4)
    assert observation._relative(name, 1) == relative
