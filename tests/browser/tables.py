"""The table page as somebody sees and uses it."""

from __future__ import annotations

from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.settling import settle

Mood = Literal["mine", "wait", "past", "over", "undo"]

TURN = """() => {
  const { settled } = document.documentElement.dataset;
  const turn = ["mine", "over"].includes(document.getElementById("prompt").dataset.mood);
  return settled && (turn || !document.getElementById("handover").hidden);
}"""
_CHOICES = """() => {
  const seen = (element) => element.checkVisibility() && !element.closest("[hidden], [inert]");
  const keys = [...document.querySelectorAll("#prompt-options .answer")].filter(seen);
  // A battle is drawn over the middle of the map: what is under it is answered by its button.
  const covered = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const duel = top?.closest('[data-part="duel"]');
    return Boolean(duel) && !duel.contains(element);
  };
  const lit = [...document.querySelectorAll(".legal")].filter((one) => seen(one) && !covered(one));
  // A pile that is fanned out lies over everything else.
  const fanned = lit.filter((element) => element.closest(".pile-view"));
  const card = ({ dataset }) => `.pile-view [data-piece="${dataset.piece}"]`;
  if (fanned.length) return fanned.map(card);
  // A first choice has the table to itself; what is gathered there is given by one button.
  const whole = (key) => `#choosing [data-key="${key}"]:is(button)`;
  const first = [...document.querySelectorAll("#choosing button[data-key]")].filter(seen);
  const give = "#choosing :is(.gather__take, .own-sheet__begin):not([aria-disabled])";
  if (document.querySelector(give)) return [give];
  const open = first.filter((element) => element.getAttribute("aria-pressed") !== "true");
  if (first.length) return open.map((element) => whole(element.dataset.key));
  return [
    ...lit.map((element) => element.dataset.piece ? `[data-piece="${element.dataset.piece}"]`
      : element.dataset.handle ? `[data-handle="${element.dataset.handle}"]`
      : `[data-head="${element.dataset.head}"]`),
    ...keys.map((element) => `#prompt-options [data-number="${element.dataset.number}"]`),
  ];
}"""


class TablePage:
    """What can be seen and pressed at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("#prompt")
        self.text = page.locator("#prompt-text")
        self.answers = page.locator("#prompt-options .answer")
        self.choosing = page.locator("#choosing")
        """Where the first choices of a game are made."""
        self.undo = page.locator("#undo-button")
        self.restart = page.locator("#undo-turn-button")
        self.log = page.locator("#log li")
        self.line = page.locator("#line")
        self.handover = page.locator("#handover")
        self.bubble = page.locator("#bubble")

    def ready(self, version: int = 0) -> TablePage:
        """Wait until nothing is under way, and the table has come this far."""
        settle(self.page, version)
        return self

    def my_turn(self) -> TablePage:
        """Wait until this page is asked something, or the game is over."""
        self.page.wait_for_function(TURN)
        return self.ready()

    @property
    def version(self) -> int:
        """Of the table it shows, once it has come to rest."""
        return int(self.ready().page.evaluate("document.documentElement.dataset.settled"))

    def mood(self, mood: Mood) -> TablePage:
        expect(self.prompt).to_have_attribute("data-mood", mood)
        return self

    @property
    def is_over(self) -> bool:
        return self.prompt.get_attribute("data-mood") == "over"

    def piece(self, id: str) -> Locator:
        return self.page.locator(f'[data-piece="{id}"]')

    def zone(self, id: str) -> Locator:
        return self.page.locator(f'[data-zone="{id}"]')

    def choices(self) -> list[str]:
        """What can be pressed to answer: lit pieces and buttons, as selectors."""
        found: list[str] = self.page.evaluate(_CHOICES)
        return found

    def press(self, what: str | Locator, luck: Random | None = None, touch: bool = False) -> None:
        """Press something; wherever a small menu opens, the first of its answers or any."""
        target = self.page.locator(what) if isinstance(what, str) else what
        self._press(target.first, touch)
        if self.bubble.is_visible():
            menu = self.bubble.get_by_role("menuitem")
            self._press(menu.nth(luck.randrange(menu.count()) if luck else 0), touch)
        self.ready()

    def _press(self, target: Locator, touch: bool) -> None:
        # A card may cover the place that is pressed: pressing the card means the place.
        covered = target.get_attribute("data-handle") is not None
        if touch:
            target.tap(force=covered)
        else:
            target.click(force=covered)

    def play(self, luck: Random, touch: bool = False) -> None:
        """Answer whatever is asked with anything that can be pressed."""
        self.my_turn()
        choices = self.choices()
        assert choices, self.text.inner_text()
        self.press(luck.choice(choices), luck, touch)

    def answer(self, words: str) -> None:
        """Press the button with these words in the prompt bar or in the list of all answers."""
        self.my_turn()
        if self.choosing.is_visible():
            self.choosing.locator("button[data-key]").filter(has_text=words).first.click()
            self.ready()
            return
        button = self.answers.filter(has_text=words, visible=True)
        if not button.count():
            if self.page.locator("#prompt-sheet").is_hidden():
                self.page.locator("#prompt-more").click()
            button = self.page.locator("#prompt-list .answer").filter(has_text=words)
        button.first.click()
        self.ready()

    def finish(self, luck: Random, most: int = 400, touch: bool = False) -> int:
        """Play to the end; how often something was pressed."""
        for times in range(most):
            if self.my_turn().is_over:
                return times
            self.play(luck, touch)
        raise AssertionError(f"the game did not end within {most} answers")
