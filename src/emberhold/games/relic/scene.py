"""What a seat sees of a game: the only way out of the state."""

from __future__ import annotations

from emberhold.games.relic.battle import Battle, Side, reckon
from emberhold.games.relic.belongings import asset_limit, power_limit, worth
from emberhold.games.relic.board import AREAS, IN_AREA, IN_TIER, SPACES
from emberhold.games.relic.card import Card
from emberhold.games.relic.levels import REWARDS
from emberhold.games.relic.state import Figure, Piece, State
from emberhold.games.relic.terms import (
    ATTRIBUTES,
    DECKS,
    IMPERIUM,
    MOST_VALUE,
    NEMESIS,
    TIERS,
)
from emberhold.kernel.scene import (
    Area,
    Dial,
    Map,
    Marker,
    Region,
    Scene,
    Space,
    Step,
    Track,
    Way,
    Zone,
)
from emberhold.kernel.scene import Piece as Drawn
from emberhold.parts.deck import WATCHER, knows

Marks = dict[str, int | str | bool]
_BOX = 116


def _map() -> Map:
    """R-037 to R-042: the board, made once."""
    spaces = [Space(f"space:{s.slug}", s.x, s.y, _BOX, _BOX, kind=_kind(s.index)) for s in SPACES]
    ways = []
    for ring in IN_TIER[:2]:
        for place, space in enumerate(ring):
            ways.append(Way(_id(space), _id(ring[(place + 1) % len(ring)])))
    for space in (*IN_TIER[2], *IN_TIER[3]):
        if space + 1 < len(SPACES):
            ways.append(Way(_id(space), _id(space + 1), one_way=True))
    for start in SPACES:
        if start.tier < 2:
            for slug in start.leads_to[:1]:
                ways.append(Way(f"space:{start.slug}", f"space:{slug}", one_way=True, kind="gate"))
    regions = [
        Region(f"area:{area.slug}", area.message_id, tuple(map(_id, IN_AREA[area.index])), "area")
        for area in AREAS
    ]
    regions += [
        Region(f"tier:{TIERS[tier]}", f"relic-tier-{TIERS[tier]}", tuple(map(_id, IN_TIER[tier])))
        for tier in range(3)
    ]
    return Map(1000, 1000, tuple(spaces), tuple(ways), tuple(regions))


def _id(space: int) -> str:
    return f"space:{SPACES[space].slug}"


def _kind(index: int) -> str:
    space = SPACES[index]
    if space.corner:
        return "corner"
    return TIERS[space.tier] if space.area < 0 else AREAS[space.area].slug


_MAP = _map()


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
    areas.append(_middle(game, who))
    if game.battle is not None:
        areas.append(_battle(game, game.battle))
    return Scene(name, seat, tuple(areas), marks)


def _card(card: Card, **marks: int | str | bool) -> Drawn:
    shown: Marks = dict(marks)
    if card.attribute >= 0:
        shown["attribute"] = ATTRIBUTES[card.attribute]
        shown["value"] = card.value
    if card.power:
        shown["number"] = card.power
    return Drawn(card.piece, card.type, card.message_id, shown)


