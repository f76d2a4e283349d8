// A link to another seat than the person's own: asks which seat to take.

import { get, post } from "../core/api.js";
import { fill, go, h, isLeft, press, trying } from "../core/dom.js";
import { forget, keysWith } from "../core/kept.js";
import { store, stored } from "../core/prefs.js";
import { say } from "../core/words.js";

const PREFIX = "came-";

/** Storage key for tables where this browser has taken its seat by a link. @param {string} id */
const came = (id) => PREFIX + id;

/** Forget at which tables this browser has taken its seat by a link. */
export function forgetLinks() {
  for (const key of keysWith(PREFIX)) forget(key);
}

/** @param {string} id @param {number} seat */
const nameOf = async (id, seat) => (await get(`/api/tables/${id}`)).seats[seat]?.name ?? `${seat + 1}`;

/**
 * Ask a person who has a seat before moving to the seat of a link.
 * @param {Element} app
 * @param {string} id
 * @param {string} key
 */
export async function linkPage(app, id, key) {
  const table = await get(`/api/tables/${id}`);
  const [, seat = ""] = key.split(".");
  const there = table.seats[Number(seat)]?.name ?? seat;
  const path = `/t/${id}`;
  if (isLeft(app)) return;
  if (table.yours === null || String(table.yours) === seat) return void location.replace(`${path}?key=${key}`);
  const take = () =>
    trying(async () => {
      await post(`/api/tables/${id}/link`, { key });
      store(came(id), 1);
      go(path);
    });
  const keep = () => go(path);
  fill(
    app,
    h(
      "section",
      { class: "sheet" },
      h("h1", {}, say("have-a-seat")),
      h("p", {}, say("link-for-seat", { there, here: table.seats[table.yours].name })),
      h(
        "p",
        { class: "actions" },
        press(say("keep-my-seat"), keep, "main"),
        press(say("take-seat-of", { who: there }), take),
      ),
    ),
  );
}

/**
 * A button to return to the former seat after taking one by a link; null if there is none.
 * @param {string} id
 * @param {() => void} again reconnects
 */
export async function wayBack(id, again) {
  if (!stored(came(id), null)) return null;
  const { before } = await get(`/api/tables/${id}`);
  if (before === null) return null;
  const back = () =>
    trying(async () => {
      await post(`/api/tables/${id}/back`, {});
      again();
    });
  const name = await nameOf(id, before);
  return h("p", { class: "cited" }, say("came-by-link"), " ", press(say("back-to-seat-of", { who: name }), back));
}
