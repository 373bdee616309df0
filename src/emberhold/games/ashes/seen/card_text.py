"""The rules text of a whole card, line by line, rendered from what the card does."""

from __future__ import annotations

from emberhold.games.ashes.card import CONJURATION, PHOENIXBORN, Ability, Card, Cost, Value
from emberhold.games.ashes.effects.base import Focused, focus, parts_of
from emberhold.games.ashes.effects.effect import Effect
from emberhold.games.ashes.words import MagicWords, Price
from emberhold.language import Speech, speech
from emberhold.parts import reading
from emberhold.parts.reading import Named

ONE_BASIC = Cost("1B")


def card_text(card: Card, language: str = "en") -> list[str]:
    """All lines of a card: what it is, what it costs, its values, and what it does."""
    say = speech(language)
    text = [
        *_type(say, card),
        *_cost(say, card),
        *_values(say, card),
        *_attaching(say, card),
        *_played(say, card),
        *(line for ability in card.abilities for line in _ability(say, card, ability)),
        *_respark(say, card),
    ]
    return [line for words in text for line in words.split("\n") if line]


# What is printed beside the text


def _type(say: Speech, card: Card) -> list[str]:
    id = "ashes-text-limit" if card.type == CONJURATION else "ashes-text-type"
    type = say(f"ashes-type-{card.type}")
    if card.unique_to is None:
        return [say(id, type=type, limit=card.limit)]
    id = "ashes-text-limit-unique" if card.type == CONJURATION else "ashes-text-unique"
    owner = Named(f"ashes-card-{card.unique_to}")
    return [say(id, type=type, limit=card.limit, owner=owner)]


def _cost(say: Speech, card: Card) -> list[str]:
    return [say("ashes-text-cost", cost=Price(card.cost))] if card.cost.text else []


def _values(say: Speech, card: Card) -> list[str]:
    if card.type == PHOENIXBORN:
        values = {"life": card.life, "battlefield": card.battlefield, "spellboard": card.spellboard}
        return [say("ashes-text-born", **values)]
    bonuses = {"attack": card.attack_bonus, "life": card.life_bonus, "recover": card.recover_bonus}
    bonus = [say(f"ashes-bonus-{name}", amount=f"{n:+}") for name, n in bonuses.items() if n]
    if bonus:
        return [say("ashes-text-bonus", bonus=", ".join(bonus))]
    if not card.life:
        return []
    attack, life = _value(card.attack), _value(card.life)
    lines = [say("ashes-text-unit", attack=attack, life=life, recover=card.recover)]
    unknown = card.attack if callable(card.attack) else card.life
    return [*lines, say(f"ashes-x-{slug_of_function(unknown)}")] if callable(unknown) else lines


def _value(value: Value) -> int | str:
    """AS-017: a value that depends on the table is printed as X."""
    return value if isinstance(value, int) else "X"


def slug_of_function(function: object) -> str:
    """A condition or a number is named after the function that reads it off the table."""
    return str(getattr(function, "__name__", "")).strip("_").replace("_", "-")


def moment_of(text: Ability | Card) -> str:
    """When triggered text or a reaction spell answers, as the end of a message id."""
    return "-".join(filter(None, (text.event, slug_of_function(text.when))))


def _attaching(say: Speech, card: Card) -> list[str]:
    lines = []
    if card.attach is not None:
        lines.append(_lasting(say, say(f"ashes-attach-{slug_of_function(card.attach)}")))
    if card.mutes:
        lines.append(say("ashes-mutes"))
    if card.status:
        lines.append(_lasting(say, say("ashes-text-status", amount=card.status)))
    return lines


def _respark(say: Speech, card: Card) -> list[str]:
    if not card.respark.text:
        return []
    return [_lasting(say, say("ashes-text-respark", cost=Price(card.respark)))]


def _lasting(say: Speech, text: str) -> str:
    """AS-317: text in a frame of its own works even while the card is exhausted."""
    return say("ashes-text-inexhaustible", text=text)


# What it does


def _played(say: Speech, card: Card) -> list[str]:
    """The effect of an action spell; of a reaction spell also its condition (AS-244)."""
    if card.effect is None:
        return []
    if card.event is None:
        return [card.effect.sentence(say)]
    when = say(f"ashes-when-{moment_of(card)}")
    return [say("ashes-text-when", when=when, what=card.effect.clause(say))]


def _ability(say: Speech, card: Card, ability: Ability) -> list[str]:
    if ability.name.endswith("-round"):
        return []  # told with the ability whose second moment it is
    text = _focused(say, ability) if ability.focus else _text(say, card, ability)
    if text and say.knows(ability.message_id):
        name = say(ability.message_id)
        if ability.number:
            name = say("ashes-text-numbered", name=name, number=ability.number)
        text = say("ashes-text-ability", name=name, text=text)
    return [_lasting(say, text) if ability.inexhaustible and text else text]


def _focused(say: Speech, ability: Ability) -> str:
    """Focus text that changes what the activation costs (AS-280)."""
    if ability.effect is not None:
        text = say("ashes-focus-otherwise", cost=Price(ability.cost))
    else:
        id = "ashes-focus-cheaper" if ability.focus == 1 else "ashes-focus-cheaper-again"
        text = say(id, cost=MagicWords(ONE_BASIC.magic))
    return focus(say, ability.focus, text)


def _text(say: Speech, card: Card, ability: Ability) -> str:
    if ability.effect is None:
        return say(f"ashes-keyword-{ability.name}")
    if ability.event is not None:
        when = say(f"ashes-when-{moment_of(ability)}")
        if any(other.name == f"{ability.name}-round" for other in card.abilities):
            when = say("ashes-when-enters-and-turns-begin")
        return _triggered(say, ability, ability.effect, when)
    return say("ashes-text-activated", cost=Price(ability.cost), text=ability.effect.sentence(say))


def _triggered(say: Speech, ability: Ability, effect: Effect, when: str) -> str:
    """When it answers, what that costs, and what follows."""
    if ability.mandatory:
        return _when(say, when, effect.clause(say))
    paid = _paid(say, ability.cost)
    if not paid:
        return _when(say, when, reading.may(say, effect.clause(say, "inf")))
    may = _when(say, when, reading.may(say, paid))
    parts = parts_of(effect)
    bound = [part.clause(say) for part in parts if not isinstance(part, Focused)]
    focused = [part.sentence(say) for part in parts if isinstance(part, Focused)]
    follows = say("sentence-if-you-do", what=reading.joined(say, bound, "clause-and-then"))
    return reading.in_a_row([may, follows, *focused])


def _when(say: Speech, when: str, what: str) -> str:
    return say("ashes-text-when", when=when, what=what)


def _paid(say: Speech, cost: Cost) -> str:
    """AS-237: what a triggered effect spends, as something optional."""
    paid = []
    if any(cost.magic):
        paid.append(say("ashes-pay-magic", magic=MagicWords(cost.magic)))
    if cost.exhaust:
        paid.append(say("ashes-pay-exhaust"))
    return reading.joined(say, paid) if paid else ""
