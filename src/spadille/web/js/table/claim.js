// Claims of all remaining tricks. An unproved claim is put to the others, with the hand shown.

import { signOf, written } from "../felt/cards.js";
import { confirmed, h } from "../core/dom.js";
import { button } from "./tools.js";
import { say } from "../core/words.js";

/** A card in printed form: "10♥". @param {string} card */
function printed(card) {
  const plain = card.replace("'", "");
  const sign = signOf(plain.slice(-1));
  return sign ? plain.slice(0, -1).replace("T", "10") + sign : say("joker");
}

export class Claim {
  /** @param {import("./store.js").TableStore} store */
  constructor(store) {
    this.store = store;
    store.on("unproved", (told) => this.unproved(told));
  }

  /** The tool, in games with tricks to claim. @param {State} state @param {() => void} pressed */
  tool({ room, scene, you }, pressed) {
    const tricks = scene.zones.some((zone) => zone.role === "last");
    if (you === null || room.phase !== "playing" || !tricks) return null;
    const ask = () => {
      pressed();
      this.ask();
    };
    return button(say("claim"), ask, { off: !room.claim });
  }

  /** Ask for confirmation of a claim. */
  ask() {
    confirmed(say("claim-all"), say("claim-yes"), () => this.store.send({ t: "claim" }));
  }

  /** Ask whether to show the hand for an unproved claim, and let the others decide. @param {Unproved} told */
  unproved(told) {
    confirmed(told.text, say("claim-show"), () => this.store.send({ t: "claim", show: true }));
  }

  /** The open hands, a line each; null if there are none. @param {State} state @returns {HTMLElement | null} */
  hands({ room, you }) {
    if (!room.open_hands.length || room.phase !== "playing") return null;
    const line = (/** @type {OpenHand} */ { seat, cards }) =>
      h(
        "p",
        { class: "open-hand" },
        h("b", {}, seat === you ? say("open-yours") : say("open-hand", { who: room.seats[seat].name })),
        " ",
        ...written(cards.map(printed).join(" ")),
      );
    return h("div", { class: "open-hands" }, ...room.open_hands.map(line));
  }
}
