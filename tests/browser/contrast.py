"""How well every word on a page stands out from what is really painted behind it.

Behind most words are gradients and drawings, so no stylesheet tells what they are on. The page is
therefore photographed: as it is, without its words, and twice with every piece of text in a loud
colour; no two texts near each other wear the same two. Where the loud colours are found, letters
are really seen, and the pixels around them are what they are on. Shadows and outlines of letters
stay in the picture without words: they are part of the ground.
"""

from __future__ import annotations

from base64 import b64decode
from dataclasses import dataclass
from io import BytesIO
from math import ceil
from typing import Any, TypeAlias

import numpy as np
from matplotlib.image import imread
from numpy.typing import NDArray
from playwright.sync_api import CDPSession, Page

LEAST = 4.5
"""Of every text, however large: WCAG would let large letters do with 3."""
WORST = 5
"""Per cent of the pixels around the letters that may be fainter: a line that runs through them."""
AROUND = 2
"""So far from a letter a pixel still counts as its background."""
LOUD = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (255, 0, 255), (0, 255, 255)]
NEAR = 90.0
"""So far a pixel in the middle of a letter may be from the colour of the letter."""
TOUCHED = 6.0
"""From so great a difference on, a pixel has something of a letter on it."""
FEW = 4
"""Pixels of which nobody can say that they are letters."""

Picture: TypeAlias = NDArray[np.floating[Any]]
Mask: TypeAlias = NDArray[np.bool_]
Colour: TypeAlias = tuple[int, int, int]

_HOLD_STILL = """() => {
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel();
    else each.finish();
  }
}"""

# Every piece of text in sight: where it may be, in which colour, how opaque. Spared are what cannot
# be used now (disabled, sold out, behind a dialog), and what has neither letter nor digit and is
# skipped by those who listen: an ornament.
_TEXTS = """() => {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  function rgba(colour) {
    if (!known.has(colour)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  }
  const above = function* (element) {
    for (let each = element; each; each = each.parentElement) yield each;
  };
  const harmless = ["drop-shadow", "rgb", "rgba", "color"];
  const changes = (filter) => (filter.match(/[a-z-]+(?=\\()/g) ?? [])
    .some((name) => !harmless.includes(name));
  const drawn = (element) => element instanceof SVGElement;
  const modal = [...document.querySelectorAll(":modal")].at(-1);
  const idle = ":disabled, [aria-disabled=true], [inert], .zone--empty";
  const spared = (element, words) => element.closest(idle) !== null
    || (modal && !modal.contains(element))
    || (!/[\\p{L}\\p{N}]/u.test(words) && element.closest("[aria-hidden=true]"));
  // A line that the edge of something cuts is measured nowhere: it is there to be scrolled.
  function frameOf(element) {
    let frame = [0, 0, innerWidth, innerHeight];
    for (const each of above(element)) {
      if (["BODY", "HTML"].includes(each.tagName)) break;
      if (getComputedStyle(each).overflow !== "visible") {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        frame = meet(frame, [left, top, right, bottom]);
      }
      if (getComputedStyle(each).position === "fixed") break;
    }
    return frame;
  }
  const meet = (one, other) =>
    one.map((side, at) => (at < 2 ? Math.max(side, other[at]) : Math.min(side, other[at])));
  // A card that lies half under another is not measured where the other begins.
  function covered([left, top, right, bottom], element) {
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return corners.some(([a, b]) => {
      const inwards = [a + Math.sign(x - a) * 2, b + Math.sign(y - b) * 2];
      const stack = document.elementsFromPoint(...inwards);
      const own = stack.findIndex((each) => each.contains(element));
      const over = stack.slice(0, Math.max(own, 0));
      return over.some((each) => !element.contains(each) && paints(each));
    });
  }
  function paints(element) {
    if (drawn(element)) return element.tagName !== "svg";
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== "none" || rgba(backgroundColor)[3] > 0.5;
  }
  const seen = { visibilityProperty: true, opacityProperty: true };
  const found = [];
  window.texts = [];
  function add(element, words, boxes, part) {
    if (!words.trim() || spared(element, words) || !element.checkVisibility(seen)) return;
    const style = getComputedStyle(element, part);
    const [red, green, blue, alpha] = rgba(drawn(element) ? style.fill : style.webkitTextFillColor);
    const strength = drawn(element) ? Number(style.fillOpacity) : 1;
    let [opacity, filtered] = [1, false];
    for (const each of above(element)) {
      const look = getComputedStyle(each);
      opacity *= Number(look.opacity);
      filtered ||= changes(look.filter) || look.backgroundClip === "text";
    }
    const frame = frameOf(element);
    const inside = boxes.map((box) => [box.left, box.top, box.right, box.bottom])
      .filter((box) => meet(frame, box).every((side, at) => Math.abs(side - box[at]) < 2))
      .filter((box) => !covered(box, element));
    if (!inside.length) return;
    window.texts.push(element);
    const called = element.id ? `#${element.id}` : element.getAttribute("class") ?? element.tagName;
    const parent = element.parentElement?.getAttribute("class") ?? element.parentElement?.tagName;
    found.push({
      where: `${parent} > ${called}${part ?? ""}`, words: words.trim().slice(0, 40),
      boxes: inside, colour: [red, green, blue], alpha: alpha * strength, opacity, filtered,
    });
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element.closest("option, script, style, title, textarea")) continue;
    range.selectNodeContents(walker.currentNode);
    add(element, walker.currentNode.data, [...range.getClientRects()]);
  }
  for (const field of document.querySelectorAll("input, select, textarea")) {
    const words = field.selectedOptions?.[0]?.text ?? field.value;
    const hinted = !words && field.placeholder;
    if (["checkbox", "radio", "range", "file", "hidden", "color"].includes(field.type)) continue;
    const box = [field.getBoundingClientRect()];
    add(field, words || field.placeholder || "", box, hinted ? "::placeholder" : undefined);
  }
  return found;
}"""

