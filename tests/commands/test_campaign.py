"""`emberhold campaign`: chapter after chapter in the terminal, kept in one file."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import emberhold
from tests.kernel import toy_campaign
from tests.support.commands import Capsys, refused, shown

pytestmark = pytest.mark.usefixtures("trail")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def the_file(own_home: Path) -> Path:
    (path,) = own_home.glob("*.campaign")
    return path


def test_a_whole_campaign_is_played(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    monkeypatch.setitem(toy_campaign.WAY, "ford", 2)
    monkeypatch.setitem(toy_campaign.WAY, "tower", 2)
    typed(monkeypatch, "Ember of Dawn", "[red]Żar[/red]", "2", "2", "polish", "leave", "1", "1")
    text = shown(capsys, "campaign", "new", "trail", "--seed", "1")
    assert "Type a name of up to 24 letters" in text
    assert "Ember of Dawn joins the trail." in text
    assert "[red]Żar[/red] joins the trail." in text
    assert "“The Tower”" in text
    assert "The campaign is over." in text
    book = emberhold.load_campaign(the_file(own_home))
    assert book.chapter is None
    assert book.record.world["names"] == ["Ember of Dawn", "[red]Żar[/red]"]


def test_it_continues_where_it_was_left(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    typed(monkeypatch, "Ember", "q")
    assert "emberhold campaign continue" in shown(capsys, "campaign", "new", "trail", "--seed", "1")
    typed(monkeypatch, "Ash", "q")
    assert "Ash joins the trail." in shown(capsys, "campaign", "continue")
    listed = shown(capsys, "campaign", "list")
    assert "The Ford" in listed
    assert "campaign is over" not in listed
    typed(monkeypatch, "undo", "Birch", "q")
    shown(capsys, "campaign", "continue", str(the_file(own_home)))
    table = emberhold.load_campaign(the_file(own_home)).table
    assert table is not None
    assert table.state.names == ("Ember", "Birch")


def test_a_hostile_name_is_told_in_a_line_and_asked_again(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    typed(monkeypatch, "\u202eevil", "a" * 30, "1", "q")
    text = shown(capsys, "campaign", "new", "trail", "--seed", "1")
    assert "! A name cannot contain" in text
    assert "! A name can have at most 24 letters" in text
    table = emberhold.load_campaign(the_file(own_home)).table
    assert table is not None
    assert table.state.names == ("Ash",)


def test_campaigns_are_listed_and_told(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    assert "None yet" in shown(capsys, "campaign")
    shown(capsys, "campaign", "new", "trail", "--seed", "1", "--bots", "2")
    text = shown(capsys, "campaign", "list")
    assert the_file(own_home).name in text
    assert "The Long Trail" in text
    told = shown(capsys, "--language", "fr", "campaign", "show", str(the_file(own_home)))
    assert "La longue piste" in told


def test_bots_play_a_whole_campaign(own_home: Path, capsys: Capsys) -> None:
    text = shown(capsys, "campaign", "new", "trail", "--seed", "4", "--bots", "random,random")
    assert "The campaign is over." in text
    assert emberhold.load_campaign(the_file(own_home)).chapter is None


def test_a_chapter_played_by_older_rules_is_repaired(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    typed(monkeypatch, "Ember", "Ash", "play:staff", "q")
    shown(capsys, "campaign", "new", "trail", "--seed", "1")
    before = the_file(own_home).read_text(encoding="utf-8")
    lantern = (toy_campaign.Card("lantern", 1),)
    monkeypatch.setattr(toy_campaign, "cards_under", lambda world: lantern)
    typed(monkeypatch, "q")
    text = shown(capsys, "campaign", "continue")
    assert "the last answer no longer fits" in text
    (copy,) = own_home.glob("*-before.campaign")
    assert copy.read_text(encoding="utf-8") == before


def test_what_cannot_be_is_refused_in_one_line(own_home: Path, capsys: Capsys) -> None:
    assert "continue" in refused(capsys, "campaign", "contine")
    assert "no campaign" in refused(capsys, "campaign", "continue")
    assert "Unknown game" in refused(capsys, "campaign", "new", "trial")
    assert "campaign" in refused(capsys, "campaign", "new", "war-eternal")
    assert "players" in refused(capsys, "campaign", "new", "trail", "--players", "9")
    own_home.mkdir(parents=True, exist_ok=True)
    book = emberhold.campaign("trail", 2, 1)
    whole = book.dumps()
    for name, text in {
        "future": whole.replace("campaign 1", "campaign 7"),
        "newer": whole.replace("rules 2", "rules 9"),
        "short": whole[:-20],
        "others": whole.replace("players: 2", "players: 3"),
        "card": whole.replace('"opened": false', '"opened": "dragon"'),
        "foreign": "hello",
    }.items():
        path = own_home / f"{name}.campaign"
        path.write_text(text, encoding="utf-8")
        assert name in refused(capsys, "campaign", "continue", str(path))
        assert path.read_text(encoding="utf-8") == text
    assert len(shown(capsys, "campaign", "list").splitlines()) == 7


def test_a_game_that_is_a_campaign_begins_as_one(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    typed(monkeypatch, "1", "1", "Ember", "q")
    assert "emberhold campaign continue" in shown(capsys, "play", "legacy", "--quick")
    book = emberhold.load_campaign(the_file(own_home))
    assert book.seats == ["person", "greedy"]
    assert book.table is not None
    assert book.table.state.world["mages"][0]["name"] == "Ember"
