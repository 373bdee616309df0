"""The world of a campaign as a key: equal data are one key, however they were made."""

from __future__ import annotations

import json

import pytest

from emberhold.games.aeons_end.cards.legacy.box import under
from emberhold.games.aeons_end.cards.legacy.record.world import key_of, plain_of
from tests.legacy.support import world


@pytest.mark.parametrize("chapter", [1, 4, 8])
def test_equal_worlds_are_one_key_by_value_and_share_a_box(chapter: int) -> None:
    """Words that are the same object in one world may be two objects in another."""
    made = world(chapter)
    read = json.loads(json.dumps(made))
    assert key_of(made) == key_of(read)
    assert key_of(["ember", "ember"]) == key_of(["ember", "".join(["emb", "er"])])
    assert under(made) is under(read)
    assert plain_of(key_of(made)) == made


def test_what_is_true_is_not_one_and_what_is_not_plain_is_not_a_key() -> None:
    assert key_of([True]) != key_of([1])
    with pytest.raises(ValueError, match="unmarshallable"):
        key_of([object()])
