"""What can be counted: the words after `for each`."""

from __future__ import annotations

import re
from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.phrases.quantities import (
    ASSETS,
    CORRUPTION,
    OMENS,
    POWER_CARDS,
    TOKENS,
    Reckoning,
    enemies,
    message_word,
)
from emberhold.games.relic.effects.phrases.what import CARD_NAME, TRAIT, card_words
from emberhold.games.relic.effects.phrases.who import WHO, Who
from emberhold.games.relic.map.board import IN_AREA, SPACES
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import AGENT, ENEMY
from emberhold.games.relic.traits import TRAITS, Trait
from emberhold.kernel.message import Message
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Refused, Text, quoted, shortly, unknown


class Count:
    """Something to be counted."""

    __slots__ = ()

    def count(self, game: State, act: Act) -> int:
        return 0

    def each(self, say: Speech, whose: str = "you") -> str:
        """What is after `for each`."""
        return ""


class Tally(Count):
    """What a word is enough for: `trophy`, `enemy_here`."""

    __slots__ = ("_reckon", "word")

    def __init__(self, word: str, reckon: Reckoning) -> None:
        self.word = word
        self._reckon = reckon

    def count(self, game: State, act: Act) -> int:
        return self._reckon(game, act)

    def each(self, say: Speech, whose: str = "you") -> str:
        return say(f"relic-each-{message_word(self.word)}", whose=whose)


def _others_here(game: State, act: Act) -> int:
    here = game.standing_on(act.me.space)
    return len([figure for figure in here if figure is not act.me and not figure.nemesis])


def _other_agents(game: State, act: Act) -> int:
    lying = [piece.card for piece in game.board[act.me.space] if piece.card.sort == AGENT]
    return len([card for card in lying if card is not act.card])


def _foes(game: State, act: Act) -> int:
    """Enemies, and the sheet as one."""
    return enemies(game, act) + (game.battle is not None and game.battle.sheet)


def _foe(game: State, act: Act) -> Figure | None:
    """Against whom one fights, or whom one has just met."""
    return game.battle.against(act.me) if game.battle is not None else act.that


def _foe_influence(game: State, act: Act) -> int:
    foe = _foe(game, act)
    return foe.influence if foe is not None else 0


def _foe_corruption(game: State, act: Act) -> int:
    foe = _foe(game, act)
    return len(foe.corruption) if foe is not None else 0


_WORDS: Final = (
    Tally("corruption", CORRUPTION.reckon),
    Tally("power", POWER_CARDS.reckon),
    Tally("asset", ASSETS.reckon),
    Tally("own_token", TOKENS.reckon),
    Tally("omen_token", OMENS.reckon),
    Tally("completed_mission", lambda game, act: len(act.me.completed)),
    Tally("trophy", lambda game, act: len(act.me.trophies)),
    Tally("enemy_in_battle", _foes),
    Tally("enemy_here", lambda game, act: len(game.enemies_on(act.me.space))),
    Tally("other_agent_here", _other_agents),
    Tally("character", lambda game, act: len(game.characters())),
    Tally("other_character_here", _others_here),
    Tally("influence of that_character", _foe_influence),
    Tally("corruption of that_character", _foe_corruption),
)
SIMPLE: Final = {tally.word: tally for tally in _WORDS}


class OwnAssets(Count):
    """Assets with a trait."""

    __slots__ = ("trait",)

    def __init__(self, trait: Trait) -> None:
        self.trait = trait

    def count(self, game: State, act: Act) -> int:
        return sum(1 for piece in act.me.assets if self.trait in piece.card.traits)

    def each(self, say: Speech, whose: str = "you") -> str:
        return say("relic-each-own", trait=say(self.trait.message_id), whose=whose)


class OnBoard(Count):
    """One for every n enemies with a trait on the board."""

    __slots__ = ("number", "trait")

    def __init__(self, number: int, trait: Trait) -> None:
        self.number = number
        self.trait = trait

    def count(self, game: State, act: Act) -> int:
        lying = 0
        for pieces in game.board:
            for piece in pieces:
                if piece.card.sort == ENEMY and self.trait in piece.card.traits:
                    lying += 1
        return lying // self.number

    def each(self, say: Speech, whose: str = "you") -> str:
        return say("relic-each-on-board", number=self.number, trait=say(self.trait.message_id))


class Others(Count):
    """Other enemies with a trait here or in the area."""

    __slots__ = ("area", "trait")

    def __init__(self, trait: Trait, area: bool) -> None:
        self.trait = trait
        self.area = area

    def count(self, game: State, act: Act) -> int:
        space = act.me.space
        spaces: tuple[int, ...] = (space,)
        if self.area and SPACES[space].area >= 0:
            spaces = IN_AREA[SPACES[space].area]
        return sum(
            1
            for where in spaces
            for card in game.enemies_on(where)
            if self.trait in card.traits and card is not act.card
        )

    def each(self, say: Speech, whose: str = "you") -> str:
        trait = say(self.trait.message_id)
        return say("relic-each-other", trait=trait, where="area" if self.area else "here")


class CardsNamed(Count):
    """Cards of one name on the board, whatever their deck."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def count(self, game: State, act: Act) -> int:
        return sum(1 for pieces in game.board for piece in pieces if piece.card.kind in self.cards)

    def each(self, say: Speech, whose: str = "you") -> str:
        return say("relic-each-card", name=card_words(say, self.cards))


class Figures(Count):
    """Characters of whom something is so."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def count(self, game: State, act: Act) -> int:
        return len(self.who.figures(game, act))

    def each(self, say: Speech, whose: str = "you") -> str:
        having = self.who.condition.having(say) if self.who.condition is not None else ""
        return say("relic-each-character-having", having=having)


# Reading

_ON_BOARD: Final = re.compile(r"([1-9]) (.+) on board$")
_OTHERS: Final = re.compile(r"other (.+) (here|in area)$")


class _Counted(Text):
    """What is after `for each`."""

    def means(self) -> str:
        more = ("Ally", "3 Tyranid on board", "other Ork here", "each_character life<=2")
        return f"{quoted(SIMPLE)}; such as {quoted((*more, 'card forgotten-portal'))}"

    def parse(self, text: str) -> Count:
        if text in SIMPLE:
            return SIMPLE[text]
        if text in TRAITS:
            return OwnAssets(TRAITS[text])
        if text.startswith("each_character "):
            return Figures(_known_by(WHO.parse(text), text))
        if text.startswith("card "):
            return CardsNamed(CARD_NAME.parse(text.removeprefix("card ")))
        if found := _ON_BOARD.match(text):
            return OnBoard(int(found[1]), TRAIT.read(found[2]))
        if found := _OTHERS.match(text):
            return Others(TRAIT.read(found[1]), found[2] == "in area")
        raise unknown("count", text, [*SIMPLE, *TRAITS])


def _known_by(who: Who, text: str) -> Who:
    if who.condition is None or who.place is not None:
        raise Refused(Message("refused-relic-for-each", given=shortly(text)))
    return who


COUNT: Final = _Counted("count")
