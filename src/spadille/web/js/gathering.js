// Before the game: who sits where, the link for friends, and the word to begin.

import { bookTitle, post, takeSeat } from "./api.js";
import { h, toast, trying } from "./dom.js";
import { faceSign } from "./faces.js";
import { sealed } from "./proof.js";
import { guest, nameField } from "./you.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").SeatState} SeatState
 */

/** An address to give away, with a button to copy it. @param {string} title @param {string} path @param {string} about */
export function linkRow(title, path, about) {
  const address = new URL(path, location.href).href;
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => toast("Copied."),
      () => toast("Select the address and copy it."),
    );
  return h(
    "div",
    { class: "link" },
    h("b", {}, title),
    h("p", {}, about),
    h(
      "p",
      { class: "address" },
      h("input", {
        readOnly: true,
        value: address,
        "aria-label": title,
        onfocus: (/** @type {any} */ event) => event.target.select(),
      }),
      h("button", { type: "button", onclick: copy }, "Copy"),
    ),
  );
}

/** @param {SeatState} seat @param {number} at @param {State} state */
function who(seat, at, state) {
  if (seat.kind === "bot") return h("span", { class: "about" }, `a bot (${seat.level})`);
  if (seat.kind === "open") return h("span", { class: "about" }, "free");
  return h("span", { class: "about" }, at === state.you ? "you" : seat.here ? "is here" : "is away");
}

/** @param {import("./table.js").TablePage} page @param {State} state @param {SeatState} seat @param {number} at */
function seatRow(page, state, seat, at) {
  const { room } = state;
  const sit = () =>
    trying(async () => {
      await takeSeat(page.id, at, guest(), sealed(page.id, room.commit, at));
      page.again();
    });
  const button = (/** @type {string} */ text, /** @type {() => unknown} */ onclick, main = "") =>
    h("button", { type: "button", class: main, onclick }, text);
  return h(
    "li",
    { class: `seat-row ${seat.kind}${at === state.you ? " mine" : ""}` },
    faceSign(seat.face, seat.colour),
    h("b", {}, seat.name),
    who(seat, at, state),
    h(
      "span",
      { class: "actions" },
      state.you === null && seat.kind !== "person" ? button("Sit here", sit, "main") : null,
      room.host && seat.kind === "open"
        ? button("A bot, please", () => page.send({ t: "fill", seat: at, level: seat.level }))
        : null,
      room.host && seat.kind !== "open" && at !== state.you && !(room.acting && seat.here)
        ? button("Free it", () => page.send({ t: "free", seat: at }))
        : null,
    ),
  );
}

/** Where the table leaves its rulebook, in sentences. @param {import("./table.js").TablePage} page @param {State["room"]} room */
function ownRules(page, room) {
  if (!Object.keys(room.changed).length) return h("p", { class: "by-the-book" }, "Exactly by the rulebook.");
  if (page.differs) return h("ul", { class: "own-rules" }, ...page.differs.map((each) => h("li", {}, each)));
  const { game, rulebook, changed, seats } = room;
  trying(async () => {
    const found = await post("/api/options", { game, rulebook, seats: seats.length, options: changed });
    page.differs = found.differs.map((/** @type {import("./types.js").Difference} */ each) => each.words[1]);
    if (page.state?.room.phase === "gathering") page.gather(page.state);
  });
  return h("p", {}, "The table has rules of its own.");
}

/**
 * The table before its game.
 * @param {import("./table.js").TablePage} page
 * @param {State} state
 */
export function gathering(page, state) {
  const { room } = state;
  const free = room.seats.filter((seat) => seat.kind === "open").length;
  return h(
    "section",
    { class: "sheet gathering" },
    h("h1", {}, `${room.title} by ${bookTitle(room.game, room.rulebook)}`),
    ownRules(page, room),
    h("p", {}, h("a", { href: `/rules/${room.game}/${room.rulebook}`, target: "_blank" }, "The rules")),
    state.you === null ? nameField() : null,
    h("ol", { class: "seat-list" }, ...room.seats.map((seat, at) => seatRow(page, state, seat, at))),
    free || state.you === null
      ? linkRow(
          "For friends",
          `/t/${page.id}`,
          "Send this address to your friends. Anyone who opens it can take a free seat, or watch.",
        )
      : null,
    h(
      "p",
      { class: "actions" },
      room.host
        ? h(
            "button",
            { type: "button", class: "main", onclick: () => page.send({ t: "start" }) },
            free
              ? `Begin, with ${free === 1 ? "a bot" : "bots"} on the free ${free === 1 ? "seat" : "seats"}`
              : "Begin",
          )
        : h("span", {}, "The host begins the game."),
      h("button", { type: "button", onclick: () => page.side.share() }, "All links"),
    ),
    h(
      "p",
      { class: "cited" },
      "Fair deals: the server has fixed its part of the shuffle (",
      h("code", {}, room.commit.slice(0, 23)),
      "…); every seat seals its own, and opens it when all are sealed. After the game anyone can check every deal.",
    ),
  );
}
