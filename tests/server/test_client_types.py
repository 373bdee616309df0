"""The client's types are the server's own, and frames are what these types say."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec import convert, to_builtins

from emberhold.games import GAMES
from emberhold.games.unsealed import unsealed
from emberhold.kernel.rng import Dice
from emberhold.server.house import Viewer
from emberhold.server.house.pages import shown, told
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.site import lookup
from emberhold.server.picker.form import everything
from tests.conformance.listed import Listed
from tests.server.houses import a_house, listed, state
from tools import client_types

PARTS = {"scene": shown.Scene, "asked": list[shown.Asked], "beats": list[shown.Beat]}
"""What is kept as JSON, and the type it was made from."""


@pytest.mark.parametrize("module", client_types.FILES, ids=lambda module: module.__name__)
def test_the_client_has_the_types_of_today(module: ModuleType) -> None:
    written = client_types.FILES[module].read_text(encoding="utf-8")
    assert written == client_types.text(module), "run: python -m tools.client_types"


def test_a_field_that_is_renamed_changes_the_clients_types() -> None:
    """So that `make client` finds every line that uses the old name."""

    class Renamed(shown.Shown):
        identity: str

    class Named(shown.Shown):
        id: str

    assert "identity: string;" in client_types._interface(Renamed)
    assert client_types._interface(Renamed) != client_types._interface(Named).replace(
        "Named", "Renamed"
    )


def test_a_type_the_client_has_no_word_for_is_refused() -> None:
    class Strange(shown.Shown):
        when: bytes

    with pytest.raises(TypeError):
        client_types._interface(Strange)


def checked(frame: dict[str, Any]) -> None:
    """A frame read strictly: no field too many, none of another type."""
    for part, type in PARTS.items():
        read: Any = convert(frame[part], type)
        assert to_builtins(read) == frame[part], part
    lines = convert(frame["log"]["lines"], list[shown.LogLine])
    assert to_builtins(lines) == frame["log"]["lines"]
    bare = {**frame, "scene": None, "asked": None, "beats": None}
    bare["log"] = {**frame["log"], "lines": None}
    convert(bare, _Bare)


_Bare: Any = msgspec.defstruct(
    "_Bare",
    [
        (field.name, _type)
        for field in msgspec.structs.fields(shown.State)
        for _type in [None if field.name in PARTS else dict if field.name == "log" else field.type]
    ],
    tag_field="is",
    tag="state",
    forbid_unknown_fields=True,
)


@listed
async def test_what_a_page_gets_is_what_its_types_say(sqlite: str, listed_game: Listed) -> None:
    """Over the first answers of every game, in the words of three languages."""
    dice = Dice(11)
    async with a_house(sqlite) as house:
        opened = listed_game.open(3, 3)
        players = opened.players
        seats = [{"who": "person"}] * players
        setup = opened.header.setup
        table = await house.open(Wanted(listed_game.game, players, 3, setup, seats))
        hosted = await house.hosted(table)
        everybody = Viewer(frozenset(range(players)), host=True)
        known = 0
        watch = await house.watch(table, everybody)
        for _ in range(40):
            question = hosted.record.table.question
            if question is None:
                break
            for language in ("en", "pl", "fr"):
                checked(await state(house, table, everybody, language, known=known))
            known = hosted.record.version
            keys = question.options.keys()
            hosted.answered(question.seat, keys[dice.below(len(keys))], None, 1.0)
        watch.close()


def as_sent(found: Any, type: Any) -> Any:
    """What arrives at a page, read strictly as the type it was promised."""
    return msgspec.json.decode(msgspec.json.encode(found), type=type)


@pytest.mark.parametrize("name", GAMES)
def test_what_pages_read_is_what_their_types_say(name: str) -> None:
    known = unsealed(GAMES[name])
    cards = lookup.cards(known, "pl")
    assert as_sent(cards, list[told.CardFiled]) == cards
    card = lookup.card(known, cards[0].slug, "fr")
    assert as_sent(card, told.CardRead) == card


def test_what_the_start_page_offers_is_what_its_types_say() -> None:
    offered = everything("en")
    read = as_sent(offered, told.Offered)
    assert [game.id for game in read.games] == list(GAMES)
    assert msgspec.json.encode(read) == msgspec.json.encode(offered)
