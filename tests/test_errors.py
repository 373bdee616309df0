"""What people can do wrong, and the one line in which each language tells them."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.game import WAR_ETERNAL, AeonsEnd
from emberhold.games.afterwards import Lender
from emberhold.kernel.save import Deal, Trial
from emberhold.kernel.table import open_table, restart
from emberhold.lab.tournament import Tournament, played
from emberhold.lab.tuning import Tuning, knob, tuned
from emberhold.language import LANGUAGES, speech
from tests.kernel.toy import AUCTION
from tests.parts.toys import WISHES
from tests.support import at
from tests.support.every import every
from tests.support.message_ids import SOURCE


def opened(**wishes: Any) -> Callable[[], object]:
    players = wishes.pop("players", 2)
    return lambda: emberhold.open("war-eternal", players, setup=wishes)


def wished(wishes: object) -> Callable[[], object]:
    """Wishes of a toy game, checked as every game checks them."""
    return lambda: WISHES.checked(2, wishes)


def placed(**position: Any) -> Callable[[], object]:
    return lambda: emberhold.open("war-eternal", 2, setup={"mages": MAGES}, position=position)


def ashes_placed(**side: Any) -> Callable[[], object]:
    return lambda: emberhold.open("ashes", 2, position={"players": {"0": side}})


def borrowed(wishes: dict[str, Any], *lenders: Lender) -> Callable[[], object]:
    """What a page asks for that names mages by the campaigns they come from."""
    return lambda: WAR_ETERNAL.borrowing.borrowed(wishes, lenders)


def saved(change: Callable[[str], str]) -> Callable[[], object]:
    """Load the text of a save file after something was done to it."""
    return lambda: emberhold.loads(change(at(p0={"hand": ["crystal", "spark"]}).dumps()))


def over() -> None:
    """A game that ends with the answer: the first player's last spark."""
    breaches = {"1": {"spells": ["spark"]}}
    table = at(phase="casting", foe={"life": 1}, p0={"hand": ["crystal"], "breaches": breaches})
    table.answer("cast:1")
    table.answer("end")


def dealt_in_between() -> None:
    """The first answer of a turn is not the beginning of a step."""
    header = replace(emberhold.open("war-eternal", 1, 4).header, deals=(Deal(1, "other", (0,)),))
    restart(WAR_ETERNAL, header).answer(0)


def tried() -> None:
    """A trial is dealt from a game that others still play: no file of it is written."""
    header = at().header
    replace(header, trial=Trial(header.seed, header.generator, (), 0)).text((), None)


def other_file(play: Callable[[Path], object]) -> Callable[[], object]:
    """A file that holds something else is not written over."""

    def wrong() -> None:
        with NamedTemporaryFile("w", suffix=".jsonl") as kept:
            kept.write("{}\n")
            kept.flush()
            play(Path(kept.name))

    return wrong


def tuning(*knobs: str) -> Tuning:
    return Tuning("ashes", "search", tuple(map(knob, knobs)), 2, 1, 1, 1, 0)


_LOOSE = replace(WAR_ETERNAL.box.rules, market_slots=None)
OPEN_MARKET = AeonsEnd("open-market", WAR_ETERNAL.box.changed(slug="open-market", rules=_LOOSE))
"""A box whose markets are any nine piles."""
MAGES = ["mazahaedron", "gex"]
BOTH_BOXES = ["war-eternal", "aeons-end"]
NINE = "frozen-magmite scoria-slag erratic-ingot mages-totem primordial-fetish jagged-lightning"
NINE_CARDS = [*NINE.split(), "fiery-torrent", "conjure-the-lost", "reduce-to-ash"]

