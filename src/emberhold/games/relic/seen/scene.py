"""What a seat sees of a game: the only way out of the state."""

from __future__ import annotations

from emberhold.games.relic.card import Card, Sheet
from emberhold.games.relic.fight.under_way import Side
from emberhold.games.relic.figure.belongings import asset_limit, power_limit, worth
from emberhold.games.relic.figure.levels import printed_rewards
from emberhold.games.relic.map.board import IN_TIER, SPACES
from emberhold.games.relic.map.chart import MAP
from emberhold.games.relic.seen.battle_scene import battle_area, dice_zone
from emberhold.games.relic.seen.faces import table_signs
from emberhold.games.relic.state import Figure, Piece, State
from emberhold.games.relic.terms import (
    ATTRIBUTES,
    COLOURS,
    DECKS,
    IMPERIUM,
    MOST_VALUE,
    NEMESIS,
)
from emberhold.games.relic.timing.listening import idle
from emberhold.games.relic.traits import APOSTATE
from emberhold.kernel.scene import Area, Dial, Marker, Marks, Scene, Step, Track, Zone
from emberhold.kernel.scene import Piece as Drawn
from emberhold.parts.deck import WATCHER, knows


def scene(game: State, seat: int | None, name: str) -> Scene:
    """R-152: the board, assets, trophies, missions, levels and infamy are open to everybody."""
    who = WATCHER if seat is None else seat
    marks: Marks = {
        "round": game.round,
        "active": game.active,
        "phase": game.phase,
        "scenario": game.scenario.message_id,
    }
    areas = [_board(game)]
    areas += [_side(game, figure, who) for figure in game.figures]
    areas.append(_decks(game))
    areas.append(Area("scenario", game.scenario.message_id, (), {"round": game.round}))
    areas.append(_middle(game, who))
    if game.battle is not None:
        areas.append(battle_area(game, game.battle))
    return Scene(name, seat, tuple(areas), marks)


def _card(card: Card, **marks: int | str | bool) -> Drawn:
    shown: Marks = {**marks, **table_signs(card)}
    return Drawn(card.piece, card.type, card.message_id, shown)


def _lying(piece: Piece, unused: bool = False) -> Drawn:
    marks: Marks = {}
    if piece.card.charges or piece.charges:
        marks["charges"] = piece.charges
    if unused:
        marks["idle"] = True
    return _card(piece.card, **marks)


# The board


def _board(game: State) -> Area:
    zones = []
    for space in SPACES:
        pieces = [_lying(piece) for piece in game.board[space.index]]
        if game.phase != "sheets":
            pieces += [
                Drawn(f"figure:{f.seat}", "figure", f.sheet.message_id, {"seat": f.seat})
                for f in game.standing_on(space.index)
            ]
        marks: Marks = {}
        if space.icon_count:
            marks = {name: n for name, n in zip(COLOURS, space.icons, strict=True) if n}
        if space.box is not None or space.entered is not None:
            marks["box"] = True
        if space.tier == 2 and game.inner[space.index - IN_TIER[2][0]] >= 0:
            marks["gap"] = True
        zones.append(
            Zone(f"space:{space.slug}", space.message_id, tuple(pieces), len(pieces), marks)
        )
    sheet: Marks = {"omens": game.omens} if game.scenario.uses_omens else {}
    if game.lair:
        sheet["lair"] = len(game.lair)
    return Area("board", "relic-board", tuple(zones), sheet, MAP)


# A figure's own things


def _side(game: State, figure: Figure, who: int) -> Area:
    seat = figure.seat
    if game.phase == "sheets":
        return _choosing(game, figure, who)
    hand = tuple(
        _card(card)
        for card, seen in zip(figure.hand, figure.seen, strict=True)
        if who == seat or knows(seen, who)
    )
    zones = [
        Zone(
            f"hand:{seat}",
            "relic-zone-might" if figure.nemesis else "relic-zone-power",
            hand,
            len(figure.hand),
        ),
        Zone(
            f"assets:{seat}",
            _assets_name(game, figure),
            tuple(_lying(piece, _unused(game, figure, piece)) for piece in figure.assets),
            len(figure.assets),
        ),
        Zone(
            f"trophies:{seat}",
            "relic-zone-trophies",
            tuple(_card(piece.card, worth=worth(piece)) for piece in figure.trophies),
            len(figure.trophies),
        ),
    ]
    if not figure.nemesis:
        zones += _of_character(game, figure, who)
    return Area(
        f"player:{seat}",
        figure.sheet.message_id,
        tuple(zones),
        _values(game, figure),
        tracks=(_track(figure),),
        dials=_dials(game, figure),
    )


def _choosing(game: State, figure: Figure, who: int) -> Area:
    """R-018: sheets are chosen in secret; what is printed on them can be compared (R-031)."""
    sheets = figure.dealt if who == figure.seat else ()
    dealt = tuple(
        Drawn(
            f"dealt:{sheet.slug}",
            "sheet",
            sheet.message_id,
            {"space": f"space:{SPACES[sheet.start].slug}"},
        )
        for sheet in sheets
    )
    zone = Zone(f"dealt:{figure.seat}", "relic-zone-dealt", dealt, len(figure.dealt))
    name = "relic-a-nemesis" if figure.nemesis else "relic-a-character"
    tracks = tuple(
        Track(f"track:{sheet.slug}", "relic-track", _steps(sheet), (), "levels") for sheet in sheets
    )
    return Area(f"player:{figure.seat}", name, (zone,), {"seat": figure.seat}, tracks=tracks)


