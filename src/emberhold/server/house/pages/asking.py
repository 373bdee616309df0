"""Questions as a page receives them, spoken in one language; options only for those who answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Raw

from emberhold.games import TableGame, game_of
from emberhold.games.unsealed import Unsealed
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.scene import Scene
from emberhold.server.house.pages import shown, staging
from emberhold.server.house.pages.scenery import told_page
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer


def asked(hosted: Hosted, viewer: Viewer, language: str, showing: int | None) -> Raw:
    """What is asked now, with the options for the eyes that are looking."""
    record, memory = hosted.record, hosted.memory

    def drawn() -> list[shown.Asked]:
        eyes = Eyes(memory.unsealed(), record.playing(viewer), showing, language)
        return put(game_of(record.table), record.questions, eyes, memory.scene(showing))

    return memory.drawn(("asked", viewer.seats, language, showing), drawn)


class Eyes(NamedTuple):
    """Who reads a question."""

    known: Unsealed
    playing: frozenset[int]
    showing: int | None
    language: str


def put(
    game: TableGame, questions: Iterable[Question], eyes: Eyes, scene: Scene
) -> list[shown.Asked]:
    """Questions as somebody reads them who looks at a scene."""
    return [_question(game, question, eyes, scene) for question in questions]


def _pieces_about(question: Question, scene: Scene) -> dict[str, list[str]]:
    """Which pieces on the table a question is about, as far as the viewer can see them."""
    about = question.about
    return staging.pieces_of(about, staging.open_pieces(scene.areas)) if about else {}


def _question(game: TableGame, question: Question, eyes: Eyes, scene: Scene) -> shown.Asked:
    """A question; the options only for the eyes that are looking now."""
    playing, showing, language = eyes.playing, eyes.showing, eyes.language
    mine = question.seat in playing or (question.anyone and bool(playing))
    open_to = showing in playing and (question.seat == showing or question.anyone)
    readable = mine and open_to
    return shown.Asked(
        seat=question.seat,
        mine=mine,
        anyone=question.anyone,
        topic=question.topic,
        prompt=question.prompt().text(language),
        naming=question.naming() if readable else 0,
        rules=list(_rules(eyes.known, question.topic)),
        options=[_option(question, choice, eyes) for choice in question.choices]
        if readable
        else [],
        about=_pieces_about(question, scene),
        page=_page(game, question, language),
        suggested=list(game.suggested(question)) if question.seat == showing else [],
    )


def _option(question: Question, choice: Choice, eyes: Eyes) -> shown.Option:
    return shown.Option(
        key=key_of(choice),
        verb=str(choice[0]),
        label=question.label(choice).text(eyes.language),
        then=_foretold(question, choice, eyes.language),
        pieces=list(question.pieces(choice)),
        ways=[list(way) for way in question.ways(choice)],
        card=_card(eyes.known, choice),
    )


def _foretold(question: Question, choice: Choice, language: str) -> str | None:
    """What an answer would bring about, where that is known beforehand."""
    message = question.foretold(choice)
    return None if message is None else message.text(language)


def _page(game: TableGame, question: Question, language: str) -> shown.Page | None:
    """The page of a story that is read before the answer."""
    page = game.page_asked(question)
    return None if page is None else told_page(page, language)


def _rules(known: Unsealed, topic: str) -> tuple[str, ...]:
    """The numbers of the rules that speak of what is asked."""
    return () if known.rulebook is None else known.rulebook.asked(topic)


def _card(known: Unsealed, choice: Choice) -> str | None:
    """The card a choice is about, which need not be on the table."""
    found = known.slugs
    names = (getattr(thing, "message_id", "") for thing in choice)
    return next((found[name] for name in names if name in found), None)


def can_concede(record: Record, showing: int | None) -> bool:
    """Whether the seat that looks could give up now."""
    question = None if showing is None else record.question_for(showing)
    return question is not None and ("concede",) in question.unlisted()
