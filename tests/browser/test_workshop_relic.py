"""Relic in the workshop: an enemy and a character made by presses, shared, and played by two."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.picking import face, seat_there
from tests.browser.tables import TablePage
from tests.browser.test_workshop import DESK, PHONE, asked_first, judged, looked_at, press, put
from tests.server.serving import Running


def begun(page: Page) -> None:
    page.goto("/workshop")
    page.locator("body[data-ready]").wait_for()
    page.locator("#new-name").fill("Portes")
    press(page, "engine:relic")
    page.locator("#begin .button--main").click()


def enemy(page: Page) -> None:
    """Judged by the games in which somebody meets it."""
    press(page, "new:enemy")
    page.locator('[data-key="name:fr"]').fill("Briseurs de portes")
    press(page, "value+")
    put(page, "gain_influence")
    press(page, "number:effect:reward.0.1+")
    expect(page.locator('.wread[lang="fr"]')).to_contain_text("gagnez 2 points d’influence")
    judged(page, ".wmeeting")


def character(page: Page) -> None:
    press(page, "new:character")
    for field, name in (("name", "Éclaireur"), ("special_name", "Vieilles cartes")):
        page.locator(f'[data-key="{field}:fr"]').fill(name)
    press(page, "attribute:strength+")
    put(page, "draw_power")
    press(page, "add:ability")
    page.locator('[data-key="name:fr"]').fill("Premier entré")
    put(page, "gain_influence")
    expect(page.locator('.wread[lang="fr"]')).to_contain_text("Premier entré")
    press(page, "outer")
    expect(page.locator(".wremarks li[data-bad]")).to_have_count(0)


def test_a_box_of_relic_is_made_judged_shared_and_played_by_two(
    server: Running, invite: Invite
) -> None:
    """A Frenchwoman at her desk made it; somebody with a Polish phone joins her."""
    host = invite(server.address, locale="fr-FR", **DESK).page
    guest = invite(server.address, locale="pl-PL", **PHONE).page
    begun(host)
    enemy(host)
    character(host)
    looked_at(host, "a character on the bench")
    judged(host, ".wjudged__tables")

    press(host, "web-workshop-share")
    host.wait_for_url("**/box/*")
    expect(host.locator("main")).to_contain_text("Briseurs de portes")
    host.locator('main a[href^="/new/"]').click()
    face(host, "sheets", "Éclaireur").check()
    seat_there(host, 1, "friend")
    expect(host.locator("#status")).to_have_class(re.compile("summary__good"))
    host.locator("#go").click()
    link = host.locator("#links input.code").first.input_value()
    host.locator('#links a[href^="/t/"]').click()
    mine = TablePage(host).ready()

    guest.goto(link)
    expect(guest.locator("#join-warning")).to_contain_text("Portes")
    guest.locator("#join-button").click()
    guest.wait_for_url(re.compile(r"/t/[^/]+$"))
    theirs = TablePage(guest).ready()
    looked_at(guest, "two at a table")
    luck = Random(3)
    for _ in range(4):
        asked_first(mine, theirs).play(luck)
    for table in (mine, theirs):
        expect(table.page.locator("body")).to_contain_text("Éclaireur")
