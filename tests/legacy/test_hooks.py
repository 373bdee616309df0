"""What later nemeses hook into: piles that keep a card, what follows a gain, own actions."""

from __future__ import annotations

from typing import ClassVar

import pytest

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.foes.bladius import BLADIUS
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.fight.life import gravehold_suffers, suffer
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from tests.legacy.support import at
from tests.support import keys, marks, play, rule


@pytest.fixture
def grasping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Bladius who keeps the last card of every pile and strikes the player who gains one."""
    monkeypatch.setattr(BLADIUS, "keeps", 1)
    monkeypatch.setattr(BLADIUS, "gained", _strikes)


def _strikes(game: State, player: Player, card: Card) -> Asking | None:
    return suffer(game, player, 2)


@rule("LG-420", "LG-423")
@pytest.mark.usefixtures("grasping")
def test_the_last_card_stays_and_a_gain_has_consequences() -> None:
    rich = {"aether": 8, "hand": ["crystal"]}
    table = at(2, p0=rich, market={"fire-chakram": 1, "warping-haze": 2})
    assert "buy:fire-chakram" not in keys(table)
    play(table, "buy:warping-haze")
    assert marks(table, "player:0")["life"] == 8
    assert "buy:warping-haze" not in keys(table)


class Lever(Own):
    """Something on the table that anybody may pull."""

    verbs: ClassVar[tuple[str, ...]] = ("pull",)

    def offers(self, game: State, player: Player) -> list[Choice]:
        return [("pull",)]

    def take(self, game: State, player: Player, choice: Choice) -> Asking | None:
        gravehold_suffers(game, 1)
        return None


def test_a_sheet_may_offer_an_action_of_its_own() -> None:
    table = at(2, p0={"hand": ["crystal"]})
    table.state.own = Lever()
    play(table, "play:crystal")
    assert "pull" in keys(table)
    play(table, "pull")
    assert marks(table, "gravehold")["life"] == 29


def _at_gravehold(game: State, act: Act, amount: int) -> Asking:
    gravehold_suffers(game, amount)
    yield from ()


@rule("LG-396")
def test_the_damage_of_a_spell_can_be_turned_elsewhere() -> None:
    table = at(2, p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["fire-chakram"]}}})
    state = table.state
    player = state.players[0]
    spell = player.prepped()[0]
    for _ in cast(state, player, player, spell, aim=_at_gravehold):
        raise AssertionError("nobody is asked")
    assert state.gravehold == 28
