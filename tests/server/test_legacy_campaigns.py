"""Legacy at hosted tables: pages in frames, pictures with their moment, what is left afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import to_builtins

from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record
from emberhold.kernel.game import Result
from emberhold.server.house import Refused, campaigns
from emberhold.server.house.people.opening import Wanted
from tests.legacy.support import world
from tests.legacy.test_afterwards import over
from tests.server.houses import SPECTATOR, Playing, a_house, game, state
from tests.server.trails import ALL


def begins_with(monkeypatch: pytest.MonkeyPatch, made: dict[str, Any]) -> None:
    """The next campaign begins in the world it would have come to."""
    first = Record(LEGACY.name, made["players"], LEGACY.campaign.rules, 0, made)
    monkeypatch.setattr(campaigns, "begun", lambda *_: first)


async def test_pages_and_pictures_come_with_the_frames(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        wishes = {"names": ["Ola", None]}
        campaign, table = await house.campaigns.open(Wanted("legacy", 2, 3, wishes))
        playing = Playing(house, table)
        now = await state(house, table, ALL)
        page = now["asked"][0]["page"]
        assert (page["id"], page["over"], page["title"]) == ("L02a", "Chapter 1", "Initiation")
        await playing.answer("read-on")
        first = await state(house, table, ALL)
        sheets = first["scene"]["areas"][0]["zones"][0]["pieces"]
        assert sheets[3]["card"] == "sword-b"
        assert sheets[3]["art"].startswith("face:sword-b ")
        for key in ("sheet:sword@b", "sheet:bow@a", "name:Jan"):
            assert (await playing.answer(key))["is"] == "done"
        now = await state(house, table, ALL)
        page = now["asked"][0]["page"]
        assert (page["id"], page["over"], page["title"]) == ("L02b", "Chapter 1", "Initiation")
        assert now["scene"]["areas"][1]["art"].startswith("face:sword-b ")
        assert "aelstrom" not in json.dumps(now)
        await playing.answer("read-on")
        fight = await state(house, table, ALL)
        assert fight["scene"]["areas"][0]["art"].startswith("bladeball ")
        told = await house.campaigns.chronicle(campaign, ALL, "en")
        assert [page.id for page in told.pages] == ["L02a", "L02b"]
        assert told.after == []


async def test_a_finished_campaign_opens_its_chapters_and_lends_its_mages(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = {**over().world, "complete": False}
    begins_with(monkeypatch, made)
    async with a_house(sqlite) as house:
        seats = [{"who": "person"}, {"who": "bot", "bot": "greedy"}]
        campaign, table = await house.campaigns.open(Wanted("legacy", 2, 3, seats=seats))
        with pytest.raises(Refused):
            await house.campaigns.open_afterwards(campaign, "again-2", ALL)
        hosted = await house.hosted(table)
        hosted.record.table.state.result = Result((0, 1), "victory-told")
        epilogue = await house.campaigns.next_chapter(table, ALL)
        assert epilogue is not None
        playing = Playing(house, epilogue)
        for _ in range(2):
            assert (await playing.answer("read-on"))["is"] == "done"
        assert await house.campaigns.next_chapter(epilogue, ALL) is None
        told = await house.campaigns.chronicle(campaign, ALL, "en")
        assert [page.id for page in told.pages][-2:] == ["L18a", "L19a"]
        kinds = [left.kind for left in told.after]
        assert kinds == ["again"] * 6 + ["harder"] * 6 + ["guests"] * (4 + 4 + 6)
        again, seated = await house.campaigns.open_afterwards(campaign, "harder-4", ALL)
        assert [seat["who"] for seat in seated] == ["person", "bot"]
        assert (await game(house, again)).state.nemesis.slug == "fungal-mesh"
        guests, _ = await house.campaigns.open_afterwards(campaign, "guests-gate-witch", ALL)
        visit = await state(house, guests, ALL)
        mine = next(area for area in visit["scene"]["areas"] if area["id"] == "player:0")
        assert (mine["name"], mine["card"]) == ("Arva", "bow")
        assert mine["art"].startswith("face:bow-a ")
        assert visit["table"]["record"]
        with pytest.raises(Refused):
            await house.campaigns.open_afterwards(campaign, "again-1", ALL)
        with pytest.raises(Refused):
            await house.campaigns.open_afterwards(campaign, "again-2", SPECTATOR)


async def test_the_chronicle_tells_of_this_very_moment(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    agenda = ["supply:Id", "starter:0", "unlock:S", "read:L05a", "join:II"]
    made = world(2, pending=agenda, rules="", basic=[])
    for mage in made["mages"]:
        mage["starters"] = []
    begins_with(monkeypatch, made)
    async with a_house(sqlite) as house:
        campaign, table = await house.campaigns.open(Wanted("legacy", 2, 3))
        playing = Playing(house, table)
        for key in ("add:geophage", "add:breach-flare", "banish:fire-chakram"):
            await playing.answer(key)
        await playing.answer("banish:gilded-marble")
        await playing.answer("sticker:7")
        await playing.answer("name:Oro")
        told = await house.campaigns.chronicle(campaign, ALL, "en")
        looks = {section.look: section for section in told.sections}
        assert "Geophage" in [deed.text for deed in looks["cards"].deeds]
        assert looks["people"].deeds[0].notes[0].title == "Oro"
        assert looks["road"].deeds[1].pieces == [], "nobody has met it yet"
        assert "Bladius" not in json.dumps(to_builtins(told))
