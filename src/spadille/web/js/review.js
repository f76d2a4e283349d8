// The review of a game, deal by deal: what was played, what was better, what it has cost; skill apart from luck.

import { reviewed } from "./api.js";
import { written } from "./cards.js";
import { dialog, fill, h, words } from "./dom.js";

/**
 * @typedef {import("./types.js").ReviewedMove} Move
 * @typedef {import("./types.js").ReviewedDeal} Deal
 */

const NUMBERS = new Set(["Lost", "Points", "Chance", "Tricks"]);

/** @param {number} points */
const signed = (points) => `${points < 0 ? "−" : "+"}${Math.round(Math.abs(points))}`;
/** @param {number | null} chance */
const percent = (chance) => (chance ? `−${(100 * chance).toFixed(1)} %` : "");
/** @param {string[]} heads @param {HTMLElement[]} rows */
const grid = (heads, rows) =>
  h(
    "div",
    { class: "scroll" },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h("tr", {}, ...heads.map((head) => h("th", { scope: "col", class: NUMBERS.has(head) ? "number" : "" }, head))),
      ),
      h("tbody", {}, ...rows),
    ),
  );

/** @param {Move} move @param {string} name @param {string} link */
function moveRows(move, name, link) {
  const lost = move.lost
    ? [`−${move.lost.toFixed(1)}`, h("small", {}, ` ± ${move.error.toFixed(1)}`)]
    : [move.played === move.best || move.win_lost ? "" : "as good"];
  const seen = move.tricks_lost
    ? [
        h(
          "p",
          {},
          `All cards seen: ${move.tricks_lost === 1 ? "a trick" : `${move.tricks_lost} tricks`} less than with `,
          ...move.perfect.flatMap((each) => [h("span", {}, ...written(each)), " "]),
        ),
      ]
    : [];
  return [
    h(
      "tr",
      {},
      h("td", {}, link ? h("a", { href: `${link}${move.at}`, "data-go": true, title: "See this moment" }, name) : name),
      h("td", {}, ...written(move.played)),
      h("td", {}, h("b", {}, ...written(move.best))),
      h(
        "td",
        { class: "number" },
        ...lost,
        move.win_lost ? h("p", { title: "chance to win the game" }, percent(move.win_lost)) : null,
      ),
    ),
    h("tr", { class: "reason" }, h("td", { class: "cited", colSpan: 4 }, h("p", {}, ...written(move.why)), ...seen)),
  ];
}

/** What the seats have lost, and what the deal was made of. @param {Deal} deal */
function sums(deal) {
  const seen = deal.seats.some((seat) => seat.tricks_lost !== null);
  const heads = [
    "Lost by",
    "Points",
    ...(deal.seats[0].win_lost === null ? [] : ["Chance"]),
    ...(seen ? ["Tricks"] : []),
  ];
  const cell = (/** @type {string} */ text) => h("td", { class: "number" }, text);
  const rows = deal.seats.map((seat) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, seat.name),
      cell(seat.lost.toFixed(1)),
      seat.win_lost === null ? null : cell(percent(seat.win_lost)),
      seen ? cell(String(seat.tricks_lost)) : null,
    ),
  );
  return [
    grid(heads, rows),
    ...deal.sides.map((side) =>
      h(
        "p",
        {},
        h("b", {}, side.name),
        `: ${signed(side.margin)} in this deal, skill ${signed(side.skill)}, luck ${signed(side.luck)}.`,
      ),
    ),
  ];
}

/** @param {Deal} deal @param {boolean} every @param {string} link */
function told(deal, every, link) {
  const notes = deal.notes.map((note) => h("p", { class: "cited" }, note));
  if (!deal.moves.length) return notes;
  const shown = deal.moves.filter((move) => every || move.lost || move.win_lost || move.tricks_lost);
  const name = (/** @type {Move} */ move) => deal.seats.find((seat) => seat.seat === move.seat)?.name ?? "";
  return [
    ...notes,
    ...sums(deal),
    h("p", {}, `Of ${deal.moves.length} decisions, ${shown.length} ${every ? "are shown" : "cost something"}.`),
    shown.length
      ? grid(
          ["Seat", "Played", "Best", "Lost"],
          shown.flatMap((move) => moveRows(move, name(move), link)),
        )
      : null,
    h(
      "p",
      { class: "cited" },
      `Judged by ${deal.level}, from what a seat could see then.${deal.sides.length ? " Skill: what the moves are worth above those of a regular player; luck: all else." : ""}`,
    ),
  ];
}

/**
 * Review the deals of a table, or of a record.
 * @param {string} id the table, if there is one
 * @param {string} record else the record
 * @param {boolean} over the game is over: its moments can be looked at
 */
export function showReview(id, record = "", over = true) {
  const place = h("div", {}, h("p", { class: "wait", role: "status" }, "Thinking …"));
  /** @type {Deal | null} */
  let deal = null;
  let latest = 0;
  const link = id && over ? `/replay?table=${id}&at=` : "";
  const draw = () => deal && fill(place, ...told(deal, every.checked, link));
  const ask = async (/** @type {number} */ number) => {
    const mine = ++latest;
    fill(place, h("p", { class: "wait", role: "status" }, "Thinking …"));
    try {
      const found = await reviewed(id, record, `deal=${number}&all_cards=${all.checked}`);
      if (mine !== latest) return;
      deal = found;
      which.replaceChildren(
        ...Array.from({ length: found.deals }, (_, at) => h("option", { value: String(at + 1) }, String(at + 1))),
      );
      which.value = String(found.deal);
      draw();
    } catch (wrong) {
      if (mine === latest) fill(place, h("p", { class: "wrong", role: "alert" }, words(wrong)));
    }
  };
  const which = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => ask(Number(which.value)) }));
  const box = (/** @type {() => unknown} */ onchange) =>
    /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", onchange }));
  const all = box(() => ask(Number(which.value)));
  const every = box(draw);
  dialog(
    "Review",
    h(
      "p",
      { class: "actions review-asks" },
      h("label", {}, "Deal ", which),
      h("label", {}, every, " Every decision"),
      over ? h("label", {}, all, " With all cards seen") : null,
    ),
    place,
  );
  ask(0);
}