WRONG: dict[str, Callable[[], object]] = {
    "error-language": lambda: speech("de"),
    "error-tournament-agents": lambda: played(Tournament("ashes", ("greedy",), 2, 1, 0)),
    "error-tournament-other": other_file(
        lambda path: played(Tournament("ashes", ("greedy", "random"), 2, 1, 0), path)
    ),
    "error-tune-knob": lambda: tuning("horizon"),
    "error-tune-nothing": lambda: tuned(tuning()),
    "error-tune-other": other_file(lambda path: tuned(tuning("horizon=1..2"), path)),
    "error-game": lambda: emberhold.open("war-eternel"),
    "error-illegal-answer": lambda: at().answer("play:kristal"),
    "error-illegal-index": lambda: at().answer(99),
    "error-wrong-seat": lambda: at().answer("end", seat=1),
    "error-game-over": over,
    "error-undo": lambda: at().undo(5),
    "error-no-record": lambda: emberhold.open("war-eternal", record=False).fork(),
    "error-save-read": lambda: emberhold.load("no-such-folder/game.ember"),
    "error-save-write": lambda: at().save("no-such-folder/game.ember"),
    "error-save-foreign": saved(lambda text: "Dear Mazahaedron,\n"),
    "error-save-future": saved(lambda text: text.replace("save 1", "save 999")),
    "error-save-header": saved(lambda text: text.replace("players: 2", "players: two")),
    "error-save-start": saved(lambda text: text.replace('"umbra-titan"', '"umbra-titn"')),
    "error-save-truncated": saved(lambda text: text.replace("# 0 answers", "# 3 answers")),
    "error-save-replay": saved(lambda text: text.replace("# 0 answers", "play:xyz\n# 1 answers")),
    "error-save-trial": tried,
    "error-save-deal": dealt_in_between,
    "error-players": opened(players=7),
    "error-seed": lambda: emberhold.open("war-eternal", seed=1.5),  # type: ignore[arg-type]
    "error-setup-key": opened(nemsis="gate-witch"),
    "error-setup-value": opened(difficulty="easy"),
    "error-setup-table": wished(7),
    "error-setup-range": wished({"rounds": 10**30}),
    "error-setup-many": wished({"stops": ["damage"] * 9}),
    "error-setup-each": wished({"heroes": ["captain"]}),
    "error-setup-twice": wished({"heroes": ["captain", "captain"]}),
    "error-pairs": opened(turn_order="pairs"),
    "error-solo-easing": opened(solo_cards=4),
    "error-nemesis": opened(nemesis="gate-wich"),
    "error-nemesis-box": opened(boxes=["war-eternal"], nemesis="rageborne"),
    "error-box": opened(boxes=["war-eternol"]),
    "error-box-none": opened(boxes=["legacy"]),
    "error-box-sealed": opened(boxes=["war-eternal", "legacy"]),
    "error-box-unopened": borrowed({"boxes": ["war-eternal", "legacy"]}),
    "error-guests-lent": borrowed({"guests": [{"sheet": "bow"}]}),
    "error-guests-sheet": borrowed(
        {"boxes": ["war-eternal", "legacy"], "mages": ["bow@one", "bow@two"]},
        *(Lender(campaign, [{"sheet": "bow", "name": campaign}]) for campaign in ("one", "two")),
    ),
    "error-mage": opened(mages=["gex", "mysticus"]),
    "error-mage-box": opened(mages=["gex", "kadir"]),
    "error-mage-count": opened(mages=["gex"]),
    "error-mage-twice": opened(mages=["gex", "gex"]),
    "error-mage-namesake": opened(boxes=BOTH_BOXES, mages=["mist", "mist-first-box"]),
    "error-market": opened(market="deck-destructin"),
    "error-market-card": opened(market=["crystal"]),
    "error-market-twice": opened(market=["kindle", "kindle"]),
    "error-market-slots": opened(market=NINE_CARDS[1:]),
    "error-market-filters": opened(market={"some": []}),
    "error-market-filter": opened(market={"random": ["ruby=3"]}),
    "error-market-filter-unmet": opened(market={"random": ["gem=99"]}),
    "error-position-no-table": lambda: open_table(AUCTION, 2, 0, position=5),
    "error-position-over": ashes_placed(out=True),
    "error-position-dual": placed(players={"0": {"breaches": {"1": {"spells": ["crystallize"]}}}}),
    "error-position-exhausted": placed(players={"0": {"life": 0}, "1": {"life": 0}}),
    "error-market-piles": lambda: OPEN_MARKET.setup(2, 0, {"market": ["kindle"]}),
    "error-box-mages": lambda: AeonsEnd("odd", WAR_ETERNAL.box.changed(people=())),
    "error-box-no-plan": lambda: AeonsEnd("odd", WAR_ETERNAL.box.changed(plans=())),
    "error-box-part": lambda: AeonsEnd(
        "odd", WAR_ETERNAL.box.changed(suggested={"one": ("kindle",)})
    ),
    "error-position-table": placed(nemesis=3),
    "error-position-key": placed(gravehol=3),
    "error-position-value": placed(in_play=["catacomb-dron"]),
    "error-position-number": placed(gravehold=0),
    "error-position-list": placed(in_play="catacomb-drone"),
    "error-position-twice": placed(in_play=["catacomb-drone", "catacomb-drone"]),
    "error-position-no-turns": placed(turn_order={"deck": [], "discard": []}),
    "error-seat": lambda: at().view(7),
    "error-no-such-target": lambda: at().why_not(0, "no-such-thing"),
    "error-position-many": ashes_placed(battlefield=["gilder"] * 9),
    "error-position-lifeless": ashes_placed(battlefield=[{"unit": "gilder", "wounds": 2}]),
}


