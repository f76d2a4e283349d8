// A record, move by move, with a slider.

import { moment } from "./api.js";
import { fill, h, toast } from "./dom.js";
import { verify } from "./fair.js";
import { drawScene } from "./felt.js";

/**
 * A viewer for one record.
 * @param {string} record
 * @returns {Promise<HTMLElement>}
 */
export async function viewer(record) {
  const felt = h("div", { class: "felt-place" });
  const said = h("p", { class: "said" });
  const place = h("output", {});
  let latest = 0;
  let whose = -1;
  const first = await moment(record, 0, -1);
  const slider = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: "0", max: String(first.moves), value: "0", "aria-label": "Move", oninput: () => show(Number(slider.value)) }));
  const seats = h("select", { "aria-label": "Seen by", onchange: (/** @type {any} */ event) => { whose = Number(event.target.value); show(Number(slider.value)); } }, h("option", { value: "-1" }, "a watcher"), ...first.scene.plates.map((/** @type {any} */ each) => h("option", { value: String(each.seat) }, each.name)));
  const show = async (/** @type {number} */ at) => {
    const mine = ++latest;
    try {
      const found = await moment(record, at, whose);
      if (mine !== latest) return;
      slider.value = String(found.at);
      place.textContent = `${found.at} of ${found.moves}`;
      said.textContent = found.words;
      fill(felt, drawScene(found.scene, {}));
    } catch (wrong) {
      toast(/** @type {Error} */ (wrong).message);
    }
  };
  const step = (/** @type {number} */ by) => () => show(Math.max(0, Math.min(Number(slider.max), Number(slider.value) + by)));
  await show(0);
  return h("div", { class: "replay" }, felt, said, h("p", { class: "steps" }, h("button", { type: "button", onclick: step(-1) }, "Back"), slider, h("button", { type: "button", onclick: step(1) }, "On"), place, h("label", {}, "seen by ", seats)));
}

/** @param {Element} app */
export async function replayPage(app) {
  document.title = "A record, move by move";
  const place = h("div", {});
  const load = async (/** @type {any} */ event) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      const record = await file.text();
      fill(place, await viewer(record), h("p", {}, verify(record).words));
    } catch (wrong) {
      fill(place, h("p", { class: "wrong" }, /** @type {Error} */ (wrong).message));
    }
  };
  fill(app, h("section", { class: "sheet" }, h("h1", {}, "A record, move by move"), h("label", { class: "setting" }, "Choose a file", h("input", { type: "file", accept: ".jsonl,.txt", onchange: load })), place));
}