def _side_in_battle(game: State, figure: Figure) -> Side | None:
    """By the seat: what is shown of a moment that is over has figures of its own."""
    if game.battle is None:
        return None
    sides = (game.battle.mine, game.battle.foe)
    return next((s for s in sides if s.figure is not None and s.figure.seat == figure.seat), None)


def _assets_name(game: State, figure: Figure) -> str:
    if _side_in_battle(game, figure) is not None:
        return "relic-zone-gear"
    return "relic-zone-arsenal" if figure.nemesis else "relic-zone-assets"


def _unused(game: State, figure: Figure, piece: Piece) -> bool:
    """R-083: a weapon or armour that was not declared for a battle does not help in it."""
    side = _side_in_battle(game, figure)
    if side is None or side.figure is None:
        return False
    return idle(game, side.figure, piece.card)


def _of_character(game: State, figure: Figure, who: int) -> list[Zone]:
    seat = figure.seat
    taints = tuple(
        Drawn(
            f"corruption:{seat}:{place}",
            "corruption",
            taint.card.message_id if knows(taint.seen, who) or taint.open else None,
            {"open": taint.open},
        )
        for place, taint in enumerate(figure.corruption, start=1)
    )
    mission: tuple[Drawn, ...] = ()
    if figure.mission is not None:
        marks: Marks = {"progress": ", ".join(map(str, figure.progress))}
        if figure.mark >= 0:
            marks["target"] = figure.mark
        mission = (_card(figure.mission, **marks),)
    completed = tuple(_card(card) for card, known in figure.completed if known)
    return [
        Zone(f"corruption:{seat}", "relic-zone-corruption", taints, len(taints)),
        Zone(f"mission:{seat}", "relic-zone-mission", mission, len(mission)),
        Zone(f"completed:{seat}", "relic-zone-completed", completed, len(figure.completed)),
    ]


def _values(game: State, figure: Figure) -> Marks:
    marks: Marks = {
        "life": figure.life,
        "max_life": MOST_VALUE,
        "level": figure.level,
        "active": figure.seat == game.active,
        "space": f"space:{SPACES[figure.space].slug}",
        "nemesis": figure.nemesis,
        "out": figure.out,
        "misses": figure.misses,
    }
    for place, name in enumerate(ATTRIBUTES):
        if not figure.nemesis or figure.sheet.attribute == place:
            marks[name] = figure.attributes[place]
    if not figure.nemesis:
        marks["asset_limit"] = asset_limit(game, figure)
        marks["power_limit"] = power_limit(game, figure)
        marks["apostate"] = figure.has_trait(APOSTATE)
        if figure.tokens:
            marks["tokens_on_sheet"] = len(figure.tokens)
    if figure.partner >= 0:
        marks["partner"] = figure.partner
    return marks


def _track(figure: Figure) -> Track:
    """R-101: the level track of the sheet, with its two rewards a level."""
    marker = Marker(f"level:{figure.seat}", figure.level, "relic-level", figure.seat)
    return Track(f"track:{figure.seat}", "relic-track", _steps(figure.sheet), (marker,), "levels")


def _steps(sheet: Sheet) -> tuple[Step, ...]:
    return (Step(), *(Step(None, dict(given)) for given in printed_rewards(sheet)))


def _dials(game: State, figure: Figure) -> tuple[Dial, ...]:
    """What is counted and is neither Life nor an attribute."""
    seat = figure.seat
    if figure.nemesis:
        return (Dial(f"infamy:{seat}", "relic-infamy", figure.infamy, 0, game.goal, "infamy"),)
    prize = sum(map(worth, figure.trophies))
    return (
        Dial(f"influence:{seat}", "relic-influence", figure.influence, 0, None, "influence"),
        Dial(f"worth:{seat}", "relic-worth", prize, 0, None, "trophy"),
        Dial(
            f"taint:{seat}", "relic-zone-corruption", len(figure.corruption), 0, None, "corruption"
        ),
    )


# Decks, and what is open between the players


def _decks(game: State) -> Area:
    zones = []
    for number, deck in enumerate(game.decks):
        if not deck.all and number >= IMPERIUM:
            continue
        name = f"relic-deck-{DECKS[number]}" if number < NEMESIS else "relic-deck-nemesis"
        top = tuple(_card(card) for card in deck.discard[-1:])
        marks: Marks = {"discarded": len(deck.discard)}
        zones.append(Zone(f"deck:{number}", name, (), len(deck.cards), marks))
        zones.append(Zone(f"discard:{number}", f"{name}-discard", top, len(deck.discard)))
    return Area("decks", "relic-decks", tuple(zones))


def _middle(game: State, who: int) -> Area:
    """Cards revealed, cards somebody is looking at, and a nemesis' secret draw."""
    seen = game.drawn if who == game.active else ()
    known = _known(game, who)
    zones = [
        Zone("offer", "relic-zone-offer", tuple(map(_card, game.offer)), len(game.offer)),
        Zone("drawn", "relic-zone-drawn", tuple(map(_card, seen)), len(game.drawn)),
        Zone("known", "relic-zone-known", known, len(known)),
    ]
    if game.roll is not None and game.battle is None:
        zones.append(dice_zone(game, "roll", game.roll.dice))
    return Area("table", "relic-table", tuple(zones))


def _known(game: State, who: int) -> tuple[Drawn, ...]:
    """What a seat has looked at and nobody else: the tops of decks it still knows."""
    found = []
    for number, deck in enumerate(game.decks):
        for place in range(1, deck.known_top(who) + 1):
            card = deck.cards[-place]
            name = DECKS[number]
            found.append(
                Drawn(f"looked:{number}:{place}", card.type, card.message_id, {"deck": name})
            )
    return tuple(found)
