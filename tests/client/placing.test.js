// Where a note of a lesson lies, and where its arrow leads.

import assert from "node:assert/strict";
import { test } from "node:test";

import { arrowBetween, grown, meet, placeFor, stripBeside } from "../../src/emberhold/client/table/lesson/placing.js";

const SCREENS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
];
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const frameOf = ([width, height]) => box(8, 8, width - 16, height - 16);
const noteAt = (place, size) => box(place.x, place.y, size.width, size.height);

/** Things of every size all over a screen. */
function* things([width, height]) {
  for (const [w, h] of [
    [90, 120],
    [300, 60],
    [width - 16, 130],
    [140, height / 2],
  ]) {
    for (const x of [0, 0.3, 0.7, 1])
      for (const y of [0, 0.4, 1]) yield box(8 + x * (width - 16 - w), 8 + y * (height - 16 - h), w, h);
  }
}

test("a note lies in the window and never over what it speaks of, on any screen", () => {
  for (const screen of SCREENS) {
    const frame = frameOf(screen);
    for (const about of things(screen)) {
      const size = { width: 290, height: 150 };
      const place = placeFor(size, { frame, about, never: [], rather: [] });
      assert.ok(place ?? screen[1] < 400, `${screen} has room beside ${JSON.stringify(about)}`);
      if (!place) continue;
      const note = noteAt(place, size);
      assert.ok(!meet(note, grown(about, 7)), "there is room for the ring, too");
      assert.ok(
        note.left >= frame.left && note.right <= frame.right && note.top >= frame.top && note.bottom <= frame.bottom,
      );
    }
  }
});

test("a note never lies over the answer either, and over the question only where it must", () => {
  const frame = frameOf([1440, 900]);
  const [about, answer, question] = [box(140, 700, 130, 180), box(200, 650, 240, 40), box(0, 590, 1100, 110)];
  const size = { width: 352, height: 160 };
  const note = noteAt(placeFor(size, { frame, about, never: [answer], rather: [question] }), size);
  for (const each of [about, answer, question]) assert.ok(!meet(note, each));
});

test("a note that just fits keeps clear of the ring around what it speaks of", () => {
  const [about, below] = [box(244, 239.4, 136, 120), box(8, 371, 374, 465)];
  const size = { width: 352, height: 226 };
  const place = placeFor(size, { frame: frameOf([390, 844]), about, never: [], rather: [below] });
  assert.ok(!meet(noteAt(place, size), grown(about, 7)));
});

test("where nothing fits, a note scrolls in the largest strip that is free", () => {
  const frame = frameOf([844, 390]);
  const about = box(8, 100, 828, 240);
  assert.equal(placeFor({ width: 290, height: 150 }, { frame, about, never: [], rather: [] }), null);
  const strip = stripBeside({ frame, about, never: [], rather: [] });
  assert.ok(!meet(strip, about));
  assert.deepEqual(strip, { left: 8, top: 8, right: 836, bottom: 92 });
});

test("a note that speaks of nothing lies in the middle", () => {
  const place = placeFor(
    { width: 300, height: 100 },
    { frame: frameOf([1000, 800]), about: null, never: [], rather: [] },
  );
  assert.deepEqual(place, { x: 350, y: 350 });
});

test("an arrow leads from the edge of the note to just before the edge of the thing", () => {
  const [note, about] = [box(100, 100, 300, 150), box(500, 120, 80, 100)];
  const { from, to } = arrowBetween(note, about);
  assert.equal(from.x, note.right);
  assert.ok(to.x < about.left && to.x > about.left - 10);
  assert.ok(to.y > about.top && to.y < about.bottom);
  const down = arrowBetween(note, box(120, 300, 80, 100));
  assert.equal(down.from.y, note.bottom);
  assert.ok(down.to.y < 300 && down.to.y > 290);
});
