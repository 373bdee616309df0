"""Everything the content book holds, read once: cards by deck, sheets, scenarios, boxes."""

from __future__ import annotations

from typing import Any

from emberhold.games.relic import moments
from emberhold.games.relic.board import ENTRIES, SPACE_NAMED, SPACES, Gate
from emberhold.games.relic.card import (
    CHARGE,
    DISCARD,
    FREE,
    PLAY,
    Abilities,
    Ability,
    Card,
    Scenario,
    Sheet,
)
from emberhold.games.relic.content import chapter
from emberhold.games.relic.effects.base import Effect, If, May, Nothing, Row
from emberhold.games.relic.effects.book import TRAITS, BookError, read, read_goals
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.effects.fights import NoLifeLoss, TrophyWorth
from emberhold.games.relic.effects.places import AddMovement, EndMovement, MoveTo
from emberhold.games.relic.effects.wording import placed
from emberhold.games.relic.levels import REWARDS
from emberhold.games.relic.terms import (
    ATTRIBUTES,
    COLOURS,
    DECKS,
    MOST_LEVEL,
    TYPES,
)
from emberhold.parts.cards import by_slug

_CHAPTERS = (
    *("threat_red", "threat_blue", "threat_yellow", "corruption", "mission", "power", "relic"),
    *("wargear", "imperium", "nemeses"),
)
_PRICES = {"charge": CHARGE, "discard": DISCARD, "play": PLAY}
_BOOKS = {name: chapter(name) for name in (*_CHAPTERS, "characters", "scenarios")}

TRAITS.update(
    trait
    for name in _CHAPTERS
    for entry in _BOOKS[name]["cards"]
    for trait in entry.get("traits", ())
)


_NAMES = {
    "character": "relic-character-",
    "nemesis": "relic-nemesis-",
    "scenario": "relic-scenario-",
    "ability": "relic-ability-",
    "rule": "relic-rule-",
}
"""What the message ids of names begin with."""


# Abilities


def _abilities(
    entry: dict[str, Any], effects: dict[str, Any], slug: str, message_id: str
) -> Abilities:
    """The text of a card or a line of a sheet by its moment."""
    found: dict[int, tuple[Ability, ...]] = {}
    once = entry.get("once") == "turn"
    for name, clauses in effects.items():
        place = entry.get("when", "") if name == "play" else name
        for told in (entry.get("deck", ""), entry.get("type", ""), place):
            clauses = placed(clauses, told)
        effect = read(clauses, slug)
        price = _PRICES.get(name, FREE)
        word, narrow = name, ""
        if price != FREE:
            word = _when(entry, effect)
        elif name.startswith("when:"):
            _, _, word = name.partition(":")
            word, _, narrow = word.partition(":")
        word = _WORDS.get(word, word)
        if word not in moments.NUMBER:
            raise BookError(f"{slug}: unknown moment {name!r}")
        moment = moments.NUMBER[word]
        if moment == moments.ALWAYS:
            effect = _evading(found, effect, slug, message_id)
        if not isinstance(effect, Nothing):
            ability = Ability(slug, message_id, moment, effect, narrow, price, once)
            found[moment] = (*found.get(moment, ()), ability)
    return found


def _evading(found: Abilities, effect: Effect, slug: str, message_id: str) -> Effect:
    """Who may always evade some enemies does it at the start of the Engagement phase."""
    left = [part for part in effect.parts() if not isinstance(part, Evade)]
    for part in effect.parts():
        if isinstance(part, Evade):
            moment = moments.START_ENGAGEMENT
            found[moment] = (Ability(slug, message_id, moment, May(part)),)
    return effect if len(left) == len(effect.parts()) else Row(left) if left else Nothing()


_WORDS = {"battle": "prepare", "movement": "instead_of_movement"}


