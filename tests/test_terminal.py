"""The terminal table: played over a pipe, and looked at as a screen."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import emberhold
from emberhold.games import GAMES
from emberhold.kernel.home import home as own_folder
from emberhold.kernel.rng import Dice
from emberhold.kernel.scene import Scene, Zone
from emberhold.kernel.table import Table
from emberhold.kernel.version import engine
from emberhold.language import speech
from emberhold.language.words import Manner, Words
from emberhold.terminal import home
from emberhold.terminal.drawing import Drawing
from emberhold.terminal.layout import draw
from emberhold.terminal.plain import _has_something
from emberhold.terminal.screen import PlainScreen, RichScreen
from tests.support import asks, at
from tests.support.terminal import kept, rich_session, shown_on, sit_down

TWO = ["--players", "2", "--nemesis", "umbra-titan", "--market", "deck-destruction"]
MAGES = ["--mages", "mazahaedron,gex"]

pytestmark = pytest.mark.usefixtures("own_home")


def position_file(tmp_path: Path, text: str = "") -> str:
    path = tmp_path / "position.toml"
    path.write_text(f'[turn]\nplayer = 0\nphase = "main"\n{text}', encoding="utf-8")
    return str(path)


def random_game(seed: int) -> Table:
    """A whole game played at random."""
    setup = {
        "nemesis": "umbra-titan",
        "market": "deck-destruction",
        "mages": ["mazahaedron", "gex"],
    }
    table = emberhold.open("war-eternal", 2, seed, setup)
    dice = Dice(seed)
    while table.question is not None:
        table.answer(dice.below(len(table.question.options)))
    return table


# Over a pipe


@pytest.mark.thorough
def test_a_whole_game_is_played_over_a_pipe(own_home: Path) -> None:
    played = random_game(4)
    run = subprocess.run(
        [sys.executable, "-m", "emberhold", "play", *TWO, *MAGES, "--seed", "4"],
        input="".join(f"{key}\n" for key in played.answers),
        env={**os.environ, "EMBERHOLD_HOME": str(own_home), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert played.result is not None
    assert played.result.text("en") in run.stdout
    assert run.stderr == ""
    again = kept(own_home)
    assert again.answers == played.answers
    assert again.result == played.result


def test_a_pipe_gets_plain_lines_and_numbered_options(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, options=["--quick", "--seed", "3"])
    assert "\x1b" not in sitting.shown
    assert not re.search("[─│╭┏━]", sitting.shown)
    assert "\n1. Play Amethyst Paragon\n2. Play Crystal\n" in sitting.shown
    assert sitting.shown.count("> ") == 1


def test_the_end_of_the_input_keeps_the_game(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down(monkeypatch, "play:crystal", options=["--quick", "--seed", "3"])
    assert sitting.status == 0
    assert "emberhold play --resume" in sitting.shown
    assert kept(own_home).answers == ["play:crystal"]


def test_several_answers_may_stand_on_one_line(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch, "2 play:crystal 2", options=["--quick", "--seed", "3"])
    assert kept(own_home).answers == ["play:crystal"] * 3


def test_if_one_of_several_answers_cannot_be_none_is_given(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down(monkeypatch, "2 2 99", options=["--quick", "--seed", "3"])
    assert len(sitting.wrong) == 1
    assert kept(own_home).answers == []


@pytest.mark.parametrize(
    "line",
    [
        *("0", "99", "-1", "play:nonsense", "play:crytal", "hello", "u", "u 0", "u x", "l some"),
        *("? zzz", "lang xx", "r xyzzyx", "s .", "s no/such/folder/game.ember"),
    ],
)
def test_bad_input_is_one_clear_line_and_changes_nothing(
    line: str, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down(monkeypatch, line, options=["--quick", "--seed", "3"])
    assert len(sitting.wrong) == 1
    assert sitting.status == 0
    assert kept(own_home).answers == []


def test_a_mistyped_key_is_answered_with_the_nearest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "play:crytal", options=["--quick", "--seed", "3"])
    assert "Did you mean play:crystal?" in sitting.wrong[0]


def test_an_empty_line_shows_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "", options=["--quick", "--seed", "3"])
    assert sitting.shown.count("Umbra Titan: 60/60 life") == 2


def test_help_explains_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "h", options=["--quick", "--seed", "3"])
    for start in ("?", "u", "l", "s", "lang", "r", "q"):
        assert f"\n  {start} " in sitting.shown
    assert speech("en")(f"version-{engine()}", version=emberhold.__version__) in sitting.shown


# Undo, save, leave, continue


def test_undo_removes_answers(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, "2", "2", "2", "u", "u 2", "3", options=["--quick", "--seed", "3"])
    assert kept(own_home).answers == ["prep:spark@1"]


def test_undo_goes_back_to_the_persons_own_answer(own_home: Path) -> None:
    """The bot beside you has moved since: its answers go with yours."""
    table = at(p0={"hand": ["crystal"]}, turn_order={"deck": ["2", "1"]})
    session, out = rich_session(table, ["person", "random"], "end\nu\n", own_home)
    session.run()
    assert "Gex’s turn begins" in out.getvalue()
    assert session.table.answers == []


def test_leaving_says_how_to_continue_and_resume_does_so(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sit_down(monkeypatch, "2", "q", options=["--quick", "--seed", "3"])
    assert "emberhold play --resume" in first.shown
    second = sit_down(monkeypatch, "2", "q", options=["--resume"])
    assert second.status == 0
    assert "player 2 · bot" in second.shown
    assert kept(own_home).answers == ["play:crystal"] * 2


def test_a_game_is_saved_under_a_name_and_opened_from_there(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch, "2", "s mine.ember", "2", options=["--quick", "--seed", "3"])
    mine = (tmp_path / "mine.ember").read_text(encoding="utf-8")
    assert emberhold.loads(mine).answers == ["play:crystal"]
    sit_down(monkeypatch, "2", "2", options=["mine.ember"])
    assert (tmp_path / "mine.ember").read_text(encoding="utf-8") == mine
    assert emberhold.load(home.latest()).answers == ["play:crystal"] * 3


def test_saving_never_overwrites_what_is_not_a_saved_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter.txt").write_text("Dear friend", encoding="utf-8")
    sitting = sit_down(monkeypatch, "s letter.txt", options=["--quick", "--seed", "3"])
    assert len(sitting.wrong) == 1
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear friend"


def test_finished_games_are_not_resumed(own_home: Path) -> None:
    own_home.mkdir()
    random_game(4).save(own_home / "over.ember")
    with pytest.raises(emberhold.SaveError, match="no unfinished game"):
        home.latest()


def test_interrupting_keeps_the_game_and_says_so(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(screen: PlainScreen) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlainScreen, "read", pressed)
    sitting = sit_down(monkeypatch, options=["--quick", "--seed", "3"])
    assert sitting.status == 130
    assert "emberhold play --resume" in sitting.shown
    assert kept(own_home).answers == []


# Reading during the game


def test_a_card_is_read_by_part_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "? fiery", "?mist", options=["--quick", "--seed", "3"])
    assert "Fiery Torrent\n  Spell · cost 5\n  Cast: Deal 2 damage." in sitting.shown
    assert "Mist\n  Voidwalker\n" in sitting.shown


def test_names_are_found_without_accents_and_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--quick", "--seed", "3", "--language", "pl"]
    sitting = sit_down(monkeypatch, "? krysztal", "? crystal", options=options)
    assert sitting.shown.count("Kryształ (Crystal)\n") == 2


def test_a_part_of_several_names_lists_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "? cr", options=["--quick", "--seed", "3"])
    assert "Several names contain “cr”\n  Crystal, Crystallize, Cryptid, Crumble" in sitting.shown


def test_without_a_name_everything_on_the_table_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "?", options=["--quick", "--seed", "3"])
    assert "Market\n  Frozen Magmite, Scoria Slag" in sitting.shown
    assert "Gex\n  Gex, Shattered Geode, Crystal, Spark" in sitting.shown


def test_rules_are_read_by_number_section_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("r WE-046", "r 6.6", "r suggested market", "r")
    sitting = sit_down(monkeypatch, *typed, options=["--quick", "--seed", "3"])
    assert "WE-046  The costs of closed breaches" in sitting.shown
    assert "6.6 Suggested markets" in sitting.shown
    assert not sitting.wrong


def test_the_rules_of_the_question_stand_below_the_contents(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = sit_down(monkeypatch, "r", options=["--quick", "--seed", "3"])
    contents, _, below = sitting.shown.partition("Rules for this question")
    assert "8.2  Main phase" in contents
    assert below.split()[0] == "WE-156"


def test_the_log_is_shown_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(monkeypatch, "2", "2", "l 1", "l all", options=["--quick", "--seed", "3"])
    assert sitting.shown.count("- Mist plays Crystal.") == 2 + 1 + 2


def test_the_language_changes_in_the_middle_of_a_game(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down(monkeypatch, "lang pl", "2", "lang fr", options=["--quick", "--seed", "3"])
    assert "2. Zagraj Kryształ" in sitting.shown
    assert "Mist zagrywa" in sitting.shown
    assert "Jouer un Cristal" in sitting.shown
    assert kept(own_home).answers == ["play:crystal"]


# Bots and people


def test_a_bots_moves_are_shown_as_what_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = [*TWO, *MAGES, "--bots", "random", "--seed", "2"]
    options += ["--position", position_file(tmp_path, '[turn_order]\ndeck = ["2", "1"]\n')]
    sitting = sit_down(monkeypatch, "end", "end", options=options)
    assert "- Gex’s turn begins." in sitting.shown
    assert "Gex: take an action" not in sitting.shown


def test_what_is_decided_together_is_decided_by_the_person(own_home: Path) -> None:
    table = at(phase="nemesis", in_play=[{"card": "heart-of-nothing", "tokens": 1}])
    session, out = rich_session(table, ["random", "person"], "", own_home)
    session.run()
    assert session.viewer == 1
    assert session.table.answers == []
    assert "(Heart of Nothing)" in out.getvalue()


def test_with_closed_hands_the_screen_is_handed_over(own_home: Path) -> None:
    """Between two people nothing is left on the screen, and neither sees the other's hand."""
    table = at(
        setup={"hands": "closed"},
        p0={"hand": ["crystal", "illuminate"], "deck": ["coal-shard"] * 5},
        p1={"hand": ["spark", "torch"]},
        turn_order={"deck": ["2", "1"]},
    )
    session, out = rich_session(table, ["person", "person"], "play:crystal\nend\n\n", own_home)
    session.run()
    before, handed, after = out.getvalue().partition("Hand over the keyboard")
    assert handed
    assert "Torch" not in before
    assert "Torch" in after
    assert "Mazahaedron plays Crystal." in after
    assert "Illuminate" in before
    assert "Illuminate" not in after


