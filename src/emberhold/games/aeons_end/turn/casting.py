"""The casting phase (section 8.1)."""

from __future__ import annotations

from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.figure.breaches import heard
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.main import END, main
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question
from emberhold.parts.cards import first_copies


def casting_start(game: State) -> Asking | None:
    """What must be resolved before the phase, then what prepped spells do at its start."""
    player = game.players[game.active]
    if game.nemesis.held is not None:
        held = game.nemesis.held(game, player)
        if held is not None:
            return held
    game.step = "casting"
    return heard(game, player, "casting-start") if player.watch else None


def casting(game: State) -> Asking | Question | None:
    """Cast one spell, or end the phase: WE-144 to WE-148."""
    player = game.players[game.active]
    spells, forced = _castable(player)
    if not spells:
        game.step = "main"
        ending = heard(game, player, "casting-end") if player.watch else None
        return main(game) if ending is None else ending
    return _cast_one(game, player, spells, forced)


def _castable(player: Player) -> tuple[list[Card], bool]:
    """The spells prepped in earlier turns (WE-153), and whether one of them must be cast (WE-147).

    Of two copies of a card on the same breach one is enough to choose from.
    """
    spells: list[Card] = []
    forced = False
    fresh = player.preps
    for breach in player.breaches:
        lying = breach.spells
        if fresh:
            lying = tuple([spell for spell in lying if spell not in fresh])
        if lying:
            forced = forced or not breach.open
            for spell in lying if len(lying) == 1 else first_copies(lying):
                if spell not in spells:
                    spells.append(spell)
    return spells, forced


def _cast_one(game: State, player: Player, spells: list[Card], forced: bool) -> Asking:
    choices = [cast_choice(player, spell) for spell in spells]
    if not forced:
        choices.append(END)
    if len(choices) == 1 and not game.ask_always:
        choice = choices[0]
    else:
        choice = yield Ask(player.seat, "casting", choices)
    if choice is END or choice == END:
        game.step = "main"
        if player.watch:
            yield from heard(game, player, "casting-end") or ()
        return
    yield from cast(game, player, player, spells[choices.index(choice)])


def cast_choice(player: Player, spell: Card) -> Choice:
    """`cast:2`; with two spells on the breach `cast:kindle@2`; on two breaches `cast:1+2`."""
    numbers = [breach.number for breach in player.breaches if spell in breach.spells]
    if len(numbers) == 2:
        return ("cast", (numbers[0], numbers[1]))
    breach = player.breach(numbers[0])
    if breach is not None and len(breach.spells) > 1:
        return ("cast", spell, numbers[0])
    return ("cast", numbers[0])