def _when(entry: dict[str, Any], effect: Effect) -> str:
    """The moment of a charge, a discard or a played card; in a battle: where it makes sense."""
    when: str = entry.get("when", "own_turn")
    if when == "battle" and any(isinstance(part, NoLifeLoss) for part in effect.parts()):
        return "lose_battle"
    return when


# Cards


def _card(entry: dict[str, Any], deck: int) -> Card:
    card = Card(entry["id"], TYPES.index(entry["type"]), deck)
    card.often = entry.get("copies", 1)
    card.expansion = entry.get("set") == "nemesis"
    card.status = entry["status"]
    card.traits = tuple(entry.get("traits", ()))
    if "attribute" in entry:
        card.attribute = ATTRIBUTES.index(entry["attribute"])
    card.value = card.worth = entry.get("value", 0)
    card.vertical = entry.get("layout") == "vertical"
    card.colour = deck if deck < len(COLOURS) else -1
    if "colour" in entry:
        card.colour = COLOURS.index(entry["colour"])
    icons = entry.get("icons", [])
    card.icons = (icons.count("red"), icons.count("blue"), icons.count("yellow"))
    card.charges = entry.get("charges", 0)
    card.omen = entry.get("omen", False)
    card.cost = entry.get("cost", 0)
    card.power = entry.get("number", 0)
    card.activation = entry.get("activation", 0)
    card.abilities = _abilities(entry, _effects_of(card, entry), card.slug, card.message_id)
    card.goals = read_goals(entry.get("goal", []), card.slug)
    if card.power:
        card.when = next(iter(card.abilities))
    for ability in card.abilities.get(moments.ALWAYS, ()):
        for part in ability.effect.parts():
            if isinstance(part, TrophyWorth) and not part.more:
                card.worth = part.amount
    return card


def _effects_of(card: Card, entry: dict[str, Any]) -> dict[str, Any]:
    """An encounter's charge is spent where it is (R-070): it is resolved, not used."""
    effects: dict[str, Any] = entry.get("effect", {})
    if card.type == "encounter" and "charge" in effects:
        return {"resolve": effects["charge"]}
    return effects


def _cards() -> list[Card]:
    found = []
    for name in _CHAPTERS:
        for entry in _BOOKS[name]["cards"]:
            found.append(_card(entry, DECKS.index(entry["deck"])))
    return found


CARDS = by_slug(_cards())
BY_DECK = tuple(tuple(c for c in CARDS.values() if c.deck == deck) for deck in range(len(DECKS)))


def copies_in(deck: int) -> tuple[Card, ...]:
    """Every physical card of a deck."""
    return tuple(card.copy(number) for card in BY_DECK[deck] for number in range(1, card.often + 1))


# Sheets


def _sheet(entry: dict[str, Any]) -> Sheet:
    sheet = Sheet()
    sheet.slug = entry["id"]
    sheet.nemesis = entry["type"] == "nemesis"
    sheet.message_id = _NAMES[entry["type"]] + sheet.slug
    sheet.life = entry["life"]
    sheet.start = SPACE_NAMED[entry["start"]].index
    sheet.attribute = -1
    sheet.deck = -1
    sheet.bounty = None
    if sheet.nemesis:
        sheet.attribute = ATTRIBUTES.index(entry["attribute"])
        values = [0, 0, 0]
        values[sheet.attribute] = entry["value"]
        sheet.deck = DECKS.index(entry["deck"])
        sheet.bounty = read(entry["bounty"]["effect"]["bounty"], sheet.slug)
        sheet.asset_limit = 99
        sheet.power_limits = (99,) * (MOST_LEVEL + 1)
    else:
        values = [entry["attributes"][name] for name in ATTRIBUTES]
        sheet.asset_limit = entry["asset_limit"]
        sheet.power_limits = _limits(entry["power_limit"])
    sheet.attributes = (values[0], values[1], values[2])
    sheet.track = tuple((REWARDS.index(one), REWARDS.index(two)) for one, two in entry["track"])
    sheet.special = read(entry["special_reward"]["effect"]["resolve"], sheet.slug)
    sheet.abilities, sheet.printed = _lines(entry["abilities"], "ability")
    return sheet


