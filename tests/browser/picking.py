"""The set-up picker as somebody uses it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def who_sits(page: Page, seat: int) -> str:
    """Who is chosen for a seat: me, hot-seat, friend or bot."""
    return page.locator(f"input[name=who-{seat}]:checked").input_value()


def seat_there(page: Page, seat: int, who: str) -> None:
    page.locator(f"input[name=who-{seat}][value={who}]").check()


def face(page: Page, field: str, name: str) -> Locator:
    """A face in the group of a field, by its name."""
    return page.locator(f"#field-{field}-box .faces .face").filter(has_text=name).locator("input")


def plate(page: Page, seat: int) -> Locator:
    """The seat that is to choose next."""
    return page.locator(".plate input").nth(seat)