def test_with_open_hands_nobody_is_sent_away(own_home: Path) -> None:
    table = at(p0={"hand": ["crystal"]}, turn_order={"deck": ["2", "1"]})
    session, out = rich_session(table, ["person", "person"], "end\n", own_home)
    session.run()
    assert "Hand over" not in out.getvalue()


# The picture


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_the_screen(game: str, width: int, language: str, own_home: Path) -> None:
    table = emberhold.open(game, 4, 8)
    dice = Dice(5)
    for _ in range(40):
        table.answer(dice.below(len(asks(table).options)))
    session, out = rich_session(table, ["person"] * 4, "", own_home, width)
    session.language = language
    session.run()
    lines = shown_on(out).splitlines()
    assert max(map(len, lines)) <= width
    assert any("╭─" in line for line in lines)


def test_two_players_fit_on_one_screen(own_home: Path) -> None:
    table = at(
        in_play=["catacomb-drone", "heart-of-nothing"],
        p0={"hand": ["crystal", "crystal", "crystal", "spark", "spark"], "aether": 9},
    )
    session, out = rich_session(table, ["person", "greedy"], "", own_home)
    session.run()
    assert len(out.getvalue().splitlines()) <= 45


def test_what_an_option_points_at_is_not_told_by_colour_alone(own_home: Path) -> None:
    """Signs and words say everything: this screen has no colours at all."""
    table = at(
        in_play=["catacomb-drone"],
        p0={
            "hand": ["crystal", "spark"],
            "breaches": {"1": {"state": "open", "spells": ["spark"]}, "3": "D"},
        },
    )
    session, out = rich_session(table, ["person", "person"], "", own_home)
    session.run()
    shown = out.getvalue()
    assert "▲ Catacomb Drone  minion · tier 1 · 5/5 life" in shown
    assert re.search(r"Breach I +◎ open +✦ Spark", shown)
    assert re.search(r"Breach III +▼ closed +focus 3 +open 7", shown)
    assert "◆ Crystal" in shown