def _limits(steps: dict[str, int]) -> tuple[int, ...]:
    """R-102: from the level named on, the limit named."""
    found, limit = [], 0
    for level in range(MOST_LEVEL + 1):
        limit = steps.get(str(level), limit)
        found.append(limit)
    return tuple(found)


def _lines(entries: list[dict[str, Any]], family: str) -> tuple[Abilities, tuple[Ability, ...]]:
    """The abilities of a sheet, by moment and as they are printed."""
    found: Abilities = {}
    printed: list[Ability] = []
    for entry in entries:
        effects = {k: v for k, v in entry.get("effect", {}).items() if not k.startswith("box:")}
        abilities = _abilities(entry, effects, entry["id"], _NAMES[family] + entry["id"])
        for moment, texts in abilities.items():
            found[moment] = (*found.get(moment, ()), *texts)
            printed += texts
    return found, tuple(printed)


CHARACTERS = by_slug([_sheet(entry) for entry in _BOOKS["characters"]["cards"]])
NEMESES = by_slug([_sheet(entry) for entry in _BOOKS["nemeses"]["sheets"]])


# Movement boxes


def _gates(effect: Effect) -> tuple[Gate, ...]:
    """What a movement box does, read off what it says."""
    relic = False
    if isinstance(effect, If):
        relic, effect = True, effect.then
    if not isinstance(effect, May):
        raise BookError("a movement box must be a choice")
    target, points, ends = -1, 0, False
    for part in effect.what.parts():
        if isinstance(part, MoveTo):
            target = SPACE_NAMED[part.where.name].index
        elif isinstance(part, AddMovement):
            points = -part.amount
        elif isinstance(part, EndMovement):
            ends = True
    return (Gate(target, points, ends, relic),)


# Scenarios


def _scenario(entry: dict[str, Any]) -> Scenario:
    scenario = Scenario()
    scenario.slug = entry["id"]
    scenario.message_id = _NAMES["scenario"] + scenario.slug
    scenario.least = entry["players"]["min"]
    scenario.most = entry["players"]["max"]
    scenario.even = entry["players"].get("even", False)
    scenario.needs_nemesis = entry["needs_enemies_of_the_imperium"]
    scenario.uses_omens = entry["uses_omens"]
    scenario.abilities, scenario.printed = _lines(entry["special"], "rule")
    effects = entry["confrontation"]["effect"]
    scenario.confrontation = read(effects["confront"], scenario.slug)
    if "prepare" in effects:
        lines = [{"id": scenario.slug, "effect": {"prepare": effects["prepare"]}}]
        more, printed = _lines(lines, "scenario")
        scenario.abilities = {**scenario.abilities, **more}
        scenario.printed += printed
    setup = entry["setup"].get("effect", {}).get("setup")
    scenario.preparation = read(setup, scenario.slug) if setup else None
    scenario.gate, scenario.gates = None, ()
    for line in entry["special"]:
        box = line.get("effect", {}).get("box:guardian-of-the-rift")
        if box:
            scenario.gate = read(box, scenario.slug)
            scenario.gates = _gates(scenario.gate)
    return scenario


SCENARIOS = by_slug([_scenario(entry) for entry in _BOOKS["scenarios"]["cards"]])


# Text boxes


def _read_boxes() -> None:
    for space in SPACES:
        entry = ENTRIES[space.slug]
        if "box" in entry:
            space.box = read(entry["box"]["effect"]["resolve"], space.slug)
            space.optional = entry["box"]["optional"]
        if "movement_box" in entry:
            space.entered = read(entry["movement_box"]["effect"]["enter"], space.slug)
            space.gates = _gates(space.entered)


_read_boxes()
