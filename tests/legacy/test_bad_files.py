"""Campaign files and records that cannot be: one clear line in three languages, nothing changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberhold
from emberhold.games.aeons_end.cards.legacy.record.checking_world import checked_world
from emberhold.games.aeons_end.cards.legacy.record.world import FIRST_PENDING
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record, read_record
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.rng import Dice
from tests.legacy.campaigning import games
from tests.legacy.sealed import Search
from tests.legacy.support import after, record, world
from tests.support.commands import Capsys, refused

LONGEST = 300


def one_line(error: EmberholdError) -> None:
    texts = [error.text(language) for language in emberhold.LANGUAGES]
    for text in texts:
        assert "\n" not in text
        assert 10 < len(text) < LONGEST, text
    assert len(set(texts)) == len(texts), "each language has its own line"


# Files


def book() -> str:
    """A campaign in the middle of its first chapter."""
    begun = emberhold.campaign("legacy", 2, 5)
    table = begun.table
    assert table is not None
    for key in ("read-on", "sheet:bow@a", "sheet:sword@a", "name:Ola", "name:Jan"):
        table.answer(key)
    return begun.dumps()


WHOLE = book()


def with_part(part: str, value: Any) -> str:
    """The file with something more in its record."""
    return WHOLE.replace('"chapter": 1', f'"{part}": {json.dumps(value)},\n  "chapter": 1', 1)


FILES = {
    "of a future format": WHOLE.replace("emberhold campaign 1", "emberhold campaign 7"),
    "with a record of the future": WHOLE.replace("rules 4", "rules 9"),
    "cut short": WHOLE[:-30],
    "cut in the middle of a record": WHOLE[: WHOLE.index('"mages"')],
    "of other players": WHOLE.replace("players: 2", "players: 3"),
    "of a game that has no campaign": WHOLE.replace("game: legacy", "game: ashes"),
    "with an unknown card": WHOLE.replace('"gravity-node"', '"gravity-nodule"', 1),
    "with a card twice": WHOLE.replace('"gravity-node"', '"fire-chakram"', 1),
    "with an empty name": WHOLE.replace('"name": ""', '"name": "   "', 1),
    "with a name too long": WHOLE.replace('"name": ""', f'"name": "{"A" * 25}"', 1),
    "with a name that turns round": WHOLE.replace('"name": ""', '"name": "\\u202eevil"', 1),
    "with a name of two lines": WHOLE.replace('"name": ""', '"name": "Ola\\nJan"', 1),
    "with a name that is none": WHOLE.replace('"name": ""', '"name": 7', 1),
    "with an agenda of its own": with_part("pending", ["run:rm -rf"]),
    "with a page that is none": with_part("pending", ["read:L99z"]),
    "with a part that is none": with_part("treasure", 1),
    "with a chapter that is none": WHOLE.replace('"chapter": 1', '"chapter": 9', 1),
    "of something else": "1. e4 e5\n",
    "empty": "",
}
MENDED = WHOLE.replace("name:Ola", "name:" + "O" * 40)
"""An answer that cannot be: continuing with it at a table goes back to before it."""
each_file = pytest.mark.parametrize("text", FILES.values(), ids=FILES)


def test_the_file_itself_is_good() -> None:
    assert all(text != WHOLE for text in FILES.values())
    again = emberhold.loads_campaign(WHOLE)
    assert again.table is not None
    assert len(again.table.answers) == 5


@each_file
def test_a_file_that_cannot_be_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(emberhold.SaveError) as told:
        emberhold.loads_campaign(text)
    one_line(told.value)


def test_an_answer_that_cannot_be_is_refused_or_repaired() -> None:
    with pytest.raises(emberhold.SaveError) as told:
        emberhold.loads_campaign(MENDED)
    one_line(told.value)
    table = emberhold.loads_campaign(MENDED, mend=True).table
    assert table is not None
    assert len(table.answers) == 3


@each_file
def test_a_command_says_the_same_and_leaves_the_file_as_it_was(
    text: str, own_home: Path, capsys: Capsys
) -> None:
    own_home.mkdir(parents=True)
    path = own_home / "given.campaign"
    path.write_text(text, encoding="utf-8")
    said = refused(capsys, "campaign", "continue", str(path))
    assert "given.campaign" in said
    assert refused(capsys, "campaign", "show", str(path))
    assert path.read_text(encoding="utf-8") == text
    assert [one.name for one in own_home.iterdir()] == ["given.campaign"]


def test_an_error_gives_nothing_sealed_away() -> None:
    """What there would have been is not listed."""
    search = Search(world(1, pending=["sheet"]))
    for text in FILES.values():
        with pytest.raises(emberhold.SaveError) as told:
            emberhold.loads_campaign(text)
        for language in emberhold.LANGUAGES:
            assert search.found(told.value.text(language)) == []


# Names


@pytest.mark.parametrize("name", ["", "  ", "A" * 25, "\u202eevil", "a\nb", "\u200d", "\x07"])
def test_a_name_that_is_none_is_refused_and_asked_for_again(name: str) -> None:
    table = emberhold.open("legacy", 1, 5)
    table.answer("read-on")
    table.answer("sheet:bow@a")
    before = table.dumps()
    with pytest.raises(EmberholdError) as told:
        table.answer(f"name:{name}")
    one_line(told.value)
    assert table.dumps() == before
    with pytest.raises(EmberholdError) as told:
        emberhold.campaign("legacy", 1, 5, {"names": [name]})
    one_line(told.value)
    table.answer("name:<b>Ż’Ola</b>")
    assert table.state.world["mages"][0]["name"] == "<b>Ż’Ola</b>"


# Records, whatever somebody has done to them


def records() -> list[Record]:
    """One before every chapter, with everything that is still to be done."""
    made = [read_record(record(world(1, pending=[*FIRST_PENDING])))]
    for chapter in range(1, 9):
        made += [after(read_record(record(world(chapter))), won) for won in (True, False)]
    return made


RECORDS = records()
HOSTILE: list[Any] = [
    *(None, True, -1, 0, 99, 10**30, 1.5, "", "x", "gravity-node", "read:L02a", "A" * 5000),
    *([], ["x"], [[]], [["x", 1]], [["daze", 0], ["daze", 0]], {}, {"x": 1}, {"chapter": 1}),
    *("\u202e", "two\nlines", [None], [1, 2, 3]),
]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a record."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for place in range(len(value)):
            yield from leaves(value[place], (*path, place))


def changed(plain: Any, path: tuple[Any, ...], value: Any) -> Any:
    twin = json.loads(json.dumps(plain))
    inside = twin
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return twin


def without(plain: Any, path: tuple[Any, ...]) -> Any:
    twin = json.loads(json.dumps(plain))
    inside = twin
    for step in path[:-1]:
        inside = inside[step]
    del inside[path[-1]]
    return twin


def refused_or_played(plain: Any) -> bool:
    """Whether a record is refused in one line; otherwise it can be played, read and told."""
    try:
        made = read_record(plain)
        table = emberhold.open("legacy", made.players, 3, {"record": plain})
    except EmberholdError as error:
        one_line(error)
        return True
    dice = Dice(1)
    for _ in range(60):
        question = table.question
        if question is None:
            break
        for language in emberhold.LANGUAGES:
            question.prompt().text(language)
        table.view(0).plain("pl")
        table.take(question, question.choices[dice.below(len(question.choices))])
    table.log("fr")
    LEGACY.campaign.chronicle(made)
    return False


@settings(max_examples=250)
@given(st.sampled_from(RECORDS), st.randoms(use_true_random=False), st.sampled_from(HOSTILE))
def test_a_record_with_anything_in_it_is_refused_or_played(
    made: Record, luck: Any, hostile: Any
) -> None:
    plain = made.plain()
    path = luck.choice([*leaves(plain)])
    refused_or_played(changed(plain, path, hostile))


@pytest.mark.parametrize("part", ["players", "hands", "chapter", "attempt", "mages", "supply"])
def test_a_record_that_lacks_a_part_is_refused(part: str) -> None:
    assert refused_or_played(without(RECORDS[3].plain(), ("world", part)))


@pytest.mark.parametrize("part", ["name", "sheet"])
def test_a_mage_that_lacks_a_part_is_refused(part: str) -> None:
    assert refused_or_played(without(RECORDS[3].plain(), ("world", "mages", 0, part)))


@pytest.mark.parametrize(
    "parts",
    [
        {"more": 1},
        {"supply": ["gravity-node"] * 9},
        {"basic": [["daze", 0], ["daze", 1]]},
        {"basic": [["daze"]]},
        {"basic": [["daze", 9]]},
        {"banished_piles": [RECORDS[0].world["supply"][0]]},
        {"rules": "SS"},
        {"rules": ["S"]},
        {"rules": "s"},
        {"read": ["L02a", "L02a"]},
        {"lessons": ["gex"]},
        {"score": [{"chapter": 1}]},
        {"score": [[1, 2]]},
        {"pending": ["starter:9"]},
        {"pending": ["unlock:é"]},
        {"pending": [["sheet"]]},
        {"mages": [[], []]},
        {"mages": [{"sheet": ["bow"]}, {"sheet": ["bow"]}]},
    ],
)
def test_a_world_that_cannot_be_is_refused(parts: dict[str, Any]) -> None:
    made = RECORDS[0].plain()
    broken = {**made, "world": {**made["world"], **parts}}
    assert refused_or_played(broken)


def test_every_record_of_a_campaign_is_sound() -> None:
    for made in RECORDS:
        checked_world(made)
    for game in games():
        checked_world(game.record)
        checked_world(game.follows)


# Guests


@pytest.mark.parametrize(
    "guests",
    [
        *(7, "bow", [7], [{}], [None], {"sheet": "bow"}),
        [{"sheet": "bow"}],
        [{"sheet": ["bow"], "name": "A", "starters": [], "ability": 1, "improved": ""}],
    ],
)
def test_guests_that_are_none_are_refused(guests: Any) -> None:
    with pytest.raises(EmberholdError) as told:
        emberhold.open("war-eternal", 2, 1, {"guests": guests})
    one_line(told.value)
