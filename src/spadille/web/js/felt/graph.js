// The geometry of a line graph, in percent of its width and height from the upper left corner. It draws nothing.

/** @typedef {[number, number]} Point */
/** @typedef {{lines: Point[][], target: number | null, zero: number | null}} Plot */

/**
 * The lines of a graph, one for each side, and the heights of the target and of zero, where it has them. A graph with a
 * target reaches from there to zero at least; another one, such as of chips, only as far as its figures.
 * @param {number[][]} totals the figures of all sides, one deal after the other
 * @param {number | null} target
 * @returns {Plot}
 */
export function plotted(totals, target) {
  const all = [...totals.flat(), ...(target === null ? [] : [0, target])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const height = (/** @type {number} */ value) => (high > low ? (100 * (high - value)) / (high - low) : 50);
  const across = (/** @type {number} */ at) => (totals.length > 1 ? (100 * at) / (totals.length - 1) : 0);
  return {
    lines: (totals[0] ?? []).map((_, side) => totals.map((deal, at) => [across(at), height(deal[side])])),
    target: target === null ? null : height(target),
    zero: low <= 0 && high >= 0 ? height(0) : null,
  };
}

/**
 * Heights near the wanted ones, in the same order and with a gap between any two of them.
 * @param {number[]} wanted
 * @param {number} gap less where there is no room for it
 */
export function spread(wanted, gap) {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one] - wanted[other]);
  const step = Math.min(gap, 100 / Math.max(1, wanted.length - 1));
  const found = [...wanted];
  order.forEach((at, rank) => (found[at] = Math.max(wanted[at], rank ? found[order[rank - 1]] + step : 0)));
  order.reverse();
  order.forEach((at, rank) => (found[at] = Math.min(found[at], rank ? found[order[rank - 1]] - step : 100)));
  return found;
}
