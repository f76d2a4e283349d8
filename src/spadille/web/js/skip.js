// The rest of a deal that is left to bots, and a match that is given up: asked once, and among people all are asked.

import { confirmed } from "./dom.js";
import { button } from "./tools.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").State} State */

/** Both tools, where there is something to skip. @param {import("./side.js").Side} side @param {State} state */
export function skipTools(side, { room, you }) {
  if (you === null || room.phase !== "playing" || !(room.skip || room.paused)) return [];
  const people = room.seats.filter((seat) => seat.kind === "person").length > 1 ? "yes" : "no";
  const off = !room.skip || room.ask !== null || room.rest !== null;
  const tool = (/** @type {string} */ text, /** @type {string} */ t, /** @type {[string, string]} */ asked) => {
    const then = () => {
      side.showMore(false);
      confirmed(...asked, () => side.page.send({ t }));
    };
    return button(text, then, { off });
  };
  return [
    tool(say("skip-deal"), "skip", [say("skip-asks", { people }), say("skip-yes", { people })]),
    tool(say("concede"), "concede", [say("concede-asks", { people }), say("concede-yes", { people })]),
  ];
}