def _lying(piece: Piece) -> Drawn:
    if piece.card.charges or piece.charges:
        return _card(piece.card, charges=piece.charges)
    return _card(piece.card)


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
            names = ("red", "blue", "yellow")
            marks = {name: n for name, n in zip(names, space.icons, strict=True) if n}
        if space.tier == 2 and game.inner[space.index - IN_TIER[2][0]] >= 0:
            marks["gap"] = True
        zones.append(
            Zone(f"space:{space.slug}", space.message_id, tuple(pieces), len(pieces), marks)
        )
    sheet: Marks = {"omens": game.omens} if game.scenario.uses_omens else {}
    if game.lair:
        sheet["lair"] = len(game.lair)
    return Area("board", "relic-board", tuple(zones), sheet, _MAP)


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
            "relic-zone-arsenal" if figure.nemesis else "relic-zone-assets",
            tuple(map(_lying, figure.assets)),
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
    """R-018: sheets are chosen in secret."""
    dealt = tuple(
        Drawn(f"dealt:{sheet.slug}", "sheet", sheet.message_id)
        for sheet in (figure.dealt if who == figure.seat else ())
    )
    zone = Zone(f"dealt:{figure.seat}", "relic-zone-dealt", dealt, len(figure.dealt))
    name = "relic-a-nemesis" if figure.nemesis else "relic-a-character"
    return Area(f"player:{figure.seat}", name, (zone,), {"seat": figure.seat})


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
        "level": figure.level,
        "active": figure.seat == game.active,
        "space": f"space:{SPACES[figure.space].slug}",
        "nemesis": figure.nemesis,
        "out": figure.out,
        "misses": figure.misses,
    }
    if figure.nemesis:
        marks["infamy"] = figure.infamy
        marks["max_infamy"] = game.goal
        attribute = ATTRIBUTES[figure.sheet.attribute]
        marks[attribute] = figure.attributes[figure.sheet.attribute]
    else:
        for name, value in zip(ATTRIBUTES, figure.attributes, strict=True):
            marks[name] = value
        marks["influence"] = figure.influence
        marks["asset_limit"] = asset_limit(game, figure)
        marks["power_limit"] = power_limit(game, figure)
        marks["apostate"] = figure.has_trait("Apostate")
        if figure.tokens:
            marks["tokens_on_sheet"] = len(figure.tokens)
    if figure.partner >= 0:
        marks["partner"] = figure.partner
    return marks


def _track(figure: Figure) -> Track:
    """R-101: the level track of the sheet, with its two rewards a level."""
    steps = [Step("relic-start")]
    for first, second in figure.sheet.track:
        rewards: Marks = {"first": REWARDS[first], "second": REWARDS[second]}
        steps.append(Step(None, rewards))
    marker = Marker(f"level:{figure.seat}", figure.level, "relic-level", figure.seat)
    return Track(f"track:{figure.seat}", "relic-track", tuple(steps), (marker,), "levels")


def _dials(game: State, figure: Figure) -> tuple[Dial, ...]:
    seat = figure.seat
    dials = [Dial(f"life:{seat}", "relic-life", figure.life, 0, MOST_VALUE, "life")]
    for place, name in enumerate(ATTRIBUTES):
        if not figure.nemesis or figure.sheet.attribute == place:
            value = figure.attributes[place]
            dials.append(Dial(f"{name}:{seat}", f"relic-{name}", value, 1, MOST_VALUE, name))
    if figure.nemesis:
        dials.append(Dial(f"infamy:{seat}", "relic-infamy", figure.infamy, 0, game.goal, "infamy"))
    else:
        dials.append(
            Dial(f"influence:{seat}", "relic-influence", figure.influence, 0, None, "influence")
        )
    return tuple(dials)


# Decks, and what lies open between the players


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
    zones = [
        Zone("offer", "relic-zone-offer", tuple(map(_card, game.offer)), len(game.offer)),
        Zone("drawn", "relic-zone-drawn", tuple(map(_card, seen)), len(game.drawn)),
        Zone("known", "relic-zone-known", _known(game, who)),
    ]
    marks: Marks = {}
    if game.roll is not None and game.roll.dice:
        marks["dice"] = ", ".join(map(str, game.roll.dice))
    return Area("table", "relic-table", tuple(zones), marks)


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


def _battle(game: State, battle: Battle) -> Area:
    reckon(game, battle)
    marks: Marks = {"form": ATTRIBUTES[battle.form], "space": f"space:{SPACES[battle.space].slug}"}
    _score(marks, "mine", battle.mine)
    _score(marks, "foe", battle.foe)
    cards = tuple(_card(card) for card in battle.cards if card.deck >= 0)
    gear = (*battle.mine.gear, *battle.foe.gear)
    zones = (
        Zone("battle:cards", "relic-zone-enemies", (), len(cards)),
        Zone("battle:gear", "relic-zone-gear", (), len(gear)),
    )
    marks["cards"] = ", ".join(card.id for card in cards)
    marks["gear"] = ", ".join(card.piece for card in gear)
    return Area("battle", "relic-battle", zones, marks)


def _score(marks: Marks, side: str, of: Side) -> None:
    marks[f"{side}_value"] = of.value
    marks[f"{side}_bonus"] = of.bonus + of.support
    marks[f"{side}_dice"] = ", ".join(map(str, of.dice))
    if of.figure is not None:
        marks[f"{side}_seat"] = of.figure.seat
