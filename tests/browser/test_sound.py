"""What a table sounds like: nothing before it is touched, then what happens, as loud as wished."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person

_LISTEN = """
() => {
  window.heard = [];
  const begin = (node) => {
    const start = node.prototype.start;
    node.prototype.start = function (...when) {
      window.heard.push(node.name);
      return start.apply(this, when);
    };
  };
  begin(OscillatorNode);
  begin(AudioBufferSourceNode);
}
"""


def heard(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("() => window.heard")
    return found


def sit(person: Person, *seats: str, **settings: Any) -> None:
    person.context.add_init_script(f"({_LISTEN})()")
    if settings:
        plain = str(settings).replace("'", '"')
        person.context.add_init_script(
            f"localStorage.setItem('emberhold.settings', JSON.stringify({plain}))"
        )
    person.sit(person.open(*seats))


def answers(person: Person) -> None:
    """Give the first answer; the log says that something came of it."""
    lines = person.page.locator("#log li")
    before = lines.count()
    person.page.locator("#prompt .answer:visible").first.click()
    expect(lines).not_to_have_count(before)


def test_a_table_is_heard_once_it_was_touched(person: Person) -> None:
    sit(person, "me", "bot", motion="fastest")
    assert heard(person) == []
    person.page.keyboard.press("Shift")
    for _ in range(4):
        answers(person)
    person.until(lambda: "AudioBufferSourceNode" in heard(person))


def test_a_player_who_wants_silence_hears_nothing(person: Person) -> None:
    sit(person, "me", "bot", motion="fastest", volume=0)
    for _ in range(4):
        answers(person)
    assert heard(person) == []


def test_a_shared_screen_is_silent_until_somebody_chose_how_loud(person: Person) -> None:
    sit(person, "me", "hot-seat", motion="fastest")
    for _ in range(3):
        answers(person)
    assert heard(person) == []
