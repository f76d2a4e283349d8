// A drawer on the felt with reference information; the latest results are on its front. It knows no game rules.

import { h } from "../core/dom.js";
import { say } from "../core/words.js";
import { bead, isAside, zoneElement } from "./zones.js";

const ON_THE_FRONT = 8;
let open = false;

/** True if reference information is in a drawer on the felt instead of beside it. @param {Scene} scene */
export const hasDrawer = (scene) => scene.layout === "bets";

/** The latest signs of the first score card, the last one at the end. @param {Scene} scene */
function latest(scene) {
  const beads = scene.zones.find((zone) => zone.shape === "road")?.beads ?? [];
  const columns = (beads[0] ?? []).map((_, column) => beads.map((row) => row[column]));
  const found = columns.flat().filter((each) => each !== null && each !== undefined);
  return found.slice(-ON_THE_FRONT);
}

/** Zones beside the game, score cards before text. @param {Scene} scene */
function inOrder(scene) {
  const found = scene.zones.filter(isAside);
  return [...found.filter((zone) => zone.shape === "road"), ...found.filter((zone) => zone.shape !== "road")];
}

/** @param {Scene} scene */
export function drawer(scene) {
  if (!hasDrawer(scene)) return null;
  const signs = latest(scene).map((each, at) => bead(/** @type {Bead} */ (each), at, 0));
  const node = /** @type {HTMLDetailsElement} */ (
    h(
      "details",
      { class: "felt-drawer", ontoggle: () => (open = node.open) },
      h(
        "summary",
        { data: { focus: "drawer" } },
        say("roads"),
        signs.length ? h("span", { class: "road-1 front", "aria-hidden": "true" }, ...signs) : null,
      ),
      h("div", { class: "inside" }, ...inOrder(scene).map((zone) => zoneElement(zone, scene, {}))),
    )
  );
  node.open = open;
  return node;
}
