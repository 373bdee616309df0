"""What the bot answers where only cards of the first box ask."""

from __future__ import annotations

from emberhold.games.aeons_end.bot.answers import Answer, best_card, junk_or_skip
from emberhold.games.aeons_end.bot.fighting import damage_of, damage_worth, prepped_damage
from emberhold.games.aeons_end.bot.harm import life_worth
from emberhold.games.aeons_end.bot.helps import junk_worth, most_junk
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    holdings,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.effects.threats import DESTROY
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.kernel.question import Choice, Question


def lose_for_damage(sight: Sight, question: Question) -> Choice:
    """The card that would be missed least, while the damage is worth more."""
    about = question.about or {}
    aether = aether_worth(turns_left(sight), sight.w)
    gone = about["fate"] == DESTROY

    def missed(choice: Choice) -> float:
        lost = per_use(choice[1], aether, sight.w)
        return lost - (junk_worth(sight, sight.me, choice[1]) if gone else 0.0)

    cheapest = min(question.choices[:-1], key=missed)
    dealt = damage_worth(sight, about["amount"])
    return cheapest if missed(cheapest) < dealt else question.choices[-1]


def suffer_to_destroy(sight: Sight, question: Question) -> Choice:
    me = sight.me
    worth = most_junk(sight, me, me.hand) - 2 * life_worth(sight)
    return question.choices[0 if worth > 0 and me.life > 4 else -1]


def play_twice(sight: Sight, question: Question) -> Choice:
    aether = aether_worth(turns_left(sight), sight.w)
    return max(
        question.choices,
        key=lambda c: 2 * per_use(c[1], aether, sight.w) + junk_worth(sight, sight.me, c[1]),
    )


def shuffle_turn(sight: Sight, question: Question) -> Choice:
    """The turn of whoever has the most to cast and can bear the damage."""

    def ready(choice: Choice) -> float:
        seats: tuple[int, ...] = choice[1].seats
        return max(
            prepped_damage(sight, sight.players[seat]) + min(sight.players[seat].life, 4)
            for seat in seats
        )

    return max(question.choices, key=ready)


def arrange_turns(sight: Sight, question: Question) -> Choice:
    """Players first, the nemesis last."""
    return max(question.choices, key=lambda choice: bool(choice[1].seats))


def sift(sight: Sight, question: Question) -> Choice:
    """Discard what is weaker than the average card."""
    own = holdings(sight, sight.me)
    weak = per_use(question.choices[0][1], own.aether, own.w) < own.average
    return question.choices[0 if weak else -1]


def take_back_spell(sight: Sight, question: Question) -> Choice:
    """The strongest spells, while there is room to prep them."""
    me = sight.me
    room = 2 * sum(breach.open for breach in me.breaches) - len(me.prepped())
    waiting = sum(card.cast is not None for card in me.hand)
    if waiting >= room:
        return question.choices[-1]
    return max(question.choices[:-1], key=lambda c: damage_of(sight, me, c[1], False))


OWN_ANSWERS: dict[str, Answer] = {
    "lose-for-damage": lose_for_damage,
    "destroy-some": junk_or_skip,
    "suffer-to-destroy": suffer_to_destroy,
    "play-twice": play_twice,
    "take-back-gem": best_card,
    "shuffle-turn": shuffle_turn,
    "arrange-turns": arrange_turns,
    "sift": sift,
    "take-back-spell": take_back_spell,
}
