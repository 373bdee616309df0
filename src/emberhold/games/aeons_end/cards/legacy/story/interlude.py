"""What the players do between two games: reading, naming, choosing piles and stickers.

The agenda is in the world as `pending`. Its entries are ordinary questions of one step, so that
undo, bots, languages and every table work as they do in a fight; when none is left the next
chapter is laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS, LATER
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import spaces_on
from emberhold.games.aeons_end.cards.legacy.box import mage_of, under
from emberhold.games.aeons_end.cards.legacy.mages.crystals import (
    CRYSTALS,
    deck_places,
    held,
    layouts,
)
from emberhold.games.aeons_end.cards.legacy.mages.growth import (
    ABILITIES,
    IMPROVEMENTS,
    MASTERIES,
    READY_CHARGES,
    READY_MIND,
    SECOND_EFFECT,
    improvement_told,
)
from emberhold.games.aeons_end.cards.legacy.mages.starters import personal_starter, stickers_for
from emberhold.games.aeons_end.cards.legacy.piles.supply import PILES, REWARDS
from emberhold.games.aeons_end.cards.legacy.record.checking import NAME_LENGTH
from emberhold.games.aeons_end.cards.legacy.record.world import (
    SHEETS,
    SIDES,
    change,
    change_mage,
    partner,
)
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.fight.life import win
from emberhold.games.aeons_end.setting_up.setup import lay_out
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import NAME, Choice
from emberhold.kernel.rng import shuffled
from emberhold.parts.reading import Named, Told

INTERLUDE = "interlude"
KEPT = 2
"""LG-155, LG-156: how many piles are added and how many banished."""
MAGE_NAMES = ("Arva", "Bubda", "Ramzel", "Thrud", "Kargo", "Olla")
CARD_NAMES = ("Ember", "Oro", "Nim", "Vesh", "Talu", "Iri", "Kest", "Omna")
"""Names to take where nobody has a better one."""


class Between(Ask):
    """A question of an interlude."""

    __slots__ = ()

    def label(self, choice: Choice) -> Message:
        if choice[0] == "sticker":
            effect = Told(self._effect(choice), "text")
            if self.topic != "ability":
                return Message("option-sticker", effect=effect)
            ability = Named(f"ability-legacy-{choice[1]}")
            return Message("option-learn", ability=ability, effect=effect)
        if choice[0] == "improve":
            mages = self.state.world["players"]
            return improvement_told(choice[1], self._effect(choice), mages)
        if choice[0] == NAME:
            return Message("option-name", name=choice[1])
        if choice[0] == "sheet":
            return Message("option-sheet", sheet=Message(f"mage-{choice[1]}"), side=choice[2])
        if choice[0] == "crystals":
            places = int(deck_places(choice[1]) or 0)
            return Message("option-crystals", hand=held(choice[1]), places=places)
        return super().label(choice)

    def prompt(self) -> Message:
        about = self.about or {}
        if self.topic == "story":
            return Message("ask-story", text=Message(f"story-{str(about['page']).lower()}"))
        return super().prompt()

    def _effect(self, choice: Choice) -> Effect:
        effects: list[Effect] = (self.about or {})["effects"]
        return effects[int(choice[1]) - 1] if choice[0] == "sticker" else effects[0]

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        if len(choice) > 1 and isinstance(choice[1], Card):
            return (f"pile:{choice[1].slug}",)
        if choice[0] == "sheet":
            return (f"sheet:{choice[1]}:{choice[2]}",)
        return ()


class WhatName(Between):
    """A name in free words."""

    __slots__ = ()

    def naming(self) -> int:
        return NAME_LENGTH


def interlude(game: State) -> Asking | None:
    """The next entry of the agenda; after the last one the game is laid out, or all is told."""
    pending = game.world["pending"]
    if not pending:
        if game.world["complete"]:
            win(game, "victory-told")  # LG-551
        set_out(game)
        return None
    return _entry(game, pending[0])


def _entry(game: State, entry: str) -> Asking:
    word, _, what = entry.partition(":")
    yield from ENTRIES[word](game, what) or ()
    change(game, pending=game.world["pending"][1:])


def chapter_setup(box: Box, world: Any, hands: str) -> dict[str, Any]:
    """What the engine's set-up is given for the chapter of a world, whose box this is."""
    return {
        "nemesis": next(iter(box.nemeses)),
        "mages": [mage["sheet"] for mage in world["mages"]],
        "market": list(world["supply"]),
        "difficulty": "normal",
        "turn_order": "standard",
        "hands": hands,
        "solo_cards": None,
        "solo_life": None,
    }