def test_the_end_is_summed_up(own_home: Path) -> None:
    played = random_game(4)
    assert played.result is not None
    table = played.at(len(played.answers) - 1)
    session, out = rich_session(table, ["person"] * 2, f"{played.answers[-1]}\n", own_home)
    assert session.run() == 0
    shown = out.getvalue()
    assert played.result.text("en") in shown
    assert f"{played.view(0).marks['turn']} turns, {len(played.answers)} answers." in shown
    assert "Saved to" in shown


# Where games are kept


def test_games_are_kept_where_the_platform_keeps_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("EMBERHOLD_HOME")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_folder() == tmp_path / "data" / "emberhold"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_folder() == tmp_path / ".local" / "share" / "emberhold"


def test_two_games_begun_at_once_get_files_of_their_own() -> None:
    first = home.new_file("war-eternal")
    first.write_text("", encoding="utf-8")
    assert home.new_file("war-eternal") != first


def test_discard_piles_are_read_in_order(own_home: Path) -> None:
    """WE-199: from the oldest card to the newest, which is on top."""
    discards = {"discard": ["spark", "crystal", "mages-totem"], "hand": ["crystal", "spark"]}
    session, out = rich_session(at(p0=discards), ["person", "person"], "d\nq\n", own_home)
    session.run()
    assert "Spark · Crystal · Mage’s Totem" in shown_on(out)


