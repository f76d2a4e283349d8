// The person's own rules: stored in this browser, shared as a link, and compared with a table's rules.

import { gameOf, post } from "../core/api.js";
import { dialog, fill, h, press, toast, trying, words } from "../core/dom.js";
import { differenceLines, same } from "./options.js";
import { forGuests } from "./which_game.js";
import { openTable } from "../visitor/open_table.js";
import { OWN_RULES } from "../core/prefs.js";
import { base } from "../core/transport.js";
import { say } from "../core/words.js";

const FORM = 1;
const MOST = 40;
const LONGEST = 40;

/**
 * A set of rules, with the options that differ from the rulebook's.
 * @typedef {{game: string, rulebook: string, seats: number, options: Record<string, any>}} Rules
 * @typedef {Rules & {name: string}} Own
 */

/**
 * The stored rules, or null if a later version of this page has stored them in an unknown form.
 * @returns {Own[] | null}
 */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(OWN_RULES) ?? "null");
    if (kept === null) return [];
    return kept.form === FORM && Array.isArray(kept.rules) ? kept.rules : null;
  } catch {
    return null;
  }
}

/** The person's own rules of a game. @param {string} game @returns {Own[]} */
export const ownRules = (game) => (read() ?? []).filter((each) => each.game === game);

/** Change the stored rules. @param {(rules: Own[]) => Own[]} change @returns {boolean} true if they could be stored */
function keep(change) {
  const kept = read();
  if (kept === null) {
    toast(say("rules-kept-elsewhere"));
    return false;
  }
  try {
    localStorage.setItem(OWN_RULES, JSON.stringify({ form: FORM, rules: change(kept).slice(-MOST) }));
    return true;
  } catch {
    toast(say("keeps-nothing"));
    return false;
  }
}

/** Store rules under a name, replacing those of the same name and game. @param {string} name @param {Rules} rules */
export function keepRules(name, rules) {
  const called = name.trim().slice(0, LONGEST);
  if (!called) return false;
  const { game, rulebook, seats, options } = rules;
  const own = { name: called, game, rulebook, seats, options };
  return keep((all) => [...all.filter((each) => each.name !== called || each.game !== game), own]);
}

/** Buttons that open a table by each of the person's own rules; null if there are none. */
export function playOwn() {
  const all = read() ?? [];
  const play = (/** @type {Own} */ { name, ...rules }) =>
    trying(() => openTable({ ...rules, called: name }, { seat: 0, start: true }));
  const button = (/** @type {Own} */ own) =>
    press(say("play-rules", { game: gameOf(own.game)?.title ?? own.game, rules: own.name }), () => play(own));
  return all.length ? h("p", { class: "daily-link" }, `${say("your-own-rules")}:`, ...all.map(button)) : null;
}

/** @param {Own} own */
const forget = (own) => keep((all) => all.filter((each) => each.name !== own.name || each.game !== own.game));

// -- as a link -----------------------------------------------------------------------------------

/** @param {any} value */
const spelt = (value) => (value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value));

/** The address that sets up a table with these rules. @param {Rules} rules */
export function linkTo(rules) {
  const given = Object.entries(rules.options).map(([name, value]) => [name, spelt(value)]);
  const query = new URLSearchParams([["rules", rules.rulebook], ["seats", String(rules.seats)], ...given]);
  return `${location.origin}${base}/new/${rules.game}?${query}`;
}

/**
 * The rules named by a link, and sentences about its unknown parts.
 * @param {import("./options.js").Game} game
 * @param {URLSearchParams} query
 * @returns {{rules: Rules | null, unknown: string[]}}
 */
export function fromLink(game, query) {
  const named = query.get("rules");
  if (named === null) return { rules: null, unknown: [] };
  const book = game.rulebooks.find((each) => each.name === named);
  if (!book) return { rules: null, unknown: [say("no-such-book")] };
  const seats = Number(query.get("seats") ?? book.usual_seats);
  const fits = book.seats.includes(seats);
  const unknown = fits ? [] : [say("not-so-many", { book: book.title })];
  /** @type {Record<string, any>} */
  const options = {};
  let strange = 0;
  for (const [name, text] of query) {
    if (name === "rules" || name === "seats") continue;
    const option = game.options.find((each) => each.name === name);
    const value =
      option?.choices.find((each) => spelt(each) === text) ?? (/^-?\d{1,9}$/.test(text) ? Number(text) : null);
    if (!option || (value === null && !(text === "none" && option.choices.includes(null)))) strange += 1;
    else options[name] = value;
  }
  if (strange) unknown.push(say("rules-unknown", { n: strange }));
  return { rules: { game: game.name, rulebook: book.name, seats: fits ? seats : book.usual_seats, options }, unknown };
}

