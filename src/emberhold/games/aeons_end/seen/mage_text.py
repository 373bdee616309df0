"""A mage sheet as people read it: the ability, what fills it, when it may be used, what it does."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Mage
from emberhold.language import speech


def mage_text(mage: Mage, language: str = "en") -> list[str]:
    """The lines of a sheet from top to bottom, without the name of the mage."""
    if mage.ability is None:
        return []
    say = speech(language)
    return [
        say(mage.ability_name.message_id),
        say("ability-charges", amount=mage.charges),
        say("ability-timing", timing=mage.timing),
        mage.ability.sentence(say),
    ]