def set_out(game: State) -> None:
    """Section 7: the table of the next game."""
    box = under(game.world)
    game.box = box
    hands = "open" if game.open_hands else "closed"
    lay_out(game, len(game.players), chapter_setup(box, game.world, hands))
    charge_ready_minds(game)


def charge_ready_minds(game: State) -> None:
    """LG-543."""
    for player, mage in zip(game.players, game.world["mages"], strict=True):
        if mage["mastery"] == READY_MIND:
            player.charges = READY_CHARGES


# Reading and naming


def _read(game: State, page: str) -> Asking:
    choices: list[Choice] = [("read-on",)]
    yield Between(0, "story", choices, {"page": page}, anyone=True)
    change(game, read=[*game.world["read"], page])


def _name(game: State, what: str) -> Asking:
    """LG-104: what each mage is called."""
    for seat, mage in enumerate(game.world["mages"]):
        if not mage["name"]:
            taken = [other["name"] for other in game.world["mages"]]
            names = [(NAME, name) for name in MAGE_NAMES if name not in taken]
            choice = yield WhatName(seat, "mage-name", names)
            change_mage(game, seat, name=choice[1])
            game.players[seat].mage = mage_of(game.world, seat)


def _sheet(game: State, what: str) -> Asking:
    """LG-104: a sheet and its side; LG-127: of four mages two are a pair by their colours."""
    mages = game.world["mages"]
    taken: list[str] = []
    for seat in range(len(mages)):
        free = [sheet for sheet in SHEETS if sheet not in taken]
        if len(mages) == len(SHEETS) and seat % 2:
            free = [partner(taken[-1])]
        choices: list[Choice] = [("sheet", sheet, side) for sheet in free for side in SIDES]
        choice = yield Between(seat, "sheet", choices)
        taken.append(choice[1])
        _hand_sheet(game, seat, choice[1])
        change_mage(game, seat, side=choice[2])
        game.players[seat].mage = mage_of(game.world, seat)


def _hand_sheet(game: State, seat: int, sheet: str) -> None:
    """Every sheet is there once: the player who would get it without a choice gets the other
    one."""
    before = game.world["mages"][seat]["sheet"]
    for other, mage in enumerate(game.world["mages"]):
        if mage["sheet"] == sheet and other != seat:
            change_mage(game, other, sheet=before)
            game.players[other].mage = mage_of(game.world, other)
    change_mage(game, seat, sheet=sheet)


def _crystals(game: State, what: str) -> Asking:
    """LG-403: which of the own Crystals go into the hand, and where in the deck the others are."""
    for seat, mage in enumerate(game.world["mages"]):
        ways = layouts(mage["flaws"])
        if len(ways) > 1:
            choice = yield Between(seat, "crystals", [("crystals", way) for way in ways])
            change_mage(game, seat, laid=choice[1])


def _unlock(game: State, letters: str) -> None:
    """LG-292: before any other step of the same moment."""
    known = game.world["rules"]
    change(game, rules=known + "".join(letter for letter in letters if letter not in known))
    game.say("log-unlocks", letters=", ".join(letters), count=len(letters))


# The supply


