"""What is on a card, a sheet or a space, in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from emberhold.games.relic.card import CHARGE, DISCARD, FREE, Ability, Card, Scenario, Sheet
from emberhold.games.relic.effects.base import Effect, joined_parts
from emberhold.games.relic.effects.fights import BattleBonus, EnemyChange, ExplodeOn, NoLifeLoss
from emberhold.games.relic.effects.joints import Choose, If, May, Target
from emberhold.games.relic.effects.phrases.aims import Places
from emberhold.games.relic.effects.phrases.conditions import Compared
from emberhold.games.relic.effects.phrases.quantities import LOSS
from emberhold.games.relic.figure.levels import printed_rewards
from emberhold.games.relic.map.board import GUARDIAN, SPACES, Space
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, ENCOUNTER, EVENT
from emberhold.games.relic.timing import moments
from emberhold.language import Speech, speech
from emberhold.parts.reading import Named

_UNHEADED = (moments.RESOLVE, moments.ALWAYS, moments.CONFRONT, moments.ENTER)
"""Moments that go without saying."""
_LABELS = (moments.REWARD, moments.PENALTY, moments.BY_NEMESIS, moments.START)
"""Moments that are headings; the others are clauses a sentence can begin with."""
_STATED = (BattleBonus, EnemyChange, May, NoLifeLoss, Target)
"""What says how things are; an order cannot be joined to it by `and`."""


def card_text(card: Card, language: str = "en") -> list[str]:
    """The lines of a card: what it is, then what it does."""
    say = speech(language)
    return [_facts(say, card), *_does(say, card)]


class Facts:
    """What is printed on a card besides its text, as a sentence takes it."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def spoken(self, say: Speech) -> str:
        return _facts(say, self.card).removesuffix(".")


class SheetFacts:
    """What somebody begins with, as a sentence takes it."""

    __slots__ = ("sheet",)

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def spoken(self, say: Speech) -> str:
        kind = "nemesis" if self.sheet.nemesis else "character"
        values = [_counted(say, sign, value) for sign, value in sheet_signs(self.sheet)]
        return " ".join(_stop(words) for words in (say(f"relic-type-{kind}"), *values))[:-1]


def sheet_signs(sheet: Sheet) -> list[tuple[str, int]]:
    """R-035: a character has three attributes, a nemesis one."""
    counted = range(3) if sheet.attribute < 0 else (sheet.attribute,)
    values = [(ATTRIBUTES[each], sheet.attributes[each]) for each in counted]
    return [*values, ("life", sheet.life)]


def _counted(say: Speech, sign: str, value: int) -> str:
    return say("relic-line-life" if sign == "life" else f"mark-{sign}", value=value)


def _facts(say: Speech, card: Card) -> str:
    """`Enemy. Ork. Strength 9. Threat icons: red.`"""
    words = [_stop(say(f"relic-type-{card.type}"))]
    words += [_stop(say(trait.message_id)) for trait in card.traits]
    if card.attribute >= 0:
        attribute = ATTRIBUTES[card.attribute]
        words.append(say("relic-line-enemy", attribute=attribute, value=card.value))
    if card.cost:
        words.append(say("relic-line-cost", cost=card.cost))
    if card.power:
        words.append(say("relic-line-number", number=card.power))
    if card.activation:
        words.append(say("relic-line-activation", number=card.activation))
    if card.charges:
        words.append(say("relic-line-charges", charges=card.charges))
    if any(card.icons):
        words.append(_icons(say, card.icons))
    if card.omen:
        words.append(say("relic-line-omen"))
    return " ".join(words)


def _icons(say: Speech, icons: tuple[int, int, int]) -> str:
    """`Threat icons: red, red.`"""
    colours = [say(f"relic-icon-{COLOURS[n]}") for n in range(3) for _ in range(icons[n])]
    return say("relic-line-icons", icons=", ".join(colours), amount=len(colours))


