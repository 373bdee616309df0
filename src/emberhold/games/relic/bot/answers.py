"""The answers of a sensible player, a short one for each topic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.fighting import (
    benefit,
    chance_of,
    price_of,
    repeated,
    stakes,
    steps_of,
    using,
)
from emberhold.games.relic.bot.having import (
    best_asset,
    bid,
    buy,
    experience,
    keep_card,
    least_trophy,
    mission,
    spend,
    take_power,
    tidy,
    weakest_power,
    worst_asset,
)
from emberhold.games.relic.bot.journey import battling, engaging, one_more, value_of
from emberhold.games.relic.bot.longing import Outlook, outlook, ready
from emberhold.games.relic.bot.odds import winning
from emberhold.games.relic.bot.picking import Answer, best, first, last
from emberhold.games.relic.bot.strength import battle_score, gear_bonus
from emberhold.games.relic.bot.worth import worth
from emberhold.games.relic.card import Ability, Card, Sheet
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.effects.places import DrawThreat, MoveTo, MoveUpTo
from emberhold.games.relic.map.board import paths
from emberhold.games.relic.seen.sight import Sight
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, IMPERIUM
from emberhold.games.relic.timing.moments import (
    END_EXPLORATION,
    INSTEAD_OF_MOVEMENT,
    START_ENGAGEMENT,
)
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import DO, DONE


def act_of(me: Figure, question: Question) -> Act:
    about = question.about or {}
    act: Act = about.get("act") or Act(me)
    return act


# Text


def may(game: State, me: Figure, question: Question) -> Choice:
    effect = (question.about or {})["effect"]
    act = act_of(me, question).of(me)
    gain = benefit(game, act, effect) + (w.MISSION if act.card is me.mission else 0.0)
    return DO if gain > 0 else question.choices[-1]


def choose_way(game: State, me: Figure, question: Question) -> Choice:
    options = (question.about or {})["options"]
    act = act_of(me, question).of(me)
    return best(question.choices, lambda choice: benefit(game, act, options[choice[1] - 1]))


def times(game: State, me: Figure, question: Question) -> Choice:
    effect = (question.about or {})["effect"]
    act = act_of(me, question).of(me)
    fewest = question.choices[::-1]
    return best(fewest, lambda choice: repeated(game, act, effect, choice[1]))


def window(game: State, me: Figure, question: Question) -> Choice:
    """Whatever is worth more than it costs; otherwise be done."""
    act = act_of(me, question)
    return worthwhile(me, question, lambda ability: gain_of(game, act, me, ability))


def order(game: State, me: Figure, question: Question) -> Choice:
    """R-147: one's own text as anything else to use; somebody else's as it comes."""
    return question.choices[0] if "whose" in (question.about or {}) else window(game, me, question)


def worthwhile(me: Figure, question: Question, gain: Callable[[Ability], float]) -> Choice:
    """What gains most, if anything gains at all."""
    chosen, most = None, 0.05
    for choice in question.choices:
        if choice == DONE:
            continue
        best_use = max([gain(each) for each in abilities_of(me, choice)], default=0.0)
        if best_use > most:
            chosen, most = choice, best_use
    if chosen is not None:
        return chosen
    return DONE if DONE in question.choices else question.choices[0]


def gain_of(game: State, act: Act, me: Figure, ability: Ability) -> float:
    if ability.moment == INSTEAD_OF_MOVEMENT and not me.nemesis:
        return _instead_of_walking(game, act.of(me), ability)
    if ability.moment in (START_ENGAGEMENT, END_EXPLORATION):
        for step in steps_of(ability.effect):
            if isinstance(step, Evade):
                return _left_alone(game, me, step.cards(game, act.of(me))) - price_of(ability)
            if isinstance(step, DrawThreat):
                return one_more(game, me) - price_of(ability)
    return using(game, act, me, ability)


def _instead_of_walking(game: State, act: Act, ability: Ability) -> float:
    """Where that could lead, beside where the die would lead."""
    me, seen = act.me, outlook(game, act.me)
    walking = sum([_reach(game, me, steps, seen) for steps in range(1, 7)]) / 6
    return going_by(game, act, ability, walking, lambda space: value_of(game, me, space, seen))


def going_by(
    game: State, act: Act, ability: Ability, walking: float, value: Callable[[int], float]
) -> float:
    """What it gains to go by an ability where walking is worth that much."""
    spaces: list[int] = []
    price = price_of(ability)
    for part in steps_of(ability.effect):
        if isinstance(part, MoveTo):
            spaces += part.where.spaces(game, act)
        elif isinstance(part, MoveUpTo):
            for steps in range(1, part.amount + 1):
                ways = paths(game, act.me, act.me.space, steps, True)
                spaces += [path[-1] for path in ways]
        else:
            price -= worth(game, act, part)
    going = max([value(space) for space in spaces], default=walking - price)
    return going - price - walking


def abilities_of(me: Figure, choice: Choice) -> list[Ability]:
    subject: Any = choice[1]
    if isinstance(subject, Ability):
        return [subject]
    if choice[0] == "play":
        card: Card = subject
        return list(card.abilities.get(card.when, ()))
    return [
        ability
        for listeners in me.watch.values()
        for ability, card in listeners
        if card is not None
        and card.kind is subject
        and card.number == choice[2]
        and ability.optional
    ]


# Where


def move(game: State, me: Figure, question: Question) -> Choice:
    seen = outlook(game, me)
    return best(question.choices, lambda choice: value_of(game, me, choice[1].index, seen))


def where(game: State, me: Figure, question: Question) -> Choice:
    """Of spaces for oneself the best; of spaces for something else the first."""
    act = act_of(me, question)
    if act.me is me and (act.card is None or act.card.sort != 1):
        return move(game, me, question)
    return question.choices[0]


def roll_movement(game: State, me: Figure, question: Question) -> Choice:
    """A Power card instead of the die, where it leads somewhere much better."""
    seen = outlook(game, me)
    values = {steps: _reach(game, me, steps, seen) for steps in range(1, 7)}
    chance = sum(values.values()) / 6
    chosen, most = question.choices[0], chance + 3.0
    for choice in question.choices[1:]:
        number = min(6, max(1, choice[1].power))
        if values[number] > most:
            chosen, most = choice, values[number]
    return chosen


def _reach(game: State, me: Figure, steps: int, seen: Outlook) -> float:
    ends = {path[-1] for path in paths(game, me, me.space, steps, True)}
    return max([value_of(game, me, end, seen) for end in sorted(ends)], default=0.0)


def gate(game: State, me: Figure, question: Question) -> Choice:
    return question.choices[0] if ready(game, me) else question.choices[-1]


def cross(game: State, me: Figure, question: Question) -> Choice:
    """A nemesis goes where characters are."""
    inside = sum(1 for other in game.characters() if other.tier == 1)
    outside = sum(1 for other in game.characters() if other.tier == 0)
    paying = [c for c in question.choices if c[0] in ("cross", "pay-trophy", "pay-arsenal")]
    if paying and inside > outside and me.level >= 3:
        return paying[0]
    return DONE


# Battles


def roll_number(game: State, me: Figure, question: Question) -> Choice:
    """R-107: the smallest number that does it, where the die probably would not."""
    roll = (question.about or {})["roll"]
    rolled = chance_of(game, me, roll, None)
    matters = stakes(game, me) if game.battle is not None else 6.0
    chosen, most = question.choices[0], rolled * matters
    cards = sorted(question.choices[1:], key=lambda choice: choice[1].power)
    for choice in cards:
        value = chance_of(game, me, roll, choice[1].power) * matters - w.POWER
        if value > most + 0.2:
            chosen, most = choice, value
    return chosen


def gear(game: State, me: Figure, question: Question) -> Choice:
    battle = game.battle
    form = battle.form if battle is not None else 0

    def added(choice: Choice) -> float:
        if choice == DONE:
            return 0.0
        card = next(p.card for p in me.assets if p.card.kind is choice[1])
        return float(gear_bonus(game, me, card, form))

    return best(question.choices, added)


def form_first(game: State, me: Figure, question: Question) -> Choice:
    """Enemies that are sure to be beaten come first."""

    def chance(choice: Choice) -> float:
        form = ATTRIBUTES.index(choice[1])
        group = [c for c in game.enemies_on(me.space) if c.attribute == form]
        return battling(game, me, group, form)[1]

    return best(question.choices, chance)


def form_best(game: State, me: Figure, question: Question) -> Choice:
    return best(
        question.choices,
        lambda choice: float(battle_score(game, me, ATTRIBUTES.index(choice[1]))),
    )


def challenge(game: State, me: Figure, question: Question) -> Choice:
    def gain(choice: Choice) -> float:
        if choice == DONE:
            return 1.0 if not me.nemesis else 0.5
        other = game.figures[choice[1]]
        if choice[0] == "duel":
            lead = max(me.attributes) - max(other.attributes)
            return winning(lead) * 5.0 - 2.5
        form = me.sheet.attribute if me.nemesis else other.sheet.attribute
        lead = battle_score(game, me, form) - battle_score(game, other, form)
        return winning(lead) * 9.0 - 4.0

    return best(question.choices, gain)


def duel(game: State, me: Figure, question: Question) -> Choice:
    other = game.figures[(question.about or {})["whose"]]

    def lead(choice: Choice) -> float:
        attribute = ATTRIBUTES.index(choice[1])
        return float(me.attributes[attribute] - other.attributes[attribute])

    return best(question.choices, lead)


def evade(game: State, me: Figure, question: Question) -> Choice:
    """Those who are better left alone."""
    lying = _to_engage(game, me)
    now = engaging(game, me, lying)

    def gain(choice: Choice) -> float:
        if choice == DONE:
            return 0.0
        rest = [c for c in lying if c.kind is not choice[1] or c.number != choice[2]]
        return engaging(game, me, rest) - now

    return best(question.choices, gain)


def _left_alone(game: State, me: Figure, cards: list[Card]) -> float:
    """What it is worth to walk past one of these."""
    lying = _to_engage(game, me)
    rests = [[other for other in lying if other is not card] for card in cards]
    now = engaging(game, me, lying)
    return max([engaging(game, me, rest) for rest in rests], default=now) - now


def _to_engage(game: State, me: Figure) -> list[Card]:
    if game.battle is not None:
        return list(game.battle.cards)
    lying = [piece.card for piece in game.board[me.space] if piece.card.deck != IMPERIUM]
    return [card for card in lying if card not in me.evaded]


# Corruption


def corruption_card(game: State, me: Figure, question: Question) -> Choice:
    """The face-up one with the worst text; otherwise any."""

    def harm(choice: Choice) -> float:
        if choice == DONE:
            return -1.0
        taint = me.corruption[choice[1] - 1]
        return 2.0 + len(taint.card.abilities) if taint.open else 1.0

    return best(question.choices, harm)


def corrupted(game: State, me: Figure, question: Question) -> Choice:
    return question.choices[0]


# People


def who(game: State, me: Figure, question: Question) -> Choice:
    """For good things oneself or a partner, for bad ones the player who is ahead."""
    for choice in question.choices:
        if choice[1] in (me.seat, me.partner):
            return choice
    return best(question.choices, lambda choice: _standing(game.figures[choice[1]]))


def _standing(figure: Figure) -> float:
    return figure.level * 2.0 + figure.relics * 8.0 + len(figure.completed) * 2.0 + figure.infamy


def attribute(game: State, me: Figure, question: Question) -> Choice:
    """Strength in what one is strong in."""
    return best(
        question.choices,
        lambda choice: float(min(11, me.attributes[ATTRIBUTES.index(choice[1])])),
    )


def sheet(game: State, me: Figure, question: Question) -> Choice:
    """The sheet with the better numbers."""

    def numbers(choice: Choice) -> float:
        offered: Sheet = choice[1]
        return max(offered.attributes) * 1.5 + sum(offered.attributes) + offered.life

    return best(question.choices, numbers)


def colour(game: State, me: Figure, question: Question) -> Choice:
    """The colour of the attribute one is best in."""
    return best(
        question.choices,
        lambda choice: float(me.attributes[COLOURS.index(choice[1])]),
    )


def die_worst(game: State, me: Figure, question: Question) -> Choice:
    return min(question.choices, key=lambda choice: int(choice[1]))


def choose_die(game: State, me: Figure, question: Question) -> Choice:
    seen = outlook(game, me)
    return best(question.choices, lambda choice: _reach(game, me, choice[1], seen))


def card_on_board(game: State, me: Figure, question: Question) -> Choice:
    """A card that troubles oneself most, or is the best prize."""

    def near(choice: Choice) -> float:
        card: Card = choice[1]
        return -engaging(game, me, [card])

    return best(question.choices, near)


ANSWERS: Final[dict[str, Answer]] = {
    "may": may,
    "spend-charge": may,
    "choose": choose_way,
    "times": times,
    "window": window,
    "order": order,
    "move": move,
    "move-up-to": move,
    "where": where,
    "roll-movement": roll_movement,
    "roll-test": roll_number,
    "roll-battle": roll_number,
    "gate": gate,
    "cross": cross,
    "weapon": gear,
    "armour": gear,
    "enemies": form_first,
    "form": form_best,
    "challenge": challenge,
    "duel": duel,
    "evade": evade,
    "experience": experience,
    "spend": spend,
    "mission": mission,
    "relic": keep_card,
    "keep": keep_card,
    "buy": buy,
    "discard-asset": worst_asset,
    "give": worst_asset,
    "charge": best_asset,
    "steal": best_asset,
    "may-steal": best_asset,
    "tidy": tidy,
    "discard-power": weakest_power,
    "discard-trophy": least_trophy,
    "take-power": take_power,
    "discard-corruption": corruption_card,
    "turn-down": corruption_card,
    "corrupted": corrupted,
    "who": who,
    "attribute": attribute,
    "sheet": sheet,
    "bid": bid,
    "colour": colour,
    "look-deck": colour,
    "die": die_worst,
    "choose-die": choose_die,
    "card": card_on_board,
    "trade": last,
    "look-one": first,
    "look-order": first,
    "event": first,
    "encounter": first,
}


def answered(sight: Sight, asked: Question, answers: dict[str, Answer], using: Answer) -> Choice:
    """The answer to a question: what rides along and is worth using now comes first."""
    me, question = sight.viewer, sight.question(asked)
    if question.topic not in _OF_USE:
        riding = [choice for choice in question.choices if choice[0] in RIDING]
        if riding:
            used = using(sight, me, question.narrowed([*riding, DONE]))
            if used != DONE:
                return used
            rest = [choice for choice in question.choices if choice[0] not in RIDING]
            question = question.narrowed(rest)
    if len(question.choices) == 1:
        return question.choices[0]
    return answers.get(question.topic, last)(sight, me, question)


_OF_USE: Final = ("window", "order")
"""What is asked only about things to use or to resolve."""
RIDING: Final = ("use", "play")
"""The verbs of what can be used beside what is asked anyway."""
