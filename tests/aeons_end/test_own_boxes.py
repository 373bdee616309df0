"""Boxes that people make: read, mixed, spoken in three languages, found again; or refused."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.boxes import fits
from emberhold.games.aeons_end.boxes.reading import Own, own_box, read_own
from emberhold.games.aeons_end.seen.library import entries
from emberhold.kernel.errors import SetupError
from emberhold.language import LANGUAGES, speech
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import Contents, read_box, unpacked
from emberhold.parts.boxes.pictures import own_art
from emberhold.parts.boxes.refusing import LARGEST_BOX, LARGEST_TABLE, MOST_FILES, BoxError
from tests.support.box_mutants import EXAMPLES

MAIN = """\
format = 1
game = "aeons-end"
slug = "embers"
name = "Embers"
"""
CARDS = """\
# A card
[[card]]
name = "Cinder"
type = "gem"
cost = 3
play = [["gain_aether", 2]]

[[mage]]
name = "Wenna"
title = "Keeper"
ability_name = "Banked Fire"
hand = ["crystal", "spark"]
deck = ["crystal"]
breaches = ["open", "D"]
charges = 4
ability = [["draw", 2]]

[[nemesis]]
name = "Smoulder"
life = 50
difficulty = 4
unleash = [["gravehold_suffers", 2]]

