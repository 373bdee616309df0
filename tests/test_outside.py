"""A game from another package plays everywhere: found by an entry point, or registered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberhold
from emberhold.cli import main
from emberhold.games import GAMES, TableGame
from emberhold.gym import SpielGame, aec_env, solo_env
from tests.kernel.toy import AUCTION, AuctionGame
from tests.server.serving import first_option, running
from tests.support.terminal import sit_down

pytestmark = pytest.mark.thorough


@pytest.fixture(autouse=True)
def auction() -> Iterator[TableGame]:
    """The toy auction, known for the length of a test."""
    emberhold.register(AUCTION)
    yield AUCTION
    GAMES.take_away(AUCTION.name)


def test_a_registered_game_is_one_of_the_games() -> None:
    assert list(GAMES)[-1] == "auction"
    assert GAMES["auction"] is AUCTION
    emberhold.register(AUCTION)  # twice does no harm
    table = emberhold.open("auction", seed=5)
    again = emberhold.loads(table.dumps())
    assert again.question is not None
    assert again.question.prompt().text("pl") == "Ile dajesz?"


def test_two_games_cannot_share_a_name() -> None:
    with pytest.raises(emberhold.SetupError) as refused:
        emberhold.register(AuctionGame())
    assert str(refused.value) == "There is already another game called “auction”."


def test_a_whole_game_over_a_pipe(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path))
    typed = ["h", "?", "r", "i", "l", *"1" * 12]
    told = sit_down(monkeypatch, *typed, options=["auction", "--quick", "--seed", "3", "--plain"])
    assert told.status == 0
    assert told.wrong == ["! This game has no card texts.", "! This game has no rulebook."]
    assert "How much do you bid?" in told.shown
    assert "The best lots win." in told.shown


def test_many_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "auction", "--games", "20", "--json"]) == 0
    told = capsys.readouterr()
    assert '"games": 20' in told.out
    assert told.err == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cards", "auction"], "This game has no card texts."),
        (["rules", "auction"], "This game has no rulebook."),
        (["simulate", "auction", "--players", "5"], "This game cannot be played by 5."),
    ],
)
def test_what_it_does_not_have_is_said_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_programs_can_learn_it() -> None:
    env = aec_env("auction", 2)
    env.reset(seed=1)
    paid = {"seat_0": 0.0, "seat_1": 0.0}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] += reward
        mask = seen["action_mask"]
        env.step(None if over or cut else int(mask.nonzero()[0][-1]))
    assert sorted(paid.values()) in ([-1.0, 1.0], [1.0, 1.0])
    alone = solo_env("auction", 2)
    seen, _ = alone.reset(seed=1)
    assert seen["observation"].any()
    assert SpielGame("auction").utility_sum() == 0.0


def test_observations_tell_the_seats_apart_and_hide_what_is_hidden() -> None:
    """The coins of a seat are in its own row alone."""
    writer = AUCTION.observation(2)
    rows = []
    for coins in ((3, 3), (3, 2)):
        table = emberhold.open("auction", seed=1)
        table.state.coins = coins
        rows.append([writer.row(table.state, seat, None) for seat in (0, 1)])
    assert rows[0][0] == rows[1][0]
    assert rows[0][1] != rows[1][1]


def test_it_is_played_in_the_browser(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = server.browser()
        offered = browser.get("/api/games?lang=fr").json()["games"][-1]
        assert (offered["id"], offered["name"]) == ("auction", "L’Enchère")
        for page in ("/", "/new/auction", "/rules/auction"):
            assert browser.get(page).status_code == 200
        assert browser.get("/games/auction/style.css").status_code == 404
        opened = browser.opens("me", "bot", game="auction")
        with browser.socket(opened.table) as socket:
            frame = socket.state()
            for _ in range(40):
                if frame["result"] is not None:
                    break
                if any(asked["options"] for asked in frame["asked"]):
                    socket.say(**first_option(frame))
                frame = socket.state(frame["version"] + 1)
            assert frame["result"] is not None
            assert frame["table"]["title"] == "The Auction"


# In a process of its own


def _installed(folder: Path, place: str) -> dict[str, str]:
    """The surroundings of a program beside which a package with a game is installed."""
    about = folder / "auction_box-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: auction-box\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[emberhold.games]\nauction = {place}\n")
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    return {**os.environ, "PYTHONPATH": path, "EMBERHOLD_HOME": str(folder)}


def _run(folder: Path, place: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "emberhold", *words],
        env=_installed(folder, place),
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installed_package_brings_a_game(tmp_path: Path) -> None:
    ran = _run(tmp_path, "tests.kernel.toy:AUCTION", "simulate", "auction", "--games", "5")
    assert ran.stderr == ""
    assert ran.returncode == 0


@pytest.mark.parametrize("place", ["no_such_package:GAME", "tests.kernel.toy:bidding"])
def test_a_broken_package_is_one_line(place: str, tmp_path: Path) -> None:
    ran = _run(tmp_path, place, "play", "auction")
    assert ran.returncode == 2
    assert ran.stderr.startswith("emberhold: The game “auction” cannot be opened (")
    assert ran.stderr.count("\n") == 1
