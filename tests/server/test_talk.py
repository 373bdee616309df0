"""Pointing, phrases, chat and notes at a table: who may, who reads what, and what is kept."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.talking import MOST
from emberhold.server.house.table.talk import MOST_LINES, MOST_NOTES
from tests.server.houses import (
    BOTH,
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    a_house,
    ashes,
    frame,
    past_first_five,
    state,
    tell,
    war_eternal,
)

PILE = "pile:kindle"
MARKET = {"nemesis": "gate-witch", "mages": ["dezmodia", "mist"], "market": "deck-destruction"}


class Talking:
    """People who talk at one table; each message has an id of its own."""

    def __init__(self, house: House, table: str) -> None:
        self.house, self.table, self.said = house, table, 0

    async def do(self, viewer: Viewer, do: str, **fields: Any) -> dict[str, Any]:
        self.said += 1
        if do in ("say", "pin", "unpin"):
            fields.setdefault("seat", min(viewer.seats, default=0))
        return await tell(self.house, self.table, viewer, frame(f"t{self.said}", do, **fields))

    async def done(self, viewer: Viewer, do: str, **fields: Any) -> None:
        reply = await self.do(viewer, do, **fields)
        assert reply["is"] == "done", reply

    async def refused(self, viewer: Viewer, do: str, **fields: Any) -> str:
        version = await self.house.version(self.table)
        reply = await self.do(viewer, do, **fields)
        assert reply["is"] == "refused", reply
        assert await self.house.version(self.table) == version
        return str(reply["text"])

    async def talk(self, viewer: Viewer, language: str = "en", **looking: Any) -> dict[str, Any]:
        found = await state(self.house, self.table, viewer, language, **looking)
        talk: dict[str, Any] = found["talk"]
        return talk

    async def lines(self, viewer: Viewer, language: str = "en", **looking: Any) -> list[str]:
        return [
            ": ".join(part for part in (line["what"], line["text"]) if part)
            for line in (await self.talk(viewer, language, **looking))["lines"]
        ]


async def a_table(house: House) -> Talking:
    return Talking(house, await war_eternal(house, 2))


async def some_pile(talking: Talking) -> dict[str, Any]:
    """A card of the market, as everybody sees it."""
    scene = (await state(talking.house, talking.table, HOST))["scene"]
    market = next(area for area in scene["areas"] if area["id"] == "market")
    piece: dict[str, Any] = market["zones"][0]["pieces"][0]
    return piece


# Reading


async def test_a_phrase_about_a_card_is_read_in_each_readers_language(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        pile = await some_pile(talking)
        await talking.done(HOST, "say", target=pile["id"], phrase="house-phrase-leave-to-me")
        for language, words in (
            ("en", "Leave it to me"),
            ("pl", "Zostaw to mnie"),
            ("fr", "Laissez-moi m’en charger"),
        ):
            scene = (await state(house, talking.table, GUEST, language))["scene"]
            names = {
                piece["id"]: piece["name"]
                for area in scene["areas"]
                for zone in area["zones"]
                for piece in zone["pieces"]
            }
            expected = [f"{names[pile['id']]}: {words}"]
            assert await talking.lines(GUEST, language) == expected
            assert await talking.lines(SPECTATOR, language) == expected


async def test_breaches_and_players_can_be_pointed_at(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        mage = (await state(house, talking.table))["scene"]["areas"][-1]
        assert mage["id"] == "player:1"
        await talking.done(HOST, "say", target="breach:1:3")
        await talking.done(HOST, "say", target="player:1")
        await talking.done(HOST, "say", target="nemesis-deck")
        breach, player, deck = await talking.lines(GUEST)
        assert breach == f"Breach III ({mage['name']})"
        assert player == mage["name"]
        assert deck


async def test_a_page_is_sent_only_what_is_new_to_it(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.done(HOST, "say", text="first")
        version = await house.version(talking.table)
        await talking.done(GUEST, "say", text="second")
        assert await talking.lines(HOST) == ["first", "second"]
        assert await talking.lines(HOST, known=version) == ["second"]


async def test_nobody_talks_alone(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        alone = await war_eternal(house, 1)
        assert (await state(house, alone))["talk"] is None
        shared = await war_eternal(house, 2)
        assert (await state(house, shared, BOTH))["talk"] is None


# Secrets


async def test_a_card_that_others_cannot_see_is_neither_pointed_at_nor_named(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = Talking(house, await ashes(house))
        await past_first_five(house, talking.table)
        before = [await state(house, talking.table, viewer) for viewer in (HOST, GUEST)]
        for viewer in (HOST, GUEST):
            own = min(viewer.seats)
            mine = _hand(await state(house, talking.table, viewer), own)
            assert mine
            for holder in (HOST, GUEST):
                text = await talking.refused(holder, "say", target=mine[0])
                assert text == "Only what everybody at the table can see can be pointed at."
            missing = await talking.refused(HOST, "say", target="no-such-thing")
            assert missing == text
        assert [await state(house, talking.table, v) for v in (HOST, GUEST)] == before


def _hand(found: dict[str, Any], seat: int) -> list[str]:
    zones = (zone for area in found["scene"]["areas"] for zone in area["zones"])
    hand = next(zone for zone in zones if zone["id"] == f"hand:{seat}")
    return [piece["id"] for piece in hand["pieces"]]


# Rules of talking


@pytest.mark.parametrize(
    "text",
    [
        "see https://example.org",
        "www.example.org",
        "look at example.com now",
        "EXAMPLE.COM/x",
        "youtu.be/abc",
        "take example.xyz/me",
        "write to anna@example.xyz",
        "10.0.0.1:8080/x",
    ],
)
async def test_links_are_refused(sqlite: str, text: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        assert await talking.refused(HOST, "say", text=text) == "Links cannot be sent."


@pytest.mark.parametrize(
    "text", ["Wait.Then I go", "3.5 on average", "np. teraz/potem", "a/b", "@Ola: yes", "1.2/3.4"]
)
async def test_what_only_looks_a_little_like_a_link_is_said(sqlite: str, text: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.done(HOST, "say", text=text)


async def test_what_is_written_is_cleaned(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.done(HOST, "say", text="a\u202eb \n c. <b>d</b>")
        assert await talking.lines(GUEST) == ["ab c. <b>d</b>"]
        await talking.refused(HOST, "say", text="\u202e")


async def test_a_message_is_one_thing_and_has_words_that_exist(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.refused(HOST, "say")
        await talking.refused(HOST, "say", text="x", target="player:0")
        await talking.refused(HOST, "say", phrase="error-stale")
        await talking.refused(HOST, "say", phrase="house-phrase-good-luck")
        await talking.refused(SPECTATOR, "say", text="x", seat=0)
        await talking.refused(GUEST, "say", text="x", seat=0)


@pytest.mark.parametrize(
    ("game", "own", "read"),
    [
        ("war-eternal", "phrase-charge-for-you", "Mam dla ciebie Ładunek"),
        ("aeons-end", "phrase-which-spell", "O które Zaklęcie ci chodzi?"),
        ("ashes", "phrase-block-this", "Zablokujesz to?"),
        ("relic", "phrase-heading-there", "Ruszam tam"),
    ],
)
async def test_every_game_has_phrases_of_its_own_and_no_greeting_about_a_thing(
    sqlite: str, game: str, own: str, read: str
) -> None:
    async with a_house(sqlite) as house:
        talking = Talking(house, await house.open(Wanted(game, 2, 4, seats=[PERSON] * 2)))
        await talking.done(HOST, "say", phrase=own)
        assert await talking.lines(GUEST, "pl") == [read]
        phrases = (await talking.talk(GUEST))["phrases"]
        about = [each["id"] for each in phrases if not each["alone"]]
        assert own in about
        assert len(about) >= 6
        assert "house-phrase-hello" not in about


async def test_nobody_floods_a_table(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        for number in range(MOST):
            await talking.done(HOST, "say", text=f"line {number}")
        assert "you can speak again in" in await talking.refused(HOST, "say", text="more")
        await talking.done(GUEST, "say", text="hello")


async def test_the_host_switches_chat_off_for_all_and_phrases_stay(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.refused(GUEST, "chat", on=False)
        await talking.done(HOST, "chat", on=False)
        assert (await talking.talk(GUEST))["chat"] is False
        assert "switched chat off" in await talking.refused(GUEST, "say", text="hello")
        assert "switched chat off" in await talking.refused(
            GUEST, "pin", target="player:0", text="hello"
        )
        await talking.done(GUEST, "say", phrase="house-phrase-agreed")
        await talking.done(HOST, "chat", on=True)
        await talking.done(GUEST, "say", text="hello")


async def test_who_is_muted_is_not_even_sent(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.refused(HOST, "mute", who=0, on=True)
        await talking.refused(SPECTATOR, "mute", who=0, on=True)
        await talking.done(HOST, "mute", who=1, on=True)
        await talking.done(GUEST, "say", text="hidden words")
        await talking.done(GUEST, "pin", target="player:1", text="hidden plan")
        assert (await talking.talk(HOST)) | {"phrases": []} == {
            "lines": [],
            "notes": [],
            "chat": True,
            "muted": [{"seat": 1, "unread": 1}],
            "phrases": [],
            "plans": True,
        }
        assert await talking.lines(SPECTATOR) == ["hidden words"]
        await talking.done(HOST, "mute", who=1, on=False)
        assert (await talking.talk(HOST))["muted"] == []


async def test_a_report_reaches_the_operator(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.done(GUEST, "say", text="something bad")
        with caplog.at_level(logging.WARNING, "emberhold.house"):
            await talking.done(HOST, "report", who=1)
        assert "emberhold reports" in caplog.text
        assert talking.table not in caplog.text
        (report,) = await house.store.reports()
        assert report.table == talking.table
        assert (report.by, report.who, report.said) == ((0,), 1, ("something bad",))


# Notes


async def test_plans_are_pinned_and_taken_down_by_anybody_on_the_side(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.done(HOST, "pin", target="breach:1:3", text="I open it")
        (note,) = (await talking.talk(GUEST, "pl"))["notes"]
        assert note["text"] == "I open it"
        assert note["target"] == "breach:1:3"
        await talking.refused(SPECTATOR, "unpin", note=note["n"], seat=0)
        await talking.done(GUEST, "unpin", note=note["n"])
        assert (await talking.talk(HOST))["notes"] == []
        assert "already" in await talking.refused(HOST, "unpin", note=note["n"])


async def test_opponents_pin_nothing(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = Talking(house, await ashes(house))
        assert (await talking.talk(HOST))["plans"] is False
        text = await talking.refused(HOST, "pin", target="player:1", text="mine")
        assert "same side" in text


# Keeping


async def test_talk_outlives_a_restart_and_a_snapshot_and_stays_bounded(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhold.server.house.people.talking.SECONDS", 0.0)
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        await talking.done(HOST, "mute", who=1, on=True)
        await talking.done(HOST, "chat", on=False)
        await talking.done(HOST, "chat", on=True)
        for number in range(MOST_NOTES):
            await talking.done(HOST, "pin", target="player:1", text=f"note {number}")
        await talking.refused(HOST, "pin", target="player:1", text="one too many")
        for number in range(MOST_LINES + 40):
            await talking.done(HOST, "say", text=f"line {number}")
        assert (await house.hosted(talking.table)).record.snapshot_at > 0
        before = await talking.talk(GUEST)
    async with a_house(sqlite) as house:
        again = Talking(house, talking.table)
        assert await again.talk(GUEST) == before
        assert [line["text"] for line in before["lines"]] == [
            f"line {number}" for number in range(40, MOST_LINES + 40)
        ]
        assert len(before["notes"]) == MOST_NOTES
        assert [each["seat"] for each in (await again.talk(HOST))["muted"]] == [1]


async def test_talk_does_not_touch_the_game(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        talking = await a_table(house)
        shown = await state(house, talking.table, HOST)
        await talking.done(GUEST, "say", text="hello")
        # An answer to what was shown before somebody spoke still counts.
        question = shown["asked"][0]
        said = frame("a", "answer", seat=question["seat"], version=shown["version"])
        holder = HOST if question["seat"] == 0 else GUEST
        mine = await state(house, talking.table, holder)
        said["key"] = mine["asked"][0]["options"][0]["key"]
        assert (await tell(house, talking.table, holder, said))["is"] == "done"
