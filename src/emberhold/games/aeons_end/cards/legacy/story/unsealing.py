"""What can be read and drawn in that state of a campaign: what was met, what is offered, no
more."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import Any

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.box import mage_of, under
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.world import SHEETS, SIDES, World
from emberhold.games.aeons_end.cards.legacy.story.stories import as_read
from emberhold.games.aeons_end.cards.legacy.story.telling import EVOLVED_FROM, begun, changed_cards
from emberhold.games.aeons_end.look import LEGACY_CAST
from emberhold.games.aeons_end.seen.library import entries
from emberhold.games.aeons_end.seen.mage_text import mage_text
from emberhold.games.aeons_end.state import State
from emberhold.kernel.message import Message
from emberhold.parts.library import Entry

IN_ORDER = (1, 2)
"""LG-323, LG-327: the chapters whose nemesis decks are not shuffled."""
MET = "met"
"""What has come to light of such a deck, in the world as it is in the middle of its game."""


def library_of(world: World) -> Sequence[Entry]:
    """The supply with what was banished from it or is offered now, the foes that were met."""
    box = under(world)
    piles = dict.fromkeys((*world["supply"], *world["banished_piles"], *_offered(world)))
    basic = dict.fromkeys(
        (*_before(world), *(_known_basic(world) if world["pending"] else box.basic))
    )
    sheets = [NEMESES[chapter] for chapter in begun(world)]
    by_name = sorted(basic, key=lambda card: card.slug)
    known = box.changed(piles=[PILES[slug] for slug in piles], basic=by_name, sheets=sheets)
    read = [page.removeprefix("now:") for page in world["read"]]
    found = _unordered(entries(known), _unmet(world))
    return (*(_as_read(entry, read) for entry in found), *_sides(world))


def _unmet(world: World) -> frozenset[str]:
    """LG-564: of a deck that is not shuffled, the cards that have not been seen in this game."""
    chapter = world["chapter"]
    if chapter not in IN_ORDER or world["pending"] or world["complete"]:
        return frozenset()
    sheet = NEMESES[chapter]
    cards = (*sheet.cards, *sheet.aside, *(FORMS[slug] for slug, _ in world["basic"]))
    return frozenset(card.slug for card in cards) - frozenset(world.get(MET, ()))


def _unordered(found: Sequence[Entry], unmet: Container[str]) -> list[Entry]:
    """LG-564: nothing that nobody has met, and the cards of such a deck by name."""
    ordered = {card.slug for chapter in IN_ORDER for card in NEMESES[chapter].cards}
    ordered |= {card.slug for chapter in IN_ORDER for card in NEMESES[chapter].aside}
    places = [place for place, entry in enumerate(found) if entry.slug in ordered]
    by_name = sorted((found[place] for place in places), key=lambda entry: entry.slug)
    moved = dict(zip(places, by_name, strict=True))
    listed = [moved.get(place, entry) for place, entry in enumerate(found)]
    return [entry for entry in listed if entry.slug not in unmet]


def met(game: State) -> list[str]:
    """What of the nemesis' cards has come to light in this game, by name."""
    lying = [piece.card for piece in game.in_play]
    open_cards = (*lying, *game.nemesis_discard, *game.unresolved(), *game.banished)
    return sorted({card.slug for card in (*open_cards, *game.own.discarded())})


def _as_read(entry: Entry, read: Sequence[str]) -> Entry:
    """LG-563: what an entry of the story says is on its card once it has been read."""
    if not isinstance(entry.thing, Card):
        return entry
    card = as_read(entry.thing, read)
    return entry if card is entry.thing else replace(entry, thing=card)


def _offered(world: World) -> list[str]:
    """The piles that are on the table to be chosen from."""
    word, _, deck = world["pending"][0].partition(":") if world["pending"] else ("", "", "")
    return [card.slug for card in REWARDS.get(deck, ())] if word == "supply" else []


def _before(world: World) -> list[Card]:
    """What the evolved cards of the set were."""
    olds = []
    for slug, _ in world["basic"]:
        while slug in EVOLVED_FROM:
            slug = EVOLVED_FROM[slug]
            olds.append(FORMS[slug])
    return olds


def _known_basic(world: World) -> list[Card]:
    """Between two games only the basic cards that have shown what they do."""
    return [FORMS[slug] for slug in changed_cards(world)]


def _sides(world: World) -> tuple[Entry, ...]:
    """The mage sheets with both their sides, as long as somebody chooses one (LG-104)."""
    if "sheet" not in world["pending"]:
        return ()
    found = []
    for sheet in SHEETS:
        for side in SIDES:
            plain = {**world["mages"][0], "sheet": sheet, "side": side, "name": ""}
            mage = mage_of({**world, "mages": [plain]}, 0)
            id, title = f"sheet-{sheet}-{side}", Message(f"mage-{sheet}-title")
            group = Message("group-mages")
            found.append(Entry(f"{sheet}-{side}", id, "mage", group, title, mage, mage_text))
    return tuple(found)


def cast_of(world: World) -> dict[str, str]:
    """How all of that is drawn; a mage as the side of the sheet that was chosen."""
    slugs = [entry.slug for entry in library_of(world)]
    cast = {slug: LEGACY_CAST[slug] for slug in slugs if slug in LEGACY_CAST}
    return {**cast, **cast_of_mages(world["mages"])}


def cast_of_mages(mages: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The mages by the sides of their sheets, and the cards they have named themselves."""
    cast: dict[str, str] = {}
    for mage in mages:
        cast[mage["sheet"]] = LEGACY_CAST[f"{mage['sheet']}-{mage['side'] or SIDES[0]}"]
        for place, starter in enumerate(mage["starters"]):
            number = 8 * place + starter["sticker"]
            cast[f"{mage['sheet']}-starter-{place + 1}"] = LEGACY_CAST[f"starter-{number}"]
    return cast
