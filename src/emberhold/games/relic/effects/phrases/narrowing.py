"""What an event is narrowed to: `when:win_battle:nemesis`, `when:enemy_defeated:Chaos`."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.effects.base import Narrow
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import ATTRIBUTES
from emberhold.games.relic.timing.moments import (
    DRAWS_CORRUPTION,
    ENEMY_DEFEATED,
    LOSE_BATTLE,
    NAMES,
    RESOLVE_ENCOUNTER,
    WIN_BATTLE,
)
from emberhold.games.relic.traits import TRAITS, Trait
from emberhold.kernel.message import Message
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Refused, Word, shortly


class WithTrait(Narrow):
    """The enemy beaten or the encounter resolved has a trait."""

    __slots__ = ("trait",)

    def __init__(self, trait: Trait) -> None:
        super().__init__(trait.name, trait.message_id)
        self.trait = trait

    def fits(self, game: State, act: Act) -> bool:
        return act.drawn is not None and self.trait in act.drawn.traits


class OfForm(Narrow):
    """The battle is of a form."""

    __slots__ = ("form",)

    def __init__(self, form: int) -> None:
        super().__init__(ATTRIBUTES[form], f"relic-{ATTRIBUTES[form]}")
        self.form = form

    def fits(self, game: State, act: Act) -> bool:
        return game.battle is None or game.battle.form == self.form


class Versus(Narrow):
    """The battle is against a nemesis, or against a character."""

    __slots__ = ("nemesis",)

    def __init__(self, kind: str, nemesis: bool) -> None:
        super().__init__(kind, f"relic-type-{kind}")
        self.nemesis = nemesis

    def fits(self, game: State, act: Act) -> bool:
        if game.battle is None:
            return True
        foe = game.battle.against(act.me)
        return foe is not None and foe.nemesis == self.nemesis


class Yours(Narrow):
    """It comes of one's own effect; that goes without saying."""

    __slots__ = ()

    def fits(self, game: State, act: Act) -> bool:
        return act.by is act.me

    def words(self, say: Speech) -> str:
        return ""


_TRAITS: Final[dict[str, Narrow]] = {name: WithTrait(trait) for name, trait in TRAITS.items()}
_BATTLES: Final[dict[str, Narrow]] = {
    **{name: OfForm(form) for form, name in enumerate(ATTRIBUTES)},
    "nemesis": Versus("nemesis", True),
    "character": Versus("character", False),
}
_NARROWED: Final[dict[int, Word]] = {
    ENEMY_DEFEATED: Word("trait", _TRAITS),
    RESOLVE_ENCOUNTER: Word("trait", _TRAITS),
    WIN_BATTLE: Word("battle", _BATTLES),
    LOSE_BATTLE: Word("battle", _BATTLES),
    DRAWS_CORRUPTION: Word("effect", {"yours": Yours("any", "")}),
}


def narrowed(moment: int, word: str) -> Narrow | None:
    """What a word narrows a moment to; nothing for no word."""
    if not word:
        return None
    if moment not in _NARROWED:
        raise Refused(Message("refused-relic-narrowed", given=shortly(NAMES[moment])))
    found: Narrow = _NARROWED[moment].read(word)
    return found
