"""Campaigns of the house: chapters with the same people, each closed exactly once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from emberhold.kernel.bookfile import parse
from emberhold.language import LANGUAGES
from emberhold.server.house import House, Refused
from emberhold.server.house.campaigns import UnknownCampaign
from emberhold.server.house.people.opening import Wanted
from emberhold.server.store import Store
from tests.kernel import toy_campaign
from tests.kernel.toy_campaign import TRAIL
from tests.server.houses import (
    GUEST,
    HOST,
    PATIENCE,
    SPECTATOR,
    Playing,
    a_house,
    frame,
    game,
    state,
    tell,
)
from tests.server.trails import ALL, at_the_fire, to_the_end

pytestmark = pytest.mark.usefixtures("trail")


async def test_chapter_follows_chapter_to_the_end(database: str) -> None:
    async with a_house(database) as house:
        campaign, table = await at_the_fire(house)
        await to_the_end(house, table, "polish")
        following = await house.campaigns.next_chapter(table, HOST)
        while following is not None:
            table = following
            await to_the_end(house, table, card="play:lantern")
            following = await house.campaigns.next_chapter(table, HOST)
        told = await house.campaigns.chronicle(campaign, ALL, "en")
        assert told.over
        assert told.now is None
        assert told.chapters[-1].won


async def test_everybody_is_taken_along(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        seats = [{"who": "person", "name": "Ann"}, {"who": "open", "name": "Bo"}]
        _, table = await house.campaigns.open(Wanted("trail", 2, 1, seats=seats))
        link = await house.store.new_link(table, "1")
        watching = await house.store.new_link(table, "spectator")
        await house.store.grant("a" * 22, table, ["host", "0"])
        await house.store.use_link(watching, "w" * 22)
        await to_the_end(house, table, "name:Ember", "name:Ash")
        new = await house.campaigns.next_chapter(table, HOST)
        assert new is not None
        assert [row.name for row in await house.seats(new)] == ["Ann", "Bo"]
        assert await house.store.roles("a" * 22, new) == {"host", "0"}
        assert await house.store.roles("a" * 22, table) == {"host", "0"}, "history stays open"
        assert await house.store.roles("w" * 22, new) == {"spectator"}
        used = await house.store.use_link(link, "b" * 22)
        assert (used.status, used.table) == ("granted", new)


async def test_who_was_muted_stays_muted_in_the_next_chapter(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        _, table = await house.campaigns.open(Wanted("trail", 2, 1))
        done = await tell(house, table, HOST, frame("m", "mute", who=1, on=True))
        assert done["is"] == "done"
        await to_the_end(house, table, "name:Ember", "name:Ash")
        new = await house.campaigns.next_chapter(table, HOST)
        talk = (await state(house, str(new), HOST))["talk"]
        assert talk["muted"] == [{"seat": 1, "unread": 0}]


async def test_a_page_is_told_where_its_campaign_continues(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        campaign, table = await house.campaigns.open(Wanted("trail", 2, 1))
        told = (await state(house, table, GUEST))["campaign"]
        assert told["url"] == f"/c/{campaign}"
        assert (told["number"], told["closed"], told["next"]) == (1, False, None)
        await to_the_end(house, table, "name:Ember", "name:Ash")
        watch = await house.watch(table, GUEST)
        new = await house.campaigns.next_chapter(table, HOST)
        await asyncio.wait_for(watch.next(), PATIENCE)
        watch.close()
        told = (await state(house, table, GUEST))["campaign"]
        assert (told["closed"], told["next"]) == (True, f"/t/{new}")
        assert (await state(house, str(new), GUEST))["campaign"]["number"] == 2


async def test_a_table_of_its_own_is_in_no_campaign(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("trail", 2, 1))
        assert (await state(house, table, HOST))["campaign"] is None
        with pytest.raises(Refused, match="not belong to a campaign"):
            await house.campaigns.next_chapter(table, HOST)


async def test_a_chapter_is_closed_when_it_is_over_and_by_those_who_play(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        _, table = await house.campaigns.open(Wanted("trail", 2, 1))
        with pytest.raises(Refused, match="not over yet"):
            await house.campaigns.next_chapter(table, HOST)
        await to_the_end(house, table)
        with pytest.raises(Refused, match="Spectators"):
            await house.campaigns.next_chapter(table, SPECTATOR)


async def test_a_chapters_end_cannot_be_undone(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        _, table = await house.campaigns.open(Wanted("trail", 2, 1, free_undo=True))
        await to_the_end(house, table)
        assert (await state(house, table, ALL))["undo"]["back"] is None
        version = await house.version(table)
        for number, do in enumerate(("undo", "undo-ask", "undo-turn")):
            said = frame(f"u{number}", do, version=version, seat=0)
            said |= {} if do == "undo-turn" else {"to": 0}
            refused = await tell(house, table, ALL, said)
            assert refused["is"] == "refused"
        assert await house.version(table) == version


async def test_however_many_ask_a_chapter_is_closed_once(database: str) -> None:
    async with a_house(database) as one, a_house(database) as other:
        _, table = await one.campaigns.open(Wanted("trail", 2, 1))
        await to_the_end(one, table)
        await other.version(table)
        asking = [house.campaigns.next_chapter(table, HOST) for house in (one, other, one, other)]
        found = await asyncio.gather(*asking)
        assert len(set(found)) == 1
        assert len(await _rows(one, "SELECT id FROM tables")) == 2
        assert len(await _rows(one, "SELECT number FROM chapters")) == 2


async def _rows(house: House, query: str) -> list[Any]:
    return await house.store.read_with(lambda c: list(c.execute(text(query))))


@pytest.mark.parametrize("moment", ["turn", "append"])
async def test_a_server_that_dies_while_closing_leaves_all_or_nothing(
    sqlite: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction fails at its last step: the chapter is still open and can be closed later."""
    async with a_house(sqlite) as house:
        _, table = await house.campaigns.open(Wanted("trail", 2, 1))
        await to_the_end(house, table)
        with monkeypatch.context() as patch:
            from emberhold.server.store import campaigns as stored

            def dies(*_: Any, **__: Any) -> None:
                raise OSError("killed")

            patch.setattr(stored, "_take_along" if moment == "turn" else "insert_new", dies)
            with pytest.raises(OSError, match="killed"):
                await house.campaigns.next_chapter(table, HOST)
        assert len(await _rows(house, "SELECT id FROM tables")) == 1
    async with a_house(sqlite) as house:
        assert await house.campaigns.next_chapter(table, HOST) is not None
        assert len(await _rows(house, "SELECT id FROM tables")) == 2


