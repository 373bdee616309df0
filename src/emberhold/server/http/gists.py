"""What a card costs and does at a glance, as numbers with symbols: for the small faces on a table.

They are read off the card's own text, once for each game: the whole text stands on the reading
face. What a campaign keeps sealed has no gist.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from emberhold.games import GAMES
from emberhold.games.unsealed import unsealed
from emberhold.parts.library import Entry
from emberhold.server.house import Refused
from emberhold.server.http.exchange import Json

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
_COST = re.compile(r"Play cost: ([^.]*)\.")
_DIE = re.compile(r"(\d+) (?:(\w+) )?(basic|class|power)")
_ACTIONS = {"main action": "main", "side action": "side"}


async def gists(request: Request) -> Response:
    """Every card of a game at a glance, by its slug."""
    name = request.path_params["game"]
    if name not in GAMES:
        raise Refused("not-found", "error-game", given=name, known=", ".join(GAMES))
    return Json(_gists(name), headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=16)
def _gists(name: str) -> dict[str, dict[str, Any]]:
    found = {entry.slug: _gist(entry) for entry in unsealed(GAMES[name]).library}
    return {slug: gist for slug, gist in found.items() if gist}


def _gist(entry: Entry) -> dict[str, Any]:
    text = " ".join(entry.text("en"))
    cost = _COST.search(text)
    does = sorted(
        (match.start(), int(match[1]), sign)
        for sign, pattern in _DOES.items()
        for match in re.finditer(pattern, text)
    )
    shown = list(dict.fromkeys((number, sign) for _, number, sign in does))[:_MOST]
    return {
        **({"pays": _pays(cost[1])} if cost else {}),
        **({"does": [list(each) for each in shown]} if shown else {}),
    }


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