def _stop(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _does(say: Speech, card: Card) -> list[str]:
    lines = []
    if card.goals:
        goal = " ".join(goal.sentence(say) for goal in card.goals)
        goal = card.goals[0].clause(say)[:1] + goal[1:]
        lines.append(say("relic-line", when=say("relic-moment-goal"), text=goal, head="label"))
    for ability in _in_order(card):
        spends = card.sort == ENCOUNTER and bool(card.charges)
        lines.append(_line(say, ability, spends, card.sort == EVENT))
    return lines


def _in_order(card: Card) -> Iterable[Ability]:
    """What comes last on a card: reward and penalty; what comes first: the nemesis text."""
    for moment in sorted(card.abilities, key=_rank):
        yield from card.abilities[moment]


def _rank(moment: int) -> int:
    last = (moments.RESOLVED, moments.REWARD, moments.PENALTY)
    if moment in last:
        return len(moments.NAMES) + last.index(moment)
    return -1 if moment == moments.BY_NEMESIS else moment


def _line(say: Speech, ability: Ability, spends: bool = False, lying: bool = False) -> str:
    """`Prepare for battle, discard this card: +6 in battle.`"""
    paid = spends or ability.price in (CHARGE, DISCARD)
    silent = (ability.moment == moments.OWN_TURN and ability.price != FREE) or _tells(ability)
    headless = silent or ability.moment in _UNHEADED
    price = _price(say, ability, spends, "you" if headless else "inf")
    scoped = bool(price) or not (headless or ability.moment in _LABELS)
    text = _offered(say, ability.effect, scoped) if paid else _told(say, ability.effect, scoped)
    if headless:
        head = "choice" if isinstance(ability.effect, Choose) else "label"
        return say("relic-line", when=price, text=text, head=head) if price else text
    narrow = ability.narrow
    return say(
        "relic-line-when",
        when=Named(_moment(ability.moment, lying)),
        price=price,
        once="yes" if ability.once else "no",
        narrow=narrow.words(say) if narrow is not None else "",
        kind=narrow.kind if narrow is not None else "any",
        begins="if" if isinstance(ability.effect.parts()[0], If) else "plain",
        head=_head(ability, paid),
        text=text if paid else _uncapitalised(say, ability.effect, text),
    )


def _price(say: Speech, ability: Ability, spends: bool, form: str) -> str:
    """What is paid for a text: an order before a colon, an infinitive after `you may`."""
    if ability.price == CHARGE or spends:
        return say("relic-line-charge", form=form)
    return say("relic-line-discard", form=form) if ability.price == DISCARD else ""


def _tells(ability: Ability) -> bool:
    """Whether a text tells its moment itself: how dice explode, how much Life would be lost."""
    effect = ability.effect
    if isinstance(effect, If):
        return isinstance(effect.condition, Compared) and effect.condition.quantity is LOSS
    return ability.price == FREE and isinstance(effect, ExplodeOn)


def _moment(moment: int, lying: bool) -> str:
    """A card that stays on the board speaks of battles in its area (Total War)."""
    if lying and moment == moments.WIN_BATTLE:
        return "relic-moment-win-battle-in-area"
    return f"relic-moment-{moments.NAMES[moment].replace('_', '-')}"


def _head(ability: Ability, paid: bool) -> str:
    """`clause` where what is done may follow after a comma, in languages that like that."""
    return "label" if paid or ability.moment in _LABELS else "clause"


def _uncapitalised(say: Speech, effect: Effect, text: str) -> str:
    """After a colon a sentence begins as its first clause does."""
    return effect.parts()[0].clause(say)[:1] + text[1:]


def _told(say: Speech, effect: Effect, scoped: bool) -> str:
    """What is done; what hangs on a moment or a price is one sentence, so that all of it does."""
    parts = effect.parts()
    if not scoped or len(parts) == 1:
        return effect.sentence(say)
    if len(parts) == 2 and not any(isinstance(part, _STATED) for part in parts):
        return f"{effect.clause(say)}."
    alike = [list(run) for _, run in groupby(parts, type)]
    clauses = [joined_parts(say, run, "you", "you") for run in alike]
    return f"{say('relic-line-then').join(clauses)}."


def _offered(say: Speech, effect: Effect, scoped: bool) -> str:
    """What a charge or a discarded card pays for, with its further price."""
    parts = effect.parts()
    if parts[0].price and len(parts) > 1:
        return f"{effect.offered(say)}."
    return _uncapitalised(say, effect, _told(say, effect, scoped))


# Sheets and spaces


def sheet_text(sheet: Sheet, language: str = "en") -> list[str]:
    say = speech(language)
    lines = [
        say("relic-line-named", name=say(ability.message_id), text=_line(say, ability))
        for ability in sheet.printed
    ]
    special = _uncapitalised(say, sheet.special, sheet.special.sentence(say))
    lines.append(
        say("relic-line", when=say(f"relic-special-{sheet.slug}"), text=special, head="special")
    )
    if sheet.bounty is not None:
        bounty = _uncapitalised(say, sheet.bounty, sheet.bounty.sentence(say))
        lines.append(say("relic-line", when=say("relic-moment-bounty"), text=bounty, head="label"))
    levels = say("relic-line", when=say("relic-track"), text=_levels(say, sheet), head="label")
    return [*lines, levels, _beginning(say, sheet)]


def _levels(say: Speech, sheet: Sheet) -> str:
    """R-101: what each level gives."""
    levels = printed_rewards(sheet)
    steps = []
    for level, rewards in enumerate(levels, 1):
        given = ", ".join(gained(say, sign, amount) for sign, amount in rewards.items())
        last = "yes" if level == len(levels) else "no"
        steps.append(say("relic-line-level", level=level, given=given, last=last))
    return " ".join(steps)


def gained(say: Speech, sign: str, amount: int) -> str:
    """R-101: what a level adds to a value is told apart from the value itself."""
    if sign == "life" or sign in ATTRIBUTES:
        return say("relic-line-gain", sign=sign, value=amount)
    return _counted(say, sign, amount)


def _beginning(say: Speech, sheet: Sheet) -> str:
    """R-034, R-106: where somebody begins, and how much may be held at once."""
    where = Places((SPACES[sheet.start],)).words(say)
    if sheet.nemesis:
        return say("relic-line-begins", where=where)
    limits = sheet.power_limits
    steps = [
        say("relic-line-hand-from", level=level, amount=limits[level])
        for level in range(1, len(limits))
        if limits[level] > limits[level - 1]
    ]
    return say(
        "relic-line-begins-holding",
        where=where,
        assets=sheet.asset_limit,
        cards=limits[0],
        later=", ".join(steps),
    )


def scenario_text(scenario: Scenario, language: str = "en") -> list[str]:
    say = speech(language)
    lines = []
    if scenario.preparation is not None:
        lines.append(scenario.preparation.sentence(say))
    lines += [
        say("relic-line-named", name=say(ability.message_id), text=_line(say, ability))
        for ability in scenario.printed
    ]
    if scenario.gate is not None:
        text = _uncapitalised(say, scenario.gate, scenario.gate.sentence(say))
        where = Places((SPACES[GUARDIAN],)).words(say)
        lines.append(say("relic-line-at", where=where, text=text))
    confrontation = scenario.confrontation
    text = _uncapitalised(say, confrontation, confrontation.sentence(say))
    lines.append(say("relic-line", when=say("relic-moment-confront"), text=text, head="label"))
    return lines


def space_text(space: Space, language: str = "en") -> list[str]:
    say = speech(language)
    lines = []
    if space.icon_count:
        drawn = say("relic-line-threats", amount=space.icon_count)
        lines.append(f"{_icons(say, space.icons)} {drawn}")
    for effect in (space.box, space.entered):
        if effect is not None:
            lines.append(effect.sentence(say))
    return lines
