"""Words that depend on where a text is: the same verb is worded differently on an Imperium
card, at a moment, under a condition, after another that has said it already.
"""

from __future__ import annotations

from typing import Any, Final

Clause = list[Any]

BY_PLACE: Final[dict[str, dict[str, str]]] = {
    "imperium": {
        "discard_power": "discard_might",
        "discard_asset": "discard_arsenal",
        "cannot": "cannot_by_nemesis",
    },
    "charge": {"evade": "evade_one"},
    "enemy": {"cannot": "cannot_here"},
    "agent": {"cannot_by_nemesis": "cannot_here_by_nemesis"},
    "always": {"trophy_worth": "trophies_worth"},
    "test": {"skill_bonus": "test_bonus"},
    "would_lose_life": {"no_life_loss": "lose_none"},
    "when:would_lose_life": {"no_life_loss": "lose_none", "change": "change_loss"},
    "has asset not Relic": {"give_asset": "give_such_asset"},
    "when:drawn": {"move_threat": "move_it"},
    "when:resolve_encounter:Stranger": {"take_this": "take_along"},
}
"""Verbs that do the same but are worded differently: on an Imperium card, at a moment, under a
condition."""
_BESIDES: Final = {"battle_bonus": "further_bonus"}


def placed(clauses: list[Clause], place: str) -> list[Clause]:
    """Clauses with the verbs that are worded differently in this place."""
    verbs = BY_PLACE.get(place)
    return [_placed(clause, verbs) for clause in clauses] if verbs else clauses


def _placed(part: Any, verbs: dict[str, str]) -> Any:
    """Within choices and tables of rolls as well."""
    if isinstance(part, dict):
        return {key: _placed(inner, verbs) for key, inner in part.items()}
    if not isinstance(part, list):
        return part
    inner = [_placed(one, verbs) for one in part]
    if inner and isinstance(inner[0], str):
        inner[0] = verbs.get(inner[0], inner[0])
    return inner


def onward(clauses: list[Clause]) -> list[Clause]:
    """What has been said before is not said again: a bonus on top of another, a second card drawn
    onto the same space."""
    told: list[Clause] = []
    before: Clause = [""]
    for clause in clauses:
        if _is_bonus(before) and clause[0] in ("if", "for_each"):
            clause = [*clause[:2], _placed(clause[2], _BESIDES), *clause[3:]]
        elif before[0] == clause[0] == "draw_threat" and before[2:] == clause[2:]:
            clause = ["draw_threat_too", *clause[1:]]
        told.append(clause)
        before = clause
    return told


def _is_bonus(clause: Clause) -> bool:
    """Alone or for each of something."""
    return clause[0] == "battle_bonus" or (clause[0] == "for_each" and _is_bonus(clause[2][0]))
