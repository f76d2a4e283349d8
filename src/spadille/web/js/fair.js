// Checking the deals in the browser, apart from the server's code: from the page on notation alone.

/** The constants of SHA-256: roots of the first primes. @type {number[]} */
const ROUND = [];
/** @type {number[]} */
const START = [];
for (let number = 2; ROUND.length < 64; number++) {
  let prime = true;
  for (let each = 2; each * each <= number; each++) if (number % each === 0) prime = false;
  if (!prime) continue;
  if (START.length < 8) START.push(fraction(Math.sqrt(number)));
  ROUND.push(fraction(Math.cbrt(number)));
}

/** The first 32 bits behind the point. @param {number} value */
function fraction(value) {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

/** SHA-256 of some bytes. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 128;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  new DataView(blocks.buffer).setUint32(blocks.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  const state = START.slice();
  const words = new Uint32Array(64);
  const turn = (/** @type {number} */ value, /** @type {number} */ by) => (value >>> by) | (value << (32 - by));
  for (let at = 0; at < blocks.length; at += 64) {
    const view = new DataView(blocks.buffer, at, 64);
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = view.getUint32(i * 4);
      else {
        const a = words[i - 15];
        const b = words[i - 2];
        words[i] =
          words[i - 16] +
          (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
          words[i - 7] +
          (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, k] = state;
    for (let i = 0; i < 64; i++) {
      const one = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((value, i) => (state[i] = (state[i] + value) >>> 0));
  }
  const out = new Uint8Array(32);
  state.forEach((value, i) => new DataView(out.buffer).setUint32(i * 4, value));
  return out;
}

const hex = (/** @type {Uint8Array} */ bytes) => [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
const unhex = (/** @type {string} */ text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const big = (/** @type {number} */ value, /** @type {number} */ length) => {
  const out = new Uint8Array(length);
  new DataView(out.buffer).setUint32(length - 4, value);
  return out;
};
/** @param {...Uint8Array} parts */
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Numbers for one chance move. @param {Uint8Array} seed @param {number} chance */
function stream(seed, chance) {
  let block = 0;
  /** @type {number[]} */
  let words = [];
  return (/** @type {number} */ n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (!words.length) {
        const view = new DataView(sha256(join(seed, big(chance, 8), big(block++, 8))).buffer);
        words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at));
      }
      const word = /** @type {number} */ (words.shift());
      if (word < limit) return word % n;
    }
  };
}

// -- packs and what chance must have drawn -----------------------------------------------------------

const RANKS = "23456789TJQKA".split("");
const STANDARD = "CDHS".split("").flatMap((suit) => RANKS.map((rank) => rank + suit));

/** The standard pack without some cards. @param {...string} gone */
const without = (...gone) => STANDARD.filter((card) => !gone.includes(card) && !gone.includes(card[0]));

/** The pack of a game, in the order of a fresh one. @param {any} header @returns {string[]} */
export function packOf(header) {
  const { game, seats, options } = header;
  if (game === "five_hundred") return [...without("2", "3"), "JB"];
  if (game === "pinochle") {
    const half = without("2", "3", "4", "5", "6", "7", "8");
    return [...half, ...half.map((card) => `${card}'`)];
  }
  if (game !== "spades") return STANDARD;
  if (options.jokers === 2) return [...without("2H", "2D"), "JL", "JB"];
  /** @type {Record<number, string[]>} */
  const gone = { 3: ["2C"], 5: ["2C", "2D"], 6: ["2"] };
  return without(...(gone[seats] ?? []));
}

/** @param {string[]} pack @param {(n: number) => number} below */
function shuffle(pack, below) {
  const order = pack.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

/** The two stacks of War: which cards lie on the table when they are collected. */
class Stacks {
  /** @param {any} options */
  constructor(options) {
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
    const [one, other] = this.table.map((cards) => RANKS.indexOf((cards.at(-1) ?? "")[0]));
    this.steps++;
    if (one === other) return;
    this.winner = one > other ? 0 : 1;
    if (!this.shuffled)
      this.collect(
        this.table[this.loserFirst ? 1 - this.winner : this.winner].concat(
          this.table[this.loserFirst ? this.winner : 1 - this.winner],
        ),
      );
  }

  /** @param {string[]} cards */
  collect(cards) {
    this.stacks[this.winner].push(...cards);
    this.table = [[], []];
    this.steps = 0;
  }
}

/** What chance must have drawn; null where this page does not recompute a word. @param {string} verb @param {any} header @param {(n: number) => number} below @param {Stacks} stacks */
function drawn(verb, header, below, stacks) {
  switch (verb) {
    case "dealer":
      return `dealer ${below(header.seats)}`;
    case "draw":
      return `draw ${shuffle(STANDARD, below).slice(0, header.seats).join(" ")}`;
    case "deal":
      return `deal ${shuffle(packOf(header), below).join(" ")}`;
    case "shoe":
      return `shoe ${shuffle(Array.from({ length: header.options.decks }, () => STANDARD).flat(), below).join(" ")}`;
    case "collect":
      return `collect ${shuffle(stacks.table.flat(), below).join(" ")}`;
    default:
      return null;
  }
}

// -- the whole record --------------------------------------------------------------------------------

/** @param {any} header @returns {Uint8Array | string} the seed, or what is wrong with it */
function seedOf(header) {
  if (typeof header.seed !== "string" || !header.seed.startsWith("v1:"))
    return "The record carries no seed: its deals cannot be checked.";
  if (!header.secret) return unhex(header.seed.slice(3));
  const secret = unhex(header.secret.slice(3));
  if (header.commit && header.commit !== `sha256:${hex(sha256(secret))}`)
    return "The secret is not the one that was promised before the game.";
  const text = new TextEncoder();
  const added = Object.entries(header.contributions ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  const parts = added.flatMap(([seat, words]) => [
    big(Number(seat), 4),
    big(text.encode(words).length, 4),
    text.encode(words),
  ]);
  const seed = sha256(join(secret, ...parts));
  return header.seed === `v1:${hex(seed)}`
    ? seed
    : "The seed does not follow from the secret and what the seats added.";
}

/**
 * Recompute every chance move of a record from its seed.
 * @param {string} record
 * @returns {{ok: boolean, words: string, header: any, checked: number, skipped: number}}
 */
export function verify(record) {
  const lines = record
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const header = lines[0];
  const found = { ok: false, words: "", header, checked: 0, skipped: 0 };
  const seed = seedOf(header);
  if (typeof seed === "string") return { ...found, words: seed };
  const stacks = new Stacks(header.options ?? {});
  let chance = 0;
  for (const line of lines.slice(1)) {
    if (!Array.isArray(line)) continue;
    const [seat, text] = line;
    const [verb, ...cards] = text.split(" ");
    if (seat === -1) {
      const expected = drawn(verb, header, stream(seed, chance++), stacks);
      if (expected !== null && expected !== text)
        return { ...found, words: `The seed gives other cards at chance move ${chance}: somebody has chosen them.` };
      if (expected === null) found.skipped++;
      else found.checked++;
    }
    if (header.game !== "war") continue;
    if (verb === "deal") stacks.deal(cards);
    else if (verb === "turn") stacks.turn(seat);
    else if (verb === "collect") stacks.collect(cards);
  }
  const times = found.checked === 1 ? "The one chance move follows" : `All ${found.checked} chance moves follow`;
  const left = found.skipped ? ` ${found.skipped} more are not recomputed here.` : "";
  return {
    ...found,
    ok: found.checked > 0,
    words: found.checked ? `${times} from the seed.${left}` : "There is no chance move in this record.",
  };
}
