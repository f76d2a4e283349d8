// Friends of this server: people who keep in touch with this person, as both wanted. Stored in this browser only.

import { post } from "../core/api.js";
import { announce, confirmed, dialog, fill, h, pageLink, press, toast } from "../core/dom.js";
import { forget } from "../core/kept.js";
import { FRIENDS, store, stored, storeInTab, textOfTab } from "../core/prefs.js";
import { say } from "../core/words.js";
import { faceSign } from "../felt/faces.js";

/** Same number as in the server. */
const MOST = 50;
/** Milliseconds between two reports. */
const EVERY = 30_000;

/** @typedef {import("../table/store.js").TableStore} TableStore */
/**
 * A friend; `from` is the table, the seat and the name of the person then: a renewed pair replaces the one before.
 * @typedef {{mine: string, theirs: string, name: string, face: string, colour: string, from: string}} Friend
 */

/** @param {any} each @returns {each is Friend} */
const isFriend = (each) =>
  /^[0-9a-f]{32}$/.test(each?.mine) && /^[0-9a-f]{64}$/.test(each.theirs) && typeof each.name === "string";

/** The friends, the latest first. @returns {Friend[]} */
export function friends() {
  const found = stored(FRIENDS, []);
  return Array.isArray(found) ? found.filter(isFriend).slice(0, MOST) : [];
}

/** Delete all friends. */
export const forgetFriends = () => forget(FRIENDS);

/** @param {Friend[]} kept */
const keep = (kept) => (kept.length ? store(FRIENDS, kept.slice(0, MOST)) : forgetFriends());

/** Add friends, such as those of a backup file; those known by the same `from` are replaced. @param {unknown} given */
export function addFriends(given) {
  const fresh = Array.isArray(given) ? given.filter(isFriend) : [];
  const known = (/** @type {Friend} */ { mine, from }) =>
    fresh.some((each) => each.mine === mine || (from && each.from === from));
  if (fresh.length) keep([...fresh, ...friends().filter((each) => !known(each))]);
}

/** Remove a friend. @param {string} mine */
export const part = (mine) => keep(friends().filter((each) => each.mine !== mine));

/**
 * Report now and every 30 seconds, while the page is visible; returns a function that reports at once.
 * @param {() => boolean} ended true once nothing more is to be reported
 * @param {() => string} room the table that wants players; empty: none
 * @param {(seen: any[]) => void} [heard]
 */
function report(ended, room, heard) {
  const tell = () => {
    const kept = friends();
    if (document.hidden || !kept.length) return;
    const told = kept.map(({ mine, theirs }) => ({ mine, theirs }));
    post("/api/presence", { friends: told, room: room() }).then(heard, () => undefined);
  };
  const again = () => {
    if (!ended()) return tell();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
  const timer = setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  tell();
  return tell;
}

/** The friends on the home page, with those who are here. */
export function friendsBox() {
  const list = h("ul", { class: "tables" });
  const draw = (/** @type {any[]} */ seen) =>
    fill(
      list,
      ...friends().map(({ name, face, colour }, at) =>
        h(
          "li",
          {},
          faceSign(face, colour, ""),
          h("span", {}, ` ${name} ${seen[at]?.text ?? ""} `),
          seen[at]?.room
            ? pageLink(`/t/${seen[at].room}`, say("join-game", { game: seen[at].game }), "button main")
            : null,
        ),
      ),
    );
  draw([]);
  report(
    () => !list.isConnected,
    () => "",
    draw,
  );
  return h("section", { class: "sheet friends" }, h("h2", {}, say("friends")), list);
}

/** The friends on the person's page, where they are removed; null if there are none. @param {() => void} again */
export function friendList(again) {
  const row = (/** @type {Friend} */ { mine, name, face, colour }) => {
    const drop = () => {
      part(mine);
      again();
    };
    const asked = say("drop-friend", { who: name });
    return h(
      "li",
      {},
      faceSign(face, colour, ""),
      h("span", {}, ` ${name} `),
      press(asked, () => confirmed(say("drop-asks", { who: name }), asked, drop)),
    );
  };
  const kept = friends();
  return kept.length ? h("ul", { class: "tables" }, ...kept.map(row)) : null;
}

// -- at a table

/** Choose the person to keep in touch with. @param {TableStore} table @param {State} state */
export function choose(table, { room, you }) {
  const others = [...room.seats.keys()].filter((at) => at !== you && room.seats[at].kind === "person");
  const ask = (/** @type {number} */ at) =>
    press(room.seats[at].name, () => {
      table.send({ t: "befriend", seat: at });
      box.close();
    });
  const box = dialog(
    say("keep-in-touch"),
    h("p", {}, say("keep-explains")),
    h("p", { class: "actions" }, ...others.map(ask)),
  );
}

/** Show that somebody would like to keep in touch, or keep it. @param {TableStore} table @param {any} told @param {Element} place */
export function hear(table, told, place) {
  const at = `[data-wish="${told.seat}"]`;
  place.parentElement?.querySelector(at)?.remove();
  if (told.t === "paired") {
    const { mine, theirs, name, face, colour } = told;
    addFriends([{ mine, theirs, name, face, colour, from: `${table.id} ${told.seat} ${name}` }]);
    return toast(told.text);
  }
  const node = h("div", { class: "banner", data: { wish: String(told.seat) } }, h("span", {}, told.text, " "));
  const yes = () => {
    node.remove();
    table.send({ t: "befriend", seat: told.seat });
  };
  node.append(
    h(
      "span",
      { class: "actions" },
      press(say("ask-yes"), yes),
      press(say("ask-no"), () => node.remove()),
    ),
  );
  place.after(node);
  announce(told.text);
}

/** @type {WeakMap<TableStore, HTMLElement>} */
const switches = new WeakMap();

/** The switch that tells friends of a table that wants players; null without friends. @param {TableStore} table */
export function telling(table) {
  if (!friends().length) return null;
  const found = switches.get(table);
  if (found) return found;
  const key = `told-${table.id}`;
  const box = h("input", { type: "checkbox", checked: Boolean(textOfTab(key)) });
  const node = h("label", {}, box, " ", say("tell-friends"));
  const room = () => (/** @type {HTMLInputElement} */ (box).checked ? table.id : "");
  const tell = report(() => table.closed, room);
  box.addEventListener("change", () => {
    storeInTab(key, room());
    tell();
  });
  switches.set(table, node);
  return node;
}
