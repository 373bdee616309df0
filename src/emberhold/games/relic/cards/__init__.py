"""Everything in the content book, read once: cards by deck, sheets, scenarios, boxes."""

from __future__ import annotations

from typing import Any

from emberhold.games.relic.card import Abilities, Ability, Box, Card, Scenario, Sheet
from emberhold.games.relic.cards.fields import ABILITY, CARD, SCENARIO, SHEET
from emberhold.games.relic.cards.texts import abilities_of
from emberhold.games.relic.content import chapter
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.effects.book import read, read_goals
from emberhold.games.relic.effects.fights import TrophyWorth
from emberhold.games.relic.effects.joints import If, May
from emberhold.games.relic.effects.phrases.what import PRINTED
from emberhold.games.relic.effects.phrases.where import OnSpace
from emberhold.games.relic.effects.places import AddMovement, EndMovement, MoveTo
from emberhold.games.relic.map.board import ENTRIES, SPACES, Gate
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, MOST_LEVEL
from emberhold.games.relic.timing.moments import ALWAYS
from emberhold.kernel.errors import listed
from emberhold.kernel.message import Message
from emberhold.parts.effects.book import BookError, checked

_CHAPTERS = (
    *("threat_red", "threat_blue", "threat_yellow", "corruption", "mission", "power", "relic"),
    *("wargear", "imperium", "nemeses"),
)
_BOOKS = {name: chapter(name) for name in (*_CHAPTERS, "characters", "scenarios")}

_NAMES = {
    "character": "relic-character-",
    "nemesis": "relic-nemesis-",
    "scenario": "relic-scenario-",
    "ability": "relic-ability-",
    "rule": "relic-rule-",
}
"""What the message ids of names begin with."""


# Cards


def card(at: str = "a card", **fields: Any) -> Card:
    """A card from its fields. Its text is data, or Python with the same verbs:

    card(id="ork-warboss", deck="threat-red", type="enemy", traits=["Ork"], attribute="strength",
         value=9, effect={"reward": GainInfluence(2), "penalty": DiscardAsset(1)})
    """
    entry = checked(fields, CARD, at, "id", "deck", "type")
    made = _printed(entry)
    _tell(made, entry, at)
    return made


def _printed(entry: dict[str, Any]) -> Card:
    """A card without its text."""
    card = Card(entry["id"], entry["type"], entry["deck"])
    card.often = entry.get("copies", 1)
    card.status = entry.get("status", "designed")
    card.traits = entry.get("traits", ())
    card.attribute = entry.get("attribute", -1)
    card.value = card.worth = entry.get("value", 0)
    card.colour = entry.get("colour", card.deck if card.deck < len(COLOURS) else -1)
    icons = entry.get("icons", ())
    card.icons = (icons.count(0), icons.count(1), icons.count(2))
    card.charges = entry.get("charges", 0)
    card.omen = entry.get("omen", False)
    card.cost = entry.get("cost", 0)
    card.power = entry.get("number", 0)
    card.activation = entry.get("activation", 0)
    return card


def _tell(card: Card, entry: dict[str, Any], at: str) -> None:
    """Its text, which may name other cards."""
    card.abilities = abilities_of(entry, card.message_id, at)
    card.goals = read_goals(entry.get("goal", []), at)
    if card.power:
        card.when = next(iter(card.abilities))
    for ability in card.abilities.get(ALWAYS, ()):
        for part in ability.effect.parts():
            if isinstance(part, TrophyWorth) and not part.more:
                card.worth = part.amount


def _cards() -> list[Card]:
    """First everything that can be named, then what is said of it."""
    found = []
    for name in _CHAPTERS:
        for given in _BOOKS[name]["cards"]:
            at = f"{name}.json: {given['id']}"
            entry = checked(given, CARD, at, "id", "deck", "type")
            found.append((_printed(entry), entry, at))
    PRINTED.update({card.slug: card for card, _, _ in found})
    for card, entry, at in found:
        _tell(card, entry, at)
    return [card for card, _, _ in found]


# Sheets


def sheet_of(given: dict[str, Any], at: str) -> Sheet:
    """A character or nemesis from its fields; `at` is where they are written."""
    sheet = Sheet()
    entry = checked(given, SHEET, at, "type", "life", "start", "track", "abilities")
    sheet.slug = entry["id"]
    sheet.nemesis = entry["type"] == "nemesis"
    sheet.message_id = _NAMES[entry["type"]] + sheet.slug
    sheet.life = entry["life"]
    sheet.start = entry["start"].index
    sheet.attribute = -1
    sheet.deck = -1
    sheet.bounty = None
    if sheet.nemesis:
        sheet.attribute = entry["attribute"]
        values = [0, 0, 0]
        values[sheet.attribute] = entry["value"]
        sheet.deck = entry["deck"]
        sheet.bounty = _text(entry, "bounty", "bounty", at)
        sheet.asset_limit = 99
        sheet.power_limits = (99,) * (MOST_LEVEL + 1)
    else:
        values = [entry["attributes"][name] for name in ATTRIBUTES]
        sheet.asset_limit = entry["asset_limit"]
        sheet.power_limits = _limits(entry["power_limit"])
    sheet.attributes = (values[0], values[1], values[2])
    sheet.track = entry["track"]
    sheet.special = _text(entry, "special_reward", "resolve", at)
    sheet.abilities, sheet.printed = _lines(entry["abilities"], "ability", at)
    return sheet


