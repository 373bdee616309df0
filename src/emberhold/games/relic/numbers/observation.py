"""What a seat of Relic may know as a row of numbers.

Every seat is written as this one counts it: `+0` is itself. Of others' hands, decks and face-down
cards only the size is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.figure.belongings import worth
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import (
    AGENT,
    ASSET,
    ATTRIBUTES,
    DECKS,
    ENCOUNTER,
    ENEMY,
    EVENT,
    IMPERIUM,
)
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Bag, one_of, packed

TOPICS: Final = (
    *("armour", "attribute", "bid", "buy", "card", "challenge", "charge", "choose", "choose-die"),
    *("colour", "corrupted", "cross", "die", "discard-asset", "discard-corruption"),
    *("discard-power", "discard-trophy", "duel", "encounter", "enemies", "evade", "event"),
    *("experience", "form", "gate", "give", "keep", "look-deck", "look-one", "look-order", "may"),
    *("may-steal", "mission", "move", "move-up-to", "order", "relic", "roll-battle"),
    *("roll-movement", "roll-test", "sheet", "spend", "spend-charge", "steal", "take-power"),
    *("tidy", "times", "trade", "turn-down", "weapon", "where", "who", "window"),
)
_TOPIC: Final = {topic: place for place, topic in enumerate(TOPICS)}
_PHASES: Final = (
    "sheets",
    "begin",
    "start",
    "movement",
    "exploration",
    "engagement",
    "experience",
    "end",
)
_SHEETS: Final = (*CHARACTERS, *NEMESES)
_SHEET: Final = {slug: place for place, slug in enumerate(_SHEETS)}
_SCENARIO: Final = {slug: place for place, slug in enumerate(SCENARIOS)}


def _bag(*types: str) -> Bag:
    return Bag({slug: card for slug, card in CARDS.items() if card.type in types})


_ASSETS: Final = _bag("asset", "arsenal", "encounter", "enemy", "agent")
_HAND: Final = _bag("power", "might")
_TAINTS: Final = _bag("corruption")
_MISSIONS: Final = _bag("mission")
_VALUES: Final = (
    *("nemesis", "life", *ATTRIBUTES, "influence", "infamy", "level", "hand-size", "completed"),
    *("tokens", "misses", "out", "trophies", "trophy-points", "face-down", "progress"),
)
_ON_A_SPACE: Final = (
    "enemies",
    *ATTRIBUTES,
    "encounters",
    "assets",
    "events",
    "agents",
    "imperium",
)
_BATTLE: Final = ("form", "mine", "foe", "enemies")


class RelicObservation:
    """The writer for a number of players."""

    def __init__(self, players: int) -> None:
        self._players = players
        self.names: Sequence[str] = tuple(self._named())

    def _named(self) -> list[str]:
        names = [f"scenario.{slug}" for slug in SCENARIOS]
        names += ["round", "omens", *(f"phase.{phase}" for phase in _PHASES)]
        names += [f"active.+{other}" for other in range(self._players)]
        names += [f"deck.{deck}" for deck in DECKS]
        for other in range(self._players):
            prefix = f"+{other}"
            names += [f"{prefix}.{value}" for value in _VALUES]
            names += [f"{prefix}.sheet.{slug}" for slug in _SHEETS]
            names += [f"{prefix}.space.{space.slug}" for space in SPACES]
            names += _ASSETS.names(f"{prefix}.assets")
            names += _TAINTS.names(f"{prefix}.corruption")
            names += _MISSIONS.names(f"{prefix}.mission")
        names += _HAND.names("+0.hand")
        for space in SPACES:
            names += [f"space.{space.slug}.{what}" for what in _ON_A_SPACE]
        names += [f"battle.{what}" for what in _BATTLE]
        names += [f"offer.{slug}" for slug in _ASSETS.kinds]
        names += [*(f"asked.{topic}" for topic in TOPICS), "asked.other"]
        return names

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        players = self._players
        row = bytearray(one_of(_SCENARIO[state.scenario.slug], len(SCENARIOS)))
        phase = _PHASES.index(state.phase) if state.phase in _PHASES else -1
        row += packed([state.round, state.omens]) + one_of(phase, len(_PHASES))
        row += one_of((state.active - seat) % players, players)
        row += packed([len(deck.cards) for deck in state.decks])
        for other in range(players):
            row += _figure(state, state.figures[(seat + other) % players])
        row += _HAND.counts(state.figures[seat].hand)
        for space in range(len(SPACES)):
            row += _space(state, space)
        row += _battle(state)
        row += _ASSETS.counts(tuple(c for c in state.offer if _ASSETS.place(c) >= 0))
        return bytes(row + _asked(question))


def _figure(state: State, figure: Figure) -> bytes:
    hidden = state.phase == "sheets"
    awake = tuple(taint.card for taint in figure.corruption if taint.open)
    numbers = [
        figure.nemesis,
        figure.life,
        *figure.attributes,
        figure.influence,
        figure.infamy,
        figure.level,
        len(figure.hand),
        len(figure.completed),
        len(figure.tokens),
        figure.misses,
        figure.out,
        len(figure.trophies),
        sum(worth(piece) for piece in figure.trophies),
        len(figure.corruption) - len(awake),
        figure.progress[0] if figure.progress and figure.mission is not None else 0,
    ]
    sheet = -1 if hidden else _SHEET[figure.sheet.slug]
    space = -1 if hidden or figure.out else figure.space
    return (
        packed(numbers)
        + one_of(sheet, len(_SHEETS))
        + one_of(space, len(SPACES))
        + _ASSETS.counts(tuple(piece.card for piece in figure.assets))
        + _TAINTS.counts(awake)
        + _MISSIONS.one(figure.mission)
    )


def _space(state: State, space: int) -> bytes:
    pieces = state.board[space]
    if not pieces:
        return bytes(len(_ON_A_SPACE))
    values = [0, 0, 0]
    counts = dict.fromkeys((ENEMY, ENCOUNTER, ASSET, EVENT, AGENT), 0)
    imperium = 0
    for piece in pieces:
        card = piece.card
        if card.sort == ENEMY:
            values[card.attribute] += card.value
        if card.sort in counts:
            counts[card.sort] += 1
        imperium += card.deck == IMPERIUM
    enemies, encounters, assets, events, agents = counts.values()
    return packed([enemies, *values, encounters, assets, events, agents, imperium])


def _battle(state: State) -> bytes:
    battle = state.battle
    if battle is None:
        return bytes(len(_BATTLE))
    return packed([battle.form + 1, battle.mine.score, battle.foe.score, len(battle.cards)])


def _asked(question: Question | None) -> bytes:
    if question is None:
        return bytes(len(TOPICS) + 1)
    return one_of(_TOPIC.get(question.topic, len(TOPICS)), len(TOPICS) + 1)


def observation(players: int) -> RelicObservation:
    return RelicObservation(players)
