"""A rule fix kills no table: stored tables open at the last answer that still fits, and say so."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

import emberhold
from emberhold.kernel.errors import SaveError
from emberhold.server.house import Refused
from emberhold.server.house.people.opening import Wanted
from emberhold.server.store import migrating
from tests.kernel import toy_campaign
from tests.kernel.toy_campaign import TRAIL, Card
from tests.server.houses import GUEST, HOST, Playing, a_house, frame, game, state, tell
from tests.server.trails import ALL

pytestmark = pytest.mark.usefixtures("trail")


FIRST = ["name:Ember", "name:Ash", "play:lantern"]
_WORDS = {"en": "corrected", "pl": "poprawiono", "fr": "corrigée"}
LATER = ["play:staff", "play:lantern"]


def change_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The staff is gone from the game: a player who played it did what cannot be done any more."""
    lantern = (Card("lantern", 1),)
    monkeypatch.setattr(toy_campaign, "cards_under", lambda world: lantern)
    monkeypatch.setattr(type(TRAIL), "rules_version", 2)


async def played(house: Any, *keys: str) -> str:
    table: str = await house.open(Wanted("trail", 2, 1))
    playing = Playing(house, table)
    for key in keys:
        assert (await playing.answer(key))["is"] == "done"
    return table


async def test_a_stored_table_opens_at_the_last_answer_that_fits(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(database) as house:
        table = await played(house, *FIRST, *LATER)
    change_a_card(monkeypatch)
    async with a_house(database) as house:
        seen = await state(house, table, HOST)
        assert seen["table"]["answers"] == len(FIRST)
        assert seen["table"]["mended"] == len(LATER)
        assert (await game(house, table)).answers == FIRST
        for viewer in (HOST, GUEST):
            for language, word in {
                "en": "corrected",
                "pl": "poprawiono",
                "fr": "corrigée",
            }.items():
                told = await state(house, table, viewer, language)
                assert word in told["notices"][-1]["text"]
        playing = Playing(house, table, name="after")
        assert (await playing.answer("play:lantern"))["is"] == "done"
    async with a_house(database) as house:
        assert (await game(house, table)).answers == [*FIRST, "play:lantern"]
        assert (await state(house, table, HOST))["table"]["mended"] == len(LATER)


async def test_the_record_as_it_was_can_be_had(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        table = await played(house, *FIRST, *LATER)
        with pytest.raises(Refused):
            await house.record_text(table, ALL)
    with monkeypatch.context() as patch:
        change_a_card(patch)
        async with a_house(sqlite) as house:
            before = await house.record_text(table, ALL)
            with pytest.raises(Refused):
                await house.record_text(table, HOST)
    assert emberhold.loads(before).answers == [*FIRST, *LATER]


async def test_two_workers_repair_a_table_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(database) as house:
        table = await played(house, *FIRST, *LATER)
        version = await house.version(table)
    change_a_card(monkeypatch)
    async with a_house(database) as one, a_house(database) as other:
        found = await asyncio.gather(one.version(table), other.version(table))
        assert list(found) == [version + 1, version + 1]


async def test_what_was_undone_and_changed_is_not_brought_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undone answers stay undone, seats and pace stay as they were set."""
    async with a_house(sqlite) as house:
        table = await played(house, *FIRST, "play:lantern", *LATER)
        wishes: list[dict[str, Any]] = [
            {"do": "undo-ask", "to": len(FIRST)},
            {"do": "seat", "seat": 1, "who": "person", "name": "Bo"},
            {"do": "pace", "bots": "fast"},
        ]
        for number, said in enumerate(wishes):
            reply = await tell(house, table, ALL, frame(f"x{number}", **said))
            assert reply["is"] == "done"
        playing = Playing(house, table, name="more")
        for key in ("play:lantern", "play:staff"):
            await playing.answer(key)
    change_a_card(monkeypatch)
    async with a_house(sqlite) as house:
        assert (await game(house, table)).answers == [*FIRST, "play:lantern"]
        seen = await state(house, table, ALL)
        assert seen["seats"][1]["name"] == "Bo"
        assert seen["table"]["pace"] == "fast"


async def test_rules_that_fall_over_an_old_answer_stop_before_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        table = await played(house, *FIRST, *LATER)

    def falls_over(*_: Any) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(toy_campaign, "below", falls_over)
    async with a_house(sqlite) as house:
        assert (await game(house, table)).answers == FIRST[:2]


async def test_what_was_over_stays_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(sqlite) as house:
        table = await played(house, "name:Ember", "name:Ash")
        playing = Playing(house, table, name="on")
        while await playing.question() is not None:
            await playing.answer("play:staff")
        version = await house.version(table)
        ended = (await state(house, table, HOST))["result"]
    change_a_card(monkeypatch)
    async with a_house(sqlite) as house:
        seen = await state(house, table, HOST)
        assert (seen["result"], seen["asked"]) == (ended, [])
        refused = await tell(
            house,
            table,
            HOST,
            frame("z", "answer", version=version, seat=0, key="play:lantern"),
        )
        assert (refused["is"], refused["code"]) == ("refused", "over")
        assert await house.version(table) == version


async def test_every_table_says_by_which_rules_it_is_played(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        table = await played(house, *FIRST, *LATER)
        kept = await house.store.read(table)
        assert kept is not None
        assert kept.header.rules == 1
        assert "\nrules: 1\n" in (await game(house, table)).dumps()
    change_a_card(monkeypatch)
    async with a_house(sqlite) as house:
        await house.version(table)
        kept = await house.store.read(table)
        assert kept is not None
        assert kept.header.rules == 2


async def test_a_table_from_before_campaigns_is_migrated_and_repaired(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database of the first version, with a table in it, over a schema and a card change."""
    address = f"sqlite:///{tmp_path / 'old.sqlite'}"
    config = Config()
    config.set_main_option("script_location", str(migrating._FOLDER))
    engine = create_engine(address)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        setup = json.dumps({"record": emberhold.campaign("trail", 2, 1).record.plain()})
        connection.execute(
            text(
                "INSERT INTO tables (id, game, players, seed, setup, options, created, version,"
                " answers, acting, touched) VALUES ('old', 'trail', 2, '1', :setup,"
                " '{\"undo\": \"policy\"}', 1.0, 0, 4, '[0]', 1.0)"
            ),
            {"setup": setup},
        )
        for seat in (0, 1):
            connection.execute(
                text("INSERT INTO seats VALUES ('old', :seat, 'person', NULL, '')"), {"seat": seat}
            )
        answers = '[[0, "name:Ember", 1], [1, "name:Ash", 1], [0, "play:lantern", 1],'
        answers += ' [1, "play:staff", 1]]'
        connection.execute(
            text("INSERT INTO snapshots VALUES ('old', 0, :answers, '{}')"), {"answers": answers}
        )
    engine.dispose()
    change_a_card(monkeypatch)
    async with a_house(address) as house:
        assert (await game(house, "old")).answers == FIRST
        kept = await house.store.read("old")
        assert kept is not None
        assert kept.header.rules == 2


# Files


def saved(*keys: str) -> str:
    table = emberhold.open("trail", 2, 1)
    for key in keys:
        table.answer(key)
    return table.dumps()


def test_a_file_says_which_answer_does_not_fit_and_opens_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.ember"
    path.write_text(saved(*FIRST, *LATER), encoding="utf-8")
    change_a_card(monkeypatch)
    with pytest.raises(SaveError, match="answer 4"):
        emberhold.load(path)
    table = emberhold.load(path, mend=True)
    assert table.answers == FIRST
    assert table.mended is not None
    assert (table.mended.answers, table.mended.rest) == (len(FIRST), tuple(LATER))


def test_a_file_that_fits_is_not_repaired() -> None:
    table = emberhold.loads(saved(*FIRST, *LATER), mend=True)
    assert table.mended is None
    assert table.answers == [*FIRST, *LATER]


async def test_an_uploaded_game_of_older_rules_is_opened_as_far_as_it_fits(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = saved(*FIRST, *LATER)
    change_a_card(monkeypatch)
    async with a_house(sqlite) as house:
        table = await house.open(Wanted(save=old))
        assert (await game(house, table)).answers == FIRST
        assert "corrected" in (await state(house, table, HOST))["notices"][-1]["text"]
        broken = saved(*FIRST).replace("play:lantern", "play:dragon")
        with pytest.raises(SaveError, match="answer 3"):
            await house.open(Wanted(save=broken))
