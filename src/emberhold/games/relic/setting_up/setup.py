"""Setting up: from what people wish to a complete set-up, and from that to the first state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhold.games.relic.card import Box, Card, Scenario
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import DECKS, IMPERIUM, INFAMY_IN_A_DUEL, INFAMY_TO_WIN
from emberhold.kernel.errors import SetupError, listed
from emberhold.kernel.game import Sides
from emberhold.kernel.rng import Dice, seeded, shuffled
from emberhold.parts.deck import Deck
from emberhold.parts.wishes import RANDOM, Each, Number, OneOf, Wish, Wishes

SEATS: Final = (2, 3, 4, 5, 6)
STANDARD, ENEMIES, DUEL = "standard", "enemies", "duel"
DEAL: Final = "deal"
CHARACTER, NEMESIS = "character", "nemesis"
ROUNDS: Final = 60
"""R-238: more than twice what a game takes; it is there so that every game ends."""


class PerSeat(Each):
    """A sheet for every seat; `deal` alone deals everybody two to choose from (R-018)."""

    __slots__ = ()

    def checked(self, given: Any, players: int) -> list[Any]:
        return super().checked([DEAL] * players if given == DEAL else given, players)


class Partners(Wish):
    """Who is whose partner, by seat; drawn by lot unless a complete set-up says so."""

    __slots__ = ()

    def checked(self, given: Any, players: int) -> Any:
        if given == RANDOM:
            return given
        seats = list(given) if isinstance(given, list | tuple) else []
        paired = len(seats) == players and all(
            type(other) is int and -1 <= other < players and (other < 0 or seats[other] == seat)
            for seat, other in enumerate(seats)
        )
        if not paired:
            raise SetupError("error-relic-partners", self.name, given=str(given))
        return seats


def _wishes(box: Box, least_rounds: int) -> Wishes:
    sheets = OneOf("sheets", (*box.characters, *box.nemeses, DEAL, RANDOM))
    return Wishes(
        SEATS,
        OneOf("variant", (STANDARD, ENEMIES, DUEL), STANDARD),
        OneOf("scenario", (*box.scenarios, RANDOM), RANDOM),
        Each("roles", OneOf("roles", (CHARACTER, NEMESIS, RANDOM))),
        PerSeat("sheets", sheets, DEAL, twice=True),
        Partners("partners", RANDOM),
        OneOf("first", (RANDOM, 0, 1, 2, 3, 4, 5), RANDOM),
        Number("rounds", least_rounds, 500, ROUNDS),
        OneOf("reactions", ("possible", "always"), "possible"),
    )


WISHES: Final = _wishes(RELIC_BOX, 0)
STACKED: Final = "stacked"
"""Cards of a box by slug that are not shuffled into their Threat decks: each takes the place of the
card of its kind that would be drawn as the so-many-th from the top, 0 the first, or stays in the
box (-1). Two games that differ in it alone have the same deal, with the card and without."""
_BESIDE: Final = ("boxes",)
"""What is wished of the boxes themselves is checked with them."""


def wishes_of(box: Box) -> Wishes:
    """What can be wished with a box; nobody can tell whether a game with a box that somebody made
    would end, so it has a last round (R-238)."""
    return WISHES if box is RELIC_BOX else _wishes(box, 1)


def complete(players: Any, seed: int | str, wishes: Any, box: Box = RELIC_BOX) -> dict[str, Any]:
    """A complete set-up; what the wishes leave open is drawn from the seed."""
    setup = wishes_of(box).checked(players, wishes, _BESIDE)
    luck = Dice(f"setup {seed}")
    _check_variant(players, setup["variant"])
    setup["scenario"] = _scenario(box, players, setup, luck)
    scenario = box.scenarios[setup["scenario"]]
    setup["roles"] = _roles(scenario, players, setup, luck)
    _check_sheets(box, setup)
    setup["partners"] = _partners(scenario, players, setup, luck)
    characters = [seat for seat in range(players) if setup["roles"][seat] == CHARACTER]
    if setup["first"] == RANDOM:
        setup["first"] = characters[luck.below(len(characters))]
    elif setup["first"] not in characters:
        raise SetupError(
            "error-relic-first", "first", given=setup["first"], known=listed(characters)
        )
    return setup


# Checking


def _check_variant(players: int, variant: str) -> None:
    """R-027, R-028, R-227."""
    if variant == ENEMIES and players < 3:
        raise SetupError("error-relic-enemies-seats", "variant", players=players)
    if variant == DUEL and players != 2:
        raise SetupError("error-relic-duel-seats", "variant", players=players)


def fits(scenario: Scenario, players: int, variant: str) -> bool:
    """R-015, R-029: whether a scenario can be played so."""
    if scenario.needs_nemesis and variant != ENEMIES:
        return False
    if scenario.even and players % 2:
        return False
    return scenario.least <= players <= scenario.most


def _scenario(box: Box, players: int, setup: dict[str, Any], luck: Dice) -> str:
    variant = setup["variant"]
    known = [s.slug for s in box.scenarios.values() if fits(s, players, variant)]
    if setup["scenario"] == RANDOM:
        return known[luck.below(len(known))]
    if setup["scenario"] not in known:
        raise SetupError(
            "error-relic-scenario",
            "scenario",
            given=setup["scenario"],
            players=players,
            known=listed(known),
        )
    return str(setup["scenario"])


def nemesis_count(scenario: Scenario, players: int, variant: str) -> int:
    """R-028, R-210."""
    if variant == STANDARD:
        return 0
    if scenario.even:
        return players // 2
    return 2 if players >= 5 else 1


def _roles(scenario: Scenario, players: int, setup: dict[str, Any], luck: Dice) -> list[str]:
    """R-028: volunteers first; too many or too few are decided by lot."""
    count = nemesis_count(scenario, players, setup["variant"])
    wished: list[str] = setup["roles"]
    if not count and NEMESIS in wished:
        raise SetupError("error-relic-no-nemesis", "roles")
    order: list[int] = []
    for role in (NEMESIS, RANDOM, CHARACTER):
        order += shuffled(luck, tuple(s for s in range(players) if wished[s] == role))
    chosen = order[:count]
    return [NEMESIS if seat in chosen else CHARACTER for seat in range(players)]


def _check_sheets(box: Box, setup: dict[str, Any]) -> None:
    """A sheet must fit the role, and nobody plays the same as another."""
    taken: list[str] = []
    for seat, slug in enumerate(setup["sheets"]):
        if slug in (DEAL, RANDOM):
            continue
        known = box.nemeses if setup["roles"][seat] == NEMESIS else box.characters
        if slug not in known:
            raise SetupError(
                "error-relic-sheet", "sheets", given=slug, seat=seat, known=listed(known)
            )
        if slug in taken:
            raise SetupError("error-setup-twice", "sheets", key="sheets", given=slug)
        taken.append(slug)


def _partners(scenario: Scenario, players: int, setup: dict[str, Any], luck: Dice) -> list[int]:
    """R-210: teams of a character and a nemesis, by lot."""
    roles = setup["roles"]
    if not scenario.even:
        return [-1] * players
    given = setup["partners"]
    if given != RANDOM and all(
        other >= 0 and roles[other] != roles[seat] for seat, other in enumerate(given)
    ):
        return list(given)
    heroes = [seat for seat in range(players) if roles[seat] == CHARACTER]
    foes = shuffled(luck, tuple(seat for seat in range(players) if roles[seat] == NEMESIS))
    partners = [-1] * players
    for hero, foe in zip(heroes, foes, strict=True):
        partners[hero], partners[foe] = foe, hero
    return partners


def sides(players: int, setup: Mapping[str, Any]) -> Sides:
    """Who wins together: teams, or the characters of Shoulder to Shoulder."""
    found: list[tuple[int, ...]] = []
    together = setup["scenario"] == "shoulder-to-shoulder"
    for seat in range(players):
        if any(seat in side for side in found):
            continue
        partner = setup["partners"][seat]
        if partner >= 0:
            found.append((seat, partner))
        elif together and setup["roles"][seat] == CHARACTER:
            heroes = [other for other in range(players) if setup["roles"][other] == CHARACTER]
            found.append(tuple(heroes))
        else:
            found.append((seat,))
    return tuple(found)


# The first state


def new_state(
    players: int, seed: int | str, setup: Mapping[str, Any], box: Box = RELIC_BOX
) -> State:
    """R-014 to R-036, up to the choice of sheets."""
    game = State.__new__(State)
    game.box = box
    game.rng = seeded(seed)
    game.step = "sheets"
    game.result = None
    game.log = None
    game.variant = setup["variant"]
    game.scenario = box.scenarios[setup["scenario"]]
    game.goal = INFAMY_IN_A_DUEL if game.variant == DUEL else INFAMY_TO_WIN
    game.together = game.scenario.slug == "shoulder-to-shoulder"
    game.rounds = setup["rounds"]
    game.reactions = setup["reactions"]
    game.phase = "sheets"
    game.round = 1
    game.turn = 0
    game.order = _order(players, setup)
    game.active = game.order[0]
    game.board = [()] * len(SPACES)
    game.sheets = ()
    game.offer = ()
    game.drawn = ()
    game.omens = 0
    game.inner = (-1,) * 8
    game.lair = ()
    game.crossed = game.fresh = False
    game.attack = -1
    game.dice = ()
    game.battle = None
    game.roll = None
    game.decks = _decks(game, setup.get(STACKED, {}))
    game.figures = [_figure(seat, setup) for seat in range(players)]
    _deal(game, setup)
    return game


def _order(players: int, setup: Mapping[str, Any]) -> tuple[int, ...]:
    """R-026, R-048: characters clockwise from the first player, then nemeses."""
    around = [(setup["first"] + step) % players for step in range(players)]
    heroes = [seat for seat in around if setup["roles"][seat] == CHARACTER]
    return (*heroes, *(seat for seat in around if setup["roles"][seat] == NEMESIS))


def _decks(game: State, stacked: Mapping[str, int]) -> list[Deck[Card]]:
    """R-012, R-016: Imperium cards are only for Enemies of the Imperium; R-033 for the rest."""
    found: list[Deck[Card]] = []
    for deck in range(len(DECKS)):
        used = deck < IMPERIUM or (deck == IMPERIUM and game.variant != STANDARD)
        cards = game.box.copies_in(deck) if used else ()
        mixed = Deck(tuple([card for card in cards if card.slug not in stacked])).shuffled(game)
        for slug, place in stacked.items():
            copies = [card for card in cards if card.slug == slug]
            if copies and place >= 0:
                mixed = Deck(_taking_places(mixed.cards, copies, place))
        found.append(mixed)
    return found


def _taking_places(cards: tuple[Card, ...], copies: list[Card], place: int) -> tuple[Card, ...]:
    """Cards bottom to top, some of which are of the same kind as the copies that replace them."""
    found = list(cards)
    alike = [at for at in reversed(range(len(found))) if found[at].sort == copies[0].sort]
    for at, copy in zip(alike[place : place + len(copies)], copies, strict=False):
        found[at] = copy
    return tuple(found)


def _figure(seat: int, setup: Mapping[str, Any]) -> Figure:
    figure = Figure.__new__(Figure)
    figure.seat = seat
    figure.nemesis = setup["roles"][seat] == NEMESIS
    figure.dealt = ()
    figure.space = figure.life = figure.influence = figure.infamy = figure.level = 0
    figure.attributes = (1, 1, 1)
    figure.hand = figure.seen = figure.assets = figure.trophies = ()
    figure.corruption = figure.progress = figure.completed = figure.tokens = ()
    figure.mission = None
    figure.mark = -1
    figure.misses = figure.out = figure.beginning = figure.at_gate = figure.wounded = False
    figure.partner = setup["partners"][seat]
    figure.kept = figure.used = figure.declined = figure.evaded = ()
    figure.tainted = 0
    figure.watch = {}
    return figure


def _deal(game: State, setup: Mapping[str, Any]) -> None:
    """R-018, R-031, R-229: two sheets each, or the one that was wished."""
    wished: Sequence[str] = setup["sheets"]
    for nemesis, sheets in ((False, game.box.characters), (True, game.box.nemeses)):
        seats = [figure for figure in game.figures if figure.nemesis == nemesis]
        free = [sheet for sheet in sheets.values() if sheet.slug not in wished]
        pile = list(shuffled(game, tuple(free)))
        single = nemesis and len(seats) > 2
        for figure in seats:
            slug = wished[figure.seat]
            if slug in sheets:
                figure.dealt = (sheets[slug],)
            else:
                count = 1 if slug == RANDOM or single else 2
                figure.dealt = tuple(pile.pop() for _ in range(count))
            figure.sheet = figure.dealt[0]
        if not nemesis:
            game.sheets = tuple(pile)
