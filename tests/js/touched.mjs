// A table that is drawn for a test, and what its person's fingers and keys ask for there.

import { beforeEach } from "node:test";
import { choice, face, scene, state, store, zone } from "./made.mjs";
import { clock, find, load, page } from "./page.mjs";

export let document = page();
export const { prefs } = await load("core/prefs");
const { Touch } = await load("table/input");
const { drawScene } = await load("felt/felt");

/** The moves and looks that were asked for. */
export const done = [];
/** The input at the table that was drawn last, and the newsreel that it may release. @type {any} */
export let touch = null;
/** @type {any} */
export let news = null;
/** What the page has told itself. */
export const heard = [];

beforeEach(() => {
  document = page();
  clock();
  done.length = heard.length = 0;
  prefs.tap = "two";
  touch?.close();
});

/** The person's own hand; a card named by a text may be played. */
export const hand = (...cards) =>
  zone("hand", {
    role: "hand",
    shape: "fan",
    faces: cards.map((each) => (typeof each === "string" ? face(each, { move: `play ${each}` }) : each)),
  });

/** Bids of a game, each with its number as its key. */
export const bids = (...numbers) => numbers.map((each) => choice(`bid ${each}`, { key: `${each}`, does: "call" }));

/** A table at which that may be done, drawn as the page draws it. */
export function at(choices, zones = [], more = {}) {
  const told = state({ scene: scene({ choices, zones }), ...more });
  const felt = document.createElement("div");
  find(document, "#app").append(felt);
  const looks = {
    why: (wrong) => done.push(`why ${wrong.reason}`),
    last: () => done.push("last trick"),
    sheet: () => done.push("sheet"),
    lastTrick: () => null,
  };
  const known = store({
    state: told,
    move: (text) => done.push(text),
    send: (asked) => done.push(asked.t),
    redraw: () => draw(),
    tell: (topic) => heard.push(topic),
  });
  news = { busy: false, release: null };
  touch = new Touch(known, felt, looks, news);
  const hands = {
    move: known.move,
    why: looks.why,
    picked: touch.picked,
    armed: () => touch.armed,
    arm: (each) => touch.arm(each),
  };
  const draw = () => felt.replaceChildren(drawScene(told.scene, hands));
  draw();
  return { felt, card: (name) => find(felt, `[data-card="${name}"]`) };
}

/** Type keys, as on the page. */
export function type(...keys) {
  for (const key of keys)
    document.body.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key }));
}