def _supply(game: State, deck: str) -> Asking:
    """LG-154 to LG-160: two of four new piles join, two of the old ones go."""
    new = [card for card in REWARDS.get(deck, ()) if card.slug not in game.world["supply"]]
    if not new:
        return
    before = [PILES[slug] for slug in game.world["supply"]]
    added: list[Card] = []
    for left in range(KEPT, 0, -1):
        choices = [("add", card) for card in new if card not in added]
        choice = yield Between(0, "add-pile", choices, {"left": left, "new": new}, anyone=True)
        added.append(choice[1])
        game.say("log-adds-pile", card=choice[1])
    gone: list[Card] = []
    for left in range(KEPT, 0, -1):
        choices = [("banish", card) for card in before if card not in gone]
        choice = yield Between(0, "banish-pile", choices, {"left": left}, anyone=True)
        gone.append(choice[1])
        game.say("log-banishes-pile", card=choice[1])
    gone += [card for card in new if card not in added]
    kept = [card for card in before if card not in gone] + added
    banished = [*game.world["banished_piles"], *(card.slug for card in gone)]
    change(game, supply=[card.slug for card in kept], banished_piles=banished)


def _reprieve(game: State, what: str) -> Asking:
    """LG-310: before a lost chapter is repeated one pile may be exchanged for a banished one."""
    banished = [PILES[slug] for slug in game.world["banished_piles"]]
    if not banished:
        return
    choices: list[Choice] = [("add", card) for card in banished]
    choice = yield Between(0, "reprieve", [*choices, ("skip",)], None, anyone=True)
    if choice[0] == "skip":
        return
    back: Card = choice[1]
    piles = [("banish", PILES[slug]) for slug in game.world["supply"]]
    choice = yield Between(0, "banish-pile", piles, {"left": 1}, anyone=True)
    gone: Card = choice[1]
    game.say("log-adds-pile", card=back)
    game.say("log-banishes-pile", card=gone)
    supply = [slug for slug in game.world["supply"] if slug != gone.slug]
    rest = [slug for slug in game.world["banished_piles"] if slug != back.slug]
    change(game, supply=[*supply, back.slug], banished_piles=[*rest, gone.slug])


# The mages


def _starter(game: State, place: str) -> Asking:
    """LG-238, LG-311: a sticker that nobody else has, on a card that its player names.

    LG-544: after a lost first game each mage keeps one of two drawn at random.
    """
    which = int(place)
    stickers = stickers_for(which, game.world["players"])
    effects = [sticker.effect for sticker in stickers]
    lost = which == 0 and not game.world["score"][0]["won"]
    for seat in range(game.world["players"]):
        taken = [
            mage["starters"][which]["sticker"]
            for mage in game.world["mages"]
            if len(mage["starters"]) > which
        ]
        free = tuple(n for n in range(1, len(stickers) + 1) if n not in taken)
        offered = sorted(shuffled(game, free)[:2]) if lost else free
        choices = [("sticker", str(number)) for number in offered]
        choice = yield Between(seat, "sticker", choices, {"effects": effects})
        number = int(choice[1])
        names = [(NAME, name) for name in CARD_NAMES[4 * which : 4 * which + 4]]
        named = yield WhatName(seat, "card-name", names)
        mage = game.world["mages"][seat]
        starters = [*mage["starters"], {"sticker": number, "name": named[1]}]
        change_mage(game, seat, starters=starters)
        card = personal_starter(mage["sheet"], which, number, named[1], game.world["players"])
        game.say("log-gets-starter", who=game.players[seat].mage, card=card)


def _ability(game: State, what: str) -> Asking:
    """LG-296: one of eight abilities, each at most once."""
    effects = [ability.effect for ability in ABILITIES]
    for seat in range(game.world["players"]):
        taken = [mage["ability"] for mage in game.world["mages"]]
        free = [n for n in range(1, len(ABILITIES) + 1) if n not in taken]
        choices = [("sticker", str(number)) for number in free]
        choice = yield Between(seat, "ability", choices, {"effects": effects})
        change_mage(game, seat, ability=int(choice[1]))
        ability = Named(f"ability-legacy-{choice[1]}")
        game.say("log-gets-ability", who=game.players[seat].mage, ability=ability)


def _improve(game: State, what: str) -> Asking:
    """LG-315."""
    for seat, mage in enumerate(game.world["mages"]):
        if mage["ability"]:
            second = ABILITIES[mage["ability"] - 1].second
            choices = [("improve", way) for way in IMPROVEMENTS]
            choice = yield Between(seat, "improve", choices, {"effects": [second]})
            change_mage(game, seat, improved=choice[1])
            told = improvement_told(choice[1], second, game.world["players"])
            ends = "yes" if choice[1] == SECOND_EFFECT else "no"
            game.say("log-gets-sticker", who=game.players[seat].mage, sticker=told, ends=ends)


