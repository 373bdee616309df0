"""Magus of Cloaks and his nine cards."""

from emberhold.games.aeons_end.card import NemesisSheet, Trigger, attack, minion, power
from emberhold.games.aeons_end.cards.war_eternal.cloaks import (
    cloaks_held,
    final_form,
    gains_cloaks,
    goes_with_damage,
    half_the_cloaks,
    prevents_two,
    swallow,
    veiled,
    weaves_cloak,
)
from emberhold.games.aeons_end.effects.base import either_does
from emberhold.games.aeons_end.effects.damage import (
    gravehold_suffers_damage,
    suffers,
    unleashes,
)
from emberhold.games.aeons_end.effects.resources import loses_charges
from emberhold.games.aeons_end.effects.subjects import any_player, most_charges
from emberhold.games.aeons_end.effects.threats import (
    DESTROY,
    DISCARD,
    collectively_prepped,
    dearest_prepped,
    prepped_fate,
)

_GOES_WITH_DAMAGE = Trigger(
    "nemesis-damaged", change=goes_with_damage, text="trigger-goes-with-damage"
)

MAGUS_OF_CLOAKS = NemesisSheet(
    "Magus of Cloaks",
    life=35,
    difficulty=7,
    unleash=gains_cloaks(2) | gravehold_suffers_damage(2),
    cards=(
        minion(
            "Dusk Spawn",
            1,
            life=5,
            persistent=any_player(either_does(loses_charges(1), suffers(2))),
            triggers=(Trigger("minion-damaged", change=weaves_cloak, text="trigger-weaves-cloak"),),
        ),
        power(
            "Rising Dark",
            1,
            power=3,
            effect=unleashes()
            & any_player(suffers(3))
            & any_player(prepped_fate(DESTROY, free=True)),
            triggers=(_GOES_WITH_DAMAGE,),
        ),
        power(
            "Twilight Empire",
            1,
            power=3,
            effect=gravehold_suffers_damage(cloaks_held) & gains_cloaks(1),
        ),
        minion(
            "Ashen Haruspex",
            2,
            life=5,
            persistent=any_player(suffers(half_the_cloaks())),
            triggers=(Trigger("minion-damage", change=prevents_two, text="trigger-prevents-two"),),
        ),
        power(
            "Black Solstice",
            2,
            power=2,
            effect=unleashes(2) & any_player(suffers(3) & prepped_fate(DISCARD)),
            triggers=(_GOES_WITH_DAMAGE,),
        ),
        attack("Enshroud", 2, gains_cloaks(4) & collectively_prepped(DESTROY, 2, free=True)),
        attack("Eclipse", 3, gains_cloaks(5) & dearest_prepped(DESTROY, then=suffers(2))),
        power("Shadow's Reach", 3, power=9, immediately=gains_cloaks(4), effect=final_form()),
        minion(
            "Veil Daughter",
            3,
            life=11,
            persistent=most_charges(suffers(4)),
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
)
