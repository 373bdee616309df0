"""A life beyond one game: history, the challenge of the day, notes, calls, the simple view."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from emberhold.server.hook import Hook
from emberhold.server.notices.letters import Letter
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_access import violations
from tests.server.serving import Running

LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
SETTINGS = {"en": "Sound, notifications", "pl": "Dźwięk, znaki", "fr": "Son, signaux"}


def named(id: str, name: str) -> dict[str, str]:
    return {"id": id, "en": name, "pl": name, "fr": name}


def game(table: str, when: int, won: bool, **more: Any) -> dict[str, Any]:
    """A game as a file tells it."""
    return {
        "table": table,
        "game": "war-eternal",
        "when": when,
        "won": won,
        "together": True,
        "reason": "victory-nemesis",
        "answers": 120,
        "undo": False,
        "kind": "",
        "name": "",
        "about": [named("nemesis-umbra-titan", "Umbra Titan")],
        "seats": [
            {"mine": True, "bot": False, "figure": named("mage-mist", "Mist")},
            {"mine": False, "bot": True, "figure": named("mage-gex", "Gex")},
        ],
        **more,
    }


def file_of(*games: dict[str, Any]) -> bytes:
    told = {"is": "emberhold-history", "version": 1, "games": games, "puzzles": {"a-b": 5}}
    return json.dumps(told).encode()


PAST = [
    game("a", 100, False),
    game("b", 200, False),
    game("c", 300, False),
    game("d", 400, True, facts={"turns": 20, "lives": {"gravehold": 3, "player:0": 1}}),
    game("e", 500, True),
]


def bring(person: Person, content: bytes) -> None:
    person.page.goto("/you")
    expect(person.page.locator("#daily")).to_be_visible()
    person.page.locator("#import").set_input_files(
        {"name": "history.json", "mimeType": "application/json", "buffer": content}
    )


def test_an_imported_history_is_counted_and_told(person: Person) -> None:
    bring(person, file_of(*PAST))
    page = person.page
    expect(page.locator("#import-told")).to_have_text("Imported: 5 games.")
    expect(page.locator(".tile-panel__number")).to_have_text(["2", "2", "5"])
    expect(page.locator(".tile-panel").first).to_contain_text("of 5 won")
    expect(page.locator(".wins__row")).to_contain_text(["Umbra Titan", "Mist"])
    expect(page.locator(".ember")).to_have_count(5)
    expect(page.locator(".ember--won")).to_have_count(2)
    page.locator(".wins__table summary").first.click()
    expect(page.locator(".rates tbody tr").first).to_contain_text("2 / 5")
    earned = page.locator(".deed:not(.deed--waiting) strong")
    expect(earned).to_have_text(
        [
            *("By the fire", "First light", "The last stone", "By a thread"),
            *("From the ashes", "A second look"),
        ]
    )
    page.locator("#import").set_input_files(
        {"name": "again.json", "mimeType": "application/json", "buffer": file_of(*PAST)}
    )
    expect(page.locator(".tile-panel__number").last).to_have_text("5")


def test_a_bad_file_changes_nothing(person: Person) -> None:
    """What else may be wrong with one is in `tests/client/history.test.js`."""
    bring(person, file_of({**PAST[0], "seats": [{"mine": 1}]}))
    expect(person.page.locator("#import-told")).to_contain_text("Nothing was changed.")
    expect(person.page.locator("#sum")).to_contain_text("No finished game yet")


def test_rubbish_in_the_storage_does_no_harm(person: Person) -> None:
    page = person.page
    page.goto("/puzzles")
    page.evaluate(
        """() => {
          localStorage.setItem('emberhold.history', '{"games": [3, {"table": 1}], "puzzles": [1]}');
          localStorage.setItem('emberhold.endings', '[[');
          localStorage.setItem('emberhold.settings', '{"notify": "yes", "beginner": 7}');
        }"""
    )
    page.goto("/you")
    expect(page.locator("#sum")).to_contain_text("No finished game yet")
    assert page.evaluate("() => document.documentElement.dataset.view") == "whole"


def test_what_is_exported_can_be_imported(person: Person, tmp_path: Path) -> None:
    bring(person, file_of(*PAST))
    page = person.page
    with page.expect_download() as download:
        page.locator("#export").click()
    kept = tmp_path / "history.json"
    download.value.save_as(kept)
    page.locator("#forget").click()
    page.locator("#forget-sure .button--bad").click()
    expect(page.locator("#sum")).to_contain_text("No finished game yet")
    page.locator("#import").set_input_files(kept)
    expect(page.locator(".tile-panel__number").last).to_have_text("5")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LOCALES)
def test_the_pages_bar_nobody_and_fit(
    server: Running, invite: Invite, language: str, size: dict[str, int]
) -> None:
    person = invite(server.address, locale=LOCALES[language], viewport=size)
    bring(person, file_of(*PAST))
    page, found = person.page, []
    expect(page.locator(".tile-panel__number").last).to_have_text("5")
    for address, sign in (("/you", ".tally"), ("/puzzles", ".puzzles__row")):
        page.goto(address)
        page.locator(sign).first.wait_for()
        found += violations(page)
        wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        assert not wide, address
    assert found == []


def test_the_challenge_of_the_day_is_one_click_away(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("#to-daily").click()
    page.locator("#take-on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt-text")).to_be_visible()


def test_notes_stay_at_their_table(person: Person) -> None:
    first, second = person.open("me", "bot"), person.open("me", "bot")
    page = person.page

    def notes() -> Any:
        page.locator("#open-menu").click()
        page.get_by_role("button", name="My notes").click()
        return page.locator("#notes-text")

    person.sit(first)
    notes().fill("Keep the Spark for the drone.")
    expect(page.locator("#notes [role=status]")).to_have_text("Saved.")
    person.sit(second)
    expect(notes()).to_have_value("")
    assert violations(page) == []
    person.sit(first)
    expect(notes()).to_have_value("Keep the Spark for the drone.")


def test_a_call_comes_only_while_the_page_is_out_of_sight(server: Running, invite: Invite) -> None:
    person = invite(server.address)
    page = person.page
    page.add_init_script(
        """window.called = []; window.Notification = class {
             static permission = 'granted'; static requestPermission = async () => 'granted';
             constructor(title, { body }) { window.called.push(body); }
             addEventListener() {} close() {} };
           window.away = false;
           Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });"""
    )
    page.goto("/")
    page.locator("header.bar .icon-button").click()
    page.get_by_label("Notify me when it is my turn").check()
    table = person.sit(f"{person.open('me', 'bot').url}?sources")
    table.my_turn()
    assert page.evaluate("() => called") == []
    page.evaluate(
        """async () => { window.away = true;
             const { callAttention } = await import('/static/table/attention.js');
             callAttention(false, false); callAttention(true, true); }"""
    )
    assert page.evaluate("() => called") == ["Your turn"]


def test_the_simple_view_says_it_larger_and_hints_by_itself(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("header.bar .icon-button").click()
    page.get_by_label("Simple view").check()
    table = person.sit(person.open("me", "bot"))
    table.my_turn()
    expect(page.locator("#open-log")).to_be_hidden()
    expect(page.locator("#prompt .answer--hinted, .hinted").first).to_be_attached()
    assert violations(page) == []


# Calls with no page open


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pl", PHONE), ("fr", PHONE)])
def test_being_told_of_my_turn_is_allowed_and_revoked(
    server: Running,
    invite: Invite,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: dict[str, int],
) -> None:
    monkeypatch.setattr(server.app.hall.house.calling, "_hook", Hook("http://127.0.0.1:9/"))
    person = invite(server.address, viewport=size, locale=LOCALES[language])
    person.patient = True
    person.sit(person.open("me", "bot"))
    page = person.page

    def settings() -> None:
        page.locator("#open-menu").click()
        page.locator("dialog.table-menu").get_by_role("button", name=SETTINGS[language]).click()

    settings()
    box, topic = page.locator("#call-hook-way"), page.locator("#call-topic")
    told = page.locator(".call-ways [role=status]")
    save = page.locator(".call-ways button")
    expect(box).to_be_visible()
    expect(box).not_to_be_checked()
    box.check()
    topic.fill("not this!")
    save.click()
    expect(told).to_contain_text("64")
    topic.fill("my-phone")
    save.click()
    expect(told).not_to_contain_text("64")
    expect(told).not_to_be_empty()
    assert violations(page) == []
    page.reload()
    settings()
    expect(topic).to_have_value("my-phone")
    expect(box).to_be_checked()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("#call-none-way").check()
    expect(told).to_be_empty()
    page.reload()
    settings()
    expect(box).to_be_visible()
    expect(box).not_to_be_checked()


def test_a_device_subscribes_and_a_mail_address_agrees(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser's own push service is out of reach of the tests: its subscription is one."""
    house, given = server.app.hall.house, []

    async def push_to(secret: str, subscription: tuple[str, str, str], language: str) -> None:
        given.append((subscription, language))

    class Silent:
        def deliver(self, id: str, target: str, letter: Letter) -> None:
            pass

    monkeypatch.setattr(type(house.reaching), "public", "the-key")
    monkeypatch.setattr(house.reaching, "push_to", push_to)
    monkeypatch.setitem(house.reaching.postman._carriers, "mail", Silent())
    person = invite(server.address, viewport=PHONE, locale=LOCALES["pl"])
    person.page.add_init_script(
        """PushManager.prototype.subscribe = async (how) => ({ toJSON: () => ({
             endpoint: `https://push.example.org/${how.applicationServerKey}`,
             keys: { p256dh: "point", auth: "auth" } }) });"""
    )
    person.sit(person.open("me", "friend"))
    page = person.page
    page.locator("#open-menu").click()
    page.locator("dialog.table-menu").get_by_role("button", name=SETTINGS["pl"]).click()
    told = page.locator(".call-ways [role=status]")
    page.locator("#call-push-way").check()
    expect(told).to_contain_text("Będziesz dostawać wiadomości")
    assert given == [(("https://push.example.org/the-key", "point", "auth"), "pl")]
    page.locator("#call-mail-way").check()
    page.locator("#call-mail").fill("anna@example.org")
    page.locator(".call-ways button").click()
    expect(told).to_contain_text("Otwórz link")
    assert violations(page) == []


def test_where_nobody_can_be_told_nothing_is_offered(person: Person) -> None:
    person.sit(person.open("me", "bot"))
    page = person.page
    page.locator("#open-menu").click()
    with page.expect_response("**/call?*"):
        page.locator("dialog.table-menu").get_by_role("button", name=SETTINGS["en"]).click()
    expect(page.locator("#settings-motion")).to_be_visible()
    expect(page.locator(".call-ways")).to_be_hidden()