def _mastery(game: State, what: str) -> Asking:
    """LG-316: one of eight, each at most once."""
    for seat in range(game.world["players"]):
        taken = [mage["mastery"] for mage in game.world["mages"]]
        free = [n for n in range(1, MASTERIES + 1) if n not in taken]
        choices = [("mastery", number) for number in free]
        choice = yield Between(seat, "mastery", choices)
        change_mage(game, seat, mastery=int(choice[1]))
        told = Message("option-mastery", what=int(choice[1]))
        game.say("log-gets-sticker", who=game.players[seat].mage, sticker=told, ends="no")


# The basic set


def _join(game: State, deck: str) -> None:
    """LG-329, LG-330: new basic cards join the set."""
    cards = BASIC_II if deck == "II" else LATER
    change(game, basic=[*game.world["basic"], *([card.slug, 0] for card in cards)])
    if deck == "II":  # LG-564: nobody looks at a deck that is not shuffled
        game.say("log-basic-cards", count=len(cards))
        return
    for card in cards:
        game.say("log-joins-basic", card=card)


def _cut(game: State, what: str) -> None:
    """LG-329: cut once, at random within each tier; the surplus is banished."""
    kept: list[list[Any]] = []
    banished = list(game.world["banished"])
    basic = [(slug, stickers) for slug, stickers in game.world["basic"]]
    for tier, most in enumerate(BY_MAGES[game.world["players"]].cut, start=1):
        of_tier = [entry for entry in basic if FORMS[entry[0]].tier == tier]
        drawn = shuffled(game, tuple(of_tier))
        kept += [list(entry) for entry in of_tier if entry in drawn[:most]]
        banished += [slug for slug, _ in drawn[most:]]
        for slug, _ in drawn[most:]:
            game.say("log-leaves-basic", card=FORMS[slug])
    change(game, basic=kept, banished=banished)


def _lost(game: State, chapter: str) -> None:
    """What a lost chapter costs beside its page (LG-545, LG-548)."""
    if chapter == "2":
        _more_stickers(game)
    elif chapter == "5":
        _one_flaw_each(game)


def _one_flaw_each(game: State) -> None:
    """LG-548: while there are flawed stickers, and a Crystal without one."""
    for seat, mage in enumerate(game.world["mages"]):
        if game.world["flawed_left"] and mage["flaws"] < CRYSTALS:
            change_mage(game, seat, flaws=mage["flaws"] + 1)
            change(game, flawed_left=game.world["flawed_left"] - 1)
            left = game.world["flawed_left"]
            game.say("log-flawed", who=game.players[seat].mage, left=left)


def _more_stickers(game: State) -> None:
    """LG-545: two cards with a free space receive a sticker each."""
    basic = [list(entry) for entry in game.world["basic"]]
    free = [
        place
        for place, (slug, stickers) in enumerate(basic)
        if stickers < spaces_on(slug, game.world["players"])
    ]
    for place in shuffled(game, tuple(free))[:2]:
        basic[place][1] += 1
        slug, stickers = basic[place]
        left = spaces_on(slug, game.world["players"]) - stickers
        game.say("log-evolve-sticker", card=FORMS[slug], left=left)
    change(game, basic=basic)


def _flawed(game: State, what: str) -> None:
    """LG-410: the flawed stickers; what is left of them after the chapter is discarded."""
    change(game, flawed_left=0 if what else BY_MAGES[game.world["players"]].flaws)


ENTRIES: dict[str, Callable[[State, str], Asking | None]] = {
    "read": _read,
    "sheet": _sheet,
    "name": _name,
    "crystals": _crystals,
    "unlock": _unlock,
    "supply": _supply,
    "reprieve": _reprieve,
    "starter": _starter,
    "ability": _ability,
    "improve": _improve,
    "mastery": _mastery,
    "join": _join,
    "cut": _cut,
    "lost": _lost,
    "flawed": _flawed,
}
