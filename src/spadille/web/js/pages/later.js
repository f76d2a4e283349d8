// What comes when it is asked for: windows and pages that a first look at the table does not need.

import { trying } from "../core/dom.js";

/** Review the deals of a table, or of a record. @param {string} id @param {string} [record] @param {boolean} [over] */
export const showReview = (id, record, over) =>
  trying(async () => (await import("../study/review.js")).showReview(id, record, over));

/** How the rules of a table differ from their rulebook. @param {RoomState} room */
export const rulesHere = (room) => trying(async () => (await import("./own_rules.js")).rulesHere(room));
