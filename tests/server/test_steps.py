"""A page that has a scene is sent what changed in it, and then has the scene of everybody else."""

from __future__ import annotations

import json
from typing import Any

from emberhold.games.unsealed import Unsealed
from emberhold.server.house import House, Viewer
from emberhold.server.house.pages.drawing import Page, Seen
from emberhold.server.house.people.opening import Wanted
from tests.conformance.listed import Listed
from tests.server.houses import (
    BOTH,
    GUEST,
    HOST,
    PERSON,
    SPECTATOR,
    WITCH,
    Playing,
    a_house,
    frame,
    listed,
    tell,
    war_eternal,
)
from tests.server.serving import Running, first_option
from tests.server.test_house_story import redrawn

Plain = dict[str, Any]


class Reader:
    """A page that puts its scene together from what it was told."""

    def __init__(self, house: House, table: str, viewer: Viewer, language: str = "en") -> None:
        self.house, self.table, self.viewer, self.language = house, table, viewer, language
        self.scene: Plain = {}
        self.seen: Seen | None = None
        self.steps = 0

    async def looks(self, seat: int | None = None) -> Plain:
        """What it is told now, and what it has then."""
        version = None if self.seen is None else self.seen.version
        page = Page(self.viewer, self.language, seat, version, self.seen)
        drawn = await self.house.look(self.table, page)
        told: Plain = json.loads(drawn.frame)
        self.seen = drawn.seen
        self.steps += told["is"] == "step"
        whole = told["is"] == "state"
        self.scene = told["scene"] if whole else redrawn(self.scene, told)
        return told

    async def whole(self, seat: int | None = None) -> Plain:
        """The table as somebody is told who has nothing yet."""
        page = Page(self.viewer, self.language, seat)
        told: Plain = json.loads((await self.house.look(self.table, page)).frame)
        return told


@listed
async def test_what_changed_makes_the_whole(listed_game: Listed, sqlite: str) -> None:
    """In every game, with everybody's eyes, in two languages, also when something is undone."""
    async with a_house(sqlite) as house:
        players, setup = next(
            variant for number in range(20) if (variant := listed_game.variant(number))[0] > 1
        )
        people = [PERSON] * players
        wanted = Wanted(listed_game.game, players, 5, setup, people, free_undo=True)
        table = await house.open(wanted)
        playing = Playing(house, table, seed=3)
        readers = [
            Reader(house, table, HOST),
            Reader(house, table, GUEST, "pl"),
            Reader(house, table, BOTH, "fr"),
            Reader(house, table, SPECTATOR),
        ]
        for number in range(45):
            for reader in readers:
                told = await reader.looks()
                assert reader.scene == (await reader.whole())["scene"], (number, told["is"])
            if await playing.question() is None:
                break
            await playing.answer()
            if number % 11 == 10:
                everybody = Viewer(frozenset(range(players)), host=True)
                answers = (await house.hosted(table)).record.answers
                back = frame(f"back{number}", "undo", to=len(answers) - 2)
                await tell(house, table, everybody, back)
        assert readers[0].steps > 10
        assert readers[3].steps > 10


async def test_nothing_new_is_next_to_nothing(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        reader = Reader(house, await war_eternal(house), HOST)
        assert (await reader.looks())["is"] == "state"
        again = await reader.looks()
        assert again["is"] == "step"
        assert again["scene"] == {"areas": [], "marks": None}


async def test_other_eyes_words_and_languages_begin_with_the_whole(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        closed = {**WITCH, "hands": "closed"}
        table = await house.open(Wanted("war-eternal", 2, 7, closed, [PERSON] * 2))
        reader = Reader(house, table, BOTH)
        await reader.looks(0)
        assert (await reader.looks(1))["is"] == "state"
        reader.language = "fr"
        assert (await reader.looks(1))["is"] == "state"
        assert (await reader.looks(1))["is"] == "step"
        assert reader.seen is not None
        known = reader.seen.words
        other = Unsealed(known.key, known.library, known.rulebook, {}, known.cast)
        reader.seen = reader.seen._replace(words=other)
        assert (await reader.looks(1))["is"] == "state"
        assert reader.scene == (await reader.whole(1))["scene"]


def test_a_socket_that_wishes_steps_gets_them(server: Running) -> None:
    host = server.browser()
    table = host.opens("me").table
    with host.socket(table, "?steps=1") as following, host.socket(table) as plain:
        scene = following.state()["scene"]
        done = plain.say(**first_option(plain.state()))
        version = 0
        while version < done["version"]:
            step = following.until(lambda frame: frame["is"] != "done")
            assert step["is"] == "step"
            scene, version = redrawn(scene, step), step["version"]
        assert scene == plain.state(done["version"])["scene"]
        following.say(do="language", lang="pl")
        assert following.state()["scene"] != scene


def test_a_long_poll_is_always_told_everything(server: Running) -> None:
    """An answer to it can be lost on its way, so nothing is built on it."""
    host = server.browser()
    opened = host.opens("me")
    state = host.get(f"/api/t/{opened.table}/state?steps=1").json()
    again = host.get(f"/api/t/{opened.table}/state?steps=1&version={state['version']}").json()
    assert state["is"] == again["is"] == "state"
