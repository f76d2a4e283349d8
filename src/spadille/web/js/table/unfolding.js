// Automatic sequences such as a coup, shown beat by beat: the zones change one after the other, and any action skips to
// the end. It knows no game rules.

import { announce, wait } from "../core/dom.js";
import { skip } from "../felt/motion.js";
import { hold } from "../core/prefs.js";

/**
 * Replace the changed zones by name, and append new ones.
 * @param {Zone[]} zones
 * @param {Zone[]} changed
 * @returns {Zone[]}
 */
export function changed(zones, changed) {
  const by = new Map(changed.map((zone) => [zone.name, zone]));
  const kept = zones.map((zone) => by.get(zone.name) ?? zone);
  const names = new Set(zones.map((zone) => zone.name));
  return [...kept, ...changed.filter((zone) => !names.has(zone.name))];
}

/**
 * Show an event beat by beat; the next choices are available at once, unless the table is cleared first.
 * @param {import("./events.js").Newsreel} reel
 * @param {State} before the table as it was
 * @param {State} next the table as it is now
 * @param {Unfolded} event
 * @param {boolean} cleared
 * @returns {Promise<Scene>} the table after the last beat
 */
export async function unfold(reel, before, next, event, cleared) {
  const { store, felt, stage } = reel;
  const laid = event.beats.some((beat) => beat.zones.length);
  let scene = laid || cleared ? before.scene : next.scene;
  const last = event.beats.reduce((zones, beat) => changed(zones, beat.zones), scene.zones);
  if (!hold()) {
    announce(event.words);
    return { ...scene, zones: last };
  }
  const live = cleared ? before : next;
  const choices = cleared ? [] : next.scene.choices;
  const plates = scene.plates.map((plate) => ({ ...plate, to_act: false }));
  let hurried = false;
  store.state = live;
  for (const beat of event.beats) {
    scene = { ...scene, plates, choices, over: "", prompt: beat.words, zones: changed(scene.zones, beat.zones) };
    announce(beat.words);
    stage.draw(scene, live);
    const done = new Promise((finish) => (reel.release = () => finish((hurried = true))));
    await Promise.race([done, wait(beat.stays * hold())]);
    reel.release = null;
    if (hurried || store.closed) break;
  }
  skip(felt);
  store.state = before;
  return { ...scene, zones: last };
}
