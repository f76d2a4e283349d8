// The table before the game: the seats, the link for friends, and the button to begin.

import { bookTitle, post, takeSeat } from "../core/api.js";
import { h, press, trying } from "../core/dom.js";
import { telling } from "../visitor/friends.js";
import { linkRow } from "../visitor/link_row.js";
import { faceSign } from "../felt/faces.js";
import { sealed } from "../fair/proof.js";
import { guest, nameField } from "../visitor/you.js";
import { HERE, listed, say, woven } from "../core/words.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {SeatState} seat @param {number} at @param {State} state */
function who(seat, at, state) {
  const level = say("level", { level: seat.level });
  if (seat.kind === "bot") return h("span", { class: "about" }, say("a-bot", { level }));
  if (seat.kind === "open") return h("span", { class: "about" }, say("free"));
  return h(
    "span",
    { class: "about" },
    at === state.you ? say("thats-you") : seat.here ? say("is-here") : say("is-away"),
  );
}

/** @param {TableStore} store @param {State} state @param {SeatState} seat @param {number} at */
function seatRow(store, state, seat, at) {
  const { room } = state;
  const own = state.you === null ? null : room.seats[state.you];
  /** The person meant, who may have changed places since. */
  const named = seat.kind === "person" ? { name: seat.name } : {};
  const sit = () =>
    trying(async () => {
      const name = own ? { name: own.name, face: own.face, colour: own.colour } : guest();
      await takeSeat(store.id, at, name, sealed(store.id, room.commit, at));
      store.again();
    });
  return h(
    "li",
    { class: `seat-row ${seat.kind}${at === state.you ? " mine" : ""}` },
    faceSign(seat.face, seat.colour),
    h("b", {}, seat.name),
    who(seat, at, state),
    h(
      "span",
      { class: "actions" },
      state.you === null && seat.kind !== "person" ? press(say("sit-here"), sit, "main") : null,
      state.you !== null && seat.kind !== "person" ? press(say("move-here"), sit) : null,
      at === state.you ? press(say("stand-up"), () => store.send({ t: "stand" })) : null,
      room.host && seat.kind === "open"
        ? press(say("bot-please"), () => store.send({ t: "fill", seat: at, level: seat.level }))
        : null,
      room.host && seat.kind !== "open" && at !== state.you && !(room.acting && seat.here)
        ? press(say("free-it"), () => store.send({ t: "free", seat: at, ...named }))
        : null,
    ),
  );
}

/** The line that names the partners, where there are some. @param {State} state */
function partners({ room, scene }) {
  const { sides } = scene.score;
  if (sides.length < 2 || sides.length === room.seats.length) return null;
  return h("p", { class: "cited" }, say("partners-here", { sides: sides.join("; ") }));
}

/** The heading: the game; for a person who may sit down, also the names of those who invite. @param {State} state */
function heading({ room, you }) {
  const book = bookTitle(room.game, room.rulebook);
  const game = room.way ? `${room.title}: ${room.way}` : say("game-by-book", { game: room.title, book });
  const people = room.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  if (you !== null || !people.length) return [h("h1", {}, game)];
  const invited = say("invited-by", { n: people.length, who: listed(people), game: room.title });
  return [h("h1", {}, invited), h("p", {}, game)];
}

/** The page of the table before its game. */
export class Gathering {
  /** @param {TableStore} store @param {() => void} share shows the links */
  constructor(store, share) {
    this.store = store;
    this.share = share;
    /** Differences from the rulebook, once known. @type {HTMLElement | null} */
    this.differs = null;
  }

  /**
   * The table's differences from its rulebook in sentences; a named way to play starts with three sentences for guests.
   * @param {State["room"]} room
   */
  ownRules({ game, rulebook, changed, seats }) {
    if (!Object.keys(changed).length) return h("p", { class: "by-the-book" }, say("exactly-by-book"));
    if (this.differs) return this.differs;
    trying(async () => {
      const found = await post("/api/options", { game, rulebook, seats: seats.length, options: changed });
      this.differs = (await import("../pages/which_game.js")).departures(game, rulebook, found);
      this.store.tell("learned");
    });
    return h("p", {}, say("rules-of-its-own"));
  }

  /** @param {State} state */
  draw(state) {
    const { room } = state;
    const free = room.seats.filter((seat) => seat.kind === "open").length;
    return h(
      "section",
      { class: "sheet gathering" },
      ...heading(state),
      this.ownRules(room),
      h("p", {}, h("a", { href: `/rules/${room.game}/${room.rulebook}`, target: "_blank" }, say("the-rules"))),
      room.unmeasured ? h("p", { class: "cited unmeasured" }, room.unmeasured) : null,
      h("p", { class: "cited" }, say("hints-here", { on: room.hints ? "yes" : "no" })),
      room.teacher ? h("p", { class: "cited" }, say("teacher-agreed")) : null,
      state.you === null ? nameField() : null,
      h("ol", { class: "seat-list" }, ...room.seats.map((seat, at) => seatRow(this.store, state, seat, at))),
      partners(state),
      h(
        "p",
        { class: "actions" },
        room.host
          ? h(
              "button",
              { class: "main", data: { focus: "begin" }, onclick: () => this.store.send({ t: "start" }) },
              say("begin", { free }),
            )
          : h("span", {}, say("host-begins")),
        press(say("all-links"), this.share),
      ),
      free || state.you === null ? linkRow(say("for-friends"), `/t/${this.store.id}`, say("for-friends-long")) : null,
      free && state.you !== null ? telling(this.store) : null,
      h(
        "details",
        { class: "cited" },
        h("summary", {}, say("how-fair")),
        h("p", {}, ...woven(say("fair-deals", { commit: HERE }), h("code", {}, room.commit.slice(0, 23)))),
      ),
    );
  }
}
