"""What a card costs and does at a glance, as numbers with symbols: for the small faces on a table.

They are read off the card's own text, once for each game: the whole text is on the reading
face. What a campaign keeps sealed has no gist; cards of somebody's own have theirs at its tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from emberhold.games import GAMES, game_named
from emberhold.games.unsealed import unsealed
from emberhold.kernel.errors import EmberholdError
from emberhold.parts.library import Entry
from emberhold.server.house import Refused
from emberhold.server.house.pages.told import Gist
from emberhold.server.http.exchange import Json
from emberhold.server.http.hall import hall_of

_MOST = 3
_DOES = {
    "aether": r"(\d+) aether",
    "damage": r"(\d+) (?:more |additional |extra )?damage",
    "life": r"(\d+) [Ll]ife\b",
    "charges": r"(\d+) charges?\b",
    "wounds": r"(\d+) wounds?\b",
    "exhaustion": r"(\d+) exhaustion\b",
    "influence": r"(\d+) influence\b",
}
_SPELLED = {"a": 1, "one": 1, "one more": 1, "two": 2, "three": 3}
_COST = re.compile(r"Play cost: ([^.]*)\.")
_USED = re.compile(r"(?:[Mm]ain|[Ss]ide) action, (?:exhaust, )?([^:.]*):")
_DIE = re.compile(r"(\d+) (?:(\w+) )?(basic|class|power)")
_NOTHING = Gist()
_ACTIONS = {"main action": "main", "side action": "side"}


async def gists(request: Request) -> Response:
    """Every card of a game at a glance, by its slug; at a table also what is mixed in there."""
    name = request.path_params["game"]
    try:
        game_named(name)
    except EmberholdError as error:
        raise Refused("not-found", error.message.id, **error.message.arguments) from None
    found = all_gists(name)
    if table := request.query_params.get("table"):
        hall = hall_of(request)
        await hall.need_roles(request, table)
        found = {**gists_of(name, (await hall.house.unsealed(table)).library), **found}
    return Json(found, headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=16)
def all_gists(name: str) -> dict[str, Gist]:
    """Those of the whole series, where boxes of one can be mixed at a table of another."""
    game = GAMES[name]
    series = [one for one in GAMES.values() if game.family and one.family == game.family]
    return gists_of(name, [entry for one in (*series, game) for entry in unsealed(one).library])


def gists_of(name: str, known: Iterable[Entry]) -> dict[str, Gist]:
    """Some entries at a glance, with the symbols of a game."""
    signs = {**_DOES, **GAMES[name].look.deeds}
    found = {entry.slug: _gist(entry, signs) for entry in known}
    return {slug: gist for slug, gist in found.items() if gist != _NOTHING}


def _gist(entry: Entry, signs: Mapping[str, str]) -> Gist:
    text = " ".join(entry.text("en"))
    cost, used = _COST.search(text), _USED.search(text)
    uses = _pays(used[1]) if used else []
    found = [
        (match.end(), -len(match[0]), _number(match), sign)
        for sign, pattern in signs.items()
        for match in re.finditer(pattern, text)
    ]
    does = {end: (number, sign) for end, _, number, sign in sorted(found, key=_longest_last)}
    shown = list(dict.fromkeys(does[end] for end in sorted(does)))[:_MOST]
    return Gist(pays=_pays(cost[1]) if cost else UNSET, uses=uses or UNSET, does=shown or UNSET)


def _number(match: re.Match[str]) -> int | None:
    """How much of it; nothing for a deed without a number."""
    said = next((group for group in match.groups() if group is not None), None)
    return None if said is None else _SPELLED.get(said) or int(said)


def _longest_last(found: tuple[int, int, int | None, str]) -> tuple[int, int]:
    """Words inside longer ones are the longer ones' business: `Gravehold gains 1 life`."""
    end, length, _, _ = found
    return end, -length


def _pays(words: str) -> list[str]:
    """A cost as symbols: the action, then each die."""
    paid: list[str] = []
    for part in words.split(", "):
        if part in _ACTIONS:
            paid.append(_ACTIONS[part])
        elif die := _DIE.fullmatch(part):
            face = die[3] if die[2] is None else f"{die[2]}-{die[3]}"
            paid.extend([face] * int(die[1]))
    return paid
