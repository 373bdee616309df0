"""The main phase: the eight actions and the ability (section 8.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import (
    CORRUPTION,
    IN_ANY_MAIN_PHASE,
    IN_MAIN_PHASE,
    SPELL,
    Card,
)
from emberhold.games.aeons_end.effects.base import is_full
from emberhold.games.aeons_end.fight.life import discard_from_play
from emberhold.games.aeons_end.figure.abilities import (
    ABILITY,
    DECLINE,
    LATER,
    ready_at,
    use_ability,
)
from emberhold.games.aeons_end.figure.aether import (
    FOR_BREACH,
    FOR_CHARGE,
    can_pay,
    most_for,
    pay,
    purpose_of,
)
from emberhold.games.aeons_end.figure.breaches import focus, open_breach, places_for, prep
from emberhold.games.aeons_end.figure.gaining import gain, pile_of
from emberhold.games.aeons_end.figure.playing import play_text
from emberhold.games.aeons_end.own import NOTHING
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.zones import without

END: Final[Choice] = ("end",)
CHARGE: Final[Choice] = ("charge",)
_OWN_MAIN: Final = (IN_MAIN_PHASE, IN_ANY_MAIN_PHASE)
FOCUS: Final[tuple[Choice, ...]] = tuple(("focus", number) for number in range(5))
OPEN: Final[tuple[Choice, ...]] = tuple(("open", number) for number in range(5))


def main(game: State) -> Question | None:
    """Take one action, or end the phase; WE-156: any, in any order, as often as possible."""
    if game.helpers:
        helper = _next_helper(game)
        if helper is not None:
            choices = [ABILITY, LATER, DECLINE]
            return Ask(helper.seat, "ability-now", choices, _about(game), then=_help)
    player = game.players[game.active]
    choices = main_choices(game, player)
    if len(choices) == 1 and not game.ask_always:
        _tell_the_end(game, player)
        game.step = "main-end" if game.helpers else "draw"
        return None
    return Ask(player.seat, "main", choices, then=_act)


def _tell_the_end(game: State, player: Player) -> None:
    """A phase that ends by itself surprises the player, and nobody else."""
    if game.log is not None and not game.postponed:
        game.say("log-main-over", player.seat, who=player.mage)


def _act(game: State, choice: Choice) -> Asking | None:
    if game.log is not None:
        game.doing = None
    game.postponed = ()
    if choice is END or choice == END:
        game.step = "main-end" if game.helpers else "draw"
        return None
    player = game.players[game.active]
    return ACTIONS.get(choice[0], _take_own)(game, player, choice)


# Abilities of others


def _next_helper(game: State) -> Player | None:
    """AE-029: somebody else who could use an ability now and has not said anything to it yet."""
    for player in ready_at(game, IN_ANY_MAIN_PHASE):
        seat = player.seat
        if seat != game.active and seat not in game.declined and seat not in game.postponed:
            return player
    return None


def _about(game: State) -> dict[str, Any]:
    return {"active": game.players[game.active].mage}


def _help(game: State, choice: Choice) -> Asking | None:
    """AE-030: the one whose ability it is decides, before the active player acts."""
    helper = _next_helper(game)
    assert helper is not None
    if choice == ABILITY:
        return use_ability(game, helper)
    if choice == LATER:
        game.postponed += (helper.seat,)
    else:
        game.declined += (helper.seat,)
    return None


def main_end(game: State) -> Question | None:
    """The last moment for those who have waited; after an ability the phase continues."""
    game.postponed = ()
    helper = _next_helper(game)
    if helper is None:
        game.step = "draw"
        return None
    return Ask(helper.seat, "ability-now", [ABILITY, DECLINE], _about(game), then=_help_at_end)


def _help_at_end(game: State, choice: Choice) -> Asking | None:
    if choice == ABILITY:
        game.step = "main"
    return _help(game, choice)


def main_choices(game: State, player: Player) -> list[Choice]:
    """Everything the active player may do now, the end of the phase last."""
    choices = _hand_choices(player)
    if player.aether or player.bound or player.discount:
        _spending_choices(game, player, choices)
    charges = player.charges
    if charges and charges == player.mage.charges and player.mage.timing in _OWN_MAIN:
        choices.append(ABILITY)
    if player.watch:
        _prepped_choices(game, player, choices)
    for piece in game.in_play:
        if piece.card.to_discard is not None and _can_discard(game, player, piece.card):
            choices.append(("discard-power", piece.card))
    if game.own is not NOTHING and game.own.verbs:
        choices += game.own.offers(game, player)
    if player.own is not NOTHING and player.own.verbs:
        choices += player.own.offers(game, player)
    choices.append(END)
    return choices


def _hand_choices(player: Player) -> list[Choice]:
    """Actions 1 and 6."""
    choices: list[Choice] = []
    kinds: list[Card] = []
    for card in player.hand:
        kind = card.kind
        if kind in kinds:
            continue
        kinds.append(kind)
        if card.type == SPELL:
            for place in places_for(player, card):
                choices.append(("prep", card, place))
        elif card.type != CORRUPTION:
            choices.append(card.offered)
    return choices


def _spending_choices(game: State, player: Player, choices: list[Choice]) -> None:
    """Actions 2 to 5: what the aether at hand can pay for."""
    free = player.aether
    bound = player.bound
    keeps = game.nemesis.keeps
    for pile in game.market:
        if (
            pile.cost <= free or (bound and can_pay(player, pile.cost, purpose_of(pile.card)))
        ) and len(pile.copies) > keeps:
            choices.append(pile.card.offered)
    if bound:
        free = most_for(player, FOR_CHARGE)
    if player.charges < player.mage.charges and free >= game.box.rules.charge_cost:
        choices.append(CHARGE)
    if bound:
        free = most_for(player, FOR_BREACH)
    free += player.discount
    for breach in player.breaches:
        if not breach.open:
            if breach.focus_cost <= free:
                choices.append(FOCUS[breach.number])
            if breach.open_cost <= free:
                choices.append(OPEN[breach.number])


def _prepped_choices(game: State, player: Player, choices: list[Choice]) -> None:
    """Action 7: "While prepped" effects for the main phase, each copy once a turn.

    One that needs something is offered while it can be done; of two copies on one breach one.
    """
    offered: list[tuple[Card, int]] = []
    for spell in player.watch:
        use = spell.once_per_turn
        if use is not None and spell not in player.used:
            if (spell.again or use.needs) and not is_full(use.extent(game, Act(player, spell))):
                continue
            number = next(b.number for b in player.breaches if spell in b.spells)
            if (spell.kind, number) not in offered:
                offered.append((spell.kind, number))
                choices.append(("use", spell, number))


def _can_discard(game: State, player: Player, card: Card) -> bool:
    """WE-296: only if the text can be carried out in full."""
    assert card.to_discard is not None
    return is_full(card.to_discard.extent(game, Act(player, card)))


# The actions


def _play(game: State, player: Player, choice: Choice) -> Asking | None:
    """WE-158, WE-159."""
    card: Card = choice[1]
    player.hand = without(player.hand, card)
    player.play_area += (card,)
    return play_text(game, player, card)


def _prep(game: State, player: Player, choice: Choice) -> Asking | None:
    """WE-182."""
    player.hand = without(player.hand, choice[1])
    return prep(game, player, choice[1], choice[2])


def _buy(game: State, player: Player, choice: Choice) -> Asking:
    """WE-166."""
    card: Card = choice[1]
    yield from pay(player, card.cost, purpose_of(card)) or ()
    pile = pile_of(game, card)
    assert pile is not None
    yield from gain(game, player, pile) or ()


def _charge(game: State, player: Player, choice: Choice) -> Asking:
    """WE-169 to WE-171."""
    yield from pay(player, game.box.rules.charge_cost, FOR_CHARGE) or ()
    player.charges += 1
    game.say("log-charges", who=player.mage, left=player.charges)


def _focus(game: State, player: Player, choice: Choice) -> Asking:
    """WE-174."""
    breach = player.breach(choice[1])
    assert breach is not None
    yield from pay(player, _discounted(player, breach.focus_cost), FOR_BREACH) or ()
    yield from focus(game, player, choice[1]) or ()


def _open(game: State, player: Player, choice: Choice) -> Asking:
    """WE-179."""
    breach = player.breach(choice[1])
    assert breach is not None
    yield from pay(player, _discounted(player, breach.open_cost), FOR_BREACH) or ()
    yield from open_breach(game, player, choice[1]) or ()


def _discounted(player: Player, cost: int) -> int:
    """AE-085, AE-086: what is left of a cost; the discount is used up by it."""
    cost = max(0, cost - player.discount)
    player.discount = 0
    return cost


def _ability(game: State, player: Player, choice: Choice) -> Asking | None:
    return use_ability(game, player)


def _use(game: State, player: Player, choice: Choice) -> Asking | None:
    """WE-187 to WE-191."""
    spell: Card = choice[1]
    if not spell.again:
        player.used += (spell,)
    assert spell.once_per_turn is not None
    game.say("log-uses", who=player.mage, card=spell)
    return spell.once_per_turn.run(game, Act(player, spell))


def _discard_power(game: State, player: Player, choice: Choice) -> Asking:
    """WE-295 to WE-298."""
    card: Card = choice[1]
    assert card.to_discard is not None
    game.say("log-to-discard", who=player.mage, card=card)
    yield from card.to_discard.run(game, Act(player, card)) or ()
    if game.piece(card) is not None:
        discard_from_play(game, card)


def _take_own(game: State, player: Player, choice: Choice) -> Asking | None:
    """What only this nemesis or this mage offers."""
    own = game.own if choice[0] in game.own.verbs else player.own
    return own.take(game, player, choice)


ACTIONS: Final[dict[str, Callable[[State, Player, Choice], Asking | None]]] = {
    "play": _play,
    "prep": _prep,
    "buy": _buy,
    "charge": _charge,
    "focus": _focus,
    "open": _open,
    "ability": _ability,
    "use": _use,
    "discard-power": _discard_power,
}
