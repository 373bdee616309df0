"""Hollow Crown, its nine cards and the nine acolytes."""

from __future__ import annotations

from collections.abc import Generator

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NemesisSheet, acolyte, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.acolyte_deck import (
    AcolyteDeck,
    acolyte_deck,
    discards_acolyte,
    draw_acolyte,
)
from emberhold.games.aeons_end.cards.war_eternal.acolytes import (
    acolytes,
    blood_magic,
    draws_acolyte,
    each_blood_magic,
    gains,
    highest_acolyte,
    lowest_acolyte,
    returns_to_deck,
    shuffles_acolytes,
    suffers_damage,
)
from emberhold.games.aeons_end.effects.base import Effect, when
from emberhold.games.aeons_end.effects.counting import that_players_life
from emberhold.games.aeons_end.effects.damage import (
    gravehold_suffers_damage,
    suffers,
    unleashes,
)
from emberhold.games.aeons_end.effects.moving import discard_from_hand
from emberhold.games.aeons_end.effects.resources import loses_charges, spend
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    dearest_in_hand,
    this_minion_suffers,
)
from emberhold.games.aeons_end.life import (
    damage_minion,
    gravehold_suffers,
    suffer,
    win,
)
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.language import Speech
from emberhold.parts.amounts import at_most
from emberhold.parts.asking import choose_player
from emberhold.parts.deck import Deck


class GraveholdAndThisSuffer(Effect):
    """Bezu: as much damage as the player with the most prepped spells has of them."""

    def run(self, game: State, act: Act) -> None:
        amount = max(len(player.prepped()) for player in game.players)
        if not amount:
            return
        gravehold_suffers(game, amount)
        assert act.card is not None
        if not act.spared:
            damage_minion(game, act.card, amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-gravehold-and-this-suffer")


class TwoPlayersSuffer(Effect):
    """Holadran: two different players; WE-323: alone, the one player twice.

    Which of the two comes first makes no difference, so two players are not asked.
    """

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        players = game.players * 2 if game.solo else game.players
        if len(players) > 2:
            first = yield from self._pick(game, act, players)
            others = [player for player in players if player is not first]
            players = [first, (yield from self._pick(game, act, others))]
        for player in players:
            yield from suffer(game, player, self.amount) or ()

    def _pick(
        self, game: State, act: Act, players: list[Player]
    ) -> Generator[Question, Choice, Player]:
        about = {"card": act.card, "effect": suffers(self.amount)}
        return choose_player(game, act.me.seat, "player", players, about, act.group)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-two-players-suffer", amount=self.amount)


def _prepare(game: State, difficulty: str) -> None:
    """Two acolytes enter play; beginners find one more of them discarded already."""
    game.own = AcolyteDeck(Deck(ACOLYTES).shuffled(game))
    draw_acolyte(game)
    draw_acolyte(game)
    if difficulty == "beginner":
        drawn, left = acolyte_deck(game).pile.draw(game)
        game.own = AcolyteDeck(left.discarded(*drawn))


def _turn_end(game: State) -> None:
    if not acolytes(game):
        win(game, "victory-acolytes")


ACOLYTES = (
    acolyte("Bezu", life=11, blood_magic=GraveholdAndThisSuffer()),
    acolyte(
        "Edryss Tragg",
        life=11,
        blood_magic=any_player(suffers(2))
        & when(at_most(that_players_life, 5), this_minion_suffers(2)),
    ),
    acolyte("Holadran", life=11, blood_magic=TwoPlayersSuffer(1)),
    acolyte("Kurgax", life=11, blood_magic=gravehold_suffers_damage(1) & any_player(suffers(1))),
    acolyte("Lurzan", life=11, blood_magic=lowest_life(suffers(1))),
    acolyte(
        "Mord",
        life=11,
        blood_magic=gravehold_suffers_damage(3)
        | any_player(loses_charges(1)) & gravehold_suffers_damage(1) & this_minion_suffers(1),
    ),
    acolyte("Nhavkalas", life=11, blood_magic=gravehold_suffers_damage(3) & this_minion_suffers(1)),
    acolyte(
        "Ren-Goda",
        life=11,
        blood_magic=any_player(suffers(2)) | any_player(suffers(1) & dearest_in_hand(DISCARD)),
    ),
    acolyte(
        "Solara", life=11, blood_magic=any_player(discard_from_hand(2)) & this_minion_suffers(3)
    ),
)

HOLLOW_CROWN = NemesisSheet(
    "Hollow Crown",
    life=1,
    difficulty=5,
    unleash=highest_acolyte(blood_magic()),
    hard_unleash=each_blood_magic(),
    cards=(
        attack("Beseech", 1, lowest_acolyte(returns_to_deck()) & draws_acolyte() & unleashes()),
        attack("Enslave", 1, each_blood_magic()),
        minion(
            "Thronewatch", 1, life=6, persistent=lowest_acolyte(blood_magic(), suffers_damage(1))
        ),
        attack("Ascend", 2, unleashes() & lowest_acolyte(gains(10), blood_magic())),
        power(
            "Infernal Domain",
            2,
            power=2,
            to_discard=spend(8),
            effect=draws_acolyte() & each_blood_magic(),
        ),
        attack("Reign", 2, highest_acolyte(blood_magic(), suffers_damage(6)) & unleashes(2)),
        attack("Dominate", 3, each_blood_magic(2)),
        power(
            "Nameless Faith",
            3,
            power=1,
            to_discard=spend(8),
            effect=shuffles_acolytes(2) & each_blood_magic(),
        ),
        minion("Viscera Bride", 3, life=18, persistent=lowest_acolyte(gains(10), blood_magic(2))),
    ),
    aside=ACOLYTES,
    own=AcolyteDeck(Deck(ACOLYTES)),
    discards=discards_acolyte,
    prepare=_prepare,
    turn_end=_turn_end,
    exhaust_instead=gravehold_suffers_damage(4),
    untouchable=True,
    additional=(
        "rule-hollow-crown-untouchable",
        "rule-hollow-crown-set-up",
        "rule-hollow-crown-victory",
        "rule-hollow-crown-discard",
        "rule-hollow-crown-order",
        "rule-hollow-crown-exhaustion",
    ),
)
