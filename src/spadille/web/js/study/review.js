// The review of a game, deal by deal: the costliest moments with their tricks, luck and play, then every decision.

import { reviewed } from "../core/api.js";
import { announce, dialog, fill, h, pageLink, words } from "../core/dom.js";
import { cardElement } from "../felt/zones.js";
import { say } from "../core/words.js";

/**
 * @typedef {ReviewedMove} Move
 * @typedef {ReviewedMoment} Moment
 * @typedef {ReviewedDeal} Deal
 */

/** @param {string} card @param {string} below @param {string} [kind] */
const drawn = (card, below, kind = "") =>
  h(
    "figure",
    { class: kind },
    cardElement({ card, move: null, refusal: null, marks: [], note: "", seat: null }, {}),
    h("figcaption", {}, below),
  );

/** A costly moment with the cards on the table. @param {Moment} moment @param {string} who @param {string} link */
function momentElement(moment, who, link) {
  const { card, better, trick } = moment;
  const cards = [
    ...trick.flatMap((face) => (face.card ? [drawn(face.card, face.note)] : [])),
    ...(card ? [drawn(card, who, "played")] : []),
    ...(better ? [drawn(better, say("better"), "better")] : []),
  ];
  return h(
    "li",
    { class: "moment" },
    h("p", {}, moment.sentence),
    cards.length ? h("div", { class: "last-trick" }, ...cards) : null,
    link
      ? h(
          "p",
          { class: "actions" },
          pageLink(`${link}${moment.at}`, say("see-moment")),
          pageLink(`${link}${moment.at}&try=1`, say("try-it")),
        )
      : null,
  );
}

/** @param {Move} move @param {string} name @param {string} link */
function moveRows(move, name, link) {
  const where = `${move.trick ? `${move.trick}. ` : ""}${name}`;
  const better = move.perfect.length ? move.perfect.reduce((one, other) => say("either", { one, other })) : "";
  const seen = move.tricks_lost ? say("tricks-less", { n: move.tricks_lost, better }) : "";
  const why = [move.why && `${move.why.charAt(0).toUpperCase()}${move.why.slice(1)}.`, seen].filter(Boolean).join(" ");
  return [
    h(
      "tr",
      {},
      h(
        "td",
        {},
        link ? h("a", { href: `${link}${move.at}`, "data-go": true, title: say("see-moment") }, where) : where,
      ),
      h("td", {}, move.played_words),
      h("td", {}, move.costly ? h("b", {}, move.best_words) : ""),
      h("td", {}, move.verdict),
    ),
    why ? h("tr", { class: "reason" }, h("td", { class: "cited", colSpan: 4 }, why)) : null,
  ];
}

/** @param {Deal} deal @param {string} link */
function decisions(deal, link) {
  const name = (/** @type {Move} */ move) => deal.seats.find((seat) => seat.seat === move.seat)?.name ?? "";
  const head = h(
    "thead",
    {},
    h(
      "tr",
      {},
      ...[
        deal.moves.some((move) => move.trick) ? say("trick") : say("player"),
        say("played"),
        say("better-column"),
        say("cost"),
      ].map((word) => h("th", { scope: "col" }, word)),
    ),
  );
  const body = h("tbody", {});
  fill(body, ...deal.moves.flatMap((move) => moveRows(move, name(move), link)));
  const lost = deal.seats.map(({ name, lost }) => `${name} ${Math.round(lost)}`).join(", ");
  const tricks = deal.seats.filter((seat) => seat.tricks_lost !== null);
  const missed = tricks.map((seat) => `${seat.name} ${seat.tricks_lost}`).join(", ");
  return h(
    "details",
    { class: "decisions" },
    h("summary", {}, say("all-decisions", { n: deal.moves.length })),
    h("p", {}, say("points-lost", { lost })),
    tricks.length ? h("p", {}, say("tricks-lost", { lost: missed })) : null,
    h("div", { class: "scroll" }, h("table", {}, head, body)),
  );
}

/** @param {Deal} deal @param {string} link */
function told(deal, link) {
  const notes = deal.notes.map((note) => h("p", { class: "cited" }, note));
  if (!deal.moves.length) return notes;
  const level = say("level", { level: deal.level });
  const who = (/** @type {Moment} */ moment) => {
    const move = deal.moves.find((each) => each.at === moment.at);
    return deal.seats.find((seat) => seat.seat === move?.seat)?.name ?? "";
  };
  return [
    ...notes,
    deal.moments.length
      ? h("ol", { class: "moments" }, ...deal.moments.map((each) => momentElement(each, who(each), link)))
      : h("p", {}, deal.none),
    ...deal.luck.map((line, at) => h("p", { class: at === deal.luck.length - 1 ? "cited" : "luck" }, line)),
    decisions(deal, link),
    h("p", { class: "cited" }, say("judged-by", { level })),
  ];
}

/**
 * Review the deals of a table, or of a record.
 * @param {string} id the table, if any
 * @param {string} record otherwise the record
 * @param {boolean} over the game is over, so its moments can be viewed
 * @param {string} from source of the record, such as "past=…"
 * @param {number} seat of this person in a game without a table; -1 for none
 */
export function showReview(id, record = "", over = true, from = id && `table=${id}`, seat = -1) {
  const place = h("div", {}, h("p", { class: "wait", role: "status" }, say("thinking")));
  let latest = 0;
  const link = from && over ? `/replay?${from}&at=` : "";
  const ask = async (/** @type {number} */ number) => {
    const mine = ++latest;
    fill(place, h("p", { class: "wait", role: "status" }, say("thinking")));
    try {
      const found = await reviewed(id, record, `deal=${number}&all_cards=${all.checked}${id ? "" : `&seat=${seat}`}`);
      document.dispatchEvent(new CustomEvent("reviewed", { detail: { id, record, found } }));
      if (mine !== latest) return;
      which.replaceChildren(
        ...Array.from({ length: found.deals }, (_, at) => h("option", { value: String(at + 1) }, String(at + 1))),
      );
      which.value = String(found.deal);
      fill(place, ...told(found, link));
      announce(found.moments.map((/** @type {Moment} */ each) => each.sentence).join(" ") || found.none);
    } catch (wrong) {
      if (mine === latest) fill(place, h("p", { class: "wrong", role: "alert" }, words(wrong)));
    }
  };
  const which = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => ask(Number(which.value)) }));
  const all = /** @type {HTMLInputElement} */ (
    h("input", { type: "checkbox", onchange: () => ask(Number(which.value)) })
  );
  dialog(
    say("review"),
    h(
      "p",
      { class: "actions review-asks" },
      h("label", {}, say("deal"), " ", which),
      over ? h("label", {}, all, " ", say("all-cards-seen")) : null,
    ),
    place,
  );
  ask(0);
}
