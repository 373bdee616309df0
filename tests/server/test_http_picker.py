"""The set-up picker: what it offers, what it says of mistakes, and share codes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhold.games import GAMES, game_named
from emberhold.games.ashes.setting_up.decks import random_deck
from emberhold.language import LANGUAGES
from emberhold.parts.choices import EACH, FILE, SEVERAL, WORDS, SetupChoice
from emberhold.server.picker.asked import shown
from emberhold.server.picker.codes import CodeError, Shared, code_of, shared_by
from emberhold.server.picker.picks import picked, problems, wishes
from tests.server.serving import Running
from tests.support import rule

NINE = [
    *("frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish"),
    *("jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"),
]


def asked(server: Running, **wish: Any) -> dict[str, Any]:
    wish = {"game": "war-eternal", "players": 2, **wish}
    told: dict[str, Any] = server.browser().post("/api/setup", wish).json()
    return told


# What is offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_offered_in_words(server: Running, language: str) -> None:
    told = server.browser().get(f"/api/games?lang={language}").json()
    assert [game["id"] for game in told["games"]] == list(GAMES)
    bots = [bot["id"] for bot in told["bots"]]
    simple = ["novice", "skilled", "expert", "master", "greedy", "random"]
    assert bots == [*simple, "search:200", "ismcts:500"]
    assert [bot["id"] for bot in told["bots"] if bot["usual"]] == ["skilled"]
    together = {game["id"]: len(game["sides"]["2"]) == 1 for game in told["games"]}
    assert together["war-eternal"]
    assert not together["ashes"]
    for game in told["games"]:
        assert game["seats"] == list(game_named(game["id"]).seats)
        assert all(field["label"] and field["help"] for field in game["fields"])
        assert all(preset["name"] and preset["blurb"] for preset in game["presets"])


def test_faces_say_how_hard_they_are_and_markets_what_they_hold(server: Running) -> None:
    games = {game["id"]: game for game in server.browser().get("/api/games").json()["games"]}
    fields = {field["id"]: field["values"] for field in games["war-eternal"]["fields"]}
    grades = {value["value"]: value["grade"] for value in fields["nemesis"]}
    assert grades["gate-witch"] == 7
    assert grades["random"] is None
    suggested = next(value for value in fields["market"] if value["value"] == "play-it-again")
    kinds = [kind for _, kind in suggested["holds"]]
    assert (kinds.count("gem"), kinds.count("relic"), kinds.count("spell")) == (3, 2, 4)
    sheets = next(field for field in games["relic"]["fields"] if field["id"] == "sheets")
    people = next(value["then"] for value in sheets["values"] if value["then"])
    drawn = [value["picture"] for value in people["values"] if not value["again"]]
    assert len(drawn) == 16
    assert all(drawn)


def test_every_preset_opens_a_table_as_it_is(server: Running) -> None:
    browser = server.browser()
    for game in browser.get("/api/games").json()["games"]:
        for preset in game["presets"]:
            wish = {"game": game["id"], "players": preset["players"], "setup": preset["setup"]}
            assert browser.post("/api/setup", wish).json()["ok"]
            opened = browser.post("/api/tables", {**wish, "seats": preset["seats"]})
            assert opened.status_code == 200, opened.text


def test_a_field_says_for_how_many_players_it_matters(server: Running) -> None:
    war_eternal = server.browser().get("/api/games").json()["games"][0]
    fields = {field["id"]: field for field in war_eternal["fields"]}
    assert fields["turn_order"]["players"] == [4]
    assert fields["nemesis"]["players"] == []
    assert len(fields["mages"]["labels"]) == 4
    nine = next(value for value in fields["market"]["values"] if value["value"] == "nine")
    assert nine["then"]["kind"] == "many"


# What was picked


def test_a_good_set_up_is_understood_and_gets_a_code(server: Running) -> None:
    told = asked(server, setup={"nemesis": "gate-witch", "mages": ["gex", "random"]}, seed="12")
    assert told["ok"]
    again = server.browser().get(f"/api/code/{told['code']}").json()
    assert again == {
        "game": "war-eternal",
        "players": 2,
        "seed": 12,
        "setup": {"nemesis": "gate-witch", "mages": ["gex", "random"]},
        "code": told["code"],
    }


def test_every_mistake_is_said_beside_its_field(server: Running) -> None:
    setup = {"nemesis": "gate-wich", "mages": ["gex", "gex"], "difficulty": "easy"}
    told = asked(server, setup=setup)
    assert not told["ok"]
    assert {error["field"] for error in told["errors"]} == {"nemesis", "mages", "difficulty"}
    assert all(error["text"].endswith((".", "?")) for error in told["errors"])


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"players": 9}, "players"),
        ({"game": "war-eternel"}, "game"),
        ({"setup": {"nemsis": "gate-witch"}}, "nemsis"),
        ({"setup": {"market": {"via": "nine", "is": NINE[1:]}}}, "market"),
        ({"setup": {"market": {"via": "filters", "is": "ruby=3"}}}, "market"),
        ({"setup": {"market": {"via": "nowhere", "is": 1}}}, "market"),
        ({"game": "ashes", "setup": {"decks": {"via": "each", "is": ["random"]}}}, "decks"),
        ({"game": "ashes", "setup": {"first_five": 5}}, "first_five"),
    ],
)
def test_a_mistake_names_its_field(server: Running, wish: dict[str, Any], field: str) -> None:
    told = asked(server, **wish)
    assert [error["field"] for error in told["errors"]] == [field]


def test_mistakes_are_told_in_the_readers_language(server: Running) -> None:
    wish = {"game": "war-eternal", "players": 2, "setup": {"difficulty": "easy"}}
    browser = server.browser()
    texts = {browser.post(f"/api/setup?lang={language}", wish).text for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_what_matters_for_other_numbers_of_players_is_left_out(server: Running) -> None:
    told = asked(server, setup={"turn_order": "pairs", "nemesis": "gate-witch"})
    assert told["ok"]
    assert told["setup"] == {"nemesis": "gate-witch"}


def test_filters_and_nine_cards_make_a_market() -> None:
    filters = {"market": {"via": "filters", "is": "gem=3 spell>=6"}}
    assert wishes("war-eternal", 2, filters) == {"market": {"random": ["gem=3", "spell>=6"]}}
    nine = {"market": {"via": "nine", "is": NINE}}
    assert problems("war-eternal", 2, 0, nine) == []
    assert picked("war-eternal", {"market": NINE}) == nine


def test_a_deck_is_given_as_text(server: Running) -> None:
    text = random_deck("somebody").text()
    decks = {"via": "each", "is": ["the-iron-men", {"via": "file", "is": text}]}
    told = asked(server, game="ashes", setup={"decks": decks})
    assert told["ok"], told
    assert server.browser().get(f"/api/code/{told['code']}").json()["setup"] == {"decks": decks}


# Share codes


def test_codes_of_usual_set_ups_are_short() -> None:
    setup = {"nemesis": "gate-witch", "mages": ["gex", "random"], "difficulty": "expert"}
    assert len(code_of(Shared("war-eternal", 2, None, setup))) <= 20


def test_a_code_may_be_typed_carelessly() -> None:
    shared = Shared("war-eternal", 2, 71, {"nemesis": "gate-witch"})
    code = code_of(shared)
    for typed in (code.lower(), code.replace("-", ""), f" {code} ", code.replace("0", "o")):
        assert shared_by(typed) == shared
    assert shared_by(code.replace("1", "l")) == shared


def test_a_mistyped_letter_is_noticed() -> None:
    code = code_of(Shared("war-eternal", 2, 7, {"nemesis": "gate-witch", "mages": ["gex", "mist"]}))
    letters = code.replace("-", "")
    for place, right in enumerate(letters):
        for wrong in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if wrong != right:
                with pytest.raises(CodeError):
                    shared_by(letters[:place] + wrong + letters[place + 1 :])


@pytest.mark.parametrize(
    "code", ["", "-", "1", "ÄÖ", "1020-3032", "Z" * 9000, "🜂", "1020-3032-0000"]
)
def test_what_is_not_a_code_is_refused_in_one_line(server: Running, code: str) -> None:
    with pytest.raises(CodeError):
        shared_by(code)
    if 1 < len(code) < 100:
        told = server.browser().get(f"/api/code/{code}")
        assert told.status_code == 400
        assert "letter by letter" in told.json()["error"]["text"]


def test_a_code_that_would_unpack_to_a_flood_is_refused() -> None:
    code = code_of(Shared("ashes", 2, "a" * 10**6))
    assert len(code) < 3000
    with pytest.raises(CodeError):
        shared_by(code)


@st.composite
def picks(draw: st.DrawFn, choice: SetupChoice, players: int) -> Any:
    """Anything that can be picked in a field."""
    if choice.shape == EACH:
        return [draw(one_of(choice, players)) for _ in range(players)]
    if choice.shape == SEVERAL:
        values = [value.value for value in choice.values]
        places = draw(st.sets(st.integers(0, len(values) - 1), max_size=9))
        return [values[place] for place in sorted(places)]
    if choice.shape in (WORDS, FILE):
        return draw(st.text(max_size=60))
    return draw(one_of(choice, players))


@st.composite
def one_of(draw: st.DrawFn, choice: SetupChoice, players: int) -> Any:
    value = draw(st.sampled_from(choice.values))
    if value.then is None:
        return value.value
    return {"via": value.value, "is": draw(picks(value.then, players))}


@st.composite
def set_ups(draw: st.DrawFn) -> Shared:
    game = draw(st.sampled_from(list(GAMES)))
    players = draw(st.sampled_from(game_named(game).seats))
    seed = draw(st.none() | st.integers(0, 10**12) | st.text(min_size=1, max_size=20))
    asked = [choice.name for choice in shown(game)]
    names = draw(st.sets(st.sampled_from(asked) if asked else st.nothing()))
    setup = {
        choice.name: draw(picks(choice, players)) for choice in shown(game) if choice.name in names
    }
    return Shared(game, players, seed, setup)


@given(set_ups())
def test_a_code_gives_back_exactly_what_it_was_made_of(shared: Shared) -> None:
    assert shared_by(code_of(shared)) == shared


@given(st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ", max_size=40))
def test_letters_at_random_are_not_a_code(letters: str) -> None:
    with pytest.raises(CodeError):
        shared_by(letters)


# Things to read


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_can_be_read_beside_the_table(server: Running, language: str) -> None:
    for game, slug in (("war-eternal", "gex"), ("war-eternal", "crystal"), ("ashes", "seal")):
        card = server.browser().get(f"/api/card/{game}/{slug}?lang={language}").json()
        assert card["name"]
        assert card["facts"]
        assert card["text"]
    assert server.browser().get("/api/card/ashes/nobody").status_code == 404
    assert server.browser().get("/api/card/chess/king").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_cards_are_listed_with_a_sentence_and_the_cards(
    server: Running, language: str
) -> None:
    for game, word, slug in (
        ("war-eternal", "focus_any_breach()", "primordial-fetish"),
        ("ashes", "move_token()", "transfer"),
        ("relic", "activation_one()", "whispering-gem"),
    ):
        chapters = server.browser().get(f"/api/verbs/{game}?lang={language}").json()["chapters"]
        verbs = [verb for chapter in chapters for verb in chapter["verbs"]]
        [verb] = [verb for verb in verbs if verb["signature"] == word]
        entry = next(entry for entry in GAMES[game].library if entry.slug == slug)
        assert verb["text"].split("\n")[0] in " ".join(entry.text(language))
        assert {"name": entry.name(language), "slug": slug} in verb["cards"]


def test_words_of_a_game_that_is_not_there_or_sealed_are_not_listed(server: Running) -> None:
    assert server.browser().get("/api/verbs/chess").status_code == 404
    assert server.browser().get("/verbs/chess").status_code == 404
    assert server.browser().get("/api/verbs/legacy").json() == {"chapters": []}


def test_rules_are_found_by_number_section_and_words(server: Running) -> None:
    browser = server.browser()

    def found(wanted: str) -> list[str]:
        answer = browser.get("/api/rules/war-eternal", params={"q": wanted})
        return [rule["id"] for rule in answer.json()["rules"]]

    assert found("we45") == ["WE-045"]
    assert found("WE-045 WE-001") == ["WE-045", "WE-001"]
    assert "WE-045" in found("")
    assert found("xyzzy") == []
    assert 0 < len(found("closed breach")) < len(found(""))


@pytest.mark.parametrize(
    ("game", "slug", "signs"),
    [
        ("war-eternal", "mage-ender", {"life": 9}),
        ("ashes", "hammer-knight", {"attack": 4, "recover": 1, "life": 3}),
        ("relic", "ork-veterans", {"attribute": "strength", "value": 5, "deck": "red"}),
        ("relic", "frag-grenade", {"value": 2, "deck": "wargear"}),
        ("relic", "canoness", {"strength": 3, "willpower": 4, "cunning": 2, "life": 5}),
        ("relic", "moarn", {"strength": 5, "life": 5}),
    ],
)
def test_a_card_to_read_bears_the_signs_printed_on_it(
    server: Running, game: str, slug: str, signs: dict[str, int | str]
) -> None:
    card = server.browser().get(f"/api/card/{game}/{slug}").json()
    assert {sign["id"]: sign["value"] for sign in card["signs"]} == signs


# Boxes mixed

BOTH = ["war-eternal", "aeons-end"]


@pytest.mark.parametrize(
    ("code", "game", "foe"),
    [
        ("1021-7422-7262-9131-2446-134F-4ZN", "war-eternal", "gate-witch"),
        ("1421-7522-4A4H-QD9", "aeons-end", "crooked-mask"),
        ("1231-7330-4235-23KF-Z3", "relic", "the-mystery-beyond"),
    ],
)
def test_codes_from_before_boxes_could_be_mixed_are_still_good(
    code: str, game: str, foe: str
) -> None:
    shared = shared_by(code)
    assert (shared.game, shared.setup["scenario" if game == "relic" else "nemesis"]) == (game, foe)
    assert code_of(shared) == code


@rule("WE-342")
def test_a_mixture_has_a_code() -> None:
    setup = {"boxes": BOTH, "nemesis": "rageborne", "mages": ["gex", "brama"], "market": "random"}
    shared = Shared("war-eternal", 2, 7, setup)
    assert shared_by(code_of(shared)) == shared
    assert problems("war-eternal", 2, 7, setup) == []


@rule("WE-342")
def test_what_is_picked_is_held_against_the_boxes_in_play(server: Running) -> None:
    picks = {"mages": ["gex", "brama"], "market": {"via": "nine", "is": [*NINE[1:], "jade"]}}
    (wrong, *_) = asked(server, setup=picks)["errors"]
    assert wrong["field"] == "mages"
    assert asked(server, setup={**picks, "boxes": BOTH})["ok"]


def test_everything_to_pick_says_its_box(server: Running) -> None:
    games = {game["id"]: game for game in server.browser().get("/api/games").json()["games"]}
    fields = {field["id"]: field for field in games["aeons-end"]["fields"]}
    assert [value["value"] for value in fields["boxes"]["values"]] == ["aeons-end", "war-eternal"]
    assert fields["boxes"]["boxes"]
    boxes = {value["value"]: value["box"] for value in fields["mages"]["values"]}
    assert (boxes["brama"], boxes["gex"], boxes["random"]) == ("aeons-end", "war-eternal", "")
    assert all(not field["boxes"] for field in games["ashes"]["fields"])
    relic = {field["id"]: field for field in games["relic"]["fields"]}
    assert [value["value"] for value in relic["boxes"]["values"]] == ["relic"]
    assert "Threat decks" in relic["boxes"]["mixed"] != fields["boxes"]["mixed"]
    assert all(not value["box"] for field in relic.values() for value in field["values"])


def test_a_quick_start_mixes_two_boxes(server: Running) -> None:
    """WE-342: what it wishes can be opened as it is."""
    browser = server.browser()
    offered = browser.get("/api/games").json()["games"]
    presets = {game["id"]: game["presets"] for game in offered}
    [mixed] = [preset for preset in presets["war-eternal"] if "boxes" in preset["setup"]]
    assert not [preset for preset in presets["aeons-end"] if "boxes" in preset["setup"]]
    table = browser.opens("me", "hot-seat", setup=mixed["setup"]).table
    assert "Rageborne" in browser.get("/api/tables").text
    assert browser.state(table)["asked"]
