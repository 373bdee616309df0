"""A game's choices as the fields of a form, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import UNSET

from emberhold.games import GAMES, TableGame, game_named
from emberhold.games.afterwards import Lender
from emberhold.games.lessons import Lesson
from emberhold.language import Speech, speech
from emberhold.parts.choices import (
    EACH,
    FILE,
    ONE,
    SEVERAL,
    WORDS,
    Plan,
    SetupChoice,
    Value,
)
from emberhold.players import COMPANY, PERSON, SIMPLE_BOTS, STRENGTHS
from emberhold.server.agents import Agent, offered
from emberhold.server.house.pages import told
from emberhold.server.picker.asked import shown
from emberhold.server.picker.picks import picked

MEASURES = {"search": "search:200", "ismcts": "ismcts:500"}
"""Bots with settings, as programs are compared with them."""
_Kind = Literal["choice", "each", "many", "text", "file"]
_KINDS: dict[str, _Kind] = {
    ONE: "choice",
    EACH: "each",
    SEVERAL: "many",
    WORDS: "text",
    FILE: "file",
}


def everything(language: str) -> told.Offered:
    """All that the start page and the pickers offer."""
    return _everything(language, tuple(GAMES), offered())


@lru_cache(maxsize=8)
def _everything(language: str, games: tuple[str, ...], agents: tuple[Agent, ...]) -> told.Offered:
    say = speech(language)
    bots = [*_bots(say), *(_learned(agent, say) for agent in agents)]
    return told.Offered(games=[_game(name, say) for name in games], bots=bots)


def offered_with(
    game: str, boxes: Sequence[str], language: str, lenders: Sequence[Lender] = ()
) -> told.FieldsOffered:
    """The fields of a game with boxes that people have made and with what finished campaigns lend,
    and how these are drawn."""
    named, say = game_named(game), speech(language)
    fields = [_field(choice, max(named.seats), say) for choice in shown(game, boxes, lenders)]
    cast = named.with_setup({"boxes": [game, *boxes]}).cast_beside if boxes else {}
    own = {slug: art for slug, art in cast.items() if slug not in named.look.cast}
    lent = {} if named.borrowing is None or not lenders else named.borrowing.cast(lenders)
    return told.FieldsOffered(fields=fields, cast=own, lent=dict(lent))


def _learned(agent: Agent, say: Speech) -> told.Bot:
    """A player with weights of its own, for the game that it has learned."""
    title = say("server-bot-net", name=agent.file.removesuffix(".bin"))
    return told.Bot(
        id=agent.name,
        name=title,
        blurb=say("server-bot-about-net"),
        usual=False,
        game=agent.game,
        players=agent.players,
    )


def _bots(say: Speech) -> Iterator[told.Bot]:
    """Who may be asked to a table: those made for people by strength, then the simple ones, then
    those that programs are compared with."""
    for name, strength in STRENGTHS.items():
        title, blurb = strength.title.text(say.language), strength.blurb.text(say.language)
        yield told.Bot(id=name, name=title, blurb=blurb, usual=name == COMPANY)
    for name in (*SIMPLE_BOTS, *MEASURES):
        title, blurb = say(f"server-bot-{name}"), say(f"server-bot-about-{name}")
        yield told.Bot(id=MEASURES.get(name, name), name=title, blurb=blurb, usual=False)


def _game(name: str, say: Speech) -> told.GameOffered:
    game = game_named(name)
    most = max(game.seats)
    presets = game.choices.presets
    return told.GameOffered(
        id=name,
        name=say(f"game-{name}"),
        blurb=say(f"about-{name}"),
        seats=list(game.seats),
        family=game.family or name,
        campaign=game.campaign is not None,
        names=0 if game.campaign is None else game.campaign.names,
        single=game.campaign is None or game.campaign.single,
        rules=game.rulebook_under(None) is not None,
        sides={str(count): _sides(game, count) for count in game.seats},
        lessons=[_lesson(lesson, say) for lesson in game.lessons],
        presets=[_preset(name, plan, place, say) for place, plan in enumerate(presets)],
        fields=[_field(choice, most, say) for choice in shown(name)],
        sealed=[_sealed(box, say) for box in game.borrowing.boxes] if game.borrowing else [],
    )


def _sealed(box: str, say: Speech) -> told.SealedBox:
    """A box as anybody may know of it."""
    return told.SealedBox(id=box, name=say(f"box-{box}"))


def _sides(game: TableGame, players: int) -> list[list[int]]:
    return [list(side) for side in game.sides(players, game.setup(players, 0, {}))]


def _lesson(lesson: Lesson, say: Speech) -> told.LessonOffered:
    name, about = say(lesson.message()), say(lesson.message("about"))
    return told.LessonOffered(id=lesson.id, name=name, blurb=about)


def _preset(name: str, plan: Plan, number: int, say: Speech) -> told.Preset:
    return told.Preset(
        id="quick" if number == 0 else plan.name.removeprefix("setup-preset-"),
        name=say(plan.name),
        blurb=say(plan.note),
        players=len(plan.seats),
        seats=[_preset_seat(who, place == 0) for place, who in enumerate(plan.seats)],
        setup=picked(name, plan.wishes),
        campaign=plan.campaign,
    )


def _preset_seat(who: str, first: bool) -> told.PresetSeat:
    if who == PERSON:
        return told.PresetSeat(who="me" if first else "friend", bot=None)
    return told.PresetSeat(who="bot", bot=who)


def _field(choice: SetupChoice, most: int, say: Speech) -> told.Field:
    asked = choice.paste if choice.shape == FILE else choice.ask
    each = [say(asked, player=number) for number in range(1, most + 1)]
    return told.Field(
        id=choice.name,
        label=each[0],
        help=say(choice.help),
        kind=_KINDS[choice.shape],
        values=[_value(value, most, say) for value in choice.values],
        default=choice.default,
        players=list(choice.players),
        boxes=choice.boxes,
        mixed=say(choice.mixed) if choice.mixed else "",
        labels=each if choice.shape == EACH else UNSET,
    )


def _value(value: Value, most: int, say: Speech) -> told.Value:
    return told.Value(
        value=value.value,
        label=value.name.text(say.language),
        help=value.note.text(say.language) if value.note else "",
        again=value.again,
        picture=value.picture,
        holds=list(value.holds),
        grade=value.grade,
        box=value.box,
        then=_field(value.then, most, say) if value.then else None,
    )
