// Named ways to play: chosen from a list, or found by questions about a table's habits.

import { gameOf, get, post } from "../core/api.js";
import { fill, h, press, trying } from "../core/dom.js";
import { differenceLines } from "./options.js";
import { say } from "../core/words.js";

/** The ways to play a game that have a name besides its rulebooks. @param {string} game @returns {Promise<WayInfo[]>} */
export const waysOf = (game) => get(`/api/ways/${game}`);

/**
 * The rules of a way to play, for the given number of seats if possible.
 * @param {string} game
 * @param {WayInfo} way
 * @param {number} [seats]
 */
export const rulesOf = (game, way, seats = 0) => ({
  game,
  rulebook: way.rulebook,
  seats: way.seats.includes(seats) ? seats : way.seats[0],
  options: way.options,
});

/** The list of ways to choose from. @param {WayInfo[]} ways @param {(way: WayInfo) => void} choose */
export function wayList(ways, choose) {
  const row = (/** @type {WayInfo} */ way) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name: "way", value: way.name, "aria-label": way.title, onchange: () => choose(way) }),
      h("span", {}, h("b", {}, way.title), h("small", {}, way.line)),
    );
  return h(
    "details",
    { class: "ways" },
    h("summary", {}, say("ways-by-name", { n: ways.length })),
    h("div", { class: "way-list" }, ...ways.map(row)),
  );
}

/** Mark the chosen way in the list. @param {Element} list @param {WayInfo | null} way */
export function markWay(list, way) {
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (list.querySelectorAll("input")))
    box.checked = box.value === way?.name;
}

/** A way to play in three sentences for guests. @param {WayInfo} way */
export const forGuests = (way) => h("ul", { class: "guest" }, ...way.guest.map((each) => h("li", {}, each)));

/**
 * The rules for people who sit down: three sentences about the way to play, or all differences from the rulebook.
 * @param {string} name
 * @param {string} rulebook
 * @param {Checked} found
 */
export function departures(name, rulebook, found) {
  const game = gameOf(name);
  const book = game?.rulebooks.find((each) => each.name === rulebook);
  if (!found.way || !game)
    return h("ul", { class: "own-rules" }, ...found.differs.map((each) => h("li", {}, each.words[1])));
  const all = h("div", { class: "difference" }, differenceLines(book, found));
  return h(
    "div",
    {},
    forGuests(found.way),
    h("details", {}, h("summary", {}, say("all-differences", { book: book?.title ?? rulebook })), all),
  );
}

/**
 * Identify a table's way to play, one question at a time.
 * @param {string} game
 * @param {(way: WayInfo) => void} found called with the way that the table plays
 * @param {() => HTMLElement} play the button that starts the game
 */
export function asking(game, found, play) {
  const place = h("div", { class: "which" });
  const begin = () => ask({ game, seats: null, said: {}, passed: [], denied: {} });
  /** @param {any} told the answers so far */
  const ask = (told) =>
    trying(async () => {
      const next = await post("/api/which", told);
      if (next.way) return end(next.way, next.also);
      const answers = next.option
        ? next.answers.map((/** @type {any} */ each) =>
            press(each.words, () => ask({ ...told, said: { ...told.said, [next.option]: each.value } })),
          )
        : next.seats.map((/** @type {number} */ each) => press(String(each), () => ask({ ...told, seats: each })));
      const pass = () => ask({ ...told, passed: [...told.passed, next.option] });
      const values = next.answers.map((/** @type {any} */ each) => each.value);
      const deny = () => ask({ ...told, denied: { ...told.denied, [next.option]: values } });
      fill(
        place,
        h("p", { role: "status" }, h("b", {}, next.option ? say("which-is-so") : say("which-how-many"))),
        h(
          "p",
          { class: next.option ? "answers" : "actions" },
          ...answers,
          next.option && press(say("which-none"), deny),
          next.option && press(say("which-unknown"), pass),
        ),
      );
      place.querySelector("button")?.focus();
    });
  /** @param {FittingWay} way @param {FittingWay[]} also */
  const end = (way, also) => {
    const others = also.filter((each) => each.name !== way.name);
    const turn = (/** @type {FittingWay} */ other) => end(other, [way, ...others]);
    const near = way.but.length > 0;
    fill(
      place,
      h("p", { role: "status" }, h("b", {}, way.words), near ? null : ` ${way.line}`),
      near ? h("ul", { class: "but" }, ...way.but.map((each) => h("li", {}, each))) : null,
      h("p", { class: "actions" }, play(), press(say("which-again"), begin)),
      others.length ? h("p", {}, near ? say("which-as-near") : say("which-also")) : null,
      others.length ? h("p", { class: "actions" }, ...others.map((each) => press(each.title, () => turn(each)))) : null,
    );
    place.querySelector("button")?.focus();
    found(way);
  };
  fill(
    place,
    h("p", { class: "actions" }, press(say("which-game"), begin), h("span", { class: "cited" }, say("which-about"))),
  );
  return place;
}
