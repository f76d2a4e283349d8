// The tools of a table: four always visible, the rest behind "More".

import { confirmed, h } from "../core/dom.js";
import { showHelp } from "../felt/terms.js";
import { say } from "../core/words.js";

const IN_REACH = 4;

/**
 * A button. One that is `vain` looks as if it were off, but can be pressed: the answer says why it is of no use now.
 * @param {string} text
 * @param {() => unknown} onclick
 * @param {{key?: string, off?: boolean, vain?: boolean, count?: number, kind?: string}} [how]
 */
export function button(text, onclick, { key = "", off = false, vain = false, count = 0, kind } = {}) {
  const keyed = key ? { title: say("key", { key }), "aria-keyshortcuts": key } : {};
  const named = count ? { "aria-label": say("and-new", { what: text, n: count }) } : {};
  const badge = count ? h("span", { class: "count-badge" }, String(count)) : null;
  const all = {
    class: kind,
    onclick,
    disabled: off,
    "aria-disabled": vain ? "true" : null,
    data: { focus: text },
    ...keyed,
    ...named,
  };
  return h("button", all, text, badge);
}

/**
 * True for a person alone against bots, who may take moves back and has nobody to talk to.
 * @param {State["room"]} room
 */
const alone = (room) => room.seats.filter((seat) => seat.kind === "person").length < 2 && !room.watchers;

/** The tools for playing, the most used first. @param {import("./side.js").Side} side @param {State} state */
function inReach(side, { room, scene, you }) {
  const { store, looks, talk } = side;
  const gathering = room.phase === "gathering";
  side.tricks ||= scene.zones.some((zone) => zone.role === "last");
  const last = scene.zones.find((zone) => zone.role === "last");
  const hint = () => store.send({ t: "hint" });
  const undo = () => store.send({ t: "undo" });
  const seated = you !== null && room.phase === "playing";
  return [
    seated && room.hints ? button(say("hint"), hint, { key: "H" }) : null,
    gathering ? null : button(say("score"), () => looks.sheet(), { key: "S" }),
    seated && alone(room) ? button(say("undo"), undo, { key: "U", vain: !room.undo }) : null,
    room.chat && !alone(room)
      ? button(say("chat"), () => side.unfold(talk.node), { count: talk.unread, kind: "to-drawer" })
      : null,
    side.tricks ? button(say("last-trick"), () => looks.last(), { key: "L", off: !last?.faces.length }) : null,
    gathering ? null : button(say("log"), () => side.unfold(side.story), { kind: "to-drawer" }),
    room.chat && alone(room)
      ? button(say("chat"), () => side.unfold(talk.node), { count: talk.unread, kind: "to-drawer" })
      : null,
  ].filter((each) => each !== null);
}

/**
 * The tools to leave a deal's rest to bots and to give the match up: confirmed once; with other people, all are asked.
 * @param {import("./side.js").Side} side @param {State} state
 */
function skipTools(side, { room, you }) {
  if (you === null || room.phase !== "playing" || !(room.skip || room.paused)) return [];
  const people = room.seats.filter((seat) => seat.kind === "person").length > 1 ? "yes" : "no";
  const off = !room.skip || room.ask !== null || room.rest !== null;
  const tool = (/** @type {string} */ text, /** @type {string} */ t, /** @type {[string, string]} */ asked) => {
    const then = () => {
      side.showMore(false);
      confirmed(...asked, () => side.store.send({ t }));
    };
    return button(text, then, { off });
  };
  return [
    tool(say("skip-deal"), "skip", [say("skip-asks", { people }), say("skip-yes", { people })]),
    tool(say("concede"), "concede", [say("concede-asks", { people }), say("concede-yes", { people })]),
  ];
}

/** The tools for occasional use. @param {import("./side.js").Side} side @param {State} state */
function nowAndThen(side, state) {
  const { room, you } = state;
  const playing = room.phase === "playing";
  const pause = () => side.store.send({ t: "pause", on: !room.paused });
  return [
    room.phase === "gathering" ? null : button(say("links"), () => side.share()),
    room.host && playing ? button(room.paused ? say("go-on") : say("pause"), pause) : null,
    playing && (you ?? room.coming) !== null ? button(say("stand-up"), () => side.stand()) : null,
    room.host && !room.acting ? button(say("close-this"), () => side.letGo()) : null,
    ...skipTools(side, state),
    playing && you !== null && room.seats.filter((seat) => seat.kind === "person").length > 1
      ? button(say("take-back"), () => side.takeBack(), { key: "U", vain: !room.undo })
      : null,
    you !== null && room.seats.some((seat, at) => at !== you && seat.kind === "person")
      ? button(say("keep-in-touch"), async () => (await import("../visitor/friends.js")).choose(side.store, state))
      : null,
    button(say("help"), () => showHelp(room.game, room.rulebook)),
    h("a", { class: "button", href: `/rules/${room.game}/${room.rulebook}`, target: "_blank" }, say("rules")),
    side.claim.tool(state, () => side.showMore(false)),
  ].filter((each) => each !== null);
}

/** All tools for a state. @param {import("./side.js").Side} side @param {State} state */
export function toolsOf(side, state) {
  const tools = inReach(side, state);
  const rest = [...tools.slice(IN_REACH), ...nowAndThen(side, state)];
  if (tools.length + rest.length <= IN_REACH + 1) return [...tools, ...rest];
  const unseen = rest.some((each) => each.querySelector(".count-badge"));
  const more = h(
    "button",
    {
      class: "more",
      data: { focus: "more" },
      "aria-expanded": String(side.more),
      "aria-label": unseen ? say("more-new") : say("more-tools"),
      onclick: () => side.showMore(!side.more),
    },
    say("more-tools"),
    unseen ? h("span", { class: "count-badge" }, "•") : null,
  );
  return [...tools.slice(0, IN_REACH), more, h("div", { class: `rest${side.more ? " shown" : ""}` }, ...rest)];
}
