"""A finished table as a browser remembers it: facts without a language, names in all of them."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from emberhold.games import game_named
from emberhold.kernel.message import Message
from emberhold.language import LANGUAGES
from emberhold.server.house.pages import ending
from emberhold.server.house.pages.told import Named, Remembered, Sat
from emberhold.server.store.records import Summary

KINDS = ("lesson", "puzzle", "daily")
"""What a table can be about beside the game itself."""
SITTING = 4 * 60 * 60
"""A table that was open for longer was left and come back to: how long it took nobody knows."""


def remembered(found: Summary) -> Remembered | None:
    """What statistics and achievements are made from; None for a table that is still running."""
    if found.finished is None or found.result is None:
        return None
    header = found.header
    game = game_named(header.game)
    figures = game.choices.figures(header.setup)
    mine = {int(role) for role in found.roles if role.isdecimal()}
    told = ending.told(
        found.result.result, game.sides(header.players, header.setup), mine, LANGUAGES[0]
    )
    kind = next((kind for kind in KINDS if kind in header.options), "")
    kind = "repaired" if found.result.repaired else kind
    return Remembered(
        table=header.id,
        game=header.game,
        when=int(found.finished),
        won=told.won,
        together=told.together,
        reason=found.result.reason,
        answers=found.answers,
        minutes=_minutes(found.finished - header.created),
        undo=header.options.get("undo") == "free",
        kind=kind,
        name=str(header.options.get(kind, "")) if kind else "",
        about=[_named(message) for message in game.choices.about(header.setup)],
        seats=[
            Sat(
                mine=row.seat in mine,
                bot=row.who == "bot",
                figure=_named(figures[row.seat]) if figures else None,
            )
            for row in found.seats
        ],
    )


def _minutes(seconds: float) -> int | UnsetType:
    return round(seconds / 60) if 0 <= seconds <= SITTING else UNSET


def _named(message: Message) -> Named:
    return {"id": message.id, **{language: message.text(language) for language in LANGUAGES}}
