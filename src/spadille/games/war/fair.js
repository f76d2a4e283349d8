// Recomputes a deal of War in the browser: the order of collected cards depends on the moves.

/** @typedef {import("../../web/js/fair/fair.js").Kit} Kit */

/** The stacks, to find the cards on the table whenever they are collected. */
class Stacks {
  /** @param {any} options @param {number} seats @param {string[]} ranks */
  constructor(options, seats, ranks) {
    this.ranks = ranks;
    this.seats = seats;
    this.options = options;
    this.shuffled = options.collect_order === "shuffled";
    this.lowest = options.wins === "lowest";
    this.all = [...Array(seats).keys()];
    /** @type {string[][]} */
    this.stacks = this.all.map(() => []);
    /** @type {string[][]} */
    this.table = this.all.map(() => []);
    this.fighters = this.all;
    this.ready = new Set();
    this.steps = 0;
    this.winner = -1;
  }

  /** @param {string[]} cards */
  deal(cards) {
    const dealt = cards.length - (cards.length % this.seats);
    this.stacks = this.all.map((seat) => cards.slice(0, dealt).filter((_, at) => at % this.seats === seat));
  }

  /** The rank of a card. @param {string} card */
  rank(card) {
    const high = card.startsWith("J") && "LB".includes(card[1]) ? this.ranks.length : this.ranks.indexOf(card[0]);
    return this.lowest ? -high : high;
  }

  /** Number of cards to lay next. */
  due() {
    if (this.steps === 0) return 1;
    const depth = this.options.war_depth;
    return 1 + (depth.startsWith("fixed_") ? Number(depth.slice(6)) : this.steps);
  }

  /** @param {number} seat */
  turn(seat) {
    this.ready.add(seat);
    if (this.ready.size < this.fighters.length) return;
    this.ready.clear();
    const due = this.due();
    for (const each of this.fighters) this.table[each].push(...this.stacks[each].splice(0, due));
    const ranks = this.fighters.map((each) => this.rank(this.table[each].at(-1) ?? ""));
    const ahead = this.fighters.filter((_, at) => ranks[at] === Math.max(...ranks));
    this.steps++;
    if (ahead.length > 1) {
      this.fight(ahead);
      return;
    }
    this.winner = ahead[0];
    if (this.shuffled) return;
    const others = this.all.slice(1).flatMap((each) => this.table[(this.winner + each) % this.seats]);
    const own = this.table[this.winner];
    this.collect(this.options.collect_order === "winner_first" ? own.concat(others) : others.concat(own));
  }

  /** Begins a war, unless somebody has too few cards and all take theirs back. @param {number[]} ahead */
  fight(ahead) {
    if (this.options.who_fights !== "all") this.fighters = ahead;
    const short = this.fighters.some((each) => this.stacks[each].length < this.due());
    if (this.options.short_in_war !== "take_back" || !short) return;
    for (const each of this.all) this.stacks[each].push(...this.table[each]);
    this.next();
  }

  /** @param {string[]} cards */
  collect(cards) {
    this.stacks[this.winner].push(...cards);
    this.next();
  }

  next() {
    this.table = this.all.map(() => []);
    this.fighters = this.all.filter((each) => this.stacks[each].length);
    this.steps = 0;
  }
}

/** @type {import("../../web/js/fair/fair.js").Make} */
export default function war(header, { RANKS, STANDARD, shuffle }) {
  const stacks = new Stacks(header.options, header.seats, RANKS);
  return {
    pack: header.options.jokers ? [...STANDARD, "JL", "JB"] : STANDARD,
    draws: { collect: (below) => shuffle(stacks.table.flat(), below) },
    follow: (seat, verb, cards) => {
      if (verb === "deal") stacks.deal(cards);
      else if (verb === "turn") stacks.turn(seat);
      else if (verb === "collect") stacks.collect(cards);
    },
  };
}