async def test_a_campaign_continues_after_a_restart_at_any_moment(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        campaign, table = await at_the_fire(house)
        await to_the_end(house, table, "open")
    async with a_house(sqlite) as house:
        tower = await house.campaigns.next_chapter(table, HOST)
        assert tower is not None
        state = (await game(house, tower)).state
        assert state.names == ("Ember", "Żar")
        assert state.world["opened"]
    async with a_house(sqlite) as house:
        assert await house.campaigns.next_chapter(table, HOST) == tower, "not a second time"
        assert (await house.campaigns.chronicle(campaign, ALL, "en")).now == f"/t/{tower}"


async def test_a_finished_chapter_is_not_replayed_to_continue(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it left was stored with its last answer; the rules may have changed since."""
    async with a_house(sqlite) as house:
        campaign, table = await house.campaigns.open(Wanted("trail", 2, 1))
        await to_the_end(house, table, "name:Ember", "name:Ash")
        won = (await house.campaigns.chronicle(campaign, ALL, "en")).chapters[0].won
    monkeypatch.setattr(
        toy_campaign, "cards_under", lambda world: (toy_campaign.Card("lantern", 1),)
    )
    async with a_house(sqlite) as house:
        seen = await state(house, table, HOST)
        assert seen["result"] is not None, "what was over stays over"
        assert seen["asked"] == []
        new = await house.campaigns.next_chapter(table, HOST)
        assert new is not None
        after = (await game(house, new)).state
        assert after.names == ("Ember", "Ash")
        assert (after.place == "fire") == won


async def test_the_file_of_a_campaign_is_for_whoever_holds_all_seats(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        campaign, _ = await at_the_fire(house)
        with pytest.raises(Refused):
            await house.campaigns.file(campaign, HOST)
        found = parse(await house.campaigns.file(campaign, ALL))
        assert found.game == "trail"
        assert found.pages[-1].record.world["names"] == ["Ember", "Żar"]


async def test_nobody_knows_the_seed_of_a_later_chapter(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        campaign, table = await house.campaigns.open(Wanted("trail", 2))
        kept = await house.store.campaign(campaign)
        assert kept is not None
        await to_the_end(house, table)
        save = await house.save_text(table, HOST)
        assert str(kept.header.seed) not in save
        assert "generator: " in save


async def test_what_cannot_be_is_refused(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        with pytest.raises(UnknownCampaign):
            await house.campaigns.chronicle("nowhere", ALL, "en")
        for players, wishes in ((7, {}), (2, {"names": ["\u202e"]}), (2, {"hat": 1})):
            with pytest.raises(Exception, match=r"\."):
                await house.campaigns.open(Wanted("trail", players, 1, wishes))
        with pytest.raises(Exception, match="campaign"):
            await house.campaigns.open(Wanted("war-eternal", 2, 1))
        assert await _rows(house, "SELECT id FROM campaigns") == []


def test_campaigns_are_migrated_into_an_older_database(sqlite: str) -> None:
    store = Store.open(sqlite)
    with store.engine.connect() as connection:
        tables = {row[0] for row in connection.execute(text("SELECT name FROM sqlite_master"))}
    assert {"campaigns", "chapters"} <= tables
    asyncio.run(store.close())


async def test_the_record_of_a_chapter_is_checked_once_and_not_at_every_version(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = []
    campaign = type(TRAIL.campaign)
    check = campaign.check

    def counting(self: Any, record: Any) -> None:
        checked.append(record)
        check(self, record)

    async with a_house(sqlite) as house:
        _, table = await house.campaigns.open(Wanted("trail", 2, 1))
        monkeypatch.setattr(campaign, "check", counting)
        playing = Playing(house, table)
        for key in ("name:Ember", "name:Żar", None):
            assert (await playing.answer(key))["is"] == "done"
            for language in LANGUAGES:
                assert (await state(house, table, ALL, language))["campaign"]["title"]
        assert len(checked) == 1
