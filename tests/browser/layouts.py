"""How pages are laid out, in a form that is the same on every machine and small enough to keep.

Pixels differ with fonts and renderers. Kept is where the parts of a page begin and how wide they
are, in twelfths of the window, and what its headings say; what is wrong on any machine (a page
wider than its window, a button that leaves it, a heading or button with its words cut off) is found
without a record.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page

KEPT = Path(__file__).parent / "layouts.json"
SIZES = {
    "1440x900": (1440, 900),
    "1024x768": (1024, 768),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "667x375": (667, 375),
}
SOON = ("1440x900", "390x844")
"""The sizes of `make test`."""
NEAR = 1
"""Twelfths by which a part may begin elsewhere or be wider or narrower: fonts differ."""

_PARTS = """() => {
  const inside = document.querySelector("dialog[open]") ?? document.body;
  const wide = innerWidth;
  const marked = "header, nav, main, section, aside, h1, h2, h3, form, footer, dialog[open], " +
    "#board, #prompt, #dock, #beside, #log, #lesson, .faces, .plates, .shelf, .game, .button--main";
  const found = new Set();
  const itself = inside.tagName === "DIALOG" ? [inside] : [];
  for (const each of [...itself, ...inside.querySelectorAll(marked)]) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, width, height } = each.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const tag = each.tagName.toLowerCase();
    const name = each.id ? `#${each.id}` : `${tag}.${each.classList[0] ?? ""}`;
    const dated = each.closest("#today, #daily, #past, .verdict, .turning, #lesson, .dock, #log");
    const words = /^h[12]$/.test(tag) && !dated ? each.textContent.trim().slice(0, 40) : "";
    const [x, w] = [left, width].map((length) => Math.round((12 * length) / wide));
    found.add([name, x, w, words].join("|"));
  }
  return [...found].sort();
}"""

_FAULTS = """() => {
  const inside = document.querySelector("dialog[open]") ?? document.body;
  const faults = [];
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 1) faults.push(`the page is ${wider} px wider than its window`);
  const rolls = (each) => {
    for (let box = each.parentElement; box; box = box.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  const worded = "h1, h2, h3, .button, .tile, .face, .segment, .plate";
  for (const each of inside.querySelectorAll(worded)) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width } = each.getBoundingClientRect();
    if (width < 2) continue;
    const words = each.textContent.trim().slice(0, 30);
    if ((left < -1 || right > innerWidth + 1) && !rolls(each)) faults.push(`outside: ${words}`);
    const style = getComputedStyle(each);
    if (style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1 && !each.title)
      faults.push(`cut: ${words}`);
  }
  return faults;
}"""


def parts(page: Page) -> list[str]:
    """The parts of a page as it is now: `name|from|width|words`."""
    found: list[str] = page.evaluate(_PARTS)
    return found


def faults(page: Page) -> list[str]:
    """What is wrong whatever the fonts are."""
    found: list[str] = page.evaluate(_FAULTS)
    return found


def differences(kept: Sequence[str], now: Sequence[str]) -> list[str]:
    """What has gone, what has come, and what lies elsewhere or is of another width."""
    told = []
    before, after = _by_name(kept), _by_name(now)
    for name in sorted(before.keys() | after.keys()):
        if name not in after:
            told.append(f"gone: {name}")
        elif name not in before:
            told.append(f"new: {name}")
        else:
            told += [
                f"moved: {name} at {place}, kept at {before[name]}"
                for place in after[name]
                if not any(_near(place, other) for other in before[name])
            ]
    return told


def _by_name(rows: Sequence[str]) -> dict[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for row in rows:
        name, x, wide, words = row.split("|", 3)
        key = f"{name} “{words}”" if words else name
        found.setdefault(key, []).append((int(x), int(wide)))
    return found


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


Layouts = dict[str, dict[str, list[str]]]


def read() -> Layouts:
    kept: Layouts = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return kept


def write(page: str, found: Mapping[str, list[str]]) -> None:
    """Keep the layouts of a page, one line for each size."""
    kept = read()
    known = kept.get(page, {}) | dict(found)
    kept[page] = {size: known[size] for size in SIZES if size in known}
    lines = [
        f" {json.dumps(name)}: {{\n"
        + ",\n".join(
            f"  {json.dumps(size)}: {json.dumps(rows, ensure_ascii=False, separators=(',', ':'))}"
            for size, rows in kept[name].items()
        )
        + "\n }"
        for name in sorted(kept)
    ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
