"""Setting up: from what people wish to a complete set-up, and from that to the first state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards import CONJURED, DECK_CARDS, PHOENIXBORN, PRINTED
from emberhold.games.ashes.decks import SUGGESTED, Deck, check, parse, random_deck
from emberhold.games.ashes.dice import NO_DICE
from emberhold.games.ashes.events import REACTIONS
from emberhold.games.ashes.leaving import listen
from emberhold.games.ashes.state import Piece, Player, State
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.rng import Dice, seeded, shuffled

RANDOM = "random"
SEATS = (2, 3, 4)
ROUND_LIMIT = 60
"""A stalemate is a game still going after so many rounds."""

_CHOICES: dict[str, tuple[Any, ...]] = {
    "reactions": ("always", "possible", "stops"),
    "text": ("errata", "printed"),
    "first_five": ("choose", "recommended"),
}
_DEFAULTS: dict[str, Any] = {
    "decks": RANDOM,
    "reactions": "always",
    "stops": [],
    "text": "errata",
    "first_five": "choose",
}


def complete(players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """A complete set-up; what the wishes leave open is drawn from the seed."""
    if players not in SEATS or isinstance(players, bool):
        raise SetupError("error-players", given=players, known=listed(SEATS))
    for name in wishes:
        if name not in _DEFAULTS:
            raise SetupError(
                "error-setup-key",
                given=name,
                known=listed(_DEFAULTS),
                nearest=nearest(str(name), _DEFAULTS),
            )
    setup = {**_DEFAULTS, **wishes}
    for name, known in _CHOICES.items():
        if setup[name] not in known:
            raise SetupError("error-setup-value", key=name, given=setup[name], known=listed(known))
    for stop in setup["stops"]:
        if stop not in REACTIONS:
            raise SetupError("error-setup-value", key="stops", given=stop, known=listed(REACTIONS))
    setup["decks"] = _decks(setup["decks"], players, seed)
    return setup


def _decks(wish: Any, players: int, seed: int | str) -> list[str]:
    """A deck for each seat: a suggested one by name, the text of a deck file, or `random`."""
    if wish == RANDOM:
        dice = Dice(f"setup {seed}")
        return list(shuffled(dice, tuple(SUGGESTED))[:players])
    if isinstance(wish, str) or not isinstance(wish, Sequence) or len(wish) != players:
        raise SetupError("error-deck-count", given=str(wish), players=players)
    decks = []
    for seat, name in enumerate(wish):
        if name == "random-deck":
            decks.append(random_deck(f"{seed} {seat}").text())
        elif isinstance(name, str) and "\n" in name:
            check(parse(name))
            decks.append(name)
        elif name in SUGGESTED:
            decks.append(name)
        else:
            known = [*SUGGESTED, "random-deck"]
            raise SetupError(
                "error-deck-name",
                given=str(name),
                known=listed(known),
                nearest=nearest(str(name), known),
            )
    return decks


def deck_of(entry: str) -> Deck:
    return SUGGESTED[entry] if entry in SUGGESTED else parse(entry)


def new_state(players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
    """Section 4."""
    game = State.__new__(State)
    game.rng = seeded(seed)
    game.result = None
    game.log = None
    game.active = 0
    game.first = -1
    game.mains = game.sides = game.passes = game.round = 0
    game.phase = "prepare"
    game.round_limit = ROUND_LIMIT
    game.reactions = setup["reactions"]
    game.stops = tuple(setup["stops"])
    game.errata = setup["text"] == "errata"
    game.listeners = ()
    game.removed = ()
    game.draft = None
    game.step = "first-five"
    taken: dict[Card, int] = {}
    game.players = [
        _player(game, seat, deck_of(entry), taken) for seat, entry in enumerate(setup["decks"])
    ]
    if setup["first_five"] == "recommended":
        _deal_recommended(game, setup)
    return game


def _player(game: State, seat: int, deck: Deck, taken: dict[Card, int]) -> Player:
    player = Player.__new__(Player)
    player.seat = seat
    born = _next_copy(PHOENIXBORN[deck.phoenixborn], taken)
    player.phoenixborn = Piece(born, seat)
    listen(game, born)
    cards = []
    for slug, count in deck.cards.items():
        kind = DECK_CARDS[slug] if game.errata else PRINTED.get(slug, DECK_CARDS[slug])
        cards += [_next_copy(kind, taken) for _ in range(count)]
    player.deck = player.draw_pile = tuple(cards)
    player.hand = player.discard = ()
    player.conjurations = tuple(
        _next_copy(CONJURED[slug], taken)
        for slug in deck.conjurations()
        for _ in range(CONJURED[slug].limit)
    )
    player.battlefield = player.spellboard = ()
    player.active = NO_DICE
    player.exhausted = deck.dice
    player.reacted = player.out = False
    return player


def _next_copy(kind: Card, taken: dict[Card, int]) -> Card:
    taken[kind] = taken.get(kind, 0) + 1
    return kind.copy(taken[kind])


def _deal_recommended(game: State, setup: Mapping[str, Any]) -> None:
    """AS-382: everybody takes the First Five their deck recommends, if all decks have one."""
    fives = [deck_of(entry).first_five for entry in setup["decks"]]
    if not all(fives):
        return
    for player, five in zip(game.players, fives, strict=True):
        for slug in five:
            card = next(card for card in player.draw_pile if card.slug == slug)
            player.draw_pile = tuple(c for c in player.draw_pile if c is not card)
            player.hand += (card,)
        player.draw_pile = shuffled(game, player.draw_pile)
    game.step = "roll"