def test_all_are_told_in_one_line_of_every_language() -> None:
    with every() as case:
        for id, wrong in WRONG.items():
            with case(id):
                with pytest.raises(emberhold.EmberholdError) as caught:
                    wrong()
                told_in_one_line_of_every_language(caught.value, id)


def told_in_one_line_of_every_language(error: emberhold.EmberholdError, id: str) -> None:
    assert error.message.id == id
    lines = [error.text(language) for language in LANGUAGES]
    assert len(set(lines)) == len(LANGUAGES)
    for line in lines:
        assert "\n" not in line
        assert line.endswith((".", "?"))
    assert str(error) == lines[0]


@pytest.mark.parametrize("floor", ["language", "games/aeons_end"])
def test_every_error_of_the_floor_can_happen(floor: str) -> None:
    text = (SOURCE / floor / "messages" / "en" / "errors.ftl").read_text(encoding="utf-8")
    known = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("error-")}
    assert known - set(WRONG) == set()


def test_the_nearest_right_name_is_offered() -> None:
    with pytest.raises(emberhold.SetupError) as caught:
        opened(nemesis="gate-wich")()
    said = [caught.value.text(language).rpartition(". ")[2] for language in LANGUAGES]
    assert said == [
        "Did you mean gate-witch?",
        "Czy chodziło o gate-witch?",
        "Vouliez-vous dire gate-witch\u00a0?",
    ]


def test_a_save_that_does_not_replay_says_which_answer_and_why() -> None:
    with pytest.raises(emberhold.SaveError, match=r"answer 1 .*play:xyz.*play:crystal"):
        WRONG["error-save-replay"]()


FIELDS: dict[str, tuple[Callable[[], object], str]] = {
    "error-game": (WRONG["error-game"], "game"),
    "error-players": (opened(players=7), "players"),
    "error-seed": (WRONG["error-seed"], "seed"),
    "error-setup-key": (opened(nemsis="gate-witch"), "nemsis"),
    "error-setup-value": (opened(difficulty="easy"), "difficulty"),
    "error-pairs": (opened(turn_order="pairs"), "turn_order"),
    "error-solo-easing": (opened(solo_life=12), "solo_life"),
    "error-nemesis": (opened(nemesis="gate-wich"), "nemesis"),
    "error-mage-count": (opened(mages=["gex"]), "mages"),
    "error-market-filter": (opened(market={"random": ["ruby=3"]}), "market"),
    "error-deck-name": (
        lambda: emberhold.open("ashes", setup={"decks": ["the-iron-men", "my deck"]}),
        "decks",
    ),
}


def test_a_set_up_error_names_the_wish_it_is_about() -> None:
    for id, (wrong, field) in FIELDS.items():
        with pytest.raises(emberhold.SetupError) as caught:
            wrong()
        assert (caught.value.message.id, caught.value.field) == (id, field)


def test_a_set_up_error_survives_the_way_to_another_process() -> None:
    with pytest.raises(emberhold.SetupError) as caught:
        opened(nemesis="gate-wich")()
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.field, str(copied)) == ("nemesis", str(caught.value))
