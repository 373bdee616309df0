// @ts-check
/** A scene and what has changed in it since: nothing here draws anything. */

/** @typedef {import("./frames.js").Scene} Scene */
/** @typedef {import("./frames.js").Area} Area */
/** @typedef {import("./frames.js").Change} Change */

/**
 * The scene as it looks afterwards; what has not changed is the same object as before.
 * @param {Scene} scene
 * @param {Change} change
 * @returns {Scene}
 */
export function changed(scene, change) {
  if (change.whole) return change.whole;
  const areas = new Map((change.areas ?? []).map((area) => [area.id, area]));
  return {
    areas: scene.areas.map((area) => changedArea(area, areas.get(area.id))),
    marks: change.marks ?? scene.marks,
  };
}

/**
 * @param {Area} area
 * @param {import("./frames.js").AreaChange | undefined} change
 * @returns {Area}
 */
function changedArea(area, change) {
  if (!change) return area;
  const zones = new Map(change.zones.map((zone) => [zone.id, zone]));
  return { ...area, ...change, zones: area.zones.map((zone) => zones.get(zone.id) ?? zone) };
}
