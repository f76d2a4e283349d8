// Dialogs and pages that are loaded on demand, since the first view of the table does not need them.

import { trying } from "../core/dom.js";

/** Review the deals of a table, or of a record. @param {string} id @param {string} [record] @param {boolean} [over] */
export const showReview = (id, record, over) =>
  trying(async () => (await import("../study/review.js")).showReview(id, record, over));

/** Show the differences between a table's rules and its rulebook. @param {RoomState} room */
export const rulesHere = (room) => trying(async () => (await import("../pages/own_rules.js")).rulesHere(room));
