"""Luck somebody may know: it is dealt again when an opponent arrives, or the opponent is told.

All ways to know it are tried over the network, with a second browser, against what was worked out
at home; a control without the new deal shows that the two were the same card by card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import emberhold
from emberhold.games.ashes.game import Ashes
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.rng import SECRET, is_secret, seeded
from emberhold.kernel.table import Table
from emberhold.server.house import House, Refused, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.table import luck
from emberhold.server.house.table.given import Answer
from emberhold.server.house.table.record import Record
from tests.ashes.table import at
from tests.server.houses import (
    BOTH,
    DECKS,
    GUEST,
    HOST,
    PERSON,
    WITCH,
    Playing,
    a_house,
    frame,
    game,
    state,
    tell,
)
from tests.server.serving import Browser, Running, first_option
from tests.support.waiting import eventually

ANSWERS = 14
"""Past the First Five: both hold cards, and the rest of each deck has been shuffled."""
OPEN = {"who": "open"}
BOT = {"who": "bot", "bot": "random"}


# The four ways, over the network


def worked_out(seed: int | str = 4, **wish: Any) -> Table:
    """The game as somebody plays it at home before the opponent comes."""
    table = emberhold.open("ashes", 2, seed, DECKS, **wish)
    for _ in range(ANSWERS):
        table.answer(0)
    return table


def plays(host: Browser, table: str, answers: int) -> None:
    for _ in range(answers):
        assert host.says(table, **first_option(host.state(table)))["is"] == "done"


def by_seed(host: Browser) -> tuple[str, Table]:
    opened = host.opens("hot-seat", "hot-seat", game="ashes", seed=4, setup=DECKS)
    home = emberhold.open("ashes", 2, 4, DECKS)
    while (question := home.question) is not None and home.count < ANSWERS:
        home.answer(0)
        said = {"do": "answer", "seat": question.seat, "key": keys_of(home)[-1]}
        version = host.state(opened.table)["version"]
        assert host.says(opened.table, version=version, **said)["is"] == "done"
    return opened.table, home


def keys_of(table: Table) -> list[str]:
    return [line.partition("> ")[2] or line for line in table.answers]


def brought(host: Browser, home: Table) -> tuple[str, Table]:
    seats = [{"who": "hot-seat"}] * 2
    answer = host.post("/api/tables", {"save": home.dumps(), "seats": seats})
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], home


def by_file(host: Browser) -> tuple[str, Table]:
    return brought(host, worked_out())


def by_position(host: Browser) -> tuple[str, Table]:
    hand = ["massive-growth", "mist-typhoon", "root-armor"]
    return brought(host, at(born="coal aradel", keep=("hand", "draw"), p1={"hand": hand}))


def by_download(host: Browser) -> tuple[str, Table]:
    """Nobody knows this luck until its save is taken home."""
    opened = host.opens("hot-seat", "hot-seat", game="ashes", seed=None, setup=DECKS)
    plays(host, opened.table, ANSWERS)
    return opened.table, emberhold.loads(host.get(f"/api/t/{opened.table}/save").text)


def hand_of(scene: dict[str, Any], seat: int) -> list[str]:
    zones = (zone for area in scene["areas"] for zone in area["zones"])
    zone = next(zone for zone in zones if zone["id"] == f"hand:{seat}")
    return sorted(piece["id"] for piece in zone["pieces"])


def hidden(table: Table) -> Any:
    """What the opponent holds and will draw, card by card, and what luck brings then."""
    player = table.state.players[1]
    return sorted(map(repr, player.hand)), list(map(repr, player.draw_pile)), table.state.rng


def there(server: Running, table: str) -> Table:
    return server.app.hall.house.tables._live[table].record.table


ways = pytest.mark.parametrize("way", [by_seed, by_file, by_position, by_download])


def friend_comes(server: Running, host: Browser, table: str) -> tuple[Browser, Any]:
    """A link made afterwards, and a second browser that follows it."""
    link = host.post(f"/api/t/{table}/links", {"make": 1}).json()["link"]["url"]
    friend = server.browser()
    assert friend.takes(link).status_code == 200
    return friend, friend.state(table, seat=1)


@ways
def test_what_was_worked_out_at_home_is_worth_nothing(
    server: Running, way: Callable[[Browser], tuple[str, Table]]
) -> None:
    host = server.browser()
    table, home = way(host)
    friend, seen = friend_comes(server, host, table)
    assert hidden(there(server, table)) != hidden(home)
    assert hidden(there(server, table))[1] != hidden(home)[1]
    assert is_secret(there(server, table).state)
    assert "dealt again" in seen["notices"][-1]["text"]
    assert "dealt again" in host.state(table)["notices"][-1]["text"]
    own = host.state(table, seat=0)["scene"]
    assert hand_of(own, 0) == hand_of(home.view(0).plain(), 0), "the host keeps what they held"
    assert hand_of(seen["scene"], 1)
    assert friend.get(f"/api/t/{table}/save").status_code == 403


@ways
def test_without_the_new_deal_it_would_be_worth_every_card(
    server: Running,
    way: Callable[[Browser], tuple[str, Table]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(luck, "opponents_of", lambda *_: [])
    host = server.browser()
    table, home = way(host)
    _, seen = friend_comes(server, host, table)
    assert hidden(there(server, table)) == hidden(home)
    assert hand_of(seen["scene"], 1) == hand_of(home.view(1).plain(), 1)


# Who else may know it


async def opened(house: House, *seats: Any, seed: int | None = None, **wish: Any) -> str:
    return await house.open(Wanted("ashes", len(seats), seed, DECKS, seats, **wish))


async def is_known(house: House, table: str) -> bool:
    return (await house.hosted(table)).record.known


async def dealt(house: House, table: str) -> int:
    """How often what is hidden was dealt again."""
    return len((await game(house, table)).header.deals)


async def comes(house: House, table: str, seat: int = 1) -> None:
    await house.guests.arrive(table, seat, "Fen", (seat,))


async def test_secret_luck_that_nobody_has_seen_stays(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, OPEN)
        before = hidden(await game(house, table))
        await comes(house, table)
        assert hidden(await game(house, table)) == before
        assert await dealt(house, table) == 0


async def test_what_only_friends_of_one_side_play_is_not_dealt_again(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("war-eternal", 2, 7, WITCH, [PERSON, OPEN]))
        await house.save_text(await house.open(Wanted("war-eternal", 1, None, WITCH)), HOST)
        luck_before = (await game(house, table)).state.rng
        await comes(house, table)
        seen = await state(house, table, GUEST)
        assert (await game(house, table)).state.rng == luck_before
        assert not any("dealt" in notice["text"] for notice in seen["notices"])


async def test_a_table_that_continues_from_another_and_that_other_are_known(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, BOT)
        await eventually(lambda: _asked(house, table, 0))
        assert not await is_known(house, table)
        new = await house.continue_from(table, 0, HOST)
        assert await is_known(house, table)
        assert await is_known(house, new)


async def _asked(house: House, table: str, seat: int) -> bool:
    return seat in (await house.hosted(table)).record.acting()


async def test_a_player_who_undoes_alone_what_luck_showed_knows_it(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, PERSON, free_undo=True)
        await Playing(house, table).answers(ANSWERS)
        assert not await is_known(house, table)
        await tell(house, table, BOTH, frame("back", "undo", to=0))
        assert await is_known(house, table)


async def test_a_seat_given_away_is_dealt_again(sqlite: str) -> None:
    """A player who sat on both sides has seen the cards of both."""
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, PERSON)
        await Playing(house, table).answers(ANSWERS)
        before = hidden(await game(house, table))
        await house.guests.hand_over(table, 1, BOTH)
        await comes(house, table)
        assert hidden(await game(house, table)) != before
        assert await dealt(house, table) == 1


def test_lessons_puzzles_and_challenges_are_known(server: Running) -> None:
    host = server.browser()
    answers = [
        host.post("/api/daily"),
        *(host.post("/api/puzzles", {"puzzle": puzzle}) for puzzle in _ids(host)),
    ]
    assert len(answers) > 2
    for answer in answers:
        assert there_known(server, answer.json()["table"])


def _ids(host: Browser) -> list[str]:
    games = host.get("/api/puzzles").json()["games"]
    return [group["puzzles"][0]["id"] for group in games]


def there_known(server: Running, table: str) -> bool:
    return server.app.hall.house.tables._live[table].record.known


# It lasts


async def test_it_is_remembered_and_dealt_the_same_after_a_restart(database: str) -> None:
    async with a_house(database) as house:
        table = await opened(house, PERSON, PERSON)
        await Playing(house, table).answers(ANSWERS)
        await house.save_text(table, BOTH)
    async with a_house(database) as house, a_house(database, look_around=0.01) as second:
        before = hidden(await game(house, table))
        assert hidden(await game(second, table)) == before
        watch = await second.watch(table, HOST)
        await comes(house, table)
        after = hidden(await game(house, table))
        assert after != before
        version = await house.version(table)

        async def followed() -> bool:
            return await second.version(table) >= version

        await eventually(followed)
        assert hidden(await game(second, table)) == after
        watch.close()
        await Playing(house, table, name="on").answers(30)
        last = hidden(await game(house, table))
    async with a_house(database) as house:
        assert hidden(await game(house, table)) == last
        assert await dealt(house, table) == 1
        assert not await is_known(house, table)
        kept = (await game(house, table)).dumps()
        assert hidden(emberhold.loads(kept)) == last


async def test_nobody_goes_back_to_the_luck_of_before(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, PERSON, seed=4, free_undo=True)
        await Playing(house, table).answers(ANSWERS)
        await comes(house, table)
        since = (await house.hosted(table)).record.dealt_at
        await Playing(house, table, name="on").answers(3)
        for viewer in (HOST, GUEST):
            told = await tell(house, table, viewer, frame("ask", "undo-ask", to=0))
            assert "dealt again" in told["text"]
            assert (await state(house, table, viewer))["undo"]["back_ask"] in (
                None,
                *range(since, since + 3),
            )


async def test_a_trial_of_a_game_dealt_again_is_dealt_from_what_lies_there(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, PERSON, seed=4)
        await Playing(house, table).answers(ANSWERS)
        await comes(house, table)
        await Playing(house, table, name="on").answers(6)
        given = len((await house.hosted(table)).record.answers)
        tried = await house.continue_from(table, given, HOST)
        own = (await game(house, table)).state.players[0].hand
        trial = await game(house, tried)
        assert sorted(map(repr, trial.state.players[0].hand)) == sorted(map(repr, own))
    async with a_house(sqlite) as house:
        assert hidden(await game(house, tried)) == hidden(trial)


async def test_a_table_stored_before_anybody_noted_it_is_known_by_its_header(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        wished, drawn = [await opened(house, PERSON, PERSON, seed=seed) for seed in (4, None)]
        for table in (wished, drawn):
            hosted = await house.hosted(table)
            snapshot = hosted.record.snapshot()
            del snapshot.standing["known"]
            hosted.record.stand(snapshot)
        assert await is_known(house, wished)
        assert not await is_known(house, drawn)


# Where it cannot be dealt again


def no_redeal(*_: Any) -> None:
    raise NotImplementedError


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "may know what is hidden"), ("pl", "może wiedzieć"), ("fr", "connaît peut-être")],
)
def test_where_it_cannot_be_dealt_again_everybody_is_told_before(
    server: Running, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(Ashes, "redeal", no_redeal)
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "hot-seat", game="ashes", seed=4, setup=DECKS)
    link = host.post(f"/api/t/{opened.table}/links", {"make": 1}).json()["link"]["url"]
    path = link.removeprefix(server.address)
    shown = friend.get(path, params={"lang": language}).text
    assert words in shown
    assert friend.takes(link).status_code == 200
    seen = friend.state(opened.table, lang=language)
    assert words in seen["notices"][-1]["text"]


def test_nobody_is_warned_where_it_will_be_dealt_again(server: Running) -> None:
    host, friend = server.browser(), server.browser()
    opened = host.opens("me", "hot-seat", game="ashes", seed=4, setup=DECKS)
    link = host.post(f"/api/t/{opened.table}/links", {"make": 1}).json()["link"]["url"]
    shown = friend.get(link.removeprefix(server.address)).text
    assert '<p id="join-warning" class="join-warning"></p>' in shown


async def test_a_seat_given_away_while_others_play_is_told_of(sqlite: str) -> None:
    """Dealing it again would take from those others what they hold."""
    setup = {"decks": [*DECKS["decks"], "the-cloudsea-siren"]}
    async with a_house(sqlite) as house:
        table = await house.open(Wanted("ashes", 3, None, setup, [PERSON, OPEN, PERSON]))
        await comes(house, table)
        await house.guests.hand_over(table, 2, Viewer(frozenset({0, 2}), host=True))
        assert await house.guests.warning(table, 2, ()) == "server-join-handed"
        assert await house.guests.warning(table, 1, ()) is None
        seen = await state(house, table, GUEST)
        assert "knows its cards" in seen["notices"][-1]["text"]
    async with a_house(sqlite) as house:
        assert await house.guests.warning(table, 2, ()) == "server-join-handed"


def test_redealing_with_secret_luck_draws_from_secret_luck() -> None:
    """What was dealt from the quick generator could be read from the first cards drawn."""
    for name, players in (("ashes", 2), ("relic", 3), ("war-eternal", 2)):
        table = emberhold.open(name, players, 4)
        state = table.state.copy()
        table.game.redeal(state, 0, f"{SECRET}\x1fany")
        assert is_secret(state), name
        table.game.redeal(state, 0, "any")
        assert not is_secret(state), name
        assert seeded("redeal 0 any")


async def test_a_save_is_refused_to_those_who_play_against_others(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, PERSON, seed=4)
        await comes(house, table)
        with pytest.raises(Refused):
            await house.save_text(table, HOST)


# After a rule has changed


async def test_a_record_cut_before_the_deal_is_dealt_again_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise everybody would continue with the cards that the host knew."""
    cut = 5
    take = Record.take

    def refusing(self: Record, answer: Answer) -> None:
        if len(self.answers) == cut:
            raise IllegalAnswer("error-game-over")
        take(self, answer)

    async with a_house(sqlite) as house:
        table = await opened(house, PERSON, PERSON, seed=4)
        await Playing(house, table).answers(ANSWERS)
        await comes(house, table)
        await Playing(house, table, name="on").answers(3)
    with monkeypatch.context() as changed:
        changed.setattr(Record, "take", refusing)
        async with a_house(sqlite) as house:
            hosted = await house.hosted(table)
            assert len(hosted.record.answers) <= cut
            assert is_secret(hosted.record.table.state)
            assert not hosted.record.known
            after = hidden(hosted.record.table)
    async with a_house(sqlite) as house:
        assert hidden(await game(house, table)) == after
        assert await dealt(house, table) == 1
        await Playing(house, table, name="then").answers(8)
