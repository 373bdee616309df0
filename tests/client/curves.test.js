// The geometry of the curves at the end of a game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { below, curveOf, lineOf, path, point, scaleOf, ticks } from "../../src/emberhold/client/life/curves.js";

const size = { width: 100, height: 50 };

test("what falls is measured by what it began with, each by its own", () => {
  const scale = scaleOf([
    { id: "a", most: 60, levels: [60, 10] },
    { id: "b", most: 12, levels: [12, 12] },
  ]);
  assert.equal(scale({ id: "a", most: 60, levels: [] }), 60);
  assert.equal(scale({ id: "b", most: 12, levels: [] }), 12);
});

test("what rises is measured by the highest that anybody reached", () => {
  const curves = [
    { id: "a", most: 12, levels: [0, 6] },
    { id: "b", most: 12, levels: [0, 3] },
  ];
  assert.equal(scaleOf(curves)(curves[1]), 6);
});

test("a point never leaves the chart", () => {
  assert.deepEqual(point(1, 2, 2, size), [50, 0]);
  assert.deepEqual(point(2, -1, 2, size), [100, 50]);
  assert.deepEqual(point(0, 1, 0, size), [0, 0]);
});

test("a path leaves out what does not change", () => {
  assert.equal(path([1, 1, 1, 1, 0], size), "M0 0 L75 0 L100 50");
});

test("the area below a chance ends where the chance is known last", () => {
  assert.equal(
    below(
      [
        [-1, 0.5],
        [1, 1],
      ],
      2,
      size,
    ),
    "M0 50 L0 25 L100 0 L100 50 Z",
  );
  assert.equal(below([], 2, size), "");
});

test("rounds are numbered where they begin, and not more than there is room for", () => {
  const steps = [1, 1, 2, 3, 3, 4].map((round) => ({ round, by: "", answers: 0 }));
  assert.deepEqual(
    ticks(steps, 9).map(({ place, round }) => [place, round]),
    [
      [0, 1],
      [2, 2],
      [3, 3],
      [5, 4],
    ],
  );
  assert.deepEqual(
    ticks(steps, 2).map(({ round }) => round),
    [1, 3],
  );
});

test("the foe and the city have lines of their own, and every seat one by its number", () => {
  assert.deepEqual(["nemesis", "gravehold", "player:2"].map(lineOf), ["nemesis", "gravehold", "seat-2"]);
});

test("a curve is drawn by its share of the scale", () => {
  const drawn = curveOf({ id: "player:1", most: 20, levels: [20, 10, 0] }, () => 20, size);
  assert.match(drawn, /data-line="seat-1"/);
  assert.match(drawn, /d="M0 0 L50 25 L100 50"/);
});
