"""What somebody picked in the form, made into wishes and held against the game's own set-up.

A pick is a plain value, or `{"via": value, "is": pick}` where a value asks something further.
Files are never opened here: what is in one is given as text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.errors import SetupError
from emberhold.kernel.game import Game
from emberhold.kernel.opening import complete_setup
from emberhold.parts.boxes.shelf import names_in
from emberhold.parts.choices import EACH, FILE, SEVERAL, WORDS, SetupChoice
from emberhold.server.picker.asked import shown

_VIA, _IS = "via", "is"


def wishes(game: str, players: int, picks: Mapping[str, Any]) -> dict[str, Any]:
    """The wishes that picks stand for; picks about other numbers of players are left out."""
    choices = {choice.name: choice for choice in shown(game)}
    made = {}
    for name, pick in picks.items():
        choice = choices.get(name)
        if choice is None:
            made[name] = pick
        elif not choice.players or players in choice.players:
            made[name] = meant(choice, pick)
    return made


def meant(choice: SetupChoice, pick: Any) -> Any:
    """The value of the set-up that a pick means."""
    if choice.shape == EACH and isinstance(pick, list):
        return [_value(choice, each) for each in pick]
    return _value(choice, pick)


def _value(choice: SetupChoice, pick: Any) -> Any:
    if not is_further(pick):
        return pick
    for value in choice.values:
        if value.then is not None and value.value == pick[_VIA]:
            return _further(value.then, pick[_IS])
    raise SetupError(
        "error-setup-value",
        choice.name,
        key=choice.name,
        given=str(pick[_VIA]),
        known=", ".join(str(value.value) for value in choice.values),
        nearest="",
    )


def _further(choice: SetupChoice, pick: Any) -> Any:
    if choice.shape == WORDS:
        words = str(pick).split()
        return choice.wrap(words) if choice.wrap is not None else words
    if choice.shape == FILE:
        return f"{str(pick).strip()}\n"
    if choice.shape == SEVERAL:
        return list(pick) if isinstance(pick, list) else pick
    return meant(choice, pick)


def is_further(pick: Any) -> bool:
    return isinstance(pick, dict) and set(pick) == {_VIA, _IS}


def problems(
    game: str,
    players: int,
    seed: int | str,
    picks: Mapping[str, Any],
    always: Iterable[str] = (),
) -> list[SetupError]:
    """Everything wrong with the picks, each error with the field it is about.

    Each is tried by itself, with the boxes in play and whatever else must `always` be known.
    """
    rules = game_named(game)
    wrong_number = _trial(rules, players, seed, {})
    if wrong_number is not None:
        return [wrong_number]
    found = []
    asked = shown(game, tuple(names_in(picks)))
    boxes = {*always, *(choice.name for choice in asked if choice.boxes)}
    for name in picks:
        with_boxes = {each: picks[each] for each in picks if each == name or each in boxes}
        error = _of_one(game, players, seed, with_boxes)
        if error is not None:
            found.append(error)
    if not found:
        whole = _trial(rules, players, seed, wishes(game, players, picks))
        found += [whole] if whole else []
    return found


def _of_one(
    game: str, players: int, seed: int | str, picks: Mapping[str, Any]
) -> SetupError | None:
    """What is wrong with one pick, under the boxes that are in play."""
    try:
        return _trial(game_named(game), players, seed, wishes(game, players, picks))
    except SetupError as error:
        return error


def _trial(
    rules: Game, players: int, seed: int | str, wishes: Mapping[str, Any]
) -> SetupError | None:
    try:
        complete_setup(rules, players, seed, wishes)
    except SetupError as error:
        return error
    return None


def picked(game: str, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """Wishes as the form shows them: values that ask something further are taken apart again."""
    choices = {choice.name: choice for choice in shown(game, tuple(names_in(wishes)))}
    return {
        name: _picked(choices[name], wish) if name in choices else wish
        for name, wish in wishes.items()
    }


def understood(picks: Mapping[str, Any], game: str, players: int) -> dict[str, Any]:
    """The picks that matter for a number of players, in the order of the form."""
    return {
        choice.name: picks[choice.name]
        for choice in shown(game, tuple(names_in(picks)))
        if choice.name in picks and (not choice.players or players in choice.players)
    }


def _picked(choice: SetupChoice, wish: Any) -> Any:
    if choice.shape == EACH and isinstance(wish, list):
        return [_picked_one(choice, each) for each in wish]
    return _picked_one(choice, wish)


def _picked_one(choice: SetupChoice, wish: Any) -> Any:
    if is_further(wish) or any(value.value == wish for value in choice.values):
        return wish
    for value in choice.values:
        further = value.then
        if further is not None and _fits(further, wish):
            return {_VIA: value.value, _IS: _picked(further, wish)}
    return wish


def _fits(choice: SetupChoice, wish: Any) -> bool:
    """Whether a wish can be what was picked in a further field."""
    if choice.shape == EACH:
        return isinstance(wish, list)
    if choice.shape == SEVERAL:
        known = [value.value for value in choice.values]
        return isinstance(wish, list) and all(each in known for each in wish)
    return choice.shape == FILE and isinstance(wish, str) and "\n" in wish