def test_what_lies_ahead_can_be_asked_for(own_home: Path) -> None:
    mine = {"hand": ["crystal"], "deck": ["spark", "kindle"]}
    session, out = rich_session(at(p0=mine), ["person", "person"], "o\nq\n", own_home)
    session.run()
    assert "You draw next, in this order: Spark, Kindle." in shown_on(out)


def test_without_discards_the_piles_say_so(own_home: Path) -> None:
    session, out = rich_session(at(), ["person", "person"], "d\nq\n", own_home)
    session.run()
    assert "Nothing has been discarded yet." in shown_on(out)


def test_a_zone_with_slots_is_shown_once_something_is_in_it() -> None:
    taken: dict[str, int | str | bool] = {"slots": 0, "max_slots": 2}
    assert not _has_something(Zone("battlefield:0", "zone-hand", (), 0, taken))
    assert _has_something(Zone("battlefield:0", "zone-hand", (), 1, taken))
    assert _has_something(Zone("breach:0:1", "zone-hand", (), 0, {"state": "open"}))
    assert not _has_something(Zone("hand:0", "zone-hand", (), 0))
    words = Words("en", at().view(0), Manner())
    assert words.count(Zone("battlefield:0", "zone-hand", (), 1, {**taken, "slots": 1})) == "1/2"
    assert words.count(Zone("hand:0", "zone-hand", (), 3)) == "3"


def test_a_game_with_nothing_but_its_players_is_drawn() -> None:
    scene = at().view(0)
    alone = Scene(scene.game, 0, (scene.area("player:0"), scene.area("player:1")))
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as shown:
        console.print(draw(alone, "en", console))
    assert "Hand" in shown.get()


def test_a_seat_is_called_by_what_it_plays_and_who_plays_it() -> None:
    words = Words("en", at().view(0), Manner())
    assert words.seat(1, ("Ada", "Bo")) == "Gex (Bo)"
    assert Words("en", Scene("toy", 0, ()), Manner()).seat(1, ("Ada", "Bo")) == "Bo"


def test_what_does_not_fit_beside_a_breach_begins_under_its_marks() -> None:
    spells = {"1": {"state": "open", "spells": ["jagged-lightning"]}}
    table = at(p0={"hand": ["crystal"], "breaches": spells})
    scene = table.view(0)
    breaches = [zone for zone in scene.area("player:0").zones if zone.id.startswith("breach:0")]
    drawn = [line.plain for line in Drawing(scene, "en").rows(breaches, 30)]
    names = [Drawing(scene, "en").words.label(zone) for zone in breaches]
    wrapped = next(line for line in drawn if "Jagged Lightning" in line)
    assert len(wrapped) - len(wrapped.lstrip()) == max(map(len, names)) + 2


def test_three_players_are_beside_each_other_where_there_is_room(tmp_path: Path) -> None:
    """Seats have two columns on a wide screen, three on a very wide one."""
    table = emberhold.open("war-eternal", 3, 4)
    names = [player.mage.slug.title() for player in table.state.players]
    most = []
    for width in (120, 200):
        session, out = rich_session(table, ["person"] * 3, "", tmp_path, width=width)
        session.show(whole=True)
        rows = shown_on(out).splitlines()
        most.append(max(sum(f" {name} " in row for name in names) for row in rows))
    assert most == [2, 3]


def test_the_words_between_two_people_have_room_around_them() -> None:
    out = io.StringIO()
    screen = RichScreen(Console(file=out, width=80, color_system=None), io.StringIO("\n"))
    assert screen.pause("Hand over")
    rows = [row.strip() for row in out.getvalue().splitlines()]
    place = next(n for n, row in enumerate(rows) if "Hand over" in row)
    assert {rows[place - 1].strip("│ "), rows[place + 1].strip("│ ")} == {""}
    assert rows[place - 1].startswith("│")
    assert rows[place].startswith("│    Hand over    │")