# Letters of these colours, one for each text, or none at all.
_PAINT = """(colours) => {
  const sheet = window.loud ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const none = "-webkit-text-fill-color: transparent !important; caret-color: transparent";
  const rules = [
    `*, *::before, *::after, *::placeholder { ${none}; transition: none !important }`,
    "text, tspan { fill: transparent !important }",
  ];
  window.texts.forEach((element, number) => {
    element.dataset.text = number;
    if (getComputedStyle(element).backgroundClip === "text") {
      rules.push(`[data-text="${number}"] { background-image: none !important }`);
    }
    if (!colours.length) return;
    const colour = `rgb(${colours[number].join(" ")})`;
    const own = `[data-text="${number}"]`;
    rules.push(`${own}, ${own}::placeholder { -webkit-text-fill-color: ${colour} !important }`);
    rules.push(`:is(text, tspan)${own} { fill: ${colour} !important; fill-opacity: 1 !important }`);
  });
  sheet.replaceSync(rules.join("\\n"));
}"""
_RESTORE = """() => {
  window.loud.replaceSync("");
  for (const element of window.texts) delete element.dataset.text;
}"""


@dataclass(frozen=True)
class Looks:
    """One page, photographed."""

    real: Picture
    bare: Picture
    loud: list[Picture]
    touched: Mask
    """Where there is anything of any letter."""


def faint(page: Page) -> list[str]:
    """Texts that are hard to read: how hard, where, and what they say; the hardest first."""
    page.evaluate(_HOLD_STILL)
    texts: list[dict[str, Any]] = page.evaluate(_TEXTS)
    coats = [_coat(number) for number in range(len(texts))]
    looks = _looks(page, coats)
    found = set()
    for text, coat in zip(texts, coats, strict=True):
        ratio = _ratio(text, coat, looks)
        if ratio is not None and ratio < LEAST:
            found.add(f"{ratio:.2f} {text['where']}: {text['words']}")
    return sorted(found)


