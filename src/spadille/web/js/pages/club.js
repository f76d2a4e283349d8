// The club of this server: its evenings with their winners, its ladder, and one evening board by board.

import { get } from "../core/api.js";
import { entitle, fill, h, pageLink } from "../core/dom.js";
import { inDigits, language, listed, say } from "../core/words.js";

/** A day such as "2026-11-27" in the reader's language. @param {string} day @param {"medium" | "long"} dateStyle */
const dayIn = (day, dateStyle) =>
  day ? new Date(day).toLocaleDateString(language, { dateStyle, timeZone: "UTC" }) : "";

/** Options for a number that says which side is ahead. @type {Intl.NumberFormatOptions} */
const SIGNED = { signDisplay: "exceptZero" };
/** @type {Intl.NumberFormatOptions} */
const PERCENT = { style: "percent" };

/** @typedef {{text: string, number?: boolean}} Head */

/**
 * A table that scrolls sideways if it must; cells below a head of numbers stand at the right.
 * @param {string} label
 * @param {Head[]} heads
 * @param {(string | Node)[][]} rows the second cell names the row
 * @param {number} [naming] the cell that names its row
 */
function table(label, heads, rows, naming = 1) {
  const name = (/** @type {number} */ at) => (heads[at]?.number ? "number" : undefined);
  return h(
    "div",
    { class: "scroll", tabIndex: 0, role: "region", "aria-label": label },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...heads.map(({ text }, at) => h("th", { scope: "col", class: name(at) }, text)))),
      h(
        "tbody",
        {},
        ...rows.map((row) =>
          h(
            "tr",
            {},
            ...row.map((cell, at) =>
              at === naming ? h("th", { scope: "row" }, cell) : h("td", { class: name(at) }, cell),
            ),
          ),
        ),
      ),
    ),
  );
}

// -- the club ---------------------------------------------------------------------------------------

/** @param {EveningListed} evening */
const form = ({ kind, entrants }) => say("club-form", { kind, n: entrants });

/** The winners, those of each field if there are two. @param {EveningListed} evening */
function winners({ winners: found }) {
  if (!found.length) return say("club-no-result");
  return found
    .map(({ side, names }) => (side ? `${say("club-side", { side })}: ${listed(names)}` : listed(names)))
    .join("; ");
}

/** The evenings, the latest first. @param {EveningListed[]} found */
function evenings(found) {
  if (!found.length) return h("p", {}, say("club-no-evening"));
  const heads = [{ text: say("day") }, { text: say("club-evening") }, { text: say("club-winner") }];
  const rows = found.map((each) => [
    dayIn(each.day, "medium"),
    h(
      "span",
      {},
      pageLink(`/club/${encodeURIComponent(each.key)}`, each.title),
      h("small", {}, `${each.game}, ${form(each)}`),
    ),
    winners(each),
  ]);
  return table(say("club-evenings"), heads, rows);
}

/** @param {Rating} rating */
const points = ({ points: found, error }) =>
  found === null || error === null ? say("club-too-few") : `${inDigits(found, 0, SIGNED)} ± ${inDigits(error, 0)}`;

/** The ratings of a game, a table for each group of players who have met. @param {LadderShown} ladder */
function ladder({ title, groups }) {
  const heads = [
    { text: say("club-place"), number: true },
    { text: say("club-player") },
    { text: say("club-points"), number: true },
    { text: say("club-matches"), number: true },
    { text: say("club-share"), number: true },
  ];
  const rows = (/** @type {Group} */ group) =>
    group.ratings.map((each, at) => [
      each.points === null ? "–" : String(at + 1),
      each.player,
      points(each),
      String(each.matches),
      inDigits(each.won / each.matches, 0, PERCENT),
    ]);
  return [
    h("h3", {}, title),
    groups.length > 1 ? h("p", { class: "cited" }, say("club-apart")) : null,
    ...groups.map((each) => table(say("club-ladder-of", { game: title }), heads, rows(each))),
  ];
}

