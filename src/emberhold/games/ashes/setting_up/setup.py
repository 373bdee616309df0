"""Setting up: from what people wish to a complete set-up, and from that to the first state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhold.games.ashes.dice import NO_DICE
from emberhold.games.ashes.setting_up import drafting
from emberhold.games.ashes.setting_up.decks import SUGGESTED, Deck, parse, random_deck
from emberhold.games.ashes.setting_up.seating import seat_players
from emberhold.games.ashes.state import State
from emberhold.games.ashes.timing.events import REACTIONS
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.rng import Dice, seeded, shuffled
from emberhold.kernel.zones import without
from emberhold.parts.cards import slug_of
from emberhold.parts.windows import Listeners
from emberhold.parts.wishes import RANDOM, Number, OneOf, Several, Wish, Wishes, brief

RANDOM_DECK, DRAFT = "random-deck", "draft"
SEATS: Final = (2, 3, 4)
WISHES: Final = Wishes(
    SEATS,
    Wish("decks", default=RANDOM),
    OneOf("reactions", ("always", "possible", "stops"), default="always"),
    Several("stops", OneOf("stops", REACTIONS)),
    OneOf("text", ("errata", "printed"), default="errata"),
    OneOf("first_five", ("choose", "recommended"), default="choose"),
    Number("rounds", 0, 10_000, default=0),
)
"""`rounds` ends a stalemate after that many rounds; by the rules there is no limit (AS-068)."""


def complete(players: Any, seed: int | str, wishes: Any) -> dict[str, Any]:
    """A complete set-up; what the wishes leave open is drawn from the seed."""
    setup = WISHES.checked(players, wishes)
    setup["decks"] = _decks(setup["decks"], players, seed)
    return setup


# Decks


def _decks(wish: Any, players: int, seed: int | str) -> list[str] | str:
    """A deck for each seat, or `draft`; `random` is a different suggested deck for everybody."""
    if wish == DRAFT:
        return DRAFT
    if wish == RANDOM:
        wish = [RANDOM] * players
    if isinstance(wish, str) or not isinstance(wish, Sequence) or len(wish) != players:
        raise SetupError("error-deck-count", "decks", given=brief(wish), players=players)
    decks = [_deck(name, f"{seed} {seat}") for seat, name in enumerate(wish)]
    others = [name for name in SUGGESTED if name not in decks]
    drawn = list(shuffled(Dice(f"setup {seed}"), tuple(others)))
    return [drawn.pop() if name == RANDOM else name for name in decks]


def _deck(name: Any, seed: str) -> str:
    """A suggested deck by name, the text of a deck file in order, or a deck drawn at random."""
    if name == RANDOM:
        return RANDOM
    if name == RANDOM_DECK:
        return random_deck(seed).text()
    if isinstance(name, str) and "\n" in name:
        return parse(name).text()
    slug = slug_of(name.strip()) if isinstance(name, str) else ""
    if slug not in SUGGESTED:
        known = [*SUGGESTED, RANDOM, RANDOM_DECK]
        raise SetupError(
            "error-deck-name",
            "decks",
            given=brief(name),
            known=listed(known),
            nearest=nearest(slug, known),
        )
    return slug


def deck_of(entry: str) -> Deck:
    return SUGGESTED[entry] if entry in SUGGESTED else parse(entry)


# The first state


def new_state(players: int, seed: int | str, setup: Mapping[str, Any]) -> State:
    """Section 4, or the beginning of a draft."""
    game = State.__new__(State)
    game.rng = seeded(seed)
    game.result = None
    game.log = None
    game.ask_always = False
    game.active = 0
    game.first = -1
    game.mains = game.sides = game.passes = game.round = 0
    game.phase = "prepare"
    game.round_limit = setup["rounds"]
    game.reactions = setup["reactions"]
    game.stops = tuple(setup["stops"])
    game.errata = setup["text"] == "errata"
    game.listeners = Listeners()
    game.removed = ()
    game.announced = None
    game.named = ()
    game.chosen = ()
    game.meditated = (0, 0)
    game.turning = (0, NO_DICE)
    game.draft = None
    game.step = "first-five"
    if setup["decks"] == DRAFT:
        drafting.begin(game, players)
        return game
    decks = [deck_of(entry) for entry in setup["decks"]]
    seat_players(game, decks)
    if setup["first_five"] == "recommended":
        _deal_recommended(game, decks)
    return game


def _deal_recommended(game: State, decks: Sequence[Deck]) -> None:
    """AS-382: whose deck recommends a First Five takes it; the others will be asked."""
    for player, deck in zip(game.players, decks, strict=True):
        for slug in deck.first_five:
            card = next(card for card in player.draw_pile if card.slug == slug)
            player.draw_pile = without(player.draw_pile, card)
            player.hand += (card,)
