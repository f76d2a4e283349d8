// A record, move by move, with a slider.

import { get, moment } from "../core/api.js";
import { entitle, fill, h, pageLink, press, toast, trying, words } from "../core/dom.js";
import { styled } from "../core/styles.js";
import { drawAside, drawScene } from "../felt/felt.js";
import { fit, keepFitting } from "../felt/fit.js";
import { pastGame, recordOf } from "../visitor/past_games.js";
import { playOnButton } from "../visitor/play_on.js";
import { verdict } from "../fair/verdict.js";
import { showReview } from "../study/review.js";
import { openSheet } from "../table/lookups.js";
import { say } from "../core/words.js";

/**
 * A viewer for one record.
 * @param {string} record
 * @param {number} start the first move shown
 * @param {HTMLElement} more another button
 * @returns {Promise<HTMLElement>}
 */
export async function viewer(record, start, more) {
  const felt = h("div", { class: "felt-place" });
  const said = h("p", { class: "said", role: "status" });
  const place = h("output", {});
  const beside = h("div", { class: "aside-zones" });
  /** The move to show next, while another one is fetched. @type {number | null} */
  let wanted = null;
  let fetching = false;
  let whose = -1;
  let playing = false;
  /** The timer of the next move. */
  let next = 0;
  const first = await moment(record, start, -1, true);
  const slider = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "range",
      min: 0,
      max: first.moves,
      value: start,
      "aria-label": say("move"),
      oninput: () => show(Number(slider.value)),
    })
  );
  const seats = h(
    "select",
    {
      "aria-label": say("seen-by"),
      onchange: (/** @type {any} */ event) => {
        whose = Number(event.target.value);
        show(Number(slider.value));
      },
    },
    h("option", { value: "-1" }, say("a-watcher")),
    ...first.scene.plates.map((/** @type {any} */ each) => h("option", { value: String(each.seat) }, each.name)),
  );
  /** Show a move; of several that are asked for while one is fetched, only the last is fetched. */
  const show = async (/** @type {number} */ at) => {
    wanted = at;
    clearTimeout(next);
    if (fetching) return;
    fetching = true;
    await trying(async () => {
      while (wanted !== null) {
        const asked = wanted;
        wanted = null;
        const found = await moment(record, asked, whose);
        if (wanted === null) drawn(found);
      }
    });
    fetching = false;
    wanted = null;
  };
  /** @param {any} found the answer of the server */
  const drawn = (found) => {
    slider.value = String(found.at);
    place.textContent = say("one-of", { n: found.at, most: found.moves });
    said.textContent = found.words.join(" ") || say("before-first");
    fill(felt, drawScene(found.scene, { sheet: () => openSheet(found.scene) }));
    fit(felt);
    fill(beside, ...drawAside(found.scene));
    if (playing) next = window.setTimeout(() => (found.at < found.moves ? step(1)() : run(false)), 900);
  };
  const step = (/** @type {number} */ by) => () =>
    felt.isConnected && show(Math.max(0, Math.min(first.moves, Number(slider.value) + by)));
  /** Go to the next or previous moment with a complete trick. @param {number} by */
  const leap = (by) => () => {
    const now = Number(slider.value);
    const ends = [0, ...first.ends, first.moves].filter((each) => (by > 0 ? each > now : each < now));
    show(by > 0 ? (ends[0] ?? first.moves) : (ends.at(-1) ?? 0));
  };
  const button = (/** @type {string} */ text, /** @type {string} */ label, /** @type {() => void} */ onclick) =>
    h("button", { "aria-label": label, onclick }, text);
  const run = (/** @type {boolean} */ on) => {
    playing = on;
    go.textContent = playing ? say("stop") : say("play-on");
    clearTimeout(next);
    if (playing) step(1)();
  };
  const go = press(say("play-on"), () => run(!playing));
  await styled("/static/css/table.css");
  await show(start);
  keepFitting(felt);
  return h(
    "div",
    { class: "replay" },
    felt,
    said,
    h(
      "div",
      { class: "steps" },
      first.ends.length ? button("«", say("trick-back"), leap(-1)) : null,
      button("‹", say("one-back"), step(-1)),
      go,
      button("›", say("one-on"), step(1)),
      first.ends.length ? button("»", say("trick-on"), leap(1)) : null,
      slider,
      place,
      h("label", {}, say("seen-by"), " ", seats),
    ),
    h(
      "p",
      { class: "actions" },
      playOnButton("/api/play-on", () => ({ record, at: Number(slider.value), seat: whose })),
      more,
    ),
    beside,
  );
}

/** A record that lies on the same host, such as one of the site's. @param {string} path */
async function recordAt(path) {
  const found = new URL(path, location.href);
  const answer = found.origin === location.origin ? await fetch(found) : null;
  if (!answer?.ok) throw new Error(say("no-record-there"));
  return answer.text();
}

/** @param {Element} app */
export async function replayPage(app) {
  entitle(app, say("record-move-by-move"));
  const place = h("div", {});
  const load = async (/** @type {string} */ record, /** @type {string} */ id, /** @type {number} */ seat = -1) => {
    const start = Number(new URLSearchParams(location.search).get("at") ?? 0) || 0;
    fill(
      place,
      await viewer(
        record,
        start,
        press(say("review"), () => showReview(id, record, true, from, seat)),
      ),
      h("details", {}, h("summary", {}, say("were-deals-fair")), await verdict(record, id)),
    );
  };
  const opened = (/** @type {any} */ event) => {
    const file = event.target.files?.[0];
    if (file)
      file
        .text()
        .then((/** @type {string} */ record) => load(record, ""))
        .catch((/** @type {any} */ wrong) =>
          // The game is named in the first line of a record.
          wrong.line === 1
            ? toast(say("no-game-of-ours"))
            : fill(place, h("p", { class: "wrong", role: "alert" }, words(wrong))),
        );
  };
  const id = new URLSearchParams(location.search).get("table");
  const past = new URLSearchParams(location.search).get("past");
  const elsewhere = new URLSearchParams(location.search).get("from");
  const from = past ? `past=${past}` : id ? `table=${id}` : "";
  const links = id
    ? h(
        "p",
        { class: "actions" },
        pageLink(`/t/${id}`, say("back-to-table"), "button"),
        h(
          "a",
          { class: "button", href: `/api/tables/${id}/record`, download: `spadille-${id}.jsonl` },
          say("download-record"),
        ),
      )
    : h(
        "label",
        { class: "setting" },
        say("choose-a-file"),
        h("input", { type: "file", accept: ".jsonl,.txt", onchange: opened }),
      );
  fill(app, h("section", { class: "sheet rules" }, h("h1", {}, say("record-move-by-move")), links, place));
  const game = past ? await pastGame(past) : undefined;
  if (game) await load(await recordOf(game), "", game.tally.seat);
  if (elsewhere) await load(await recordAt(elsewhere), "");
  if (id) await load(await get(`/api/tables/${id}/record`), id);
}