/** @param {Element} app @param {ClubShown} club */
function drawClub(app, club) {
  const title = club.name || say("club");
  entitle(app, title);
  fill(
    app,
    h(
      "section",
      { class: "sheet club" },
      h("h1", {}, title),
      h("h2", {}, say("club-evenings")),
      evenings(club.evenings),
      ...(club.ladder.length
        ? [
            h("h2", {}, say("club-ladder")),
            ...club.ladder.flatMap(ladder),
            h("p", { class: "cited" }, say("club-points-mean", { n: club.fewest })),
          ]
        : []),
      club.left_out ? h("p", { class: "cited" }, say("club-left-out", { n: club.left_out })) : null,
    ),
  );
}

// -- an evening -------------------------------------------------------------------------------------

/** The standings of a field. @param {EveningShown} evening @param {FieldShown} field */
function standings({ scoring, listed: { kind } }, { side, standings: rows }) {
  const teams = kind === "teams";
  const tops = scoring === "matchpoints";
  const title = side ? say("club-side", { side }) : say("club-standings");
  const heads = [
    { text: say("club-place"), number: true },
    { text: say("club-entrant", { kind }) },
    ...(tops ? [{ text: say("club-percent"), number: true }] : []),
    { text: say("club-score", { scoring }), number: true },
    ...(tops ? [] : [{ text: say("club-per-board"), number: true }]),
    ...(teams ? [{ text: say("club-matches-won"), number: true }] : []),
    { text: say("club-boards"), number: true },
  ];
  const cells = (/** @type {Standing} */ each) => [
    String(each.place),
    each.name,
    ...(tops ? [each.percent === null ? "–" : inDigits(each.percent / 100, 1, PERCENT)] : []),
    tops ? inDigits(each.score, 0) : inDigits(each.score, 1, SIGNED),
    ...(tops ? [] : [each.per_board === null ? "–" : inDigits(each.per_board, 2, SIGNED)]),
    ...(teams ? [each.won === null ? "–" : inDigits(each.won, each.won % 1 ? 1 : 0)] : []),
    String(each.boards),
  ];
  return [h("h2", {}, title), table(title, heads, rows.map(cells))];
}

/** @param {BoardShown} board */
function board({ number, results }) {
  const title = say("club-board", { n: number });
  const heads = [
    { text: say("club-side", { side: "ns" }) },
    { text: say("club-side", { side: "ew" }) },
    { text: say("club-ahead"), number: true },
  ];
  const rows = results.map(({ ns, ew, net }) => [ns, ew, inDigits(net, 0, SIGNED)]);
  return h("section", {}, h("h3", {}, title), table(title, heads, rows, 0));
}

/** @param {Element} app @param {EveningShown} evening */
function drawEvening(app, evening) {
  const { listed: about, rulebook, fields, boards, wrong } = evening;
  entitle(app, about.title);
  const facts = [dayIn(about.day, "long"), `${about.game} (${rulebook})`, form(about)].filter(Boolean).join(" · ");
  fill(
    app,
    h(
      "section",
      { class: "sheet club" },
      h("h1", {}, about.title),
      h("p", {}, facts),
      about.shown < about.due
        ? h("p", { class: "cited" }, say("club-so-far", { n: about.shown, most: about.due }))
        : null,
      wrong ? h("p", { class: "wrong" }, say("club-wrong-rows", { n: wrong })) : null,
      ...(boards.length ? fields.flatMap((each) => standings(evening, each)) : []),
      boards.length ? h("h2", {}, say("club-by-boards")) : null,
      h("div", { class: "club-boards" }, ...boards.map(board)),
      h("p", { class: "actions" }, pageLink("/club", say("club-all-evenings"), "button")),
    ),
  );
}

/** The page of the club, or of one of its evenings. @param {Element} app @param {string} key */
export async function clubPage(app, key) {
  if (key) drawEvening(app, await get(`/api/club/${encodeURIComponent(key)}`));
  else drawClub(app, await get("/api/club"));
}
