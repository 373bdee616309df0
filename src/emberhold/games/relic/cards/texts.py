"""The text of cards and sheets: every effect with the moment at which it speaks."""

from __future__ import annotations

from typing import Any

from emberhold.games.relic.card import CHARGE, DISCARD, FREE, PLAY, Abilities, Ability
from emberhold.games.relic.effects.base import Context, Effect, Narrow, Nothing, Row
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.effects.fights import NoLifeLoss
from emberhold.games.relic.effects.joints import May
from emberhold.games.relic.effects.phrases.narrowing import narrowed
from emberhold.games.relic.terms import ENCOUNTER
from emberhold.games.relic.timing import moments
from emberhold.parts.effects.book import misprint
from emberhold.parts.effects.signatures import Refused, unknown

_PRICES = {"charge": CHARGE, "discard": DISCARD, "play": PLAY}
_WORDS = [*moments.NAMES, *_PRICES, *(f"when:{name}" for name in moments.NAMES)]


def abilities_of(entry: dict[str, Any], message_id: str, at: str) -> Abilities:
    """The text of a card or a line of a sheet by its moment."""
    found: Abilities = {}
    slug, once = entry["id"], "once" in entry
    for name, clauses in _effects_of(entry).items():
        effect = read(clauses, at)
        moment, narrow, price = _moment(entry, name, effect, at)
        effect.worded_for(Context(entry.get("deck", -1), entry.get("type", -1), moment, price))
        if moment == moments.ALWAYS:
            effect = _evading(found, effect, slug, message_id)
        if not isinstance(effect, Nothing):
            ability = Ability(slug, message_id, moment, effect, narrow, price, once)
            found[moment] = (*found.get(moment, ()), ability)
    return found


def _effects_of(entry: dict[str, Any]) -> dict[str, Any]:
    """An encounter's charge is spent where it is (R-070): it is resolved, not used. What replaces
    a box of the board is read with the scenario."""
    effects: dict[str, Any] = entry.get("effect", {})
    if entry.get("type") == ENCOUNTER and "charge" in effects:
        return {"resolve": effects["charge"]}
    return {name: clauses for name, clauses in effects.items() if not name.startswith("box:")}


def _moment(
    entry: dict[str, Any], name: str, effect: Effect, at: str
) -> tuple[int, Narrow | None, int]:
    """When a text speaks, what that is narrowed to, and what using it takes."""
    if name in _PRICES:
        return _when(entry, effect), None, _PRICES[name]
    word, _, narrow = name.removeprefix("when:").partition(":")
    try:
        if word not in moments.NUMBER:
            raise unknown("moment", name, _WORDS)
        moment = moments.NUMBER[word]
        return moment, narrowed(moment, narrow), FREE
    except Refused as refused:
        raise misprint(at, refused, name) from None


def _when(entry: dict[str, Any], effect: Effect) -> int:
    """The moment of a charge, a discard or a played card; in a battle: where it makes sense."""
    when: int = entry.get("when", moments.OWN_TURN)
    if when == moments.PREPARE and any(isinstance(part, NoLifeLoss) for part in effect.parts()):
        return moments.LOSE_BATTLE
    return when


def _evading(found: Abilities, effect: Effect, slug: str, message_id: str) -> Effect:
    """Who may always evade some enemies does it at the start of the Engagement phase."""
    left = [part for part in effect.parts() if not isinstance(part, Evade)]
    for part in effect.parts():
        if isinstance(part, Evade):
            moment = moments.START_ENGAGEMENT
            found[moment] = (Ability(slug, message_id, moment, May(part)),)
    return effect if len(left) == len(effect.parts()) else Row(left) if left else Nothing()
