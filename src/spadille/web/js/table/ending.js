// The end of a game: buttons for the next step, and an animation for the winners. Loaded while the game is played.

import { get, post } from "../core/api.js";
import { dialog, go, h, pageLink, press, trying } from "../core/dom.js";
import { say } from "../core/words.js";
import { storeInTab } from "../core/prefs.js";
import { remember } from "../fair/proof.js";
import { amount } from "../felt/placard.js";
import { showReview } from "../visitor/later.js";
import { lookBack } from "../visitor/match_story.js";
import { openTable } from "../visitor/open_table.js";
import { afterSame } from "../visitor/after_same.js";

/** Milliseconds after the last card in which buttons ignore taps, which were meant for the card. */
const FRESH = 350;
/** Duration of the totals' counting up in milliseconds. */
const COUNTS = 900;
/** Duration of a winner's face rising in milliseconds. */
const RISES = 700;

/** The figure shown while a total counts up; `share` of the time has gone. @param {number} total @param {number} share */
export const counted = (total, share) => Math.round(total * (1 - (1 - Math.min(1, share)) ** 3));

/** Let the totals count up. @param {Element} felt @param {Score} score @param {number} time */
function countUp(felt, score, time) {
  const places = [.../** @type {NodeListOf<HTMLElement>} */ (felt.querySelectorAll(".result dd"))];
  const began = performance.now();
  const step = () => {
    const share = (performance.now() - began) / time;
    for (const place of places) place.textContent = amount(counted(Number(place.dataset.total), share), score);
    if (share < 1 && places.some((place) => place.isConnected)) requestAnimationFrame(step);
  };
  step();
}

export class Ending {
  /**
   * @param {import("./store.js").TableStore} store
   * @param {import("./lookups.js").Looks} looks
   */
  constructor(store, looks) {
    this.store = store;
    this.looks = looks;
    this.over = 0;
    /** The others' results, and actions for the cards. @type {HTMLElement | null} */
    this.same = null;
    /** True if the actions under "More" are shown. */
    this.open = false;
  }

  /**
   * The winners' faces rise and the totals count up, for the winners themselves and for watchers.
   * @param {Element} felt
   * @param {State} state
   * @param {number} pace
   */
  celebrate(felt, { room, scene, you }, pace) {
    if (!pace || !room.winners.length || (you !== null && !room.winners.includes(you))) return;
    felt.querySelectorAll(".winners > *").forEach((face, at) =>
      face.animate(
        [
          { transform: "translateY(70%) scale(.7)", opacity: 0 },
          { transform: "translateY(-6%) scale(1.05)", opacity: 1, offset: 0.7 },
          { transform: "none", opacity: 1 },
        ],
        { duration: RISES * pace, delay: 120 * pace * at, fill: "backwards", easing: "ease-out" },
      ),
    );
    countUp(felt, scene.score, Math.min(COUNTS, COUNTS * pace));
  }

  /** The actions after the game: "Play again", and others. @param {State} state */
  after(state) {
    const { store } = this;
    this.over ||= Date.now();
    const fresh = this.over + FRESH - Date.now();
    this.same ??= afterSame(store.id, state);
    const again = h(
      "p",
      { class: `actions after${fresh > 0 ? " fresh" : ""}` },
      h(
        "button",
        { class: "main", data: { focus: "again" }, onclick: () => this.playAgain(state) },
        state.room.next_room ? say("join-next") : say("play-again"),
      ),
    );
    window.setTimeout(() => again.classList.remove("fresh"), fresh);
    return h("div", { class: "ending" }, lookBack(store.id, state), again, this.others(state));
  }

  /** Further actions: common ones in a row, rare ones under "More". @param {State} state */
  others(state) {
    const { id } = this.store;
    const closed = state.room.same?.closed;
    const record = { class: "button", href: `/api/tables/${id}/record`, download: `spadille-${id}.jsonl` };
    return h(
      "div",
      { class: "others" },
      this.same,
      press(say("score-sheet"), () => this.looks.sheet()),
      press(say("review"), () => showReview(id)),
      closed ? null : pageLink(`/replay?table=${id}`, say("replay"), "button"),
      pageLink("/", say("lobby"), "button"),
      closed
        ? null
        : h(
            "details",
            {
              open: this.open,
              ontoggle: (/** @type {Event} */ event) => {
                this.open = /** @type {HTMLDetailsElement} */ (event.target).open;
              },
            },
            h("summary", {}, say("more-tools")),
            press(say("check-deals"), () => trying(() => this.check())),
            h("a", record, say("download-record")),
          ),
    );
  }

  async check() {
    const [record, { verdict }] = await Promise.all([
      get(`/api/tables/${this.store.id}/record`),
      import("../fair/verdict.js"),
    ]);
    dialog(say("were-deals-fair"), await verdict(record, this.store.id));
  }

  /**
   * Start another game: with everybody if there are others, otherwise at a new table of the same kind.
   * @param {State} state
   */
  async playAgain(state) {
    const { room } = state;
    const alone = room.seats.filter((seat) => seat.kind === "person").length < 2;
    await trying(async () => {
      if (state.you === null && !room.host) {
        if (room.next_room) return go(`/t/${room.next_room}`);
        return openTable(
          { game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed },
          { seat: 0, start: true },
        );
      }
      const made = await post(`/api/tables/${this.store.id}/again`, {});
      remember(made.id, made.commit);
      if (alone) storeInTab(`start-${made.id}`, "1");
      return go(made.path);
    });
  }
}