[[nemesis.card]]
name = "Flare"
type = "attack"
tier = 1
effect = [["unleash"]]
"""


def contents(cards: str = CARDS, main: str = MAIN, **files: bytes) -> Contents:
    named = {name.replace("__", "/").replace("_", "."): data for name, data in files.items()}
    return Contents({"box.toml": main.encode(), "cards.toml": cards.encode(), **named}, "embers")


def refusal(found: Contents) -> str:
    with pytest.raises(BoxError) as refused:
        read_own(found)
    said = str(refused.value)
    assert "\n" not in said
    for language in LANGUAGES:
        assert refused.value.text(language)
    return said


def example(name: str) -> Own:
    return read_own(read_box(EXAMPLES / name))


# Played


def opened(own: Own, **wishes: Any) -> emberhold.Table:
    setup = {"boxes": ["war-eternal", own.name], **wishes}
    return emberhold.open("war-eternal", 2, 7, setup)


def test_a_box_is_mixed_in_and_played_to_the_end() -> None:
    own = read_own(contents())
    mages = [own.spelled["wenna"], "gex"]
    table = opened(own, nemesis=own.spelled["smoulder"], mages=mages)
    assert table.state.nemesis.name == "Smoulder"
    assert [player.mage.name for player in table.state.players] == ["Wenna", "Gex"]
    luck = Random(1)
    while table.question is not None:
        table.answer(luck.choice(list(table.question.options)))
    assert table.result is not None
    assert any("Smoulder" in line or "Wenna" in line for line in table.log("en"))


def test_what_a_card_of_a_box_says_it_does() -> None:
    own = read_own(contents())
    slug = own.spelled["cinder"]
    mages = [own.spelled["wenna"], "gex"]
    setup = {"boxes": ["war-eternal", own.name], "mages": mages}
    position = {"turn": {"player": 0, "phase": "main"}, "players": {"0": {"hand": [slug]}}}
    table = emberhold.open("war-eternal", 2, 7, setup, position)
    before = table.state.players[0].aether
    table.answer(f"play:{slug}")
    assert table.state.players[0].aether == before + 2


def test_a_game_that_never_ends_is_given_up() -> None:
    """A nemesis that does nothing, and mages who do nothing."""
    harmless = CARDS.replace(
        'unleash = [["gravehold_suffers", 2]]', 'unleash = [["nemesis_gains_tokens", 1]]'
    )
    own = read_own(contents(harmless))
    table = opened(own, nemesis=own.spelled["smoulder"], mages=[own.spelled["wenna"], "gex"])
    state = table.state
    state.turn = 1000
    state.order_deck = ()
    while table.question is not None and table.result is None:
        keys = table.question.options.keys()
        table.answer("end" if "end" in keys else keys[0])
    assert table.result is not None
    assert table.result.reason == "defeat-endless"


# Found again


def test_a_saved_game_finds_the_box_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path))
    found = contents()
    own = read_own(found)
    shelf.keep(own.name, found)
    saved = opened(own, nemesis=own.spelled["smoulder"]).dumps()
    assert own.name in saved
    shelf.forget(own.name)
    own_box.cache_clear()
    read_own(contents(CARDS.replace("life = 50", "life = 9")))  # the folder has changed since
    assert emberhold.loads(saved).state.nemesis.life == 50


def test_without_its_box_a_game_says_which_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path))
    name = f"embers-{'0' * 32}"
    with pytest.raises(SetupError, match=f"The box {name} is not here"):
        emberhold.open("war-eternal", 2, 7, {"boxes": ["war-eternal", name]})


def test_a_kept_box_that_was_changed_is_not_taken_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path))
    own = read_own(contents())
    other = contents(CARDS.replace("50", "51"))
    shelf.forget(own.name)
    own_box.cache_clear()
    (tmp_path / "boxes").mkdir()
    (tmp_path / "boxes" / f"{own.name}.emberbox").write_bytes(other.packed())
    with pytest.raises(SetupError, match="its contents differ"):
        own_box(own.name)


def test_two_boxes_of_one_slug_do_not_meet() -> None:
    one, other = read_own(contents()), read_own(contents(CARDS.replace("Cinder", "cinder")))
    assert one.name != other.name
    slugs = [own.spelled["cinder"] for own in (one, other)]
    assert len(set(slugs)) == 2
    assert [speech("en")(f"card-{slug}") for slug in slugs] == ["Cinder", "cinder"]
    table = emberhold.open("war-eternal", 2, 7, {"boxes": ["war-eternal", one.name, other.name]})
    assert set(slugs) <= set(table.state.box.market)


def test_a_box_alone_is_not_a_game() -> None:
    own = read_own(contents())
    with pytest.raises(SetupError):
        emberhold.open("war-eternal", 2, 7, {"boxes": [own.name]})


# Words


@pytest.mark.parametrize("name", ["hungry-tide", "lantern-keeper"])
def test_an_example_speaks_three_languages(name: str) -> None:
    own = example(name)
    assert own.untold == ()
    names = {
        language: {entry.name(language) for entry in entries(own.box)} for language in LANGUAGES
    }
    assert not any("[en]" in said for said in names["pl"] | names["fr"])
    assert len(names["pl"] & names["en"]) <= 1  # Orla is Orla


def test_a_missing_language_is_told_in_english_and_marked() -> None:
    own = read_own(contents())
    id = f"card-{own.spelled['cinder']}"
    assert [speech(language)(id) for language in LANGUAGES] == [
        "Cinder",
        "Cinder [en]",
        "Cinder [en]",
    ]
    assert ("Cinder", ("pl", "fr")) in own.untold


def test_a_name_in_polish_alone_is_told_in_polish() -> None:
    own = read_own(contents(CARDS.replace('name = "Cinder"', 'name = { pl = "Żużel" }')))
    id = f"card-{own.spelled['zuzel']}"
    assert [speech(language)(id) for language in LANGUAGES] == ["Żużel [pl]", "Żużel", "Żużel [pl]"]


def test_a_name_is_never_read_as_a_message() -> None:
    own = read_own(contents(CARDS.replace("Cinder", "{ card-kindle }")))
    assert speech("en")(f"card-{own.spelled['card-kindle']}") == "{ card-kindle }"


def test_polish_cases_are_used() -> None:
    """Orla’s genitive, in a line of the log about her breach."""
    own = example("lantern-keeper")
    say = speech("pl")
    assert say.forms(own.box.people[0])["gen"] == "Orli"


# Refused, with file and line


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('type = "gem"', 'type = "gmes"', 4, "a card of type “gmes” needs rules of its own"),
        ("cost = 3", "cost = -3", 5, "the cost must be a number from 0 to 99"),
        ('"gain_aether"', '"gain_ether"', 6, 'did you mean "gain_aether"?'),
        ("cost = 3", "price = 3", 5, 'unknown field "price"'),
        ('[["gain_aether", 2]]', "[]", 6, "at least one clause is needed"),
        ('[["gain_aether", 2]]', '[["unleash"]]', 6, "“unleash” does not fit here"),
        (
            '[["gain_aether", 2]]',
            '[["gain_tokens", 2, "token-fury"]]',
            6,
            "“gain_tokens” cannot be used",
        ),
        ('[["gain_aether", 2]]', '[["deal", "your_charges"]]', 2, "has no sentence"),
        ("cost = 3", "cost = = 3", 5, "Invalid value"),
        ('name = "Cinder"', "name = 5", 3, "name must be a name"),
        ('name = "Cinder"', 'name = { de = "Asche" }', 3, "unknown language “de”"),
        ('name = "Cinder"', 'name = { en = { name = "A", acc = "B" } }', 3, "unknown form “acc”"),
        ('name = "Cinder"', 'name = "<b>Cinder</b>"', 3, "must not contain < or >"),
        ('name = "Cinder"', f'name = "{"x" * 41}"', 3, "name:"),
        ('name = "Cinder"', 'name = "火"', 3, "cannot be a slug"),
        ('name = "Flare"', 'name = "Cinder"', 25, "two entries of this box have the slug “cinder”"),
        ("cost = 3", 'picture = "mona-lisa"', 5, "neither a drawn motif"),
        ("cost = 3", 'picture = "p.png"', 5, "the picture p.png is not in this box"),
        ('breaches = ["open", "D"]', 'breaches = ["open", "X"]', 14, 'unknown breach "X"'),
        (
            'breaches = ["open", "D"]',
            f"breaches = {['open'] * 5}",
            14,
            "one to four breaches, not 5",
        ),
        ('breaches = ["open", "D"]', 'breaches = ["D"]', 14, "breach I is open or missing"),
        ('hand = ["crystal", "spark"]', 'hand = ["flare"]', 12, 'unknown card "flare"'),
        ('hand = ["crystal", "spark"]', f"hand = {['spark'] * 11}", 12, "one to ten cards in hand"),
        ("charges = 4\n", "", 8, "an ability needs charges"),
        ('[["draw", 2]]', '[["gain_aether", 8]]', 16, "it would never end"),
        ('[["draw", 2]]', '[["gain_aether", 2], ["gain_charges", 3]]', 16, "it would never end"),
        ('title = "Keeper"\n', "", 8, "title must be a name"),
        ("life = 50", "life = 0", 20, "life must be at least 1"),
        ("difficulty = 4", "difficulty = 11", 21, "must be a number from 1 to 10, not 11"),
        ('[["gravehold_suffers", 2]]', '[["draw", 2]]', 22, "“draw” does not fit here"),
        (
            '[["gravehold_suffers", 2]]',
            '[["does", "revealed_player", [["suffer", 2]]]]',
            22,
            "“revealed_player” does not fit here",
        ),
        (
            '[["gain_aether", 2]]',
            '[["gravehold_suffers", "top_discard_cost"]]',
            6,
            "“top_discard_cost” does not fit here",
        ),
        (
            '[["gain_aether", 2]]',
            '[["deal_more_paying", 1, [["lose_charges", 1]], "top_discard_cost"]]',
            6,
            "“top_discard_cost” does not fit here",
        ),
        ("life = 50", "stacked = []", 20, "the field “stacked” cannot be used"),
        ('[["gravehold_suffers", 2]]', '[["unleash"]]', 22, "it would never end"),
        ('[["unleash"]]', '[["this_to_bottom"], ["draws_now"]]', 24, "it would never end"),
        ('type = "attack"', 'type = "gem"', 26, "allowed types: attack, minion, power"),
        ("[[card]]", "[[karte]]", 0, "unknown field “karte”"),
        ("[[card]]", "[card]", 2, "each entry must be a table of its own"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    old: str, new: str, line: int, words: str
) -> None:
    assert old in CARDS
    said = refusal(contents(CARDS.replace(old, new, 1)))
    assert said.startswith(f"cards.toml, line {line}: " if line else "cards.toml: "), said
    assert words in said


def test_a_player_may_be_named_once_a_turn_card_was_revealed() -> None:
    named = '["does", "revealed_player", [["suffer", 2]]]'
    revealing = f'[["reveal_turn", [{named}], [["gravehold_suffers", 3]]]]'
    own = read_own(contents(CARDS.replace('[["gravehold_suffers", 2]]', revealing, 1)))
    assert own.box.nemeses


def test_its_cost_may_be_told_of_the_card_that_was_paid_with() -> None:
    paid = '[["deal_more_paying", 1, [["discard_from_hand"]], "top_discard_cost"]]'
    own = read_own(contents(CARDS.replace('[["gain_aether", 2]]', paid, 1)))
    effect = own.box.market[own.spelled["cinder"]].effect
    said = "You may discard a card in hand. If you do, deal additional damage equal to its cost."
    assert effect is not None
    assert effect.sentence(speech("en")).endswith(said)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("format = 1", "format = 2", 1, "this version reads format 1"),
        ('"aeons-end"', '"chess"', 2, "there are some for: aeons-end"),
        ('"embers"', '"Em bers"', 3, "cannot be a slug"),
        ('slug = "embers"\n', "", 1, "the field “slug” is missing"),
        ('name = "Embers"', 'title = "Embers"', 4, "unknown field “title”"),
    ],
)
def test_what_is_wrong_with_the_whole_is_said(old: str, new: str, line: int, words: str) -> None:
    said = refusal(contents(main=MAIN.replace(old, new, 1)))
    assert said.startswith(f"box.toml, line {line}: "), said
    assert words in said


def test_what_is_wrong_with_a_clause_is_said_in_three_languages() -> None:
    with pytest.raises(BoxError) as error:
        read_own(contents(CARDS.replace("cost = 3", "cost = -3", 1)))
    told = error.value.message
    assert told.text("pl").startswith("cards.toml, wiersz 5: ")
    assert "„cost” musi być liczbą od 0 do 99, a nie -3" in told.text("pl")
    french = told.text("fr").replace("\u00a0", " ")
    assert french.startswith("cards.toml, ligne 5 : ")
    assert "« cost » doit être un nombre de 0 à 99, pas -3" in french


@pytest.mark.parametrize("word", ["gain_cloaks", "final_form", "befalls"])
def test_a_word_of_one_printed_box_is_refused(word: str) -> None:
    """Whether that box is loaded or not."""
    assert emberhold.GAMES["war-eternal"].box  # type: ignore[attr-defined]
    said = refusal(contents(CARDS.replace('["gain_aether", 2]', f'["may", [["{word}"]]]')))
    assert said.startswith("cards.toml, line 6: ")
    assert word in said


def test_a_player_whom_one_printed_nemesis_names_is_refused() -> None:
    """Without that nemesis nobody is pointed at, and asking for them would stop a game."""
    assert emberhold.GAMES["legacy"].box  # type: ignore[attr-defined]
    ability = '["does", "pointed_at", [["gain_charges", 1]]]'
    said = refusal(contents(CARDS.replace('["draw", 2]', ability)))
    assert said == "cards.toml, line 16: “pointed_at” cannot be used in a box of one’s own"


def test_an_empty_box_is_refused() -> None:
    assert refusal(contents("")) == "box.toml: there is nothing in this box"


def test_broken_letters_are_refused_with_their_line() -> None:
    files = {"box.toml": MAIN.encode(), "cards.toml": b"# one\n# \xff\n"}
    assert refusal(Contents(files, "x")) == "cards.toml, line 2: the file is not written in UTF-8"


def test_texts_are_bounded() -> None:
    long = "[" + ", ".join(['["draw", 1]'] * 90) + "]"
    assert "play is too long: 180 words" in refusal(
        contents(CARDS.replace('[["gain_aether", 2]]', long))
    )
    deep = '["may", [' * 20 + '["draw"]' + "]]" * 20
    assert "nested too deeply" in refusal(contents(CARDS.replace('["gain_aether", 2]', deep)))
    assert "nested too deeply" in refusal(contents(f"x = {'[' * 50_000}"))


def test_there_is_a_most_of_everything() -> None:
    many = "".join(
        f'[[card]]\nname = "C {n}"\ntype = "gem"\nplay = [["draw"]]\n' for n in range(151)
    )
    assert "too many of [[card]]: 151; at most 150" in refusal(contents(many))
    foes = "".join(
        f'[[nemesis.card]]\nname = "C {n}"\ntype = "attack"\ntier = 1\neffect = [["unleash"]]\n'
        for n in range(30)
    )
    assert "too many of [[nemesis.card]]: 31" in refusal(contents(CARDS + foes))


# Pictures


def png(width: int, height: int) -> bytes:
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + size + bytes(20)


@pytest.mark.parametrize(
    ("data", "sound"),
    [
        (png(200, 300), True),
        (png(2000, 300), False),
        (png(10, 300), False),
        (b"GIF89a", False),
        (b"", False),
        (b"RIFF\x00\x00\x00\x00WEBPVP8L\x00\x00\x00\x00\x2f\xc7\xc0\x31\x00" + bytes(10), True),
    ],
)
def test_a_picture_is_known_by_its_header(data: bytes, sound: bool) -> None:
    found = contents(CARDS.replace("cost = 3", 'picture = "pictures/a.png"'))
    found = Contents({**found.files, "pictures/a.png": data}, "x")
    if sound:
        own = read_own(found)
        assert own.pictures == {own.spelled["cinder"]: "pictures/a.png"}
        assert own.cast == {own.spelled["cinder"]: own_art(found.digest, "pictures/a.png")}
    else:
        assert "must be a PNG or WebP of 64 to 1,024 pixels" in refusal(found)


def test_a_motif_is_one_of_ours() -> None:
    own = read_own(contents(CARDS.replace("cost = 3", 'picture = "kindle"')))
    assert own.cast[own.spelled["cinder"]] == "kindle 34 12 embers"
    own = read_own(contents(CARDS.replace("cost = 3", 'picture = "gem:shard 20 330 embers"')))
    assert own.cast[own.spelled["cinder"]] == "gem:shard 20 330 embers"


# Folders and packed files


def test_a_box_is_the_same_in_a_folder_and_packed(tmp_path: Path) -> None:
    found = contents()
    for name, data in found.files.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("x")
    folder = read_box(tmp_path)
    assert folder.digest == found.digest
    packed = tmp_path.with_suffix(".emberbox")
    packed.write_bytes(folder.packed())
    assert read_box(packed).digest == found.digest
    assert read_box(packed).packed() == found.packed()


def archive(files: dict[str, bytes], **settings: Any) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", **settings) as pack:
        for name, data in files.items():
            pack.writestr(name, data)
    return whole.getvalue()


def strangers() -> Iterator[tuple[bytes, str]]:
    yield b"PK nothing", "this is not a packed box"
    yield archive({"cards.toml": b""}), "the file box.toml is missing"
    for name in ("../box.toml", "/box.toml", "a/b/box.toml", "BOX.TOML"):
        yield archive({name: b""}), "plain name"
    yield archive({"box.toml\x00.py": b"", "run.py": b""}), "plain name"
    yield archive({f"c{n}.toml": b"" for n in range(MOST_FILES + 1)}), "at most 80 files"
    yield archive({"box.toml": bytes(LARGEST_TABLE + 1)}), "too large"
    packed = archive({"box.toml": bytes(10**8)}, compression=zipfile.ZIP_DEFLATED)
    yield packed, "too large"
    yield archive({"box.toml": b"x"}, compression=zipfile.ZIP_BZIP2), "not allowed"
    yield bytes(LARGEST_BOX + 1), "too large"


def test_a_packed_file_is_bounded() -> None:
    for data, words in strangers():
        with pytest.raises(BoxError, match=words):
            unpacked(data, "stranger.emberbox")


def test_only_plain_files_belong_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(MAIN)
    (tmp_path / "cards.toml").symlink_to("/etc/hostname")
    with pytest.raises(BoxError, match="only plain files"):
        read_box(tmp_path)


def test_a_script_cannot_be_a_file_of_a_box(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(MAIN)
    (tmp_path / "card.py").write_text("print()")
    with pytest.raises(BoxError, match=r"card\.py: a file of a box has a plain name"):
        read_box(tmp_path)


# What fits where


def test_what_fits_is_offered_and_what_does_not_is_not() -> None:
    for text in fits.TEXTS:
        offered = fits.fitting(text)
        assert {"gravehold_suffers", "when", "nemesis_tokens"} <= set(offered)
        assert ("draw" in offered) == (text in fits.OF_PLAYERS)
        assert ("each_suffers" in offered) == (text in fits.OF_A_NEMESIS)
        assert "gain_tokens" not in offered
        assert "gain_cloaks" not in offered
    assert "destroy_this" in fits.fitting(fits.PLAY)
    assert "destroy_this" not in fits.fitting(fits.ABILITY)
    assert "unleash" not in fits.fitting(fits.UNLEASH)
