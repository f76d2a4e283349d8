// A decision of one's own game once more: sit down at it, and see what another card brings.

import { get, tried } from "../core/api.js";
import { DecisionPage } from "./decision.js";
import { entitle, pageLink } from "../core/dom.js";
import { styled } from "./lesson.js";
import { pastGame, recordOf } from "./past_games.js";
import { say } from "../core/words.js";

/** The record of a table, or of a game that this browser keeps. @param {URLSearchParams} asked */
async function recordAsked(asked) {
  const game = asked.get("past") ? await pastGame(asked.get("past") ?? "") : undefined;
  return game ? recordOf(game) : String(await get(`/api/tables/${asked.get("table") ?? ""}/record`));
}

/** @param {Element} app */
export async function tryPage(app) {
  const asked = new URLSearchParams(location.search);
  const at = Number(asked.get("at"));
  const [record] = await Promise.all([recordAsked(asked), styled()]);
  const shown = await tried(record, `?at=${at}`);
  entitle(app, shown.title);
  asked.delete("try");
  return new DecisionPage(app, shown, {
    where: say("move-number", { n: at + 1 }),
    after: (move) => tried(record, `/after?at=${at}&move=${encodeURIComponent(move)}`),
    solved: () => {},
    onward: [pageLink(`/replay?${asked}`, say("see-moment"), "button")],
  });
}