// -- at set-up -----------------------------------------------------------------------------------

/**
 * The person's own rules, with controls to select, store, delete and share them.
 * @param {() => Rules} now the current rules
 * @param {(own: Own) => void} choose
 */
export function ownBox(now, choose) {
  const list = h("ul", { class: "own-rules" });
  const game = now().game;
  const draw = () =>
    fill(
      list,
      ...ownRules(game).map((own) =>
        h(
          "li",
          {},
          press(own.name, () => choose(own)),
          h(
            "button",
            {
              class: "close",
              "aria-label": say("forget-rules", { rules: own.name }),
              onclick: () => {
                forget(own);
                draw();
              },
            },
            "×",
          ),
        ),
      ),
    );
  const name = /** @type {HTMLInputElement} */ (
    h("input", { maxLength: LONGEST, "aria-label": say("name-for-rules"), placeholder: say("friday-night") })
  );
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.value.trim()) return name.focus();
    if (keepRules(name.value, now())) {
      toast(say("kept-as", { name: name.value.trim() }));
      choose({ ...now(), name: name.value.trim() });
      name.value = "";
      draw();
    }
  };
  const copy = () =>
    trying(async () => {
      const link = linkTo(now());
      try {
        await navigator.clipboard.writeText(link);
        toast(say("link-copied"));
      } catch {
        dialog(
          say("link-to-rules"),
          h("input", { class: "link", readOnly: true, value: link, "aria-label": say("link") }),
        );
      }
    });
  draw();
  return h(
    "details",
    { class: "own-box", open: list.childElementCount > 0 },
    h("summary", {}, say("your-own-rules")),
    list,
    h(
      "form",
      { class: "actions", onsubmit },
      name,
      h("button", { type: "submit" }, say("keep-these")),
      press(say("copy-link"), copy),
    ),
  );
}

// -- at the table --------------------------------------------------------------------------------

/**
 * Show the differences between a table's rules and its rulebook, and on request the person's own rules.
 * @param {RoomState} room
 */
export function rulesHere(room) {
  return trying(async () => {
    const here = { game: room.game, rulebook: room.rulebook, seats: room.seats.length, options: room.changed };
    const game = gameOf(room.game);
    const found = await post("/api/options", here);
    if (!game) return;
    const book = game.rulebooks.find((each) => each.name === room.rulebook);
    const against = h("div", { class: "difference", role: "status", hidden: true });
    const compare = (/** @type {Own} */ own) => () => trying(() => hold(own, found, against));
    dialog(
      say("rules-here"),
      ...(found.way ? [h("p", {}, h("b", {}, found.way.title), `: ${found.way.line}`), forGuests(found.way)] : []),
      h("p", {}, h("b", {}, book?.title ?? say("book-of-its-own")), book?.line ? `: ${book.line}` : ""),
      h("div", { class: "difference" }, differenceLines(book, found)),
      room.unmeasured ? h("p", { class: "cited" }, room.unmeasured) : null,
      h(
        "p",
        { class: "actions" },
        ...ownRules(room.game).map((own) => press(say("compare-with", { rules: own.name }), compare(own))),
        h("a", { class: "button", href: linkTo(here), target: "_blank" }, say("set-up-like-this")),
        h(
          "a",
          { class: "button", href: `/rules/${room.game}/${room.rulebook}`, target: "_blank" },
          say("all-the-rules"),
        ),
      ),
      against,
    );
  });
}

/** @param {Own} own @param {Checked} here @param {HTMLElement} place */
async function hold(own, here, place) {
  place.hidden = false;
  try {
    const { name, ...rules } = own;
    const yours = await post("/api/options", rules);
    const differ = Object.keys(here.words).filter((each) => !same(here.words[each], yours.words[each]));
    const seats =
      here.seats === yours.seats ? [] : [h("li", {}, say("here-play", { here: here.seats, yours: yours.seats }))];
    const line = (/** @type {string} */ each) =>
      h(
        "li",
        {},
        h("strong", {}, `${say("rule-here", { rule: here.words[each] })} `),
        h("span", {}, `${name}: ${yours.words[each]}`),
      );
    fill(
      place,
      differ.length + seats.length
        ? h("ul", {}, ...seats, ...differ.map(line))
        : h("p", {}, say("same-rules-as", { rules: name })),
    );
  } catch (wrong) {
    fill(place, h("p", {}, say("rules-gone", { why: words(wrong) })));
  }
}