def _coat(number: int) -> list[Colour]:
    """The colours of a text in the two loud pictures."""
    many = len(LOUD)
    return [LOUD[number % many], LOUD[(number + 1 + number // many % (many - 1)) % many]]


def _looks(page: Page, coats: list[list[Colour]]) -> Looks:
    camera = page.context.new_cdp_session(page)
    real = _photograph(camera)
    page.evaluate(_PAINT, [])
    bare = _photograph(camera)
    loud = []
    touched: Mask = np.zeros(bare.shape[:2], dtype=np.bool_)
    for worn in zip(*coats, strict=True):
        page.evaluate(_PAINT, worn)
        loud.append(_photograph(camera))
        touched |= np.abs(loud[-1] - bare).max(axis=2) > TOUCHED
    page.evaluate(_RESTORE)
    camera.detach()
    return Looks(real, bare, loud, touched)


def _photograph(camera: CDPSession) -> Picture:
    """Without the care that Playwright takes each time: nothing moves any more."""
    taken = camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    picture: Picture = imread(BytesIO(b64decode(taken["data"])), format="png")[:, :, :3] * 255
    return picture


def _ratio(text: dict[str, Any], coat: list[Colour], looks: Looks) -> float | None:
    """The contrast of a text with what it is on; nothing where it cannot be seen."""
    bounds = _bounds(text["boxes"], looks.bare.shape)
    cut = (slice(bounds[1], bounds[3]), slice(bounds[0], bounds[2]))
    bare, within = looks.bare[cut], _within(text["boxes"], bounds)
    if text["filtered"]:
        letters = within & _strong(looks.loud[0][cut] - bare)
    else:
        letters = within & looks.touched[cut]
        for colour, loud in zip(coat, looks.loud, strict=True):
            full = bare + text["opacity"] * (np.array(colour) - bare)
            letters = letters & (np.abs(loud[cut] - full).max(axis=2) < NEAR * text["opacity"])
    if letters.sum() < FEW:
        return None
    if text["filtered"]:
        return float(np.percentile(_contrast(looks.real[cut][letters], bare[letters]), WORST))
    around = _grown(letters) & ~looks.touched[cut] & within
    ground = bare[around if around.sum() >= FEW else letters]
    opaque = text["alpha"] * text["opacity"]
    ink = ground + opaque * (np.array(text["colour"]) - ground)
    return float(np.percentile(_contrast(ink, ground), WORST))


def _bounds(boxes: list[list[float]], shape: tuple[int, ...]) -> tuple[int, int, int, int]:
    """What holds all boxes of a text and what is around it, within the picture."""
    left, top = np.floor(np.min([box[:2] for box in boxes], axis=0)) - AROUND
    right, bottom = np.ceil(np.max([box[2:] for box in boxes], axis=0)) + AROUND
    return (
        max(0, int(left)),
        max(0, int(top)),
        min(shape[1], int(right)),
        min(shape[0], int(bottom)),
    )


def _within(boxes: list[list[float]], bounds: tuple[int, int, int, int]) -> Mask:
    found: Mask = np.zeros((bounds[3] - bounds[1], bounds[2] - bounds[0]), dtype=np.bool_)
    for left, top, right, bottom in boxes:
        rows = slice(max(0, int(top) - bounds[1]), max(0, ceil(bottom) - bounds[1]))
        found[rows, max(0, int(left) - bounds[0]) : max(0, ceil(right) - bounds[0])] = True
    return found


def _strong(difference: Picture) -> Mask:
    """The middle of letters whose colour a filter changes: where there is most of it."""
    strength = np.abs(difference).max(axis=2)
    strong: Mask = strength > max(TOUCHED, 0.9 * float(strength.max(initial=0)))
    return strong


def _grown(letters: Mask) -> Mask:
    """The letters and what is around them."""
    wide = np.pad(letters, AROUND)
    steps = range(2 * AROUND + 1)
    height, width = letters.shape
    found: Mask = np.zeros_like(letters)
    for down in steps:
        for across in steps:
            found |= wide[down : down + height, across : across + width]
    return found


def _contrast(one: Picture, other: Picture) -> Picture:
    """WCAG's ratio, pixel by pixel."""
    first, second = _luminance(one), _luminance(other)
    ratio: Picture = (np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05)
    return ratio


def _luminance(colours: Picture) -> Picture:
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    luminance: Picture = linear @ np.array([0.2126, 0.7152, 0.0722])
    return luminance
