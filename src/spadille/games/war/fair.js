// What the browser needs to recompute War: the cards that are collected lie in an order that the moves have made.

/** @typedef {import("../../web/js/fair.js").Kit} Kit */

/** The two stacks: which cards lie on the table when they are collected. */
class Stacks {
  /** @param {any} options @param {string[]} ranks */
  constructor(options, ranks) {
    this.ranks = ranks;
    this.depth = options.war_depth;
    this.shuffled = options.collect_order === "shuffled";
    this.loserFirst = options.collect_order === "loser_first";
    /** @type {string[][]} */
    this.stacks = [[], []];
    /** @type {string[][]} */
    this.table = [[], []];
    this.ready = new Set();
    this.steps = 0;
    this.winner = -1;
  }

  /** @param {string[]} cards */
  deal(cards) {
    this.stacks = [cards.filter((_, at) => at % 2 === 0), cards.filter((_, at) => at % 2 === 1)];
  }

  /** @param {number} seat */
  turn(seat) {
    this.ready.add(seat);
    if (this.ready.size < 2) return;
    this.ready.clear();
    const down = this.steps === 0 ? 0 : this.depth === "fixed_1" ? 1 : this.depth === "fixed_3" ? 3 : this.steps;
    for (const each of [0, 1]) this.table[each].push(...this.stacks[each].splice(0, down + 1));
    const [one, other] = this.table.map((cards) => this.ranks.indexOf((cards.at(-1) ?? "")[0]));
    this.steps++;
    if (one === other) return;
    this.winner = one > other ? 0 : 1;
    const first = this.loserFirst ? 1 - this.winner : this.winner;
    if (!this.shuffled) this.collect(this.table[first].concat(this.table[1 - first]));
  }

  /** @param {string[]} cards */
  collect(cards) {
    this.stacks[this.winner].push(...cards);
    this.table = [[], []];
    this.steps = 0;
  }
}

/** @type {import("../../web/js/fair.js").Make} */
export default function war(header, { RANKS, STANDARD, shuffle }) {
  const stacks = new Stacks(header.options, RANKS);
  return {
    pack: STANDARD,
    draws: { collect: (below) => shuffle(stacks.table.flat(), below) },
    follow: (seat, verb, cards) => {
      if (verb === "deal") stacks.deal(cards);
      else if (verb === "turn") stacks.turn(seat);
      else if (verb === "collect") stacks.collect(cards);
    },
  };
}
