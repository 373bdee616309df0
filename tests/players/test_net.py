"""`net:weights.bin`: what the file says, what is refused, and how it is played."""

from __future__ import annotations

import copy
import json
import pickle
from math import log1p, tanh
from pathlib import Path

import pytest

import emberhold
from emberhold.kernel.table import Table
from emberhold.lab.tournament import Tournament, played
from emberhold.language import LANGUAGES
from emberhold.players import Player, check_name, names_in, player_named
from emberhold.players.weights import Purpose, Weights, read_weights
from tests.players.nets import drawn
from tests.support.commands import Capsys, refused, shown


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    return drawn(tmp_path / "weights.bin", "ashes")


def answers(table: Table, player: Player, most: int) -> list[str]:
    """The first answers of a game in which one player has all seats."""
    for _ in range(most):
        question = table.question
        if question is None:
            break
        table.take(question, player.choose(table, question))
    return list(table.answers)


def test_the_numbers_of_a_network_are_those_of_its_layers() -> None:
    """Two slots, one hidden number, another, three actions; worked out by hand."""
    numbers = [0.5, -1.0, 0.25, 2.0, 0.1, 1.0, -1.0, 3.0, 0.0, 0.5, -0.5]
    net = Weights(Purpose("ashes", 2, "", (2, 1, 1, 3)), numbers)
    first = tanh(0.5 * log1p(7) + 0.25)
    second = tanh(2.0 * first + 0.1)
    assert net.worths(bytes([7, 0]), [0, 2]) == pytest.approx([second, 3.0 * second - 0.5])
    assert net.worths(bytes([7, 0]), [1]) == pytest.approx([-second + 0.5])


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic", "legacy", "aeons-end"])
def test_every_game_can_be_played_by_weights(game: str, tmp_path: Path) -> None:
    path = drawn(tmp_path / "some.bin", game)
    player = player_named(f"net:{path}", game, 1)
    table = emberhold.open(game, 2, 3)
    assert len(answers(table, player, 25)) == 25 or table.result is not None


def test_without_heat_the_seed_does_not_matter_and_with_heat_it_does(weights: Path) -> None:
    def game(name: str, seed: int) -> list[str]:
        return answers(emberhold.open("ashes", 2, 3), player_named(name, "ashes", seed), 40)

    best, hot = f"net:{weights}", f"net:{weights},heat=5"
    assert game(best, 1) == game(best, 2)
    assert game(hot, 1) == game(hot, 1) != game(hot, 2)
    cold = f"net:{weights},heat=0.00001"
    assert game(cold, 1) == game(best, 1)


def test_a_copy_continues_as_the_original(weights: Path) -> None:
    player = player_named(f"net:{weights},heat=2", "ashes", 4)
    table = emberhold.open("ashes", 2, 3)
    answers(table, player, 10)
    twins = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    told = [answers(table.fork(), each, 20) for each in (player, *twins)]
    assert told[0] == told[1] == told[2]


def test_weights_that_were_written_again_are_read_again(weights: Path) -> None:
    before = read_weights(str(weights))
    assert read_weights(str(weights)) is before
    drawn(weights, "ashes", seed=2, hidden=4)
    assert read_weights(str(weights)).purpose.layers[1] == 4


def test_another_encoding_is_refused_in_words(weights: Path) -> None:
    head, _, data = weights.read_bytes().partition(b"\n")
    said = {**json.loads(head), "encoding": "0123456789ab"}
    weights.write_bytes(json.dumps(said).encode() + b"\n" + data)
    with pytest.raises(emberhold.SetupError) as caught:
        player_named(f"net:{weights}", "ashes", 1)
    for language in LANGUAGES:
        line = caught.value.text(language)
        assert "\n" not in line
        assert "0123456789ab" in line
    assert "another encoding" in str(caught.value)


def test_another_game_or_number_of_players_is_refused_in_words(weights: Path) -> None:
    for game, players in (("relic", 2), ("ashes", 3)):
        with pytest.raises(emberhold.SetupError, match="for ashes with 2 players, not for"):
            check_name(f"net:{weights}", game, players)
    check_name(f"net:{weights}", "ashes", 2)
    player = player_named(f"net:{weights}", "ashes", 1)
    table = emberhold.open("ashes", 3, 1)
    with pytest.raises(emberhold.SetupError, match="not for ashes with 3 players"):
        answers(table, player, 1)


@pytest.mark.parametrize(
    "content",
    [b"", b"nothing", b"[]\n", b'{"emberhold net": 2}\n', b'{"emberhold net": 1}\n', b"[" * 9999],
)
def test_other_files_are_refused_in_words(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.bin"
    path.write_bytes(content)
    with pytest.raises(emberhold.SetupError, match="is not a file of weights"):
        player_named(f"net:{path}", "ashes", 1)


def test_a_file_that_was_cut_off_or_is_too_long_is_refused(weights: Path) -> None:
    whole = weights.read_bytes()
    for content in (whole[:-1], whole + b"x"):
        weights.write_bytes(content)
        with pytest.raises(emberhold.SetupError, match="is not a file of weights"):
            player_named(f"net:{weights}", "ashes", 1)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("net", "net:weights.bin"),
        ("net:", "net:weights.bin"),
        ("net:no/such/file.bin", "no/such/file.bin"),
        ("net:x.bin,warm=2", "“warm=2” is not a setting of net. Settings look like this: heat=0.5"),
        ("ismcts:5,depth=3", "“depth=3” is not a setting of ismcts"),
        ("ismcts:none", "ismcts:200"),
    ],
)
def test_a_wrong_name_is_one_clear_line(name: str, said: str) -> None:
    with pytest.raises(emberhold.SetupError) as caught:
        player_named(name, "ashes", 1)
    assert said in str(caught.value)
    for language in LANGUAGES:
        assert "\n" not in caught.value.text(language)


def test_settings_stay_with_their_player_in_a_list() -> None:
    names = ["net:a.bin,heat=0.5", "ismcts:50,explore=1", "random"]
    assert names_in(",".join(names)) == names


def test_batches_and_tournaments_take_learned_players(weights: Path, capsys: Capsys) -> None:
    agents = (f"net:{weights}", "random")
    (result,) = played(Tournament("ashes", agents, 2, 1, 5))
    assert result[:3] == (0, 1, 0)
    words = ["simulate", "ashes", "--games", "1", "--decks", "the-iron-men,the-mist-guardian"]
    told = json.loads(shown(capsys, *words, "--players", ",".join(agents), "--json"))
    assert told["bots"] == list(agents)
    assert "not for war-eternal" in refused(
        capsys, "simulate", "war-eternal", "--games", "1", "--players", ",".join(agents)
    )
