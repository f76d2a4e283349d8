// The line at a table that tells where its cards are from, with a restart of deals by number.

import { post } from "../core/api.js";
import { h, pageLink, press, trying } from "../core/dom.js";
import { say } from "../core/words.js";
import { openTable } from "./open_table.js";

/** Whether a deal can be won, in words. @param {{number: number, winnable: boolean | null}} found */
export const winnability = ({ number, winnable }) =>
  say("deal-winnable", { deal: String(number), can: winnable === null ? "unknown" : winnable ? "yes" : "no" });

/**
 * Ask the server whether a deal can be won, or with `search` for the next one that can.
 * @param {Record<string, any>} settings
 * @param {number} number
 * @param {boolean} search
 */
export const askNumber = (settings, number, search) => post(`/api/numbered?search=${search}`, { ...settings, number });

/** Known facts about deals on this page, by number and rules. @type {Map<string, string>} */
const known = new Map();

/** The line at the table with the deal's number and a restart. @param {State["room"]} room @param {string} name */
function numberLine(room, name) {
  const settings = { game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed };
  const key = JSON.stringify([settings, name]);
  const said = h("span", {}, known.get(key) ?? `${say("deal-of-number", { deal: name })} `);
  const restart = () => trying(() => openTable({ ...settings, number: Number(name) }, { seat: 0, start: true }));
  const look = () =>
    trying(async () => {
      known.set(key, `${winnability(await askNumber(settings, Number(name), false))} `);
      said.textContent = known.get(key) ?? "";
    });
  return h("p", { class: "same" }, said, press(say("restart"), restart), press(say("winnable"), look));
}

/** The line that tells the origin of these cards. @param {State["room"]} room */
export function sameCards(room) {
  const { same } = room;
  if (!same) return null;
  if (same.what === "number") return numberLine(room, same.name);
  const counted = same.counted ? "yes" : "no";
  const words = same.what === "day" ? say("same-day", { day: same.name, counted }) : say("same-challenge", { counted });
  const place = same.what === "day" ? "/daily" : `/c/${same.name}`;
  return h("p", { class: "cited same" }, pageLink(place, words));
}
