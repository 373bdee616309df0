"""Hollow Crown, its nine cards and the nine acolytes."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NemesisSheet, acolyte, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.foes.acolyte_deck import (
    AcolyteDeck,
    acolyte_deck,
    discards_acolyte,
    draw_acolyte,
)
from emberhold.games.aeons_end.cards.war_eternal.foes.acolytes import (
    BloodMagic,
    DrawAcolyte,
    EachBloodMagic,
    GainsLife,
    ReturnsToDeck,
    ShuffleAcolytes,
    SuffersDamage,
    acolytes,
    highest_acolyte,
    lowest_acolyte,
)
from emberhold.games.aeons_end.effects.base import Effect, When
from emberhold.games.aeons_end.effects.counting import ThatPlayersLife
from emberhold.games.aeons_end.effects.damage import (
    GraveholdSuffers,
    Suffer,
    Unleash,
)
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.resources import LoseCharges, SpendAether
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.subjects import TwoPlayers, any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import (
    DISCARD,
    DearestInHand,
    ThisMinionSuffers,
)
from emberhold.games.aeons_end.fight.life import (
    damage_minion,
    gravehold_suffers,
    suffer,
    win,
)
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.parts.amounts import AtMost
from emberhold.parts.deck import Deck
from emberhold.parts.effects.signatures import Takes


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


class TwoPlayersSuffer(TwoPlayers):
    """Holadran."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def told(self) -> Effect:
        return Suffer(self.amount)

    def to_one(self, game: State, player: Player) -> Asking | None:
        return suffer(game, player, self.amount)


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
        blood_magic=any_player(Suffer(2))
        & When(AtMost(ThatPlayersLife(), 5), ThisMinionSuffers(2)),
    ),
    acolyte("Holadran", life=11, blood_magic=TwoPlayersSuffer(1)),
    acolyte("Kurgax", life=11, blood_magic=GraveholdSuffers(1) & any_player(Suffer(1))),
    acolyte("Lurzan", life=11, blood_magic=lowest_life(Suffer(1))),
    acolyte(
        "Mord",
        life=11,
        blood_magic=GraveholdSuffers(3)
        | any_player(LoseCharges(1)) & GraveholdSuffers(1) & ThisMinionSuffers(1),
    ),
    acolyte("Nhavkalas", life=11, blood_magic=GraveholdSuffers(3) & ThisMinionSuffers(1)),
    acolyte(
        "Ren-Goda",
        life=11,
        blood_magic=any_player(Suffer(2)) | any_player(Suffer(1) & DearestInHand(DISCARD)),
    ),
    acolyte("Solara", life=11, blood_magic=any_player(DiscardFromHand(2)) & ThisMinionSuffers(3)),
)

HOLLOW_CROWN = NemesisSheet(
    "Hollow Crown",
    life=1,
    difficulty=5,
    unleash=highest_acolyte(BloodMagic()),
    hard_unleash=EachBloodMagic(),
    cards=(
        attack("Beseech", 1, lowest_acolyte(ReturnsToDeck()) & DrawAcolyte() & Unleash()),
        attack("Enslave", 1, EachBloodMagic()),
        minion("Thronewatch", 1, life=6, persistent=lowest_acolyte(BloodMagic(), SuffersDamage(1))),
        attack("Ascend", 2, Unleash() & lowest_acolyte(GainsLife(10), BloodMagic())),
        power(
            "Infernal Domain",
            2,
            power=2,
            to_discard=SpendAether(8),
            effect=DrawAcolyte() & EachBloodMagic(),
        ),
        attack("Reign", 2, highest_acolyte(BloodMagic(), SuffersDamage(6)) & Unleash(2)),
        attack("Dominate", 3, EachBloodMagic(2)),
        power(
            "Nameless Faith",
            3,
            power=1,
            to_discard=SpendAether(8),
            effect=ShuffleAcolytes(2) & EachBloodMagic(),
        ),
        minion(
            "Viscera Bride", 3, life=18, persistent=lowest_acolyte(GainsLife(10), BloodMagic(2))
        ),
    ),
    aside=ACOLYTES,
    own=AcolyteDeck(Deck(ACOLYTES)),
    discards=discards_acolyte,
    prepare=_prepare,
    turn_end=_turn_end,
    exhaust_instead=GraveholdSuffers(4),
    untouchable=True,
    additional=(
        "rule-hollow-crown-untouchable",
        "rule-hollow-crown-set-up",
        "rule-hollow-crown-victory",
        "rule-hollow-crown-discard",
        "rule-hollow-crown-order",
        "rule-hollow-crown-exhaustion",
    ),
    gists=("unleash-gist-hollow-crown", "unleash-gist-hollow-crown-hard"),
)
