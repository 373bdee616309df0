"""The chronicle of a campaign: the road, the mages with their stickers, what was changed for good.

What is sealed is only counted. A nemesis stands on the road once its game has begun.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, Mage
from emberhold.games.aeons_end.cards.legacy.agenda import LAST, NAMED_IN
from emberhold.games.aeons_end.cards.legacy.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.box import under
from emberhold.games.aeons_end.cards.legacy.checking_world import LETTERS
from emberhold.games.aeons_end.cards.legacy.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.growth import ABILITIES, ability_of
from emberhold.games.aeons_end.cards.legacy.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.starters import BOTH
from emberhold.games.aeons_end.cards.legacy.supply import PILES
from emberhold.games.aeons_end.cards.legacy.world import World
from emberhold.kernel.campaign import Chronicle, Deed, Note, Section
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_id
from emberhold.kernel.scene import Piece
from emberhold.parts.reading import Named, Told

_SLOTS = 5
"""Two starters, an ability, an improvement, a mastery: what a sheet has places for."""
EVOLVED_FROM = {evolution.becomes.slug: old for old, evolution in EVOLUTIONS.items()}
"""What each evolved form was before, by their slugs."""


def chronicle(world: World) -> Chronicle:
    sections = [_road(world), _mages(world), _supply(world), _changed(world)]
    if world["lessons"]:
        sections.append(_lessons(world))
    sections += [_rules(world), _games(world)]
    return Chronicle(Message("game-legacy"), tuple(sections))


def begun(world: World) -> list[int]:
    """The chapters whose nemesis everybody has met."""
    met = {row["chapter"] for row in world["score"]}
    if not world["pending"]:
        met.add(world["chapter"])
    return sorted(met)


def changed_cards(world: World) -> list[str]:
    """The basic cards that the campaign has left its mark on: with stickers, or evolved."""
    return [slug for slug, stickers in world["basic"] if stickers or slug in EVOLVED_FROM]


# The road


def _road(world: World) -> Section:
    met = begun(world)
    deeds = []
    for chapter in range(1, world["chapter"] + 1):
        if chapter == world["chapter"] and chapter not in met:
            pieces: tuple[Piece, ...] = ()
        else:
            sheet = NEMESES[chapter]
            pieces = (Piece(f"nemesis:{chapter}", "nemesis", sheet.message_id),)
        rows = [row for row in world["score"] if row["chapter"] == chapter]
        going_on = chapter == world["chapter"] and not world["complete"]
        if going_on:
            mark, note = "now", Message("legacy-road-try", times=len(rows) + 1)
        else:
            won = rows[-1]["won"] if rows else True
            mark = "won" if won else "lost"
            note = Message(f"legacy-road-{mark}", times=len(rows))
        title = Message(f"legacy-chapter-{chapter}")
        deeds.append(Deed(title, pieces, (Note("how", note),), mark))
    heading = Message("legacy-section-chapters")
    return Section(heading, tuple(deeds), LAST - world["chapter"], "road")


# The mages


def _mages(world: World) -> Section:
    people = under(world).people
    deeds = tuple(_mage(world, place, mage) for place, mage in enumerate(people))
    return Section(Message("legacy-section-mages"), deeds, look="people")


def _mage(world: World, place: int, mage: Mage) -> Deed:
    sheet = world["mages"][place]
    notes: list[Note] = []
    if sheet["ability"]:
        effect = ability_of(sheet["ability"], sheet["improved"])
        assert effect is not None
        title = Message(f"ability-legacy-{sheet['ability']}")
        text = Message("option-sticker", effect=Told(effect, "text"))
        notes.append(Note("ability", text, title))
    for which, starter in enumerate(sheet["starters"]):
        sticker = BOTH[which][starter["sticker"] - 1]
        called = Message(
            "legacy-told-pile", card=Named(given_id(starter["name"], f"type-{sticker.type}"))
        )
        text = Message("option-sticker", effect=Told(sticker.effect, "text"))
        notes.append(Note("starter", text, called))
    if sheet["improved"]:
        second = Told(ABILITIES[sheet["ability"] - 1].second, "text")
        notes.append(
            Note("improve", Message("option-improve", what=sheet["improved"], effect=second))
        )
    if sheet["mastery"]:
        notes.append(Note("mastery", Message("option-mastery", what=sheet["mastery"])))
    grown = len(notes)
    if sheet["flaws"] and world["chapter"] >= NAMED_IN:
        notes.append(Note("flaw", Message("legacy-note-flaws", count=sheet["flaws"])))
    sealed = 0 if world["complete"] else _SLOTS - grown
    if sealed:
        notes.append(Note("sealed", Message("legacy-note-slots", count=sealed)))
    marks: dict[str, int | str | bool] = {
        "life": mage.life or 10,
        "breaches": len(mage.breaches),
        "charges": mage.charges,
        "seat": place,
    }
    piece = Piece(f"mage:{place}", "mage", mage.message_id, marks)
    return Deed(Message("legacy-told-mage", who=mage), (piece,), tuple(notes))


# The cards


def _supply(world: World) -> Section:
    before = set(world.get("banished_piles", ()))
    piles = tuple(_pile(PILES[slug]) for slug in world["supply"])
    banished = tuple(
        Note("banished", Message("legacy-told-pile", card=PILES[slug])) for slug in sorted(before)
    )
    deeds = piles
    if banished:
        words = Message("legacy-told-banished", count=len(banished))
        deeds = (*piles, Deed(words, (), banished, "banished"))
    return Section(Message("legacy-section-supply"), deeds, look="cards")


def _pile(card: Card) -> Deed:
    piece = Piece(f"pile:{card.slug}", card.type, card.message_id, {"cost": card.cost})
    return Deed(Message("legacy-told-pile", card=card), (piece,))


def _changed(world: World) -> Section:
    """The cards with stickers, and those that became others; the rest of the set is counted."""
    stickers = dict(world["basic"])
    deeds = tuple(_changed_card(slug, stickers[slug]) for slug in changed_cards(world))
    rest = len(world["basic"]) - len(deeds)
    if rest:
        deeds = (*deeds, Deed(Message("legacy-told-rest", count=rest), mark="rest"))
    return Section(Message("legacy-section-changed"), deeds, look="changed")


def _changed_card(slug: str, stickers: int) -> Deed:
    card = FORMS[slug]
    notes: tuple[Note, ...] = ()
    if slug in EVOLVED_FROM:
        old = FORMS[EVOLVED_FROM[slug]]
        notes = (Note("was", Message("legacy-note-was", card=old)),)
    marks: dict[str, int | str | bool] = {"tier": card.tier, "stickers": stickers}
    piece = Piece(f"basic:{slug}", card.type, card.message_id, marks)
    words = Message("legacy-told-basic", card=card, stickers=stickers)
    return Deed(words, (piece,), notes, "evolved" if notes else "")


def _lessons(world: World) -> Section:
    deeds = tuple(Deed(Message(f"lesson-{mentor}")) for mentor in world["lessons"])
    return Section(Message("legacy-section-lessons"), deeds)


# The rules and the games


def _rules(world: World) -> Section:
    deeds = tuple(
        Deed(Message("legacy-told-rule", letter=letter), mark=letter)
        for letter in LETTERS
        if letter in world["rules"]
    )
    heading = Message("legacy-section-rules")
    return Section(heading, deeds, len(LETTERS) - len(deeds), "letters")


def _games(world: World) -> Section:
    deeds = []
    for row in world["score"]:
        mark = "won" if row["won"] else "lost"
        title = Message(f"legacy-chapter-{row['chapter']}")
        words = Message(f"legacy-told-{mark}", chapter=row["chapter"], title=title)
        deeds.append(Deed(words, mark=mark))
    return Section(Message("legacy-section-games"), tuple(deeds), look="score")
