// @ts-check
/** What an answer points at, for whoever speaks of it beside the table: its picture, what is there, whose face it is. */

import { make } from "../common/dom.js";
import { areaIds, seatOf } from "../common/frames.js";
import { icon } from "../common/icons.js";
import { cardArt } from "./art.js";
import { signsOf, thereWords } from "./map/spaces.js";

/** @typedef {import("../common/frames.js").Option} Option */
/** @typedef {import("../common/frames.js").State} State */
/** @typedef {import("./finding.js").Things} Things */
/** @typedef {import("./places.js").Face} Face */

export class Pointed {
  /** @param {Things} things */
  constructor(things) {
    this.things = things;
    /** @type {Map<string, Face>} whose face stands for a seat, or for the foe */
    this.faces = new Map();
  }

  /**
   * A picture of the space an answer points at, or of the player who bears what it would bring about; nothing for other answers.
   * @param {Option} option
   * @returns {Node | null}
   */
  pictureOf(option) {
    for (const map of this.things.maps.values()) {
      const id = option.pieces.find((each) => map.handles.has(each));
      if (id) return map.pictureOf(id);
    }
    return option.then && this.things.state ? this.#bearerOf(option, this.things.state) : null;
  }

  /**
   * @param {Option} option
   * @param {State} state
   */
  #bearerOf(option, state) {
    const struck = state.asked.flatMap(({ topic, seat, about }) =>
      topic === "block" ? [`player:${seat}`] : (about.card ?? []),
    );
    const id = option.pieces[0] ?? struck[0];
    const area = state.scene.areas.find((each) => id && areaIds(each).includes(id));
    const thing = area ? this.faces.get(String(seatOf(area.id))) : id && this.things.findPiece(id);
    return thing ? make("span", { class: "answer__art" }, cardArt(state.table.game, thing)) : null;
  }

  /**
   * The picture of a piece, of what is uppermost in a zone, or of somebody; nothing where there is none.
   * @param {string} id
   * @returns {Node | null}
   */
  artOf(id) {
    const { state } = this.things;
    const area = state?.scene.areas.find((each) => areaIds(each).includes(id));
    const zone = this.things.findZone((each) => each.id === id);
    const thing = area ? this.faces.get(String(seatOf(area.id))) : (this.things.findPiece(id) ?? zone?.pieces[0]);
    return thing && state ? cardArt(state.table.game, thing) : null;
  }

  /**
   * What is on the space an answer points at, in words.
   * @param {Option} option
   * @param {import("../common/frames.js").Scene} scene how the table is, not how a story shows it yet
   * @returns {string}
   */
  thereOf(option, scene) {
    return this.#spacesOf(option, scene)
      .flatMap((zone) => thereWords(zone))
      .join(" · ");
  }

  /**
   * What is to be read off the space an answer points at, as small pictures, and which way round one gets there.
   * @param {Option} option
   * @param {import("../common/frames.js").Scene} scene how the table is, not how a story shows it yet
   * @returns {(Node | null)[]}
   */
  signsOf(option, scene) {
    const turns = [...this.things.maps.values()].map((map) => map.turnOf(option)).filter(Boolean);
    return [
      ...this.#spacesOf(option, scene).map(signsOf),
      ...turns.map((turn) =>
        make("span", { class: "answer__turn", "data-turn": turn, "aria-hidden": "true" }, icon("restart")),
      ),
    ];
  }

  /**
   * @param {Option} option
   * @param {import("../common/frames.js").Scene} scene
   */
  #spacesOf(option, scene) {
    const ids = [...this.things.maps.values()].map((map) => option.pieces.find((each) => map.handles.has(each)));
    return scene.areas.flatMap((area) => area.zones.filter((zone) => ids.includes(zone.id)));
  }

  /**
   * The face of the player in a seat; nothing where nobody has one.
   * @param {number} seat
   * @returns {Node | null}
   */
  faceOf(seat) {
    const face = this.faces.get(String(seat));
    return face && this.things.state ? cardArt(this.things.state.table.game, face) : null;
  }
}
