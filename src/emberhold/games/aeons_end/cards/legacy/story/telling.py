"""The chronicle of a campaign: the road, the mages with their stickers, what was changed for good.

What is sealed is only counted. A nemesis is shown on the road once its game has begun.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, Mage
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, spaces_on
from emberhold.games.aeons_end.cards.legacy.box import rules_of, under
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.mages.growth import (
    ABILITIES,
    ability_of,
    improvement_told,
)
from emberhold.games.aeons_end.cards.legacy.mages.starters import stickers_for
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.checking_world import LETTERS
from emberhold.games.aeons_end.cards.legacy.record.world import World
from emberhold.games.aeons_end.cards.legacy.story.agenda import (
    NAMED_IN,
    PLOTS,
    SLOTS,
    known_chapters,
)
from emberhold.games.aeons_end.cards.legacy.story.mentors import mentors
from emberhold.kernel.campaign import Chronicle, Deed, Note, Section
from emberhold.kernel.message import Message
from emberhold.kernel.naming import given_id
from emberhold.kernel.scene import Marks, Piece
from emberhold.parts.reading import Named, Told

EVOLVED_FROM = {evolution.becomes.slug: old for old, evolution in EVOLUTIONS.items()}
"""What each evolved form was before, by their slugs."""


def chronicle(world: World) -> Chronicle:
    sections = [_road(world), _mages(world), _supply(world), _changed(world)]
    told = mentors(world)
    if told is not None:
        sections.append(told)
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
    return Section(
        heading, tuple(deeds), known_chapters(world["chapter"]) - world["chapter"], "road"
    )


# The mages


def _mages(world: World) -> Section:
    people = under(world).people
    deeds = tuple(_mage(world, place, mage) for place, mage in enumerate(people))
    gravehold = rules_of(world).difficulties[0].gravehold
    aside = Message("legacy-aside-gravehold", life=gravehold)
    return Section(Message("legacy-section-mages"), deeds, look="people", aside=aside)


def _mage(world: World, place: int, mage: Mage) -> Deed:
    sheet = world["mages"][place]
    notes: list[Note] = []
    if sheet["ability"]:
        effect = ability_of(sheet["ability"], sheet["improved"])
        assert effect is not None
        title = Message(f"ability-legacy-{sheet['ability']}")
        text = Message("legacy-note-effect", effect=Told(effect, "text"))
        notes.append(Note("ability", text, title))
    for which, starter in enumerate(sheet["starters"]):
        sticker = stickers_for(which, world["players"])[starter["sticker"] - 1]
        called = Message(
            "legacy-told-pile", card=Named(given_id(starter["name"], f"type-{sticker.type}"))
        )
        text = Message("legacy-note-effect", effect=Told(sticker.effect, "text"))
        notes.append(Note("starter", text, called, sticker.type))
    if sheet["improved"]:
        second = ABILITIES[sheet["ability"] - 1].second
        notes.append(Note("improve", improvement_told(sheet["improved"], second, world["players"])))
    if sheet["mastery"]:
        notes.append(Note("mastery", Message("option-mastery", what=sheet["mastery"])))
    grown = len(notes)
    if sheet["flaws"] and world["chapter"] >= NAMED_IN:
        notes.append(Note("flaw", Message("legacy-note-flaws", count=sheet["flaws"])))
    for chapter in () if world["complete"] else SLOTS[grown:]:
        slot = Message("legacy-note-slot", chapter=chapter)
        notes.append(Note("sealed", slot, mark=str(chapter)))
    marks: Marks = {
        "life": mage.life or 10,
        "breaches": len(mage.breaches),
        **({"charges": mage.charges} if mage.charges else {}),
        "seat": place,
    }
    piece = Piece(f"mage:{place}", "mage", mage.message_id, marks)
    return Deed(Message("legacy-told-mage", who=mage), (piece,), tuple(notes))


# The cards


def _supply(world: World) -> Section:
    before = set(world.get("banished_piles", ()))
    sizes = rules_of(world).pile_sizes
    last = PLOTS.get(world["chapter"] - 1)
    fresh = {card.slug for card in REWARDS[last.deck]} if last and not world["complete"] else set()
    piles = tuple(
        _pile(PILES[slug], sizes[PILES[slug].type], slug in fresh) for slug in world["supply"]
    )
    banished = tuple(
        Note("banished", Message("legacy-told-pile", card=PILES[slug])) for slug in sorted(before)
    )
    deeds = piles
    if banished:
        words = Message("legacy-told-banished", count=len(banished))
        deeds = (*piles, Deed(words, (), banished, "banished"))
    aside = Message("legacy-aside-piles", count=len(piles))
    return Section(Message("legacy-section-supply"), deeds, look="cards", aside=aside)


def _pile(card: Card, count: int, fresh: bool) -> Deed:
    marks: Marks = {"cost": card.cost, "count": count}
    piece = Piece(f"pile:{card.slug}", card.type, card.message_id, marks)
    return Deed(Message("legacy-told-pile", card=card), (piece,), mark="new" if fresh else "")


def _changed(world: World) -> Section:
    """The cards with stickers, and those that became others; the rest of the set is counted."""
    stickers = dict(world["basic"])
    mages = world["players"]
    deeds = tuple(_changed_card(slug, stickers[slug], mages) for slug in changed_cards(world))
    rest = len(world["basic"]) - len(deeds)
    if rest:
        deeds = (*deeds, Deed(Message("legacy-told-rest", count=rest), mark="rest"))
    heading, aside = Message("legacy-section-changed"), Message("legacy-aside-changed")
    return Section(heading, deeds, look="changed", aside=aside)


def _changed_card(slug: str, stickers: int, mages: int) -> Deed:
    card = FORMS[slug]
    marks: Marks = {
        "tier": card.tier,
        "stickers": stickers,
        "spaces": spaces_on(slug, mages),
    }
    piece = Piece(f"basic:{slug}", card.type, card.message_id, marks)
    words = Message("legacy-told-basic", card=card, stickers=stickers)
    if slug not in EVOLVED_FROM:
        return Deed(words, (piece,))
    old = FORMS[EVOLVED_FROM[slug]]
    was = Note("was", Message("legacy-note-was", card=old))
    before = Piece(f"basic:{old.slug}", old.type, old.message_id, {"tier": old.tier})
    return Deed(words, (piece, before), (was,), "evolved")


def _lessons(world: World) -> Section:
    deeds = tuple(Deed(Message(f"lesson-{mentor}")) for mentor in world["lessons"])
    return Section(Message("legacy-section-lessons"), deeds)


# The rules and the games


def _rules(world: World) -> Section:
    fresh = _fresh_rules(world)
    deeds = tuple(
        Deed(
            Message("legacy-told-rule", letter=letter, what=rule_named(letter)),
            notes=(Note("new", Message("legacy-note-new")),) if letter in fresh else (),
            mark=letter,
        )
        for letter in LETTERS
        if letter in world["rules"]
    )
    heading = Message("legacy-section-rules")
    aside = Message("legacy-aside-rules", count=len(deeds), all=len(LETTERS))
    return Section(heading, deeds, len(LETTERS) - len(deeds), "letters", aside)


def rule_named(letter: str) -> Message:
    """What a section of the rules is about."""
    return Message(f"legacy-rule-{letter.lower()}")


def _fresh_rules(world: World) -> str:
    """The sections that have come since the last game."""
    chapter = world["chapter"]
    before = PLOTS[chapter - 1].end if chapter > 1 else ""
    return "" if world["complete"] else before + PLOTS[chapter].start


def _games(world: World) -> Section:
    deeds = []
    for row in world["score"]:
        mark = "won" if row["won"] else "lost"
        title = Message(f"legacy-chapter-{row['chapter']}")
        words = Message(f"legacy-told-{mark}", chapter=row["chapter"], title=title)
        nemesis = NEMESES[row["chapter"]]
        notes = [Note("nemesis", Message("legacy-told-nemesis", nemesis=nemesis))]
        if row.get("date"):
            notes.append(Note("date", Message("legacy-told-date", date=row["date"])))
        deeds.append(Deed(words, (), tuple(notes), mark))
    return Section(Message("legacy-section-games"), tuple(deeds), look="score")
