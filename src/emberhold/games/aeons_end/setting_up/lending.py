"""Finished mages of Legacy at other tables (LG-288): by the record of their campaign, by its id.

A set-up that is complete holds the mages themselves as `guests` and nothing else of their campaign.
A program names the record of a campaign; a page names a mage and the campaign it has finished, and
what that means is looked up where the campaign is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from emberhold.games.aeons_end.card import Mage
from emberhold.games.aeons_end.cards.legacy.record.finished import shelf_box, with_guests
from emberhold.games.aeons_end.cards.legacy.story.unsealing import cast_of_mages
from emberhold.games.aeons_end.look import LEGACY_CAST
from emberhold.games.aeons_end.mixed_game import BOXES, GUESTS, LEGACY
from emberhold.games.afterwards import Lender
from emberhold.games.registry import game_named
from emberhold.kernel.campaign import RECORD, Record, read_record
from emberhold.kernel.errors import SetupError
from emberhold.kernel.message import Message
from emberhold.parts.choices import Value
from emberhold.parts.wishes import RANDOM

_FROM: Final = "@"
"""Between a sheet and the campaign its mage comes from."""


# By the record


def with_guests_of_records(wishes: Mapping[str, Any], players: int) -> Mapping[str, Any]:
    """Wishes that name records, with the mages of those campaigns as guests.

    Where nobody says who plays, the guests do, and chance fills the other seats.
    """
    if RECORD not in wishes:
        return wishes
    guests = [*(wishes.get(GUESTS) or ()), *_finished(wishes[RECORD])]
    others = {wish: value for wish, value in wishes.items() if wish != RECORD}
    seated = [guest["sheet"] for guest in guests][:players]
    mages = [*seated, *[RANDOM] * (players - len(seated))]
    return {"mages": mages, **others, GUESTS: guests}


def _finished(records: Any) -> Iterable[Mapping[str, Any]]:
    campaign = game_named(LEGACY)
    for given in records if isinstance(records, list | tuple) else [records]:
        record = given if isinstance(given, Record) else read_record(given)
        yield from campaign.finished(record)


# By the campaign


def borrowed(wishes: Mapping[str, Any], lenders: Sequence[Lender]) -> dict[str, Any]:
    """What somebody wishes who names mages by the campaigns they come from.

    All their finished mages are guests, of two with the same sheet the one who plays.
    """
    if GUESTS in wishes or RECORD in wishes:
        raise SetupError("error-guests-lent", GUESTS)
    if LEGACY not in _listed(wishes.get(BOXES)):
        return dict(wishes)
    if not lenders:
        raise SetupError("error-box-unopened", BOXES)
    known = {_reference(one, by): one for by in lenders for one in by.people}
    mages = wishes.get("mages")
    chosen = [known[mage] for mage in _listed(mages) if mage in known]
    guests = {one["sheet"]: one for one in (*reversed(list(known.values())), *chosen)}
    for one in chosen:
        if guests[one["sheet"]] is not one:
            names = [each["name"] or each["sheet"] for each in chosen if _alike(each, one)]
            raise SetupError("error-guests-sheet", "mages", first=names[0], second=names[1])
    made = {**wishes, GUESTS: list(guests.values())}
    if isinstance(mages, list):
        made["mages"] = [known[mage]["sheet"] if mage in known else mage for mage in mages]
    return made


def _alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    same: bool = one["sheet"] == other["sheet"]
    return same


def returned(own: str, setup: Mapping[str, Any], lenders: Sequence[Lender]) -> dict[str, Any]:
    """A complete set-up as a page names it again.

    Chance sits where a guest sat whom nobody lends here, and then the box stays sealed as well.
    """
    guests = {guest["sheet"]: guest for guest in setup.get(GUESTS) or ()}
    if not guests:
        return dict(setup)
    references = {
        one["sheet"]: _reference(one, by)
        for by in lenders
        for one in by.people
        if one == guests.get(one["sheet"])
    }
    mages = [
        references.get(mage, RANDOM) if mage in guests else mage for mage in setup.get("mages", ())
    ]
    named = [box for box in setup.get(BOXES) or [own] if box != LEGACY]
    boxes = [*named, LEGACY] if references else named
    kept = {wish: value for wish, value in setup.items() if wish not in (GUESTS, BOXES)}
    return {**kept, "mages": mages, **({} if boxes == [own] else {BOXES: boxes})}


def _listed(given: Any) -> list[Any]:
    """What a wish names, as far as it is something that can be named."""
    return [one for one in given if isinstance(one, str)] if isinstance(given, list) else []


def _reference(person: Mapping[str, Any], lender: Lender) -> str:
    return f"{person['sheet']}{_FROM}{lender.campaign}"


# To choose from


def lent_values(lenders: Sequence[Lender]) -> list[Value]:
    """The finished mages of some campaigns, each with those it has come through it with."""
    return [
        Value(
            _reference(one, lender),
            Message(mage.message_id),
            _together(lender, number if len(lenders) > 1 else 0),
            picture=(_reference(one, lender), "mage"),
            box=LEGACY,
        )
        for number, lender in enumerate(lenders, 1)
        for one, mage in zip(lender.people, _mages(lender.people), strict=True)
    ]


def _together(lender: Lender, number: int) -> Message:
    """Which campaign it was: by its mages, and by a number where there are several."""
    names = tuple(Message(mage.message_id) for mage in _mages(lender.people))
    return Message("setup-guest-note", mages=names, number=number)


def _mages(people: Sequence[Mapping[str, Any]]) -> tuple[Mage, ...]:
    return tuple(with_guests(shelf_box(), people).people)


def lent_cast(lenders: Sequence[Lender]) -> dict[str, str]:
    """How the box that is open and the mages of the campaigns are drawn."""
    faces = {
        _reference(one, lender): cast_of_mages([one])[one["sheet"]]
        for lender in lenders
        for one in lender.people
    }
    return {**LEGACY_CAST, **faces}
