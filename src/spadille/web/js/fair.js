// Checking the deals in the browser, apart from the server's code: from the page on notation alone.

const ROUND = [];
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
        words[i] = words[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + words[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
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

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "11", "12", "13", "J", "Q", "K", "A"];
/** The number that orders cards in a fresh pack. @param {string} card */
function number(card) {
  const plain = card.replace("'", "");
  const mark = card.endsWith("'") ? 128 : 0;
  if (plain === "JL") return 64 + mark;
  if (plain === "JB") return 65 + mark;
  return "CDHS".indexOf(plain.slice(-1)) * 16 + RANKS.indexOf(plain.slice(0, -1)) + mark;
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

const STANDARD = "CDHS".split("").flatMap((suit) => RANKS.filter((rank) => rank[0] !== "1").map((rank) => rank + suit));

/** What chance must have drawn; null where this page does not recompute a word. @param {string} text @param {any} header @param {(n: number) => number} below */
function drawn(text, header, below) {
  const [verb, ...cards] = text.split(" ");
  if (verb === "dealer") return `dealer ${below(header.seats)}`;
  if (verb === "draw") return `draw ${shuffle(STANDARD, below).slice(0, header.seats).join(" ")}`;
  if (verb === "deal") return `deal ${shuffle(cards.slice().sort((a, b) => number(a) - number(b)), below).join(" ")}`;
  if (verb === "shoe") return `shoe ${shuffle(Array.from({ length: cards.length / 52 }, () => STANDARD).flat(), below).join(" ")}`;
  return null;
}

/**
 * Recompute every deal of a record.
 * @param {string} record
 * @returns {{ok: boolean, words: string}}
 */
export function verify(record) {
  const lines = record.trim().split("\n").map((line) => JSON.parse(line));
  const header = lines[0];
  const text = new TextEncoder();
  if (!header.seed || !header.secret) return { ok: false, words: "The record carries no seed." };
  const secret = unhex(header.secret.slice(3));
  if (header.commit && header.commit !== `sha256:${hex(sha256(secret))}`) return { ok: false, words: "The secret is not the one that was promised before the game." };
  const added = Object.entries(header.contributions ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  const parts = added.flatMap(([seat, words]) => [big(Number(seat), 4), big(text.encode(words).length, 4), text.encode(words)]);
  const seed = sha256(join(secret, ...parts));
  if (header.seed !== `v1:${hex(seed)}`) return { ok: false, words: "The seed does not follow from the secret and what the seats added." };
  let chance = 0;
  let checked = 0;
  for (const line of lines.slice(1)) {
    if (!Array.isArray(line) || line[0] !== -1) continue;
    const expected = drawn(line[1], header, stream(seed, chance++));
    if (expected === null) continue;
    if (expected !== line[1]) return { ok: false, words: `The seed gives other cards at chance move ${chance}.` };
    checked++;
  }
  return { ok: true, words: `All ${checked} deals follow from a seed that the server had promised before the seats added theirs. Nobody could choose the cards. It does not prove that no two players talked to each other.` };
}
