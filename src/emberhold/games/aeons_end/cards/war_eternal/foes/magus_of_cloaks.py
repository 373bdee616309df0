"""Magus of Cloaks and his nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.foes.cloaks import (
    FinalForm,
    GainCloaks,
    HalfTheCloaks,
    cloaks_held,
    goes_with_damage,
    prevents_two,
    swallow,
    veiled,
    weaves_cloak,
)
from emberhold.games.aeons_end.effects.base import EitherDoes
from emberhold.games.aeons_end.effects.damage import (
    GraveholdSuffers,
    Suffer,
    Unleash,
)
from emberhold.games.aeons_end.effects.resources import LoseCharges
from emberhold.games.aeons_end.effects.subjects import any_player, most_charges
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    CollectivelyPrepped,
    DearestPrepped,
    FateOfPrepped,
)

_GOES_WITH_DAMAGE = Trigger(
    "nemesis-damaged", change=goes_with_damage, text="trigger-goes-with-damage"
)

MAGUS_OF_CLOAKS = NemesisSheet(
    "Magus of Cloaks",
    life=35,
    difficulty=7,
    unleash=GainCloaks(2) | GraveholdSuffers(2),
    cards=(
        minion(
            "Dusk Spawn",
            1,
            life=5,
            persistent=any_player(EitherDoes(LoseCharges(1), Suffer(2))),
            triggers=(Trigger("minion-damaged", change=weaves_cloak, text="trigger-weaves-cloak"),),
        ),
        power(
            "Rising Dark",
            1,
            power=3,
            effect=Unleash()
            & any_player(Suffer(3))
            & any_player(FateOfPrepped(DESTROY, free=True)),
            triggers=(_GOES_WITH_DAMAGE,),
        ),
        power(
            "Twilight Empire",
            1,
            power=3,
            effect=GraveholdSuffers(cloaks_held) & GainCloaks(1),
        ),
        minion(
            "Ashen Haruspex",
            2,
            life=5,
            persistent=any_player(Suffer(HalfTheCloaks())),
            triggers=(Trigger("minion-damage", change=prevents_two, text="trigger-prevents-two"),),
        ),
        power(
            "Black Solstice",
            2,
            power=2,
            effect=Unleash(2) & any_player(Suffer(3) & FateOfPrepped(DISCARD)),
            triggers=(_GOES_WITH_DAMAGE,),
        ),
        attack("Enshroud", 2, GainCloaks(4) & CollectivelyPrepped(DESTROY, 2, free=True)),
        attack("Eclipse", 3, GainCloaks(5) & DearestPrepped(DESTROY, then=Suffer(2))),
        power("Shadow's Reach", 3, power=9, immediately=GainCloaks(4), effect=FinalForm()),
        minion(
            "Veil Daughter",
            3,
            life=11,
            persistent=most_charges(Suffer(4)),
            triggers=(Trigger("minion-damage", change=veiled, text="trigger-veiled"),),
        ),
    ),
    token="token-cloaks",
    tokens=(4, 4),
    least_tokens=(2, 3),
    most_tokens=(8, 9),
    damage_taken=swallow,
    additional=(
        "rule-magus-of-cloaks-damage",
        "rule-magus-of-cloaks-limits",
        "rule-magus-of-cloaks-defeat",
    ),
    harder="rule-magus-of-cloaks-harder",
    gists=("unleash-gist-magus-of-cloaks",),
)
