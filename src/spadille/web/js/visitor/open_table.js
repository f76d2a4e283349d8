// Make a table, and go there.

import { gameOf, games, post, takeSeat } from "../core/api.js";
import { go } from "../core/dom.js";
import { prefs, storeInTab } from "../core/prefs.js";
import { remember, sealed } from "../fair/proof.js";
import { asYou } from "./you.js";

/** The table that is currently being made. @type {Promise<void> | null} */
let making = null;

/**
 * Make a table, take a seat, and go there; `start` begins the game at once. Repeated presses make only one table.
 * @param {Record<string, unknown>} settings
 * @param {{seat?: number, start?: boolean}} [how]
 */
export function openTable(settings, how = {}) {
  making ??= makeTable(settings, how).finally(() => (making = null));
  return making;
}

/** @param {Record<string, unknown>} settings @param {{seat?: number, start?: boolean}} how */
async function makeTable(settings, how) {
  await games();
  const usual = gameOf(String(settings.game))?.pace ?? 0;
  const made = await post("/api/tables", { pace: prefs.speed === "instant" ? 0 : usual, ...settings });
  remember(made.id, made.commit);
  if (how.seat !== undefined) {
    await takeSeat(made.id, how.seat, asYou(), sealed(made.id, made.commit, how.seat));
  }
  if (how.start) storeInTab(`start-${made.id}`, "1");
  go(made.path);
}