def _text(entry: dict[str, Any], field: str, moment: str, at: str) -> Effect:
    """What is written for the only moment that a field has."""
    texts = entry.get(field, {}).get("effect", {})
    if list(texts) != [moment]:
        told = {"name": field, "moment": moment, "given": listed(texts)}
        raise BookError(at, Message("refused-relic-alone", **told))
    return read(texts[moment], at)


def _limits(steps: dict[str, int]) -> tuple[int, ...]:
    """R-102: from the level named on, the limit named."""
    found, limit = [], 0
    for level in range(MOST_LEVEL + 1):
        limit = steps.get(str(level), limit)
        found.append(limit)
    return tuple(found)


def _lines(
    entries: list[dict[str, Any]], family: str, at: str
) -> tuple[Abilities, tuple[Ability, ...]]:
    """The abilities of a sheet, by moment and as they are printed."""
    found: Abilities = {}
    printed: list[Ability] = []
    for given in entries:
        line = f"{at}: {given['id']}"
        entry = checked(given, ABILITY, line)
        abilities = abilities_of(entry, _NAMES[family] + entry["id"], line)
        for moment, texts in abilities.items():
            found[moment] = (*found.get(moment, ()), *texts)
            printed += texts
    return found, tuple(printed)


# Movement boxes


def _gates(effect: Effect) -> tuple[Gate, ...]:
    """What a movement box does, read off what it says."""
    relic = False
    if isinstance(effect, If):
        relic, effect = True, effect.then
    if not isinstance(effect, May):
        raise BookError("map", "a movement box must be a choice")
    target, points, ends = -1, 0, False
    for part in effect.what.parts():
        if isinstance(part, MoveTo) and isinstance(part.where, OnSpace):
            target = part.where.space.index
        elif isinstance(part, AddMovement):
            points = -part.amount
        elif isinstance(part, EndMovement):
            ends = True
    return (Gate(target, points, ends, relic),)


# Scenarios


def scenario_of(given: dict[str, Any], at: str) -> Scenario:
    """A scenario from its fields; `at` is where they are written."""
    scenario = Scenario()
    scenario.slug = given["id"]
    entry = checked(given, SCENARIO, at, "players", "special", "confrontation", "setup")
    scenario.message_id = _NAMES["scenario"] + scenario.slug
    scenario.least = entry["players"]["min"]
    scenario.most = entry["players"]["max"]
    scenario.even = entry["players"].get("even", False)
    scenario.needs_nemesis = entry["needs_enemies_of_the_imperium"]
    scenario.uses_omens = entry["uses_omens"]
    scenario.abilities, scenario.printed = _lines(entry["special"], "rule", at)
    effects = entry["confrontation"]["effect"]
    scenario.confrontation = read(effects["confront"], at)
    if "prepare" in effects:
        lines = [{"id": scenario.slug, "effect": {"prepare": effects["prepare"]}}]
        more, printed = _lines(lines, "scenario", at)
        scenario.abilities = {**scenario.abilities, **more}
        scenario.printed += printed
    setup = entry["setup"].get("effect", {}).get("setup")
    scenario.preparation = read(setup, at) if setup else None
    scenario.gate, scenario.gates = None, ()
    for line in entry["special"]:
        box = line.get("effect", {}).get("box:guardian-of-the-rift")
        if box:
            scenario.gate = read(box, at)
            scenario.gates = _gates(scenario.gate)
    return scenario


def _at(file: str, given: dict[str, Any]) -> str:
    return f"{file}.json: {given['id']}"


RELIC_BOX = Box(
    "relic",
    _cards(),
    [sheet_of(given, _at("characters", given)) for given in _BOOKS["characters"]["cards"]],
    [sheet_of(given, _at("nemeses", given)) for given in _BOOKS["nemeses"]["sheets"]],
    [scenario_of(given, _at("scenarios", given)) for given in _BOOKS["scenarios"]["cards"]],
)
"""Everything that is printed."""
CARDS = RELIC_BOX.cards
BY_DECK = RELIC_BOX.by_deck
CHARACTERS = RELIC_BOX.characters
NEMESES = RELIC_BOX.nemeses
SCENARIOS = RELIC_BOX.scenarios


# Text boxes


def _read_boxes() -> None:
    for space in SPACES:
        entry = ENTRIES[space.slug]
        at = f"board.json: {space.slug}"
        if "box" in entry:
            space.box = _text(entry, "box", "resolve", at)
            space.optional = entry["box"]["optional"]
        if "movement_box" in entry:
            space.entered = _text(entry, "movement_box", "enter", at)
            space.gates = _gates(space.entered)


_read_boxes()
